"""Matches as the page stores them, made in Python and imported as a file."""

import json
import random
from typing import Any

import tablee
from tablee.core.fair import FairLuck
from tests.support.web.playing import PREFER

SECRET, SHARE = "5e" * 32, "ab" * 32


def local_match(number: int, game: str = "sunrise-lane", bot: str = "level-2", moves: int = 10_000) -> dict[str, Any]:
    """A match of the page against a bot, as a file holds it; played here, by lot."""
    rng = random.Random(number)
    kind = tablee.load(game, players=2)
    match = kind.match(luck=FairLuck(SECRET, {0: SHARE}))
    acts = []
    while not match.over and len(acts) < moves:
        acts.append({"act": "play", "seat": match.actor, "move": rng.choice(match.legal())})
        match.play(acts[-1]["move"])
    ended = None
    if match.over:
        match.luck.revealed = True
        result = match.result()
        ended = {"winners": list(result.winners), "totals": list(result.totals), "record": match.record()}
    seats = [
        {"kind": "person", "name": "Robin", "contribution": SHARE}, {"kind": "bot", "name": "Rosalie", "bot": bot},
    ]  # fmt: skip
    table = {
        "id": f"here-{number:016x}", "game": game, "rules": kind.version, "players": 2, "options": kind.options,
        "edition": "standard", "position": None, "secret": SECRET, "seats": seats, "created": number,
        "changed": 1_700_000_000_000 + number, "next": None, "moved": None, "ended": ended,
    }  # fmt: skip
    return {"table": table, "acts": acts}


def file_of(*tables: dict[str, Any], **changes: Any) -> str:
    whole = {"format": "tablee matches", "version": 1, "written": 0, "tables": tables, "records": []}
    return json.dumps(whole | changes)


def bring(guest: Any, text: str) -> str:
    """Read a file; what the page says about it."""
    guest.page.wait_for_selector("[data-import]:enabled")
    file = {"name": "matches.json", "mimeType": "application/json", "buffer": text.encode()}
    guest.page.set_input_files("input[type=file]", file)
    told = guest.page.locator("section[aria-labelledby=files] :is([role=status] p, [role=alert])")
    told.first.wait_for()
    return " ".join(told.all_inner_texts())


def listed(guest: Any, count: int) -> Any:
    guest.page.wait_for_selector(f"[data-matches='{count}']")
    return guest.page.locator("[data-match]")


def play_past(guest: Any, game: str, ply: int) -> None:
    """Play until something has happened after a ply."""
    for _ in range(40):
        if guest.ply > ply:
            return
        guest.play(PREFER[game], 1)
    raise AssertionError(f"still at ply {guest.ply}")
