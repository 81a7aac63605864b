"""A position as a readable document, and back, exactly; and its fingerprint."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from shofar.engine.box import Box
from shofar.engine.errors import BadPosition
from shofar.engine.frame import Frame
from shofar.engine.game import Game, Origin
from shofar.engine.rng import Rng
from shofar.engine.title import Title

FORMAT: Final = 1  # of positions and records
NONE: Final = "-"  # how -1, "no such component", is written where numbers have names


def heading(game: Game) -> dict[str, Any]:
    """What positions and records say first: which game this is."""
    rules = game.rules
    return {
        "shofar": FORMAT,
        "title": rules.title.name,
        "rules": rules.title.version,
        "box": rules.box.digest,
        "players": rules.players,
        "options": dict(rules.options),
        "auto": game.auto,
    }


def position(game: Game) -> dict[str, Any]:
    """The whole position. It contains the generator: never show it to a player."""
    rules = game.rules
    return heading(game) | {
        "rng": {"key": game.rng.key.hex(), "count": game.rng.count},
        "stacked": list(game.stacked),
        "stack": [{"do": f.effect.text(), "seat": f.seat, "value": f.value} for f in game.stack],
        "state": {
            field.name: _write(getattr(game, field.name), rules.names.get(field.names, []))
            for field in rules.title.fields
        },
    }


def digest(game: Game) -> str:
    """A fingerprint of the position: state, stack and generator, but not the way that led here."""
    rules = game.rules
    state = [getattr(game, field.name) for field in rules.title.fields]
    stack = [(f.effect.text(), f.seat, f.value) for f in game.stack]
    kind = (rules.title.name, rules.players, rules.box.digest, sorted(rules.options.items()))
    key = (*kind, game.rng.key, game.rng.count, stack, state, game.stacked)
    return blake2b(repr(key).encode(), digest_size=16).hexdigest()


def load(title: Title, document: dict[str, Any], box: Box, check: bool = True) -> Game:
    """The game at this position. With `check`, a position that breaks an invariant is refused."""
    _demand(document.get("shofar") == FORMAT, "shofar", document.get("shofar"), f"format {FORMAT}")
    _demand(document.get("rules") == title.version, "rules", document.get("rules"), f"rules version {title.version}")
    _demand(document.get("box") == box.digest, "box", document.get("box"), f"box {box.digest}")
    players = document.get("players")
    _demand(isinstance(players, int), "players", players, "a number")
    assert isinstance(players, int)
    rules = title.rules(box, players, title.settle(players, document.get("options")))
    game = title.blank(rules)
    state = document.get("state")
    _demand(isinstance(state, dict), "state", state, "a table")
    assert isinstance(state, dict)
    known = [field.name for field in title.fields]
    for name in state:
        _demand(name in known, f"state.{name}", name, f"one of {', '.join(known)}")
    for field in title.fields:
        _demand(field.name in state, f"state.{field.name}", "nothing", "a value")
        found = _read(state[field.name], rules.names.get(field.names, []), f"state.{field.name}")
        _demand(
            type(found) is type(getattr(game, field.name)),
            f"state.{field.name}", type(found).__name__, type(getattr(game, field.name)).__name__,
        )  # fmt: skip
        setattr(game, field.name, found)
    _load_engine(game, document)
    game.origin = Origin("", document)
    try:
        game.advance()
        game.taught = 0
        faults = title.check(game) if check else []
    except (LookupError, ValueError, TypeError) as error:  # lists of a wrong length, numbers out of range
        raise BadPosition("bad-position", f"the position does not hold together: {error}", where="state") from None
    _demand(not faults, "state", "; ".join(faults), "a position that the rules can reach")
    return game


def _load_engine(game: Game, document: dict[str, Any]) -> None:
    try:
        game.rng = Rng(bytes.fromhex(document["rng"]["key"]), int(document["rng"]["count"]))
        game.auto = bool(document["auto"])
        game.stacked = [int(card) for card in document.get("stacked", [])]
        game.stack = [_frame(game, entry) for entry in document["stack"]]
    except (KeyError, TypeError, ValueError) as error:
        raise BadPosition(
            "bad-position", f"the position document is incomplete or damaged near {error}", where=str(error)
        ) from None


def _frame(game: Game, entry: dict[str, Any]) -> Frame:
    effect = game.rules.nodes.get(entry["do"])
    _demand(effect is not None, "stack", entry["do"], "an effect of this title")
    assert effect is not None
    seat, value = int(entry["seat"]), int(entry["value"])
    _demand(0 <= seat < game.seats, "stack", seat, "a seat of this game")
    return Frame(effect, seat, value) if value else effect.frames[seat]


def _write(value: Any, names: list[str]) -> Any:
    if isinstance(value, list):
        return [_write(item, names) for item in value]
    if names and not isinstance(value, bool):
        return NONE if value == -1 else names[value]
    return value


def _read(value: Any, names: list[str], where: str) -> Any:
    if isinstance(value, list):
        return [_read(item, names, where) for item in value]
    if names and isinstance(value, str):
        if value == NONE:
            return -1
        _demand(value in names, where, value, "the id of a component")
        return names.index(value)
    _demand(isinstance(value, int), where, value, "a number")
    return value


def _demand(holds: bool, where: str, found: object, expected: str) -> None:
    if not holds:
        raise BadPosition(
            "bad-position",
            f"bad position at {where}: found {found}, expected {expected}",
            where=where,
            found=found,
            expected=expected,
        )
