"""The tables of the database, and how it is opened and brought up to date."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from tempfile import mkstemp
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
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    func,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from tablee.server.errors import Refused

REVISION = "0003"
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
    Index("tables_by_age", "changed"),
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
"""Everything that happened at a table."""

places = Table(
    "places",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
"""Which device has, or had, a seat at which table."""


records = Table(
    "records",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
)
"""The record of every finished match: it can be read whatever becomes of the rules."""

bans = Table(
    "bans",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("value", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)
"""Addresses and devices that are kept out."""

orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(80), nullable=False),
    Column("what", String(20), nullable=False),
    Column("target", String(200), nullable=False),
    Column("detail", Text, nullable=False),
)
"""What whoever runs the server has done, and by whom; a running server reads here what concerns it."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("address", String(80), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("leaving", Boolean, nullable=False),
    Column("report", Text, nullable=False),
)
"""The processes that share this database: where the others reach them, and until when their leases last."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String(40), ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
    Column("inherited", Boolean, nullable=False),
    Index("leases_by_node", "node", "inherited"),
)
"""Which node holds which table; whoever inherits one wakes it."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""The key with which cookies, and what nodes say to each other, are signed."""

PASSING = (nodes, leases)
"""What is about the processes that run now, and is no part of a copy."""


PATIENCE = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
            "tcp_user_timeout": 10_000}  # fmt: skip
"""Of a connection to PostgreSQL: a machine that is gone is not waited for."""
MOST_SECONDS = 30
"""What a statement may take there; a paused process does not keep others waiting for longer."""
MOST_PAGES = 40_000
"""Beside SQLite's file. A writer that finds more takes them in before it goes on; `tidy` keeps it from having to."""


def open_database(url: str, name: str = "tablee") -> Engine:
    """An engine for SQLite or PostgreSQL; every SQLite commit reaches the disk, and no error tells what was written.

    PostgreSQL knows our sessions by `name`.
    """
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if not url.startswith("sqlite"):
        options = f"-c statement_timeout={MOST_SECONDS}s -c idle_in_transaction_session_timeout={MOST_SECONDS}s"
        arguments = {**PATIENCE, "application_name": name, "options": options}
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=arguments)
    engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={MOST_PAGES}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def tidy(engine: Engine) -> None:
    """Take what SQLite has noted down beside its file into the file itself, in passing: nobody waits for it."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def up_to_date(url: str, name: str = "tablee") -> Engine:
    """The database in this version's form. A new SQLite file gets its name once it is whole, so that an empty one
    is always the remains of something.
    """
    path = Path(make_url(url).database or "") if url.startswith("sqlite") else None
    if path is not None and path.is_file() and path.stat().st_size == 0:
        raise Refused("empty-database", got=str(path))
    with explained(url):
        if path is not None and path.parent.is_dir() and not path.exists():
            _make_new(path)
        engine = open_database(url, name)
        migrate(engine)
        return engine


def existing_database(url: str) -> Engine:
    """A database that is there and in this version's form, for commands that look after a server."""
    path = Path(make_url(url).database or "") if url.startswith("sqlite") else None
    if path is not None and not path.is_file():
        raise Refused("no-database", got=str(path))
    with explained(url):
        engine = open_database(url)
        with engine.connect() as connection:
            found = revision(connection)
        if found != REVISION:
            engine.dispose()
            raise Refused("other-database", got=found, known=REVISION)
        return engine


def _make_new(path: Path) -> None:
    """A fresh SQLite file, private, and whole before it has its name."""
    handle, draft = mkstemp(dir=path.parent, prefix=path.name)
    os.close(handle)
    try:
        engine = open_database(f"sqlite:///{draft}")
        migrate(engine)
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        engine.dispose()
        os.replace(draft, path)
    finally:
        for left in (draft, f"{draft}-wal", f"{draft}-shm"):
            Path(left).unlink(missing_ok=True)


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


MIGRATION_LOCK = 8642
"""The number of an advisory lock."""


def migrate(engine: Engine) -> None:
    """Bring a database, new or old, to this version's form; Alembic is heavy, and loaded only if there is work."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # several nodes may start at once
            connection.execute(text("set local statement_timeout = 0"))
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
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
