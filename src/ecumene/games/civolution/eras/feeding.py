"""Phase 6: tribes are fed, weakened or lost; strong ones bring a point (p. 33)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.building.removal import perish
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import give_back
from ecumene.games.civolution.console.reasons import Details, because
from ecumene.games.civolution.continent.lands import LAND, TERRITORIES
from ecumene.games.civolution.continent.spots import FOOD
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.powers import (
    BOAT,
    ENCAMPMENT,
    EVERYWHERE,
    WILDERNESS,
    Discount,
    discounts,
)
from ecumene.games.civolution.eras.each import EachCivilization
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.printed import (
    FARM_SAVES,
    FOOD_BOAT,
    FOOD_ENCAMPMENT,
    FOOD_WILDERNESS,
    LANDS,
    STRONG_TRIBE_POINTS,
    WATER,
)
from ecumene.games.civolution.solo.land import score_rival
from ecumene.games.civolution.solo.phases import feed_rival
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import FEED, FEED_ALL, WEAK, WILD
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED

ONLY_ONE: Final = because("civo.feeding.feed", 1)
NOT_HUNGRY: Final = because("civo.feeding.feed", 2)
LITTLE_FOOD: Final = because("civo.feeding.need")
STRONG_TRIBES: Final = "strong-tribes"  # the line of the log that tells their points
CODES: Final = 8  # of one territory: the numbers of its tribes


def printed_need(s: GameState, seat: int, place: int, number: int) -> int:
    """Return the food that a tribe needs before abilities: by where it is, less on the own farm's land."""
    if LAND[place] == WATER:
        return FOOD_BOAT
    food = FOOD_WILDERNESS if number in (WILD, WEAK) else FOOD_ENCAMPMENT
    return food - FARM_SAVES if s.farm_owner[place] == seat else food


def fits(discount: Discount, place: int, number: int, weak: bool) -> bool:
    """Return whether a discount is for such a tribe."""
    if discount.lands and LAND[place] not in discount.lands:
        return False
    if discount.state >= 0 and discount.state != int(weak):
        return False
    if discount.where == EVERYWHERE:
        return True
    if LAND[place] == WATER:
        return discount.where == BOAT
    return discount.where == (WILDERNESS if number in (WILD, WEAK) else ENCAMPMENT)


def serve(tribe: int, fitting: list[list[int]], users: list[list[int]], room: list[int], seen: list[int]) -> bool:
    """Let a tribe use one more discount; where none has room left, another tribe changes to one that has."""
    for discount in fitting[tribe]:
        if discount in seen or tribe in users[discount]:
            continue
        seen.append(discount)
        if len(users[discount]) < room[discount]:
            users[discount].append(tribe)
            return True
        for other in users[discount]:
            if serve(other, fitting, users, room, seen):
                users[discount].remove(other)
                users[discount].append(tribe)
                return True
    return False


class Feeding(EachCivilization):
    """Step A: each feeds its tribes, one by one (p. 33)."""

    RULE: ClassVar[str] = "civo.feeding.order"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Feeding:
        return Feeding(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return s.parties()

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        if seat >= len(s.players):
            feed_rival(s, luck)
            return
        s.stack.append(completion(s, seat))
        s.stack.append(Feed(seat, hungry_tribes(s, seat), []))

    def end_round(self, s: GameState, luck: Luck) -> None:
        """Step B: a point for each strong tribe."""
        s.stack.pop()
        for seat in s.parties():
            if seat < len(s.players):
                score_strong(s, seat, luck)
            else:
                score_rival(s, STRONG_TRIBE_POINTS * tribes.strong(s, seat), luck, kind=STRONG_TRIBES)


def hungry_tribes(s: GameState, seat: int) -> list[int]:
    """Return the tribes of a civilization that need food before abilities, as codes."""
    return [
        place * CODES + number
        for place in range(TERRITORIES)
        for number in each_tribe(s, seat, place)
        if printed_need(s, seat, place, number) > 0
    ]


def food_needed(s: GameState, seat: int) -> int:
    """Return the food that feeds all tribes of a civilization where they are."""
    return Feed(seat, hungry_tribes(s, seat), []).total(s)


def each_tribe(s: GameState, seat: int, place: int) -> list[int]:
    """Return the numbers of all tribes in a territory, those outside as often as there are."""
    found: list[int] = []
    for number in tribes.numbers_in(s, seat, place, True, True):
        count = tribes.outside(s, seat, place, number == WEAK) if number in (WILD, WEAK) else 1
        found += [number] * count
    return found


def strong_points(s: GameState, seat: int) -> int:
    """Return the points of the strong tribes of a civilization."""
    points = STRONG_TRIBE_POINTS * tribes.strong(s, seat)
    power = s.players[seat].power
    if sum(power[ops.STRONG_PLUS : ops.STRONG_PLUS + len(LANDS)]):
        for place in range(TERRITORIES):
            more = power[ops.STRONG_PLUS + LAND[place]]
            if more:
                strong = [number for number in each_tribe(s, seat, place) if not tribes.is_weak(s, place, number)]
                points += more * len(strong)
    return points


def score_strong(s: GameState, seat: int, luck: Luck) -> None:
    """Score the strong tribes of a civilization."""
    points = strong_points(s, seat)
    if points:
        s.players[seat].points += points
        luck.tell(STRONG_TRIBES, seat, amount=points)


class Feed(Asks):
    """Decide for each tribe whether it is fed; the others are weakened, and weak ones die (p. 33).

    hungry  tribes that are not fed yet
    served  things whose discount was used, once for each tribe
    """

    FIELDS: ClassVar[str] = "seat@ hungry/180[<21] served$block[<60]"
    RULE: ClassVar[str] = "civo.feeding.feed"
    VERBS: ClassVar[list[int]] = [FEED, FEED_ALL]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("hungry", "served")

    def __init__(self, seat: int, hungry: list[int], served: list[int]) -> None:
        super().__init__(seat)
        self.hungry = hungry
        self.served = served

    def copy(self) -> Feed:
        return Feed(self.seat, self.hungry[:], self.served[:])

    # generated: end

    def need(self, s: GameState, code: int) -> tuple[int, list[int]]:
        """Return the food that a tribe needs, and the things whose discounts it uses for that."""
        others = self.hungry[:]
        others.remove(code)
        return self.needs(s, [code, *others])[0]

    def needs(self, s: GameState, codes: list[int]) -> list[tuple[int, list[int]]]:
        """Return what each of some tribes needs: discounts serve as many as they can, the first of all."""
        given = discounts(s.players[self.seat])
        food = [printed_need(s, self.seat, code // CODES, code % CODES) for code in codes]
        if not given:
            return [(each, []) for each in food]
        fitting: list[list[int]] = []
        for code in codes:
            place, number = code // CODES, code % CODES
            weak = tribes.is_weak(s, place, number)
            fitting.append([at for at, each in enumerate(given) if fits(each, place, number, weak)])
        users: list[list[int]] = [[] for _ in given]
        room = [each.most - self.served.count(each.thing) for each in given]
        for tribe in range(len(codes)):
            less = 0
            while less < food[tribe] and serve(tribe, fitting, users, room, []):
                less = sum(given[at].less for at in range(len(given)) if tribe in users[at])
        found: list[tuple[int, list[int]]] = []
        for tribe in range(len(codes)):
            used = [at for at in range(len(given)) if tribe in users[at]]
            less = sum(given[at].less for at in used)
            found.append((max(0, food[tribe] - less), [given[at].thing for at in used]))
        return found

    def total(self, s: GameState) -> int:
        """Return the food that feeds all that are hungry."""
        found = 0
        for food, _ in self.needs(s, self.hungry):
            found += food
        return found

    def candidates(self, s: GameState) -> list[Action]:
        found: list[Action] = [(FEED_ALL, 0, 0)]
        for at, code in enumerate(self.hungry):
            if at == 0 or self.hungry[at - 1] != code:
                found.append((FEED, code // CODES, code % CODES))
        return found

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[0] == FEED_ALL:
            if len(self.hungry) < 2:
                return ONLY_ONE
        elif not 0 <= a[2] < CODES or a[1] * CODES + a[2] not in self.hungry:
            return NOT_HUNGRY
        return ALLOWED if self.price(s, a) <= s.players[self.seat].markers[FOOD] else LITTLE_FOOD

    def price(self, s: GameState, a: Action) -> int:
        """Return the food that a move takes."""
        return self.total(s) if a[0] == FEED_ALL else self.need(s, a[1] * CODES + a[2])[0]

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == LITTLE_FOOD:
            return -1, self.price(s, a), s.players[self.seat].markers[FOOD]
        return super().details(s, seat, a, why)

    def asks(self, s: GameState) -> bool:
        """Ask where food can be spent, or where tribes compete for what lets them need none."""
        if not self.hungry or self.total(s) == 0:
            return False
        food = s.players[self.seat].markers[FOOD]
        free: list[int] = []
        for code in self.hungry:
            price = self.need(s, code)[0]
            if 0 < price <= food:
                return True
            if price == 0:
                free.append(code)
        others = [code for code in self.hungry if code not in free]
        return any(price > 0 for price, _ in self.needs(s, free + others)[: len(free)])

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        if a[0] == FEED_ALL:
            codes = self.hungry[:]
            needs = self.needs(s, codes)
        else:
            codes = [a[1] * CODES + a[2]]
            needs = [self.need(s, codes[0])]
        for at, code in enumerate(codes):
            self.feed(s, code, needs[at], luck)

    def feed(self, s: GameState, code: int, needed: tuple[int, list[int]], luck: Luck) -> None:
        """Feed one tribe with what it needs."""
        food, used = needed
        self.served += used
        self.hungry.remove(code)
        give_back(s, self.seat, FOOD, food, luck)
        luck.tell("fed", self.seat, amount=food, target=code // CODES)

    def free(self, s: GameState) -> list[int]:
        """Return the tribes that count as fed in the end since they need nothing, weak ones first."""
        left = self.copy()
        found: list[int] = []
        for weak in (True, False):
            for code in self.hungry:
                if tribes.is_weak(s, code // CODES, code % CODES) == weak:
                    food, used = left.need(s, code)
                    if food == 0:
                        left.served += used
                        left.hungry.remove(code)
                        found.append(code)
        return found

    def stopped(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        for code in self.free(s):
            self.feed(s, code, self.need(s, code), luck)
        if self.hungry:
            s.stack.append(Starvation(self.seat, self.hungry))

    def step(self, s: GameState, luck: Luck) -> None:
        self.stopped(s, luck)

    def check(self, s: GameState) -> None:
        need(all(0 <= code < TERRITORIES * CODES for code in self.hungry), "impossible-feeding")


class Starvation(Frame[GameState]):
    """Tribes that were not fed: strong ones lie down, weak ones die or are saved (p. 33)."""

    FIELDS: ClassVar[str] = "seat@ hungry/180[<21]"
    RULE: ClassVar[str] = "civo.feeding.starve"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("hungry", "seat")

    def __init__(self, seat: int, hungry: list[int]) -> None:
        self.seat = seat
        self.hungry = hungry

    def copy(self) -> Starvation:
        return Starvation(self.seat, self.hungry[:])

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        """Take the weak first, so that none is weakened and lost at once."""
        for at, code in enumerate(self.hungry):
            place, number = code // CODES, code % CODES
            if tribes.is_weak(s, place, number):
                self.hungry.pop(at)
                perish(s, self.seat, place, number, -1)
                return
        s.stack.pop()
        for code in self.hungry:
            tribes.turn(s, self.seat, code // CODES, code % CODES, True)
            luck.tell("weakened", self.seat, target=code // CODES)

    def check(self, s: GameState) -> None:
        need(all(0 <= code < TERRITORIES * CODES for code in self.hungry), "impossible-feeding")


def food_due(s: GameState, seat: int) -> int:
    """Return the food that tribes still need this era; those that were fed, or went without, need none."""
    fed = False
    for frame in s.stack:
        if isinstance(frame, Feed) and frame.seat == seat:
            return frame.total(s)
        if isinstance(frame, Feeding) and seat in s.parties()[: frame.turns]:
            fed = True
    return 0 if fed else food_needed(s, seat)
