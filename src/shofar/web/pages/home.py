"""The first page: three games, my games, tables to join and to watch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from shofar import games
from shofar.readers.sentence import capital
from shofar.web import boards
from shofar.web.html import (
    Element,
    Node,
    a,
    article,
    b,
    button,
    div,
    h1,
    h2,
    label,
    li,
    ol,
    option,
    p,
    section,
    select,
    small,
    span,
    ul,
)
from shofar.web.http.secret import client_key
from shofar.web.pages.layout import Guest, hidden, post, site
from shofar.web.pages.log import stamp
from shofar.web.pages.pieces import icon
from shofar.web.tables.fit import offered
from shofar.web.thinking.bots import LEVELS


@dataclass(frozen=True, slots=True)
class Entry:
    """A table in a list."""

    id: str
    title: str
    state: str
    names: tuple[str, ...]
    yours: bool = False  # your turn
    turn: str = ""  # who decides
    share: int = 0  # per cent played
    left: str = ""  # on the clock of who decides
    free: int = 0
    stage: int = 0  # the part of the game
    changed: int = 0  # when something last happened there
    result: str = ""  # how it ended, for the viewer


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in the guided game of a title."""

    step: int  # from 1; 0: not begun
    steps: int
    learnt: bool = False
    puzzles: bool = False  # there are some, for whoever has learnt the game


@dataclass(frozen=True, slots=True)
class Game:
    """A title on the shelf."""

    name: str
    players: str
    live: int
    ready: bool = True
    guide: Progress | None = None
    solo: tuple[tuple[str, str], ...] = ()  # opponents for one player alone: value and words
    first: bool = False  # "play now" begins with the set-up of a first game
    fit: str = ""  # the level of bots that is fit for the visitor, after two games


@cache
def art(title: str) -> Markup:
    return Markup(boards.data(title, "art.svg"))


def home(
    guest: Guest, games: Sequence[Game], mine: Sequence[Entry], open_tables: Sequence[Entry], watch: Sequence[Entry]
) -> Element:
    return site(
        guest,
        guest.text("home-heading"),
        [
            section(".hero")[
                div[h1[guest.text("home-heading")], p[guest.text("home-lead", titles=guest.words.titles())]],
                _resume(guest, mine),
            ],
            _first(guest, games) if not mine and not guest.name else None,
            section(".games", aria_label=guest.text("games"))[[_game(guest, game) for game in games]],
            div(".two")[
                section("#my-games.panel.list")[
                    h2[guest.text("nav-mine")],
                    _list(guest, mine, guest.text("mine-none")),
                ],
                div(".stacked")[
                    section("#join.panel.list")[
                        h2[guest.text("tables-open")], _list(guest, open_tables, guest.text("open-none"))
                    ]
                    if open_tables
                    else None,
                    section("#watch.panel.list")[
                        h2[guest.text("nav-watch")], _list(guest, watch, guest.text("watch-none"))
                    ],
                    div(".more")[a(href="/open")[icon("replay"), guest.text("open-record")],],
                ],
            ],
        ],
        here="play",
    )


def _resume(guest: Guest, mine: Sequence[Entry]) -> Node:
    waiting = next((entry for entry in mine if entry.yours), None)
    if waiting is None:
        return None
    return div(class_=f"resume panel game-{waiting.title}")[
        span(".badge")[icon(games.face(waiting.title).emblem)],
        div[
            b[guest.text("your-turn-in", title=guest.words.title(waiting.title))],
            small[_with(guest, waiting), f" · {waiting.left}" if waiting.left else ""],
        ],
        a(".btn.primary", href=f"/table/{waiting.id}")[icon("play"), guest.text("continue")],
    ]


def _first(guest: Guest, games: Sequence[Game]) -> Node:
    """A first visit is offered one game, not all of them: the one with the shortest guide."""
    guided = [game for game in games if game.guide is not None and game.guide.step == 0]
    if not guided:
        return None
    game = min(guided, key=lambda one: one.guide.steps if one.guide else 0)
    title = guest.words.title(game.name)
    return section(class_=f"first panel game-{game.name}", aria_label=guest.text("learn-first"))[
        span(".badge")[icon(face(game.name))],
        div[b[guest.text("learn-first")], p[guest.text("learn-first-about", title=title)]],
        learn(guest, game.name, game.guide, guest.text("learn-first-do", title=title), "btn primary"),
    ]


def face(title: str) -> str:
    return games.face(title).emblem


def learn(guest: Guest, title: str, guide: Progress | None, words: str = "", css: str = "btn learn") -> Node:
    """The button to the guided game; it remembers how far one is."""
    if guide is None:
        return None
    key = "learnt" if guide.learnt else "learn-on" if guide.step > 1 else "learn"
    return post(
        "/learn",
        hidden("title", title),
        hidden("kind", "puzzles") if guide.learnt and guide.puzzles else None,
        button(class_=css, type="submit")[
            icon("check" if guide.learnt else "rules"), words or guest.text(key, n=guide.step, all=guide.steps)
        ],
        live=False,
    )


def door(guest: Guest, title: str, guide: Progress | None) -> Element:
    """A page of its own for the guided game of a title."""
    name = guest.words.title(title)
    content = section(class_=f"first panel game-{title}")[
        span(".badge")[icon(face(title))],
        div[h1[name], p[guest.words.text("about", title)]],
        learn(guest, title, guide, css="btn primary"),
    ]
    return site(guest, name, content)


def _game(guest: Guest, game: Game) -> Element:
    name = guest.words.title(game.name)
    return article(class_=f"game game-{game.name}")[
        div(".pic")[
            art(game.name),
            span(".chip.live")[icon("eye"), guest.text("tables-live", n=game.live)] if game.live else None,
        ],
        div(".body")[
            h2[name],
            p[guest.words.text("about", game.name)],
            ul(".facts")[
                li[icon("people"), game.players],
                li[icon("clock"), guest.words.text("time", game.name)],
                li[icon(games.face(game.name).emblem), guest.words.text("kind", game.name)],
            ],
            div(".row")[
                post(
                    "/play",
                    hidden("title", game.name),
                    hidden("key", client_key()),
                    button(".btn.primary", type="submit")[icon("play"), guest.text("play-now")],
                    live=False,
                    css="grow",
                    id=f"play-{game.name}",
                ),
                learn(guest, game.name, game.guide),
                a(".btn", href=f"/new?title={game.name}")[icon("people"), guest.text("new-table")],
            ]
            if game.ready
            else None,
            p(".note")[guest.text("first-game")] if game.first else None,
            p(".note")[guest.text("level-fit", level=guest.text(f"level-{game.fit}"))] if game.fit else None,
            _levels(guest, game) if game.ready else None,
            div(".solo")[span[guest.text("alone-against")], [_alone(game, value, words) for value, words in game.solo]]
            if game.solo
            else None,
        ],
    ]


def _levels(guest: Guest, game: Game) -> Element:
    """How strong the bots are that one plays with at once."""
    return label(".level")[
        span[guest.text("level-of-bots")],
        select(name="level", form=f"play-{game.name}")[
            [option(value=name, selected=name == offered(game.fit))[guest.text(f"level-{name}")] for name in LEVELS]
        ],
    ]


def _alone(game: Game, value: str, words: str) -> Element:
    return post(
        "/play",
        hidden("title", game.name),
        hidden("solo", value),
        hidden("key", client_key()),
        button(".btn", type="submit")[icon("person"), capital(words)],
        live=False,
    )


def _list(guest: Guest, entries: Sequence[Entry], none: str) -> Node:
    if not entries:
        return p(".none")[none]
    return ol[[_entry(guest, entry) for entry in entries]]


def _entry(guest: Guest, entry: Entry) -> Element:
    return li(class_=f"mine game-{entry.title}{' is-turn' if entry.yours else ''}")[
        a(href=f"/table/{entry.id}")[
            span(".badge")[icon(games.face(entry.title).emblem)],
            span(".what")[b[guest.words.title(entry.title)], small[_with(guest, entry)], _where(guest, entry)],
            _meter(guest, entry.share) if entry.state == "playing" else None,
            span(".st")[
                span(class_=f"chip{' turn' if entry.yours else ''}")[_status(guest, entry)],
                small[icon("clock"), entry.left] if entry.left else None,
            ],
        ]
    ]


def _where(guest: Guest, entry: Entry) -> Node:
    """What tells one game from another: how it ended or how far it is, and when something last happened."""
    stage = guest.words.text("course-part", entry.title, n=entry.stage) if entry.stage else ""
    said = entry.result or (stage if entry.state == "playing" else "")
    return small(".where")[f"{said} · " if said else None, stamp(entry.changed, dated=True)] if entry.changed else None


def _with(guest: Guest, entry: Entry) -> str:
    names = ", ".join(name for name in entry.names if name)
    if not names and entry.free:  # whoever may come is not there yet
        return ""
    return guest.text("with", names=names) if names else guest.text("alone")


def _status(guest: Guest, entry: Entry) -> str:
    if entry.yours:
        return guest.text("your-turn")
    if entry.state == "playing":
        return guest.text("thinks", name=entry.turn) if entry.turn else guest.text("state-playing")
    return guest.text(f"state-{entry.state}", free=entry.free)


def _meter(guest: Guest, share: int) -> Markup:
    label = guest.text("per-cent-played", n=share)
    return Markup(
        '<svg class="meter" viewBox="0 0 90 8" role="img" aria-label="{}"><rect width="{}" height="8" rx="4"/></svg>'
    ).format(label, round(share * 0.9))
