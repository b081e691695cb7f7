"""What somebody installs who has only the package."""

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
MOST_BYTES = 5_000_000
PARTS = (
    "py.typed", "bots/levels.toml", "server/static/index.html", "server/static/site.html", "server/static/sw.js",
    "wasm/modules/sunny-day.wasm", "games/sunrise_lane/expert.bin", "games/rue_de_la_paix/expert.json",
    "games/sunny_day/expert.bin",
    "games/sunny_day/texts/it.ftl", "review/puzzles/sunny-day.json",
)  # fmt: skip


def test_the_package_has_everything_and_stays_small(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--wheel-dir", tmp_path, ROOT], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.stat().st_size < MOST_BYTES
    names = set(zipfile.ZipFile(wheel).namelist())
    assert [part for part in PARTS if f"tablee/{part}" not in names] == []
    assert [name for name in names if not name.startswith(("tablee/", "tablee-"))] == []
