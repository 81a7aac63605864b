"""The rail: the others, what happened since your last turn, the log, the talk."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from markupsafe import Markup

from shofar.readers.sentence import capital
from shofar.readers.words import Words
from shofar.web import boards
from shofar.web.html import Element, Node, a, aside, b, button, div, h2, li, ol, section, small, span, time
from shofar.web.html import input as field
from shofar.web.http.secret import client_key
from shofar.web.look import Sitting
from shofar.web.pages.dock import clock_text
from shofar.web.pages.layout import Guest, hidden, post
from shofar.web.pages.pieces import emblem, icon
from shofar.web.pages.told import told
from shofar.web.scene import Line, Scene


def rail(scene: Scene, guest: Guest, talk: bool = True) -> Element:
    scrolls = "0" if scene.lesson else None  # beside a guide there is less room for it
    return aside(".rail", aria_label=guest.text("rail"), tabindex=scrolls)[
        _desk(scene),
        div(".players")[[player(scene, guest, sitting) for sitting in scene.look.others()]],
        _since(scene, guest),
        section(".panel.history.log", aria_label=guest.text("log"))[
            h2[icon("log"), guest.text("log")],
            ol(aria_live="polite", tabindex="0")[[_line(scene, guest, line) for line in scene.lines]],
            _say(scene, guest) if talk and scene.held else None,
        ],
    ]


def _desk(scene: Scene) -> Node:
    """A player board at the head of the rail, for titles that have one."""
    return boards.of(scene.row.title).desk(scene.view, scene.look) if scene.view else None


def player(scene: Scene, guest: Guest, sitting: Sitting) -> Element:
    drawn = boards.of(scene.row.title).rival(scene.view, scene.look, sitting.seat) if scene.view else None
    deciding = scene.deciding == sitting.seat
    return section(class_=f"player {sitting.tint}{' deciding' if deciding else ''}", aria_label=sitting.name)[
        emblem(sitting.colour),
        span(".who")[sitting.name, " ", small[_kind(guest, sitting)]],
        span(
            ".chip.clock",
            data_left=str(sitting.left) if deciding else None,
            title=guest.text("clock-rule-other", name=sitting.name),
        )[span(".num")[clock_text(sitting.left)]]
        if sitting.left is not None
        else None,
        drawn,
        _last(scene, guest, sitting),
    ]


def _last(scene: Scene, guest: Guest, sitting: Sitting) -> Node:
    """What one of them has done since, in a line: for boards that leave no room for the whole of it."""
    lines = (line.text for line in scene.since if line.seat == sitting.seat)
    text = "; ".join(line.removeprefix(f"{sitting.name} ").removesuffix(".") for line in lines)
    return div(".last", title=text)[icon("history"), span[told(text, scene.row.title, guest.words)]] if text else None


def _kind(guest: Guest, sitting: Sitting) -> str:
    if sitting.kind == "bot":
        key = "kind-stand-in" if sitting.handed else "kind-bot"
        return guest.text(key, level=guest.text(f"level-{sitting.level}"))
    if sitting.kind == "person" and not sitting.here:
        return guest.text("kind-away")
    return guest.text("kind-auto") if sitting.kind == "auto" else ""


def _since(scene: Scene, guest: Guest) -> Node:
    if not scene.since:
        return None
    key = "since" if scene.step == scene.steps else "this-step"
    return section(".panel.since.log", aria_label=guest.text(key))[
        h2[icon("history"), guest.text(key)],
        ol(tabindex="0")[[_line(scene, guest, line, dated=False) for line in scene.since]],
    ]


def _line(scene: Scene, guest: Guest, line: Line, dated: bool = True) -> Element:
    colour = scene.look.sitting(line.seat).colour if line.seat is not None else ""
    name = scene.look.sitting(line.seat).name if line.seat is not None else ""
    return _drawn(guest.words, scene.row.title, line, colour, name, scene.row.id if dated else "")


@lru_cache(maxsize=20_000)
def _drawn(words: Words, title: str, line: Line, colour: str, sitting: str, table: str) -> Element:
    """A line that was told stays as it is: most of the log is the same after every move, for everybody."""
    if line.kind == "divider":
        return li(".divider")[line.text]
    mark: Node = emblem(colour, sitting) if colour else icon("flag")
    said: Node
    if line.kind == "news":
        said = _news(words, title, line.text, sitting, named=not table)
    elif line.kind == "chat" and sitting:
        said = [b[sitting], ": ", line.text]
    else:
        key, name = _remark(line)
        said = words.text(key, name=name or sitting)
    return li(class_=line.kind)[
        mark,
        span[said],
        a(href=f"/table/{table}/replay?step={line.step}", title=words.text("show-step", n=line.step))[stamp(line.at)]
        if table
        else Markup("<time></time>"),
    ]


def _remark(line: Line) -> tuple[str, str]:
    """The key of the words, and who it is about if not the seat."""
    word, _, rest = line.text.partition(" ")
    if line.kind == "seat" or (word and line.kind == "start"):
        return f"log-{line.kind}-{word}", rest
    return (f"log-undo-{rest}" if line.kind == "undo" and rest else f"log-{line.kind}"), ""


def _news(words: Words, title: str, text: str, sitting: str, named: bool) -> Node:
    """Who acts is named where it is told to somebody who was away; in the log the emblem says it."""
    deed = text.removeprefix(f"{sitting} ") if sitting else text
    if deed == text:
        return told(text, title, words)
    return [b[sitting], " ", told(deed, title, words)] if named else told(capital(deed), title, words)


def stamp(at: int, dated: bool = False) -> Element:
    """A time, with its day if that matters: the script shows it in the visitor's own zone."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    shown = moment.strftime("%Y-%m-%d %H:%M" if dated else "%H:%M")
    return time(datetime=moment.isoformat(timespec="seconds"), data_local="day" if dated else True)[shown]


def _say(scene: Scene, guest: Guest) -> Element:
    return post(
        f"/table/{scene.row.id}/chat",
        hidden("key", client_key()),
        field(
            "#say",
            name="text",
            maxlength="400",
            autocomplete="off",
            placeholder=guest.text("say"),
            aria_label=guest.text("say"),
        ),
        button(".btn.icon", type="submit", aria_label=guest.text("send"))[icon("chat")],
        css="say",
    )
