"""A fourth game, made as docs/add-a-game.md says and in no other way, can be played everywhere; and no title is known
by name outside its own places."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import shofar
from tests.web.server import Browser, Page, Server

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "shofar"
TEMPLATE = Path(__file__).parent / "template"
TITLE = "jericho"
NAMED = re.compile("|".join(shofar.titles()), re.IGNORECASE)
OWN = re.compile(rf"(^|/)({'|'.join(shofar.titles())})(\b|_)")  # a folder or file of a title


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the template laid over it: files of new names only, nothing is edited."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(PACKAGE, folder / "shofar", ignore=shutil.ignore_patterns("__pycache__"))
    for file in sorted(TEMPLATE.rglob("*")):
        place = folder / "shofar" / file.relative_to(TEMPLATE)
        if file.is_file() and file.parent != TEMPLATE:
            assert not place.exists()
            place.parent.mkdir(exist_ok=True)
            shutil.copy(file, place)
    return folder


@pytest.fixture
def moved_in(house: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every program that is started now runs in that house."""
    monkeypatch.setenv("PYTHONPATH", str(house))
    monkeypatch.setenv("SHOFAR_PURE", "1")
    return house


def shofar_in(house: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "shofar.cli", *arguments]
    environment = {**os.environ, "NO_COLOR": "1"}
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=house, env=environment, check=False)


def test_it_is_on_the_shelf_behind_the_others(moved_in: Path) -> None:
    listed = shofar_in(moved_in, "titles").stdout
    assert "Jericho" in listed
    assert listed.index("Golem") < listed.index("Jericho")


def test_it_is_played_to_its_end_in_the_terminal(moved_in: Path) -> None:
    """Red 3, Blue 3, Red 3, Blue the last 2 and the three of the horn: 8 to 6."""
    typed = "take 3\n" * 3 + "why take 3\ntake 2\n"
    done = shofar_in(moved_in, "play", TITLE, "--players", "2", "--seats", "me,me", "--seed", "1", typed=typed)
    assert "too few stones (rule J1)" in done.stdout
    assert "Blue blows the horn." in done.stdout
    assert re.search(r"Total +8 +6", done.stdout)


def test_bots_play_it_without_a_valuation(moved_in: Path) -> None:
    done = shofar_in(moved_in, "simulate", TITLE, "--players", "3", "--games", "5", "--bots", "hard,expert,easy")
    assert done.returncode == 0, done.stderr
    assert "expert" in done.stdout


def test_agents_play_it(moved_in: Path) -> None:
    """Seat 0 takes three of eleven stones; seat 1 sees the eight that are left and what its neighbour has, in the
    environment and without it."""
    script = (
        "from shofar.env import features, observe, pettingzoo\n"
        f"game = pettingzoo.env('{TITLE}', 2)\n"
        "game.reset(seed=1)\n"
        "game.step(2)\n"
        "seen = game.last()[0]['observation']\n"
        f"parts = features('{TITLE}').parts(seen)\n"
        "print(game.agent_selection, parts['wall'], parts['next.stones'])\n"
        "print(seen.tolist(), observe(game.game, 1), game.game.view(1)['stones'])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=moved_in, check=False)
    assert done.stderr == ""
    row = [2, 8, 1, 0, 3, 0, 0]  # players, wall, the own seat decides, stones clockwise from the own seat
    assert done.stdout == f"seat_1 [8] [3]\n{row} {row} [3, 0]\n"


def test_its_box_is_explained_and_drawn(moved_in: Path) -> None:
    done = shofar_in(moved_in, "play", TITLE, "--players", "2", "--seats", "me,me", typed="help cards\nquit\n")
    assert re.search(r"The last stone \(\w+\) +3\S* +Take 3 stones\.", done.stdout)


@pytest.fixture
def visitor(moved_in: Path, tmp_path: Path) -> Iterator[Browser]:
    with Server(str(tmp_path / "x.db"), fresh=True) as server:
        browser = Browser(server.url)
        yield browser
        browser.close()


def test_its_pages_are_there_and_so_are_those_of_the_others(visitor: Browser) -> None:
    home = visitor.get("/")
    assert "Take stones of the wall until it falls." in home.text
    for title in (*shofar.titles(), TITLE):
        for page in (f"/new?title={title}", f"/rules/{title}", f"/box/{title}", f"/box/{title}/template"):
            assert visitor.get(page).status_code == 200, page
        assert visitor.get(f"/static/boards/{title}.css").status_code == 200
    assert 'id="i-horn"' in visitor.get("/static/icons.svg").text
    assert f".game-{TITLE}" in visitor.get("/static/titles.css").text


def test_it_is_played_to_its_end_in_the_page(visitor: Browser) -> None:
    lobby = visitor.post("/new", title=TITLE, seat0="me", seat1="here")
    table = lobby.url.path
    visitor.post(f"{table}/start")
    for turn in range(4):  # 3, 3, 3, 1 of eleven stones; the last one takes itself
        page = Page(visitor.get(f"{table}?as={turn % 2}").text)
        assert sorted(page.moves) == sorted(page.glowing)
        move = "take 3" if turn < 3 else "take 1"
        answer = visitor.post(f"{table}/move", move=move, at=page.hidden("at"), **{"as": turn % 2})
        assert answer.status_code == 200, answer.text
    end = visitor.get(f"{table}/end")
    assert end.status_code == 200
    assert "Stones" in end.text
    for page_of in ("replay", "record", "links"):
        assert visitor.get(f"{table}/{page_of}").status_code == 200


@pytest.mark.parametrize(
    ("missing", "sentence"),
    [
        ("web/boards/jericho", "there is no package boards/jericho"),
        ("web/boards/jericho/art.svg", "boards/jericho/art.svg is not there"),
        ("locale/en/jericho.ftl", "locale/en/jericho.ftl has no 'title'"),
    ],
)
def test_a_missing_piece_is_one_sentence_at_the_start(
    moved_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str, sentence: str
) -> None:
    shutil.copytree(moved_in, tmp_path / "house")
    gone = tmp_path / "house" / "shofar" / missing
    shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "house"))
    done = shofar_in(tmp_path, "serve", "--port", "0", "--database", str(tmp_path / "x.db"))
    assert done.returncode != 0
    assert sentence in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


def test_no_title_is_named_outside_its_own_places() -> None:
    """Words such as `golem` are also nouns of one title: they too stand in its places only."""
    listed = subprocess.run(
        ["git", "ls-files", "src/shofar"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\n")
    named = [
        f"{path}:{number}: {line.strip()[:80]}"
        for path in listed
        if path.endswith((".py", ".css", ".js", ".svg", ".toml", ".ftl", ".sql")) and not OWN.search(path)
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").split("\n"), 1)
        if NAMED.search(line)
    ]
    assert named == []
