"""What the view works out for a player: food of the Sabbath, worth of cards, trades, prices, banners."""

from typing import Any

import pytest

from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    P,
    R,
    T,
    altar,
    begun,
    blessings,
    gate,
    give,
    own,
    piles,
    played,
    rubble,
    scribes,
    table,
    tuck,
    variant,
    wall,
    workers,
)
from tests.rules import rule


def sheet(game: Ezra, seat: int = T) -> dict[str, Any]:
    return game.view(seat)["boards"][seat]


def paid(game: Ezra, *moves: str) -> list[dict[str, int]]:
    """What each of these moves costs the player on turn, possible or not."""
    return [game.forecast(move).paid() for move in moves]


def pools(game: Ezra) -> dict[str, int]:
    return game.view(None)["turn"]["pools"]


# --- a player -----------------------------------------------------------------------------------------------------


@rule("E3.12.4")
@pytest.mark.parametrize(
    ("space", "judged"), [(1, "behind"), (2, "between"), (5, "between"), (6, "ahead")], ids=["1", "2", "5", "6"]
)
def test_where_a_player_stands_between_the_prophets(space: int, judged: str) -> None:
    """Side 1a, round 1: Zechariah on 2, Haggai on 5; their own spaces count as between."""
    game = table(altar="1a")
    altar(game, space, 0, 0, 0)
    assert sheet(game)["judged"] == judged


@rule("E3.6.16")
def test_walls_gates_blessings_and_stock() -> None:
    """A corner gate is not a gate built."""
    game = table()
    wall(game, "w01", T)
    wall(game, "w02", T, "wc_11")
    gate(game, "g_water", T)
    blessings(game, T, 4, 2, 6)
    give(game, T, stone=2, gold=1, cinder=3, silver=9, food=4)
    found = sheet(game)
    assert (found["walls"], found["gates"], found["column"]) == (2, 1, 2)
    assert found["stored"] == 6, "silver and food are not resources"


@rule("E3.5.2")
def test_food_for_the_next_levite() -> None:
    """Table 2.8: 2 for the second, 6 for the sixth; wood_10 takes 2 off; none after the sixth."""
    game = table()
    prices = []
    for levites in (1, 3, 5, 6):
        workers(game, T, levites=levites)
        prices.append(sheet(game)["levite_food"])
    assert prices == [2, 4, 6, None]
    workers(game, T, levites=3)
    own(game, T, "wood_10")
    assert sheet(game)["levite_food"] == 2


# --- the Sabbath's food -------------------------------------------------------------------------------------------


@rule("E3.13.2")
def test_everybody_but_levites_will_eat() -> None:
    """1 gatekeeper (the corner) and 6 idle workers, who will be farmers or labourers; the judgement takes 1 food."""
    game = table(altar="1a")
    altar(game, 0, 0, 0, 0)
    give(game, T, food=3)
    assert sheet(game)["food"] == {"need": 1 + 6 + 1, "have": 3, "sure": 0}
    workers(game, T, idle=4, levites=3)
    assert sheet(game)["food"]["need"] == 1 + 4 + 1


@rule("E3.12.2", "E3.12.4")
def test_food_that_the_preparation_is_sure_to_bring() -> None:
    """Between the prophets of 1a in round 1: 1 food; farmers_4 flipped: 2 food in each preparation."""
    game = table(altar="1a")
    altar(game, 3, 0, 0, 0)
    assert sheet(game)["food"]["sure"] == 1
    variant(game, T, "farmers_4", flipped=True)
    assert sheet(game)["food"]["sure"] == 3
    altar(game, 6, 0, 0, 0)
    assert sheet(game)["food"]["sure"] == 4


@rule("E3.13.2")
def test_groups_that_a_scroll_tile_feeds_are_not_counted() -> None:
    """wood_02: gatekeepers need no food; the scribe on its tile does."""
    game = table(altar="1a")
    altar(game, 2, 0, 0, 0)
    own(game, T, "wood_02")
    assert sheet(game)["food"]["need"] == 6 + 1


# --- cards --------------------------------------------------------------------------------------------------------


@rule("E3.13.5")
def test_what_each_card_would_score_now() -> None:
    """Table 2.2, for 3 Levites, one gatekeeper, 2 walls, scribes in rows 1 and 3, 2 tiles flipped, altar space 5."""
    game = table()
    workers(game, T, levites=3)
    wall(game, "w01", T)
    wall(game, "w02", T, "wc_11")
    scribes(game, T="1.1 3.2")
    blessings(game, T, 4, 2, 6)
    altar(game, 5, 0, 0, 0)
    variant(game, T, "guards_1", flipped=True)
    variant(game, T, "elders_1", flipped=True)
    assert sheet(game)["worth"] == {
        "c_perfumer": 2,
        "c_priest": 3,
        "c_temple_servant": 2,
        "c_governor": 3,
        "c_teacher": 4,
        "c_reader": 3,
        "c_watchman": 2,
        "c_stonemason": 2,
        "c_goldsmith": 4,
        "c_singer": 6,
    }


@rule("E3.8.4", "E3.8.6")
def test_trades_of_the_visible_cards_with_the_fee_and_whose_it_is() -> None:
    """The Priest trades at the own Sheep Gate; the Teacher at Fountain, which seat P keeps; the Perfumer sells."""
    game = table()
    piles(game, T, "c_priest", "c_teacher", "c_perfumer")
    trades = sheet(game)["trades"]
    assert trades["c_priest"] == {
        "gate": "g_sheep",
        "fee": 0,
        "to": game.view(T)["boards"][T]["colour"],
        "upper": "pay 1 silver -> 1 stone; 1 cinder",
        "lower": "pay 3 silver -> 1 gold; 1 stone; 1 cinder",
    }
    assert (trades["c_teacher"]["fee"], trades["c_teacher"]["to"]) == (1, game.view(T)["boards"][P]["colour"])
    assert trades["c_teacher"]["upper"] == "pay 2 silver -> 1 wood; 1 cinder"
    assert trades["c_perfumer"] == {"gate": None, "fee": 0, "to": None, "upper": None, "lower": None}


@rule("E3.8.4", "E3.8.5")
def test_a_trade_at_an_unbuilt_gate_and_the_lower_option_made_cheaper() -> None:
    """Valley is not built: the fee lies on its card. wood_20: the lower option costs 2 silver less."""
    game = table()
    piles(game, T, "c_stonemason", "", "")
    trade = sheet(game)["trades"]["c_stonemason"]
    assert (trade["fee"], trade["to"]) == (1, None)
    assert (trade["upper"], trade["lower"]) == ("pay 1 silver -> 1 stone", "pay 3 silver -> 2 stone")
    own(game, T, "wood_20")
    assert sheet(game)["trades"]["c_stonemason"]["lower"] == "pay 1 silver -> 2 stone"


# --- prices of this moment ----------------------------------------------------------------------------------------


@rule("E3.5.2", "E3.5.4", "E3.5.6")
def test_what_the_steps_of_the_temple_cost() -> None:
    """Tables 2.8 and 2.9: also what cannot be paid has its price."""
    game = table()
    begun(game, "temple", 9)
    assert paid(game, "levite") == [{"food": 2, "worker": 1}]
    assert paid(game, "temple 4 gold") == [{"red banner": 4, "gold": 1}]
    burnt = [{"red banner": 1, "cinder": 1}, {"red banner": 3, "wood": 1}]
    assert paid(game, "altar cinder", "altar wood") == burnt
    assert game.forecast("altar wood").refused.key == "no-resource"


@rule("E3.6.2")
def test_what_it_costs_to_clear_rubble() -> None:
    """Table 2.10."""
    game = table()
    rubble(game, "w01", stone=1, wood=1, gold=1, cinder=1)
    begun(game, "walls", 2)
    game.play("site w01")
    grey = paid(game, "clear cinder", "clear stone", "clear wood", "clear gold")
    assert grey == [{"grey banner": number} for number in (1, 2, 2, 3)]
    assert game.forecast("clear gold").refused.key == "too-few-banners"
    assert game.forecast("clear stone").gained() == {"stone": 1}


@rule("E3.7.11")
def test_what_a_way_of_the_tent_costs() -> None:
    """Table 2.13; from 3 spaces on a cube as well, which is asked for."""
    game = table()
    give(game, T, stone=1, wood=1)
    begun(game, "torah", 12)
    blue = paid(game, "tent 1", "tent 2", "tent 3", "tent 4")
    assert blue == [{"blue banner": number} for number in (2, 5, 7, 10)]
    assert game.forecast("tent 3").next.question == "tent_cube"
    assert game.forecast("tent 3").next.chain


@rule("E3.7.3", "E3.7.4")
def test_what_a_scribe_costs_with_the_branching_fee() -> None:
    """Row 2 is open only above an occupied tile; above another's scribe it costs 1 silver more."""
    game = table()
    give(game, T, silver=9)
    scribes(game, R="1.1")
    begun(game, "torah", 12)
    assert paid(game, "scribe 1.0") == [{"blue banner": 3, "silver": 2, "worker": 1}]
    both = {"blue banner": 5, "silver": 4, "worker": 1}
    assert paid(game, "scribe 2.1", "scribe 2.2") == [both, both]
    assert game.forecast("scribe 2.1").payees()[R] == {"silver": 1}
    assert game.forecast("scribe 2.1").gained(R) == {"silver": 1}
    assert game.forecast("scribe 2.0").refused.key == "tile-closed"
    scribes(game, T="1.0")
    assert paid(game, "scribe 2.1") == [both | {"silver": 3}], "the path over the own scribe is free"


@rule("E3.6.5", "E3.6.6")
def test_every_way_to_pay_for_a_building() -> None:
    """w02 is of class m: 3 grey, 2 stone, 1 wood; each stone or wood left out costs 3 grey or 1 gold."""
    game = table()
    give(game, T, stone=3, wood=1, gold=1)
    begun(game, "walls", 14)
    game.play("site w02")
    assert paid(game, "build 2 1 0", "build 2 0 1", "build 1 1 0", "build 0 0 0") == [
        {"grey banner": 3, "stone": 2, "wood": 1},
        {"grey banner": 3, "stone": 2, "gold": 1},
        {"grey banner": 6, "stone": 1, "wood": 1},
        {"grey banner": 12},
    ]
    assert game.forecast("build 0 0 0").lost() == {"grey banner": 2}, "E3.6.10: the action is over"
    own(game, T, "wood_13")
    assert paid(game, "build 1 1 0") == [{"grey banner": 3, "stone": 1, "wood": 1}]


@rule("E3.7.5")
def test_payments_of_a_path_by_owner() -> None:
    """2.1 can be reached over 1.0 (seat R) or 1.1 (seat P): each is paid 1 silver on the own path."""
    game = table(auto=False)
    scribes(game, R="1.0", P="1.1")
    give(game, T, silver=9)
    begun(game, "torah", 12)
    game.play("scribe 2.1")
    assert game.question == "branch"
    payees = [set(game.forecast(move).payees()) - {-1} for move in game.moves]
    assert payees == [{R}, {P}]


@rule("E3.4.1")
def test_banners_of_the_active_player_and_what_is_left_of_them() -> None:
    """Priest visible: red 1 + 2 + 2; Temple Servant tucked: its top banner, red 2. The open action has what is left."""
    game = table()
    tuck(game, T, "c_temple_servant")
    played(game, "c_priest")
    assert pools(game) == {"red": 7, "grey": 0, "blue": 0}
    begun(game, "temple", 3)
    assert pools(game) == {"red": 3, "grey": 0, "blue": 0}
