"""Every sound is rendered by the browser and its samples are looked at: heard, and never clipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor

SOUNDS = {
    "turn": 1, "card": 1, "engine": 8, "jam": 1, "gavel": 1, "pencil": 1, "flag": 1, "crowd": 1, "coins": 12,
}  # fmt: skip
"""Each with how much of it there is at most."""
LARGEST = 250 * 1024  # bytes

RENDER = """async ([module, sound, amount]) => {
    const seconds = 6, rate = 24000
    const studio = new OfflineAudioContext(1, seconds * rate, rate)
    window.AudioContext = function () { return studio }
    Object.defineProperty(studio, 'state', { value: 'running' })
    const { perform } = await import(module)
    perform(sound, amount)
    const samples = (await studio.startRendering()).getChannelData(0)
    const last = samples.findLastIndex(one => Math.abs(one) > 0.002)
    return { peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0), seconds: last / rate,
             mean: Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / (last + 1)) }
}"""


def instruments(built_page: Path) -> Path:
    return next(built_page.glob("assets/instruments-*.js"))


def is_fine(levels: dict[str, float]) -> bool:
    """1 is the loudest there is."""
    return 0.1 < levels["peak"] < 0.9 and levels["mean"] > 0.02 and 0.1 < levels["seconds"] < 4


def test_every_sound_is_heard_and_none_is_clipped(visitor: Visitor, built_page: Path) -> None:
    module = f"/assets/{instruments(built_page).name}"
    visitor.open()
    visitor.page.wait_for_load_state("networkidle")
    rendered: dict[str, dict[str, Any]] = {}
    for sound, amount in SOUNDS.items():  # each with instruments of its own
        rendered[sound] = visitor.page.evaluate(RENDER, [f"{module}?{sound}", sound, amount])
    assert {sound: levels for sound, levels in rendered.items() if not is_fine(levels)} == {}


def test_the_sounds_weigh_little_and_are_not_part_of_the_first_page(
    visitor: Visitor, built_page: Path
) -> None:
    assert instruments(built_page).stat().st_size < LARGEST
    visitor.open()
    visitor.page.wait_for_load_state("networkidle")
    assert not [address for address in visitor.requests if "instruments" in address]
