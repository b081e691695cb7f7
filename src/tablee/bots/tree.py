"""Nodes of a search tree: found again, added, credited. Nothing here depends on the game."""

from tablee.bots.desk import (
    ACTION,
    AVAILABLE,
    FIRST,
    MARGIN,
    NEXT,
    NONE,
    ROOT,
    SEAT,
    SQUARE,
    SUMS,
    USED,
    VALUE,
    VISITS,
    WIN,
)
from tablee.core.kernel import kernel


@kernel
def mark_children(nodes, child_of, stamps, node):
    """Note for each move which child it leads to; only notes with the stamp that is returned are of now."""
    now = int(stamps[len(stamps) - 1]) + 1
    stamps[len(stamps) - 1] = now
    child = int(nodes[node, FIRST])
    while child != NONE:
        action = int(nodes[child, ACTION])
        child_of[action] = child
        stamps[action] = now
        child = int(nodes[child, NEXT])
    return now


@kernel
def grow(tree, pace, node, action):
    """A new child; NONE if the tree is full."""
    nodes = tree.nodes
    child = int(pace[USED])
    if child == len(nodes):
        return NONE
    pace[USED] = child + 1
    nodes[child, ACTION] = action
    nodes[child, FIRST] = NONE
    nodes[child, NEXT] = nodes[node, FIRST]
    nodes[node, FIRST] = child
    nodes[child, VISITS] = 0
    nodes[child, AVAILABLE] = 1
    for column in range(SUMS):
        tree.sums[child, column] = 0.0
    return child


@kernel
def credit(tree, desk, depth):
    """Every decision on the way is credited with what its seat got out of it."""
    nodes, sums = tree.nodes, tree.sums
    nodes[ROOT, VISITS] += 1
    for step in range(1, depth + 1):
        node = int(desk.path[step])
        seat = int(nodes[node, SEAT])
        nodes[node, VISITS] += 1
        sums[node, VALUE] += desk.utilities[seat]
        sums[node, WIN] += desk.wins[seat]
        sums[node, MARGIN] += desk.margins[seat]
        sums[node, SQUARE] += desk.wins[seat] * desk.wins[seat]
