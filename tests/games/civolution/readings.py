"""What can be claimed of a position of Civolution, read from the pieces on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.civolution import verbs as do
from ecumene.games.civolution.card_data import CARD_TYPE, FIRST_FEATURE, FIRST_MATERIAL, ROWS, THINGS
from ecumene.games.civolution.continent.lands import CAMP_TERRITORY, IS_WATER, OF_LAND, TERRITORIES
from ecumene.games.civolution.printed import FIRST_LEVEL, MATERIALS
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.refusal import WRONG_KIND, Refusal

Claim = Callable[[GameState, int, Action, Refusal], bool]

STACKS = ["invention-stack", "mutation-stack", "inspiration-stack", "building-stack", "achievement-stack"]
TERRITORY_CAMPS = [
    sum(1 for camp in range(54) if CAMP_TERRITORY[camp] == place) for place in range(TERRITORIES)
]  # by territory: how many encampments it has
TRACK_SLUGS = ["technology", "prestige", "knowledge", "construction", "culture"]
KIND_OF_VERB = {do.FARM: 0, do.BOAT: 1, do.STATUE: 2, do.SETTLEMENT: 3}


def top(s: GameState) -> Frame[GameState]:
    """Return the paragraph under way."""
    return s.stack[-1]


def at(*names: str) -> Claim:
    """Claim that one of these paragraphs is under way."""
    return lambda s, seat, a, r: type(top(s)).__name__ in names


def asked(verb: int, but: Claim) -> Claim:
    """Claim something of a move of one kind."""
    return lambda s, seat, a, r: a[0] == verb and but(s, seat, a, r)


def payments(s: GameState, seat: int) -> int:
    """Return the dice and markers that can pay for a module."""
    player = s.players[seat]
    return sum(player.dice) + sum(player.markers[3:10])


def tribes_in(s: GameState, seat: int, place: int) -> int:
    """Return the tribes of a civilization in a territory."""
    if place >= TERRITORIES:
        return 0
    player = s.players[seat]
    found = sum(int(owner) == seat for camp, owner in enumerate(s.camp_owner) if camp_territory(camp) == place)
    aboard = sum(
        player.aboard_strong[boat] + player.aboard_weak[boat] for boat in range(2) if player.boat_at[boat] == place
    )
    return found + player.wild_strong[place] + player.wild_weak[place] + aboard


def camp_territory(camp: int) -> int:
    """Return the territory of an encampment."""
    left = camp
    for place, row in enumerate(TERRITORY_CAMPS):
        if left < row:
            return place
        left -= row
    raise AssertionError(camp)


def few_ideas(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A module is to be paid for, and there are fewer ideas than told; two payments are there at least."""
    name, have = type(top(s)).__name__, s.players[seat].markers[2]
    return name in ("Turn", "Payment") and r.have == have < r.need and payments(s, seat) >= 2


def another_column(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The column is another kind's, or the kind has a column of its own, or there is no such column."""
    homes = s.players[seat].homes
    column = a[2] - 1
    own = homes[CARD_TYPE[a[1]] if CARD_TYPE[a[1]] >= 0 else 5 if THINGS.slugs[a[1]][0] == "g" else 6]
    if own >= 0:
        return column not in (own, own + 10)
    return column in homes or not 0 <= column < 9


def dear(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A material that is for sale costs more money than there is."""
    open_price = 2 if a[1] in s.resources else 4
    return is_material(a[1]) and r.have == s.players[seat].markers[1] < r.need <= open_price


def is_material(thing: int) -> bool:
    """Tell whether a thing is a material."""
    return FIRST_MATERIAL <= thing < FIRST_MATERIAL + MATERIALS


def none_stored(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No marker of the material is in storage."""
    return is_material(a[1]) and s.players[seat].markers[16 + a[1] - FIRST_MATERIAL] == 0 == r.have


def few_features(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The token lies open, and there are fewer markers of its feature than it asks for."""
    row = ROWS[a[1]]
    wanted: int = row["have"]
    have = s.players[seat].markers[10 + THINGS.numbers[row["feature"]] - FIRST_FEATURE]
    return a[1] in s.attribute_display and r.have == have < r.need == wanted


def card_lacks(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is in hand, and some of the markers that its cells name are not there."""
    player = s.players[seat]
    return r.thing in player.hand + player.shown and r.have < r.need


def lower_level(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The level is below that where the card will lie."""
    frame = top(s)
    column: int = frame.column  # type: ignore[attr-defined]
    return a[1] == r.have < r.need <= FIRST_LEVEL[column] + len(s.players[seat].columns[column])


def most_dice(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Whose die is taken is asked for, or the display is empty and nobody has as many dice as oneself."""
    fate = THINGS.slugs[a[1]] == "fate-die"
    counts = [player.fate if fate else sum(player.dice) + player.spent for player in s.players]
    counts += [rival.fate if fate else rival.dice for rival in s.vici]
    mine = counts.pop(seat)
    return (s.fate_left if fate else s.dice_left) == 0 and mine > max(counts)


def plain_or(name: str, but: Claim) -> Claim:
    """Claim that a paragraph is under way, and where numbers or things are told, what they say."""

    def claim(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        if type(top(s)).__name__ != name:
            return False
        return (r.thing, r.need, r.have) == (-1, -1, -1) or but(s, seat, a, r)

    return claim


def stack_gain(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Another stack than the only one, or nothing lies on the stack."""
    frame: Any = top(s)
    stack: str = THINGS.slugs[a[1]]
    only: str = STACKS[frame.kind]
    if r.need == WRONG_KIND:
        return THINGS.slugs[r.thing] == only != stack
    at = STACKS.index(stack)
    left = s.open[at] if a[0] == do.OPEN else [*s.closed[at], *s.under[at]]
    return r.thing == a[1] and (r.need, r.have) == (1, 0) and not left


def stack_draw(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """An open stack is named, or more cards of a closed one than it has."""
    at = STACKS.index(THINGS.slugs[a[1]])
    if r.need == WRONG_KIND:
        return a[0] == do.OPEN
    named: list[int] = top(s).stacks  # type: ignore[attr-defined]
    size = len(s.closed[at]) + len(s.under[at])
    return a[0] == do.DRAW and r.have == size < r.need == named.count(at) + 1


def kept(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card was not drawn, or keeping comes before laying under, or is over."""
    frame: Any = top(s)
    if r.need == WRONG_KIND:
        return a[1] not in frame.cards
    return r.have == len(frame.cards) and r.need == frame.keep and (a[0] == do.KEEP) == (frame.keep == 0)


def ring_of(one: int, other: int) -> int:
    """Return how far two values are apart."""
    return min((one - other) % 6, (other - one) % 6)


def fate_ideas(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """So many ideas turn the nearest die, less what abilities give, and they are lacking or were not named."""
    frame: Any = top(s)
    ideas = s.players[seat].markers[2]
    steps = min(ring_of(die, a[1]) for die in frame.dice)
    if a[0] != do.IDEA or r.have != ideas or r.need > steps or (r.need == 0 and steps > 1):
        return False
    return r.need > ideas or r.need == 0


def no_pass(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """There is no second roll, or the value is too high, or another one is cheaper to reach."""
    frame: Any = top(s)
    if r.have == 0:
        return a[0] == do.ROLL and frame.rerolls == 0
    if r.need == 0:
        steps = [min(ring_of(die, value) for die in frame.dice) for value in range(1, 7)]
        return r.have == a[1] and steps[a[1] - 1] >= min(steps)
    return r.have == a[1] > r.need >= s.players[seat].favour - 1


def no_income(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The token does not lie on display."""
    return r.thing == a[1] not in s.income_display


def floats(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Another token is under way, or the halves of the goals' column differ."""
    player = s.players[seat]
    frame: Any = top(s)
    if r.need == WRONG_KIND:
        return bool(a[1] != r.thing == frame.token)
    return player.homes[5] == r.need - 1 and len(player.columns[r.need - 1]) != len(player.right)


def no_action(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The token was used, or is none that may be performed."""
    frame: Any = top(s)
    if r.need == 1:
        return a[1] in frame.used and bool(frame.different)
    own = {thing for column in [*s.players[seat].columns, s.players[seat].right] for thing in column}
    return a[1] not in (frame.tokens or [each for each in own if THINGS.slugs[each][0] in "is"])


def no_goal(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The goal does not lie on display, or the first free cell is another."""
    if r.need == WRONG_KIND:
        return a[1] not in s.goal_display
    cells = s.players[seat].goals
    return not cells[r.need - 1] and a[2] != r.need and all(cells[: r.need - 1])


def asked_another_kind(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The second project is of another kind than the first, where they must be alike."""
    frame: Any = top(s)
    return type(frame).__name__ == "Building" and frame.same == 1 and frame.kind not in (-1, KIND_OF_VERB[a[0]])


def beyond_limits(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The effect is narrower than the move."""
    frame: Any = top(s)
    tracks = s.players[seat].tracks
    if r.need == 1:
        return bool(frame.lowest) and tracks[TRACK_SLUGS.index(THINGS.slugs[a[1]])] > min(tracks)
    if r.need in (2, 3):
        waters = [place for place in s.land.neighbours[a[1]] if IS_WATER[place]]
        named = any(a[1] in OF_LAND[land] for land in frame.lands)
        return tribes_in(s, seat, a[1]) > 0 and (
            not named if r.need == 2 else bool(frame.near_water) > bool(waters)
        )
    if r.need == 4:
        return not frame.same and frame.kind not in (-1, KIND_OF_VERB[a[0]])
    return bool(frame.bits & 4) and not IS_WATER[a[1]]


def other_card(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is not in hand, or it is of another type."""
    frame: Any = top(s)
    held = a[1] in s.players[seat].hand + s.players[seat].shown
    return r.thing == a[1] and (held and CARD_TYPE[a[1]] != frame.kind if r.need == WRONG_KIND else not held)


def not_installed(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The goal lies elsewhere, or under another one, or in sight."""
    cells = [cell for cell in s.players[seat].goals if a[1] in cell]
    if r.need == WRONG_KIND:
        return not cells
    return len(cells) == 1 and (cells[0][-1] != a[1]) == (r.need == 1)


def none_left(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No such sale, or no purchase, is left."""
    frame: Any = top(s)
    left = {do.SELL: frame.money, do.DONATE: frame.points, do.BUY: frame.buys}[a[0]]
    return bool(left == 0 == r.have)
