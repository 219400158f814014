"""Exact chances before a roll of fate dice: of a favour check, of the food of a hunt, of each row of a find."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.dice.fate import FavourCheck, cheapest
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.program import NOTHING
from ecumene.games.civolution.modules.sustenance import hunted_food
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import DIE_VALUES, FIND_ROW
from ecumene.games.civolution.state import GameState

CERTAIN: Final = 100


def within(player: Player, die: int, value: int, ideas: int) -> bool:
    """Return whether a fate die can be turned to a value with so many ideas."""
    return cheapest(player, [die], value) <= ideas


def expected_best(by_face: list[int], dice: int) -> float:
    """Return the mean of the best of some dice, by what each face of a die is worth."""
    found = 0.0
    for at, worth in enumerate(sorted(by_face)):
        found += worth * (((at + 1) / DIE_VALUES) ** dice - (at / DIE_VALUES) ** dice)
    return found


def check_chance(s: GameState, seat: int, ideas: int) -> int:
    """Return in percent how likely a favour check is passed with so many ideas."""
    player = s.players[seat]
    checks = [FavourCheck(seat, NOTHING, NOTHING, -1, [die], 0) for die in range(1, DIE_VALUES + 1)]
    if checks[0].highest(s) >= DIE_VALUES:
        return CERTAIN  # nothing is rolled
    passes = [CERTAIN if check.best(s)[0] <= ideas else 0 for check in checks]
    dice = player.fate + player.power[ops.BONUS_DIE_FAVOUR]
    return round(expected_best(passes, dice * 2 if player.power[ops.FAVOUR_REROLL] else dice))  # all dice again


def hunt_food(s: GameState, seat: int, place: int, ideas: int) -> float:
    """Return the food that a hunt brings on average with so many ideas, by the best die."""
    player = s.players[seat]
    best: list[int] = []
    for die in range(1, DIE_VALUES + 1):
        food = 0
        for value in range(1, DIE_VALUES + 1):
            if within(player, die, value, ideas):
                food = max(food, hunted_food(s, seat, place, value))
        best.append(food)
    return round(expected_best(best, player.fate + player.power[ops.BONUS_DIE_HUNT]), 1)


def find_chance(s: GameState, seat: int, row: int, ideas: int) -> int:
    """Return in percent how likely a find can be of a row of the storage with so many ideas."""
    player = s.players[seat]
    if player.power[ops.LUCKY_CHOOSE]:
        return CERTAIN  # nothing is rolled
    found = [0] * DIE_VALUES
    for die in range(1, DIE_VALUES + 1):
        for value in range(1, DIE_VALUES + 1):
            if FIND_ROW[value] == row and within(player, die, value, ideas):
                found[die - 1] = CERTAIN
    return round(expected_best(found, player.fate + player.power[ops.BONUS_DIE_FIND]))
