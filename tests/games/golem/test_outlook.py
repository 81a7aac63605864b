"""What the view works out for a player: control, income, prices, matching marbles."""

from shofar.games.golem.moves import COLOURS, PLACES, TILE_SIDES
from shofar.games.golem.table import COIN, FIGURES, KNOWLEDGE, STANDING, Golem
from tests.games.golem.table import dealt
from tests.rules import rule


def first_game(players: int = 4) -> Golem:
    """At the first turn of the first round of the first game: the order is the order of the seats."""
    game = dealt(players, seed=1, options={"first_game": True}, auto=False)
    assert isinstance(game, Golem)
    while game.question != "turn":
        game.play(game.moves[0])
    return game


def place(game: Golem, seat: int, *places: str) -> None:
    """The golems of a seat on blocks, standing; its others stay on the board."""
    for figure in range(FIGURES):
        code = STANDING + PLACES.index(places[figure]) if figure < len(places) else 0
        game.golem[seat * FIGURES + figure] = code


@rule("G5.8", "G5.9", "EX-14")
def test_control_is_foreseen() -> None:
    game = first_game()
    seat = game.seat
    assert seat is not None
    game.student[seat * 3 : seat * 3 + 3] = [1, 1, 1]
    game.study[seat] = 0
    game.built[seat * 18 : seat * 18 + 18] = [0] * 18
    game.gold[seat * 4 : seat * 4 + 4] = [0, 0, 0, 0]
    place(game, seat, "blue.3", "red.4", "yellow.1")
    game.purse[seat * 4 + KNOWLEDGE] = 3
    sheet = game.view(seat)["seats"][seat]
    assert sheet["control"] == {"due": 5, "knowledge": 3, "loss": 5}
    costs = {golem["place"]: golem["control"] for golem in sheet["golems"]}
    assert costs == {"blue.3": 2, "red.4": 3, "yellow.1": 0}
    game.purse[seat * 4 + KNOWLEDGE] = 5
    assert game.view(seat)["seats"][seat]["control"]["loss"] == 0


@rule("G5.5")
def test_income_as_things_stand() -> None:
    """Streets, study track and golem level of tables 2.7, 2.11 and 2.12; nothing is added once it has been paid."""
    game = first_game()
    seat = game.order[2]  # set 3: study 1, no artifact completed
    game.student[seat * 3 : seat * 3 + 3] = [4, 2, 6]
    game.track[seat] = 6
    assert game.view(None)["seats"][seat]["income"] == {"clay": 2, "coin": 1, "knowledge": 3, "vp": 3}
    game.phase = 6
    assert set(game.view(None)["seats"][seat]["income"].values()) == {0}


@rule("G5.6", "G5.8", "EX-12")
def test_what_is_foreseen_knows_the_steps_that_artifacts_give() -> None:
    """art_2a, a3: study +1 and 1 point. Position 2 becomes 3, which gives 2 knowledge: both golems are paid for."""
    game = first_game()
    seat = game.seat
    assert seat is not None
    game.artifact[seat] = TILE_SIDES.index("art_2a")
    game.gold[seat * 4 : seat * 4 + 4] = [0, 0, 3, 0]
    game.built[seat * 18 : seat * 18 + 18] = [0] * 18
    game.student[seat * 3 : seat * 3 + 3] = [1, 5, 1]
    game.study[seat], game.track[seat] = 2, 3
    place(game, seat, "yellow.7", "red.1")
    game.purse[seat * 4 : seat * 4 + 4] = [0, 0, 0, 10]
    before = game.digest()
    sheet = game.view(seat)["seats"][seat]
    assert sheet["income"] == {"clay": 0, "coin": 2, "knowledge": 2, "vp": 1}
    assert sheet["control"] == {"due": 2, "knowledge": 2, "loss": 0}
    assert game.digest() == before


@rule("G5.6", "G5.8")
def test_control_is_foreseen_with_the_student_that_an_artifact_moves() -> None:
    """art_3b, a2: the yellow student goes from V to VI, so the golem on VII is one ahead."""
    game = first_game()
    seat = game.order[0]
    game.artifact[seat] = TILE_SIDES.index("art_3b")
    game.gold[seat * 4 : seat * 4 + 4] = [0, 2, 0, 0]
    game.student[seat * 3 : seat * 3 + 3] = [1, 5, 1]
    place(game, seat, "yellow.7")
    assert game.view(seat)["seats"][seat]["control"]["due"] == 1


@rule("G5.5", "G0.4")
def test_what_is_still_to_be_decided_is_not_foreseen() -> None:
    """art_4a, a3: a student of choice and 1 point."""
    game = first_game()
    seat = game.order[0]
    game.artifact[seat] = TILE_SIDES.index("art_4a")
    game.gold[seat * 4 : seat * 4 + 4] = [0, 0, 3, 0]
    game.student[seat * 3 : seat * 3 + 3] = [1, 1, 1]
    game.study[seat], game.track[seat] = 0, 3
    assert game.view(seat)["seats"][seat]["income"] == {"clay": 0, "coin": 0, "knowledge": 0, "vp": 1}


@rule("G5.2", "EX-24")
def test_colours_that_match_the_character() -> None:
    game = first_game()
    seat = game.order[0]
    game.round = 2  # char_43: red and blue
    assert game.view(seat)["seats"][seat]["matching"] == []
    game.socket[seat * 2] = COLOURS.index("red")
    assert game.view(seat)["seats"][seat]["matching"] == ["blue", "white"]
    game.socket[seat * 2] = COLOURS.index("white")
    assert game.view(seat)["seats"][seat]["matching"] == ["red", "blue", "white"]
    game.socket[seat * 2] = COLOURS.index("black")
    assert game.view(seat)["seats"][seat]["matching"] == []


@rule("G3.7", "EX-5")
def test_prices_of_work_at_the_value_of_the_row() -> None:
    game = first_game()
    seat = game.seat
    assert seat is not None
    place(game, seat, "red.1", "yellow.1", "blue.1")
    game.tray[0:5] = [0, 0, 0, 3, 0]
    assert game.view(seat)["rows"]["work"] == {"value": 3, "prices": [0, 0, 2], "more": False}


@rule("G3.12", "G3.14")
def test_prices_of_gold_copying_and_a_step_of_study_and_what_the_coins_reach() -> None:
    game = first_game()
    seat = game.seat
    assert seat is not None
    game.tray[10:15] = [0, 0, 0, 2, 0]
    game.study[seat] = 4
    reached = []
    for coins in (0, 1, 3):
        game.purse[seat * 4 + COIN] = coins
        rows = game.view(seat)["rows"]
        assert (rows["artifacts"]["price"], rows["mirror"]["copy_price"], rows["mirror"]["study_price"]) == (3, 1, 3)
        reached.append((rows["artifacts"]["gold"], rows["mirror"]["copy"], rows["mirror"]["study"]))
    # Artifacts at value 2 brings 2 coins itself
    assert reached == [(False, False, False), (True, True, False), (True, True, True)]


@rule("G3.12", "G4.5.4")
def test_every_move_says_what_it_costs() -> None:
    """art_1a: grey slots for 2 to 5 coins, gold for 3 coins."""
    game = first_game()
    seat = game.seat
    assert seat == game.order[0]
    game.tray[10:15] = [0, 0, 0, 2, 0]
    game.purse[seat * 4 + COIN] = 5
    game.play("take artifacts white")
    assert game.forecast("gold a4").paid() == {"coin": 3}
    game.play("develop dev_art_grey_clay")
    assert game.view(seat)["fitting"] == "dev_art_grey_clay"
    assert game.forecast("fit a4.1 a").paid() == {"coin": 2}
    assert game.forecast("fit a1.1 b").paid() == {"coin": 5}
