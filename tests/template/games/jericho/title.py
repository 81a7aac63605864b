"""The title Jericho, as the engine knows it."""

from __future__ import annotations

from typing import Final

from shofar.engine.box import Box
from shofar.engine.game import Game
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Title
from shofar.games.jericho.wall import CATALOGUE, FIELDS, KINDS, REASONS, SECTIONS, TAKE, Jericho, Kit


class JerichoTitle(Title):
    """What the engine needs to know about Jericho."""

    def build(self, box: Box, players: int, options: Options) -> Rules:
        return Kit(self, box, players, options)

    def blank(self, rules: Rules) -> Game:
        assert isinstance(rules, Kit)
        return Jericho(rules)

    def setup(self, game: Game) -> None:
        game.push(TAKE, 0)

    def check(self, game: Game) -> list[str]:
        assert isinstance(game, Jericho)
        taken = game.kit.stones - game.wall
        return [] if game.over or sum(game.stones) == taken else ["stones were lost"]


TITLE: Final = JerichoTitle(
    name="jericho",
    version="1",
    players=(2, 3),
    options=(),
    catalogue=CATALOGUE,
    sections=SECTIONS,
    fields=FIELDS,
    reasons=REASONS.all(),
    kinds=KINDS.all(),
    bound=100,
)
