"""Set-up (G1): what is dealt, and the decisions before the first round."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.compose import question
from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOBODY, NOTHING
from shofar.games.golem import moves, news, table
from shofar.games.golem.artifacts import put_gold
from shofar.games.golem.books import ALL_KEEPS, LIBRARY, OBJECTIVES, draw_objective, open_book, return_objective
from shofar.games.golem.components import BOOKS, CHARACTERS
from shofar.games.golem.developments import FIRST_ARTIFACT, Develop, finish
from shofar.games.golem.marbles import pour
from shofar.games.golem.moves import OBJECTIVES as OBJECTIVE_IDS
from shofar.games.golem.phases import all_marbles, open_tiles
from shofar.games.golem.reasons import ELEMENT_TAKEN, NOT_IN_HAND, TILE_GONE
from shofar.games.golem.table import Golem

DEALT: Final = 4  # objectives and starting tiles per player
ALL_RETURNS: Final = list(range(moves.RETURN, moves.RETURN + OBJECTIVES))
ALL_TILES: Final = list(range(moves.TILE, moves.TILE + 8))
ALL_STARTS: Final = list(range(moves.START, moves.START + 18))
ALL_PAIRS: Final = [moves.SETTLE, moves.SETTLE + 1, moves.SETTLE + 2]


# --- what is laid out -----------------------------------------------------------------------------------------


def lay_out(game: Golem) -> None:
    """G1.1 to G1.8: everything before the first decision, except what the first game fixes."""
    players = game.players
    game.order = list(range(players))
    game.shuffle(game.order)
    lay_out_players(game)
    game.library, game.book_bottom = [], []
    game.book_deck = list(range(len(BOOKS)))
    for _space in range(LIBRARY):
        open_book(game)
    game.tile_deck, game.tile_discard = list(range(table.BOTTOM)), []
    open_tiles(game)
    game.objective = [table.DECK] * OBJECTIVES
    game.objective_bottom, game.returned_by = [], []
    game.token = [NOBODY] * 3
    game.aside = []
    pour(game, all_marbles(game))


def lay_out_players(game: Golem) -> None:
    """G1.7."""
    players = game.players
    game.purse = [0, 0, 0, game.kit.start_vp] * players
    game.student = [1] * (3 * players)
    game.study = [0] * players
    game.track = [game.kit.start_track] * players
    game.golem = [table.HAND, table.HAND, table.BOARD, table.BOARD, table.BOARD, table.BOARD] * players
    game.gold = [0] * (4 * players)
    game.built = [0] * (18 * players)
    game.column = [table.NONE] * (20 * players)
    game.socket = [table.NONE] * (2 * players)
    game.rabbi = [table.NONE] * players
    game.artifact = [table.NONE] * players
    game.quiet = [0] * players
    game.pass_tile = [table.NONE] * players
    game.waiting = [0] * players
    game.seen = [0] * players
    game.start = [table.NONE] * (DEALT * players)
    game.picked = [table.NONE] * (2 * players)
    game.offer = []


def deal(game: Golem) -> None:
    """G1.2, G1.4, G1.9 to G1.11: characters, district tiles, starting tiles, objectives, artifact tiles."""
    early, late = game.kit.early.copy(), game.kit.late.copy()
    game.palace = [*[game.draw(early) for _card in range(3)], game.draw(late)]
    game.district = []
    for district in range(3):
        tiles = list(range(district * 10, district * 10 + 10))
        game.district += sorted(game.draw(tiles) for _tile in range(7))
    starts = list(range(len(moves.STARTS)))
    game.start = [game.draw(starts) for _tile in range(DEALT * game.players)]
    for seat in range(game.players):
        for _card in range(DEALT):
            game.objective[draw_objective(game)] = table.PACK + seat
    tiles = [0, 1, 2, 3]
    game.offer = [game.draw(tiles) * 2 + game.roll(2) for _tile in range(game.players)]


def deal_first_game(game: Golem) -> None:
    """G1.15, G1.16: table 2.20 instead of the deal and of every decision."""
    box = game.kit.box
    game.palace = [CHARACTERS.index(card) for card in box.words("first_game_characters", "palace", "cards")]
    game.district = [
        district * 10 + number - 1
        for district, name in enumerate(moves.DISTRICTS)
        for number in box.numbers("first_game_tiles", name, "numbers")
    ]
    for place, seat in enumerate(game.order):
        take_set(game, seat, f"set_{place + 1}")


def take_set(game: Golem, seat: int, row: str) -> None:
    box = game.kit.box
    for figure, district in enumerate(box.words("first_game_sets", row, "golems")):
        game.golem[seat * table.FIGURES + figure] = table.STANDING + moves.DISTRICTS.index(district) * 10
    game.artifact[seat] = moves.TILE_SIDES.index(box.word("first_game_sets", row, "artifact"))
    for card in box.words("first_game_sets", row, "objectives"):
        game.objective[OBJECTIVE_IDS.index(card)] = seat
        game.seen[seat] |= 1 << OBJECTIVE_IDS.index(card)
    for at, tile in enumerate(box.words("first_game_sets", row, "tiles")):
        game.picked[seat * 2 + at] = moves.STARTS.index(tile)
    for effect in elements(game, seat):
        take_gain(game, seat, effect)
    values = box.row("first_game_sets", row)
    if "gold" in values:
        gold_in_set(game, seat, moves.ARTIFACTS.index(str(values["gold"])))
    if "development" in values:
        develop_in_set(game, seat, str(values["development"]), str(values.get("slot")), str(values.get("side")))


def gold_in_set(game: Golem, seat: int, artifact: int) -> None:
    """G1.15: gold where the set says; an income that comes of it is taken without a decision."""
    height = len(game.stack)
    put_gold(game, seat, artifact)
    while len(game.stack) > height:
        take_gain(game, seat, game.stack.pop().effect)


def take_gain(game: Golem, seat: int, effect: Effect[Any]) -> None:
    """G1.15: a plain gain without a decision, whatever the box wants; nothing that needs one."""
    gain = question(effect)
    if gain.plain():
        gain.start(game, seat)


def develop_in_set(game: Golem, seat: int, name: str, slot: str, side: str) -> None:
    """The development of a starting tile, made with its discount."""
    development = moves.DEVELOPMENTS.index(name)
    fit = next(part.fit for part in map(question, elements(game, seat)) if isinstance(part, Develop))
    if development < FIRST_ARTIFACT:
        finish(game, seat, development, 1, max(0, game.kit.cost[development] - fit.discount), fit)
    else:
        at = moves.SLOTS.index(slot)
        finish(game, seat, development, 1 + at * 2 + moves.SIDES.index(side), fit.cost(game, seat, at), fit)


# --- decisions ------------------------------------------------------------------------------------------------


class Draft(Effect[Golem]):
    """G1.10: everybody keeps one objective of a pack and passes the rest on, until the packs are empty."""

    def run(self, game: Golem, frame: Frame) -> None:
        look_at_packs(game)
        push_picks(game)


def look_at_packs(game: Golem) -> None:
    for card in range(OBJECTIVES):
        holder = game.objective[card] - table.PACK
        if 0 <= holder < 4:
            game.seen[holder] |= 1 << card
            game.look(holder)


def push_picks(game: Golem) -> None:
    game.push(DRAFT_PASS, 0)
    for seat in range(game.players - 1, -1, -1):
        game.push(DRAFT_PICK, seat)


class DraftPick(Ask[Golem]):
    """G1.10: one objective of the pack; the others do not see which."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_KEEPS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if game.objective[move - moves.KEEP] == table.PACK + frame.seat else NOT_IN_HAND

    def options(self, game: Golem, frame: Frame) -> list[int]:
        mine = table.PACK + frame.seat
        return [moves.KEEP + card for card, holder in enumerate(game.objective) if holder == mine]

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.objective[move - moves.KEEP] = frame.seat
        game.tell(news.OBJECTIVE_KEPT, frame.seat, move - moves.KEEP)


class DraftPass(Effect[Golem]):
    """G1.10: the packs go to the left neighbours, the next seats."""

    def run(self, game: Golem, frame: Frame) -> None:
        left = False
        for card in range(OBJECTIVES):
            holder = game.objective[card] - table.PACK
            if 0 <= holder < 4:
                game.objective[card] = table.PACK + (holder + 1) % game.players
                left = True
        if left:
            look_at_packs(game)
            push_picks(game)


class ReturnObjective(Ask[Golem]):
    """G1.10: one of the four goes under the deck."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_RETURNS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if game.objective[move - moves.RETURN] == frame.seat else NOT_IN_HAND

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return [moves.RETURN + card for card, holder in enumerate(game.objective) if holder == frame.seat]

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        return_objective(game, frame.seat, move - moves.RETURN)


class ChooseTile(Ask[Golem]):
    """G1.11: an artifact tile, as it lies."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_TILES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if move - moves.TILE in game.offer else TILE_GONE

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.offer.remove(move - moves.TILE)
        game.artifact[frame.seat] = move - moves.TILE
        game.tell(news.TILE, frame.seat, move - moves.TILE)


class StartPick(Ask[Golem]):
    """G1.12: two of the four starting tiles, one after the other. The value counts those chosen."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_STARTS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        at = frame.seat * DEALT
        tile = move - moves.START
        if tile not in game.start[at : at + DEALT] or game.picked[frame.seat * 2] == tile:
            return NOT_IN_HAND
        return OK

    def options(self, game: Golem, frame: Frame) -> list[int]:
        at, first = frame.seat * DEALT, game.picked[frame.seat * 2]
        return [moves.START + tile for tile in game.start[at : at + DEALT] if tile != first]

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        game.picked[seat * 2 + frame.value] = move - moves.START
        if frame.value == 0:
            game.push_with(self, seat, 1)
            return
        game.show(seat)
        for tile in game.picked[seat * 2 : seat * 2 + 2]:
            game.tell(news.STARTING, seat, tile)  # both are shown together, as in the view
        game.push(ELEMENTS, seat)
        for effect in elements(game, seat):
            if effect.plain():
                effect.start(game, seat)


def elements(game: Golem, seat: int) -> list[Effect[Any]]:
    """All elements of the two starting tiles of a seat."""
    first, second = game.picked[seat * 2], game.picked[seat * 2 + 1]
    return [*game.kit.starts[first], *game.kit.starts[second]]


class StartElements(Ask[Golem]):
    """G1.12: what is not automatic on both tiles, in an order of choice. The value has a bit per element used."""

    def left(self, game: Golem, frame: Frame) -> list[int]:
        """The moves of the elements that are still to be had."""
        return [
            moves.ELEMENT + at
            for at, effect in enumerate(elements(game, frame.seat))
            if not effect.plain() and not frame.value >> at & 1
        ]

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return [*[moves.ELEMENT + at for at in range(len(elements(game, frame.seat)))], moves.DONE]

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if move == moves.DONE or move in self.left(game, frame) else ELEMENT_TAKEN

    def options(self, game: Golem, frame: Frame) -> list[int]:
        left = self.left(game, frame)
        return [*left, moves.DONE] if len(left) > 1 else NOTHING

    def run(self, game: Golem, frame: Frame) -> None:
        """The last one is begun without asking: it can be declined itself."""
        for move in self.left(game, frame):
            elements(game, frame.seat)[move - moves.ELEMENT].start(game, frame.seat)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != moves.DONE:
            at = move - moves.ELEMENT
            game.push_with(self, frame.seat, frame.value | 1 << at)
            elements(game, frame.seat)[at].start(game, frame.seat)


class Settle(Ask[Golem]):
    """G1.14: the two remaining golems on section I of two districts."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PAIRS

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        at = frame.seat * table.FIGURES
        for figure, district in enumerate((moves.FIRST[move - moves.SETTLE], moves.SECOND[move - moves.SETTLE])):
            game.golem[at + figure] = table.STANDING + district * 10
            game.tell(news.SETTLED, frame.seat, district)


DRAFT_PICK: Final = DraftPick("G1.10")
DRAFT_PASS: Final = DraftPass()
ELEMENTS: Final = StartElements("G1.12")
