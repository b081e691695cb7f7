"""The components of an edition, checked, and the tables that the rules read."""

import msgspec

from tablee.core.editions import Edition
from tablee.core.errors import BadEdition
from tablee.core.fields import Fields
from tablee.games.sunny_day.state import (
    HALF_LETTERS,
    HALVES,
    LOLLY_STICK,
    LOLLY_TOP,
    SIDES,
    SUN,
    TILES,
    TOKEN_VALUES,
    TURNS,
)

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


def fill_tables(box: Fields, made: Components, two_part: bool) -> None:
    """SD-02, SD-03, SD-04: which halves a tile shows and wants on each side, in each of its turns."""
    for tile, letters in enumerate(made.tiles):
        box.kind[tile] = made.tiles.index(letters)
        for turns in range(TURNS):
            for side in range(SIDES):
                half = shown_half(letters, turns, side, two_part)
                box.fits[tile, turns] |= _bit(side, half)
                box.wants[tile, turns, side] = _bit(side ^ 2, other_half(half, two_part))
            box.could_fit[tile] |= box.fits[tile, turns]
    box.brings_token = sum(_bit(side, half) for side in range(SIDES) for half in (SUN, LOLLY_TOP, LOLLY_STICK))
    for value, count in enumerate(made.tokens):
        box.tokens[value] = count
    box.all_tokens = sum(made.tokens)


def shown_half(letters: str, turns: int, side: int, two_part: bool) -> int:
    """SD-03: the half on a side of a tile after quarter turns clockwise; lolly halves are all alike unless two-part."""
    half = HALF_LETTERS.index(letters[(side - turns) % SIDES])
    return LOLLY_TOP if half == LOLLY_STICK and not two_part else half


def other_half(half: int, two_part: bool) -> int:
    """SD-03: the half that completes the picture."""
    if half in (LOLLY_TOP, LOLLY_STICK) and two_part:
        return LOLLY_TOP + LOLLY_STICK - half
    return half


def _bit(side: int, half: int) -> int:
    return 1 << (HALVES * side + half)
