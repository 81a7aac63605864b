"""A language that nobody speaks: English in wide letters. A word in other letters has not come from the files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import shofar
from shofar.readers import lexicon, reference
from shofar.readers.words import Words
from shofar.web import scene as scenes
from shofar.web.pages import box, rules, table
from shofar.web.pages.layout import Guest
from shofar.web.tables.samples import sample
from tests.readers.speaking import forget

PSEUDO = "eo"  # counts like English
WIDE = {code: code + 0xFEE0 for code in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))}
KNOWN = frozenset({"Shofar", "Esc", "Alt", "Shift", "Ctrl", "Enter", "Tab", "TOML"})  # names and keys
NUMERAL = re.compile(r"[IVX]+|EX|[A-Z]{1,2}")  # of rounds, sections, rules and examples
ENDONYM = "Esperanto"  # a language calls itself what it does


class Widen(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(node.value.translate(WIDE))


@pytest.fixture(scope="module", autouse=True)
def speaking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder, real = tmp_path_factory.mktemp("locale"), lexicon.FOLDER
    (folder / "en").symlink_to(real / "en")
    for file in (real / "en").rglob("*.ftl"):
        _write(file, folder / PSEUDO / file.relative_to(real / "en"))
    forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lexicon, "FOLDER", folder)
        yield
    forget()
    reference.reference.cache_clear()


def _write(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    made = Widen().visit(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")))
    to.write_text(FluentSerializer().serialize(made), encoding="utf-8")


def strange(html: str) -> set[str]:
    """Words of a page in ordinary letters: in its text, and in what is said aloud or shown in a tip."""
    hidden = re.sub(r"<(script|style|svg|textarea|code|kbd)\b.*?</\1>", " ", html, flags=re.DOTALL)
    said = re.findall(r'(?:title|aria-label|placeholder|alt)="([^"]*)"', hidden)
    text = unescape(" ".join([re.sub(r"<[^>]*>", " ", hidden), *said]))
    found = set(re.findall(r"[A-Za-z]{2,}", text)) - KNOWN - {ENDONYM, PSEUDO, PSEUDO.upper()}
    return {word for word in found if not NUMERAL.fullmatch(word)}


@pytest.mark.parametrize("title", shofar.titles())
def test_no_text_of_a_table_bypasses_the_files(title: str) -> None:
    found: set[str] = set()
    guest = Guest(Words(PSEUDO), "", "", (PSEUDO,))
    for steps in (0, 30, 90):
        room = sample(title, max(shofar.title(title).players), steps, 5, {})
        names = {word for row in room.seats for word in re.findall(r"[A-Za-z]+", row.name)}
        assert room.game is not None
        seat = room.game.seat
        room.holders = {seat: {"me"}} if seat is not None else {}
        page = str(table.inner(scenes.scene(room, "me", PSEUDO, seat, set(), 0), guest))
        found |= strange(page) - names
    assert found == set()


@pytest.mark.parametrize("title", shofar.titles())
def test_no_text_of_rules_and_box_bypasses_the_files(title: str) -> None:
    guest = Guest(Words(PSEUDO), "", "", (PSEUDO,))
    told = str(rules.rules(guest, reference.reference(title, PSEUDO)))
    assert strange(told) == set()
    assert strange(str(box.box(guest, title))) == set()
