"""What the host decides: where data lives, who may connect, and how much anybody may ask for."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from tablee.server.errors import Refused
from tablee.server.limits import Limits

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
    processes: int = 1
    """How many processes serve here, each a node; more than one share a PostgreSQL."""
    node_address: str = "127.0.0.1"
    """Where the other nodes reach this one: a host, and perhaps a port, the first of as many as there are processes."""
    limits: Limits = field(default_factory=Limits.from_environment)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE_FILE}"

    @property
    def node_host_and_port(self) -> tuple[str, int]:
        """10.0.0.1, 10.0.0.1:8650, [fd00::1]:8650; the port is 0 if none is given."""
        try:
            found = urlsplit(f"//{self.node_address}")
            if found.hostname and found.netloc == self.node_address:
                return found.hostname, found.port or 0
        except ValueError:
            pass
        raise Refused("bad-address", name="--node-address", expected="10.0.0.1:8650", got=self.node_address[:60])


def default_data_folder() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("tablee", appauthor=False))
