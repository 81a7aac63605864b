"""The title: Golem as the engine knows it."""

from __future__ import annotations

from typing import Final

from shofar.engine.box import Box
from shofar.engine.game import Game
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Option, Title
from shofar.games.golem.boxcheck import check_box
from shofar.games.golem.check import check
from shofar.games.golem.components import SECTIONS, Kit
from shofar.games.golem.moves import CATALOGUE, GOODS
from shofar.games.golem.news import KINDS
from shofar.games.golem.play import PLAY, SET_UP
from shofar.games.golem.reasons import REASONS
from shofar.games.golem.setup import deal, deal_first_game, lay_out
from shofar.games.golem.table import FIELDS, Golem

BOUND: Final = 10_000


class GolemTitle(Title):
    """Golem, 2 to 4 players."""

    def build(self, box: Box, players: int, options: Options) -> Rules:
        check_box(box)
        return Kit(self, box, players, options)

    def blank(self, rules: Rules) -> Game:
        assert isinstance(rules, Kit)
        return Golem(rules)

    def setup(self, game: Game) -> None:
        assert isinstance(game, Golem)
        lay_out(game)
        game.push(PLAY, 0)
        if game.kit.first_game:
            deal_first_game(game)
        else:
            game.push(SET_UP, 0)
            deal(game)

    def check(self, game: Game) -> list[str]:
        assert isinstance(game, Golem)
        return check(game)


TITLE: Final = GolemTitle(
    name="golem",
    version="1",
    players=(2, 3, 4),
    options=(Option("first_game", False, True),),
    catalogue=CATALOGUE,
    sections=SECTIONS,
    fields=FIELDS,
    reasons=REASONS.all(),
    kinds=KINDS.all(),
    goods=GOODS,
    bound=BOUND,
)
