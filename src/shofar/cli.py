"""The command `shofar`."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import shlex
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import shofar
from shofar import bots
from shofar.engine.errors import BadRequest, ShofarError
from shofar.readers.lexicon import ENGLISH, languages
from shofar.readers.words import Words
from shofar.terminal.style import Style, style_of
from shofar.web.run.command import add_commands

if TYPE_CHECKING:
    from shofar.bots.arena import Match, Result
    from shofar.terminal.play import Play

TROUBLE: Final = 2
INTERRUPTED: Final = 130  # as shells have it: 128 and the number of the signal
USUAL_PLAYERS: Final = 3

Command = Callable[[argparse.Namespace, Words, Style], None]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; trouble is told in one line and gives the exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without a letter shows a question mark, not a traceback
    words = Words(_language(sys.argv[1:] if arguments is None else arguments))
    given = _parser(words).parse_args(arguments)
    try:
        if "run" in given:
            return int(given.run(given))
        given.command(given, words, style_of(sys.stdout, language=words.language))
        sys.stdout.flush()
    except _Trouble as trouble:
        return _complain(str(trouble), trouble.code)
    except ShofarError as error:
        return _complain(words.error(error))
    except KeyboardInterrupt:
        return _complain(words.text("ui-interrupted"), INTERRUPTED)
    except BrokenPipeError:  # the reader has seen enough: `shofar box ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


class _Trouble(Exception):
    """A line for stderr, and the exit code."""

    def __init__(self, line: str, code: int = TROUBLE) -> None:
        super().__init__(line)
        self.code: Final = code


def _complain(line: str, code: int = TROUBLE) -> int:
    line = f"shofar: {' '.join(line.split())}"
    if sys.stderr.isatty():  # a terminal would break it inside a word
        line = textwrap.fill(line, shutil.get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)
    with contextlib.suppress(OSError):  # nobody is left to read it
        print(line, file=sys.stderr)
    return code


def _language(arguments: Sequence[str]) -> str:
    """The language that is asked for, here or by the surroundings, if we speak it: also for the help of the command."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language", default="")
    try:
        given: str = early.parse_known_args(list(arguments))[0].language
    except argparse.ArgumentError:  # without its value: told by the whole parser
        given = ""
    asked = ":".join(
        os.environ.get(name, "") for name in ("SHOFAR_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    )
    plain = (one.split("_")[0].split(".")[0] for one in (given, *asked.split(":")))
    return next((one for one in plain if one in languages()), ENGLISH)


# --- the commands -------------------------------------------------------------------------------------------


def play(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar play`."""
    from shofar.terminal.play import Play
    from shofar.terminal.stop import heed_signals

    heed_signals()
    session = _opened(given) if given.resume is None else _resumed(given, words)
    sitting = Play(session, words.language, style, _ask, sys.stdout, lingering=sys.stdin.isatty())
    box = ["--box", given.box] if given.box else []
    _run(sitting, words, lambda file: ["play", "--resume", _name(file), *box])


def learn(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar learn`."""
    from shofar.guides.guide import GUIDE, PUZZLES
    from shofar.terminal.learn import Learn, begun
    from shofar.terminal.stop import heed_signals

    heed_signals()
    lesson, said = begun(given.title, PUZZLES if given.puzzles else GUIDE, words, given.again)
    if said:
        print(said)
    more = ["--puzzles"] if given.puzzles else []
    _run(Learn(lesson, words.language, style, _ask, sys.stdout), words, lambda file: ["learn", given.title, *more])


def _run(sitting: Play, words: Words, again: Callable[[Path], list[str]]) -> None:
    """A sitting to its end; who leaves before is told the command that goes on."""
    from shofar.terminal.play import Left

    try:
        sitting.run()
    except Left as left:
        command = shlex.join(["shofar", *again(left.file)]) if left.file else "none"
        line = words.text(f"ui-left-{left.how}", command=command, file=str(left.file))
        if left.how != "quit":
            raise _Trouble(line, INTERRUPTED if left.how == "interrupted" else TROUBLE) from None
        print(line)


def _name(file: Path) -> str:
    """How a saved game is called: by its name if it is among the others."""
    from shofar.folders import saves_folder
    from shofar.terminal.files import SUFFIX

    return file.name.removesuffix(SUFFIX) if file.parent == saves_folder() else str(file)


def _ask(prompt: str) -> str:
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  line editing and history, where there is any
    try:
        line = input(prompt)
    except (EOFError, KeyboardInterrupt):
        with contextlib.suppress(OSError):  # the window was closed
            print()
        raise
    if not sys.stdin.isatty():
        print()  # a pipe echoes nothing: what follows begins on a line of its own
    return line


def _opened(given: argparse.Namespace) -> Any:
    from shofar.terminal.session import PERSON, Session, Sitter, sitters

    if not given.title:
        raise BadRequest("no-title", f"name a title to play: {', '.join(shofar.titles())}")
    title = shofar.title(given.title)
    seats = sitters(given.seats) if given.seats else []
    players = _usual(title, len(seats)) if given.players is None else given.players
    title.settle(players, None)
    seats = seats or [Sitter(PERSON), *[Sitter("medium")] * (players - 1)]
    if len(seats) != players:
        raise BadRequest("bad-seats", f"{len(seats)} seats are named for {players} players", seats=len(seats))
    game = shofar.new(given.title, players, given.seed, _options(given.title, given.option), given.box)
    return Session(game, seats, given.seed)


def _usual(title: shofar.Title, named: int) -> int:
    """How many play if it is not said: as many as were named."""
    return named or (USUAL_PLAYERS if USUAL_PLAYERS in title.players else title.players[-1])


def _resumed(given: argparse.Namespace, words: Words) -> Any:
    from shofar.terminal.files import newest, read_record, saved
    from shofar.terminal.session import resume

    settled = [f"--{name}" for name in ("players", "seed", "option") if getattr(given, name) not in (None, [])]
    if settled:
        raise BadRequest("settled", f"a saved game has its players, seed and options: leave out {', '.join(settled)}")
    if given.title:
        shofar.title(given.title)
    file = saved(given.resume) if given.resume else newest(given.title or "")
    document = read_record(file)
    if given.title and document.get("title") != given.title:
        raise BadRequest("other-title", f"{file} is a game of {document.get('title')}, not of {given.title}")
    session = resume(document, given.box, given.seats or "")
    print(words.text("ui-resumed", file=str(file)))
    return session


def _options(name: str, written: list[str]) -> dict[str, Any]:
    """The options written as name=value, each value of the kind the title declares."""
    options: dict[str, Any] = {}
    declared = {option.name: option for option in shofar.title(name).options}
    for text in written:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadRequest("bad-option", f"'{text}' is not an option: write name=value", option=text)
        known = declared[key].values if key in declared else ()
        options[key] = next((each for each in known if str(each).lower() == value.lower()), value)
    return options


def simulate(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar simulate`."""
    from shofar.bots import arena
    from shofar.scale.runs import write_games, write_to
    from shofar.terminal.reports import summary_document, summary_lines

    title = shofar.title(given.title)
    names = given.bots.split(",") if given.bots else ["random"]
    for name in names:
        bots.named(name)
    names = [bots.proper(name) for name in names]
    named = len(names) if len(names) > 1 else 0
    players = _usual(title, named) if given.players is None else given.players
    options = title.settle(players, _options(given.title, given.option))
    names = names * players if len(names) == 1 else names
    if len(names) != players:
        raise BadRequest("bad-bots", f"{len(names)} bots are named for {players} players", bots=len(names))
    seed = str(given.seed if given.seed is not None else "simulate")
    matches = arena.schedule(given.title, names, given.games, seed, options, given.box, not given.fixed)
    write_to(given.write)
    results = _results(given, words, matches)
    try:
        if results and given.write:
            write_games(given.write, matches, results)
    finally:  # who interrupts the writing has the figures all the same
        if results:
            summary = arena.summarize(results)
            if given.json:
                about = {"title": given.title, "players": players, "options": options, "seated": names, "seed": seed}
                print(json.dumps(about | summary_document(summary), indent=1), flush=True)
            else:
                print("\n".join(summary_lines(summary, given.title, words, style)), flush=True)
    _tell_interrupted(len(results), len(matches), words)


def contest(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar arena`."""
    from shofar.bots import arena
    from shofar.bots.ladder import ladder
    from shofar.terminal.ladder import ladder_document, ladder_lines, ladder_picture

    title = shofar.title(given.title)
    names = [bots.proper(name) for name in given.bots.split(",")]
    for name in names:
        bots.named(name)
    players = min(max(2, title.players[0]), title.players[-1]) if given.players is None else given.players
    options = title.settle(players, _options(given.title, given.option))
    if len(names) < players:
        raise BadRequest("bad-bots", f"{len(names)} bots are named for {players} players", bots=len(names))
    seed = str(given.seed if given.seed is not None else "arena")
    matches = arena.contest(given.title, names, players, given.games, seed, options, given.box)
    results = _results(given, words, matches)
    if results:
        found = ladder(results)
        if given.picture:
            _write(Path(given.picture), ladder_picture(found, given.title, players, words))
        if given.json:
            about = {"title": given.title, "players": players, "options": options, "bots": names, "seed": seed}
            print(json.dumps(about | ladder_document(found), indent=1), flush=True)
        else:
            print("\n".join(ladder_lines(found, given.title, players, words, style)), flush=True)
    _tell_interrupted(len(results), len(matches), words)


def _results(given: argparse.Namespace, words: Words, matches: Sequence[Match]) -> list[Result]:
    """Play the matches, with progress; Ctrl-C keeps what was played."""
    from shofar.bots import arena
    from shofar.scale.runs import run
    from shofar.terminal.progress import told
    from shofar.terminal.stop import interrupts_stop

    if given.games < 1:
        raise BadRequest("bad-games", f"{given.games} games cannot be played; name at least 1", games=given.games)
    if given.jobs is not None and given.jobs < 1:
        raise BadRequest("bad-jobs", f"{given.jobs} processes cannot play; name at least 1", jobs=given.jobs)
    first = matches[0]
    shofar.new(first.title, len(first.bots), 0, first.options, first.box)  # a bad box is met here, not in many games
    stop = arena.Stop()
    with interrupts_stop(stop):
        return list(told(run(matches, stop, given.jobs, given.ray), len(matches), words.text("ui-sim-progress")))


def _tell_interrupted(played: int, wanted: int, words: Words) -> None:
    if played < wanted:
        raise _Trouble(words.text("ui-sim-interrupted", n=played, of=wanted), INTERRUPTED)


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRequest("not-written", f"{file} cannot be written: {error.strerror}", file=str(file)) from None


def study(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar study`."""
    from shofar.scale.study import Study, study_lines

    options = _options(given.title, given.option)
    lineups = [tuple(bots.proper(name) for name in text.split(",")) for text in given.bots]
    made = Study(given.title, lineups, given.boxes, options, given.games, str(given.seed or "study"))
    results = _results(given, words, made.matches)
    cells = made.cells(results)
    if given.json:
        print(json.dumps([cell.document() for cell in cells], indent=1), flush=True)
    elif cells:
        print("\n".join(study_lines(cells, words, style)), flush=True)
    _tell_interrupted(len(results), len(made.matches), words)


def replay(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar replay`."""
    from shofar.terminal.files import read_record
    from shofar.terminal.replay import replay_lines

    print("\n".join(replay_lines(read_record(given.file), given.step, given.box, words, style)))


def review(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar review`."""
    from shofar.terminal.files import read_record
    from shofar.terminal.review import looked_at, review_lines

    document = read_record(given.file)
    end, found = looked_at(document, given.box, words.text("ui-review-progress"))
    names = [str(sitter).partition(":")[2] for sitter in document.get("seats") or []]
    print("\n".join(review_lines(end, found, names, words, style)))


def box(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar box`."""
    from shofar.terminal.reference import box_lines

    print("\n".join(box_lines(shofar.box(given.title, given.box), words, style, given.reconstructed)))


def rules(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar rules`."""
    from shofar.terminal.rulebook import rule_lines

    print("\n".join(rule_lines(given.title, " ".join(given.rule), words, style)))


def titles(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar titles`."""
    from shofar.terminal.reference import title_lines

    print("\n".join(title_lines(words, style)))


def effects(given: argparse.Namespace, words: Words, style: Style) -> None:
    """`shofar effects`."""
    from shofar.terminal.reference import effect_lines, effect_page

    shofar.title(given.title)
    lines = effect_page(given.title, words) if given.markdown else effect_lines(given.title, words, style)
    print("\n".join(lines))


# --- the command line ---------------------------------------------------------------------------------------


def _parser(words: Words) -> argparse.ArgumentParser:
    say = words.text
    parser = argparse.ArgumentParser("shofar", description=say("cli-about", titles=words.titles()), allow_abbrev=False)
    parser.add_argument("--version", action="version", version=_version(words))
    parser.add_argument("--language", choices=languages(), help=say("cli-language", list=", ".join(languages())))
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Command, title: str = "") -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=say(f"cli-{name}"), description=say(f"cli-{name}"), allow_abbrev=False)
        made.set_defaults(command=run)
        if title:
            many = "?" if title == "optional" else None
            made.add_argument("title", nargs=many, help=say("cli-title", list=", ".join(shofar.titles())))
        return made

    made = command("play", play, "optional")
    _game_arguments(made, words)
    made.add_argument("--seats", metavar="A,B,...", help=say("cli-seats"))
    made.add_argument("--resume", nargs="?", const="", metavar="NAME", help=say("cli-resume"))
    made = command("learn", learn, "needed")
    made.add_argument("--puzzles", action="store_true", help=say("cli-puzzles"))
    made.add_argument("--again", action="store_true", help=say("cli-again"))
    made = command("simulate", simulate, "needed")
    _game_arguments(made, words)
    made.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-games"))
    made.add_argument("--bots", metavar="A,B,...", help=say("cli-bots", list=", ".join(bots.names())))
    made.add_argument("--fixed", action="store_true", help=say("cli-fixed"))
    made.add_argument("--write", metavar="FILE", help=say("cli-write"))
    _many_arguments(made, words)
    made = command("arena", contest, "needed")
    _game_arguments(made, words)
    made.add_argument("--games", type=int, default=120, metavar="N", help=say("cli-games"))
    usual = ",".join(name for name in reversed(bots.names()) if name != "random")
    made.add_argument("--bots", default=usual, metavar="A,B,...", help=say("cli-contestants", list=usual))
    _many_arguments(made, words)
    made.add_argument("--picture", metavar="FILE", help=say("cli-picture"))
    made = command("study", study, "needed")
    made.add_argument("--boxes", nargs="+", default=[], metavar="FILE", help=say("cli-boxes"))
    made.add_argument("--bots", nargs="+", required=True, metavar="A,B,...", help=say("cli-lineups"))
    made.add_argument("--option", action="append", default=[], metavar="K=V", help=say("cli-option"))
    made.add_argument("--seed", help=say("cli-seed"))
    made.add_argument("--games", type=int, default=100, metavar="N", help=say("cli-study-games"))
    _many_arguments(made, words)
    made = command("replay", replay)
    made.add_argument("file", metavar="FILE", help=say("cli-record"))
    made.add_argument("--step", type=int, metavar="N", help=say("cli-step"))
    made.add_argument("--box", metavar="FILE", help=say("cli-boxfile"))
    made = command("review", review)
    made.add_argument("file", metavar="FILE", help=say("cli-record"))
    made.add_argument("--box", metavar="FILE", help=say("cli-boxfile"))
    made = command("box", box, "needed")
    made.add_argument("--reconstructed", action="store_true", help=say("cli-reconstructed"))
    made.add_argument("--box", metavar="FILE", help=say("cli-boxfile"))
    made = command("rules", rules, "needed")
    made.add_argument("rule", nargs="*", help=say("cli-rule"))
    made = command("effects", effects, "needed")
    made.add_argument("--markdown", action="store_true", help=say("cli-markdown"))
    command("titles", titles)
    add_commands(commands, words)
    return parser


def _version(words: Words) -> str:
    build = "compiled" if shofar.compiled else "plain"
    return words.text(f"cli-version-{build}", version=shofar.__version__, python=platform.python_version())


def _many_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", help=words.text("cli-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.text("cli-ray"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json"))


def _game_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--players", type=int, metavar="N", help=words.text("cli-players"))
    parser.add_argument("--seed", help=words.text("cli-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=words.text("cli-option"))
    parser.add_argument("--box", metavar="FILE", help=words.text("cli-boxfile"))


if __name__ == "__main__":
    sys.exit(main())
