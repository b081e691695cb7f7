"""A fixed share of a core for a process, by the kernel's control groups, so that it is the bottleneck that is measured.

Where generator, database and server share two cores, two servers can never carry twice as much as one that has a core
to itself. With a share of a core for each server, the rest of the machine is left to the others in both runs.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PERIOD = 20_000
"""Microseconds; a process that has used its share waits for the rest of it."""
GROUPS = Path("/sys/fs/cgroup")


@contextmanager
def shares(pids: Iterable[int], share: float) -> Iterator[None]:
    """While this lasts, each process has so much of a core. It takes the rights of root."""
    made = [_limited(pid, share) for pid in pids]
    try:
        yield
    finally:
        for group in made:
            with suppress(OSError):  # it goes with its last process
                group.rmdir()


def _limited(pid: int, share: float) -> Path:
    is_old = (GROUPS / "cpu").is_dir()
    group = (GROUPS / "cpu" if is_old else GROUPS) / f"tablee-{pid}"
    group.mkdir(exist_ok=True)
    quota = round(share * PERIOD)
    limits = {"cpu.cfs_period_us": PERIOD, "cpu.cfs_quota_us": quota} if is_old else {"cpu.max": f"{quota} {PERIOD}"}
    for name, value in limits.items():
        (group / name).write_text(str(value))
    (group / "cgroup.procs").write_text(str(pid))
    return group
