"""Scribes and tents: E3.7."""

from typing import Any

import pytest

from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    NEUTRAL,
    P,
    R,
    T,
    Y,
    begun,
    blessed,
    give,
    hero,
    lay,
    options,
    own,
    pool,
    purse,
    scribes,
    table,
    tent,
    vp,
    who,
    why,
    workers,
)
from tests.rules import rule


def torah(game: Ezra, blue: int = 99, **goods: Any) -> Ezra:
    give(game, game.active, **goods)
    begun(game, "torah", blue)
    return game


@rule("E3.7.1")
def test_one_scribe_and_one_tent_in_either_order() -> None:
    game = torah(table(auto=False), silver=9)
    game.play("tent 1", "scribe 1.0")
    assert why(game, "tent 1") == "tent-moved"
    assert why(game, "scribe 1.1") == "scribe-placed"
    game = torah(table(auto=False), silver=9)
    game.play("scribe 1.0", "tent 1")


@rule("E3.7.2")
def test_open_tiles() -> None:
    game = table(auto=False)
    scribes(game, R="1.1")
    torah(game, silver=9, gold=9)
    assert options(game, "scribe") == ["1.0", "1.2", "2.1", "2.2"]
    assert why(game, "scribe 1.1") == "tile-taken"
    assert why(game, "scribe 2.0") == "tile-closed"
    assert why(game, "scribe 2.3") == "tile-closed"


@rule("E3.7.2")
def test_neighbours_in_a_row_do_not_open() -> None:
    game = table(auto=False)
    scribes(game, R="1.0 2.0")
    torah(game, silver=9, gold=9)
    assert options(game, "scribe") == ["1.1", "1.2", "2.1", "3.0", "3.1"]


@rule("E3.7.3")
@pytest.mark.parametrize(
    ("place", "blue", "cost"),
    [("1.0", 3, {"silver": 2}), ("2.0", 5, {"silver": 3}), ("3.0", 6, {"gold": 1}), ("4.0", 7, {"gold": 2})],
)
def test_what_a_scribe_costs(place: str, blue: int, cost: dict[str, int]) -> None:
    below = " ".join(f"{row}.0" for row in range(1, int(place[0])))
    game = table(auto=False)
    scribes(game, T=below)
    torah(game, blue - 1, **cost)
    assert why(game, f"scribe {place}") == "too-few-banners"
    game = table(auto=False)
    scribes(game, T=below)
    good, price = next(iter(cost.items()))
    torah(game, blue, **{good: price - 1})
    assert why(game, f"scribe {place}") == "no-price"
    lay(game, {"1": "stone_03", "2": "wood_20", "3": "wood_19", "4": "gold_06"}[place[0]], place)
    give(game, T, **cost)
    idle = game.idle[T]
    game.play(f"scribe {place}")
    if below:
        game.play("via " + "-".join("0" for _ in below.split()))
    assert game.idle[T] == idle - 1
    assert game.pool == 0
    assert who(game, place) == T


@rule("E3.7.3")
def test_a_scribe_needs_a_worker() -> None:
    game = table(auto=False)
    workers(game, T, idle=0)
    torah(game, silver=9)
    assert why(game, "scribe 1.0") == "no-worker"


@rule("E3.7.4", "EX-9")
def test_branching_up_to_row_four() -> None:
    game = table(auto=False)
    scribes(game, P="1.1 3.1", T="2.1", Y="2.2")
    lay(game, "gold_06", "4.1")
    torah(game, 7, silver=2, gold=2)
    assert [place for place in options(game, "scribe") if place[0] == "4"] == ["4.1", "4.2"]
    game.play("scribe 4.1", "via 1-1-1")
    assert purse(game, P) == {"silver": 2}
    assert purse(game, T)["food"] == 3
    assert "gold" not in purse(game, T)
    assert "silver" not in purse(game, T)


@rule("E3.7.5", "EX-10")
def test_the_choice_of_whom_to_pay() -> None:
    game = table(auto=False)
    scribes(game, T="1.1 3.1", P="2.1", Y="2.2")  # the acting seat has purple's place
    lay(game, "wood_20", "3.2")
    torah(game, 6, silver=1, gold=1)
    game.play("scribe 3.2")
    assert options(game, "via") == ["1-1", "1-2"]
    left, right = game.clone(), game.clone()
    left.play("via 1-1")
    right.play("via 1-2")
    assert (purse(left, P), purse(left, Y)) == ({"silver": 1}, {})
    assert (purse(right, P), purse(right, Y)) == ({}, {"silver": 1})
    assert "silver" not in purse(left, T)


@rule("E3.7.5")
def test_dearer_paths_are_not_offered() -> None:
    game = table(auto=False)
    scribes(game, T="1.1 2.1", R="2.2")
    lay(game, "wood_20", "3.2")
    torah(game, 6, silver=5, gold=1)
    game.play("scribe 3.2")
    assert options(game, "via") == ["1-1"]
    game.play("via 1-1")
    assert purse(game, R) == {}
    assert purse(game, T)["silver"] == 5


@rule("E3.7.5", "EX-57")
def test_every_payment_that_contains_no_other_is_offered() -> None:
    game = table(auto=False)
    scribes(game, P="1.0", R="2.1", Y="1.2 2.2")
    torah(game, 6, silver=2, gold=1)
    game.play("scribe 3.2")
    assert options(game, "via") == ["0-1", "2-2"]
    left, right = game.clone(), game.clone()
    left.play("via 0-1")
    right.play("via 2-2")
    assert [purse(left, seat) for seat in (P, R, Y)] == [{"silver": 1}, {"silver": 1}, {}]
    assert [purse(right, seat) for seat in (P, R, Y)] == [{}, {}, {"silver": 2}]


@rule("E3.7.5", "EX-58")
def test_a_payment_that_contains_another_is_not_offered() -> None:
    game = table(auto=False)
    scribes(game, T="1.0", R="1.1", Y="2.1")
    torah(game, 6, silver=5, gold=1)
    game.play("scribe 3.1")
    assert options(game, "via") == ["0-1"]
    assert why(game, "via 1-1") == "other-path"
    assert why(game, "via 2-2") == "no-path"


@rule("E3.7.5")
@pytest.mark.parametrize(("silver", "ways", "reason"), [(1, ["0-1"], "no-silver"), (2, ["0-1", "2-2"], "")])
def test_a_dearer_payment_to_others_is_offered_if_it_can_be_paid(silver: int, ways: list[str], reason: str) -> None:
    """1 to R alone, or 1 each to P and Y."""
    game = table(auto=False)
    scribes(game, R="1.0", T="2.1", P="1.2", Y="2.2")
    torah(game, 6, silver=silver, gold=1)
    game.play("scribe 3.2")
    assert options(game, "via") == ways
    assert why(game, "via 2-2") == reason


@rule("E3.7.4", "E3.7.3")
def test_the_fee_is_part_of_the_price() -> None:
    game = table(auto=False)
    scribes(game, R="1.1")
    torah(game, 5, silver=3)
    assert why(game, "scribe 2.1") == "no-price"
    give(game, T, silver=4)
    assert why(game, "scribe 2.1") == ""


@rule("E3.7.6")
def test_owners_are_paid_before_the_effects() -> None:
    game = table(auto=False)
    scribes(game, R="1.1")
    lay(game, "wood_08", "2.1")
    torah(game, 5, silver=4)
    heard = game.listen()
    game.play("scribe 2.1", "via 1")
    keys = [game.rules.title.kinds[news[0]].key for news in heard]
    assert keys.index("branch-paid") < keys.index("scribe") < keys.index("scored")
    assert (purse(game, R), vp(game, T)) == ({"silver": 1}, 1)


@rule("E3.7.7")
def test_a_scribe_stays_and_nobody_else_can_come() -> None:
    game = table(auto=False)
    scribes(game, T="1.0")
    torah(game, silver=9)
    assert why(game, "scribe 1.0") == "tile-taken"


@rule("E3.7.8")
def test_the_first_coloured_scribe_of_a_row_takes_its_food() -> None:
    game = table(auto=False)
    scribes(game, T="1.0", white="2.1")
    game.row_food[1] = 1
    lay(game, "wood_20", "2.0")
    torah(game, silver=9)
    game.play("scribe 2.0", "via 0")
    assert purse(game, T) == {"silver": 6, "food": 1}
    assert game.row_food[1] == 0


@rule("E3.7.9", "E3.17.4")
def test_wood_11_of_tiles_owned_before_comes_last() -> None:
    game = table(auto=False)
    scribes(game, T="1.0")
    lay(game, "wood_11", "2.0")
    torah(game, silver=3)
    game.play("scribe 2.0", "via 0")
    assert game.question == "turn"  # not for the scribe on it
    assert blessed(game, T) == {"orange": 0, "purple": 0, "red": 0}
    game = table(auto=False)
    own(game, T, "wood_11", "2.0")
    scribes(game, T="1.0")
    lay(game, "stone_01", "1.1")
    torah(game, silver=2)
    game.play("scribe 1.1")
    assert game.altar[T] == 1  # the hero's reward was first
    game.play("bless red")
    assert blessed(game, T)["red"] == 1


@rule("E3.7.10", "EX-11")
def test_a_white_worker_goes_up_its_edge() -> None:
    game = table(players=2, auto=False)
    lay(game, "stone_03", "1.0")
    lay(game, "wood_20", "2.0")
    torah(game, 3, silver=2)
    game.play("scribe 1.0")
    assert (who(game, "1.0"), who(game, "2.0"), who(game, "1.2")) == (T, NEUTRAL, NEUTRAL)
    game.did = 0
    torah(game, 5, silver=3)
    game.play("scribe 2.0", "via 0")
    assert (who(game, "2.0"), who(game, "3.0")) == (T, NEUTRAL)
    assert "silver" not in purse(game, T)


@rule("E3.7.10", "EX-11")
def test_a_white_worker_passes_a_scribe_and_leaves_at_the_top() -> None:
    game = table(players=2, auto=False)
    scribes(game, R="2.0")
    lay(game, "stone_03", "1.0")
    torah(game, 3, silver=2)
    game.play("scribe 1.0")
    assert (who(game, "2.0"), who(game, "3.0")) == (R, NEUTRAL)
    lay(game, "wood_20", "3.0")
    game.did = 0
    torah(game, 6, gold=1, silver=1)
    game.play("scribe 3.0", "via 0-0")
    assert who(game, "3.0") == T
    assert game.scribe.count(NEUTRAL) == 1  # the right one


@rule("E3.7.10")
def test_the_right_white_worker_and_its_fee() -> None:
    game = table(players=2, auto=False)
    lay(game, "wood_20", "2.3")
    torah(game, 5, silver=4)
    game.play("scribe 2.3", "via 2")  # opened by the white worker on 1.2
    assert purse(game, T) == {"food": 1}
    game = table(players=2, auto=False)
    lay(game, "stone_03", "1.2")
    torah(game, 3, silver=2)
    game.play("scribe 1.2")
    assert who(game, "2.3") == NEUTRAL


@rule("E3.7.3", "E3.7.4", "E3.7.10")
def test_the_fee_for_a_white_worker_is_part_of_the_price() -> None:
    game = table(players=2, auto=False)  # white workers on 1.0 and 1.2
    give(game, T, silver=3)
    begun(game, "torah", 5)
    assert why(game, "scribe 2.0") == "no-price"
    assert not [place for place in options(game, "scribe") if place.startswith("2")]
    give(game, T, silver=4)
    lay(game, "wood_20", "2.0")
    game.play("scribe 2.0", "via 0")
    assert purse(game, T) == {"food": 1}
    assert purse(game, R) == {}


@rule("E3.7.11", "EX-12")
def test_tent_movements_with_twelve_blue() -> None:
    game = torah(table(auto=False), 12, cinder=1)
    assert options(game, "tent") == ["1", "2", "3", "4"]
    game.play("tent 4", "pay cinder")
    assert (game.pool, game.tents[T]) == (2, 4)
    assert why(game, "tent 1") == "tent-moved"
    game = torah(table(auto=False), 12, cinder=1)
    game.play("tent 1")
    assert why(game, "tent 1") == "tent-moved"


@rule("E3.7.11")
@pytest.mark.parametrize(("spaces", "blue", "cube"), [(1, 2, False), (2, 5, False), (3, 7, True), (4, 10, True)])
def test_what_a_tent_movement_costs(spaces: int, blue: int, cube: bool) -> None:
    game = torah(table(auto=False), blue - 1, stone=1)
    assert why(game, f"tent {spaces}") == "too-few-banners"
    game = torah(table(auto=False), blue)
    assert why(game, f"tent {spaces}") == ("no-cube-to-pay" if cube else "")
    give(game, T, stone=1, wood=1, cinder=1, gold=1)
    game.play(f"tent {spaces}")
    if cube:
        assert options(game) == ["pay stone", "pay wood", "pay cinder"]
        game.play("pay wood")
        assert "wood" not in purse(game, T)
    assert game.pool == 0
    assert game.tents[T] == spaces


@rule("E3.7.12", "E3.10.11")
def test_every_space_entered_gives_its_reward() -> None:
    game = table(auto=False)
    tent(game, R, 3)  # spaces are shared
    torah(game, 10, cinder=1)
    game.play("tent 4", "pay cinder")
    assert purse(game, T) == {"silver": 2, "food": 2}
    assert blessed(game, T)["orange"] == 1
    assert game.altar[T] == 1


@rule("E3.7.13", "EX-26")
@pytest.mark.parametrize("week", [1, 2, 3])
def test_the_hero_ezra_by_round(week: int) -> None:
    game = table(week=week, auto=False)
    lay(game, "stone_02", "1.0")
    torah(game, 3, silver=2)
    before = pool(game, "blue")
    game.play("scribe 1.0")
    if week > 1:
        game.play("bless purple")
        assert blessed(game, T)["purple"] == 1
    last = {"food": 1, "silver": 1} if week == 3 else {}
    assert purse(game, T) == {"cinder": 1, **last}
    assert hero(game, "hero_ezra") == T
    assert pool(game, "blue") == before + 2
    assert game.pool == 2  # for the rest of this action


@rule("E3.7.13", "EX-26")
def test_the_rewards_of_a_hero_come_left_centre_right() -> None:
    game = table(week=3, auto=False)
    lay(game, "stone_02", "1.0")
    give(game, T, silver=2)
    begun(game, "torah", 3)
    game.play("scribe 1.0")
    assert options(game) == ["bless orange", "bless purple", "bless red"]
    assert purse(game, T) == {"cinder": 1}  # left is there, right is not yet
    game.play("bless red")
    assert purse(game, T) == {"cinder": 1, "food": 1, "silver": 1}


@rule("E3.7.13")
def test_other_heroes_add_nothing_to_an_open_blue_pool() -> None:
    game = table(auto=False)
    lay(game, "stone_03", "1.0")
    torah(game, 3, silver=2)
    grey = pool(game, "grey")
    game.play("scribe 1.0")
    assert game.pool == 0
    assert pool(game, "grey") == grey + 2
    assert purse(game, T) == {"silver": 1}
