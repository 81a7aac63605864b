"""What an option says in words: what stands on the thing that it is about; and where in a turn one is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from shofar.engine.grammar import parse
from shofar.games.golem.components import FLIP
from shofar.readers.forecast import progress
from shofar.readers.sentence import capital
from shofar.readers.words import NONE
from shofar.web.boards.golem.cards import book_words
from shofar.web.boards.golem.common import View, place_name, roman, row_name, said, tile_of
from shofar.web.boards.golem.lab import flip_words
from shofar.web.boards.golem.shelves import TWICE, objective_words, side_words
from shofar.web.look import Look


def tell(move: str, view: View, look: Look) -> tuple[str, str]:
    """What it is, and the sentences about it; its forecast tells what it costs and brings."""
    verb, *words = move.split()
    name, about = NAMES.get(verb), ABOUT.get(verb)
    return (
        name(view, look, *words) if name else look.choices.words[move],
        " ".join(part for part in (about(view, look, *words) if about else ()) if part),
    )


def where(view: View, look: Look) -> tuple[str, ...]:
    """The round, its phase, and what is still to do in it."""
    if look.seat is None:
        return ()
    sheet = view["seats"][look.seat]
    parts = [look.text("board-phase", phase=view["phase"])]
    if view["round"]:
        parts.insert(0, look.text("where-round", round=roman(view["round"])))
    if view["question"] == "start_pick":  # G1.12: two of the four, and the first of them leaves no line in the log
        parts.append(progress(look.words, (len(sheet.get("starting_picked", ())) + 1, 2)))
    if view["phase"] == "actions":
        parts.append(
            look.text("where-left", marbles=2 - len(sheet["marbles"]), rabbi="no" if sheet["rabbi"] else "yes")
        )
    if view["fitting"]:
        parts.append(look.words.name(view["fitting"], look.title))
    return tuple(parts)


# --- names --------------------------------------------------------------------------------------------------------


def _objective_name(key: str) -> Callable[..., str]:
    """A card has no name: it is known by what it wants."""
    return lambda view, look, card: look.text(key, objective=objective_words(look, card))


def _element_name(view: View, look: Look, number: str) -> str:
    return said(look, view["elements"][f"element {number}"]).rstrip(".")


def _choose_name(view: View, look: Look, number: str) -> str:
    phrase = parse(view["question"])
    while phrase.kind != "choice" and phrase.parts:
        phrase = phrase.parts[-1]
    if phrase.kind != "choice" or int(number) > len(phrase.parts):
        return look.choices.words[f"choose {number}"]
    return said(look, phrase.parts[int(number) - 1].text()).rstrip(".")


def _tile_name(view: View, look: Look, side: str) -> str:
    return look.text("option-tile", n=view["offer"].index(side) + 1)


def _start_name(view: View, look: Look, tile: str) -> str:
    return look.text("option-start", effect=said(look, look.printed["starting_tiles"][tile].word("effect")).rstrip("."))


def _buy_name(view: View, look: Look, space: str, column: str) -> str:
    return _book_name(look, "option-buy", view["library"][int(space) - 1]["book"], column)


def _read_name(view: View, look: Look, shelf: str) -> str:
    return _book_name(look, "option-read", _shelved(view, look, shelf), shelf[0])


def _book_name(look: Look, key: str, book: str, column: str) -> str:
    """A book has no name either: it is known by its colour and price."""
    face = look.printed["books"][book]
    facts = {"a-colour": face.word("colour"), "a-cost": face.number("cost"), "column": column}
    return look.text(key, **facts)


# What "done" declines, by the first word of the question; of the others something may have been done before.
DECLINED: Final = {
    "kill": "kill", "kill_once": "kill", "keep_objective": "keep", "create": "create", "develop": "develop",
    "buy_book": "buy", "pay": "pay",
}  # fmt: skip


def _done_name(view: View, look: Look) -> str:
    question = view["question"]
    kind = "take" if question.startswith("(") else DECLINED.get(question.split()[0])
    return look.text("option-declined", kind=kind) if kind else look.choices.words["done"]


NAMES: Final[dict[str, Callable[..., str]]] = {
    "keep": _objective_name("option-keep"), "return": _objective_name("option-return"), "element": _element_name,
    "choose": _choose_name, "tile": _tile_name, "start": _start_name, "buy": _buy_name, "read": _read_name,
    "done": _done_name,
}  # fmt: skip


# --- what stands on what it is about ------------------------------------------------------------------------------


def _row(view: View, look: Look, row: str, colour: str = "") -> Iterable[str]:
    value = view["rows"][row]["value"]
    yield look.text("option-row", row=row_name(look, row), value=value)
    yield look.text(f"board-about-{row}", value=value)
    if colour and look.seat is not None:
        yield from _pair(view, look, colour)


def _copied(view: View, look: Look, row: str) -> Iterable[str]:
    """G3.14: not at the row's own value."""
    yield look.text("option-copied", row=row_name(look, row))


def _pair(view: View, look: Look, colour: str) -> Iterable[str]:
    assert look.seat is not None
    if colour in view["seats"][look.seat]["matching"]:
        yield look.text("option-completes")


def _aside(view: View, look: Look, row: str, colour: str) -> Iterable[str]:
    yield look.text("option-aside", row=row_name(look, row))


def _rabbi(view: View, look: Look, tile: str) -> Iterable[str]:
    yield said(look, look.printed["actions"][tile].word("effect"))


def _section(view: View, look: Look, place: str) -> Iterable[str]:
    district, section = place.split(".")
    yield said(look, tile_of(view, look, district, int(section))[1].word("effect"))


def _ahead(step: int) -> Callable[..., Iterable[str]]:
    """Where a golem comes to, and what it could work at there."""

    def about(view: View, look: Look, name: str) -> Iterable[str]:
        district, section = name.split(".")[:2]
        there = f"{district}.{int(section) + step}"
        yield look.text("option-comes-to", place=place_name(look, there))
        yield from _section(view, look, there)

    return about


def _grave(view: View, look: Look, grave: str) -> Iterable[str]:
    if grave in look.printed["cemetery"]:
        yield capital(said(look, look.printed["cemetery"][grave].word("effect")))


def _street(view: View, look: Look, districts: str) -> Iterable[str]:
    """The income of students where they come to."""
    assert look.seat is not None
    lands = view["seats"][look.seat]["next"]
    for district in districts.split("."):
        income = look.printed["streets"][f"{district}_{lands[district]}"].word("income")
        place = place_name(look, f"{district}.{lands[district]}")
        yield look.text("option-street", place=place, income=said(look, income))


def _development(view: View, look: Look, tile: str) -> Iterable[str]:
    if tile in look.printed["golem_developments"]:
        yield look.text(f"board-power-{look.printed['golem_developments'][tile].word('power')}")
    elif tile in look.printed["artifact_developments"]:
        face = look.printed["artifact_developments"][tile]
        if "a" in face and face.word("a") not in ("", NONE):
            sides = [side_words(look, tile, side) for side in ("a", "b")]
            yield look.text("board-sides", first=sides[0], second=sides[1])
        else:
            yield look.words.about(tile, look.title)
    else:
        effect = look.printed["study_developments"][tile].word("effect")
        yield _study(view, look, effect) or look.words.about(tile, look.title)


def _study(view: View, look: Look, effect: str) -> str:
    if effect == FLIP:
        assert look.seat is not None
        return flip_words(look, view["seats"][look.seat]["study"])
    if effect in ("", NONE):
        return ""
    return look.text("board-twice") if effect == TWICE else look.text("board-added", effect=said(look, effect))


def _fit(view: View, look: Look, slot: str, side: str) -> Iterable[str]:
    yield side_words(look, str(view["fitting"]), side)


def _buy(view: View, look: Look, space: str, column: str) -> Iterable[str]:
    yield book_words(look, look.printed["books"][view["library"][int(space) - 1]["book"]])


def _shelved(view: View, look: Look, shelf: str) -> str:
    assert look.seat is not None
    column, at = shelf.split(".")
    return view["seats"][look.seat]["columns"][column][int(at) - 1]


def _read(view: View, look: Look, shelf: str) -> Iterable[str]:
    yield said(look, look.printed["books"][_shelved(view, look, shelf)].word("activation"))


def _influence(view: View, look: Look) -> Iterable[str]:
    yield said(look, look.printed["characters"][str(view["character"])].word("effect"))


def _tile(view: View, look: Look, side: str) -> Iterable[str]:
    for artifact in ("a4", "a3", "a2", "a1"):
        income = said(look, look.printed["artifact_tiles"][f"{side}_{artifact}"].word("income"))
        yield look.text("option-artifact", n=artifact[1], income=income)


def _pay(view: View, look: Look) -> Iterable[str]:
    if view["question"].startswith("pay "):
        yield said(look, view["question"])


ABOUT: Final[dict[str, Callable[..., Iterable[str]]]] = {
    "take": _row, "aside": _aside, "copy": _copied, "rabbi": _rabbi, "activate": _section, "step": _ahead(1),
    "back": _ahead(-1), "bury": _grave, "student": _street, "students": _street, "develop": _development, "fit": _fit,
    "buy": _buy, "read": _read, "influence": _influence, "tile": _tile, "pay": _pay,
}  # fmt: skip
