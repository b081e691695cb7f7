"""The golden matches, all of them, told alike by Python, by the engine in Node and by the engine in a browser."""

import json
from difflib import unified_diff
from typing import Any

import pytest

import tablee
from tablee.core.game import Game
from tests.support.engine.browser import Browser
from tests.support.engine.material import GOLDEN, Engine, golden
from tests.support.engine.story import digests, story

CASES = [(path.parent.name, path.stem) for path in sorted(GOLDEN.glob("*/*.record"))]


@pytest.mark.parametrize(("kind", "record"), CASES, indirect=["kind"])
def test_a_golden_match_is_told_alike(kind: type[Game], record: str, engine: Engine, page: Browser) -> None:
    """States byte for byte, legal moves, refusals, events for every seat, sentences in three languages, views,
    positions with faults, previews, result and record."""
    expected = digests(tablee.replay(golden(kind)[record]))
    in_node = engine.ask(command="digests", record=record)
    assert in_node == expected, difference(kind, engine, record)
    assert page.ask(engine.path, command="digests", record=record) == in_node


def difference(kind: type[Game], engine: Engine, name: str) -> str:
    """Where a match is told otherwise for the first time, and how."""
    for ply, told in enumerate(story(tablee.replay(golden(kind)[name]))):
        other = engine.ask(command="tell", record=name, ply=ply)
        lines = [_lines(told), _lines(other)]
        if lines[0] != lines[1]:
            return "\n".join([f"{name}, ply {ply}:", *unified_diff(*lines, "python", "engine", lineterm="", n=2)])
    return f"{name}: told alike ply by ply, but not as a whole"


def _lines(told: Any) -> list[str]:
    return json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False).splitlines()
