"""How a kit is read from the box."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.box import Box
from shofar.engine.compose import Choice
from shofar.engine.effect import Effect
from shofar.engine.errors import BadEffect
from shofar.engine.grammar import Phrase
from shofar.games.ezra import names
from shofar.games.ezra.gains import NOTHING_GAINED, Blessing, Tent, Worker
from shofar.games.ezra.kit import CHANGES, EVENTS, Kit
from shofar.games.ezra.scoring import Score
from shofar.games.ezra.sections import COLOUR, GATE_IDS
from shofar.games.ezra.words import LINE, Words

CELLS: Final = ("behind", "between", "ahead")  # of the prophets


def fill(kit: Kit) -> Words:
    """Read the box into the kit's lists."""
    words = Words(kit.box)
    try:
        for part in (_characters, _walls, _temple, _altar, _scrolls, _tents, _tiles, _solo):
            part(kit, words)
    except BadEffect as error:
        raise words.fault(error) from None
    return words


def _characters(kit: Kit, words: Words) -> None:
    box = kit.box
    for card in names.CHARACTERS:
        colours, numbers = box.words("characters", card, "colours"), box.numbers("characters", card, "banners")
        for colour in COLOUR:
            kit.banners.append(sum([number for of, number in zip(colours, numbers, strict=True) if of == colour]))
            kit.top_banner.append(numbers[0] if colours[0] == colour else 0)
        gate = box.word("characters", card, "gate")
        kit.trade_gate.append(-1 if gate == "none" else names.RING.index(f"g_{gate}"))
        _options(kit.trade_price, kit.trade_gain, words, "characters", card)
        prices = [0] * 4
        for phrase in words.phrases("characters", card, "sell"):
            good, silver = _sale(words, phrase)
            prices[good] = silver
        kit.sell_price.extend(prices)
        if (gate == "none") != any(prices):
            raise box.fault(f"[characters] {card}.sell", box.words("characters", card, "sell"), "a gate or sales")
        kit.scoring.append(Score(words.phrase("characters", card, "scoring")))
    for hero in names.HEROES:
        kit.hero_rewards.append([words.at("heroes", hero, side) for side in ("left", "centre", "right")])


def _options(prices: list[int], gains: list[Effect[Any]], words: Words, section: str, row: str) -> None:
    """`pay 3 silver -> 2 gold`, upper and lower."""
    for way in ("upper", "lower"):
        phrase = words.phrase(section, row, way)
        if phrase.kind == "pay":
            prices.append(words.silver(phrase.parts[0]))
            gains.append(words.effect(phrase.parts[1]))
        else:
            prices.append(0)
            gains.append(words.effect(phrase))


def _sale(words: Words, phrase: Phrase) -> tuple[int, int]:
    """`pay 1 wood -> 2 silver` as the resource and its price."""
    if phrase.kind == "pay":
        sold, price = words.gain(phrase.parts[0]), words.silver(phrase.parts[1])
        if sold.amount == 1 and sold.good < names.RESOURCES:
            return sold.good, price
    raise BadEffect("unknown-effect", f"'{phrase.text()}' is not a sale: expected 'pay 1 resource -> N silver'")


def _walls(kit: Kit, words: Words) -> None:
    for name in names.RING:
        gate = name in GATE_IDS
        kit.gate_reward.append(words.at("gates", name, "reward") if gate else NOTHING_GAINED)
        section = "gates" if gate else "corners"
        wall = name.startswith("w")
        kit.connection.append(NOTHING_GAINED if wall else words.at(section, name, "connection"))
    for card in names.WALL_CARDS:
        kit.wall_effect.append(words.at("walls", card, "effect"))


def _temple(kit: Kit, words: Words) -> None:
    kit.levite_reward.extend(words.column("levites", "reward"))
    kit.row_reward.extend(words.column("temple", "reward"))


def _altar(kit: Kit, words: Words) -> None:
    kit.altar_reward.extend(words.column("altar", "reward"))
    for card in kit.box.rows("altar_cards"):
        kit.judgement.extend([words.at("altar_cards", card, cell) for cell in CELLS])


def _scrolls(kit: Kit, words: Words) -> None:
    kit.tile_now.extend(words.column("scrolls", "now"))
    for tile, name in enumerate(names.SCROLLS):
        if kit.box.word("scrolls", name, "effect"):
            phrase = words.phrase("scrolls", name, "effect")
            for part in phrase.parts if phrase.kind == "seq" else (phrase,):
                _ability(kit, words, tile, part)


def _ability(kit: Kit, words: Words, tile: int, phrase: Phrase) -> None:
    """What a tile does for good: at an event, in preparations, at the end, or as a change of a number."""
    bit = 1 << tile
    when = " ".join(phrase.words)
    if phrase.kind == "when" and when == "prep":
        kit.prep_mask |= bit
        kit.tile_prep[tile] = words.effect(phrase.parts[0])
    elif phrase.kind == "when" and when == "end":
        kit.tile_end[tile] = Score(phrase.parts[0])
    elif phrase.kind == "when" and when in EVENTS:
        kit.on_mask[EVENTS.index(when)] |= bit
        kit.on[EVENTS.index(when)].append((bit, words.effect(phrase.parts[0])))
    else:
        change = " ".join([word for word in phrase.words if not word.isdigit()])
        if phrase.kind != "atom" or change not in CHANGES:
            raise BadEffect("unknown-effect", f"'{phrase.text()}' is not an ability of a scroll tile")
        kit.change_mask[CHANGES.index(change)] |= bit
        kit.changes[CHANGES.index(change)].append((bit, phrase.amount))


def _tents(kit: Kit, words: Words) -> None:
    box = kit.box
    kit.tent_reward.extend(words.column("tents", "reward"))
    steps, spaces = sum([tent_steps(reward) for reward in kit.tent_reward]), len(kit.tent_reward)
    if steps >= spaces:  # E3.11.3: a way round that pays for itself never ends
        raise box.fault("[tents] reward", f"{steps} tent steps", f"fewer than {spaces} caused by all together")
    kit.column_bonus.append(NOTHING_GAINED)
    kit.column_bonus.extend(words.column("blessings", "bonus"))


def tent_steps(effect: Effect[Any]) -> int:
    """How many it causes at most: when no worker is left and every marker is at its end (E3.11.3)."""
    inner = [tent_steps(part) for part in effect.parts()]
    if isinstance(effect, Choice):
        return max(inner)
    steps = effect.number if isinstance(effect, (Worker, Tent)) else 0
    return sum(inner) + (effect.times if isinstance(effect, Blessing) else steps)


def _tiles(kit: Kit, words: Words) -> None:
    box = kit.box
    for kind in names.TILES:
        kit.flip_reward.extend(words.column(kind, "reward"))
    kit.start_goods.extend(words.column("guards", "start"))
    for tile in box.rows("labourers"):
        for side in ("front", "back"):
            phrase = words.phrase("labourers", tile, side)
            if phrase.kind != "choice" or len(phrase.parts) != 2:
                raise box.fault(f"[labourers] {tile}.{side}", phrase.text(), "two yields as (a | b)")
            kit.labour.extend([words.effect(part) for part in phrase.parts])
    kit.harvest.extend(words.column("farmers", "prep"))
    for tile in box.rows("farmers"):
        kit.farm.extend([words.at("farmers", tile, side) for side in ("front", "back")])
    _spaces(kit, words)


def _spaces(kit: Kit, words: Words) -> None:
    for kind, spaces, printed in (("traders", kit.trader_space, 2), ("elders", kit.elder_space, 3)):
        for tile in kit.box.rows(kind):
            for side, number in (("front", printed), ("back", 4)):
                columns = [f"{side}_{space}" for space in range(1, number + 1)]
                spaces.append([words.at(kind, tile, column) for column in columns])


def _solo(kit: Kit, words: Words) -> None:
    box = kit.box
    kit.solo_judgement.extend([words.at("solo", kit.solo_side, cell) for cell in CELLS])
    for card in names.FOCUS:
        _options(kit.focus_price, kit.focus_gain, words, "focus", card)
    for card in names.SCHEMES:
        kit.scheme_workers.extend(_ranges(box, card, "workers"))
        kit.scheme_gold.extend(_ranges(box, card, "gold"))
        kit.scheme_line.extend([words.effect(line, True) for line in words.phrases("schemes", card, "lines", LINE)])


def _ranges(box: Box, card: str, thing: str) -> list[tuple[int, int]]:
    """What the three lines of a card ask for: from, to."""
    least, most = box.numbers("schemes", card, f"least_{thing}"), box.numbers("schemes", card, f"most_{thing}")
    if any(low > high for low, high in zip(least, most, strict=True)):
        raise box.fault(f"[schemes] {card}.least_{thing}", least, f"not above most_{thing}, {most}")
    return list(zip(least, most, strict=True))
