"""What is claimed of a position where a refusal tells apart several cases of one rule."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution import verbs as do
from ecumene.games.civolution.card_data import CARD_TYPE, FIRST_FEATURE, FIRST_MATERIAL, ROWS, THINGS
from ecumene.games.civolution.continent.lands import IS_WATER, TERRITORIES
from ecumene.games.civolution.continent.spots import THING_SPOT
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import WRONG_KIND, Refusal
from tests.games.civolution.place_readings import no_such_tribe, no_tribe, no_tribe_in_land
from tests.games.civolution.readings import (
    STACKS,
    TERRITORY_CAMPS,
    Claim,
    few_features,
    is_material,
    payments,
    top,
    tribes_in,
)


def cases(names: str, claims: dict[int, Claim]) -> Claim:
    """Claim that one of these paragraphs is under way, and what the case says; -1 says no more."""

    def claim(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        if type(top(s)).__name__ not in names.split():
            return False
        return r.need == -1 or claims[r.need](s, seat, a, r)

    return claim


def own(name: str) -> Any:
    """Return a field of the paragraph under way."""
    return lambda s: getattr(top(s), name)


def on_display(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The token does not lie open, or the markers that it asks for are lacking."""
    if r.need == WRONG_KIND:
        return r.thing == a[1] not in s.attribute_display
    return few_features(s, seat, a, r)


def no_marker(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No marker of the thing is on the console."""
    return r.thing == a[1] and s.players[seat].markers[THING_SPOT[a[1]]] == 0


def none_stored(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The material that is told is not in storage."""
    return is_material(r.thing) and s.players[seat].markers[16 + r.thing - FIRST_MATERIAL] == 0


def shows_none(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """None of the rolled dice shows the value."""
    return a[0] == do.VALUE and r.have == a[1] not in own("dice")(s)


def no_such_camp(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The territory has no encampment of that number."""
    return not 1 <= a[2] <= TERRITORY_CAMPS[a[1]]


def other_row(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The material is of another row."""
    return bool(ROWS[a[1]]["row"] != r.have == own("of")(s))


def other_land(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The material is of another land."""
    return bool(ROWS[a[1]]["land"] != THINGS.slugs[r.thing])


def not_the_most(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Somebody has more such dice, or the seat is oneself, or there is none."""
    fate = own("kind")(s) == 1
    counts = [player.fate if fate else sum(player.dice) + player.spent for player in s.players]
    counts += [rival.fate if fate else rival.dice for rival in s.vici]
    return a[1] == seat or a[1] >= len(counts) or counts[a[1]] < max(counts)


def few_payments(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """There are fewer than two dice and markers."""
    return r.have == payments(s, seat) < 2


def dice_gone(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No die shows the value, but one that was chosen before."""
    return r.have == a[1] and s.players[seat].dice[a[1] - 1] <= int(getattr(top(s), "one", -1) == a[1] - 1)


def not_dealt(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is neither in hand nor among the start marker cards dealt."""
    return r.thing == a[1] not in s.players[seat].hand + s.players[seat].dealt


def other_type(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Another type of card is chosen now."""
    kind = CARD_TYPE[a[1]]
    return kind < 0 or STACKS[kind] != THINGS.slugs[r.thing]


def no_activity(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The thing is not in the own block, or its ability has no price."""
    installed = any(a[1] in column for column in s.players[seat].columns)
    return not installed or "pay" not in ROWS[a[1]].get("ability", {})


CHOSEN = {
    "civo.attribute.take": on_display,
    "civo.activity.perform": cases("Activity", {WRONG_KIND: no_activity}),
    "civo.mutation.move": cases(
        "FeatureMove",
        {
            1: lambda s, seat, a, r: s.players[seat].markers[10 + a[1] - FIRST_FEATURE] == 0,
            2: lambda s, seat, a, r: a[1] == a[2],
        },
    ),
    "civo.effects.any-material": cases("AnyMaterial", {1: other_row, 2: other_land, 3: no_tribe_in_land}),
    "civo.module.or": cases("Branches", {1: lambda s, seat, a, r: own("programs")(s)[a[1] - 1] == 0}),
    "civo.die.gain": cases("DieGain", {1: lambda s, seat, a, r: own("kind")(s) < 2}),
    "civo.die.giver": cases(
        "DieHandover",
        {1: lambda s, seat, a, r: [s.players[seat].spent, *s.players[seat].dice][a[1]] == 0},
    ),
    "civo.migration.move": cases(
        "Migration",
        {
            1: no_such_tribe,
            2: lambda s, seat, a, r: a[0] == do.LEAD and own("origin")(s) >= 0,
            3: lambda s, seat, a, r: a[0] != do.LEAD and own("origin")(s) < 0,
            4: lambda s, seat, a, r: a[0] == do.LEAD and not no_such_tribe(s, seat, a, r),
            5: lambda s, seat, a, r: a[1] == own("at")(s),
            6: lambda s, seat, a, r: a[0] == do.BOARD and not IS_WATER[a[1]],
            7: lambda s, seat, a, r: a[0] == do.SETTLE and IS_WATER[a[1]],
            9: no_such_camp,
        },
    ),
    "civo.migration.cross": cases(
        "Migration",
        {1: lambda s, seat, a, r: own("left")(s) == 1, 2: lambda s, seat, a, r: own("left")(s) > 1},
    ),
    "civo.procreation.where": cases("Procreation", {1: no_tribe, 9: no_such_camp}),
    "civo.strengthen.weak": cases(
        "Strengthening", {1: no_such_tribe, 2: lambda s, seat, a, r: not no_such_tribe(s, seat, a, r)}
    ),
    "civo.effects.place-weak": cases(
        "WeakTribes",
        {
            1: no_tribe,
            2: lambda s, seat, a, r: own("place")(s) not in (-1, a[1]),
            3: lambda s, seat, a, r: s.camp_owner[sum(TERRITORY_CAMPS[: a[1]]) + a[2] - 1] != -1,
            9: no_such_camp,
        },
    ),
    "civo.production.where": cases("Production", {1: no_tribe}),
    "civo.transport.what": cases(
        "Transport",
        {
            5: lambda s, seat, a, r: s.players[seat].raw[a[1]] == 0,
            8: lambda s, seat, a, r: s.resources[a[1]] == r.thing != a[2],
        },
    ),
    "civo.hunt.die": cases("HuntRoll", {1: shows_none}),
    "civo.find.die": cases("FindRoll", {1: shows_none}),
    "civo.activate.two-dice": cases("Payment Turn", {1: dice_gone, 2: few_payments}),
    "civo.reset.dice": cases("Reset", {1: dice_gone}),
    "civo.build.statue-cost": cases(
        "Building",
        {1: none_stored, 2: lambda s, seat, a, r: is_material(r.thing) and not none_stored(s, seat, a, r)},
    ),
    "civo.build.boat-reward": cases(
        "Boarding", {1: no_such_tribe, 2: lambda s, seat, a, r: not no_such_tribe(s, seat, a, r)}
    ),
    "civo.install.ignore-cell": cases(
        "CardCost",
        {
            1: lambda s, seat, a, r: a[0] == do.ASSUME and own("ignored")(s) > 0,
            2: lambda s, seat, a, r: a[0] == do.IGNORE,
            3: lambda s, seat, a, r: a[0] == do.IGNORE,
            4: lambda s, seat, a, r: a[0] == do.IGNORE,
        },
    ),
    "civo.weather.hard": cases(
        "HardWeather",
        {
            1: lambda s, seat, a, r: s.players[seat].markers[0] == 0,
            2: lambda s, seat, a, r: not any(tribes_in(s, seat, place) for place in range(TERRITORIES)),
        },
    ),
    "civo.feeding.feed": cases(
        "Feed",
        {
            1: lambda s, seat, a, r: len(own("hungry")(s)) < 2,
            2: lambda s, seat, a, r: a[1] * 8 + a[2] not in own("hungry")(s) or a[2] > 7,
        },
    ),
    "civo.markers.refill": cases(
        "Refill",
        {
            1: lambda s, seat, a, r: s.players[seat].supply >= own("left")(s),
            2: lambda s, seat, a, r: own("spot")(s) in (THING_SPOT.get(a[1]), 34 + a[1]),
            3: lambda s, seat, a, r: (
                s.players[seat].raw[a[1]] == 0
                if a[0] == do.RETURN_RAW
                else s.players[seat].markers[THING_SPOT[a[1]]] == 0
            ),
        },
    ),
    "civo.setup.start-tokens": cases("StartToken", {WRONG_KIND: lambda s, seat, a, r: a[1] not in s.start_cards}),
    "civo.setup.choose-cards": cases(
        "StartCards",
        {1: other_type, 2: lambda s, seat, a, r: a[1] not in s.players[seat].dealt, 3: not_dealt},
    ),
    "civo.era.new-goals": cases("GoalChoice", {WRONG_KIND: lambda s, seat, a, r: a[1] not in s.goal_display}),
    "civo.effects.pay": cases(
        "PayOneOf OptionalPayment SettlementPrice CardCost Activity",
        {
            1: lambda s, seat, a, r: a[0] == do.RETURN and r.thing == a[1],
            2: no_marker,
            3: lambda s, seat, a, r: a[0] in (do.PAY, do.ACTIVITY),
            4: lambda s, seat, a, r: a[0] == do.KEEP,
            5: lambda s, seat, a, r: a[0] == do.REPLACE,
            6: lambda s, seat, a, r: own("wanted")(s) >= 0,
            7: lambda s, seat, a, r: own("wanted")(s) >= 0,
        },
    ),
    "civo.procreation.twenty": cases("Procreation WeakTribes", {}),
}  # by rule


def settlement_cost(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The settlement is built already, or materials of its price are lacking."""
    if type(top(s)).__name__ not in ("Building", "SettlementPrice"):
        return False
    if r.need == 0:
        return s.players[seat].settlements[a[2] - 1] == 0
    return r.need == -1 or 0 <= r.have < r.need


def reserved_column(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The column is kept for the card that is being installed."""
    return type(top(s)).__name__ == "CardCost" and bool(own("column")(s) == a[2] - 1)


def first_free_cell(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Another cell of the goal area is free, and none before it."""
    cells = s.players[seat].goals
    return a[2] != r.need and not cells[r.need - 1] and all(cells[: r.need - 1]) and a[1] in s.goal_display


def another_chosen(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The favour check was made for another territory."""
    return r.need == 6 and own("only")(s) not in (-1, a[1]) and a[1] < TERRITORIES
