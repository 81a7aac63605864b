"""What the person who runs the server decides."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from shofar.folders import data_folder

FILE: Final = "shofar.db"


def default_url() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{data_folder() / FILE}"


@dataclass(frozen=True, slots=True)
class Mail:
    """An SMTP server for turn notices; none if the host is empty."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    tls: bool = True


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes, rates and counts. Generous for people, tight for machines."""

    form: int = 16_384  # bytes of a posted form
    upload: int = 2_000_000  # bytes of a record or a box
    name: int = 24
    chat: int = 400
    chats: int = 2_000  # lines at a table
    undos: int = 500  # at a table: it is replayed with all of them
    events: int = 6_000  # at a table; then only moves are possible, and their number is the game's
    writes: float = 20.0  # per second and address, with a burst of three times as many
    makes: float = 1.0  # new tables per second and address, with a burst of sixty
    looks: float = 20.0  # pages that need thought per second and address, with a burst of ten times as many
    tables: int = 100  # unfinished tables of one person
    streams: int = 24  # open streams of one visitor
    watchers: int = 500  # open streams of one table
    rooms: int = 1_000  # games kept in memory
    asks: int = 1  # letters in an hour that ask a mailbox whether it may be written to
    asks_from: int = 10  # such letters in an hour for visitors from one address
    letters: int = 6  # in an hour to a mailbox
    hooks: int = 60  # calls in an hour of a webhook


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    public_url: str = ""
    thinkers: int = 1  # processes in which bots think, per worker
    strict: bool = True  # False: no rate limits, for measuring
    private_hooks: bool = False  # webhooks may go to machines of our own network, at any port
    hook_ports: tuple[int, ...] = (80, 443)  # of webhooks
    mail: Mail = Mail()
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        """Whether pages are served over https."""
        return self.public_url.startswith("https://")
