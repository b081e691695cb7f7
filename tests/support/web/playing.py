"""How a match is played by presses."""

from pathlib import Path

from tests.support.web.scripts import PLAYING

PREFER = {
    "sunrise-lane": ("build .*", "park .*", "opens .*", "discard .*", "stop"),
    "rue-de-la-paix": ("build .*", "card .*", "zone .*", "opens .*", "done"),
    "sunny-day": ("place .*", "arrange .*", "opens .*"),
}
GAMES = tuple(PREFER)
TO_THE_END = "rue-de-la-paix"
"""The game whose matches are shortest, where one game stands for all."""
SOME = 20
"""Presses after which everybody has had a turn."""


def chain(guest):
    """Build something, so that there is a turn in progress; the ply after it."""
    guest.wait_for_turn()
    guest.play_until(f"{PLAYING} !== {guest.ply}", ("build .*", "park .*", "opens .*"))
    return guest.ply


LESSONS = Path(__file__).parents[3] / "web" / "lessons"
