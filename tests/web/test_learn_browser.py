"""Learning in a real Chromium: searching, following links, opening an example, filters of the box, without a script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import shofar
from shofar import examples
from shofar.readers.reference import index, reference
from tests.web.axe import serious_faults_in_both_themes
from tests.web.chromium import DESK, PHONE, Person
from tests.web.test_help import SHOWN, VISIBLE

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TITLES = shofar.titles()
PAGES = [f"/{place}/{title}" for title in TITLES for place in ("rules", "box")]
SIZES = {"desk": DESK, "phone": PHONE}
Come = Callable[..., Person]


def shown_rules(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        ".rule", "all => all.filter(one => one.checkVisibility()).map(one => one.id)"
    )
    return found


# --- how it looks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_no_page_scrolls_sideways(person: Come, size: str) -> None:
    anna = person(SIZES[size])
    for path in PAGES:
        anna.go(path)
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize("title", TITLES)
def test_the_overview_is_one_screen(person: Come, title: str) -> None:
    anna = person(DESK)
    anna.go(f"/rules/{title}")
    foot = anna.page.evaluate("document.querySelector('.over').getBoundingClientRect().bottom")
    assert foot <= DESK["height"]


def test_axe_finds_nothing_serious(person: Come) -> None:
    anna = person()
    anna.context.add_cookies([{"name": "theme", "value": "dark", "url": anna.url}])
    for path in PAGES:
        anna.go(path)
        assert serious_faults_in_both_themes(anna.page) == [], path


# --- rules ---------------------------------------------------------------------------------------------------------


def test_a_search_shows_the_rules_with_its_words_and_nothing_else(person: Come) -> None:
    title = TITLES[0]
    wanted = [
        rule.number
        for rule in reference(title).rules()
        if "auction" in " ".join(block.plain() for block in (*rule.text, *rule.reading)).lower()
    ]
    anna = person()
    anna.go(f"/rules/{title}")
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("auction")
    expect(anna.page.locator(".hits")).to_have_text(f"Found: {len(wanted)}")
    assert shown_rules(anna.page) == wanted
    expect(anna.page.locator(".over")).to_be_hidden()
    assert {one.lower() for one in anna.page.locator(".rule:visible .text mark").all_text_contents()} == {"auction"}
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".over")).to_be_visible()
    assert len(shown_rules(anna.page)) == len(index(title)["rules"])
    assert anna.page.locator("mark").count() == 0


def test_a_search_for_nothing_there_says_so(person: Come) -> None:
    anna = person()
    anna.go(f"/rules/{TITLES[0]}")
    anna.page.fill("[data-find]", "submarine")
    expect(anna.page.locator("[data-none]")).to_be_visible()
    assert shown_rules(anna.page) == []


def test_a_link_to_a_rule_shows_it_with_our_reading(person: Come) -> None:
    title = TITLES[0]
    rule = next(one for one in reference(title).rules() if one.reading)
    anna = person(PHONE)
    anna.go(f"/rules/{title}#{rule.number}")
    target = anna.page.locator(f"[id='{rule.number}']")
    expect(target).to_be_in_viewport()
    expect(target.locator(".reason")).to_contain_text(rule.reading[0].plain())
    head, foot = (anna.page.locator(f"{one}").first.bounding_box() for one in (".toc", f"[id='{rule.number}']"))
    assert head and foot and foot["y"] >= head["y"] + head["height"] - 1, "the chapters cover the rule"


def test_a_link_out_of_a_search_ends_the_search(person: Come) -> None:
    anna = person()
    anna.go(f"/rules/{TITLES[0]}")
    last = list(index(TITLES[0])["rules"])[-1]
    anna.page.fill("[data-find]", "auction")
    anna.page.evaluate("number => { location.hash = number; }", last)
    expect(anna.page.locator(f"[id='{last}']")).to_be_in_viewport()
    expect(anna.page.locator("[data-find]")).to_have_value("")


def test_only_what_our_reading_decided(person: Come) -> None:
    title = TITLES[-1]
    anna = person()
    anna.go(f"/rules/{title}")
    anna.page.check("#ours")
    assert shown_rules(anna.page) == [rule.number for rule in reference(title).rules() if rule.reading]


def test_the_keyboard_alone_opens_a_reading(person: Come) -> None:
    anna = person()
    anna.go(f"/rules/{TITLES[0]}")
    first = anna.page.locator("details.ours").first
    first.locator("summary").focus()
    anna.page.keyboard.press("Enter")
    expect(first.locator(".reason")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_an_example_is_opened_and_played_as_it_is_told(person: Come, size: str) -> None:
    title, number = TITLES[0], examples.numbers(TITLES[0])[2]
    anna = person(SIZES[size])
    anna.go(f"/rules/{title}#{number}")
    anna.page.locator(f"[id='{number}'] button").click()
    anna.page.wait_for_url("**/table/*")
    for move in examples.example(title, number)["moves"]:
        assert anna.my_turn()
        anna.page.locator(f"#play .option[value='{move}']").click()
        anna.until("!document.querySelector(`#play .option[value='${given}']`)", move)


def test_why_not_leads_to_the_rule_beside_the_table(person: Come) -> None:
    title = TITLES[0]
    anna = person()
    anna.go(f"/rules/{title}")
    anna.page.locator("[id='EX-2'] button").click()
    anna.page.wait_for_url("**/table/*")
    assert anna.my_turn()
    anna.page.evaluate("() => { window.setTimeout = () => 0; }")  # no time goes by, the answer stays
    anna.page.click("text=Why not?")
    anna.page.locator(".board [data-why='activate 1.2']").click()
    link = anna.page.locator("#toast a")
    number = link.text_content()
    link.click()
    anna.until(SHOWN)
    assert anna.page.evaluate(f"{VISIBLE}.map(one => one.dataset.entry)") == [number]


# --- the box -------------------------------------------------------------------------------------------------------


def test_parts_and_sources_of_the_box_are_filtered(person: Come) -> None:
    title = TITLES[0]
    box = shofar.box(title)
    first, second = (section.name for section in shofar.title(title).sections[:2])
    anna = person()
    anna.go(f"/box/{title}")
    expect(anna.page.locator(f"[id='{first}']")).to_be_visible()
    expect(anna.page.locator(f"[id='{second}']")).to_be_hidden()
    anna.page.click("[data-filter=source][data-value=reconstructed]")
    shown = anna.page.locator(f"[id='{first}'] .comp:visible").count()
    ours = [
        row
        for row in box.rows(first)
        if "reconstructed" in {box.source(first, row, one) for one in box.row(first, row)}
    ]
    assert shown == len(ours) > 0


def test_a_search_goes_through_the_whole_box(person: Come) -> None:
    anna = person()
    anna.go(f"/box/{TITLES[0]}")
    anna.page.fill("[data-find]", "Labour levy")
    expect(anna.page.locator(".comp:visible .nm")).to_have_text("Labour levy")


# --- without a script ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_without_a_script_everything_is_there(person: Come, title: str) -> None:
    anna = person(PHONE, java_script_enabled=False)
    anna.go(f"/rules/{title}")
    assert anna.page.locator(".rule:visible").count() == len(index(title)["rules"])
    expect(anna.page.locator("[data-finder]")).to_be_hidden()
    anna.page.locator("details.ours summary").first.click()
    expect(anna.page.locator("details.ours .reason").first).to_be_visible()
    anna.go(f"/box/{title}")
    assert anna.page.locator(".comps > section:visible").count() == len(shofar.title(title).sections)
    anna.page.fill("#own-text", "[nothing]\n")
    anna.page.click(".own button")
    expect(anna.page.locator(".errs")).to_contain_text("is no section of this box")
