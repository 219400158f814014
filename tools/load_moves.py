"""What became of people's moves: sent, acknowledged, and seen on every socket of their table.

When has the scene of a move arrived? On other people's sockets: with the first scene whose `version` is at least
the one in the acknowledgement. A step of a sealed answer does not raise `version`, and only its own seat is sent
a scene. So on the mover's own socket the first scene counts in which the seat is asked something else (`asked`) or
is no longer waited for. That scene always comes after the move, so no wait can be negative.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """What happened to the moves at many tables."""

    waits: dict[str, list[float]] = field(default_factory=dict)  # seconds, by game
    sent: int = 0
    acknowledged: int = 0
    unanswered: int = 0  # neither acknowledged nor refused
    unseen: int = 0  # acknowledged, but the scene did not reach every socket
    refused: Counter[str] = field(default_factory=Counter)  # by code
    errors: list[str] = field(default_factory=list)
    begun: int = 0  # tables
    ended: int = 0  # games that were played to the end

    def all_waits(self) -> list[float]:
        """Return the waits of all games."""
        return [wait for waits in self.waits.values() for wait in waits]

    def is_healthy(self) -> bool:
        """Return whether every move was answered and seen. A stale move is not the server's fault."""
        return not (self.unanswered or self.unseen or self.errors or set(self.refused) - {"stale"})


@dataclass
class Sent:
    """A move that is not yet done with."""

    socket: int
    asked: str | None
    at: float
    version: int | None = None  # from the acknowledgement
    shown: float | None = None  # when the mover's own socket received the scene


class Moves:
    """The moves of the people at one table, and the scenes that its sockets have received."""

    def __init__(self, game: str, sockets: int, tally: Tally) -> None:
        self.open: dict[str, Sent] = {}
        self._seen: list[tuple[list[int], list[float]]] = [([], []) for _ in range(sockets)]
        self._tally = tally
        self._waits = tally.waits.setdefault(game, [])

    def in_flight(self, socket: int) -> bool:
        """Return whether this socket has sent a move and not yet received its scene."""
        return any(each.socket == socket and each.shown is None for each in self.open.values())

    def send(self, id: str, socket: int, asked: str | None, now: float) -> None:
        """Record a move that is sent."""
        self._tally.sent += 1
        self.open[id] = Sent(socket, asked, now)

    def acknowledge(self, id: str | None, version: int) -> None:
        """Record an acknowledgement."""
        sent = self.open.get(id or "")
        if sent is None or sent.version is not None:
            self._tally.errors.append(f"unexpected acknowledgement of {id}")
            return
        self._tally.acknowledged += 1
        sent.version = version
        self._finish()

    def refuse(self, id: str | None, code: str) -> None:
        """Record a refusal."""
        self._tally.refused[code] += 1
        self.open.pop(id or "", None)

    def scene(self, socket: int, version: int, asked: str | None, waited_for: bool, now: float) -> None:
        """Record a scene; `waited_for`: the game waits for the seat of this socket."""
        versions, times = self._seen[socket]
        if not versions or version > versions[-1]:
            versions.append(version)
            times.append(now)
        for sent in self.open.values():
            if sent.socket == socket and sent.shown is None and (asked != sent.asked or not waited_for):
                sent.shown = now
        self._finish()

    def _finish(self) -> None:
        for id, sent in list(self.open.items()):
            if sent.version is None or sent.shown is None:
                continue
            places = [bisect_left(versions, sent.version) for versions, _ in self._seen]
            if all(place < len(times) for place, (_, times) in zip(places, self._seen, strict=True)):
                others = [times[place] for place, (_, times) in zip(places, self._seen, strict=True)]
                self._waits.append(max(sent.shown, *others) - sent.at)
                del self.open[id]

    def close(self) -> None:
        """Count the moves that are still open as lost."""
        lost = sum(each.version is None for each in self.open.values())
        self._tally.unanswered += lost
        self._tally.unseen += len(self.open) - lost
        self.open.clear()
