"""Circuits drawn at random, by number."""

from __future__ import annotations

from random import Random

from downforce.fast.book import check_track
from downforce.model.errors import DownforceError
from downforce.model.track import Track
from tests.fast.tables import random_track


def circuit(number: int) -> Track:
    """The random circuit of a number: the first one that the fast engine can race on."""
    rng = Random(f"circuit {number}")
    while True:
        track = random_track(rng)
        try:
            check_track(track)
        except DownforceError:
            continue
        return track
