"""The command `python -m tablee.wasm`: build modules, or check those that are kept."""

import argparse
import sys
import time
import warnings
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.core.registry import game_class
from tablee.wasm.build import PARTS, build, compile_game
from tablee.wasm.kept import FOLDER, kept_games, outdated
from tablee.wasm.linking import MissingTool


def main() -> int:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser(prog="python -m tablee.wasm", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="build modules")
    building.add_argument("games", nargs="*", metavar="GAME", help="our own if left out")
    building.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    compiling = commands.add_parser("compile", help="compile one game in this very process")
    compiling.add_argument("game", metavar="GAME")
    compiling.add_argument("folder", type=Path, metavar="FOLDER")
    commands.add_parser("check", help="say which kept modules are not those of the source")
    arguments = parser.parse_args()
    try:
        if arguments.command == "check":
            return _check()
        if arguments.command == "compile":
            warnings.simplefilter("ignore")  # Numba says of much that it cannot be kept; nothing is to be
            compile_game(arguments.game, arguments.folder)
            return 0
        return _build(arguments.games or kept_games(), arguments.out)
    except (MissingTool, TableeError) as error:
        print(error, file=sys.stderr)
        return 2


def _build(names: list[str], folder: Path) -> int:
    for name in names:
        game_class(name)  # an unknown one is refused before any work
    began = time.perf_counter()
    print(f"building {', '.join(names)}", flush=True)
    for number, (name, made) in enumerate(build(names, folder), start=1):
        seconds = time.perf_counter() - began
        sizes = " and ".join(f"{made[part]['bytes']:,}" for part in PARTS)
        print(f"{number}/{len(names)} {name}: {sizes} bytes after {seconds:.0f} s", flush=True)
    return 0


def _check() -> int:
    old = outdated()
    if old:
        print(f"not built from this source: {', '.join(old)}; run make wasm", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
