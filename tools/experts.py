"""How the experts play: networks at tables of their own, watched and counted, as a page a game.

`python -m tools.experts` plays the matches, keeps the numbers in docs/data/experts.json and draws the pictures;
`make docs` writes docs/experts/GAME.md from the numbers and from the matches of the ladder.
"""

import json
import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tablee.arena.executors import spread
from tablee.arena.results import read
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.registry import game_class, load
from tools import ladder
from tools.markdown import Row, table

ROOT = Path(__file__).parent.parent
DATA = Path("docs") / "data" / "experts.json"
MATCHES, PART = 300, 25
"""Matches of each game at each number of players, and how many of them are played in one go."""
CLOSE = 3
"""Points by which a match is won closely."""
MANY = 6
"""More labels than these are written slantwise."""
STRONG = ("level-5@4000", "level-4@10000")

Numbers = Mapping[str, float]
"""What was counted at one number of players, by name."""
Watch = Callable[[Game, Fields, Sequence[int], int, Counter[str]], None]


# --- watching ---------------------------------------------------------------------------------------------------------


def watch_sunrise_lane(game: Game, state: Fields, legal: Sequence[int], chosen: int, found: Counter[str]) -> None:
    """Building or drawing by the cards in hand, going on or stopping, heights of houses, parks."""
    kinds = {game.move_data(state, action)["move"] for action in legal}
    move = game.move_data(state, chosen)
    if kinds & {"build", "park"}:
        if "draw" in kinds:
            cards = int(state.array["cards"][0][int(state.actor)])
            found[f"{cards} cards"] += 1
            found[f"{cards} cards: draws"] += move["move"] == "draw"
        if "stop" in kinds:
            found["could go on"] += 1
            found["stops"] += move["move"] == "stop"
    if move["move"] == "build":
        found[f"house of {move['cards']}"] += 1
    found["parks"] += move["move"] == "park"


def watch_rue_de_la_paix(game: Game, state: Fields, legal: Sequence[int], chosen: int, found: Counter[str]) -> None:
    """Which zone is chosen where one may, where hotels are built, and which cards are played when they could be."""
    moves = [game.move_data(state, action) for action in legal]
    move = game.move_data(state, chosen)
    if move["move"] == "zone":
        found[f"chooses {move['zone']}"] += 1
    if move["move"] == "build":
        found[f"builds {move['hotels']}"] += 1
    for kind in {one["move"] for one in moves} & CARDS:
        found[f"card {kind}"] += 1
        found[f"card {kind}: played"] += move["move"] == kind


CARDS = frozenset({
    "double-budget", "special-permit", "new-plans", "quick-build", "extra-storeys", "twin-project", "takeover",
    "demolition", "relocation", "fresh-start", "scandal", "hurricane", "insure",
})  # fmt: skip


def watch_sunny_day(game: Game, state: Fields, legal: Sequence[int], chosen: int, found: Counter[str]) -> None:
    """How many tiles a placement takes, and how many the greediest one would have taken."""
    if game.move_data(state, chosen)["move"] == "place":
        taken, best = tiles_taken(game, state, chosen), max(tiles_taken(game, state, action) for action in legal)
        found[f"takes {taken}"] += 1
        found[f"could take {best}"] += 1
        found[f"could take {best}: takes less"] += taken < best


def tiles_taken(game: Game, state: Fields, action: int) -> int:
    """How many tiles a placement takes from the table."""
    from tablee.games.sunny_day.kernels.state import TABLE

    after = state.copy()
    game.apply(after, action)
    before = int((state.array["where"][0] == TABLE).sum())
    return before + 1 - int((after.array["where"][0] == TABLE).sum())


WATCHES: dict[str, Watch] = {
    "sunrise-lane": watch_sunrise_lane,
    "rue-de-la-paix": watch_rue_de_la_paix,
    "sunny-day": watch_sunny_day,
}


def open_sunrise_lane(game: Game, state: Fields, chosen: int) -> str:
    """Drawing, or so many storeys on a plot."""
    move = game.move_data(state, chosen)
    if move["move"] != "build":
        return {"draw": "two cards drawn", "park": "a park"}.get(str(move["move"]), "")
    return f"{move['cards']} on {move['plot']}"


def open_rue_de_la_paix(game: Game, state: Fields, chosen: int) -> str:
    """The first property that is built on; the zone is mostly that of the die."""
    move = game.move_data(state, chosen)
    return str(move["property"]) if move["move"] == "build" else ""


def open_sunny_day(game: Game, state: Fields, chosen: int) -> str:
    """Whether the first placement brings a bonus token."""
    if game.move_data(state, chosen)["move"] != "place":
        return ""
    after = state.copy()
    game.apply(after, chosen)
    return "a token" if int(after.array["tokens"][0].sum()) else "no token"


OPENINGS: dict[str, Callable[[Game, Fields, int], str]] = {
    "sunrise-lane": open_sunrise_lane,
    "rue-de-la-paix": open_rue_de_la_paix,
    "sunny-day": open_sunny_day,
}


def play_part(part: tuple[str, int, int]) -> tuple[str, int, Counter[str]]:
    """Some matches of a game at so many players, from a seed on."""
    name, players, first = part
    game, found = load(name, players=players), Counter[str]()
    for seed in range(first, first + PART):
        play_one(game, seed, found)
    return name, players, found


def play_one(game: Game, seed: int, found: Counter[str]) -> None:
    """One match among experts: who won, by how much, and what was done."""
    from tablee.bots.bot import Budget
    from tablee.bots.registry import find_bot

    bot, match, order, opened = find_bot("expert"), game.match(seed=seed), list[int](), False
    while not match.over:
        state, legal = match.state, match.legal_actions()
        seat = int(state.actor)
        if seat not in order:
            order.append(seat)
        chosen = bot.choose(game, game.view(state, seat), seat, legal, Budget(), seed).action
        WATCHES[game.name](game, state, legal, chosen, found)
        opening = OPENINGS[game.name](game, state, chosen)
        if opening and not opened:
            opened = True
            found[f"opens with {opening}"] += 1
        match.play(chosen)
    result = match.result()
    best, second = sorted(result.totals, reverse=True)[:2]
    found["matches"] += 1
    found["winner"] += best
    found["margin"] += best - second
    found["close"] += best - second <= CLOSE
    for place, seat in enumerate(order):
        found[f"order {place}: points"] += result.totals[seat]
        if seat in result.winners:
            found[f"order {place}: wins"] += round(1 / len(result.winners), 4)  # type: ignore[assignment]


def play_all(workers: int) -> dict[str, dict[str, dict[str, float]]]:
    """All matches, with a word about how far they have come."""
    parts = [
        (name, players, first)
        for name in WATCHES for players in game_class(name).seats for first in range(0, MATCHES, PART)
    ]  # fmt: skip
    sums: dict[tuple[str, int], Counter[str]] = {}
    for done, (name, players, found) in enumerate(spread(play_part, parts, workers), 1):
        sums.setdefault((name, players), Counter()).update(found)
        print(f"\r{done * PART} of {len(parts) * PART} matches", end="", flush=True)
    print()
    return {
        name: {
            str(players): {key: round(value, 2) for key, value in sorted(sums[name, players].items()) if value}
            for players in game_class(name).seats
        }
        for name in sorted(WATCHES)
    }


# --- the page ---------------------------------------------------------------------------------------------------------


@cache
def known(root: Path) -> dict[str, dict[str, dict[str, float]]]:
    """What was counted: by game, by number of players, by name."""
    found: dict[str, dict[str, dict[str, float]]] = json.loads((root / DATA).read_text("utf-8"))
    return found


def page(root: Path, kind: type[Game], generated: str) -> str:
    """docs/experts/GAME.md."""
    found = known(root)[kind.name]
    matches = int(sum(numbers["matches"] for numbers in found.values()))
    lines = [
        f"# How the experts play {kind.say('game', 'title')}", "", generated, "",
        f"The [network](../experts.md) of this game sat at every seat of {matches:,} matches, and was watched. What it",
        "does is good play, as far as we know; it cannot say why. Where it plays against itself, only seats and luck",
        "make a difference.", "", "## The opening", "", *_openings(kind, found), "", *SECTIONS[kind.name](found), "",
        f"![what the experts do](../pictures/experts-{kind.name}.svg)", "",
        "## What a seat is worth", "", *_seats(kind, found), "", "## How close it gets", "", *_closeness(found), "",
        "## How much is luck", "", *_luck(root, kind), "",
        "The numbers are in `docs/data/experts.json`; `python -m tools.experts` plays the matches again, with whatever",
        "network the game then has.",
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def readable(name: str) -> str:
    """A name of the notation for people: `twin-project`, `green-5`."""
    return "insurance" if name == "insure" else name.replace("-", " ")


def _openings(kind: type[Game], found: Mapping[str, Numbers]) -> list[str]:
    sums = Counter[str]()
    for numbers in found.values():
        sums.update({name: value for name, value in numbers.items() if name.startswith(OPENS)})
    rows = [
        (readable(name.removeprefix(OPENS)), lambda one, name=name: percent(one.get(name, 0), _total(one, OPENS)))
        for name, _ in sums.most_common(MOST_OPENINGS)
    ]
    return [OPENING_WORDS[kind.name], "", *_by_players(found, "opening", rows)]


OPENS, MOST_OPENINGS = "opens with ", 6
OPENING_WORDS = {
    "sunrise-lane": "What the first player does first; a house is written as its storeys and its plot.",
    "rue-de-la-paix": "The first property that is built on; the colour die has mostly chosen its zone.",
    "sunny-day": "Whether the first tile that is placed brings a bonus token, and not only a tile.",
}


def percent(part: float, whole: float) -> str:
    """A part of a whole, in words."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


def _by_players(
    found: Mapping[str, Numbers], head: str, rows: Sequence[tuple[str, Callable[[Numbers], str]]]
) -> list[str]:
    """A table with a column for each number of players."""
    made: list[Row] = [(words, *(say(numbers) for numbers in found.values())) for words, say in rows]
    return table((head, *(f"{players} players" for players in found)), made)


def _total(numbers: Numbers, start: str) -> float:
    return sum(value for name, value in numbers.items() if name.startswith(start) and ": " not in name)


def among(start: str, one_of_them: object) -> Callable[[Numbers], str]:
    """Which part this is of all that are called alike."""
    return lambda one: percent(one.get(f"{start}{one_of_them}", 0), _total(one, start))


def how_often(asked: str, answer: str) -> Callable[[Numbers], str]:
    """How often this was the answer."""
    return lambda one: percent(one.get(f"{asked}: {answer}", 0), one.get(asked, 0))


def _sunrise_lane(found: Mapping[str, Numbers]) -> list[str]:
    seats = {players: int(players) for players in found}
    parks = [
        (f"{found[players].get('parks', 0) / found[players]['matches'] / seats[players]:.1f}") for players in found
    ]
    return [
        "## Build or draw?", "",
        "How often an expert draws two cards although it could build, by the cards in its hand:", "",
        *_by_players(
            found, "cards in hand", [(str(cards), how_often(f"{cards} cards", "draws")) for cards in range(1, 6)]
        ), "",
        "After building it may stop or go on next door, if its cards allow. It stops in "
        + _list(found, lambda one: percent(one.get("stops", 0), one.get("could go on", 0))) + " of such turns.", "",
        "## Tall or wide?", "", "Of the houses that it builds, so many have this many storeys:", "",
        *_by_players(found, "storeys", [(str(storeys), among("house of ", storeys)) for storeys in range(1, 6)]), "",
        f"Parks a player and match: {_words(found, parks)}.",
    ]  # fmt: skip


ZONES = ("red", "blue", "yellow", "green")


def _rue_de_la_paix(found: Mapping[str, Numbers]) -> list[str]:
    return [
        "## Which zone?", "", "Where the die leaves the choice, the experts build in:", "",
        *_by_players(found, "zone", [(zone, among("chooses ", zone)) for zone in ZONES]), "",
        "## One hotel or several?", "", "Hotels put on one property at a time:", "",
        *_by_players(found, "hotels", [(str(hotels), among("builds ", hotels)) for hotels in range(1, 5)]), "",
        "## Cards: now or later?", "",
        "How often a card is played when it could be. A low number is a card that waits for its moment.", "",
        *_by_players(found, "card", [(readable(card), how_often(f"card {card}", "played")) for card in sorted(CARDS)]),
    ]  # fmt: skip


def _sunny_day(found: Mapping[str, Numbers]) -> list[str]:
    return [
        "## How many tiles at once?", "", "Tiles that a placement takes from the table:", "",
        *_by_players(found, "tiles", [(str(tiles), among("takes ", tiles)) for tiles in range(1, 5)]), "",
        "## Greed, or patience?", "",
        "How often an expert takes fewer tiles than it could: for tokens, for tiles that fit better at home, or to",
        "leave less to the next player.", "",
        *_by_players(
            found, "could take", [(str(some), how_often(f"could take {some}", "takes less")) for some in range(2, 5)]
        ),
    ]  # fmt: skip


SECTIONS: dict[str, Callable[[Mapping[str, Numbers]], list[str]]] = {
    "sunrise-lane": _sunrise_lane,
    "rue-de-la-paix": _rue_de_la_paix,
    "sunny-day": _sunny_day,
}


def _list(found: Mapping[str, Numbers], say: Callable[[Numbers], str]) -> str:
    return _words(found, [say(numbers) for numbers in found.values()])


def _words(found: Mapping[str, Numbers], said: Sequence[str]) -> str:
    return ", ".join(f"{one} ({players} players)" for players, one in zip(found, said, strict=True))


UNEVEN = """\
26 tiles are drawn and placed, which three, four or five players cannot share evenly: whoever comes first places one
more than whoever comes last, and wins far more often.
"""


def _seats(kind: type[Game], found: Mapping[str, Numbers]) -> list[str]:
    rows: list[Row] = []
    for players, one in found.items():
        matches = one["matches"]
        for place in range(int(players)):
            part = one.get(f"order {place}: wins", 0) / matches
            error = 1.96 * math.sqrt(part * (1 - part) / matches)
            points = one.get(f"order {place}: points", 0) / matches
            rows.append((players, place + 1, f"{100 * part:.0f} % ± {100 * error:.0f}", f"{points:.1f}"))
    made = table(("players", "order of play", "victories", "points"), rows)
    return [*UNEVEN.splitlines(), "", *made] if kind.name == "sunny-day" else made


def _closeness(found: Mapping[str, Numbers]) -> list[str]:
    rows: list[tuple[str, Callable[[Numbers], str]]] = [
        ("points of the winner", lambda one: f"{one['winner'] / one['matches']:.1f}"),
        ("ahead of the next by", lambda one: f"{one['margin'] / one['matches']:.1f}"),
        (f"won by {CLOSE} points or less", lambda one: percent(one.get("close", 0), one["matches"])),
    ]
    return _by_players(found, "", rows)


def _luck(root: Path, kind: type[Game]) -> list[str]:
    """Deals that were played from both seats: who won both, and where the luck did."""
    won: dict[str, dict[int, list[float]]] = {bot: {} for bot in STRONG}
    for one in read(root / ladder.LADDER):
        other = next((bot for bot in STRONG if {bot, "expert"} == set(one.lineup)), None)
        if one.game == kind.name and len(one.lineup) == 2 and other is not None:
            won[other].setdefault(one.deal, []).append(one.victory(one.lineup.index("expert")))
    rows: list[Row] = []
    for bot, deals in won.items():
        sums = Counter(sum(parts) for parts in deals.values() if len(parts) == 2)
        count = sum(sums.values())
        if count:
            split = count - sums[2.0] - sums[0.0]
            rows.append(
                (f"`{bot}`", count, percent(sums[2.0], count), percent(split, count), percent(sums[0.0], count))
            )
    return [
        "The same deal, played twice by an expert and another strong bot at two players, the seats exchanged. Where",
        "each wins once, or both share the victory, the luck of the deal decided, and not the player.", "",
        *table(("against", "deals", "the expert wins both", "luck decides", "the other wins both"), rows),
    ]  # fmt: skip


# --- pictures ---------------------------------------------------------------------------------------------------------


def draw(root: Path, kind: type[Game]) -> None:
    """One picture a game, of what it is mostly about."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = kind.name
    from matplotlib import pyplot

    title, labels, part = PLOTS[kind.name]
    figure, axes = pyplot.subplots(figsize=(7, 3.6))
    found = known(root)[kind.name]
    wide = 0.8 / len(found)
    for place, (players, numbers) in enumerate(found.items()):
        where = [index + (place - (len(found) - 1) / 2) * wide for index in range(len(labels))]
        axes.bar(where, [100 * part(numbers, label) for label in labels], wide, label=f"{players} players")
    axes.set_xticks(
        range(len(labels)), labels, rotation=40 if len(labels) > 6 else 0, ha="right" if len(labels) > 6 else "center"
    )
    axes.set_title(title)
    axes.set_ylabel("%")
    axes.legend()
    figure.tight_layout()
    figure.savefig(root / "docs" / "pictures" / f"experts-{kind.name}.svg", metadata={"Date": None})
    pyplot.close(figure)


def _part(numbers: Numbers, part: str, whole: str) -> float:
    return numbers.get(part, 0) / max(1, numbers.get(whole, 0))


PLOTS: dict[str, tuple[str, Sequence[str], Callable[[Numbers, Any], float]]] = {
    "sunrise-lane": (
        "draws although it could build, by cards in hand", ("1", "2", "3", "4", "5"),
        lambda one, cards: _part(one, f"{cards} cards: draws", f"{cards} cards"),
    ),
    "rue-de-la-paix": (
        "cards played when they could be", sorted(CARDS),
        lambda one, card: _part(one, f"card {card}: played", f"card {card}"),
    ),
    "sunny-day": (
        "tiles that a placement takes", ("1", "2", "3", "4"),
        lambda one, tiles: one.get(f"takes {tiles}", 0) / max(1, _total(one, "takes ")),
    ),
}  # fmt: skip


def main(workers: int = 2) -> None:
    """Play, keep the numbers, draw."""
    (ROOT / DATA).write_text(json.dumps(play_all(workers), indent=1) + "\n", "utf-8")
    known.cache_clear()
    for name in WATCHES:
        draw(ROOT, game_class(name))


if __name__ == "__main__":
    main()
