"""The battle itself: sides alternate, open fronts and strike at them, and use abilities (p. 24, 25)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.sid_meiers_civilization.battle.aftermath import settle_battle
from ecumene.games.sid_meiers_civilization.battle.force import bonus, strength, trumps
from ecumene.games.sid_meiers_civilization.battle.means import (
    HEALS,
    Fight,
    battle_obstacle,
    begin_ability,
    heals,
    might_use,
    usable_in_battle,
)
from ecumene.games.sid_meiers_civilization.pieces import bury
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import DONE, FRONT, HEAL, STRIKE, USE, WOUND
from ecumene.kernel.fields import attrs_of
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason
from ecumene.kernel.sealed import HIDDEN

ATTACKER: Final = 0
DEFENDER: Final = 1
NO_UNIT: Final = -1
NO_WOUNDS: Final = reason("smc.battle.abilities")
WOUNDS_FIRST: Final = reason("smc.battle.abilities")
NOBODY_THERE: Final = reason("smc.battle.one-unit-a-front")
OWN_UNIT_THERE: Final = reason("smc.battle.one-unit-a-front")
NOT_WOUNDED: Final = reason("smc.battle.wounds")
CARD_FIRST: Final = reason("smc.battle.all-cards")
HAS_PLAYED: Final = reason("smc.ruling.battle-turns")
NOT_IN_FORCE: Final = reason("smc.battle.force")


class Battle(Fight):
    """Attacker and defender play their cards in turn; the higher sum wins (p. 23–25).

    defender  of a village: who plays the barbarians
    side      whose: ATTACKER or DEFENDER
    played    1: it has played its card
    mend      wounds still to be healed
    healed    which side has used which healing
    by        the technology of which wounds are dealt or healed
    seen      1: the attacker sees the other hand, 2: the defender
    mine      the hands
    front     the attacker's unit on each front, and the defender's
    hurt      their wounds
    fallen    dead units of the attacker, and of the defender
    """

    FIELDS: ClassVar[str] = (
        "attacker@ defender@ village<2 city<2 square# side<2 played<2 plus/3 deal/6 mend/6 by$technology"
        " healed<16 seen<4 mine$-unit_card[<40] theirs$-unit_card[<40] front$-unit_card[<80]"
        " facing$-unit_card[<80] hurt/3[<80] harmed/3[<80] fallen$unit_card[<40] slain$unit_card[<40]"
    )
    RULE: ClassVar[str] = "smc.battle.all-cards"
    VERBS: ClassVar[list[int]] = [FRONT, STRIKE, USE, WOUND, HEAL, DONE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "attacker",
        "city",
        "defender",
        "facing",
        "fallen",
        "front",
        "harmed",
        "healed",
        "hurt",
        "mend",
        "mine",
        "played",
        "seen",
        "side",
        "slain",
        "square",
        "theirs",
        "village",
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        village: int,
        city: int,
        square: int,
        side: int,
        played: int,
        plus: int,
        deal: int,
        mend: int,
        by: int,
        healed: int,
        seen: int,
        mine: list[int],
        theirs: list[int],
        front: list[int],
        facing: list[int],
        hurt: list[int],
        harmed: list[int],
        fallen: list[int],
        slain: list[int],
    ) -> None:
        super().__init__(plus, deal, by)
        self.attacker = attacker
        self.defender = defender
        self.village = village
        self.city = city
        self.square = square
        self.side = side
        self.played = played
        self.mend = mend
        self.healed = healed
        self.seen = seen
        self.mine = mine
        self.theirs = theirs
        self.front = front
        self.facing = facing
        self.hurt = hurt
        self.harmed = harmed
        self.fallen = fallen
        self.slain = slain

    def copy(self) -> Battle:
        return Battle(
            self.attacker,
            self.defender,
            self.village,
            self.city,
            self.square,
            self.side,
            self.played,
            self.plus,
            self.deal,
            self.mend,
            self.by,
            self.healed,
            self.seen,
            self.mine[:],
            self.theirs[:],
            self.front[:],
            self.facing[:],
            self.hurt[:],
            self.harmed[:],
            self.fallen[:],
            self.slain[:],
        )

    # generated: end

    def show(self, seat: int) -> list[Any]:
        """Return the fields; hands only to their own seats, and to those who see through the Oracle."""
        mine, theirs = self.mine[:], self.theirs[:]
        if seat != self.attacker and not (seat == self.defender and self.seen & 2):
            mine = [HIDDEN] * len(mine)
        if seat != self.defender and not (seat == self.attacker and self.seen & 1):
            theirs = [HIDDEN] * len(theirs)
        values, names = super().show(seat), attrs_of(self.FIELDS)
        values[names.index("mine")] = mine
        values[names.index("theirs")] = theirs
        return values

    def owner(self, side: int) -> int:
        """Return the seat whose units a side has, -1: barbarians."""
        if side == ATTACKER:
            return self.attacker
        return -1 if self.village else self.defender

    def player(self, side: int) -> int:
        """Return the seat that plays a side."""
        return self.attacker if side == ATTACKER else self.defender

    def told(self, kind: str) -> str:
        """Return as what the log tells what the side does whose turn it is: barbarians are told apart."""
        return kind if self.owner(self.side) >= 0 else f"barbarian-{kind}"

    def hand(self, side: int) -> list[int]:
        """Return the hand of a side."""
        return self.mine if side == ATTACKER else self.theirs

    def units(self, side: int) -> list[int]:
        """Return the units of a side on all fronts."""
        return self.front if side == ATTACKER else self.facing

    def wounds(self, side: int) -> list[int]:
        """Return the wounds of a side on all fronts."""
        return self.hurt if side == ATTACKER else self.harmed

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the side whose turn it is."""
        asked = self.deal or self.mend or self.played or self.hand(self.side)
        return [self.player(self.side)] if asked else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List wounds to deal or heal; else abilities and cards, or the end of the turn after a card."""
        fronts = range(1, len(self.front) + 1)
        moves: list[Action] = []
        if self.deal or self.mend:
            moves += [(verb, at, 0) for verb in (WOUND, HEAL) for at in fronts]
        else:
            if self.owner(self.side) >= 0:
                moves += [(USE, technology, 0) for technology in usable_in_battle(s, self)]
            hand = sorted(set(self.hand(self.side)))
            moves += [(FRONT, card, 0) for card in hand] + [(STRIKE, card, at) for card in hand for at in fronts]
        moves.append((DONE, 0, 0))
        return [a for a in moves if a[0] == USE or self.obstacle(s, seat, a) == ALLOWED]

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say why a card cannot be played so; wounds come before everything else."""
        if a[0] == WOUND:
            return self.wound_obstacle(a[1])
        if a[0] == HEAL:
            return self.heal_obstacle(a[1])
        if self.deal or self.mend:
            return ALLOWED if a[0] == DONE else WOUNDS_FIRST
        if a[0] == DONE:
            return ALLOWED if self.played else CARD_FIRST
        if a[0] == USE:
            return battle_obstacle(s, self, a[1])
        if self.played:
            return HAS_PLAYED
        if a[1] not in self.hand(self.side):
            return NOT_IN_FORCE
        return self.strike_obstacle(a[2]) if a[0] == STRIKE else ALLOWED

    def wound_obstacle(self, front: int) -> int:
        """Return what keeps an ability from wounding a unit on a front."""
        if not self.deal:
            return NO_WOUNDS
        there = 1 <= front <= len(self.front) and self.units(1 - self.side)[front - 1] != NO_UNIT
        return ALLOWED if there else NOBODY_THERE

    def heal_obstacle(self, front: int) -> int:
        """Return what keeps an ability from healing a unit on a front."""
        if not self.mend:
            return NO_WOUNDS
        return ALLOWED if 1 <= front <= len(self.front) and self.wounds(self.side)[front - 1] else NOT_WOUNDED

    def strike_obstacle(self, front: int) -> int:
        """Return what keeps a card from striking at a front: nobody stands there, or an own unit does."""
        if not 1 <= front <= len(self.front) or self.units(1 - self.side)[front - 1] == NO_UNIT:
            return NOBODY_THERE
        return ALLOWED if self.units(self.side)[front - 1] == NO_UNIT else OWN_UNIT_THERE

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the technology, or the front."""
        if a[0] == USE:
            return a[1], -1, -1
        front = a[2] if a[0] == STRIKE else a[1]
        return -1, front if why in (NOBODY_THERE, NOT_WOUNDED, OWN_UNIT_THERE) else -1, -1

    def declines(self, s: GameState, seat: int) -> Action | None:
        """End the turn, or let wounds be; a card must be played."""
        return (DONE, 0, 0) if self.played or self.deal or self.mend else None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Play a card, use an ability, deal or heal a wound, or end the turn."""
        if a[0] == FRONT:
            self.open_front(a[1], luck)
            self.end_card(s)
        elif a[0] == STRIKE:
            self.strike(s, a[1], a[2] - 1, luck)
            self.end_card(s)
        elif a[0] == USE:
            self.use(s, seat, a[1], luck)
        elif a[0] == WOUND:
            self.deal -= 1
            self.hit(s, 1 - self.side, a[1] - 1, 1, self.by, luck)
            if all(unit == NO_UNIT for unit in self.units(1 - self.side)):
                self.deal = 0
        elif a[0] == HEAL:
            self.mend -= 1
            self.heal(a[1] - 1, 1, self.by, luck)
            if not sum(self.wounds(self.side)):
                self.mend = 0
        elif self.deal or self.mend:
            self.deal = self.mend = 0
        else:
            self.next_turn()
        if not self.deal and not self.mend:
            self.by = NO_UNIT

    def use(self, s: GameState, seat: int, technology: int, luck: Luck) -> None:
        """Heal at once, or pay for an ability that others may cancel."""
        if technology in HEALS:
            luck.tell("effect", seat, technology, target=self.square)
            self.healed |= 1 << (2 * self.side + HEALS.index(technology))
            amount = heals(technology)
            wounds = self.wounds(self.side)
            if amount:
                self.mend, self.by = min(amount, sum(wounds)), technology
            else:
                for at in range(len(wounds)):
                    self.heal(at, wounds[at], technology, luck)
        else:
            begin_ability(s, seat, technology)

    def open_front(self, card: int, luck: Luck) -> None:
        """Play a card without an attack."""
        self.hand(self.side).remove(card)
        self.units(self.side).append(card)
        self.units(1 - self.side).append(NO_UNIT)
        self.hurt.append(0)
        self.harmed.append(0)
        self.plus = 0
        luck.reveal()
        luck.tell(self.told("front"), self.player(self.side), card, amount=len(self.front))

    def strike(self, s: GameState, card: int, at: int, luck: Luck) -> None:
        """Attack a unit on its front: both deal damage at once, or the one that trumps first (p. 24, 25)."""
        side = self.side
        self.hand(side).remove(card)
        self.units(side)[at] = card
        luck.reveal()
        luck.tell(self.told("strike"), self.player(side), card, amount=at + 1)
        self.exchange_blows(s, at, luck)

    def exchange_blows(self, s: GameState, at: int, luck: Luck) -> None:
        """Let the two units on a front deal their damage, the one that trumps first."""
        side, other = self.side, 1 - self.side
        card, rival = self.units(side)[at], self.units(other)[at]
        blow = strength(s, self.owner(side), card) + self.plus
        back = strength(s, self.owner(other), rival)
        self.plus = 0
        blows = [(other, blow, card), (side, back, rival)]
        if trumps(rival, card):
            blows.reverse()
        for whom, wounds, by in blows:
            dead = self.units(1 - whom)[at] == NO_UNIT  # who was trumped and killed does not strike back
            if not (dead and (trumps(card, rival) or trumps(rival, card))):
                self.hit(s, whom, at, wounds, by, luck)

    def heal(self, at: int, wounds: int, by: int, luck: Luck) -> None:
        """Heal wounds of an own unit by a technology."""
        self.wounds(self.side)[at] -= wounds
        if wounds:
            luck.tell("healed", self.owner(self.side), self.units(self.side)[at], wounds, source=by)

    def hit(self, s: GameState, side: int, at: int, wounds: int, by: int, luck: Luck) -> None:
        """Wound a unit, by a card or a technology; with as many wounds as strength it dies."""
        card = self.units(side)[at]
        self.wounds(side)[at] += wounds
        owner = self.owner(side)
        luck.tell("wounded" if owner >= 0 else "barbarian-wounded", owner, card, wounds, source=by)
        if self.wounds(side)[at] < strength(s, owner, card):
            return
        self.units(side)[at] = NO_UNIT
        self.wounds(side)[at] = 0
        (self.fallen if side == ATTACKER else self.slain).append(card)
        if owner >= 0:
            s.players[owner].units.remove(card)
        bury(s, card)
        luck.tell("unit-died" if owner >= 0 else "barbarian-died", owner, card, source=by)

    def end_card(self, s: GameState) -> None:
        """After a card come abilities, where everybody can see that there might be some."""
        owner = self.owner(self.side)
        self.played = 1
        if owner < 0 or not might_use(s, self):
            self.next_turn()

    def next_turn(self) -> None:
        """Let the other side play, if it has cards."""
        self.played = 0
        self.plus = 0
        if self.hand(1 - self.side):
            self.side = 1 - self.side

    def total(self, s: GameState, side: int) -> int:
        """Return the sum of a side: its living units, and its lead in bonuses."""
        owner = self.owner(side)
        total = sum([strength(s, owner, card) for card in self.units(side) if card != NO_UNIT])
        mine = bonus(s, owner, self.square, bool(self.city) and side == DEFENDER) if owner >= 0 else 0
        rival = self.owner(1 - side)
        theirs = bonus(s, rival, self.square, bool(self.city) and side == ATTACKER) if rival >= 0 else 0
        return total + max(0, mine - theirs)

    def step(self, s: GameState, luck: Luck) -> None:
        """Turn to the other hand, or end the battle when both are empty."""
        if self.hand(1 - self.side):
            self.side = 1 - self.side
            return
        s.stack.pop()
        if self.village:
            for card in self.facing:
                if card != NO_UNIT:
                    bury(s, card)
        sums = (self.total(s, ATTACKER), self.total(s, DEFENDER))
        luck.tell("sums", self.attacker, amount=sums[0])
        luck.tell("barbarian-sums" if self.village else "sums", self.owner(DEFENDER), amount=sums[1])
        won, village, city = sums[0] > sums[1], bool(self.village), bool(self.city)
        rival, fallen, slain = self.owner(DEFENDER), self.fallen, self.slain
        settle_battle(s, self.attacker, rival, self.square, village, city, won, fallen, slain, luck)
