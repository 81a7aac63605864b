"""Set-up: E3.1."""

from collections import Counter
from typing import Any

import pytest

import shofar
from shofar.games.ezra.names import GOODS, PLACES, RING, SCROLLS
from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import NEUTRAL, dealt, mine, options, owner, purse, silver_on, told, who
from tests.rules import rule

CARD_GATES = ("g_muster", "g_east", "g_water", "g_dung", "g_valley", "g_fish")
WALLS = [spot for spot in RING if spot.startswith("w")]


def new(players: int, seed: int = 1, auto: bool = True, **chosen: Any) -> Ezra:
    return dealt(players, seed, chosen, auto=auto)


def settled(players: int, seed: int = 1, **chosen: Any) -> Ezra:
    """After the gatekeepers."""
    game = new(players, seed, **chosen)
    while game.question == "corner":
        game.apply(game.legal()[0])
    return game


@rule("E3.1.1")
@pytest.mark.parametrize(("players", "silver"), [(4, 0), (3, 1), (2, 2), (1, 2)])
def test_silver_on_gate_cards(players: int, silver: int) -> None:
    game = new(players)
    neutral = {"g_muster", "g_east"} if players < 3 else set()
    for gate in CARD_GATES:
        assert silver_on(game, gate) == (0 if gate in neutral else silver)
        assert owner(game, gate) == (NEUTRAL if gate in neutral else -1)


@rule("E3.1.2")
@pytest.mark.parametrize(("players", "neutral"), [(4, ""), (3, "w04 w05 w06"), (2, "w02 w03 w04 w05 w06 w07")])
def test_neutral_walls_hold_no_rubble(players: int, neutral: str) -> None:
    game = new(players)
    assert [wall for wall in WALLS if owner(game, wall) == NEUTRAL] == neutral.split()
    for wall in neutral.split():
        assert game.rubble_at(RING.index(wall)) == 0


@rule("EX-32")
@pytest.mark.parametrize("players", [1, 2])
def test_the_top_edge_for_one_or_two(players: int) -> None:
    game = new(players)
    neutral = [spot for spot in RING if owner(game, spot) == NEUTRAL]
    assert neutral == ["w02", "w03", "g_muster", "w04", "w05", "w06", "g_east", "w07"]
    assert [wall for wall in WALLS[:8] if owner(game, wall) == -1] == ["w01", "w08"]
    assert [silver_on(game, gate) for gate in ("g_water", "g_dung", "g_valley", "g_fish")] == [2, 2, 2, 2]


@rule("E3.1.3")
@pytest.mark.parametrize(("players", "cubes"), [(4, 60), (3, 54), (2, 44), (1, 44)])
def test_rubble_comes_from_the_bag(players: int, cubes: int) -> None:
    for seed in range(5):
        game = new(players, seed)
        assert sum(game.rubble) == cubes
        bag = {"stone": 20, "wood": 20, "gold": 10, "cinder": 14}
        assert all(sum(game.rubble[good::4]) <= bag[GOODS[good]] for good in range(4))
        classes = {"w01": 1, "w09": 3, "w10": 2, "g_water": 2, "g_horse": 0}
        assert {spot: game.rubble_at(RING.index(spot)) for spot in classes} == classes


@rule("E3.1.3")
def test_the_bag_is_drawn_in_ring_order() -> None:
    game = mine(shofar.title("ezra").blank(new(4).rules))
    game.stacked = [2, 1, 0, 3]  # gold, wood, stone, cinder
    shofar.title("ezra").setup(game)
    at = RING.index("w01") * 4
    assert game.rubble[at : at + 4] == [0, 0, 1, 0]
    assert game.rubble[at + 4 : at + 8] == [1, 1, 0, 0]
    assert game.rubble[at + 8 + 3] >= 1


@rule("E3.1.4")
def test_scrolls_by_row() -> None:
    game = new(3)
    backs = [SCROLLS[tile].split("_")[0] for tile in game.scrolls]
    assert backs == ["stone"] * 3 + ["wood"] * 9 + ["gold"] * 6
    assert len(set(game.scrolls)) == 18
    assert game.row_food == [0, 1, 2, 3]
    assert len({tuple(new(3, seed).scrolls) for seed in range(5)}) == 5


@rule("E3.1.5")
@pytest.mark.parametrize(
    ("players", "columns", "sectors"), [(4, 8, [3, 6, 8]), (3, 6, [2, 4, 6]), (2, 5, [2, 4, 5]), (1, 5, [2, 4, 5])]
)
def test_the_temple_by_player_count(players: int, columns: int, sectors: list[int]) -> None:
    kit = new(players).kit
    assert (kit.columns, kit.sector_end) == (columns, sectors)


@rule("E3.1.6")
def test_an_altar_side_is_chosen_or_drawn() -> None:
    assert new(2, altar="2b").view(None)["altar"]["side"] == "2b"
    assert {new(2, seed).view(None)["altar"]["side"] for seed in range(40)} == {"1a", "1b", "2a", "2b"}
    game = settled(2, altar="1a")
    cards = shofar.printed(game.rules)["altar_cards"]
    assert [cards[f"altar_1a_r{week}"].number("zechariah") for week in (1, 2, 3)] == [2, 5, 9]
    assert sorted(game.ahead) == [0, 1]  # prophets are no markers


@rule("E3.1.7")
def test_heroes_lie_open_and_the_shofar_is_random() -> None:
    assert new(4).hero_of == [-1, -1, -1]
    assert {new(4, seed).shofar for seed in range(40)} == {0, 1, 2, 3}
    game = settled(4, 3)
    assert game.seat == game.shofar


@rule("E3.1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_player_starts_with(players: int) -> None:
    game = settled(players)
    start = ({"wood": 1, "cinder": 1}, {"stone": 1, "wood": 1}, {"stone": 2}, {"gold": 1, "stone": 1})
    for seat in range(players):
        assert purse(game, seat) == {"silver": 5, "food": 3, **start[game.tiles[seat * 5]]}
        assert (game.idle[seat], game.marker(seat), game.tents[seat], game.flipped[seat]) == (6, 10, 0, 0)
        assert game.blessings[seat * 3 : seat * 3 + 3] == [0, 0, 0]
    for kind in range(5):
        held = [game.tiles[seat * 5 + kind] for seat in range(players)]
        assert len(set(held)) == players


@rule("E3.1.9")
def test_cards() -> None:
    game = settled(3)
    for seat in range(3):
        assert (len(game.hand[seat]), len(game.deck[seat]), len(game.wall_deck[seat])) == (4, 6, 12)
        assert sorted(game.hand[seat] + game.deck[seat]) == list(range(10))


@rule("E3.1.10")
def test_the_last_player_is_ahead_on_the_altar() -> None:
    game = new(4, 9)
    first = game.shofar
    assert game.ahead == [(first + step) % 4 for step in (3, 2, 1, 0)]


@rule("E3.1.11")
def test_one_levite_each_without_reward() -> None:
    game = new(4)
    assert game.levites == [1, 1, 1, 1]


@rule("E3.1.11", "E3.1.14")
@pytest.mark.parametrize(("players", "stock"), [(2, 7), (3, 8), (4, 8)])
def test_the_first_levite_comes_from_the_main_supply(players: int, stock: int) -> None:
    """Not from the six workers of the player."""
    game = dealt(players, 3)
    while game.question == "corner":
        game.apply(game.legal()[0])
    assert game.levites == [1] * players
    assert game.idle == [6] * players
    assert game.stock == [stock] * players


@rule("E3.1.12")
def test_gatekeepers_in_reverse_order() -> None:
    game = new(4, auto=False)
    asked = []
    while game.question == "corner":
        asked.append(game.seat)
        game.apply(game.legal()[0])
    first = game.shofar
    assert asked == [(first + step) % 4 for step in (3, 2, 1, 0)]
    assert sorted(owner(game, f"g_{gate}") for gate in ("sheep", "horse", "fountain", "old")) == [0, 1, 2, 3]


@rule("E3.1.12")
def test_two_players_place_two_gatekeepers_each() -> None:
    game = new(2, auto=False)
    first = game.shofar
    asked = []
    while game.question == "corner":
        asked.append(game.seat)
        assert len(options(game)) == 5 - len(asked)
        game.apply(game.legal()[0])
    assert asked == [1 - first, first, 1 - first, first]


@rule("E3.1.12")
def test_with_three_the_corner_left_over_is_neutral() -> None:
    game = new(3)
    game.play("gatekeeper g_horse", "gatekeeper g_old", "gatekeeper g_sheep")
    assert owner(game, "g_fountain") == NEUTRAL
    assert all(purse(game, seat)["silver"] == 5 for seat in range(3))  # no reward


@rule("E3.1.13")
@pytest.mark.parametrize(("players", "white"), [(1, ["1.0", "1.2"]), (2, ["1.0", "1.2"]), (3, []), (4, [])])
def test_white_workers(players: int, white: list[str]) -> None:
    game = new(players)
    assert [place for place in PLACES if who(game, place) == NEUTRAL] == white


@rule("E3.1.14")
def test_workers_left_in_the_main_supply() -> None:
    assert [settled(players).stock[0] for players in (1, 2, 3, 4)] == [7, 7, 8, 8]
    assert settled(1, solo="A").stock[1] == 11
    assert settled(1, solo="B").stock[1] == 10


def test_altar_sides_and_tiles_are_dealt_evenly() -> None:
    sides = Counter(new(2, seed).side for seed in range(200))
    assert min(sides.values()) > 25


@rule("E3.1.12")
def test_the_log_tells_which_corner_is_neutral() -> None:
    game = dealt(3, 1)
    heard = game.listen()
    while game.question == "corner":
        game.apply(game.legal()[0])
    assert [numbers for _, _, *numbers in told(game, heard, "neutral-corner")] == [[RING.index("g_old")]]
