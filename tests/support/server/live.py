"""A live table in this process: subscribers that collect bytes, and services that store nothing."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import tablee
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.server import acts
from tablee.server.bots.worker import Question
from tablee.server.handlers.context import Caller
from tablee.server.limits import Limits
from tablee.server.live import LiveTable
from tablee.server.messages import Format, requests
from tablee.server.people import Player
from tablee.server.table import Table
from tests.support.waiting import TIMEOUT


class Listener:
    """A subscriber that keeps what it is sent."""

    def __init__(self, device: str, format: Format = "json") -> None:
        self.device, self.language, self.format = device, "en", format
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def drop(self) -> None:
        self.sent.append(b"dropped")


class StillServices:
    """Services that store nothing, and whose bots do not move by themselves."""

    bots: Sequence[str] = ("random",)
    keeper, warming, can_open_tables, holds, limits = "random", False, True, True, Limits(chat_length=100)

    async def write(self, table: Table, done: Sequence[acts.AnyAct]) -> None:
        pass

    async def choose(self, question: Question, table: str) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    def forget(self, live: LiveTable) -> None:
        pass

    def new_id(self) -> str:
        return "another"


class ListeningServices(StillServices):
    """Bots play their first legal move, and what they were asked is kept."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def choose(self, question: Question, table: str) -> int:
        self.asked.append(question)
        return question.legal[0]


def table_at(game: Game, state: Fields, **settings: Any) -> Table:
    created = acts.Created(
        at=0, device="device 0", game=game.name, rules=game.version, players=game.players, options=game.options,
        edition=game.edition.text, secret="00" * 32, patience=None, **settings,
    )  # fmt: skip
    table = Table.open("table", created)
    for seat in range(game.players):
        table.seats[seat] = Player(f"player {seat}", f"key {seat}", {f"device {seat}"}, "11" * 32)
    match = tablee.Match(table.game, state, luck="manual")
    table.match = match
    return table


def play(check: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(check, TIMEOUT))


async def ask(live: LiveTable, device: str, request: requests.AnyRequest) -> None:
    await live.ask(Listener(device), request, Caller(device))


def open_table(players: int = 3) -> Table:
    game = tablee.load("high-road", players=players)
    created = acts.Created(
        at=0, device="device 0", game=game.name, rules=game.version, players=players, options=game.options,
        edition=game.edition.text, secret="00" * 32,
    )  # fmt: skip
    table = Table.open("table", created)
    for seat in range(players):
        table.seats[seat] = Player(f"player {seat}", f"key {seat}", {f"device {seat}"}, "1" * 63 + str(seat))
    return table


def question(bot: str, legal: int | None) -> Question:
    game = tablee.load("sunrise-lane", players=2)
    state = game.match(seed=1).state
    view = game.view(state, int(state.actor))
    return Question(
        game.name, 2, game.options, game.edition.text, bot, view.tobytes(), int(state.actor), game.legal(state)[:legal],
        1,
    )  # fmt: skip
