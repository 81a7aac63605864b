"""Temple and altar: E3.5."""

from typing import Any

import pytest

from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    P,
    R,
    T,
    Y,
    altar,
    begun,
    blessed,
    give,
    options,
    own,
    played,
    purse,
    table,
    temple,
    tent,
    told,
    variant,
    vp,
    why,
    workers,
)
from tests.rules import rule


@rule("E3.5.1", "E3.5.3", "EX-43")
def test_a_levite_before_is_usable_now() -> None:
    game = table(auto=False)
    give(game, T, food=2)
    workers(game, T, idle=1)
    begun(game, "temple", 5)
    game.play("levite")
    assert purse(game, T) == {"cinder": 1}
    assert game.levites[T] == 2
    assert why(game, "levite") == "levite-placed"
    game.play("banner", "banner")
    assert why(game, "banner") == "levites-used"


@rule("E3.5.1", "EX-44")
def test_a_levite_after_is_not_usable_any_more() -> None:
    game = table(auto=False)
    give(game, T, food=2)
    workers(game, T, idle=1)
    begun(game, "temple", 5)
    assert why(game, "placed") == "placing-not-begun"
    game.play("banner")
    assert why(game, "levite") == "not-in-this-phase"
    game.play("placed", "levite")
    assert purse(game, T) == {"cinder": 1}
    assert why(game, "altar cinder") == "not-in-this-phase"
    assert options(game) == ["finish"]


@rule("E3.5.1")
def test_placing_finished_is_not_finished_twice() -> None:
    game = table(auto=False)
    give(game, T, food=2, cinder=1)
    begun(game, "temple", 5)
    game.play("altar cinder", "placed")
    assert why(game, "placed") == "placing-over"


def placing(**goods: Any) -> Ezra:
    """Two Levites of three are still unused, the turn's trader, elder and auxiliary action are over."""
    game = table(auto=False)
    workers(game, T, levites=3, idle=0)
    give(game, T, stone=2, cinder=3, **goods)
    begun(game, "temple", 9)
    game.play("temple 1 stone")
    return game


@rule("E3.5.1")
@pytest.mark.parametrize(("idle", "food", "reason"), [(0, 9, "no-worker"), (1, 3, "no-food"), (1, 4, "")])
def test_placing_is_declared_finished_only_while_a_levite_can_come(idle: int, food: int, reason: str) -> None:
    """The fourth Levite costs 4 food; nothing else is left in this turn."""
    game = placing(food=food)
    workers(game, T, idle=idle)
    game.did |= 1 | 2 | 4
    game.advance()
    assert why(game, "placed") == reason
    assert ("placed" in options(game)) == (not reason)


@rule("E3.5.1")
@pytest.mark.parametrize("means", ["flip guards", "trader 1", "elder 1", "convert", "trade c_goldsmith sell"])
def test_or_while_the_turn_may_still_bring_what_it_takes(means: str) -> None:
    """Whatever brings workers, food or silver keeps the way open."""
    game = placing()
    worker = means in ("trader 1", "elder 1", "convert")
    workers(game, T, idle=1 if worker else 0)
    variant(game, T, "farmers_2")
    give(game, T, silver={"flip guards": 8, "convert": 2}.get(means, 0), stone=means == "trade c_goldsmith sell")
    game.did |= {"flip": 6, "trade": 6, "trader": 5, "elder": 3, "convert": 7}[means.split(maxsplit=1)[0]]
    game.advance()
    assert means in options(game)
    assert why(game, "placed") == ""
    game.did |= 7
    give(game, T, silver=0)
    assert why(game, "placed") in ("no-worker", "no-food")


@rule("E3.5.1")
def test_a_resource_begins_the_placing_and_finish_closes_from_any_phase() -> None:
    game = table(auto=False)
    give(game, T, food=9, stone=2)
    workers(game, T, levites=2)
    begun(game, "temple", 5)
    assert "finish" in options(game)
    game.play("temple 1 stone")
    assert why(game, "levite") == "not-in-this-phase"
    game.play("finish")
    assert why(game, "levite") == "action-not-open"


@rule("E3.5.2", "EX-2")
@pytest.mark.parametrize(
    ("seat", "levites", "food", "gained", "points"),
    [(T, 1, 2, {"cinder": 1}, 0), (R, 1, 2, {"cinder": 1}, 0), (P, 2, 3, {"stone": 1}, 0), (Y, 4, 5, {}, 2)],
)
def test_what_the_next_levite_costs_and_gives(
    seat: int, levites: int, food: int, gained: dict[str, int], points: int
) -> None:
    game = table(auto=False)
    game.active = seat
    del game.stack[-2:]
    game.stack.append(game.rules.nodes["turn"].frames[seat])
    workers(game, seat, levites=levites)
    give(game, seat, food=food - 1)
    begun(game, "temple", 0)
    assert why(game, "levite") == "no-food"
    give(game, seat, food=food)
    game.play("levite")
    if seat == Y:
        assert options(game) == ["bless orange", "bless purple", "bless red"]
        game.play("bless red")
        assert blessed(game, seat)["red"] == 1
    assert purse(game, seat) == gained
    assert vp(game, seat) == points


@rule("E3.5.2")
def test_the_other_levite_rows() -> None:
    game = table(auto=False)
    workers(game, T, levites=3)
    give(game, T, food=4)
    begun(game, "temple", 0)
    game.play("levite")
    assert purse(game, T) == {"wood": 1}
    game = table(auto=False)
    workers(game, T, levites=5)
    give(game, T, food=6)
    game.play("elder 1")
    begun(game, "temple", 0)
    game.play("levite")
    assert vp(game, T) == 3
    assert options(game) == ["recover elder 1", "pass"]
    game.play("recover elder 1")
    assert game.levites[T] == 6
    begun(game, "temple", 0)
    game.did = 0
    game.advance()
    assert why(game, "levite") == "levites-full"


@rule("E3.5.2")
def test_a_levite_needs_a_worker() -> None:
    game = table(auto=False)
    give(game, T, food=9)
    workers(game, T, idle=0)
    begun(game, "temple", 0)
    assert why(game, "levite") == "no-worker"


@rule("E3.5.3", "EX-3")
def test_two_of_three_levites_for_banners() -> None:
    game = table(auto=False)
    give(game, T, stone=5, cinder=5)
    workers(game, T, levites=3)
    begun(game, "temple", 0)
    game.play("banner", "banner")
    assert game.pool == 2
    assert options(game, "temple") == ["1 stone", "2 stone"]
    assert options(game, "altar") == ["cinder"]
    game.play("temple 1 stone")
    assert why(game, "temple 1 stone") == "levites-used"
    assert why(game, "altar cinder") == "levites-used"


def in_the_temple(levites: int) -> Ezra:
    game = table(auto=False)
    workers(game, T, levites=levites)
    give(game, T, food=9, wood=2, cinder=2)
    begun(game, "temple", 9)
    return game


@rule("E3.5.1")
@pytest.mark.parametrize("first", ["temple 1 wood", "altar wood", "altar cinder", "banner"])
def test_every_use_of_a_levite_ends_the_time_before(first: str) -> None:
    game = in_the_temple(levites=2)
    assert why(game, "levite") == ""
    game.play(first)
    assert why(game, "levite") == "not-in-this-phase"
    game.play("placed")
    assert why(game, "levite") == ""


@rule("E3.5.3")
@pytest.mark.parametrize("move", ["temple 1 wood", "altar wood", "altar cinder", "banner"])
def test_no_levite_is_used_after_the_placing(move: str) -> None:
    game = in_the_temple(levites=3)
    game.play("banner", "placed")
    assert why(game, move) == "not-in-this-phase"
    assert move not in options(game)


@rule("E3.5.3")
@pytest.mark.parametrize("move", ["temple 1 wood", "altar wood", "altar cinder"])
def test_every_placing_uses_a_levite(move: str) -> None:
    game = table(auto=False)
    give(game, T, wood=2, cinder=2)
    begun(game, "temple", 9)
    game.play(move)
    assert game.used == 1
    assert why(game, "temple 1 wood") == why(game, "altar cinder") == why(game, "banner") == "levites-used"


@rule("E3.5.4", "EX-4")
def test_the_legal_spaces_of_a_partly_filled_temple() -> None:
    game = table(auto=False)
    temple(game, 3, 4, 1, 3, 2)
    give(game, T, stone=5)
    workers(game, T, levites=6)
    begun(game, "temple", 15)
    assert options(game, "temple") == [f"{row} stone" for row in range(1, 6)]
    heard = game.listen()
    for row in (5, 4, 3, 2, 1):
        game.play(f"temple {row} stone")
    kinds = game.rules.title.kinds
    columns = [b for kind, _, a, b, _ in heard if kinds[kind].key == "temple"]
    assert columns == [3, 4, 2, 5, 4]


@rule("E3.5.4")
def test_temple_costs_and_refusals() -> None:
    game = table(auto=False)
    give(game, T, wood=2, cinder=2)
    workers(game, T, levites=3)
    temple(game, 8, 0, 0, 0, 0)
    begun(game, "temple", 4)
    assert why(game, "temple 1 wood") == "row-full"
    assert why(game, "temple 2 stone") == "no-resource"
    assert why(game, "temple 5 wood") == "too-few-banners"
    game.play("temple 4 wood")
    assert game.pool == 0


@rule("E3.5.5")
@pytest.mark.parametrize(
    ("row", "good", "points", "gained"),
    [(1, "stone", 1, {}), (2, "wood", 1, {"silver": 1}), (3, "gold", 2, {"food": 1}), (5, "stone", 1, {})],
)
def test_points_and_row_rewards(row: int, good: str, points: int, gained: dict[str, int]) -> None:
    game = table(auto=False)
    give(game, T, **{good: 1})
    begun(game, "temple", 5)
    before = game.idle[T]
    game.play(f"temple {row} {good}")
    assert vp(game, T) == points
    assert purse(game, T) == gained
    assert game.idle[T] == before + (1 if row == 5 else 0)


@rule("E3.5.5")
def test_row_four_gives_a_tent_step() -> None:
    game = table(auto=False)
    give(game, T, gold=1)
    begun(game, "temple", 4)
    game.play("temple 4 gold")
    assert game.tents[T] == 1
    assert purse(game, T) == {"silver": 2}


@rule("E3.5.5")
def test_points_then_row_reward_then_sector() -> None:
    game = table(players=2, auto=False)
    temple(game, 2, 2, 1, 2, 2)
    give(game, T, gold=1)
    begun(game, "temple", 3)
    heard = game.listen()
    game.play("temple 3 gold")
    order = told(game, heard, "temple", "scored", "gained", "sector")
    assert [entry[0] for entry in order[:4]] == ["temple", "scored", "gained", "sector"]
    assert order[2] == ("gained", T, 1, 5)  # the food of row 3


@rule("E3.5.6")
def test_the_altar() -> None:
    game = table(auto=False)
    give(game, T, wood=1, cinder=1)
    workers(game, T, levites=3)
    begun(game, "temple", 3)
    game.play("altar wood")
    assert (game.altar[T], game.pool) == (2, 0)
    assert purse(game, T) == {"cinder": 1}
    assert why(game, "altar cinder") == "too-few-banners"
    game.play("banner", "altar cinder")
    assert game.altar[T] == 3
    assert purse(game, T) == {"food": 1}


@rule("E3.5.6")
def test_what_is_burnt_is_gone_and_the_other_stays() -> None:
    game = table(auto=False)
    give(game, T, wood=1, cinder=1)
    begun(game, "temple", 3)
    game.play("altar wood")
    assert purse(game, T) == {"cinder": 1}
    assert (game.altar[T], game.pool) == (2, 0)
    game = table(auto=False)
    give(game, T, wood=1, cinder=1)
    begun(game, "temple", 3)
    game.play("altar cinder")
    assert purse(game, T) == {"wood": 1}
    assert (game.altar[T], game.pool) == (1, 2)


@rule("E3.5.7")
def test_a_full_temple_leaves_the_altar() -> None:
    game = table(auto=False)
    temple(game, 8, 8, 8, 8, 8)
    give(game, T, wood=2)
    begun(game, "temple", 9)
    assert options(game, "temple") == []
    assert options(game, "altar") == ["wood"]


@rule("E3.5.8", "E3.5.9", "E3.5.10", "EX-35")
def test_a_sector_with_four_players() -> None:
    game = table(auto=False)
    for seat, levites in ((T, 3), (R, 3), (P, 1), (Y, 1)):
        workers(game, seat, levites=levites)
    altar(game, 6, 7, 1, 2)
    temple(game, 3, 3, 3, 3, 2)
    game.active = Y
    del game.stack[-2:]
    game.stack.append(game.rules.nodes["turn"].frames[Y])
    give(game, Y, stone=1)
    begun(game, "temple", 5)
    game.play("temple 5 stone")
    assert purse(game, Y) == {"food": 2, "silver": 1}
    assert (vp(game, T), vp(game, R), vp(game, P), vp(game, Y)) == (0, 2, -1, 1)
    assert [purse(game, seat)["silver"] for seat in (T, R, P)] == [3, 3, 1]
    assert game.sectors == 1


@rule("E3.5.9")
def test_nobody_has_fewest_levites_with_two_players() -> None:
    game = table(players=2, auto=False)
    workers(game, R, levites=2)
    temple(game, 2, 2, 2, 2, 1)
    give(game, T, stone=1)
    begun(game, "temple", 5)
    game.play("temple 5 stone")
    assert (vp(game, T), vp(game, R)) == (1, 2)
    assert purse(game, R) == {"silver": 2}


@rule("E3.5.10")
def test_one_sector_at_a_time() -> None:
    game = table(players=2, auto=False)
    temple(game, 5, 5, 5, 5, 3)
    assert game.sectors == 1
    give(game, T, stone=2)
    workers(game, T, levites=2)
    begun(game, "temple", 10)
    game.play("temple 5 stone")
    assert game.sectors == 2
    game.play("temple 5 stone")
    assert game.sectors == 3


@rule("E3.5.10")
def test_a_full_row_is_no_full_sector() -> None:
    game = table(players=2, auto=False)
    temple(game, 4, 1, 1, 1, 1)
    give(game, T, stone=2)
    workers(game, T, levites=2)
    begun(game, "temple", 9)
    game.play("temple 1 stone", "temple 5 stone")
    assert game.sectors == 0
    assert vp(game, T) == 2


@rule("E3.5.11")
def test_other_workers_between_placements() -> None:
    game = table(auto=False)
    variant(game, T, "elders_1")
    give(game, T, stone=2, food=9)
    workers(game, T, levites=2)
    begun(game, "temple", 1)
    game.play("temple 1 stone", "elder 2", "temple 1 stone")
    assert why(game, "levite") == "not-in-this-phase"
    assert game.pool == 1


@rule("E3.5.11")
@pytest.mark.parametrize("between", ["trader 1", "elder 2", "flip labourers", "trade c_watchman upper"])
def test_placing_goes_on_after_other_things(between: str) -> None:
    game = table(auto=False)
    variant(game, T, "elders_1")
    played(game, "c_watchman")
    give(game, T, stone=5, silver=2)
    workers(game, T, levites=2)
    begun(game, "temple", 2)
    game.play("temple 1 stone", between)
    assert "1 stone" in options(game, "temple")
    assert why(game, "levite") == "not-in-this-phase"


@rule("E3.5.8")
def test_the_completing_cube_gives_its_row_reward_before_the_sector() -> None:
    game = table(players=2)
    temple(game, 2, 2, 2, 1, 2)
    tent(game, T, 12)
    give(game, T, stone=1)
    begun(game, "temple", 4)
    game.play("temple 4 stone")
    assert options(game)[0] == "bless orange"  # tent_13, still without the food of the sector
    assert purse(game, T) == {}
    game.play("bless orange")
    assert purse(game, T) == {"food": 2, "silver": 1}


@rule("E3.17.3")
def test_wood_10_takes_two_food_off_not_below_zero() -> None:
    game = table(auto=False)
    own(game, T, "wood_10")
    begun(game, "temple", 0)
    game.play("levite")
    assert purse(game, T) == {"cinder": 1}
    game = table(auto=False)
    own(game, T, "wood_10")
    workers(game, T, levites=3)
    give(game, T, food=2)
    begun(game, "temple", 0)
    game.play("levite")
    assert purse(game, T) == {"wood": 1}
