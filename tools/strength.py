"""How strong the experts are, in docs/experts.md: from the matches of the ladder and of `benchmarks/openspiel.py`."""

import json
from pathlib import Path

from tablee.arena.report import Encounter, Report
from tablee.arena.sprt import BETTER, UNDECIDED
from tablee.core.registry import game_class
from tools import ladder
from tools.markdown import Row, filled, table

EXPERTS = (
    "expert", "level-6@60", "level-6@120", "level-6@160", "level-6@200", "level-6@600", "level-6@1200", "level-6@1600",
    "level-6@2000",
)  # fmt: skip
"""Who is measured; each against whoever comes before it here, and against the best levels."""
OTHERS = ("level-4@10000", "level-5@4000", "level-5@40000", "level-5")
GAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")


def page(root: Path) -> str:
    """docs/experts.md with its figures."""
    text = (root / "docs" / "experts.md").read_text("utf-8")
    return filled(filled(text, "strength", _strength(ladder.found(root))), "openspiel", _openspiel(root))


def _strength(report: Report) -> list[str]:
    met: dict[tuple[str, int, str, str], Encounter] = {
        (one.setting.game, one.setting.players, *sorted((row.stronger, row.weaker))): row
        for one in report.ladders for row in one.encounters
    }  # fmt: skip
    rows: list[Row] = []
    for game in GAMES:
        for place, bot in enumerate(EXPERTS):
            for other in (*OTHERS, *EXPERTS[:place]):
                seats = game_class(game).seats
                found = [met.get((game, players, *sorted((bot, other)))) for players in (seats[0], seats[-1])]
                if any(found):
                    rows.append((game, f"`{bot}`", f"`{other}`", *(_score(one, bot) for one in found)))
    return table(("game", "who", "against", "2 players", "4 players (Sunny Day: 5)"), rows)


def _score(met: Encounter | None, bot: str) -> str:
    """The score of a bot with its interval, and what the sequential test says of it."""
    if met is None:
        return "-"
    score = met.score
    if met.stronger == bot:
        verdict = {BETTER: "better", UNDECIDED: "not known"}.get(met.test, "not better")
        return f"{score.value:.1%} ({score.low:.0%} to {score.high:.0%}), {verdict}"
    return f"{1 - score.value:.1%} ({1 - score.high:.0%} to {1 - score.low:.0%})"


def _openspiel(root: Path) -> list[str]:
    found = json.loads((root / "docs" / "data" / "openspiel.json").read_text("utf-8"))
    rows: list[Row] = [
        (
            one["game"], f"`{one['bot']}`", one["deals"], f"{one['score']:.1%}",
            f"{one['low']:.1%} to {one['high']:.1%}", one["openspiel_iterations_a_move"],
        )
        for one in found
    ]  # fmt: skip
    return table(("game", "who", "deals", "score", "95 % interval", "OpenSpiel's iterations a move"), rows)
