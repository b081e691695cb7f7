"""The components of an edition, checked."""

import msgspec

from tablee.core.editions import Edition
from tablee.core.fields import Fields
from tablee.games.sunny_day.declarations import HALF_LETTERS, SIDES, TILES, TOKEN_VALUES

PACKAGE = "tablee.games.sunny_day"
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
            raise edition.refused(PACKAGE, "tile", letters=HALF_LETTERS, got=tile)
    if len(made.tiles) != TILES:
        raise edition.refused(PACKAGE, "tiles", expected=TILES, count=len(made.tiles))
    if len(made.tokens) != TOKEN_VALUES or any(count < 0 for count in made.tokens):
        raise edition.refused(PACKAGE, "tokens", example="[5, 11, 7]")
    if sum(made.tokens) > MOST_TOKENS:
        raise edition.refused(PACKAGE, "too-many-tokens", most=MOST_TOKENS, count=sum(made.tokens))
    kinds = list(dict.fromkeys(made.tiles))
    made.tiles.sort(key=kinds.index)
    return made


def fill_box(box: Fields, made: Components) -> None:
    """SD-02, SD-04: the components as numbers."""
    for tile, letters in enumerate(made.tiles):
        for side, letter in enumerate(letters):
            box.half[tile, side] = HALF_LETTERS.index(letter)
    for value, count in enumerate(made.tokens):
        box.tokens[value] = count
