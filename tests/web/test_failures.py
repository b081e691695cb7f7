"""A failing browser test leaves behind what is needed to find out why."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.support.plugin import ROOT

FAILS = """
def test_fails(visit):
    guest = visit({address!r})
    guest.play_alone("rue-de-la-paix")
    guest.wait_for_turn()
    guest.play_at_house("sunny-day")
    assert guest.over
"""


def test_a_failing_test_leaves_a_screenshot_a_trace_and_its_matches(house, tmp_path):
    """And its failure message says where they are, and the seed of the luck."""
    module = tmp_path / "test_fails.py"
    module.write_text(FAILS.format(address=house.address), "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "tests.web.conftest"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ran = subprocess.run(
        [*command, "-c", ROOT / "pyproject.toml", module], cwd=ROOT, env=environment, capture_output=True, text=True
    )  # fmt: skip
    assert ran.returncode == 1, ran.stdout + ran.stderr
    said = re.search(r"screenshots, traces, matches and logs: (.+)", ran.stdout)
    assert said, ran.stdout
    folder = Path(said[1])
    left = {path.name.removeprefix("visitor-1"): path for path in folder.iterdir()}
    assert left[".png"].read_bytes().startswith(b"\x89PNG")
    assert zipfile.is_zipfile(left["-trace.zip"])
    [kept] = json.loads(left["-matches.json"].read_text("utf-8"))["tables"]
    assert (kept["table"]["game"], kept["table"]["id"][:5]) == ("rue-de-la-paix", "here-")
    assert "sunny-day" in left["-table.txt"].read_text("utf-8")
    assert re.match(r"seed \d+\nat http", left[".log"].read_text("utf-8"))
    assert "seeds of the visitors: " in ran.stdout
    shutil.rmtree(folder)
