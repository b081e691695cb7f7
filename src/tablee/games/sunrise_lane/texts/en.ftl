game-title = Sunrise Lane
game-tagline = Build houses on coloured plots, score dots now and districts at the end.

## clause

clause-SL-01 = The game is for 2, 3 or 4 players. Each player has 28 house pieces with 2 or 3 players, and 22 with 4.
clause-SL-02 = 20 park tokens form a supply that everyone uses.
clause-SL-03 = There are 55 cards in five colours: 11 each of yellow, green, red, blue and pink. They have no numbers, and there are no jokers.
clause-SL-04 = The board has 11 by 11 cells. 80 of them are plots, each with a colour and 1 to 5 dots; the fountain stands in the middle; the rest is scenery on which nobody builds. The quarters of the board are four districts: A1 (top left) and A2 (bottom right) reward the tallest houses, B1 (top right) and B2 (bottom left) the most houses. The cross of plots through the fountain belongs to no district. Two cells are adjacent when they share a side.
clause-SL-05 = Everyone starts with 0 points, and there is no limit to a score.
clause-SL-06 = The cards are shuffled. Each player is dealt 3, hidden from the others; the rest is the draw pile.
clause-SL-07 = The youngest player starts. Here seat 0 starts: the host orders the seats, or has them shuffled. Play goes clockwise, in seat order.
clause-SL-10 = In your turn you do exactly one of two things: build, or draw cards.
clause-SL-11 = To build, choose an empty plot beside the fountain, or beside any plot that holds a park or houses, whoever owns them.
clause-SL-12 = To build a house, play one or more cards of the plot's colour. For each card, stack one of your pieces on the plot and score the plot's dots at once: 2 cards on a plot of 2 dots give 4 points. The cards go face up on the discard pile.
clause-SL-13 = Nothing is ever built on an occupied plot, so a house never grows later. The tallest possible house has 5 storeys.
clause-SL-14 = Each card you play for a house needs a piece: you cannot play more of them than you have pieces left. A park needs no piece.
clause-SL-15 = After a house or a park you may build again in the same turn, on an empty plot beside the one you have just built, and so on while your cards allow. Plots beside earlier buildings of the turn do not count. You may stop whenever you like.
clause-SL-16 = Once per turn you may build a park where you could build a house: discard any one card and place a park token. It scores nothing, whatever the dots. It may be the first, a middle, the last or the only thing you build, even if you hold the plot's colour. When no tokens are left, no parks are built.
clause-SL-17 = When you stop building you draw 1 card, and your turn ends.
clause-SL-18 = Instead of building you may draw 2 cards. This is always allowed, even with a full hand.
clause-SL-19 = If you hold more than 5 cards after drawing, discard cards of your choice until you have 5; then your turn ends.
clause-SL-20 = When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new draw pile, also in the middle of a draw.
clause-SL-21 = The number of cards in each hand, the discard pile and everything on the board are open to all. The cards in the hands and the order of the draw pile are hidden.
clause-SL-30 = When a player has 2 pieces or fewer left, the game ends as soon as that turn is over and everyone has had the same number of turns.
clause-SL-31 = The game also ends when no plot of the four districts is empty; parks fill plots too, and the cross does not count. The option “When the districts are full” says how: the game is over at once, in the middle of the turn, and no card is drawn (the French game); or the turn goes on as usual and the round is finished (the Italian game).
clause-SL-32 = If nothing at all was built during the last ten rounds, the game is over at the end of the round, and is scored.
clause-SL-40 = At the end there are five rankings: A1, A2, B1, B2 and C. The first place of each scores 10 points, the second 6 and the third 3.
clause-SL-41 = In A1 and A2 the tallest houses count. Players compare how many houses of 5 storeys they have in the district, most first; those who have none compare houses of 4 storeys, and so on down to 2. Houses of 1 storey do not count. The option “Ties among the tallest houses” says what happens to players who are equal in the class that ranks them: they are tied; or the next lower class breaks the tie, down to 2 storeys.
clause-SL-42 = In B1 and B2 the number of houses counts: players compare how many they have in the district, however tall.
clause-SL-43 = In C the connected houses count: players compare their largest group of adjacent plots with houses of their own, anywhere on the board, the cross included. Plots count, storeys do not. Parks belong to nobody and connect nothing. A group need not be a line, and a lone house is a group of 1. A player without houses scores nothing.
clause-SL-44 = Tied players all score their place. The option “After a tie” says what follows: they use up the places behind it, so that two firsts score 10 each, the next player 3 and the last 0 (the French game); or the next player scores the next place: 10, 10, 6, 3 (the Italian game).
clause-SL-45 = Without a house in a district you score nothing for it; in A1 and A2 this is so with houses of 1 storey only.
clause-SL-46 = The most points win. If players are tied, the one with more cards in hand wins; if they are still tied, they share the victory.
clause-SL-47 = Two sets of rules fix the options together: the “French rules” are the standard game; the “Italian rules” finish the round when the districts are full and give the next place after a tie.
clause-SL-90 = Example: pink on a plot of 2 dots, blue on the plot of 1 dot to its right, green on the plot of 3 dots to the right of that: 2 + 1 + 3 = 6 points, then 1 card is drawn.
clause-SL-91 = Example: red on a plot of 4 dots beside a park, then pink on the plot of 1 dot above. From there the way goes to the yellow plot on the left or to the blue one on the right, not to both. Yellow for 2, then green to its left for 3: 4 + 1 + 2 + 3 = 10 points.
clause-SL-92 = Example: pink for 3 beside another player's house. The only empty neighbour is yellow, and there is no yellow card in hand: a blue card pays for a park there, and three green cards on the green plot of 5 dots to its left score 15: 3 + 0 + 15 = 18 points.
clause-SL-93 = Example, district A: a player with one house of 3 storeys and two of 2 storeys is first, one with two houses of 2 storeys second, one with a single house of 2 storeys third: 10, 6 and 3 points. The first player's lower houses do not claim second place too.
clause-SL-94 = Example, ranking C: with largest groups of 4, 3 and 3 plots the players score 10, 6 and 6 points, with either option for tied places.

## refusal

refusal-SL-03 = there are no { WORD($colour) } cards; the colours are { $colours }.
refusal-SL-04-fountain = { $plot } is the fountain: build beside it, not on it.
refusal-SL-04-scenery = { $plot } is scenery, not a plot; nobody builds there.
refusal-SL-04-outside = { $plot } is not on the board: columns go from a to k, rows from 1 to 11.
refusal-SL-10-nothing-built = you have not built anything yet in this turn: build, or draw two cards.
refusal-SL-10-building = you have built in this turn, so you cannot draw two cards instead; build on, or stop and draw one.
refusal-SL-10-cards-first = a card is being drawn; decisions come after it.
refusal-SL-11 = the first plot of a turn must touch the fountain, a park or a house; { $plot } touches none of them.
refusal-SL-12-none = a house on { $plot } needs a { WORD($colour) } card, the colour of the plot, and you hold none.
refusal-SL-12-few =
    you want to play { $cards ->
        [one] one card
       *[other] { $cards } cards
    } on { $plot }, but you hold only { $held ->
        [one] one { WORD($colour) } card
       *[other] { $held } { WORD($colour) } cards
    }.
refusal-SL-12-zero = a house on { $plot } takes at least one { WORD($colour) } card, the colour of the plot.
refusal-SL-13 = { $plot } is occupied; nothing is ever built on top of a park or a house.
refusal-SL-14 =
    each card needs a piece: you want to play { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, but you have { $pieces ->
        [0] no pieces left
        [one] only one piece left
       *[other] only { $pieces } pieces left
    }.
refusal-SL-15 = the next building must stand beside the one you have just built; { $plot } does not touch { $last }.
refusal-SL-16-second = one park a turn, and you have built yours.
refusal-SL-16-none-left = no park tokens are left.
refusal-SL-16-no-card = you hold no { WORD($colour) } card to pay for the park with.
refusal-SL-19-discard-first = you hold more than { $limit } cards; first discard down to { $limit }.
refusal-SL-19-no-card = you hold no { WORD($colour) } card to discard.
refusal-SL-19-no-need = cards are discarded only when you hold more than { $limit } after drawing.
refusal-SL-20-luck = cards come from the draw pile by luck; nobody chooses them.
refusal-SL-20-not-in-pile = no { WORD($colour) } card is left in the draw pile.
refusal-SL-30-over = the match is over.

## fault

fault-phase = The position is in no known phase of a turn.
fault-turn = The seat whose turn it is, or who is to act, does not fit the phase; seats go from 0 to one less than { $players }.
fault-round = The count of rounds, or of rounds in which nothing was built, cannot be right.
fault-negative = There cannot be fewer than no cards.
fault-scenery = Something stands where there is no plot.
fault-house = A house has an owner at the table and 1 to 5 storeys; an empty plot or a park has neither.
fault-pieces = The pieces do not add up: each player has { $pieces }, on the board or in the supply.
fault-parks = The parks do not add up: there are { $parks }, on the board or in the supply.
fault-dots = The points do not add up: each storey on the board has scored the dots of its plot.
fault-masks = The plots marked as occupied, or as bordering on something, are not those of the board.
fault-unconnected = Every building must hang together with the fountain, side by side, and so must what stood there before this turn.
fault-chain = The buildings of this turn must stand on the board, one beside the other, by the player to move, with one park at most, and count as built in this round.
fault-cards = The cards do not add up: there are { $cards } of each colour, and those just played lie on the discard pile.
fault-hand-size = A hand does not have the number of cards it should; a view hides cards, but a position needs them all.
fault-pile-size = The draw pile does not have the number of cards it should; a view hides it, but a position needs it.
fault-hand-limit = A player holds too many cards for this moment: 5 is the limit, but for cards just drawn.
fault-dealing = While the cards are dealt nothing is built or discarded, and the hands are filled three by three in seat order.
fault-drawing = The number of cards still to be drawn does not fit: one after building, two instead of building, from a pile that is not empty.
fault-end-due = The end is due in the round in which a player comes down to two pieces or, where the round is finished, the districts are full; and only then.
fault-end-overdue = A player had two pieces or fewer left before the last round ended: the match should be over.
fault-ending = The match is over exactly when its end was due: at the end of a round, or at once when the districts are full.

## edition

edition-rows = The edition { $where }: board.rows must be { $side } rows of { $side } cells, but has rows of { $got }.
edition-fountain = The edition { $where }: the board must have one fountain ({ $mark }), not { $count }.
edition-cell = The edition { $where }, board.rows, { $cell }: expected . (scenery), ## (the fountain), or one of { $letters } with 1 to { $most } dots, like R3 or R3+; got “{ $got }”.
edition-cross = The edition { $where }, board.rows, { $cell }: a plot in line with the fountain is of the cross: write { $better }.
edition-too-many-plots = The edition { $where }: the board has { $count } plots; { $most } is the most.
edition-empty-district = The edition { $where }: district { $district } has no plot.
edition-unreachable = The edition { $where }: nobody can ever build on { $plots }: no plots lead there from the fountain.

## move

move-build = Build on { $plot } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
move-park = Park on { $plot } for a { WORD($colour) } card
move-stop = Stop building and draw a card
move-draw = Draw two cards
move-discard = Discard a { WORD($colour) } card
move-deal = A { WORD($colour) } card is drawn

## event

event-build =
    { $player } builds { $storeys ->
        [one] one storey
       *[other] { $storeys } storeys
    } on the { WORD($colour) } plot { $plot }: { $storeys } × { $dots } = { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-park = { $player } discards a { WORD($colour) } card and makes a park on { $plot }.
event-stop = { $player } stops building and draws a card.
event-draw = { $player } draws two cards.
event-discard = { $player } discards a { WORD($colour) } card.
event-deal = { $player } gets a { WORD($colour) } card.
event-deal-hidden = { $player } gets a card.
event-reshuffle = The discard pile becomes the new draw pile: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-end-near = { $player } brings on the end: this is the last round ({ $clause }).
event-turn = Round { $round }: { $player } to play.
event-over = The game is over ({ $clause }). Final scores: { $totals }.

## question

question-act = Build beside the fountain, a park or a house; or draw two cards.
question-go-on = Build on beside { $last }, or stop and draw a card.
question-discard = Too many cards: discard { $count ->
        [one] one more
       *[other] { $count } more
    } to keep { $limit }.
question-deal =
    { $count ->
        [one] One card is to be drawn.
       *[other] { $count } cards are to be drawn.
    }
question-over = The game is over.

## source

source-dots = Dots
source-A1 = District A1, tallest
source-A2 = District A2, tallest
source-B1 = District B1, most
source-B2 = District B2, most
source-C = Largest group

## tie-break

tie-break-cards = Cards in hand

## ending

ending-SL-30 = A player came down to two pieces or fewer, and the round was finished.
ending-SL-31 = All four districts are full.
ending-SL-32 = Nothing was built for ten rounds.

## option

option-districts-full = When the districts are full
option-districts-full-immediate = The game is over at once
option-districts-full-finish-round = The round is finished
option-tallest-ties = Ties among the tallest houses
option-tallest-ties-shared = Equal in the class that counts: tied
option-tallest-ties-lower-storeys = The next lower houses break the tie
option-tied-places = After a tie
option-tied-places-used-up = The places behind are used up (10, 10, 3)
option-tied-places-next-place = The next place follows (10, 10, 6)

## preset

preset-french = French rules
preset-italian = Italian rules

## word

word-yellow = yellow
word-green = green
word-red = red
word-blue = blue
word-pink = pink

## label

label-round = Round
label-player = Player
label-dots = Dots
label-pieces = Pieces
label-hand = Cards
label-parks = Parks left
label-pile = Draw pile
label-discard = Discards ({ $count }):
label-chain =
    Built this turn: { $plots } = { $points ->
        [one] one point
       *[other] { $points } points
    }
label-your-hand = Hand of { $player }:
label-last-round = Last round ({ $clause })
label-idle = Rounds without building: { $count } of { $limit }
label-park = park
label-cross = cross
