"""What all tests share: a deterministic Hypothesis, and a game installed from outside the package."""

import sys
from pathlib import Path
from tempfile import mkdtemp

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parent.parent
PLUGIN = ROOT / "examples" / "high_road"

settings.register_profile(
    "tablee", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tablee")


def describe_plugin(folder: Path) -> None:
    """The example game's metadata, as an installer writes it into a folder of packages."""
    metadata = folder / "high_road-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: high-road\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[tablee.games]\nhigh-road = high_road.game:HighRoad\n")


def install_plugin(folder: Path) -> list[str]:
    """Install the example game: its metadata and its code on the path."""
    describe_plugin(folder)
    return [str(folder), str(PLUGIN)]


PLUGIN_PATHS = install_plugin(Path(mkdtemp(prefix="tablee-plugin-")))
"""For the path of processes that tests start."""
sys.path[:0] = PLUGIN_PATHS


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT
