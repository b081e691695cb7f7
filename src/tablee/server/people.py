"""Who is at a table, and what was said there."""

from dataclasses import dataclass


@dataclass
class Player:
    """A person on a seat, whose devices are the capability to act for it."""

    name: str
    key: str
    devices: set[str]
    contribution: str = ""
    kept_by: str | None = None
    kept_for_good: bool = False
    kept_from: int | None = None
    """How many actions had been played when a bot took the seat last."""
    kept_until: int | None = None
    """And when it was handed back; None while the bot keeps it."""
    muted: bool = False
    was_host: bool = False
    """Whether the host's devices lost this seat: whoever gets it is the host."""


@dataclass
class BotPlayer:
    """A bot on a seat."""

    name: str
    bot: str


@dataclass
class Talk:
    """Something that was said."""

    number: int
    seat: int
    name: str
    phrase: str
    text: str
