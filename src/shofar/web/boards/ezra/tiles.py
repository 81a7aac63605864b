"""The five development tiles: guards, labourers, farmers, and the spaces of traders and elders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from shofar.engine.grammar import parse
from shofar.engine.printed import Face
from shofar.games.ezra.views import Board, Tile
from shofar.web.boards.ezra.common import Workers, said, shown
from shofar.web.html import Element, Node, div, h3, li, ol, p, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, ghost, icon, tip
from shofar.web.panels import panel

ICONS: Final = {"guards": "guard", "labourers": "labourer", "farmers": "farmer", "traders": "trader", "elders": "elder"}
SPACES: Final = (1, 2, 3, 4)


def tiles(look: Look, board: Board, workers: Workers) -> Element:
    drawn = {found["kind"]: tile(look, board, found, workers) for found in board["tiles"]}
    return div(".tiles")[
        div(".trio")[[drawn[kind] for kind in ("guards", "labourers", "farmers")]], drawn["traders"], drawn["elders"]
    ]


def tile(look: Look, board: Board, found: Tile, workers: Workers) -> Element:
    """One of the five, with who stands on it."""
    if found["kind"] not in CONTENTS:
        return _people(look, board, found, _standing(board, found, workers))
    return _usual(look, board, found)


@panel
def _usual(look: Look, board: Board, found: Tile) -> Element:
    return _tile(look, board, found, CONTENTS[found["kind"]](look, board, found))


def _face(look: Look, tile: Tile) -> Face:
    return look.printed[tile["kind"]][tile["id"]]


def _head(look: Look, tile: Tile) -> Element:
    points = look.printed["board"]["tile_vp"].number("value")
    state: Node = None
    if tile["flipped"]:
        state = span(".state")[icon("check", label=look.text("board-flipped")), str(points), icon("vp")]
    elif tile["kind"] == "guards":
        state = span(".state")[look.text("board-limit", n=_face(look, tile).number("limit"))]
    return h3[icon(ICONS[tile["kind"]]), look.text(f"board-{tile['kind']}"), state]


def _tile(look: Look, board: Board, tile: Tile, content: Node) -> Element:
    return section(class_=css("dev", flipped=tile["flipped"]), tabindex="-1", data_walk=True)[
        _head(look, tile), content, _flip(look, board, tile), _about(look, tile)
    ]


def _about(look: Look, tile: Tile) -> Element:
    """The tip of a tile: what it does, what its flip costs and changes."""
    return tip(look.text(f"board-{tile['kind']}"), [p[line] for line in _lines(look, tile) if line])


def _lines(look: Look, tile: Tile) -> list[str]:
    face, kind, flipped = _face(look, tile), tile["kind"], tile["flipped"]
    price = f"pay {face.number('price')} {face.word('paid_in')} -> {face.word('reward')}"
    flip = "" if flipped else look.text("board-flip", effect=said(look, price))
    if kind == "guards":
        front = "" if flipped else look.text("board-limit-about", n=face.number("limit"))
        return [front, flip, look.text("board-guards-back")]
    if kind in ("traders", "elders"):
        return [look.text(f"board-{kind}-about"), flip]
    now, later = said(look, face.word("back" if flipped else "front")), said(look, face.word("back"))
    extra = said(look, f"prep: {face.word('prep')}") if kind == "farmers" else ""
    return [
        look.text(f"board-{kind}-about", effect=now),
        extra if flipped else flip,
        "" if flipped else look.text("board-after-flip", effect=f"{later} {extra}".strip()),
    ]


def _flip(look: Look, board: Board, tile: Tile) -> Node:
    if tile["flipped"]:
        return None
    face = _face(look, tile)
    text = f"pay {face.number('price')} {face.word('paid_in')} -> {face.word('reward')}"
    return _choice(
        look, board, f"flip {tile['kind']}", "flipline", look.text("board-flip", effect=said(look, text)),
        icon("flip", "op when"), shown(text),
    )  # fmt: skip


def _choice(look: Look, board: Board, move: str, classes: str, label: str, *children: Node) -> Node:
    """Something of a tile that may be chosen, if it is the viewer's."""
    if board["seat"] == look.seat:
        return look.choices.thing(move, *children, css=classes, label=label)
    return span(class_=classes)[children]


def _guards(look: Look, board: Board, tile: Tile) -> Node:
    """The back has no limit and stands somebody up in each preparation."""
    if not tile["flipped"]:
        return None
    return _choice(
        look, board, "guards", "prod", look.text("board-guards-back"), icon("sabbath", "op when"), shown("recover 1")
    )


def _labourers(look: Look, board: Board, tile: Tile) -> Node:
    text = _face(look, tile).word("back" if tile["flipped"] else "front")
    parts = [part.text() for part in parse(text).parts]
    return span(".prod")[
        [
            [
                icon("or", "op") if number > 1 else None,
                _choice(look, board, f"labourer {number}", "yield", said(look, part), shown(part)),
            ]
            for number, part in enumerate(parts, 1)
        ],
        _count(look, "labourer", board["labourers"]),
    ]


def _farmers(look: Look, board: Board, tile: Tile) -> Node:
    face = _face(look, tile)
    text = face.word("back" if tile["flipped"] else "front")
    prep = _choice(
        look, board, "harvest", "plus yield", said(look, face.word("prep")), icon("sabbath"), shown(face.word("prep"))
    )
    exchange = shown(f"pay {face.number('converts')} silver -> 1 food")
    convert = _choice(look, board, "convert", "plus yield", look.text("board-converts"), exchange)
    return span(".prod")[
        _choice(look, board, "farmer", "yield", said(look, text), shown(text)),
        prep if tile["flipped"] else None,
        convert if face.number("converts") else None,
        _count(look, "farmer", board["farmers"]),
    ]


def _count(look: Look, kind: str, number: int) -> Node:
    return span(".many", title=look.text(f"board-{kind}-count", n=number))[f"×{number}"] if number else None


CONTENTS: Final[dict[str, Callable[[Look, Board, Tile], Node]]] = {
    "guards": _guards, "labourers": _labourers, "farmers": _farmers,
}  # fmt: skip


# --- traders and elders -------------------------------------------------------------------------------------------


def _standing(board: Board, tile: Tile, workers: Workers) -> tuple[Markup | None, ...]:
    """Who stands on the spaces of a tile."""
    taken = board["traders"] if tile["kind"] == "traders" else board["elders"]
    return tuple(workers.draw(board["colour"]) if number in taken else None for number in SPACES)


@panel
def _people(look: Look, board: Board, tile: Tile, standing: tuple[Markup | None, ...]) -> Element:
    return section(class_=css("dev", "people", flipped=tile["flipped"]), tabindex="-1", data_walk=True)[
        _head(look, tile),
        ol[[li[_space(look, board, tile, *each)] for each in zip(SPACES, standing, strict=True)]],
        _flip(look, board, tile) or span,
        _about(look, tile),
    ]


def _space(look: Look, board: Board, tile: Tile, number: int, standing: Markup | None) -> Node:
    face, kind = _face(look, tile), tile["kind"][:-1]
    here, name = f"{'back' if tile['flipped'] else 'front'}_{number}", look.text(f"board-{kind}")
    if here not in face:
        later = face.word(f"back_{number}")
        return span(".space.lock", tabindex="-1")[
            span(".spot")[icon("lock")],
            shown(later),
            tip(name, look.text("board-after-flip", effect=said(look, later))),
        ]
    text, taken = face.word(here), standing is not None
    move = f"recover {kind} {number}" if taken else f"{kind} {number}"
    spot: Node = standing
    if not taken and move in look.choices:
        spot = ghost(board["colour"])
    label = look.text("board-space", kind=name, n=number, effect=said(look, text))
    return _choice(
        look, board, move, css("space", taken=taken), label, span(".spot")[spot], shown(text),
        tip(name, said(look, text)),
    )  # fmt: skip
