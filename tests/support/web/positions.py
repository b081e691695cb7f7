"""Positions in which one move brings what a test wants to see, and a table that goes on from there."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import tablee
from tablee.core.match import Match
from tests.support.web.visitor import HOUSE_BOT, Visitor

Wanted = Callable[[Match], str | None]


def before(game: str, wanted: Wanted) -> tuple[Match, str]:
    """A match of two in which the first seat has such a move, and the move."""
    for seed in range(1, 100):
        match, rng = tablee.load(game).match(seed=seed), random.Random(seed)
        while not match.over:
            if match.actor == 0 and (move := wanted(match)):
                return match, move
            match.play(rng.choice(match.legal()))
    raise AssertionError(f"no such move in {game}")


def last_decision(game: str) -> tuple[Match, str]:
    """A match of two shortly before its end, when the first seat decides for the last time, and what it did."""
    whole, rng = tablee.load(game).match(seed=1), random.Random(1)
    decided: list[tuple[int, str]] = []
    while not whole.over:
        move = rng.choice(whole.legal())
        decided.append((int(whole.actor == 0), move))
        whole.play(move)
    last = max(number for number, (is_first, _) in enumerate(decided) if is_first)
    match = tablee.load(game).match(seed=1)
    match.play_all(move for _, move in decided[:last])
    return match, decided[last][1]


def brings(kind: str) -> Wanted:
    """A building that makes something happen."""

    def found(match: Match) -> str | None:
        builds = [move for move in match.legal() if move.startswith("build")]
        return next((move for move in builds if kind in {one["event"] for one in match.preview(0, move).events}), None)

    return found


def a_lot_for(hotels: int) -> Wanted:
    """A building of so many hotels on one property."""

    def found(match: Match) -> str | None:
        return next((move for move in match.legal() if move.startswith("build") and move.endswith(f" {hotels}")), None)

    return found


def wins_by_number(match: Match) -> str | None:
    """A property of the other whose title one hotel does not win, but several do."""
    wins = brings("title-won")(match)
    return wins if wins and f"{wins.rsplit(' ', 1)[0]} 1" in match.legal() and not wins.endswith(" 1") else None


def only(match: Match, kind: str = "") -> str | None:
    """The one thing that can be done, if it is one of these: a pattern of its notation."""
    legal = match.legal()
    return legal[0] if len(legal) == 1 and re.match(kind, legal[0]) else None


def plays(match: Match, card: str) -> str | None:
    """A Fortune card that can be played now."""
    return next((move for move in match.legal() if move.startswith(f"card {card}")), None)


def ends(match: Match) -> str | None:
    """The last tile of the match, with tokens to turn up."""
    view = match.view()
    is_last = view["supply_count"] == 0 and sum(map(len, view["hands"])) == 1 and min(view["tokens"]) > 0
    return match.legal()[0] if is_last else None


def five_cards() -> tuple[Match, str]:
    """The first turn, with five cards of one colour in hand."""
    game = tablee.load("sunrise-lane")
    match = game.match(seed=1)
    plot = next(move for move in match.legal() if move.startswith("build")).split()[1]
    colour = game.board()["plots"][plot]["colour"]
    position: dict[str, Any] = match.position()
    hand, pile = position["hands"][0], position["pile"]
    for card in hand:
        pile[card] = pile.get(card, 0) + 1
    position["hands"][0] = [colour] * 5
    pile[colour] -= 5
    position["pile_size"], position["hand_sizes"][0] = sum(pile.values()), 5
    return game.position(position, seed=1), f"build {plot} 5"


def go_on(guest: Visitor, match: Match, move: str) -> str:
    """At a table that goes on with the match."""
    people = [{"seat": 0, "name": "Noa", "contribution": "ab" * 32}]
    wanted = {"game": match.game.name, "record": match.record(), "people": people, "bots": {"1": HOUSE_BOT}}
    guest.go()
    guest.open(json.dumps(wanted))
    guest.wait_for_turn()
    if guest.page.locator("[data-throw]").count():
        guest.page.click("[data-throw]")
        guest.page.wait_for_selector("[data-throw]", state="detached")
    return move
