"""The same luck for everyone: every ticket of a draw has a rank, and the one of the lowest rank is drawn.

The rank of a ticket depends on the name of the draw (`key`), on its outcome and on which of its copies it is, and on
nothing else. So each ticket is as likely as the others, draws of different names are independent, and a draw of the
same name brings the same outcome in two matches unless that very ticket is missing from one of them.

This module is a template, see `tablee.core.specialise`.
"""

from tablee.core.kernel import kernel

tickets = ticket = None  # the game's, bound by `specialise`

WORD = 0xFFFFFFFF
FIRST_FACTOR, SECOND_FACTOR = 0x7FEB352D, 0x31848BAB
"""Odd, and below 2**31: a word times a factor stays within 63 bits in every gear."""


@kernel
def scrambled(word):
    """A permutation of the 32-bit words in which every bit depends on every other."""
    word ^= word >> 16
    word = (word * FIRST_FACTOR) & WORD
    word ^= word >> 15
    word = (word * SECOND_FACTOR) & WORD
    return word ^ (word >> 16)


@kernel
def rank_of(key, action, copy):
    """The rank of a copy of an outcome in the draw with this key, two words."""
    return scrambled(scrambled(scrambled(int(key[0]) ^ action) ^ int(key[1])) ^ scrambled(copy ^ int(key[0])))


@kernel
def lowest_ranked(box, state, key, copies):
    """The outcome whose ticket has the lowest rank. `copies` is scratch, a zero for every action, and is left so."""
    count = tickets(box, state)
    drawn, lowest = -1, WORD + 1
    for number in range(count):
        action = ticket(box, state, number)
        rank = rank_of(key, action, int(copies[action]))
        copies[action] += 1
        if rank < lowest:
            drawn, lowest = action, rank
    for number in range(count):
        copies[ticket(box, state, number)] = 0
    return drawn
