"""Building with the real linker and optimiser (`make wasm` installs them): the same source gives the same bytes."""

from pathlib import Path

import pytest

from tablee import game_class
from tablee.wasm import kept
from tablee.wasm.build import PARTS, builder, compile_apart, manifest_path, module_path, read_manifest
from tests.support.luck import seed
from tests.support.plugin import PLUGIN_NAME
from tests.support.wasm.node import RandomPlay, do_jobs, variants

pytestmark = pytest.mark.soak


def files_of(folder: Path, name: str) -> list[Path]:
    return [manifest_path(folder, name), *(module_path(folder, name, part) for part in PARTS)]


def test_the_same_source_gives_the_same_bytes(built: Path, tmp_path: Path) -> None:
    compile_apart(PLUGIN_NAME, tmp_path, PYTHONHASHSEED="1")
    for part in PARTS:
        again, first = (module_path(folder, PLUGIN_NAME, part) for folder in (tmp_path, built))
        assert again.read_bytes() == first.read_bytes()


@pytest.mark.parametrize("name", kept.kept_games())
def test_kept_modules_are_those_of_the_source(built: Path, name: str) -> None:
    """Byte for byte where the same tools built them; elsewhere they must do the same."""
    if read_manifest(kept.FOLDER, name)["built_with"] == builder():
        for kept_one, built_one in zip(files_of(kept.FOLDER, name), files_of(built, name), strict=True):
            assert kept_one.read_bytes() == built_one.read_bytes(), "run make wasm"
    else:
        plays = [RandomPlay(game, seed(7), stream) for stream, game in enumerate(variants(game_class(name)))]
        found = [do_jobs(folder, name, [play.job() for play in plays])[0] for folder in (kept.FOLDER, built)]
        assert found[0] == found[1] == [play.expected() for play in plays]
