"""The process a bot thinks in. To a question it answers twice: at once, how long the bot may think; then its move."""

import sys
from functools import lru_cache

import msgspec
import numpy as np

from tablee.bots.bot import Bot, Budget
from tablee.bots.registry import find_bot, think_time
from tablee.core.rules import OptionValue
from tablee.server.processes import read_frame, write_frame
from tablee.server.table import shared_game


class Question(msgspec.Struct, frozen=True):
    """Which move? The view is the bytes of a redacted state."""

    game: str
    players: int
    options: dict[str, OptionValue]
    edition: str
    bot: str
    view: bytes
    seat: int
    legal: list[int]
    seed: int


class Allowance(msgspec.Struct, frozen=True):
    """The seconds that a bot may think; `own` if it says so itself, and so may need all of them or none."""

    seconds: float
    own: bool


class Choice(msgspec.Struct, frozen=True):
    """The action that a bot has chosen."""

    action: int


@lru_cache
def bot_of(name: str) -> Bot:
    """A bot, kept between questions."""
    return find_bot(name)


def allowance(question: Question) -> Allowance:
    """How long the bot of a question may think."""
    bot = bot_of(question.bot)
    return Allowance(think_time(bot), hasattr(bot, "seconds"))


def answer(question: Question) -> Choice:
    """Let the bot choose."""
    game = shared_game(question.game, question.players, tuple(sorted(question.options.items())), question.edition)
    view = game.new_state()
    view.array.view(np.uint8)[:] = np.frombuffer(question.view, np.uint8)
    chosen = bot_of(question.bot).choose(game, view, question.seat, question.legal, Budget(), question.seed)
    return Choice(int(chosen.action))


def main() -> None:
    """Answer until nobody asks any more."""
    decoder = msgspec.msgpack.Decoder(Question)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while (frame := read_frame(source)) is not None:
        question = decoder.decode(frame)
        write_frame(sink, msgspec.msgpack.encode(allowance(question)))
        write_frame(sink, msgspec.msgpack.encode(answer(question)))


if __name__ == "__main__":
    main()
