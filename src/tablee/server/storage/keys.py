"""The key of the house: it signs cookies, and what nodes pass on to each other."""

import secrets
from pathlib import Path

from sqlalchemy import Engine, select
from sqlalchemy.exc import IntegrityError

from tablee.server.errors import Refused
from tablee.server.storage import schema

NAME = "house"
KEY_BYTES = 32
FORMER_FILE = "secret.key"
"""Where the key was before it was in the database, whose nodes share it."""


def house_key(engine: Engine, data: Path) -> bytes:
    """Made on the first start, by whichever node comes first; a key from before goes into the database."""
    former = _former_key(data / FORMER_FILE)
    key = _stored(engine)
    if key is None:
        try:
            with engine.begin() as connection:
                made = former or secrets.token_bytes(KEY_BYTES)
                connection.execute(schema.keys.insert().values(name=NAME, value=made))
        except IntegrityError:
            pass  # another node was faster
        key = _stored(engine)
    assert key is not None
    if former == key:
        (data / FORMER_FILE).unlink(missing_ok=True)
    return key


def _stored(engine: Engine) -> bytes | None:
    with engine.connect() as connection:
        found = connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == NAME)).scalar_one_or_none()
    return None if found is None else bytes(found)


def _former_key(path: Path) -> bytes | None:
    """A key that is not whole is refused: with what a crash had left of it, anybody could sign cookies."""
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Refused("bad-data-folder", got=str(path.parent), detail=error.strerror) from None
    if len(key) != KEY_BYTES:
        raise Refused("bad-key", got=str(path), expected=KEY_BYTES, size=len(key))
    return key
