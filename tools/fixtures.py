"""Positions of real matches as the page receives them, for drawing boards without a server: web/fixtures/<game>/*.json.

`python -m tools.fixtures` plays a few matches with bots and keeps one position for each kind of question that is asked,
early, in the middle and late, and the end.
"""

import json
from pathlib import Path
from typing import Any

import tablee
from tablee.bots.bot import Budget
from tablee.bots.registry import find_bot
from tablee.core.match import Match

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
NAMES = ("Ada", "Bruno", "Chloé", "Dario", "Elif")
GAMES = {"sunrise-lane": (2, 3, 4), "rue-de-la-paix": (2, 3, 4), "sunny-day": (2, 3, 5)}
PARTS = ("early", "middle", "late")


def shown(match: Match, seat: int | None, since: int) -> dict[str, Any]:
    """A position as a seat, or a spectator, sees it; `since` is the ply from which things count as just happened."""
    game, state = match.game, match.state
    acting = seat is not None and match.actor == seat
    view = state if match.over else game.view(state, seat)
    names = NAMES[: game.players]
    key, params = game.prompt(state)
    log = [
        {"ply": ply, "event": event, "text": game.tell(event, names)}
        for ply, happened in enumerate(match.log(seat))
        for event in happened
    ]
    legal = match.legal_actions() if acting else []
    return {
        "game": game.name,
        "players": list(names),
        "options": game.options,
        "board": game.board(),
        "seat": seat,
        "ply": match.ply,
        "actor": match.actor,
        "view": game.data(view),
        "scores": list(game.scores(view)),
        "sheet": [dict(zip((s.name for s in game.sources), row, strict=False)) for row in game.sheet(view)],
        "legal": [{"text": game.text(state, one), "data": game.move_data(state, one)} for one in legal],
        "prompt": game.say("question", key, **params) if acting else None,
        "events": [line["event"] for line in log if line["ply"] >= since],
        "log": log,
        "result": match.result().data() if match.over else None,
    }


def positions(name: str, players: int, seed: int) -> dict[str, dict[str, Any]]:
    """A match played by a bot, and the positions worth keeping by name."""
    game = tablee.load(name, players=players)
    match = game.match(seed=seed)
    player = find_bot("greedy")
    asked: list[tuple[int, str]] = []
    while not match.over:
        asked.append((match.ply, game.prompt(match.state)[0]))
        seat = int(match.state.actor)
        view = game.view(match.state, seat)
        match.play(player.choose(game, view, seat, match.legal_actions(), Budget(), match.ply).action)
    kept: dict[str, dict[str, Any]] = {}
    again = game.match(seed=seed)
    for number, ((ply, key), (_, text)) in enumerate(zip(asked, played(match), strict=True)):
        part = PARTS[min(2, number * 3 // len(asked))]
        label = f"{part}-{key}-{players}"
        if label not in kept and (number * 3 / len(asked)) % 1 > 0.4:
            since = asked[number - 1][0] if number else 0
            kept[label] = shown(again, int(again.state.actor), since)
            if key == "act" or part == "middle":
                kept.setdefault(f"watch-{part}-{players}", shown(again, None, since))
        assert ply == again.ply
        again.play(text)
    kept[f"over-{players}"] = shown(again, 0, asked[-1][0])
    return kept


def played(match: Match) -> list[tuple[int | str, str]]:
    """The decisions of a match, without luck."""
    return [(who, text) for who, text in match.history if who != "chance"]


def main() -> None:
    """Write all fixtures anew."""
    for name, counts in GAMES.items():
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for seed, players in enumerate(counts):
            for label, position in positions(name, players, seed + 11).items():
                text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
                (folder / f"{label}.json").write_text(text + "\n", "utf-8")
        labels = sorted(path.stem for path in folder.glob("*.json"))
        (folder / "index.json").write_text(json.dumps(labels) + "\n", "utf-8")


if __name__ == "__main__":
    main()
