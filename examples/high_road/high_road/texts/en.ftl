game-title = High Road
game-tagline = Climb, never fall.

## clause

clause-HR-01 = Two to four players; cards from 1 to 6, four of each; everybody is dealt two, hidden.
clause-HR-02 = In your turn play one of your cards and score its value, unless it is lower than the card before it. Option steep: unless it is not higher.
clause-HR-03 = Then draw a card while the deck lasts.
clause-HR-04 = The match ends when all cards are played.
clause-HR-05 = Most points win; equal points share the victory.
clause-HR-06 = Hands and the deck are hidden; everything else is open.

## refusal

refusal-HR-02 = play a card that you hold; you have no { $value }.
refusal-HR-02-not-now = it is not the time for a { $value }.

## fault

fault-cards = there are too many or too few cards of a value.
fault-hands = a hand does not fit its number of cards.
fault-actor = this seat cannot be the one to play.

## move

move-play = Play a { $value }
move-deal = A { $value } is dealt

## event

event-play = { $player } plays a { $value } for { $points }.
event-deal = { $player } draws a { $value }.
event-deal-hidden = { $player } draws a card.

## question

question-play = Play a card; the last one was { $last }.

## source

source-cards = Cards

## ending

ending-HR-04 = All cards are played.

## option

option-steep = Steep
option-steep-on = only a higher card scores
option-steep-off = an equal card scores too
