"""A table: its seats, its match and its talk, as they follow from its acts. No clock, no wire, no storage here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec

from tablee.core.editions import Edition
from tablee.core.fair import FairLuck
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.registry import game_class
from tablee.core.rules import OptionValue
from tablee.server import acts
from tablee.server.acts import AnyAct
from tablee.server.people import BotPlayer, Player, Talk

_Thing = TypeVar("_Thing")

SHARED_GAMES = 50
"""Setups that are kept ready; a few megabytes each, and anybody may bring editions of their own."""


class Damaged(Exception):
    """A stored table that does not replay: the storage was tampered with, or a rule changed without a version."""


class OtherRules(Exception):
    """A stored table that was played under another version of the rules: it can be read, but not played again."""


@dataclass
class Table:
    """One table. `version` counts its acts; `plies[version]` is how far the match was then."""

    id: str
    created: acts.Created
    game: Game
    hosts: set[str]
    seats: list[Player | BotPlayer | None]
    match: Match | None = None
    used: list[int] = field(default_factory=list)
    chat: list[Talk] = field(default_factory=list)
    next: str | None = None
    closed: bool = False
    version: int = 1
    plies: list[int] = field(default_factory=lambda: [0, 0])
    requests: dict[tuple[str, str], int] = field(default_factory=dict)
    changed_at: int = 0
    foreseen: tuple[acts.Moved, Match] | None = None
    """The move that is being decided, and the match as it will be: so that it is worked out once."""

    @classmethod
    def open(cls, id: str, act: acts.Created) -> "Table":
        """A fresh table."""
        if game_class(act.game).version != act.rules:
            raise OtherRules(f"table {id}: played under rules {act.rules} of {act.game}")
        game = shared_game(act.game, act.players, tuple(sorted(act.options.items())), act.edition)
        return cls(id, act, game, {act.device}, [None] * act.players, used=[0] * act.players, changed_at=act.at)

    @classmethod
    def replay(cls, id: str, stored: Sequence[AnyAct]) -> "Table":
        """The table of its stored acts. What was taken back is counted, but not played again."""
        if not stored or not isinstance(stored[0], acts.Created):
            raise Damaged(f"table {id}: its first act is not its creation")
        table = cls.open(id, stored[0])
        taken_back, ahead = moves_taken_back(stored), 0
        for number, act in enumerate(stored[1:], 1):
            if number not in taken_back:
                table._carry_out(act)
            elif isinstance(act, acts.Moved):
                table.used[act.seat] += act.spent
                ahead += 1
            else:
                ahead -= 1
            table._count(act, ahead)
        return table

    def apply(self, act: AnyAct) -> None:
        """Carry out an act that was decided; it trusts."""
        self._carry_out(act)
        self._count(act)

    def after(self, done: Sequence[AnyAct]) -> "Table":
        """The table as it will be after these acts; this one stays as it is."""
        new = _copied(self)
        new.used, new.plies, new.requests = list(self.used), list(self.plies), dict(self.requests)
        if not all(isinstance(act, acts.Moved) for act in done):  # a move changes nothing else
            new.hosts, new.chat = set(self.hosts), list(self.chat)
            new.seats = [None if who is None else _copied(who) for who in self.seats]
            for who in new.seats:
                if isinstance(who, Player):
                    who.devices = set(who.devices)
        if self.match is not None and any(isinstance(act, acts.Moved | acts.Undone) for act in done):
            foreseen = self.foreseen is not None and any(act is self.foreseen[0] for act in done)
            new.match = self.match if foreseen else twin_of(self.match)
        for act in done:
            new.apply(act)
        new.foreseen = None
        return new

    def become(self, other: "Table") -> None:
        """Be what `after` gave, once that is durable."""
        self.__dict__.update(other.__dict__)

    def foresee(self, act: acts.Moved) -> acts.Moved:
        """A move as it will be, judged, in full notation and with the luck that follows it; nothing changes yet."""
        match = twin_of(self._match())
        ply = match.ply
        match.play(act.move)
        luck = [text for _, text in match.history[ply + 1 :]]
        whole = msgspec.structs.replace(act, move=match.history[ply][1], luck=luck)
        self.foreseen = (whole, match)
        return whole

    def _carry_out(self, act: AnyAct) -> None:
        _APPLY[type(act)](self, act)

    def _count(self, act: AnyAct, ahead: int = 0) -> None:
        self.version += 1
        self.plies.append((self.match.ply if self.match else 0) + ahead)
        self.changed_at = act.at
        if act.request:
            self.requests[act.device, act.request] = self.version

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Literal["open", "playing", "over"]:
        return "open" if self.match is None else "over" if self.match.over else "playing"

    @property
    def actor(self) -> int | None:
        """The seat to decide, while the match goes on."""
        actor = self.match.actor if self.match else None
        return actor if isinstance(actor, int) else None

    @property
    def names(self) -> list[str]:
        return [seat.name if seat else "" for seat in self.seats]

    def player(self, seat: int) -> Player | None:
        """The person on a seat, None if it is free or a bot's."""
        found = self.seats[seat] if 0 <= seat < len(self.seats) else None
        return found if isinstance(found, Player) else None

    def seats_of(self, device: str) -> list[int]:
        """The seats a device may act for."""
        return [seat for seat, who in enumerate(self.seats) if isinstance(who, Player) and device in who.devices]

    def is_host(self, device: str) -> bool:
        return device in self.hosts

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for a seat now, if any."""
        who = self.seats[seat]
        return who.bot if isinstance(who, BotPlayer) else who.kept_by if who else None

    def log_start(self, since: int) -> int:
        """The first ply that whoever last saw version `since` does not know as it is now."""
        if not 0 <= since < len(self.plies):
            return 0
        return min(self.plies[since:])

    # --- acts ---------------------------------------------------------------------------------------------------------

    def _sat(self, act: acts.Sat) -> None:
        devices = {act.owner} if act.owner else set()
        self.seats[act.seat] = Player(act.name, act.key, devices, act.contribution)

    def _contributed(self, act: acts.Contributed) -> None:
        self._person(act.seat).contribution = act.contribution

    def _claimed(self, act: acts.Claimed) -> None:
        player = self._person(act.seat)
        if player.devices & self.hosts or player.was_host:
            self.hosts.add(act.device)
            player.was_host = False
        player.devices.add(act.device)

    def _freed(self, act: acts.Freed) -> None:
        gone = self.seats[act.seat]
        self.seats[act.seat] = None
        if act.anew:
            self._void_contributions()
        if isinstance(gone, Player) and gone.devices & self.hosts and not any(map(self.seats_of, self.hosts)):
            heirs = [who for who in self.seats if isinstance(who, Player)]
            self.hosts = set(heirs[0].devices) if heirs else self.hosts

    def _bot_sat(self, act: acts.BotSat) -> None:
        self.seats[act.seat] = BotPlayer(act.name, act.bot)

    def _reseated(self, act: acts.Reseated) -> None:
        self.seats = [self.seats[old] for old in act.order]
        if act.anew:
            self._void_contributions()

    def _void_contributions(self) -> None:
        """Seats are part of the luck: whoever changes them when it is known what was given could choose among lucks."""
        for who in self.seats:
            if isinstance(who, Player):
                who.contribution = ""

    def _started(self, act: acts.Started) -> None:
        given = {seat: who.contribution for seat, who in enumerate(self.seats) if isinstance(who, Player)}
        luck = FairLuck(self.created.secret, given)
        if self.created.position is None:
            self.match = self.game.match(luck=luck)
        else:
            self.match = self.game.position(self.created.position, luck=luck)
        self._reveal()

    def _moved(self, act: acts.Moved) -> None:
        self.used[act.seat] += act.spent
        if self.foreseen is not None and self.foreseen[0] is act:
            self.match = self.foreseen[1]
        else:
            match = self._match()
            ply = match.ply
            match.play(act.move)
            if [text for _, text in match.history[ply + 1 :]] != act.luck:
                raise Damaged(f"table {self.id}, ply {ply}: the luck that was stored is not the luck that was promised")
        self._reveal()

    def _undone(self, act: acts.Undone) -> None:
        self._match().undo()

    def _kept(self, act: acts.Kept) -> None:
        player = self._person(act.seat)
        player.kept_by, player.kept_for_good = act.bot, act.for_good
        player.kept_from, player.kept_until = self._match().ply, None
        self.used[act.seat] += act.spent

    def _returned(self, act: acts.Returned) -> None:
        player = self._person(act.seat)
        player.kept_by, player.kept_until = None, self._match().ply

    def _said(self, act: acts.Said) -> None:
        name = self.names[act.seat]
        self.chat.append(Talk(len(self.chat), act.seat, name, act.phrase, act.text))

    def _muted(self, act: acts.Muted) -> None:
        self._person(act.seat).muted = act.muted

    def _followed(self, act: acts.Followed) -> None:
        self.next = act.table

    def _closed(self, act: acts.Closed) -> None:
        self.closed = True

    def _rekeyed(self, act: acts.Rekeyed) -> None:
        player = self._person(act.seat)
        player.key = act.key
        if act.forget:
            player.was_host = bool(player.devices & self.hosts)
            self.hosts -= player.devices
            player.devices.clear()

    def _reveal(self) -> None:
        match = self._match()
        if match.over and isinstance(match.luck, FairLuck):
            match.luck.revealed = True

    def _match(self) -> Match:
        if self.match is None:
            raise Damaged(f"table {self.id}: a move before the start")
        return self.match

    def _person(self, seat: int) -> Player:
        player = self.player(seat)
        if player is None:
            raise Damaged(f"table {self.id}: nobody sits on seat {seat}")
        return player


_APPLY: dict[type[Any], Callable[[Table, Any], None]] = {
    acts.Sat: Table._sat,
    acts.Contributed: Table._contributed,
    acts.Claimed: Table._claimed,
    acts.Freed: Table._freed,
    acts.BotSat: Table._bot_sat,
    acts.Reseated: Table._reseated,
    acts.Started: Table._started,
    acts.Moved: Table._moved,
    acts.Undone: Table._undone,
    acts.Kept: Table._kept,
    acts.Returned: Table._returned,
    acts.Said: Table._said,
    acts.Muted: Table._muted,
    acts.Followed: Table._followed,
    acts.Closed: Table._closed,
    acts.Rekeyed: Table._rekeyed,
}


def moves_taken_back(stored: Sequence[AnyAct]) -> set[int]:
    """The places of moves that were taken back, and of the acts that did it."""
    moved: list[int] = []
    gone: set[int] = set()
    for number, act in enumerate(stored):
        if isinstance(act, acts.Moved):
            moved.append(number)
        elif isinstance(act, acts.Undone) and moved:
            gone |= {number, moved.pop()}
    return gone


def _copied(thing: _Thing) -> _Thing:
    """A shallow copy of a plain object; `copy.copy` asks many questions first."""
    made = object.__new__(type(thing))
    made.__dict__.update(thing.__dict__)
    return made


def twin_of(match: Match) -> Match:
    """A copy to play on, which leaves the match as it is."""
    twin = _copied(match)
    twin.state, twin.luck = match.state.copy(), match.luck and _copied(match.luck)
    twin.actions, twin.history, twin.events = list(match.actions), list(match.history), list(match.events)
    return twin


@lru_cache(SHARED_GAMES)
def shared_game(name: str, players: int, options: tuple[tuple[str, OptionValue], ...], edition: str) -> Game:
    """A game for all tables that are set up alike: it is large, and nothing in it changes."""
    return game_class(name)(players=players, options=dict(options), edition=Edition.parse(edition, "table"))
