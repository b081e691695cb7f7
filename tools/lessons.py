"""The page's short introductions: web/lessons/<game>.json, each one little match, in which one seat is the learner's.

A step is a position of that match. What it is about is the one move that is lit, and the next step follows from it;
what the other player does in between is told. Steps without a move only say something about what is seen.
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
NAMES = ("You", "Bruno")
"""The page says the first name in the reader's language."""
YOU = 0
SEEDS = range(1000)
MOST_DECISIONS = 16
"""A lesson has to be over while the match is young."""
QUIET = ("stop", "draw", "keep", "done", "pass")
"""What the learner does between the steps: nothing that changes the board."""
DULL = ("turn", "deal", "start-roll", "first", "budget", "roll", "keep", "done", "token", "stop", "pass")
"""What others do that need not be told."""

Data = dict[str, Any]
Wanted = Callable[[Match, list[Data]], Data | None]
"""From a match and the learner's legal moves as data, the move that a step is about; None: this is not the position."""


def of_kind(kind: str, prompt: str = "", **values: Any) -> Wanted:
    """A move of one kind, where this is asked, with these values."""

    def wanted(match: Match, legal: list[Data]) -> Data | None:
        if prompt not in ("", match.game.prompt(match.state)[0]):
            return None
        fits = [move for move in legal if move["move"] == kind and values.items() <= move.items()]
        return fits[0] if fits else None

    return wanted


def bringing(kind: str, event: str, **values: Any) -> Wanted:
    """A move of one kind that brings an event with these values to the learner."""

    def wanted(match: Match, legal: list[Data]) -> Data | None:
        for move in legal:
            if move["move"] == kind and any(
                one["event"] == event and one["seat"] == YOU and values.items() <= one.items()
                for one in outcome(match, move)[1]
            ):
                return move
        return None

    return wanted


def with_plain_dice(wanted: Wanted) -> Wanted:
    """Rue de la Paix: where the budget is what the dice show, before anything is spent or doubled."""

    def plain(match: Match, legal: list[Data]) -> Data | None:
        view = match.game.data(match.game.view(match.state, YOU))
        numbers = [die for die in view["dice"] or [] if isinstance(die, int)]
        return wanted(match, legal) if sum(numbers) == view["budget"] else None

    return plain


def anything(match: Match, legal: list[Data]) -> Data | None:
    """Any move: the step only says something."""
    return legal[0] if legal else None


LESSONS: dict[str, dict[str, Wanted]] = {
    "sunrise-lane": {
        "build": of_kind("build", "act", cards=1),
        "chain": of_kind("build", "go_on", cards=1),
        "stop": of_kind("stop", "go_on"),
        "storeys": of_kind("build", "act", cards=2),
        "park": of_kind("park", "go_on"),
        "draw": of_kind("draw", "act"),
    },
    "rue-de-la-paix": {
        "build": with_plain_dice(bringing("build", "title")),
        "done": of_kind("done", "build-more"),
        "take": with_plain_dice(bringing("build", "title-won")),
        "card": of_kind("quick-build", "end"),
    },
    "sunny-day": {
        "place": bringing("place", "collect", picture="sun"),
        "arrange-first": of_kind("arrange", "arrange-first"),
        "lolly": bringing("place", "collect", picture="lolly"),
        "arrange": of_kind("arrange", "arrange"),
        "lost": anything,
        "stuck": anything,
    },
}
SAYING = {"lost", "stuck"}
"""Steps without a move."""


def _text(match: Match, move: Data) -> str:
    state = match.state
    return next(
        match.game.text(state, action)
        for action in match.legal_actions()
        if match.game.move_data(state, action) == move
    )


def outcome(match: Match, move: Data) -> tuple[Any, list[Data]]:
    """The state after a move, and what happened as the learner may see it."""
    game, state = match.game, match.state.copy()
    action = game.read(state, _text(match, move))
    game.apply(state, action)
    return state, [event.seen_by(YOU) for event in game.events(match.state, action, state)]


def step(match: Match, move: Data | None) -> Data:
    """A position of the learner: the move it is about and what that leads to."""
    game, view = match.game, match.game.view(match.state, YOU)
    found: Data = {"seat": YOU, "view": game.data(view), "scores": list(game.scores(view)), "legal": [], "after": {}}
    if move is not None:
        state, happened = outcome(match, move)
        after = game.view(state, YOU)
        text = _text(match, move)
        found["legal"] = [{"text": text, "data": move}]
        found["after"] = {text: {"view": game.data(after), "events": happened, "scores": list(game.scores(after))}}
    return found


def between(match: Match, since: int) -> list[Data]:
    """What others did since a ply, as the learner saw it."""
    happened = [event.seen_by(YOU) for events in match.events[since:] for event in events]
    return [one for one in happened if one["seat"] not in (YOU, None) and one["event"] not in DULL]


def lesson(name: str, wanted: dict[str, Wanted], seed: int) -> Data | None:
    """One match in which every step comes in turn; None if it does not."""
    game = tablee.load(name, players=len(NAMES))
    match, bot = game.match(seed=seed), find_bot("greedy")
    left, steps, since, decisions = list(wanted), [], 0, 0
    while not match.over:
        actor = int(match.state.actor)
        legal = match.legal_actions()
        if actor == YOU and left:
            decisions += 1
            key, moves = left[0], [game.move_data(match.state, action) for action in legal]
            move = wanted[key](match, moves)
            if key in SAYING:
                steps.append({"key": key, "between": between(match, since), **step(match, None)})
                left, since = left[1:], match.ply
                continue
            if move is not None:
                steps.append({"key": key, "between": between(match, since), **step(match, move)})
                text = _text(match, move)
                match.play(text)
                left, since = left[1:], match.ply
                continue
            quiet = next((action for action in legal if game.text(match.state, action) in QUIET), None)
            if quiet is None or decisions > MOST_DECISIONS:
                return None
            match.play(quiet)
            continue
        view = game.view(match.state, actor)
        match.play(bot.choose(game, view, actor, legal, Budget(), match.ply).action)
    if left:
        return None
    whole = {"view": game.data(match.state), "scores": list(match.scores())}
    steps.append({"key": "end", "between": [], "seat": YOU, **whole, "legal": [], "after": {}})
    return {"game": name, "players": list(NAMES), "board": game.board(), "steps": steps}


def lessons(name: str, wanted: dict[str, Wanted]) -> Data:
    """Of the matches that teach everything, one that the learner wins and in which least has to be told in between."""
    found = [one for one in (lesson(name, wanted, seed) for seed in SEEDS) if one is not None]
    if not found:
        raise LookupError(f"no match of {name} has all these steps: {', '.join(wanted)}")
    return min(found, key=_strangeness)


def _strangeness(lesson: Data) -> tuple[bool, int]:
    scores = lesson["steps"][-1]["scores"]
    return scores[YOU] <= max(scores[YOU + 1 :]), sum(len(one["between"]) for one in lesson["steps"])


def main() -> None:
    """Write all lessons anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, wanted in LESSONS.items():
        text = json.dumps(lessons(name, wanted), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
