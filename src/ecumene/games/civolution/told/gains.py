"""What a move costs and brings: it is carried out on a copy, up to the first thing that nobody can know."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.building.grounds import settlement_payment
from ecumene.games.civolution.building.removal import Ashore
from ecumene.games.civolution.card_data import (
    FIRST_CATEGORY,
    FIRST_MATERIAL,
    FIRST_PROJECT,
    FIRST_STACK,
    FIRST_WEATHER,
    SLEEP,
    THINGS,
)
from ecumene.games.civolution.console.payment import (
    FOCUSED,
    NOTHING,
    PLANNED,
    SLEEP_MODULE,
    Payment,
    dice_asked,
    fewest_ideas,
    ideas_for,
    partners,
    pick_of,
)
from ecumene.games.civolution.continent.lands import WATERS
from ecumene.games.civolution.continent.spots import SPOT_THING, SPOTS
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.branches import deed_of
from ecumene.games.civolution.effects.choices import Branches
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.eras.each import EachCivilization
from ecumene.games.civolution.eras.events import WeatherShift
from ecumene.games.civolution.eras.feeding import STRONG_TRIBES
from ecumene.games.civolution.level_block.columns import next_level
from ecumene.games.civolution.level_block.costs import NONE_IGNORED, bill
from ecumene.games.civolution.level_block.install import CardInstall
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import BOAT, SETTLEMENT_COST
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.forecast import SPOT_KIND, forecast, numbers
from ecumene.games.civolution.verbs import (
    ACTIVATE,
    CHOOSE,
    DIE,
    FEED,
    FOCUS,
    INSTALL,
    LEAD,
    LOSE,
    OPEN,
    PICK,
    PLANNING,
    PROCREATE,
    SETTLEMENT,
    START,
    STRENGTHEN,
    UPGRADE,
    WEAKEN,
)
from ecumene.games.civolution.verbs import SLEEP as SLEEP_VERB
from ecumene.kernel.frame import Action
from ecumene.kernel.look_ahead import Ahead, move_to_question
from ecumene.kernel.luck import Event
from ecumene.kernel.modifiers import Gain, Sum

CARD: Final = "power"  # the row that says: what this card does is what the move brings; its amount is the level
# Numbers besides markers that a move may change, told with their sign.
TOLD: Final[list[str]] = ["raw_materials", "people", "strong", "ready_dice"]
# Those that are told only where nothing else changes.
ELSE_TOLD: Final[list[str]] = ["territories", "food_needed", "era_points", "final_points"]
LEVEL_OF_CELLS: Final = 5


def move_price(s: GameState, seat: int, a: Action) -> dict[str, Sum]:
    """Return what a move costs, by kind, each part with its thing."""
    verb, player = a[0], s.players[seat]
    frame = s.stack[-1]
    if verb in (ACTIVATE, SLEEP_VERB):
        return activation_price(player, SLEEP_MODULE if verb == SLEEP_VERB else a[1])
    if isinstance(frame, Payment) and verb in (DIE, PLANNING, FOCUS):
        return payment_price(player, frame, pick_of(a))
    if isinstance(frame, CardInstall) and verb == INSTALL:
        level = next_level(player, a[2] - 1)
        asked = bill(s, seat, a[1], min(level, LEVEL_OF_CELLS), NONE_IGNORED)
        return by_spot([min(n, player.markers[spot]) for spot, n in enumerate(asked.returns)])
    if verb == SETTLEMENT:
        return settlement_price(player, a[2] - 1)
    now = carried_out(s, seat, a).state.players[seat]
    found = by_spot([max(0, player.markers[spot] - now.markers[spot]) for spot in range(SPOTS)])
    if now.points < player.points:
        found["points"] = Sum([(-1, player.points - now.points)])
    if now.favour < player.favour:
        found["favour"] = Sum([(-1, player.favour - now.favour)])
    return found


def settlement_price(player: Player, slot: int) -> dict[str, Sum]:
    """Return the materials of a settlement; where an ability leaves its owner the choice, how many."""
    paid = settlement_payment(player, slot)
    count = max(0, len(SETTLEMENT_COST[slot]) - player.power[ops.SETTLEMENT_DISCOUNT])
    if not count:
        return {}
    rows = [(FIRST_MATERIAL + material, 1) for material in paid] if len(paid) == count else [(-1, count)]
    return {"materials": Sum(rows)}


def activation_price(player: Player, module: int) -> dict[str, Sum]:
    """Return the two dice or markers of a module, and the fewest ideas that it takes."""
    found = {"payment": Sum([(SLEEP if module == SLEEP_MODULE else module, 2)])}
    ideas = fewest_ideas(player, module)
    if ideas:
        found["ideas"] = Sum([(-1, ideas)])
    return found


def payment_price(player: Player, frame: Payment, pick: int) -> dict[str, Sum]:
    """Return what one payment is, and the fewest ideas with which it pays for the module."""
    kind = "dice" if pick < PLANNED else "focus" if pick == FOCUSED else "planning"
    found = {kind: Sum([(-1, 1)])}
    asked = dice_asked(frame.module)
    if frame.one != NOTHING:
        ideas = ideas_for(player, frame.one, pick, asked)
    else:
        ideas = min(ideas_for(player, pick, other, asked) for other in partners(player, pick, asked))
    if ideas:
        found["ideas"] = Sum([(-1, ideas)])
    return found


def by_spot(counts: list[int]) -> dict[str, Sum]:
    """Return markers of the console by kind, each with its thing."""
    found: dict[str, Sum] = {}
    for spot, n in enumerate(counts):
        if n:
            kind = SPOT_KIND[spot]
            if kind not in found:
                found[kind] = Sum([])
            found[kind].add(SPOT_THING[spot], n)
    return found


def move_gain(s: GameState, seat: int, a: Action) -> list[Gain]:
    """Return what a move brings, row by row, up to the next question, draw or reveal."""
    frame = s.stack[-1]
    if a[0] == PICK:
        return []
    if isinstance(frame, CardInstall) and a[0] == INSTALL:
        return [(CARD, 1, a[1])]
    ahead = carried_out(s, seat, a)
    world: GameState = ahead.state
    was, now = s.players[seat], world.players[seat]
    rows = [(CARD, level_named(was, a), told)] if (told := brought_by(s, a)) >= 0 else []
    rows += point_rows(seat, was, now, ahead.events)
    if now.favour > was.favour:
        rows.append(("favour", now.favour - was.favour, -1))
    for spot in range(SPOTS):
        more = now.markers[spot] - was.markers[spot]
        if more > 0:
            rows.append((SPOT_KIND[spot], more, SPOT_THING[spot]))
    rows += console_rows(was, now)
    pays = isinstance(frame, Payment)
    priced = pays or a[0] in (ACTIVATE, SLEEP_VERB)  # the price tells the dice
    rows += changed(numbers(s, seat), numbers(world, seat), TOLD[:-1] if priced else TOLD)
    if rows or pays or move_price(s, seat, a):
        return rows
    rows = changed(forecast(s, seat), forecast(world, seat), ELSE_TOLD)
    for kind, amount in (("supply", now.supply - was.supply), ("tribes", now.tribes - was.tribes)):
        if amount:
            rows.append((kind, amount, -1))
    return rows


# Moves that name one of the own tribes in a territory; on water it is on a boat.
OF_TRIBES: Final[list[int]] = [LEAD, PROCREATE, STRENGTHEN, WEAKEN, LOSE, FEED]
LOSSES: Final[list[int]] = [THINGS.numbers["do-give-food"], THINGS.numbers["do-give-tribe"]]


def named_by(s: GameState, seat: int, a: Action) -> int:
    """Return the thing whose words say what a move is about: what it brings, or the boat of a tribe; -1: none."""
    if isinstance(s.stack[-1], Ashore) or (a[0] in OF_TRIBES and a[1] in WATERS):
        return FIRST_PROJECT + BOAT
    return brought_by(s, a)


def brought_by(s: GameState, a: Action) -> int:
    """Return the thing whose effect a move brings: a module, an open card, a branch, a weather; -1: none."""
    frame = s.stack[-1]
    if a[0] in (START, ACTIVATE, UPGRADE):
        return a[1]
    if a[0] == OPEN:
        return s.open[a[1] - FIRST_STACK][-1]
    if a[0] != CHOOSE:
        return -1
    if isinstance(frame, Branches):
        return deed_of(frame.programs[a[1] - 1])
    return FIRST_WEATHER + a[1] - 1 if isinstance(frame, WeatherShift) else LOSSES[a[1] - 1]


def level_named(player: Player, a: Action) -> int:
    """Return the level of a module that is told of: where it stands, or where it rises to."""
    if a[0] not in (ACTIVATE, UPGRADE) or a[1] >= len(player.modules):
        return 1
    return player.modules[a[1]] + (1 if a[0] == UPGRADE else 0)


def changed(before: dict[str, int], after: dict[str, int], kinds: list[str]) -> list[Gain]:
    """Return the numbers of a forecast that differ."""
    rows: list[Gain] = []
    for kind in kinds:
        more = after.get(kind, before.get(kind, 0)) - before.get(kind, 0)
        if more:
            rows.append((kind, more, -1))
    return rows


def point_rows(seat: int, was: Player, now: Player, events: list[Event]) -> list[Gain]:
    """Return the points that a move brings, by the things they come from."""
    rows: list[Gain] = [
        ("points", event.amount, event.source)
        for event in events
        if event.kind in ("points", STRONG_TRIBES) and event.seat == seat
    ]
    told = 0
    for row in rows:
        told += row[1]
    if now.points - was.points == told:
        return rows
    return [("points", now.points - was.points, -1)] if now.points > was.points else []


def console_rows(was: Player, now: Player) -> list[Gain]:
    """Return steps on tracks, upgrades and what was installed."""
    rows: list[Gain] = []
    for track in range(len(was.tracks)):
        if now.tracks[track] > was.tracks[track]:
            rows.append(("progress", now.tracks[track] - was.tracks[track], FIRST_CATEGORY + track))
    for module in range(len(was.modules)):
        if now.modules[module] > was.modules[module]:
            rows.append(("upgrades", 1, module))
    old = installed(was)
    for thing in installed(now):
        if thing not in old:
            rows.append(("installed", 1, thing))
    return rows


def carried_out(s: GameState, seat: int, a: Action) -> Ahead:
    """Make a move on a copy, up to where somebody is asked, its step is over, or something is unknown."""
    depth = 1
    for at, frame in enumerate(s.stack):
        if isinstance(frame, EachCivilization):
            depth = at + 1
    return move_to_question(s, seat, a, depth)
