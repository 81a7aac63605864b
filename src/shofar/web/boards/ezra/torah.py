"""The scrolls as an inverted pyramid with their scribes, and the heroes that are left."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from shofar.engine.printed import Face
from shofar.games.ezra.views import Scroll
from shofar.web.boards.ezra.common import View, Workers, banner, owner, said, shown, vp
from shofar.web.html import Element, Node, b, div, h2, header, li, ol, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

ROWS: Final = (4, 3, 2, 1)  # from the top
POINT: Final = "1 vp"
END: Final = "end: "


def torah(view: View, look: Look, workers: Workers) -> Element:
    return section(".plate.torah", aria_label=look.text("board-torah"))[
        header[icon("torah"), h2[look.text("board-torah")]],
        [_row(view, look, workers, row) for row in ROWS],
        _heroes(view, look),
        look.mark("torah"),
    ]


def _row(view: View, look: Look, workers: Workers, row: int) -> Element:
    face = look.printed["scroll_rows"][f"scroll_row_{row}"]
    food = view["row_food"][row - 1]
    places = [place for place in view["scrolls"] if place["place"].startswith(f"{row}.")]
    return div(class_=f"srow r{row}")[
        span(".scost")[shown(f"{face.number('blue')} blue banner; {face.number('price')} {face.word('paid_in')}")],
        ol[[li[_tile(view, look, place, _scribe(workers, place))] for place in places]],
        span(".sgain")[vp(face.number("vp")), shown(f"{food} food") if food else None],
    ]


def _scribe(workers: Workers, place: Scroll) -> Markup | None:
    return workers.draw(place["scribe"]) if place["scribe"] else None


@panel
def _tile(view: View, look: Look, place: Scroll, scribe: Markup | None) -> Node:
    tile = place["tile"]
    face = look.printed["scrolls"][tile]
    move = f"use {tile}" if f"use {tile}" in look.choices else f"scribe {place['place']}"
    moved = _moved(look, place)
    row, at = place["place"].split(".")
    return look.choices.thing(
        move,
        scroll_icons(look, face),
        span(".once", title=said(look, POINT))[icon("vp")] if face.word("now") == POINT else None,
        span(".scribe")[scribe] if scribe else None,
        tip(_name(view, look, face), _sentence(view, look, place)),
        css=css("tile", tile.split("_")[0], taken=bool(place["scribe"]), moved=moved),
        label=f"{look.text('board-scroll', row=int(row), n=int(at) + 1)}. {_sentence(view, look, place)}",
        tabindex=None if move in look.choices else "-1",
        data_walk=True,
    )


@asked
def _moved(look: Look, place: Scroll) -> bool:
    earlier: View | None = look.before
    return earlier is not None and _scribe_before(earlier, place["place"]) != place["scribe"]


def _scribe_before(before: View, place: str) -> str | None:
    scribe: str | None = next(one["scribe"] for one in before["scrolls"] if one["place"] == place)
    return scribe


def scroll_icons(look: Look, face: Face) -> Node:
    if face.word("hero"):
        hero = look.printed["heroes"][face.word("hero")]
        return span(".effect.small")[icon("hero"), banner(hero.word("colour"), hero.number("banners"))]
    return shown(face.word("effect").removeprefix(END))  # golden tiles all score at the end


def _name(view: View, look: Look, face: Face) -> str:
    return look.words.name(face.word("hero"), look.title) if face.word("hero") else look.text("board-scroll-name")


def _sentence(view: View, look: Look, place: Scroll) -> str:
    bill = look.choices.bills.get(f"scribe {place['place']}", ())
    return " ".join([*about_tile(view, look, place), *[entry.text for entry in bill]])


def about_tile(view: View, look: Look, place: Scroll) -> list[str]:
    """Sentences about a scroll and the scribe on it."""
    face = look.printed["scrolls"][place["tile"]]
    parts = [
        said(look, face.word("effect")),
        look.text("board-at-once", effect=said(look, face.word("now"))) if face.word("now") else "",
    ]
    if face.word("hero"):
        parts.append(hero_sentence(look, face.word("hero")))
    if place["scribe"]:
        parts.append(look.text("board-scribe-of", name=owner(look, place["scribe"])))
    return [part for part in parts if part]


def hero_sentence(look: Look, hero: str) -> str:
    face = look.printed["heroes"][hero]
    rewards = [look.text("board-hero-week", n=n, reward=said(look, face.word(key)))
               for n, key in enumerate(("left", "centre", "right"), 1)]  # fmt: skip
    return " ".join(
        [look.text("board-hero", n=face.number("banners"), colour=look.noun(face.word("colour"))), *rewards]
    )


def _heroes(view: View, look: Look) -> Node:
    """The heroes nobody has yet: their banner and the rewards up to this week."""
    free = [hero["id"] for hero in view["heroes"] if hero["owner"] is None]
    if not free:
        return None
    return div(".heroes")[[hero_card(look, hero) for hero in free]]


def hero_card(look: Look, hero: str) -> Element:
    face = look.printed["heroes"][hero]
    return span(".hero-card", tabindex="-1", data_piece=f"c-{hero}")[
        b[look.words.name(hero, look.title)],
        shown(f"{face.number('banners')} {face.word('colour')} banner"),
        tip(look.words.name(hero, look.title), hero_sentence(look, hero)),
    ]
