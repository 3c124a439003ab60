"""Ratings: how strong each bot is, on the scale of openskill, with an interval.

The model is Plackett and Luce's, which ranks whole tables, not pairs. Bots do not learn, so the model is told
that nobody's strength drifts (``tau`` is 0). Everybody begins at 25.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from downforce.arena.run import MissingExtra
from downforce.arena.stats import DEVIATIONS, Estimate


class Rating(NamedTuple):
    """The strength of one bot."""

    bot: int
    estimate: Estimate


def rate(bots: int, games: Iterable[Mapping[int, int]]) -> list[Rating]:
    """Ratings after these games, best first. A game says for each bot how it did: a number, best is least.

    A model that is told one game after the other trusts the first ones most, so mix the tables well.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise MissingExtra("lab") from None
    model = PlackettLuce(tau=0.0)
    known = [model.rating() for _ in range(bots)]
    counts = [0] * bots
    for game in games:
        if len(game) < 2:
            continue
        at_table = sorted(game)
        after = model.rate([[known[bot]] for bot in at_table], ranks=[float(game[bot]) for bot in at_table])
        for bot, (rating,) in zip(at_table, after, strict=True):
            known[bot] = rating
            counts[bot] += 1
    found = [
        Rating(
            bot, Estimate(counts[bot], it.mu, it.mu - DEVIATIONS * it.sigma, it.mu + DEVIATIONS * it.sigma)
        )
        for bot, it in enumerate(known)
    ]
    return sorted(found, key=lambda rating: -rating.estimate.value)


def places(seats: Sequence[int], ranks: Sequence[int]) -> dict[int, int]:
    """How each bot did in one game, to be compared; one that sat twice counts once, with its mean rank.

    >>> places((7, 8, 7), (1, 2, 3))
    {7: 24, 8: 24}
    """
    total: dict[int, list[int]] = {}
    for bot, rank in zip(seats, ranks, strict=True):
        total.setdefault(bot, []).append(rank)
    return {bot: 12 * sum(own) // len(own) for bot, own in total.items()}  # at most 3 seats: exact
