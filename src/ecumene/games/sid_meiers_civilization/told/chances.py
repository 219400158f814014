"""What everybody can work out of a move: blows of a strike, both sides of an attack, sums of cities (p. 23)."""

from __future__ import annotations

from typing import Any

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.battle.force import bonus, force, group_force, strength, trumps
from ecumene.games.sid_meiers_civilization.card_data import ARMY, ROWS, THINGS, TRUMPS, UNIT_OF, VILLAGE
from ecumene.games.sid_meiers_civilization.city_phase.carry_out import BuildAt
from ecumene.games.sid_meiers_civilization.map.figures import armies_at, city_at, rival_at
from ecumene.games.sid_meiers_civilization.movement.move import Move
from ecumene.games.sid_meiers_civilization.movement.paths import consequence, flies
from ecumene.games.sid_meiers_civilization.printed import START_UNITS
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.sums import before_attack, bonus_rows
from ecumene.games.sid_meiers_civilization.told.cities import cities_ahead
from ecumene.games.sid_meiers_civilization.told.squares import entered, there
from ecumene.games.sid_meiers_civilization.verbs import FRONT, PLACE_AT, STOP, STRIKE, WALK
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Blind, Event

Told = tuple[str, dict[str, Any]]


def chances(s: GameState, seat: int, a: Action) -> list[Told]:
    """Return what a strike does blow by blow, what meets or lies in a square, and what cities come to."""
    frame = s.stack[-1]
    if a[0] == STRIKE and isinstance(frame, Battle):
        return blows(s, frame, a[1], a[2] - 1)
    if a[0] == FRONT and isinstance(frame, Battle):
        beaten = TRUMPS[UNIT_OF[a[1]]]
        what = THINGS.slug(beaten) if beaten >= 0 else "none"
        return [("chances-front", {"n": strength(s, frame.owner(frame.side), a[1]), "what": what})]
    if isinstance(frame, Move) and a[0] in (WALK, STOP):
        at = comes_down(s, frame, a)
        if at >= 0:
            return meeting(s, seat, frame.armies, at) or entered(s, seat, at, frame.scouts)
        over = a[0] == WALK and consequence(s, seat, a[1])  # a flight over it
        return [] if a[0] == STOP else there(s, seat, a[1]) if over else entered(s, seat, a[1], frame.scouts)
    if a[0] == PLACE_AT and isinstance(frame, BuildAt) and frame.thing == ARMY:
        return meeting(s, seat, 1, a[1]) or there(s, seat, a[1])
    return cities_ahead(s, seat, a) or (there(s, seat, a[1]) if a[0] == PLACE_AT else [])


def comes_down(s: GameState, move: Move, a: Action) -> int:
    """Return the square where a step or a stop enters a hut, a village or a battle; -1: nowhere. Flights go on."""
    flying = flies(s.players[move.seat])
    square = a[1] if a[0] == WALK else move.at
    if move.scouts or a[0] not in (WALK, STOP) or not consequence(s, move.seat, square):
        return -1
    return square if a[0] == STOP or not flying or move.left == 1 else -1


def attacked(s: GameState, move: Move, a: Action) -> int:
    """Return whom a step or a stop attacks: a village, or a civilization; -1: nobody."""
    square = comes_down(s, move, a)
    if square < 0 or square in s.huts:
        return -1
    if square in s.villages:
        return VILLAGE
    owner = city_at(s, square)
    return s.players[owner if owner >= 0 else rival_at(s, move.seat, square)].civilization


def face(s: GameState, battle: Battle, card: int) -> tuple[str, int]:
    """Return how a card of whoever plays is named at its rank, and its strength: as it is drawn."""
    owner, unit = battle.owner(battle.side), UNIT_OF[card]
    rank = s.players[owner].rank(unit) if owner >= 0 else 1
    return f"unit-name-{ROWS[unit]['names'][rank - 1]}", strength(s, owner, card)


def blows(s: GameState, battle: Battle, card: int, at: int) -> list[Told]:
    """Return the blows in their order, as the rules exchange them on a copy: whoever dies first deals none."""
    twin = s.copy()
    there = twin.stack[-1]
    if not isinstance(there, Battle):
        return []
    side, other = battle.side, 1 - battle.side
    rival = battle.units(other)[at]
    there.units(side)[at] = card
    luck, log = Blind(), list[Event]()
    luck.log = log
    there.exchange_blows(twin, at, luck)
    found: list[Told] = []
    if trumps(card, rival) or trumps(rival, card):
        found.append(("chances-first" if trumps(card, rival) else "chances-last", {}))
    for event in log:
        if not event.kind.endswith("wounded"):
            continue
        mine = event.seat == battle.owner(side)
        hit = strength(s, event.seat, event.subject) - (0 if mine else battle.wounds(other)[at])
        dies = any(one.kind.endswith("died") and one.seat == event.seat for one in log)
        numbers = {"wounds": event.amount, "left": hit, "dies": int(dies)}
        found.append(("chances-bears" if mine else "chances-deals", numbers))
    return found


def meeting(s: GameState, seat: int, armies: int, square: int) -> list[Told]:
    """Return the cards that both sides draw, their bonuses, and who begins, where armies come into a battle."""
    mine = group_force(s, seat, armies)  # it may hover there
    if square in s.villages:
        numbers = {"mine": mine, "bonus": bonus(s, seat, square, False), "theirs": len(START_UNITS)}
        return [("chances-village", numbers), *parts("chances-you", s, seat, -1)]
    owner = city_at(s, square)
    rival = owner if owner >= 0 else rival_at(s, seat, square)
    city = owner >= 0
    if rival in (-1, seat) or (not city and not armies_at(s, rival, square)):
        return []
    then = before_attack(s, seat, rival, square)
    held = then.players[rival].cities.index(square) if city else -1
    numbers = {
        "seat": rival,
        "mine": mine,
        "bonus": bonus(s, seat, square, False),
        "theirs": force(s, rival, square, city),
        "against": bonus(then, rival, square, city),
        "begins": then.players[rival].walls[held] if city else 0,
    }
    by_them = parts("chances-they", then, rival, held)
    return [("chances-attack", numbers), *parts("chances-you", s, seat, -1), *by_them]


def parts(message: str, s: GameState, seat: int, city: int) -> list[Told]:
    """Return of what a combat bonus consists, each part with its source."""
    return [(message, {"what": slug, "n": amount}) for slug, amount in bonus_rows(s, seat, city)]
