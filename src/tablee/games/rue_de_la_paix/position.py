"""A state from data. Data written by hand may leave out whatever follows from the rest."""

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from tablee.core.errors import BadPosition
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, shortened
from tablee.games.rue_de_la_paix.effects import would_be_asked
from tablee.games.rue_de_la_paix.moments import owned_before
from tablee.games.rue_de_la_paix.moves import DIE_NAMES
from tablee.games.rue_de_la_paix.owning import put_hotel
from tablee.games.rue_de_la_paix.state import (
    BEATEN,
    BUILD,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DEAL,
    DEALT,
    DICE,
    DONE,
    DRAW_CARD,
    EMPTY,
    END,
    ENDINGS,
    FACES,
    LOTS,
    MOST_CARDS,
    MOST_HOTELS,
    MOST_SPACES,
    MOST_VALUE,
    PHASES,
    PROPERTIES,
    REACT,
    REROLL,
    START,
    STORM,
    WAITING,
    ZONE,
    ZONE_NAMES,
)
from tablee.games.rue_de_la_paix.view import state_data

FIELDS = (
    "phase", "actor", "turn", "first", "dice", "reroll", "budget", "zone", "card_played", "laid", "stood", "opening",
    "hurricane", "properties", "seats", "draw_pile", "discard", "street", "due", "ending",
)  # fmt: skip
PROPERTY_FIELDS = ("zone", "value", "stack", "owner")
SEAT_FIELDS = ("hotels", "token", "titles", "cards", "hand")
PHASES_AFTER_A_CARD = (REROLL, STORM, DRAW_CARD)


def refuse(detail: str) -> NoReturn:
    """The data makes no sense."""
    raise BadPosition("position-field", detail=detail)


def table(value: Any, where: str, known: Sequence[str]) -> Mapping[str, Any]:
    """A table whose keys are all known."""
    if not isinstance(value, Mapping):
        refuse(f"{where} must be a table, not {shortened(value)}")
    for key in value:
        if key not in known:
            refuse(f"{where} has {shortened(key)!r}; it may have {', '.join(known)}")
    return value


def whole(value: Any, where: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        refuse(f"{where} must be a whole number from {low} to {high}, not {shortened(value)}")
    return value


def word(value: Any, where: str, known: Sequence[str]) -> int:
    """The place of a word among those known."""
    if not isinstance(value, str) or value not in known:
        refuse(f"{where} must be one of {', '.join(known)}, not {shortened(value)}")
    return known.index(value)


def entries(value: Any, where: str, most: int) -> Sequence[Any]:
    """A list of at most so many entries."""
    if not isinstance(value, (list, tuple)) or len(value) > most:
        refuse(f"{where} must be a list of at most {most}, not {shortened(value)}")
    return value


class Reader:
    """Fills a record of zeros from data; `arguments` are the box and the state as kernels want them."""

    def __init__(
        self, box: Fields, state: Fields, arguments: tuple[Any, Any], names: list[str], data: Mapping[str, Any]
    ) -> None:
        self.box, self.state, self.arguments, self.names = box, state, arguments, names
        self.data = table(data, "the position", FIELDS)
        self.players: int = box.players

    def fill(self) -> None:
        """Read field after field; what is left out follows from what came before."""
        state = self.state
        state.phase = word(self.data.get("phase", "roll"), "phase", PHASES)
        state.first = self._seat("first", 0)
        self._board()
        self._seats()
        self._piles()
        self._opening()
        state.turn = self._seat("turn", self._default_turn())
        self._dice()
        self._building()
        self._storm()
        state.due = self._clause("due")
        state.ending = self._clause("ending")
        state.actor = self._actor()
        self._compare()

    def _given(self, key: str) -> bool:
        return self.data.get(key) is not None

    def _part(self, key: str, default: Any = ()) -> Any:
        return self.data[key] if self._given(key) else default

    def _seat(self, key: str, default: int) -> int:
        return whole(self.data[key], key, 0, self.players - 1) if self._given(key) else default

    def _clause(self, key: str) -> int:
        return word(self.data[key], key, ENDINGS[1:]) + 1 if self._given(key) else 0

    # --- pieces ---------------------------------------------------------------------------------------------------

    def _board(self) -> None:
        state = self.state
        for seat in range(self.players):
            state.supply[seat] = self.box.hotels
        for lot in range(PROPERTIES):
            state.top[lot] = state.owner[lot] = EMPTY
        given = table(self._part("properties", {}), "properties", self.names)
        for lot, name in enumerate(self.names):
            where, entry = f"properties.{name}", given.get(name, ())
            if isinstance(entry, Mapping):
                entry = table(entry, where, PROPERTY_FIELDS).get("stack", ())
            for seat in entries(entry, where, self.box.hotels * self.players):
                owner = whole(seat, where, 0, self.players - 1)
                if state.supply[owner] == 0:
                    refuse(f"seat {owner} has more hotels on the board than its {self.box.hotels}")
                put_hotel(*self.arguments, lot, owner)

    def _seats(self) -> None:
        state = self.state
        for seat, entry in enumerate(entries(self._part("seats"), "seats", self.players)):
            where = f"seats.{seat}"
            given = table(entry if entry is not None else {}, where, SEAT_FIELDS)
            if "hotels" in given:
                state.supply[seat] = whole(given["hotels"], f"{where}.hotels", 0, MOST_HOTELS)
            if given.get("hand") is None and "cards" in given:
                state.cards[seat] = whole(given["cards"], f"{where}.cards", 0, MOST_CARDS)
                continue
            counts = self._card_counts(given.get("hand", {}), f"{where}.hand")
            state.cards[seat] = self._total(counts, f"{where}.hand")
            for card, count in enumerate(counts):
                state.hand[seat, card] = count

    def _card_counts(self, value: Any, where: str) -> list[int]:
        """Cards as a table of counts, or as a list of names."""
        counts = [0] * CARDS
        if isinstance(value, (list, tuple)):
            for name in entries(value, where, MOST_CARDS):
                counts[word(name, where, CARD_NAMES)] += 1
            return counts
        for name, count in table(value if value is not None else {}, where, CARD_NAMES).items():
            counts[CARD_NAMES.index(name)] = whole(count, f"{where}.{name}", 0, MOST_CARDS)
        return counts

    @staticmethod
    def _total(counts: list[int], where: str) -> int:
        return whole(sum(counts), f"the number of cards in {where}", 0, MOST_CARDS)

    def _piles(self) -> None:
        state = self.state
        discard = self._card_counts(self.data.get("discard"), "discard")
        self._total(discard, "discard")
        left = [
            self.box.cards[card] - discard[card] - sum(state.hand[seat, card] for seat in range(self.players))
            for card in range(CARDS)
        ]
        given = table(self._part("draw_pile", {}), "draw_pile", ("count", "cards"))
        if given.get("cards") is not None:
            left = self._card_counts(given["cards"], "draw_pile.cards")
        elif "cards" in given and "count" in given:
            left = [0] * CARDS
        for card, name in enumerate(CARD_NAMES):
            if left[card] < 0:
                refuse(f"hands and discard pile hold more {name} cards than the {self.box.cards[card]} of the box")
            state.deck[card], state.discard[card] = left[card], discard[card]
        state.pile = self._total(left, "draw_pile")
        if "count" in given:
            state.pile = whole(given["count"], "draw_pile.count", 0, MOST_CARDS)

    # --- the moment -----------------------------------------------------------------------------------------------

    def _opening(self) -> None:
        if self._given("opening"):
            for seat, total in enumerate(entries(self.data["opening"], "opening", self.players)):
                self.state.opening[seat] = whole(total, f"opening.{seat}", BEATEN, 2 * FACES)

    def _default_turn(self) -> int:
        state, seats = self.state, range(self.players)
        if state.phase == DEAL:
            return next((seat for seat in seats if state.cards[seat] < DEALT), 0)
        if state.phase == START:
            return next((seat for seat in seats if state.opening[seat] == WAITING), 0)
        return 0

    def _dice(self) -> None:
        state = self.state
        if self._given("dice"):
            dice = entries(self.data["dice"], "dice", DICE)
            if len(dice) < DICE:
                refuse('dice must be two numbers and a colour, such as [6, 4, "blue"]')
            state.dice[0], state.dice[1] = (whole(dice[die], f"dice.{die}", 1, FACES) for die in (0, 1))
            state.dice[2] = word(dice[2], "dice.2", COLOUR_NAMES) + 1
        for name in entries(self._part("reroll"), "reroll", DICE):
            state.again |= 1 << word(name, "reroll", DIE_NAMES)

    def _building(self) -> None:
        state, colour = self.state, self.state.dice[2]
        state.zone = colour - 1 if state.phase == BUILD and 1 <= colour <= len(ZONE_NAMES) else EMPTY
        if self._given("zone"):
            state.zone = word(self.data["zone"], "zone", ZONE_NAMES)
        permitted = state.phase == BUILD and colour <= len(ZONE_NAMES) and state.zone != colour - 1
        state.played = int(permitted or state.phase in PHASES_AFTER_A_CARD)
        if self._given("card_played"):
            if not isinstance(self.data["card_played"], bool):
                refuse(f"card_played must be true or false, not {shortened(self.data['card_played'])}")
            state.played = int(self.data["card_played"])
        spent = self._laid()
        state.budget = max(0, state.dice[0] + state.dice[1] - spent) if state.phase in (REACT, ZONE, BUILD) else 0
        if self._given("budget"):
            state.budget = whole(self.data["budget"], "budget", 0, MOST_VALUE)
        state.stood = self._default_stood() if state.phase == BUILD else 0
        if self._given("stood"):
            state.stood = whole(self.data["stood"], "stood", 0, MOST_SPACES)

    def _laid(self) -> int:
        """Read the hotels of this turn; what they cost."""
        state, spent = self.state, 0
        for name, number in table(self._part("laid", {}), "laid", self.names).items():
            lot = self.names.index(name)
            if lot // LOTS != state.zone:
                refuse(f"laid has {name}, which is not in the zone of this turn")
            state.laid[lot % LOTS] = whole(number, f"laid.{name}", 0, MOST_HOTELS)
            spent += number * self.box.value[lot]
        return spent

    def _default_stood(self) -> int:
        state = self.state
        stood: int = state.token[state.turn]
        for rank in range(LOTS if state.zone != EMPTY else 0):
            lot = state.zone * LOTS + rank
            if state.owner[lot] == state.turn and not owned_before(*self.arguments, lot):
                stood -= self.box.value[lot]
        return stood

    def _storm(self) -> None:
        self.state.storm = EMPTY
        if self._given("hurricane"):
            given = table(self.data["hurricane"], "hurricane", ("zone", "insured"))
            self.state.storm = word(given.get("zone"), "hurricane.zone", ZONE_NAMES)
            for seat in entries(given.get("insured") or (), "hurricane.insured", self.players):
                self.state.insured |= 1 << whole(seat, "hurricane.insured", 0, self.players - 1)

    def _actor(self) -> int:
        state = self.state
        if state.phase == STORM:
            return self._seat("actor", self._default_asked())
        if state.phase in (REACT, ZONE, BUILD, END):
            return int(state.turn)
        return OVER if state.phase == DONE else CHANCE

    def _default_asked(self) -> int:
        """The first opponent, in turn order, whom a hurricane concerns and who is not insured."""
        state = self.state
        if state.storm == EMPTY:
            refuse("in the phase storm, hurricane must say the zone")
        order = [(state.turn + step) % self.players for step in range(1, self.players)]
        asked = (seat for seat in order if would_be_asked(self.arguments[1], seat) and not state.insured >> seat & 1)
        return int(next(asked, order[0]))

    # --- what follows from the rest -------------------------------------------------------------------------------

    def _compare(self) -> None:
        """Titles, tokens and the like follow from the stacks; where the data says them too, it must agree."""
        found = state_data(self.box, self.state, self.names)
        for key in ("actor", "street"):
            if key in self.data:
                _agree(self.data[key], found[key], key)
        for name, entry in self._part("properties", {}).items():
            if isinstance(entry, Mapping):
                for key in ("zone", "value", "owner"):
                    if key in entry:
                        _agree(entry[key], found["properties"][name][key], f"properties.{name}.{key}")
        for seat, entry in enumerate(self._part("seats")):
            for key in ("token", "titles", "cards"):
                if entry is not None and key in entry:
                    _agree(entry[key], found["seats"][seat][key], f"seats.{seat}.{key}")


def _agree(given: Any, found: Any, where: str) -> None:
    if given != found or isinstance(given, bool):
        refuse(f"{where} is {shortened(given)}, but it follows from the rest that it is {shortened(found)}")
