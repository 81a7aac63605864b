"""Turn notices by e-mail and webhook, for people who are not looking. A notice that fails is logged, not repeated."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

from shofar.readers.words import Words
from shofar.web.errors import WebError
from shofar.web.metrics import Metrics
from shofar.web.rooms import Room
from shofar.web.settings import Mail, Settings
from shofar.web.store.model import Person
from shofar.web.store.store import Store

SECONDS: Final = 10

log = logging.getLogger("shofar.notices")


class Notices:
    """Sends notices, in threads."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = metrics

    async def turn(self, room: Room, seat: int, warning: bool, left: int | None) -> None:
        """It is this seat's turn."""
        people = await asyncio.to_thread(self.store.people, sorted(room.holders.get(seat, ())))
        for person in people:
            words = Words(person.language)
            text = words.text(
                "notice-warning" if warning else "notice-turn", "",
                title=words.title(room.row.title), minutes=(left or 0) // 60_000,
            )  # fmt: skip
            address = f"{self.settings.public_url or ''}/table/{room.row.id}"
            await asyncio.to_thread(self._send, person, text, address, room.row.id)

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
        except (OSError, smtplib.SMTPException, HTTPException, WebError) as error:
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
    connection: HTTPConnection
    if parts.scheme == "https":
        connection = HTTPSConnection(parts.hostname, port, timeout=SECONDS, context=ssl.create_default_context())
        raw = socket.create_connection((str(found), port), SECONDS)
        connection.sock = ssl.create_default_context().wrap_socket(raw, server_hostname=parts.hostname)
    else:
        connection = HTTPConnection(str(found), port, timeout=SECONDS)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "Host": parts.netloc.rsplit("@", 1)[-1]}
        connection.request("POST", path, json.dumps(body), headers)
        connection.getresponse().read(1000)
    finally:
        connection.close()


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
