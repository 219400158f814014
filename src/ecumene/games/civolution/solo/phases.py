"""What the phases of an era do to it: goals, feeding, counts for events, categories (p. 39, 43)."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import CATEGORY_ROWS, CONTENT, FIRST_PROJECT, ROWS
from ecumene.games.civolution.continent.lands import FIRST_CAMP, TERRITORIES
from ecumene.games.civolution.effects.counts import OF_TRACK, PLAIN
from ecumene.games.civolution.printed import (
    EVOLUTION,
    EXPANSION,
    POPULATION,
    PROSPERITY,
    STATUE,
    STATUE_POINTS,
    TRACKS,
)
from ecumene.games.civolution.solo.actions import add_tribe, provision
from ecumene.games.civolution.solo.land import (
    camp_rank,
    determine,
    rival_owner,
    rival_places,
    roll,
    score_rival,
    tell,
)
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import WEAK, WILD
from ecumene.kernel.luck import Luck

_GOAL: Final[list[int]] = CONTENT.value("vici_display")["goal"]
_ROWS: Final[dict[str, list[int]]] = CATEGORY_ROWS[PROSPERITY]["vici_rows"]


def remove_goal(s: GameState, luck: Luck) -> None:
    """Phase 2: a roll removes the goal of that place, if there is one."""
    value = roll(luck)
    at = _GOAL[value - 1] - 1
    goal = s.goal_display[at] if at >= 0 else -1
    tell(luck, "vici-goal", goal, value)
    if goal >= 0:
        s.gone.append(goal)
        s.goal_display[at] = -1


def feed_rival(s: GameState, luck: Luck) -> None:
    """Phase 6: a provision action, then its tribes are fed by the provision markers of their territory."""
    provision(s, luck)
    for place in range(TERRITORIES):
        _feed(s, place, s.vici[0].provision[place], luck)
    if not rival_places(s):
        _revive(s, luck)


def _feed(s: GameState, place: int, markers: int, luck: Luck) -> None:
    me = rival_owner(s)
    camps = [number for number in tribes.numbers_in(s, me, place, True, True) if number not in (WILD, WEAK)]
    ranked = sorted((camp_rank(s, tribes.camp_at(place, number)), number) for number in camps)
    camps = [number for _, number in ranked]
    hungry = camps[1:] if markers == 1 else camps if markers == 0 else []
    strong, weak = tribes.outside(s, me, place, False), tribes.outside(s, me, place, True)
    fed = 1 if markers >= 2 else 0
    if markers == 1 and ranked:
        tell(luck, "vici-fed", amount=ranked[0][0], target=place)
    elif fed and len(camps) + strong + weak > 0:
        tell(luck, "vici-fed-all", amount=len(camps) + min(fed, strong + weak), target=place)
    hungry_weak = weak - (fed if strong == 0 and weak else 0)
    hungry_strong = strong - (fed if strong else 0)
    for number in [*hungry, *([WEAK] * hungry_weak)]:
        if tribes.is_weak(s, place, number):
            tribes.remove(s, me, place, number)
            s.vici[0].tribes += 1
            tell(luck, "died", target=place)
        else:
            tribes.turn(s, me, place, number, True)
            tell(luck, "weakened", target=place)
    for _ in range(hungry_strong):
        tribes.turn(s, me, place, WILD, True)
        tell(luck, "weakened", target=place)


def _revive(s: GameState, luck: Luck) -> None:
    """With no tribe left it begins anew, where anybody has one."""
    places = [place for place in range(TERRITORIES) if tribes.is_in(s, 0, place) and camp_exists(s, place)]
    add_tribe(s, determine(places, luck, "vici-at-yours"), luck)


def camp_exists(s: GameState, place: int) -> bool:
    """Return whether a territory is land, with an encampment that it may take."""
    return any(camp_rank(s, camp) for camp in range(FIRST_CAMP[place], FIRST_CAMP[place + 1]))


def rival_units(s: GameState, category: int) -> int:
    """Return its units of a category."""
    rival = s.vici[0]
    if category < TRACKS:
        return rival.tracks[category]
    if category == EVOLUTION:
        return rival.evolution
    if category == PROSPERITY:
        return rival.prosperity
    if category == POPULATION:
        return tribes.on_continent(s, rival_owner(s))
    return len(rival_places(s)) if category == EXPANSION else 0


def rival_count(s: GameState, what: int) -> int:
    """Return what a count of cards and events means for it; most are 0."""
    rival = s.vici[0]
    if what >= OF_TRACK:
        return rival.tracks[what - OF_TRACK]
    if what >= len(PLAIN):
        return 0
    counts = {
        "tribes": tribes.on_continent(s, rival_owner(s)),
        "strong_tribes": tribes.strong(s, rival_owner(s)),
        "territories": len(rival_places(s)),
        "statues": rival.statues,
        "features": rival.evolution,
        "diamonds": rival.prosperity,
        "dice": rival.dice + rival.fate,
        "favor_space": rival.favour,
        "points": rival.points,
    }
    return counts.get(PLAIN[what], 0)


def rival_event_count(s: GameState, event: int, what: int) -> int:
    """Return its count for an event: markers on named cells or rows of the prosperity grid, or as on cards."""
    check = ROWS[event].get("vici", {})
    cells: list[int] = list(check.get("cells", []))
    for row in check.get("rows", []):
        cells += _ROWS[row]
    if cells:
        return len([cell for cell in cells if cell <= s.vici[0].prosperity])
    return rival_count(s, what)


def score_rival_statues(s: GameState, luck: Luck) -> None:
    """Phase 8: points for its statues by its favour space."""
    rival = s.vici[0]
    score_rival(s, rival.statues * STATUE_POINTS[rival.favour], luck, FIRST_PROJECT + STATUE)
