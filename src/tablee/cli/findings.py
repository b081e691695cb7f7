"""What the arena found, as tables; and its progress bars."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.arena.errors import PACKAGE, ContestError
from tablee.arena.fixtures import Setting
from tablee.cli.screen import Screen
from tablee.cli.speech import language
from tablee.core.texts import sentence

if TYPE_CHECKING:
    from rich.table import Table

    from tablee.arena.fairness import SeatReport, Share
    from tablee.arena.report import Ladder
    from tablee.arena.results import Played
    from tablee.arena.scores import Estimate
    from tablee.arena.sprt import Sprt, Verdict


def words(key: str, **params: Any) -> str:
    """A sentence of the arena's catalogue."""
    return sentence(PACKAGE, language(), "arena", key, **params)


# --- while it plays ---------------------------------------------------------------------------------------------------


@contextmanager
def playing(setting: Setting, matches: int) -> Iterator[Callable[[int], None]]:
    """A bar that fills with matches."""
    with Screen().counting() as progress:
        bar = progress.add_task(f"{words('playing')} {setting.game} ({setting.players})", total=matches)
        yield lambda known: progress.update(bar, completed=known)


@contextmanager
def testing() -> "Iterator[Callable[[Verdict], None]]":
    """A bar between the bounds of the test."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = Screen().console
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(words("playing"), total=1.0)

        def show(verdict: "Verdict") -> None:
            shown = words("testing", deals=verdict.deals, ratio=verdict.ratio, low=verdict.low, high=verdict.high)
            way = (verdict.ratio - verdict.low) / (verdict.high - verdict.low)
            progress.update(bar, description=shown, completed=min(1.0, max(0.0, way)))

        yield show


# --- when it is over --------------------------------------------------------------------------------------------------


def show_match(setting: Setting, first: str, second: str, played: "Sequence[Played]") -> None:
    """The score of two bots, and the rating difference it stands for."""
    from tablee.arena.report import victories_of
    from tablee.arena.scores import deal_scores, elo_estimate, mean_estimate

    screen = Screen()
    scores = deal_scores(played, first, second)
    score = mean_estimate(scores)
    elo = elo_estimate(score)
    screen.heading(
        words("match_title", first=first, second=second, game=setting.game, players=setting.players, deals=len(scores))
    )
    screen.line(words("match_score", bot=first, score=score.value, low=score.low, high=score.high))
    screen.line(words("match_elo", elo=_points(elo.value), low=_points(elo.low), high=_points(elo.high)))
    parts = {"first_part": victories_of(played, first), "second_part": victories_of(played, second)}
    screen.line(words("match_victories", first=first, second=second, **parts))


def show_verdict(setting: Setting, first: str, second: str, test: "Sprt", verdict: "Verdict") -> None:
    """What the sequential test found."""
    screen = Screen()
    screen.heading(f"{setting.game} ({setting.players})")
    screen.line(words("test", elo0=test.elo0, elo1=test.elo1, alpha=test.alpha, beta=test.beta), style="dim")
    found = {"ratio": verdict.ratio, "deals": verdict.deals, "score": verdict.score}
    if verdict.outcome == "undecided":
        screen.line(words("verdict_undecided", low=verdict.low, high=verdict.high, **found))
    else:
        bound = verdict.high if verdict.ratio > 0 else verdict.low
        screen.line(words(f"verdict_{verdict.outcome}", first=first, second=second, bound=bound, **found))


def show_report(
    played: "Sequence[Played]", plots: Path | None, picture: str, json_file: Path | None, anchor: str | None = None
) -> None:
    """Ladders and seats as tables, pictures and JSON."""
    from tablee.arena.report import encode, report

    screen = Screen()
    found = report(played, anchor)
    for ladder in found.ladders:
        screen.show(_ladder_table(ladder), _encounter_table(ladder))
    for seats in found.seats:
        screen.show(_seat_table(seats))
    if any(not share.is_even(len(seats.order)) for seats in found.seats for share in (*seats.order, *seats.seats)):
        screen.line(words("uneven"), style="dim")
    if json_file is not None:
        try:
            json_file.parent.mkdir(parents=True, exist_ok=True)
            json_file.write_bytes(encode(found))
        except OSError as error:
            raise ContestError("cannot-write", path=str(json_file), detail=error.strerror or str(error)) from None
        screen.line(words("written", path=str(json_file)), style="dim")
    if plots is not None:
        from tablee.arena.plots import draw_all

        for path in draw_all(found, played, plots, picture):
            screen.line(words("written", path=str(path)), style="dim")


def _ladder_table(ladder: "Ladder") -> "Table":
    setting = ladder.setting
    names = {"game": setting.game, "players": setting.players, "matches": ladder.matches, "deals": ladder.deals}
    table = _table(words("ladder_title", **names), "bot", "rating_column", "interval", "victories", "points")
    for row in ladder.standings:
        interval = f"{_points(row.rating.low)} … {_points(row.rating.high)}"
        points = " ".join(f"{value:.0f}" for value in row.points)
        table.add_row(row.bot, _points(row.rating.value), interval, f"{row.victories:.1%}", points)
    return table


def _encounter_table(ladder: "Ladder") -> "Table":
    table = _table(words("encounters"), "stronger", "weaker", "deals", "score", "interval", "distance", "interval")
    for row in ladder.encounters:
        between = f"{_points(row.distance.low)} … {_points(row.distance.high)}"
        score = (f"{row.score.value:.1%}", f"{row.score.low:.1%} … {row.score.high:.1%}")
        table.add_row(row.stronger, row.weaker, str(row.deals), *score, _points(row.distance.value), between)
    return table


def _seat_table(seats: "SeatReport") -> "Table":
    setting = seats.setting
    names = {"game": setting.game, "players": setting.players, "bot": seats.bot, "matches": seats.matches}
    title = words("seats_title", even=1 / setting.players, **names)
    table = _table(
        title, "order", "victories", "interval", "mean_points", "seat", "victories", "interval", "mean_points"
    )
    for number, (order, seat) in enumerate(zip(seats.order, seats.seats, strict=True)):
        cells = (*_share(order, setting.players), str(number), *_share(seat, setting.players))
        table.add_row(str(number + 1), *cells)
    return table


def _share(share: "Share", players: int) -> tuple[str, str, str]:
    part: Estimate = share.victories
    mark = "" if share.is_even(players) else "*"
    return f"{part.value:.1%}{mark}", f"{part.low:.1%} … {part.high:.1%}", f"{share.points:.1f}"


def _table(title: str, *keys: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for number, key in enumerate(keys):
        table.add_column(words(key), justify="left" if number == 0 else "right", overflow="fold")
    return table


def _points(elo: float) -> str:
    """Rating points with their sign."""
    return f"{elo:+.0f}" if abs(elo) != float("inf") else "∞" if elo > 0 else "-∞"
