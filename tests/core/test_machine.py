"""What each gear answers in its own way is the same answer."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.kernel import argument, kernel
from tablee.core.machine import count_bits, is_gpu, list_if, lowest_bit


@kernel
def asked_of(bits):
    return lowest_bit(bits), count_bits(bits)


@kernel
def even_ones_below(limit, moves):
    count = 0
    for number in range(limit):
        count = list_if(moves, count, number, number % 2 == 0)
    return count


@kernel
def runs_on_a_gpu():
    return is_gpu()


@given(st.sets(st.integers(0, 62), min_size=1))
def test_the_least_and_the_number_of_a_set(numbers: set[int]) -> None:
    assert tuple(asked_of(sum(1 << number for number in numbers))) == (min(numbers), len(numbers))


def test_nothing_is_in_the_empty_set() -> None:
    assert asked_of(0)[1] == 0


def test_only_what_holds_is_listed() -> None:
    moves = np.full(6, -1, np.int32)
    assert even_ones_below(10, argument(moves)) == 5
    assert moves[:5].tolist() == [0, 2, 4, 6, 8]


def test_this_is_no_gpu() -> None:
    assert not runs_on_a_gpu()
