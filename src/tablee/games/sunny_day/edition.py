"""The components of an edition, checked."""

import msgspec

from tablee.core.editions import Edition
from tablee.core.errors import BadEdition
from tablee.core.fields import Fields
from tablee.games.sunny_day.declarations import HALF_LETTERS, SIDES, TILES, TOKEN_VALUES

MOST_TOKENS = 100


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """What an edition file of Sunny Day says (SD-02, SD-04)."""

    name: str
    tiles: list[str]
    tokens: list[int]
    note: str = ""


def components(edition: Edition) -> Components:
    """SD-02, SD-04: the components, with the tiles of one kind next to each other; BadEdition if they make no game."""
    made = edition.components(Components)
    for tile in made.tiles:
        if len(tile) != SIDES or any(letter not in HALF_LETTERS for letter in tile):
            _refuse(edition, f"a tile is four letters out of {HALF_LETTERS}, and {tile!r} is not (`tiles`)")
    if len(made.tiles) != TILES:
        _refuse(edition, f"there are {TILES} tiles in the box, and {len(made.tiles)} in `tiles`")
    if len(made.tokens) != TOKEN_VALUES or any(count < 0 for count in made.tokens):
        _refuse(edition, "`tokens` says how many are worth 0, 1 and 2 points, for example [5, 11, 7]")
    if sum(made.tokens) > MOST_TOKENS:
        _refuse(edition, f"there may be at most {MOST_TOKENS} tokens, and `tokens` has {sum(made.tokens)}")
    kinds = list(dict.fromkeys(made.tiles))
    made.tiles.sort(key=kinds.index)
    return made


def _refuse(edition: Edition, detail: str) -> None:
    raise BadEdition("edition-field", where=edition.name, detail=detail)


def fill_box(box: Fields, made: Components) -> None:
    """SD-02, SD-04: the components as numbers."""
    for tile, letters in enumerate(made.tiles):
        for side, letter in enumerate(letters):
            box.half[tile, side] = HALF_LETTERS.index(letter)
    for value, count in enumerate(made.tokens):
        box.tokens[value] = count
