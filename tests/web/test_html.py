"""Elements as text: what is escaped, what is left out, how attributes are named."""

from __future__ import annotations

import tracemalloc

import pytest
from markupsafe import Markup

from shofar.engine.errors import BadRequest
from shofar.readers.words import Words
from shofar.web.html import Element, Node, b, div, fragment, html, input, span, textarea


@pytest.mark.parametrize(
    ("element", "text"),
    [
        (div, "<div></div>"),
        (div(".card.k-wood"), '<div class="card k-wood"></div>'),
        (div("#main.table", data_piece="w-red-1"), '<div id="main" class="table" data-piece="w-red-1"></div>'),
        (div(class_="", title=None, hidden=False, data_live=True, tabindex=0), '<div data-live tabindex="0"></div>'),
        (div({"data-why": "place 3"}, for_="x"), '<div data-why="place 3" for="x"></div>'),
        (div(title='"<&>\'')["<b>&"], '<div title="&#34;&lt;&amp;&gt;&#39;">&lt;b&gt;&amp;</div>'),
        (div[None, True, False, 0, "", 7], "<div>07</div>"),
        (div[(span[str(n)] for n in range(2)), [b["x"], Markup("<i>")]],
         "<div><span>0</span><span>1</span><b>x</b><i></div>"),
        (fragment["a", b["c"]], "a<b>c</b>"),
        (input(name="at", value=3), '<input name="at" value="3">'),
        (html(lang="en")[None], '<!doctype html><html lang="en"></html>'),
        (span(".tip")["x"](class_="tip below"), '<span class="tip below">x</span>'),  # other attributes, same children
    ],
)  # fmt: skip
def test_an_element_is_drawn(element: Element, text: str) -> None:
    assert str(element) == text
    assert Markup("{}").format(element) == text


@pytest.mark.parametrize("node", [b"bytes", object(), 1.5])
def test_what_is_no_part_of_a_page_is_refused(node: Node) -> None:
    with pytest.raises(TypeError):
        div[node]


@pytest.mark.parametrize("shorthand", ["card", ".a b", "x.y"])
def test_a_shorthand_begins_with_a_dot_or_a_hash(shorthand: str) -> None:
    with pytest.raises(ValueError):
        div(shorthand)


def test_what_somebody_sends_at_length_is_not_kept() -> None:
    """Boxes that are shown again in their form; errors that quote what was sent, in a language that looks them up."""
    words = Words("pl")
    words.error(BadRequest("unknown-option", "golem has no option 'b'; its options are a"))  # reads what it needs
    tracemalloc.start()
    for number in range(100):
        sent = f"<{number}>" * 20_000
        assert str(textarea[sent]).count("&lt;") == 20_000
        assert words.error(BadRequest("unknown-option", f"golem has no option '{sent}'; its options are a"))
        del sent
    kept = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept < 1_000_000, kept
