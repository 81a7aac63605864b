"""Processes that start in half the time: copies of one that has loaded the modules already.

An interpreter of its own takes half a second of the processor until it has loaded the command or the server, and there
are hundreds in a run of the tests. These have all that makes a process: input and output, a folder, an environment, a
number to kill. Only a test of starting itself needs a fresh interpreter."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping
from multiprocessing.reduction import DupFd
from subprocess import TimeoutExpired
from typing import Any

PRELOADED = ["tests.nursery", "shofar.cli", "shofar.terminal.play", "shofar.web.run.command", "shofar.web.run.worker"]
Streams = tuple[int, int, int]


class Forked:
    """A process that runs the `main` of a module, or a script, with this input, output and output of errors. It leads
    a group of its own. To be asked like one of `subprocess`."""

    def __init__(
        self, program: str, arguments: list[str], streams: Streams, environ: Mapping[str, str], folder: str = "."
    ) -> None:
        nursery = multiprocessing.get_context("forkserver")
        nursery.set_forkserver_preload(PRELOADED)
        given = (program, arguments, [_Stream(one) for one in streams], dict(environ), folder)
        self._process = nursery.Process(target=_run, args=given)
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

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
    os.environ.clear()
    os.environ.update(environ)
    for standard, number in enumerate(streams):
        os.dup2(number, standard)
        os.close(number)
    encoding = environ.get("PYTHONIOENCODING", "utf-8")
    sys.stdin = os.fdopen(0, encoding=encoding, closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding=encoding, closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding=encoding, errors="backslashreplace", closefd=False)
    sys.argv = [program, *arguments]
    if program.endswith(".py"):
        runpy.run_path(program, run_name="__main__")
    else:
        sys.exit(importlib.import_module(program).main())
