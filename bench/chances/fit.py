"""Trains the learned function: makes positions, fits the net in floats, writes its weights in whole numbers.

``python -m bench.chances.fit --out weights.bin`` makes the file of the package again, on all cores,
and trains on a GPU if PyTorch finds one. It needs the extra fast and ``pip install torch``.
"""

from __future__ import annotations

import argparse
from array import array
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from sys import byteorder
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn.functional import embedding_bag, relu

from bench.chances.data import Positions, all_made, training_batches
from downforce.worth.net import HIDDEN, LAYER_BITS, MONEY, OUT_BITS, ROW_BITS, SHAPES

AT_ONCE = 2048
RATE = 0.006
MONEY_WEIGHT = 0.003
NO_MONEY = ("beginner", "long-distance")
"""Where money does not decide, nothing is learned about it."""


class FloatNet(nn.Module):  # type: ignore[misc]  # PyTorch may not be installed
    """The net of ``downforce.worth.net`` in floats; the names of the tables are the same."""

    def __init__(self) -> None:
        super().__init__()
        for name, shape in SHAPES.items():
            if name in ("cars", "pairs", "seats"):
                table = torch.randn(shape) * 0.05
                table[:, -2:] = 0  # the linear part
            elif name.endswith("bias"):
                table = torch.zeros(shape)
            else:
                table = (torch.rand(shape) * 2 - 1) / HIDDEN**0.5
            setattr(self, name, nn.Parameter(table))

    def forward(self, cars: Any, pairs: Any, seats: Any) -> tuple[Any, Any]:
        """Rows of positions with n seats: (many, 6, slots), (many, n, 6, slots), (many, n, slots)."""
        h = HIDDEN
        own = (pairs[..., 0] == 0).unsqueeze(-1)
        c, p, s = _summed(cars, self.cars), _summed(pairs, self.pairs), _summed(seats, self.seats)
        x = relu(c[..., :h])
        value = x @ self.own + x.sum(1, keepdim=True) @ self.mean + self.own_bias[0]
        z = relu(p[..., :h] + value[:, None] + s[:, :, None, :h]).sum(2)
        u = relu(z @ self.second + self.second_bias[0] + s[..., h : 2 * h])
        y = relu(u @ self.third + u.sum(1, keepdim=True) @ self.pool + self.third_bias[0])
        linear = (p[..., h:] + own * c[:, None, :, h:]).sum(2) + s[..., 2 * h :]
        ends = y @ self.out.T + self.out_bias[0] + linear
        return ends[..., 0], ends[..., 1]


def _summed(rows: Any, table: Any) -> Any:
    flat = rows.reshape(-1, rows.shape[-1])
    return embedding_bag(flat, table, mode="sum").view(*rows.shape[:-1], table.shape[1])


def pooled(found: Sequence[Positions]) -> dict[int, dict[str, Any]]:
    """All positions by number of players, as tensors."""
    groups: dict[int, list[Positions]] = defaultdict(list)
    for part in found:
        groups[part.players].append(part)
    return {players: _tensors(parts) for players, parts in sorted(groups.items())}


def _tensors(parts: Sequence[Positions]) -> dict[str, Any]:
    arrays = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("cars", "pairs", "seats", "wins", "money")
    }
    counts = np.concatenate([np.full(len(part.cars), part.kind not in NO_MONEY) for part in parts])
    return {
        **{name: torch.from_numpy(values) for name, values in arrays.items()},
        "counts": torch.from_numpy(counts.astype(np.float32)),
    }


def trained(groups: dict[int, dict[str, Any]], passes: int, seed: int) -> FloatNet:
    """The net fitted to the positions: log loss of the shares and a little of the money's square error."""
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    net = FloatNet().to(device)
    groups = {n: {name: t.to(device) for name, t in group.items()} for n, group in groups.items()}
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE)
    steps = passes * sum(-(-len(group["wins"]) // AT_ONCE) for group in groups.values())
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.0, 1 - step / steps))
    for turn in range(passes):
        order = [
            (players, part)
            for players, group in groups.items()
            for part in torch.randperm(len(group["wins"])).split(AT_ONCE)
        ]
        total, count, started = 0.0, 0, monotonic()
        for at in torch.randperm(len(order)).tolist():
            players, part = order[at]
            loss = _loss(net, {name: t[part.to(device)] for name, t in groups[players].items()})
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                net.out.clamp_(-1.99, 1.99)  # what the whole numbers of the last layer can hold
            total, count = total + float(loss.detach()) * len(part), count + len(part)
        print(f"pass {turn + 1}: loss {total / count:.4f}, {monotonic() - started:.0f} s", flush=True)
    net.cpu()
    return net


def _loss(net: FloatNet, part: dict[str, Any]) -> Any:
    odds, money = net(part["cars"].int(), part["pairs"].int(), part["seats"].int())
    chance = -(part["wins"] * torch.log_softmax(odds, 1)).sum(1).mean()
    missed = ((money - part["money"] / MONEY) ** 2).mean(1) * part["counts"]
    return chance + MONEY_WEIGHT * 100 * missed.mean()


def bits_of(name: str) -> int:
    """The fraction of the whole numbers of a table."""
    is_row = name in ("cars", "pairs", "seats") or name.endswith("bias")
    return ROW_BITS if is_row else OUT_BITS if name == "out" else LAYER_BITS


def whole(net: FloatNet) -> dict[str, Any]:
    """The tables in whole numbers of 16 bits."""
    found = {}
    for name in SHAPES:
        values = np.rint(getattr(net, name).detach().numpy().astype(np.float64) * (1 << bits_of(name)))
        found[name] = np.clip(values, -32768, 32767).astype(np.int16)
    return found


def written(tables: dict[str, Any]) -> bytes:
    """The file of the weights."""
    numbers = array("h", np.concatenate([tables[name].ravel() for name in SHAPES]).tolist())
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def floats(data: bytes) -> FloatNet:
    """The net with the weights of a file."""
    net, numbers, at = FloatNet(), np.frombuffer(data, "<i2"), 0
    for name, (rows, columns) in SHAPES.items():
        values = numbers[at : at + rows * columns].reshape(rows, columns) / (1 << bits_of(name))
        getattr(net, name).data = torch.from_numpy(values.astype(np.float32))
        at += rows * columns
    return net


def main() -> None:
    """Reads the options, makes the positions, trains, writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--batches", type=int, default=800, help="of 256 games each")
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--processes", type=int, default=0, help="all cores by default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    started = monotonic()
    found = list(all_made(training_batches(options.batches), processes=options.processes))
    count = sum(len(part.cars) for part in found)
    print(f"{count:,} positions in {monotonic() - started:.0f} s", flush=True)
    net = trained(pooled(found), options.passes, options.seed)
    options.out.write_bytes(written(whole(net)))
    print(f"{options.out}: {options.out.stat().st_size:,} bytes, {monotonic() - started:.0f} s in all")


if __name__ == "__main__":
    main()
