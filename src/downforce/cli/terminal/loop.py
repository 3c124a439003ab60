"""The game at the keyboard, from the first lot to the result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from downforce.cli.terminal.choices import Decision, MenuOption, decision
from downforce.cli.terminal.commands import circuit, obey
from downforce.cli.terminal.console import Console, typed
from downforce.cli.terminal.desk import Desk
from downforce.cli.terminal.result import Result
from downforce.cli.terminal.screen import DISTANCE, Screen
from downforce.cli.terminal.session import TerminalSession
from downforce.cli.terminal.story import Story
from downforce.cli.terminal.table import clean_name
from downforce.i18n import Words
from downforce.i18n.fill import fill
from downforce.model.ids import Seat
from downforce.notation.phrases import stake_phrase
from downforce.rules.actions import Action, PlayCard
from downforce.rules.events import CardPlayed, Event, GameEnded, RaceScored, RaceStarted, for_viewer, trait
from downforce.rules.game import apply
from downforce.rules.stakes import stakes
from downforce.rules.state import NONE, GamePart
from downforce.rules.view import view

MOST_STAKES = 2
"""More sentences than this a player would not read before confirming."""


@dataclass
class Loop:
    """Asks whoever has to decide, until the game is over."""

    console: Console
    words: Words
    session: TerminalSession
    keep: Callable[[], None] = field(default=lambda: None)
    """Called after each action, to write the race to a file."""
    holder: Seat | None = field(default=None, init=False)  # who has the keyboard
    stories: dict[Seat, Story] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        table = self.session.table
        for seat in table.people:
            self.stories[seat] = Story(self.words, table.names, table.edition, seat)
            self.stories[seat].recall(self.session.seen(seat))  # of a game that was resumed
        if len(table.people) == 1:
            (self.holder,) = table.people

    def run(self) -> None:
        """Plays to the end."""
        while not self.session.state.is_over:
            seat = self.next_seat()
            if seat in self.session.table.people:
                self.person(seat)
            else:
                self.session.play(self.session.bot_action(seat))
            self.keep()
        self.result()

    def next_seat(self) -> Seat:
        """Bots first, so that nobody waits for them; then whoever has the keyboard; then the others."""
        asked = self.session.state.asked
        bots = [seat for seat in asked if seat not in self.session.table.people]
        return (bots or [seat for seat in asked if seat == self.holder] or [*asked])[0]

    # --- one person -------------------------------------------------------------------------------

    def person(self, seat: Seat) -> None:
        """One decision of one person."""
        self.hand_over(seat)
        self.tell(seat, self.session.unread(seat))
        desk = Desk(self.console, self.words, self.session, seat)
        legal = desk.screen.view.legal
        if len(legal) == 1:
            self.forced(desk, legal[0])
            return
        asked = decision(desk.screen)
        self.show(desk, asked)
        action = self.answer(desk, asked)
        if action is not None:
            self.carry_out(desk, action, forced=False)

    def forced(self, desk: Desk, action: Action) -> None:
        """Plays the only choice there is; the last card is shown first."""
        if isinstance(action, PlayCard):
            asked, card = decision(desk.screen), desk.screen.lines(action.card.lines)
            self.show(desk, replace(asked, options=()))
            self.console.say(self.words.text("forced-card", card=card))
        self.carry_out(desk, action, forced=True)

    def hand_over(self, seat: Seat) -> None:
        """Passes the keyboard, with nothing left on the screen for the next person to see."""
        if self.holder == seat:
            return
        name, text = self.session.table.names[seat], self.words.text
        if self.holder is not None:
            self.console.hide()
        self.console.say()
        self.console.say(text("pass-keyboard", player=name))
        self.console.ask(text("pass-enter", player=name))
        self.console.hide()
        self.holder = seat

    def tell(self, seat: Seat, events: Sequence[Event]) -> None:
        """What has happened, to somebody who may know it."""
        chapter: list[Event] = []
        for event in events:
            chapter.append(event)
            if isinstance(event, RaceStarted):
                self.paragraphs(self.stories[seat].tell(chapter))
                self.brief(seat)
                chapter = []
        self.paragraphs(self.stories[seat].tell(chapter))

    def paragraphs(self, texts: Iterable[str]) -> None:
        """Each after an empty line; further lines of a paragraph are indented."""
        for text in texts:
            first, *rest = text.split("\n")
            self.console.say()
            self.console.say(first)
            for row in rest:
                self.console.say(row, indent=2, hang=2)

    def brief(self, seat: Seat) -> None:
        """At the start of a race: what one drives, and how a turn goes."""
        state, words = self.session.state, self.words
        cars = words.cars(state.cars_of(seat))
        held = state.auction.powers[seat]
        self.console.say()
        if held:
            name, effect = words.power_name(held[0]), words.power_effect(held[0])
            self.console.say(words.text("start-own-power", cars=cars, power=name, effect=effect))
        else:
            self.console.say(words.text("start-own", cars=cars))
        self.console.say(words.text("start-race"))

    def show(self, desk: Desk, asked: Decision) -> None:
        """The question with everything around it; in a wide terminal the circuit beside it."""
        size = self.console.picture_size
        on_the_road = self.session.state.phase.part is not GamePart.AUCTION
        with self.console.beside(circuit(desk, size, asked) if size and on_the_road else ()):
            self.write(asked)

    def write(self, asked: Decision) -> None:
        """The question as text."""
        if asked.heading:
            self.console.heading(asked.heading)
        else:
            self.console.say()
        self.console.columns(asked.rows, right=DISTANCE)
        for paragraph in asked.intro:
            self.console.say(paragraph)
        for number, option in enumerate(asked.listed, 1):
            self.console.say(f"{number:2}. {option.text}", hang=4)

    def answer(self, desk: Desk, asked: Decision) -> Action | None:
        """A choice, or None where a command has changed the game. Enter shows the choices again."""
        while True:
            line = self.console.ask(asked.question)
            option = _meant(line, asked)
            if option is not None:
                return option.action
            changed = obey(desk, line) if line else False
            if changed:
                self.stories[desk.seat].recall(self.session.log(desk.seat))
                return None
            if changed is None:
                shown = clean_name(line if len(line) <= 20 else f"{line[:20]}...")
                self.console.say(self.words.text("retry", input=shown, count=len(asked.listed)))
            if not line:
                self.show(desk, asked)

    # --- the end of a turn ------------------------------------------------------------------------

    def carry_out(self, desk: Desk, action: Action, *, forced: bool) -> None:
        """Plays a choice. The one that ends a turn can still be taken back, before anything else is seen."""
        shown = self.show_outcome(desk, action)
        if self.ends_turn(desk, action) and not self.confirmed(desk, action, forced=forced):
            self.stories[desk.seat].recall(self.session.log(desk.seat))
            return
        self.session.play(action, forced=forced)
        self.session.skip(desk.seat, shown)

    def show_outcome(self, desk: Desk, action: Action) -> int:
        """Tells what a choice does to the track, and returns how many events that were."""
        shown: list[Event] = []
        for event in apply(self.session.state, action).events:
            if not (trait(event).of_card or isinstance(event, CardPlayed)):
                break
            shown.append(for_viewer(event, desk.seat))
        for paragraph in self.stories[desk.seat].tell(shown):
            self.console.say(paragraph)
        return len(shown)

    def ends_turn(self, desk: Desk, action: Action) -> bool:
        """Whether an own card is resolved by this choice."""
        before = self.session.state
        own = before.phase.part in (GamePart.TURN, GamePart.CARD) and before.turn.seat == desk.seat
        return own and apply(before, action).state.turn.card == NONE

    def confirmed(self, desk: Desk, action: Action, *, forced: bool) -> bool:
        """Waits for Enter at the end of a turn; undo goes back to the last choice."""
        # The cars stand where they will be; the cards stay as they are, or a drawn card could be seen.
        after = apply(self.session.state, action).state
        desk.draft = self.session.state._replace(cars=after.cars)
        question = " ".join([*self.at_stake(desk, action), self.words.text("ask-end-turn")])
        while line := self.console.ask(question):
            if not forced and typed(line) in ("undo", typed(self.words.text("command-undo"))):
                self.console.say(self.words.text("undo-done"))
                return False
            changed = obey(desk, line)
            if changed:
                return False
            if changed is None:
                self.console.say(self.words.text("retry-enter"))
        return True

    def at_stake(self, desk: Desk, action: Action) -> list[str]:
        """What to know before the turn is confirmed, the weightiest first."""
        state, table = self.session.state, self.session.table
        log = self.session.log(desk.seat)
        start = max((n for n, event in enumerate(log) if isinstance(event, CardPlayed)), default=len(log))
        events = [for_viewer(event, desk.seat) for event in apply(state, action).events]
        known = events[: next((n for n, event in enumerate(events) if trait(event).reveals), len(events))]
        earlier = () if isinstance(action, PlayCard) else log[start:]
        found = stakes(view(state, desk.seat), known, earlier)[:MOST_STAKES]
        return [fill(self.words, stake_phrase(one), table.names, table.edition) for one in found]

    # --- the end of the game ----------------------------------------------------------------------

    def result(self) -> None:
        """Who won and why, for everybody."""
        seat = self.holder if self.holder is not None else min(self.session.table.people)
        last = [e for e in self.session.unread(seat) if not isinstance(e, RaceScored | GameEnded)]
        self.tell(seat, last)
        result = Result(Screen(self.words, self.session.view(None), self.session.table.names))
        self.console.heading(self.words.text("heading-result"))
        home = result.order_home()
        for row in home:
            self.console.say(row, indent=1, hang=4)
        if home:
            self.console.say()
        for row in result.winner():
            self.console.say(row)
        self.console.say()
        for indent, row in result.sheets():
            self.console.say(row, indent=indent, hang=3)
        for seat in sorted(self.session.table.people):
            if count := self.session.advised_of(seat):
                self.console.say()
                name = self.session.table.names[seat]
                self.console.say(self.words.text("result-advised", player=name, count=count))


def _meant(line: str, asked: Decision) -> MenuOption | None:
    """The choice that an answer means: by its number, or by what it is called."""
    if line.isdecimal() and line.isascii():
        listed = asked.listed
        return listed[int(line) - 1] if len(line) < 4 and 1 <= int(line) <= len(listed) else None
    return next((option for option in asked.options if typed(line) in map(typed, option.keys)), None)
