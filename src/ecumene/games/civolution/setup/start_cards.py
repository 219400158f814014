"""Start cards: one of each type and a start marker card, chosen in secret by all at once (p. 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import CARD_TYPE, FIRST_STACK, FIRST_START_MARKER, ROWS, START_MARKERS
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import SPOT_THING, spot_of
from ecumene.games.civolution.setup.start_tokens import give_monolith, lay_out_start_tokens
from ecumene.games.civolution.state import STACKS, GameState
from ecumene.games.civolution.verbs import PICK
from ecumene.kernel.content import Row
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED
from ecumene.kernel.sealed import Sealed


def _markers(row: Row) -> list[tuple[int, int]]:
    """Return the markers of a start marker card, by spot."""
    named: list[tuple[str, int]] = [*row.get("features", {}).items(), *row.get("materials", {}).items()]
    named += [(word, row[word]) for word in ("food", "money", "idea") if word in row]
    return [(spot_of(name), count) for name, count in named]


START: Final[list[list[tuple[int, int]]]] = [_markers(ROWS[thing]) for thing in START_MARKERS]

OTHER_TYPE: Final = because("civo.setup.choose-cards", 1)
MARKERS_NEXT: Final = because("civo.setup.choose-cards", 2)
NOT_DEALT: Final = because("civo.setup.choose-cards", 3)


def hand_out(s: GameState, seat: int, card: int, luck: Luck) -> None:
    """Place the markers of a start marker card on the console."""
    player = s.players[seat]
    luck.tell("start-markers", seat, card)
    for spot, count in START[card - FIRST_START_MARKER]:
        player.markers[spot] += count
        player.supply -= count
        luck.tell("gained", seat, SPOT_THING[spot], count, card)


class StartCards(Sealed[GameState]):
    """Choose one card of each type, then a start marker card (p. 10)."""

    FIELDS: ClassVar[str] = "seats@[] verbs%[] subjects$-[] amounts-[]"
    RULE: ClassVar[str] = "civo.setup.choose-cards"
    VERBS: ClassVar[list[int]] = [PICK]
    STEPS: ClassVar[int] = STACKS + 1

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> StartCards:
        return StartCards(self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:])

    # generated: end

    def choices(self, s: GameState, seat: int, steps: list[Action]) -> list[Action]:
        pile = sorted(self.pile(s, seat, len(steps)))
        return [(PICK, card, 0) for card in pile if self.pick_obstacle(s, seat, len(steps), card) == ALLOWED]

    def pile(self, s: GameState, seat: int, step: int) -> list[int]:
        """Return the cards among which a seat picks one of a type, or at last a start marker card."""
        if s.free_start:
            return s.closed[step] if step < STACKS else START_MARKERS
        return s.players[seat].hand if step < STACKS else s.players[seat].dealt

    def pick_obstacle(self, s: GameState, seat: int, step: int, card: int) -> int:
        """Return what keeps a seat from picking a card as its next one."""
        if step < STACKS and CARD_TYPE[card] != step:
            return OTHER_TYPE
        if step >= STACKS and card not in START_MARKERS:
            return MARKERS_NEXT
        return ALLOWED if card in self.pile(s, seat, step) else NOT_DEALT

    def complete(self, seat: int, steps: list[Action]) -> bool:
        return len(steps) > STACKS

    def opened(self, s: GameState, answers: list[list[Action]], luck: Luck) -> None:
        """Cards that were not chosen go under their stacks; markers, the monolith, then start tokens (p. 9-10)."""
        s.stack.pop()
        for seat, steps in zip(self.asked(), answers, strict=True):
            player = s.players[seat]
            kept = [a[1] for a in steps]
            if s.free_start:
                for stack in range(STACKS):
                    s.closed[stack].remove(kept[stack])
                player.hand = sorted(kept[:STACKS])
            for card in player.hand:
                if card not in kept:
                    s.under[CARD_TYPE[card]].append(card)
                    s.under_by[CARD_TYPE[card]].append(seat)
            player.hand = [card for card in player.hand if card in kept]
            player.dealt = []
            hand_out(s, seat, kept[-1], luck)
        give_monolith(s, luck)
        lay_out_start_tokens(s, luck)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        return self.pick_obstacle(s, seat, len(self.open_steps(seat)), a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        thing = FIRST_STACK + len(self.open_steps(seat)) if why == OTHER_TYPE else a[1]
        return thing, case_of(why), -1
