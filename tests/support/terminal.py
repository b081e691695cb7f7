"""A person at a terminal: the real command in a pseudo-terminal, typed at and read from."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable

PATIENCE = 60.0
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


class Terminal:
    """`tablee` with arguments in a terminal of so many columns."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 40, **environment: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablee", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(theirs)
        self.ours = ours
        self.raw = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may come in two pieces
        self.seen = 0

    @property
    def text(self) -> str:
        """Everything printed so far, without control codes."""
        return CONTROL.sub("", self.raw)

    def read_until(self, *expected: str) -> str:
        """Wait for one of the texts after what was read before; everything up to it."""
        deadline = time.monotonic() + PATIENCE
        while True:
            fresh = self.text[self.seen :]
            ends = [fresh.index(part) + len(part) for part in expected if part in fresh]
            if ends:
                self.seen += min(ends)
                return fresh[: min(ends)]
            if time.monotonic() > deadline or not self._receive():
                raise AssertionError(f"none of {expected} in what the terminal shows:\n{self.text}")

    def read_all(self) -> str:
        """Wait until the command has ended; everything it printed since."""
        deadline = time.monotonic() + PATIENCE
        while self._receive():
            if time.monotonic() > deadline:
                raise AssertionError(f"the command goes on, and the terminal shows:\n{self.text}")
        fresh = self.text[self.seen :]
        self.seen = len(self.text)
        return fresh

    def type(self, line: str) -> None:
        os.write(self.ours, line.encode() + b"\n")

    def press(self, key: str) -> None:
        """Control keys: "\\x03" is Ctrl-C, "\\x04" Ctrl-D."""
        os.write(self.ours, key.encode())

    def interrupt(self) -> None:
        """Ctrl-C until the command ends: Python overlooks one that comes in the moment before its `input` waits."""
        deadline = time.monotonic() + PATIENCE
        self.press("\x03")
        while self._receive() and time.monotonic() < deadline:
            if not select.select([self.ours], [], [], 2.0)[0] and self.process.poll() is None:
                self.press("\x03")

    def close(self) -> int:
        """The exit code."""
        self.read_all()
        code = self.process.wait(PATIENCE)
        os.close(self.ours)
        return code

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def _receive(self) -> bool:
        ready, _, _ = select.select([self.ours], [], [], 0.5)
        if not ready:
            return self.process.poll() is None
        try:
            chunk = os.read(self.ours, 65536)
        except OSError:
            return False
        self.raw += self._decoder.decode(chunk)
        return bool(chunk)


def _own_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored where the tests themselves run in the background


Run = Callable[..., "subprocess.CompletedProcess[str]"]
