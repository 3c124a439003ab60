"""Rate limits: a bucket that fills with time and empties with use."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass

MOST_KEPT = 20_000
MOST_SHARED = 100_000
"""Of these each visitor has some."""


@dataclass(slots=True)
class Bucket:
    """Holds up to ``size`` and gains ``rate`` per second."""

    size: float
    rate: float
    level: float
    at: float

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Takes from the bucket; False if it holds too little."""
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limiter:
    """A bucket for each key, such as an address; those not used for longest are forgotten first."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Whether this key may go on."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._size, self._rate, self._size, now)
            if len(self._buckets) > MOST_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now, cost)


class SharedBuckets:
    """Buckets that outlast a socket: who connects again, or many times at once, draws from the same one."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def bucket(self, kind: str, key: str, limit: tuple[float, float], now: float) -> Bucket:
        """The bucket of this kind for a visitor or a network; ``limit`` is its size and rate."""
        size, rate = limit
        found = self._buckets.setdefault((kind, key), Bucket(size, rate, size, now))
        self._buckets.move_to_end((kind, key))
        if len(self._buckets) > MOST_SHARED:
            self._buckets.popitem(last=False)
        return found


def network_of(address: str) -> str:
    """What an address is counted as: in IPv6 each customer has a whole /64 of addresses.

    >>> network_of("2001:db8::1:2:3:4"), network_of("::ffff:192.0.2.7"), network_of("192.0.2.7")
    ('2001:db8::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(parsed) if parsed.is_loopback else str(ipaddress.ip_network((parsed, 64), strict=False))


def is_this_machine(address: str) -> bool:
    """Whether an address, as ``network_of`` gives it, is this machine's own."""
    return address == "::1" or address.startswith("127.")
