"""A person at a terminal: the real command in a pseudo-terminal, typed at and read from."""

import codecs
import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path

from tests.support.waiting import TIMEOUT, is_readable, wait_for

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
        while True:
            fresh = self.text[self.seen :]
            ends = [fresh.index(part) + len(part) for part in expected if part in fresh]
            if ends:
                self.seen += min(ends)
                return fresh[: min(ends)]
            if not self._receive():
                raise AssertionError(f"the command ended, and none of {expected} is in what it showed:\n{self.text}")

    def read_all(self) -> str:
        """Wait until the command has ended; everything it printed since."""
        while self._receive():
            pass
        fresh = self.text[self.seen :]
        self.seen = len(self.text)
        return fresh

    def type(self, line: str) -> None:
        os.write(self.ours, line.encode() + b"\n")

    def press(self, key: str) -> None:
        """Control keys: "\\x03" is Ctrl-C, "\\x04" Ctrl-D."""
        os.write(self.ours, key.encode())

    def interrupt(self) -> None:
        """Ctrl-C once the command waits for input: Python overlooks one that comes in the moment before."""
        wait_for(self._is_waiting, what="a command that waits for input")
        self.press("\x03")

    def _is_waiting(self) -> bool:
        """Whether the process sleeps: after its prompt, only to read."""
        return Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"

    def close(self) -> int:
        """The exit code."""
        self.read_all()
        code = self.process.wait(TIMEOUT)
        os.close(self.ours)
        return code

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def _receive(self) -> bool:
        """Wait for more output; False once the command has closed its terminal, as it does when it ends."""
        if not is_readable(self.ours):
            raise AssertionError(f"the command goes on in silence, and the terminal shows:\n{self.text}")
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
