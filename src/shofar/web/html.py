"""HTML elements as Python: `div(".card", title=name)[icon, span["3"]]`.

The notation is htpy's. An element is drawn into text at once, where htpy walks a tree of generators afterwards: a table
page has some two thousand elements and is drawn for every viewer after every move, and this made it five times cheaper.
Everything that is not markup already is escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from keyword import iskeyword
from typing import Any, Final, Protocol

from markupsafe import Markup, escape

KEPT: Final = 8_192  # elements, and texts: pages use the same few thousand again and again
LONG: Final = 500  # letters of a text that is not kept: it is somebody's own


class HasHtml(Protocol):
    def __html__(self) -> str: ...


Node = HasHtml | str | int | None | Iterable[Any]  # int: a number; True and False draw nothing


class Element:
    """A tag with attributes, and with its children once they are given."""

    __slots__ = ("_attributes", "_inside", "_tag", "_text")

    def __init__(self, tag: tuple[str, str], attributes: str = "", inside: str = "") -> None:
        self._tag: Final = tag  # how it begins and how it ends
        self._attributes: Final = attributes
        self._inside: Final = inside
        self._text: Final = f"{tag[0]}{attributes}>{inside}{tag[1]}" if tag[0] else inside

    def __call__(self, *given: str | Mapping[str, Any], **named: Any) -> Element:
        """With these attributes only: a shorthand like "#id.class", mappings, keywords (`class_`, `data_piece`)."""
        if not self._inside and len(given) < 2 and (not given or isinstance(given[0], str)):
            return _opened(self._tag, *given, **named)
        short = [_head(one) if isinstance(one, str) else _head(**one) for one in given]
        return Element(self._tag, "".join((*short, _head(**named))), self._inside)

    def __getitem__(self, children: Node) -> Element:
        """With these children."""
        if type(children) is str:
            return Element(self._tag, self._attributes, _escaped(children))
        parts: list[str] = []
        _draw(children if type(children) is tuple or type(children) is list else (children,), parts)
        return Element(self._tag, self._attributes, "".join(parts))

    @property
    def tagged(self) -> bool:
        """Whether it is one element, and not what stands side by side."""
        return bool(self._tag[0])

    def marked(self, name: str, value: str) -> str:
        """Its text with one more attribute."""
        return f'{self._tag[0]}{self._attributes} {name}="{_known(value)}">{self._inside}{self._tag[1]}'

    @property
    def text(self) -> str:
        """As plain text: cutting up a `Markup` is dear."""
        return self._text

    def __str__(self) -> Markup:
        return Markup(self._text)

    def __html__(self) -> Markup:
        return Markup(self._text)

    def __repr__(self) -> str:
        return f"<Element {self._text[:60]!r}>"


VoidElement = Element  # input, meta and the like have no end tag and get no children


def _draw(nodes: Iterable[Any], parts: list[str]) -> None:
    """Append the texts of nodes. By type, the most frequent first."""
    for node in nodes:
        kind = type(node)
        if kind is Element:
            parts.append(node._text)
        elif kind is Markup:
            parts.append(node)
        elif kind is str:
            parts.append(_escaped(node))
        elif node is None or kind is bool:
            continue
        elif kind is tuple or kind is list:
            _draw(node, parts)
        else:
            _draw_other(node, parts)


def _draw_other(node: Any, parts: list[str]) -> None:
    if isinstance(node, int):
        parts.append(str(node))
    elif hasattr(node, "__html__"):
        parts.append(node.__html__())
    elif isinstance(node, str):
        parts.append(_escaped(str(node)))
    elif isinstance(node, Iterable) and not isinstance(node, bytes):
        _draw(node, parts)
    else:
        raise TypeError(f"{node!r} cannot be part of a page")


@lru_cache(maxsize=KEPT, typed=True)
def _opened(tag: tuple[str, str], shorthand: str = "", /, **named: Any) -> Element:
    """An element without children."""
    return Element(tag, _head(shorthand, **named))


def _escaped(text: str) -> str:
    return _known(text) if len(text) < LONG else str(escape(text))


@lru_cache(maxsize=KEPT)
def _known(text: str) -> str:
    return str(escape(text))


def _head(shorthand: str = "", /, **named: Any) -> str:
    """The attributes as they stand in a tag."""
    given = _parts(shorthand) if shorthand else {}
    return "".join(_attribute(name, value) for name, value in (given | named).items())


def _attribute(name: str, value: Any) -> str:
    bare = name.removesuffix("_")
    name = (bare if iskeyword(bare) else name).replace("_", "-")
    if value is None or value is False or (name == "class" and not value):
        return ""
    return f" {_known(name)}" if value is True else f' {_known(name)}="{_escaped(str(value))}"'


def _parts(shorthand: str) -> dict[str, str]:
    """ "#id.class.other" as attributes."""
    if shorthand[:1] not in (".", "#") or any(letter.isspace() for letter in shorthand):
        raise ValueError(f"{shorthand!r} is not a shorthand like '#id.class'")
    names, *classes = shorthand.split(".")
    return ({"id": names[1:]} if names else {}) | ({"class": " ".join(classes)} if classes else {})


def _tag(name: str) -> Element:
    return Element((f"<{name}", f"</{name}>"))


def _void(name: str) -> Element:
    return Element((f"<{name}", ""))


fragment: Final = Element(("", ""))
html: Final = Element(("<!doctype html><html", "</html>"))

input: Final = _void("input")
link: Final = _void("link")
meta: Final = _void("meta")

a: Final = _tag("a")
article: Final = _tag("article")
aside: Final = _tag("aside")
b: Final = _tag("b")
body: Final = _tag("body")
button: Final = _tag("button")
caption: Final = _tag("caption")
code: Final = _tag("code")
dd: Final = _tag("dd")
details: Final = _tag("details")
dialog: Final = _tag("dialog")
div: Final = _tag("div")
dl: Final = _tag("dl")
dt: Final = _tag("dt")
fieldset: Final = _tag("fieldset")
form: Final = _tag("form")
h1: Final = _tag("h1")
h2: Final = _tag("h2")
h3: Final = _tag("h3")
h4: Final = _tag("h4")
head: Final = _tag("head")
header: Final = _tag("header")
i: Final = _tag("i")
ins: Final = _tag("ins")
kbd: Final = _tag("kbd")
label: Final = _tag("label")
legend: Final = _tag("legend")
li: Final = _tag("li")
main: Final = _tag("main")
mark: Final = _tag("mark")
nav: Final = _tag("nav")
ol: Final = _tag("ol")
option: Final = _tag("option")
p: Final = _tag("p")
progress: Final = _tag("progress")
script: Final = _tag("script")
section: Final = _tag("section")
select: Final = _tag("select")
small: Final = _tag("small")
span: Final = _tag("span")
summary: Final = _tag("summary")
table: Final = _tag("table")
tbody: Final = _tag("tbody")
td: Final = _tag("td")
textarea: Final = _tag("textarea")
th: Final = _tag("th")
thead: Final = _tag("thead")
time: Final = _tag("time")
title: Final = _tag("title")
tr: Final = _tag("tr")
ul: Final = _tag("ul")
