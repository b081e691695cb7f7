"""Random numbers: known values, even spread, independent streams."""

from collections import Counter

from tablee.core.kernel import argument
from tablee.core.rng import below, new_rng, random_word


def test_the_generator_is_sfc32() -> None:
    """Compared with an independent statement of sfc32 in unbounded integers."""
    mask = 0xFFFFFFFF
    a, b, c, counter = 0x89ABCDEF, 0x01234567, 5, 1
    expected = []
    for _ in range(12 + 20):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + c * 8) % 2**32
        c = (((c << 21) & mask | c >> 11) + word) % 2**32
        expected.append(word)
    rng = argument(new_rng(0x0123456789ABCDEF, 5))
    assert [random_word(rng) for _ in range(20)] == expected[12:]


def test_numbers_below_a_limit_are_even() -> None:
    rng = argument(new_rng(1))
    counts = Counter(below(rng, 6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert set(counts) == set(range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, 0.1 %


def test_streams_differ() -> None:
    generators = [argument(new_rng(3, stream)) for stream in range(200)]
    assert len({(random_word(rng), random_word(rng)) for rng in generators}) == 200


def test_a_limit_of_one_is_always_zero() -> None:
    rng = argument(new_rng(9))
    assert {below(rng, 1) for _ in range(50)} == {0}
