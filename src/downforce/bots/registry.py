"""The bots there are, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from downforce.bots.base import Bot
from downforce.bots.steady import Steady
from downforce.bots.uniform import Uniform

BOTS: Mapping[str, Bot] = MappingProxyType({"uniform": Uniform(), "steady": Steady()})
