"""What the host decides: where data lives, who may connect, and how much anybody may ask for."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkstemp

from tablee.server.errors import Refused
from tablee.server.limits import Limits

KEY_FILE = "secret.key"
KEY_BYTES = 32
DATABASE_FILE = "tablee.db"


@dataclass(frozen=True)
class Settings:
    """Everything the server is started with."""

    data: Path
    database: str | None = None
    host: str = "127.0.0.1"
    port: int = 8642
    address: str | None = None
    """The address people type, where it differs from what they reach: https://play.example.org behind a proxy."""
    lan: bool = False
    """Listen in this machine's network from the start, too."""
    network: str | None = None
    """This machine's address in its network; else the one that is found."""
    origins: tuple[str, ...] = ()
    """Pages from elsewhere that may open sockets; the server's own always may."""
    proxies: str = "127.0.0.1"
    workers: int = 1
    bot_pace: float = 0.7
    """Seconds a bot's move takes at least, so that people see it and its time tells nothing; 0: as fast as it can."""
    keep_days: int = 365
    """Days after which a table that nobody touched is deleted; 0: never."""
    closing_grace: float = 0.5
    limits: Limits = field(default_factory=Limits.from_environment)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"


def default_data_folder() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("tablee", appauthor=False))


def server_key(data: Path) -> bytes:
    """The key that signs cookies: made on the first start, readable by its owner alone."""
    path = data / KEY_FILE
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            _write_key(path)
        key = path.read_bytes()
    except OSError as error:
        raise Refused("bad-data-folder", got=str(data), detail=error.strerror) from None
    if len(key) != KEY_BYTES:
        raise Refused("bad-key", got=str(path), expected=KEY_BYTES, size=len(key))
    return key


def _write_key(path: Path) -> None:
    """Whole or not at all: with what a crash had left of a key, anybody could sign cookies."""
    handle, draft = mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
