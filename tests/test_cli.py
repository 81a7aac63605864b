"""The command line: every command, and every kind of trouble in one clear line with the exit code 2."""

import json
import platform
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import shofar
from shofar.cli import main
from tests.terminal.person import Seen, Terminal, shofar_command

SVG = "{http://www.w3.org/2000/svg}"
EFFECT_PAGES = Path(__file__).parent.parent / "docs" / "effects"
titles = pytest.mark.parametrize("title", shofar.titles())


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game in a file."""
    import random

    game = shofar.new("nehemiah", 2, seed=5)
    rng = random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal()))
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(game.record()))
    return file


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Any]:
    """The command run in this process, which is fast; `shofar_command` runs it as the shell does."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(*arguments: int | Path | str) -> Seen:
        code = main([str(argument) for argument in arguments])
        return Seen(*capsys.readouterr(), code)

    return run


def changed(record: Path, folder: Path, **changes: int | list[str] | str | None) -> Path:
    """The record with something wrong in it."""
    file = folder / "changed.json"
    file.write_text(json.dumps({**json.loads(record.read_text()), **changes}))
    return file


# --- trouble ------------------------------------------------------------------------------------------------

TROUBLE = [
    (("play", "chess"), "there is no title 'chess'; the titles are nehemiah"),
    (("play",), "name a title to play: nehemiah"),
    (("play", "nehemiah", "--players", 9), "nehemiah is for 2 to 4 players, not 9"),
    (("play", "nehemiah", "--players", 0), "nehemiah is for 2 to 4 players, not 0"),
    (("play", "nehemiah", "--players", -1), "nehemiah is for 2 to 4 players, not -1"),
    (("play", "nehemiah", "--players", 0, "--seats", "me,random"), "nehemiah is for 2 to 4 players, not 0"),
    (("play", "nehemiah", "--seats", "me"), "nehemiah is for 2 to 4 players, not 1"),
    (
        ("play", "nehemiah", "--seats", "me,hal"),
        "'hal' cannot sit: a seat is one of me, me:NAME, random, easy, medium, hard, expert",
    ),
    (("play", "nehemiah", "--players", 3, "--seats", "me,random"), "2 seats are named for 3 players"),
    (("play", "nehemiah", "--option", "leader=true"), "nehemiah has no option 'leader'; its options are leaders"),
    (("play", "nehemiah", "--option", "leaders=perhaps"), "option 'leaders' of nehemiah is one of False, True"),
    (("play", "nehemiah", "--option", "leaders"), "'leaders' is not an option: write name=value"),
    (("play", "nehemiah", "--box", "nowhere.toml"), "cannot read the box nowhere.toml"),
    (("play", "--resume", "nowhere.json"), "cannot read nowhere.json: No such file or directory"),
    (("play", "--resume"), "no game is saved in "),
    (("play", "golem", "--resume"), "no game of golem is saved in "),
    (("play", "chess", "--resume"), "there is no title 'chess'"),
    (("play", "--resume", "x.json", "--players", 2, "--seed", 1), "its players, seed and options: leave out --players"),
    (("replay", "nowhere.json"), "cannot read nowhere.json: No such file or directory"),
    (("replay", "."), "cannot read .: Is a directory"),
    (("simulate", "chess"), "there is no title 'chess'"),
    (
        ("simulate", "nehemiah", "--bots", "hal"),
        "there is no bot 'hal'; the bots are random, easy, medium, hard, expert",
    ),
    (("simulate", "nehemiah", "--players", 4, "--bots", "random,greedy"), "2 bots are named for 4 players"),
    (("simulate", "nehemiah", "--players", 7), "nehemiah is for 2 to 4 players, not 7"),
    (("simulate", "nehemiah", "--players", 0), "nehemiah is for 2 to 4 players, not 0"),
    (("simulate", "nehemiah", "--players", 0, "--bots", "random,greedy"), "nehemiah is for 2 to 4 players, not 0"),
    (("simulate", "nehemiah", "--jobs", 0), "0 processes cannot play; name at least 1"),
    (("simulate", "nehemiah", "--games", -3), "-3 games cannot be played; name at least 1"),
    (("simulate", "nehemiah", "--games", 0), "0 games cannot be played; name at least 1"),
    (("simulate", "nehemiah", "--jobs", -1), "-1 processes cannot play; name at least 1"),
    (("box", "chess"), "there is no title 'chess'"),
    (("rules", "nehemiah", "N99"), "nehemiah has no rule 'N99'"),
    (("effects", "chess"), "there is no title 'chess'"),
]


@pytest.mark.parametrize(("arguments", "line"), TROUBLE)
def test_trouble_is_one_line_on_stderr(here: Any, arguments: Any, line: str) -> None:
    seen = here(*arguments)
    assert seen.code == 2
    assert seen.err.startswith("shofar: ")
    assert line in seen.err
    assert seen.err.count("\n") == 1
    assert seen.out == ""


@pytest.mark.parametrize(("arguments", "line"), TROUBLE[::6])
def test_trouble_as_the_shell_sees_it(arguments: Any, line: str) -> None:
    seen = shofar_command(*arguments)
    assert (seen.code, seen.out, seen.err.count("\n")) == (2, "", 1)
    assert line in seen.err


def test_a_command_that_is_none_is_met_with_the_usage() -> None:
    seen = shofar_command("dance")
    assert seen.code == 2
    assert "invalid choice: 'dance'" in seen.err
    assert "Traceback" not in seen.err


RECORDS = [
    ({"rules": "0"}, "the record was played under another rules version (rules '0', here '2')"),
    ({"shofar": 99}, "the record was written in another format"),
    ({"box": "abc"}, "the record was played with another box; name it with --box"),
    ({"title": "chess"}, "there is no title 'chess'"),
    ({"title": 7}, "this is not a record of a game: it names no title"),
    ({"players": "many"}, "the record says 'many' players; expected a number"),
    ({"moves": ["place 1", "fly"]}, "move 2 of the record cannot be played: 'fly' is not a move of nehemiah"),
    ({"moves": ["pass"]}, "move 1 of the record cannot be played: 'pass' is not possible now"),
    ({"moves": "all"}, "the record has no list of moves; is the file complete?"),
    ({"seed": None}, "the record has neither a seed nor a starting position"),
]


@pytest.mark.parametrize(("changes", "line"), RECORDS)
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")], ids=["replay", "resume"])
def test_a_record_that_cannot_be_played(
    here: Callable[..., Any], record: Path, tmp_path: Path, command: tuple[str, str], changes: dict[str, Any], line: str
) -> None:
    seen = here(*command, changed(record, tmp_path, **changes))
    assert (seen.code, seen.err.count("\n")) == (2, 1)
    assert line in seen.err


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", '{"title": "nehemiah"}', "\x00\xff", "not JSON at all"])
def test_a_file_that_is_no_record(here: Callable[..., Any], tmp_path: Path, text: str) -> None:
    (tmp_path / "game.json").write_bytes(text.encode("latin-1"))
    seen = here("replay", "game.json")
    assert (seen.code, seen.err.count("\n")) == (2, 1)
    assert "game.json is not a" in seen.err


def test_a_truncated_record(here: Callable[..., Any], record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    for length in (len(text) // 3, len(text) - 2):
        (tmp_path / "half.json").write_text(text[:length])
        seen = here("replay", "half.json")
        assert seen.code == 2
        assert "half.json is not a complete record: the JSON breaks at line" in seen.err


def test_saved_seats_that_do_not_fit(here: Callable[..., Any], record: Path, tmp_path: Path) -> None:
    seen = here("play", "--resume", changed(record, tmp_path, seats=["me", "me", "me"]))
    assert "the record has 3 seats for 2 players" in seen.err
    seen = here("play", "--resume", changed(record, tmp_path, seats=["hal", "me"]))
    assert "'hal' cannot sit" in seen.err


BOXES = [
    ("[faces\n", "mine.toml is not TOML"),
    ("[walls]\nx = {}\n", "mine.toml: [walls]: found 'walls', expected one of the sections"),
    ("[faces]\nwood_9 = {}\n", "mine.toml: [faces] wood_9: found 'wood_9', expected one of the rows"),
    ("[gates]\ngate_1 = { value = -1 }\n", "mine.toml: [gates] gate_1.value: found -1, expected a whole number from 0"),
]


@pytest.mark.parametrize(("text", "line"), BOXES)
@pytest.mark.parametrize("command", ["play", "box", "simulate"])
def test_a_bad_box_is_refused_with_file_key_found_and_expected(
    here: Callable[..., Any], tmp_path: Path, command: str, text: str, line: str
) -> None:
    (tmp_path / "mine.toml").write_text(text)
    seen = here(command, "nehemiah", "--box", "mine.toml")
    assert (seen.code, seen.err.count("\n")) == (2, 1)
    assert line in seen.err


def test_an_effect_that_cannot_be_read_is_refused_in_play(here: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[faces]\nwood_1 = { effect = "1 elephant" }\n')
    for command in ("play", "simulate"):
        seen = here(command, "nehemiah", "--box", "mine.toml")
        assert (seen.code, seen.err.count("\n")) == (2, 1)
        assert "[faces] wood_1.effect" in seen.err


def test_a_reader_that_has_seen_enough_is_no_trouble() -> None:
    import subprocess
    import sys

    command = f"{sys.executable} -m shofar.cli box nehemiah | head -1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# --- commands -----------------------------------------------------------------------------------------------


def test_help_names_every_command() -> None:
    seen = shofar_command("--help")
    assert seen.code == 0
    for command in ("play", "simulate", "replay", "box", "rules", "titles", "effects"):
        assert command in seen.out
        assert shofar_command(command, "--help").code == 0


def test_version() -> None:
    build = "compiled, Python" if shofar.compiled else "plain Python"
    told = shofar_command("--version").out
    assert told == f"shofar {shofar.__version__}, {build} {platform.python_version()}\n"


@titles
def test_titles_lists_players_and_options(title: str) -> None:
    seen = shofar_command("titles")
    assert f"{title}: " in seen.out
    for option in shofar.title(title).options:
        assert option.name in seen.out


@titles
def test_box_lists_every_component_with_its_source(title: str) -> None:
    seen = shofar_command("box", title)
    assert (seen.code, seen.err) == (0, "")
    for section in shofar.title(title).sections:
        assert f"[{section.name}]" in seen.out
        for row in shofar.box(title).rows(section.name):
            assert row in seen.out
    assert "reconstructed" in seen.out


def test_box_shows_what_is_reconstructed_only() -> None:
    seen = shofar_command("box", "nehemiah", "--reconstructed")
    assert "[copies]" in seen.out
    assert "[gates]" not in seen.out, "all gates are printed in the rulebook"
    assert "rulebook" not in seen.out.replace("rulebook example", "")


def test_box_marks_the_owners_values(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[gates]\ngate_1 = { value = 5 }\n")
    seen = shofar_command("box", "nehemiah", "--box", "mine.toml", folder=tmp_path)
    row = next(line.split() for line in seen.out.splitlines() if line.startswith("gate_1"))
    assert row == ["gate_1", "5", "your", "box"]


@titles
def test_rules_are_told_in_our_words_with_the_tests_that_hold_them(title: str) -> None:
    from shofar.terminal.reference import rules

    known = rules(title)
    assert known
    seen = shofar_command("rules", title)
    assert seen.code == 0
    for number in known:
        assert f"{number} " in seen.out
    number = next(iter(known))
    assert "tests/games/" in shofar_command("rules", title, number).out


@titles
def test_effects_are_listed_with_icons_and_sentences_and_as_a_page(title: str) -> None:
    seen = shofar_command("effects", title)
    page = shofar_command("effects", title, "--markdown")
    assert (seen.code, page.code) == (0, 0)
    assert page.out.startswith("# Effects of ")
    assert "| Node | What it does |" in page.out
    for line in page.out.splitlines():
        assert not line.startswith("| `") or line.endswith("|")


@pytest.mark.parametrize("file", sorted(EFFECT_PAGES.glob("*.md")), ids=lambda file: file.stem)
def test_the_pages_of_effects_are_up_to_date(file: Path) -> None:
    page = shofar_command("effects", file.stem, "--markdown").out
    assert file.read_text(encoding="utf-8") == page, f"make it anew: shofar effects {file.stem} --markdown > {file}"


def test_replay_tells_the_game_and_its_end(record: Path) -> None:
    seen = shofar_command("replay", record)
    moves = json.loads(record.read_text())["moves"]
    assert f"Nehemiah, 2 players, {len(moves)} moves" in seen.out
    assert f"{len(moves):>4}  " in seen.out
    assert "Goods sold" in seen.out


def test_replay_stops_at_a_step(record: Path) -> None:
    seen = shofar_command("replay", record, "--step", 1)
    assert "after move 1 of" in seen.out
    assert "Goods sold" not in seen.out
    seen = shofar_command("replay", record, "--step", 99999)
    assert (seen.code, "there is no step 99999" in seen.err) == (2, True)


@titles
def test_simulate_counts(title: str) -> None:
    seen = shofar_command("simulate", title, "--games", 3, "--bots", "random", "--json")
    document = json.loads(seen.out)
    assert (seen.code, seen.err) == (0, ""), "no progress bar in a pipe"
    assert document["games"] == 3
    assert (document["title"], document["seed"]) == (title, "simulate")
    assert set(document["seated"]) == set(document["bots"]) - {"opponent"} == {"random"}
    bot = document["bots"]["random"]
    assert bot["scores"]["least"] <= bot["scores"]["median"] <= bot["scores"]["most"]
    assert sum(bot["sources"].values()) == pytest.approx(bot["scores"]["mean"])
    assert bot["figures"]
    assert sum(seat["won"] for seat in document["seats"]) == pytest.approx(3)


def test_simulate_in_words_is_reproducible(here: Callable[..., Any]) -> None:
    series = ("--games", 16, "--players", 3, "--bots", "greedy,random,random", "--seed", 1, "--jobs", 1)
    first, second = (here("simulate", "nehemiah", *series).out for _ in range(2))
    assert first == second
    assert "16 games of Nehemiah" in first
    assert "medium" in first
    assert "Goods sold" in first


def test_the_arena_tells_and_draws_who_is_stronger(here: Callable[..., Any], tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    bots = ("--bots", "medium,random", "--games", 4, "--jobs", 1)
    seen = here("arena", "nehemiah", *bots, "--picture", picture).out
    assert seen.index("medium : random") > 0
    assert "First turn order" in seen
    assert {"medium", "random"} <= {text.text for text in ElementTree.parse(picture).iter(f"{SVG}text")}
    document = json.loads(here("arena", "nehemiah", *bots, "--json").out)
    assert [rung["name"] for rung in document["rungs"]] == ["medium", "random"]


def test_simulate_shows_its_progress_on_a_terminal(tmp_path: Path) -> None:
    with Terminal("simulate", "nehemiah", "--games", 10, "--jobs", 1, folder=tmp_path) as terminal:
        assert terminal.end() == 0
        assert "Playing" in terminal.seen


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_a_simulation_with_the_figures_of_what_was_played(tmp_path: Path, jobs: int) -> None:
    with Terminal("simulate", "nehemiah", "--games", 20000, "--jobs", jobs, folder=tmp_path) as terminal:
        terminal.until(r"\b[1-9]\d?%")  # rounded: a hundred games are over
        terminal.press(b"\x03")
        assert terminal.end() == 130
        played = re.search(r"Interrupted after ([\d,]+) of 20,000 games", " ".join(terminal.seen.split()))[1]
        assert 100 <= int(played.replace(",", "")) < 20000
        assert f"{played} games of Nehemiah" in terminal.seen, "the figures are of these"
        assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_before_the_first_game_is_over_is_no_traceback(tmp_path: Path, jobs: int) -> None:
    slow = ("--bots", "greedy", "--players", 4, "--jobs", jobs)
    with Terminal("simulate", "ezra", "--games", 20000, *slow, folder=tmp_path) as terminal:
        terminal.expect("Playing")
        terminal.press(b"\x03")
        assert terminal.end() == 130
        assert "Interrupted" in terminal.seen
        assert "Traceback" not in terminal.seen


def test_the_language_can_be_chosen_and_an_unknown_one_is_refused() -> None:
    assert shofar_command("--language", "en", "titles").code == 0
    seen = shofar_command("--language", "xx", "titles")
    assert seen.code == 2
    assert "invalid choice: 'xx'" in seen.err
    assert shofar_command("titles", LANG="tlh_KL.UTF-8", LC_ALL="").code == 0


@pytest.mark.parametrize(
    ("arguments", "surroundings", "name"),
    [
        (("--language", "ru"), {"SHOFAR_LANGUAGE": "pl"}, "Неемия"),
        ((), {"SHOFAR_LANGUAGE": "pl", "LANG": "fr_FR.UTF-8"}, "Nehemiasz"),
        ((), {"LANG": "fr_FR.UTF-8"}, "Néhémie"),
        ((), {"LANGUAGE": "de:ru:fr"}, "Неемия"),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_surroundings(
    arguments: tuple[str, ...], surroundings: dict[str, str], name: str
) -> None:
    unset = dict.fromkeys(("SHOFAR_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    assert name in shofar_command(*arguments, "titles", **unset | surroundings).out


@titles
def test_rules_are_looked_up_by_chapter_example_and_words(here: Callable[..., Any], title: str) -> None:
    from shofar.readers.reference import reference

    found = reference(title)
    chapter = next(one for one in found.chapters if len(one.rules) > 2 and one.number)
    told = here("rules", title, chapter.number).out
    assert all(f"{rule.number} " in told for rule in chapter.rules)
    outside = next(rule for one in found.chapters if one is not chapter for rule in one.rules)
    assert f"{outside.number} " not in told
    decided = next(rule for rule in found.rules() if rule.reading)
    assert f"Our reading: {decided.reading[0].plain()[:20]}" in here("rules", title, decided.number).out
    example = next(one for rule in found.rules() for one in rule.examples)
    assert example.name in here("rules", title, example.number.lower()).out
    searched = here("rules", title, "Tie", "points").out
    assert re.findall(r"^([A-Z]\d[\d.]+) ", searched, re.M), "some rule speaks of ties"
    assert len(searched) < len(here("rules", title).out) / 4
