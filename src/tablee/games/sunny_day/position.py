"""From position data to a state. What is left out has a sensible default, and what makes no sense is named."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from tablee.core.errors import BadPosition
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Kernel, shortened
from tablee.games.sunny_day.geometry import survey
from tablee.games.sunny_day.state import (
    ALL_PLAYED,
    ALL_STUCK,
    ARRANGE,
    COLLECTED,
    DEAL,
    DONE,
    HAND_SIZE,
    HELD,
    LAY,
    MOST_COLLECTED,
    MOST_SEATS,
    NOTHING,
    OUT,
    OWN,
    PHASES,
    PLACE,
    SUPPLY,
    TABLE,
    TILES,
    TOKEN_VALUES,
    TURNS,
    UNSEEN,
)
from tablee.games.sunny_day.view import data as data_of

if TYPE_CHECKING:
    from tablee.games.sunny_day.game import SunnyDay

_survey: Kernel = survey

FARTHEST = 60
EVERYWHERE = ("phase", "turn", "table", "last", "hands", "shown", "supply", "tokens", "values")
FULL_GAME = ("collected", "tableaux", "out")
SIMPLIFIED_GAME = ("stacks",)
WORKED_OUT = ("supply_count", "unseen", "tokens_left", "pictures")


def fill_state(game: "SunnyDay", state: Fields, data: Mapping[str, Any]) -> None:
    """Fill a record of zeros. Soundness is checked elsewhere; here, everything is of the right form."""
    known = EVERYWHERE + (SIMPLIFIED_GAME if game.simplified else FULL_GAME)
    for key in data:
        if key not in known + WORKED_OUT:
            _wrong(f"there is no field {shortened(key)!r}; known are {', '.join(known)}")
    _Filling(game, state, data).fill()
    said = data_of(game, state)
    for key in WORKED_OUT:
        if key in data and data[key] != said.get(key):
            _wrong(f"{key} does not agree with the rest; leave it out, it is worked out")


def _wrong(detail: str) -> NoReturn:
    raise BadPosition("position-field", detail=detail)


class _Filling:
    """One position being read."""

    def __init__(self, game: "SunnyDay", state: Fields, data: Mapping[str, Any]) -> None:
        self.game, self.state, self.data = game, state, data

    def fill(self) -> None:
        state = self.state
        state.phase = self._phase()
        state.turn = self._number(self.data.get("turn", 0), "turn", 0, self.game.players - 1)
        self._fill_tiles()
        self._fill_hands()
        self._fill_tokens()
        last = self.data.get("last")
        state.last = NOTHING if last is None else self._last(last)
        state.actor = self._actor()
        holding = any(state.hand[seat, 0] != NOTHING for seat in range(self.game.players))
        state.ending = 0 if state.phase != DONE else ALL_STUCK if holding else ALL_PLAYED

    def _phase(self) -> int:
        phase = self.data.get("phase", PHASES[PLACE])
        if phase not in PHASES:
            _wrong(f"phase is one of {', '.join(PHASES)}, not {shortened(phase)!r}")
        return PHASES.index(phase)

    def _actor(self) -> int:
        if self.state.phase == DONE:
            return OVER
        return int(self.state.turn) if self.state.phase in (PLACE, ARRANGE) else CHANCE

    # --- tiles that all have seen ---------------------------------------------------------------------------------

    def _fill_tiles(self) -> None:
        """SD-02: tiles in the open first, then hands, then the supply: so copies of a kind are in order."""
        state = self.state
        lying = list(self._lying())
        heaps = list(self._heaps())
        tiles = self._identified([name for _, _, name, *_ in lying] + [name for _, name in heaps])
        for tile, (field, area, _, turns, x, y) in zip(tiles, lying, strict=False):
            if any(state.where[other] == area and (state.x[other], state.y[other]) == (x, y) for other in range(TILES)):
                _wrong(f"{field} has two tiles at {x},{y}")
            state.where[tile], state.x[tile], state.y[tile], state.turns[tile] = area, x, y, turns
        _survey(*self.game.arguments(state))
        for tile, (place, _) in zip(tiles[len(lying) :], heaps, strict=True):
            state.where[tile] = place
        collected = [tile for tile in range(TILES) if state.where[tile] == COLLECTED]
        if len(collected) > MOST_COLLECTED:
            _wrong(f"collected holds at most {MOST_COLLECTED} tiles")
        for slot in range(MOST_COLLECTED):
            state.collected[slot] = collected[slot] if slot < len(collected) else NOTHING

    def _lying(self) -> Iterator[tuple[str, int, Any, int, int, int]]:
        areas = [("table", TABLE, self.data.get("table", []))]
        if not self.game.simplified:
            areas += [(f"tableaux[{seat}]", OWN + seat, tiles)
                      for seat, tiles in enumerate(self._by_seat("tableaux", []))]  # fmt: skip
        for field, area, tiles in areas:
            for number, entry in enumerate(self._list(tiles, field)):
                where = f"{field}[{number}]"
                if not isinstance(entry, Mapping) or not set(entry) <= {"tile", "turns", "x", "y"}:
                    _wrong(f"{where} should be like {{'tile': 'PWCL', 'turns': 1, 'x': 0, 'y': 0}}")
                yield (
                    field, area, entry.get("tile"), self._number(entry.get("turns", 0), f"{where}.turns", 0, TURNS - 1),
                    self._number(entry.get("x"), f"{where}.x", -FARTHEST, FARTHEST),
                    self._number(entry.get("y"), f"{where}.y", -FARTHEST, FARTHEST),
                )  # fmt: skip

    def _heaps(self) -> Iterator[tuple[int, Any]]:
        if self.game.simplified:
            for seat, names in enumerate(self._by_seat("stacks", [])):
                yield from ((OWN + seat, name) for name in self._list(names, f"stacks[{seat}]"))
        else:
            for place, field in ((COLLECTED, "collected"), (OUT, "out")):
                yield from ((place, name) for name in self._list(self.data.get(field, []), field))

    def _identified(self, names: list[Any]) -> list[int]:
        """The tiles of these names; letters alone mean the next copy of the kind that is not named otherwise."""
        tiles = [self.game.names.index(name) if name in self.game.names else NOTHING for name in names]
        for tile in set(tiles) - {NOTHING}:
            if tiles.count(tile) > 1:
                _wrong(f"{self.game.names[tile]} is in two places")
        for number, name in enumerate(names):
            if tiles[number] == NOTHING:
                free = [tile for tile, letters in enumerate(self.game.tiles) if letters == self._kind(name)]
                left = [tile for tile in free if tile not in tiles]
                if not left:
                    _wrong(f"{name} is in more places than the edition has tiles of its kind")
                tiles[number] = left[0]
        return tiles

    # --- hidden tiles ---------------------------------------------------------------------------------------------

    def _fill_hands(self) -> None:
        """SD-06, SD-21: hands and supply are given by kinds; tiles not named are out, or not yet drawn."""
        state = self.state
        hands = [self._list(hand, f"hands[{seat}]") for seat, hand in enumerate(self._by_seat("hands", []))]
        shown = [self._list(tiles, f"shown[{seat}]") for seat, tiles in enumerate(self._by_seat("shown", []))]
        for seat in range(MOST_SEATS):
            hand = sorted(map(self._kind_number, hands[seat])) if seat < self.game.players else []
            seen = list(map(self._kind_number, shown[seat])) if seat < self.game.players else []
            if len(hand) > HAND_SIZE:
                _wrong(f"hands[{seat}] holds at most {HAND_SIZE} tiles")
            for slot in range(HAND_SIZE):
                state.hand[seat, slot] = hand[slot] if slot < len(hand) else NOTHING
                if slot < len(hand):
                    self._take(hand[slot], HELD)
                    if hand[slot] in seen:
                        seen.remove(hand[slot])
                        state.shown[seat, slot] = 1
            if seen:
                _wrong(f"shown[{seat}] names {self.game.tiles[seen[0]]}, which is not in that hand")
        self._fill_supply()

    def _fill_supply(self) -> None:
        state = self.state
        if self.data.get("supply") is not None:
            for name in self._list(self.data["supply"], "supply"):
                self._take(self._kind_number(name), SUPPLY)
        left = [tile for tile in range(TILES) if state.where[tile] == UNSEEN]
        if left and (state.phase <= DEAL or "out" in self.data) and self.data.get("supply") is None:
            for tile in left:
                state.where[tile] = SUPPLY
        elif left and ("out" in self.data or self.game.simplified or state.phase <= LAY):
            _wrong(f"{self.game.tiles[left[0]]} is nowhere")
        else:
            self._put_out(left)
        supply = [tile for tile in range(TILES) if state.where[tile] == SUPPLY]
        state.supply, state.supply_tiles = len(supply), sum(1 << tile for tile in supply)

    def _put_out(self, left: list[int]) -> None:
        """What is left of a kind is out; the copies that all have seen keep the lowest numbers."""
        state = self.state
        for tile in left:
            kind = self.game.box.kind[tile]
            first = next(other for other in range(kind, TILES) if state.where[other] in (UNSEEN, HELD, SUPPLY))
            state.where[tile], state.where[first] = state.where[first], OUT

    def _take(self, kind: int, place: int) -> None:
        for tile in range(kind, TILES):
            if self.game.box.kind[tile] == kind and self.state.where[tile] == UNSEEN:
                self.state.where[tile] = place
                return
        _wrong(f"{self.game.tiles[kind]} is in more places than the edition has tiles of its kind")

    def _kind(self, name: Any) -> str:
        if not isinstance(name, str) or name not in self.game.tiles:
            _wrong(f"{shortened(name)!r} is no tile of this edition (SD-02)")
        return name

    def _kind_number(self, name: Any) -> int:
        return self.game.tiles.index(self._kind(name))

    def _last(self, name: Any) -> int:
        """The tile placed last: by its name, or by its letters where only one such tile lies on the table."""
        on_table = [tile for tile in range(TILES) if self.state.where[tile] == TABLE]
        found = [tile for tile in on_table if name in (self.game.names[tile], self.game.tiles[tile])]
        if len(found) != 1:
            _wrong(f"last is the name of one tile on the table, not {shortened(name)!r}")
        return found[0]

    # --- tokens, and the form of things ---------------------------------------------------------------------------

    def _fill_tokens(self) -> None:
        """SD-04, SD-14: tokens taken, and the values of those turned face up."""
        state, box = self.state, self.game.box
        for seat, count in enumerate(self._by_seat("tokens", 0)):
            state.tokens[seat] = self._number(count, f"tokens[{seat}]", 0, int(box.all_tokens))
        for value in range(TOKEN_VALUES):
            state.pool[value] = box.tokens[value]
        for seat, values in enumerate(self._by_seat("values", [])):
            for entry in self._list(values, f"values[{seat}]"):
                value = self._number(entry, f"values[{seat}]", 0, TOKEN_VALUES - 1)
                if not state.pool[value]:
                    _wrong(f"values has more tokens worth {value} than there are (SD-04)")
                state.pool[value] -= 1
                state.values[seat, value] += 1

    def _by_seat(self, field: str, default: Any) -> list[Any]:
        entries = self._list(self.data.get(field, [default] * self.game.players), field)
        if len(entries) != self.game.players:
            _wrong(f"{field} has an entry for each of the {self.game.players} seats, not {len(entries)}")
        return entries

    def _list(self, value: Any, field: str) -> list[Any]:
        if not isinstance(value, (list, tuple)):
            _wrong(f"{field} should be a list, not {shortened(value)!r}")
        return list(value)

    def _number(self, value: Any, field: str, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            _wrong(f"{field} is a number from {low} to {high}, not {shortened(value)!r}")
        return value
