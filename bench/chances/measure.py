"""Measures the learned function on games that it has not seen: ``python -m bench.chances.measure``.

It prints the tables of docs/chances.md and, with ``--out``, writes them as JSON. Brier scores are sums over
the seats. It needs the extra fast and PyTorch.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from bench.chances.data import SIXTHS, Batch, Positions, all_made
from bench.chances.fit import FloatNet, floats
from downforce.worth.net import MONEY, weights

BINS = 20
MARMOT = "examples/tracks/marmot-pass.track"
KINDS: Mapping[str, Sequence[str]] = {
    "both circuits": ("marina-bay", "river-station"),
    "Marmot Pass": (MARMOT,),
    "random circuits": ("random",),
    "beginner": ("beginner",),
    "long distance": ("long-distance",),
    "world tour": ("world-tour",),
}
Floats = NDArray[np.float64]


class Judged:
    """Positions of one kind and number of players, with what was said of them."""

    def __init__(self, net: FloatNet, parts: Sequence[Positions]) -> None:
        with torch.no_grad():
            said = [
                net(*(torch.from_numpy(rows).int() for rows in (part.cars, part.pairs, part.seats)))
                for part in parts
            ]
        self.chances: Floats = np.concatenate([torch.softmax(odds, 1).numpy() for odds, _ in said])
        self.money_said: Floats = np.concatenate([MONEY * money.numpy() for _, money in said])
        self.outcome, self.money, self.sixth, self.truth, self.outlook = (
            np.concatenate([getattr(part, name) for part in parts])
            for name in ("outcome", "money", "sixth", "truth", "outlook")
        )
        self.players = parts[0].players

    def cell(self, where: NDArray[np.bool_]) -> dict[str, Any]:
        """The figures of some of the positions."""
        chances, outcome = self.chances[where], self.outcome[where]
        found: dict[str, Any] = {
            "positions": int(where.sum()),
            "brier": brier(chances, outcome),
            "even": brier(np.full_like(chances, 1 / self.players), outcome),
            "calibration": calibration(chances, outcome),
            "money": float(np.sqrt(((self.money_said[where] - self.money[where]) ** 2).mean())),
        }
        known = where & ~np.isnan(self.truth[:, 0])
        if known.any():
            truth = self.truth[known]
            found |= {
                "known": int(known.sum()),
                "brier of these": brier(self.chances[known], self.outcome[known]),
                "truth": brier(truth, self.outcome[known]),
                "outlook": brier(self.outlook[known], self.outcome[known]),
                "error": float(np.sqrt(((self.chances[known] - truth) ** 2).mean())),
                "spread": float(np.sqrt(((truth - 1 / self.players) ** 2).mean())),
            }
        return found


def brier(chances: Floats, outcome: Floats) -> float:
    """The mean of the squared misses, summed over the seats."""
    return float(((chances - outcome) ** 2).sum(axis=1).mean())


def calibration(chances: Floats, outcome: Floats) -> float:
    """By how much what was said differs from what happened, the mean over 20 bins by their size."""
    bins = np.minimum(BINS - 1, (chances * BINS).astype(int)).ravel()
    said, happened, count = (
        np.bincount(bins, weights, BINS)
        for weights in (chances.ravel(), outcome.ravel(), np.ones(chances.size))
    )
    return float(np.abs(said - happened).sum() / count.sum())


def reliability(chances: Floats, outcome: Floats) -> list[tuple[float, float, int]]:
    """For each of ten bins what was said, what happened, and how often."""
    bins = np.minimum(9, (chances * 10).astype(int)).ravel()
    flat, ends = chances.ravel(), outcome.ravel()
    return [
        (
            round(float(flat[bins == at].mean()), 3),
            round(float(ends[bins == at].mean()), 3),
            int((bins == at).sum()),
        )
        for at in range(10)
        if (bins == at).any()
    ]


def held_out(batches: int) -> list[Batch]:
    """The batches: by far most on the two circuits, so that each cell is large enough."""
    found = []
    for number in range(batches):
        kind = ("marina-bay", "river-station")[number // 5 % 2]
        found.append(Batch(kind, 2 + number % 5, number, playouts=1))
    for kind in (MARMOT, "random"):
        found += [Batch(kind, 2 + number % 5, number, playouts=1) for number in range(batches // 8)]
    for kind in ("beginner", "long-distance", "world-tour"):
        found += [Batch(kind, 2 + number % 5, number, playouts=1) for number in range(batches // 20)]
    return found


def measured(net: FloatNet, found: Sequence[Positions]) -> dict[str, Any]:
    """All tables."""
    tables: dict[str, Any] = {}
    for name, kinds in KINDS.items():
        for players in range(2, 7):
            parts = [part for part in found if part.kind in kinds and part.players == players]
            if not parts:
                continue
            judged = Judged(net, parts)
            every = np.ones(len(judged.sixth), bool)
            tables[f"{name}, {players}"] = judged.cell(every)
            if name == "both circuits":
                for sixth in range(SIXTHS):
                    tables[f"{name}, {players}, sixth {sixth + 1}"] = judged.cell(judged.sixth == sixth)
                tables[f"reliability, {players}"] = reliability(judged.chances, judged.outcome)
    return tables


def main() -> None:
    """Reads the options, makes the positions, prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batches", type=int, default=880, help="of 256 games each, on the two circuits")
    parser.add_argument("--processes", type=int, default=0, help="all cores by default")
    parser.add_argument("--weights", type=Path, help="instead of those of the package")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    data = options.weights.read_bytes() if options.weights else weights()
    found = list(all_made(held_out(options.batches), held_out=True, processes=options.processes))
    tables = measured(floats(data), found)
    for name, row in tables.items():
        print(name, row, flush=True)
    if options.out:
        options.out.write_text(json.dumps(tables, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
