"""A plain raider: it arms, marches to the nearest city, attacks what it meets, and does nothing else."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import ARMY
from ecumene.games.sid_meiers_civilization.map.squares import NAMES, distance
from ecumene.games.sid_meiers_civilization.movement.paths import consequence
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import BUILD, DONE, PICK, REVEAL, STOP, TRAIN, WALK
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc
from ecumene.players.bot import Bot

ENOUGH = 3  # armies: from then on units are trained


class Raider(Bot):
    """Builds armies and units, and walks towards cities of others until it meets somebody."""

    def choose(self, view: Doc, moves: list[str]) -> str:
        """Attack before all; else come nearer; else arm; else end."""
        s: GameState = self.game.imagine(view, self.luck)
        seat: int = view["seat"]
        options = self.actions(moves)
        for wanted in (self.marches, self.arms):
            found = wanted(s, seat, options)
            if found is not None:
                return self.game.grammar.text(found)
        done = [a for a in options if a[0] in (DONE, STOP)]
        chosen: Action = done[0] if done else options[self.luck.below(len(options))]
        return self.game.grammar.text(chosen)

    def away(self, s: GameState, seat: int, square: int) -> int:
        """Return how far the nearest city of another seat is."""
        return min([distance(square, city) for other in s.others(seat) for city in s.players[other].cities])

    def marches(self, s: GameState, seat: int, options: list[Action]) -> Action | None:
        """Return a step: into somebody, else nearer to a city, else onto a new tile."""
        picks = [a for a in options if a[0] == PICK and a[1] == ARMY]
        if picks:
            return picks[0]
        walks = [a for a in options if a[0] == WALK]
        fights = [a for a in walks if consequence(s, seat, a[1]) and a[1] not in s.villages]
        if fights:
            return min(fights, key=lambda a: self.away(s, seat, a[1]))
        reveals = [a for a in options if a[0] == REVEAL]
        if reveals:
            return reveals[0]
        stays = any(a[0] == STOP for a in options)
        here = min([self.away(s, seat, at) for at in s.players[seat].armies], default=0) if stays else 99
        nearer = [a for a in walks if not stays or self.away(s, seat, a[1]) < here]
        return min(nearer, key=lambda a: (self.away(s, seat, a[1]), NAMES.slugs[a[1]])) if nearer else None

    def arms(self, s: GameState, seat: int, options: list[Action]) -> Action | None:
        """Return an army to build, or a unit to train."""
        armies = [a for a in options if a[0] == BUILD and a[1] == ARMY]
        if armies and len(s.players[seat].armies) < ENOUGH:
            return armies[0]
        units = [a for a in options if a[0] == TRAIN]
        return units[self.luck.below(len(units))] if units else None
