"""A real PostgreSQL for tests: the programs of the package `pgserver`, on a socket in a folder of our own."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class Postgres:
    """A server of its own, thrown away afterwards. It refuses to run as root, so root lends it to `nobody`."""

    def __init__(self) -> None:
        spec = find_spec("pgserver")
        assert spec is not None
        assert spec.submodule_search_locations is not None
        self._programs = Path(spec.submodule_search_locations[0]) / "pginstall" / "bin"
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
        self._how: dict[str, Any] = {"cwd": self.folder, "env": {"PATH": os.defpath, "HOME": str(self.folder)}}
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
            self._how |= {"user": "nobody", "group": "nogroup", "extra_groups": []}
        quietly = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        making = ["-D", "db", "-U", "tablee", "--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync"]
        subprocess.run([self._programs / "initdb", *making], check=True, **quietly, **self._how)
        serving = ["-D", "db", "-k", str(self.folder), "-c", "listen_addresses="]
        self._process = subprocess.Popen([self._programs / "postgres", *serving], **quietly, **self._how)
        self._made = 0
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + 30
        ready = [self._programs / "pg_isready", "-h", str(self.folder)]
        while subprocess.run(ready, capture_output=True).returncode:
            assert time.monotonic() < end, "PostgreSQL did not start"
            time.sleep(0.05)

    def database(self) -> str:
        """The address of a fresh database."""
        self._made += 1
        name = f"tablee{self._made}"
        making = ["-h", str(self.folder), "-U", "tablee", name]
        subprocess.run([self._programs / "createdb", *making], check=True, **self._how)
        return f"postgresql://tablee@/{name}?host={self.folder}"

    def stop(self) -> None:
        """At once: nobody needs what is left of it."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)
