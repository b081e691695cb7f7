"""A match as rows: one for itself, and one for each of its actions, luck included."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tablee.core.encoding import encoding_of
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, Game
from tablee.core.kernel import argument
from tablee.core.result import Result, victory_share

Row = dict[str, Any]


class Played(NamedTuple):
    """A match with what is known about it besides its moves."""

    number: int
    game: Game
    origin: Fields
    actions: Sequence[int]
    luck: str
    bots: tuple[str, ...] | None
    source: str | None


def rows_of(played: Played, observations: bool) -> tuple[Row, list[Row]]:
    """The row of a match, and those of its plies."""
    game, state = played.game, played.origin.copy()
    plies: list[Row] = []
    for ply, action in enumerate(played.actions):
        plies.append(_ply(game, state, played.number, ply, action, observations))
        game.apply(state, action)
    result = game.result(state)
    margins = _above_the_others(result.totals)
    for row in plies:
        decides = row["seat"] >= 0
        row["victory"] = victory_share(result.places, row["seat"]) if decides else None
        row["margin"] = margins[row["seat"]] if decides else None
    return _match(played, result, plies, margins), plies


def _ply(game: Game, state: Fields, match: int, ply: int, action: int, observations: bool) -> Row:
    """What was the case before an action, and the action."""
    seat = int(state.actor)
    weights = game.outcomes(state) if seat == CHANCE else None
    row: Row = {
        "match": match, "ply": ply, "seat": seat if seat >= 0 else -1, "action": action,
        "notation": game.text(state, action), "legal": sorted(weights) if weights else game.legal(state),
        "weights": [weight for _, weight in sorted(weights.items())] if weights else None,
        "scores": list(game.scores(state)),
    }  # fmt: skip
    if observations:
        row["observation"] = _observation(game, state, seat) if seat >= 0 else None
    return row


def _observation(game: Game, state: Fields, seat: int) -> Any:
    encoding = encoding_of(type(game))
    seen = np.zeros(encoding.size, np.int8)
    encoding.observe(*game.arguments(state), seat, argument(seen))
    return seen


def _match(played: Played, result: Result, plies: list[Row], margins: list[float]) -> Row:
    game = played.game
    deciders = [row["seat"] for row in plies if row["seat"] >= 0]
    return {
        "match": played.number, "game": game.name, "rules": game.version, "edition": game.edition.name,
        "players": game.players, "options": dict(game.options), "bots": played.bots, "luck": played.luck,
        "source": played.source, "first": deciders[0] if deciders else -1, "plies": len(plies),
        "decisions": len(deciders), "totals": list(result.totals), "places": list(result.places),
        "victories": [victory_share(result.places, seat) for seat in range(game.players)], "margins": margins,
        "ended_by": result.ended_by,
    }  # fmt: skip


def _above_the_others(totals: Sequence[int]) -> list[float]:
    """The points of each seat above the mean of the others, rounded as in the files that were written before."""
    return [total - (sum(totals) - total) / (len(totals) - 1) for total in totals]
