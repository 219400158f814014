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
from ecumene.games.through_the_ages.civil.abilities import USABLE
from ecumene.games.through_the_ages.civil.leaders import leader_leaves
from ecumene.games.through_the_ages.civil.reasons import USE_KIND
from ecumene.games.through_the_ages.effects.amounts import gain_row
from ecumene.games.through_the_ages.effects.effect import (
    AT_POLITICS,
    AT_POLITICS_START,
    DO_PEEK,
    EFFECTS,
    at_moment,
)
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.military.aggression import attack
from ecumene.games.through_the_ages.military.attacks import LEADER_FORBIDS, attack_numbers, attack_obstacle
from ecumene.games.through_the_ages.military.colonies import colonize
from ecumene.games.through_the_ages.military.war import declare_war
from ecumene.games.through_the_ages.player import USED_CAESAR
from ecumene.games.through_the_ages.politics.events import peek, prepare
from ecumene.games.through_the_ages.politics.pacts import (
    LEAST_PLAYERS,
    end_pact,
    offer,
    offer_obstacle,
    parties,
)
from ecumene.games.through_the_ages.politics.resign import resign
from ecumene.games.through_the_ages.state import GameState
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
from ecumene.kernel.refusal import ALLOWED, WRONG_KIND, reason

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
AIMED: Final[list[int]] = [ATTACK, DECLARE_WAR, *OFFERS]

NO_EVENT: Final = reason("tta.event.only-events")
NOT_HELD: Final = reason("tta.politics.from-hand")
OTHER_CARD: Final = reason("tta.politics.crown-cards")
NO_PARTY: Final = reason("tta.pact.cancel-own-only")
ONLY_TWO: Final = reason("tta.pact.not-with-two")
LATER: Final = reason("tta.turn.sequence")
NOT_LEADING: Final = reason("tta.card.in-play")
PEACEFUL: Final = reason("tta.variant.peaceful")
FIRST_GAME: Final = reason("tta.variant.first-game-no-attacks")
TOO_LATE: Final = reason("tta.resign.not-in-age-four")


def politics_phase(s: GameState, seat: int, luck: Luck) -> None:
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


class PoliticsPhase(Frame[GameState]):
    """One political action or none; Julius Caesar once has two (p. 4).

    done  political actions so far
    """

    FIELDS: ClassVar[str] = "seat@ done<3"
    RULE: ClassVar[str] = "tta.turn.sequence"
    VERBS: ClassVar[list[int]] = [*range(PLAY_EVENT, RESIGN + 1), USE, PASS]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("done", "seat")

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def copy(self) -> PoliticsPhase:
        return PoliticsPhase(self.seat, self.done)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        if not self.done:
            return [self.seat]
        player = s.players[self.seat]
        again = self.done == 1 and player.leader == CAESAR and not player.once & USED_CAESAR
        return [self.seat] if again else []

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()

    def legal(self, s: GameState, seat: int) -> list[Action]:
        return [a for a in self.candidates(s, seat) if self.obstacle(s, seat, a) == ALLOWED]

    def candidates(self, s: GameState, seat: int) -> list[Action]:
        """Return what the cards of a seat suggest, in canonical order."""
        player = s.players[seat]
        hand = [card for at, card in enumerate(player.military) if at == 0 or player.military[at - 1] != card]
        seats = range(len(s.players))
        out: list[Action] = [(PLAY_EVENT, card, 0) for card in hand if TYPE[card] in (EVENT, TERRITORY)]
        kinds = [TYPE[card] for card in hand]
        for verb in AIMED:
            kind = CARD_FOR[verb]
            if kind in kinds:
                out += [(verb, card, rival) for card in hand if TYPE[card] == kind for rival in seats]
        out += [(CANCEL_PACT, card, 0) for card, _ in parties(s, seat)]
        if player.leader == COLUMBUS:
            out += [(COLONIZE, card, 0) for card in hand if TYPE[card] == TERRITORY]
        elif player.leader == ALEXANDER:
            out.append((USE, ALEXANDER, 0))
        return [*out, PLAIN[RESIGN], PLAIN[PASS]]

    def declines(self, s: GameState, seat: int) -> Action | None:
        return PLAIN[PASS]

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
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

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return what stands in the way of a political action."""
        verb, card, _ = a
        player = s.players[seat]
        if verb == PLAY_EVENT:
            if TYPE[card] not in (EVENT, TERRITORY):
                return NO_EVENT
            return ALLOWED if card in player.military else NOT_HELD
        if verb in CARD_FOR:
            return self.card_obstacle(s, seat, a)
        if verb == CANCEL_PACT:
            return ALLOWED if any(pact == card for pact, _ in parties(s, seat)) else NO_PARTY
        if verb == USE:
            if card != ALEXANDER:
                return LATER if card in USABLE else USE_KIND
            return ALLOWED if player.leader == ALEXANDER else NOT_LEADING
        if verb == RESIGN:
            return TOO_LATE if s.age == ENDING_AGE else ALLOWED
        return ALLOWED

    def card_obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Return why an aggression, a war, a pact or a territory cannot be played."""
        verb, card, _ = a
        player = s.players[seat]
        kind = CARD_FOR[verb]
        if verb == COLONIZE and player.leader != COLUMBUS:
            return NOT_LEADING
        if s.peaceful and kind in PEACEFUL_REMOVES:
            return PEACEFUL
        if s.first_game and kind in FIRST_GAME_REMOVES:
            return FIRST_GAME
        if TYPE[card] != kind:
            return OTHER_CARD
        if kind == PACT and s.remaining() < LEAST_PLAYERS:
            return ONLY_TWO
        if card not in player.military:
            return NOT_HELD
        if verb == COLONIZE:
            return ALLOWED
        return offer_obstacle(s, seat, a) if kind == PACT else attack_obstacle(s, seat, a)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        verb, card, _ = a
        if why == TOO_LATE:
            return -1, -1, -1
        if why == USE_KIND:
            return card, WRONG_KIND, -1
        if why == NOT_LEADING:
            return (COLUMBUS if verb == COLONIZE else ALEXANDER), -1, -1
        if why == LEADER_FORBIDS:
            return s.players[seat].leader, -1, -1
        need, have = attack_numbers(s, seat, a, why)
        return card, need, have


def discover(s: GameState, seat: int, territory: int, luck: Luck) -> None:
    """Let Christopher Columbus go, and settle a territory of the hand without a force."""
    luck.tell("discover", seat, territory, 0, COLUMBUS)
    s.civil_gone.append(leader_leaves(s, seat, luck))
    refresh(s, seat)
    s.players[seat].military.remove(territory)
    colonize(s, seat, territory, luck)


def depart(s: GameState, seat: int, luck: Luck) -> None:
    """Let Alexander the Great go, for a yellow token."""
    luck.tell("use", seat, ALEXANDER)
    s.civil_gone.append(leader_leaves(s, seat, luck))
    refresh(s, seat)
    for effect in EFFECTS[ALEXANDER]:
        if effect.when == AT_POLITICS:
            gain_row(s, seat, effect, luck, ALEXANDER)
