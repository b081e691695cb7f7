"""`tablee admin`: what whoever runs a server can do to its tables and its guests, while it runs or not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import choose_language
from tablee.cli.language import language as spoken
from tablee.cli.options import Language
from tablee.cli.serve import Data, Database

if TYPE_CHECKING:
    from sqlalchemy import Engine

admin = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look after a server: its tables, its guests, its data."
)

Tables = Annotated[list[str], typer.Argument(metavar="TABLE...", help="The last part of the table's link.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The last part of the table's link.")]
By = Annotated[str | None, typer.Option("--by", metavar="NAME", help="Who gives the order; else your user name.")]
State = Annotated[
    str | None, typer.Option("--state", metavar="open|playing|over", help="Only tables in this state; else all.")
]
Most = Annotated[int, typer.Option("--most", min=1, metavar="N", help="How many to list, the latest first.")]
Whom = Annotated[str, typer.Argument(metavar="WHOM", help="An address (of IPv6 its network), or a device.")]
Device = Annotated[str, typer.Argument(metavar="DEVICE", help="As `tablee admin show` names it.")]


@contextmanager
def _database(data: Path | None, database: str | None, language: str | None) -> "Iterator[Engine]":
    """The database of a server, in the form this version knows."""
    from tablee.server.settings import Settings, default_data_folder
    from tablee.server.storage.schema import existing_database

    choose_language(language)
    engine = existing_database(Settings(data=data or default_data_folder(), database=database).database_url)
    try:
        yield engine
    finally:
        engine.dispose()


def _say(key: str, **params: object) -> None:
    from tablee.core.texts import sentence
    from tablee.server.errors import PACKAGE

    typer.echo(sentence(PACKAGE, spoken(), "admin", key, **params))


def _who(by: str | None) -> str:
    from getpass import getuser

    return by or getuser()


def _when(milliseconds: int) -> str:
    from datetime import datetime

    return datetime.fromtimestamp(milliseconds / 1000).isoformat(" ", "minutes")


@admin.command("tables")
def tables(
    state: State = None, most: Most = 50, data: Data = None, database: Database = None, language: Language = None
) -> None:  # fmt: skip
    """List tables, the latest first."""
    from tablee.server.storage.store import Store

    with _database(data, database, language) as engine:
        for one in Store(engine).all_tables(state, most):
            names = ", ".join(name for name in one.names if name)
            typer.echo(f"{one.table}  {_when(one.changed)}  {one.state:7}  {one.game}  {names}")


@admin.command("show")
def show(table: Table, data: Data = None, database: Database = None, language: Language = None) -> None:
    """Show who sits at a table, with the devices that have the seats."""
    from tablee.server.storage.orders import people_at

    with _database(data, database, language) as engine:
        for seat, name, devices in people_at(engine, table):
            _say("seat", seat=seat + 1, name=name, devices=", ".join(devices))


@admin.command("close")
def close(
    tables: Tables, by: By = None, data: Data = None, database: Database = None, language: Language = None
) -> None:  # fmt: skip
    """End tables: they can be looked at, but nothing happens there any more."""
    from tablee.server.storage.orders import close_table

    with _database(data, database, language) as engine:
        for table in tables:
            close_table(engine, table, _who(by))
            _say("closed", table=table)


@admin.command("delete")
def delete(
    tables: Tables, by: By = None, data: Data = None, database: Database = None, language: Language = None
) -> None:  # fmt: skip
    """Delete tables with everything that is stored of them."""
    from tablee.server.storage.orders import delete_tables

    with _database(data, database, language) as engine:
        _say("deleted", count=delete_tables(engine, tables, _who(by)))


@admin.command("ban")
def ban(
    whom: Whom, reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="For the log.")] = "",
    by: By = None, data: Data = None, database: Database = None, language: Language = None,
) -> None:  # fmt: skip
    """Keep an address or a device out, at once."""
    from tablee.server.addresses import ban_of
    from tablee.server.storage.orders import ban as keep_out

    kind, value = ban_of(whom)
    with _database(data, database, language) as engine:
        keep_out(engine, kind, value, reason, _who(by))
        _say("banned", whom=value)


@admin.command("unban")
def unban(
    whom: Whom, by: By = None, data: Data = None, database: Database = None, language: Language = None
) -> None:  # fmt: skip
    """Let an address or a device in again."""
    from tablee.server.addresses import ban_of
    from tablee.server.storage.orders import unban as let_in

    _, value = ban_of(whom)
    with _database(data, database, language) as engine:
        _say("unbanned" if let_in(engine, value, _who(by)) else "not-banned", whom=value)


@admin.command("bans")
def bans(data: Data = None, database: Database = None, language: Language = None) -> None:
    """List who is kept out."""
    from tablee.server.storage.store import Store

    with _database(data, database, language) as engine:
        for kind, value, at, reason in Store(engine).all_bans():
            _say("ban", kind=kind, whom=value, at=_when(at), reason=reason)


@admin.command("erase")
def erase(
    device: Device, by: By = None, data: Data = None, database: Database = None, language: Language = None
) -> None:  # fmt: skip
    """Erase a person's names and talk at all tables of a device; the matches stay."""
    from tablee.server.storage.orders import erase_device

    with _database(data, database, language) as engine:
        _say("erased", count=erase_device(engine, device, _who(by)))


@admin.command("prune")
def prune(
    days: Annotated[int, typer.Option("--days", min=1, metavar="N", help="How long nobody touched them.")] = 365,
    by: By = None, data: Data = None, database: Database = None, language: Language = None,
) -> None:  # fmt: skip
    """Delete tables that nobody has touched for so many days; a running server does it by itself (--keep-days)."""
    from tablee.server.storage.orders import prune as delete_old

    with _database(data, database, language) as engine:
        _say("deleted", count=delete_old(engine, days, _who(by)))


@admin.command("revoke")
def revoke(
    table: Table, seat: Annotated[int, typer.Argument(min=1, metavar="SEAT", help="Counted from 1.")],
    forget: Annotated[bool, typer.Option("--forget", help="Its devices lose the seat, too.")] = False,
    by: By = None, data: Data = None, database: Database = None, language: Language = None,
) -> None:  # fmt: skip
    """Give a seat a new personal link; the old one opens nothing any more."""
    from tablee.server.storage.orders import revoke_link

    with _database(data, database, language) as engine:
        _say("revoked", link=revoke_link(engine, table, seat - 1, forget, _who(by)))


@admin.command("log")
def log(most: Most = 50, data: Data = None, database: Database = None, language: Language = None) -> None:
    """Show who did what here, the latest first."""
    from tablee.server.storage.orders import all_orders

    with _database(data, database, language) as engine:
        for at, by, what, target, detail in all_orders(engine, most):
            typer.echo(f"{_when(at)}  {by}  {what}  {target}  {detail}")
