"""A person at the terminal: types lines into the real command, through a pipe or on a terminal of its own."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from tests.nursery import Forked

SAVES = Path("data", "shofar", "saves")  # below the folder the command is run in
MODULE = "shofar.cli"
COMMAND = [sys.executable, "-m", MODULE]
PATIENCE = 300  # seconds: a busy machine is slow, not wrong


@dataclass
class Seen:
    """What came back."""

    out: str
    err: str
    code: int


def shofar_command(
    *arguments: int | Path | str, typed: str = "", folder: Path | str | None = None, **environ: str
) -> Seen:
    """Run the command with these lines as its input, in a folder of its own if none is named."""
    with TemporaryDirectory() as own:
        place = Path(own if folder is None else folder)
        surroundings = {**_environ(place), "PYTHONIOENCODING": "utf-8", **environ}
        with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
            given.write(typed.encode())
            given.seek(0)
            streams = (given.fileno(), out.fileno(), err.fileno())
            process = Forked(MODULE, [str(one) for one in arguments], streams, surroundings, str(place))
            code = process.wait(PATIENCE)
            out.seek(0)
            err.seek(0)
            return Seen(out.read().decode(), err.read().decode(), code)


class Terminal:
    """The command on a terminal: `expect` waits for a text, `type` types a line, `press` a key."""

    def __init__(self, *arguments: int | str, folder: Path, **environ: str) -> None:
        ours, theirs = pty.openpty()
        self.screen = ours
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.process = subprocess.Popen(
            [*COMMAND, *[str(argument) for argument in arguments]],
            stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, close_fds=True, start_new_session=True,
            preexec_fn=_own_terminal,  # noqa: PLW1509  no threads here
            env={**_environ(folder), "TERM": "xterm-256color", **environ},
        )  # fmt: skip
        os.close(theirs)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.screen)

    def expect(self, text: str) -> str:
        """Read until the text has come; returns what was read since the last time."""
        start = len(self.seen)
        while text not in self.seen[start:]:
            if not self._read():
                raise AssertionError(f"waited for {text!r}, saw {self.seen[start:]!r}")
        return self.seen[start:]

    def until(self, pattern: str) -> None:
        """Read until something like this has come."""
        while not re.search(pattern, self.seen):
            assert self._read(), f"waited for {pattern!r}, saw {self.seen!r}"

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.screen, key)

    def end(self) -> int:
        """Read to the end; returns the exit code."""
        while self._read():
            pass
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"it did not end; seen: {self.seen[-2000:]!r}") from None

    def _read(self) -> bool:
        ready, _, _ = select.select([self.screen], [], [], PATIENCE)
        if not ready:
            return False
        try:
            data = os.read(self.screen, 65536)
        except OSError:  # the other end is closed
            return False
        self.seen += self.decoder.decode(data)
        return bool(data)


def _environ(folder: Path | str) -> dict[str, str]:
    """The surroundings, with a data folder that is not the tester's own."""
    return {**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(Path(folder, "data"))}


def _own_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches it
    for number in (signal.SIGINT, signal.SIGTERM):  # as a shell starts a command, however these tests were started
        signal.signal(number, signal.SIG_DFL)
