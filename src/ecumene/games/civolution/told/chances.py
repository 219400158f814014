"""What chance may make of a move, and what else it leads to for sure."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civolution.continent.spots import IDEA
from ecumene.games.civolution.dice.fate import FavourCheck
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.choices import Branches
from ecumene.games.civolution.effects.powers import ABILITY_PROGRAM
from ecumene.games.civolution.effects.program import PROGRAMS
from ecumene.games.civolution.eras.feeding import CODES, Feed
from ecumene.games.civolution.level_block.columns import RIGHT, level_value
from ecumene.games.civolution.level_block.incomes import ACTION
from ecumene.games.civolution.locations.helpers import SacredMountain
from ecumene.games.civolution.player import GOAL_HOME, Player
from ecumene.games.civolution.printed import FIRST_LEVEL
from ecumene.games.civolution.state import FREE, GameState
from ecumene.games.civolution.told.era_ahead import hunger_ahead
from ecumene.games.civolution.told.no_effect import has_no_effect
from ecumene.games.civolution.told.odds import CERTAIN, check_chance, find_chance, hunt_food
from ecumene.games.civolution.tribes.places import camp_at, is_weak
from ecumene.games.civolution.tribes.settling import is_developed
from ecumene.games.civolution.verbs import (
    ACTIVITY,
    ATTRIBUTE,
    CHECK,
    CHOOSE,
    DONE,
    FEED,
    FIND,
    HUNT,
    INSTALL,
    PERFORM,
    PROCREATE,
    PRODUCE,
    SETTLE,
    START,
    WEAK,
    WILD,
)
from ecumene.games.civolution.verbs import (
    IDEA as TURN_DIE,
)
from ecumene.kernel.frame import Action

Told = tuple[str, dict[str, Any]]
MOST_IDEAS: Final = 3  # so many are told of


def chances(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return the chances of a roll that a move leads to, without ideas and with each one more that helps."""
    ideas = min(MOST_IDEAS, s.players[seat].markers[IDEA])
    if a[0] == HUNT:
        return hunts(s, seat, a[1], ideas)
    if a[0] == FIND:
        return finds(s, seat, ideas)
    return checks(s, seat, ideas) if leads_to_check(s, a) else consequences(s, seat, a)


def consequences(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return what is sure, but neither price nor gain: a goal, a material, who is displaced, who goes hungry."""
    frame = s.stack[-1]
    if has_no_effect(s, seat, a):
        return [("chances-no-effect", {})]
    if a[0] == START:
        return [("chances-goal", {"thing": s.start_goals[s.start_cards.index(a[1])]})]
    if a[0] == PRODUCE and s.resources[a[1]] >= 0:
        return [("chances-material", {"thing": s.resources[a[1]]})]
    if a[0] in (SETTLE, PROCREATE) and a[2] not in (WILD, WEAK):
        return settling(s, seat, a[1], a[2])
    if a[0] in (INSTALL, ATTRIBUTE):
        return [in_column(s.players[seat], a[2] - 1)]
    if isinstance(frame, FavourCheck):
        return (
            [("chances-turned", {})]
            if a[0] == TURN_DIE
            else [("chances-stays-failed", {})]
            if a[0] == DONE
            else []
        )
    return feeding(s, frame, a) if isinstance(frame, Feed) else []


def in_column(player: Player, to: int) -> Told:
    """Return on which level a thing would stand, on top of what, and what that is worth in the end."""
    column, pile = to % RIGHT, player.columns[to % RIGHT]
    if to >= RIGHT and player.homes[GOAL_HOME] == column:
        pile = player.right
    level = FIRST_LEVEL[column] + len(pile)
    told = {"level": level, "points": level_value(player, level)}
    return ("chances-column", {**told, "thing": pile[-1]}) if pile else ("chances-new-column", told)


def feeding(s: GameState, frame: Feed, a: Action) -> list[Told]:
    """Return what a tribe needs and what becomes of it without food; of the end, what becomes of those left."""
    if a[0] == DONE:
        told = hunger_ahead(s, frame.seat)
        weak, strong = told.count("died"), told.count("weakened")
        return [("chances-hunger", {"weak": weak, "strong": strong})] if weak + strong else []
    if a[0] != FEED:
        return []
    code = a[1] * CODES + a[2]
    if code in frame.free(s):
        return [("chances-feed-free", {})]
    need = frame.need(s, code)[0]
    return [("chances-feed", {"n": need, "weak": "yes" if is_weak(s, a[1], a[2]) else "no"})]


def settling(s: GameState, seat: int, place: int, number: int) -> list[Told]:
    """Return whether an encampment is free or who is displaced, and that a closed material is turned up."""
    owner = s.camp_owner[camp_at(place, number)]
    if owner == FREE:
        found: list[Told] = [("chances-camp-free", {})]
    else:
        stands = "yes" if s.players[seat].power[ops.DISPLACE_STRONG] else "no"
        own = "chances-camp-own" if owner == seat else "chances-camp-taken"
        found = [(own, {"seat": owner, "stands": stands})]
    return found if is_developed(s, place) else [*found, ("chances-develops", {})]


def hunts(s: GameState, seat: int, place: int, ideas: int) -> list[Told]:
    """Return the food that a hunt brings on average."""
    found: list[Told] = []
    before = -1.0
    for used in range(ideas + 1):
        food = hunt_food(s, seat, place, used)
        if food > before:
            found.append(("chances-hunt", {"ideas": used, "food": food}))
            before = food
    return found


def finds(s: GameState, seat: int, ideas: int) -> list[Told]:
    """Return how likely each row of the storage can be chosen."""
    found: list[Told] = []
    before = 0
    for used in range(ideas + 1):
        rows = [find_chance(s, seat, row, used) for row in (1, 2, 3)]
        if sum(rows) > before:
            found.append(("chances-find", {"ideas": used, "first": rows[0], "second": rows[1], "third": rows[2]}))
            before = sum(rows)
    return found


def checks(s: GameState, seat: int, ideas: int) -> list[Told]:
    """Return how likely a favour check is passed."""
    found: list[Told] = []
    before = -1
    for used in range(ideas + 1):
        chance = check_chance(s, seat, used)
        if chance > before:
            found.append(("chances-check", {"ideas": used, "chance": chance}))
            before = chance
        if chance == CERTAIN:
            break
    return found


def leads_to_check(s: GameState, a: Action) -> bool:
    """Return whether a move begins a favour check."""
    frame = s.stack[-1]
    if isinstance(frame, SacredMountain):
        return a[0] == CHECK
    if isinstance(frame, Branches):
        return a[0] == CHOOSE and begins_with_check(frame.programs[a[1] - 1])
    if a[0] == PERFORM:
        return begins_with_check(ACTION[a[1]])
    return a[0] == ACTIVITY and begins_with_check(ABILITY_PROGRAM[a[1]])


def begins_with_check(program: int) -> bool:
    """Return whether the first step of a program is a favour check."""
    nodes = PROGRAMS[program]
    return bool(nodes) and nodes[0].op == ops.FAVOUR_TEST
