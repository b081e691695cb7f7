"""What follows from an edition, the number of players and the options."""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.declarations import COPIES, HALVES, SIDES, TILES, TOKEN_VALUES, TURNS
from tablee.games.sunny_day.kernels.actions import MOVES
from tablee.games.sunny_day.kernels.halves import earns_token, half_on, other_half, told_apart


@kernel
def prepare(box):
    """SD-02, SD-03, SD-04: kinds and names of tiles, what they show and want in each of their turns, all tokens."""
    box.actions = MOVES
    box.all_tokens = 0
    for value in range(TOKEN_VALUES):
        box.all_tokens += box.tokens[value]
    box.brings_token = 0
    for half in range(HALVES):
        if earns_token(half):
            for side in range(SIDES):
                box.brings_token |= bit(side, half)
    for tile in range(TILES):
        box.kind[tile] = box.kind[tile - 1] if tile > 0 and is_like(box, tile, tile - 1) else tile
    for tile in range(TILES):
        prepare_name(box, tile)
        prepare_sides(box, tile)


@kernel
def prepare_name(box, tile):
    """SD-02: a tile is named by its letters, with #1, #2, ... where there are several of a kind."""
    letters = 0
    for side in range(SIDES):
        letters = letters * HALVES + box.half[tile, side]
    kind = box.kind[tile]
    is_one_of_several = kind != tile or (tile + 1 < TILES and box.kind[tile + 1] == kind)
    box.name[tile] = letters * COPIES + (tile - kind + 1 if is_one_of_several else 0)


@kernel
def prepare_sides(box, tile):
    """SD-03: which halves a tile shows and wants on each side, in each of its turns."""
    box.could_fit[tile] = 0
    for turns in range(TURNS):
        box.fits[tile, turns] = 0
        for side in range(SIDES):
            half = half_on(box, tile, turns, side)
            box.fits[tile, turns] |= bit(side, told_apart(box, half))
            box.wants[tile, turns, side] = bit(side ^ 2, other_half(box, half))
        box.could_fit[tile] |= box.fits[tile, turns]


@kernel
def is_like(box, one, other):
    """SD-02: whether two tiles are of one kind."""
    alike = True
    for side in range(SIDES):
        alike = alike and box.half[one, side] == box.half[other, side]
    return alike


@kernel
def bit(side, half):
    """The place of a half on a side in a word of 28 bits."""
    return 1 << (HALVES * side + half)
