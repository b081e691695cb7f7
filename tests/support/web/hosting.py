"""A web host that has only files, as anybody has one: `python -m http.server`."""

import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

START_SECONDS = 20


class FileHost:
    """Serves a folder on loopback; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "FileHost":
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(self.folder)]
        self.process = subprocess.Popen(
            [*command, str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )  # fmt: skip
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                with urlopen(self.address, timeout=START_SECONDS):
                    return self
            except OSError:
                assert time.monotonic() < end, "the host of files does not answer"
                time.sleep(0.05)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(START_SECONDS)
            self.process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
