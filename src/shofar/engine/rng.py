"""The one generator of a game: a keyed counter, so that its state is a key and a number of draws."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, Final

from shofar.engine.errors import BadRequest, shown

DRAWS: Final = 16  # two bytes each from one sha256 block
SPAN: Final = 65536
MOST_BITS: Final = 8192  # of a seed that is a number: Python writes longer ones unwillingly


class Rng:
    """Uniform small numbers. The key is 256 bits wide: nobody can search it from what was dealt."""

    __slots__ = ("_block", "count", "key")

    def __init__(self, key: bytes, count: int) -> None:
        self.key: Final = key
        self.count = count
        self._block: bytes = b""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 1:
            return 0
        fair = SPAN - SPAN % n  # numbers from here on would favour the small ones
        while True:
            at = self.count % DRAWS
            if at == 0 or not self._block:
                self._block = sha256(self.key + (self.count // DRAWS).to_bytes(8, "big")).digest()
            self.count += 1
            number = self._block[2 * at] * 256 + self._block[2 * at + 1]
            if number < fair:
                return number % n

    def clone(self) -> Rng:
        new = Rng(self.key, self.count)
        new._block = self._block
        return new


def key_of(title: str, seed: Any) -> bytes:
    """The generator key of a game of this title with this seed."""
    return sha256(f"shofar/{title}/{seed_text(seed)}".encode(errors="surrogatepass")).digest()


def seed_text(seed: Any) -> str:
    """A seed as it is written; what is neither a number nor a text is refused."""
    if isinstance(seed, str):
        return seed
    if not isinstance(seed, int) or isinstance(seed, bool) or seed.bit_length() > MOST_BITS:
        raise BadRequest(
            "bad-seed",
            f"{shown(seed)} is no seed: expected a text, or a whole number of at most {MOST_BITS} bits",
            found=shown(seed),
        )
    return str(seed)


def fresh_key(seed: Any) -> bytes:
    """A generator key for a reshuffled copy: from a seed of its own, from somebody's randomness, or from nowhere.

    Never the key of a deal: the seed of the game itself must not give the hidden cards away."""
    draw = getattr(seed, "getrandbits", None)
    if draw is not None:
        return int(draw(256)).to_bytes(32, "big")
    if seed is None:
        return secrets.token_bytes(32)
    return key_of("reshuffled", seed)
