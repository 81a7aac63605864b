"""Phase 3 and the order of play: turns, rabbis, passing, turn order, income, the end."""

import random

import pytest

import shofar
from shofar.engine.move import Move
from shofar.games.golem.table import Golem
from tests.games.golem.table import dealt, do, library, marble, open_tiles, options, purse, sit, table, tray
from tests.rules import rule

pytestmark = pytest.mark.both


def first(game: Golem, verb: str) -> Move:
    return next(move for move in game.moves if move.verb == verb)


def phases(players: int, seed: int) -> tuple[Golem, list[tuple[int, int, str, int]]]:
    """A random game as (round, phase, question, seat) at each decision."""
    game = dealt(players=players, seed=seed)
    rng = random.Random(seed)
    seen = []
    while game.seat is not None:
        seen.append((game.round, game.phase, game.question, game.seat))
        game.apply(rng.choice(game.legal()))
    return game, seen


@rule("G2.1", "G2.2", "G6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_rounds_of_seven_phases(players: int) -> None:
    game, seen = phases(players, players)
    steps = [(number, phase) for number, phase, _, _ in seen]
    assert steps == sorted(steps)
    assert {number for number, _ in steps} == {0, 1, 2, 3, 4}
    assert (game.round, game.phase) == (4, 8)
    assert game.over


@rule("G3.1", "G3.2")
@pytest.mark.parametrize("seed", range(4))
def test_two_marbles_and_a_rabbi_each_round(seed: int) -> None:
    game = dealt(players=3, seed=seed)
    rng = random.Random(seed)
    taken: dict[tuple[int, int], list[str]] = {}
    while game.seat is not None:
        move = rng.choice(game.moves)
        if game.question == "turn":
            taken.setdefault((game.round, game.seat), []).append(move.verb)
        game.play(move)
    assert len(taken) == 12
    for verbs in taken.values():
        done = [verb for verb in verbs if verb != "pass"]
        assert sorted(done) == ["rabbi", "take", "take"]
        assert verbs.count("pass") <= 2


@rule("G3.1")
def test_turns_go_round_in_turn_order() -> None:
    game = table(players=3)
    game.order = [2, 0, 1]
    tray(game, mirror="white white white white", golem="white")
    open_tiles(game, "act_10", "act_02", "act_04", "act_05")
    do(game, "turns")
    seats = []
    for _ in range(6):
        seats.append(game.seat)
        game.play(first(game, "take"))
        while game.question != "turn":
            game.play("done")
        if len(seats) == 5:
            break
    assert seats == [2, 0, 1, 2, 0]


@rule("G3.2")
def test_who_has_finished_is_skipped() -> None:
    game = table(players=3)
    sit(game, 0, marbles="white white")
    sit(game, 1, marbles="white white")
    game.rabbi = [-1, 0, -1]
    tray(game, mirror="white white white")
    do(game, "turns", "rabbi bottom", "gain clay", "gain clay")
    assert game.seat == 2
    game.play("take mirror white")
    assert game.seat == 2


@rule("G3.3")
def test_the_options_of_a_turn() -> None:
    game = table(marbles="red")
    tray(game, work="red white white", study="black")
    open_tiles(game, "act_03", "act_01", "act_02")
    game.rabbi[1] = 0
    do(game, "turn")
    assert options(game) == {
        "take work red", "take work white", "take study black", "rabbi act_01", "rabbi act_02", "rabbi bottom", "pass",
    }  # fmt: skip
    for move, key in (
        ("take work blue", "no-marble"), ("rabbi act_03", "tile-taken"), ("rabbi act_12", "tile-not-open"),
    ):  # fmt: skip
        assert shofar.explain_illegal(game, move).key == key


@rule("G3.1", "G3.16")
def test_a_third_marble_and_a_second_rabbi_are_refused() -> None:
    game = table(marbles="red red")
    tray(game, work="red")
    do(game, "turn")
    assert shofar.explain_illegal(game, "take work red").key == "sockets-full"
    game = table()
    game.rabbi[0] = 0
    do(game, "turn")
    assert shofar.explain_illegal(game, "rabbi bottom").key == "rabbi-placed"


@rule("G3.16")
def test_the_bottom_space_takes_any_number_of_rabbis() -> None:
    game = table(players=4)
    for seat in (2, 0, 3):
        do(game, "turn", "rabbi bottom", "gain clay", "gain clay", seat=seat)
    assert game.view(None)["actions"][-1]["rabbis"] == [2, 0, 3]


@rule("G3.17", "G0.3")
def test_the_rabbi_must_be_placed_but_its_effect_is_optional() -> None:
    game = table(marbles="red red")
    open_tiles(game, "act_08")
    do(game, "turn")
    assert options(game) == {"rabbi act_08", "rabbi bottom"}
    sit(game, 0, golems="red.2")
    game.play("rabbi act_08", "done", "done")
    assert game.over


@rule("G3.19")
def test_the_lowest_pass_tile_and_no_more_turns() -> None:
    game = table(players=3)
    tray(game, mirror="white white white", golem="white white")
    do(game, "turns", "take mirror white", "pass", "pass")
    assert game.pass_tile == [-1, 0, 1]
    assert game.seat == 0
    game.play("rabbi bottom", "gain clay", "gain clay")
    assert game.seat == 0


@rule("G3.20", "G3.21", "G0.3")
def test_the_first_pass_phase() -> None:
    game = table()
    sit(game, 1, marbles="red red")
    game.rabbi = [-1, 0]
    tray(game, work="red white", golem="blue blue")
    do(game, "turns", "pass")
    assert (game.question, game.seat, game.passing) == ("set_aside", 0, 1)
    assert options(game) == {"aside work red", "aside work white", "aside golem blue"}
    game.play("aside golem blue")
    assert game.aside == [2]
    assert sum(game.tray) == 3
    assert (game.question, game.seat) == ("turn", 0)


@rule("G3.22", "G3.23")
def test_passed_players_alternate_in_the_order_of_their_tiles() -> None:
    game = table(players=3)
    sit(game, 1, marbles="red red")
    game.rabbi = [-1, 0, -1]
    game.order = [2, 1, 0]
    tray(game, mirror="white white white white", study="white white")
    do(game, "turns", "pass", "pass")
    assert game.pass_tile == [1, -1, 0]
    assert (game.question, game.seat) == ("set_aside", 2)
    game.play(game.moves[0])
    seats = []
    while game.question == "turn":
        seats.append(game.seat)
        if "rabbi bottom" in options(game):
            game.play("rabbi bottom", "gain clay", "gain clay")
        else:
            game.play(first(game, "take"))
            while game.question not in ("turn", "") and not game.over:
                game.play("done" if "done" in options(game) else game.moves[0])
    assert seats == [2, 0, 2, 0, 2, 0]
    assert game.pass_tile == [-1, -1, -1]


@rule("G3.24")
def test_in_the_second_pass_phase_the_lowest_tile_left_sets_aside() -> None:
    game = table(players=3)
    sit(game, 0, marbles="white")
    sit(game, 1, marbles="white")
    sit(game, 2, marbles="white white")
    game.rabbi = [0, 1, 2]
    tray(game, mirror="white white white", golem="red red")
    do(game, "turns", "pass", "pass", "aside golem red")
    game.play(first(game, "take"))
    while game.question != "turn":
        game.play("done" if "done" in options(game) else game.moves[0])
    assert (game.seat, game.pass_tile) == (1, [-1, 1, -1])
    game.play("pass")
    assert (game.question, game.seat) == ("set_aside", 1)
    game.play(game.moves[0])
    assert len(game.aside) == 2
    assert "pass" not in options(game)


@rule("G3.25", "G2.3")
def test_marbles_set_aside_come_back_with_the_refresh() -> None:
    game = table(marbles="red red")
    sit(game, 1, marbles="white white")
    game.aside = [0, 3]
    game.round = 2
    do(game, "refresh")
    assert (sum(game.tray), game.aside, game.socket) == (10, [], [-1, -1, -1, -1])
    assert [sum(game.tray[colour::5]) for colour in range(5)] == [2, 2, 2, 3, 1]


@rule("G2.3", "G2.2")
def test_nothing_is_refreshed_in_round_1() -> None:
    game = table()
    before = (game.tray.copy(), game.tiles.copy(), game.library.copy())
    do(game, "refresh")
    assert (game.tray, game.tiles, game.library) == before


@rule("G2.5")
def test_the_library_moves_on() -> None:
    game = table()
    library(game, 1, 2, 3, 4, 5)
    game.stacked = [game.tile_deck[0], game.tile_deck[1], game.tile_deck[2], 36]
    game.round = 2
    do(game, "refresh")
    assert [book + 1 for book in game.library] == [2, 3, 4, 5, 37]
    assert game.view(1)["book_bottom"] == ["book_01"]


@rule("G2.5")
def test_a_short_library_takes_the_new_book_into_the_first_free_space() -> None:
    game = table()
    library(game, 1, 2, 3)
    game.book_deck, game.book_bottom = [], [8]
    game.round = 2
    do(game, "refresh")
    assert game.library == [1, 2, 8]
    assert game.book_bottom == [0]


@rule("G5.1")
def test_turn_order_by_rabbis() -> None:
    game = table(players=4)
    game.rabbi = [11, 2, 10, 0]
    do(game, "turn_order")
    assert game.order == [3, 1, 2, 0]


@rule("G5.2", "G5.3")
def test_influence_goes_in_the_new_turn_order_and_needs_a_match() -> None:
    game = table(players=3, coin=9, marbles="red yellow")
    sit(game, 1, marbles="red black", coin=9)
    sit(game, 2, marbles="yellow white", coin=9)
    game.order = [2, 1, 0]
    do(game, "influence in turn order")
    assert game.seat == 2
    game.play("done")
    assert game.seat == 0
    assert options(game) == {"influence", "coins", "done"}


def active(game: Golem) -> list[str]:
    return [card["character"] for card in game.view(None)["palace"] if card["active"]]


@rule("G5.4", "G2.1")
def test_the_next_round_has_the_next_character() -> None:
    game = table()
    assert active(game) == ["char_39"]
    game.phase = 6
    assert active(game) == [], "turned down after the influence"
    game.round, game.phase = 2, 2
    assert active(game) == ["char_43"]


@rule("G5.5", "G5.6")
def test_income_takes_artifacts_first() -> None:
    game = table(tile="art_1a", gold={"a4": 4, "a1": 1}, students=(1, 1, 1))
    do(game, "income")
    assert game.question == "student any +1", "a4 asks; the streets come later"
    game.play("student yellow")
    assert purse(game) == {"coin": 1, "knowledge": 1, "vp": 13}, "the yellow student's new section gives its coin"


@rule("G5.7")
def test_developments_come_after_all_incomes() -> None:
    _, seen = phases(3, 11)
    for number in (1, 2, 3, 4):
        questions = [question for at, phase, question, _ in seen if (at, phase) == (number, 6)]
        developing = [at for at, question in enumerate(questions) if question == "develop any -0"]
        asking = [at for at, question in enumerate(questions) if question == "student any +1"]
        assert not developing or not asking or max(asking) < min(developing)


@rule("G6.4", "G6.5")
def test_ranks_use_the_turn_order() -> None:
    game = table(players=4, vp=50)
    for seat in (1, 2, 3):
        sit(game, seat, vp=50 if seat < 3 else 60)
    game.order = [2, 0, 3, 1]
    game.phase = 8
    assert game.ranks == [3, 4, 2, 1]


@rule("G7.1")
def test_a_question_with_one_answer_is_answered() -> None:
    asked = do(table(golems="red.2", auto=False), "walk", value=1)
    assert options(asked) == {"step red.2"}
    answered = do(table(golems="red.2"), "walk", value=1)
    assert answered.over


@rule("G7.1", "G0.2")
def test_where_declining_is_allowed_it_is_an_option() -> None:
    for effect in ("1 gold", "student any +1", "create -3", "golem_track +-2", "develop any -8", "buy_book -5",
                   "move_one 1 either", "activate 1", "activate_keep", "kill", "(1 clay | 1 coin)",
                   "pay 1 coin -> 1 vp", "objective 2 keep 1"):  # fmt: skip
        game = do(table(golems="red.2", coin=1), effect)
        assert "done" in options(game), effect
        game.play("done")
        assert game.over
        assert purse(game) == {"coin": 1, "vp": 10}


def test_the_trigger_of_a_marble_comes_before_its_row() -> None:
    game = table(tile="art_1a", gold={"a4": 4}, built="art_gold_marble:a4.2:a")
    marble(game, "golem", 2, colour="red")
    assert game.question == "student any +1"
    assert purse(game) == {"vp": 10}
    game.play(
        "done",
    )
    assert purse(game) == {"clay": 2, "vp": 13}
