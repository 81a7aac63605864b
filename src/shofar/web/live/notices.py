"""Turn notices by e-mail and webhook, for people who are not looking. A notice that fails is logged, not repeated.

Addresses are what visitors typed, and machines at them answer as they like: notices are sent in threads of their own,
each within its time, so that nobody else waits for them. An e-mail address gets one letter that asks whether it may be
written to, and others only after that was confirmed; every address gets few in an hour.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import urlsplit

from shofar.readers.words import Words
from shofar.web.errors import TooMany
from shofar.web.http import secret
from shofar.web.live.hooks import send_hook
from shofar.web.live.mail import YES, mailbox, send_mail, stop_address
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Settings
from shofar.web.store import letters
from shofar.web.store.model import Person
from shofar.web.store.store import Store, now
from shofar.web.tables.rooms import Room

THREADS: Final = 4
WAITING: Final = 1_000  # notices; beyond that they are dropped
DAY: Final = 86_400_000  # milliseconds in which an address has to be confirmed

log = logging.getLogger("shofar.notices")


class Notices:
    """Sends notices, in threads that do nothing else."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = metrics
        self._threads: Final = ThreadPoolExecutor(THREADS, "notices")
        self._sending: Final[set[Future[None]]] = set()

    def stop(self) -> None:
        """What has not been begun is dropped; what is being sent ends with the process."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- may we write? ----------------------------------------------------------------------------------------

    async def ask(self, person: Person, visitor: str) -> bool:
        """Ask the person's address, by a letter with a link, whether it wants letters. False if it was asked within the
        hour, or the person has asked for such a letter, or too many came from where the visitor is."""
        token, time = secret.person_secret(), now()

        def write(c: Any) -> None:
            limits = self.settings.limits
            if not (
                letters.ask(c, person.id, secret.hashed(token), time, time + DAY)
                and letters.take(c, f"ask {mailbox(person.email)}", limits.asks, time)
                and letters.take(c, f"from {visitor}", limits.asks_from, time)
            ):
                raise TooMany("many-letters", "one letter in an hour")  # and nothing is written down

        try:
            await self.store.written(person.id, write)
        except TooMany:
            return False
        words, base = Words(person.language), self.settings.public_url
        text = words.text("letter-ask", "", address=f"{base}{YES}/{token}", site=base)
        return self._submit(self._letter, person, words.text("letter-ask-subject"), text)

    # --- turns ------------------------------------------------------------------------------------------------

    async def turn(self, room: Room, seat: int, warning: bool, left: int | None) -> None:
        """It is this seat's turn: the notices are on their way when this returns."""
        people = await asyncio.to_thread(self.store.people, sorted(room.holders.get(seat, ())))
        for person in people:
            words = Words(person.language)
            text = words.text(
                "notice-warning" if warning else "notice-turn", "",
                title=words.title(room.row.title), minutes=(left or 0) // 60_000,
            )  # fmt: skip
            await self._write(person, words, text, room.row.id)
            await self._post(person, text, room.row.id)

    async def _write(self, person: Person, words: Words, text: str, table: str) -> None:
        most = self.settings.limits.letters
        if person.email and person.confirmed and await self._take(f"to {mailbox(person.email)}", most):
            address = f"{self.settings.public_url}/table/{table}"
            self._submit(self._letter, person, text, words.text("letter-turn", "", text=text, address=address))

    async def _post(self, person: Person, text: str, table: str) -> None:
        if person.hook and await self._may_call(person.hook):
            body = {"text": text, "table": table}
            if self.settings.public_url:  # else nobody knows how it is reached from there
                body["address"] = f"{self.settings.public_url}/table/{table}"
            self._submit(self._hook, person.hook, body)

    async def _may_call(self, hook: str) -> bool:
        """Whoever types addresses without end types them at one host: that is counted too."""
        limits, host = self.settings.limits, urlsplit(hook).hostname
        return await self._take(f"hook {hook}", limits.hooks) and await self._take(f"host {host}", limits.hook_hosts)

    async def _take(self, address: str, most: int) -> bool:
        time = now()
        return await self.store.written(f"mail {address}", lambda c: letters.take(c, address, most, time))

    # --- in the threads ---------------------------------------------------------------------------------------

    def _submit(self, send: Callable[..., None], *given: Any) -> bool:
        if len(self._sending) >= WAITING:
            log.warning("too many notices are waiting; one was dropped")
            return False
        future = self._threads.submit(self._try, send, *given)
        self._sending.add(future)
        future.add_done_callback(self._sending.discard)
        return True

    def _try(self, send: Callable[..., None], *given: Any) -> None:
        try:
            send(*given)
            self.metrics.notices += 1
        except Exception as error:  # whatever a visitor's address brings about
            log.warning("%s was not sent: %s", send.__name__.strip("_"), type(error).__name__)

    def _letter(self, person: Person, subject: str, text: str) -> None:
        settings = self.settings
        if settings.mail.host and settings.public_url:
            stop = stop_address(settings.public_url, person)
            end = Words(person.language).text("letter-stop", "", address=stop)
            send_mail(settings.mail, person.email, subject, f"{text}\n\n-- \n{end}\n", stop)

    def _hook(self, address: str, body: dict[str, Any]) -> None:
        send_hook(address, body, self.settings.hook_ports, self.settings.private_hooks)
