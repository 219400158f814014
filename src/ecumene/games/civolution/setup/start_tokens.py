"""Start token cards: chosen counter-clockwise, each with the goal that lies on it (p. 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FIRST_START_TOKEN, START_TOKEN_ROWS, START_TOKENS, THINGS
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.reasons import NOT_ON_DISPLAY, Details, case_of
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.eras.each import EachCivilization
from ecumene.games.civolution.level_block.columns import insert
from ecumene.games.civolution.printed import START_CHOICE, START_TOKEN_COLUMN
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import START
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED

MODULE: Final[list[int]] = [THINGS.numbers[row["module"]] for row in START_TOKEN_ROWS]


def take_start_token(s: GameState, seat: int, token: int, goal: int, luck: Luck) -> None:
    """Place the goal, raise the module, put the card under the console as the first income token."""
    player = s.players[seat]
    player.start = token
    player.goals[0].append(goal)
    player.modules[MODULE[token - FIRST_START_TOKEN]] += 1
    insert(player, token, START_TOKEN_COLUMN)
    refresh(player)
    luck.tell("start-token", seat, token)
    luck.tell("goal-taken", seat, goal, 1)


def give_monolith(s: GameState, luck: Luck) -> None:
    """Draw the first civilization, which has the monolith (p. 9); alone, V.I.C.I. tells by itself."""
    s.first = luck.number(len(s.players)) if len(s.players) > 1 else 0
    if not s.vici:
        luck.tell("monolith", s.first)


def lay_out_start_tokens(s: GameState, luck: Luck) -> None:
    """Lay out one card more than there are civilizations that choose, each with a goal; nobody saw them before."""
    taken = [player.start for player in s.players]
    rest = [token for token in START_TOKENS if token not in taken]
    shown = s.ready.count(0) + START_CHOICE["tokens_beyond_players"]
    s.start_cards = sorted(luck.take(rest) for _ in range(shown))
    s.start_goals = [luck.take(s.goal_bag) for _ in s.start_cards]


class StartTokens(EachCivilization):
    """Counter-clockwise from the right of the first civilization, those without a ready hand choose (p. 10)."""

    RULE: ClassVar[str] = "civo.setup.start-tokens"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> StartTokens:
        return StartTokens(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return s.order()[::-1]

    def plays(self, s: GameState, seat: int) -> bool:
        return not s.ready[seat]

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        s.stack.append(StartToken(seat))

    def end_round(self, s: GameState, luck: Luck) -> None:
        """Return the card that is left to the box, its goal to the bag."""
        s.stack.pop()
        s.goal_bag = sorted(s.goal_bag + s.start_goals)
        s.start_cards, s.start_goals = [], []


class StartToken(Asks):
    """Choose one of the start token cards with its goal (p. 10)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "civo.setup.start-tokens"
    VERBS: ClassVar[list[int]] = [START]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> StartToken:
        return StartToken(self.seat)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(START, card, 0) for card in s.start_cards]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return ALLOWED if a[1] in s.start_cards else NOT_ON_DISPLAY

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NOT_ON_DISPLAY:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        at = s.start_cards.index(a[1])
        goal = s.start_goals.pop(at)
        s.start_cards.pop(at)
        take_start_token(s, self.seat, a[1], goal, luck)
