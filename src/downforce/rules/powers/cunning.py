"""Cunning (R8.2): nobody else steers your cars."""

from __future__ import annotations

from downforce.model.ids import PowerId
from downforce.rules.powers.base import Power


class Cunning(Power):
    """The owner steers their own cars, whoever played the card."""

    id = PowerId("cunning")
    steers_own_cars = True
