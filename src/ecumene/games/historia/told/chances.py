"""What a card that is chosen in secret, or a move on the map, would come to as things stand."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.historia.actions.carry_out import WarTarget
from ecumene.games.historia.card_data import ACTION_COUNT, TOKEN_VP
from ecumene.games.historia.components.parties import occupants, territory_points
from ecumene.games.historia.rounds.choose_cards import ChooseCards
from ecumene.games.historia.rounds.resolve_cards import Act, resolutions
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.runs import to_question
from ecumene.games.historia.verbs import ADVANCED, ATTACK, CHOOSE, PLACE_CUBE, SKIP, TRADE_WITH
from ecumene.kernel.frame import Action
from ecumene.kernel.look_ahead import Ahead
from ecumene.kernel.teller import Told

LETTERS: Final = "ABCDEF"  # as the tables mark civilizations: seats, then civbots
WON: Final = "won"
LOST: Final = "lost"
TIED: Final = "tied"


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


def ways_to_resolve(s: GameState, seat: int, card: int) -> list[Action]:
    """Return the ways to resolve a card."""
    ways: list[Action] = []
    resolutions(s, seat, card, ways)
    return ways


def card_chances(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return which numbers of a seat a card would change, and to what, for each way to resolve it."""
    if not chosen(s, a):
        return []
    world = revealed(s, seat, a[1])
    told: list[Told] = []
    for way in ways_to_resolve(world, seat, a[1]):
        if way[0] == SKIP:
            continue
        was, now = s.players[seat], to_the_end(world, seat, way).players[seat]
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
            told.append(("chances-advanced" if way[0] == ADVANCED else "chances-card", numbers))
    return told


def to_the_end(s: GameState, seat: int, way: Action) -> GameState:
    """Carry a card out to its end, past choices that leave its owner's numbers alike: all but the enemy of a war.

    Who exploits takes used cubes, which cost nothing.
    """
    world: GameState = to_question(s, seat, way).state
    while len(world.stack) > len(s.stack) and not isinstance(world.stack[-1], WarTarget):
        frame = world.stack[-1]
        if frame.waits_for(world) != [seat]:
            break
        world = to_question(world, seat, frame.declines(world, seat) or frame.legal(world, seat)[0]).state
    return world


def move_chances(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return what can be worked out of a move besides its price: of a card, a territory, a partner, an enemy."""
    verb, subject, _ = a
    if verb == PLACE_CUBE:
        return [("chances-place", territory(s, seat, a))]
    if verb == TRADE_WITH:
        other = s.party_of(subject)
        numbers = {"theirs": s.party(other).technology, "yours": s.players[seat].technology}
        return [("chances-trade", {"who": LETTERS[other], **numbers})]
    if verb == ATTACK:
        other, ends = s.party_of(subject), how_it_ends(to_question(s, seat, a), seat)
        theirs, yours = s.party(other).military, s.players[seat].military
        return [("chances-war", {"who": LETTERS[other], "theirs": theirs, "yours": yours, "ends": ends})]
    return card_chances(s, seat, a)


def how_it_ends(ahead: Ahead, seat: int) -> str:
    """Return how a war has ended for a seat, as the log tells it."""
    for event in ahead.events:
        if event.kind == "war-tied":
            return TIED
        if event.kind in ("cube-lost", "last-cube"):
            return LOST if event.seat == seat else WON
    return TIED


def territory(s: GameState, seat: int, a: Action) -> dict[str, Any]:
    """Return what a territory is worth to a seat that puts a cube there, and who is there."""
    place = a[1]
    others = [number for number in occupants(s, place) if number != seat]
    scores = any(at == place for at, _ in territory_points(to_question(s, seat, a).state, seat))
    return {
        "vp": TOKEN_VP[s.tokens[place]],
        "stands": "own" if s.players[seat].land[place] else "scored" if scores else "shared",
        "others": len(others),
        "who": ", ".join(LETTERS[number] for number in others),
    }
