street-label = The street, from the start to space { $last }.
street-token = { $name } stands on space { $space }.

zones-label = The four zones; arrow keys move from property to property

lot-label = { $name }, worth { $value } million
lot-stack = { $count ->
        [one] { $count } hotel
       *[other] { $count } hotels
    } from the base up: { $names }
lot-empty = empty
lot-owner = title: { $name }
lot-first = chosen first
lot-can-build = can be built on
lot-can-choose = can be chosen
lot-threatened = in the hurricane

why-alone = Only { $owner } has hotels here.
why-most = { $owner } has the most hotels: { $count } against { $less }.
why-tie = A tie at { $count }: { $tied }. { $owner } owns it, with the lowest hotel: level { $lowest } against level { $next }.

dice-label = Dice
dice-throw = Throw the dice
dice-question = Throw the dice.
dice-none = The dice are about to be rolled.
dice-again = Roll again: { $face }
dice-roll = { $count ->
        [one] Roll { $count } die again
       *[other] Roll { $count } dice again
    }

budget-label = Budget: { $left } of { $total } million left
budget-short = of { $total } M left

turn-label = Your turn: dice, budget and answers

hint-dice = Choose the dice to roll again.
hint-zone = Choose a zone.
hint-property = Choose a property.
hint-twin-project-first = Choose the first property.
hint-twin-project-second = Choose the second property of the same zone.
hint-fresh-start-first = Choose the first property.
hint-fresh-start-second = Choose the second property.
hint-relocation-first = Which of your top hotels moves?
hint-relocation-second = Where does it go?
hint-exchange-first = Which of your top hotels do you give?
hint-exchange-second = For which opponent’s top hotel?
hint-cancel = Another card

storm-title = A hurricane is heading for the { WORD($zone) } zone!
storm-by = Sent by { $name }.
storm-mine = Your top hotels there: { $lots }.
storm-insured = Insured: { $names }.

deed-worth = { $value } million
deed-close = Close
deed-stack = The stack, from the base up
deed-share = { $count ->
        [one] { $count } hotel
       *[other] { $count } hotels
    }, the lowest on level { $lowest }
deed-free = No hotel yet; the title lies beside the board.
deed-build = How many hotels
deed-hotels = { $count ->
        [one] { $count } hotel
       *[other] { $count } hotels
    }
deed-cost = · { $cost } M
deed-stays = The title stays with { $name }.
deed-stays-free = Nobody gets the title.
deed-goes = The title goes to { $name }.
deed-back = The title goes back beside the board.
no-card-keep = None of your cards is for right after the roll.
no-card-pass = None of your cards can be played now.
no-card-suffer = You hold no insurance against the hurricane.
one-zone = W: there is only one zone in which you can build.
deed-token = { $name }’s token: space { $was } → { $now }

hand-label = Your Fortune cards
hand-none = You hold no card.
hand-playable = Can be played now.
fortune-drawn = You draw:
moment-title = Title taken!

seats-label = Titles
seats-acting = to play
seats-total = { $total } M
seats-titles = Titles of { $name }: { $count }
seats-opening = Rolled { $total }

piles-discard = Discard pile: { $count }

held-hotels = Hotels left
held-cards = Fortune cards

common-draw = Draw pile
common-discard = Discard pile

near-due = The end is near: this round is finished, then the match is over ({ $clause }).
near-street = { $count ->
        [one] The end is near: { $count } space to the top of the street.
       *[other] The end is near: { $count } spaces to the top of the street.
    }
near-none = The end is near: { $player } has no hotel left.
near-hotels = { $count ->
        [one] The end is near: { $player } has { $count } hotel left.
       *[other] The end is near: { $player } has { $count } hotels left.
    }

## sentences of the rules, for those who see the board: what they speak of is drawn beside its name

drawn-move-build = Build { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    } on { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-quick-build = Quick build on { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-extra-storeys = Extra storeys on { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-twin-project = Twin project on { WORD($property) }{ DRAW($property, as: "property") } and { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-fresh-start = Fresh start on { WORD($property) }{ DRAW($property, as: "property") } and { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-relocation = Relocation from { WORD($property) }{ DRAW($property, as: "property") } to { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-takeover = Takeover on { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-exchange = Exchange your hotel on { WORD($property) }{ DRAW($property, as: "property") } for the one on { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-demolition = Demolition on { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-scandal = Scandal on { WORD($property) }{ DRAW($property, as: "property") }
drawn-event-start-roll = { $player } rolls { $dice }{ DRAW($dice, as: "die") } for the first turn: { $total }.
drawn-event-roll = { $player } rolls { $dice }{ DRAW($dice, as: "die") }; zone: { WORD($colour) }{ DRAW($colour, as: "die") }.
drawn-event-reroll = { $player } rolls again ({ $again }): { $dice }{ DRAW($dice, as: "die") }; zone: { WORD($colour) }{ DRAW($colour, as: "die") }.
drawn-event-build = { $player } builds { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    }{ DRAW($seat, $hotels, as: "hotels") } on { WORD($property) }{ DRAW($property, as: "property") } for { $cost } million.
drawn-event-built = { $player } builds { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    }{ DRAW($seat, $hotels, as: "hotels") } on { WORD($property) }{ DRAW($property, as: "property") } with the card.
drawn-event-removed = { $player } loses the top hotel of { WORD($property) }{ DRAW($property, as: "property") }.
drawn-event-moved = A hotel of { $player } moves from { WORD($property) }{ DRAW($property, as: "property") } to { WORD($second) }{ DRAW($second, as: "property") }.
drawn-event-title = { $player } takes the title of { WORD($property) }{ DRAW($property, as: "property") }.
drawn-event-title-won = { $player } takes the title of { WORD($property) }{ DRAW($property, as: "property") } from { $from_seat }.
drawn-event-title-back = { $player } loses the title of { WORD($property) }{ DRAW($property, as: "property") }; it goes back beside the board.
yours-event-title = You take the title of { WORD($property) }{ DRAW($property, as: "property") }.
yours-event-title-won = You take the title of { WORD($property) }{ DRAW($property, as: "property") } from { $from_seat }.
yours-event-title-back = You lose the title of { WORD($property) }{ DRAW($property, as: "property") }; it goes back beside the board.
yours-event-token = Your token moves from space { $was } to space { $now }.
yours-event-fortune-space = You move onto an F, space { $space }: you draw a Fortune card.
yours-event-removed = You lose the top hotel of { WORD($property) }{ DRAW($property, as: "property") }.
yours-event-built = You build { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    }{ DRAW($seat, $hotels, as: "hotels") } on { WORD($property) }{ DRAW($property, as: "property") } with the card.
