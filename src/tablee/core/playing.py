"""The referee's loops for those who are asked move by move: bots, people's programs, luck of any kind."""

from collections.abc import Callable

from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game
from tablee.core.luck import Luck

Draw = Callable[[Fields, int], int]
"""What luck does in a state, after so many actions."""
Decide = Callable[[Fields, int], int]
"""What a seat does in a state."""
Played = tuple[int, int]
"""An actor and his action."""


def drawing(game: Game, luck: Luck) -> Draw:
    """Luck that draws tickets."""
    return lambda state, ply: game.ticket(state, luck.draw(game.tickets(state), ply))


def let_luck_act(game: Game, state: Fields, draw: Draw, ply: int) -> int:
    """Luck acts until a seat is to decide or the match is over; how many actions have been played then."""
    while state.actor == CHANCE:
        game.apply(state, draw(state, ply))
        ply += 1
    return ply


def play_to_the_end(game: Game, state: Fields, draw: Draw, decide: Decide) -> list[Played]:
    """Play a match from a state on; everything that was done."""
    played: list[Played] = []
    while state.actor != OVER:
        actor = int(state.actor)
        action = draw(state, len(played)) if actor == CHANCE else decide(state, actor)
        game.apply(state, action)
        played.append((actor, action))
    return played
