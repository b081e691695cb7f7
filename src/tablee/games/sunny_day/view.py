"""A state, or what somebody may know of it, as data that a page can draw; `position.py` is the way back."""

from typing import TYPE_CHECKING, Any

from tablee.core.fields import Fields
from tablee.games.sunny_day.edition import shown_half
from tablee.games.sunny_day.state import (
    BOTTOM,
    HAND_SIZE,
    HELD,
    NOTHING,
    OUT,
    OWN,
    PHASES,
    PICTURES,
    RIGHT,
    SIDE_NAMES,
    STEPS,
    SUPPLY,
    TABLE,
    TILES,
    TOKEN_VALUES,
    UNSEEN,
)

if TYPE_CHECKING:
    from tablee.games.sunny_day.game import SunnyDay

Data = dict[str, Any]


def data(game: "SunnyDay", state: Fields) -> Data:
    """Everything on and around the table. Hidden tiles are None, and so is the supply of a view.

    `unseen` are the tiles that could be any hidden one: those of the hands and of the supply but for the known ones.
    """
    seats = range(game.players)
    held = [[_hand_tile(game, state, seat, slot) for slot in range(HAND_SIZE) if state.hand[seat, slot] != NOTHING]
            for seat in seats]  # fmt: skip
    said: Data = {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "table": [lying(game, state, tile) for tile in _reading_order(state, TABLE)],
        "last": None if state.last == NOTHING else game.names[state.last],
        "hands": held,
        "shown": [_shown(game, state, seat) for seat in seats],
        "supply": None if UNSEEN in state.where else _letters(game, state, SUPPLY),
        "supply_count": int(state.supply),
        "unseen": _unseen(game, state, held),
        "tokens": [int(state.tokens[seat]) for seat in seats],
        "tokens_left": int(game.box.all_tokens) - sum(state.tokens),
        "values": [[value for value in range(TOKEN_VALUES) for _ in range(state.values[seat, value])]
                   for seat in seats],
    }  # fmt: skip
    if game.simplified:
        said["stacks"] = [_names(game, state, OWN + seat) for seat in seats]
    else:
        said["collected"] = [game.names[tile] for tile in state.collected if tile != NOTHING]
        said["tableaux"] = [[lying(game, state, tile) for tile in _reading_order(state, OWN + seat)] for seat in seats]
        said["pictures"] = [pictures(game, state, OWN + seat) for seat in seats]
        said["out"] = _names(game, state, OUT)
    return said


def lying(game: "SunnyDay", state: Fields, tile: int) -> Data:
    """A tile in its cell."""
    return {"tile": game.names[tile], "turns": int(state.turns[tile]), "x": int(state.x[tile]), "y": int(state.y[tile])}


def pictures(game: "SunnyDay", state: Fields, area: int) -> list[Data]:
    """SD-03, SD-31: the complete pictures of an area: what is shown, and on which side of which cell."""
    return [
        {"picture": found, "x": int(state.x[tile]), "y": int(state.y[tile]), "side": SIDE_NAMES[side]}
        for tile in _reading_order(state, area)
        for side in (RIGHT, BOTTOM)
        if (found := picture_on(game, state, tile, side)) is not None
    ]


def picture_on(game: "SunnyDay", state: Fields, tile: int, side: int) -> str | None:
    """SD-03: the picture that is complete on a side of a tile that lies somewhere, if one is."""
    dx, dy = STEPS[side]
    beyond = (state.where[tile], state.x[tile] + dx, state.y[tile] + dy)
    places = list(zip(state.where, state.x, state.y, strict=True))
    if beyond not in places:
        return None
    other = places.index(beyond)
    if not game.box.fits[tile, state.turns[tile]] & game.box.wants[other, state.turns[other], side ^ 2]:
        return None
    return PICTURES[shown_half(game.tiles[tile], state.turns[tile], side, two_part=True)]


def hand_letters(game: "SunnyDay", state: Fields, seat: int) -> list[str]:
    """The letters of the tiles that a seat holds, as far as they are known."""
    return [game.tiles[state.hand[seat, slot]] for slot in range(HAND_SIZE) if state.hand[seat, slot] >= 0]


def _hand_tile(game: "SunnyDay", state: Fields, seat: int, slot: int) -> str | None:
    kind = state.hand[seat, slot]
    return game.tiles[kind] if kind >= 0 else None


def _shown(game: "SunnyDay", state: Fields, seat: int) -> list[str]:
    return [game.tiles[state.hand[seat, slot]] for slot in range(HAND_SIZE) if state.shown[seat, slot]]


def _reading_order(state: Fields, area: int) -> list[int]:
    tiles = [tile for tile in range(TILES) if state.where[tile] == area]
    return sorted(tiles, key=lambda tile: (state.y[tile], state.x[tile]))


def _names(game: "SunnyDay", state: Fields, place: int) -> list[str]:
    return [game.names[tile] for tile in range(TILES) if state.where[tile] == place]


def _unseen(game: "SunnyDay", state: Fields, held: list[list[str | None]]) -> list[str]:
    left = _letters(game, state, UNSEEN, SUPPLY, HELD)
    for hand in held:
        for tile in hand:
            if tile is not None:
                left.remove(tile)
    return left


def _letters(game: "SunnyDay", state: Fields, *places: int) -> list[str]:
    return [game.tiles[tile] for tile in range(TILES) if state.where[tile] in places]
