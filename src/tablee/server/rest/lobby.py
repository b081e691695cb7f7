"""The games on offer, opening a table, the lobby, coming back by a personal link."""

import asyncio
import secrets
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import tablee
from tablee.core.editions import shipped_editions
from tablee.core.game import Game
from tablee.core.registry import game_class, game_names
from tablee.core.rules import option_text
from tablee.core.texts import LANGUAGES, catalogue, sentences
from tablee.server import acts
from tablee.server.acts import AnyAct
from tablee.server.clock import now_ms
from tablee.server.errors import PACKAGE, Refused
from tablee.server.handlers.checks import bot_name, checked_name, new_key
from tablee.server.handlers.context import Caller
from tablee.server.handlers.events import Claim
from tablee.server.limits import whole_number
from tablee.server.messages import VERSION
from tablee.server.messages.rest import GameInfo, Me, OptionInfo, ServerInfo, SourceInfo, Summary
from tablee.server.messages.settings import NewTable, Opened
from tablee.server.reader.questions import CheckSetup, Setup
from tablee.server.rest.middleware import client_of, header
from tablee.server.rest.responses import answer, body, compressed, device_of, spoken
from tablee.server.summary import summary
from tablee.server.table import Table

if TYPE_CHECKING:
    from tablee.server.server import Server

LONGEST_HOST = 260
"""Letters of a name of the Internet and its port."""


@lru_cache
def game_info(kind: type[Game], language: str) -> GameInfo:
    """A game as the page needs it before there is a table."""
    texts = catalogue(kind.package, language)

    def meaning(name: str, value: str | bool) -> str:
        key = f"{name}.{option_text(value)}"
        return kind.say("option", key, language) if texts.has("option", key) else option_text(value)

    return GameInfo(
        name=kind.name, title=kind.say("game", "title", language), tagline=kind.say("game", "tagline", language),
        rules=kind.version, least_players=kind.seats[0], most_players=kind.seats[-1],
        options=[
            OptionInfo(
                name=name, clause=option.clause, text=kind.say("option", name, language), values=list(option.values),
                value_texts=[meaning(name, value) for value in option.values],
            )
            for name, option in kind.options_offered.items()
        ],
        presets={name: dict(options) for name, options in kind.presets.items()},
        editions=sorted(shipped_editions(kind.package)),
        sources=[SourceInfo(s.name, s.clause, kind.say("source", s.name, language), s.running) for s in kind.sources],
        tie_breaks=[
            SourceInfo(t.name, t.clause, kind.say("tie_break", t.name, language), False) for t in kind.tie_breaks
        ],
        clauses=sentences(kind.package, language, "clause"),
    )  # fmt: skip


async def games(server: "Server", request: Request) -> Response:
    """What is offered here. Whoever asks may be about to open a table, which the reader checks."""
    language = spoken(request)
    server.reader.warm_up_soon()
    offered = await asyncio.to_thread(lambda: [game_info(game_class(name), language) for name in game_names()])
    return compressed(
        ServerInfo(
            protocol=VERSION, release=tablee.__version__, bots=list(server.tables.bots), languages=list(LANGUAGES),
            games=offered, phrases=sentences(PACKAGE, language, "phrase"), warming=server.tables.warming,
        ),
        request,
    )  # fmt: skip


async def me(server: "Server", request: Request) -> Response:
    """The browser's cookie, and how many matches it has."""
    found = await asyncio.to_thread(server.store.matches, device_of(request))
    return answer(Me(protocol=VERSION, matches=len(found)))


async def lobby(server: "Server", request: Request) -> Response:
    """Public tables."""
    found = await asyncio.to_thread(server.store.lobby)
    stored = [msgspec.json.decode(text, type=Summary) for text in found]
    live = server.tables.live
    return answer([summary(live[one.table].table) if one.table in live else one for one in stored])


async def open_table(server: "Server", request: Request) -> Response:
    """A new table, with those who sit down at once."""
    wanted = await body(request, NewTable)
    client, device = client_of(request.scope), device_of(request)
    if not server.opening.take(client):  # before any work is done for it
        raise Refused("too-many-tables")
    found = await server.reader.ask(CheckSetup(wanted=wanted, language=spoken(request)), client)
    created = created_act(wanted, msgspec.msgpack.decode(found.body, type=Setup), device)
    people = seated(Table.open("trial", created), wanted, device, server.tables.bots)
    id = await server.tables.open_table(created, people)
    return answer(Opened(id, f"/table/{id}"), 201)


def created_act(wanted: NewTable, setup: Setup, device: str) -> acts.Created:
    """The creation of a table."""
    return acts.Created(
        at=now_ms(), device=device, game=setup.game, rules=setup.rules, players=setup.players, options=setup.options,
        edition=setup.edition, secret=secrets.token_hex(32), position=setup.position, clock=wanted.clock,
        patience=wanted.patience, public=wanted.public, chat=wanted.chat, hints=wanted.hints,
    )  # fmt: skip


def seated(table: Table, wanted: NewTable, device: str, bots: Sequence[str]) -> list[AnyAct]:
    """The people and bots that sit down at once; tried out on a table that is thrown away."""
    done: list[AnyAct] = []
    for person in wanted.people:
        if person.seat >= len(table.seats) or table.seats[person.seat] is not None:
            raise Refused("taken-seat", seat=person.seat + 1)
        name = checked_name(table, person.name)
        sat = acts.Sat(
            at=now_ms(), device=device, owner=device, seat=person.seat, name=name, key=new_key(),
            contribution=person.contribution,
        )  # fmt: skip
        table.apply(sat)
        done.append(sat)
    for text, bot in sorted(wanted.bots.items()):
        seat = whole_number(text)
        if seat is None or seat >= len(table.seats) or table.seats[seat] is not None:
            raise Refused("taken-seat", seat=text[:5])
        if bot not in bots:
            raise Refused("unknown-bot", got=bot, known=", ".join(bots))
        bot_sat = acts.BotSat(at=now_ms(), seat=seat, bot=bot, name=bot_name(table, bot))
        table.apply(bot_sat)
        done.append(bot_sat)
    return done


async def qr(server: "Server", request: Request) -> Response:
    """The table's link as a picture."""
    id: str = request.path_params["table"]
    if id not in server.tables.live and not await asyncio.to_thread(server.store.knows, id):
        raise Refused("unknown-table")
    base = server.network.invitation(request.url.scheme, header(request.scope, b"host")[:LONGEST_HOST])
    picture = BytesIO()
    segno.make(f"{base}/table/{id}", error="m").save(picture, kind="svg", scale=4, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def come_back(server: "Server", request: Request) -> Response:
    """A personal link: the seat is looked up when it is this request's turn, for seats may change until then."""
    live = await server.tables.wake(request.path_params["table"])
    caller = Caller(device_of(request), client_of(request.scope))
    await live.happen(Claim(key=request.path_params["key"]), caller)
    return RedirectResponse(f"/table/{live.table.id}", 303)
