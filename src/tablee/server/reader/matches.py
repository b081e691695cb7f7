"""Reading matches: positions at any ply, and reports."""

import platform

import msgspec

import tablee
from tablee.core.errors import BadInput
from tablee.core.game import CHANCE, OVER
from tablee.core.kernel import gear
from tablee.server import views
from tablee.server.errors import Refused
from tablee.server.messages.rest import Replay
from tablee.server.table import Table


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
    whole = match.over and seat is None
    view = state if whole else match.game.view(state, seat)
    sheet, scores = views.points(match.game, view)
    actor: int | str | None = {CHANCE: "chance", OVER: None}.get(state.actor, int(state.actor))
    return Replay(
        table=table.id, game=table.created.game, names=table.names, seat=seat, ply=at, last=match.ply,
        actor=actor, view=match.game.data(view), scores=scores, sheet=sheet,
        log=views.log(match, seat, table.names, language, 0, at, whole), fairness=views.fairness(table),
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
        return "\n".join(lines) + table.match.record()
    if table.match is not None:
        seats = table.seats_of(device)
        shown = replay_of(table, device, seats[0] if seats else None, None, language)
        lines += [line.text for line in shown.log]
        lines += ["", msgspec.json.encode(shown.view).decode()]
    return "\n".join(lines) + "\n"
