"""Another past that a seat could not tell from the real one: what it saw stays, what it did not see is dealt anew.

A view can be completed at once (`game.complete`); a whole past cannot, since every card that somebody played later must
have been dealt to him before. So this is a walk: it starts from the real past, proposes to change or to exchange
hidden outcomes of luck, and keeps a proposal if every decision stays possible and the seat would have seen exactly the
same, as often as luck would have it so (Metropolis). The longer the walk, the less it remembers where it began.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from tablee.core.fields import Fields
from tablee.core.game import CHANCE, Game

WALK = 4
"""Proposals for each hidden outcome."""

Draw = Callable[[], float]


class Past:
    """Actions from the start of a match, and the states before each of them."""

    def __init__(self, game: Game, actions: Sequence[int]) -> None:
        self.game = game
        self.actions = list(actions)
        self.states = [game.start()]
        for action in self.actions:
            after = self.states[-1].copy()
            game.apply(after, action)
            self.states.append(after)


def resample(game: Game, actions: Sequence[int], seat: int, draw: Draw, walk: int = WALK) -> list[int]:
    """The actions of another past; `draw` gives random numbers from 0 up to 1."""
    past = Past(game, actions)
    views = [game.view(state, seat) for state in past.states]
    texts = [game.text(state, action) for state, action in zip(past.states, actions, strict=False)]
    hidden = [
        ply
        for ply, (before, after) in enumerate(pairwise(past.states))
        if seat not in who_saw(game, before, past.actions[ply], after)
    ]
    for _ in range(walk * len(hidden)):
        changes = _proposal(past, hidden, draw)
        if changes:
            _try(past, changes, seat, views, texts, draw)
    return past.actions


def who_saw(game: Game, before: Fields, action: int, after: Fields) -> tuple[int, ...]:
    """The seats that saw what an action was: all of them, unless luck acted in secret."""
    seats = tuple(range(game.players))
    if before.actor == CHANCE:
        for event in game.events(before, action, after):
            if event.has_secret:
                seats = tuple(seat for seat in seats if seat == event.seat)
    return seats


def _proposal(past: Past, hidden: Sequence[int], draw: Draw) -> dict[int, int]:
    """Exchange two hidden outcomes, or replace one by another that luck could have brought there."""
    one = hidden[int(draw() * len(hidden))]
    if draw() < 0.5:
        two = hidden[int(draw() * len(hidden))]
        changes = {one: past.actions[two], two: past.actions[one]}
    else:
        possible = sorted(past.game.outcomes(past.states[one]))
        changes = {one: possible[int(draw() * len(possible))]}
    return {ply: action for ply, action in changes.items() if action != past.actions[ply]}


def _try(
    past: Past, changes: dict[int, int], seat: int, views: Sequence[Fields], texts: Sequence[str], draw: Draw
) -> None:
    """Play the rest again with the changes; keep it if the seat sees the same, as often as it is as likely."""
    game, first = past.game, min(changes)
    state, actions, states, likelihood = past.states[first].copy(), [], [], 1.0
    for ply in range(first, len(past.actions)):
        if state.actor != past.states[ply].actor:
            return
        if state.actor == CHANCE:
            action: int | None = changes.get(ply, past.actions[ply])
            weights = game.outcomes(state)
            if action not in weights:
                return
            before = game.outcomes(past.states[ply])
            likelihood *= weights[action] / sum(weights.values()) * sum(before.values()) / before[past.actions[ply]]
        else:
            action = _same_move(game, state, past.actions[ply], texts[ply])
        if action is None:
            return
        state = state.copy()
        game.apply(state, action)
        if game.view(state, seat) != views[ply + 1]:
            return
        actions.append(action)
        states.append(state)
    if draw() < likelihood:
        past.actions[first:] = actions
        past.states[first + 1 :] = states


def _same_move(game: Game, state: Fields, action: int, text: str) -> int | None:
    """The action that the same words name here, if it may be done: its number may depend on what others hold."""
    if game.text(state, action) != text:
        legal = game.legal(state)
        return next((other for other in legal if game.text(state, other) == text), None)
    return None if game.forbids(state, action) else action
