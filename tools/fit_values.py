"""Learn what positions of a title are worth, from games of bots: plays, fits, writes learnt.toml of the title.

Round by round: the first games are those of hard, the next ones those of expert with the weights of the round before;
each fit is made from all rounds so far. For each number of players and stage a ridge regression explains what the
valuation missed: with few games it stays near the valuation, or near the weights that the title has (--further).

What counts is how far seats are apart, since bots compare them. What all seats of a table miss alike is mostly the time
at which a position was noted; it counts little, for else it would bend the weights.

    python tools/fit_values.py golem
    python tools/fit_values.py golem --games 400 --rounds hard expert --players 2
    python tools/fit_values.py golem --again            # fit the games that were kept, play none
    python tools/fit_values.py golem --players 2 --rounds hard --further --seed more
    python tools/fit_values.py ezra --players 2 --rounds beam beam --games 120 --further --seed third

A round is played by a level, or by `beam`: expert with few positions, whose turns are judged where they end.
"""

import argparse
import json
import time
import tomllib
from importlib import import_module
from pathlib import Path

import numpy as np

import shofar
from selfplay import ROOT, Array, Series, kept, planned, played
from shofar.bots.learnt import FILE

STRENGTHS = (10.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0, 100000.0)  # of the pull towards what is there
ALIKE = 0.1  # how much counts what all seats of a table miss alike
FOLDS = 5  # each fifth of the games checks once what the others teach
DIGITS = 4
LEAST = 80  # positions; fewer teach nothing

Weights = dict[int, tuple[float, Array]]  # by stage: the bias, a weight per feature


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all titles if none is named")
    parser.add_argument("--games", type=int, default=800, help="of each number of players, in each round (%(default)s)")
    parser.add_argument("--rounds", nargs="+", default=["hard", "expert", "expert"], help="who plays (%(default)s)")
    parser.add_argument("--players", nargs="+", type=int, help="only these numbers of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--again", action="store_true", help="fit the games that were kept")
    parser.add_argument("--further", action="store_true", help="keep the weights there are and learn what they missed")
    wanted = parser.parse_args()
    for title in wanted.titles or shofar.titles():
        for players in wanted.players or shofar.title(title).players:
            learn(title, players, wanted)


def learn(title: str, players: int, wanted: argparse.Namespace) -> None:
    """All rounds of a title with so many players."""
    series: list[Series] = []
    before = weights_of(title, players) if wanted.further else {}
    for number, bot in enumerate(wanted.rounds):
        began, path = time.perf_counter(), kept(title, players, f"{wanted.seed}-{number}")
        if not wanted.again:
            played(planned(title, players, bot, f"{wanted.seed}/{number}", wanted.games), wanted.jobs).save(path)
        series.append(Series.load(path))
        if not wanted.again or number == len(wanted.rounds) - 1:
            write(title, players, Series.joined(series), before)
        print(f"{title}, {players} players, {bot}: {time.perf_counter() - began:.0f} s", flush=True)


def weights_of(title: str, players: int) -> Weights:
    """The weights that stand in the file, by stage."""
    path = ROOT / "src" / "shofar" / "games" / title / FILE
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["fit"]
    return {row["stage"]: (row["bias"], np.array(row["weights"])) for row in rows if row["players"] == players}


def write(title: str, players: int, series: Series, before: Weights) -> None:
    """The weights file; other numbers of players and stages without enough positions keep what they had."""
    print(f"{title}, {players} players, {len(series.game)} positions")
    fits = dict(before)
    for stage in sorted({*series.stage.tolist()}):
        chosen = series.stage == stage
        if chosen.sum() >= LEAST:
            fits[stage] = fitted(series.at(chosen), before.get(stage))
            print(f"  stage {stage}: {quality(series.at(chosen), fits[stage])}", flush=True)
    path = ROOT / "src" / "shofar" / "games" / title / FILE
    names = import_module(f"shofar.games.{title}.features").FEATURES
    lines = ["# Written by tools/fit_values.py.", f"features = {json.dumps(list(names))}", *others(path, players)]
    for stage, (bias, weights) in sorted(fits.items()):
        numbers = ", ".join(short(weight) for weight in weights)
        lines += ["", "[[fit]]", f"players = {players}", f"stage = {stage}", f"bias = {short(bias)}"]
        lines.append(f"weights = [{numbers}]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def others(path: Path, players: int) -> list[str]:
    """Fits of other numbers of players, as they stand in the file."""
    if not path.exists():
        return []
    blocks = path.read_text(encoding="utf-8").split("\n\n")[1:]
    return ["\n" + block.rstrip("\n") for block in blocks if f"players = {players}\n" not in block]


# --- the fit ----------------------------------------------------------------------------------------------------


def fitted(series: Series, before: tuple[float, Array] | None) -> tuple[float, Array]:
    """Bias and weights of a stage: the strength that explains games held out best, then all games with it."""
    bias, weights = before or (0.0, np.zeros(series.seen.shape[2]))
    missed = series.final - series.valued - bias - series.seen @ weights
    fold = series.game % FOLDS
    errors = dict.fromkeys(STRENGTHS, 0.0)
    for held in range(FOLDS):
        rest, out = fold != held, fold == held
        for strength in STRENGTHS if rest.any() and out.any() else ():
            more_bias, more = ridge(series.seen[rest], missed[rest], strength)
            errors[strength] += float(counted(missed[out] - more_bias - series.seen[out] @ more).sum())
    more_bias, more = ridge(series.seen, missed, min(errors, key=lambda strength: errors[strength]))
    return bias + more_bias, weights + more


def counted(missed: Array) -> Array:
    """Squared errors: how far seats are apart in full, what they have in common a little."""
    alike = missed.mean(axis=1, keepdims=True)
    errors: Array = (missed - alike) ** 2 + ALIKE * alike**2
    return errors


def ridge(seen: Array, missed: Array, strength: float) -> tuple[float, Array]:
    """Weights of the features for what was missed, shrunk towards none; every feature on the same scale."""
    count = seen.shape[2]
    scale = seen.reshape(-1, count).std(axis=0)
    varies = scale > 1e-9
    even = seen[:, :, varies] / scale[varies]
    alike, missed_alike = even.mean(axis=1, keepdims=True), missed.mean(axis=1, keepdims=True)
    common = np.sqrt(ALIKE)
    rows = even - alike + common * (alike - alike.mean(axis=0))  # both are at right angles within a position
    wanted = missed - missed_alike + common * (missed_alike - missed_alike.mean())
    rows, wanted = rows.reshape(-1, rows.shape[2]), wanted.reshape(-1)
    weights = np.zeros(count)
    square = rows.T @ rows + strength * np.eye(rows.shape[1])
    weights[varies] = np.linalg.solve(square, rows.T @ wanted) / scale[varies]
    return float(missed.mean() - seen.mean(axis=(0, 1)) @ weights), weights


def quality(series: Series, fit: tuple[float, Array]) -> str:
    """How well both foretell the final points, and how far the seats will be apart."""
    guesses = (series.valued, series.valued + fit[0] + series.seen @ fit[1])
    final = series.final
    before, after = (float(np.corrcoef(final.ravel(), guess.ravel())[0, 1]) for guess in guesses)
    off = [root(final - guess) for guess in guesses]
    apart = [root((final - guess) - (final - guess).mean(axis=1, keepdims=True)) for guess in guesses]
    return (
        f"{final.size} seats, correlation {before:.2f} -> {after:.2f}, error {off[0]:.1f} -> {off[1]:.1f}, "
        f"of what is between seats {apart[0]:.1f} -> {apart[1]:.1f}"
    )


def root(errors: Array) -> float:
    return float(np.sqrt(np.mean(errors**2)))


def short(number: float) -> str:
    """As many digits as count."""
    return repr(float(f"{float(number):.{DIGITS}g}"))


if __name__ == "__main__":
    main()
