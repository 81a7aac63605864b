"""A folder of languages for one test, and nothing remembered of it afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from shofar.readers import deeds, lexicon, words


def forget() -> None:
    for remembered in (lexicon._bundle, lexicon.lexicon, words._effect, deeds.marked):
        remembered.cache_clear()


def speaking(folder: Path, monkeypatch: pytest.MonkeyPatch, **languages: str) -> Iterator[Path]:
    """English as it is, and beside it languages with these shared words."""
    (folder / "en").symlink_to(lexicon.FOLDER / "en")
    for name, text in languages.items():
        (folder / name).mkdir()
        (folder / name / "shofar.ftl").write_text(text, encoding="utf-8")
    forget()
    monkeypatch.setattr(lexicon, "FOLDER", folder)
    yield folder
    forget()
