"""Counting everything that can happen from a start."""

from tablee import Game
from tablee.core.fields import Fields


def count(game: Game, start: Fields, depth: int) -> list[tuple[int, int]]:
    """For depth 1, 2, ...: the sequences of actions that long, and the different states they end in."""
    level: dict[bytes, int] = {start.tobytes(): 1}
    counts = []
    for _ in range(depth):
        following: dict[bytes, int] = {}
        for before, paths in level.items():
            state = game.new_state()
            state._bytes[:] = before
            after = state.copy()
            for action in game.legal(state):
                after.assign(state)
                game.apply(after, action)
                key = after.tobytes()
                following[key] = following.get(key, 0) + paths
        level = following
        counts.append((sum(level.values()), len(level)))
    return counts
