"""Points: the boards (N8.2 to N8.7), gates and the sale at the end (N9.7, N9.8)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import Effect
from shofar.engine.frame import Frame
from shofar.games.nehemiah import news
from shofar.games.nehemiah.moves import BOARDS
from shofar.games.nehemiah.table import GOLD, VP, WOOD, Nehemiah


class ScoreBoards(Effect[Nehemiah]):
    """Wall, temple and guard by majority."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        players = game.kit.players
        game.scorings += 1
        for board in range(len(BOARDS)):
            cubes = game.on[board * players : (board + 1) * players]
            points = board_points(cubes, game.kit.places[board])
            if cubes[0] and not any(points):  # N8.6
                game.tell(news.ALL_ALIKE, frame.seat, board)
            for seat in range(players):
                if points[seat]:
                    game.board_vp[board * players + seat] += points[seat]
                    game.flow(seat, VP, points[seat])
                    game.tell(news.SCORED, seat, board, points[seat])


class RemoveLeadingCubes(Effect[Nehemiah]):
    """Everybody with the most cubes on a board takes one back (N8.7)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        players = game.kit.players
        for board in range(len(BOARDS)):
            most = max(game.on[board * players : (board + 1) * players])
            for seat in range(players):
                if most and game.on[board * players + seat] == most:
                    game.on[board * players + seat] -= 1
                    game.cubes[seat] += 1
                    game.tell(news.CUBE_LOST, seat, board)


class Sell(Effect[Nehemiah]):
    """As many sets of wood and of gold as possible (N9.8)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        kit = game.kit
        for seat in range(kit.players):
            wood_sets, gold_sets = game.wood[seat] // kit.wood_set, game.gold[seat] // kit.gold_set
            points = wood_sets * kit.wood_set_vp + gold_sets * kit.gold_set_vp
            game.wood[seat] -= wood_sets * kit.wood_set
            game.gold[seat] -= gold_sets * kit.gold_set
            game.sold[seat] += points
            game.flow(seat, WOOD, -wood_sets * kit.wood_set)
            game.flow(seat, GOLD, -gold_sets * kit.gold_set)
            game.flow(seat, VP, points)
            if wood_sets or gold_sets:
                game.tell(news.SOLD, seat, wood_sets * kit.wood_set, gold_sets * kit.gold_set, points)
        game.tell(news.GAME_ENDED, frame.seat)


def board_points(cubes: list[int], places: list[int]) -> list[int]:
    """What each player takes from a board (N8.3 to N8.6)."""
    if len(set(cubes)) == 1:  # N8.6: all the same
        return [0] * len(cubes)
    points: list[int] = []
    for own in cubes:
        if not own:  # N8.4
            points.append(0)
            continue
        first = sum(1 for other in cubes if other > own)
        tied = cubes.count(own)
        total = sum(places[first : first + tied])
        points.append(-(-total // tied))  # N8.5: rounded up
    return points


def breakdown(game: Nehemiah, seat: int) -> dict[str, int]:
    """Points by source."""
    players = game.kit.players
    values = game.kit.gate_values
    return {
        **{BOARDS[board]: game.board_vp[board * players + seat] for board in range(len(BOARDS))},
        "gates": sum(values[gate] for gate in range(len(game.gates)) if game.gates[gate] == seat),
        "cards": game.card_vp[seat],
        "leaders": game.leader_vp[seat],
        "goods": game.sold[seat],
    }


SCORE_BOARDS: Final = ScoreBoards("score boards")
REMOVE_LEADING_CUBES: Final = RemoveLeadingCubes("remove leading cubes")
SELL: Final = Sell("sell goods")
NODES: Final[list[Effect[Any]]] = [SCORE_BOARDS, REMOVE_LEADING_CUBES, SELL]
