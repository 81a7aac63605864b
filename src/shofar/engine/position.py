"""A position as a readable document, and back, exactly; and its fingerprint."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from shofar.engine.box import Box
from shofar.engine.errors import BadPosition, ShofarError, brief, shown
from shofar.engine.frame import Frame
from shofar.engine.game import NOBODY, Game, Origin
from shofar.engine.rng import MOST_BITS, Rng
from shofar.engine.rules import Options
from shofar.engine.title import Title

FORMAT: Final = 1  # of positions and records
NONE: Final = "-"  # how -1, "no such component", is written where numbers have names
DEEPEST: Final = 2  # a piece of state is a number, a list, or a list of lists
# What rules stumble over in a position that they cannot reach: lists of a wrong length, numbers out of range.
STUMBLES: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


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
        "stack": [{"do": f.effect.text(), "seat": f.seat, "value": f.value, "about": f.about} for f in game.stack],
        "state": {
            field.name: _write(getattr(game, field.name), rules.names.get(field.names, []))
            for field in rules.title.fields
        },
    }


def digest(game: Game) -> str:
    """A fingerprint of the position: state, stack and generator, but not the way that led here."""
    rules = game.rules
    state = [getattr(game, field.name) for field in rules.title.fields]
    stack = [(f.effect.text(), f.seat, f.value, f.about) for f in game.stack]
    kind = (rules.title.name, rules.players, rules.box.digest, sorted(rules.options.items()))
    key = (*kind, game.rng.key, game.rng.count, stack, state, game.stacked)
    return blake2b(repr(key).encode(), digest_size=16).hexdigest()


def load(title: Title, document: dict[str, Any], box: Box, check: bool = True) -> Game:
    """The game at this position. With `check`, a position that breaks an invariant is refused."""
    game = filled(title, document, box)
    game.origin = Origin("", document)
    try:
        faults = title.check(game) if check else []
        if not faults:
            game.advance()
            game.taught = 0  # nobody has made a step yet
            faults = title.check(game) if check else []
    except STUMBLES as error:
        raise BadPosition("bad-position", f"the position does not hold together: {error}", where="state") from None
    _demand(not faults, "state", "; ".join(faults), "a position that the rules can reach")
    return game


def filled(title: Title, document: dict[str, Any], box: Box) -> Game:
    """A game with all that the document says; which moves are asked for is not known yet."""
    for key, ours in (("shofar", FORMAT), ("rules", title.version), ("box", box.digest)):
        theirs: Any = document.get(key)
        _demand(theirs == ours, key, shown(theirs), f"{ours} as this version and this box have it")
    rules = title.rules(box, *people(title, document, BadPosition, "position"))
    game = title.blank(rules)
    state = _table(document, "state")
    known = [field.name for field in title.fields]
    for name in state:
        _demand(name in known, f"state.{name}", shown(name), f"one of {', '.join(known)}")
    for field in title.fields:
        _demand(field.name in state, f"state.{field.name}", "nothing", "a value")
        found = _read(state[field.name], rules.names.get(field.names, []), f"state.{field.name}")
        _demand(
            type(found) is type(getattr(game, field.name)),
            f"state.{field.name}", type(found).__name__, type(getattr(game, field.name)).__name__,
        )  # fmt: skip
        setattr(game, field.name, found)
    _fill_engine(game, document)
    return game


def people(title: Title, document: dict[str, Any], error: type[ShofarError], what: str) -> tuple[int, Options]:
    """How many play and with which options, as positions and records say it."""
    players, options = document.get("players"), document.get("options")
    if not isinstance(players, int) or isinstance(players, bool):
        raise error("bad-players", f"the {what} says {brief(players)} players; expected a number")
    if options is not None and not isinstance(options, dict):
        raise error("bad-options", f"the {what} has the options {brief(options)}; expected a table")
    return players, title.settle(players, options)


def _fill_engine(game: Game, document: dict[str, Any]) -> None:
    rng = _table(document, "rng")
    key, count = rng.get("key"), rng.get("count")
    try:
        game.rng = Rng(bytes.fromhex(key if isinstance(key, str) else "-"), _number(count, "rng.count", 0))
    except ValueError:
        _demand(False, "rng.key", shown(key), "hexadecimal digits")
    auto = document.get("auto")
    _demand(isinstance(auto, bool), "auto", shown(auto), "true or false")
    game.auto = auto is True
    game.stacked = [_number(card, "stacked", 0) for card in _list(document.get("stacked", []), "stacked")]
    game.stack = [_frame(game, entry) for entry in _list(document.get("stack"), "stack")]
    game.decider = game.stack[-1].seat if game.stack else NOBODY


def _frame(game: Game, entry: object) -> Frame:
    _demand(isinstance(entry, dict), "stack", shown(entry), "a table")
    assert isinstance(entry, dict)
    do = entry.get("do")
    effect = game.rules.nodes.get(do) if isinstance(do, str) else None
    _demand(effect is not None, "stack", shown(do), "an effect of this title")
    assert effect is not None
    seat, value = _number(entry.get("seat"), "stack", 0), _number(entry.get("value"), "stack")
    about = _number(entry.get("about", 0), "stack")
    _demand(seat < game.seats, "stack", seat, "a seat of this game")
    return Frame(effect, seat, value, about) if value or about else effect.frames[seat]


def _table(document: dict[str, Any], key: str) -> dict[Any, Any]:
    value = document.get(key)
    _demand(isinstance(value, dict), key, shown(value), "a table")
    assert isinstance(value, dict)
    return value


def _list(value: object, where: str) -> list[Any]:
    _demand(isinstance(value, list), where, shown(value), "a list")
    assert isinstance(value, list)
    return value


def _number(value: object, where: str, least: int | None = None) -> int:
    expected = "a number" if least is None else f"a number from {least}"
    _demand(isinstance(value, int) and not isinstance(value, bool), where, shown(value), expected)
    assert isinstance(value, int)
    _demand(value.bit_length() <= MOST_BITS and (least is None or value >= least), where, shown(value), expected)
    return value


def _write(value: Any, names: list[str]) -> Any:
    if isinstance(value, list):
        return [_write(item, names) for item in value]
    if names and not isinstance(value, bool):
        return NONE if value == -1 else names[value]
    return value


def _read(value: Any, names: list[str], where: str, depth: int = 0) -> Any:
    if isinstance(value, list):
        _demand(depth < DEEPEST, where, shown(value), "a number")
        return [_read(item, names, where, depth + 1) for item in value]
    if names and isinstance(value, str):
        if value == NONE:
            return -1
        _demand(value in names, where, shown(value), "the id of a component")
        return names.index(value)
    number = _number(value, where)
    _demand(not names or -1 <= number < len(names), where, number, "the number or the id of a component")
    return number


def _demand(holds: bool, where: str, found: object, expected: str) -> None:
    if not holds:
        raise BadPosition(
            "bad-position",
            f"bad position at {where}: found {found}, expected {expected}",
            where=where,
            found=found,
            expected=expected,
        )
