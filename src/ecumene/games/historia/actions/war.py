"""War: the higher military level wins, whoever began it."""

from __future__ import annotations

from ecumene.games.historia.components.parties import tell, tell_both
from ecumene.games.historia.pieces import gain_vp
from ecumene.games.historia.state import GameState
from ecumene.kernel.luck import Luck


def fight(s: GameState, attacker: int, defender: int, place: int, points: int, luck: Luck, source: int) -> None:
    """Fight for a territory: the winner scores, the loser's cube goes to the used ones; a tie does nothing."""
    mine, theirs = s.party(attacker).military, s.party(defender).military
    tell_both(s, attacker, defender, luck, "war", place)
    if mine == theirs:
        tell_both(s, attacker, defender, luck, "war-tied", place)
        return
    winner, loser = (attacker, defender) if mine > theirs else (defender, attacker)
    gain_vp(s, winner, points, luck, source, place)
    lose_cube(s, loser, place, luck, source)


def lose_cube(s: GameState, loser: int, place: int, luck: Luck, source: int) -> None:
    """Take the loser's cube from the map. The last one of a player stays, unless the player is alone."""
    one = s.party(loser)
    seat = loser < len(s.players)
    if seat and one.on_map() == 1 and not s.solo():
        tell(s, loser, luck, "last-cube", one.civilization, 0, source, place)
        return
    one.land[place] -= 1
    one.used += 1
    tell(s, loser, luck, "cube-lost", one.civilization, -1, source, place)
    if seat and not one.on_map():
        s.destroyed = True
        luck.tell("destroyed", loser)
        s.over = True
        s.stack.clear()
