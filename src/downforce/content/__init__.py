"""Data only: decks, tracks and editions. Every published version stays, so old games can be read for ever."""

from __future__ import annotations

from downforce.content.editions import EDITIONS, Edition
from downforce.content.shelf import DECKS, TRACKS, Shelf, load_deck, load_track

__all__ = ["DECKS", "EDITIONS", "TRACKS", "Edition", "Shelf", "load_deck", "load_track"]
