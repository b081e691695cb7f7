"""Nodes of a search tree: the root, children added, visits credited, the leader. Nothing here depends on the game."""

from tablee.bots.records import NONE, ROOT
from tablee.core.kernel import kernel


@kernel
def begin(nodes, scratch):
    """A tree of a root and nothing else, in memory of zeros."""
    nodes[ROOT].first = NONE
    nodes[ROOT].next = NONE
    scratch.used = 1


@kernel
def grow(nodes, scratch, node, action):
    """A new child, in the order of actions; NONE if the tree is full."""
    before, after = NONE, int(nodes[node].first)
    while after != NONE and nodes[after].action < action:
        before, after = after, int(nodes[after].next)
    return grow_behind(nodes, scratch, node, before, action)


@kernel
def grow_behind(nodes, scratch, node, before, action):
    """A new child behind another one, NONE being before the first; NONE if the tree is full."""
    child = int(scratch.used)
    if child == len(nodes):
        return NONE
    scratch.used = child + 1
    if before == NONE:
        after = int(nodes[node].first)
        nodes[node].first = child
    else:
        after = int(nodes[before].next)
        nodes[before].next = child
    grown = nodes[child]
    grown.action = action
    grown.first = NONE
    grown.next = after
    grown.visits = 0
    grown.available = 1
    grown.value = grown.win = grown.margin = grown.square = 0.0
    return child


@kernel
def credit(nodes, scratch, depth):
    """Every decision on the way is credited with what its seat got out of it."""
    nodes[ROOT].visits += 1
    for step in range(1, depth + 1):
        node = nodes[scratch.path[step]]
        seat = int(node.seat)
        wins = scratch.wins[seat]
        node.visits += 1
        node.value += scratch.utilities[seat]
        node.win += wins
        node.margin += scratch.margins[seat]
        node.square += wins * wins


@kernel
def lead(nodes):
    """By how many visits the move at the root that was tried most is ahead of the next."""
    most = second = 0
    child = int(nodes[ROOT].first)
    while child != NONE:
        visits = int(nodes[child].visits)
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = int(nodes[child].next)
    return most - second
