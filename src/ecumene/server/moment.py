"""A table at one moment: what readers see, in no need of a lock, while the next step is written."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

import msgspec

from ecumene.server.errors import Problem, say
from ecumene.server.frozen import Frozen
from ecumene.server.journal import Redo
from ecumene.server.scenes import FAULTS, scene
from ecumene.server.table_rows import Doc, TableRow
from ecumene.table.table import Table

MOST_KEPT = 40  # scenes; more kinds of viewers than these see theirs made anew

Key = tuple[int | None, str, int]
"""Who looks (a seat, or None), in which language, and the move up to which the log is known."""


@dataclass(frozen=True)
class Moment:
    """A table as it stands after a step. Nothing in it changes any more; what was made from it is kept."""

    row: TableRow
    table: Table | None
    redo: Redo
    moves_at: list[tuple[int, int]]  # each version with the number of moves that stood then
    frozen: Frozen | None = None  # why nobody can go on here
    scenes: dict[Key, asyncio.Future[bytes]] = field(init=False, default_factory=dict, repr=False)
    previews: dict[tuple[int, str, str], Doc] = field(init=False, default_factory=dict, repr=False)

    def game(self) -> Table:
        """Return the game in play; Problem before it has begun."""
        if self.table is None:
            raise Problem("not-playing")
        return self.table

    def with_row(self, row: TableRow) -> Moment:
        """Return the same game at a table whose seats have changed; scenes that look the same stay."""
        now = replace(self, row=row)
        now.previews.update(self.previews)
        gone = [each.resigned for each in self.row.seats]
        if row.state == self.row.state and [each.resigned for each in row.seats] == gone:
            seen = [new.seen == old.seen for new, old in zip(row.seats, self.row.seats, strict=True)]
            for key, made in self.scenes.items():
                if key[0] is None or seen[key[0]]:
                    now.keep(key, made)
        return now

    def common(self, version: int) -> int:
        """Return up to which move somebody who has seen a version still knows the game; -1: nothing."""
        known = [number for at, number in self.moves_at if at >= version]
        if not known or version < self.moves_at[0][0]:
            return self.game().places.first - 1
        return min(known)

    def asked_since(self) -> int:
        """Return the version at which the question came up that is asked now, to one seat or to several."""
        number = self.game().number
        since = self.game().version
        for version, moves in reversed(self.moves_at):
            if moves != number:
                break
            since = version
        return since

    def scene(self, seat: int | None, lang: str, since: int) -> bytes:
        """Return a scene as it is sent."""
        return msgspec.json.encode(scene(self.row, self.game(), seat, lang, since, self.redo, self._stopped(lang)))

    def _stopped(self, lang: str) -> str:
        """Return why nobody can act here any more; "" while somebody can, or the rules have ended it."""
        if self.frozen is not None:
            return say(lang, "frozen", number=self.game().number)
        ended = self.row.state == "over" and self.game().waiting
        return say(lang, "ended") if ended else ""

    def keep(self, key: Key, made: asyncio.Future[bytes]) -> None:
        """Keep a scene in the making for all who see the same; one that fails is made anew for the next."""

        def forget_failure(done: asyncio.Future[bytes]) -> None:
            if done.cancelled() or done.exception() is not None:
                self.scenes.pop(key, None)

        self.scenes[key] = made
        made.add_done_callback(forget_failure)

    def preview(self, seat: int, lang: str, move: str) -> Doc | None:
        """Return what a move would do, made once; None when it is not legal now, or a fault prevents it."""
        key = (seat, lang, move)
        table = self.game()
        if key not in self.previews and move in table.moves(seat):
            shown, action = table.presenter(seat, lang, FAULTS), table.rules.grammar.parse(move)
            found = FAULTS.spare(lambda: shown.short_preview(action), None)
            if found is None:
                return None
            self.previews[key] = found
        return self.previews.get(key)
