"""Bots of a website choose what they choose on a server, and leave time for people while they think."""

import asyncio

import pytest

from downforce.bots.registry import BOTS
from downforce.rules.game import apply, new_game, to_act
from downforce.rules.state import Phase
from downforce.rules.view import View, view
from downforce.server.bots import worker
from downforce.server.wire.advice import read_advice
from downforce.site import service
from downforce.site.service import InlineThinker


def _view(phase: Phase) -> View:
    """The first view in this phase where a seat has more than one legal action."""
    state = new_game(players=4, seed="thinking")
    while True:
        seen = view(state, to_act(state)[0])
        if state.phase is phase and len(seen.legal) > 1:
            return seen
        state = apply(state, seen.legal[0]).state


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_chooses_as_on_a_server(level: str) -> None:
    for phase in (Phase.BID, Phase.PLAY_CARD, Phase.MOVE_CAR, Phase.BET):
        seen = _view(phase)
        assert asyncio.run(InlineThinker().choose(level, seen, "7")) == worker.choose(level, str(seen), "7")


def test_advice_is_as_on_a_server() -> None:
    for phase in (Phase.BID, Phase.PLAY_CARD, Phase.BET):
        seen = _view(phase)
        assert asyncio.run(InlineThinker().advise(seen)) == read_advice(worker.advise(str(seen)))


@pytest.mark.parametrize("asked", ["choose", "advise"])
def test_other_things_are_done_while_ace_thinks(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SLICE_SECONDS", 0)
    monkeypatch.setattr(service, "PAUSE", 0)
    seen, thinker = _view(Phase.PLAY_CARD), InlineThinker()

    async def main() -> int:
        arguments = ("ace", seen, "7") if asked == "choose" else (seen,)
        thinking = asyncio.ensure_future(getattr(thinker, asked)(*arguments))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(main()) > 18  # one for each playout at least
