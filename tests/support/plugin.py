"""The example game, installed from outside the package."""

from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).parents[2]
PLUGIN = ROOT / "examples" / "high_road"
PLUGIN_NAME = "high-road"


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
