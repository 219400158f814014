"""What a card that is chosen in secret, or a move on the map, would come to as things stand."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.historia.actions.carry_out import WarTarget
from ecumene.games.historia.card_data import ACTION_COUNT, TOKEN_VP, WAR
from ecumene.games.historia.components.parties import occupants, shared, territory_points
from ecumene.games.historia.rounds.choose_cards import ChooseCards
from ecumene.games.historia.rounds.resolve_cards import Act, resolutions
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.gains import carried_out
from ecumene.games.historia.verbs import ADVANCED, ATTACK, CHOOSE, PLACE_CUBE, SIMPLE, SKIP, TRADE_WITH
from ecumene.kernel.frame import Action

Told = tuple[str, dict[str, Any]]
LETTERS: Final = "ABCDEF"  # as the tables mark civilizations: seats, then civbots


def revealed(s: GameState, seat: int, card: int) -> GameState:
    """Return the board as it would be if a seat resolved a card now."""
    world = s.copy()
    player = world.players[seat]
    (player.hand if card < ACTION_COUNT else player.advisers).remove(card)
    player.revealed = [card]
    world.stack[-1] = Act(seat, -1, -1, -1, 0)
    return world


def chosen(s: GameState, a: Action) -> bool:
    """Return whether an action puts a card among those of the round."""
    return a[0] == CHOOSE and bool(s.stack) and isinstance(s.stack[-1], ChooseCards)


def card_outlook(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return which numbers of a seat a card would change, and to what, for each way to resolve it."""
    if not chosen(s, a):
        return []
    world = revealed(s, seat, a[1])
    ways: list[Action] = []
    resolutions(world, seat, a[1], ways)
    told: list[Told] = []
    for way in ways:
        if way[0] == SKIP:
            continue
        after = world.copy()
        carried_out(after, seat, way)
        to_the_end(after, seat)
        was, now = s.players[seat], after.players[seat]
        numbers = {
            "technology": now.technology,
            "military": now.military,
            "ready": now.ready,
            "used": now.used,
            "vp": now.vp,
            "technology_by": now.technology - was.technology,
            "military_by": now.military - was.military,
            "cubes_by": abs(now.ready - was.ready) + abs(now.used - was.used),
            "vp_by": now.vp - was.vp,
        }
        if numbers["technology_by"] or numbers["military_by"] or numbers["cubes_by"] or numbers["vp_by"]:
            told.append(("outlook-advanced" if way[0] == ADVANCED else "outlook-card", numbers))
    return told


def to_the_end(world: GameState, seat: int) -> None:
    """Carry a card out to its end, past choices that leave its owner's numbers alike: all but the enemy of a war.

    Who exploits takes used cubes, which cost nothing.
    """
    while len(world.stack) > 1 and not isinstance(world.stack[-1], (Act, WarTarget)):
        frame = world.stack[-1]
        if frame.waits_for(world) != [seat]:
            return
        carried_out(world, seat, frame.declines(world, seat) or frame.legal(world, seat)[0])


def move_outlook(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return what can be worked out of a move besides its price: of a card, a territory, a partner, an enemy."""
    verb, subject, _ = a
    if verb == PLACE_CUBE:
        return [("outlook-place", territory(s, seat, subject))]
    if verb == TRADE_WITH:
        other = with_civilization(s, subject)
        numbers = {"theirs": s.party(other).technology, "yours": s.players[seat].technology}
        return [("outlook-trade", {"who": LETTERS[other], **numbers})]
    if verb == ATTACK:
        other = with_civilization(s, subject)
        theirs, yours = s.party(other).military, s.players[seat].military
        ends = "won" if yours > theirs else "lost" if yours < theirs else "tied"
        return [("outlook-war", {"who": LETTERS[other], "theirs": theirs, "yours": yours, "ends": ends})]
    return card_outlook(s, seat, a)


def territory(s: GameState, seat: int, place: int) -> dict[str, Any]:
    """Return what a territory is worth to a seat that puts a cube there, and who is there."""
    world = s.copy()
    world.players[seat].land[place] += 1
    others = [number for number in occupants(s, place) if number != seat]
    scores = any(at == place for at, _ in territory_points(world, seat))
    return {
        "vp": TOKEN_VP[s.tokens[place]],
        "stands": "own" if s.players[seat].land[place] else "scored" if scores else "shared",
        "others": len(others),
        "who": ", ".join(LETTERS[number] for number in others),
    }


def with_civilization(s: GameState, civilization: int) -> int:
    """Return the party that leads a civilization."""
    return next(number for number in range(s.parties()) if s.party(number).civilization == civilization)


def card_cautions(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return why a card would be played in vain if it were resolved now, or a war lost."""
    if not chosen(s, a):
        return []
    world = revealed(s, seat, a[1])
    ways: list[Action] = []
    resolutions(world, seat, a[1], ways)
    if ways[0][0] != SKIP:
        enemies = [s.party(number).military for number, _ in shared(s, seat)] if a[1] == WAR else []
        lost = bool(enemies) and min(enemies) >= s.players[seat].military
        return [("warning-his-war-winner", {})] if lost else []
    why = world.stack[-1].refuse(world, seat, (SIMPLE, a[1], 0))
    return [("warning-" + why.rule.replace(".", "-"), {"need": why.need, "have": why.have})]
