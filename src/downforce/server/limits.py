"""How much anybody may ask for: a bucket that fills with time and empties with use."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

MOST_KEPT = 20_000


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
