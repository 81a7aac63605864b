"""The one generator of a game: a keyed counter, so that its state is a key and a number of draws."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

DRAWS: Final = 16  # two bytes each from one sha256 block
SPAN: Final = 65536


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


def key_of(title: str, seed: int | str) -> bytes:
    """The generator key of a game of this title with this seed."""
    return sha256(f"shofar/{title}/{seed}".encode()).digest()
