game-title = Sunny Day
game-tagline = Complete pictures on the table, take the tiles, and complete pictures again in front of you.

## clause

clause-SD-01 = The game is for 2 to 5 players.
clause-SD-02 = There are 56 square tiles. Each of their four sides shows one half of a picture: parasol, pinwheel, cloud, clover, sun or ice lolly. A tile is named by the four letters of its halves, clockwise from the top: P parasol, W pinwheel, C cloud, L clover, S sun, T top and K stick of the lolly. Which halves share a tile is a reconstruction; an edition may list its own tiles, and may hold a tile twice, in which case the letters name the kind.
clause-SD-03 = Where two sides touch, they complete a picture if they show two halves of the same one. The option “Halves of the ice lolly” says which halves of lollies fit: a lolly has a top and a stick and needs one of each; or all halves of lollies fit each other.
clause-SD-04 = There are 23 bonus tokens, face down: five are worth 0 points, eleven 1 point and seven 2 points.
clause-SD-05 = 30 tiles are laid out at random, face up and turned at random, as a rectangle 6 wide and 5 high. Touching sides need not match.
clause-SD-06 = The other 26 tiles are the supply, face down. Each player draws 2 of them and keeps them hidden from the others.
clause-SD-07 = Who begins is decided by luck. Play then goes clockwise, in seat order.
clause-SD-10 = First you place one of your two hand tiles on the table, turned as you like. It must share a side with a tile that lies there (a corner is not enough) and may not cover one. Holes and notches may be filled, the table may fall apart into islands, and it has no edge.
clause-SD-11 = The tile you place must complete at least one picture. Its other sides need not match what they touch.
clause-SD-12 = If you can place one of your tiles you must. If you can place neither, you show them to all, and your turn ends at once, without a draw.
clause-SD-13 = Then you collect: the placed tile stays on the table, and you take every neighbour of it whose picture it has completed. You cannot leave one behind.
clause-SD-14 = For each sun and each lolly that you complete on the table you take one bonus token at random, face down. Nobody, not even you, knows its value before the end. When no token is left, none is taken.
clause-SD-15 = Next you draw: fill your hand up to 2 tiles, as long as the supply lasts.
clause-SD-16 = Last you arrange: put the tiles you have collected on your own towel, which lies in front of you, in any order and turned as you like, each so that it completes at least one picture there. Other sides need not match. Completing many is wise, but not a duty. No tile covers another, and those already there stay where they are.
clause-SD-17 = The first tile of a towel needs no match. If you have collected several, any of them may be the first.
clause-SD-18 = A collected tile that cannot complete a picture on your towel is out of the game. While any of the collected tiles can be put there, one of them must be; when none of those left can, they are out.
clause-SD-19 = Suns and lollies completed on a towel bring no bonus tokens.
clause-SD-20 = The turn passes to the left. Players without tiles are skipped.
clause-SD-21 = Everything is open except the hands, the order of the supply and the values of the tokens: towels, tiles collected and out, the number of tokens and of tiles in the supply. A hand tile that had to be shown is known to all until it is played.
clause-SD-30 = The game ends when the supply is empty and all hands have been played; the last turn is finished first, arranging included. It also ends when all players who still hold tiles have been stuck one after another, since nothing can change any more, even if there are tiles left in the supply.
clause-SD-31 = You score 1 point for each tile on your towel, 1 point for each complete picture on it, and the values of your bonus tokens. Tiles that are out count for nothing.
clause-SD-32 = The most points win. If players are tied, the one with more tiles on the towel wins; if they are still tied, they share the victory.
clause-SD-40 = In the “Simplified game”, an option, there are no towels, and collected tiles are stacked. Each tile collected scores 1 point, and the tokens count as usual. Ties go to the player with more collected tiles.
clause-SD-90 = Example: a tile is placed so that it touches three others, and matches only one of them. That is enough; only that one is collected.
clause-SD-91 = Example: a tile completes a picture with each of three neighbours. All three are collected.
clause-SD-92 = Example: 9 tiles, 8 complete pictures, and tokens worth 0, 1 and 2: 9 + 8 + 3 = 20 points.

## refusal

refusal-SD-10-not-now = tiles are placed at the beginning of a turn; this is not the moment.
refusal-SD-10-no-tile = you have no tile in this place of your hand.
refusal-SD-02-same-tile = you have two tiles { $tile }; they are the same move, and it is named by the first.
refusal-SD-10-apart = { $tile } must share a side with a tile on the table; { $cell } is beside none.
refusal-SD-10-occupied = { $cell } is not empty, and no tile may cover another.
refusal-SD-10-named-otherwise = several tiles lie beside this cell, and another one names it.
refusal-SD-11 = { $tile }, { with-turned }, completes no picture at { $cell }; at least one is needed. Turn it, or look for another cell.
refusal-SD-16-not-now = tiles are arranged after collecting and drawing; this is not the moment.
refusal-SD-16-no-tile = you have not collected so many tiles in this turn.
refusal-SD-40 = in the simplified game there are no towels: collected tiles are stacked by themselves.
refusal-SD-16-apart = { $tile } must share a side with a tile on your towel; { $cell } is beside none.
refusal-SD-16-occupied = { $cell } of your towel is not empty, and no tile may cover another.
refusal-SD-16-named-otherwise = several tiles on your towel lie beside this cell, and another one names it.
refusal-SD-16 = { $tile }, { with-turned }, completes no picture at { $cell } of your towel; at least one is needed.
refusal-SD-17 = your towel is empty: its first tile is laid at 0,0 and not turned.
refusal-SD-17-begun = your towel has a first tile already; the next ones must complete pictures.
refusal-SD-07-luck = who begins is decided by luck, before anything else.
refusal-SD-05-luck = luck lays out the table, before the first turn; nobody chooses.
refusal-SD-06-luck = tiles are drawn by luck, and only when a hand is filled up; nobody chooses them.
refusal-SD-14-luck = the tokens are turned face up when the match has ended; nobody chooses their values.
refusal-SD-01 = there is no seat { $seat } at this table; the last one is { $last }.
refusal-SD-05-gone = { $tile } is no longer among the tiles to be laid out.
refusal-SD-06-gone = { $tile } is not in the supply.
refusal-SD-04 =
    { $value ->
        [one] all tokens worth one point are face up already.
       *[other] all tokens worth { $value } points are face up already.
    }
refusal-SD-02-kind = there are several tiles { $tile }; they are drawn by their letters alone.
refusal-SD-02-unknown = there is no tile { $tile } in this box.
refusal-SD-10-not-in-hand = { $tile } is not in your hand.
refusal-SD-16-not-collected = { $tile } is not among the tiles you have collected in this turn.

## fault

fault-numbers = A number is out of its bounds, or something is hidden: a view is not a whole position.
fault-copies = Of tiles of one kind, #1 must be seen before #2, and so on.
fault-hands = The tiles in the hands are not those that have been drawn, or a hand is not sorted.
fault-supply = The number of tiles in the supply is not right.
fault-shown = Only tiles in a hand can be shown, and never before the first turn.
fault-collected = The tiles collected in this turn are not right.
fault-geometry = A tile covers another, or lies where it cannot.
fault-cells = What is known of the cells is not what lies in them (this should be worked out, not given).
fault-reach = The table starts as a rectangle of 6 by 5 and grows by one cell at most with each tile placed: a tile lies too far out, or a cell of the rectangle is missing.
fault-tableau = A tableau starts with an unturned tile at 0,0, and every other tile must hang together with it by complete pictures (SD-16, SD-17).
fault-stacks = Only the simplified game has stacks: there collected tiles are stacked at once, without tableaux, and none is out (SD-40).
fault-counts = The numbers of tiles do not add up: 30 on the table and 26 to draw at the start; each turn places one and collects one to four; hands are full while the supply lasts.
fault-tokens = There are more tokens than the box has, or than tiles were collected (SD-14).
fault-values = The values of the tokens do not add up, or are known before the end (SD-04, SD-14).
fault-last = The tile placed last must lie on the table.
fault-phase = Who is to act does not fit the phase of the turn.
fault-stuck = The player to place can place neither tile: the hand is shown and the turn passes on by itself (SD-12).
fault-unplaceable = None of the collected tiles can be put into the tableau: they are out by themselves (SD-18).
fault-ending = The match does not end like this: all must be played, or all who hold tiles must be stuck and have shown them (SD-30).
fault-unknown-tile = A tile is named that is not in this box. Copies of a kind are numbered from #1 on; a tile that is alone of its kind has no number (SD-02).
fault-twice = A tile is named more often than the box holds it (SD-02).
fault-nowhere = A tile is nowhere. Say where it is, or leave out the supply, or what is out: the tiles not named go there.
fault-no-cell = A tile that lies somewhere has a name (tile) and a cell (x and y).
fault-hand-size = A hand holds at most 2 tiles (SD-06).
fault-collected-size = At most 4 tiles are collected in one turn (SD-13).

## edition

edition-tile = The edition { $where }: a tile is four letters out of { $letters }, and “{ $got }” is not (tiles).
edition-tiles = The edition { $where }: there are { $expected } tiles in the box, and { $count } in tiles.
edition-tokens = The edition { $where }: tokens says how many are worth 0, 1 and 2 points, for example { $example }.
edition-too-many-tokens = The edition { $where }: there may be at most { $most } tokens, and tokens has { $count }.

## move

move-place = Place { $tile } at { $cell }, { with-turned }
move-arrange = Put { $tile } on the towel at { $cell }, { with-turned }
move-first = Seat { $seat } begins
move-lay = { $tile } is laid out, { with-turned }
move-deal = { $tile } is drawn
move-token =
    { $value ->
        [one] A token worth one point is turned face up
       *[other] A token worth { $value } points is turned face up
    }

## event

event-first = { $player } begins.
event-lay = { $tile } is laid out at { $x },{ $y }.
event-deal =
    { $player } draws { $tile }; { $supply_count ->
        [0] the supply is empty now.
        [one] one tile is left in the supply.
       *[other] { $supply_count } tiles are left in the supply.
    }
event-deal-hidden =
    { $player } draws a tile; { $supply_count ->
        [0] the supply is empty now.
        [one] one tile is left in the supply.
       *[other] { $supply_count } tiles are left in the supply.
    }
event-place = { $player } places { $tile } at { $x },{ $y }.
event-collect = { $player } completes the { WORD($picture) } and collects { $tile }.
event-tokens = { $player } takes { $count ->
        [one] a bonus token
       *[other] { $count } bonus tokens
    }.
event-tokens-short =
    { $player } has earned { $earned ->
        [one] a bonus token
       *[other] { $earned } bonus tokens
    }, but { $count ->
        [0] none is left.
        [one] only one is left.
       *[other] only { $count } are left.
    }
event-arrange-first = { $player } begins the towel with { $tile }.
event-arrange = { $player } puts { $tile } on the towel at { $x },{ $y } and completes: { $pictures }.
event-out = Out of the game, for lack of a picture to complete: { $tiles }.
event-stuck = { $player } can place nothing and shows { $tiles }.
event-skip = { $player } has no tiles left and is skipped.
event-turn = { $player } to play.
event-end = All tiles have been played: the match ends.
event-end-stuck = Nobody can place a tile any more: the match ends.
event-token =
    { $value ->
        [one] { $player } turns a token face up: one point.
       *[other] { $player } turns a token face up: { $value } points.
    }
event-win = { $player } wins with { $total ->
        [one] one point
       *[other] { $total } points
    }.
event-win-shared = { $player } shares the victory with { $total ->
        [one] one point
       *[other] { $total } points
    }.

## question

question-place = Place one of your tiles ({ $tiles }) so that it completes a picture on the table.
question-arrange = Put a collected tile ({ $tiles }) on your towel so that it completes a picture.
question-arrange-first = Choose the first tile of your towel: { $tiles }.
question-wait = Luck is at work.

## source

source-tiles = Tiles
source-pictures = Pictures
source-tokens = Bonus tokens

## tie-break

tie-break-most-tiles = Most tiles

## ending

ending-SD-30 = Every tile has been played, or nobody could place one any more.

## option

option-ice-halves = Halves of the ice lolly
option-ice-halves-two-part = A top needs a stick
option-ice-halves-any = Every half fits every other
option-simplified = Simplified game
option-simplified-off = With a towel for everyone
option-simplified-on = Without towels: collected tiles are stacked

## word

word-parasol = parasol
word-pinwheel = pinwheel
word-cloud = cloud
word-clover = clover
word-sun = sun
word-lolly = ice lolly

## label

label-table = Table
label-tableau = Towel of { $player }
label-stack = Stack of { $player }
label-hand = Hand
label-player = Player
label-tiles = Tiles
label-pictures = Pictures
label-tokens = Tokens
label-supply = Supply: { $count }
label-tokens-left = Tokens left: { $count }
label-collected = Collected, to be arranged: { $tiles }
label-out = Out: { $tiles }
label-last = Placed last: { $tile }
label-letters = P parasol, W pinwheel, C cloud, L clover, S sun, T lolly top, K lolly stick; * marks a complete picture
label-empty = empty

## with: only for other messages to refer to

with-turned =
    { $turns ->
        [0] not turned
        [1] by a quarter turn
        [2] by half a turn
       *[other] by three quarter turns
    }
