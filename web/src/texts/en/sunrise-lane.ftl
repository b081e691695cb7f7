board = Board, 11 by 11 cells
hand = Your cards and the piles
hand-empty = No cards in hand
card = { WORD($colour) } card: show its plots
card-discard = Discard this { WORD($colour) } card
draw = Draw two cards
stop = Stop and draw a card
only-stop = You cannot build on beside your last building.
only-draw = You cannot build anything now.
only-build = There is no card to draw, and one thing that you can build.
only-park = There is no card to draw, and one thing that you can build.
pile = { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
pile-label = Draw pile
discards = Discard pile
discards-label = Discard pile: { $list }
choose-discard = Press a card to discard it.
choose = What to build on { $name }
choose-house = A house, with { WORD($colour) } cards
choose-storeys = { $count ->
        [one] { $count } storey
       *[other] { $count } storeys
    }
choose-cards =
    House of { $count ->
        [one] one storey
       *[other] { $count } storeys
    }, for { $count ->
        [one] one { WORD($colour) } card
       *[other] { $count } { WORD($colour) } cards
    }
choose-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
choose-park = A park, paid with one card
choose-pay = Park, paid with a { WORD($colour) } card
choose-close = Not here
cell-fountain = the fountain
cell-scenery = scenery
cell-plot = { WORD($colour) } plot, { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    }
cell-house = house of { $player }, { $storeys ->
        [one] { $storeys } storey
       *[other] { $storeys } storeys
    }
cell-park = park
cell-open = empty, can be built on
cell-empty = empty
pieces = Pieces
cards = Cards
parks = Parks left
round = Round
last-round = Last round: everybody finishes it, then the districts are scored ({ $clause }).
moment-high = Five storeys!
near = The end is near: { $player } has only { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } left.
idle = Nothing was built for { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }; if nobody builds, the game will end (SL-32).
zoom-in = Larger board
zoom-out = Whole board

## sentences of the rules, for those who see the board: what they draw need not be named

drawn-move-build = Build { $cards ->
        [one] one storey
       *[other] { $cards } storeys
    } on this plot{ DRAW($plot, as: "plot") }
drawn-move-park = Make a park on this plot{ DRAW($plot, as: "plot") }, for a { WORD($colour) } card{ DRAW($colour, as: "card") }
drawn-move-discard = Discard a { WORD($colour) } card{ DRAW($colour, as: "card") }
drawn-event-build =
    { $player } builds { $storeys ->
        [one] one storey
       *[other] { $storeys } storeys
    }{ DRAW($seat, $storeys, as: "house") } on a { WORD($colour) } plot{ DRAW($plot, as: "plot") }: { $storeys } × { $dots } = { $points ->
        [one] one point
       *[other] { $points } points
    }.
drawn-event-park = { $player } discards a { WORD($colour) } card{ DRAW($colour, as: "card") } and makes a park here{ DRAW($plot, as: "plot") }.
drawn-event-discard = { $player } discards a { WORD($colour) } card{ DRAW($colour, as: "card") }.
drawn-event-deal = { $player } gets a { WORD($colour) } card{ DRAW($colour, as: "card") }.
drawn-question-go-on = Build on next to your last building{ DRAW($last, as: "plot") }, or stop and draw a card.
drawn-refusal-SL-04-fountain = this is the fountain: build beside it, not on it.
drawn-refusal-SL-04-scenery = this is scenery, not a plot; nobody builds there.
drawn-refusal-SL-04-outside = this is not on the board.
drawn-refusal-SL-11 = the first plot of a turn must touch the fountain, a park or a house; this one{ DRAW($plot, as: "plot") } touches none of them.
drawn-refusal-SL-12-none = a house on this plot{ DRAW($plot, as: "plot") } needs a { WORD($colour) } card{ DRAW($colour, as: "card") }, and you hold none.
drawn-refusal-SL-12-few =
    you want to play { $cards ->
        [one] one card
       *[other] { $cards } cards
    } on this plot{ DRAW($plot, as: "plot") }, but you hold only { $held ->
        [one] one { WORD($colour) } card
       *[other] { $held } { WORD($colour) } cards
    }.
drawn-refusal-SL-12-zero = a house on this plot{ DRAW($plot, as: "plot") } takes at least one { WORD($colour) } card{ DRAW($colour, as: "card") }.
drawn-refusal-SL-13 = this plot{ DRAW($plot, as: "plot") } is occupied; nothing is ever built on top of a park or a house.
drawn-refusal-SL-15 = the next building must stand beside the one you have just built{ DRAW($last, as: "plot") }; this plot{ DRAW($plot, as: "plot") } does not touch it.
