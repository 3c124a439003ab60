"""Networks of addresses, as hosts name them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def network(text: str) -> Network:
    """An address or a network, such as ``10.0.0.7`` or ``10.0.0.0/24``; raises ``ValueError``."""
    return ipaddress.ip_network(text)


def is_network(target: str) -> bool:
    """Whether the target of a ban is a network; the id of a visitor never looks like one."""
    try:
        network(target)
    except ValueError:
        return False
    return True


def is_within(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address is this machine's own, or lies in one of these networks."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return parsed.is_loopback or any(parsed in network for network in networks)
