"""How much one address or connection may ask for: buckets that fill up again with time."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000
"""Of so many addresses at most it is kept what they have asked for; the longest silent are forgotten first."""


class Bucket:
    """So many at once, and so many more with each second. Moments are seconds of any clock that never goes back."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self._most, self._rate = most, rate
        self._left, self._at = most, now

    def take(self, now: float) -> bool:
        """Whether one more may be asked for; it counts then."""
        left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until one may be asked for again."""
        return max(0.0, (1 - self._left) / self._rate)


class Allowance:
    """One kind of request, for each address by itself."""

    def __init__(self, most: float, seconds: float) -> None:
        """So many at once, and as many again in so many seconds."""
        self._most, self._rate = most, most / seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def exceeded(self, address: str, now: float) -> float:
        """Seconds that this address must wait, 0 if it need not; then its request counts."""
        bucket = self._buckets.pop(address, None) or Bucket(self._most, self._rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return 0.0 if bucket.take(now) else bucket.wait


def household(host: str | None) -> str:
    """The address that limits count for: of IPv6 the network of 64 bits, which one household has for itself."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
