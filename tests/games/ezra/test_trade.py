"""Auxiliary actions: E3.8."""

import pytest

from shofar.games.ezra.scoring import end_points
from tests.games.ezra.table import (
    NEUTRAL,
    R,
    T,
    begun,
    gate,
    give,
    options,
    own,
    piles,
    played,
    prepare,
    purse,
    silver_on,
    table,
    tent,
    variant,
    why,
)
from tests.rules import rule


@rule("E3.8.1")
def test_one_auxiliary_action() -> None:
    game = table(auto=False)
    give(game, T, silver=9, stone=3)
    game.play("flip labourers")
    played(game, "c_watchman")
    assert why(game, "trade c_watchman upper") == "auxiliary-used"
    assert why(game, "flip guards") == "auxiliary-used"


@rule("E3.8.1")
def test_a_trade_is_the_auxiliary_action_too() -> None:
    game = table(auto=False)
    give(game, T, silver=9, stone=3)
    played(game, "c_watchman")
    game.play("trade c_watchman upper")
    assert why(game, "trade c_watchman upper") == "auxiliary-used"
    assert why(game, "flip labourers") == "auxiliary-used"
    assert options(game, "flip") == options(game, "trade") == []


@rule("E3.8.2")
def test_the_card_must_be_played_first() -> None:
    game = table(auto=False)
    give(game, T, silver=9)
    assert options(game, "trade") == []
    game.play("play c_watchman 1")
    assert options(game, "trade") == ["c_watchman upper", "c_watchman lower"]


@rule("E3.8.2")
def test_wood_22_uses_any_visible_card_also_before_playing() -> None:
    game = table(auto=False)
    own(game, T, "wood_22")
    give(game, T, silver=9)
    piles(game, T, "c_stonemason c_governor", "c_temple_servant", "")
    assert options(game, "trade") == [
        "c_temple_servant upper", "c_temple_servant lower", "c_governor upper", "c_governor lower",
    ]  # fmt: skip
    assert why(game, "trade c_stonemason upper") == "card-not-usable"  # covered


@rule("E3.8.3")
def test_two_types_of_trade() -> None:
    game = table(auto=False)
    give(game, T, silver=9, cinder=1)
    played(game, "c_perfumer")
    assert options(game, "trade") == ["c_perfumer sell"]
    assert why(game, "trade c_perfumer upper") == "no-such-trade"


@rule("E3.8.4", "EX-13")
def test_the_upper_trade_at_anothers_gate() -> None:
    game = table(auto=False)
    gate(game, "g_valley", R)
    give(game, T, silver=3)
    played(game, "c_stonemason")
    game.play("trade c_stonemason upper")
    assert purse(game, R) == {"silver": 1}
    assert purse(game, T) == {"silver": 2, "stone": 1}


@rule("E3.8.4", "EX-14")
def test_the_lower_trade_at_anothers_gate() -> None:
    game = table(auto=False)
    gate(game, "g_valley", R)
    give(game, T, silver=3)
    played(game, "c_stonemason")
    game.play("trade c_stonemason lower")
    assert purse(game, R) == {"silver": 1}
    assert purse(game, T) == {"stone": 2}


@rule("E3.8.4")
def test_where_the_fee_goes() -> None:
    game = table(auto=False)
    give(game, T, silver=1)
    played(game, "c_stonemason")
    game.play("trade c_stonemason upper")
    assert silver_on(game, "g_valley") == 1  # not built yet
    game = table(auto=False)
    gate(game, "g_valley", T)
    played(game, "c_stonemason")
    game.play("trade c_stonemason upper")
    assert purse(game, T) == {"stone": 1}  # own gate
    game = table(players=2, auto=False)
    give(game, T, silver=1)
    played(game, "c_temple_servant")
    game.play("trade c_temple_servant upper")
    assert purse(game, T) == {"cinder": 2}  # Muster is neutral
    assert silver_on(game, "g_muster") == 0
    assert game.owner[4] == NEUTRAL


@rule("E3.8.4", "E3.8.5")
@pytest.mark.parametrize(("players", "card", "spot"), [(2, "c_temple_servant", "g_muster"), (3, "c_governor", "g_old")])
def test_a_neutral_gate_asks_for_its_silver(players: int, card: str, spot: str) -> None:
    """The fee is part of what must be payable, and goes to the main supply."""
    game = table(players=players, auto=False)
    played(game, card)
    price = 0 if card == "c_temple_servant" else 2
    give(game, T, silver=price)
    assert why(game, f"trade {card} upper") == "no-silver"
    give(game, T, silver=price + 1)
    game.play(f"trade {card} upper")
    assert "silver" not in purse(game, T)
    assert all("silver" not in purse(game, seat) for seat in range(players))
    assert silver_on(game, spot) == 0


@rule("E3.8.4")
def test_one_option_once() -> None:
    game = table(auto=False)
    give(game, T, silver=9)
    played(game, "c_watchman")
    game.play("trade c_watchman upper")
    assert options(game, "trade") == []


@rule("E3.8.5", "EX-41")
def test_fee_and_price_together() -> None:
    game = table(auto=False)
    give(game, T, silver=1)
    played(game, "c_watchman")
    assert options(game, "trade") == []
    assert why(game, "trade c_watchman upper") == "no-silver"
    give(game, T, silver=2)
    assert options(game, "trade") == ["c_watchman upper"]
    give(game, T, silver=5)
    assert options(game, "trade") == ["c_watchman upper", "c_watchman lower"]


@rule("E3.8.6", "EX-15")
def test_selling() -> None:
    game = table(auto=False)
    give(game, T, cinder=3, wood=2, stone=1)
    played(game, "c_perfumer")
    game.play("trade c_perfumer sell")
    assert options(game) == ["sell wood", "sell cinder"]
    assert why(game, "done") == "nothing-sold-yet"
    assert why(game, "sell stone") == "no-such-trade"
    game.play("sell cinder", "sell wood", "sell cinder", "sell wood", "sell cinder")
    assert options(game) == ["done"]
    assert why(game, "sell wood") == "not-held"
    game.play("done")
    assert purse(game, T) == {"silver": 7, "stone": 1}
    assert game.question == "turn"


@rule("E3.8.6")
def test_selling_needs_something_to_sell() -> None:
    game = table(auto=False)
    give(game, T, cinder=3)
    played(game, "c_goldsmith")
    assert why(game, "trade c_goldsmith sell") == "nothing-to-sell"


@rule("E3.8.7", "E3.8.10", "EX-16")
def test_flipping_guards_2() -> None:
    game = table(auto=False)
    variant(game, T, "guards_2")
    tent(game, T, 2)
    give(game, T, silver=6)
    assert why(game, "flip guards") == "no-flip-cost"
    give(game, T, silver=7)
    game.play("flip guards")
    assert purse(game, T) == {"food": 2}
    assert game.tents[T] == 3
    give(game, T, stone=9, wood=9)
    begun(game, "torah", 0)
    game.play("finish", "end")
    assert (game.seat, game.question) == (R, "turn")  # no storage limit: nothing was asked
    assert purse(game, T) == {"food": 2, "stone": 9, "wood": 9}
    assert end_points(game, T)[1] == 2


@rule("E3.8.7", "E3.8.10", "E3.10.15", "EX-16")
def test_nothing_is_asked_of_a_flipped_guards_tile() -> None:
    """`purse` alone says nothing: before the question is answered all goods are still there."""
    game = table(players=2, auto=False)
    variant(game, T, "guards_4", flipped=True)
    give(game, T, stone=9, wood=9)
    begun(game, "torah", 0)
    game.play("finish", "end")
    assert (game.seat, game.question) == (R, "turn")
    assert purse(game, T) == {"stone": 9, "wood": 9}


@rule("E3.8.7", "EX-17")
def test_flipping_farmers_1() -> None:
    game = table(auto=False)
    variant(game, T, "farmers_1")
    give(game, T, cinder=5)
    game.play("flip farmers")
    assert purse(game, T) == {"food": 1}
    assert game.kit.farm[1].text() == "2 food; 1 res"
    assert game.kit.harvest[0].text() == "1 food"


@rule("E3.8.7", "E3.17.10")
def test_wood_19_after_the_flip() -> None:
    game = table(auto=False)
    own(game, T, "wood_19")
    variant(game, T, "labourers_3")
    give(game, T, stone=3)
    game.play("flip labourers")
    assert purse(game, T) == {}  # first the reward
    game.play("bless red")
    assert purse(game, T) == {"gold": 1}


@rule("E3.8.8", "EX-18")
def test_an_elder_stays_on_a_flipped_tile() -> None:
    game = table(auto=False)
    variant(game, T, "elders_1")
    give(game, T, wood=3)
    game.play("elder 2", "flip elders")
    assert game.banners == [2, 0, 0, 0]
    assert purse(game, T) == {}
    assert options(game) == ["recover elder 2", "pass"]
    game.play("recover elder 2")
    assert game.elders[T] == 0


@rule("E3.8.8")
def test_free_spaces_offer_the_new_effects_at_once() -> None:
    game = table(auto=False)
    variant(game, T, "traders_1")
    give(game, T, gold=2)
    assert options(game, "trader") == ["1", "2"]
    game.play("flip traders")
    assert options(game, "trader") == ["1", "2", "3", "4"]
    game.play("trader 3")
    assert purse(game, T) == {"gold": 1}


@rule("E3.8.9")
def test_a_tile_flips_once() -> None:
    game = table(auto=False)
    variant(game, T, "labourers_1", flipped=True)
    give(game, T, stone=9)
    assert why(game, "flip labourers") == "flipped-already"


@rule("E3.8.10")
def test_a_flip_in_time_saves_the_goods() -> None:
    game = table(auto=False)
    variant(game, T, "guards_4")
    give(game, T, silver=5, stone=8)
    game.play("flip guards")
    begun(game, "torah", 0)
    game.play("finish", "end")
    assert (game.seat, game.question) == (R, "turn")
    assert purse(game, T)["stone"] == 8


@rule("E3.17.11", "EX-42")
def test_wood_20_on_the_lower_option() -> None:
    game = table(auto=False)
    own(game, T, "wood_20")
    give(game, T, silver=4)
    played(game, "c_governor")
    assert options(game, "trade") == ["c_governor upper", "c_governor lower"]
    game.play("trade c_governor lower")
    assert purse(game, T) == {"stone": 2, "wood": 2}
    assert purse(game, 3) == {"silver": 1}  # Old is yellow's


@rule("E3.17.11")
def test_wood_20_not_below_zero() -> None:
    game = table(auto=False)
    own(game, T, "wood_20")
    gate(game, "g_valley", T)
    played(game, "c_stonemason")
    game.play("trade c_stonemason lower")
    assert purse(game, T) == {"stone": 2}


@rule("E3.17.11")
def test_wood_20_leaves_the_upper_option_alone() -> None:
    game = table(auto=False)
    own(game, T, "wood_20")
    give(game, T, silver=3)
    played(game, "c_governor")
    game.play("trade c_governor upper")
    assert purse(game, T) == {"stone": 1, "wood": 1}  # 1 for the gate, 2 for the option


@rule("E3.17.12")
def test_wood_21_silver_or_a_paid_flip() -> None:
    game = table(auto=False)
    own(game, T, "wood_21")
    gate(game, "g_valley", T)
    give(game, T, stone=2)
    played(game, "c_stonemason")
    game.play("trade c_stonemason upper")
    assert options(game) == ["choose 1", "choose 2"]
    game.play("choose 2")
    assert options(game) == ["flip labourers"]
    game.play("flip labourers")
    assert purse(game, T) == {"silver": 3}
    assert game.flipped[T] == 1 << 1


@rule("E3.17.12")
def test_wood_21_after_selling_and_without_a_flip_to_pay() -> None:
    game = table(auto=False)
    own(game, T, "wood_21")
    give(game, T, cinder=1)
    played(game, "c_perfumer")
    game.play("trade c_perfumer sell", "sell cinder", "done")
    assert options(game) == ["choose 1"]
    assert why(game, "choose 2") == "no-flip-cost"
    game.play("choose 1")
    assert purse(game, T) == {"silver": 2}


@rule("E3.17.12", "E3.12.8")
def test_the_paid_flip_of_wood_21_uses_nothing_up_in_a_preparation() -> None:
    game = table(auto=False)
    own(game, T, "wood_09", "3.2")
    own(game, T, "wood_21", "3.0")
    piles(game, T, "c_stonemason", "", "")
    give(game, T, stone=2)
    prepare(game)
    game.play("use wood_09", "trade c_stonemason upper", "choose 2", "flip labourers")
    assert purse(game, T)["silver"] == 2 - 1 + 3
    assert why(game, "judgement") == ""
    assert why(game, "use wood_09") == "done-already"
