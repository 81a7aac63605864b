"""What a stored game is compared with after an upgrade: what the rules promise, not how the program keeps it.

The same seats decide, the same moves are legal, the same scores, public log and view come out. How a position
is laid out in memory is none of it, so a field that a release adds stops nobody's game. Log and view may be told in
other words by another release: they are compared only where they have the same shape.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from shofar.engine.game import Game, News
from shofar.engine.rules import Rules
from shofar.engine.view import heard

FORM: Final = "p1"
SEPARATOR: Final = "."
EVERY: Final = 16  # a public view is dear to draw: it is part of the promise at the deal and of every so many moves
_FINGERPRINT: Final = re.compile("[0-9a-f]{32}")
_KEY: Final = re.compile(r'"([^"]+)":')


def promise(game: Game, news: Sequence[News], number: int) -> str:
    """Of the position after this many moves; `news` is what the last one told."""
    parts = [FORM, _mark(_core(game)), *_log(game, news)]
    if number % EVERY == 0:
        parts += _sight(game)
    return SEPARATOR.join(parts)


def kept(stored: str, now: str) -> bool:
    """True if the promise that was stored is kept by the game as it is played now. An older program stored the
    fingerprint of its own memory, which promises nothing: such a game is only asked to be playable."""
    before, after = stored.split(SEPARATOR), now.split(SEPARATOR)
    if before[0] != FORM:
        return _FINGERPRINT.fullmatch(stored) is not None
    told = zip(before[2::2], before[3::2], after[2::2], after[3::2], strict=False)
    return before[1] == after[1] and all(a == b for shape, a, like, b in told if shape == like)


def _core(game: Game) -> object:
    rules = game.rules
    kind = (rules.title.name, rules.players, sorted(rules.options.items()))
    return kind, game.decider, sorted([move.text for move in game.moves]), game.scores


def _log(game: Game, news: Sequence[News]) -> list[str]:
    """The kinds of what was told to all, and what was told."""
    public = [entry for entry in news if heard(game.rules, entry, None)]
    keys = [game.rules.title.kinds[entry[0]].key for entry in public]
    return [_mark(keys), _mark([entry[1:] for entry in public])]


def _sight(game: Game) -> list[str]:
    """The names in the public view, and the view. What a question is called in the program is no promise."""
    text = json.dumps(game.view(None) | {"question": ""}, sort_keys=True)
    return [_mark(sorted(set(_KEY.findall(text)) - _ids(game.rules))), _mark(text)]


@lru_cache(maxsize=32)
def _ids(rules: Rules) -> frozenset[str]:
    """Names of components: as keys of a view they say what lies there, not what it tells."""
    named = [name for names in rules.names.values() for name in names]
    return frozenset([*named, *[word for move in rules.title.catalogue.moves for word in move.text.split()]])


def _mark(value: object) -> str:
    return blake2b(repr(value).encode(), digest_size=8).hexdigest()
