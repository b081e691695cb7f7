"""Rendez-vous Rue de la Paix as the core knows it: the kernels, the names, and what Python adds to them."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from tablee.core.errors import BadMove, IllegalMove
from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import OVER, Game, Move, Option, Rules
from tablee.core.result import Source, TieBreak
from tablee.games.rue_de_la_paix import edition, legal, luck, moves, refusals, rules, scoring, secrets, soundness
from tablee.games.rue_de_la_paix.events import events_of
from tablee.games.rue_de_la_paix.position import Reader
from tablee.games.rue_de_la_paix.state import (
    BOX_TYPE,
    BUILD,
    END,
    ENDINGS,
    FAULTS,
    LOTS,
    REACT,
    REASONS,
    STATE_TYPE,
    ZONE,
    ZONE_NAMES,
    F,
)
from tablee.games.rue_de_la_paix.view import dice_of, state_data

SYMMETRIC_CARDS = ("twin-project", "fresh-start")
PAIR_CARDS = (*SYMMETRIC_CARDS, "relocation", "exchange")


class RueDeLaPaix(Game):
    """RP-01: for 2 to 4 players."""

    name: ClassVar[str] = "rue-de-la-paix"
    package: ClassVar[str] = "tablee.games.rue_de_la_paix"
    version: ClassVar[int] = 1
    prefix: ClassVar[str] = "RP"
    seats: ClassVar[range] = range(2, 5)
    options_offered: ClassVar[Mapping[str, Option]] = {
        "lot_limit": Option("RP-53", (False, True)),
        "finish_round": Option("RP-53", (False, True)),
    }
    sources: ClassVar[tuple[Source, ...]] = tuple(Source(zone, "RP-23", True) for zone in ZONE_NAMES)
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = (TieBreak("titles", "RP-52"),)
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    reasons: ClassVar[tuple[str, ...]] = REASONS
    faults: ClassVar[tuple[str, ...]] = FAULTS
    state_type: ClassVar[np.dtype[Any]] = STATE_TYPE
    box_type: ClassVar[np.dtype[Any]] = BOX_TYPE
    rules: ClassVar[Rules] = Rules(
        start=rules.start,
        legal=legal.legal,
        apply=rules.apply,
        tickets=luck.tickets,
        ticket=luck.ticket,
        forbids=refusals.forbids,
        tally=scoring.tally,
        redact=secrets.redact,
        complete=secrets.complete,
        unsound=soundness.unsound,
    )
    most_legal: ClassVar[int] = moves.MOST_LEGAL
    longest: ClassVar[int] = 2000

    def fill_box(self, box: Fields) -> None:
        self.components = edition.components(self.edition)
        self.properties = moves.property_names(edition.values_of(self.components))
        lot_limit, finish_round = bool(self.options["lot_limit"]), bool(self.options["finish_round"])
        edition.fill_box(box, self.components, self.players, lot_limit, finish_round)

    def action_table(self) -> list[Move]:
        return moves.action_table(self.properties)

    # --- notation -------------------------------------------------------------------------------------------------

    def read(self, state: Fields, text: str) -> int:
        """RP-02, RP-06: a property that does not exist, or a pair that cannot be, is refused by its clause."""
        try:
            return super().read(state, text)
        except BadMove:
            words = text.split()
            self._refuse_unknown_property(words)
            if len(words) == 4 and words[0] == "card" and words[1] in PAIR_CARDS:
                return self._read_pair(state, words, text)
            raise

    def _refuse_unknown_property(self, words: list[str]) -> None:
        for word in words[1:]:
            zone, dash, value = word.partition("-")
            if zone in ZONE_NAMES and dash and value.isascii() and value.isdigit() and word not in self.properties:
                first = ZONE_NAMES.index(zone) * LOTS
                known = self.properties[first : first + LOTS]
                raise IllegalMove(self.package, "RP-02.no-such-property", property=word[:20], known=known)

    def _read_pair(self, state: Fields, words: list[str], text: str) -> int:
        """Two properties that play the same part may be named in either order, but must be two."""
        card, (one, two) = words[1], words[2:]
        if one in self.properties and two in self.properties:
            if one == two:
                raise IllegalMove(self.package, "RP-06.different", card=card, property=one)
            if card in SYMMETRIC_CARDS and self.properties.index(one) > self.properties.index(two):
                return self.read(state, f"card {card} {two} {one}")
            if card == "twin-project":
                raise IllegalMove(self.package, "RP-06.one-zone", property=one, second=two)
        return super().read(state, text)

    # --- data, events, words --------------------------------------------------------------------------------------

    def data(self, state: Fields) -> dict[str, Any]:
        return state_data(self.box, state, self.properties)

    def fill_state(self, state: Fields, data: Mapping[str, Any]) -> None:
        Reader(self.box, state, self.arguments(state), self.properties, data).fill()

    def events(self, before: Fields, action: int, after: Fields) -> list[Event]:
        return events_of(self.box, self.properties, before, self.moves[action].data, after)

    def why(self, state: Fields, action: int, reason: str) -> dict[str, Any]:
        move = self.moves[action].data
        seat = state.turn
        params = {
            **move,
            "card": move["move"],
            "budget": state.budget,
            "left": state.supply[seat],
            "limit": self.box.lot_limit,
            "turn_zone": ZONE_NAMES[state.zone] if state.zone >= 0 else "",
            "rolled": (dice_of(state) or [""])[-1],
        }
        if "property" in move:
            value = self.box.value[self.properties.index(move["property"])]
            params |= {"value": value, "cost": value * move.get("hotels", 1)}
        return params

    def fault(self, state: Fields, fault: str) -> dict[str, Any]:
        return {"hotels": self.box.hotels, "players": self.players, "last": self.box.last}

    def prompt(self, state: Fields) -> tuple[str, dict[str, Any]]:
        params = {"budget": state.budget, "left": state.supply[state.turn]}
        if state.actor < 0:
            return "over" if state.actor == OVER else "luck", {}
        if state.phase == REACT:
            return "react", {**params, "rolled": (dice_of(state) or [""])[-1]}
        if state.phase == ZONE:
            return "zone", params
        if state.phase == BUILD:
            key = "build-more" if any(state.laid) else "build"
            return key, {**params, "zone": ZONE_NAMES[state.zone]}
        if state.phase == END:
            return "end-on-f" if state.dice[2] == F else "end", params
        return "storm", {**params, "zone": ZONE_NAMES[state.storm]}
