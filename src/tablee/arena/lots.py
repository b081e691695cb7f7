"""The same luck for everyone: every ticket bears a lot number, and the lowest is drawn.

The lot of a ticket depends on the name of the draw (`key`), on its outcome and on which of its copies it is, and on
nothing else. So each ticket is as likely as the others, draws of different names are independent, and a draw of the
same name brings the same outcome in two matches unless that very ticket is missing from one of them.

This module is a template, see `tablee.core.specialise`.
"""

from tablee.arena.mixing import WORD, lot
from tablee.core.kernel import kernel

tickets = ticket = None  # bound by `specialise`


@kernel
def lowest_lot(box, state, key, copies):
    """The outcome whose ticket has the lowest lot. `copies` is scratch, a zero for every action, and is left so."""
    count = tickets(box, state)
    drawn, lowest = -1, WORD + 1
    for number in range(count):
        action = ticket(box, state, number)
        its_lot = lot(key, action, int(copies[action]))
        copies[action] += 1
        if its_lot < lowest:
            drawn, lowest = action, its_lot
    for number in range(count):
        copies[ticket(box, state, number)] = 0
    return drawn
