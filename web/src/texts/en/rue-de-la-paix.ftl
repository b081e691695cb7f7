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
hint-exchange-second = For which opponent's top hotel?
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
deed-token = { $name }’s token moves from space { $was } to space { $now }.

hand-label = Your Fortune cards
hand-none = You hold no card.
hand-playable = Can be played now.

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
near-none = The end is near: a player has no hotel left.
near-hotels = { $count ->
        [one] The end is near: a player has { $count } hotel left.
       *[other] The end is near: a player has { $count } hotels left.
    }
