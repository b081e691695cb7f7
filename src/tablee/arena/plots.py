"""Pictures of results, as SVG or PNG files: the ladder, the victories of each seat, the points of each bot."""

from collections.abc import Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.arena.errors import ContestError
from tablee.arena.fairness import SeatReport
from tablee.arena.report import Ladder, Report, seats_of
from tablee.arena.results import Played

if TYPE_CHECKING:
    from collections.abc import Iterator

FORMATS = ("svg", "png")
INK, MARK, EVEN = "#3d3a36", "#c8553d", "#8a857c"
ROW_HEIGHT, WIDTH = 0.42, 6.4
_STYLE: dict[Any, Any] = {
    "svg.hashsalt": "tablee", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9,
    "text.color": INK, "axes.edgecolor": EVEN, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK,
    "axes.spines.top": False, "axes.spines.right": False,
}  # fmt: skip


def draw_all(found: Report, played: Sequence[Played], folder: Path, kind: str = "svg") -> list[Path]:
    """Every picture of a report, into a folder; the same results give the same files."""
    if kind not in FORMATS:
        raise ContestError("bad-picture", got=kind, known=", ".join(FORMATS))
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for ladder in found.ladders:
        place = f"{ladder.setting.game}-{ladder.setting.players}"
        made.append(draw_ladder(ladder, folder / f"ladder-{place}.{kind}"))
        inside = [one for one in played if one.setting == ladder.setting and len(set(one.lineup)) > 1]
        made.append(draw_points(ladder, inside, folder / f"points-{place}.{kind}"))
    for game in sorted({one.setting.game for one in found.seats}):
        reports = [one for one in found.seats if one.setting.game == game]
        made.append(draw_seats(reports, folder / f"seats-{game}.{kind}"))
    return made


@contextmanager
def _figure(path: Path, height: float, columns: int = 1) -> "Iterator[Any]":
    """A figure in our style that is written to a file when all is drawn; no window, no date in the file."""
    try:
        import matplotlib
    except ImportError:
        raise ContestError("no-matplotlib") from None
    from matplotlib.figure import Figure

    with matplotlib.rc_context(_STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        yield figure.subplots(1, columns, squeeze=False)[0]
        figure.savefig(path, dpi=160, metadata={"Date": None} if path.suffix == ".svg" else None)


def draw_ladder(ladder: Ladder, path: Path) -> Path:
    """Ratings with their intervals, the strongest on top."""
    rows = list(reversed(ladder.standings))
    with _figure(path, 1.1 + ROW_HEIGHT * len(rows)) as (axes,):
        values = [row.rating.value for row in rows]
        errors = [
            [row.rating.value - row.rating.low for row in rows],
            [row.rating.high - row.rating.value for row in rows],
        ]
        axes.errorbar(values, range(len(rows)), xerr=errors, fmt="o", color=MARK, ecolor=INK, capsize=3, markersize=5)
        axes.set_yticks(range(len(rows)), [row.bot for row in rows])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.grid(axis="x", alpha=0.3)
        axes.set_xlabel("rating, 95 % interval")
        axes.set_title(_title(ladder.setting.game, ladder.setting.players), loc="left")
    return path


def draw_points(ladder: Ladder, played: Sequence[Played], path: Path) -> Path:
    """The distribution of every bot's points."""
    bots = list(reversed(ladder.bots))
    points = [[one.totals[seat] for one, seat in seats_of(played, bot)] for bot in bots]
    with _figure(path, 1.1 + ROW_HEIGHT * len(bots)) as (axes,):
        boxes = axes.boxplot(points, orientation="horizontal", whis=(5, 95), widths=0.55, patch_artist=True,
                             flierprops={"marker": ".", "markersize": 2, "markeredgecolor": EVEN})  # fmt: skip
        for box, middle in zip(boxes["boxes"], boxes["medians"], strict=True):
            box.set(facecolor="#f3e3d3", edgecolor=INK)
            middle.set(color=MARK)
        axes.set_yticks(range(1, len(bots) + 1), bots)
        axes.grid(axis="x", alpha=0.3)
        axes.set_xlabel("points (box: middle half; whiskers: 5 % to 95 %)")
        axes.set_title(_title(ladder.setting.game, ladder.setting.players), loc="left")
    return path


def draw_seats(reports: Sequence[SeatReport], path: Path) -> Path:
    """The part of the victories by order of play, for every number of players; the line is an even share."""
    with _figure(path, 2.4, len(reports)) as all_axes:
        for axes, one in zip(all_axes, reports, strict=True):
            shares = [share.victories for share in one.order]
            errors = [[share.value - share.low for share in shares], [share.high - share.value for share in shares]]
            places = range(1, len(shares) + 1)
            axes.bar(places, [share.value for share in shares], color="#f3e3d3", edgecolor=EVEN)
            axes.errorbar(places, [share.value for share in shares], yerr=errors, fmt="none", ecolor=INK, capsize=3)
            axes.axhline(1 / len(shares), color=MARK, linewidth=1)
            axes.set_xticks(places)
            axes.set_ylim(0, 0.8)
            axes.set_title(f"{one.setting.players} players", loc="left")
            axes.set_xlabel("order of play")
        all_axes[0].set_ylabel("part of the victories")
    return path


def _title(game: str, players: int) -> str:
    return f"{game}, {players} players"
