"""Set-up: what is laid out, dealt, drafted and chosen; the first game."""

import random
from typing import Any

import pytest

import shofar
from shofar import bots
from shofar.games.golem.table import Golem
from tests.games.golem.table import (
    BOX,
    STANDS,
    dealt,
    do,
    golems,
    options,
    purse,
    seen,
    start_hand,
    status,
    students,
    table,
)
from tests.rules import rule

pytestmark = pytest.mark.both

MARBLES = {  # red, yellow, blue, white, black
    2: [2, 2, 2, 3, 1],
    3: [2, 2, 2, 5, 1],
    4: [3, 3, 3, 4, 1],
}


def new(players: int, seed: int = 1, **options: Any) -> Golem | None:
    return dealt(players=players, seed=seed, options=options)


def play_until(game: Golem, question: str, seed: int = 0) -> Golem:
    rng = random.Random(seed)
    while game.question != question:
        game.apply(rng.choice(game.legal()))
    return game


@rule("G1.1", "G1.6", "G1.17")
@pytest.mark.parametrize("players", MARBLES)
def test_marbles_and_tokens(players: int) -> None:
    game = new(players)
    assert [sum(game.tray[colour::5]) for colour in range(5)] == MARBLES[players]
    assert game.token == [-1, -1, -1]
    assert game.pass_tile == [-1] * players
    with pytest.raises(shofar.BadRequest, match="2 to 4 players, not 5"):
        new(5)


@rule("G1.2")
def test_the_palace_has_three_early_characters_and_one_late() -> None:
    for seed in range(20):
        view = new(3, seed).view(None)
        numbers = [int(card["character"][5:]) for card in view["palace"]]
        assert all(39 <= number <= 45 for number in numbers[:3])
        assert 46 <= numbers[3] <= 50
        assert len(set(numbers)) == 4


@rule("G1.3")
def test_the_library() -> None:
    game = new(2)
    assert len(game.library) == 5
    assert sorted([*game.library, *game.book_deck]) == list(range(38))


@rule("G1.4")
def test_seven_tiles_per_district_in_rising_order() -> None:
    for seed in range(20):
        game = new(2, seed)
        faces = shofar.printed(game.rules)["sections"]
        for name, tiles in game.view(None)["districts"].items():
            numbers = [int(tile.split("_")[2]) for tile in tiles[:7]]
            assert numbers == sorted(set(numbers))
            assert all(tile.startswith(f"dt_{name}_") for tile in tiles)
            assert not any("entry" in faces[tile] for tile in tiles[:7])
            assert [faces[tile].number("entry") for tile in tiles[7:]] == [2, 3, 5]


@rule("G1.5", "G1.17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_action_tiles(players: int) -> None:
    game = new(players)
    assert len(game.tiles) == players + 1
    assert len(game.tile_deck) == 12 - players - 1
    assert game.view(None)["actions"][-1] == {"tile": "bottom", "rabbis": []}
    assert shofar.printed(game.rules)["actions"]["bottom"].word("effect") == "2 resource"


@rule("G1.7", "G0.1")
def test_a_player_at_the_start() -> None:
    game = new(3)
    for seat in range(3):
        assert status(game, seat) == {
            "clay": 0, "coin": 0, "knowledge": 0, "vp": 10, "red": 1, "yellow": 1, "blue": 1, "study": 0, "track": 3,
            "gold": 0, "created": 0, "killed": 0, "books": 0, "developments": 0, "objectives": 0,
        }  # fmt: skip
        assert [STANDS[code] for code in game.golem[seat * 6 : seat * 6 + 6]] == ["hand"] * 2 + ["board"] * 4


@rule("G1.8", "G0.7")
def test_turn_order_is_random_and_from_the_seed() -> None:
    orders = {tuple(new(3, seed).order) for seed in range(60)}
    assert len(orders) == 6
    assert new(3, 7).digest() == new(3, 7).digest()


@rule("G1.9")
def test_four_hidden_starting_tiles() -> None:
    game = new(4)
    hands = [set(game.view(seat)["seats"][seat]["starting_hand"]) for seat in range(4)]
    assert all(len(hand) == 4 for hand in hands)
    assert len(set.union(*hands)) == 16
    assert not any(tile in seen(game, 1) for tile in hands[0])


@rule("G1.10")
def test_the_draft() -> None:
    game = new(3)
    packs = [set(game.view(seat)["seats"][seat]["pack"]) for seat in range(3)]
    assert [len(pack) for pack in packs] == [4, 4, 4]
    kept: list[set[str]] = [set(), set(), set()]
    for size in (4, 3, 2):
        for seat in range(3):
            assert game.seat == seat
            pack = {move.args[0] for move in game.moves}
            assert pack == packs[seat]
            assert len(pack) == size
            chosen = min(pack)
            game.play(f"keep {chosen}")
            kept[seat].add(chosen)
            packs[seat].remove(chosen)
        packs = [packs[2], packs[0], packs[1]]  # to the left neighbour, the next seat
    for seat in range(3):  # the fourth is forced
        kept[seat] |= packs[seat]
    returned = []
    for seat in game.order:
        assert game.seat == seat
        assert {move.args[0] for move in game.moves} == kept[seat]
        card = max(kept[seat])
        game.play(f"return {card}")
        returned.append(card)
        kept[seat].remove(card)
    assert [f"obj_{51 + card}" for card in game.objective_bottom] == returned
    for seat in range(3):
        view = game.view(seat)["seats"][seat]
        assert {entry["objective"] for entry in view["objectives"]} == kept[seat]
        assert len(kept[seat]) == 3


@rule("G1.10")
def test_nobody_sees_what_another_keeps_but_what_was_passed_on_is_remembered() -> None:
    game = new(2)
    first, *rest = game.view(0)["seats"][0]["pack"]
    game.play(f"keep {first}")
    assert first not in seen(game, 1)
    game.play(game.moves[0])
    assert game.view(1)["seats"][1]["pack"] == rest
    assert set(rest) < set(game.view(0)["seats"][0]["seen"])


@rule("G1.11", "G1.17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_artifact_tiles_are_chosen_in_reverse_turn_order(players: int) -> None:
    game = play_until(new(players, 5), "choose_tile")
    offered = game.view(None)["offer"]
    assert len({side[:5] for side in offered}) == players, "as many tiles as players, one side each"
    for seat in list(reversed(game.order))[: players - 1]:
        assert game.seat == seat
        game.play(game.moves[0])
    assert sorted(view["artifact_tile"] for view in game.view(None)["seats"]) == sorted(offered)


@rule("G1.12")
def test_two_of_four_starting_tiles() -> None:
    game = table()
    start_hand(game, 11, 12, 13, 14)
    told = game.listen()
    do(game, "start_pick")
    assert options(game) == {"start start_11", "start start_12", "start start_13", "start start_14"}
    game.play("start start_12")
    assert options(game) == {"start start_11", "start start_13", "start start_14"}
    assert game.view(1)["seats"][0]["starting"] == []
    assert told == [], "nor does the log show the first tile before the second"
    game.play("start start_11")
    assert purse(game) == {"clay": 3, "coin": 3, "knowledge": 6, "vp": 10}
    assert game.view(1)["seats"][0]["starting"] == ["start_12", "start_11"]
    assert "start_13" not in seen(game, 1)


@rule("G1.12", "G0.2")
def test_the_elements_come_in_an_order_of_choice_and_may_be_left() -> None:
    game = table()
    start_hand(game, 10, 17, 1, 2)
    do(game, "start_pick", "start start_10", "start start_17")
    assert purse(game) == {"clay": 1, "coin": 3, "knowledge": 2, "vp": 10}
    assert options(game) == {"element 4", "element 5", "done"}
    game.play("element 5", "students red.blue", "student red")
    assert students(game) == (3, 1, 2)
    game = table()
    start_hand(game, 10, 17, 1, 2)
    do(game, "start_pick", "start start_10", "start start_17", "done")
    assert game.over
    assert students(game) == (1, 1, 1)


@rule("G1.13")
def test_a_development_of_a_starting_tile_may_be_declined_and_gives_no_change() -> None:
    game = table()
    start_hand(game, 3, 11, 1, 2)
    do(game, "start_pick", "start start_03", "start start_11", "develop dev_golem_torso")
    assert purse(game)["clay"] == 4, "3 less 4 is 0"
    game = table()
    start_hand(game, 3, 11, 1, 2)
    do(game, "start_pick", "start start_03", "start start_11", "done")
    assert game.developments(0) == 0


@rule("G1.14")
def test_the_first_two_golems() -> None:
    game = do(table(), "settle")
    assert options(game) == {"settle red.yellow", "settle red.blue", "settle yellow.blue"}
    game.play("settle red.blue")
    assert golems(game) == ["blue.1", "red.1"]
    assert game.created(0) == 0


@rule("G1.14", "G1.12", "G2.6")
def test_choices_go_in_turn_order() -> None:
    game = play_until(new(4, 9), "start_pick")
    asked = []
    rng = random.Random(1)
    while game.round == 0:
        if game.question == "settle":
            asked.append(game.seat)
        game.apply(rng.choice(game.legal()))
    assert asked == game.order


@rule("G1.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game(players: int) -> None:
    game = new(players, 3, first_game=True)
    view = game.view(None)
    assert [card["character"] for card in view["palace"]] == ["char_39", "char_43", "char_41", "char_46"]
    assert [tile.split("_")[2] for tile in view["districts"]["red"][:7]] == ["1", "2", "4", "5", "7", "8", "9"]
    assert [tile.split("_")[2] for tile in view["districts"]["yellow"][:7]] == [
        "1",
        "3",
        "4",
        "5",
        "6",
        "7",
        "10",
    ]
    assert [tile.split("_")[2] for tile in view["districts"]["blue"][:7]] == ["1", "4", "5", "6", "7", "8", "9"]
    assert game.round == 1, "there are no decisions of the set-up"
    sets = [
        ("art_1a", ["start_01", "start_02"], {"obj_58", "obj_75", "obj_65"}, ["red", "yellow"]),
        ("art_2a", ["start_03", "start_04"], {"obj_64", "obj_67", "obj_61"}, ["red", "blue"]),
        ("art_3a", ["start_05", "start_06"], {"obj_55", "obj_70", "obj_73"}, ["yellow", "blue"]),
        ("art_4a", ["start_07", "start_08"], {"obj_52", "obj_63", "obj_68"}, ["red", "yellow"]),
    ]
    for seat, (tile, starting, objectives, districts) in zip(game.order, sets, strict=False):
        mine = game.view(seat)["seats"][seat]
        assert mine["artifact_tile"] == tile
        assert mine["starting"] == starting
        assert {entry["objective"] for entry in mine["objectives"]} == objectives
        assert sorted(entry["place"].split(".")[0] for entry in mine["golems"]) == sorted(districts)
    assert game.view(None)["objective_deck"] == 27 - 3 * players


@rule("G1.15")
def test_the_first_player_of_the_first_game_moves_first() -> None:
    game = new(2, 3, first_game=True)
    assert (game.question, game.seat) == ("walk", game.order[0])


@rule("G0.8")
def test_pouring_fills_no_row_beyond_five() -> None:
    full = 0
    for seed in range(300):
        game = new(4, seed, first_game=True)
        values = [game.value(row) for row in range(5)]
        assert sum(values) == 14
        assert max(values) <= 5
        full += max(values) == 5
    assert full > 100, "the fullest row of a pour holds 4.6 on average"


@rule("G0.7")
def test_the_same_seed_and_moves_give_the_same_game() -> None:
    record = play_until(new(2, 4), "turn").record()
    assert shofar.replay(record, BOX).digest() == shofar.replay(record, BOX).digest()


@rule("G8.1", "G8.2")
def test_nobody_plays_alone() -> None:
    """A bot in the second seat is the game for two."""
    with pytest.raises(shofar.BadRequest, match="2 to 4 players"):
        shofar.new("golem", players=1, seed=1)
    game, rng = shofar.new("golem", players=2, seed=1, options={"first_game": True}), random.Random(1)
    bot = bots.named("greedy")
    while not game.over:
        game.apply(bot.choose(game, rng) if game.seat == 1 else rng.choice(game.legal()))
    assert len(game.scores) == 2
