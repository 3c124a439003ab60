"""Cunning (R8.2): nobody else lays hands on the own cars."""

from __future__ import annotations

from downforce.model.ids import PowerId
from downforce.rules.powers.base import Power


class Cunning(Power):
    """The owner steers the own cars, whoever played the card."""

    id = PowerId("cunning")
    steers_own_cars = True
