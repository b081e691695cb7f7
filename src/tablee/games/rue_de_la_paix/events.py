"""What an action changed, told as events: derived by comparing the states before and after it."""

from typing import Any

from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import OVER
from tablee.games.rue_de_la_paix.moves import DIE_NAMES
from tablee.games.rue_de_la_paix.state import (
    BUILD,
    CARD_NAMES,
    COLOUR_NAMES,
    DEAL,
    DRAW_BUILDING,
    DRAW_CARD,
    DRAW_ROLL,
    EMPTY,
    END,
    ENDINGS,
    PROPERTIES,
    REACT,
    REROLL,
    ROLL,
    STORM,
    WAITING,
    ZONE,
    ZONE_NAMES,
    F,
)
from tablee.games.rue_de_la_paix.view import stack_of

DRAWS = (DRAW_ROLL, DRAW_BUILDING, DRAW_CARD)
ANSWERS = {"keep": "keep", "pass": "pass", "suffer": "suffered"}


class Story:
    """One action's events, in the order in which they happen."""

    def __init__(self, box: Fields, names: list[str], before: Fields, move: dict[str, Any], after: Fields) -> None:
        self.box, self.names, self.before, self.after = box, names, before, after
        self.move = move
        self.kind: str = move["move"]
        self.seat: int = before.turn
        self.events: list[Event] = []

    def add(self, kind: str, seat: int | None, **data: Any) -> None:
        self.events.append(Event(kind, seat, data))

    def tell(self) -> list[Event]:
        """The action itself, then what followed from it."""
        self._action()
        self._hurricane()
        self._hotels()
        self._titles_and_tokens()
        self._no_building()
        self._due()
        self._fortune_space()
        self._reshuffle()
        self._next_turn()
        return self.events

    # --- the action -----------------------------------------------------------------------------------------------

    def _action(self) -> None:
        if self.kind in CARD_NAMES:
            self._card()
        elif self.kind == "fortune":
            self._draw()
        elif self.kind == "start":
            self._start_roll()
        elif self.kind == "roll":
            self._roll()
        elif self.kind == "build":
            self._build()
        elif self.kind == "zone":
            self.add("zone", self.seat, zone=self.move["zone"])
        elif self.kind == "done":
            self.add("done", self.seat, left=self.before.budget)
        elif self.kind == "insure":
            self.events.append(Event("insured", self.before.actor, {"card": "insurance"}))
        else:
            self.add(ANSWERS[self.kind], self.before.actor)

    def _card(self) -> None:
        """RP-33: a played card lies open from now on."""
        parts = [self.move[key] for key in ("property", "second", "zone") if key in self.move]
        targets = self.move.get("dice", parts)
        data = {"card": self.kind, **({"targets": targets} if targets else {})}
        self.events.append(Event("card-on" if targets else "card", self.seat, data))
        if self.kind == "double-budget":
            self.add("budget", self.seat, budget=2 * self.before.budget)

    def _draw(self) -> None:
        """RP-34: only the one who draws sees the card."""
        kind = "deal" if self.before.phase == DEAL else "draw"
        secret = {"card": self.move["card"]}
        self.events.append(Event(kind, self.seat, {"pile": self.before.pile - 1}, secret, (self.seat,)))

    def _start_roll(self) -> None:
        dice = self.move["dice"]
        self.add("start-roll", self.seat, dice=dice, total=sum(dice))
        if self.after.phase == ROLL:
            self.add("first", self.after.first)
            return
        rolled = [seat for seat in range(self.box.players) if self.before.opening[seat] > 0]
        if rolled and all(self.after.opening[seat] <= WAITING for seat in rolled):
            for seat in range(self.box.players):
                if self.after.opening[seat] == WAITING:
                    self.add("start-tie", seat)

    def _roll(self) -> None:
        dice, colour = self.move["dice"], self.move["colour"]
        if self.before.phase == REROLL:
            again = [name for bit, name in enumerate(DIE_NAMES) if self.before.again >> bit & 1]
            self.add("reroll", self.seat, dice=dice, colour=colour, again=again)
        else:
            self.add("roll", self.seat, dice=dice, colour=colour)

    def _build(self) -> None:
        cost = self.box.value[self.names.index(self.move["property"])] * self.move["hotels"]
        left = self.before.budget - cost
        data = {"property": self.move["property"], "hotels": self.move["hotels"], "cost": cost, "left": left}
        self.add("build", self.seat, **data)

    # --- what followed --------------------------------------------------------------------------------------------

    def _hurricane(self) -> None:
        """RP-40: the hurricane comes once everybody has answered."""
        if self.kind not in ("hurricane", "insure", "suffer") or self.after.phase == STORM:
            return
        zone = self.move["zone"] if self.kind == "hurricane" else ZONE_NAMES[self.before.storm]
        insured = [seat for seat in range(self.box.players) if self.before.insured >> seat & 1]
        if self.kind == "insure":
            insured = sorted([*insured, self.before.actor])
        self.add("hurricane", self.seat, zone=zone, insured=insured)

    def _hotels(self) -> None:
        """Every hotel that went somewhere, but those built with the dice, which the move has told."""
        if self.kind == "build":
            return
        if self.kind in ("relocation", "exchange"):
            one, two = self.move["property"], self.move["second"]
            self.add("moved", self.seat, property=one, second=two)
            if self.kind == "exchange":
                self.add("moved", self.before.top[self.names.index(two)], property=two, second=one)
            return
        for lot in range(PROPERTIES):
            if self.before.height[lot] != self.after.height[lot] or self.before.top[lot] != self.after.top[lot]:
                self._stack_change(lot)

    def _stack_change(self, lot: int) -> None:
        was, now = stack_of(self.before, lot), stack_of(self.after, lot)
        same = 0
        while same < min(len(was), len(now)) and was[same] == now[same]:
            same += 1
        for seat in reversed(was[same:]):
            self.add("removed", seat, property=self.names[lot])
        if now[same:]:
            self.add("built", now[-1], property=self.names[lot], hotels=len(now) - same)

    def _titles_and_tokens(self) -> None:
        """RP-22, RP-23: titles that changed hands and the tokens that moved."""
        for lot, name in enumerate(self.names):
            was, now = self.before.owner[lot], self.after.owner[lot]
            if was == now:
                continue
            if now == EMPTY:
                self.add("title-back", was, property=name)
            elif was == EMPTY:
                self.add("title", now, property=name)
            else:
                self.add("title-won", now, property=name, from_seat=was)
        for seat in range(self.box.players):
            if self.before.token[seat] != self.after.token[seat]:
                self.add("token", seat, was=self.before.token[seat], now=self.after.token[seat])

    def _due(self) -> None:
        """RP-53: the round will be finished."""
        if self.before.due == 0 and self.after.due != 0:
            self.add("due", None, clause=ENDINGS[self.after.due])

    def _no_building(self) -> None:
        """RP-16: nothing in the zone could be built."""
        if self.before.phase not in (ROLL, REACT, REROLL, ZONE) or self.kind == "new-plans":
            return
        colour = self.move["colour"] if self.kind == "roll" else COLOUR_NAMES[self.before.dice[2] - 1]
        if colour == COLOUR_NAMES[F - 1] or self.after.phase in (REACT, ZONE, BUILD):
            return
        self.add("cannot-build", self.seat, zone=self.move.get("zone", colour))

    def _fortune_space(self) -> None:
        """RP-12, RP-24, RP-33: a token on an F; and nothing to draw where both piles are empty."""
        landed = self._landed()
        if landed:
            self.add("fortune-space", self.seat, space=min(self.after.token[self.seat], self.box.last))
        rolled_f = self.kind == "roll" and self.move["colour"] == COLOUR_NAMES[F - 1]
        if (landed or rolled_f) and self.after.phase not in DRAWS:
            self.add("no-card", self.seat)

    def _landed(self) -> bool:
        """RP-24: whether the player in turn moved forward onto an F, a card being there to draw or not."""
        if self.after.phase in (DRAW_BUILDING, DRAW_CARD):
            return True
        ended_building = self.before.phase == BUILD and self.after.phase != BUILD
        played = self.before.phase in (END, STORM) and self.after.phase != STORM
        if not (ended_building or played) or self.after.actor == OVER:
            return False
        stood = self.before.stood if ended_building else self.before.token[self.seat]
        space = min(self.after.token[self.seat], self.box.last)
        return space > min(stood, self.box.last) and bool(self.box.fortune_space[space])

    def _reshuffle(self) -> None:
        """RP-33: the discard pile is gone, the draw pile is back."""
        spent = sum(self.before.discard) + int(self.kind in CARD_NAMES or self.kind == "insure")
        if spent and not any(self.after.discard):
            self.add("reshuffle", None, pile=self.after.pile)

    def _next_turn(self) -> None:
        if self.after.actor == OVER:
            self.add("end", None, clause=ENDINGS[self.after.ending])
        elif self.after.phase == ROLL:
            self.add("turn", self.after.turn)


def events_of(box: Fields, names: list[str], before: Fields, move: dict[str, Any], after: Fields) -> list[Event]:
    """The events of an action; `names` are those of the properties."""
    return Story(box, names, before, move, after).tell()
