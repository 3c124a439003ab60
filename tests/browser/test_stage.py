"""The race screen stands still: whole games at nine sizes, measured in the page at every decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.browser.hands import Fingers, Hands, Mouse
from tests.browser.person import NewPerson, Person, play, record_of
from tests.browser.test_games import gather
from tests.server.running import Server

SIZES = {
    "desktop": ((1920, 1080), (1440, 900), (1366, 768)),
    "between": ((1024, 768), (820, 1180), (844, 390)),
    "phone": ((390, 844), (390, 664), (320, 568)),
    "phones": ((360, 640), (414, 896), (664, 390), (568, 320)),
}
SMALLEST = (320, 568)
LARGEST_SHIFT = 0.02
ONE_PIXEL = 1.0
LEAST_LETTER = 10.95  # pixels
GAP = 4  # pixels between two cards
LEAST_CARD = 43.5  # for every hand of the deck: web/src/cards/rows.test.ts
LEAST_OF_SMALLEST = 31.5  # two dozen targets of 44 px do not go into a tray of 320 x 128

WATCH = """
window.shifts = []
const told = ({ node, previousRect: a, currentRect: b }) =>
    `${node?.className?.baseVal ?? node?.className ?? node?.nodeName} ${a.x},${a.y} to ${b.x},${b.y}`
// Those that follow an input at once count too: how soon they follow depends on how busy the machine is.
new PerformanceObserver(list => window.shifts.push(...list.getEntries()
    .map(one => ({ value: one.value, sources: one.sources.map(told) }))
)).observe({ type: 'layout-shift', buffered: true })
"""

SETTLED = """async () => {
    const frame = () => new Promise(done => requestAnimationFrame(done))
    const parts = '.stage, .bar, .bar button, .tray [data-do], .tray .slot'
    const all = () => [...document.querySelectorAll(parts)]
    const places = () => JSON.stringify(all().map(one => one.getBoundingClientRect()))
    const isMoving = () => all().some(one => one.getAnimations().length)
    for (let before = '', tries = 20; tries && (before !== (before = places()) || isMoving()); tries--)
        for (let left = 4; left; left--) await frame()  // the layout, what is measured, what follows
}"""

MEASURE = """() => {
    const box = one => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return [left, top, right, bottom].map(side => Math.round(side * 10) / 10)
    }
    const all = query => [...document.querySelectorAll(query)].filter(one => one.checkVisibility())
    const stage = document.querySelector('.stage'), [left, top, right, bottom] = box(stage)
    const isIn = ([l, t, r, b], [L, T, R, B]) => l >= L - 1 && t >= T - 1 && r <= R + 1 && b <= B + 1
    const page = [0, 0, innerWidth, innerHeight]
    const told = one => `${one.dataset.do ?? one.ariaLabel ?? one.className}: ${box(one)}`
    const controls = all('.bar, .bar button, .tray [data-do], .tray .slot')
    const isSmall = one => one.getBoundingClientRect().height < 43.5
    const ends = all('.stage [data-target] .lit')
    const seen = one => {
        const [l, t, r, b] = box(one), found = document.elementFromPoint((l + r) / 2, (t + b) / 2)
        return Boolean(found?.closest('.board'))
    }
    const letters = all('.board [data-car] .letter').map(one => {
        const { a, b } = one.getScreenCTM()
        return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b)
    })
    return {
        stage: [left, top, right, bottom],
        bar: box(document.querySelector('.bar')),
        page,
        outside: controls.filter(one => !isIn(box(one), page)).map(told),
        small: all('.tray [data-do], .bar button').filter(isSmall).map(told),
        ends: ends.map(one => {
            const [l, t, r, b] = box(one)
            return { long: Math.max(r - l, b - t), isIn: isIn([l, t, r, b], [left, top, right, bottom]),
                     isSeen: seen(one), is_car: Boolean(one.closest('[data-car]')) }
        }),
        choices: all('.tray [data-do]').length,
        hand: all('.tray .slot:not(.up)').map(one => ({ said: one.dataset.card, at: box(one) })),
        is_fanned: Boolean(document.querySelector('.wide .tray')),
        cut: all('.choices .text, .order .pays, .ticket .stub span')
            .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent),
        is_bar_first: Boolean(document.querySelector('.bar')?.compareDocumentPosition(
            document.querySelector('.tray') ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING),
        letter: Math.min(99, ...letters),
        words: all('.board [role=status]').map(one => one.textContent),
        shifts: window.shifts.splice(0),
        scrolls: document.documentElement.scrollHeight > innerHeight + 1 || scrollY > 0,
    }
}"""

IN_STAGE = """scene => {
    const stage = document.querySelector('.stage').getBoundingClientRect()
    const isIn = one => {
        const box = one.getBoundingClientRect()
        return box.top >= stage.top && box.bottom <= stage.bottom &&
            box.left >= stage.left && box.right <= stage.right
    }
    return { scene: isIn(scene), cards: [...scene.querySelectorAll('.bid')].filter(isIn).length }
}"""


@dataclass
class Surveyor:
    """Measures the screen of one person, and remembers where things were."""

    person: Person
    places: dict[tuple[int, int], tuple[Any, Any]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    decisions: int = 0
    wholes: int = 0
    """How often the whole circuit was looked at."""

    def resize(self, size: tuple[int, int]) -> None:
        page = self.person.page
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        page.evaluate("window.shifts.splice(0)")

    def survey(self, size: tuple[int, int], phase: str) -> None:
        """Notes what is not as it should be at this size."""
        self.person.page.evaluate(SETTLED)
        found = self.person.page.evaluate(MEASURE)
        if self.person.seen.status == "over":
            return  # the result came meanwhile, which has its own shape
        here = f"{size[0]}x{size[1]} {phase}"
        self.wrong += [f"{here}: {trouble}" for trouble in complaints(found, size)]
        place = (found["stage"], found["bar"])
        before = self.places.setdefault(size, place)
        if any(
            abs(a - b) > ONE_PIXEL
            for old, new in zip(before, place, strict=True)
            for a, b in zip(old, new, strict=True)
        ):
            self.wrong.append(f"{here}: stage and bar were at {before}, now at {place}")

    def survey_whole(self, size: tuple[int, int]) -> None:
        """Looks at the whole circuit once: letters are still read there."""
        page = self.person.page
        page.keyboard.press("0")
        page.evaluate(SETTLED)
        letter = page.evaluate(MEASURE)["letter"]
        if letter < LEAST_LETTER:
            self.wrong.append(f"{size[0]}x{size[1]}: a letter of {letter:.1f} px on the whole circuit")
        page.keyboard.press("0")
        page.evaluate(SETTLED)
        self.wholes += 1


def complaints(found: dict[str, Any], size: tuple[int, int]) -> list[str]:
    """What is wrong with one measurement."""
    wrong = [f"outside the window: {one}" for one in found["outside"]]
    wrong += [f"lower than 44 px: {one}" for one in found["small"]]
    wrong += [f"stage too small: {found['stage']}"] if not is_large_enough(found["stage"], size) else []
    wrong += [f"said of the map: {words}" for words in found["words"]]
    wrong += complaints_of_hand(found, size)
    wrong += ["the page scrolls"] if found["scrolls"] else []
    ends = [end for end in found["ends"] if not end["is_car"]]
    least = 26 if is_smallest(size) else 30 if min(size) < 390 else 34
    wrong += [f"an end is {end['long']:.0f} px long" for end in ends if end["long"] < least]
    wrong += ["an end outside the stage" for end in ends if not end["isIn"]]
    wrong += ["an end behind a paper" for end in ends if end["isIn"] and not end["isSeen"]]
    if ends:
        wrong += [f"{found['choices']} choices for {len(ends)} ends"] if found["choices"] < len(ends) else []
        wrong += [f"a letter of {found['letter']:.1f} px"] if found["letter"] < LEAST_LETTER else []
    shifts = [shift for shift in found["shifts"] if shift["value"] > LARGEST_SHIFT]
    return wrong + [f"layout shift of {shift['value']:.3f}: {shift['sources']}" for shift in shifts]


def complaints_of_hand(found: dict[str, Any], size: tuple[int, int]) -> list[str]:
    """Tickets lie side by side in rows, each with room for a finger; the gap around a card belongs to it."""
    if found["is_fanned"]:
        return []
    wrong = (
        [] if found["is_bar_first"] else ["the bar is above the tray, and comes after it for the keyboard"]
    )
    wrong += [f"cut off: {text}" for text in found["cut"]]
    cards = found["hand"]
    least = LEAST_OF_SMALLEST if is_smallest(size) else LEAST_CARD
    for at, card in enumerate(cards):
        left, top, right, bottom = card["at"]
        if min(right - left, bottom - top) + GAP < least:
            wrong.append(f"a card of {right - left:.0f} x {bottom - top:.0f} px: {card['said']}")
        for other in cards[:at]:
            x, y, to_x, to_y = other["at"]
            if min(right, to_x) - max(left, x) > ONE_PIXEL and min(bottom, to_y) - max(top, y) > ONE_PIXEL:
                wrong.append(f"{card['said']} lies over {other['said']}")
    return wrong


def is_smallest(size: tuple[int, int]) -> bool:
    """The smallest phone, whichever way it is held."""
    return min(size) <= SMALLEST[0]


def is_large_enough(stage: Sequence[float], size: tuple[int, int]) -> bool:
    """60 % of the window from 1024 px up, 45 % of the height upright, half of the width on its side."""
    left, top, right, bottom = stage
    wide, high = size
    if wide >= 1024:
        return (right - left) * (bottom - top) >= 0.6 * wide * high
    return right - left >= 0.5 * wide if wide > high else bottom - top >= 0.45 * high


def hands_for(size: tuple[int, int]) -> Hands:
    return Mouse() if size[0] >= 1024 else Fingers()


def play_and_measure(ann: Person, sizes: Sequence[tuple[int, int]]) -> Surveyor:
    """Plays a game to its end; every decision is measured at all sizes, and made at one of them in turn."""
    surveyor = Surveyor(ann)
    measured: set[object] = set()

    def measure() -> bool:
        if ann.seen.status == "over":
            return ann.is_over
        now = ann.moment
        if not ann.is_asked or now in measured or not ann.page.locator(".bar.turn").count():
            return False
        measured.add(now)
        surveyor.survey(sizes[surveyor.decisions % len(sizes)], ann.phase)
        surveyor.decisions += 1
        at = surveyor.decisions % len(sizes)
        for size in (*sizes[at + 1 :], *sizes[: at + 1]):
            surveyor.resize(size)
            surveyor.survey(size, ann.phase)
            if ann.phase == "play-card" and size[0] >= 1024 and not surveyor.wholes:
                surveyor.survey_whole(size)
        ann.hands = hands_for(sizes[at])
        return False

    surveyor.resize(sizes[0])
    ann.hands = hands_for(sizes[0])
    play([ann], measure)
    return surveyor


def survey_game(
    new_person: NewPerson,
    server: Server,
    sizes: Sequence[tuple[int, int]],
    players: int,
) -> None:
    ann = new_person(settings={"players": players}, has_touch=True)
    ann.visitor.context.add_init_script(WATCH)
    gather([ann])
    surveyor = play_and_measure(ann, sizes)
    assert surveyor.decisions > 12
    assert surveyor.wholes == any(wide >= 1024 for wide, _ in sizes)
    assert surveyor.wrong == [], "\n".join(sorted({*surveyor.wrong}))
    assert record_of(server.url, ann.table).result


def test_nothing_moves_during_a_game_on_a_laptop_and_on_a_phone(
    new_person: NewPerson, server: Server
) -> None:
    survey_game(new_person, server, [(1366, 768), (390, 664)], players=6)


def test_on_a_small_phone_the_bids_are_turned_up_in_sight_before_the_next_lot(new_person: NewPerson) -> None:
    ann = new_person(
        hands=Fingers(), settings={"players": 6}, prefs={"speed": 1}, reduced_motion="no-preference",
        viewport={"width": 390, "height": 664}, has_touch=True,
    )  # fmt: skip
    gather([ann])
    scene = ann.page.locator("[data-scene=reveal]")
    play([ann], lambda: scene.count() > 0)
    assert ann.page.locator(".lot").count() == 0
    inside = scene.evaluate(IN_STAGE)
    assert inside == {"scene": True, "cards": 6}


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("screens", SIZES)
def test_nothing_moves_during_a_game_at_any_size(
    screens: str, players: int, new_person: NewPerson, server: Server
) -> None:
    survey_game(new_person, server, SIZES[screens], players)
