"""The politics phase: at most one political action (p. 4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import (
    AGGRESSION,
    ENDING_AGE,
    EVENT,
    FIRST_GAME_REMOVES,
    PACT,
    PEACEFUL_REMOVES,
    TERRITORY,
    TYPE,
    WAR,
    thing,
)
from ecumene.games.through_the_ages.civil.leaders import leader_leaves
from ecumene.games.through_the_ages.economy.gains import gain
from ecumene.games.through_the_ages.effects.effect import (
    AT_POLITICS,
    AT_POLITICS_START,
    DO_PEEK,
    EFFECTS,
    at_moment,
)
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.military.aggression import attack
from ecumene.games.through_the_ages.military.attacks import add_attacks, obstacle
from ecumene.games.through_the_ages.military.colonies import colonize
from ecumene.games.through_the_ages.military.war import declare_war
from ecumene.games.through_the_ages.player import USED_CAESAR
from ecumene.games.through_the_ages.politics.events import peek, prepare
from ecumene.games.through_the_ages.politics.pacts import add_offers, end_pact, offer, parties, refuse_offer
from ecumene.games.through_the_ages.politics.resign import resign
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import (
    ATTACK,
    CANCEL_PACT,
    COLONIZE,
    DECLARE_WAR,
    OFFER,
    OFFER_AS_A,
    OFFER_AS_B,
    PASS,
    PLAIN,
    PLAY_EVENT,
    RESIGN,
    USE,
)
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

CAESAR: Final[int] = thing("julius-caesar")
COLUMBUS: Final[int] = thing("christopher-columbus")
ALEXANDER: Final[int] = thing("alexander-the-great")
OFFERS: Final[list[int]] = [OFFER, OFFER_AS_A, OFFER_AS_B]
ON_POLITICS_START: Final = at_moment(AT_POLITICS_START)
# The type of card that each verb needs.
CARD_FOR: Final[dict[int, int]] = {
    ATTACK: AGGRESSION,
    DECLARE_WAR: WAR,
    OFFER: PACT,
    OFFER_AS_A: PACT,
    OFFER_AS_B: PACT,
    COLONIZE: TERRITORY,
}


def politics_phase(s: Board, seat: int, luck: Luck) -> None:
    """Begin the politics phase of a seat; after International Agreement there is no political action."""
    player = s.players[seat]
    if player.leader >= 0:
        for effect in ON_POLITICS_START[player.leader]:
            if effect.do == DO_PEEK:
                peek(s, seat, luck, player.leader)
    if player.no_politics:
        player.no_politics = 0
        luck.tell("politics-skipped", seat)
        return
    phase = PoliticsPhase(seat, 0)
    if not player.military and phase.legal(s, seat) == [PLAIN[PASS]]:  # everybody sees that the hand is empty
        luck.tell("politics-pass", seat)
    else:
        s.stack.append(phase)


class PoliticsPhase(Frame[Board]):
    """One political action or none; Julius Caesar once has two (p. 4)."""

    __slots__ = ("done", "seat")
    FIELDS: ClassVar[str] = "seat@ done<3"
    RULE: ClassVar[str] = "tta.turn.sequence"

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done  # political actions so far

    def copy(self) -> PoliticsPhase:
        return PoliticsPhase(self.seat, self.done)

    def waits_for(self, s: Board) -> list[int]:
        if not self.done:
            return [self.seat]
        player = s.players[self.seat]
        again = self.done == 1 and player.leader == CAESAR and not player.once & USED_CAESAR
        return [self.seat] if again else []

    def step(self, s: Board, luck: Luck) -> None:
        s.stack.pop()

    def legal(self, s: Board, seat: int) -> list[Action]:
        player = s.players[seat]
        out: list[Action] = []
        last = -1
        for card in player.military:
            if card != last and TYPE[card] in (EVENT, TERRITORY):
                out.append((PLAY_EVENT, card, 0))
            last = card
        add_attacks(s, seat, ATTACK, AGGRESSION, out)
        add_attacks(s, seat, DECLARE_WAR, WAR, out)
        for verb in OFFERS:
            add_offers(s, seat, verb, out)
        for card, _ in parties(s, seat):
            out.append((CANCEL_PACT, card, 0))
        if player.leader == COLUMBUS:
            out += [(COLONIZE, card, 0) for _, card, _ in out if TYPE[card] == TERRITORY]
        elif player.leader == ALEXANDER:
            out.append((USE, ALEXANDER, 0))
        if s.age != ENDING_AGE:
            out.append(PLAIN[RESIGN])
        out.append(PLAIN[PASS])
        return out

    def declines(self, s: Board, seat: int) -> Action | None:
        return PLAIN[PASS]

    def answer(self, s: Board, seat: int, a: Action, luck: Luck) -> None:
        verb, card, rival = a
        if verb in (PASS, RESIGN):
            s.stack.pop()
            if verb == RESIGN:
                resign(s, seat, luck)
            else:
                luck.tell("politics-pass", seat)
            return
        if self.done:
            s.players[seat].once |= USED_CAESAR
            luck.tell("use", seat, CAESAR)
        self.done += 1
        if verb == PLAY_EVENT:
            prepare(s, seat, card, luck)
        elif verb == ATTACK:
            attack(s, seat, card, rival, luck)
        elif verb == DECLARE_WAR:
            declare_war(s, seat, card, rival, luck)
        elif verb in OFFERS:
            offer(s, seat, a, luck)
        elif verb == CANCEL_PACT:
            end_pact(s, next(owner for pact, owner in parties(s, seat) if pact == card), luck)
        elif verb == COLONIZE:
            discover(s, seat, card, luck)
        else:
            depart(s, seat, luck)

    def refuse(self, s: Board, seat: int, a: Action) -> Refusal:
        verb, card, _ = a
        if verb == PLAY_EVENT:
            wrong = "tta.event.only-events" if TYPE[card] not in (EVENT, TERRITORY) else "tta.politics.from-hand"
            return Refusal(wrong, card)
        if verb in CARD_FOR:
            return self.refuse_card(s, seat, a)
        if verb == CANCEL_PACT:
            return Refusal("tta.pact.cancel-own-only", card)
        if verb == USE:
            return Refusal("tta.card.in-play" if card == ALEXANDER else self.RULE, card)
        if verb == RESIGN:
            return Refusal("tta.resign.not-in-age-four")
        return Refusal(self.RULE)

    def refuse_card(self, s: Board, seat: int, a: Action) -> Refusal:
        """Say why an aggression, a war, a pact or a territory cannot be played."""
        verb, card, _ = a
        player = s.players[seat]
        kind = CARD_FOR[verb]
        if verb == COLONIZE and player.leader != COLUMBUS:
            return Refusal("tta.card.in-play", COLUMBUS)
        if s.peaceful and kind in PEACEFUL_REMOVES:
            return Refusal("tta.variant.peaceful", card)
        if s.first_game and kind in FIRST_GAME_REMOVES:
            return Refusal("tta.variant.first-game-no-attacks", card)
        if TYPE[card] != kind:
            return Refusal("tta.politics.crown-cards", card)
        if kind == PACT and len(s.players) == 2:
            return Refusal("tta.pact.not-with-two", card)
        if card not in player.military:
            return Refusal("tta.politics.from-hand", card)
        return refuse_offer(s, seat, a) if kind == PACT else obstacle(s, seat, a)


def discover(s: Board, seat: int, territory: int, luck: Luck) -> None:
    """Let Christopher Columbus go, and settle a territory of the hand without a force."""
    luck.tell("discover", seat, territory, 0, COLUMBUS)
    s.civil_gone.append(leader_leaves(s, seat, luck))
    refresh(s, seat)
    s.players[seat].military.remove(territory)
    colonize(s, seat, territory, luck)


def depart(s: Board, seat: int, luck: Luck) -> None:
    """Let Alexander the Great go, for a yellow token."""
    luck.tell("use", seat, ALEXANDER)
    s.civil_gone.append(leader_leaves(s, seat, luck))
    refresh(s, seat)
    for effect in EFFECTS[ALEXANDER]:
        if effect.when == AT_POLITICS:
            for good, amount in zip(effect.goods, effect.amounts, strict=True):
                gain(s, seat, good, amount, luck, ALEXANDER)
