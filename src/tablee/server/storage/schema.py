"""The tables of the database, and how it is opened and brought up to date."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.errors import Refused

REVISION = "0001"
"""The form of the database that this version reads and writes: the last of the migrations."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_by_state", "public", "state", "changed"),
)
"""An index of what can be found in the acts: for the lobby and the history."""

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything that ever happened."""

places = Table(
    "places",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
"""Which device has, or had, a seat at which table."""


def open_database(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL; every SQLite commit reaches the disk."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": 30})
    with suppress(OSError):  # if it cannot be made, SQLite says why; its journal gets the same rights
        os.close(os.open(make_url(url).database or "", os.O_RDWR | os.O_CREAT, 0o600))

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Whatever is wrong with a database is told in a sentence, without its password."""
    try:
        yield
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        detail = str(getattr(error, "orig", None) or error).splitlines()[0]
        if isinstance(error, ModuleNotFoundError) and error.name == "psycopg":
            detail += " (pip install 'tablee[postgres]')"
        raise Refused("bad-database", got=url.rpartition("@")[2], detail=detail) from None


def migrate(engine: Engine) -> None:
    """Bring a database, new or old, to this version's form; Alembic is heavy, and loaded only if there is work."""
    with engine.begin() as connection:
        found = revision(connection)
        if found == REVISION:
            return
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(Path(str(files("tablee.server.storage"))) / "migrations"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise Refused("newer-database", got=found, known=REVISION) from None


def revision(connection: Connection) -> str | None:
    """The form that a database is in, None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar_one_or_none()
