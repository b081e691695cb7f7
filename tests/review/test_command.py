"""`tablee review`: a story, a picture and JSON, of one record or of several."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tablee.cli.app import app
from tablee.core.texts import sentence
from tests.support.bots import COMPILED_ONLY, Played

pytestmark = COMPILED_ONLY


LAST = 24
"""So many actions from the end of a match the records begin: a whole match takes long to review."""


@pytest.fixture
def records(tmp_path: Path, played: Played) -> list[str]:
    paths = [tmp_path / f"{name}.tablee" for name in ("sunny-day", "rue-de-la-paix")]
    for path in paths:
        whole = played(path.stem, (1, 2), 5)
        late = whole.game.position(whole.game.data(whole.state_at(whole.ply - LAST)), luck="manual")
        for _, action in whole.actions[whole.ply - LAST :]:
            late.play(action)
        path.write_text(late.record(), "utf-8")
    return [str(path) for path in paths]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_story_and_a_picture(records: list[str], tmp_path: Path, language: str) -> None:
    done = CliRunner().invoke(app, ["review", records[0], "--plot", str(tmp_path / "plots"), "-l", language])
    assert done.exit_code == 0, done.output
    for key in ("turning-points", "mistakes", "own"):
        assert sentence("tablee.review", language, "review", key) in " ".join(done.output.split())
    drawn = ElementTree.fromstring((tmp_path / "plots" / "sunny-day.svg").read_text("utf-8"))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 2


def test_several_records_side_by_side_are_found_alike(records: list[str]) -> None:
    together = CliRunner().invoke(app, ["review", *records, "--json", "--workers", "2"])
    assert together.exit_code == 0, together.output
    lines = [json.loads(line) for line in together.output.splitlines()]
    assert [line["game"] for line in lines] == ["sunny-day", "rue-de-la-paix"]
    alone = CliRunner().invoke(app, ["review", records[0], "--json"])
    assert json.loads(alone.output) == lines[0]


def test_what_is_not_over_is_refused(tmp_path: Path) -> None:
    import tablee

    path = tmp_path / "open.tablee"
    path.write_text(tablee.load("sunny-day").match(seed=1).record(), "utf-8")
    done = CliRunner().invoke(app, ["review", str(path)])
    assert done.exit_code == 2
    assert "not over" in done.output
