"""Which language somebody reads: address, choice, person, browser; and what the page says about it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from shofar.readers.lexicon import languages
from shofar.web.http import tongue
from shofar.web.http.tongue import addressed, language_of, preferred
from tests.web.server import Browser, Server
from tests.web.visits import decides, play, two, words


@pytest.fixture
def server(served: Server) -> Server:
    return served


@pytest.fixture(autouse=True)
def speaking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongue, "LANGUAGES", ("en", "fr", "pl", "ru"))


def asked(path: str = "/", cookie: str = "", header: str = "") -> HTTPConnection:
    headers = [(b"cookie", f"language={cookie}".encode()), (b"accept-language", header.encode())]
    return HTTPConnection(addressed({"type": "http", "path": path, "headers": headers, "query_string": b""}))


def test_the_browser_is_asked_what_it_prefers() -> None:
    assert preferred("de, en;q=0.4, ru;q=0.8, fr;q=0, pl;q=x") == ["de", " ru", " en"]
    assert language_of(asked(header="de-DE, ru-RU;q=0.8, en;q=0.4")) == "ru"
    assert language_of(asked(header="de")) == language_of(asked()) == "en"


def test_what_was_chosen_wins_over_the_browser_and_the_address_over_all() -> None:
    assert language_of(asked(header="fr"), known="pl") == "pl"
    assert language_of(asked(cookie="ru", header="fr"), known="pl") == "ru"
    assert language_of(asked("/fr/rules/golem", cookie="ru"), known="pl") == "fr"
    assert language_of(asked(cookie="xx", header="fr")) == "fr"


@pytest.mark.parametrize(
    ("path", "rest", "language"),
    [
        ("/pl/rules/golem", "/rules/golem", "pl"),
        ("/pl", "/", "pl"),
        ("/play", "/play", None),
        ("/xx/box", "/xx/box", None),
    ],
)
def test_an_address_may_begin_with_a_language(path: str, rest: str, language: Any) -> None:
    scope = addressed({"type": "http", "path": path})
    assert (scope["path"], scope.get("language")) == (rest, language)


def test_the_switch_remembers_and_leads_back(served: Server) -> None:
    """The cookie is set, and the address of what is shared says the language."""
    browser = Browser(served.url)
    page = browser.get("/en/rules/golem")
    assert '<html lang="en"' in page.text
    assert (
        'hreflang="en" href="/en/rules/golem"' in page.text and 'hreflang="x-default" href="/rules/golem"' in page.text
    )
    sent = browser.post("/language", language="pl", to="/rules/golem")
    assert sent.url.path == "/pl/rules/golem" and '<html lang="pl"' in sent.text
    assert browser.client.cookies["language"] == "pl" and '<html lang="pl"' in browser.get("/").text
    assert browser.post("/language", language="en", to="//evil.example").url.path == "/"
    browser.close()


def test_two_at_one_table_each_read_it_in_their_own_language(browse: Callable[[], Browser]) -> None:
    """Whoever moves: both read the log, the question and the name of the game in the language of their browser."""
    anna, ben = browse(), browse()
    anna.client.headers["Accept-Language"], ben.client.headers["Accept-Language"] = "pl-PL, en;q=0.5", "ru"
    table = two(anna, ben)
    for _ in range(2):
        at, page = decides(table, anna, ben)
        assert play((anna, ben)[at], table, page) == 200
    polish, russian = anna.get(f"/table/{table}").text, ben.get(f"/table/{table}").text
    assert '<html lang="pl"' in polish and '<html lang="ru"' in russian
    assert "wystawiono robotnika" in words(polish) and "рабочий поставлен" in words(russian)
    assert "рабочий" not in polish and "robotnik" not in russian and "placed" not in words(polish + russian)
    refused = [one.post(f"/table/{table}/move", at="0", key="x", move="pass").text for one in (anna, ben)]
    assert "coś się zmieniło" in refused[0] and "за столом что-то произошло" in refused[1]
    anna.post("/language", language="fr", to=f"/table/{table}")
    french, still = anna.get(f"/table/{table}").text, ben.get(f"/table/{table}").text
    assert '<html lang="fr"' in french and "Placé sur" in words(french) and "robotnik" not in french
    assert '<html lang="ru"' in still and "рабочий поставлен" in words(still)


@pytest.mark.parametrize("path", ["/rules/golem", "/box/golem", "/learn/golem"])
def test_what_is_shared_has_an_address_in_every_language(served: Server, path: str) -> None:
    """A page says its own language, and where the others are; those addresses lead there, whatever was chosen."""
    browser = Browser(served.url)
    browser.post("/language", language="fr", to="/")
    for language in languages():
        page = browser.get(f"/{language}{path}")
        assert f'<html lang="{language}"' in page.text
        found = re.findall(r'hreflang="([^"]+)" href="([^"]+)"', page.text)
        assert found == [*((one, f"/{one}{path}") for one in languages()), ("x-default", path)]
    browser.close()


def test_the_guided_game_has_an_address_to_share(served: Server) -> None:
    browser = Browser(served.url)
    page = browser.get("/en/learn/golem")
    assert page.status_code == 200 and 'action="/learn"' in page.text
    assert browser.get("/en/learn/chess").status_code in (400, 404)
    browser.close()
