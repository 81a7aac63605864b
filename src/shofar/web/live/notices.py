"""Turn notices by e-mail and webhook, for people who are not looking. A notice that fails is logged, not repeated.

Addresses are what visitors typed, and machines at them answer as they like: notices are sent in threads of their own,
each within its time, so that nobody else waits for them.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
import string
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from http.client import HTTPConnection
from typing import Any, Final
from urllib.parse import quote, urlsplit

from shofar.readers.words import Words
from shofar.web.errors import WebError
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Mail, Settings
from shofar.web.store.model import Person
from shofar.web.store.store import Store
from shofar.web.tables.rooms import Room

SECONDS: Final = 10  # for each step of sending, and for all that comes after the connection
THREADS: Final = 4
WAITING: Final = 1_000  # notices; beyond that they are dropped

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

    async def turn(self, room: Room, seat: int, warning: bool, left: int | None) -> None:
        """It is this seat's turn: the notices are on their way when this returns."""
        people = await asyncio.to_thread(self.store.people, sorted(room.holders.get(seat, ())))
        for person in people:
            words = Words(person.language)
            text = words.text(
                "notice-warning" if warning else "notice-turn", "",
                title=words.title(room.row.title), minutes=(left or 0) // 60_000,
            )  # fmt: skip
            address = f"{self.settings.public_url or ''}/table/{room.row.id}"
            if len(self._sending) >= WAITING:
                log.warning("too many notices are waiting; one was dropped")
                continue
            future = self._threads.submit(self._send, person, text, address, room.row.id)
            self._sending.add(future)
            future.add_done_callback(self._sending.discard)

    def _send(self, person: Person, text: str, address: str, table: str) -> None:
        if person.email and self.settings.mail.host:
            self._try("e-mail", send_mail, self.settings.mail, person.email, text, f"{text}\n\n{address}\n")
        if person.hook:
            body = {"text": text, "table": table, "address": address}
            self._try("webhook", send_hook, person.hook, body, self.settings.private_hooks)

    def _try(self, what: str, send: Callable[..., None], *args: Any) -> None:
        try:
            send(*args)
            self.metrics.notices += 1
        except Exception as error:  # the address is a visitor's: the libraries fail on it in many ways
            log.warning("a notice by %s could not be sent: %s", what, type(error).__name__)


def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender or "shofar@localhost", to, subject
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS) as server:
        if mail.tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)


def send_hook(address: str, body: dict[str, Any], private: bool = False) -> None:
    """Post a notice. The address is a visitor's: it is resolved once, and never to a machine of our own network."""
    parts = check_hook(address)
    assert parts.hostname
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)[0][4][0]
    if not private and not ipaddress.ip_address(found).is_global:
        raise WebError("private-hook", "a webhook must be on the public internet")
    raw = socket.create_connection((str(found), port), SECONDS)
    with _limited(raw):
        connection = HTTPConnection(parts.hostname, port)
        connection.sock = raw
        if parts.scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=parts.hostname)
        path = quote((parts.path or "/") + (f"?{parts.query}" if parts.query else ""), safe=string.punctuation)
        headers = {"Content-Type": "application/json", "Host": parts.netloc.rsplit("@", 1)[-1]}
        connection.request("POST", path, json.dumps(body), headers)
        connection.getresponse().read(1000)
        connection.close()


@contextmanager
def _limited(sock: socket.socket) -> Iterator[None]:
    """Ends a connection whose other side takes too long. Time limits of sockets are for single steps: who answers a
    letter at a time keeps every one of them."""
    twin = sock.dup()  # TLS takes the socket over; the connection is reached through either of them
    end = threading.Timer(SECONDS, _shut, [twin])
    end.daemon = True
    end.start()
    try:
        yield
    finally:
        end.cancel()
        end.join()
        twin.close()
        sock.close()


def _shut(sock: socket.socket) -> None:
    with suppress(OSError):  # it has ended by itself
        sock.shutdown(socket.SHUT_RDWR)


def check_hook(address: str) -> Any:
    """The parts of a webhook's address, or a sentence about what is wrong with it."""
    try:
        parts = urlsplit(address)
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0
    except ValueError:
        wrong = True
    if wrong or len(address) > 200 or any(ord(letter) < 33 for letter in address):
        raise WebError("bad-hook", "a webhook is an address that starts with https://")
    return parts
