"""A view as a vector of fixed length, seen from one seat, and back."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ecumene.adapters.actions import Actions
from ecumene.adapters.unfit import Unfit
from ecumene.adapters.versions import version_of
from ecumene.adapters.view_layout import Layout
from ecumene.kernel.frame import State, may_change, waiting
from ecumene.kernel.game import Doc, Game, Options

Vector = NDArray[np.float32]


class Encoder:
    """Writes views of one game and player count into vectors, by what the game declares about its fields.

    All seats are counted from the one that looks. Within a game, equal vectors mean equal views, but for `number`,
    `result`, names and log, and but for which seat it is that looks.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.record = Layout(game, players).record()
        self.names = [name.removeprefix(".") for name in self.record.names]  # what each number of a vector means
        self.version = version_of(self.names)

    def __len__(self) -> int:
        return self.record.size

    def vector(self, view: Doc) -> Vector:
        """Return what a view says, from the seat whose view it is; a spectator looks from seat 0."""
        out = np.zeros(self.record.size, np.float32)
        seat = view["seat"]
        around = {"spectator": seat < 0, "may_change": [], **view}
        try:
            self.record.write(out.data, 0, around, max(0, seat))
        except Unfit as wrong:
            raise wrong.within(self.game.key) from None
        return out

    def told(self, vector: Vector, seat: int) -> Doc:
        """Return what a vector says as a seat's view: all of it but sums, and what all views of a game share."""
        doc: Doc = self.record.read(np.ascontiguousarray(vector).data, 0, max(0, seat))
        del doc["spectator"]
        return {**doc, "seat": seat}


def versions(encoder: Encoder, actions: Actions) -> dict[str, str]:
    """Return what the metadata of an environment tell of its numbers: an agent fits those it was trained on."""
    return {"observation_version": encoder.version, "action_version": actions.version}


def seen(game: Game, s: State, seat: int, options: Options) -> Doc:
    """Return what a seat sees of a state that is on no table: what a vector needs of it."""
    around = {"waiting": waiting(s), "may_change": may_change(s), "options": options}
    return {**game.view(s, seat), **around}
