"""Being told to stop, by Ctrl-C, by a signal or by a closed window: the game is saved first."""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Final

from shofar.bots.arena import Stop

PATIENCE: Final = 0.1


@contextlib.contextmanager
def interrupts_stop(stop: Stop) -> Iterator[None]:
    """The first Ctrl-C asks for an end after the games that are being played; the second does not wait for them."""

    def hear(_number: int, _frame: FrameType | None) -> None:
        if stop.wanted:
            raise KeyboardInterrupt
        stop.want()

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def heed_signals() -> None:
    """From now on the first such signal raises KeyboardInterrupt; further ones do not disturb the saving.

    Python hears a signal between two of its own steps. One that comes just before the line editor begins to wait for
    a key would be heard only after that key, so a thread sends it again until it is heard.
    """
    heard = threading.Event()

    def hear(_number: int, _frame: FrameType | None) -> None:
        if not heard.is_set():
            heard.set()
            raise KeyboardInterrupt

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), hear)
    if not hasattr(signal, "pthread_kill"):
        return
    came, comes = socket.socketpair()
    comes.setblocking(False)
    signal.set_wakeup_fd(comes.detach(), warn_on_full_buffer=False)
    main = threading.get_ident()

    def insist() -> None:
        number = came.recv(1)[0]
        while not heard.wait(PATIENCE):
            signal.pthread_kill(main, number)

    threading.Thread(target=insist, name="signals", daemon=True).start()
