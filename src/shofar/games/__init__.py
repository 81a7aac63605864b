"""The titles: every folder here that has a face. A game folder is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from shofar.engine import telling as tellings
from shofar.engine.errors import BadBox, BadRequest, brief
from shofar.engine.face import Face, read_face
from shofar.engine.telling import Telling, read_telling
from shofar.engine.title import Title

FOLDER: Final = Path(__file__).parent
_FACES: Final = {file.parent.name: read_face(file) for file in sorted(FOLDER.glob("*/face.toml"))}
NAMES: Final = tuple(sorted(_FACES, key=lambda name: (_FACES[name].place, name)))


def title(name: str) -> Title:
    """The title of this name."""
    found = import_module(f"shofar.games.{_known(name)}").TITLE
    assert isinstance(found, Title)
    return found


def face(name: str) -> Face:
    """How this title shows itself."""
    return _FACES[_known(name)]


@cache
def telling(name: str) -> Telling:
    """How the log of this title is told."""
    return read_telling(folder(name) / "telling.toml")


@cache
def folder(name: str) -> Path:
    """Where a title has its data."""
    return FOLDER / _known(name)


def check() -> None:
    """Every title has what the engine needs of it, or one sentence says what is missing."""
    for name in NAMES:
        made = title(name)
        if made.name != name:
            raise BadBox("bad-face", f"games/{name} has the title '{made.name}'; expected the name of its folder")
        if len(face(name).colours) < max(made.players):
            raise BadBox("bad-face", f"{name}/face.toml has fewer colours than {name} has seats")
        known = {option.name for option in made.options} | {""}
        for option in (face(name).solo, face(name).first):
            if option not in known:
                raise BadBox("bad-face", f"{name}/face.toml names the option '{option}', which {name} does not have")
        tellings.check(telling(name), made, folder(name) / "telling.toml")


def _known(name: str) -> str:
    if not isinstance(name, str) or name not in _FACES:
        known = ", ".join(NAMES)
        raise BadRequest("unknown-title", f"there is no title {brief(name)}; the titles are {known}", title=brief(name))
    return name
