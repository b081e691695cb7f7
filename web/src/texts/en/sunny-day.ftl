table = Table, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tableau = Towel of { $player }, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tableaux = Towels
stacks = Stacks
hand = Your hand
collected = Collected, to be arranged
your-tiles = Your tiles
you = You
no-tiles = You have no tiles left.
zoom = Zoom: { $area }
zoom-in = Nearer
zoom-out = Farther
fit = Show everything
half-T = lolly top
half-K = lolly stick
sides = { $top } above, { $right } to the right, { $bottom } below, { $left } to the left.
side-top = above
side-right = to the right
side-bottom = below
side-left = to the left
tile-at = Tile{ $tile }{ $at }: { $sides }
placed-last = Placed last.
hand-tile = Tile{ $tile }: { $sides }
hidden-tile = Face-down tile
meets = { $picture } with the tile{ $tile } { $where }
cell = Cell{ $at }: completes { $pictures }
cell-turned = Cell{ $at }, if turned: completes { $pictures }
cell-first = Cell{ $at }: first tile of the towel
completes = Completes: { $pictures }.
begins = Begins your towel.
takes = { $count ->
        [one] You take { $count } tile.
       *[other] You take { $count } tiles.
    }
takes-tokens = { $count ->
        [one] And { $count } bonus token.
       *[other] And { $count } bonus tokens.
    }
other-turn = { $count ->
        [one] { $count } way fits
       *[other] { $count } ways fit
    }: turn
fits = { $count ->
        [one] Fits in { $count } place like this: press it.
       *[other] Fits in { $count } places like this: press one.
    } { $keys ->
        [yes] To turn it, tap it again, or press R.
       *[no] To turn it, tap it again.
    }
fits-turned = { $count ->
        [one] Fits in { $count } place if turned:
       *[other] Fits in { $count } places if turned:
    } { $keys ->
        [yes] tap it again, or press R.
       *[no] tap it again.
    }
fits-nowhere = Fits nowhere at the moment.
only-place = There is only one place where a tile of yours fits.
only-arrange = There is only one place on your towel where a collected tile fits.
only-arrange-first = Your first tile goes on your towel as it is.
empty-tableau = Nothing here yet.
supply = Supply
tokens-left = Tokens left
moment-four = Four pictures at once!
finale = The bonus tokens are turned over
out = Out
stacked = { $count ->
        [one] { $count } tile collected
       *[other] { $count } tiles collected
    }
tableau-of = { $player }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $pictures ->
        [one] { $pictures } picture
       *[other] { $pictures } pictures
    }, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $hand ->
        [one] { $hand } tile
       *[other] { $hand } tiles
    } in hand.
stack-of = { $player }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } collected, { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $hand ->
        [one] { $hand } tile
       *[other] { $hand } tiles
    } in hand.
shows = { $count ->
        [one] Had to show { $count } tile.
       *[other] Had to show { $count } tiles.
    }
open-hand = { $count ->
        [one] { $count } tile in hand
       *[other] { $count } tiles in hand
    }
shown-tile = Shown: tile { $tile }
token-values = Tokens face up: { $values }.
chip-tiles = Tiles
chip-pictures = Pictures
chip-tokens = Tokens
chip-hand = In hand
end-supply = { $count ->
        [one] The supply is nearly empty: { $count } tile is left.
       *[other] The supply is nearly empty: { $count } tiles are left.
    }
end-hands = { $count ->
        [0] The match ends with this turn.
        [one] The match ends after one more tile.
       *[other] The match ends after { $count } more tiles.
    }
count-tile = { $count ->
        [one] tile
       *[other] tiles
    }
count-picture = { $count ->
        [one] picture
       *[other] pictures
    }
count-token = { $count ->
        [one] token
       *[other] tokens
    }
keys = Keys: arrows go from tile to tile, R turns, Enter goes on to the lit cells; there, arrows move, Enter chooses, Shift with arrows visits every tile, plus and minus zoom, Escape comes back here.
first-tile = { $count ->
        [one] It is laid as it comes.
       *[other] Any of them may be the first; it is laid as it comes.
    }

## sentences of the rules, for those who see the table: what they draw need not be named

drawn-move-place = Place this tile{ DRAW($tile, $turns, as: "tile") } on the table
drawn-move-arrange = Put this tile{ DRAW($tile, $turns, as: "tile") } on your towel
drawn-move-first = Luck decides who begins
drawn-move-lay = A tile{ DRAW($tile, $turns, as: "tile") } is laid out
drawn-move-deal = A tile{ DRAW($tile, as: "tile") } is drawn
drawn-event-lay = A tile{ DRAW($tile, $turns, as: "tile") } is laid out.
drawn-event-deal =
    { $player } draws a tile{ DRAW($tile, as: "tile") }; { $supply_count ->
        [0] the supply is empty now.
        [one] one tile is left in the supply.
       *[other] { $supply_count } tiles are left in the supply.
    }
drawn-event-place = { $player } places a tile{ DRAW($tile, $turns, as: "tile") } on the table.
drawn-event-collect = { $player } completes the { WORD($picture) }{ DRAW($picture, as: "picture") } and collects a tile{ DRAW($tile, $turns, as: "tile") }.
drawn-event-arrange-first = { $player } begins the towel with a tile{ DRAW($tile, $turns, as: "tile") }.
drawn-event-arrange = { $player } puts a tile{ DRAW($tile, $turns, as: "tile") } on the towel and completes: { $pictures }{ DRAW($pictures, as: "picture") }.
drawn-event-out = Out of the game, for lack of a picture to complete:{ DRAW($tiles, as: "tile") }.
drawn-event-stuck = { $player } can place nothing and shows the tiles in hand{ DRAW($tiles, as: "tile") }.
drawn-question-place = Place one of your tiles{ DRAW($tiles, as: "tile") } so that it completes a picture on the table.
drawn-question-arrange = Put a collected tile{ DRAW($tiles, as: "tile") } on your towel so that it completes a picture.
drawn-question-arrange-first = Choose the first tile of your towel{ DRAW($tiles, as: "tile") }.
drawn-refusal-SD-02-same-tile = you have two of this tile{ DRAW($tile, as: "tile") }; it does not matter which one you play.
drawn-refusal-SD-10-apart = your tile{ DRAW($tile, as: "tile") } must share a side with a tile on the table; this place is beside none.
drawn-refusal-SD-10-occupied = a tile lies here already, and no tile may cover another.
drawn-refusal-SD-11 = turned like this, your tile{ DRAW($tile, $turns, as: "tile") } completes no picture here; at least one is needed. Turn it, or look for another place.
drawn-refusal-SD-16-apart = your tile{ DRAW($tile, as: "tile") } must share a side with a tile on your towel; this place is beside none.
drawn-refusal-SD-16-occupied = a tile lies here already, and no tile may cover another.
drawn-refusal-SD-16 = turned like this, your tile{ DRAW($tile, $turns, as: "tile") } completes no picture here on your towel; at least one is needed.
drawn-refusal-SD-17 = your towel is empty: its first tile is laid as it comes, without turning it.
drawn-refusal-SD-01 = there is no such seat at this table.
drawn-refusal-SD-05-gone = this tile{ DRAW($tile, as: "tile") } is no longer among those to be laid out.
drawn-refusal-SD-06-gone = this tile{ DRAW($tile, as: "tile") } is not in the supply.
drawn-refusal-SD-02-kind = there are several of this tile{ DRAW($tile, as: "tile") }; it does not matter which one is drawn.
drawn-refusal-SD-02-unknown = there is no such tile in this box.
drawn-refusal-SD-10-not-in-hand = this tile{ DRAW($tile, as: "tile") } is not in your hand.
drawn-refusal-SD-16-not-collected = this tile{ DRAW($tile, as: "tile") } is not among those you have collected in this turn.
yours-event-collect = You complete the { WORD($picture) }{ DRAW($picture, as: "picture") } and take the tile{ DRAW($tile, $turns, as: "tile") }.
yours-event-tokens = You take { $count ->
        [one] a bonus token
       *[other] { $count } bonus tokens
    }.
yours-event-tokens-short =
    You have earned { $earned ->
        [one] a bonus token
       *[other] { $earned } bonus tokens
    }, but { $count ->
        [0] none is left.
        [one] only one is left.
       *[other] only { $count } are left.
    }
