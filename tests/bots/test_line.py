"""Bots at the other end of a pipe: the example of the documentation, and programs that misbehave."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.bots.bot import Budget
from tablee.bots.line import LineBot
from tablee.bots.registry import find_bot
from tablee.bots.simple import RandomBot
from tests.support.bots import chosen
from tests.support.waiting import wait_for

DOCS = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", DOCS, re.S)
EXAMPLE = BLOCKS[-1]
PATIENT = Budget(seconds=20.0)


def line_bot(folder: Path, program: str) -> LineBot:
    path = folder / "bot.py"
    path.write_text(program, "utf-8")
    bot = find_bot(f"line:{sys.executable} {path}")
    assert isinstance(bot, LineBot)
    return bot


def test_the_example_is_short() -> None:
    assert len([line for line in EXAMPLE.splitlines() if line.strip()]) <= 20


def test_the_first_example_of_the_page_runs() -> None:
    exec(BLOCKS[0], {})


def test_the_example_plays_a_match(tmp_path: Path) -> None:
    match = tablee.load("sunrise-lane").match(seed=3)
    bots = [line_bot(tmp_path, EXAMPLE), RandomBot()]
    while isinstance(match.actor, int):
        match.play(chosen(bots[match.actor], match, PATIENT, match.ply))  # type: ignore[arg-type]
    assert match.result().winners == (0,)
    bots[0].close()  # type: ignore[union-attr]


def answering(answer: str) -> str:
    return f"import sys\nfor line in sys.stdin:\n    print({answer!r}, flush=True)\n"


def test_reasons_travel_too(tmp_path: Path) -> None:
    match = tablee.load("sunrise-lane").match(seed=3)
    reasons = '[{"move": "draw", "expected_margin": 1.5, "win_chance": 0.6, "uncertainty": 0.1}]'
    bot = line_bot(tmp_path, answering(f'{{"move": "draw", "reasons": {reasons}}}'))
    game = match.game
    choice = bot.choose(game, game.view(match.state, 0), 0, match.legal_actions(), PATIENT, 1)
    assert game.text(match.state, choice.action) == "draw"
    assert (choice.reasons[0].expected_margin, choice.reasons[0].win_chance) == (1.5, 0.6)
    bot.close()


@pytest.mark.parametrize("answer", ["draw", '{"move": "stop"}', "[]", '{"reasons": []}', '{"move": 3}'])
def test_an_answer_that_is_none_is_refused(tmp_path: Path, answer: str) -> None:
    bot = line_bot(tmp_path, answering(answer))
    with pytest.raises(tablee.BadInput, match="legal moves"):
        chosen(bot, tablee.load("sunrise-lane").match(seed=3), PATIENT, 1)
    bot.close()


@pytest.mark.parametrize("program", ["", "raise SystemExit(1)"])
def test_a_program_that_ends_is_noticed(tmp_path: Path, program: str) -> None:
    bot = line_bot(tmp_path, program)
    with pytest.raises(tablee.BadInput, match="did not answer"):
        chosen(bot, tablee.load("sunrise-lane").match(seed=3), PATIENT, 1)


def test_a_silent_program_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.bots.line.START_TIME", 0.0)
    bot = line_bot(tmp_path, "import sys\nsys.stdin.read()\n")
    with pytest.raises(tablee.BadInput, match="did not answer"):
        chosen(bot, tablee.load("sunrise-lane").match(seed=3), Budget(seconds=0.0), 1)


LEFT_RUNNING = """
import sys
import tablee
from tablee.bots.bot import Budget
from tablee.bots.line import LineBot

match = tablee.load("sunrise-lane").match(seed=3)
game, legal = match.game, match.legal_actions()
bot = LineBot([sys.executable, sys.argv[1]])
bot.choose(game, game.view(match.state, 0), 0, legal, Budget(seconds=20.0), 1)
"""
STUBBORN = """
import os, signal, subprocess, sys
{first}
with open(sys.argv[0] + ".pid", "w") as file:
    file.write(str(os.getpid()))
sys.stdin.readline()
print('{{"move": "draw"}}', flush=True)
{last}
"""
ENDINGS = {
    "ignores the end of its input": ("", "signal.pause()"),
    "talks on": ("", "while True: print(flush=True)"),
    "leaves a child with its pipe": ("subprocess.Popen(['cat', sys.argv[0] + '.fifo'], stderr=-3)", "signal.pause()"),
}
"""What a program does first, and after its answer. A child that reads a named pipe waits until another opens it."""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def end_reader(fifo: Path) -> bool:
    """Open and close a named pipe, if somebody reads from it: the reader then comes to its end."""
    try:
        os.close(os.open(fifo, os.O_WRONLY | os.O_NONBLOCK))
    except OSError:
        return False
    return True


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_program_that_is_left_running_ends_with_python(tmp_path: Path, ending: str) -> None:
    program, fifo = tmp_path / "bot.py", tmp_path / "bot.py.fifo"
    os.mkfifo(fifo)
    first, last = ENDINGS[ending]
    program.write_text(STUBBORN.format(first=first, last=last), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", LEFT_RUNNING, str(program)], env={**os.environ, "TABLEE_GEAR": "interpreted"},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=50,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert not is_running(int(program.with_suffix(".py.pid").read_text()))
    if "fifo" in first:
        wait_for(lambda: end_reader(fifo), what="a child that reads the named pipe")
