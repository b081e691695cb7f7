game-title = Rendez-vous Rue de la Paix
game-tagline = Stack your hotels, hold the titles, climb the street.

## clause

clause-RP-01 = For 2, 3 or 4 players, who take 20, 16 or 14 hotels each. The box holds 80 hotels, 20 of each colour.
clause-RP-02 = There are 20 properties in four zones of five, each with a value in millions: red 1 to 5, blue 2 to 6, yellow 3 to 7, green 4 to 8. Each has one title card. Properties have no names: they are known by zone and value. (The red and yellow values are reconstructed.)
clause-RP-03 = The street has a start space and then one space for every million, up to the last one: 61. (Reconstructed.)
clause-RP-04 = Some spaces of the street bear an F: 5, 11, 17, 23, 29, 35, 41, 47, 53 and 59. (Reconstructed.)
clause-RP-05 = There are three dice: two with the numbers 1 to 6, and a colour die with the four zones, a W and an F.
clause-RP-06 = There are 28 Fortune cards of fourteen kinds. After the roll: double budget, special permit, new plans. At the end of the turn: quick build, extra storeys, twin project, fresh start, relocation, takeover, exchange, demolition, scandal, hurricane. As an answer to a hurricane: insurance. (The cards are reconstructed.)
clause-RP-07 = At the start the titles lie beside the board, every token stands on the start space, and each player has their hotels in front of them.
clause-RP-08 = The Fortune cards are shuffled. Each player draws two and keeps them hidden.
clause-RP-09 = Each player rolls the two number dice; the highest total starts. Those tied for it roll again, in seat order. Play then goes clockwise.
clause-RP-10 = On your turn you roll all three dice. The two numbers add up to your budget in millions; the colour says in which zone you build.
clause-RP-11 = W: you choose the zone. It must be one in which you can build; only if there is none may you name any.
clause-RP-12 = F: the numbers do not count. You draw a Fortune card, may play one card, this one or another, and the turn is over. Nothing is built with the dice.
clause-RP-13 = Build one or several hotels on properties of the zone, for a total value of at most your budget. You may spend less; what is left over is lost.
clause-RP-14 = A property that was empty takes only one hotel in a turn.
clause-RP-15 = A property that was occupied takes any number of hotels in a turn. They go on top of those already there, whoever owns them. There is no height limit.
clause-RP-16 = You must build at least one hotel, unless the colour die shows F. If nothing in the zone is affordable you build nothing, and may still play a Fortune card.
clause-RP-17 = You cannot build more hotels than you have left. Running out during your turn only ends your building.
clause-RP-20 = A property belongs to the player with the most hotels on it. Only the stack counts, not how it came about.
clause-RP-21 = With equal numbers, the tied player whose lowest hotel is nearest the base is the owner. Players with fewer hotels do not matter, even if one of theirs is at the very bottom.
clause-RP-22 = The title changes hands at once: it is taken from beside the board or from the previous owner.
clause-RP-23 = A token always stands on the space that equals the total value of its player's titles. Every token that a change concerns moves, the opponents' backwards.
clause-RP-24 = If your own token moves forward in your turn and ends on an F space, you draw a Fortune card. This is checked once after the building, and once after a Fortune card that moved you forward. Moving back or standing still brings nothing, and opponents draw nothing. A card drawn after the building may be the one you play at the end; one drawn after that is for later.
clause-RP-30 = At the end of your turn you may play one Fortune card. Some say that they are played at another moment: right after the roll, or right after an opponent's hurricane.
clause-RP-31 = A card played after the roll is the turn's one card. Insurance against a hurricane counts against nobody.
clause-RP-32 = Cards for after the roll cannot be played on an F. If new plans bring an F, you draw a card but can play none: new plans was the turn's one card.
clause-RP-33 = A played card goes face up on the discard pile. When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the draw pile. If both are empty, no card is drawn.
clause-RP-34 = Cards are hidden until they are played, and you may hold any number. How many you hold, and the discard pile, are open. Everyone who holds a card is asked whenever one could be played, whatever the card, so that being asked gives nothing away.
clause-RP-35 = A card may break the building rules (RP-13 to RP-16): the card prevails.
clause-RP-36 = The top hotel of a property is the one above all others, or a lone one.
clause-RP-37 = A removed hotel goes back to its player, who can build it again. The stack keeps its order and ownership is counted anew; the title of an emptied property goes back beside the board.
clause-RP-38 = Last is the token furthest back, ties included. The leader is the one furthest ahead; if several are tied, you choose. Both are judged when the card is played. Scandal needs an opponent in the lead, be it tied with you, and takes one of their top hotels, whoever owns the property.
clause-RP-39 = A card that would have no effect cannot be played: a special permit on W, for the colour rolled or for a zone that W would not allow; a card that builds more hotels than you have left; a card that takes, moves, swaps or removes a hotel where there is none to take; a hurricane on a zone without hotels.
clause-RP-40 = Before the hotels of a hurricane fall, each opponent who would lose one and holds any Fortune card is asked in turn order. Insurance keeps that player's hotels standing.
clause-RP-50 = The game ends when a player has no hotel left at the start of their turn, before the dice.
clause-RP-51 = The game also ends when anybody's token reaches the last space of the street: at once, after the build or the whole card that did it. A total beyond the last space counts as reaching it; totals are compared in full.
clause-RP-52 = The token furthest ahead wins. In a tie, whoever has more titles; if that is equal too, the victory is shared.
clause-RP-53 = Two options, both off unless you agree on them. Limit per property: with the dice, at most three hotels go on one property in one turn; cards neither count nor are limited. Finish the round: the game ends only when everyone has had the same number of turns; a turn in progress is finished, a player without hotels still takes their turn, and nothing undoes the ending once it is due.
clause-RP-90 = Example: you roll 6, 4 and blue. You may build on the 6 and the 4; on the 5, the 3 and the 2; two hotels on the 5 if it is occupied already; or anything else up to 10.
clause-RP-91 = Example: an opponent has one hotel on the red 5. With 6, 4 and red you build two on top of it: it is yours, and you take the title from them.
clause-RP-92 = Example: you stand on 10, an opponent on 15. You take a property worth 5 from them: now you stand on 15 and they on 10.
clause-RP-93 = Examples, from the base up. Orange, other, other, orange: orange owns it. One hotel each, orange below: orange owns it. Gray, black, white, black, white: black owns it.

## card

card-double-budget = After the roll: your budget counts twice.
card-special-permit = After the roll: build in a zone of your choice, as if you had rolled W.
card-new-plans = After the roll: roll any or all of the three dice again. The new roll stands.
card-quick-build = End of turn: build 1 hotel on any property.
card-extra-storeys = End of turn: build 2 hotels on one occupied property.
card-twin-project = End of turn: build 1 hotel on each of 2 properties of one zone.
card-fresh-start = End of turn, only if you are last: build 1 hotel on each of 2 different properties.
card-relocation = End of turn: move one of your top hotels to the top of any other property.
card-takeover = End of turn: replace an opponent's top hotel by one of your own.
card-exchange = End of turn: swap one of your top hotels with an opponent's top hotel.
card-demolition = End of turn: remove one opponent's top hotel.
card-scandal = End of turn: remove a top hotel of the leader, if that is an opponent.
card-hurricane = End of turn: choose a zone. The top hotel of each of its properties is removed, yours too.
card-insurance = Right after an opponent's hurricane: your hotels stay.

## refusal

refusal-RP-50-over = the match is over.
refusal-RP-10-luck = dice and draws are luck, nobody's choice.
refusal-RP-10-not-luck = this cannot happen now: luck has something else to decide first.
refusal-RP-10-kept-die = only the dice chosen with new plans are rolled again, the others stay as they are.
refusal-RP-33-not-in-pile = no such card is left in the draw pile.
refusal-RP-34-keep-not-now = there is no roll to keep now: you are asked right after the roll, if you hold a card.
refusal-RP-11-not-now = you choose a zone only after rolling a W.
refusal-RP-11 = you cannot build anything in the { WORD($zone) } zone with { $budget } million; choose a zone in which you can.
refusal-RP-13-not-now = this is not the moment to build.
refusal-RP-12-no-building = on an F nothing is built; you may play a Fortune card.
refusal-RP-13-zone = { WORD($property) } is not in the { WORD($turn_zone) } zone, in which you build this turn.
refusal-RP-13-budget = that costs { $cost } million, but you have only { $budget } left.
refusal-RP-14 = { WORD($property) } is empty, and an empty property takes only one hotel in a turn.
refusal-RP-14-already = { WORD($property) } was empty at the start of your turn: it has taken its one hotel.
refusal-RP-16-build-first = you must build at least one hotel.
refusal-RP-16-not-now = you are not building now.
refusal-RP-17 =
    { $left ->
        [0] you have no hotels left.
        [one] you have only one hotel left.
       *[other] you have only { $left } hotels left.
    }
refusal-RP-53-lot-limit = at this table at most { $limit } hotels go on one property in one turn.
refusal-RP-34-pass-not-now = you can pass only at the end of your turn, when you are asked for a card.
refusal-RP-30-not-held = you do not hold the card “{ WORD($card) }”.
refusal-RP-30-after-roll = the card “{ WORD($card) }” is played right after the roll.
refusal-RP-30-end-of-turn = the card “{ WORD($card) }” is played at the end of your turn.
refusal-RP-31 = you have played your one card of this turn already.
refusal-RP-32 = the card “{ WORD($card) }” cannot be played on an F.
refusal-RP-39-permit-on-w = you rolled a W and choose the zone anyway: a special permit would have no effect.
refusal-RP-39-permit-same-zone = you rolled { WORD($zone) } already: choose another zone for the special permit.
refusal-RP-39-permit-no-building = with { $budget } million you cannot build anything in the { WORD($zone) } zone.
refusal-RP-39-too-few-hotels =
    the card “{ WORD($card) }” needs more hotels than { $left ->
        [0] you have: none are left.
        [one] the one you have left.
       *[other] the { $left } you have left.
    }
refusal-RP-39-none-of-yours = none of your hotels is on top anywhere, so the card “{ WORD($card) }” would have no effect.
refusal-RP-39-none-of-theirs = no opponent’s hotel is on top anywhere, so the card “{ WORD($card) }” would have no effect.
refusal-RP-39-zone-without-hotels = there is no hotel in the { WORD($zone) } zone for a hurricane to remove.
refusal-RP-36-not-your-top = the first property named must have one of your own hotels on top.
refusal-RP-36-not-their-top = the hotel on top must be an opponent's.
refusal-RP-38-not-last = a fresh start is only for the player whose token is last.
refusal-RP-38-not-the-leader = the top hotel of { WORD($property) } does not belong to an opponent in the lead.
refusal-RP-38-you-lead = you alone are in the lead, and there is no scandal about yourself.
refusal-RP-06-occupied = extra storeys need an occupied property, and { WORD($property) } is empty.
refusal-RP-06-different = the card “{ WORD($card) }” needs two different properties, not { WORD($property) } twice.
refusal-RP-06-one-zone = a twin project stays in one zone; { WORD($property) } and { WORD($second) } are in two.
refusal-RP-02-no-such-property = there is no { WORD($property) }; that zone has { $known }.
refusal-RP-40-not-now = there is no hurricane to answer.
refusal-RP-40-no-insurance = you hold no insurance.
refusal-RP-40-answer-first = a hurricane is coming: you can only answer it now, by insuring or by suffering it.
refusal-RP-02-no-such-value = there is no { WORD($property) }; a property is its zone and its value, such as { $known }.

## fault

fault-seat = There are { $players } players: a seat is named that does not exist, or something belongs to one.
fault-stack = A stack does not hold together: its hotels, its height or its counts differ.
fault-owner = A title is with the wrong player: most hotels own it, then the lowest one (RP-20, RP-21).
fault-hotels = Each player has { $hotels } hotels, on the board and in the supply together.
fault-token = A token is not where it belongs: on the total value of its player's titles, and on an F where that is why a card is drawn.
fault-cards = The Fortune cards in hands, draw pile and discard pile are not those of the box.
fault-hand-count = A player holds another number of cards than stated.
fault-pile-count = The draw pile has another number of cards than stated.
fault-phase = The one to act, the cards in hand or the card played do not fit this moment of the turn.
fault-dice = The dice do not fit this moment of the turn.
fault-budget = The budget does not fit the dice and what was spent.
fault-laid = The hotels built this turn, the zone or where the token stood before do not fit the board, or nothing more can be built.
fault-opening = At the start each player has two cards in seat order and an empty board, then rolls in seat order for the first turn.
fault-ending = The match should be over, or should not: a token on the last space ({ $last }), or no hotel left at the start of a turn, ends it.
fault-due = An ending is due only where the round is finished, from the moment it is brought about until the round is over.
fault-storm = The hurricane's zone, the one asked and those insured do not fit the board.
fault-property = A property is named that this edition does not have.

## edition

edition-values = The edition { $where }: the values of { $place } must rise, each one different, but are { $got }.
edition-too-dear = The edition { $where }: { $place } needs a property of { $most } or less, or two dice could never build there.
edition-beyond = The edition { $where }: street.fortune has the space { $space }, beyond the last space { $last }.
edition-out-of-reach = The edition { $where }: street.last is { $last }, but all properties together are worth only { $total }.
edition-unknown-card = The edition { $where }: cards has “{ $got }”; the cards are { $known }.
edition-cards = The edition { $where }: the cards must be { $least } to { $most } together, but are { $total }.

## move

move-keep = Keep the roll
move-done = Stop building
move-pass = Play no card
move-suffer = Bear the hurricane
move-insure = Show the insurance
move-zone = Build in the { WORD($zone) } zone
move-build = Build { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    } on { WORD($property) }
move-double-budget = Double budget
move-special-permit = Special permit for the { WORD($zone) } zone
move-new-plans = New plans: roll { $dice } again
move-quick-build = Quick build on { WORD($property) }
move-extra-storeys = Extra storeys on { WORD($property) }
move-twin-project = Twin project on { WORD($property) } and { WORD($second) }
move-fresh-start = Fresh start on { WORD($property) } and { WORD($second) }
move-relocation = Relocation from { WORD($property) } to { WORD($second) }
move-takeover = Takeover on { WORD($property) }
move-exchange = Exchange your hotel on { WORD($property) } for the one on { WORD($second) }
move-demolition = Demolition on { WORD($property) }
move-scandal = Scandal on { WORD($property) }
move-hurricane = Hurricane on the { WORD($zone) } zone
move-fortune = Fortune card: { WORD($card) }
move-start = For the first turn: { $dice }
move-roll = Roll of { $dice }; zone: { WORD($colour) }

## event

event-deal = { $player } is dealt a Fortune card: { WORD($card) }.
event-deal-hidden = { $player } is dealt a Fortune card.
event-draw = { $player } draws a Fortune card: { WORD($card) }.
event-draw-hidden = { $player } draws a Fortune card.
event-no-card = No Fortune card is left to draw for { $player }.
event-reshuffle =
    The discard pile is shuffled: { $pile ->
        [one] one card is in the draw pile.
       *[other] { $pile } cards are in the draw pile.
    }
event-start-roll = { $player } rolls { $dice } for the first turn: { $total }.
event-start-tie = { $player } is tied for the first turn and rolls again.
event-first = { $player } starts.
event-turn = { $player }'s turn.
event-roll = { $player } rolls { $dice }; zone: { WORD($colour) }.
event-reroll = { $player } rolls again ({ $again }): { $dice }; zone: { WORD($colour) }.
event-keep = { $player } keeps the roll.
event-budget = { $player } has a budget of { $budget } million.
event-zone = { $player } chooses the { WORD($zone) } zone.
event-cannot-build =
    { $zone ->
        [W] { $player } can build nothing in any zone.
       *[other] { $player } can build nothing in the { WORD($zone) } zone.
    }
event-build = { $player } builds { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    } on { WORD($property) } for { $cost } million.
event-done =
    { $left ->
        [0] { $player } stops building.
       *[other] { $player } stops building; { $left } million are left over.
    }
event-card = { $player } plays the card “{ WORD($card) }”.
event-card-on = { $player } plays the card “{ WORD($card) }” on { $targets }.
event-pass = { $player } plays no card.
event-built = { $player } builds { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    } on { WORD($property) } with the card.
event-removed = { $player } loses the top hotel of { WORD($property) }.
event-moved = A hotel of { $player } moves from { WORD($property) } to { WORD($second) }.
event-hurricane = The hurricane sweeps over the { WORD($zone) } zone.
event-insured = { $player } is insured: those hotels stay.
event-suffered = { $player } bears the hurricane.
event-title = { $player } takes the title of { WORD($property) }.
event-title-won = { $player } takes the title of { WORD($property) } from { $from_seat }.
event-title-back = { $player } loses the title of { WORD($property) }; it goes back beside the board.
event-token = { $player }'s token moves from space { $was } to space { $now }.
event-fortune-space = { $player } has moved onto an F: space { $space }.
event-due = The end is due ({ $clause }): the round is finished first.
event-end = The match is over ({ $clause }).

## question

question-react = You have { $budget } million to build with. Play a card that is for after the roll, or keep the roll.
question-zone = W: choose the zone in which to build with { $budget } million.
question-build =
    Build at least one hotel in the { WORD($zone) } zone: you have { $budget } million and { $left ->
        [one] one hotel left.
       *[other] { $left } hotels left.
    }
question-build-more =
    Build on in the { WORD($zone) } zone, or stop: you have { $budget } million and { $left ->
        [one] one hotel left.
       *[other] { $left } hotels left.
    }
question-end = Play one Fortune card, or none.
question-end-on-f = F: play one Fortune card, or none.
question-storm = A hurricane on the { WORD($zone) } zone: show your insurance, or bear it.
question-luck = Luck decides.
question-over = The match is over.

## source

source-red = Red zone
source-blue = Blue zone
source-yellow = Yellow zone
source-green = Green zone

## tie-break

tie-break-titles = Titles

## ending

ending-RP-50 = A player has no hotel left at the start of their turn.
ending-RP-51 = A token has reached the last space of the street.

## option

option-lot-limit = Limit per property: with the dice, at most three hotels on one property in one turn
option-lot-limit-off = Any number
option-lot-limit-on = At most three
option-finish-round = Finish the round: everyone gets the same number of turns
option-finish-round-off = It ends at once
option-finish-round-on = The round is finished

## word

word-red = red
word-blue = blue
word-yellow = yellow
word-green = green
word-W = your choice (W)
word-F = Fortune (F)
word-colour = colour die
word-double-budget = double budget
word-special-permit = special permit
word-new-plans = new plans
word-quick-build = quick build
word-extra-storeys = extra storeys
word-twin-project = twin project
word-fresh-start = fresh start
word-relocation = relocation
word-takeover = takeover
word-exchange = exchange
word-demolition = demolition
word-scandal = scandal
word-hurricane = hurricane
word-insurance = insurance

## label

label-player = Player
label-token = Space
label-titles = Titles
label-hotels = Hotels
label-cards = Cards
label-dice = Dice: { $dice }
label-budget = Budget: { $budget } million
label-zone = Zone: { WORD($zone) }
label-hand = Hand of { $player }: { $cards }
label-piles = Draw pile: { $pile } · Discards: { $cards }
label-none = none
label-due = The round is finished, then the match is over ({ $clause }).
label-legend = Stacks from the base up; the owner is marked.
