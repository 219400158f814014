"""Deeds that many chapters share: points, favour, progress on tracks, and abilities that wait for a moment."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import FIRST_CATEGORY
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.powers import (
    ABILITY_PROGRAM,
    LIMIT,
    MOMENT,
    ONCE_A_TURN,
    ONCE_AN_ERA,
    SUBJECT,
)
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.printed import (
    BEYOND_TRACK,
    FAVOUR_SPACES,
    LAST_SPACE,
    THRESHOLD_BONUS,
    THRESHOLDS,
    TRACK_DIE,
    TRACKS,
)
from ecumene.games.civolution.state import GameState
from ecumene.kernel.luck import Luck

# By track, then by line.
BONUS: Final[list[list[int]]] = [
    [program(bonus, TRACK_DIE[track]) for bonus in THRESHOLD_BONUS] for track in range(TRACKS)
]


def score(s: GameState, seat: int, points: int, luck: Luck, source: int = -1) -> None:
    """Let a civilization gain success points."""
    if points:
        s.players[seat].points += points
        luck.tell("points", seat, amount=points, source=source)


def advance_favour(s: GameState, seat: int, steps: int, luck: Luck, source: int = -1) -> None:
    """Advance on Agera's track; steps beyond its end are lost (p. 37)."""
    player = s.players[seat]
    before = player.favour
    player.favour = min(FAVOUR_SPACES, before + steps)
    if player.favour > before:
        luck.tell("favour", seat, amount=player.favour - before, source=source)


def lines_crossed(before: int, after: int) -> list[int]:
    """Return the lines of a progress track between two spaces."""
    return [line for line, space in enumerate(THRESHOLDS) if before <= space < after]


def advance_track(s: GameState, seat: int, track: int, steps: int, luck: Luck, source: int = -1) -> None:
    """Advance on a progress track; lines that are crossed bring their bonuses, steps beyond the end points."""
    player = s.players[seat]
    before = player.tracks[track]
    after = min(LAST_SPACE, before + steps)
    player.tracks[track] = after
    if after > before:
        luck.tell("advanced", seat, FIRST_CATEGORY + track, after - before, source)
    score(s, seat, (before + steps - after) * BEYOND_TRACK, luck, FIRST_CATEGORY + track)
    for line in reversed(lines_crossed(before, after)):  # the first one ends up on top
        run(s, seat, BONUS[track][line], FIRST_CATEGORY + track)


def trigger(s: GameState, seat: int, moment: int, subject: int, luck: Luck) -> None:
    """Begin the abilities of a civilization that wait for this moment: those that count points come last."""
    player = s.players[seat]
    watchers = player.watchers
    for at in range(len(watchers) - 1, -1, -1):
        thing = watchers[at]
        if MOMENT[thing] != moment or (SUBJECT[thing] != ops.EVERY and SUBJECT[thing] != subject):
            continue
        limit = LIMIT[thing]
        if limit == ONCE_A_TURN:
            if thing in player.used_turn:
                continue
            player.used_turn.append(thing)
        elif limit == ONCE_AN_ERA:
            if thing in player.used_era:
                continue
            player.used_era.append(thing)
        run(s, seat, ABILITY_PROGRAM[thing], thing)


def trigger_phase(s: GameState, phase: int, luck: Luck) -> None:
    """Begin what waits for the start of a phase, in turn order; a level may be complete at the end of each."""
    for seat in reversed(s.order()):
        depth = len(s.stack)
        trigger(s, seat, ops.PHASE, phase, luck)
        if len(s.stack) > depth:
            s.stack.insert(depth, completion(s, seat))
