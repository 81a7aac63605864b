"""Where webhooks may go: addresses of the public internet, ports of the web, and exactly what was resolved."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from shofar.web.errors import WebError
from shofar.web.live.hooks import check_hook, public, send_hook
from tests.web.server import Browser, Server

PUBLIC = ["1.1.1.1", "8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "2400:cb00::1"]
OTHERS = [
    "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1",
    "192.0.0.9", "192.0.0.170", "192.0.2.1", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.168.1.1",
    "192.175.48.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250",
    "240.0.0.1", "255.255.255.255",
    "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1",
    "64:ff9b::127.0.0.1", "64:ff9b::8.8.8.8", "64:ff9b:1::10.0.0.1", "100::1", "2001::1", "2001:0:7f00:1::1",
    "2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1", "2002:a00:1::1", "2002:808:808::1",
    "3fff::1", "3ffe::1", "5f00::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%lo", "fec0::1", "ff02::1",
    "ff0e::1", "4000::1", "2400::5efe:10.0.0.1", "2400::200:5efe:127.0.0.1", "localhost", "", "1.1.1", "0x7f000001",
]  # fmt: skip


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize("address", OTHERS)
def test_everything_else_is_refused(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize(
    ("hook", "said"),
    [
        ("http://[64:ff9b::127.0.0.1]/", "public internet"),
        ("http://[::ffff:0:127.0.0.1]/", "public internet"),
        ("https://[fec0::1]/", "public internet"),
        ("http://10.1.2.3/", "public internet"),
        ("https://hook.example:22/", "port 80 or 443"),
        ("http://hook.example:6379/", "port 80 or 443"),
        ("javascript:alert(1)", "https://"),
    ],
)
def test_a_visitor_is_told_at_once(tmp_path_factory: pytest.TempPathFactory, hook: str, said: str) -> None:
    with Server(str(tmp_path_factory.mktemp("hooks") / "shofar.db")) as server:
        anna, ben = Browser(server.url), Browser(server.url)
        for one in (anna, ben):
            answer = one.post("/me", headers={"X-Shofar": "1"}, name="A", hook=hook)
            assert answer.status_code == 400 and said in answer.text
            assert hook not in one.get("/me").text
            one.close()


def test_other_ports_are_the_operators_choice() -> None:
    check_hook("https://hook.example:8443/", ports=(80, 443, 8443))
    check_hook("http://127.0.0.1:1234/", private=True)
    with pytest.raises(WebError, match="port 80 or 443"):
        check_hook("https://hook.example:8443/")


def test_what_was_checked_is_what_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something public first and this machine a moment later."""
    answers = [["8.8.8.8"], ["127.0.0.1"]]
    called: list[tuple[str, int]] = []

    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in answers.pop(0)]

    def connect(to: tuple[str, int], _: float) -> socket.socket:
        called.append(to)
        raise OSError("nobody is there")

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="nobody"):
        send_hook("http://rebinding.example/", {})
    assert called == [("8.8.8.8", 80)] and len(answers) == 1
    with pytest.raises(WebError, match="public internet"):
        send_hook("http://rebinding.example/", {})
    assert len(called) == 1
