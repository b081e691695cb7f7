"""Positions for the page's short introductions and rules: web/lessons/<game>.json, all from real matches.

A step is a position somebody plays: the moves it is about, and what each of them leads to.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tablee
from tablee.bots.bot import Budget
from tablee.bots.registry import find_bot
from tablee.core.match import Match

FOLDER = Path(__file__).parent.parent / "web" / "lessons"
NAMES = ("Ada", "Bruno", "Chloé")
PLAYERS = 3
MOST_MOVES = 40

Wanted = Callable[[Match, list[dict[str, Any]]], list[dict[str, Any]]]
"""From a match and its legal moves as data, the moves that a step is about; none: this is not the position."""


def of_kind(kind: str, late: int = 0, least: int = 1, prompt: str = "") -> Wanted:
    """Moves of one kind, from a ply on, where there are at least so many of them and this is asked."""

    def wanted(match: Match, legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
        found = [move for move in legal if move["move"] == kind]
        asked = match.game.prompt(match.state)[0]
        fits = match.ply >= late and len(found) >= least and prompt in ("", asked)
        return found if fits else []

    return wanted


def taking(match: Match, legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rue de la Paix: building that takes a title from somebody."""
    found = []
    for move in legal:
        if move["move"] == "build":
            after = match.state.copy()
            match.game.apply(after, match.game.read(match.state, _text(match, move)))
            gained = match.game.scores(after)
            lost = any(now < before for now, before in zip(gained, match.game.scores(match.state), strict=True))
            found += [move] if lost else []
    return found


LESSONS: dict[str, dict[str, Wanted]] = {
    "sunrise-lane": {
        "build": of_kind("build", prompt="act", least=2),
        "chain": of_kind("build", prompt="go_on"),
        "park": of_kind("park", late=20, prompt="go_on"),
        "draw": of_kind("draw", late=30),
    },
    "rue-de-la-paix": {
        "build": of_kind("build", least=3),
        "take": taking,
        "card": of_kind("quick-build", prompt="end"),
    },
    "sunny-day": {
        "place": of_kind("place"),
        "arrange": of_kind("arrange", late=60, least=3),
    },
}


def _text(match: Match, move: dict[str, Any]) -> str:
    state = match.state
    return next(
        match.game.text(state, action)
        for action in match.legal_actions()
        if match.game.move_data(state, action) == move
    )


def step(match: Match, moves: list[dict[str, Any]]) -> dict[str, Any]:
    """A position to play: its moves and what they lead to, as far as luck is not involved."""
    game, seat = match.game, int(match.state.actor)
    legal = [{"text": _text(match, move), "data": move} for move in moves[:MOST_MOVES]]
    after = {}
    for move in legal:
        state = match.state.copy()
        action = game.read(state, move["text"])
        game.apply(state, action)
        happened = [event.seen_by(seat) for event in game.events(match.state, action, state)]
        view = game.view(state, seat)
        after[move["text"]] = {"view": game.data(view), "events": happened, "scores": list(game.scores(view))}
    view = game.view(match.state, seat)
    return {"seat": seat, "view": game.data(view), "scores": list(game.scores(view)), "legal": legal, "after": after}


def lessons(name: str, wanted: dict[str, Wanted]) -> dict[str, Any]:
    """The first position of a few matches that fits each step, and the last one of a match."""
    game = tablee.load(name, players=PLAYERS)
    steps: dict[str, Any] = {}
    end: dict[str, Any] = {}
    for seed in range(3, 12):
        match, player = game.match(seed=seed), find_bot("greedy")
        while not match.over:
            legal = [game.move_data(match.state, action) for action in match.legal_actions()]
            for key, choose in wanted.items():
                moves = [] if key in steps else choose(match, legal)
                if moves:
                    steps[key] = step(match, moves)
                    break
            seat = int(match.state.actor)
            view = game.view(match.state, seat)
            match.play(player.choose(game, view, seat, match.legal_actions(), Budget(), match.ply).action)
        end = end or {
            "seat": 0,
            "view": game.data(match.state),
            "scores": list(match.scores()),
            "legal": [],
            "after": {},
        }
        if len(steps) == len(wanted):
            break
    ordered = [{"key": key, **steps[key]} for key in wanted] + [{"key": "end", **end}]
    return {"game": name, "players": list(NAMES), "board": game.board(), "steps": ordered}


def main() -> None:
    """Write all lessons anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, wanted in LESSONS.items():
        text = json.dumps(lessons(name, wanted), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
