"""A copy of the whole database as a SQLite file, and of the server's key: a folder to start from."""

import os
import shutil
from pathlib import Path

from sqlalchemy import Engine, func, select

from tablee.server.errors import Refused
from tablee.server.settings import DATABASE_FILE, KEY_FILE, Settings
from tablee.server.storage.schema import metadata, migrate, open_database, tables

CHUNK = 1_000


def back_up(settings: Settings, folder: Path) -> int:
    """Copy everything as it is at one moment, while the server goes on; the number of tables."""
    if folder.exists():
        raise Refused("backup-exists", got=str(folder))
    if settings.database is None and not (settings.data / DATABASE_FILE).is_file():
        raise Refused("backup-nothing", got=str(settings.data))
    folder.mkdir(parents=True, mode=0o700)
    source = open_database(settings.database_url)
    target = open_database(f"sqlite:///{folder / DATABASE_FILE}")
    try:
        migrate(target)
        copied = _copy(source, target)
    finally:
        source.dispose()
        target.dispose()
    os.chmod(folder / DATABASE_FILE, 0o600)
    if (settings.data / KEY_FILE).is_file():
        shutil.copy(settings.data / KEY_FILE, folder / KEY_FILE)
        os.chmod(folder / KEY_FILE, 0o600)
    return copied


def _copy(source: Engine, target: Engine) -> int:
    """Row by row within one snapshot, so that SQLite and PostgreSQL are copied alike."""
    is_sqlite = source.dialect.name == "sqlite"
    with source.connect() as reading, target.begin() as writing:
        reading.exec_driver_sql("BEGIN" if is_sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        for table in metadata.sorted_tables:
            rows = reading.execution_options(yield_per=CHUNK).execute(select(table))
            for part in rows.mappings().partitions(CHUNK):
                writing.execute(table.insert(), [dict(row) for row in part])
        return int(writing.execute(select(func.count()).select_from(tables)).scalar_one())
