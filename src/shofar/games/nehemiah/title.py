"""The title Nehemiah, as the engine knows it."""

from __future__ import annotations

from typing import Final

from shofar.engine.box import Box
from shofar.engine.errors import BadRequest
from shofar.engine.game import Game
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Option, Title
from shofar.games.nehemiah import activation, auction, check, columns, rounds, scoring, setup, turn, windows
from shofar.games.nehemiah.components import SECTIONS, Kit, check_box
from shofar.games.nehemiah.moves import CATALOGUE
from shofar.games.nehemiah.news import KINDS
from shofar.games.nehemiah.play import LEADERS_TURN, PLAIN_TURN
from shofar.games.nehemiah.reasons import REASONS
from shofar.games.nehemiah.table import FIELDS, LEDGER, Nehemiah


class NehemiahTitle(Title):
    """What the engine needs to know about Nehemiah."""

    def build(self, box: Box, players: int, options: Options) -> Rules:
        check_box(box)
        if str(options["start"]) > str(players) and options["start"] != "random":
            raise BadRequest("bad-option", f"option 'start' is random or a seat from 1 to {players}", option="start")
        kit = Kit(self, box, players, options)
        kit.add(LEADERS_TURN if kit.leaders else PLAIN_TURN)
        for module in (activation, auction, columns, rounds, scoring, turn, windows):
            kit.add(*module.NODES)
        return kit

    def blank(self, rules: Rules) -> Game:
        assert isinstance(rules, Kit)
        return setup.blank(rules)

    def setup(self, game: Game) -> None:
        assert isinstance(game, Nehemiah)
        setup.deal_out(game)

    def check(self, game: Game) -> list[str]:
        assert isinstance(game, Nehemiah)
        return check.faults(game)


TITLE: Final = NehemiahTitle(
    name="nehemiah",
    version="2",
    players=(2, 3, 4),
    options=(
        Option("leaders", False, True),
        Option("score_rows", "tiered", "plain"),
        Option("screens", "open", "strict"),
        Option("start", "random", "1", "2", "3", "4"),
    ),
    catalogue=CATALOGUE,
    sections=SECTIONS,
    fields=FIELDS,
    reasons=REASONS.all(),
    kinds=KINDS.all(),
    bound=170_000,
    goods=LEDGER,
)
