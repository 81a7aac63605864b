"""What a move of Golem is about: the tile, card, section or slot that it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.engine.printed import Face, Printed
from shofar.games.golem.views import GolemView
from shofar.readers.words import Words
from shofar.terminal.boards import option_of
from shofar.terminal.layout import cut, doubt, effect, glyph
from shofar.terminal.style import Style

TITLE: Final = "golem"
ARTIFACTS: Final = ("a1", "a2", "a3", "a4")
SECTIONS: Final = {"rabbi": "actions", "bury": "cemetery", "start": "starting_tiles"}
TABLES: Final = {"golem": "golem_developments", "study": "study_developments", "art": "artifact_developments"}
NONE: Final = "none"

View = GolemView


def marble(words: Words, colour: str) -> str:
    """The colour of a marble."""
    return words.text("board-colour", TITLE, colour=colour)


def book_colour(words: Words, colour: str) -> str:
    """The colour of a book: in some languages a book is called red in another way than a marble or a district is."""
    return words.text("book-colour", TITLE, **{"a-colour": colour})


class Look:
    """Everything a hint reads."""

    def __init__(self, view: View, printed: Printed, words: Words, style: Style) -> None:
        self.view: Final = view
        self.printed: Final = printed
        self.words: Final = words
        self.style: Final = style

    def drawn(self, face: Face, column: str = "effect") -> str:
        """An effect in icons, marked if it is reconstructed; a dash for none."""
        text = face.word(column)
        icons = style_dash(self.style) if text in ("", NONE) else effect(text, TITLE, self.style)
        return icons + doubt(face, self.style, column)

    def section(self, place: str, steps: int = 0) -> Face:
        """The face of a section of a district, or one some steps further."""
        district, number = place.split(".")[:2]
        at = min(max(int(number) + steps, 1), len(self.view["districts"][district]))
        return self.printed["sections"][self.view["districts"][district][at - 1]]

    def marbles(self, row: str) -> str:
        """The marbles of a row by their colours."""
        return cut(" ".join(marble(self.words, one) for one in self.view["tray"][row]), 40, self.style)

    @property
    def seat(self) -> Any:
        return self.view["seats"][self.view["deciding"] or 0]


def style_dash(style: Style) -> str:
    return style.pick("–", "-")


def say(words: Words, key: str, **args: Any) -> str:
    return words.text(f"board-{key}", TITLE, **args)


def hint(view: View, printed: Printed, words: Words, style: Style, move: str) -> str:
    """What lies where the move goes, in a few words; empty if the move says it all."""
    verb, *args = move.split()
    if verb in SECTIONS:
        return words.component(printed.box, SECTIONS[verb], args[0])
    reader = HINTS.get(verb)
    return reader(Look(view, printed, words, style), args) if reader else ""


def objective(face: Face, words: Words) -> str:
    """What it asks for and gives."""
    facts = {"a-kind": face.word("kind"), "a-least": face.number("least"), "a-vp": face.number("vp")}
    return say(words, "objective", **facts)


def artifact(look: Look, tile: str, name: str, held: str = "") -> str:
    """An artifact: the gold it holds and needs, its income, and what its slots cost."""
    face, style = look.printed["artifact_tiles"][f"{tile}_{name}"], look.style
    cauldron = look.printed["cauldrons"][name]
    size = f"{cauldron.number('gold')}{glyph('ingot', style)}{doubt(cauldron, style, 'gold')}"
    coin = glyph("coin", style)
    slots = " ".join(_slot(look.words, slot) + coin for slot in face.words("slots")) + doubt(face, style, "slots")
    return f"{name} {held}{size} {look.drawn(face, 'income')} ({slots})"


def _slot(words: Words, slot: str) -> str:
    """A slot of an artifact: its colour and its price."""
    kind, _, cost = slot.partition(" ")
    return say(words, "slot-price", kind=kind, cost=cost)


def _tile(look: Look, args: list[str]) -> str:
    return look.words.row(artifact(look, args[0], name) for name in ARTIFACTS)


def _fit(look: Look, args: list[str]) -> str:
    """What the side that is up does there."""
    fitting = look.view["fitting"]
    if fitting is None:
        return ""
    return look.words.effect(look.printed["artifact_developments"][fitting].word(args[1]), TITLE)


def _read(look: Look, args: list[str]) -> str:
    column, number = args[0].split(".")
    books = look.seat["columns"][column][int(number) - 1 : int(number)]
    return " ".join(f"{book} {look.drawn(look.printed['books'][book], 'activation')}" for book in books)


def _income(look: Look, args: list[str]) -> str:
    """Of an artifact or a street; of the tracks it is what the forecast says."""
    source, seat = args[0], look.seat
    if source in ARTIFACTS:
        return look.drawn(look.printed["artifact_tiles"][f"{seat['artifact_tile']}_{source}"], "income")
    if source in seat["students"]:
        return look.drawn(look.printed["streets"][f"{source}_{seat['students'][source]}"], "income")
    return ""


def _element(look: Look, args: list[str]) -> str:
    text = look.view["elements"].get(args[0], "")
    return look.words.effect(text, TITLE) if text else ""


def _option(look: Look, args: list[str]) -> str:
    text = option_of(look.view["question"], args[0])
    return look.words.effect(text, TITLE) if text else ""


def _student(look: Look, args: list[str]) -> str:
    """The income of the street where it goes."""
    streets = look.printed["streets"]
    at = f"{args[0]}_{min(look.seat['students'][args[0]] + 1, len(look.view['districts'][args[0]]))}"
    return say(look.words, "street-income", income=look.drawn(streets[at], "income"))


def _gold(look: Look, args: list[str]) -> str:
    cauldron = look.printed["cauldrons"][args[0]]
    of = f"{cauldron.number('gold')}{doubt(cauldron, look.style, 'gold')}"
    return say(look.words, "cauldron", n=look.seat["gold"][args[0]], of=of)


def _book(look: Look, args: list[str]) -> str:
    """The book without its printed price: what is to be paid stands behind."""
    name = look.view["library"][int(args[0]) - 1]["book"]
    face = look.printed["books"][name]
    colour = book_colour(look.words, face.word("colour"))
    return (
        f"{name} {colour} {look.drawn(face, 'immediate')} {look.style.pick('│', '|')} {look.drawn(face, 'activation')}"
    )


def _developed(look: Look, args: list[str]) -> str:
    return look.words.component(look.printed.box, TABLES[args[0].split("_")[1]], args[0])


def _character(look: Look, args: list[str]) -> str:
    return look.words.effect(look.printed["characters"][str(look.view["character"])].word("effect"), TITLE)


HINTS: Final[dict[str, Callable[[Look, list[str]], str]]] = {
    "activate": lambda look, args: look.drawn(look.section(args[0])),
    "step": lambda look, args: say(look.words, "leads-to", effect=look.drawn(look.section(args[0], 1))),
    "back": lambda look, args: say(look.words, "leads-to", effect=look.drawn(look.section(args[0], -1))),
    "buy": _book,
    "keep": lambda look, args: objective(look.printed["objectives"][args[0]], look.words),
    "return": lambda look, args: objective(look.printed["objectives"][args[0]], look.words),
    "take": lambda look, args: look.marbles(args[0]),
    "aside": lambda look, args: look.marbles(args[0]),
    "develop": _developed,
    "influence": _character,
    "tile": _tile,
    "fit": _fit,
    "read": _read,
    "income": _income,
    "element": _element,
    "choose": _option,
    "student": _student,
    "gold": _gold,
}
