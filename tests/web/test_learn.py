"""Learning over HTTP: the rules, examples as tables, the box, and values that owners of the printed game bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

import shofar
from shofar import examples
from shofar.readers.reference import index
from shofar.web.tables import owned
from tests.web.server import Browser, Page, Server

TITLES = shofar.titles()
each_title = pytest.mark.parametrize("title", TITLES)


@pytest.fixture
def anna(served: Server) -> Iterator[Browser]:
    browser = Browser(served.url)
    yield browser
    browser.close()


def ids(html: str) -> list[str]:
    return re.findall(r'<[^>]+ id="([^"]+)"', html)


def plain(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


# --- rules ---------------------------------------------------------------------------------------------------------


@each_title
def test_every_rule_and_example_has_an_address(anna: Browser, title: str) -> None:
    page = anna.get(f"/rules/{title}")
    assert page.status_code == 200
    found = ids(page.text)
    assert len(found) == len(set(found)), "an id is there twice"
    assert {*index(title)["rules"], *index(title)["examples"]} <= set(found)


@each_title
@pytest.mark.parametrize("place", ["rules", "box"])
def test_every_link_within_a_page_leads_somewhere(anna: Browser, title: str, place: str) -> None:
    html = anna.get(f"/{place}/{title}").text
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids(html))


@each_title
@pytest.mark.parametrize("place", ["rules", "box"])
def test_every_link_to_another_page_leads_to_one(anna: Browser, title: str, place: str) -> None:
    html = anna.get(f"/{place}/{title}").text
    for address in set(re.findall(r'href="(/[^"#?]*)', html)):
        assert anna.get(address).status_code == 200, address


def test_without_a_title_the_first_one_is_shown(anna: Browser) -> None:
    for place in ("rules", "box"):
        assert anna.get(f"/{place}").url.path == f"/{place}/{TITLES[0]}"


@pytest.mark.parametrize("path", ["/rules/chess", "/box/chess", "/box/chess/template"])
def test_a_title_that_is_none_is_one_sentence(anna: Browser, path: str) -> None:
    page = anna.get(path)
    assert page.status_code == 404
    assert "the games here are" in page.text.lower()


# --- examples -------------------------------------------------------------------------------------------------------


@each_title
def test_an_example_opens_as_a_table_where_the_reader_decides(anna: Browser, title: str) -> None:
    for number in examples.numbers(title):
        table = anna.post(f"/rules/{title}/open", example=number, key=f"once-{number}")
        assert table.status_code == 200, number
        assert f'href="/rules/{title}#{number}"' in table.text, "a way back to what is told"
        expected = {move.text for move in examples.game(title, number).moves}
        assert set(Page(table.text).moves) == expected, number


def test_the_moves_of_an_example_can_be_played_in_the_page(anna: Browser) -> None:
    title = TITLES[0]
    number = examples.numbers(title)[2]
    table = anna.post(f"/rules/{title}/open", example=number, key="play").url.path
    for move in examples.example(title, number)["moves"]:
        page = Page(anna.get(table).text)
        answer = anna.post(f"{table}/move", move=move, at=page.hidden("at"), **{"as": page.hidden("as")})
        assert answer.status_code == 200, answer.text


def test_a_second_click_on_an_example_is_the_same_table(anna: Browser) -> None:
    first, second, third = (
        anna.post(f"/rules/{TITLES[0]}/open", example=number, key="twice").url.path
        for number in ("EX-2", "EX-2", "EX-3")
    )
    assert first == second != third


def test_an_example_that_is_none_opens_nothing(anna: Browser) -> None:
    answer = anna.post(f"/rules/{TITLES[0]}/open", example="EX-999")
    assert answer.status_code == 404
    assert "no example" in unescape(answer.text)


def test_why_not_says_where_the_rule_stands(anna: Browser) -> None:
    table = anna.post(f"/rules/{TITLES[0]}/open", example="EX-2", key="why").url.path
    answer = anna.client.get(f"{table}/why?move=activate+1.2")
    rule = answer.headers["x-rule"].removeprefix(f"/rules/{TITLES[0]}#")
    assert rule in index(TITLES[0])["rules"]
    assert rule in answer.text


# --- the box ----------------------------------------------------------------------------------------------------------


@each_title
def test_the_box_shows_every_row_and_where_its_values_come_from(anna: Browser, title: str) -> None:
    html = anna.get(f"/box/{title}").text
    box = shofar.box(title)
    for section in shofar.title(title).sections:
        part = rf'<section id="{section.name}" data-chapter.*?(?=<section id="\w+" data-chapter|<p class="nothing")'
        shown = re.search(part, html, re.S)
        assert shown, section.name
        for row in section.rows:
            sources = {box.source(section.name, row, column) for column in box.row(section.name, row)}
            assert all(f"s-{source}" in shown[0] for source in sources), (section.name, row)


@each_title
def test_the_template_is_a_box_that_changes_nothing(anna: Browser, title: str) -> None:
    answer = anna.get(f"/box/{title}/template")
    assert answer.headers["content-disposition"] == f'attachment; filename="shofar-{title}.toml"'
    found = owned.read(title, answer.text)
    assert (found.mistakes, found.differences) == ((), ())
    box = shofar.box(title)
    ours = [key for key, source in box.sources.items() if source == "reconstructed"]
    assert ours and all(row in answer.text for _, row, _ in ours)


# Values of the first title, line by line.
WRONG = """[faces]
wood_1 = { effect = "pay 3 silvers -> 1 wood" }
woud_2 = { effect = "3 wood" }
gold_2 = { efect = "3 gold" }

[gates]
gate_1 = { value = "two" }

[gatess]
gate_2 = { value = 3 }
"""


def test_every_mistake_is_told_with_its_line(anna: Browser) -> None:
    page = anna.post(f"/box/{TITLES[0]}", box=WRONG)
    said = plain(page.text)
    assert "4 mistakes to mend first" in said
    assert "Line 3 woud_2 is no row of faces. Write wood_2" in said
    assert "Line 4 gold_2 has no value efect . Write effect" in said
    assert 'Line 7 gate_1 , value: found "two" , expected a whole number' in said
    assert "Line 9 gatess is no section of this box. Write gates" in said
    assert "waits until the mistakes are mended" in said


def test_an_effect_that_nobody_understands_is_told_with_its_line(anna: Browser) -> None:
    text = '[faces]\nwood_2 = { effect = "3 wood" }\nwood_1 = { effect = "pay 3 silvers -> 1 wood" }\n'
    said = plain(anna.post(f"/box/{TITLES[0]}", box=text).text)
    assert "One mistake to mend first Line 3 wood_1 , effect:" in said
    assert "2 values differ" in said


def test_values_that_are_possible_alone_but_not_together_are_told_so(anna: Browser) -> None:
    """72 work cards: one more of two faces is one too many of each, and so is it together."""
    found = owned.read(TITLES[0], "[copies]\nwood_1 = { copies = [9, 9, 9] }\n")
    assert [one.key for one in found.mistakes] == ["refused"]
    assert found.mistakes[0].line == 2


def test_text_that_is_no_toml_is_told_with_its_line(anna: Browser) -> None:
    said = plain(anna.post(f"/box/{TITLES[0]}", box="[faces]\nwood_1 = = 3\n").text)
    assert "Line 2 This is not TOML" in said


def test_differences_are_shown_and_a_table_plays_with_them(anna: Browser) -> None:
    text = "[gates]\ngate_1 = { value = 9 }\n"
    said = plain(anna.post(f"/box/{TITLES[0]}", box=text).text)
    assert "One value differs, no mistakes" in said
    assert "gate 1, Value 2 9" in said
    form = anna.post(f"/box/{TITLES[0]}/use", box=text)
    assert f">{text}</textarea>" in form.text
    table = anna.post("/new", title=TITLES[0], seat0="me", seat1="bot", box=text)
    assert re.search(r'<span class="pile arched"[^>]*>9</span>', table.text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a" + ".a" * 40 + " = 1\n", "toml"),
        (f'[faces]\nwood_1 = {{ effect = "{"1 wood; " * 60}1 wood" }}\n', "long"),
        ("[gates]\ngate_1 = { value = 1000 }\n", "refused"),
        (f"[gates]\ngate_1 = {{ value = {'9' * 5000} }}\n", "toml"),
        ("[gates]\ngate_1 = { value = 2026-11-17 }\n", "value"),
        ("gates = 3\n", "rows"),
        ("[gates]\ngate_1 = 3\n", "values"),
    ],
)
def test_whatever_is_written_is_answered_with_a_mistake(anna: Browser, text: str, key: str) -> None:
    assert [one.key for one in owned.read(TITLES[0], text).mistakes] == [key]
    assert anna.post(f"/box/{TITLES[0]}", box=text).status_code == 200


def test_of_very_many_mistakes_the_first_are_told(anna: Browser) -> None:
    """To find where one stands, and what was meant, takes milliseconds: ten thousand would take half a minute."""
    text = "\n".join(f"[s{number}]" for number in range(5_000))
    found = owned.read(TITLES[0], text).mistakes
    assert [one.line for one in found] == list(range(1, owned.MOST + 1))
    answer = anna.post(f"/box/{TITLES[0]}", box=text)
    assert f"{owned.MOST} mistakes to mend first" in answer.text and answer.text.count('class="ln"') == owned.MOST


def test_too_long_a_box_is_refused(anna: Browser) -> None:
    assert anna.post(f"/box/{TITLES[0]}", box="#" * 60_001).status_code == 413
