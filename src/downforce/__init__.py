"""Downforce: the board game as a library. See the README for a whole tiny game.

An unofficial fan project, not affiliated with the publishers of the printed game.
"""

from __future__ import annotations

from downforce.bots.base import Bot
from downforce.bots.registry import BOTS
from downforce.content import DECKS, EDITIONS, TRACKS, load_deck, load_track
from downforce.model.cards import Deck, SpeedCard, SpeedLine
from downforce.model.errors import (
    ActionError,
    DeckError,
    DownforceError,
    GameFileError,
    IllegalAction,
    NotationError,
    OptionError,
    Reason,
    StateError,
    TrackError,
    UnknownName,
    WrongType,
)
from downforce.model.ids import CARS, Car, PowerId, Seat
from downforce.model.track import Cell, Track
from downforce.notation import GameRecord, read_game, read_games, write_game, write_games
from downforce.rules import events
from downforce.rules.actions import (
    FINISH,
    Action,
    Bet,
    Bid,
    Bonus,
    KeepLine,
    KeepPower,
    MoveCar,
    NameWild,
    PlayCard,
    SkipLine,
    SwapPower,
)
from downforce.rules.deal import deal_from_seed
from downforce.rules.events import Event, for_viewer
from downforce.rules.game import (
    apply,
    is_over,
    legal_actions,
    make_setup,
    new_game,
    opening,
    parse_action,
    play,
    play_forced,
    standings,
    to_act,
)
from downforce.rules.options import MODES, Options
from downforce.rules.phases.scoring import Standings
from downforce.rules.powers import POWERS, PRINTED_POWERS, Power, add_power
from downforce.rules.state import Deal, GameState, Phase, RaceDeal, Setup, Step
from downforce.rules.text import parse_state, parse_view
from downforce.rules.view import Choice, View, view
from downforce.version import __version__
from downforce.worth import Chances, Maker, chances

__all__ = [
    "BOTS",
    "CARS",
    "DECKS",
    "EDITIONS",
    "FINISH",
    "MODES",
    "POWERS",
    "PRINTED_POWERS",
    "TRACKS",
    "Action",
    "ActionError",
    "Bet",
    "Bid",
    "Bonus",
    "Bot",
    "Car",
    "Cell",
    "Chances",
    "Choice",
    "Deal",
    "Deck",
    "DeckError",
    "DownforceError",
    "Event",
    "GameFileError",
    "GameRecord",
    "GameState",
    "IllegalAction",
    "KeepLine",
    "KeepPower",
    "Maker",
    "MoveCar",
    "NameWild",
    "NotationError",
    "OptionError",
    "Options",
    "Phase",
    "PlayCard",
    "Power",
    "PowerId",
    "RaceDeal",
    "Reason",
    "Seat",
    "Setup",
    "SkipLine",
    "SpeedCard",
    "SpeedLine",
    "Standings",
    "StateError",
    "Step",
    "SwapPower",
    "Track",
    "TrackError",
    "UnknownName",
    "View",
    "WrongType",
    "__version__",
    "add_power",
    "apply",
    "chances",
    "deal_from_seed",
    "events",
    "for_viewer",
    "is_over",
    "legal_actions",
    "load_deck",
    "load_track",
    "make_setup",
    "new_game",
    "opening",
    "parse_action",
    "parse_state",
    "parse_view",
    "play",
    "play_forced",
    "read_game",
    "read_games",
    "standings",
    "to_act",
    "view",
    "write_game",
    "write_games",
]  # fmt: skip
