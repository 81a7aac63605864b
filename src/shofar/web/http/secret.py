"""Secrets: of people (in a cookie) and of links. The store has their hashes only."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is misread


LETTERS: Final = 13


def table_id() -> str:
    """The name of a table in addresses: 64 bits, easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def table_id_of(secret: str, click: str) -> str:
    """The name of the table that a click makes: the same click makes no second one."""
    number = int.from_bytes(hmac.new(secret.encode(), f"table/{click}".encode(), sha256).digest(), "big")
    return "".join(ALPHABET[number // len(ALPHABET) ** at % len(ALPHABET)] for at in range(LETTERS))


def person_id() -> str:
    return secrets.token_urlsafe(12)


def person_secret() -> str:
    return secrets.token_urlsafe(32)


def seed() -> str:
    """The seed of a game: as wide as the generator's key."""
    return secrets.token_hex(32)


def client_key() -> str:
    """Names one drawing of a form, so that a second click on it is known for what it is."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """The secrets are random and long, so a plain hash is enough."""
    return sha256(secret.encode()).hexdigest()


def same(secret: str, hash: str) -> bool:
    return hmac.compare_digest(hashed(secret), hash)


def link_secret(owner: str, kind: str, table: str, seat: int | None, made: int) -> str:
    """The secret of a link, made from its owner's: the owner's browser can show the link again, the store cannot."""
    text = f"link/{kind}/{table}/{seat}/{made}"
    return urlsafe_b64encode(hmac.new(owner.encode(), text.encode(), sha256).digest()[:24]).decode()
