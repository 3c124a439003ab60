"""The guided races, raced by a pupil who hears the accessibility tree and the notes, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from downforce.i18n import load
from downforce.learn import LESSONS
from tests.browser.hands import Node, Tree
from tests.browser.person import NewPerson, Person, play_out, record_of
from tests.browser.test_access import complaints
from tests.server.running import Server

ENGINEER = "region Race engineer"
NOTES = {"play": "card", "wild": "name-wild", "bid": "bid", "keep": "keep-power", "bet": "bet"}
"""By the verb of an action the note about it; steering has one for own cars and one for others."""
AT_THE_END = ("sheet", "first-stalled")
QUICKLY = '"instant"'


@dataclass
class Pupil(Tree):
    """Reads what the engineer has to say before every decision, and does what the tree offers."""

    ELSEWHERE = Tree.ELSEWHERE | {ENGINEER}
    notes: str = ""
    """All that the engineer has said so far."""
    read: set[int] = field(default_factory=set)
    """The numbers of the notes that were read."""
    watch: Callable[[str], None] = lambda _: None
    """Is told the notes so far before each decision."""

    def _chosen(self, nodes: list[Node], rng: Random) -> Node | None:  # type: ignore[override]
        said = [one for one in nodes if ENGINEER in one.within]
        self.notes += " ".join(one.more for one in said)
        node = super()._chosen(nodes, rng)
        if node is None:
            return None
        leaf = self._leaf(said)
        if leaf is not None:
            return leaf
        self.watch(self.notes)
        return node

    def _leaf(self, said: list[Node]) -> Node | None:
        """Leads to a note that was not read: one that came and was replaced by another, or a further one."""
        open_ = {one.name: one for one in said if one.role == "button" and "disabled" not in one.more}
        if "Close the note" not in open_:
            return None
        counted = [found for one in said if (found := re.search(r"Note (\d+) of", f"{one.name} {one.more}"))]
        number = int(counted[0][1]) if counted else 1
        self.read.add(number)
        return open_.get("Previous note") if not {*range(1, number)} <= self.read else None


@dataclass
class Decisions:
    """What the page was offered, from what the server sent: the verbs, and the car that is steered."""

    person: Person
    read: int = 0
    verbs: frozenset[str] = frozenset()
    car: str = ""

    def look(self) -> None:
        for frame in self.person.frames[self.read :]:
            message = json.loads(frame)
            for one in message.get("updates", [message]):
                choices = one.get("choices", one.get("view", {}).get("choices") if one.get("view") else None)
                if choices:
                    words = [choice["do"].split() for choice in choices]
                    self.verbs = frozenset(word[1] for word in words)
                    self.car = words[0][2] if self.verbs == {"move"} and len(words) > 1 else ""
        self.read = len(self.person.frames)


def begin(person: Person, lesson: str) -> None:
    """Goes to Learn and starts a lesson there; the bots lose no time."""

    def hurry(route: Route) -> None:
        route.continue_(post_data=(route.request.post_data or "").replace('"calm"', QUICKLY))

    person.page.route("**/api/tables", hurry)
    person.go("/learn")
    person.page.locator(f'[data-do="lesson {lesson}"]').press("Enter")
    expect(person.page.locator("main .stage").first).to_be_visible()


def text(id: str) -> str:
    """A note as it begins, up to where a car is named."""
    words = load("en").text(f"lesson-{id}", **({"cars": "§"} if id == "first-goal" else {}))  # type: ignore[arg-type]
    return words.partition("§")[0]


@pytest.mark.parametrize("lesson", ["first-lap", pytest.param("grand-prix", marks=pytest.mark.soak)])
def test_who_knows_nothing_else_finishes_a_guided_race(
    lesson: str, new_person: NewPerson, server: Server
) -> None:
    pupil = Pupil()
    ann = new_person("Ann", hands=pupil)
    begin(ann, lesson)
    offers, firsts = Decisions(ann), dict[str, str]()

    def watch(notes: str) -> None:
        offers.look()
        asked = {NOTES[verb] for verb in offers.verbs if verb in NOTES}
        if offers.car:
            asked = {"own-car" if f"{offers.car}0" in ann.line.get("owners", "") else "rival-car"}
        for note in asked:
            firsts.setdefault(note, notes)

    pupil.watch = watch
    play_out([ann])
    assert [frame for frame in ann.frames if '"t":"refused"' in frame] == []
    told = [note["id"].removeprefix("lesson-") for note in (ann.seen.view or {})["notes"]]
    assert len(told) > 0.7 * len(LESSONS[lesson].notes)
    known = {note.id for note in LESSONS[lesson].notes}
    if lesson == "grand-prix":
        firsts = {("race" if note == "card" else note): heard for note, heard in firsts.items()}
    unheard = {note: heard for note, heard in firsts.items() if note in known and text(note) not in heard}
    assert unheard == {}
    assert len(firsts.keys() & known) >= 3
    heard = [id for id in told if text(id) in pupil.notes and id not in AT_THE_END]
    assert len(heard) > 0.7 * len(told)  # some belong to a moment that the next step of the turn ends
    assert record_of(server.url, ann.table).headers["Prepared"] == lesson


def test_a_guided_race_is_left_and_taken_up_again(new_person: NewPerson) -> None:
    ann = new_person("Ann", hands=Tree())
    begin(ann, "first-lap")
    note = ann.page.locator("[data-note]").first
    expect(note).to_be_visible()
    table = ann.table
    ann.go("/learn")
    ann.page.get_by_role("link", name="Back to the race").click()
    expect(ann.page.locator("main .stage").first).to_be_visible()
    assert ann.table == table
    expect(note).to_be_visible()
    fold(ann.page)
    expect(ann.page.locator(".goal")).not_to_be_empty()
    ann.page.keyboard.press("n")
    expect(ann.page.locator("[data-note]")).to_be_visible()


def fold(page: Page) -> None:
    """Folds the note away, once it is the player's turn and nothing new comes."""
    expect(page.locator(".bar.turn")).to_be_visible()
    page.locator("[data-leaf=fold]").click()
    expect(page.locator("[data-note]")).to_have_count(0)


def test_newcomers_are_offered_the_guided_races_first(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.go()
    expect(ann.page.locator("section.first [data-do='lesson first-lap']")).to_be_visible()
    bea = new_person(
        "Bea", prefs={"games": [{"id": "x", "when": 1, "track": "marina-bay@1", "players": ["Bea"]}]}
    )
    bea.go()
    expect(bea.page.locator("form.ticket")).to_be_visible()
    expect(bea.page.locator("section.first")).to_have_count(0)


@pytest.mark.parametrize("viewport", [{"width": 390, "height": 844}, {"width": 1366, "height": 768}], ids=str)
def test_the_engineer_moves_neither_stage_nor_bar(viewport: dict[str, int], new_person: NewPerson) -> None:
    ann, is_phone = new_person("Ann", viewport=viewport), viewport["width"] < 600
    ann.go("/learn")
    page = ann.page
    expect(page.locator('[data-do="lesson first-lap"]')).to_be_visible()
    assert complaints(ann, is_touched=is_phone, is_pseudo=False) == []
    begin(ann, "first-lap")
    expect(page.locator("[data-note]")).to_be_visible()
    places = [page.locator(one).bounding_box() for one in ("main > .stage", ".bar")]
    assert complaints(ann, is_touched=is_phone, is_pseudo=False) == []
    fold(page)
    assert [page.locator(one).bounding_box() for one in ("main > .stage", ".bar")] == places
