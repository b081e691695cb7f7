"""Counting everything that can happen from a start."""

from tablee import Game
from tablee.core.fields import Fields


def count(game: Game, start: Fields, depth: int) -> list[tuple[int, int]]:
    """For depth 1, 2, ...: the sequences of actions that long, and the different states they end in."""
    level: dict[bytes, tuple[Fields, int]] = {start.tobytes(): (start, 1)}
    counts = []
    for _ in range(depth):
        following: dict[bytes, tuple[Fields, int]] = {}
        for state, paths in level.values():
            for action in game.legal(state):
                after = state.copy()
                game.apply(after, action)
                key = after.tobytes()
                known = following.get(key)
                following[key] = (after, paths) if known is None else (known[0], known[1] + paths)
        level = following
        counts.append((sum(paths for _, paths in level.values()), len(level)))
    return counts
