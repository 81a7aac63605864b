"""The arena on a Ray cluster: the same matches, the same results, in the same order.

A task is a few games. Whoever is free takes the next one; a task whose worker is lost is given to another, and as a
game follows from its seed alone, it comes out the same. `docs/cluster.md` has a cluster file."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import shofar
from shofar.bots import arena
from shofar.bots.arena import Match, Result, Stop
from shofar.engine.errors import BadRequest
from shofar.env.extras import needed

LOCAL: Final = "local"
PATIENCE: Final = 10.0  # seconds until an address counts as unreachable
LISTENS: Final = 0.5  # seconds between two looks at a wish to stop
AHEAD: Final = 3  # tasks given out for each core, so that nobody waits for work
LOSSES: Final = 20  # workers that one task may lose before it is held to be its own fault
# How those who speak HTTP/2, as Ray does, greet each other: the fourth byte of a frame says what it is.
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
FRAME: Final = 9
SETTINGS: Final = b"\4"
STORE: Final = 200 * 1024 * 1024  # bytes of shared memory: results are small

Play = Callable[[Match], Result]


def run(
    matches: Sequence[Match], address: str, stop: Stop | None = None, jobs: int | None = None, play: Play = arena.play
) -> Iterator[Result]:
    """Play the matches on the cluster; fewer results after a `stop`, those that were finished by then."""
    ray = needed("ray", "ray")
    stop = stop or Stop()
    with connected(ray, address, jobs):
        tasks = _Tasks(ray, [_packed(match) for match in matches], play)
        try:
            yield from tasks.results(stop)
        finally:
            tasks.cancel()


@contextlib.contextmanager
def connected(ray: Any, address: str, jobs: int | None) -> Iterator[None]:
    """In touch with a cluster that runs, or with one made for this purpose on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "ignore_reinit_error": True}
    if address == LOCAL:
        quiet |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
    else:
        _reach(address)
    try:
        ray.init(address=address, **quiet)
    except Exception as error:  # Ray raises a plain one where a node does not come up
        raise _unreachable(address, str(error).partition("\n")[0]) from None
    try:
        yield
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """A sentence at once instead of minutes of trying."""
    if address == "auto":
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        raise BadRequest("bad-cluster", f"'{address}' is no address of a cluster: write local, auto, or host:port")
    try:
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(GREETING)
            answer = line.recv(FRAME, socket.MSG_WAITALL)
    except (OSError, OverflowError) as error:  # a port is at most 65535
        raise _unreachable(address, str(error)) from None
    if answer[3:4] != SETTINGS and "RAY_USE_TLS" not in os.environ:
        raise _unreachable(address, "something else answers there")


def _unreachable(address: str, why: str) -> BadRequest:
    help_with = "try again when the machine is less busy" if address == LOCAL else "start one with ray start --head"
    sentence = f"there is no Ray cluster at {address} ({why}); {help_with}, or leave --ray out"
    return BadRequest("no-cluster", sentence, address=address, why=why)


def _packed(match: Match) -> Match:
    """An owner's file is not on the other machines: its values go along."""
    if not isinstance(match.box, str):
        return match
    return replace(match, box=_box(match.title, match.box))  # type: ignore[arg-type]


_boxes: dict[tuple[str, str], shofar.Box] = {}


def _box(title: str, file: str) -> shofar.Box:
    return _boxes.setdefault((title, file), shofar.box(title, file))


def _play_all(play: Play, matches: Sequence[Match]) -> list[Result]:
    return [play(match) for match in matches]


class _Tasks:
    """What was given out, what has come back."""

    def __init__(self, ray: Any, matches: Sequence[Match], play: Play) -> None:
        self.ray: Final = ray
        self.play: Final = play
        self.chunks: Final = [matches[at : at + arena.CHUNK] for at in range(0, len(matches), arena.CHUNK)]
        self.task: Final = ray.remote(max_retries=LOSSES)(_play_all)
        self.window: Final = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.out: dict[Any, int] = {}  # reference -> number of the chunk
        self.back: dict[int, list[Result]] = {}
        self.given = 0
        self.withdrawn = False

    def results(self, stop: Stop) -> Iterator[Result]:
        """In the order of the matches; after a stop whatever is there."""
        told = 0
        while told < len(self.chunks):
            self._give(stop)
            if not self.out:
                break
            self._take()
            while told in self.back:
                yield from self.back.pop(told)
                told += 1
        for number in sorted(self.back):
            yield from self.back[number]

    def _give(self, stop: Stop) -> None:
        while self.given < len(self.chunks) and len(self.out) < self.window and not stop.wanted:
            self.out[self.task.remote(self.play, self.chunks[self.given])] = self.given
            self.given += 1
        if stop.wanted and self.given < len(self.chunks):
            self.given = len(self.chunks)
            self._withdraw()

    def _withdraw(self) -> None:
        """What is not finished is taken back. How a task ends that is interrupted, Ray leaves to what it was doing."""
        self.withdrawn = True
        for reference in list(self.out):
            self.ray.cancel(reference, force=False, recursive=False)

    def _take(self) -> None:
        ready, _ = self.ray.wait(list(self.out), num_returns=1, timeout=LISTENS)
        for reference in ready:
            number = self.out.pop(reference)
            try:
                self.back[number] = self.ray.get(reference)
            except self.ray.exceptions.TaskCancelledError:
                continue
            except self.ray.exceptions.WorkerCrashedError:
                sentence = (
                    f"{LOSSES} workers were lost one after the other with the games from number {number * arena.CHUNK}"
                )
                raise BadRequest("lost-workers", sentence) from None
            except self.ray.exceptions.RayError:
                if not self.withdrawn:
                    raise

    def cancel(self) -> None:
        for reference in self.out:
            with contextlib.suppress(Exception):
                self.ray.cancel(reference, force=False)
