"""Entering a square: huts, villages, lone scouts, armies and cities of rivals (p. 20)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.battle.aftermath import explored
from ecumene.games.sid_meiers_civilization.battle.loot import loot_figures, won_battle
from ecumene.games.sid_meiers_civilization.battle.start import attack, attack_village
from ecumene.games.sid_meiers_civilization.map.figures import armies_at, city_at, rival_at
from ecumene.games.sid_meiers_civilization.pieces import kill_figures, take_token, tell_moved
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins
from ecumene.kernel.luck import Luck


def move_group(s: GameState, seat: int, origin: int, target: int, armies: int, scouts: int, luck: Luck) -> None:
    """Move figures from one square to another."""
    player = s.players[seat]
    for _ in range(armies):
        player.armies.remove(origin)
        player.armies.append(target)
    player.armies.sort()
    for _ in range(scouts):
        at = player.scouts.index(origin)
        player.scouts[at] = target
        player.scout_sends[at] = 0
    tell_moved(seat, armies, scouts, origin, target, luck)
    check_coins(s, luck)


def fight_at(s: GameState, seat: int, square: int, luck: Luck) -> None:
    """Let armies that have entered a square take what is there, or fight for it."""
    if s.over:
        return
    if square in s.huts:
        s.huts.remove(square)
        luck.tell("hut", seat, target=square)
        explored(s, seat, luck)
        take_token(s, seat, False, luck)
    elif square in s.villages:
        attack_village(s, seat, square, luck)
    elif city_at(s, square) not in (-1, seat):
        attack(s, seat, city_at(s, square), square, luck)
    else:
        rival = rival_at(s, seat, square)
        if rival < 0:
            return
        if armies_at(s, rival, square):
            attack(s, seat, rival, square, luck)
        else:
            kill_figures(s, rival, square, s.players[seat].civilization, luck)
            won_battle(s, seat, luck)
            loot_figures(s, seat, rival)
