"""Playing at the terminal: people type, bots answer, the game is told in words."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

from shofar.engine.errors import IllegalMove, ShofarError
from shofar.engine.forecast import Forecast
from shofar.engine.game import Game
from shofar.engine.move import Move
from shofar.engine.printed import printed
from shofar.engine.why import why
from shofar.readers import forecast as forecasts
from shofar.readers.forecast import Entry
from shofar.readers.words import Words
from shofar.terminal import help, parts, rulebook
from shofar.terminal.boards import Board, board_of
from shofar.terminal.files import read_record, rescue, save, saved
from shofar.terminal.layout import table, wrap
from shofar.terminal.pointing import Pointing
from shofar.terminal.reports import scores
from shofar.terminal.session import Session, resume
from shofar.terminal.style import Style

LOG_LINES: Final = 20
AGREED: Final = "agreed"  # said after `undo`: the others here have been asked

ELSEWHERE: Final = ("not-asked", "not-yet")  # refused for the moment only

AFTERWARDS: Final = ("help", "board", "score", "log", "rule", "save")  # what plays nothing

ALSO: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}  # what people try first


SHARED: Final = (forecasts.HIDDEN, forecasts.ENDS, forecasts.NEXT)  # told once if true of every option


def _shared(bills: Sequence[Sequence[Entry]]) -> list[Entry]:
    """What follows every option alike: who is asked next, what ends. Prices and gains stay with each of them."""
    if len(bills) < 2:
        return []
    return [entry for entry in bills[0] if entry.kind in SHARED and all(entry in bill for bill in bills[1:])]


class Left(Exception):
    """The game was left before its end: on purpose, by the end of input, or by an interrupt."""

    def __init__(self, how: str, file: Path | None) -> None:
        super().__init__(how)
        self.how: Final = how
        self.file: Final = file


class Play:
    """One sitting at the terminal."""

    more: tuple[help.Command, ...] = ()  # what it understands beside the usual

    def __init__(
        self,
        session: Session,
        language: str,
        style: Style,
        ask: Callable[[str], str],
        out: TextIO,
        lingering: bool = False,  # after the end the table can still be looked at
    ) -> None:
        self.ask: Final = ask
        self.out: Final = out
        self.style: Final = style
        self.language: Final = language
        self.lingering: Final = lingering
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "help": self._help,
            "moves": lambda _: self._options(),
            "board": lambda _: self._board(),
            "score": lambda _: self._scores(),
            "log": self._log,
            "why": self._why,
            "rule": self._rule,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "quit": lambda _: self._quit(),
        }
        self.commands.update({other: self.commands[word] for other, word in ALSO.items()})
        self._sit(session)

    def _sit(self, session: Session) -> None:
        self.session = session
        self.title = session.game.rules.title.name
        self.board: Board = board_of(self.title)
        self.words = Words(self.language, [sitter.name for sitter in session.seats])
        self.told = len(session.log)
        self.private_told = [len(session.log)] * len(session.seats)
        self.before: int | None = None  # the person who decided last: the screen may still show what only they know
        self.drawn: Mapping[str, object] | None = None
        self.asking = False

    @property
    def game(self) -> Game:
        return self.session.game

    # --- the sitting ----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end. Raises Left if that is not reached; the game is then in a file."""
        try:
            self._welcome()
            while not self.game.over:
                if self.session.seats[self.game.decider].person:
                    self._decide(self.game.decider)
                else:
                    self.session.ask_bot()
                self._tell()
            self._finish()
        except KeyboardInterrupt:
            raise Left("interrupted", self._rescue()) from None
        except EOFError:
            raise Left("end-of-input", self._rescue()) from None
        except BrokenPipeError:
            raise Left("output-closed", self._rescue()) from None
        if self.lingering and self.session.people:
            with contextlib.suppress(EOFError, KeyboardInterrupt):  # that is how people leave, too
                self._afterwards()

    def _welcome(self) -> None:
        self._say("ui-welcome", title=self.words.title(self.title))
        for seat, sitter in enumerate(self.session.seats):
            who = f"{self.style.mark(seat)} {self.words.seat(seat, self.title)}"
            kind = self.words.text("ui-person" if sitter.person else f"ui-bot-{sitter.kind}")
            self._print(f"  {self.words.labelled(who, kind)}")

    def _finish(self) -> None:
        self._print("", *self._drawn(None), "")
        self._say("ui-over")
        winners = [self.words.seat(seat, self.title) for seat, rank in enumerate(self.game.ranks) if rank == 1]
        self._say("ui-won", n=len(winners), list=self.words.both(winners))
        self._scores()

    def _afterwards(self) -> None:
        """People look at the table once more: until they leave, everything that plays nothing is answered."""
        self._say("ui-afterwards")
        while line := self.ask("> ").strip():
            word, _, rest = line.partition(" ")
            command = ALSO.get(word.lower(), word.lower())
            if command == "quit":
                return
            if command in AFTERWARDS:
                self._answer(f"{command} {rest}")
            else:
                self._say("ui-afterwards")

    def _rescue(self) -> Path | None:
        return rescue(self.session.document()) if self.game.history() else None

    # --- one decision ---------------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        self._cover(seat)
        self._private(seat)
        sights = self.game.sights(seat)
        if sights != self.drawn:
            self._board()
        self._options()
        self.asking = True
        while self.asking:
            self._answer(self.ask(f"{self.style.mark(seat)} {self.words.seat(seat, self.title)}> ").strip())

    def _answer(self, line: str) -> None:
        """A number, a move in notation, or a command."""
        word, _, rest = line.partition(" ")
        try:
            if line.isdecimal() and len(line) < 5:
                self._choose(int(line))
            elif self._is_move(line):
                self._move(line)
            elif word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif line:
                self._unknown(line)
        except ShofarError as error:
            self._print(self.words.error(error))

    def _choose(self, number: int) -> None:
        moves = self.game.moves
        if not 1 <= number <= len(moves):
            self._say("ui-no-such-number", n=len(moves))
            return
        self._do(moves[number - 1])

    def _is_move(self, line: str) -> bool:
        """A move, or the verb of an answer that may be given part by part in one line."""
        catalogue = self.game.rules.title.catalogue
        verb, *words = line.lower().split() or [""]
        return " ".join([verb, *words]) in catalogue.by_text or (verb in catalogue.many and len(words) > 1)

    def _move(self, text: str) -> None:
        moves = self.game.rules.title.catalogue.parts(text)
        refusal = self._refused(moves)
        if refusal:
            self._print(*wrap(refusal, self.style.width))
            return
        self._do(*parts.asked_for(self.game, moves))

    def _refused(self, moves: list[Move]) -> str:
        """Why that is not possible, in words; empty if it is."""
        if len(moves) == 1:
            forecast = self.game.forecast(moves[0])
            return self._refusal(forecast) if forecast.refused else ""
        because = parts.refused(self.game, moves)
        return self.words.why(self.title, because) if because else ""

    def _do(self, *moves: Move) -> None:
        for move in moves:
            self.session.play(move)
        self.asking = False

    def _unknown(self, line: str) -> None:
        try:
            self.game.rules.title.catalogue.parse(line)
        except IllegalMove as error:
            self._print(self.words.error(error), self.words.text("ui-try-help"))

    # --- what is shown --------------------------------------------------------------------------------------

    def _cover(self, seat: int) -> None:
        """Between two people a cover, if one of them knows what the other must not see."""
        before, self.before = self.before, seat
        people = self.session.people
        if before == seat or len(people) < 2 or not self.session.secret(*people):
            return
        self.drawn = None
        self._print(self.style.clear)
        with contextlib.suppress(ImportError):  # no readline, no history to clear
            import readline

            readline.clear_history()
        self.ask(self.words.text("ui-cover", who=self.words.seat(seat, self.title)) + " ")
        self._print(self.style.clear)

    def _board(self) -> None:
        seat = self.game.seat
        self.drawn = self.game.sights(seat)
        self._print("", *self._drawn(seat), "")

    def _drawn(self, seat: int | None) -> list[str]:
        return self.board.draw(self.game.view(seat), printed(self.game.rules), self.words, self.style)

    def _options(self) -> None:
        question = self.words.question(self.title, self.game.question)
        place = forecasts.progress(self.words, self.game.progress)
        asked = self.words.text("heading", text=f"{question} ({place})" if place else question)
        self._print(self.style.paint(asked, "bold"))
        bills = [self._bill(move) for move in self.game.moves]
        shared = _shared(bills)
        rows = [
            [str(number), move.text, self._option(move, [entry for entry in bill if entry not in shared])]
            for number, (move, bill) in enumerate(zip(self.game.moves, bills, strict=True), 1)
        ]
        self._print(*table(rows, self.style, right=[0]))
        if shared:
            self._say("ui-each", text=" ".join(entry.text for entry in shared))

    def _bill(self, move: Move) -> list[Entry]:
        """What is certain of a move; that the same question goes on stands in its heading."""
        forecast = self.game.forecast(move)
        again = forecast.next is not None and forecast.next.chain and forecast.next.question == self.game.question
        told = forecasts.bill(self.words, self.game.rules, forecast)
        return [entry for entry in told if not (again and entry.kind == forecasts.NEXT)]

    def _option(self, move: Move, bill: Sequence[Entry]) -> str:
        """What the move is, what it is about, what it costs and brings."""
        about = self._hint(move)
        text = self.words.move(self.title, move)
        whole = self.words.labelled(text, about) if about else text
        return " ".join([whole if whole.endswith(".") else f"{whole}.", *[entry.text for entry in bill]])

    def _hint(self, move: Move) -> str:
        view, faces = self.game.view(self.game.seat), printed(self.game.rules)
        return self.board.hint(view, faces, self.words, self.style, move.text)

    def _example(self) -> str:
        """A move of this moment, for the help."""
        return self.game.moves[0].text if self.game.moves else self.game.rules.title.catalogue[0].text

    def _viewer(self) -> int | None:
        """Whose eyes the common log is for: the only person's, or nobody's if several sit here."""
        people = self.session.people
        return people[0] if len(people) == 1 else None

    def _tell(self) -> None:
        """Tell what happened since the last time."""
        viewer = self._viewer()
        for entry in self.session.log[self.told :]:
            line = self.words.news(self.game, entry, viewer)
            self._news(line)
        self.told = len(self.session.log)

    def _private(self, seat: int) -> None:
        """What only this person may know, told once the others look away."""
        if self._viewer() is None:
            for entry in self.session.log[self.private_told[seat] :]:
                if self.words.news(self.game, entry, None) is None:
                    self._news(self.words.news(self.game, entry, seat))
        self.private_told[seat] = len(self.session.log)

    def _scores(self) -> None:
        if self.game.over or self.game.view(self.game.seat).get("scores", True) is not None:
            self._print(*scores(self.game, self.words, self.style))
        else:
            self._say("ui-scores-hidden")

    # --- commands -------------------------------------------------------------------------------------------

    def _help(self, topic: str) -> None:
        self._print(*help.page(topic, self.game.rules, self.words, self.style, self._example(), self.more))

    def _log(self, count: str) -> None:
        lines = [self.words.news(self.game, entry, self.game.seat) for entry in self.session.log]
        shown = [line for line in lines if line]
        most = int(count) if count.isdecimal() else len(shown) if count == "all" else LOG_LINES
        for line in shown[-max(1, most) :]:
            self._news(line)
        if not shown:
            self._say("ui-log-empty")
        for one in self.session.taken_back:
            who = self.words.seat(one.seat, self.title)
            self._news(self.words.text(f"ui-taken-back-{one.reason}", who=who, n=one.keep + 1))

    def _why(self, text: str) -> None:
        if not text:
            self._say("ui-why-what", move=self._example())
            return
        pointing = Pointing(self.game.rules.title.catalogue, self.words, self._hint)
        groups = [] if self._is_move(text) else pointing.meant(text)
        answers = [self._on(group) for group in groups] or [self._verdict(pointing.catalogue.parts(text), text)]
        for answer in answers:
            self._print(*wrap(answer, self.style.width))

    def _verdict(self, moves: list[Move], text: str) -> str:
        """Why that is not possible; if it is, that, and what comes of it."""
        refusal = self._refused(moves)
        if refusal or len(moves) > 1:
            return refusal or self.words.text("ui-why-possible", move=text)
        return f"{self.words.text('ui-why-possible', move=text)} {self._option(moves[0], self._bill(moves[0]))}"

    def _on(self, group: list[Move]) -> str:
        """About moves that are meant alike: one that is possible, else the one that speaks of more than the moment."""
        possible = {move.index for move in self.game.moves}
        asked = [move for move in group if move.index in possible]
        near = [move for move in group if (because := why(self.game, move)) and because.key not in ELSEWHERE]
        best = (asked or near or group)[0]
        return self._verdict([best], best.text)

    def _refusal(self, forecast: Forecast) -> str:
        assert forecast.refused is not None
        price = forecasts.price(self.words, self.game.rules, forecast)
        return f"{self.words.why(self.title, forecast.refused)} {price}".rstrip()

    def _rule(self, number: str) -> None:
        self._print(*rulebook.rule_lines(self.title, number, self.words, self.style, proven=False))

    def _undo(self, word: str) -> None:
        before = self.game
        done = self.session.undo(agreed=word.lower() == AGREED)
        self._say(done)
        if self.game is before:
            return
        self.told = min(self.told, len(self.session.log))
        self.private_told = [min(told, len(self.session.log)) for told in self.private_told]
        self.asking = False

    def _save(self, name: str) -> None:
        if not name:
            self._say("ui-file-name", command="save")
            return
        self._print(self.words.text("ui-saved", file=str(save(self.session.document(), name))))  # unbroken: to copy

    def _load(self, name: str) -> None:
        if not name:
            self._say("ui-file-name", command="load")
            return
        file = saved(name)
        document, box = read_record(file), self.game.rules.box
        self._sit(resume(document, box if document.get("box") == box.digest else None))
        self.asking = False
        self._print(self.words.text("ui-loaded", file=str(file)))

    def _quit(self) -> None:
        raise Left("quit", self._rescue())

    def _news(self, line: str | None) -> None:
        """A line of the log, if there is one for whoever reads it."""
        if line:
            self._print(*wrap(f"  {line}", self.style.width, "    "))

    def _say(self, key: str, **args: Any) -> None:
        self._print(*wrap(self.words.text(key, **args), self.style.width))

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.out)
