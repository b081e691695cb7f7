"""REST: one's own matches, records, replays at any ply, and reports."""

import asyncio
import io
import platform
import zipfile

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

import tablee
from tablee.core.errors import BadInput
from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import gear
from tablee.core.record import SUFFIX
from tablee.server import sight
from tablee.server.answering import answer, device_of, number, spoken, text_file
from tablee.server.errors import Refused
from tablee.server.house import House, summary
from tablee.server.messages.rest import Mine, Replay, Summary
from tablee.server.table import Table

MOST_RUNNING = 30


def record_of(table: Table) -> str:
    """The record of a finished match, luck and secret included."""
    if table.match is None or not table.match.over:
        raise Refused("not-over-yet")
    return table.match.record()


def replay_of(table: Table, device: str, seat: int | None, ply: int | None, language: str) -> Replay:
    """A position of a match as a seat may see it; while it goes on, only one's own seats."""
    match = table.match
    if match is None:
        raise Refused("not-started")
    if seat is not None and seat >= match.game.players:
        raise Refused("unknown-seat", last=match.game.players, got=seat + 1)
    if seat is not None and not match.over and seat not in table.seats_of(device):
        raise Refused("wrong-seat", seat=seat + 1)
    at = match.ply if ply is None else ply
    if at > match.ply:
        raise BadInput("bad-ply", got=at, last=match.ply)
    state = match.state_at(at)
    view = state if match.over and seat is None else match.game.view(state, seat)
    sheet, scores = sight.points(match.game, view)
    actor: int | str | None = {CHANCE: "chance", OVER: None}.get(state.actor, int(state.actor))
    return Replay(
        table=table.id, game=table.created.game, names=table.names, seat=seat, ply=at, last=match.ply,
        actor=actor, view=match.game.data(view), scores=scores, sheet=sheet,
        log=sight.log(match, seat, table.names, language, 0, at), fairness=sight.fairness(table),
        result=match.result().data() if match.over else None,
    )  # fmt: skip


def report_of(table: Table, device: str, language: str) -> str:
    """Everything somebody needs to look into a problem: the record if the match is over, else what the reader sees."""
    lines = [
        f"tablee {tablee.__version__}, gear {gear()}, python {platform.python_version()}, {platform.system()}",
        f"table {table.id}, version {table.version}, {table.state}",
        f"{table.created.game}, rules {table.created.rules}, {table.created.players} players",
        "",
    ]
    if table.match is not None and table.match.over:
        return "\n".join(lines) + record_of(table)
    if table.match is not None:
        seats = table.seats_of(device)
        shown = replay_of(table, device, seats[0] if seats else None, None, language)
        lines += [line.text for line in shown.log]
        lines += ["", msgspec.json.encode(shown.view).decode()]
    return "\n".join(lines) + "\n"


def history_routes(house: House) -> APIRouter:
    """All of it as routes."""
    router = APIRouter()
    packing = asyncio.Lock()

    async def record_or_reason(id: str, language: str) -> tuple[str, str]:
        """The end of a file's name, and what is in it: a table that cannot be read any more spoils only itself."""
        try:
            return SUFFIX, record_of(await house.table(id))
        except Refused as refused:
            return ".txt", refused.message(language) + "\n"

    @router.get("/api/matches")
    async def matches(request: Request) -> Response:
        device = device_of(request)
        mine: list[Mine] = []
        running = 0
        for id, stored in await asyncio.to_thread(house.store.matches, device):
            one = msgspec.json.decode(stored, type=Summary)
            seats: list[int] = []
            turn = False
            if one.state != "over" and running < MOST_RUNNING:
                running += 1
                try:
                    table = (await house.room(id)).table
                except Refused:
                    continue
                one, seats = summary(table), table.seats_of(device)
                turn = table.actor in seats
            mine.append(Mine(summary=one, seats=seats, your_turn=turn))
        return answer(mine)

    @router.get("/api/matches/export")
    async def export(request: Request) -> Response:
        packed = io.BytesIO()
        if packing.locked():
            raise Refused("too-many-requests")
        async with packing:
            with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
                for id, stored in await asyncio.to_thread(house.store.matches, device_of(request), None):
                    one = msgspec.json.decode(stored, type=Summary)
                    if one.state == "over":
                        suffix, text = await record_or_reason(id, spoken(request))
                        archive.writestr(f"{one.game}-{id}{suffix}", text)
        return text_file(packed.getvalue(), "tablee-matches.zip", "application/zip")

    @router.get("/api/tables/{table}/record")
    async def record(request: Request, table: str) -> Response:
        found = (await house.room(table)).table
        return text_file(record_of(found), f"{found.created.game}-{found.id}{SUFFIX}")

    @router.get("/api/tables/{table}/replay")
    async def replay(request: Request, table: str) -> Response:
        found = (await house.room(table)).table
        seat, ply = number(request, "seat"), number(request, "ply")
        return answer(replay_of(found, device_of(request), seat, ply, spoken(request)))

    @router.get("/api/tables/{table}/report")
    async def report(request: Request, table: str) -> Response:
        found = (await house.room(table)).table
        return text_file(report_of(found, device_of(request), spoken(request)), f"report-{found.id}.txt")

    return router
