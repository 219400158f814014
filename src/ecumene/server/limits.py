"""How often and how many: requests in a while, sockets at once."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict

from ecumene.server.errors import Problem
from ecumene.server.names import name_key
from ecumene.server.settings import Settings

RATES: dict[str, tuple[float, float]] = {  # kind: (how many at once, how many a second after that)
    "request": (400, 100),
    "file": (1000, 200),  # of the browser client: cheap, and a page needs dozens
    "large": (40, 2),  # bodies longer than a stranger may send
    "guest": (120, 2),
    "login": (20, 0.2),
    "table": (40, 0.5),  # tables that an account makes
    "guest-table": (20, 1 / 6),
    "address-table": (60, 1),  # of all people at one address: a class makes theirs at the same time
    "move": (200, 40),
    "chat": (20, 1),
    "work": (60, 5),  # what costs much: records, replays, stories
    "advice": (20, 0.5),  # what costs most: a bot thinks
    "message": (300, 60),
}
KEPT = 20_000
AGAIN = 10.0  # seconds after which a place may be free again


class Rates:
    """Token buckets by kind and caller; of each kind the callers longest silent are forgotten."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in RATES}

    def check(self, kind: str, who: str) -> None:
        """Count one request; Problem when there were too many."""
        if self.factor <= 0:
            return
        most, a_second = (value * self.factor for value in RATES[kind])
        now = time.monotonic()
        buckets = self._buckets[kind]
        left, last = buckets.pop(who, (most, now))
        left = min(most, left + (now - last) * a_second)
        allowed = left >= 1
        buckets[who] = (left - 1 if allowed else left, now)
        while len(buckets) > KEPT:
            buckets.popitem(last=False)
        if not allowed:
            raise Problem("too-often", most=int(most), minute=round(60 * a_second)).again_in((1 - left) / a_second)

    def check_table(self, person: str, guest: bool, address: str) -> None:
        """Count a new table, by person and by address. One who makes too many uses up nothing of the others."""
        self.check("guest-table" if guest else "table", person)
        self.check("address-table", address)

    def check_login(self, name: str, address: str, device: str | None) -> None:
        """Count an attempt to get in, by name and by address.

        A device that is known there is counted by itself: others cannot use up what its owner has.
        """
        for who in [f"device {device}"] if device else [f"address {address}", f"name {name_key(name)}"]:
            self.check("login", who)


class Places:
    """Sockets that are open or on their way in: no person and no address can take all of them."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.links
        self.most_of_one = settings.links_of_one
        self.most_of_address = min(settings.links_of_address, max(1, settings.links // 2))
        self.taken: Counter[str] = Counter()

    def take(self, person: str | None, address: str) -> list[str]:
        """Take a place and return what is given back for it; Problem when there are too many."""
        wanted = {"": self.most, f"address {address}": self.most_of_address}
        if person is not None:
            wanted[f"person {person}"] = self.most_of_one
        for each, most in wanted.items():
            if self.taken[each] >= most:
                raise Problem("too-many" if each else "full", most=most).again_in(AGAIN)
        self.taken.update(wanted.keys())
        return list(wanted)

    def give_back(self, place: list[str]) -> None:
        """Make room again."""
        self.taken.subtract(place)
        for each in place:
            if self.taken[each] <= 0:
                del self.taken[each]


def network(host: str) -> str:
    """Return the address that limits go by: of IPv6 the /64 that one customer has all of."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))
