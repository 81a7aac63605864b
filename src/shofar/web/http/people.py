"""Visitors: a browser that does something gets a name and a secret in a cookie. There are no accounts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from shofar.web.errors import TooMany
from shofar.web.fair import lane_of
from shofar.web.http import secret
from shofar.web.http.guard import Buckets
from shofar.web.http.tongue import language_of
from shofar.web.store.model import Person
from shofar.web.store.store import Store, now

COOKIE: Final = "shofar"
YEAR: Final = 365 * 86_400
DAY: Final = 86_400_000  # milliseconds
KEPT: Final = 5_000


BROWSERS: Final = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", ""), ("Chrome", ""), ("Safari", ""))
SYSTEMS: Final = (("iPhone", ""), ("iPad", ""), ("Android", ""), ("Windows", ""), ("Macintosh", "Mac"), ("Linux", ""))


def device_of(agent: str) -> str:
    """What a browser says it is, in two words that its owner recognizes."""
    found = (next((name or mark for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who looks: a person that the store knows, or nobody yet."""

    person: Person | None
    secret: str
    address: str
    theme: str
    language: str
    new: bool = False  # the answer has to carry the cookie
    place: str = ""  # the address, without a language

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""

    @property
    def mark(self) -> str:
        """What limits are counted by."""
        return self.id or self.address


class People:
    """Knows visitors by their cookie."""

    def __init__(self, store: Store, secure: bool, newcomers: Buckets | None = None) -> None:
        """`newcomers` says how many there may be from one address."""
        self.store: Final = store
        self.secure: Final = secure
        self.newcomers: Final = newcomers
        self._known: Final[OrderedDict[str, Person]] = OrderedDict()

    async def visitor(self, request: HTTPConnection) -> Visitor:
        """The visitor behind a request. A forged or old cookie is as good as none."""
        cookies = request.cookies
        theme = cookies.get("theme", "")
        address = lane_of(request.client.host if request.client else "")
        person, given = await self._person(cookies.get(COOKIE, ""))
        language = language_of(request, person.language if person else "")
        theme = theme if theme in ("light", "dark") else ""
        return Visitor(person, given, address, theme, language, place=request.scope["path"])

    async def _person(self, cookie: str) -> tuple[Person | None, str]:
        id, _, given = cookie.partition(".")
        if not given or len(cookie) > 200 or not cookie.isascii() or not cookie.isprintable():
            return None, ""
        person = self._known.get(id)
        if person is None:
            person = await asyncio.to_thread(self.store.person, id)
        if person is None or not secret.same(given, person.hash):
            return None, ""
        self._keep(person)
        return person, given

    def _keep(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        """What is known about a person was changed by somebody else."""
        self._known.pop(person, None)

    async def greet(self, visitor: Visitor, name: str = "") -> Visitor:
        """The visitor as a person: a new one is written down; a new name is taken over. Whoever comes back is seen, so
        that they are not forgotten, and if they were they begin anew."""
        if visitor.person is not None and now() - visitor.person.seen > DAY:
            visitor = await self._see(visitor, visitor.person)
        if visitor.person is None:
            if self.newcomers is not None and not self.newcomers.take(visitor.address, monotonic()):
                raise TooMany("too-fast", "that was a lot at once: wait a moment")
            given = secret.person_secret()
            at = now()
            person = Person(secret.person_id(), secret.hashed(given), name, visitor.language, made=at, seen=at)
            await self.store.written("", lambda c: self.store.add_person(c, person))
            self._keep(person)
            return replace(visitor, person=person, secret=given, new=True)
        if name and name != visitor.person.name:
            return await self.change(visitor, name=name)
        return visitor

    async def _see(self, visitor: Visitor, person: Person) -> Visitor:
        at = now()
        if await self.store.written(person.id, lambda c: self.store.change_person(c, person.id, seen=at)):
            self._keep(replace(person, seen=at))
            return replace(visitor, person=replace(person, seen=at))
        self._known.pop(person.id, None)
        return replace(visitor, person=None, secret="")

    async def change(self, visitor: Visitor, **values: Any) -> Visitor:
        """Change what a person told us: name, e-mail, webhook."""
        person = visitor.person
        assert person is not None
        await self.store.written(person.id, lambda c: self.store.change_person(c, person.id, **values))
        changed = await asyncio.to_thread(self.store.person, person.id)
        assert changed is not None
        self._keep(changed)
        return replace(visitor, person=changed)

    def remember(self, response: Response, visitor: Visitor) -> None:
        """Give a new person the cookie."""
        if visitor.new and visitor.person:
            value = f"{visitor.person.id}.{visitor.secret}"
            response.set_cookie(
                COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=self.secure, path="/"
            )  # fmt: skip
