"""Bots by name, found through the entry points `tablee.bots`; a bot from outside plugs in the same way.

`line:COMMAND` is a program in any language that speaks the line protocol (docs/bots.md).
"""

import shlex
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

from tablee.bots.bot import Bot
from tablee.bots.expert_level import ExpertLevel
from tablee.bots.levels import LEVELS, level
from tablee.bots.simple import BOTS
from tablee.core.errors import BadInput
from tablee.core.texts import DEFAULT_LANGUAGE, catalogue

GROUP = "tablee.bots"
LINE = "line:"
THINK_TIME = 2.0


def expert() -> Bot:
    """The network alone."""
    from tablee.bots.expert import ExpertBot  # a module of kernels: it may bring Numba with it

    return ExpertBot()


OWN: dict[str, Callable[[], Bot]] = {
    **BOTS,
    **{f"level-{number}": partial(level, number) for number in LEVELS},
    "level-6": ExpertLevel,
    "expert": expert,
}


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def bot_names() -> tuple[str, ...]:
    """The names of all bots that are installed."""
    return tuple(sorted({*OWN, *_entries()}))


def title_of(name: str) -> str:
    """What a bot is called as a person at the table; empty for one that is no character."""
    known = catalogue("tablee.bots", DEFAULT_LANGUAGE)
    return known.say(f"{name}-title", {}) if known.has(name, "title") else ""


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
