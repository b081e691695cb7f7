"""web/fixtures/sentences.json: the games' sentences with arguments, as Python says them, for the page to say alike.

Run by `make docs`; a test fails on a stale file.
"""

import json
from pathlib import Path
from typing import Any

from tablee.core.texts import LANGUAGES, arguments, catalogue

FILE = Path(__file__).parent.parent / "web" / "fixtures" / "sentences.json"
GAMES = ("rue-de-la-paix", "sunny-day", "sunrise-lane")
SECTIONS = ("event", "move", "question", "refusal")
FEW: dict[str, Any] = {
    "again": ["colour"], "budget": 7, "card": "scandal", "cards": 1, "cell": "1,-1", "clause": "SL-30",
    "colour": "blue",
    "colours": ["green"], "cost": 5, "count": 1, "dice": [3, 6], "dots": 1, "earned": 1, "from_seat": "Zoé", "held": 1,
    "hotels": 1, "known": ["blue-2"], "last": "c7", "left": 1, "limit": 5, "now": 12, "picture": "lolly",
    "pictures": ["sun"], "pieces": 1, "pile": 1, "player": "Ada", "plot": "f7", "points": 1, "property": "blue-5",
    "round": 1, "seat": 0, "second": "red-1", "space": 5, "storeys": 1, "supply_count": 1, "targets": ["blue-5"],
    "tile": "SLKC", "tiles": ["SLKC"], "total": 1, "totals": [12], "turn_zone": "green", "turns": 1, "value": 1,
    "was": 0, "x": 1, "y": -1, "zone": "yellow",
}  # fmt: skip
MANY: dict[str, Any] = {
    "again": ["colour", "1"], "budget": 1234, "card": "new-plans", "cards": 3, "cell": "0,0", "clause": "RP-50",
    "colour": "green", "colours": ["green", "red", "blue"], "cost": 12, "count": 0, "dice": [1, 2, "W"], "dots": 5,
    "earned": 2, "from_seat": "red", "held": 2, "hotels": 20, "known": ["blue-2", "blue-3"], "last": "a11", "left": 0,
    "limit": 5, "now": 61, "picture": "parasol", "pictures": ["sun", "cloud", "lolly"], "pieces": 0, "pile": 28,
    "player": "red", "plot": "a1", "points": 15, "property": "green-8", "round": 12, "seat": 4, "second": "yellow-3",
    "space": 59, "storeys": 3, "supply_count": 0, "targets": ["blue-5", "red-1"], "tile": "PWCL#2",
    "tiles": ["PWCL#2", "SSSS"], "total": 31, "totals": [12, 1234], "turn_zone": "red", "turns": 3, "value": 0,
    "was": 3, "x": -12, "y": 0, "zone": "W",
}  # fmt: skip


def rows() -> list[dict[str, Any]]:
    """Every sentence with arguments, with few of a thing and with many, in every language."""
    found = []
    for game in GAMES:
        package = f"tablee.games.{game.replace('-', '_')}"
        for name in catalogue(package, "en").messages:
            used = arguments(package, name)
            if used and name.startswith(SECTIONS):
                for sample in (FEW, MANY):
                    params = {one: sample[one] for one in sorted(used)}
                    said = {language: catalogue(package, language).say(name, params) for language in LANGUAGES}
                    found.append({"game": game, "message": name, "params": params, **said})
    return found


def text() -> str:
    """The file, a sentence a line."""
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
