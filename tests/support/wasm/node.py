"""Modules in Node.js: jobs for `harness.mjs`, and what Python's own gear makes of the same ones."""

import hashlib
import json
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from tablee.bots.decision import Search
from tablee.bots.records import SearchSettings, new_scratch, new_settings
from tablee.core.fields import Fields, record_argument
from tablee.core.game import CHANCE, Game
from tablee.core.interface import sheet_columns
from tablee.core.kernel import argument
from tablee.core.match import Match
from tablee.core.rng import new_rng
from tablee.core.row_format import MOST_FACTS, WIDTH
from tablee.core.specialise import referee
from tablee.wasm.build import manifest_path, module_path
from tablee.wasm.linking import node

HARNESS = Path(__file__).parent / "harness.mjs"
PATIENCE = 300

Job = dict[str, Any]


def do_jobs(folder: Path, name: str, jobs: Sequence[Job]) -> tuple[list[Any], float]:
    """What a module makes of jobs, and the seconds from its bytes to the first call."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "jobs.json"
        module, manifest = module_path(folder, name), manifest_path(folder, name)
        path.write_text(json.dumps({"module": str(module), "manifest": str(manifest), "jobs": list(jobs)}))
        command = [node(), str(HARNESS), str(path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode:
        raise RuntimeError(done.stderr)
    found = json.loads(done.stdout)
    return found["results"], found["ready"]


def variants(kind: type[Game]) -> Iterator[Game]:
    """Every number of players with every value of every option, one option at a time."""
    for players in kind.seats:
        yield kind(players=players)
        for name, option in kind.options_offered.items():
            for value in option.values[1:]:
                yield kind(players=players, options={name: value})


@dataclass(frozen=True)
class RandomPlay:
    """Random play in several stretches."""

    game: Game
    seed: int
    stream: int = 0
    stretches: int = 4
    actions: int = 500

    def job(self) -> Job:
        box = self.game.box.tobytes().hex()
        numbers = {"seed": self.seed, "stream": self.stream, "stretches": self.stretches, "actions": self.actions}
        return {"job": "play", "box": box, **numbers}

    def expected(self) -> Job:
        game, state, rng = self.game, self.game.start(), new_rng(self.seed, self.stream)
        play = referee(type(game)).play_actions
        moves, totals = np.zeros(game.most_legal, np.int32), np.zeros(2, np.int64)
        stretches = []
        for _ in range(self.stretches):
            given = (argument(rng), argument(moves), self.actions, argument(totals))
            checksum = int(play(*game.arguments(state), *given))
            stretches.append([checksum, state.tobytes().hex()])
        return {"stretches": stretches, "rng": rng.tobytes().hex(), "totals": totals.tobytes().hex()}


@dataclass(frozen=True)
class Probe:
    """Every question that the rules answer about a state."""

    game: Game
    state: Fields
    seed: int
    actions: int

    @property
    def seats(self) -> list[int]:
        return [-1, *range(self.game.players)]

    def job(self) -> Job:
        sheet = 8 * len(self._sheet()) * len(self._sheet()[0])
        return {
            "job": "probe", "box": self.game.box.tobytes().hex(), "state": self.state.tobytes().hex(),
            "chance": self.state.actor == CHANCE, "seats": self.seats, "seed": self.seed, "actions": self.actions,
            "sheet": sheet,
        }  # fmt: skip

    def _sheet(self) -> list[list[int]]:
        return self.game.sheet(self.state)

    def expected(self) -> Job:
        game, state, rules = self.game, self.state, self.game.rules
        found: Job = {
            "unsound": int(rules.unsound(*game.arguments(state))),
            "sheet": np.array(self._sheet(), np.int64).tobytes().hex(), "views": [], "worlds": [],
        }  # fmt: skip
        if state.actor == CHANCE:
            found["tickets"] = [game.ticket(state, number) for number in range(game.tickets(state))]
        else:
            found["legal"] = game.legal(state)
        found["forbids"] = [int(rules.forbids(*game.arguments(state), action)) for action in range(self.actions)]
        for seat in self.seats:
            view = game.view(state, None if seat < 0 else seat)
            found["views"].append(view.tobytes().hex())
            world = game.complete(view, None if seat < 0 else seat, new_rng(self.seed))
            found["worlds"].append(world.tobytes().hex())
        return found


@dataclass(frozen=True)
class Story:
    """A match told: what every story kernel writes about it, as one digest a kernel."""

    match: Match

    KERNELS: ClassVar = ("board", "spell", "find", "ask", "explain", "tell", "show", "settle")

    def plies(self) -> list[tuple[int, bool, int]]:
        """Each action, whether a seat decides on it, and one that is refused there, if any is."""
        game, found = self.match.game, []
        for ply, (_, action) in enumerate(self.match.actions):
            state = self.match.state_at(ply)
            decides = state.actor >= 0
            tried = ((one + 7 * ply) % game.actions for one in range(game.actions if decides else 0))
            refused = next((one for one in tried if game.forbids(state, one)), None)
            found.append((action, refused is not None, refused or 0))
        return found

    def job(self) -> Job:
        box = self.match.game.box.tobytes().hex()
        return {"job": "story", "box": box, "row": 4 * WIDTH, "kernels": self.KERNELS, "plies": self.plies()}

    def expected(self) -> Job:
        game, rules = self.match.game, self.match.game.rules
        told = {name: hashlib.sha256() for name in self.KERNELS}
        rows = np.zeros((MOST_FACTS, WIDTH), np.int32)
        sheet = np.zeros((game.players, sheet_columns(type(game))), np.int64)
        writable, tallied = argument(rows), argument(sheet)
        box = record_argument(game.box)
        told["board"].update(rows[: rules.board(box, writable)].tobytes())
        after = game.start()
        for action, decides, refused in self.plies():
            before = after.copy()
            rules.spell(*game.arguments(before), action, writable)
            told["spell"].update(rows[:1].tobytes())
            told["find"].update(str(int(rules.find(*game.arguments(before), writable))).encode())
            if decides:
                rules.ask(*game.arguments(before), writable)
                told["ask"].update(rows[:1].tobytes())
                rules.spell(*game.arguments(before), refused, writable)
                reason = int(rules.forbids(*game.arguments(before), refused))
                rules.explain(*game.arguments(before), reason, writable)
                told["explain"].update(rows[:2].tobytes())
            game.apply(after, action)
            was, now = record_argument(before), record_argument(after)
            told["tell"].update(rows[: rules.tell(box, was, action, now, tallied, writable)].tobytes())
            count = int(rules.show(box, now, tallied, writable))
            told["show"].update(rows[:count].tobytes())
            settled = game.new_state()
            fault = int(rules.settle(*game.arguments(settled), writable, count))
            told["settle"].update(str(fault).encode() + settled.tobytes())
        return {"box": game.box.tobytes().hex(), **{name: hash_.hexdigest() for name, hash_ in told.items()}}


@dataclass(frozen=True)
class RootSearch:
    """A search of so many iterations from a state."""

    game: Game
    state: Fields
    settings: SearchSettings
    seed: int
    iterations: int
    nodes: int

    @property
    def view(self) -> Fields:
        return self.game.view(self.state, int(self.state.actor))

    def job(self) -> Job:
        kind = type(self.game)
        return {
            "job": "search", "box": self.game.box.tobytes().hex(), "view": self.view.tobytes().hex(),
            "seat": int(self.state.actor), "seed": self.seed, "stream": 0, "nodes": self.nodes,
            "scratch": new_scratch(kind, self.game.legal(self.state)).tobytes().hex(),
            "settings": new_settings(kind, self.settings).tobytes().hex(), "iterations": self.iterations,
        }  # fmt: skip

    def search(self) -> Search:
        """The same search here."""
        seat, legal = int(self.state.actor), self.game.legal(self.state)
        return Search(self.game, self.view, seat, legal, self.settings, self.seed, 0, self.nodes)

    def expected(self) -> dict[str, int]:
        search = self.search()
        search.iterate(self.iterations)
        return {str(move.action): move.visits for move in search.root_moves()}
