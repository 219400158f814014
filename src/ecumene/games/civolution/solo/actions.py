"""What its action cards make it do, one action after another (p. 40-42)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import CATEGORY_ROWS, CONTENT, FIRST_CATEGORY
from ecumene.games.civolution.continent.lands import CAMP_HAS_FIRE, FIRST_CAMP, LAND
from ecumene.games.civolution.dice.gained import DIE_THINGS, DieHandover, donors
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.locations.discovery import turn_up as turn_up_location
from ecumene.games.civolution.modules.exploration import closed_around
from ecumene.games.civolution.modules.research import open_next
from ecumene.games.civolution.printed import (
    BEYOND_TRACK,
    EVOLUTION,
    FAVOUR_SPACES,
    LAST_SPACE,
    PROSPERITY,
    THRESHOLD_BONUS,
    THRESHOLDS,
    WATER,
)
from ecumene.games.civolution.solo import cards
from ecumene.games.civolution.solo.land import (
    HUNTING,
    NOWHERE,
    count_in,
    determine,
    is_crowded,
    migrating_number,
    rival_owner,
    rival_places,
    roll,
    score_rival,
    settle_rival,
    tell,
)
from ecumene.games.civolution.state import FREE, GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import WILD
from ecumene.kernel.content import Row
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck

_PLACE: Final[list[int]] = CONTENT.value("vici_display")["place"]
EVOLUTION_SPACES: Final[int] = CATEGORY_ROWS[EVOLUTION]["vici_spaces"]
EVOLUTION_ICONS: Final[list[int]] = CATEGORY_ROWS[EVOLUTION]["vici_icons"]
PROSPERITY_SPACES: Final[int] = CATEGORY_ROWS[PROSPERITY]["vici_spaces"]
PROSPERITY_ICONS: Final[list[int]] = CATEGORY_ROWS[PROSPERITY]["vici_icons"]


def points_of(bonus: list[Row]) -> int:
    """Return the points of a bonus; of a choice the branch that brings the most."""
    found = 0
    for effect in bonus:
        found += effect.get("points", 0)
        found += max([points_of(branch) for branch in effect.get("choose", [])], default=0)
    return found


# By line of a track: the points that it brings; its other bonuses are not for the rival.
LINE_POINTS: Final[list[int]] = [points_of(bonus) for bonus in THRESHOLD_BONUS]


class ViciActs(Frame[GameState]):
    """Its actions from left to right; only a die that it takes from the person asks anybody anything (p. 40)."""

    FIELDS: ClassVar[str] = "queue/14000[<24] thing$"
    RULE: ClassVar[str] = "civo.vici.dice-rows"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("queue", "thing")

    def __init__(self, queue: list[int], thing: int) -> None:
        self.queue = queue
        self.thing = thing

    def copy(self) -> ViciActs:
        return ViciActs(self.queue[:], self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def step(self, s: GameState, luck: Luck) -> None:
        if not self.queue:
            s.stack.pop()
            return
        code = self.queue.pop(0)
        op, argument = code // cards.ARGUMENT, code % cards.ARGUMENT
        if op == cards.DISCARD:
            discard_open(s)
        elif op >= cards.PROCREATE:
            self.on_land(s, op, luck)
        else:
            self.on_boards(s, op, argument, luck)

    def on_boards(self, s: GameState, op: int, argument: int, luck: Luck) -> None:
        """Carry out an action that needs no territory."""
        rival = s.vici[0]
        if op == cards.TRACK:
            advance_rival(s, argument // 10, argument % 10, luck)
        elif op == cards.REMOVE_CARD:
            remove_card(s, argument, luck)
        elif op == cards.POINTS:
            score_rival(s, argument, luck, self.thing)
        elif op == cards.FAVOUR:
            if rival.favour < FAVOUR_SPACES:
                rival.favour += 1
                tell(luck, "favour", amount=1)
            else:
                lost(op, luck)
        elif op == cards.DIE:
            gain_die(s, argument, luck)
        elif rival.supply > 0:
            self.place_marker(s, op, luck)
        else:
            lost(op, luck)

    def place_marker(self, s: GameState, op: int, luck: Luck) -> None:
        """Put a marker on the island or on a grid; some spaces take a token from its display."""
        rival = s.vici[0]
        if op == cards.STATUE:
            rival.supply -= 1
            rival.statues += 1
            tell(luck, "vici-statue", amount=rival.statues)
        elif op == cards.EVOLUTION and rival.evolution < EVOLUTION_SPACES:
            rival.supply -= 1
            rival.evolution += 1
            tell(luck, "vici-evolution", amount=rival.evolution)
            if rival.evolution in EVOLUTION_ICONS:
                remove_token(s, s.attribute_display, s.attribute_bag, luck)
        elif op == cards.PROSPERITY and rival.prosperity < PROSPERITY_SPACES:
            rival.supply -= 1
            rival.prosperity += 1
            tell(luck, "vici-prosperity", amount=rival.prosperity)
            if rival.prosperity in PROSPERITY_ICONS:
                remove_token(s, s.income_display, s.income_bag, luck)
        else:
            lost(op, luck)

    def on_land(self, s: GameState, op: int, luck: Luck) -> None:
        """Carry out an action that needs a territory."""
        if op == cards.PROCREATE:
            if procreate_rival(s, luck) and is_crowded(s):
                tell(luck, "vici-crowded")
                self.queue.insert(0, cards.MIGRATE * cards.ARGUMENT)
        elif op == cards.MIGRATE:
            self.queue.insert(0, cards.LEAVE * cards.ARGUMENT)
            if not leavable(s):
                tell(luck, "vici-procreates-first")
                self.queue.insert(0, cards.PROCREATE * cards.ARGUMENT)
        elif op == cards.LEAVE:
            migrate_rival(s, luck)
        elif op == cards.PROVISION:
            provision(s, luck)
        elif op == cards.REVEAL:
            reveal_rival(s, luck)
        else:
            hunting_token(s, luck)

    def check(self, s: GameState) -> None:
        need(len(s.vici) == 1, "impossible-rival")


def discard_open(s: GameState) -> None:
    """End a reset: its open cards go to the discard pile."""
    rival = s.vici[0]
    rival.discard = sorted(rival.discard + rival.open)
    rival.open = []


def lost(op: int, luck: Luck) -> None:
    """Tell that an action cannot be carried out."""
    tell(luck, "vici-lost", amount=op)


def advance_rival(s: GameState, track: int, steps: int, luck: Luck) -> None:
    """Advance its disc; of the bonuses of lines it gains points alone."""
    rival = s.vici[0]
    before = rival.tracks[track]
    after = min(LAST_SPACE, before + steps)
    rival.tracks[track] = after
    if after > before:
        tell(luck, "advanced", FIRST_CATEGORY + track, after - before)
    score_rival(s, (before + steps - after) * BEYOND_TRACK, luck, FIRST_CATEGORY + track)
    for line in range(len(THRESHOLDS)):
        if before <= THRESHOLDS[line] < after:
            score_rival(s, LINE_POINTS[line], luck, FIRST_CATEGORY + track)


def remove_card(s: GameState, stack: int, luck: Luck) -> None:
    """Return the top card of an open stack to the box."""
    if s.open[stack]:
        card = s.open[stack].pop()
        s.gone.append(card)
        tell(luck, "vici-removed", card)
        if not s.open[stack]:
            open_next(s, stack, luck)
    else:
        lost(cards.REMOVE_CARD, luck)


def remove_token(s: GameState, display: list[int], bag: list[int], luck: Luck) -> None:
    """Return a token of a display to the box, by a roll, and fill its place."""
    value = roll(luck)
    at = _PLACE[value - 1] - 1
    tell(luck, "vici-token", display[at], value)
    if display[at] >= 0:
        s.gone.append(display[at])
        display[at] = luck.take(bag) if bag else -1


def gain_die(s: GameState, kind: int, luck: Luck) -> None:
    """Take a die of the display, or from the person who has more and chooses which."""
    rival, me = s.vici[0], rival_owner(s)
    if kind == ops.FATE and s.fate_left:
        s.fate_left -= 1
        rival.fate += 1
    elif kind == ops.ACTIVATION and s.dice_left:
        s.dice_left -= 1
        rival.dice += 1
    elif donors(s, me, kind):
        giver = donors(s, me, kind)[0]
        luck.tell("die-taken", giver, DIE_THINGS[kind])
        s.stack.append(completion(s, giver))  # who is asked may take attribute tokens
        s.stack.append(DieHandover(giver, me, kind))
        return
    else:
        lost(cards.DIE, luck)
        return
    tell(luck, "die-gained", DIE_THINGS[kind])


def procreate_rival(s: GameState, luck: Luck) -> bool:
    """Add a tribe where it has one, first where an encampment is free; return whether it did."""
    if s.vici[0].tribes == 0:
        lost(cards.PROCREATE, luck)
        return False
    places = rival_places(s)
    free = [place for place in places if has_free_camp(s, place)]
    return add_tribe(s, determine(free or places, luck, "vici-at-free" if free else "vici-at-own"), luck)


def add_tribe(s: GameState, place: int, luck: Luck) -> bool:
    """Put a tribe of the supply into a territory; return whether there was one, and an encampment for it."""
    if place == NOWHERE or not settle_rival(s, place, luck):
        lost(cards.PROCREATE, luck)
        return False
    s.vici[0].tribes -= 1
    tell(luck, "procreated", target=place)
    return True


def has_free_camp(s: GameState, place: int) -> bool:
    """Return whether an encampment of a territory is free."""
    return FREE in s.camp_owner[FIRST_CAMP[place] : FIRST_CAMP[place + 1]]


def leavable(s: GameState) -> list[int]:
    """Return the territories with at least two of its tribes, one of them strong."""
    me = rival_owner(s)
    return [
        place
        for place in rival_places(s)
        if count_in(s, place) > 1 and tribes.numbers_in(s, me, place, True, False)
    ]


def migrate_rival(s: GameState, luck: Luck) -> None:
    """Move a strong tribe to the adjacent land with the fewest of its tribes (p. 42)."""
    here = determine(leavable(s), luck, "vici-from")
    around = [place for place in s.land.neighbours[here] if LAND[place] != WATER] if here != NOWHERE else []
    fewest = min([count_in(s, place) for place in around], default=0)
    there = determine([place for place in around if count_in(s, place) == fewest], luck, "vici-to")
    if there == NOWHERE:
        lost(cards.MIGRATE, luck)
        return
    number = migrating_number(s, here)
    if settle_rival(s, there, luck):
        tribes.remove(s, rival_owner(s), here, number)
        rank = 1 if number == WILD else 2 if CAMP_HAS_FIRE[tribes.camp_at(here, number)] else 3
        luck.tell("migrated", -1, amount=rank, automaton=0, origin=here, target=there)
    else:
        lost(cards.MIGRATE, luck)


def provision(s: GameState, luck: Luck) -> None:
    """Put a provision marker where it has tribes: fewest markers, then most tribes (p. 42)."""
    rival = s.vici[0]
    places = rival_places(s)
    if not places or rival.supply == 0:
        lost(cards.PROVISION, luck)
        return
    fewest = min(rival.provision[place] for place in places)
    places = [place for place in places if rival.provision[place] == fewest]
    most = max(count_in(s, place) for place in places)
    place = determine([place for place in places if count_in(s, place) == most], luck, "vici-at-provision")
    rival.provision[place] += 1
    rival.supply -= 1
    tell(luck, "vici-provision", amount=rival.provision[place], target=place)


def reveal_rival(s: GameState, luck: Luck) -> None:
    """Reveal the closed locations of the territory of its tribes that touches most of them (p. 42)."""
    places = rival_places(s)
    most = max((len(closed_around(s, place)) for place in places), default=0)
    if most == 0:
        lost(cards.REVEAL, luck)
        return
    most_closed = [place for place in places if len(closed_around(s, place)) == most]
    place = determine(most_closed, luck, "vici-at-closed")
    for corner in closed_around(s, place):
        score_rival(s, turn_up_location(s, corner, luck), luck, s.locations[corner])


def hunting_token(s: GameState, luck: Luck) -> None:
    """Put a hunting token on the best land, first where the person has a tribe too (p. 42)."""
    open_places = [place for place in rival_places(s) if not s.hunted[place]]
    shared = [place for place in open_places if tribes.is_in(s, 0, place)]
    places, why = (shared, "vici-at-shared-hunt") if shared else (open_places, "vici-at-own-hunt")
    for land in HUNTING:
        found = [place for place in places if LAND[place] == land]
        if found:
            place = determine(found, luck, why)
            s.hunted[place] = 1
            tell(luck, "vici-hunting-token", target=place)
            return
    lost(cards.HUNT_TOKEN, luck)
