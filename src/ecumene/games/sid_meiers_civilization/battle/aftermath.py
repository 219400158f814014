"""After a battle: losses, loot, villages and cities that are taken (p. 25, 26)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.sid_meiers_civilization.battle.loot import loot_city, loot_figures, won_battle
from ecumene.games.sid_meiers_civilization.card_data import FIRST_UNIT, UNIT_OF, VILLAGE
from ecumene.games.sid_meiers_civilization.city_phase.culture_track import free_advance
from ecumene.games.sid_meiers_civilization.map.figures import figures_at
from ecumene.games.sid_meiers_civilization.pieces import gain_culture, kill_figures, raze, take_token
from ecumene.games.sid_meiers_civilization.printed import KILLED_PER_ARMY
from ecumene.games.sid_meiers_civilization.start_phase.placing import Placing
from ecumene.games.sid_meiers_civilization.state import CONQUEST_ENDING, GameState
from ecumene.games.sid_meiers_civilization.verbs import SAVE
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins, win
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.luck import Luck


def settle_battle(
    s: GameState,
    attacker: int,
    defender: int,
    square: int,
    village: bool,
    city: bool,
    won: bool,
    fallen: list[int],
    slain: list[int],
    luck: Luck,
) -> None:
    """Let the winner lose armies and take its loot; the loser's figures die. Barbarians are no seat (-1)."""
    winner, loser = (attacker, defender) if won else (defender, attacker)
    luck.tell("battle-won" if winner >= 0 else "barbarians-won", winner, target=square)
    if winner >= 0:
        lose_armies(s, winner, square, len(fallen) if won else len(slain), luck)
    if won and village:
        s.villages.remove(square)
        conquer_village(s, winner, luck)
    elif won and city:
        conquer_city(s, winner, loser, square, luck)
    else:
        kill_figures(s, loser, square, s.players[winner].civilization if winner >= 0 else VILLAGE, luck)
        if not village:
            loot_figures(s, winner, loser)
    if winner >= 0 and not s.over:
        won_battle(s, winner, luck)
    save(s, attacker, fallen)
    if defender >= 0:
        save(s, defender, slain)
    check_coins(s, luck)


def lose_armies(s: GameState, seat: int, square: int, killed: int, luck: Luck) -> None:
    """Take an army for every two own units killed, never the last one; first those that do not move again."""
    player = s.players[seat]
    for _ in range(min(killed // KILLED_PER_ARMY, player.armies.count(square) - 1)):
        player.armies.remove(square)
        if square == player.sailed and player.sailed_armies:
            player.bring(square, player.sailed_armies - 1, player.sailed_scouts)
        luck.tell("army-lost", seat, amount=KILLED_PER_ARMY, target=square)


def explored(s: GameState, seat: int, luck: Luck) -> None:
    """Give China culture for a hut or village."""
    amount = s.players[seat].has("culture_for_exploring")
    if amount:
        gain_culture(s, seat, amount, s.players[seat].civilization, luck)


def conquer_village(s: GameState, seat: int, luck: Luck) -> None:
    """Take the token of a village; a great person is placed."""
    explored(s, seat, luck)
    person = take_token(s, seat, True, luck)
    if person >= 0:
        s.stack.append(Placing(seat, person, 0))
    free_advance(s, seat, luck)


def conquer_city(s: GameState, winner: int, loser: int, square: int, luck: Luck) -> None:
    """Raze a city and take the loot, of figures held in its centre too; whoever takes a capital wins (p. 25)."""
    if s.players[loser].cities.index(square) == 0:
        luck.tell("capital-taken", winner, target=square)
        win(s, [winner], CONQUEST_ENDING, luck)
        return
    raze(s, loser, square, luck)
    loot_city(s, winner, loser)
    if figures_at(s, loser, square):
        kill_figures(s, loser, square, s.players[winner].civilization, luck)
        loot_figures(s, winner, loser)
    free_advance(s, winner, luck)


def save(s: GameState, seat: int, dead: list[int]) -> None:
    """Let China save one of its dead units."""
    if dead and s.players[seat].has("units_saved"):
        s.stack.append(SaveUnit(seat, sorted(dead)))


class SaveUnit(ChooseOne[GameState]):
    """China puts one of its units that died in a battle back into its standing force."""

    FIELDS: ClassVar[str] = "seat@ dead$unit_card[<40]"
    RULE: ClassVar[str] = "smc.ruling.winner-losses"
    VERBS: ClassVar[list[int]] = [SAVE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("dead", "seat")

    def __init__(self, seat: int, dead: list[int]) -> None:
        self.seat = seat
        self.dead = dead

    def copy(self) -> SaveUnit:
        return SaveUnit(self.seat, self.dead[:])

    # generated: end

    def decider(self) -> int:
        """Return China's seat."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List the dead units."""
        return [(SAVE, card, 0) for card in sorted(set(self.dead)) if card in s.dead[UNIT_OF[card] - FIRST_UNIT]]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Take it back."""
        s.dead[UNIT_OF[a[1]] - FIRST_UNIT].remove(a[1])
        units = s.players[self.seat].units
        units.append(a[1])
        units.sort()
        luck.tell("saved", self.seat, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the card that did not die here."""
        return a[1], -1, -1
