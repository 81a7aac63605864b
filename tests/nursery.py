"""Processes that start in half the time: copies of one that has loaded the modules already.

An interpreter of its own takes half a second of the processor until it has loaded the command or the server, and there
are hundreds in a run of the tests. These have all that makes a process: input and output, a folder, an environment, a
number to kill. The workers of such a server are copies of their supervisor in the same way. Only a test of starting
itself needs a fresh interpreter."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Mapping
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import DupFd
from subprocess import TimeoutExpired
from types import SimpleNamespace
from typing import IO, Any
from weakref import WeakSet

from shofar.web.run import supervise

PRELOADED = [
    "tests.nursery",
    "tests.warm",
    "shofar.cli",
    "shofar.terminal.play",
    "shofar.web.run.command",
    "shofar.web.run.worker",
]
HEARD = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGUSR1)  # by a supervisor
Streams = tuple[int, int, int]
INPUTS: WeakSet[IO[bytes]] = WeakSet()  # of all workers of this process


class Child:
    """A process that is asked like one of `subprocess`."""

    def __init__(self, process: BaseProcess) -> None:
        self._process = process
        process.start()
        assert process.pid is not None
        self.pid: int = process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutExpired(self._process.name, timeout or 0)
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()


class Forked(Child):
    """A process that runs the `main` of a module, or a script, with this input, output and output of errors. It leads
    a group of its own."""

    def __init__(
        self, program: str, arguments: list[str], streams: Streams, environ: Mapping[str, str], folder: str = "."
    ) -> None:
        nursery = multiprocessing.get_context("forkserver")
        nursery.set_forkserver_preload(PRELOADED)
        given = (program, arguments, [_Stream(one) for one in streams], dict(environ), folder)
        super().__init__(nursery.Process(target=_run, args=given))


class Copy(Child):
    """`subprocess.Popen([sys.executable, "-m", MODULE], ...)` as a copy of this process, which has no threads."""

    def __init__(self, args: list[str], env: Mapping[str, str], pass_fds: list[int], stdin: int) -> None:
        *interpreter, module = args
        assert interpreter == [sys.executable, "-m"] and stdin == subprocess.PIPE
        given, give = os.pipe()
        self.stdin = open(give, "wb", buffering=0)  # noqa: SIM115  until the worker is forgotten
        INPUTS.add(self.stdin)
        fork = multiprocessing.get_context("fork")
        signal.pthread_sigmask(signal.SIG_BLOCK, HEARD)  # they are for the copy as soon as it is one
        super().__init__(fork.Process(target=_become, args=(module, given, dict(env))))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
        os.close(given)


class _Stream:
    """A file descriptor that goes along."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (DupFd(self.number),)


def _received(stream: Any) -> int:
    number: int = stream.detach()
    return number


def _run(program: str, arguments: list[str], streams: list[int], environ: dict[str, str], folder: str) -> None:
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(folder)
    for standard, number in enumerate(streams):
        os.dup2(number, standard)
        os.close(number)
    _take(environ)
    # Of the supervisor only: everybody else starts processes as ever.
    setattr(supervise, "subprocess", SimpleNamespace(**vars(subprocess) | {"Popen": Copy}))  # noqa: B010
    sys.argv = [program, *arguments]
    if program.endswith(".py"):
        runpy.run_path(program, run_name="__main__")
    else:
        sys.exit(importlib.import_module(program).main())


def _become(module: str, given: int, environ: dict[str, str]) -> None:
    for one in list(INPUTS):  # whoever holds these keeps the workers from seeing that the supervisor has ended
        one.close()
    os.dup2(given, 0)
    os.close(given)
    _take(environ)
    for number in HEARD:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HEARD)
    importlib.import_module(module).main()


def _take(environ: Mapping[str, str]) -> None:
    """Input, output and surroundings, as an interpreter finds them when it starts."""
    os.environ.clear()
    os.environ.update(environ)
    encoding = environ.get("PYTHONIOENCODING", "utf-8")
    sys.stdin = os.fdopen(0, encoding=encoding, closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding=encoding, closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding=encoding, errors="backslashreplace", closefd=False)
