"""The ladder page and the seats of each game, from results kept in docs/data (see `tablee arena report`)."""

from pathlib import Path

from tablee.arena.fairness import SeatReport, Share
from tablee.arena.report import Encounter, Ladder, Report, decode
from tablee.arena.scores import Estimate
from tablee.arena.sprt import BETTER, UNDECIDED
from tools.markdown import Row, table

DATA = Path("docs") / "data"
FOUND = DATA / "arena.json"
LADDER, FAIRNESS = DATA / "ladder.jsonl", DATA / "fairness.jsonl"
PICTURES = Path("docs") / "pictures"

INTRODUCTION = """\
How strong the bots are, and how sure that is: every number comes from the matches in `docs/data/`, with its 95 %
interval. [Arena](arena.md) says how matches are played and counted. The mean rating of a ladder is 0; ratings of
different ladders cannot be compared. Where one bot won nearly everything, the distance is a lower bound more than an
estimate. `level-5@4000` is level 5 with 4,000 iterations a move at most and no clock: less than it does at a table, but
the same on every machine; `level-3@10000` is all that level 3 ever does, and so is what level 6
has here: `level-6@1600` in Sunrise Lane, `level-6@2000` in Rue de la Paix, `level-6@1200` in Sunny Day.
`level-5` without a number has its clock of 2 s as at a table, so that its matches differ from machine to machine;
`expert` is a [network](experts.md) alone. At larger tables two bots take every other seat. "Better?" is the answer of
the sequential test (a difference of 0 against one of 50 points, both risks 5 %), and after how many deals it was so."""


def found(root: Path) -> Report:
    """What the results that are kept say."""
    return decode((root / FOUND).read_bytes())


def page(root: Path, generated: str) -> str:
    """docs/ladder.md."""
    report = found(root)
    lines = ["# Ladder", "", generated, "", INTRODUCTION]
    for ladder in report.ladders:
        lines += ["", f"## {ladder.setting.game}, {ladder.setting.players} players", "", *_ladder(root, ladder)]
    lines += ["", "## Making it again", "", *_commands(report)]
    return "\n".join(lines) + "\n"


def _ladder(root: Path, ladder: Ladder) -> list[str]:
    name = f"{ladder.setting.game}-{ladder.setting.players}"
    rows: list[Row] = [
        (
            f"`{row.bot}`",
            f"{row.rating.value:+.0f}",
            _points(row.rating),
            f"{row.victories:.1%}",
            *map(_whole, row.points),
        )
        for row in ladder.standings
    ]
    head = ("bot", "rating", "95 % interval", "victories a seat", "points: 10 %", "median", "90 %")
    lines = [f"{ladder.matches} matches on {ladder.deals} deals. {_neighbours(ladder)}", "", *table(head, rows), ""]
    for kind, words in (("ladder", "ratings"), ("points", "points")):
        path = PICTURES / f"{kind}-{name}.svg"
        if (root / path).exists():
            lines.append(f"![{words}]({path.relative_to('docs').as_posix()})")
    encounters: list[Row] = [_encounter(row) for row in ladder.encounters]
    head = ("stronger", "weaker", "deals", "score", "95 % interval", "distance", "95 % interval", "better?")
    return [*lines, "", *table(head, encounters)]


def _encounter(row: Encounter) -> Row:
    score = f"{row.score.low:.1%} to {row.score.high:.1%}"
    distance = f"{row.distance.value:+.0f}"
    return (
        f"`{row.stronger}`",
        f"`{row.weaker}`",
        row.deals,
        f"{row.score.value:.1%}",
        score,
        distance,
        _points(row.distance),
        f"yes, after {row.tested}" if row.test == BETTER else "not known" if row.test == UNDECIDED else "no",
    )


def _neighbours(ladder: Ladder) -> str:
    """Which steps of the ladder the intervals bear out."""
    steps = ladder.neighbours()
    open_steps = [f"`{one.stronger}` over `{one.weaker}`" for one in steps if one.distance.low <= 0]
    if not open_steps:
        return "The interval of every step lies above 0."
    return f"Not settled, the interval holds 0: {', '.join(open_steps)}."


def _points(estimate: Estimate) -> str:
    return f"{estimate.low:+.0f} to {estimate.high:+.0f}"


def _whole(points: float) -> str:
    return f"{points:.0f}"


def _commands(report: Report) -> list[str]:
    """What to type to play these matches again, to the last move."""
    lines = ["```sh"]
    for ladder in report.ladders:
        place = ladder.setting
        extra = f" --seed {place.seed}" if place.seed else ""
        lines += [
            f"tablee arena match {place.game} {one.stronger} {one.weaker} --players {place.players} "
            f"--deals {one.deals}{extra} --results {LADDER.as_posix()}"
            for one in ladder.encounters
        ]
    for bot in sorted({one.bot for one in report.seats}):
        for game in sorted({one.setting.game for one in report.seats if one.bot == bot}):
            deals = max(one.matches for one in report.seats if one.setting.game == game and one.bot == bot)
            lines.append(f"tablee arena fairness {game} {bot} --deals {deals} --results {FAIRNESS.as_posix()}")
    lines += [
        f"tablee arena report {LADDER.as_posix()} {FAIRNESS.as_posix()} --json {FOUND.as_posix()} "
        f"--plots {PICTURES.as_posix()}",
        "make docs",
        "```",
        "",
        "A command that finds its matches in the file plays nothing; remove the file to play them again.",
        "`--workers` and `--ray` change how long it takes, and nothing else. Bots that were changed since the file was",
        "written play other matches: then the file, and this page, are out of date.",
    ]
    return lines


def seats(root: Path, game: str) -> list[str]:
    """What each seat of a game is worth, for the game's own page; nothing where nothing was measured."""
    reports = [one for one in found(root).seats if one.setting.game == game]
    if not reports:
        return []
    bot = reports[0].bot
    lines = [
        f"How much of the victories falls to whoever plays first, second and so on, when `{bot}` holds every seat.",
        "A star marks a share whose 95 % interval does not hold an even share. [Arena](../arena.md) says how it is",
        "measured.",
        "",
        *table(("players", "matches", "order of play", "victories", "95 % interval", "points"), _seat_rows(reports)),
    ]
    path = PICTURES / f"seats-{game}.svg"
    if (root / path).exists():
        lines += ["", f"![victories by order of play](../{path.relative_to('docs').as_posix()})"]
    return lines


def _seat_rows(reports: list[SeatReport]) -> list[Row]:
    rows: list[Row] = []
    for report in reports:
        players = report.setting.players
        for number, share in enumerate(report.order):
            head = (players, report.matches) if number == 0 else ("", "")
            rows.append((*head, number + 1, *_share(share, players)))
    return rows


def _share(share: Share, players: int) -> Row:
    part = share.victories
    star = "" if share.is_even(players) else " *"
    return f"{part.value:.1%}{star}", f"{part.low:.1%} to {part.high:.1%}", f"{share.points:.1f}"
