"""What the person who runs the server decides."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Final

from shofar.folders import data_folder
from shofar.web.errors import WebError

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
    undos: int = 500  # at a table: each stays a line of its log
    sets: int = 1_000  # times that a table to learn at is set up anew: each keeps a position
    events: int = 6_000  # at a table; then only moves are possible, and their number is the game's
    people: float = 1.0  # newcomers per second and address, with a burst of sixty
    writes: float = 20.0  # per second and address, with a burst of three times as many
    makes: float = 1.0  # new tables per second and address, with a burst of sixty
    looks: float = 20.0  # pages that need thought per second and address, with a burst of ten times as many
    tables: int = 100  # unfinished tables of one person
    stored: int = 1_000  # tables of one person, finished ones too
    bytes: int = 100_000_000  # that the tables of one person may take
    records: int = 20  # opened records of one person: the oldest goes for the next one
    room: int = 20_000_000_000  # bytes of the database beyond which no table is made
    streams: int = 24  # open streams of one visitor
    sitting: int = 400  # of one address, at tables where it sits
    watching: int = 60  # of one address, at tables of others
    watchers: int = 500  # of one table, of those who have no seat there
    abreast: int = 4  # requests of one address that are worked on at once
    waiting: int = 100  # and that wait for that
    share: float = 0.5  # of a worker's time that an address may use, with a burst of ten seconds' worth
    rooms: int = 1_000  # games kept in memory
    asks: int = 1  # letters in an hour that ask a mailbox whether it may be written to
    asks_from: int = 10  # such letters in an hour for visitors from one address
    letters: int = 6  # in an hour to a mailbox
    hooks: int = 60  # calls in an hour of a webhook
    hook_hosts: int = 600  # and of all webhooks at a host: their addresses may be many


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days things are kept that nobody comes back to; 0: for ever."""

    lobby: int = 14  # a table whose game was never begun
    idle: int = 365  # a game that nobody goes on with or looks at
    stopped: int = 180  # a game that this program cannot continue
    finished: int = 365
    record: int = 2  # a record that somebody opened: they have the file
    chat: int = 180  # what was said, at any table
    links: int = 30  # those that were revoked
    people: int = 30  # who hold no seat and have no table

    @classmethod
    def of(cls, text: str) -> Keep:
        """From words like `finished=90 record=1`."""
        found = dict(word.partition("=")[::2] for word in text.replace(",", " ").split())
        names = [part.name for part in fields(cls)]
        for name, days in found.items():
            if name not in names or not days.isdecimal() or int(days) > 100_000:
                raise WebError(
                    "bad-keep", f"what is kept is a name and a number of days, like finished=90, not '{name}={days}'; "
                    f"the names are {', '.join(names)}"
                )  # fmt: skip
        return cls(**{name: int(days) for name, days in found.items()})


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
    gallery: bool = False  # boards of random games, for those who draw them
    mail: Mail = Mail()
    limits: Limits = Limits()
    keep: Keep = Keep()
    metrics_token: str = field(default="", repr=False)  # lets others than this machine read the metrics
    worker: int = 0  # which of the workers this is
    metrics_folder: str = ""  # where the workers tell each other what they have counted

    @property
    def secure(self) -> bool:
        """Whether pages are served over https."""
        return self.public_url.startswith("https://")
