"""What each refusal of Civolution claims, read from the pieces on the table."""

from __future__ import annotations

from ecumene.games.civolution import verbs as do
from ecumene.games.civolution.card_data import ROWS, THINGS
from ecumene.games.civolution.continent.lands import IS_WATER, TERRITORIES
from ecumene.games.civolution.printed import MODULE_DICE
from tests.games.civolution.case_readings import (
    CHOSEN,
    first_free_cell,
    not_the_most,
    reserved_column,
    settlement_cost,
)
from tests.games.civolution.place_readings import (
    another_territory,
    beside,
    beside_volcano,
    covered,
    explored,
    far_away,
    grown,
    lies_down,
    no_boat,
    no_farm,
    no_ground,
    no_piece,
    no_room,
    no_seat,
    no_such_tribe,
    no_tribe,
    no_tribe_in_land,
    no_way,
    nobody_at_sea,
    on_water,
    protected,
    settled_before,
)
from tests.games.civolution.readings import (
    Claim,
    another_column,
    asked,
    asked_another_kind,
    at,
    beyond_limits,
    card_lacks,
    dear,
    fate_ideas,
    few_ideas,
    floats,
    kept,
    lower_level,
    most_dice,
    no_action,
    no_goal,
    no_income,
    no_pass,
    none_left,
    none_stored,
    not_installed,
    other_card,
    payments,
    plain_or,
    stack_draw,
    stack_gain,
    top,
    tribes_in,
)

CLAIMS: dict[str, Claim] = {
    **CHOSEN,
    "civo.turn.either": at("Turn"),
    "civo.reset.few-dice": asked(
        do.RESET, lambda s, seat, a, r: sum(s.players[seat].dice) == r.have > r.need >= 3
    ),
    "civo.sleep.any-dice": asked(do.SLEEP, lambda s, seat, a, r: r.have == payments(s, seat) < 2),
    "civo.activate.ideas": few_ideas,
    "civo.activate.planning": asked(
        do.PLANNING,
        lambda s, seat, a, r: s.players[seat].markers[3 + a[1]] <= int(top(s).one == 5 + a[1]),  # type: ignore[attr-defined]
    ),
    "civo.activate.focus": asked(
        do.FOCUS,
        lambda s, seat, a, r: s.players[seat].markers[3] <= int(top(s).one == 12),  # type: ignore[attr-defined]
    ),
    "civo.ruling.attribute-window": at("Completion"),
    "civo.block.columns": lambda s, seat, a, r: (reserved_column if r.need == 1 else another_column)(
        s, seat, a, r
    ),
    "civo.ruling.cover-only-full": asked(do.GOAL, first_free_cell),
    "civo.install.cost": lambda s, seat, a, r: (
        card_lacks(s, seat, a, r) or (r.need == -1 and at("CardCost")(s, seat, a, r))
    ),
    "civo.install.card": lambda s, seat, a, r: (
        at("CardCost")(s, seat, a, r) or plain_or("CardInstall", other_card)(s, seat, a, r)
    ),
    "civo.install.higher-level": asked(do.ASSUME, lower_level),
    "civo.goal.install": plain_or("GoalInstall", not_installed),
    "civo.trade.purchase": asked(do.BUY, dear),
    "civo.trade.sale": none_stored,
    "civo.feeding.need": lambda s, seat, a, r: r.have == s.players[seat].markers[0] < r.need,
    "civo.upgrade.most": grown,
    "civo.tracks.upgrade": asked(do.UPGRADE, lambda s, seat, a, r: r.need not in MODULE_DICE[a[1]]),
    "civo.hunt.token": asked(do.HUNT, lambda s, seat, a, r: s.hunted[a[1]] > 0 and tribes_in(s, seat, a[1]) > 0),
    "civo.production.boat": asked(do.PRODUCE, on_water),
    "civo.transport.boat": asked(do.TRANSPORT, on_water),
    "civo.migration.strong": asked(do.LEAD, lies_down),
    "civo.migration.adjacent": far_away,
    "civo.ruling.same-tribe-path": asked(do.LEAD, settled_before),
    "civo.ruling.no-boat-when-none-left": asked(do.PROCREATE, nobody_at_sea),
    "civo.migration.boat": asked(do.BOARD, no_seat),
    "civo.migration.cross-water": asked(do.CROSS, no_seat),
    "civo.procreation.boat": asked(do.PROCREATE, no_seat),
    "civo.build.farm": asked(do.FARM, no_farm),
    "civo.build.boat": asked(do.BOAT, no_boat),
    "civo.location.volcano": asked(do.FARM, beside_volcano),
    "civo.build.grounds": no_ground,
    "civo.build.ground-access": no_way,
    "civo.build.ground-limit": no_room,
    "civo.build.settlement-cost": settlement_cost,
    # What is not asked for at all: the paragraph that is under way.
    "civo.find.extra": plain_or("ExtraFind", no_tribe_in_land),
    "civo.reset.marker": at("ResetMarker"),
    "civo.die.most": lambda s, seat, a, r: (most_dice if r.need == 2 else not_the_most)(s, seat, a, r),
    "civo.explore.where": plain_or("Exploration", explored),
    "civo.explore.anywhere": plain_or(
        "Revelation", lambda s, seat, a, r: s.locations[a[1] - TERRITORIES] == r.thing >= 0
    ),
    "civo.effects.any-feature": at("AnyFeature"),
    "civo.tracks.any": at("AnyTrack"),
    "civo.hunt.where": plain_or("Hunt", no_tribe),
    "civo.hunt.levels": asked(do.HUNT, lambda s, seat, a, r: getattr(top(s), "before", -1) == a[1]),
    "civo.find.land": plain_or("LuckyFind", no_tribe_in_land),
    "civo.find.choose": plain_or("AnyFind", lambda s, seat, a, r: ROWS[a[1]].get("land") != THINGS.slugs[r.thing]),
    "civo.trade.actions": plain_or("Trade", none_left),
    "civo.research.gain": plain_or("CardGain", stack_gain),
    "civo.research.draw": plain_or("CardDraw", stack_draw),
    "civo.research.keep": plain_or("CardChoice", kept),
    "civo.planning.one-cell": at("Planning"),
    "civo.upgrade.level": at("Upgrade"),
    "civo.level-token.turn": plain_or("LevelToken", lambda s, seat, a, r: s.players[seat].active[a[1] - 4] == 1),
    "civo.activity.levels": asked(
        do.ACTIVITY,
        lambda s, seat, a, r: bool(top(s).different) and a[1] in top(s).used,  # type: ignore[attr-defined]
    ),
    "civo.ruling.activity-in-itself": asked(
        do.ACTIVITY,
        lambda s, seat, a, r: not ROWS[a[1]]["ability"]["pay"] and a[1] in [frame.source() for frame in s.stack],
    ),
    "civo.income.gain": plain_or("IncomeChip", no_income),
    "civo.income.install": plain_or("IncomeInstall", floats),
    "civo.income.action": plain_or("IncomeAction", no_action),
    "civo.goal.gain": plain_or("GoalGain", no_goal),
    "civo.location.grotto": plain_or("Grotto", beside),
    "civo.location.sacred-mountain": lambda s, seat, a, r: (
        plain_or("SacredMountain", beside)(s, seat, a, r) or another_territory(s, seat, a, r)
    ),
    "civo.location.glacier": plain_or("Glacier", beside),
    "civo.effects.weather-shift": at("WeatherShift"),
    "civo.event.cost": plain_or("Removal", no_piece),
    "civo.ruling.returned-boat": plain_or("Ashore", lambda s, seat, a, r: bool(IS_WATER[a[1]])),
    "civo.weather.tribe": plain_or("TribeLost", no_such_tribe),
    "civo.feeding.deus": at("DeusExMachina"),
    "civo.build.projects": at("Building"),
    "civo.build.levels": asked_another_kind,
    "civo.effects.limits": beyond_limits,
    "civo.effects.no-displace": protected,
    "civo.setup.blocked-camps": covered,
    "civo.favour.check": plain_or("FavourCheck", no_pass),
    "civo.favour.ideas": fate_ideas,
}
