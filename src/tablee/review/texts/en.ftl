## verdict

verdict-forced = the only move
verdict-fine = fine
verdict-unclear = too close to call
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

## reason

reason-own = { $points ->
        [one] { $player } could then have expected about one point more.
       *[other] { $player } could then have expected about { $points } points more.
    }
reason-other = { $points ->
        [one] { $player } could then have expected about one point less.
       *[other] { $player } could then have expected about { $points } points less.
    }
reason-wins = It wins more often, though not by more.
reason-then = Then, in { $more }% of cases instead of { $less }%:
reason-otherwise = Otherwise, in { $more }% of cases instead of { $less }%:
reason-at-once = Points at once: { $better } instead of { $played }.

## review

review-title = Review
review-of = Review: { $game }, { $players } players
review-text = Chances move by move, what luck brought and what was made of it. Everything is worked out on this device; nothing is sent anywhere.
review-working = Looking at every position: { $done } of { $of }
review-closer = Looking closer at close decisions: { $done } of { $of }
review-look-closer = Look closer
review-clear = Every decision is clear by now.
review-curve = Chances of winning
review-moment = Step { $ply }: { $chances }
review-chance-of = { $player } { $chance }%
review-turning-points = Turning points
review-turning-up = { $player } goes from { $from }% up to { $to }%.
review-turning-down = { $player } goes from { $from }% down to { $to }%.
review-ledger = Luck and play
review-ledger-text = Where the points between each player and the best opponent came from. Every line adds up exactly.
review-start = Seat
review-deal = Deal
review-luck = Luck
review-hidden = Hidden cards
review-own = Own decisions
review-others = Decisions of others
review-end = Final margin
review-luck-in-all = Luck in all
review-lines = Line by line
review-mistakes = Decisions worth a second look
review-no-mistakes = No decision was clearly wrong.
review-where = { $number } of { $count }
review-whose = Whose decisions
review-everybody = Everybody’s
review-played = { $player } played:
review-better = Better:
review-chances = { $player } would win in { $chance }% of cases, instead of { $before }%.
review-sure = What it cost: between { $low } and { $high } in a hundred, for all that { $player } could know.
review-as-played = As it was played
review-as-better = The better move
review-previous = The one before
review-next = The next one
review-try = Try it yourself here
review-replay = Show in the replay
review-share = Link to this review
review-not-over = This match is still going on. It can be reviewed once it is over.
review-no-rules = This page does not have the rules of this match, so it cannot review it.
review-plot = The curve of chances:
review-unclear = { $count ->
        [one] One more decision is too close to call; --passes 3 looks closer.
       *[other] { $count } more decisions are too close to call; --passes 3 looks closer.
    }
