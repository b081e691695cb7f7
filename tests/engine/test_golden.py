"""The golden matches, all of them, told alike by Python and by the engine in Node; and some of them in a browser."""

import json
from difflib import unified_diff
from typing import Any

import pytest

import tablee
from tablee.core.game import Game
from tests.support.engine.browser import Browser
from tests.support.engine.material import GOLDEN, Engine, golden
from tests.support.engine.story import digests, story
from tests.support.luck import seed_of

CASES = [(path.parent.name, path.stem) for path in sorted(GOLDEN.glob("*/*.record"))]
SOME = "-03"
"""One match for each number of players."""
IN_A_BROWSER = [(game, record) for game, record in CASES if record.endswith(SOME)]
"""A browser runs the same code by the same compiler as Node."""
EVERY = 23
"""Plies between two that are looked at closely; prime, so that every seat's view has its turn."""

often = pytest.mark.parametrize("every", [EVERY, pytest.param(1, marks=pytest.mark.soak)])


def extent(kind: type[Game], record: str, every: int) -> dict[str, Any]:
    """What is looked at closely: other plies in every match, and in every run with other luck."""
    first, faults = seed_of(f"{kind.name} {record}") % every, every == 1 or record.endswith(SOME)
    return {"record": record, "every": every, "first": first, "faults": faults}


@often
@pytest.mark.parametrize(("kind", "record"), CASES, indirect=["kind"])
def test_a_golden_match_is_told_alike(kind: type[Game], record: str, every: int, engine: Engine) -> None:
    """States byte for byte, legal moves, refusals, events for every seat, sentences in three languages, views,
    positions with faults, previews, result and record."""
    asked = extent(kind, record, every)
    expected = digests(tablee.replay(golden(kind)[record]), every, asked["first"], asked["faults"])
    assert engine.ask(command="digests", **asked) == expected, difference(kind, engine, asked)


@often
@pytest.mark.parametrize(("kind", "record"), IN_A_BROWSER, indirect=["kind"])
def test_a_browser_tells_a_golden_match_as_node_does(
    kind: type[Game], record: str, every: int, engine: Engine, page: Browser
) -> None:
    asked = extent(kind, record, every)
    assert page.ask(engine.path, command="digests", **asked) == engine.ask(command="digests", **asked)


def difference(kind: type[Game], engine: Engine, asked: dict[str, Any]) -> str:
    """Where a match is told otherwise for the first time, and how."""
    name = asked["record"]
    match = tablee.replay(golden(kind)[name])
    for ply, told in enumerate(story(match, asked["every"], asked["first"], asked["faults"])):
        other = engine.ask(command="tell", **asked, ply=ply)
        lines = [_lines(told), _lines(other)]
        if lines[0] != lines[1]:
            return "\n".join([f"{name}, ply {ply}:", *unified_diff(*lines, "python", "engine", lineterm="", n=2)])
    return f"{name}: told alike ply by ply, but not as a whole"


def _lines(told: Any) -> list[str]:
    return json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False).splitlines()
