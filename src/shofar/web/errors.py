"""What can go wrong at a table or in the store, as one sentence for the person who caused it, with its HTTP status."""

from __future__ import annotations

from typing import ClassVar

from shofar.engine.errors import ShofarError


class WebError(ShofarError):
    """An error a visitor sees as a sentence."""

    status: ClassVar[int] = 400


class Refused(WebError):
    """The request is understood and not allowed."""

    status = 403


class NotFound(WebError):
    """There is no such thing, or none that this visitor may know of."""

    status = 404


class Conflict(WebError):
    """The table has moved on since the page was drawn."""

    status = 409


class Lost(Conflict):
    """Another write to the same table was stored first."""

    def __init__(self) -> None:
        super().__init__("moved-on", "someone was faster: the table has moved on")


class TooSlow(WebError):
    status = 408


class TooHard(WebError):
    """What a visitor brought along takes too long to work out, or cannot be worked out at all."""

    status = 400


class TooLarge(WebError):
    status = 413


class TooMany(WebError):
    status = 429


class StoreError(WebError):
    """The database cannot be used now; nothing was changed."""

    status = 503


class Damaged(StoreError):
    """A part of the database cannot be read. Whatever is stored elsewhere can."""

    status = 500

    def __init__(self, what: str = "a part of the database is damaged") -> None:
        self.what = what
        super().__init__(
            "damaged",
            f"this table cannot be read: {what}. The others go on; "
            "whoever runs this server can save them (shofar db backup)",
        )
