"""Letters: how they look, where their links lead, and what counts as one mailbox."""

from __future__ import annotations

import hmac
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from hashlib import sha256
from typing import Final

from shofar.web.run.settings import Mail
from shofar.web.store.model import Person

SECONDS: Final = 10  # for each step of sending
WIDE: Final = SMTP.clone(max_line_length=998)  # an address that is folded leads nowhere
YES: Final = "/mail/yes"
NO: Final = "/mail/no"


def send_mail(mail: Mail, to: str, subject: str, text: str, stop: str) -> None:
    """Send a letter. `stop` is the address that ends them: programs for mail offer it as a button (RFC 8058)."""
    message = EmailMessage(WIDE)
    message["From"], message["To"], message["Subject"] = mail.sender or "shofar@localhost", to, subject
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS) as server:
        if mail.tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)


def mailbox(email: str) -> str:
    """Where letters to an address end up: letters are counted by it, and most providers ignore what follows a plus."""
    name, _, host = email.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def stop_mark(person: Person) -> str:
    """What the link that ends letters contains. It holds for this address only, and allows nothing else."""
    return hmac.new(person.hash.encode(), f"stop/{person.email}".encode(), sha256).hexdigest()[:32]


def stop_address(base: str, person: Person) -> str:
    return f"{base}{NO}/{person.id}/{stop_mark(person)}"


def is_stop(person: Person, mark: str) -> bool:
    return bool(person.email) and hmac.compare_digest(stop_mark(person).encode(), mark.encode())
