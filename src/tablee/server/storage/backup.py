"""A copy of the whole database as a SQLite file, the server's key included: a folder to start from."""

import shutil
from pathlib import Path

from sqlalchemy import Engine, func, select

from tablee.server.errors import Refused
from tablee.server.settings import DATABASE_FILE, Settings
from tablee.server.storage.schema import (
    PASSING,
    REVISION,
    explained,
    metadata,
    open_database,
    revision,
    tables,
    up_to_date,
)

CHUNK = 1_000


def back_up(settings: Settings, folder: Path) -> int:
    """Copy everything as it is at one moment, while the server goes on; the number of tables."""
    if folder.exists():
        raise Refused("backup-exists", got=str(folder))
    if settings.database is None and not (settings.data / DATABASE_FILE).is_file():
        raise Refused("backup-nothing", got=str(settings.data))
    try:
        folder.mkdir(parents=True, mode=0o700)
        copied = _copy_database(settings.database_url, f"sqlite:///{folder / DATABASE_FILE}")
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise Refused("bad-data-folder", got=str(folder), detail=error.strerror) from None
    except BaseException:
        shutil.rmtree(folder)
        raise
    return copied


def _copy_database(url: str, copy: str) -> int:
    with explained(url):
        source = open_database(url)
        try:
            with source.connect() as connection:
                found = revision(connection)
            if found != REVISION:
                raise Refused("other-database", got=found, known=REVISION)
            target = up_to_date(copy)
            try:
                return _copy(source, target)
            finally:
                target.dispose()
        finally:
            source.dispose()


def _copy(source: Engine, target: Engine) -> int:
    """Row by row within one snapshot, so that SQLite and PostgreSQL are copied alike."""
    is_sqlite = source.dialect.name == "sqlite"
    with source.connect() as reading, target.begin() as writing:
        reading.exec_driver_sql("BEGIN" if is_sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        for table in (one for one in metadata.sorted_tables if one not in PASSING):
            rows = reading.execution_options(yield_per=CHUNK).execute(select(table))
            for part in rows.mappings().partitions(CHUNK):
                writing.execute(table.insert(), [dict(row) for row in part])
        return int(writing.execute(select(func.count()).select_from(tables)).scalar_one())
