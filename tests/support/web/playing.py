"""How a match is played by presses."""

from pathlib import Path

from tests.support.waiting import wait_for
from tests.support.web.scripts import PLAYING

LESSONS = Path(__file__).parents[3] / "web" / "lessons"
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
A_WHILE = 500
"""Milliseconds by which the page's clock is moved on, again and again."""


def chain(guest):
    """Build something, so that there is a turn in progress; the ply after it."""
    guest.wait_for_turn()
    guest.play_until(f"{PLAYING} !== {guest.ply}", ("build .*", "park .*", "opens .*"))
    return guest.ply


def let_time_pass_until(guest, condition, what):
    """Move the page's clock on until a condition holds; the clock must be installed."""

    def passed():
        guest.page.clock.run_for(A_WHILE)
        return condition()

    wait_for(passed, what=what)
