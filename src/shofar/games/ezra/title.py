"""The title Ezra and Nehemiah, as the engine knows it."""

from __future__ import annotations

from typing import Final

from shofar.engine.box import Box
from shofar.engine.game import Game
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Option, Title
from shofar.games.ezra import check, opponent, play, sabbath, setup, temple, tiles, torah, trade, turn, walls
from shofar.games.ezra.components import fill
from shofar.games.ezra.kit import Kit
from shofar.games.ezra.moves import CATALOGUE
from shofar.games.ezra.names import ALTAR_SIDES, LEDGER
from shofar.games.ezra.news import KINDS
from shofar.games.ezra.reasons import REASONS
from shofar.games.ezra.sections import SECTIONS, check_box
from shofar.games.ezra.table import FIELDS, Ezra

NODES: Final = (
    play.GAME,
    sabbath.BEGIN_PREPARATION, sabbath.PREPARE, sabbath.BEGIN_SABBATH, sabbath.FEED, sabbath.TUCK,
    sabbath.SCORE_CARDS, sabbath.LEADER_STORAGE, sabbath.NEW_DECKS,
    setup.CORNER, setup.OTHER_CORNERS,
    temple.SECTOR,
    tiles.ASSIGN,
    torah.BRANCH, torah.TENT_CUBE,
    trade.SELL,
    turn.TURN_MENU, turn.CLOSE_TURN, turn.STORAGE,
    walls.CHOOSE_WALL, walls.RETURN_WALLS, walls.PLACE_WALL, walls.CONNECT,
    opponent.OPPONENT_TURN, opponent.SCHEME_TURN, opponent.USE_LEVITE, opponent.RAISE, opponent.OPPONENT_SABBATH,
)  # fmt: skip


class EzraTitle(Title):
    """What the engine needs to know about Ezra and Nehemiah."""

    def build(self, box: Box, players: int, options: Options) -> Rules:
        check_box(box)
        kit = Kit(self, box, players, options)
        kit.add(*fill(kit).made.values())
        kit.add(*NODES)
        return kit

    def blank(self, rules: Rules) -> Game:
        assert isinstance(rules, Kit)
        return setup.blank(rules)

    def setup(self, game: Game) -> None:
        assert isinstance(game, Ezra)
        setup.deal(game)
        game.push(play.GAME, game.shofar)

    def check(self, game: Game) -> list[str]:
        assert isinstance(game, Ezra)
        return check.faults(game)


TITLE: Final = EzraTitle(
    name="ezra",
    version="3",
    players=(1, 2, 3, 4),
    options=(Option("solo", "A", "B"), Option("altar", "random", *ALTAR_SIDES)),
    catalogue=CATALOGUE,
    sections=SECTIONS,
    fields=FIELDS,
    reasons=REASONS.all(),
    kinds=KINDS.all(),
    goods=LEDGER,
    bound=16_000,
)
