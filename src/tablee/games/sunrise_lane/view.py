"""States of Sunrise Lane as JSON-able data, and data as states.

A position is given by its primary fields; what follows from them (pieces, dots, standings) is written for the reader
and, when read back, only has to agree. Hands and pile are None where a view hides them, their sizes stay.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablee.core.errors import BadPosition
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, shortened
from tablee.games.sunrise_lane.state import (
    ACTING,
    C_COLUMN,
    COLOUR_NAMES,
    COLOURS,
    DEALING,
    DISTRICTS_FULL,
    DRAW_AFTER_BUILDING,
    DRAW_INSTEAD,
    DRAWING,
    EMPTY,
    ENDINGS,
    FEW_PIECES,
    FINISHED,
    FIRST_HAND,
    HAND_LIMIT,
    IDLE_ROUNDS,
    MOST_LINKS,
    MOST_PLOTS,
    MOST_STOREYS,
    NOT_ENDED,
    NOTHING_BUILT,
    NOWHERE,
    PARK,
    PHASE_NAMES,
    PIECES_USED,
    WORD_PLOTS,
    WORDS,
)

if TYPE_CHECKING:
    from tablee.games.sunrise_lane.game import SunriseLane

MOST_ROUNDS = 32000
MOST_CARDS = HAND_LIMIT + DRAW_INSTEAD
PRIMARY = (
    "phase", "round", "turn", "houses", "parks", "hands", "discard", "pile", "chain", "to_draw", "built_this_round",
    "idle_rounds", "due", "ending",
)  # fmt: skip
DERIVED = (
    "actor", "hand_sizes", "pile_size", "discard_size", "turn_points", "pieces", "parks_left", "dots", "standings",
)  # fmt: skip


def state_data(game: "SunriseLane", state: Fields) -> dict[str, Any]:
    """SL-21: everything on the table, what is hidden as None."""
    seats = range(game.players)
    built = [plot for plot in range(game.box.plots) if state.owner[plot] != EMPTY]
    chain = list(state.chain[: state.links])
    sheet = game.sheet(state)
    columns = [source.name for source in game.sources]
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "turn": state.turn,
        "actor": {CHANCE: "chance", OVER: None}.get(state.actor, state.actor),
        "houses": {
            game.plot_names[plot]: {"seat": state.owner[plot], "storeys": state.storeys[plot]}
            for plot in built
            if state.owner[plot] != PARK
        },
        "parks": [game.plot_names[plot] for plot in built if state.owner[plot] == PARK],
        "chain": [game.plot_names[plot] for plot in chain],
        "turn_points": sum(state.storeys[plot] * game.box.dots[plot] for plot in chain),
        "to_draw": state.to_draw,
        "hands": [_hand(state, seat) for seat in seats],
        "hand_sizes": [state.cards[seat] for seat in seats],
        "pile": _counts(state.pile) if sum(state.pile) == state.pile_size else None,
        "pile_size": state.pile_size,
        "discard": _counts(state.discard),
        "discard_size": sum(state.discard),
        "pieces": [state.pieces[seat] for seat in seats],
        "parks_left": state.parks,
        "dots": [state.dots[seat] for seat in seats],
        "standings": {columns[column]: [row[column] for row in sheet] for column in range(1, C_COLUMN + 1)},
        "built_this_round": bool(state.built),
        "idle_rounds": state.idle,
        "due": ENDINGS[state.due],
        "ending": ENDINGS[state.ending],
    }


def _hand(state: Fields, seat: int) -> list[str] | None:
    hand = [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(state.hand[seat, colour])]
    return hand if len(hand) == state.cards[seat] else None


def _counts(cards: Any) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, cards, strict=True))


# --- reading ----------------------------------------------------------------------------------------------------------


def fill_state(game: "SunriseLane", state: Fields, data: Mapping[str, Any]) -> None:
    """The state of position data; what is left out is as in a turn that just begins."""
    unknown = [key for key in data if key not in PRIMARY + DERIVED]
    if unknown:
        raise _bad(f"there is no field {shortened(unknown[0])}; the fields are {', '.join(PRIMARY)}")
    _fill_board(game, state, data)
    _fill_turn(game, state, data)
    _fill_hands(game, state, data)
    _fill_pile(game, state, data)
    _fill_end(game, state, data)
    derived = state_data(game, state)
    for key in DERIVED:
        if key in data and data[key] != derived[key]:
            raise _bad(f"{key} is {shortened(data[key])}, but the rest of the position makes it {derived[key]}")


def _fill_board(game: "SunriseLane", state: Fields, data: Mapping[str, Any]) -> None:
    for plot in range(MOST_PLOTS):
        state.owner[plot] = EMPTY
    pieces = [game.box.pieces] * game.players
    for name, house in _mapping(data.get("houses", {}), "houses").items():
        plot, where = _plot(game, name, "houses"), f"houses, {name}"
        house = _mapping(house, where)
        if not set(house) <= {"seat", "storeys"} or "seat" not in house:
            raise _bad(f'{where}: expected {{"seat": 0, "storeys": 2}}, got {shortened(house)}')
        seat = _whole(house["seat"], f"{where}, seat", 0, game.players - 1)
        storeys = _whole(house.get("storeys", 1), f"{where}, storeys", 1, MOST_STOREYS)
        state.owner[plot], state.storeys[plot] = seat, storeys
        pieces[seat] -= storeys
        state.dots[seat] += storeys * game.box.dots[plot]
    parks = [_plot(game, name, "parks") for name in _list(data.get("parks", []), "parks", MOST_PLOTS)]
    for plot in parks:
        if state.owner[plot] != EMPTY:
            raise _bad(f"two things stand on {game.plot_names[plot]}")
        state.owner[plot] = PARK
    if min(pieces) < 0:
        raise _fault(game, state, "pieces")
    if len(parks) > game.box.parks:
        raise _fault(game, state, "parks")
    for seat, left in enumerate(pieces):
        state.pieces[seat] = left
    state.parks = game.box.parks - len(parks)
    _fill_masks(game, state)


def _fill_masks(game: "SunriseLane", state: Fields) -> None:
    for word in range(WORDS):
        state.bordering[word] = game.box.fountain[word]
    for plot in range(game.box.plots):
        if state.owner[plot] != EMPTY:
            state.occupied[plot // WORD_PLOTS] |= 1 << plot % WORD_PLOTS
            for word in range(WORDS):
                state.bordering[word] |= game.box.beside[plot, word]


def _fill_turn(game: "SunriseLane", state: Fields, data: Mapping[str, Any]) -> None:
    state.phase = _choice(data.get("phase", PHASE_NAMES[ACTING]), "phase", PHASE_NAMES)
    state.turn = _whole(data.get("turn", 0), "turn", 0, game.players - 1)
    state.actor = {DEALING: CHANCE, DRAWING: CHANCE, FINISHED: OVER}.get(state.phase, state.turn)
    chain = [_plot(game, name, "chain") for name in _list(data.get("chain", []), "chain", MOST_LINKS)]
    state.links = len(chain)
    for link in range(MOST_LINKS):
        state.chain[link] = chain[link] if link < len(chain) else NOWHERE
    state.park_built = int(any(state.owner[plot] == PARK for plot in chain))
    owed = {DEALING: FIRST_HAND, DRAWING: DRAW_AFTER_BUILDING if chain else DRAW_INSTEAD}.get(state.phase, 0)
    state.to_draw = _whole(data.get("to_draw", owed), "to_draw", 0, FIRST_HAND)
    state.idle = _whole(data.get("idle_rounds", 0), "idle_rounds", 0, IDLE_ROUNDS)
    first_round = 0 if state.phase == DEALING else max(1, state.idle + (state.phase != FINISHED))
    state.round = _whole(data.get("round", first_round), "round", 0, MOST_ROUNDS)


def _fill_hands(game: "SunriseLane", state: Fields, data: Mapping[str, Any]) -> None:
    hands = _list(data.get("hands", [[]] * game.players), "hands", game.players)
    if len(hands) != game.players:
        raise _bad(f"hands: expected a hand for each of {game.players} players, got {len(hands)}")
    for seat, hand in enumerate(hands):
        if hand is None:
            state.cards[seat] = _hidden_size(data, seat, game.players)
            continue
        for card in _list(hand, f"hands, seat {seat}", MOST_CARDS):
            state.hand[seat, _choice(card, f"hands, seat {seat}", COLOUR_NAMES)] += 1
            state.cards[seat] += 1


def _hidden_size(data: Mapping[str, Any], seat: int, players: int) -> int:
    sizes = _list(data.get("hand_sizes"), "hand_sizes", players)
    if len(sizes) != players:
        raise _bad(f"hand_sizes: expected a number for each of {players} players, got {len(sizes)}")
    return _whole(sizes[seat], "hand_sizes", 0, MOST_CARDS)


def _fill_pile(game: "SunriseLane", state: Fields, data: Mapping[str, Any]) -> None:
    _fill_counts(game, state.discard, data.get("discard", {}), "discard")
    if "pile" not in data:
        for colour in range(COLOURS):
            seen = sum(state.hand[seat, colour] for seat in range(game.players)) + state.discard[colour]
            if seen > game.box.cards:
                raise _fault(game, state, "cards")
            state.pile[colour] = game.box.cards - seen
    elif data["pile"] is not None:
        _fill_counts(game, state.pile, data["pile"], "pile")
    state.pile_size = sum(state.pile)
    if data.get("pile", "") is None:
        state.pile_size = _whole(data.get("pile_size"), "pile_size", 0, COLOURS * game.box.cards)


def _fill_counts(game: "SunriseLane", cards: Any, given: Any, where: str) -> None:
    for name, count in _mapping(given, where).items():
        cards[_choice(name, where, COLOUR_NAMES)] = _whole(count, f"{where}, {name}", 0, game.box.cards)


def _fill_end(game: "SunriseLane", state: Fields, data: Mapping[str, Any]) -> None:
    full = all(game.box.districts[word] & ~state.occupied[word] == 0 for word in range(WORDS))
    due = NOT_ENDED
    if min(state.pieces[seat] for seat in range(game.players)) <= FEW_PIECES:
        due = PIECES_USED
    elif full and game.box.finish_round:
        due = DISTRICTS_FULL
    state.due = _choice(data.get("due", ENDINGS[due]), "due", ENDINGS)
    state.built = int(_flag(data.get("built_this_round", bool(state.links or state.due)), "built_this_round"))
    ending = NOT_ENDED
    if state.phase == FINISHED:
        ending = DISTRICTS_FULL if full and not game.box.finish_round else state.due or NOTHING_BUILT
    state.ending = _choice(data.get("ending", ENDINGS[ending]), "ending", ENDINGS)


# --- what a value must be ---------------------------------------------------------------------------------------------


def _bad(detail: str) -> BadPosition:
    return BadPosition("position-field", detail=detail)


def _fault(game: "SunriseLane", state: Fields, fault: str) -> BadPosition:
    return BadPosition(fault, package=game.package, section="fault", **game.fault(state, fault))


def _plot(game: "SunriseLane", name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in game.plot_numbers:
        raise _bad(f"{where}: {shortened(name)} is no plot of this board")
    return game.plot_numbers[name]


def _whole(value: Any, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise _bad(f"{where}: expected a whole number from {low} to {high}, got {shortened(value)}")
    return value


def _flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise _bad(f"{where}: expected true or false, got {shortened(value)}")
    return value


def _choice(value: Any, where: str, known: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in known:
        raise _bad(f"{where}: expected one of {', '.join(one or repr('') for one in known)}, got {shortened(value)}")
    return known.index(value)


def _mapping(value: Any, where: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise _bad(f"{where}: expected a table, got {shortened(value)}")
    return value


def _list(value: Any, where: str, most: int) -> list[Any]:
    if not isinstance(value, (list, tuple)) or len(value) > most:
        raise _bad(f"{where}: expected a list of at most {most}, got {shortened(value)}")
    return list(value)
