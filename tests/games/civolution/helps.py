"""Ways to help a civilization whose move is refused: give it what is missing (see remedies.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.civolution.card_data import (
    ATTRIBUTES,
    CARD_TYPE,
    FIRST_FEATURE,
    FIRST_STACK,
    GOALS,
    INCOMES,
    IS_INCOME,
    ROWS,
    START_MARKERS,
)
from ecumene.games.civolution.continent.spots import THING_SPOT
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import DONATE, OPEN, PRODUCE, SELL
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import WRONG_KIND, Refusal
from tests.games.civolution.readings import top

Remedy = Callable[[GameState, int, Action, Refusal], bool]
PLENTY = 9


def nothing(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Nothing could help."""
    return False


def cases(**remedies: Remedy) -> Remedy:
    """Return the remedies of a rule by case: `case_1=…`, `wrong=…`, and `rest=…` where numbers are told.

    Where nothing at all is told, the move names what its question does not have.
    """

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        if (r.thing, r.need, r.have) == (-1, -1, -1):
            return False
        if r.need == WRONG_KIND:
            return remedies.get("wrong", nothing)(s, seat, a, r)
        helps = remedies.get(f"case_{r.need}", remedies.get("rest"))
        assert helps is not None, f"{r.rule}: what helps in case {r.need}?"
        return helps(s, seat, a, r)

    return remedy


def frame_sets(**values: Any) -> Remedy:
    """Return a remedy that changes the paragraph under way."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        for name, value in values.items():
            setattr(top(s), name, value[:] if isinstance(value, list) else value)
        return True

    return remedy


def markers(spot: int) -> Remedy:
    """Return a remedy that gives the markers that are told to be needed, or two."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        s.players[seat].markers[spot] += max(2, r.need)
        return True

    return remedy


def all_markers(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give plenty of every marker."""
    player = s.players[seat]
    player.markers = [PLENTY] * len(player.markers)
    return True


def marker_of(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give a marker of the thing that is told."""
    s.players[seat].markers[THING_SPOT[r.thing]] += 1
    return True


def all_dice(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give two dice of every value."""
    s.players[seat].dice = [2] * 6
    return True


def no_dice(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Take all dice away."""
    s.players[seat].dice = [0] * 6
    return True


def die_of_value(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give dice of the value, or a spent one."""
    if a[1]:
        s.players[seat].dice[a[1] - 1] += 2
    else:
        s.players[seat].spent += 1
    return True


def rolled(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let a die show the value."""
    frame: Any = top(s)
    frame.dice = [a[1]]
    return True


def begun_anew(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let a location bring once more what it has brought."""
    frame: Any = top(s)
    if a[0] == PRODUCE:
        frame.produced = 0
    else:
        frame.carried = 0
    return True


def in_hand(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put the card into the hand."""
    s.players[seat].hand = sorted([*s.players[seat].hand, a[1]])
    return True


def dealt(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Deal the card."""
    if a[1] in START_MARKERS:
        s.players[seat].dealt.append(a[1])
    elif s.free_start:
        s.closed[CARD_TYPE[a[1]]].append(a[1])
    else:
        s.players[seat].hand.append(a[1])
    return True


def of_its_type(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the question be about the type of the card, or its stack."""
    frame: Any = top(s)
    frame.kind = CARD_TYPE[a[1]] if CARD_TYPE[a[1]] >= 0 else a[1] - FIRST_STACK
    return True


def cards_on_stack(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay cards on the stack."""
    stack = a[1] - FIRST_STACK
    pile = s.open[stack] if a[0] == OPEN else s.closed[stack]
    pile += [card for card in range(len(CARD_TYPE)) if CARD_TYPE[card] == stack][: max(1, r.need)]
    return True


def drawn(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the card be one of those drawn."""
    if CARD_TYPE[a[1]] < 0:
        return False
    frame: Any = top(s)
    frame.cards.append(a[1])
    frame.types.append(CARD_TYPE[a[1]])
    return True


def keeps(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let none be kept where one must be, and the other way round."""
    frame: Any = top(s)
    frame.keep = 0 if frame.keep else 1
    return True


def on_display(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay a token on the display of its kind."""
    shown = {"attribute": (ATTRIBUTES, s.attribute_display), "income": (INCOMES, s.income_display)}
    tokens, display = shown.get(r.rule.split(".")[1], (GOALS, s.goal_display))
    display[0] = a[1]
    return a[1] in tokens


def features(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the markers that an attribute token asks for."""
    named = next(at for at, row in enumerate(ROWS) if row.get("id") == ROWS[a[1]]["feature"])
    s.players[seat].markers[10 + named - FIRST_FEATURE] = r.need
    return True


def free_columns(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Bind no column; there are nine, and goals may go to the right half of theirs."""
    player = s.players[seat]
    player.homes = [-1] * len(player.homes)
    return 1 <= a[2] <= 9


def fill_cell(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put goals into every cell of the goal area."""
    for cell in s.players[seat].goals:
        cell.append(GOALS[0])
    return True


def goal_on_top(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the goal be the open one of a cell."""
    for cell in s.players[seat].goals:
        if a[1] in cell:
            cell.remove(a[1])
    s.players[seat].goals[0].append(a[1])
    return True


def performable(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the income token be one that is performed now."""
    if not IS_INCOME[a[1]]:
        return False
    frame: Any = top(s)
    if frame.tokens:
        frame.tokens.append(a[1])
    else:
        s.players[seat].columns[0].append(a[1])
    return True


def branch(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the branch not be taken yet."""
    frame: Any = top(s)
    frame.programs[a[1] - 1] = next(each for each in frame.programs if each)
    return True


def one_deal(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Leave one sale or purchase."""
    setattr(top(s), {SELL: "money", DONATE: "points"}.get(a[0], "buys"), 1)
    return True


def money(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the money that is told to be needed."""
    s.players[seat].markers[1] = r.need
    return True
