"""Advice as text: any process can be asked for it with a view, and answers with this."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from downforce.bots.advice import Tip, advise
from downforce.rules.text import parse_view
from downforce.server.wire.messages import AdviceInfo

_decode = msgspec.json.Decoder(list[AdviceInfo]).decode


def advice_text(view: str) -> str:
    """What Ace would do in a view, the best choice first."""
    return written_advice(advise(parse_view(view)))


def written_advice(tips: Sequence[Tip]) -> str:
    """Tips as text."""
    return msgspec.json.encode(advice_infos(tips)).decode()


def read_advice(text: str) -> list[AdviceInfo]:
    """The choices that ``written_advice`` has written."""
    return _decode(text)


def advice_infos(tips: Sequence[Tip]) -> list[AdviceInfo]:
    """Tips as a client is told of them."""
    return [
        AdviceInfo(
            do=str(tip.action),
            why=tip.kind,
            car="" if tip.car is None else tip.car.letter,
            spaces=tip.spaces,
            usual=tip.usual,
            price=tip.price,
            chance=tip.chance,
            place=tip.place,
        )
        for tip in tips
    ]
