"""Lot numbers: words as good as random that a name determines. They are the same for every game."""

from tablee.core.kernel import kernel

WORD = 0xFFFFFFFF
FIRST_FACTOR, SECOND_FACTOR = 0x7FEB352D, 0x31848BAB
"""Odd, and below 2**31: a word times a factor stays within 63 bits in every gear."""


@kernel
def mixed(word):
    """A permutation of the 32-bit words in which every bit depends on every other."""
    word ^= word >> 16
    word = (word * FIRST_FACTOR) & WORD
    word ^= word >> 15
    word = (word * SECOND_FACTOR) & WORD
    return word ^ (word >> 16)


@kernel
def lot(key, action, copy):
    """The lot number of a copy of an outcome in the draw with this key, two words."""
    return mixed(mixed(mixed(int(key[0]) ^ action) ^ int(key[1])) ^ mixed(copy ^ int(key[0])))
