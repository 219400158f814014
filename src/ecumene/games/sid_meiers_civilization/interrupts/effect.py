"""Events and abilities: a target is chosen, the price is paid, others may cancel, then it happens (p. 18, 22)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.abilities import ABILITIES, COIN_HOLDERS, COIN_TOKENS, Ability
from ecumene.games.sid_meiers_civilization.card_data import (
    FIRST_TECHNOLOGY,
    GREAT_PERSON,
    IS_EVENT,
    IS_WONDER,
    ROWS,
    TECHNOLOGIES,
)
from ecumene.games.sid_meiers_civilization.deeds import discard_event, wonder_works
from ecumene.games.sid_meiers_civilization.interrupts import targets
from ecumene.games.sid_meiers_civilization.interrupts.choices import choices
from ecumene.games.sid_meiers_civilization.interrupts.paying import Pay, can_pay, might_pay
from ecumene.games.sid_meiers_civilization.interrupts.resolve import resolve
from ecumene.games.sid_meiers_civilization.interrupts.window import (
    ABILITY,
    CANCELLED,
    EVENT,
    OPEN,
    STANDS,
    Cancellable,
    open_window,
)
from ecumene.games.sid_meiers_civilization.player import STACKING_AT, Player
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.verbs import CHOOSE, PLACE_AT, TARGET
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

CHOOSING: Final = 0
PAID: Final = 1
NOBODY: Final = -1
AIMS: Final[dict[str, str]] = {"terrain": "smc.ruling.disaster-targets", "exchange": "smc.ruling.knowledge-events"}
AT_FIGURES: Final[list[str]] = ["move", "kill"]  # events aimed at figures, whosever the square is
SECOND: Final = 64  # bit of Player.once: the second ability of a technology was used
USED_BY_HAND: Final[list[str]] = [
    "production", "culture", "coin", "great-person", "either", "sail", "actions", "trade", "lock", "destroy-city",
]  # fmt: skip


def _in_phase(phase: str) -> list[tuple[int, list[tuple[int, Ability]]]]:
    """Return the technologies with abilities that are used in a phase."""
    found: list[tuple[int, list[tuple[int, Ability]]]] = []
    for technology in TECHNOLOGIES:
        mine = [
            (which, ability)
            for which, ability in enumerate(ABILITIES[technology])
            if ability.phase == phase and ability.effect in USED_BY_HAND
        ]
        if mine:
            found.append((technology, mine))
    return found


IN_PHASE: Final[dict[str, list[tuple[int, list[tuple[int, Ability]]]]]] = {
    phase: _in_phase(phase) for phase in ("start", "trade", "city", "movement")
}


class Effect(Cancellable):
    """An event or an ability of a technology under way (p. 18, 22)."""

    __slots__ = ("chosen", "other", "seat", "second", "square", "stage", "target", "thing", "which")
    FIELDS: ClassVar[str] = "seat@ thing$ which<2 target@- square# other# chosen$ second$ stage<2 verdict<3"
    RULE: ClassVar[str] = "smc.ability.phase"
    NESTED: ClassVar[int] = 2

    def __init__(
        self,
        seat: int,
        thing: int,
        which: int,
        target: int,
        square: int,
        other: int,
        chosen: int,
        second: int,
        stage: int,
        verdict: int,
    ) -> None:
        super().__init__(verdict)
        self.seat = seat
        self.thing = thing
        self.which = which  # of the abilities of a technology
        self.target = target
        self.square = square
        self.other = other  # a second square
        self.chosen = chosen  # a wonder, or a kind of figure
        self.second = second  # the kind of the second figure, where it makes a difference
        self.stage = stage

    def copy(self) -> Effect:
        """Return a frame of its own."""
        return Effect(
            self.seat,
            self.thing,
            self.which,
            self.target,
            self.square,
            self.other,
            self.chosen,
            self.second,
            self.stage,
            self.verdict,
        )

    def source(self) -> int:
        """Return the event or technology."""
        return self.thing

    def waits_for(self, s: Civ) -> list[int]:
        """Wait while something is still to be chosen."""
        return [self.seat] if self.stage == CHOOSING and self.options(s) else []

    def options(self, s: Civ) -> list[Action]:
        """Return what is to be chosen next; nothing when all is."""
        return choices(
            s, self.seat, self.thing, self.which, self.target, self.square, self.other, self.chosen, self.second
        )

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List the next choices."""
        return self.options(s)

    def declines(self, s: Civ, seat: int) -> Action | None:
        """Return nothing: an answer is needed."""
        return None

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
        """Take a choice."""
        if a[0] == TARGET:
            self.target = a[1]
        elif a[0] == CHOOSE and self.chosen < 0:
            self.chosen = a[1]
        elif a[0] == CHOOSE:
            self.second = a[1]
        elif self.square < 0:
            self.square = a[1]
        else:
            self.other = a[1]

    def step(self, s: Civ, luck: Luck) -> None:
        """Pay and ask for cancels; then let it happen."""
        if self.stage == CHOOSING:
            self.stage = PAID
            self.pay(s)
            return
        s.stack.pop()
        if self.verdict == STANDS:
            luck.tell("effect", self.seat, self.thing, target=self.square)
            second = self.second if self.second >= 0 else self.chosen
            resolve(
                s,
                self.seat,
                self.thing,
                self.which,
                self.target,
                self.square,
                self.other,
                self.chosen,
                second,
                luck,
            )
        else:
            luck.tell("cancelled", self.seat, self.thing)

    def pay(self, s: Civ) -> None:
        """Discard the card or spend the tokens, above the window for cancels."""
        aimed, also = self.aimed_at(s)
        if IS_EVENT[self.thing]:
            discard_event(s, self.seat, self.thing)
            open_window(s, self.seat, EVENT, self.thing, aimed, also)
            return
        ability = ABILITIES[self.thing][self.which]
        player = s.players[self.seat]
        mark_used(player, self.thing, self.which)
        if not ability.any and not sum(ability.cost):
            player.trade -= ability.trade
            player.culture -= ability.culture
            self.verdict = STANDS
            return
        open_window(s, self.seat, ABILITY, self.thing, aimed, also)
        s.stack.append(Pay(self.seat, self.thing, ability.cost[:], ability.any))

    def aimed_at(self, s: Civ) -> tuple[int, int]:
        """Return the seat at which it is aimed and, of two buildings, the owner of the second; -1: nobody."""
        if self.target >= 0 or self.square < 0:
            return self.target, NOBODY
        figures = IS_EVENT[self.thing] and ROWS[self.thing]["effect"] in AT_FIGURES
        rivals = targets.victims_at(s, self.seat, self.square) if figures and self.chosen != GREAT_PERSON else []
        second = IS_EVENT[self.thing] and ROWS[self.thing]["effect"] == "destroy" and self.other >= 0
        also = s.realm[self.other] if second else NOBODY
        return rivals[0] if rivals else s.realm[self.square], also

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say that it cannot be aimed there."""
        if IS_EVENT[self.thing] and a[0] in (PLACE_AT, TARGET):
            return self.no_aim(s, seat, a)
        if a[0] == PLACE_AT and self.square >= 0 and targets.crowded(s, seat, self.square, a[1]):
            return Refusal("smc.move.stacking", need=s.players[seat].power[STACKING_AT])
        return Refusal(self.RULE, self.thing)

    def no_aim(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say why an event cannot be aimed there: its owner is sheltered, it is out of range, or nothing fits."""
        row = ROWS[self.thing]
        if a in self.options(targets.unsheltered(s)):
            return Refusal("smc.ability.standing", targets.UNTARGETED[0])
        if a[0] == PLACE_AT and "range" in row and not targets.in_range(s, seat, row["range"])[a[1]]:
            return Refusal("smc.ruling.event-range", self.thing)
        return Refusal("smc.ruling.disaster-targets" if row["effect"] == "terrain" else self.RULE, self.thing)

    def cancelled(self) -> bool:
        """Return whether it was cancelled."""
        return self.verdict == CANCELLED


def is_second(technology: int, which: int) -> bool:
    """Return whether an earlier ability of the same technology is used by hand as well."""
    return any(ability.effect in USED_BY_HAND for ability in ABILITIES[technology][:which])


def mark_used(player: Player, technology: int, which: int) -> None:
    """Remember that an ability was used in this round; the second one of a card has a bit of its own."""
    if is_second(technology, which):
        player.once |= SECOND
    else:
        player.used |= 1 << (technology - FIRST_TECHNOLOGY)


def was_used(player: Player, technology: int, which: int) -> bool:
    """Return whether an ability was used in this round."""
    if is_second(technology, which):
        return bool(player.once & SECOND)
    return bool(player.used >> (technology - FIRST_TECHNOLOGY) & 1)


def begin(s: Civ, seat: int, thing: int, which: int) -> None:
    """Begin an event or an ability."""
    s.stack.append(Effect(seat, thing, which, -1, -1, -1, -1, -1, CHOOSING, OPEN))


def use(s: Civ, seat: int, technology: int, phase: str) -> None:
    """Begin the ability of a technology that is used in a phase."""
    for one, abilities in IN_PHASE[phase]:
        if one == technology:
            begin(s, seat, technology, abilities[0][0])


def usable(s: Civ, seat: int, phase: str) -> list[tuple[int, int]]:
    """Return the technologies whose abilities a seat can use now, each with the place of the ability."""
    player = s.players[seat]
    found: list[tuple[int, int]] = []
    for technology, abilities in IN_PHASE[phase]:
        if not player.knows(technology):
            continue
        for which, ability in abilities:
            if was_used(player, technology, which) or not affordable(player, ability):
                continue
            if choosable(s, seat, technology, which, ability):
                found.append((technology, which))
    return found


def might_use(s: Civ, seat: int, phase: str) -> bool:
    """Return whether a seat might use an ability of a phase now, by what everybody knows."""
    player = s.players[seat]
    for technology, abilities in IN_PHASE[phase]:
        if not player.knows(technology):
            continue
        for which, ability in abilities:
            if was_used(player, technology, which) or not might_pay(player, ability.cost):
                continue
            if choosable(s, seat, technology, which, ability):
                return True
    return False


def affordable(player: Player, ability: Ability) -> bool:
    """Return whether a seat has what an ability costs."""
    if player.trade < ability.trade or player.culture < ability.culture:
        return False
    return can_pay(player, ability.cost, ability.any)


def choosable(s: Civ, seat: int, technology: int, which: int, ability: Ability) -> bool:
    """Return whether an ability would do anything."""
    if ability.effect == "coin":
        return s.players[seat].coin_tokens[COIN_HOLDERS.index(technology)] < COIN_TOKENS[technology]
    if ability.effect in ("culture", "actions", "great-person"):
        return True
    return bool(choices(s, seat, technology, which, -1, -1, -1, -1, -1))


def playable(s: Civ, seat: int, phase: str) -> list[int]:
    """Return the event cards that a seat can play now."""
    hand = s.players[seat].hand
    found: list[int] = []
    for card in sorted(set(hand)):
        row = ROWS[card]
        if row["phase"] != phase or row["effect"] in ("cancel", "resource"):
            continue
        if choices(s, seat, card, 0, -1, -1, -1, -1, -1):
            found.append(card)
    return found


def why_not_played(s: Civ, seat: int, card: int, phase: str) -> Refusal:
    """Say why a seat cannot play an event: not in hand, of another phase, all are sheltered, far, or nowhere."""
    row = ROWS[card]
    if card not in s.players[seat].hand:
        return Refusal("smc.events.phase", card, have=0)
    if row["phase"] != phase:
        return Refusal("smc.events.phase", card)
    if choices(targets.unsheltered(s), seat, card, 0, -1, -1, -1, -1, -1):
        return Refusal("smc.ability.standing", targets.UNTARGETED[0])
    if "range" in row and targets.anywhere(s, seat, card):
        return Refusal("smc.ruling.event-range", card)
    return Refusal(AIMS.get(row["effect"], "smc.ability.phase"), card)


def why_not_used(s: Civ, seat: int, thing: int, phase: str) -> Refusal:
    """Say why a technology or wonder is not used: it does not work, is unknown, was used, is unpaid or full."""
    player = s.players[seat]
    if IS_WONDER[thing] and thing in player.marks and not wonder_works(s, seat, thing):
        return Refusal("smc.wonders.obsolete" if thing in s.obsolete else "smc.blockade.wonder", thing)
    if thing in TECHNOLOGIES and not player.knows(thing):
        return Refusal("smc.research.own-only", thing)
    for technology, abilities in IN_PHASE[phase]:
        if technology != thing:
            continue
        for which, ability in abilities:
            if was_used(player, thing, which):
                return Refusal("smc.ability.once-a-round", thing)
            if ability.effect == "coin" and not choosable(s, seat, thing, which, ability):
                return Refusal("smc.coins.tokens", thing)
            if not affordable(player, ability):
                return Refusal("smc.ability.resources", thing)
    return Refusal("smc.ability.phase", thing)
