"""Compiled kernels go by what they are made of: by their rules wherever these stand, and by nothing else."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.support.plugin import PLUGIN, ROOT, describe_plugin
from tests.support.programs import run

PLAY = """
import numpy as np
import tablee
from tablee.core.kernel import argument
from tablee.core.rng import new_rng
from tablee.core.specialise import referee

kind = tablee.game_class("high-road")
game, moves, totals = kind(), np.zeros(kind.most_legal, np.int32), np.zeros(2, np.int64)
play = referee(kind).play_actions
print(play(*game.arguments(game.start()), argument(new_rng(3)), argument(moves), 500, argument(totals)))
"""

WARM_UP = """
import tablee
from tablee.bots import warmup as bots
from tablee.core import warmup
from tablee.core.cache import cache_folder
from tablee.core.rng import new_rng

kind = tablee.game_class("high-road")
for step in (*warmup.steps(kind), *bots.steps(kind)):
    if step.kernel != "search":  # takes as long as all others together, and no match needs it
        step.compile()

def kept():
    return sorted(file.name for file in cache_folder().glob("*.nbc"))

before = kept()
match = tablee.load("high-road", players=3).match(seed=1)
while not match.over:
    view = match.game.view(match.state, match.actor)
    match.game.complete(view, match.actor, new_rng(1))
    match.scores()
    match.play(match.legal()[0])
match.result()
tablee.replay(match.record())
match.game.position(match.position())
print([name for name in kept() if name not in before])
"""

DIGESTS = """
import json
import tablee
from tablee.bots.decision import kernels
from tablee.core.cache import is_warm, mark_warm
from tablee.core.digest import as_source, digest, source_files
from tablee.core.specialise import referee

warm, found, files = is_warm(), {}, set()
for name in ("sunrise-lane", "sunny-day"):
    kind = tablee.game_class(name)
    used = [*kind.rules, referee(kind).play_actions, kernels(kind).search]
    found[name] = [digest(used), digest(used, as_source)]
    files |= source_files(used)
mark_warm(files)
print(json.dumps({"warm": warm, **found}))
"""


def replace(folder: Path, old: str, new: str) -> None:
    """Change a line that stands in one module of a folder."""
    (file,) = [one for one in folder.rglob("*.py") if f"{old}\n" in one.read_text("utf-8")]
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


class Plugin:
    """A copy of the example game that may be changed, and a cache of its own."""

    def __init__(self, folder: Path) -> None:
        shutil.copytree(PLUGIN / "high_road", folder / "high_road", ignore=shutil.ignore_patterns("__pycache__"))
        describe_plugin(folder)
        self.folder = folder

    def run(self, program: str, gear: str) -> str:
        cache = str(self.folder / "cache")
        return run(program, self.folder, ROOT / "src", TABLEE_GEAR=gear, TABLEE_CACHE=cache)


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> tuple[Plugin, str]:
    """A plugin whose kernels were compiled by a warm-up, and what that warm-up printed."""
    plugin = Plugin(tmp_path_factory.mktemp("plugin"))
    return plugin, plugin.run(WARM_UP, "compiled")


def test_whoever_changes_his_rules_plays_by_the_new_ones(warm: tuple[Plugin, str]) -> None:
    plugin, _ = warm
    first = plugin.run(PLAY, "compiled")
    assert first == plugin.run(PLAY, "interpreted")
    replace(plugin.folder / "high_road", "HAND = 2", "HAND = 3")
    assert plugin.run(PLAY, "compiled") == plugin.run(PLAY, "interpreted") != first


def test_after_a_warm_up_nobody_waits_for_a_compiler(warm: tuple[Plugin, str]) -> None:
    assert warm[1] == "[]"


class Source:
    """A copy of our own source that may be changed."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "tablee"
        self.folder = folder
        shutil.copytree(ROOT / "src" / "tablee", self.package, ignore=shutil.ignore_patterns("__pycache__", "static"))

    def digests(self) -> dict[str, Any]:
        cache = str(self.folder / "cache")
        found: dict[str, Any] = json.loads(run(DIGESTS, self.folder, TABLEE_CACHE=cache, TABLEE_GEAR="interpreted"))
        return found


def test_only_what_is_compiled_counts(tmp_path: Path) -> None:
    source = Source(tmp_path)
    first = source.digests()
    assert not first.pop("warm")
    table = source.package / "cli" / "table.py"
    table.write_text(table.read_text("utf-8") + "\nWIDE = 100\n", "utf-8")
    assert source.digests() == {"warm": True, **first}
    replace(source.package / "games" / "sunrise_lane", "HAND_LIMIT = 5", "HAND_LIMIT = 6")
    second = source.digests()
    assert not second["warm"]
    assert second["sunny-day"] == first["sunny-day"]
    assert all(now != was for now, was in zip(second["sunrise-lane"], first["sunrise-lane"], strict=True))
    counted = "return completes(box, tile, state.turns[tile], box.wants[other, state.turns[other], (side & 3) ^ 2])"
    replace(source.package / "games" / "sunny_day", counted, "return False")
    third = source.digests()
    assert third["sunrise-lane"] == second["sunrise-lane"]
    assert all(now != was for now, was in zip(third["sunny-day"], second["sunny-day"], strict=True))
