"""The box: counts, provenance, and overlays that are refused in words."""

import random
from collections import Counter
from pathlib import Path

import pytest

import shofar
from shofar.games.ezra import moves, news, reasons
from shofar.games.ezra.moves import CATALOGUE
from shofar.games.ezra.names import RING, SCROLLS
from tests.games.ezra.table import (
    OPP,
    R,
    T,
    altar,
    begun,
    dealt,
    gain,
    gate,
    give,
    options,
    own,
    owner,
    played,
    purse,
    scribes,
    table,
    told,
    variant,
    why,
    workers,
)
from tests.rules import rule


def overlay(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_owner_changes_a_value(tmp_path: Path) -> None:
    mine = overlay(tmp_path, '[walls]\nwc_01 = { vp = 5, effect = "2 gold" }\n')
    box = shofar.box("ezra", mine)
    assert box.source("walls", "wc_01", "vp") == "owner"
    assert box.source("walls", "wc_02", "vp") == "reconstructed"
    game = dealt(2, 1, box=box)
    assert game.kit.wall_effect[0].text() == "2 gold"
    assert game.kit.wall_points[0] == 5


FAULTS = [
    ('[walls]\nwc_01 = { effect = "2 pearls" }', r"\[walls\] wc_01.effect.*2 pearls"),
    ('[walls]\nwc_13 = { effect = "2 gold" }', "wc_13"),
    ("[walls]\nwc_01 = { vp = -1 }", "from 0"),
    ("[scroll_rows]\nscroll_row_2 = { tiles = 5 }", "expected 4 tiles"),
    ("[classes]\nclass_l = { rubble = 4 }", "at most the 64 cubes"),
    ("[classes]\nclass_h = { stone = 9 }", "up to 4"),
    ("[ring]\nw01 = { pos = 2 }", "every position from 0 to 33 once"),
    ('[ring]\nw01 = { class = "gate" }', "one of h, m, l"),
    ('[ring]\nw01 = { blessing = "" }', "a blessing on wall spaces"),
    ("[temple_sizes]\ntemple_4p = { sectors = [3, 3, 3] }", "8 columns"),
    ("[altar_cards]\naltar_1a_r1 = { zechariah = 9 }", "not beyond Haggai"),
    ('[scrolls]\nstone_01 = { hero = "hero_ezra" }', "each hero on one stone tile"),
    ('[focus]\nfocus_sheep = { gate = "old" }', "each gate on one focus card"),
    ('[guards]\nguards_1 = { paid_in = "pearls" }', "one of stone, wood"),
    ('[characters]\nc_priest = { upper = "pay 1 silver, 1 gold -> 1 gold" }', "not a price"),
    ('[labourers]\nlabourers_1 = { front = "2 res" }', r"two yields as \(a \| b\)"),
    ('[characters]\nc_priest = { upper = "pay 1 stone -> 1 gold" }', "a price in silver"),
    ('[characters]\nc_perfumer = { sell = ["pay 2 cinder -> 1 silver"] }', "not a sale"),
    ("[characters]\nc_perfumer = { sell = [] }", "a gate or sales"),
    ('[characters]\nc_priest = { scoring = "1 vp per dragon" }', "cannot count"),
    ('[scrolls]\nwood_01 = { effect = "fly" }', "not an ability"),
    ("[schemes]\nscheme_1 = { least_workers = [2, 2, 0] }", "not above most_workers"),
    ("[board]\nstart_workers = { value = 15 }", "at most 16 workers"),
    ("[dragons]\none = { vp = 1 }", "one of the sections"),
    # what no game survives
    ("[board]\nbanners_for_stone = { value = 0 }", "a whole number from 1"),
    ("[board]\nsilver_per_vp = { value = 0 }", "a whole number from 1"),
    ("[board]\nhand = { value = 0 }", "a whole number from 1"),
    ("[board]\npile = { value = 1 }", "a whole number from 2"),  # six days, three piles
    ("[board]\ntuck_1 = { value = 5 }", r"\[board\] tuck_1.value.*at most 4 cards"),  # ten cards, six days
    ("[board]\ntuck_2 = { value = 4 }", "at most 3 cards"),
    ("[board]\ntuck_3 = { value = 7 }", "at most 6 cards"),
    ("[schemes]\nscheme_3 = { least_workers = [0, 0, 0] }", "at least 1 for line 1, 'build gate'"),
    ("[schemes]\nscheme_4 = { least_gold = [1, 0, 0] }", "at least 2 for line 1, 'build wall'"),
    ("[board]\nsolo_building = { value = 4 }", "at least 3 for line 2, 'build wall'"),
    ("[board]\nwalls_drawn = { value = 0 }", r"\[board\] walls_drawn.value.*a whole number from 1"),
    ("[picks]\npicks_3 = { takes = [1, 2, 3, 4] }", r"\[picks\] picks_3.takes.*four numbers from 1 to 3"),
    ('[tents]\ntent_01 = { reward = "pay 3 gold -> 1 vp" }', "cannot be declined"),
    ('[walls]\nwc_01 = { effect = "1 gold; pay 3 gold -> 1 vp" }', "cannot be declined"),
    ('[walls]\nwc_01 = { effect = "may pay 1 gold -> pay 1 gold -> 1 vp" }', "cannot be declined"),
    ('[labourers]\nlabourers_1 = { front = "(pay 1 gold -> 2 res | 1 res)" }', "cannot be declined"),
    ('[walls]\nwc_01 = { effect = "0 res" }', "numbers from 1"),
    ('[walls]\nwc_01 = { effect = "may pay -1 gold -> 1 vp" }', "numbers from 1"),
    ('[scrolls]\ngold_04 = { effect = "end: 1 vp per 0 building" }', "numbers from 1"),
    ('[traders]\ntraders_1 = { front_1 = "again" }', "'again' does not belong here: expected it with 'trader'"),
    ('[walls]\nwc_01 = { effect = "may adjacent wall" }', "expected it with 'wall'"),
    ('[scrolls]\nwood_21 = { effect = "trade: may auxiliary" }', "expected it with 'prep'"),
    ('[tents]\ntent_01 = { reward = "temple" }', "expected it with 'scheme line'"),
    ('[tents]\ntent_01 = { reward = "16 tent" }', "found '22 tent steps', expected fewer than 16"),
    ('[tents]\ntent_01 = { reward = "1 gold; (1 silver | 10 tent)" }', "fewer than 16"),
]


@pytest.mark.parametrize(("text", "sentence"), FAULTS)
def test_a_bad_box_is_refused_with_the_place(tmp_path: Path, text: str, sentence: str) -> None:
    mine = overlay(tmp_path, text)
    with pytest.raises(shofar.BadBox, match=sentence) as refused:
        dealt(4, 1, box=mine)
    assert "mine.toml" in str(refused.value)


EXTREMES = [
    "[board]\nhand = { value = 1 }\npile = { value = 6 }",
    "[board]\ntuck_1 = { value = 0 }\ntuck_2 = { value = 4 }\ntuck_3 = { value = 6 }",
    "[board]\nbanners_for_stone = { value = 1 }\nsilver_per_vp = { value = 1 }\nclear_stone = { value = 0 }",
    "[board]\ngate_fee = { value = 0 }\nbranch_fee = { value = 0 }\nwalls_drawn = { value = 12 }",
    "[board]\ngate_fee = { value = 3 }\nbranch_fee = { value = 2 }\nwalls_drawn = { value = 1 }",
    '[tents]\ntent_01 = { reward = "9 tent" }',  # 15 steps together: it always ends (E3.11.3)
    "[tents]\n" + "".join(f'tent_{at:02} = {{ reward = "1 {"silver" if at == 7 else "tent"}" }}\n' for at in range(16)),
    '[walls]\nwc_01 = { effect = "(pay 3 gold -> 1 vp | may pay 2 wood -> 1 gold)" }',
]


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("text", EXTREMES)
def test_a_box_that_is_only_just_allowed_can_be_played(tmp_path: Path, text: str, players: int) -> None:
    game = dealt(players, 7, box=overlay(tmp_path, text))
    chance = random.Random(7)
    while game.seat is not None:
        game.apply(chance.choice(game.legal()))
        assert game.rules.title.check(game) == []


WRONG_EFFECTS = [
    ("[walls] wc_01.effect", '"2 pearls"'),
    ("[gates] g_dung.reward", '"2 pearls"'),
    ("[corners] g_old.connection", '"2 pearls"'),
    ("[characters] c_priest.upper", '"2 pearls"'),
    ("[characters] c_priest.scoring", '"1 vp per dragon"'),
    ("[characters] c_perfumer.sell", '["pay 2 cinder -> 1 silver"]'),
    ("[scrolls] wood_05.effect", '"prep: 2 pearls"'),
    ("[scrolls] gold_05.effect", '"end: 2 vp per pearl"'),
    ("[scrolls] wood_01.effect", '"fly"'),
    ("[labourers] labourers_1.front", '"(2 pearls | 1 res)"'),
    ("[focus] focus_old.upper", '"2 pearls"'),
    ("[schemes] scheme_1.lines", '["temple", "2 pearls", "clear wall"]'),
]


@pytest.mark.parametrize(("place", "value"), WRONG_EFFECTS)
def test_a_wrong_effect_is_refused_with_its_place(tmp_path: Path, place: str, value: str) -> None:
    section, _, cell = place.partition(" ")
    row, column = cell.split(".")
    mine = overlay(tmp_path, f"{section}\n{row} = {{ {column} = {value} }}\n")
    with pytest.raises(shofar.BadBox) as refused:
        dealt(1, 1, box=mine)
    found = value.replace('"', "'")
    assert f"mine.toml: {place}: found {found}, expected an effect (" in str(refused.value)


def test_every_value_has_a_source() -> None:
    box = shofar.box("ezra")
    values = [
        (section.name, row, column)
        for section in shofar.title("ezra").sections
        for row in section.rows
        for column in section.columns
    ]
    assert {box.source(*value) for value in values} == {"rulebook", "example", "review", "reconstructed"}
    assert box.source("ring", "w08", "blessing") == "example"
    assert box.source("heroes", "hero_ezra", "colour") == "review"
    assert box.source("characters", "c_singer", "scoring") == "rulebook"
    assert box.source("tents", "tent_03", "reward") == "reconstructed"


def test_counts_of_the_printed_components() -> None:
    box = shofar.box("ezra")
    ring = [box.row("ring", spot) for spot in RING]
    assert Counter(row["class"] for row in ring) == {"h": 8, "m": 8, "l": 8, "gate": 6, "corner": 4}
    assert Counter(row["blessing"] for row in ring if row["blessing"]) == {"orange": 8, "purple": 8, "red": 8}
    assert Counter(tile.split("_")[0] for tile in SCROLLS) == {"gold": 8, "wood": 22, "stone": 3}
    assert sum(box.number("walls", card, "vp") for card in box.rows("walls")) == 15
    for card in box.rows("characters"):
        assert sum(box.numbers("characters", card, "banners")) == 5
    kit = dealt(2, 1).kit
    assert [sum(kit.banners[colour::3]) for colour in range(3)] == [14, 20, 16]


def test_effects_of_the_box_are_named_as_they_are_written() -> None:
    rules = dealt(1, 1).rules
    from shofar.engine.grammar import parse

    box_effects = [text for text in rules.nodes if text not in ("", "nothing")]
    for text in box_effects:
        assert parse(text).text() == text
        assert rules.nodes[text].text() == text


def test_numbers_of_moves_news_and_reasons_agree_with_their_lists() -> None:
    constants = {name[3:].lower(): value for name, value in vars(moves).items() if name.startswith("DO_")}
    assert constants == CATALOGUE.base
    assert len(CATALOGUE) == 387
    for module, entries in ((news, news.KINDS.all()), (reasons, reasons.REASONS.all())):
        numbers = [value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)]
        first = 0 if module is news else 1
        assert numbers == list(range(first, len(entries)))


def test_gains_of_several_steps_that_only_an_owner_might_print(tmp_path: Path) -> None:
    text = '[walls]\nwc_01 = { effect = "2 wild blessing" }\nwc_02 = { effect = "recover 2" }\n'
    game = dealt(2, 1, box=overlay(tmp_path, text))
    while game.question == "corner":
        game.apply(game.legal()[0])
    seat = game.active
    game.stack.append(game.rules.nodes["2 wild blessing"].frames[seat])
    game.advance()
    game.play("bless red", "bless orange")
    assert game.blessings[seat * 3 : seat * 3 + 3] == [1, 0, 1]
    assert game.question == "turn"
    game.stack.append(game.rules.nodes["recover 2"].frames[seat])
    game.traders[seat] = 3
    game.advance()
    game.play("recover trader 1", "recover trader 2")
    assert game.traders[seat] == 0


@rule("E3.8.4")
def test_an_owner_may_print_another_fee_of_the_gates(tmp_path: Path) -> None:
    game = table(auto=False, box=overlay(tmp_path, "[board]\ngate_fee = { value = 2 }"))
    played(game, "c_priest")  # at the Sheep Gate, which is the player's own
    give(game, T, silver=9)
    gate(game, "g_sheep", R)
    assert game.view(T)["boards"][T]["trades"]["c_priest"]["upper"] == "pay 3 silver -> 1 stone; 1 cinder"
    game.play("trade c_priest upper")
    assert purse(game, R) == {"silver": 2}
    assert purse(game, T)["silver"] == 6


@rule("E3.7.4")
def test_an_owner_may_print_another_fee_of_branching(tmp_path: Path) -> None:
    game = table(auto=False, box=overlay(tmp_path, "[board]\nbranch_fee = { value = 3 }"))
    scribes(game, R="1.1")
    give(game, T, silver=5)
    begun(game, "torah", 5)
    assert why(game, "scribe 2.1") == "no-price"
    give(game, T, silver=6)
    game.play("scribe 2.1", "via 1")
    assert purse(game, R) == {"silver": 3}


@rule("E3.5.3", "E3.6.7", "E3.10.8", "E3.17.1")
def test_an_owner_may_print_other_numbers_on_the_boards(tmp_path: Path) -> None:
    """Two banners for a Levite; two wall cards; 3 silver beyond the end of the altar; a stride of three steps."""
    text = "[board]\nlevite_banner = { value = 2 }\nwalls_drawn = { value = 2 }\naltar_beyond = { value = 3 }\n"
    mine = overlay(tmp_path, text + "stride = { value = 3 }\n")
    game = table(auto=False, box=mine)
    begun(game, "temple", 0)
    game.play("banner")
    assert game.pool == 2
    game = table(auto=False, box=mine)
    give(game, T, gold=3)
    begun(game, "walls", 4)
    game.play("site w01", "build 0 0 3")
    assert len(options(game, "wall")) == 2
    game = table(auto=False, box=mine)
    altar(game, 20, 0, 0, 0)
    gain(game, "2 altar")
    assert purse(game, T) == {"silver": 6}
    game = table(auto=False, box=mine)
    own(game, T, "wood_04")
    gain(game, "2 tent")
    assert game.tents[T] == 2
    gain(game, "1 tent")
    assert game.tents[T] == 4


@rule("E3.16.11", "E3.16.15")
def test_an_owner_may_print_other_numbers_for_the_opponent(tmp_path: Path) -> None:
    """A Levite for 1 gold, a wall for 2 gold."""
    text = "[board]\nsolo_levite = { value = 1 }\nsolo_building = { value = 2 }\n"
    game = table(players=1, auto=False, box=overlay(tmp_path, text))
    game.focus = 0
    workers(game, OPP, idle=1)
    give(game, OPP, gold=1)
    gain(game, "temple", OPP)
    assert game.levites[OPP] == 2
    give(game, OPP, gold=2)
    heard = game.listen()
    gain(game, "build wall", OPP)
    assert owner(game, "w01") == OPP
    assert told(game, heard, "paid") == [("paid", OPP, 2, 2)]  # gold


def test_a_table_is_a_sound_place_to_test() -> None:
    game = table()
    variant(game, T, "guards_2")
    gain(game, "1 res")
    assert options(game) == ["take stone", "take wood", "take cinder"]
