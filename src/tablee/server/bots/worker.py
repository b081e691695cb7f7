"""The process a bot thinks in: reads questions from its input, writes answers to its output, one frame each.

A frame is four bytes of length and a message. The process ends when its input does.
"""

import struct
import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec
import numpy as np

from tablee.bots.bot import Bot, Budget
from tablee.bots.registry import find_bot
from tablee.core.game import OptionValue
from tablee.server.table import shared_game

LENGTH = struct.Struct(">I")


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


class Choice(msgspec.Struct, frozen=True):
    """This one."""

    action: int


@lru_cache
def bot_of(name: str) -> Bot:
    """A bot, kept between questions."""
    return find_bot(name)


def answer(question: Question) -> Choice:
    """Let the bot choose."""
    game = shared_game(question.game, question.players, tuple(sorted(question.options.items())), question.edition)
    view = game.new_state()
    view.array.view(np.uint8)[:] = np.frombuffer(question.view, np.uint8)
    chosen = bot_of(question.bot).choose(game, view, question.seat, question.legal, Budget(), question.seed)
    return Choice(int(chosen.action))


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame, None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    return stream.read(length)


def main() -> None:
    """Answer until nobody asks any more."""
    decoder = msgspec.msgpack.Decoder(Question)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while (frame := read_frame(source)) is not None:
        body = msgspec.msgpack.encode(answer(decoder.decode(frame)))
        sink.write(LENGTH.pack(len(body)) + body)
        sink.flush()


if __name__ == "__main__":
    main()
