"""Placements in words: `place PWCL 1 3,-1` names a tile, its quarter turns and a cell."""

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from tablee.core.errors import IllegalMove
from tablee.core.fields import Fields
from tablee.games.sunny_day.moves import (
    ARRANGE_MOVE,
    DEAL_MOVE,
    FIRST_MOVE,
    FIRST_TILE_MOVE,
    LAY_MOVE,
    PLACE_MOVE,
    TOKEN_MOVE,
)
from tablee.games.sunny_day.reasons import (
    ARRANGE_APART,
    ARRANGE_NOT_NOW,
    ARRANGE_OCCUPIED,
    FIRST_TILE,
    NO_TABLEAU,
    NOT_COLLECTED,
    NOT_IN_HAND,
    PLACE_APART,
    PLACE_NOT_NOW,
    PLACE_OCCUPIED,
    UNKNOWN_TILE,
)
from tablee.games.sunny_day.state import (
    ARRANGE,
    HAND_SIZE,
    MOST_COLLECTED,
    OWN,
    PLACE,
    SIDES,
    STEPS,
    TABLE,
    TILES,
    TURNS,
)

if TYPE_CHECKING:
    from tablee.games.sunny_day.game import SunnyDay

_NUMBER = r"(0|-?[1-9][0-9]{0,3})"
_PLACEMENT = re.compile(rf"(place|arrange) ([A-Z]{{4}}) ([0-3]) {_NUMBER},{_NUMBER}")


class Placement(NamedTuple):
    """A text of the notation, taken apart."""

    kind: str
    tile: str
    turns: int
    x: int
    y: int

    @property
    def cell(self) -> str:
        return f"{self.x},{self.y}"

    @property
    def text(self) -> str:
        return f"{self.kind} {self.tile} {self.turns} {self.cell}"


def parse(text: str) -> Placement | None:
    """The placement that a text names, None if it is another kind of move or none at all."""
    found = _PLACEMENT.fullmatch(" ".join(text.split()))
    if found is None:
        return None
    kind, tile, turns, x, y = found.groups()
    return Placement(kind, tile, int(turns), int(x), int(y))


def placement_of(game: "SunnyDay", state: Fields, action: int) -> Placement | None:
    """What a placement of the action table means here; None where it means nothing, or where a secret hides it."""
    if action < ARRANGE_MOVE:
        place, turns = divmod(action - PLACE_MOVE, TURNS)
        side, slot = divmod(place, HAND_SIZE)
        return _beside(game, state, "place", int(state.hand[state.turn, slot]), turns, side, TABLE)
    if action < FIRST_TILE_MOVE:
        place, turns = divmod(action - ARRANGE_MOVE, TURNS)
        side, slot = divmod(place, MOST_COLLECTED)
        return _beside(game, state, "arrange", int(state.collected[slot]), turns, side, OWN + state.turn)
    if action < FIRST_MOVE and state.collected[action - FIRST_TILE_MOVE] >= 0:
        return Placement("arrange", game.tiles[state.collected[action - FIRST_TILE_MOVE]], 0, 0, 0)
    return None


def _beside(
    game: "SunnyDay", state: Fields, kind: str, tile: int, turns: int, side: int, area: int
) -> Placement | None:
    beside = side // SIDES
    if tile < 0 or state.where[beside] != area:
        return None
    dx, dy = STEPS[side % SIDES]
    return Placement(kind, game.tiles[tile], turns, state.x[beside] + dx, state.y[beside] + dy)


def text(game: "SunnyDay", state: Fields, action: int) -> str:
    """The notation of an action."""
    placement = placement_of(game, state, action)
    return game.moves[action].text if placement is None else placement.text


def move_data(game: "SunnyDay", state: Fields, action: int) -> dict[str, Any]:
    """The JSON form of an action."""
    placement = placement_of(game, state, action)
    if placement is None:
        return game.moves[action].data
    return {"move": placement.kind, "tile": placement.tile, "turns": placement.turns, "x": placement.x,
            "y": placement.y, "cell": placement.cell}  # fmt: skip


# --- from a text to an action ---------------------------------------------------------------------------------------


def find_action(game: "SunnyDay", state: Fields, wanted: Placement) -> int:
    """SD-10, SD-16, SD-17: the action of a placement; IllegalMove where the rules know no such placement."""
    if wanted.tile not in game.tiles:
        raise _refusal(game, UNKNOWN_TILE, wanted)
    if wanted.kind == "place":
        return _find_place(game, state, wanted)
    return _find_arrange(game, state, wanted)


def _find_place(game: "SunnyDay", state: Fields, wanted: Placement) -> int:
    if state.phase != PLACE:
        raise _refusal(game, PLACE_NOT_NOW, wanted)
    hand = [int(state.hand[state.turn, slot]) for slot in range(HAND_SIZE)]
    slot = _slot(game, hand, wanted)
    if slot is None:
        raise _refusal(game, NOT_IN_HAND, wanted)
    side = _side(game, state, TABLE, wanted, PLACE_OCCUPIED, PLACE_APART)
    return PLACE_MOVE + (side * HAND_SIZE + slot) * TURNS + wanted.turns


def _find_arrange(game: "SunnyDay", state: Fields, wanted: Placement) -> int:
    if state.phase != ARRANGE:
        raise _refusal(game, NO_TABLEAU if game.simplified else ARRANGE_NOT_NOW, wanted)
    slot = _slot(game, [int(tile) for tile in state.collected], wanted)
    if slot is None:
        raise _refusal(game, NOT_COLLECTED, wanted)
    area = OWN + int(state.turn)
    if area not in state.where:
        if (wanted.turns, wanted.x, wanted.y) != (0, 0, 0):
            raise _refusal(game, FIRST_TILE, wanted)
        return FIRST_TILE_MOVE + slot
    side = _side(game, state, area, wanted, ARRANGE_OCCUPIED, ARRANGE_APART)
    return ARRANGE_MOVE + (side * MOST_COLLECTED + slot) * TURNS + wanted.turns


def _slot(game: "SunnyDay", slots: list[int], wanted: Placement) -> int | None:
    return next((slot for slot, tile in enumerate(slots) if tile >= 0 and game.tiles[tile] == wanted.tile), None)


def _side(game: "SunnyDay", state: Fields, area: int, wanted: Placement, occupied: int, apart: int) -> int:
    """The side that names a cell: the lowest of those that look at it."""
    at = {(int(state.x[tile]), int(state.y[tile])): tile for tile in range(TILES) if state.where[tile] == area}
    if (wanted.x, wanted.y) in at:
        raise _refusal(game, occupied, wanted)
    for side, (dx, dy) in enumerate(STEPS):
        beside = at.get((wanted.x - dx, wanted.y - dy))
        if beside is not None:
            return SIDES * beside + side
    raise _refusal(game, apart, wanted)


def _refusal(game: "SunnyDay", reason: int, wanted: Placement) -> IllegalMove:
    return IllegalMove(game.package, game.reasons[reason], tile=wanted.tile, turns=wanted.turns, cell=wanted.cell)


def why(game: "SunnyDay", state: Fields, action: int) -> dict[str, Any]:
    """What the sentences of refusals speak of: a tile and a cell, a seat or a value."""
    if action < FIRST_MOVE:
        data = move_data(game, state, action)
        return {"tile": data["tile"], "turns": data["turns"], "cell": data["cell"]}
    if action < LAY_MOVE:
        return {"seat": action - FIRST_MOVE, "last": game.players - 1}
    if action < TOKEN_MOVE:
        kind = action - DEAL_MOVE if action >= DEAL_MOVE else (action - LAY_MOVE) // TURNS
        return {"tile": game.tiles[kind]}
    return {"value": action - TOKEN_MOVE}
