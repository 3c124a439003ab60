"""The parts of the terminal game: console, road, choices, story, result."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random

import pytest

import downforce as df
from downforce.cli.terminal.choices import Decision, decision
from downforce.cli.terminal.console import Console, EndOfInput
from downforce.cli.terminal.result import Result
from downforce.cli.terminal.screen import Screen
from downforce.cli.terminal.session import TerminalSession
from downforce.cli.terminal.story import ON_NEXT_SCREEN, Story
from downforce.cli.terminal.table import TerminalTable
from downforce.i18n import load
from downforce.model.cards import SpeedCard
from downforce.model.ids import CARS, Car, PowerId, Seat
from downforce.notation import GameRecord
from downforce.rules import events as ev
from downforce.rules.facts import RoadAhead, bends_to_infield, gaps, steps_from
from downforce.rules.phases.scoring import running_order
from downforce.rules.view import view

WORDS = load("en")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


# --- console --------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    """A screen, not a file."""

    def isatty(self) -> bool:
        return True


def console(width: int = 40, answers: str = "", screen: io.StringIO | None = None) -> Console:
    return Console(io.StringIO(answers), screen or io.StringIO(), width=width)


def printed(console: Console) -> str:
    assert isinstance(console.target, io.StringIO)
    return console.target.getvalue()


def test_paragraphs_are_wrapped_and_indented() -> None:
    it = console(width=24)
    it.say("one two three four five six seven", indent=1, hang=2)
    assert printed(it) == " one two three four\n   five six seven\n"


def test_a_colour_and_its_number_stay_together() -> None:
    it = console(width=24)
    it.say("red* 6, yellow* 5, green* 4, 3, 2, 1")
    assert printed(it) == "red* 6, yellow* 5,\ngreen* 4, 3, 2, 1\n"


def test_an_empty_line() -> None:
    it = console()
    it.say()
    assert printed(it) == "\n"


@pytest.mark.parametrize(("environment", "bold"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_headings_are_bold_on_a_screen_only(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], bold: bool
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    screen = console(screen=Terminal())
    screen.heading("The result")
    assert printed(screen) == ("\n\x1b[1mTHE RESULT\x1b[0m\n" if bold else "\nTHE RESULT\n")
    file = console()
    file.heading("The result")
    assert printed(file) == "\nTHE RESULT\n"


def test_hiding_clears_a_screen_and_scrolls_a_file() -> None:
    screen, file = console(screen=Terminal()), console()
    screen.hide()
    file.hide()
    assert printed(screen) == "\x1b[2J\x1b[3J\x1b[H"
    assert printed(file) == "\n" * 60


def test_columns_are_aligned_or_else_joined() -> None:
    rows = [("1. red*", "5a", "44 to go", "", "Ann"), ("2. orange", "", "home, 1st", "+2", "Bo")]
    wide, narrow = console(width=60), console(width=30)
    wide.columns(rows, right=2)
    narrow.columns(rows, right=2)
    assert printed(wide) == " 1. red*    5a   44 to go      Ann\n 2. orange      home, 1st  +2  Bo\n"
    assert printed(narrow) == " 1. red*, 5a, 44 to go, Ann\n 2. orange, home, 1st, +2, Bo\n"


def test_no_columns() -> None:
    it = console()
    it.columns([], right=2)
    assert printed(it) == ""


def test_a_long_question_is_wrapped_and_the_answer_stripped() -> None:
    it = console(width=30, answers="  yes  \n")
    assert it.ask("Do you want to go on with this race?") == "yes"
    assert printed(it) == "Do you want to go on with\nthis race? yes\n"


def test_the_end_of_input() -> None:
    with pytest.raises(EndOfInput):
        console().ask("?")


@pytest.mark.parametrize("columns", ["1", "0", "40", "500"])
def test_any_width_will_do(monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    it = Console(io.StringIO(), io.StringIO())
    it.say("one two three " * 30)
    assert max(map(len, printed(it).splitlines())) <= 88


# --- the road -------------------------------------------------------------------------------------


def test_steps_are_counted_on_an_empty_road() -> None:
    track = df.TRACKS["marina-bay"]
    start = track.grid[0]
    steps = steps_from(track, start, laps=False)
    assert steps[start] == 0
    assert all(steps[there] == 1 for there in track.ahead[start])
    assert all(track.cells[cell].front >= track.cells[start].front for cell in steps)
    longest = max(steps.values())
    assert longest >= track.steps_to_finish[start] - 1  # the last step crosses the line
    assert len(steps_from(track, start, laps=True)) == len(track.cells)


def states(seed: str, **table: object) -> Iterator[df.GameState]:
    rng = Random(seed)
    state = df.new_game(seed=seed, **table)  # type: ignore[arg-type]
    while not state.is_over:
        yield state
        seat = rng.choice(state.asked)
        state = df.apply(state, rng.choice(df.legal_actions(state, seat))).state
    yield state


def test_the_road_agrees_with_the_rules() -> None:
    """A car that the road calls jammed is passed over; the finish in n steps can be reached by n."""
    seen_jam = 0
    for state in states("road", players=3):
        for car in CARS:
            road = RoadAhead(state, car)
            if state.cars.cells[car] < 0:
                assert not road.is_jammed
                continue
            ahead = state.track.ahead[state.cars.cells[car]]
            assert road.is_jammed == all(cell in state.cars.cells for cell in ahead)
            assert road.to_go == state.track.shortest_lap(state.cars.cells[car])
            seen_jam += road.is_jammed
            for steps, other in road.next_cars(6):
                assert 1 <= steps <= 6
                assert (
                    state.track.cells[state.cars.cells[other]].front
                    > state.track.cells[state.cars.cells[car]].front
                )
            bet = road.bet()
            if bet is not None:
                assert bet[0] == state.setup.lines_crossed(state.cars.cells) + 1
                assert bet[1] >= 1
    assert seen_jam


def test_gaps_add_up_to_the_distance_between_first_and_last() -> None:
    state = df.new_game(players=2, seed="gaps")
    order = running_order(state)
    found = [*gaps(state, order)]
    assert found[0] is None
    total = sum(gap for gap in found if gap is not None)
    assert total == RoadAhead(state, order[-1]).to_go - RoadAhead(state, order[0]).to_go


# --- choices --------------------------------------------------------------------------------------

TABLES: tuple[dict[str, object], ...] = (
    {"players": 2, "edition": "es"},
    {"players": 3, "powers": ["cunning", "strategic", "determined"]},
    {"players": 4, "lowest_bid": True},
    {"players": 6, "mode": "beginner"},
    {"players": 5, "mode": "long-distance"},
    {"players": 2, "mode": "beginner", "bets": True},
)


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.soak)])
def test_every_kind_of_decision_can_be_shown(games: int) -> None:
    """In each of many positions: as many numbered choices as legal actions, each with its own words."""
    met: set[df.Phase] = set()
    for number, table in enumerate(TABLES * games):
        for state in states(f"offered {number}", **table):
            for seat in state.asked:
                asked = decision(Screen(WORDS, view(state, seat), NAMES))
                met.add(state.phase)
                check(asked, df.legal_actions(state, seat))
    assert met == set(df.Phase) - {df.Phase.OVER}


def check(asked: Decision, legal: tuple[df.Action, ...]) -> None:
    assert sorted(map(str, legal)) == sorted(str(option.action) for option in asked.options)
    texts = [option.text for option in asked.options]
    assert len(set(texts)) == len(texts)
    assert all(texts)
    keys = [key for option in asked.options for key in option.keys]
    assert len(set(keys)) == len(keys)
    assert not any(key.isdecimal() for key in keys)
    assert f"1 to {sum(option.is_listed for option in asked.options)}?" in asked.question


def test_what_is_said_of_moves_comes_true() -> None:
    """Whatever a choice announces shows in the events or the position after it."""
    counted = dict.fromkeys(("finish", "bet", "jams", "shuts in", "frees", "passes", "bonus"), 0)
    for number in range(12):
        powers = ["determined", "aggressive", "tricky"]
        for state in states(f"true {number}", players=3, powers=powers):
            if state.phase is not df.Phase.MOVE_CAR:
                continue
            seat = state.asked[0]
            order = running_order(state)
            for option in decision(Screen(WORDS, view(state, seat), NAMES)).options:
                action, text = option.action, option.text
                assert isinstance(action, df.MoveCar)
                after, events = df.apply(state, action)
                moved = next(event for event in events if isinstance(event, ev.CarMoved))
                crossed = [event.number for event in events if isinstance(event, ev.LineCrossed)][:1]
                home = [event for event in events if isinstance(event, ev.CarFinished)]
                assert f"{len(moved.path)} space" in text
                assert ("finish line" in text) == bool(home)
                assert ("opens bet" in text) == bool(crossed)
                behind = text.partition("passes ")[2].partition(",")[0]
                for other in CARS:
                    if behind and WORDS.car(other) in behind:
                        assert order.index(other) < order.index(action.car)
                counted["finish"] += bool(home)
                counted["bet"] += bool(crossed)
                for word in ("jams", "shuts in", "frees", "passes", "bonus"):
                    counted[word] += word in text
                if "bonus" in text:
                    assert after.phase is df.Phase.BONUS
    assert all(counted.values()), counted


def test_bids_come_highest_first_and_passes_last() -> None:
    state = df.new_game(players=4, seed="bids")
    texts = [option.text for option in decision(Screen(WORDS, view(state, Seat(1)), NAMES)).options]
    amounts = [-1 if text.startswith("pass") else int(text[1]) for text in texts]
    assert amounts == sorted(amounts, reverse=True)
    assert amounts[-1] == -1


def test_who_may_bid_is_known_from_the_view() -> None:
    """As the event says that opens the lot, although the view does not show the lots to come."""
    few = 0
    for number in range(30):
        rng = Random(number)
        state, events = df.opening(
            setup := df.make_setup(players=2 + number % 5), df.GameRecord(setup=setup, seed=str(number)).deal
        )
        while state.phase is df.Phase.BID:
            opened = [event for event in events if isinstance(event, ev.LotOpened)]
            if opened:
                assert Screen(WORDS, view(state, Seat(0)), NAMES).bidders() == opened[-1].bidders
                few += len(opened[-1].bidders) < setup.players
            state, events = df.apply(state, rng.choice(df.legal_actions(state, state.asked[0])))
    assert few > 5


# --- the story ------------------------------------------------------------------------------------


def test_a_card_is_one_paragraph() -> None:
    cells = df.TRACKS["marina-bay"].cells
    card = SpeedCard.parse("x", "R6 *4 K2 B1")
    events: list[ev.Event] = [
        ev.TurnStarted(Seat(1)),
        ev.CardPlayed(Seat(1), card, False),
        ev.CarMoved(Seat(1), Car.RED, cells[0], tuple(cells[1:7]), False, 6),
        ev.WildNamed(Seat(1), Car.GREEN),
        ev.CarMoved(Seat(0), Car.GREEN, cells[0], tuple(cells[30:32]), False, 4),
        ev.LineSkipped(Seat(1), Car.BLACK),
        ev.LinePassedOver(Car.BLUE, False),
        ev.TurnStarted(Seat(2)),
        ev.CardPlayed(Seat(2), card, True),
        ev.CarMoved(Seat(2), Car.BLUE, cells[0], (cells[1],), False, 1),
        ev.CarMoved(Seat(2), Car.BLACK, cells[0], (cells[1],), False, 2),
    ]
    told = Story(WORDS, NAMES, "en", Seat(0)).tell(events)
    assert told == [
        f"Bo plays red 6, wild 4, black 2, blue 1. Red goes 6 to {cells[6]}. The wild is green. "
        f"Ann steers green 2 spaces to {cells[31]}. The black line is skipped. "
        "Blue is jammed and cannot move.",
        f"Cy plays red 6, wild 4, black 2, blue 1 bottom up. Blue goes 1 to {cells[1]}. "
        f"Black goes only 1 of 2, to {cells[1]}.",
    ]


def test_what_is_taken_back_is_forgotten() -> None:
    cells = df.TRACKS["marina-bay"].cells
    card = SpeedCard.parse("x", "R6 B1")
    start: list[ev.Event] = [ev.CardPlayed(Seat(0), card, False)]
    first = ev.CarMoved(Seat(0), Car.RED, cells[0], (cells[1],), False, 6)
    story = Story(WORDS, NAMES, "en", Seat(0))
    once = story.tell([*start, first])
    story.recall(start)
    assert story.tell([first]) == once == [f"Red goes only 1 of 6, to {cells[1]}."]


def bid(seat: int, text: str, amount: int | None) -> ev.RevealedBid:
    return ev.RevealedBid(Seat(seat), SpeedCard.parse("x", text), False, amount)


@pytest.mark.parametrize(
    ("bids", "winner", "why"),
    [
        ((bid(0, "R6", 6), bid(1, "R5", 5)), 0, ""),
        ((bid(0, "R6 K4", 6), bid(1, "R6", 6)), 0, "the card with more lines wins"),
        ((bid(0, "R6 *3", 6), bid(1, "R6 K4", 6), bid(2, "R6", 6)), 1, "the card without a wild wins"),
        ((bid(0, "*6 B1", 6), bid(1, "*6 K1", 6)), 1, "the seat nearest to the left"),
    ],
)
def test_a_tie_in_the_auction_is_explained(bids: tuple[ev.RevealedBid, ...], winner: int, why: str) -> None:
    sold = ev.LotSold(Seat(winner), Car.RED, PowerId("tricky"), 6)
    *_, last = Story(WORDS, NAMES, "en", Seat(0)).tell([ev.BidsRevealed(Car.RED, bids), sold])
    assert last.startswith("Sold!")
    assert (why in last) if why else ("equal" not in last)


def test_a_person_hears_of_own_draws_only() -> None:
    card = SpeedCard.parse("x", "R6")
    story = Story(WORDS, NAMES, "en", Seat(0))
    assert story.tell([ev.CardDrawn(Seat(0), card)]) == ["Ann draws red 6."]
    assert story.tell([ev.CardDrawn(Seat(1), None)]) == []


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    told: set[type[ev.Event]] = set()
    for number, table in enumerate(TABLES * 3):
        rng = Random(number)
        setup = df.make_setup(**table)  # type: ignore[arg-type]
        step = df.opening(setup, df.GameRecord(setup=setup, seed=f"story {number}").deal)
        while True:
            story = Story(WORDS, NAMES, "en", Seat(0))
            for event in step.events:
                seen = ev.for_viewer(event, Seat(0))
                assert bool(story.tell([seen])) == story.is_news(seen)
                told.add(type(event))
            if step.state.is_over:
                break
            seat = rng.choice(step.state.asked)
            step = df.apply(step.state, rng.choice(df.legal_actions(step.state, seat)))
    assert told >= {*ON_NEXT_SCREEN, *(kind for kind in ev.EVENTS if ev.trait(kind).is_quiet)}


# --- the result -----------------------------------------------------------------------------------


def finished(
    *,
    owners: tuple[int, ...],
    prices: tuple[int, ...],
    home: tuple[Car, ...],
    bets: tuple[tuple[Car, ...], ...],
) -> Result:
    """A finished race with this outcome."""
    state = df.new_game(players=len(bets), seed="result")
    cells = tuple(-1 if car in home else cell for car, cell in enumerate(state.cars.cells))
    state = state._replace(
        phase=df.Phase.OVER,
        asked=(),
        auction=state.auction._replace(owners=owners, prices=prices),
        cars=state.cars._replace(cells=cells, home=home),
        bets=bets,
    )
    return Result(Screen(WORDS, view(state, None), NAMES))


K, B, G, Y, ORANGE, R = CARS


def test_the_printed_example_of_scoring() -> None:
    """P9: yellow for 5 and green for 4 come home second and fifth; bets on yellow, yellow and blue."""
    result = finished(
        owners=(1, 1, 0, 0, 1, 1),
        prices=(1, 1, 4, 5, 1, 1),
        home=(B, Y, R, K, G, ORANGE),
        bets=((Y, Y, B), (R, R, R)),
    )
    assert result.order_home()[:2] == ["1st blue (Bo)", "2nd yellow (Ann)"]
    assert result.winner() == ["Bo wins with $24M!"]
    lines = [row for _, row in result.sheets()]
    assert lines[4:] == [
        "2. Ann: $15M",
        "Prizes $11M: green 5th $2M, yellow 2nd $9M",
        "Bets $13M: yellow 2nd $6M, yellow 2nd $4M, blue 1st $3M",
        "Auction −$9M: green $4M, yellow $5M",
    ]


def test_a_tie_is_broken_by_the_best_car() -> None:
    result = finished(
        owners=(0, 1, -1, -1, -1, -1), prices=(6, 3, 0, 0, 0, 0), home=(K, B), bets=((G, G, G), (G, G, G))
    )
    assert result.winner() == [
        "Ann wins with $6M!",
        "Ann and Bo have $6M each; Ann is ahead thanks to the better car (1st).",
    ]
    assert result.order_home() == [
        "1st black (Ann)",
        "2nd blue (Bo)",
        "Stalled: green, yellow, orange and red.",
    ]


def test_a_shared_win_is_explained() -> None:
    result = finished(owners=(0, 1, -1, -1, -1, -1), prices=(2, 2, 0, 0, 0, 0), home=(), bets=((G,), (G,)))
    assert result.winner() == [
        "Ann and Bo share the win with −$2M each!",
        "Ann and Bo have −$2M each, and their best cars do not break the tie.",
    ]
    assert [row for _, row in result.sheets()][:4] == [
        "1. Ann: −$2M",
        "Prizes $0M: black stalled $0M",
        "Bets $0M: green stalled $0M",
        "Auction −$2M: black $2M",
    ]


def test_advice_taken_counts_once_a_card() -> None:
    setup = df.new_game(players=3, mode="beginner").setup
    game = GameRecord(setup=setup, seed="one card", names=("Ann", "Bo", "Cy"))
    session = TerminalSession(TerminalTable(game=game, people=frozenset({Seat(0)})))
    seat = session.state.asked[0]
    steps = 0
    while not session.state.cards.discard:
        action = session.view(seat).legal[0]
        session.note_advice([action])
        session.play(action)
        steps += 1
    assert steps > 1
    assert len(session.advised) == steps
    assert session.advised_of(seat) == 1


@pytest.mark.parametrize("track", df.TRACKS.values(), ids=df.TRACKS)
def test_the_inside_of_a_bend_is_its_shortest_lane(track: df.Track) -> None:
    bends = [(n, section.cells) for n, section in enumerate(track.sections) if section.angle]
    both_ways = {bends_to_infield(track, n) for n, _ in bends}
    assert both_ways == {True, False}
    for n, cells in bends:
        infield, outfield = cells[0], cells[-1]
        assert infield == outfield or (infield < outfield) is bends_to_infield(track, n)
