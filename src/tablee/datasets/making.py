"""Making a data set: play what is missing, write what is missing, each on all cores; in rounds, to spare memory."""

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from tablee.arena.executors import spread
from tablee.core.encoding import encoding_of
from tablee.core.registry import game_class
from tablee.datasets import people, playing
from tablee.datasets.errors import DatasetError
from tablee.datasets.plan import Plan, write_plan
from tablee.datasets.playing import Bout, Kept
from tablee.datasets.rows import Played, Row, rows_of
from tablee.datasets.tables import check_parquet, write

Progress = Callable[[str, int, int], None]
"""Told what is being done (`playing`, `writing`), how many matches of it are done, and how many there are."""


ROUND = 20_000
"""So many matches are played before they are written."""


class PartJob(msgspec.Struct, frozen=True):
    """A part that is to be written, with the moves of its matches unless they are records."""

    plan: Plan
    folder: str
    number: int
    moves: dict[int, list[int]]


def make(plan: Plan, folder: Path, workers: int = 1, progress: Progress = lambda what, done, total: None) -> Plan:
    """Make a data set, or go on with it. The same plan gives the same files, however often it was interrupted."""
    plan = plan.checked()
    if "parquet" in plan.formats:
        check_parquet()
    write_plan(plan, folder)
    missing = [part for part in plan.parts if not all((folder / name).exists() for name in plan.files(part))]
    kept = Kept(folder)
    tell = _Teller(plan, missing, kept, progress)
    size = max(1, ROUND // plan.part)
    for first in range(0, len(missing), size):
        parts = missing[first : first + size]
        if not plan.records:
            _play(plan, parts, kept, workers, tell)
        _write(plan, folder, parts, kept, workers, tell)
        kept.forget()
    return plan


class _Teller:
    """Counts what was done before and what is done now."""

    def __init__(self, plan: Plan, missing: list[int], kept: Kept, progress: Progress) -> None:
        unwritten = [match for part in missing for match in plan.inside(part)]
        unplayed = sum(match not in kept.moves for match in unwritten)
        self.done = {"playing": plan.matches - unplayed, "writing": plan.matches - len(unwritten)}
        self.total, self.progress = plan.matches, progress
        for what in ("writing",) if plan.records else ("playing", "writing"):
            progress(what, self.done[what], self.total)

    def __call__(self, what: str, matches: int) -> None:
        self.done[what] += matches
        self.progress(what, self.done[what], self.total)


def _play(plan: Plan, parts: Sequence[int], kept: Kept, workers: int, tell: Callable[[str, int], None]) -> None:
    wanted = [match for part in parts for match in plan.inside(part) if match not in kept.moves]
    with closing(spread(playing.play, (Bout(plan, match) for match in wanted), workers)) as played:
        for _ in kept.add_all(played):
            tell("playing", 1)


def _write(
    plan: Plan, folder: Path, parts: Sequence[int], kept: Kept, workers: int, tell: Callable[[str, int], None]
) -> None:
    jobs = (
        PartJob(plan, str(folder), part, {match: kept.moves[match] for match in plan.inside(part) if not plan.records})
        for part in parts
    )
    with closing(spread(write_part, jobs, min(workers, len(parts)))) as written:
        for matches in written:
            tell("writing", matches)


def write_part(job: PartJob) -> int:
    """Write the files of a part; how many matches are in it."""
    plan, folder = job.plan, Path(job.folder)
    tables: dict[str, list[Row]] = {"matches": [], "plies": []}
    for match in plan.inside(job.number):
        row, plies = rows_of(_played(plan, match, job.moves.get(match)), plan.observations)
        tables["matches"].append(row)
        tables["plies"] += plies
    size = encoding_of(game_class(plan.game)).size if plan.observations else None
    for name in plan.files(job.number):
        try:
            write(name.partition("-")[0], tables[name.partition("-")[0]], folder / name, size)
        except OSError as error:
            raise DatasetError("cannot-write", path=str(folder / name), detail=error.strerror or str(error)) from None
    return len(tables["matches"])


def _played(plan: Plan, number: int, actions: list[int] | None) -> Played:
    """A match between bots by its moves, or by its record."""
    if actions is not None:
        game = playing.game_of(plan)
        return Played(number, game, game.start(), actions, f"seed {plan.luck(number)}", plan.lineup(number), None)
    source = plan.records[number]
    match = people.read(source)
    luck = match.luck.name if match.luck is not None else "manual"
    return Played(
        number, match.game, match.origin, [action for _, action in match.actions], luck, None, Path(source.path).name
    )
