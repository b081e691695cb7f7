"""Golden matches: whole matches written out, replayed to the letter, results included."""

import json
from collections import Counter
from pathlib import Path

import pytest

import tablee

FOLDER = Path(__file__).parent / "golden"
GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")


@pytest.mark.parametrize("name", GAMES)
def test_golden_matches_replay_to_the_letter(name: str) -> None:
    kind = tablee.game_class(name)
    results = json.loads((FOLDER / name / "results.json").read_text("utf-8"))
    counts: Counter[int] = Counter()
    options, kinds = set(), set()
    for path in sorted((FOLDER / name).glob("*.record")):
        text = path.read_text("utf-8")
        match = tablee.replay(text)
        assert match.over
        assert match.record() == text
        assert match.result().data() == results[path.stem]
        counts[match.game.players] += 1
        options |= set(match.game.options.items())
        start = match.game.start()
        for _, action in match.actions:
            kinds.add(match.game.move_data(start, action)["move"])
            match.game.apply(start, action)
    assert set(counts) == set(kind.seats)
    assert min(counts.values()) >= 10
    assert options == {(name, value) for name, option in kind.options_offered.items() for value in option.values}
    assert kinds == set(kind.declared.moves.names)
