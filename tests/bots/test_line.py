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
    monkeypatch.setattr("tablee.bots.line.START_TIME", 0.2)
    bot = line_bot(tmp_path, "import time\ntime.sleep(60)\n")
    with pytest.raises(tablee.BadInput, match="did not answer"):
        chosen(bot, tablee.load("sunrise-lane").match(seed=3), Budget(seconds=0.2), 1)


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
import os, subprocess, sys, time
{first}
with open(sys.argv[0] + ".pid", "w") as file:
    file.write(str(os.getpid()))
sys.stdin.readline()
print('{{"move": "draw"}}', flush=True)
{last}
"""
ENDINGS = {
    "ignores the end of its input": ("", "time.sleep(60)"),
    "talks on": ("", "while True: print(flush=True)"),
    "leaves a child with its pipe": ("subprocess.Popen(['sleep', '4'])", "time.sleep(60)"),
}


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_program_that_is_left_running_ends_with_python(tmp_path: Path, ending: str) -> None:
    program = tmp_path / "bot.py"
    first, last = ENDINGS[ending]
    program.write_text(STUBBORN.format(first=first, last=last), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", LEFT_RUNNING, str(program)], env={**os.environ, "TABLEE_GEAR": "interpreted"},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=50,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert not is_running(int(program.with_suffix(".py.pid").read_text()))
