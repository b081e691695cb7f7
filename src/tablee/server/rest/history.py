"""One's own matches, records, replays at any ply, and reports: read from storage, without waking a table."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.server import views
from tablee.server.messages.rest import Mine, Summary
from tablee.server.reader.questions import (
    ReadBoard,
    ReadEdition,
    ReadLuck,
    ReadRecord,
    ReadReplay,
    ReadReport,
    ReadTurns,
    Turn,
)
from tablee.server.rest.middleware import client_of
from tablee.server.rest.responses import answer, device_of, encoded, number, spoken, text_file
from tablee.server.summary import seats_in_index, summary

if TYPE_CHECKING:
    from tablee.server.server import Server

MOST_RUNNING = 30


async def matches(server: "Server", request: Request) -> Response:
    """Running ones as they are now, finished ones as they ended."""
    device = device_of(request)
    listed = await asyncio.to_thread(server.store.matches, device)
    texts = dict(listed)
    stored = {id: msgspec.json.decode(text, type=Summary) for id, text in listed}
    running = [id for id, one in stored.items() if one.state != "over"][:MOST_RUNNING]
    turns = {}
    for id in running:
        if id in server.tables.live:
            table = server.tables.live[id].table
            seats = table.seats_of(device)
            turns[id] = Turn(summary=summary(table), seats=seats, your_turn=table.actor in seats)
    asleep = [id for id in running if id not in turns]
    if asleep:
        found = await server.reader.ask(ReadTurns(tables=asleep, device=device), client_of(request.scope))
        turns |= {turn.summary.table: turn for turn in msgspec.msgpack.decode(found.body, type=list[Turn])}
    mine = []
    for id, one in stored.items():
        turn = turns.get(id) or Turn(summary=one, seats=seats_in_index(texts[id], device), your_turn=False)
        mine.append(Mine(summary=turn.summary, seats=turn.seats, your_turn=turn.your_turn))
    return answer(mine)


async def board(server: "Server", request: Request) -> Response:
    """What never changes during the match, which a page needs to draw it: at hand while the table is live."""
    id: str = request.path_params["table"]
    if id in server.tables.live:
        return answer(server.tables.live[id].table.game.board())
    question = ReadBoard(table=id, language=spoken(request))
    return encoded((await server.reader.ask(question, client_of(request.scope))).body)


async def edition(server: "Server", request: Request) -> Response:
    """What an engine needs where the edition is not one of those that came with it."""
    id: str = request.path_params["table"]
    if id in server.tables.live:
        return answer(views.edition(server.tables.live[id].table))
    question = ReadEdition(table=id, language=spoken(request))
    return encoded((await server.reader.ask(question, client_of(request.scope))).body)


async def luck(server: "Server", request: Request) -> Response:
    """Every draw."""
    question = ReadLuck(table=request.path_params["table"], language=spoken(request))
    return encoded((await server.reader.ask(question, client_of(request.scope))).body)


async def record(server: "Server", request: Request) -> Response:
    """A finished match as a file."""
    question = ReadRecord(table=request.path_params["table"], language=spoken(request))
    found = await server.reader.ask(question, client_of(request.scope))
    return text_file(found.body, found.name)


async def replay(server: "Server", request: Request) -> Response:
    """A position of a match."""
    question = ReadReplay(
        table=request.path_params["table"], device=device_of(request), seat=number(request, "seat"),
        ply=number(request, "ply"), language=spoken(request),
    )  # fmt: skip
    return encoded((await server.reader.ask(question, client_of(request.scope))).body)


async def report(server: "Server", request: Request) -> Response:
    """What a bug report needs."""
    question = ReadReport(
        table=request.path_params["table"], device=device_of(request), language=spoken(request)
    )  # fmt: skip
    found = await server.reader.ask(question, client_of(request.scope))
    return text_file(found.body, found.name)
