"""Matches as the page stores them, made in Python and imported as a file."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import tablee
from tablee.core.fair import FairLuck
from tablee.core.match import Match
from tests.support.web.playing import PREFER

SECRET, SHARE = "5e" * 32, "ab" * 32


def local_match(
    number: int, game: str = "sunrise-lane", bot: str = "level-2", moves: int = 10_000, last: int | None = None
) -> dict[str, Any]:
    """A match of the page against a bot, as a file holds it: random moves, so many of them or to its end.

    A number stands for the same match in every run. With `last` the match starts from a position in which seat 0 has
    several moves, about so many decisions before the end.
    """
    return json.loads(_local_match(number, game, bot, moves, last))  # type: ignore[no-any-return]


@cache
def _local_match(number: int, game: str, bot: str, moves: int, last: int | None) -> str:
    rng = random.Random(number)
    kind, luck = tablee.load(game, players=2), FairLuck(SECRET, {0: SHARE})
    position = None if last is None else near_the_end(game, last, number)
    match = kind.match(luck=luck) if position is None else kind.position(position, luck=luck)
    acts = []
    while not match.over and len(acts) < moves:
        acts.append({"act": "play", "seat": match.actor, "move": rng.choice(match.legal())})
        match.play(acts[-1]["move"])
    ended = None
    if match.over:
        luck.revealed = True
        result = match.result()
        ended = {"winners": list(result.winners), "totals": list(result.totals), "record": match.record()}
    seats = [
        {"kind": "person", "name": "Robin", "contribution": SHARE}, {"kind": "bot", "name": "Rosalie", "bot": bot},
    ]  # fmt: skip
    table = {
        "id": id_of(number), "game": game, "rules": kind.version, "players": 2, "options": kind.options,
        "edition": "standard", "position": position, "secret": SECRET, "seats": seats, "created": number,
        "changed": 1_700_000_000_000 + number, "next": None, "moved": None, "ended": ended,
    }  # fmt: skip
    return json.dumps({"table": table, "acts": acts})


def near_the_end(game: str, decisions: int, number: int) -> dict[str, Any]:
    """A position of a match of two about so many decisions before its end, in which seat 0 has several moves."""
    whole = [len(match.legal_actions()) if match.actor == 0 else 0 for match in _at_decisions(game, number)]
    start = max(at for at, choices in enumerate(whole[:-decisions]) if choices > 1)
    return next(dict(match.position()) for at, match in enumerate(_at_decisions(game, number)) if at == start)


def _at_decisions(game: str, number: int) -> Iterator[Match]:
    """The same match of two with random moves, at one decision after the other."""
    match, rng = tablee.load(game, players=2).match(seed=number), random.Random(number)
    while not match.over:
        yield match
        match.play(rng.choice(match.legal()))


def id_of(number: int) -> str:
    """The table of a match that was made here."""
    return f"here-{number:016x}"


def file_of(*tables: dict[str, Any], **changes: Any) -> str:
    whole = {"format": "tablee matches", "version": 1, "written": 0, "tables": tables, "records": []}
    return json.dumps(whole | changes)


def bring(guest: Any, text: str) -> str:
    """Import a file on the page of all matches; what the page says about it."""
    guest.page.wait_for_selector("[data-import]:enabled")
    file = {"name": "matches.json", "mimeType": "application/json", "buffer": text.encode()}
    guest.page.set_input_files("input[type=file]", file)
    told = guest.page.locator("section[aria-labelledby=files] :is([role=status] p, [role=alert])")
    told.first.wait_for()
    return " ".join(told.all_inner_texts())


def listed(guest: Any, count: int) -> Any:
    """The matches of the page of all matches, once there are so many."""
    guest.page.wait_for_selector(f"[data-matches='{count}']")
    return guest.page.locator("[data-match]")


def play_past(guest: Any, game: str, ply: int) -> None:
    """Play until something has happened after a ply."""
    for _ in range(40):
        if guest.ply > ply:
            return
        guest.play(PREFER[game], 1)
    raise AssertionError(f"still at ply {guest.ply}")
