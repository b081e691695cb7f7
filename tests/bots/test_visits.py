"""What a search visits, move by move, as it has been since the search was first written: `visits.json`.

Positions are those of golden matches. A changed number is another search, and the levels must be measured anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.bots.decision import Search
from tablee.bots.records import SearchSettings

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "visits.json").read_text("utf-8"))
GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['record']}:{case['ply']}")
def test_the_same_search_visits_the_same_moves(case: dict[str, Any]) -> None:
    match = tablee.replay((GOLDEN / case["record"]).read_text("utf-8"))
    game, state = match.game, match.state_at(case["ply"])
    seat, settings, iterations = int(state.actor), SearchSettings(**case["settings"]), case["iterations"]
    search = Search(game, game.view(state, seat), seat, game.legal(state), settings, case["seed"], 1, iterations + 2)
    search.iterate(iterations)
    assert {game.text(state, move.action): move.visits for move in search.root_moves()} == case["visits"]
