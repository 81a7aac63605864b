"""Being told to stop, by Ctrl-C, by a signal or by a closed window: the game is saved first."""

from __future__ import annotations

import signal
import socket
import threading
from types import FrameType
from typing import Final

PATIENCE: Final = 0.1


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
