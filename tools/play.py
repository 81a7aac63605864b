"""Serve at once, and compile beside it: `play.py [options of shofar serve]`.

The server begins with the build there is, or as plain Python. When the compiled one is there, its worker is replaced.
"""

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import FrameType

from compile import missing_tool, pure, up_to_date

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(sys.prefix)
STEPS_BACK = 10  # behind those who play: as with `nice`
POLITELY = 5.0  # seconds that what compiles has to stop


def main(arguments: list[str]) -> int:
    missing = "" if pure() else missing_tool()
    if missing:
        print(f"Shofar runs as plain Python, slower, because {missing}", flush=True)
    stale = not missing and not pure() and not up_to_date()
    server = subprocess.Popen([sys.executable, "-m", "shofar", "serve", "--supervised", *arguments])
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, Passing(server))
    beside = Compiling(server) if stale else None
    code = server.wait()
    if beside:
        beside.stop()
    return code


class Passing:
    """A signal is passed on to the server, which knows how to stop. Ctrl-C has reached it already."""

    def __init__(self, server: subprocess.Popen[bytes]) -> None:
        self.server = server

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if number != signal.SIGINT:
            self.server.send_signal(number)


class Compiling:
    """What installs mypyc and compiles, in a session of its own: Ctrl-C does not reach it, we end it with all it
    started. It steps back for those who play."""

    def __init__(self, server: subprocess.Popen[bytes]) -> None:
        self.server = server
        self.stopping = threading.Event()
        self.job: subprocess.Popen[bytes] | None = None
        self.lock = threading.Lock()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        steps = [[str(ROOT / "tools" / "make_venv.py"), str(VENV), "build"], [str(ROOT / "tools" / "compile.py")]]
        if not any(self.fails(step) for step in steps):
            self.server.send_signal(signal.SIGUSR1)
            print("Shofar goes on compiled", flush=True)
        elif not self.stopping.is_set():
            print("Compiling failed, as said above: Shofar goes on as plain Python, slower", flush=True)

    def fails(self, step: list[str]) -> bool:
        with self.lock:
            if self.stopping.is_set():
                return True
            self.job = subprocess.Popen([sys.executable, *step], start_new_session=True, stdin=subprocess.DEVNULL)
            os.setpriority(os.PRIO_PROCESS, self.job.pid, STEPS_BACK)
        return self.job.wait() != 0 or self.stopping.is_set()

    def stop(self) -> None:
        with self.lock:
            self.stopping.set()
        if self.job and self.job.poll() is None:
            os.killpg(self.job.pid, signal.SIGTERM)
            try:
                self.job.wait(POLITELY)
            except subprocess.TimeoutExpired:
                os.killpg(self.job.pid, signal.SIGKILL)
        self.thread.join()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
