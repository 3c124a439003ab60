"""The powers there are, by name. An expansion adds its own with ``add_power`` and touches nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from downforce.model.cards import is_plain_name
from downforce.model.errors import OptionError, Reason, UnknownName, expect
from downforce.model.ids import PowerId
from downforce.model.registry import Registry
from downforce.rules.powers.aggressive import Aggressive
from downforce.rules.powers.base import NO_POWER, Power
from downforce.rules.powers.cunning import Cunning
from downforce.rules.powers.determined import Determined
from downforce.rules.powers.strategic import Strategic
from downforce.rules.powers.tricky import Tricky
from downforce.rules.powers.unpredictable import Unpredictable

__all__ = ["CUNNING", "NO_POWER", "POWERS", "PRINTED_POWERS", "Power", "add_power", "power_of"]

_PRINTED: Iterable[Power] = (
    Aggressive(),
    Cunning(),
    Determined(),
    Strategic(),
    Tricky(),
    Unpredictable(),
)
_powers: Registry[PowerId, Power] = Registry("power", {power.id: power for power in _PRINTED})

POWERS: Mapping[PowerId, Power] = MappingProxyType(_powers)
"""The powers by id: the six of the box, and those that ``add_power`` added."""

PRINTED_POWERS: tuple[PowerId, ...] = tuple(_powers)
"""The six of the box: the powers of a game unless its options name others."""

CUNNING = Cunning.id


def add_power(power: Power) -> Power:
    """Makes a power known by its id, so that the option ``powers`` can name it."""
    expect("power", power, Power)
    if not is_plain_name(power.id) or power.id == NO_POWER.id or power.id in _powers:
        raise OptionError(Reason.BAD_OPTION_VALUE, f"powers={power.id}")
    _powers[power.id] = power
    return power


def power_of(held: tuple[PowerId, ...]) -> Power:
    """The power of a driver who holds these: the one kept, or none."""
    return _powers[held[0]] if held else NO_POWER


def known_power(name: str) -> PowerId:
    """The id of a power; raises ``UnknownName``."""
    if not isinstance(name, str) or name not in _powers:
        raise UnknownName("power", name, POWERS)
    return PowerId(name)
