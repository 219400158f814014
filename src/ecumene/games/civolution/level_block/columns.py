"""The level block: nine columns that grow from below, one kind of things a column, income tokens anywhere."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import CARD_TYPE, FIRST_ATTRIBUTE, FIRST_EVENT, FIRST_GOAL, FIRST_INCOME
from ecumene.games.civolution.console.reasons import because
from ecumene.games.civolution.player import ATTRIBUTE_HOME, GOAL_HOME, Player
from ecumene.games.civolution.printed import COLUMNS, FIRST_LEVEL, LEVEL_POINTS, LEVEL_TOKENS

RIGHT: Final = 10  # added to the column of a goal that goes to the right half
ANOTHER_COLUMN: Final = because("civo.block.columns")


def home_of(thing: int) -> int:
    """Return the kind of a thing that binds a column, -1 for income tokens."""
    if CARD_TYPE[thing] >= 0:
        return CARD_TYPE[thing]
    if FIRST_GOAL <= thing < FIRST_INCOME:
        return GOAL_HOME
    return ATTRIBUTE_HOME if FIRST_ATTRIBUTE <= thing < FIRST_EVENT else -1


def columns_for(player: Player, home: int) -> list[int]:
    """Return the columns that a kind of things may go to: its own, or any that no kind has."""
    own = player.homes[home]
    if own >= 0:
        return [own]
    return [column for column in range(COLUMNS) if column not in player.homes]


def would_float(player: Player, column: int) -> bool:
    """Return whether an income token would float: in the column of goals both halves must be equally high."""
    return column == player.homes[GOAL_HOME] and len(player.columns[column]) != len(player.right)


def next_level(player: Player, column: int) -> int:
    """Return the lowest free level of a column; of the goals, that of the left half."""
    return FIRST_LEVEL[column] + len(player.columns[column])


def bind(player: Player, home: int, column: int) -> None:
    """Tie a kind of things to a column; goals find the income tokens in it in both halves."""
    if player.homes[home] < 0:
        player.homes[home] = column
        if home == GOAL_HOME:
            player.right = player.columns[column][:]


def insert(player: Player, thing: int, column: int, right: bool = False) -> None:
    """Put a thing on top of a column."""
    home = home_of(thing)
    if home >= 0:
        bind(player, home, column)
    elif column == player.homes[GOAL_HOME]:
        player.right.append(thing)
    (player.right if right else player.columns[column]).append(thing)


def is_complete(player: Player, level: int) -> bool:
    """Return whether every column that reaches down to a level is filled there, the goals with both halves."""
    for column in range(COLUMNS):
        if FIRST_LEVEL[column] > level:
            continue
        slots = level - FIRST_LEVEL[column] + 1
        if len(player.columns[column]) < slots:
            return False
        if column == player.homes[GOAL_HOME] and len(player.right) < slots:
            return False
    return True


def is_active(player: Player, level: int) -> bool:
    """Return whether a level gives points: its token is turned, or it has none."""
    return level not in LEVEL_TOKENS or player.active[LEVEL_TOKENS.index(level)] > 0


def level_value(player: Player, level: int) -> int:
    """Return the points of one thing on a level at the end of the game."""
    return LEVEL_POINTS[level] if level < len(LEVEL_POINTS) and is_active(player, level) else 0


def points_on(player: Player, level: int) -> int:
    """Return the points of all things on a level; a token in both halves counts once."""
    value = level_value(player, level)
    found = 0
    for column in range(COLUMNS):
        if 0 <= level - FIRST_LEVEL[column] < len(player.columns[column]):
            found += value
    goals = player.homes[GOAL_HOME]
    if goals >= 0:
        place = level - FIRST_LEVEL[goals]
        if 0 <= place < len(player.right) and home_of(player.right[place]) == GOAL_HOME:
            found += value
    return found


def block_points(player: Player) -> int:
    """Return the points of all things by their levels."""
    return sum(points_on(player, level) for level in range(1, len(LEVEL_POINTS)))
