"""Static files: what a browser gets of them, and what nobody gets."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import httpx
import pytest

from shofar.web import boards
from shofar.web.http import files
from tests.web.server import Server


def test_a_file_is_given_packed_or_not_and_only_if_it_is_another_one(served: Server) -> None:
    with httpx.Client(base_url=served.url) as client:
        for path, text in (
            ("shofar.js", (boards.STATIC / "shofar.js").read_text()),
            ("boards/ezra.css", boards.data("ezra", "board.css")),
            ("icons.svg", boards.sprite()),
        ):
            plain = client.get(f"/static/{path}", headers={"Accept-Encoding": "identity"})
            packed = client.get(f"/static/{path}", headers={"Accept-Encoding": "gzip"})
            assert plain.text == packed.text == text
            assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
            assert plain.headers["content-type"] == packed.headers["content-type"]
            assert plain.headers["cache-control"] == "public, max-age=3600"
            again = client.get(f"/static/{path}", headers={"If-None-Match": packed.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            head = client.head(f"/static/{path}")
            assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    "path", ["", "../boards/README.md", "%2e%2e/app.py", "boards/none.css", "boards/ezra", "art.svg", "shofar.py",
             "boards/%2e%2e/boards/ezra.css", "shofar.js%00", "/etc/passwd", "a" * 5_000 + ".js"]
)  # fmt: skip
def test_nothing_else_is_given(served: Server, path: str) -> None:
    assert httpx.get(f"{served.url}/static/{path}").status_code == 404


def test_whoever_draws_sees_what_they_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "STATIC", tmp_path)
    file = tmp_path / "own.css"
    for at, text in enumerate((b"a {}", b"b {}")):
        file.write_bytes(text)
        os.utime(file, (at, at))
        found = files._found("own.css")
        assert found is not None and found.text == text == gzip.decompress(found.packed)
    assert files._found("own.css") is found, "it is packed once"
