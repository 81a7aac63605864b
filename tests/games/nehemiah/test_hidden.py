"""What each seat sees (N17)."""

import json
import random
from typing import Any

import pytest

from shofar.engine.view import heard
from shofar.games.nehemiah.auction import BEGIN_AUCTIONS
from shofar.games.nehemiah.table import HELD, KNOWN, UNASKED, WAITED, Nehemiah
from tests.games.nehemiah.table import dealt, decides, leaders_of, own, table
from tests.rules import rule

pytestmark = pytest.mark.both

SECRET = {"wood", "gold", "supply", "points"}


class Memory:
    """A player with a perfect memory: he hears the news and keeps the accounts of everybody."""

    def __init__(self, game: Nehemiah) -> None:
        self.kinds = game.rules.title.kinds
        self.wood, self.gold = list(game.wood), list(game.gold)
        self.vp, self.bench = [0] * game.players, [0] * game.players
        self.bids: dict[Any, Any] = {}

    def hear(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        match self.kinds[kind].key:
            case "gained":
                self.get(seat, a, b, c)
            case "paid":
                self.get(seat, -a, -b)
            case "income":
                self.get(seat, a, b)
            case "fee":
                self.get(seat, 0, -1)
                if a >= 0:
                    self.get(a, 0, 1)
            case "sold":
                self.get(seat, -a, -b, c)
            case "scored":
                self.get(seat, 0, 0, b)
            case "gate" | "leader-points":
                self.get(seat, 0, 0, a)
            case "bid-shown":
                self.bids[seat] = (a, b, c)
            case "leader-won":
                workers, wood, gold = self.bids[seat]
                self.get(seat, -wood, -gold)
                self.bench[seat] += workers
            case "levied":
                self.get(seat, -b, -c)
                self.bench[seat] += a
            case "bench-home":
                self.bench[seat] -= a

    def get(self, seat: int, wood: int, gold: int, vp: int = 0) -> None:
        self.wood[seat] += wood
        self.gold[seat] += gold
        self.vp[seat] += vp


@rule("N17.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("leaders", [False, True])
def test_whoever_remembers_all_knows_all_amounts(players: int, leaders: bool) -> None:
    for seed in range(6):
        game = dealt(players, seed, {"leaders": leaders, "screens": "strict"})
        told, memory, rng, heard = game.listen(), Memory(game), random.Random(seed), 0
        while not game.over:
            game.apply(rng.choice(game.legal()))
            for line in told[heard:]:
                memory.hear(*line)
            heard = len(told)
            assert (memory.wood, memory.gold, memory.bench) == (game.wood, game.gold, game.bench)
            assert memory.vp == game.scores
            on_cards = [game.worker.count(seat) for seat in range(players)]
            workers = game.kit.workers
            assert [workers - on_cards[seat] - memory.bench[seat] for seat in range(players)] == game.supply


@rule("N17.2")
def test_strict_screens_hide_the_amounts_of_others() -> None:
    game = table(3, options={"screens": "strict"}, red="wood 7 gold 8", blue="wood 5 gold 6 vp 9")
    seats = game.view(0)["seats"]
    assert seats[0]["wood"] == 7
    assert seats[0].keys() >= SECRET
    assert not seats[1].keys() & SECRET
    assert not any(seat.keys() & SECRET for seat in game.view(None)["seats"])
    assert game.view(0)["scores"] is None


@rule("N17.2")
def test_open_screens_show_what_can_be_worked_out() -> None:
    game = table(3, blue="wood 5 gold 6 vp 9")
    for seat in (0, 1, 2, None):
        blue = game.view(seat)["seats"][1]
        assert (blue["wood"], blue["gold"], blue["supply"], blue["points"]["cards"]) == (5, 6, 7, 9)


@rule("N17.2")
def test_screens_do_not_change_the_rules_and_fall_at_the_end() -> None:
    games = [dealt(3, 4, {"screens": screens, "leaders": True}) for screens in ("open", "strict")]
    rng = random.Random(4)
    while not games[0].over:
        assert games[0].legal() == games[1].legal()
        move = rng.choice(games[0].legal())
        for game in games:
            game.apply(move)
    assert games[0].scores == games[1].scores
    assert games[1].view(0)["seats"][1].keys() >= SECRET


@rule("N17.3")
def test_a_view_shows_what_is_public() -> None:
    game = table(
        3, leaders="wood_bonus:blue", blue="bench 2 wall 3", gates="red blue", column_1="wood_1:red/x gold_2 * *"
    )
    view = game.view(2)
    assert view["seats"][1]["bench"] == 2
    assert view["seats"][1]["leaders"] == ["wood_bonus"]
    assert view["seats"][1]["gates"] == [2]
    assert view["gates"] == {"left": [3, 3, 3, 4, 4, 4], "taken": ["red", "blue"]}
    assert view["boards"][0]["cubes"] == [0, 3, 0]
    assert view["boards"][0]["if_scored_now"] == [0, 4, 0]
    first = view["columns"][0]["cards"][0]
    assert (first["face"], first["worker"], first["exhausted"]) == ("wood_1", "red", True)
    assert view["deck"]["left"] == sum(view["deck"]["faces"].values()) == len(game.deck)
    assert view["later_decks"] == [16, 16]
    assert json.loads(json.dumps(view)) == view


@rule("N17.3")
def test_the_order_of_a_deck_is_in_no_view() -> None:
    game = table(3, column_1="* * * gate:red")
    other = game.clone()
    other.deck.reverse()
    assert [game.view(seat) for seat in (0, 1, 2, None)] == [other.view(seat) for seat in (0, 1, 2, None)]


@rule("N17.3", "N12.3.2")
def test_hold_is_seen_by_its_owner_only() -> None:
    game = table(to_move="blue", leaders="extra_worker:red")
    waited = game.clone()
    game.play("hold")
    waited.play("wait")
    assert game.view(0)["seats"][0]["hold"] is True
    for seat in (1, 2, 3, None):
        assert game.view(seat) == waited.view(seat)


@rule("N17.3")
def test_a_fair_copy_differs_only_in_what_is_hidden() -> None:
    rng = random.Random(3)
    hidden = {"bids", "hold"}
    for seed in range(4):
        game = dealt(3, seed, {"leaders": True})
        while not game.over:
            copy = game.determinized(0, rng)
            before, after = game.position()["state"], copy.position()["state"]
            assert {name for name in before if before[name] != after[name]} <= hidden
            assert before["bids"][:3] == after["bids"][:3]
            assert (copy.seat, copy.question, copy.legal()) == (game.seat, game.question, game.legal())
            assert copy.rng.key != game.rng.key
            for _ in range(3):
                if not game.over:
                    game.apply(rng.choice(game.legal()))


@rule("N17.3")
def test_in_a_fair_copy_the_bids_of_others_are_drawn_anew() -> None:
    game = table(
        3,
        auction="wood_bonus gold_bonus shift_cube place_two",
        red="wood 3 gold 5",
        blue="wood 3 gold 5",
        green="wood 3 gold 5",
    )
    game.play("offer shift_cube", "bid 2", "bid 3", "bid 4")
    copies = [own(game.determinized(1, random.Random(n))) for n in range(40)]
    assert len({tuple(copy.bids[:3]) for copy in copies}) > 10
    assert all(0 <= bid <= most for copy in copies for bid, most in zip(copy.bids[:3], (7, 3, 5), strict=True))
    assert {tuple(own(game.determinized(0, random.Random(n))).bids[:3]) for n in range(10)} == {(2, 3, 4)}


@rule("N17.3", "N12.3.2")
def test_in_a_fair_copy_only_who_can_have_said_hold_may_hold() -> None:
    said: dict[str, Any] = {
        "leaders": "extra_worker:red tired_columns:green place_two:yellow",
        "column_1": "*:green/x * * *",
    }
    game = table(to_move="blue", **said)
    assert {tuple(own(game.determinized(3, random.Random(n))).hold) for n in range(40)} == {(UNASKED,) * 4}
    game.play("wait", "wait")  # red and green
    assert decides(game) == "blue"
    holds = [own(game.determinized(3, random.Random(n))).hold for n in range(40)]
    assert {hold[1] for hold in holds} == {hold[3] for hold in holds} == {UNASKED}
    assert {hold[0] for hold in holds} == {hold[2] for hold in holds} == {HELD, WAITED}
    assert {own(game.determinized(2, random.Random(n))).hold[2] for n in range(40)} == {WAITED}


@rule("N12.3.2")
def test_who_is_left_out_is_known_to_hold_and_who_is_asked_again_to_have_waited() -> None:
    said: dict[str, Any] = {"leaders": "extra_worker:red tired_columns:green", "column_1": "*:green/x * * *"}
    game = table(to_move="blue", **said)
    game.play("hold")
    assert game.taught == 0
    game.play("wait")
    assert game.taught == 0
    game.play("place 2")  # green's turn: red is left out, green's own turn ends what it answered
    assert (decides(game), game.hold[0], game.hold[2]) == ("green", KNOWN, UNASKED)
    assert game.taught == game.kit.everybody & ~1
    game.play("place 2")  # yellow's turn: that red holds is no news any more
    assert (decides(game), game.taught) == ("green", 0)


@rule("N17.3", "N12.3.2")
def test_in_a_fair_copy_nobody_holds_during_the_auction() -> None:
    game = table(3, auction="extra_worker gold_bonus shift_cube place_two", blue="gold 5", red="gold 5", green="gold 5")
    game.play("offer extra_worker", *["bid 0"] * 4, "bid 0", "bid 1")
    assert (leaders_of(game, "green"), decides(game)) == (["extra_worker"], "blue")
    assert {tuple(own(game.determinized(1, random.Random(n))).hold) for n in range(20)} == {(0, 0, 0)}


@rule("N11.2", "N17.3")
def test_the_leaders_of_the_last_round_of_four_players_are_known_before_they_are_shown() -> None:
    """Fifteen leaders, five in each of three rounds."""
    for left, learnt in ((10, True), (5, False)):
        game = dealt(4, 1, {"leaders": True})
        game.leader_deck = list(range(left))
        game.taught = 0
        BEGIN_AUCTIONS.run(game, BEGIN_AUCTIONS.frames[0])
        assert (len(game.offer), game.taught == game.kit.everybody, bool(game.taught)) == (5, learnt, learnt)


@rule("N11.4", "N11.5")
def test_bids_are_learnt_when_they_are_shown_and_only_those_that_could_have_been_others() -> None:
    rich: dict[str, Any] = {
        "red": "wood 0 gold 5 supply 0",
        "blue": "wood 0 gold 5 supply 0",
        "green": "wood 0 gold 0 supply 0",
    }
    game = table(3, auction="wood_bonus gold_bonus shift_cube place_two", **rich)
    game.play("offer shift_cube", "bid 2")
    assert (decides(game), game.taught) == ("blue", 0), "a sealed bid teaches nobody"
    game.play("bid 3")  # green has nothing to bid
    assert leaders_of(game, "blue") == ["shift_cube"]
    red, everybody = 1, game.kit.everybody
    assert game.taught == everybody & ~red, "all but red learn what red had bid; what blue bids is heard as it is said"


@rule("N17.1", "N17.2")
def test_what_is_behind_a_screen_can_be_counted_from_the_log() -> None:
    """Somebody who only listens knows wood, gold, workers and the points of cards and leaders of every player."""
    for seed in range(4):
        game = dealt(3, seed, {"leaders": True, "screens": "strict"})
        told, rng, kit = game.listen(), random.Random(seed), game.kit
        counted = {
            seat: {"wood": kit.start_wood, "gold": kit.start_gold, "cards": 0, "leaders": 0} for seat in range(3)
        }
        bids: dict[Any, Any] = {}
        while not game.over:
            told.clear()
            game.apply(rng.choice(game.legal()))
            for entry in told:
                assert heard(game.rules, entry, None)
                count(game.rules.title.kinds[entry[0]].key, entry[1], entry[2:], counted, bids)
            for seat in range(3):
                found = {"wood": game.wood[seat], "gold": game.gold[seat]}
                found |= {source: game.breakdown(seat)[source] for source in ("cards", "leaders")}
                assert counted[seat] == found
                assert game.supply[seat] == kit.workers - game.bench[seat] - game.worker.count(seat)


def count(
    key: str, seat: int, numbers: tuple[int, ...], counted: dict[int, Any], bids: dict[int, tuple[int, int]]
) -> None:
    """One line of the log on paper."""
    a, b, c = numbers
    changes = {
        "gained": {"wood": a, "gold": b, "cards": c}, "paid": {"wood": -a, "gold": -b}, "fee": {"gold": -1},
        "income": {"wood": a, "gold": b}, "levied": {"wood": -b, "gold": -c}, "leader-points": {"leaders": a},
        "sold": {"wood": -a, "gold": -b},
    }  # fmt: skip
    for good, change in changes.get(key, {}).items():
        counted[seat][good] += change
    if key == "fee" and a >= 0:
        counted[a]["gold"] += 1
    if key == "bid-shown":
        bids[seat] = (b, c)
    if key == "leader-won":
        counted[seat]["wood"] -= bids[seat][0]
        counted[seat]["gold"] -= bids[seat][1]
