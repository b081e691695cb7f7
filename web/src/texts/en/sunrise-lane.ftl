board = Board, 11 by 11 cells
hand = Your cards and the piles
hand-empty = No cards in hand
card = { WORD($colour) } card: show its plots
card-discard = Discard this { WORD($colour) } card
draw = Draw two cards
stop = Stop and draw a card
pile = { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
pile-label = Draw pile
discards = Discard pile
discards-label = Discard pile: { $list }
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
choose-park = A park, paid with one card
choose-pay = Park, paid with a { WORD($colour) } card
choose-close = Not here
cell-fountain = { $name }, the fountain
cell-scenery = { $name }, scenery
cell-plot = { $name }, { WORD($colour) } plot, { $dots ->
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
near = The end is near: somebody has only { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } left.
idle = Nothing was built for { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }; if nobody builds, the game will end (SL-32).
zoom-in = Larger board
zoom-out = Whole board
