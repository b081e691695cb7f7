"""The events of a match in words."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablee.cli.language import language, say
from tablee.cli.screen import Screen
from tablee.core.game import CHANCE
from tablee.core.match import Match

MANY = 4
"""What happens more often than this while the table is set up is not told one by one."""

Told = tuple[str, int | None]


def tell(match: Match, names: Sequence[str], seen: Sequence[dict[str, Any]]) -> list[Told]:
    """Events as somebody saw them, as sentences with the seat they are about."""
    return [(match.game.tell(event, names, language()), event["seat"]) for event in seen]


def set_up_length(match: Match) -> int:
    """How many plies of luck came before the first decision."""
    return next((ply for ply, (actor, _) in enumerate(match.actions) if actor != CHANCE), match.ply)


def show_events(
    screen: Screen, match: Match, names: Sequence[str], since: int, seat: int | None, whole: bool = False
) -> None:
    """What happened from a ply on, as a seat or a spectator saw it; the set-up in short, or whole."""
    opening = 0 if whole else set_up_length(match)
    log = match.log(seat)
    if since < opening:
        _show_set_up(screen, match, names, [event for ply in log[since:opening] for event in ply])
    for ply in log[max(since, opening) :]:
        for text, about in tell(match, names, ply):
            screen.bullet(text, about)


def _show_set_up(screen: Screen, match: Match, names: Sequence[str], events: list[dict[str, Any]]) -> None:
    """The set-up, without what is merely repeated."""
    often = Counter(event["event"] for event in events)
    rare = [event for event in events if often[event["event"]] <= MANY]
    if len(rare) < len(events):
        screen.bullet(say("set_up", count=len(events) - len(rare)))
    for text, about in tell(match, names, rare):
        screen.bullet(text, about)
