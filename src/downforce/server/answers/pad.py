"""Scoring a pad of the printed game: by the same functions as a game at a table."""

from __future__ import annotations

from downforce.learn.pad import (
    PRICES,
    ImpossibleEntry,
    PadEntries,
    final_position,
    powers_in_play,
    setup_of,
)
from downforce.model.errors import DownforceError, OptionError
from downforce.rules.phases.scoring import running_order
from downforce.rules.state import Setup
from downforce.server.table.views import result_info, rules_info
from downforce.server.wire.errors import Refusal, RefusalError
from downforce.server.wire.pad import PadAnswer, PadFault, PadRules


def score_pad(entries: PadEntries) -> PadAnswer:
    """The result of what was written down, or what is wrong with it; a table that cannot be is refused."""
    try:
        setup = setup_of(entries)
    except OptionError as error:
        raise RefusalError(error.reason, error.detail) from None
    except DownforceError as error:
        raise RefusalError(Refusal.BAD_SETTINGS, str(error)) from None
    try:
        state = final_position(entries)
    except ImpossibleEntry as error:
        return PadAnswer(asks=_asks(setup), result=None, fault=_fault(error), order="")
    order = "".join(car.letter for car in running_order(state))
    return PadAnswer(asks=_asks(setup), result=result_info(state), fault=None, order=order)


def _asks(setup: Setup) -> PadRules:
    return PadRules(
        rules=rules_info(setup.options),
        auction=setup.options.auction,
        powers=[*powers_in_play(setup)],
        prices=[*PRICES],
        tracks=[track.name for track in setup.tracks],
    )


def _fault(error: ImpossibleEntry) -> PadFault:
    return PadFault(
        reason=error.reason,
        part=error.part,
        race=error.race,
        seat=error.seat,
        car=error.car.letter if error.car is not None else "",
        number=error.number,
        power=error.power or "",
    )
