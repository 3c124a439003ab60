"""Every event as a log entry, and every phase as a sentence."""

from __future__ import annotations

from random import Random

import pytest

import downforce as df
from downforce.content import TRACKS
from downforce.i18n import Words, load
from downforce.model.cards import SpeedCard
from downforce.model.ids import Car, PowerId, Seat
from downforce.rules import events as ev
from downforce.rules.view import view

NAMES = ("Ada", "Bo", "Cy")
CARD = SpeedCard.parse("B1", "R6 Y4 K2 B1")
WILD = SpeedCard.parse("F1", "*5 K2")
CELLS = TRACKS["marina-bay"].cells
START, NEXT, LAST = CELLS[0], CELLS[40], CELLS[1]
ADA, BO, CY = map(Seat, range(3))
TRICKY, CUNNING = PowerId("tricky"), PowerId("cunning")
RED, BLUE = Car.RED, Car.BLUE

SAID: list[tuple[ev.Event, str]] = [
    (ev.LotOpened(RED, TRICKY, (ADA, BO, CY)), "Up for sale: the red car with Tricky."),
    (ev.LotOpened(RED, None, (ADA, BO, CY)), "Up for sale: the red car, without a power."),
    (
        ev.LotOpened(RED, TRICKY, (ADA, CY)),
        "Up for sale: the red car with Tricky. Only Ada and Cy may bid.",
    ),
    (ev.LotOpened(RED, None, (BO,)), "Up for sale: the red car, without a power. Only Bo may bid."),
    (ev.BidPlaced(BO, CARD, False), "Bo places red 6, yellow 4, black 2, blue 1."),
    (ev.BidPlaced(BO, WILD, True), "Bo places wild 5, black 2 and declares it a bid."),
    (ev.BidPlaced(BO, None, None), "Bo has placed a card."),
    (
        ev.BidsRevealed(
            RED,
            (
                ev.RevealedBid(ADA, CARD, False, 6),
                ev.RevealedBid(BO, WILD, True, 5),
                ev.RevealedBid(CY, WILD, False, None),
            ),
        ),
        "The cards for the red car:\n"
        "Ada bids $6M with red 6, yellow 4, black 2, blue 1.\n"
        "Bo declares $5M with wild 5, black 2.\n"
        "Cy passes with wild 5, black 2.",
    ),
    (ev.LotSold(CY, BLUE, TRICKY, 4), "Sold! Cy takes the blue car and Tricky for $4M."),
    (ev.LotSold(CY, BLUE, None, 4), "Sold! Cy takes the blue car for $4M."),
    (
        ev.LotGiven(CY, BLUE, TRICKY, 2, WILD),
        "The blue car and Tricky go to Cy without bidding, for $2M, as shown on the card wild 5, black 2.",
    ),
    (
        ev.LotGiven(CY, BLUE, None, 2, WILD),
        "The blue car goes to Cy without bidding, for $2M, as shown on the card wild 5, black 2.",
    ),
    (ev.LotSetAside(RED, TRICKY), "Nobody bids. The red car is set aside for later."),
    (ev.LotUnsold(RED, TRICKY), "The red car finds no buyer and races without an owner."),
    (ev.PowerChosen(ADA, TRICKY), "Ada keeps Tricky."),
    (ev.PowerChosen(ADA, None), "Ada has chosen a power."),
    (ev.PowersKept((TRICKY, None, CUNNING)), "The players: Ada (Tricky), Bo (no power) and Cy (Cunning)."),
    (ev.PowerSwapped(ADA, TRICKY), "Ada swaps Cunning for Tricky."),
    (ev.PowerSwapped(ADA, None), "Ada stays with Cunning."),
    (ev.RaceStarted(BO), "Start your engines! Bo starts the race."),
    (ev.HandDrawn(BO, (WILD, CARD)), "Bo draws wild 5, black 2; red 6, yellow 4, black 2, blue 1."),
    (ev.HandDrawn(BO, None), "Bo draws a hand."),
    (ev.CardPlayed(BO, CARD, False), "Bo plays red 6, yellow 4, black 2, blue 1."),
    (ev.CardPlayed(BO, WILD, True), "Bo plays wild 5, black 2 bottom up."),
    (ev.WildNamed(BO, RED), "Bo names red for the wild."),
    (ev.LineSkipped(BO, RED), "Bo skips the red line."),
    (ev.LineSkipped(BO, None), "Bo skips the wild."),
    (ev.LineKept(BO, RED), "Bo lets red move."),
    (ev.LinePassedOver(RED, True), "Red is home already."),
    (ev.LinePassedOver(RED, False), "Red is jammed and cannot move."),
    (ev.CarMoved(BO, RED, START, (NEXT,), False), f"Bo steers red 1 space to {NEXT}."),
    (ev.CarMoved(BO, RED, START, (NEXT, NEXT), True), f"Bo steers red 2 spaces more, to {NEXT}."),
    (ev.CarMoved(BO, RED, NEXT, (LAST,), False), "Bo steers red 1 space across the line."),
    (ev.LineCrossed(RED, 2), "Red is the first across betting line 2."),
    (ev.CarFinished(RED, 1), "Red comes home first!"),
    (ev.CarFinished(BLUE, 6), "Blue comes home sixth!"),
    (ev.LapCompleted(RED, 1), "Red has gone round once."),
    (ev.LapCompleted(RED, 2), "Red has gone round twice."),
    (ev.LapCompleted(RED, 3), "Red has gone round 3 times."),
    (ev.BonusDeclined(BO, RED), "Bo declines the bonus move for red."),
    (ev.HandDropped(BO, 1), "Bo has every car home and discards the last card unseen."),
    (ev.HandDropped(BO, 4), "Bo has every car home and discards the last 4 cards unseen."),
    (ev.CardDrawn(BO, WILD), "Bo draws wild 5, black 2."),
    (ev.CardDrawn(BO, None), "Bo draws a card."),
    (ev.BetsOpened(1), "Bet 1! Everybody marks a winner, in secret."),
    (ev.BetPlaced(BO, 1, RED), "Bo puts bet 1 on red."),
    (ev.BetPlaced(BO, 1, None), "Bo has placed bet 1."),
    (ev.BetsClosed(1), "All have placed bet 1."),
    (ev.TurnStarted(BO), "Bo is next."),
    (
        ev.RaceScored(1, (3, -2, 12), (RED, BLUE), ((RED,), (BLUE,), ())),
        "The race is over.\nHome, in this order: red and blue.\nStalled: black, green, yellow and orange.\n"
        "Ada bet on red.\nBo bet on blue.\nCy: $12M.\nAda: $3M.\nBo: −$2M.",
    ),
    (
        ev.RaceScored(2, (0, -4, 0), (), ((), (), ())),
        "Race 2 is over.\nNo car came home.\nAda: $0M.\nCy: $0M.\nBo: −$4M.",
    ),
    (ev.RaceScored(1, (0, 0, 0), (), ((), (), ())), "The race is over."),  # R10.2: nobody comes home
    (ev.NextRaceStarted(2, "river-station@1"), "On to race 2, at River Station."),
    (ev.GameEnded((BO,)), "Bo wins!"),
    (ev.GameEnded((ADA, CY)), "Ada and Cy share the win!"),
]


@pytest.fixture
def words() -> Words:
    return load("en")


@pytest.mark.parametrize(
    ("event", "text"), SAID, ids=[f"{n}-{type(e).__name__}" for n, (e, _) in enumerate(SAID)]
)
def test_what_is_said_of_an_event(words: Words, event: ev.Event, text: str) -> None:
    assert words.event(event, NAMES) == text


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event, _ in SAID} == set(ev.EVENTS)


@pytest.mark.parametrize("event", [e for e, _ in SAID if ev.audience(e) is not None])
def test_a_stranger_reads_nothing_secret(words: Words, event: ev.Event) -> None:
    told = words.event(ev.for_viewer(event, None), NAMES)
    secrets = [words.card(CARD), words.card(WILD), "red", "Tricky"]
    assert not [secret for secret in secrets if secret in told]


def test_money_of_an_event_is_that_of_the_edition(words: Words) -> None:
    assert (
        words.event(ev.LotSold(CY, BLUE, None, 4), NAMES, "pt-PT") == "Sold! Cy takes the blue car for €4M."
    )


def test_a_power_of_an_expansion_is_called_by_its_id(words: Words) -> None:
    event = ev.PowerChosen(ADA, PowerId("time-travel"))
    assert words.event(event, NAMES) == "Ada keeps time-travel."


GAMES: tuple[dict[str, object], ...] = (
    {"players": 2, "edition": "es"},
    {"players": 2, "mode": "beginner"},
    {"players": 3, "mode": "long-distance"},
    {"players": 6, "mode": "world-tour"},
)


@pytest.mark.parametrize("table", GAMES, ids=lambda table: " ".join(map(str, table.values())))
def test_whole_games_can_be_told_in_every_view(words: Words, table: dict[str, object]) -> None:
    rng = Random(5)
    setup = df.make_setup(**table)  # type: ignore[arg-type]
    names = [f"Player {n}" for n in range(setup.players)]
    state = df.new_game(setup=setup, seed="told")
    while not df.is_over(state):
        seat = rng.choice(df.to_act(state))
        sentence = words.phase(view(state, seat), names)
        assert all(names[waiting] in sentence for waiting in state.asked)
        state, events = df.apply(state, rng.choice(df.legal_actions(state, seat)))
        for event in events:
            for viewer in (None, *setup.seats):
                assert words.event(ev.for_viewer(event, viewer), names, setup.options.edition)
    assert words.phase(view(state, None), names) == "The game is over."


def test_every_phase_has_a_sentence(words: Words) -> None:
    told: dict[df.Phase, str] = {}
    for seed in range(60):
        rng = Random(seed)
        edition = ("en", "es")[seed % 2]
        state = df.new_game(players=2 + seed % 3, edition=edition, seed=str(seed))
        while not df.is_over(state):
            told.setdefault(state.phase, words.phase(view(state, None), NAMES + NAMES))
            seat = rng.choice(df.to_act(state))
            state = df.apply(state, rng.choice(df.legal_actions(state, seat))).state
        told.setdefault(state.phase, words.phase(view(state, None), NAMES + NAMES))
        if len(told) == len(df.Phase):
            break
    assert set(told) == set(df.Phase)
    assert len(set(told.values())) == len(df.Phase)
