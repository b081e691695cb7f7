"""Bots by name, found through the entry points `tablee.bots`; a bot from outside plugs in the same way.

`line:COMMAND` is a program in any language that speaks the line protocol (docs/bots.md).
"""

import shlex
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from tablee.bots.bot import Bot
from tablee.bots.levels import LEVELS, level
from tablee.bots.simple import BOTS
from tablee.core.errors import BadInput

GROUP = "tablee.bots"
LINE = "line:"
THINK_TIME = 2.0

OWN: dict[str, Callable[[], Bot]] = {**BOTS, **{f"level-{number}": partial(level, number) for number in LEVELS}}


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names() -> list[str]:
    """The names of all bots that are installed."""
    return sorted({*OWN, *_entries()})


def find_bot(name: str) -> Bot:
    """A bot by its name."""
    if name.startswith(LINE):
        from tablee.bots.line import LineBot

        return LineBot(shlex.split(name.removeprefix(LINE)))
    if name in OWN:
        return OWN[name]()
    entry = _entries().get(name)
    if entry is None:
        raise BadInput("unknown-bot", got=name, known=", ".join(bot_names()))
    made: Bot = entry.load()()
    return made


def think_time(bot: Bot) -> float:
    """The seconds a bot may think about one move; its class says so (`seconds`)."""
    return float(getattr(bot, "seconds", THINK_TIME))
