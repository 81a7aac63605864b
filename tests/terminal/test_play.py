"""Playing at the terminal as people do: typed lines in, words and boards out."""

import json
import os
import random
import re
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar import undo
from shofar.readers.words import Words
from shofar.terminal.layout import width
from shofar.terminal.play import Play
from shofar.terminal.reports import scores
from shofar.terminal.session import Session, Sitter, _tells_more, resume
from shofar.terminal.style import Style
from tests.playing import setups, start
from tests.terminal.person import PATIENCE, SAVES, Terminal, shofar_command

PLAYABLE = [title for title in shofar.titles() if find_spec(f"shofar.terminal.{title}")]
playable = pytest.mark.parametrize("title", PLAYABLE)
FIRST = "1\n" * 3000  # somebody who always takes the first option


@playable
def test_a_scripted_person_plays_to_the_end(title: str) -> None:
    seen = shofar_command("play", title, "--seed", 11, typed=FIRST)
    assert (seen.err, seen.code) == ("", 0)
    assert "The game is over." in seen.out
    places = next(line for line in seen.out.splitlines() if line.startswith("Place  "))
    assert places.split()[1] == "1", "the winner stands first in the table of points"


@playable
def test_every_setup_is_played_to_the_end_without_a_word_missing(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same loop in this process with strict words: a key without an entry would raise."""
    monkeypatch.setattr("shofar.terminal.play.Words", lambda language, seats: Words(language, seats, strict=True))
    import io

    for setup in setups(title)[:: max(1, len(setups(title)) // 4)]:
        game = start(setup, 5)
        out = io.StringIO()
        people = [Sitter("me"), *[Sitter("random")] * (game.players - 1)]
        Play(Session(game, people, "x"), "en", Style(), lambda prompt: "1", out).run()
        assert "The game is over." in out.getvalue()


def test_the_final_table_names_every_source_and_adds_up() -> None:
    seen = shofar_command("play", "nehemiah", "--seats", "random,random", "--seed", 1)
    table = seen.out[seen.out.rindex("The game is over.") :].splitlines()[2:]
    rows = [re.split(r"\s{2,}", line) for line in table[2:]]
    assert [row[0] for row in rows] == [
        "Place", "Wall", "Temple", "Guard", "Gates", "Cards", "Leaders", "Goods sold", "Total",
    ]  # fmt: skip
    for seat in (1, 2):
        numbers = [int(row[seat]) for row in rows]
        assert sum(numbers[1:-1]) == numbers[-1]


@pytest.mark.parametrize("players", [1, 4])
def test_the_final_table_fits_a_narrow_terminal(players: int) -> None:
    """Ezra counts points from twenty sources."""
    game = shofar.new("ezra", players, seed=1)
    while not game.over:
        game.play(game.moves[0])
    lines = scores(game, Words(strict=True), Style(width=80))
    assert max(width(line) for line in lines) <= 80
    assert sum(line.startswith("Development tiles ") for line in lines) == 1


def test_moves_are_chosen_by_number_or_notation_in_any_case() -> None:
    by_number = shofar_command("play", "nehemiah", "--seed", 3, "--option", "start=1", typed="3\n")
    by_name = shofar_command("play", "nehemiah", "--seed", 3, "--option", "start=1", typed="  PLACE   3 \n")
    assert "Red places a worker in column 3, row 1." in by_number.out
    assert by_number.out == by_name.out


def talk(*lines: str, seats: str = "me,random,random", more: tuple[str, ...] = ()) -> str:
    typed = "".join(f"{line}\n" for line in lines)
    seen = shofar_command("play", "nehemiah", "--seed", 3, "--option", "start=1", "--seats", seats, *more, typed=typed)
    return seen.out


ANSWERS = [
    ("99", "Choose a number from 1 to 4."),
    ("plaec 3", "'plaec 3' is not a move of nehemiah: did you mean 'place 3'?"),
    ("place 9", "'place' is written like 'place 1'"),
    ("take", "'take' is not possible now. The question is: Place a worker or activate one"),
    ("pass", "'pass' is not possible now: there is something you can do (rule N3.4)."),
    ("why activate 1.1", "'activate 1.1' is not possible now: no worker stands there (rule N5.1)."),
    ("why place 1", "'place 1' is possible now."),
    ("why", "Write the move after it, for example: why place 1"),
    ("why nonsense", "'nonsense' is not a move of nehemiah"),
    ("undo", "There is nothing to take back."),
    ("log", "Turn of Red."),
    ("save", "Write a name after it, for example: save evening"),
    ("load", "Write a name after it, for example: load evening"),
    ("load nowhere.json", "cannot read nowhere.json: No such file or directory"),
    ("help", "take the last move back: free until somebody learns something or another player acts"),
    ("help moves", "Put the leader Mason and priest up for auction"),
    ("help cards", "Pay 2 wood: take the top gate."),
    ("help icons", "stand up an exhausted worker of yours"),
    ("help options", "Construction leaders are auctioned at the start of every round."),
    ("help elephants", "There is no help on 'elephants'."),
    ("score", "Goods sold"),
    ("board", "gates 2 2 3 3 3 4 4 4"),
    ("moves", "Place a worker in column 4"),
    ("", ""),
]


@pytest.fixture(scope="module")
def answers() -> Any:
    """What is answered to each of the lines, typed one after the other: none of them plays a move."""
    return talk(*[line for line, _ in ANSWERS]).split("Red> \n")[1:]


@pytest.mark.parametrize(("number", "line", "answer"), [(n, *pair) for n, pair in enumerate(ANSWERS)])
def test_what_is_typed_is_answered(answers: Any, number: int, line: str, answer: str) -> None:
    assert answer in answers[number]


def test_the_log_tells_what_happened() -> None:
    out = talk("place 3", "log", "log 1")
    after = out[out.rindex("Red> \n  ") :]
    assert out.count("Red places a worker in column 3, row 1.") == 2, "once as it happens, once in the log"
    assert len([line for line in after.splitlines() if line.startswith("  ")]) == 1


# --- undo ---------------------------------------------------------------------------------------------------


def test_alone_with_bots_a_move_is_taken_back_at_once_and_the_log_says_so() -> None:
    """Nobody is asked, so nobody is said to be asked."""
    out = talk("place 3", "undo", "log")
    assert "The last move is taken back, with what the others have done since. The log and the record say so." in out
    assert "Red took move 1 back after others had acted." in out
    assert "asked" not in out


def test_undo_takes_a_decision_of_the_same_turn_back() -> None:
    out = talk("place 1", "activate 1.1", "undo", "log", seats="me,random,random")
    assert "The last move is taken back." in out
    log = out[out.index("The last move is taken back.") :]
    assert "activates" not in log.replace("Activate", "")


def test_undo_is_free_until_somebody_learns_something_then_everybody_here_must_agree() -> None:
    """A column is swept and new cards are dealt: neither who did it nor the other can go back behind that alone."""
    session = Session(shofar.new("nehemiah", 2, seed=1, options={"start": "1"}), [Sitter("me"), Sitter("me")])
    rng = random.Random(2)
    while True:
        before, moves, move = session.game.digest(), len(session.steps), rng.choice(session.game.moves)
        session.play(move)
        if session.game.rng.count != session.steps[-1].game.rng.count:
            break
        assert session.undo() == "ui-undone"
        assert (session.game.digest(), session.taken_back) == (before, [])
        session.play(move)
    assert session.undo() == "ui-undo-revealed"
    assert len(session.steps) == moves + 1
    assert session.undo(agreed=True) == "ui-undone-revealed"
    assert session.game.digest() == before
    assert [one.reason for one in resume(session.document()).taken_back] == ["revealed"], "the record keeps it"


def test_a_drawn_card_is_no_secret_of_solo_play_but_it_is_remembered_that_it_was_seen() -> None:
    session = Session(shofar.new("ezra", 1, seed=4, options={"solo": "B"}), [Sitter("me")])
    while not undo.taught_players(session.game.taught):
        session.play(session.game.moves[-1])
    assert session.undo() == "ui-undone-revealed"
    assert session.document()["taken_back"][0]["reason"] == "revealed"


def test_a_sealed_bid_is_free_until_the_bids_are_shown() -> None:
    session = Session(shofar.new("nehemiah", 3, seed=2, options={"leaders": True}), [Sitter("me")] * 3)
    session.play(session.game.moves[0])
    for _bidder in range(3):
        for _part in range(2):
            session.play("bid 1")
            assert session.undo() == "ui-undone"
            session.play("bid 1")
        session.play("bid 1")
    assert session.undo() == "ui-undo-revealed", "the last bidder has seen what the others bid"


def test_undo_restores_the_log_and_the_record() -> None:
    session = Session(shofar.new("nehemiah", 3, seed=1), [Sitter("me")] * 3)
    session.play("place 1")
    log, record = list(session.log), session.document()
    session.play("place 1")
    assert session.undo() == "ui-undone"
    assert (session.log, session.document()) == (log, record)
    session.play("place 2")
    assert session.document()["moves"] == ["place 1", "place 2"]


# --- save, load, interrupt ----------------------------------------------------------------------------------


def test_save_and_load_give_the_same_game(tmp_path: Path) -> None:
    first = shofar_command("play", "nehemiah", "--seed", 3, typed="1\n1\nsave ./game.json\nquit\n", folder=tmp_path)
    assert "Saved to game.json." in first.out
    assert first.code == 0
    document = json.loads((tmp_path / "game.json").read_text())
    game = shofar.replay(document)
    assert document["seats"] == ["me", "medium", "medium"]
    again = shofar_command("play", "nehemiah", typed="load game.json\nlog all\n", folder=tmp_path)
    assert "Loaded game.json." in again.out
    assert "turn of ● Red" in again.out
    assert game.seat == 0
    assert again.out.count("Red places a worker") >= 2


def test_quit_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    seen = shofar_command("play", "nehemiah", "--seed", 3, typed="1\nquit\n", folder=tmp_path)
    (file,) = (tmp_path / SAVES).glob("nehemiah-*.shofar.json")
    name = file.name.removesuffix(".shofar.json")
    assert seen.code == 0
    assert f"The game is saved in {file}. Go on with: shofar play --resume {name}\n" in seen.out
    for written in (name, file.name, file):
        resumed = shofar_command("play", "--resume", written, typed="log all\n", folder=tmp_path)
        assert "Red places a worker" in resumed.out
        assert f"Going on with {file}." in resumed.out


@pytest.mark.parametrize("word", ["q", "exit", "QUIT"])
def test_other_words_for_leaving(tmp_path: Path, word: str) -> None:
    seen = shofar_command("play", "nehemiah", "--seed", 3, typed=f"1\n{word}\n", folder=tmp_path)
    assert (seen.code, len(list((tmp_path / SAVES).iterdir()))) == (0, 1)


def test_without_a_name_the_game_saved_last_goes_on(tmp_path: Path) -> None:
    for title, name in (("golem", "older"), ("nehemiah", "newer")):
        shofar_command("play", title, "--seed", 3, typed=f"1\nsave {name}\n", folder=tmp_path)
    for file in (tmp_path / SAVES).glob("*-*"):
        file.unlink()  # saved once more when the input ended
    for at, name in enumerate(("older", "newer")):
        os.utime(tmp_path / SAVES / f"{name}.shofar.json", (at, at))
    seen = shofar_command("play", "--resume", typed="", folder=tmp_path)
    assert f"Going on with {tmp_path / SAVES / 'newer.shofar.json'}." in seen.out
    for file in (tmp_path / SAVES).glob("*-*"):
        file.unlink()
    seen = shofar_command("play", "golem", "--resume", typed="", folder=tmp_path)
    assert f"Going on with {tmp_path / SAVES / 'older.shofar.json'}." in seen.out
    seen = shofar_command("play", "golem", "--resume", "newer", folder=tmp_path)
    assert (seen.code, "is a game of nehemiah, not of golem" in seen.err) == (2, True)


def test_a_path_is_saved_where_it_says_and_a_bare_name_among_the_saved_games(tmp_path: Path) -> None:
    seen = shofar_command("play", "nehemiah", "--seed", 3, typed="1\nsave ./here.json\nsave there\n", folder=tmp_path)
    assert (tmp_path / "here.json").exists()
    assert f"Saved to {tmp_path / SAVES / 'there.shofar.json'}." in seen.out
    resumed = shofar_command("play", "--resume", "here.json", folder=tmp_path)
    assert "Going on with here.json." in resumed.out


def test_a_saved_game_goes_on_with_other_seats(tmp_path: Path) -> None:
    shofar_command("play", "nehemiah", "--seed", 3, typed="1\nsave it\n", folder=tmp_path)
    seen = shofar_command("play", "--resume", "it", "--seats", "random,me:Ann,random", typed="quit\n", folder=tmp_path)
    assert "Ann: you" in seen.out
    wrong = shofar_command("play", "--resume", "it", "--seats", "me,random", folder=tmp_path)
    assert (wrong.code, wrong.err) == (2, "shofar: there are 2 seats for 3 players\n")


@playable
def test_help_speaks_of_the_game_that_is_played(title: str) -> None:
    seen = shofar_command("play", title, "--seed", 3, typed="?\n")
    move = re.search(r"^1  (\w+(?: [\w.]+)*)  ", seen.out, re.MULTILINE)
    assert move and f"for example: {move[1]}" in " ".join(seen.out.split())
    assert re.search(rf"rule {title[0].upper()}\d", seen.out)


def test_the_end_of_input_loses_nothing(tmp_path: Path) -> None:
    seen = shofar_command("play", "nehemiah", "--seed", 3, typed="1\n", folder=tmp_path)
    (file,) = (tmp_path / SAVES).glob("*.json")
    assert seen.code == 2
    name = file.name.removesuffix(".shofar.json")
    assert (
        seen.err == f"shofar: The input ended; the game is saved in {file}. Go on with: shofar play --resume {name}\n"
    )
    shofar.replay(json.loads(file.read_text()))


def test_before_the_first_move_there_is_nothing_to_save(tmp_path: Path) -> None:
    seen = shofar_command("play", "nehemiah", "--option", "start=1", typed="", folder=tmp_path)
    assert (seen.err, seen.code) == ("shofar: The input ended before the first move.\n", 2)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_refuses_files_does_not_lose_the_game(tmp_path: Path) -> None:
    closed, other = tmp_path / "closed", tmp_path / "other"
    closed.mkdir()
    other.mkdir()
    blocked = shofar_command(
        "play", "nehemiah", "--seed", 3, typed="1\n", folder=closed, XDG_DATA_HOME="/proc/self", TMPDIR=str(other)
    )  # no user can write there, root included
    assert blocked.code == 2
    assert len(list(other.glob("*.shofar.json"))) == 1


def test_ctrl_c_saves(tmp_path: Path) -> None:
    with Terminal("play", "nehemiah", "--seed", 3, folder=tmp_path) as terminal:
        terminal.expect("> ")
        terminal.type("1")
        terminal.expect("> ")
        terminal.press(b"\x03")
        assert terminal.end() == 130
        (file,) = (tmp_path / SAVES).glob("*.shofar.json")
        assert f"Interrupted; the game is saved in {file}." in " ".join(terminal.seen.split())
        assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_being_told_to_stop_saves(tmp_path: Path, number: int) -> None:
    with Terminal("play", "nehemiah", "--seed", 3, folder=tmp_path) as terminal:
        terminal.expect("> ")
        terminal.type("1")
        terminal.expect("> ")
        terminal.process.send_signal(number)
        assert terminal.end() == 130
        assert len(list((tmp_path / SAVES).glob("*.shofar.json"))) == 1


# The signal is taken by another thread, so that it does not wake the waiting: as one that comes just before it.
MISSED = """
import os, signal, sys, threading
from shofar.terminal.stop import heed_signals

heed_signals()
main = threading.get_ident()
keys, _ = os.pipe()

def edit():
    os.read(keys, 1)

def stop():
    while sys._current_frames()[main].f_code.co_name != "edit":
        pass
    signal.pthread_kill(threading.get_ident(), signal.SIGTERM)

threading.Thread(target=stop).start()
try:
    edit()
except KeyboardInterrupt:
    print("heard")
"""


def test_a_signal_that_does_not_wake_the_line_editor_is_heard() -> None:
    done = subprocess.run([sys.executable, "-c", MISSED], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.stdout, done.stderr) == ("heard\n", "")


def test_a_game_with_the_owners_box_is_resumed_with_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[gates]\ngate_1 = { value = 7 }\n")
    mine = ("--box", "mine.toml")
    typed = "1\nsave ./game.json\nload game.json\nquit\n"
    seen = shofar_command("play", "nehemiah", "--seed", 3, *mine, typed=typed, folder=tmp_path)
    assert "Loaded game.json." in seen.out
    assert "gates 7 2 3 3 3 4 4 4" in seen.out
    assert seen.out.rstrip().endswith("--box mine.toml")
    again = shofar_command("play", "--resume", "game.json", folder=tmp_path)
    assert "the record was played with another box; name it with --box" in again.err
    again = shofar_command("play", "--resume", "game.json", *mine, typed="quit\n", folder=tmp_path)
    assert "gates 7 2 3 3 3 4 4 4" in again.out


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    seen = shofar_command("play", "nehemiah", "--seed", 3, typed="1\nsave ./thesis.txt\n", folder=tmp_path)
    assert "thesis.txt exists and is not a record; choose another name" in seen.out
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


# --- several people -----------------------------------------------------------------------------------------


def test_hot_seat_covers_what_the_next_person_must_not_see(tmp_path: Path) -> None:
    options = ("--seats", "me:Ann,me:Bob", "--option", "screens=strict", "--option", "start=1")
    with Terminal("play", "nehemiah", *options, folder=tmp_path) as terminal:
        terminal.expect("It is the turn of Ann. Hand over, then press Enter.")
        terminal.type("")
        ann = terminal.expect("Ann> ")
        assert "\x1b[3J\x1b[2J" in ann, "the screen and the scrollback are emptied"
        terminal.type("place 1")
        terminal.expect("Ann> ")
        terminal.type("neutral 2")
        before = terminal.expect("It is the turn of Bob. Hand over, then press Enter.")
        assert "\x1b[3J\x1b[2J" in before
        assert "Gold" not in before[before.rindex("\x1b[2J") :], "nothing of anybody's goods under the cover"
        terminal.type("")
        terminal.expect("Bob> ")
        terminal.type("undo")
        terminal.expect("That cannot be taken back from here: another player made that move behind the cover.")
        terminal.type("quit")
        assert terminal.end() == 0


def test_no_color_still_clears_the_cover(tmp_path: Path) -> None:
    with Terminal(
        "play", "nehemiah", "--seats", "me:Ann,me:Bob", "--option", "screens=strict", folder=tmp_path, NO_COLOR="1"
    ) as terminal:
        seen = terminal.expect("press Enter.")
        assert "\x1b[2J" in seen
        terminal.type("")
        assert not re.search(r"\x1b\[[0-9;]+m", terminal.expect("> ")), "no colours"


def test_open_games_need_no_cover() -> None:
    out = talk("place 1", "neutral 2", "place 3", seats="me:Ann,me:Bob")
    assert "Hand over" not in out
    assert "Ann places a worker in column 1, row 1." in out
    assert "Bob places a worker in column 3, row 1." in out


def test_secret_bids_are_not_told_before_they_are_revealed() -> None:
    lines = ["1", "bid 2", "bid 1", "bid 0", "", "bid 0", "bid 0", "bid 0"]
    out = talk(*lines, seats="me:Ann,me:Bob", more=("--option", "leaders=true"))
    told = out[: out.index("Ann has bid 2 workers, 1 wood.")]
    under = told[told.index("It is the turn of Bob. Hand over, then press Enter.") :]
    assert "Your bid so far: 2" in told
    assert "Your bid so far: 2" not in under
    assert "Bob has bid nothing." in out
    assert "Ann wins" in out


@pytest.mark.parametrize(
    ("own", "public", "secret"),
    [
        ({"gold": 3}, {}, True),
        ({"gold": 0}, {"gold": None}, False),
        ({"hand": ["priest"]}, {"hand": 1}, True),
        ({"hand": ["priest"]}, {"hand": []}, True),
        ({"fee_to": "bank"}, {"fee_to": "green"}, False),
        ({"seats": [{"bid": [2]}, {}]}, {"seats": [{"bid": []}, {}]}, True),
    ],
)
def test_what_counts_as_secret(own: dict[str, Any], public: dict[str, Any], secret: bool) -> None:
    assert _tells_more(own, public) is secret


# --- looks --------------------------------------------------------------------------------------------------


def test_pipes_get_no_escape_codes() -> None:
    assert "\x1b" not in talk("1", "help cards")


def test_a_terminal_gets_colour_unless_it_is_dumb_or_asked_not_to(tmp_path: Path) -> None:
    for environ, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        game = ("play", "nehemiah", "--seats", "random,random", "--seed", 1)
        with Terminal(*game, folder=tmp_path, **environ) as terminal:
            assert terminal.end() == 0
            assert bool(re.search(r"\x1b\[[0-9;]+m", terminal.seen)) is coloured


def test_a_terminal_without_unicode_gets_ascii() -> None:
    seen = shofar_command("play", "nehemiah", "--seed", 3, typed="1\nhelp cards\n", PYTHONIOENCODING="ascii")
    assert seen.out.isascii()
    assert "2w>2#M" in seen.out
    assert "?" not in re.sub(r"\? |did", "", seen.out)
