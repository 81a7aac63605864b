"""Below the city: the cemetery, the characters of the palace, the books of the library."""

from __future__ import annotations

from typing import Final

from shofar.engine.printed import Face
from shofar.games.golem.views import Book
from shofar.web.boards.golem.city import golem_names
from shofar.web.boards.golem.common import COLUMNS, View, colour_name, golem, instead, marble, parts, roman, said, shown
from shofar.web.html import Element, Node, b, button, div, h3, header, li, ol, section, small, span
from shofar.web.look import FORM, Look
from shofar.web.pages.pieces import css, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

OPEN: Final = "cem_open"
WHITE: Final = "white"
BLACK: Final = "black"
ROOMY: Final = 2  # parts of an effect that fit a book in full size
DONE: Final = ("income", "control", "over")  # phases after which the character of the round is turned down


# --- cemetery -----------------------------------------------------------------------------------------------------


@panel
def cemetery(view: View, look: Look) -> Element:
    names = golem_names(view, look)
    used = {seat: len(sheet["golems"]) for seat, sheet in enumerate(view["seats"])}
    graves = []
    for grave, owners in view["cemetery"].items():
        travels = []
        for seat in owners:
            travels.append((seat, names[seat][used[seat]]))
            used[seat] += 1
        graves.append(li[_grave(view, look, grave, travels)])
    return section(".cemetery", aria_label=look.text("board-cemetery"))[
        h3[icon("cemetery"), span[look.text("board-cemetery")]], ol(class_=f"of-{len(graves)}")[graves]
    ]


def _grave(view: View, look: Look, grave: str, owners: list[tuple[int, str]]) -> Element:
    text = look.printed["cemetery"][grave].word("effect")
    opened = grave == OPEN
    who = ", ".join(look.sitting(seat).name for seat, _name in owners)
    words = look.text("board-open-ground") if opened else said(look, text)
    heard = f"{words} {look.text('board-taken', names=who)}" if who else words
    fresh = _buried(look, grave, tuple(seat for seat, _name in owners))
    label: Node = look.text("board-open") if opened else shown(text, "tiny" if owners else "small")
    return look.choices.thing(
        f"bury {grave}",
        [golem(look.sitting(seat).colour, False, name) for seat, name in owners],
        span(class_="was" if owners and not opened else None)[label],
        tip(look.text("board-grave"), heard),
        css=css("grave", full=bool(owners) and not opened, open=opened, moved=fresh),
        label=heard,
        data_walk=True,
    )


@asked
def _buried(look: Look, grave: str, owners: tuple[int, ...]) -> bool:
    """Somebody else has buried a golem here since the viewer's last move."""
    earlier: View | None = look.before
    before = earlier["cemetery"][grave] if earlier else owners
    return any(seat != look.seat and seat not in before for seat in owners)


# --- palace -------------------------------------------------------------------------------------------------------


@panel
def palace(view: View, look: Look) -> Element:
    return section("#palace.palace", aria_label=look.text("board-palace"))[
        h3[icon("palace"), span[look.text("board-palace")]],
        ol[[_character(view, look, number, entry["character"]) for number, entry in enumerate(view["palace"], 1)]],
        look.mark("palace"),
    ]


@panel
def _character(view: View, look: Look, number: int, card: str) -> Element:
    now = number == view["round"] and view["phase"] not in DONE
    name = look.text("board-character", round=roman(number))
    if number < view["round"] or (number == view["round"] and not now):
        return li(".char.down", aria_label=look.text("board-character-done", round=roman(number)))[
            b[roman(number)], icon("character")
        ]
    face = look.printed["characters"][card]
    text, pay = face.word("effect"), f"{face.number('coin')} coin"
    influence, coins = "influence", "coins"
    words = _about(look, face)
    return li(class_=css("char", now=now), tabindex="-1", data_walk=True, aria_label=f"{name}. {words}")[
        header[b[roman(number)], _needs(view, look, face.words("marbles"), now)],
        _part(look, influence, now, shown(f"pay {pay} -> {text}", "small"), "deal-row"),
        span(".foot-row")[
            _part(look, coins, now, [icon("or", "op"), shown(instead(look), "small")], "alt"),
            span(".steps.num", title=look.text("board-page-steps"))[f"+{face.number('steps')}", icon("golem-move")],
        ],
        small[_matching(view, look)] if now else None,
        tip(name, words),
    ]


def _part(look: Look, move: str, now: bool, drawn: Node, css: str) -> Element:
    return look.choices.thing(move, drawn, css=css) if now else span(class_=css)[drawn]


def _about(look: Look, face: Face) -> str:
    first, second = (colour_name(look, colour) for colour in face.words("marbles"))
    return " ".join(
        [
            look.text("board-needs", first=first, second=second),
            said(look, f"pay {face.number('coin')} coin -> {face.word('effect')}"),
            look.text("board-instead"),
            look.text("board-character-steps", n=face.number("steps")),
        ]
    )


def _needs(view: View, look: Look, colours: list[str], now: bool) -> Element:
    """The two marbles; those the viewer holds are ticked, white ones last as they are any colour."""
    held = list(view["seats"][look.seat]["marbles"]) if now and look.seat is not None else []
    ticked = []
    for colour in colours:
        ticked.append(colour in held)
        if colour in held:
            held.remove(colour)
    for at, has in enumerate(ticked):
        if not has and WHITE in held:
            ticked[at] = True
            held.remove(WHITE)
    missing = now and any(ticked) and look.seat is not None
    return span(".need")[
        [
            span(class_="have" if has else "miss" if missing else None)[
                marble(colour), icon("check", "ok") if has else None
            ]
            for colour, has in zip(colours, ticked, strict=True)
        ]
    ]


def _matching(view: View, look: Look) -> str:
    """Which marble would complete the pair."""
    if look.seat is None:
        return ""
    colours = view["seats"][look.seat]["matching"]
    if not colours:
        return ""
    return look.text("board-matching", colours=look.text("board-or").join(colour_name(look, one) for one in colours))


# --- library ------------------------------------------------------------------------------------------------------


@panel
def library(view: View, look: Look) -> Element:
    return section("#library.library", aria_label=look.text("board-library"))[
        h3[icon("book", "t-grey"), span[look.text("board-library")], span(".note")[_deck(view, look)]],
        ol[[_book(view, look, space, entry) for space, entry in enumerate(view["library"], 1)]],
        look.mark("library"),
    ]


def _deck(view: View, look: Look) -> str:
    return look.text("board-page-deck", n=view["book_deck"])


def book_words(look: Look, face: Face) -> str:
    return look.text(
        "board-book-halves", now=said(look, face.word("immediate")), later=said(look, face.word("activation"))
    )


@panel
def _book(view: View, look: Look, space: int, entry: Book) -> Element:
    book, face = entry["book"], look.printed["books"][entry["book"]]
    name = look.words.name(book, look.title)
    black, surcharge = face.word("colour") == BLACK, look.printed["library"][f"space_{space}"].number("surcharge")
    price = look.text("board-book-price", n=entry["price"], black=str(black).lower(), more=surcharge)
    return li(
        class_=css("book", f"t-{face.word('colour')}", moved=_came(look, book)),
        tabindex="-1",
        data_walk=True,
        data_piece=f"b-{book}",
        aria_label=f"{name}, {colour_name(look, face.word('colour'))}. {price} {book_words(look, face)}",
    )[
        header[
            icon("book"),
            shown("student any -1", "small") if black else None,
            None if black and not entry["price"] else span(".cost.num")[str(entry["price"]), icon("knowledge")],
            None if black else small(".num")[f"+{surcharge}"],
        ],
        halves(face),
        _columns(look, space),
        tip(name, price, " ", book_words(look, face)),
    ]


@asked
def _came(look: Look, book: str) -> bool:
    """It has come into the library since the viewer's last move."""
    earlier: View | None = look.before
    return earlier is not None and book not in [one["book"] for one in earlier["library"]]


def halves(face: Face) -> list[Node]:
    """What a book does again and again, and what at once."""
    later, now = face.word("activation"), face.word("immediate")
    return [
        span(".half")[icon("whole-round", "when"), shown(later, _size(later))],
        span(".half.low")[icon("at-once", "when"), shown(now, _size(now))],
    ]


def _size(text: str) -> str:
    return "mid" if parts(text) <= ROOMY else "small"


def _columns(look: Look, space: int) -> Node:
    """The columns that the book may go into, a button each."""
    moves = [(column, f"buy {space} {column}") for column in COLUMNS]
    legal = [(column, move) for column, move in moves if move in look.choices]
    if not legal:
        return None
    return div(".into")[
        [
            button(
                ".choosable", type="submit", form=FORM, name="move", value=move,
                aria_label=look.choices.words.get(move), title=look.text("board-column", n=column),
            )[column]
            for column, move in legal
        ]
    ]  # fmt: skip
