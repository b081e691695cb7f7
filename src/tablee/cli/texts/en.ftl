## cli

cli-prompt = >
cli-players = players
cli-option = option
cli-default = (default)
cli-preset = preset
cli-editions = editions
cli-which-game = What shall we play?
cli-ask-game = Game, 1 to { $last } (Enter: 1):
cli-ask-players = How many players, { $low } to { $high } (Enter: { $default }):
cli-ask-name = Your name (Enter: none):
cli-ask-again = A number from { $low } to { $high }, please.
cli-how-to-play =
    To play, open a terminal and type:
      tablee play                    asks which game
      tablee play sunrise-lane       against a bot
      tablee play sunny-day --humans 2   two people at one screen
      tablee play rue-de-la-paix --auto  bots only, to watch
    tablee games lists the games, tablee rules sunrise-lane explains one.
cli-welcome = At the table: { $players }. Type a number to play, help for everything else.
cli-welcome-auto = At the table: { $players }, all of them bots.
cli-warming = The rules are being compiled in the background; from the next start on everything is faster.
cli-turn = { $player }'s turn
cli-luck-turn = Luck
cli-luck-asks = What did the dice, cards or tiles bring?
cli-set-up = The table is set ({ $count ->
        [one] one card, tile or die
       *[other] { $count } cards, tiles or dice
    }; log all lists them).
cli-hint = A number plays, ? and a number shows what a move would do, help lists the commands.
cli-hint-groups = Type the beginning of a move (or any of its words) to see more, or a number to play.
cli-hint-one = Enter plays it.
cli-moves-folded = { $count ->
        [one] one move
       *[other] { $count } moves
    }
cli-no-such-choice = There is no choice { $got }: type a number from 1 to { $last }.
cli-not-understood = “{ $got }” is not a move that can be played now. Type a number, the beginning of a move, or help.
cli-preview = If you play { $move }:
cli-preview-points = points at once: { $points }
cli-undone = Taken back.
cli-press-to-hide = Press Enter to hide your side.
cli-pass-device = Pass the device to { $player }
cli-press-to-see = { $player }, press Enter when only you can see.
cli-saved = Saved:
cli-kept = The record of this match:
cli-left = Your match is saved. Go on with:
cli-score-now = Scores so far
cli-score-running = running score
cli-score-if-over = if the match ended now
cli-score-final = Score sheet
cli-score-total = total
cli-place = place
cli-final-board = The end
cli-final-title = How it ended
cli-wins = { $winners } wins with { $points ->
        [one] one point
       *[other] { $points } points
    }.
cli-share = { $winners } share the victory with { $points ->
        [one] one point
       *[other] { $points } points
    }.
cli-tie-decided = Equal on points; decided by { $clauses }.
cli-tie-stays = Equal on points, and equal by { $clauses }.
cli-replay-title = { $game }, { $players } players
cli-replay-options = Options: { $options }
cli-replay-luck = Luck: { $luck }; edition: { $edition }
cli-replay-ply = Position after { $ply } of { $last ->
        [one] one action
       *[other] { $last } actions
    }
cli-replay-open = The match is not over; go on with:
cli-replay-step = Enter: on, b: back, a number: go there, q: leave >
cli-already-warm = Everything is compiled already, in { $folder }.
cli-warm = Compiled in { $seconds } s, kept in { $folder }.
cli-bench-title = Random play, one core
cli-bench-game = game
cli-bench-actions = actions/s
cli-bench-decisions = decisions/s
cli-bench-matches = matches/s
cli-bench-length = per match
cli-bench-ratio = ratio
cli-bench-legend = Slowest: the slowest single action with the legal moves after it, interpreted. Ratio: compiled to interpreted.
cli-bench-slowest = slowest
cli-bench-others = Beside other engines, stepped from Python on the same core
cli-bench-engine = engine
cli-bench-times = { $game } is faster by
cli-bench-none = No other engine is installed; pip install open_spiel catanatron adds some to compare with.
cli-bench-measuring = measuring { $what }
cli-bench-note = Actions include luck. Ours run whole loops compiled; the others are stepped as a Python program would.
cli-site-what = what
cli-site-files = files
cli-site-size = size
cli-site-compressed = compressed
cli-site-page = page and texts
cli-site-games = games and lessons
cli-site-pictures = icons
cli-site-all = all
cli-site-done = Everything is in { $folder }: put it on any web host, in any folder. To try it here:

## name

name-guest = Guest
name-guest-number = Guest { $number }
name-seat = Seat { $seat }
name-bots = Blaise, Carla, Dino, Fleur, Gino

## command

command-help = help, h
command-moves = moves, m
command-board = board, b
command-score = score, s
command-log = log, l
command-rules = rules, r
command-undo = undo, u
command-save = save
command-quit = quit, q, exit

## help

help-number = 3
help-number-meaning = play the third choice
help-notation = build c7 2
help-notation-meaning = play a move by its notation; its beginning, or any of its words, lists what fits
help-preview = ? 3
help-preview-meaning = what the third choice would do, before it is played
help-undo = undo, u
help-undo-meaning = take back your last move, until luck, a secret or another player has answered it
help-board = board, b
help-board-meaning = draw the board again
help-moves = moves, m
help-moves-meaning = every move that can be played now; moves build: those that begin so
help-score = score, s
help-score-meaning = the scores by source, and what the end would bring now
help-log = log, l
help-log-meaning = what happened lately; log all: from the beginning
help-rules = rules, r
help-rules-meaning = the rules; rules 15: one clause
help-save = save [FILE]
help-save-meaning = keep the record, here or there (it is kept after every move anyway)
help-quit = quit, q
help-quit-meaning = leave; the match is kept and can be gone on with

## error

error-review-open = { $path }: this match is not over, and only finished matches are reviewed.
error-unknown-language = There is no language “{ $got }”; we speak { $known }.
error-unknown-clause = { $game } has no clause “{ $got }”; did you mean { $near }?
error-unknown-bots = There are no bots “{ $got }”; there are { $known }.
error-unknown-gear = There is no gear “{ $got }”; there are { $known }.
error-option-form = An option is written name=value, such as tied_places=next_place; “{ $got }” is not.
error-bad-humans = { $got ->
        [one] One person does not fit at a table of { $players }
       *[other] { $got } people do not fit at a table of { $players }
    }.
error-bad-seat = A seat is a number from 0 to { $last }, not { $got }.
error-resume-alone = A saved match knows its game, players, options, edition and luck: give --resume without them.
error-resume-over = The match in { $path } is over. Look at it with: tablee replay { $path }
error-cannot-read = { $path } cannot be read: { $detail }.
error-cannot-write = { $path } cannot be written: { $detail }. Choose another place with save FILE or --save FILE.
error-no-numba = Numba is not installed, so there is nothing to compile; everything runs interpreted.
