"""REST: what a page needs to draw a table and to check its luck: the edition's components, and every draw."""

from itertools import groupby

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from tablee.core.game import CHANCE
from tablee.core.match import Match
from tablee.server.answering import answer
from tablee.server.errors import Refused
from tablee.server.house import House
from tablee.server.messages.rest import Draw, Tickets


def draws(match: Match) -> list[Draw]:
    """Every outcome of luck, with the tickets it was drawn from."""
    game, state = match.game, match.origin.copy()
    drawn = []
    for ply, (actor, action) in enumerate(match.actions):
        if actor == CHANCE:
            tickets = [game.text(state, game.ticket(state, number)) for number in range(game.tickets(state))]
            runs = [Tickets(text, len(list(same))) for text, same in groupby(tickets)]
            drawn.append(Draw(ply, game.text(state, action), runs))
        game.apply(state, action)
    return drawn


def showing_routes(house: House) -> APIRouter:
    """All of it as routes."""
    router = APIRouter()

    @router.get("/api/tables/{table}/edition")
    async def edition(request: Request, table: str) -> Response:
        return answer((await house.room(table)).table.game.edition.data)

    @router.get("/api/tables/{table}/luck")
    async def luck(request: Request, table: str) -> Response:
        match = (await house.room(table)).table.match
        if match is None or not match.over:
            raise Refused("not-over-yet")
        return answer(draws(match))

    return router
