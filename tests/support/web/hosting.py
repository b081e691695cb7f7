"""A host that has only files: Python's own `http.server`, in a thread of the test process."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

ANY_PORT = 0
POLL_SECONDS = 0.05
"""How often a server that is to stop looks whether it is."""


class SilentHandler(SimpleHTTPRequestHandler):
    """Serves files without a log on the standard error."""

    def log_message(self, *_: Any) -> None:
        pass


class FileHost:
    """Serves a folder on loopback; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = ANY_PORT
        self._server: ThreadingHTTPServer | None = None
        self._thread: Thread | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "FileHost":
        handler = partial(SilentHandler, directory=str(self.folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        self._thread = Thread(target=self._server.serve_forever, args=[POLL_SECONDS], daemon=True)
        self._thread.start()
        return self

    def stop(self) -> None:
        """Answer the requests under way and close the port."""
        if self._server is None or self._thread is None:
            return
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
        self._server = self._thread = None
