"""The Ray executor, on a stand-in that refuses what Ray refuses; `benchmarks/ray_cluster.py` runs the real one."""

import inspect
import sys
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any

import pytest

from tablee.arena.executors import executor


def stand_in() -> ModuleType:
    """`ray` as far as it is used here: references are thunks."""
    ray: Any = ModuleType("ray")

    def remote(**_: Any) -> Callable[[Any], Any]:
        def made(function: Any) -> Any:
            if not inspect.isfunction(function):
                raise TypeError("The @ray.remote decorator must be applied to either a function or a class.")
            function.remote = lambda one: lambda: function(one)
            return function

        return made

    ray.remote = remote
    ray.init = ray.cancel = lambda *_, **__: None
    ray.shutdown = lambda: None
    ray.cluster_resources = lambda: {"CPU": 2}
    ray.wait = lambda running, num_returns: (running[:num_returns], running[num_returns:])
    ray.get = lambda reference: reference()
    return ray


def power(one: int, of: int) -> int:
    return int(one**of)


def test_work_may_be_any_callable(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `tablee review --ray` hands out a function with its number of passes."""
    monkeypatch.setitem(sys.modules, "ray", stand_in())
    with executor(2, "local") as cluster:
        assert sorted(cluster.run(partial(power, of=2), range(5))) == [0, 1, 4, 9, 16]
