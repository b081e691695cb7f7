"""A real PostgreSQL for tests: the programs of the package `pgserver`, on a socket in a folder of our own."""

import os
import shutil
import signal
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tablee.server.storage.schema import up_to_date
from tests.support.waiting import wait_for

TEMPLATE = "migrated"
MEMORY = Path("/dev/shm")
ENOUGH = 2 * 2**30
"""Bytes for its files; a database takes eight million."""
UNSAFE = ("fsync", "synchronous_commit", "full_page_writes")
"""What keeps data through a power failure: no test has one, and PostgreSQL itself is never killed."""


class Postgres:
    """A server of its own, thrown away afterwards. It refuses to run as root, so root lends it to `nobody`."""

    def __init__(self) -> None:
        spec = find_spec("pgserver")
        assert spec is not None
        assert spec.submodule_search_locations is not None
        programs = Path(spec.submodule_search_locations[0]) / "pginstall" / "bin"
        in_memory = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-", dir=MEMORY if in_memory else None))
        how: dict[str, Any] = {"cwd": self.folder, "env": {"PATH": os.defpath, "HOME": str(self.folder)}}
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
            how |= {"user": "nobody", "group": "nogroup", "extra_groups": []}
        how |= {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        making = ["-D", "db", "-U", "tablee", "--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync"]
        subprocess.run([programs / "initdb", *making], check=True, **how)
        serving = ["-D", "db", "-k", str(self.folder), "-c", "listen_addresses="]
        serving += [part for name in UNSAFE for part in ("-c", f"{name}=off")]
        self._process = subprocess.Popen([programs / "postgres", *serving], **how)
        self._made = 0
        wait_for(self._is_ready, what="PostgreSQL")
        self._execute(f"create database {TEMPLATE}")
        up_to_date(self._address(TEMPLATE)).dispose()

    def _is_ready(self) -> bool:
        try:
            self._execute("select 1")
        except psycopg.OperationalError:
            return False
        return True

    def _execute(self, statement: str) -> None:
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _address(self, name: str) -> str:
        return f"postgresql://tablee@/{name}?host={self.folder}"

    def database(self, *, empty: bool = False) -> str:
        """The address of a fresh database, migrated if it is not to be empty."""
        self._made += 1
        name = f"tablee{self._made}"
        self._execute(f"create database {name} template {'template1' if empty else TEMPLATE}")
        return self._address(name)

    def stop(self) -> None:
        """At once: what is left of it is thrown away."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)
