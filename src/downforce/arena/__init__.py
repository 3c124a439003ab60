"""Thousands of games: jobs, the journal that survives a crash, statistics, ratings, tables and plots.

A job is a frozen description of what to play. Every game of it has a number, and from job and number follow
the table, the deal and all random numbers. So a batch of games can be played anywhere, in any order and
twice, and the result is always the same.
"""

from __future__ import annotations

from downforce.arena.bots import DEFAULT_BOT, BotError, Entrant, find_bot
from downforce.arena.job import Fixture, Job, TableSetup, round_robin, simulation
from downforce.arena.play import GameRow, RaceRow, play_game
from downforce.arena.run import results, run
from downforce.arena.stats import Tally

__all__ = [
    "DEFAULT_BOT",
    "BotError",
    "Entrant",
    "Fixture",
    "GameRow",
    "Job",
    "RaceRow",
    "TableSetup",
    "Tally",
    "find_bot",
    "play_game",
    "results",
    "round_robin",
    "run",
    "simulation",
]
