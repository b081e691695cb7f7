"""What a move would do, from what its seat may know, up to the point where luck or a secret has its say."""

from dataclasses import dataclass
from typing import Any

from tablee.core.fields import Fields
from tablee.core.game import Game


@dataclass(frozen=True)
class Preview:
    """Points of the running score won at once, and the events as the seat will see them."""

    gained: int
    events: list[dict[str, Any]]


def preview(game: Game, imagined: Fields, seat: int, action: int) -> Preview:
    """The consequences of an action in an imagined state (see `imagine`)."""
    after = imagined.copy()
    game.apply(after, action)
    events = []
    for event in game.events(imagined, action, after):
        if event.reveals:
            break
        events.append(event.seen_by(seat))
    return Preview(_running(game, after, seat) - _running(game, imagined, seat), events)


def imagine(game: Game, state: Fields, seat: int) -> Fields:
    """A state in which the seat's own view is true and all else is made up, so that no preview can tell a secret."""
    from tablee.core.rng import new_rng

    return game.complete(game.view(state, seat), seat, new_rng(0))


def _running(game: Game, state: Fields, seat: int) -> int:
    row = game.sheet(state)[seat]
    return sum(points for points, source in zip(row, game.sources, strict=False) if source.running)
