table = Table, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tableau = Tableau of { $player }, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tableaux = Tableaux
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
tile-at = { $x }, { $y }: tile { $tile }: { $sides }
placed-last = Placed last.
hand-tile = Tile { $tile }: { $sides }
hidden-tile = Face-down tile
meets = { $picture } with tile { $tile } { $where }
cell = Cell { $x }, { $y }: completes { $pictures }
cell-turned = Cell { $x }, { $y }, if turned: completes { $pictures }
cell-first = Cell { $x }, { $y }: first tile of the tableau
completes = Completes: { $pictures }.
begins = Begins your tableau.
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
        [one] Fits in { $count } place like this.
       *[other] Fits in { $count } places like this.
    } Turn it: tap it again, or R.
fits-turned = { $count ->
        [one] Fits in { $count } place if turned:
       *[other] Fits in { $count } places if turned:
    } tap it again, or R.
fits-nowhere = Fits nowhere at the moment.
empty-tableau = Nothing here yet.
supply = Supply
tokens-left = Tokens left
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
shows = Had to show: { $tiles }.
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
        [one] The supply is empty. The match ends when the last tile in hand has been played.
       *[other] The supply is empty. The match ends when the { $count } tiles still in hand have been played.
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
first-tile = Any of them may be the first; it is laid as it comes.
