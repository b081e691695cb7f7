"""A kernel that others call is compiled once, whatever the widths of the numbers it is called with."""

from pathlib import Path

from tests.support.plugin import ROOT
from tests.support.programs import run

KERNELS = """
from tablee.core.kernel import kernel

NONE = -(2**31)

@kernel
def weigh(numbers, place, first=NONE, second=7, is_twice=False):
    return (numbers[place] + 1000 * first + 1000000 * second) * (2 if is_twice else 1)

@kernel
def weigh_all(narrow, middle, wide, numbers):
    total = weigh(numbers, narrow[0], middle[0], wide[0])
    total += weigh(numbers, 1, narrow[1], second=middle[1])
    total += weigh(numbers, wide[1], is_twice=narrow[2] < 0)
    return total + weigh(numbers, narrow[3], first=narrow[2])
"""

WEIGH = """
import numpy as np
from kernels import weigh, weigh_all
from tablee.core.kernel import argument

def numbers(type, *values):
    return argument(np.array(values, type))

print(weigh_all(
    numbers(np.int8, 2, -3, -128, 0), numbers(np.int16, -300, 32000), numbers(np.int64, 2**40, 2),
    numbers(np.int64, 5, 50, 500),
))
"""

COUNT = """
from tablee.core.cache import cache_folder

print(len(weigh._part.overloads), *(file.name.partition("-")[0] for file in cache_folder().glob("*.nbc")))
"""


def test_a_part_is_compiled_once_for_all_widths_and_never_kept(tmp_path: Path) -> None:
    (tmp_path / "kernels.py").write_text(KERNELS, "utf-8")
    path, cache = (tmp_path, ROOT / "src"), str(tmp_path / "cache")
    expected = run(WEIGH, *path, TABLEE_GEAR="interpreted", TABLEE_CACHE=cache)
    said = run(WEIGH + COUNT, *path, TABLEE_GEAR="compiled", TABLEE_CACHE=cache)
    assert said.splitlines() == [expected, "1 kernels.weigh_all"]
