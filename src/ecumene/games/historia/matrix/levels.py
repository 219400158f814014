"""The development matrix: levels gained and lost, what they give at once, and the goals on the way."""

from __future__ import annotations

from ecumene.games.historia.actions.targets import BuildWonder, RefreshWonder, draw_adviser
from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    CARD_LIMIT,
    EFFECTS,
    MILITARY_AT,
    MOST_LEVEL,
    OVERFLOW_VP,
    SIMPLE_LEVEL,
    START_HAND,
    TECHNOLOGY_AT,
)
from ecumene.games.historia.components.parties import tell
from ecumene.games.historia.effects.effects import (
    BUILD_WONDER,
    DESTROY_CUBE,
    DRAW_ADVISER,
    GAIN_VP,
    RECOVER_CARD,
    RECOVER_CUBE,
    REFRESH_WONDER,
    TECHNOLOGY_TRACK,
    Effect,
)
from ecumene.games.historia.pieces import destroy_cubes, gain_vp, recover_cards, recover_cubes
from ecumene.games.historia.player import Party
from ecumene.games.historia.printed import GOVERNMENT_AT
from ecumene.games.historia.state import GameState
from ecumene.kernel.luck import Luck


def level_of(party: Party, track: int) -> int:
    """Return the level of a civilization on a track."""
    return party.technology if track == TECHNOLOGY_TRACK else party.military


def cell_exists(technology: int, military: int) -> bool:
    """Return whether the matrix has a cell for these levels."""
    inside = 1 <= technology <= MOST_LEVEL and 1 <= military <= MOST_LEVEL
    return inside and GOVERNMENT_AT[technology][military] >= 0


def can_move(technology: int, military: int, track: int, step: int) -> bool:
    """Return whether a marker can move one cell along a track; `step` is 1 or -1."""
    if track == TECHNOLOGY_TRACK:
        return cell_exists(technology + step, military)
    return cell_exists(technology, military + step)


def can_rise(technology: int, military: int, track: int) -> bool:
    """Return whether a level can be gained, or points in its place at the edge of the matrix."""
    level = technology if track == TECHNOLOGY_TRACK else military
    return level == MOST_LEVEL or can_move(technology, military, track, 1)


def move_marker(s: GameState, party: int, track: int, step: int, luck: Luck, source: int) -> None:
    """Move a marker one cell; whoever comes first to a goal gets it."""
    one = s.party(party)
    if track == TECHNOLOGY_TRACK:
        one.technology += step
        tell(s, party, luck, "technology", TECHNOLOGY_AT[one.technology], step, source)
    else:
        one.military += step
        tell(s, party, luck, "military", MILITARY_AT[one.military], step, source)
    if s.goal_at:
        reach_goal(s, party, luck)


def gain_level(s: GameState, seat: int, track: int, amount: int, luck: Luck, source: int) -> int:
    """Gain levels as far as the matrix lets; what they give is given at once. Return how many were gained."""
    player = s.players[seat]
    gained = 0
    for _ in range(amount):
        if level_of(player, track) == MOST_LEVEL:
            gain_vp(s, seat, OVERFLOW_VP, luck, source)
        elif can_move(player.technology, player.military, track, 1):
            move_marker(s, seat, track, 1, luck, source)
            gained += 1
            reached(s, seat, track, luck)
        else:
            luck.tell("blocked", seat, -1, 0, source)
            break
    return gained


def reached(s: GameState, seat: int, track: int, luck: Luck) -> None:
    """Give what a new level gives: new actions into the hand, and its bonus."""
    player = s.players[seat]
    if track == TECHNOLOGY_TRACK:
        thing = TECHNOLOGY_AT[player.technology]
        for action in range(ACTION_COUNT):
            new = action not in START_HAND and SIMPLE_LEVEL[action] == player.technology
            if new and action not in known_cards(s, seat):
                player.hand.append(action)
                player.hand.sort()
                luck.tell("new-action", seat, action, 0, thing)
        if CARD_LIMIT[player.technology] > CARD_LIMIT[player.technology - 1]:
            luck.tell("more-cards", seat, -1, CARD_LIMIT[player.technology], thing)
    else:
        thing = MILITARY_AT[player.military]
    for effect in EFFECTS[thing]:
        grant(s, seat, effect, luck, thing)


def known_cards(s: GameState, seat: int) -> list[int]:
    """Return the action cards that a seat has, wherever they lie."""
    player = s.players[seat]
    return [*player.hand, *player.queue, *player.revealed, *player.played]


def lose_level(s: GameState, party: int, track: int, luck: Luck, source: int) -> bool:
    """Go back one cell, if there is one; say whether there was."""
    one = s.party(party)
    if not can_move(one.technology, one.military, track, -1):
        return False
    move_marker(s, party, track, -1, luck, source)
    return True


def reach_goal(s: GameState, party: int, luck: Luck) -> None:
    """Take the goal on the cell of a marker, if one lies there; a civbot has its points alone."""
    one = s.party(party)
    for at in range(len(s.goal_at)):
        if s.goal_technology[at] == one.technology and s.goal_military[at] == one.military:
            goal = s.goal_at.pop(at)
            s.goal_technology.pop(at)
            s.goal_military.pop(at)
            tell(s, party, luck, "goal", goal)
            for effect in EFFECTS[goal]:
                grant(s, party, effect, luck, goal)
            return


def grant(s: GameState, seat: int, effect: Effect, luck: Luck, source: int) -> None:
    """Give what cards, levels, goals, governments and events give; a civbot has its points alone.

    Choices wait on the stack.
    """
    kind, amount = effect.kind, effect.amount
    if kind == GAIN_VP:
        gain_vp(s, seat, amount, luck, source)
    elif seat >= len(s.players):
        return
    elif kind == RECOVER_CUBE:
        recover_cubes(s, seat, amount, luck, source)
    elif kind == RECOVER_CARD:
        recover_cards(s, seat, amount, luck, source)
    elif kind == DRAW_ADVISER:
        for _ in range(amount):
            draw_adviser(s, seat, luck, source)
    elif kind == BUILD_WONDER:
        s.stack.append(BuildWonder(seat, amount, source))
    elif kind == REFRESH_WONDER:
        s.stack.append(RefreshWonder(seat, amount, source))
    elif kind == DESTROY_CUBE:
        destroy_cubes(s, seat, amount, luck, source)
