"""Positions in which one move brings what a test wants to see, and tables that go on from there."""

import random
import re
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import tablee
from tablee.core.fair import FairLuck
from tablee.core.match import Match
from tests.support.luck import seed
from tests.support.web.scripts import STORE
from tests.support.web.visitor import BOT, HOUSE_BOT, Visitor

LEVELS = tuple(f"level-{number}" for number in range(1, 7))
Wanted = Callable[[Match], str | None]
SHARE = "ab" * 32
"""What each person adds to the luck."""
NAMES = dict(zip(LEVELS, ("Pip", "Rosalie", "Matteo", "Héloïse", "Ottavia", "Anselmo"), strict=True))
CREATED = 1_700_000_000_000
"""When stored tables were opened."""
MIDDLE = 10
"""So many decisions before the end."""
MATCHES = 200
"""Among so many matches every position is found that is wanted."""


def fair_match(game: str, number: int, players: int = 2, people: int = 1) -> Match:
    """A match whose luck is drawn as at a table, from a secret by number; people have the first seats."""
    luck = FairLuck(random.Random(number).randbytes(32).hex(), dict.fromkeys(range(people), SHARE))
    return tablee.load(game, players=players).match(luck=luck)


def decisions(game: str, players: int = 2, matches: int = MATCHES) -> Iterator[Match]:
    """Matches played by lot, one after the other, each time that the first seat has to decide."""
    for number in range(seed(1), seed(1) + matches):
        match, rng = fair_match(game, number, players), random.Random(number)
        while not match.over:
            if match.actor == 0:
                yield match
            match.play(rng.choice(match.legal()))


def before(game: str, wanted: Wanted) -> tuple[Match, str]:
    """A match of two in which the first seat has such a move, and the move."""
    for match in decisions(game):
        if move := wanted(match):
            return match, move
    raise AssertionError(f"no such move in {MATCHES} matches of {game} from seed {seed(1)}")


def finished(game: str, players: int = 2, people: int = 1) -> Match:
    """A match played by lot to its end."""
    match, rng = fair_match(game, seed(1), players, people), random.Random(seed(1))
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def shortly_before(whole: Match, decisions: int = 1) -> tuple[Match, str]:
    """A match that goes the way of a whole one, up to one of the last decisions of the first seat, and what it did."""
    moves = [(seat, move) for seat, move in whole.history if seat != "chance"]
    last = [number for number, (seat, _) in enumerate(moves) if seat == 0][-decisions]
    luck = FairLuck(whole.luck.secret, whole.luck.contributions)  # type: ignore[union-attr]
    match = whole.game.match(luck=luck)
    match.play_all(move for _, move in moves[:last])
    return match, moves[last][1]


def last_decision(game: str) -> tuple[Match, str]:
    """A match of two shortly before its end, when the first seat decides for the last time, and what it did."""
    return shortly_before(finished(game))


def first_turn(game: str, begins: int) -> Match:
    """A match of two in which nothing is decided yet, and such a seat begins."""
    found = (fair_match(game, number) for number in range(seed(1), seed(1) + MATCHES))
    return next(match for match in found if match.actor == begins)


def middle(game: str, players: int = 2) -> Match:
    """A match in which a good part is played, when the first seat has a choice."""
    whole = finished(game, players)
    for number in range(MIDDLE, 0, -1):
        match, _ = shortly_before(whole, number)
        if len(match.legal()) > 1:
            return match
    raise AssertionError(f"no choice in the last {MIDDLE} decisions of {game}, seed {seed(1)}")


def kinds_of(match: Match) -> frozenset[tuple[str, str]]:
    """What is asked now, and the kinds of answers: ("react", "card"), ("react", "keep")."""
    question, _ = match.game.prompt(match.state)
    return frozenset((question, move.split()[0]) for move in match.legal())


def phases(game: str, players: int = 3, matches: int = 12) -> list[dict[str, Any]]:
    """Tables that together hold every kind of answer to every question that some matches bring to the first seat."""
    met: dict[frozenset[tuple[str, str]], dict[str, Any]] = {}
    for match in decisions(game, players, matches):
        kinds = kinds_of(match)
        if kinds not in met:
            met[kinds] = stored(match)
    chosen, covered = [], set()
    for kinds in sorted(met, key=lambda kinds: (-len(kinds), sorted(kinds))):
        if not kinds <= covered:
            chosen.append(met[kinds])
            covered |= kinds
    return chosen


def brings(kind: str) -> Wanted:
    """A building that makes something happen."""

    def found(match: Match) -> str | None:
        builds = [move for move in match.legal() if move.startswith("build")]
        return next((move for move in builds if kind in {one["event"] for one in match.preview(0, move).events}), None)

    return found


def a_lot_for(hotels: int) -> Wanted:
    """A building of so many hotels on one property."""

    def found(match: Match) -> str | None:
        return next((move for move in match.legal() if move.startswith("build") and move.endswith(f" {hotels}")), None)

    return found


def wins_by_number(match: Match) -> str | None:
    """A property of the other whose title one hotel does not win, but several do."""
    wins = brings("title-won")(match)
    return wins if wins and f"{wins.rsplit(' ', 1)[0]} 1" in match.legal() and not wins.endswith(" 1") else None


def only(match: Match, kind: str = "") -> str | None:
    """The one thing that can be done, if it is one of these: a pattern of its notation."""
    legal = match.legal()
    return legal[0] if len(legal) == 1 and re.match(kind, legal[0]) else None


def plays(match: Match, card: str) -> str | None:
    """A Fortune card that can be played now."""
    return next((move for move in match.legal() if move.startswith(f"card {card}")), None)


def ends(match: Match) -> str | None:
    """The last tile of the match, with tokens to turn up."""
    view = match.view()
    is_last = view["supply_count"] == 0 and sum(map(len, view["hands"])) == 1 and min(view["tokens"]) > 0
    return match.legal()[0] if is_last else None


def five_cards() -> tuple[Match, str]:
    """The first turn, with five cards of one colour in hand."""
    game = tablee.load("sunrise-lane")
    match = game.match(seed=seed(1))
    plot = next(move for move in match.legal() if move.startswith("build")).split()[1]
    colour = game.board()["plots"][plot]["colour"]
    position: dict[str, Any] = match.position()
    hand, pile = position["hands"][0], position["pile"]
    for card in hand:
        pile[card] = pile.get(card, 0) + 1
    position["hands"][0] = [colour] * 5
    pile[colour] -= 5
    position["pile_size"], position["hand_sizes"][0] = sum(pile.values()), 5
    return game.position(position, seed=seed(1)), f"build {plot} 5"


def stored(match: Match, bot: str = BOT) -> dict[str, Any]:
    """A match as the page stores its own, with bots on the seats that have no person.

    A match with fair luck is stored from its beginning, any other as a position, with one person.
    """
    game, luck = match.game, match.luck
    is_fair = isinstance(luck, FairLuck)
    people = len(luck.contributions) if is_fair else 1
    position = game.data(match.origin) if match.from_position else None
    acts = [{"act": "play", "seat": seat, "move": move} for seat, move in match.history if seat != "chance"]
    ended = None
    if match.over and is_fair:
        luck.revealed = True
        result = match.result()
        ended = {"winners": list(result.winners), "totals": list(result.totals), "record": match.record()}
    seats: list[dict[str, str]] = [
        {"kind": "person", "name": name, "contribution": SHARE} for name in ("Noa", "Lou")[:people]
    ]
    names = [NAMES[bot], *(f"{NAMES[bot]} {number}" for number in range(2, game.players + 1))]
    seats += [{"kind": "bot", "name": name, "bot": bot} for name in names[: game.players - people]]
    table = {
        "id": f"here-{zlib.crc32((bot + match.record()).encode()):016x}", "game": game.name, "rules": game.version,
        "players": game.players, "options": game.options, "edition": "standard",
        "position": position if is_fair else match.position(), "secret": luck.secret if is_fair else "5e" * 32,
        "seats": seats, "created": CREATED, "changed": CREATED, "next": None, "moved": None, "ended": ended,
    }  # fmt: skip
    return {"table": table, "acts": acts if is_fair else []}


def place(guest: Visitor, at: Match | dict[str, Any]) -> str:
    """Put a table into the browser's storage and open it there, without loading the page again; its id."""
    kept = stored(at) if isinstance(at, Match) else at
    if not guest.page.url.startswith(guest.address):
        guest.go().page.wait_for_selector("[data-game]")
    guest.page.evaluate(STORE, kept)
    table = str(kept["table"]["id"])
    guest.turn_to(f"/table/{table}")
    return table


def sit_down(guest: Visitor, at: Match | dict[str, Any], move: str = "") -> str:
    """At a table of the page that goes on with a match; dice that lie ready are thrown. Returns the move."""
    place(guest, at)
    throw(guest)
    return move


def go_on(guest: Visitor, match: Match, move: str) -> str:
    """At a table of the house that goes on with the match; dice that lie ready are thrown. Returns the move."""
    people = [{"seat": 0, "name": "Noa", "contribution": SHARE}]
    bots = {str(seat): HOUSE_BOT for seat in range(1, match.game.players)}
    guest.open({"game": match.game.name, "record": match.record(), "people": people, "bots": bots})
    throw(guest)
    return move


def throw(guest: Visitor) -> None:
    """Wait for the first turn, and throw the dice where they lie ready."""
    if guest.wait_for_turn() and guest.page.locator("[data-throw]").count():
        guest.page.click("[data-throw]")
        guest.until("document.querySelector('[data-throw]') === null")
