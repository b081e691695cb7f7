"""A bot in any language: a program that reads a question a line and writes an answer a line, both JSON.

A question holds `game`, `players`, `options`, `seat`, `view` (as `match.view(seat)` gives it), `legal` (moves in
notation), `seconds`, `iterations` and `seed`. The answer is `{"move": "draw"}`; it may add `reasons`, a list of
`{"move": ..., "expected_margin": ..., "win_chance": ..., "uncertainty": ...}`, the best first.
"""

import json
import os
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any
from weakref import finalize

from tablee.bots.bot import Budget, Choice, Reason
from tablee.core.errors import BadInput
from tablee.core.fields import Fields
from tablee.core.game import Game, shortened

START_TIME = 10.0
"""Seconds that a program may take for its first answer beyond its budget."""
PATIENCE = 1.5
THINK_TIME = 2.0
LAST_WORDS = 1.0
"""Seconds in which a program's pipe closes once it is killed, unless something that it started holds it open."""
CHUNK = 65_536


class LineBot:
    """A program at the other end of a pipe; started with the first question, ended with the bot or with Python."""

    def __init__(self, command: Sequence[str], seconds: float = THINK_TIME) -> None:
        self.command = list(command)
        self.name = "line:" + " ".join(command)
        self.seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: SimpleQueue[str] = SimpleQueue()

    def choose(
        self, game: Game, view: Fields, seat: int, legal: Sequence[int], budget: Budget, rng_seed: int
    ) -> Choice:
        actions = {game.text(view, action): action for action in legal}
        seconds = budget.seconds if budget.seconds is not None else self.seconds
        question = {
            "game": game.name, "players": game.players, "options": game.options, "seat": seat,
            "view": game.data(view), "legal": list(actions), "seconds": seconds, "iterations": budget.iterations,
            "seed": rng_seed,
        }  # fmt: skip
        return self._choice(self._ask(json.dumps(question), seconds), actions)

    def _ask(self, question: str, seconds: float) -> str:
        limit = seconds * PATIENCE
        if self._process is None:
            self._start()
            limit += START_TIME
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(question.encode() + b"\n")
            process.stdin.flush()
            answer = self._answers.get(timeout=limit)
        except (Empty, OSError):
            answer = ""
        if not answer:
            self.close()
            raise BadInput("line-bot-silent", bot=self.name, seconds=limit)
        return answer

    def _start(self) -> None:
        self._answers = SimpleQueue()
        process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        listener = Thread(target=_listen, args=(process.stdout, self._answers), daemon=True)
        listener.start()
        self._process, self._end = process, finalize(self, _end, process, listener)

    def _choice(self, answer: str, actions: dict[str, int]) -> Choice:
        try:
            said: Any = json.loads(answer)
            action = actions[said["move"]]
            reasons = tuple(
                Reason(
                    actions[one["move"]], float(one["expected_margin"]), float(one["win_chance"]),
                    float(one["uncertainty"]),
                )
                for one in said.get("reasons", [])
            )  # fmt: skip
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadInput("line-bot-answer", bot=self.name, got=shortened(answer.strip())) from None
        return Choice(action, reasons)

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process = None
            self._end()


def _end(process: "subprocess.Popen[bytes]", listener: Thread) -> None:
    """Kill the program and close its pipes, the one that is listened to only once nobody listens any more."""
    process.kill()
    process.wait()
    listener.join(LAST_WORDS)
    for stream in (process.stdin, None if listener.is_alive() else process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()


def _listen(stdout: IO[bytes], answers: "SimpleQueue[str]") -> None:
    """Pass every line on; an empty one says that there will be no more.

    It reads below Python's buffers: these have a lock, and whoever holds one when Python ends takes it down.
    """
    rest = b""
    while chunk := os.read(stdout.fileno(), CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            answers.put(line.decode(errors="replace") + "\n")
    if rest:
        answers.put(rest.decode(errors="replace"))
    answers.put("")
