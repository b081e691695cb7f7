"""A long list of moves, made short: moves that begin alike are folded into one line until the list fits."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

MOST_LINES = 18
END = ""


@dataclass(frozen=True)
class MenuLine:
    """A line of the menu: the places of its moves in the list, and the words they begin with."""

    places: tuple[int, ...]
    words: tuple[str, ...]

    @property
    def is_move(self) -> bool:
        return len(self.places) == 1


def in_groups(moves: Sequence[str]) -> list[int]:
    """The places of moves in an order in which those that begin alike stand together; otherwise as they come."""
    tree: dict[str, Any] = {}
    for place, move in enumerate(moves):
        branch = tree
        for word in move.split():
            branch = branch.setdefault(word, {})
        branch[END] = place
    return _leaves(tree)


def _leaves(tree: dict[str, Any]) -> list[int]:
    leaves: list[int] = []
    for word, branch in tree.items():
        leaves += [branch] if word == END else _leaves(branch)
    return leaves


def folded(moves: Sequence[str], places: Sequence[int] | None = None, most: int = MOST_LINES) -> list[MenuLine]:
    """The moves (those at `places`, if given) in at most about `most` lines, in their order.

    What begins with the same word is unfolded together, one word further at a time, the smallest group first.
    """
    every = tuple(range(len(moves)) if places is None else places)
    if len(every) <= most:
        return [MenuLine((place,), tuple(moves[place].split())) for place in every]
    lines = _unfold(moves, MenuLine(every, ()))
    for group in sorted(
        _groups(lines), key=lambda group: sum(len(line.places) for line in lines if line.words[0] == group)
    ):
        while (wider := _wider(moves, lines, group)) != lines and len(wider) <= most:
            lines = wider
    return lines


def _groups(lines: Sequence[MenuLine]) -> list[str]:
    return list(dict.fromkeys(line.words[0] for line in lines if not line.is_move))


def _wider(moves: Sequence[str], lines: Sequence[MenuLine], group: str) -> list[MenuLine]:
    """The same lines, those of a group split by one more word."""
    wider = []
    for line in lines:
        wider += [line] if line.is_move or line.words[0] != group else _unfold(moves, line)
    return wider


def _unfold(moves: Sequence[str], line: MenuLine) -> list[MenuLine]:
    """A line split by the next word of its moves; words that all of them share are passed over."""
    depth = len(line.words)
    while True:
        parts: dict[tuple[str, ...], list[int]] = {}
        for place in line.places:
            parts.setdefault(tuple(moves[place].split()[: depth + 1]), []).append(place)
        if len(parts) > 1 or depth > 20:
            return [_settled(moves, words, places) for words, places in parts.items()]
        depth += 1


def _settled(moves: Sequence[str], words: tuple[str, ...], places: list[int]) -> MenuLine:
    if len(places) == 1:
        return MenuLine((places[0],), tuple(moves[places[0]].split()))
    return MenuLine(tuple(places), words)


def matching(moves: Sequence[str], typed: str) -> list[int]:
    """The places of the moves that begin with what was typed; if none does, of those that hold all its words."""
    typed = " ".join(typed.lower().split())
    begin = [place for place, move in enumerate(moves) if move.lower().startswith(typed)]
    if begin:
        return begin
    words = set(typed.split())
    return [place for place, move in enumerate(moves) if words <= set(move.lower().split())]
