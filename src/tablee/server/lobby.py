"""REST: the games on offer, opening a table, the lobby, coming back by a personal link."""

import asyncio
import hmac
import secrets
from importlib.resources import files
from io import BytesIO

import msgspec
import segno
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import tablee
from tablee.core.editions import Edition, find_edition
from tablee.core.game import Game, option_text
from tablee.core.registry import game_class, game_names
from tablee.core.texts import LANGUAGES, catalogue, sentences
from tablee.server import acts
from tablee.server.acts import AnyAct
from tablee.server.answering import answer, body, device_of, spoken
from tablee.server.border import client, header
from tablee.server.clock import now_ms
from tablee.server.deciding import BOT_NAMES, checked_name, new_key
from tablee.server.errors import PACKAGE, Refused
from tablee.server.house import House, summary
from tablee.server.limits import Buckets
from tablee.server.messages import VERSION
from tablee.server.messages.rest import GameInfo, Me, OptionInfo, ServerInfo, SourceInfo, Summary
from tablee.server.messages.settings import NewTable, Opened
from tablee.server.table import Player, Table

LONGEST_HOST = 260
"""Letters of a name of the Internet and its port."""


def game_info(kind: type[Game], language: str) -> GameInfo:
    """A game as the page needs it before there is a table."""
    texts = catalogue(kind.package, language)
    shipped = (files(kind.package) / "editions").iterdir()

    def meaning(name: str, value: str | bool) -> str:
        key = f"{name}.{option_text(value)}"
        return kind.say("option", key, language) if texts.has("option", key) else option_text(value)

    return GameInfo(
        name=kind.name, title=kind.say("game", "title", language), tagline=kind.say("game", "tagline", language),
        rules=kind.version,
        least_players=kind.seats[0], most_players=kind.seats[-1],
        options=[
            OptionInfo(
                name=name, clause=option.clause, text=kind.say("option", name, language), values=list(option.values),
                value_texts=[meaning(name, value) for value in option.values],
            )
            for name, option in kind.options_offered.items()
        ],
        presets={name: dict(options) for name, options in kind.presets.items()},
        editions=sorted(one.name.removesuffix(".toml") for one in shipped if one.name.endswith(".toml")),
        sources=[SourceInfo(s.name, s.clause, kind.say("source", s.name, language), s.running) for s in kind.sources],
        tie_breaks=[
            SourceInfo(t.name, t.clause, kind.say("tie_break", t.name, language), False) for t in kind.tie_breaks
        ],
        clauses=sentences(kind.package, language, "clause"),
    )  # fmt: skip


def created_act(wanted: NewTable, device: str, position: "dict[str, object] | None") -> acts.Created:
    """The creation of a table, everything checked."""
    kind = game_class(wanted.game)
    text = wanted.edition
    edition = Edition.parse(text, "your edition") if text and "=" in text else _shipped(kind, text)
    game = kind(players=wanted.players, options=wanted.options, preset=wanted.preset, edition=edition)
    if position is not None:
        game.state(position)
    return acts.Created(
        at=now_ms(), device=device, game=kind.name, rules=kind.version, players=game.players, options=game.options,
        edition=edition.text, secret=secrets.token_hex(32), position=position, clock=wanted.clock,
        patience=wanted.patience, public=wanted.public, chat=wanted.chat,
    )  # fmt: skip


def _shipped(kind: type[Game], name: str | None) -> Edition:
    """An edition that comes with the game; paths are for the command line only."""
    info = game_info(kind, LANGUAGES[0])
    if name is not None and name not in info.editions:
        raise tablee.BadEdition("edition-not-found", where=name[:60], known=", ".join(info.editions))
    return find_edition(kind.package, name)


def seated(table: Table, wanted: NewTable, device: str, bots: list[str]) -> list[AnyAct]:
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
    names = [name for name in BOT_NAMES if name.casefold() not in {taken.casefold() for taken in table.names}]
    for text, bot in sorted(wanted.bots.items()):
        seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else -1
        if not 0 <= seat < len(table.seats) or table.seats[seat] is not None:
            raise Refused("taken-seat", seat=text[:5])
        if bot not in bots:
            raise Refused("unknown-bot", got=bot, known=", ".join(bots))
        bot_sat = acts.BotSat(at=now_ms(), seat=seat, bot=bot, name=names.pop(0))
        table.apply(bot_sat)
        done.append(bot_sat)
    return done


def lobby_routes(house: House) -> APIRouter:
    """All of it as routes."""
    router = APIRouter()
    opening = Buckets(house.settings.limits.tables_per_client_hour / 3600, house.settings.limits.tables_per_client_hour)

    @router.get("/api/games")
    async def games(request: Request) -> Response:
        language = spoken(request)
        return answer(
            ServerInfo(
                protocol=VERSION, release=tablee.__version__, bots=house.bots, languages=list(LANGUAGES),
                games=[game_info(game_class(name), language) for name in game_names()],
                phrases=sentences(PACKAGE, language, "phrase"), warming=house.warming,
            )
        )  # fmt: skip

    @router.get("/api/me")
    async def me(request: Request) -> Response:
        return answer(
            Me(protocol=VERSION, matches=len(await asyncio.to_thread(house.store.matches, device_of(request))))
        )

    @router.get("/api/tables")
    async def lobby(request: Request) -> Response:
        found = await asyncio.to_thread(house.store.lobby)
        stored = [msgspec.json.decode(text, type=Summary) for text in found]
        live = {id: summary(room.table) for id, room in house.rooms.items() if room.table.created.public}
        return answer([live.get(one.table, one) for one in stored])

    @router.post("/api/tables")
    async def open_table(request: Request) -> Response:
        wanted = await body(request, NewTable)
        if not opening.take(client(request.scope)):  # before any work is done for it
            raise Refused("too-many-tables")
        position = None
        if wanted.start_from is not None:
            origin = (await house.room(wanted.start_from.table)).table
            if origin.match is None or not origin.match.over:
                raise Refused("not-over-yet")
            wanted.game, wanted.players = origin.created.game, origin.created.players
            wanted.options, wanted.preset, wanted.edition = origin.created.options, None, origin.created.edition
            position = origin.game.data(origin.match.state_at(wanted.start_from.ply))
        created = created_act(wanted, device_of(request), position)
        trial = Table.open("trial", created)
        people = seated(trial, wanted, device_of(request), house.bots)
        room = await house.open_table(created, people)
        return answer(Opened(room.table.id, f"/table/{room.table.id}"), 201)

    @router.get("/api/tables/{table}/qr.svg")
    async def qr(request: Request, table: str) -> Response:
        room = await house.room(table)
        base = house.settings.address or f"{request.url.scheme}://{header(request.scope, b'host')[:LONGEST_HOST]}"
        picture = BytesIO()
        segno.make(f"{base}/table/{room.table.id}", error="m").save(picture, kind="svg", scale=4, border=2)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @router.get("/return/{table}/{key}")
    async def come_back(request: Request, table: str, key: str) -> Response:
        room = await house.room(table)
        for seat, who in enumerate(room.table.seats):
            if isinstance(who, Player) and hmac.compare_digest(who.key.encode(), key.encode()):
                device = device_of(request)
                if device not in who.devices:
                    room.check_space()
                    await room.carry_out([acts.Claimed(at=now_ms(), device=device, seat=seat)])
                return RedirectResponse(f"/table/{room.table.id}", 303)
        raise Refused("wrong-link")

    return router
