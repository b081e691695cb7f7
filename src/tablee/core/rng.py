"""Random numbers that are alike in every gear.

The generator sfc32: four 32-bit words in an int64 array. Words are masked after every step and read through int(), so
that a Python int, a compiled int64 and a GPU register hold the same number.
"""

import numpy as np

from tablee.core.kernel import argument, kernel

WORD = 0xFFFFFFFF
RNG_WORDS = 4
RNG_WARM_UP = 12


@kernel
def random_word(rng):
    """The next 32 random bits."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@kernel
def below(rng, limit):
    """An unbiased random number from 0 to limit - 1 (Lemire's multiplication, 32 bits)."""
    product = random_word(rng) * limit
    if (product & WORD) < limit:
        threshold = (WORD + 1 - limit) % limit
        while (product & WORD) < threshold:
            product = random_word(rng) * limit
    return product >> 32


@kernel
def seed_rng(rng, seed, stream):
    """Start the generator from a seed of up to 62 bits and a stream number of up to 31."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    for _ in range(RNG_WARM_UP):
        random_word(rng)


def new_rng(seed: int, stream: int = 0) -> np.ndarray:
    """A generator as kernels want it."""
    rng = np.zeros(RNG_WORDS, np.int64)
    seed_rng(argument(rng), seed, stream)
    return rng
