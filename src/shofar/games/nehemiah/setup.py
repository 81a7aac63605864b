"""Set-up (N2, N10.1, N11.1)."""

from __future__ import annotations

from shofar.games.nehemiah.auction import BEGIN_AUCTIONS, PARTS
from shofar.games.nehemiah.columns import deal
from shofar.games.nehemiah.components import Kit
from shofar.games.nehemiah.moves import BOARDS, LEADERS
from shofar.games.nehemiah.table import EMPTY, NOBODY, ROWS, Nehemiah


def blank(kit: Kit) -> Nehemiah:
    """Everything in its place, nothing dealt."""
    game = Nehemiah(kit)
    spaces, players = kit.columns * ROWS, kit.players
    game.card = [EMPTY] * spaces
    game.worker = [NOBODY] * spaces
    game.tired = [0] * spaces
    game.deck = [card for card in range(len(kit.face)) if kit.deck_of[card] == 0]
    game.discard = []
    game.supply = [kit.workers] * players
    game.bench = [0] * players
    game.neutral = [kit.neutrals] * players
    game.wood = [kit.start_wood] * players
    game.gold = [kit.start_gold] * players
    game.cubes = [kit.cubes] * players
    game.on = [0] * (players * len(BOARDS))
    game.gates = []
    game.board_vp = [0] * (players * len(BOARDS))
    game.card_vp = [0] * players
    game.leader_vp = [0] * players
    game.sold = [0] * players
    game.used = []
    game.leader_deck = list(range(len(LEADERS))) if kit.leaders else []
    game.offer = []
    game.leader_of = [NOBODY] * len(LEADERS)
    game.bids = [-1] * (players * PARTS)
    game.hold = [0] * players
    return game


def deal_out(game: Nehemiah) -> None:
    """N2.4 to N2.9: the columns are dealt, the starting player is drawn or as set."""
    for column in range(game.kit.columns):
        deal(game, column)
    start = game.rules.options["start"]
    game.start = game.roll(game.kit.players) if start == "random" else int(start) - 1
    game.push(game.kit.nodes["turn"], game.start)
    if game.kit.leaders:
        game.push(BEGIN_AUCTIONS, game.start)
