"""What would help against each refusal of Civolution: the law of tests/games/test_reasons.py applies it."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution import verbs as do
from ecumene.games.civolution.card_data import FIRST_MATERIAL, START_TOKENS
from ecumene.games.civolution.printed import MATERIAL_LAND, MODULE_DICE
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal
from tests.games.civolution.helps import (
    Remedy,
    all_dice,
    all_markers,
    begun_anew,
    branch,
    cards_on_stack,
    cases,
    dealt,
    die_of_value,
    drawn,
    features,
    fill_cell,
    frame_sets,
    free_columns,
    goal_on_top,
    in_hand,
    keeps,
    marker_of,
    markers,
    money,
    no_dice,
    nothing,
    of_its_type,
    on_display,
    one_deal,
    performable,
    rolled,
)
from tests.games.civolution.place_helps import (
    another_place,
    close_around,
    close_location,
    empty_boat,
    empty_ground,
    farmland,
    free_camp,
    hungry,
    led,
    location_beside,
    no_boat_there,
    only_glacier,
    open_ground,
    piece_there,
    raw_there,
    stands_up,
    strong_named,
    token_there,
    tribe_beside,
    tribe_in_land,
    tribe_named,
    tribe_on_land,
    tribe_there,
    two_hungry,
)
from tests.games.civolution.readings import top


def changes(change: Any) -> Remedy:
    """Return a remedy of one line; it always helps."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        change(s, s.players[seat], top(s), a, r)
        return True

    return remedy


def passes(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Allow a second roll, or let every die pass while turning one to the value is the cheapest way."""
    frame: Any = top(s)
    if a[0] == do.ROLL:
        frame.rerolls = 1
    elif r.need:
        s.players[seat].favour = 6
    return a[0] == do.ROLL or r.need > 0


BESIDE = {"case_1": location_beside, "case_2": tribe_there}
REMEDIES: dict[str, Remedy] = {
    "civo.reset.few-dice": no_dice,
    "civo.sleep.any-dice": all_dice,
    "civo.activate.ideas": markers(2),
    "civo.activate.planning": changes(lambda s, p, f, a, r: p.markers.__setitem__(3 + a[1], 2)),
    "civo.activate.focus": markers(3),
    "civo.activate.two-dice": cases(case_1=die_of_value, case_2=all_dice),
    "civo.attribute.take": cases(wrong=on_display, rest=features),
    "civo.activity.perform": nothing,  # it is not installed, or no activity
    "civo.activity.levels": frame_sets(used=[]),
    "civo.block.columns": cases(case_1=nothing, rest=free_columns),
    "civo.era.new-goals": cases(wrong=on_display),
    "civo.goal.gain": cases(wrong=on_display),
    "civo.ruling.cover-only-full": fill_cell,
    "civo.goal.install": cases(wrong=goal_on_top, case_1=goal_on_top, case_2=nothing),
    "civo.income.gain": cases(wrong=on_display),
    "civo.income.action": cases(wrong=performable, case_1=frame_sets(used=[])),
    "civo.income.install": cases(wrong=nothing, rest=changes(lambda s, p, f, a, r: p.homes.__setitem__(5, -1))),
    "civo.install.card": cases(wrong=of_its_type, rest=in_hand),
    "civo.install.cost": cases(rest=all_markers),
    "civo.install.higher-level": nothing,  # where the card will lie
    "civo.install.ignore-cell": nothing,  # what the card says
    "civo.explore.where": cases(case_1=close_location, case_2=tribe_there),
    "civo.explore.anywhere": cases(case_1=close_location),
    "civo.feeding.feed": cases(case_1=two_hungry, case_2=hungry),
    "civo.feeding.need": markers(0),
    "civo.find.extra": cases(rest=tribe_in_land),
    "civo.find.land": cases(case_2=nothing, rest=tribe_in_land),
    "civo.find.choose": cases(
        rest=changes(lambda s, p, f, a, r: setattr(f, "land", MATERIAL_LAND[a[1] - FIRST_MATERIAL]))
    ),
    "civo.find.die": cases(case_1=rolled),
    "civo.hunt.die": cases(case_1=rolled),
    "civo.hunt.where": cases(rest=tribe_there),
    "civo.hunt.token": changes(lambda s, p, f, a, r: s.hunted.__setitem__(a[1], 0)),
    "civo.hunt.levels": frame_sets(before=-1),
    "civo.favour.ideas": cases(
        case_0=changes(lambda s, p, f, a, r: setattr(f, "dice", [a[1] % 6 + 1])), rest=markers(2)
    ),
    "civo.favour.check": passes,
    "civo.location.grotto": cases(
        **BESIDE, case_3=begun_anew, case_4=empty_boat, case_5=raw_there, case_6=frame_sets(place=-1),
        case_7=frame_sets(produced=1), case_8=token_there,
    ),
    "civo.location.sacred-mountain": cases(**BESIDE, case_6=frame_sets(only=-1)),
    "civo.location.glacier": cases(**BESIDE, case_5=strong_named, case_8=only_glacier),
    "civo.location.volcano": close_around,
    "civo.migration.move": cases(
        case_1=tribe_named, case_2=frame_sets(origin=-1), case_3=led, case_4=nothing, case_5=another_place,
        case_6=nothing, case_7=nothing, case_9=nothing,
    ),
    "civo.migration.cross": cases(case_1=frame_sets(left=2), case_2=nothing),
    "civo.migration.strong": stands_up,
    "civo.migration.adjacent": another_place,
    "civo.migration.boat": empty_boat,
    "civo.migration.cross-water": empty_boat,
    "civo.ruling.same-tribe-path": frame_sets(tired=[]),
    "civo.ruling.no-boat-when-none-left": tribe_on_land,
    "civo.procreation.boat": empty_boat,
    "civo.procreation.where": cases(case_1=tribe_there, case_9=nothing),
    "civo.procreation.twenty": changes(lambda s, p, f, a, r: setattr(p, "tribes", 1)),
    "civo.setup.blocked-camps": free_camp,
    "civo.effects.no-displace": free_camp,
    "civo.effects.place-weak": cases(
        case_1=tribe_there, case_2=frame_sets(place=-1), case_3=free_camp, case_9=nothing
    ),
    "civo.effects.limits": cases(
        case_1=frame_sets(lowest=0), case_2=frame_sets(lands=[]), case_3=frame_sets(near_water=0),
        case_4=frame_sets(kind=-1), case_5=frame_sets(bits=0),
    ),
    "civo.effects.any-material": cases(rest=frame_sets(limit=0)),
    "civo.effects.pay": cases(
        case_1=nothing, case_2=marker_of, case_3=all_markers, case_4=nothing, case_5=nothing, case_6=nothing,
        case_7=nothing,
    ),
    "civo.strengthen.weak": cases(case_1=tribe_named, case_2=stands_up),
    "civo.mutation.move": cases(case_1=marker_of, case_2=nothing),
    "civo.module.or": cases(case_1=branch),
    "civo.production.where": cases(case_1=tribe_there),
    "civo.production.boat": empty_boat,
    "civo.transport.what": cases(case_5=raw_there, case_8=token_there),
    "civo.transport.boat": token_there,
    "civo.trade.actions": cases(rest=one_deal),
    "civo.trade.purchase": money,
    "civo.trade.sale": marker_of,
    "civo.research.draw": cases(rest=cards_on_stack),
    "civo.research.gain": cases(wrong=of_its_type, rest=cards_on_stack),
    "civo.research.keep": cases(wrong=drawn, rest=keeps),
    "civo.reset.dice": cases(case_1=die_of_value),
    "civo.die.giver": cases(case_1=die_of_value),
    "civo.die.gain": cases(case_1=frame_sets(kind=2)),
    "civo.upgrade.most": changes(lambda s, p, f, a, r: p.modules.__setitem__(a[1], 1)),
    "civo.tracks.upgrade": changes(lambda s, p, f, a, r: setattr(f, "value", MODULE_DICE[a[1]][0])),
    "civo.level-token.turn": cases(rest=changes(lambda s, p, f, a, r: p.active.__setitem__(a[1] - 4, 0))),
    "civo.build.farm": cases(case_1=farmland, case_2=nothing, case_3=tribe_there, case_4=farmland),
    "civo.build.boat": cases(case_1=no_boat_there, case_2=nothing, case_3=tribe_beside, case_4=no_boat_there),
    "civo.build.grounds": open_ground,
    "civo.build.ground-access": tribe_beside,
    "civo.build.ground-limit": empty_ground,
    "civo.build.levels": frame_sets(kind=-1),
    "civo.build.statue-cost": cases(case_1=marker_of, case_2=nothing),
    "civo.build.settlement-cost": cases(
        case_0=changes(lambda s, p, f, a, r: p.settlements.__setitem__(a[2] - 1, 1)), rest=all_markers
    ),
    "civo.build.boat-reward": cases(case_1=tribe_named, case_2=nothing),
    "civo.event.cost": cases(case_1=piece_there),
    "civo.ruling.returned-boat": nothing,
    "civo.weather.tribe": cases(case_1=tribe_named),
    "civo.weather.hard": cases(case_1=markers(0), case_2=tribe_on_land),
    "civo.markers.refill": cases(
        case_1=changes(lambda s, p, f, a, r: setattr(p, "supply", 0)),
        case_2=nothing,
        case_3=changes(
            lambda s, p, f, a, r: (
                p.raw.__setitem__(a[1], 1)
                if a[0] == do.RETURN_RAW
                else setattr(p, "markers", [1] * len(p.markers))
            )
        ),
    ),
    "civo.setup.choose-cards": cases(case_1=nothing, case_2=nothing, case_3=dealt),
    "civo.setup.start-tokens": cases(
        wrong=lambda s, seat, a, r: a[1] in START_TOKENS and not s.start_cards.__setitem__(0, a[1])
    ),
}  # fmt: skip
LASTING = {
    "civo.turn.either",  # neither module nor feature
    "civo.reset.marker",  # neither food nor an idea
    "civo.tracks.any",  # no track
    "civo.planning.one-cell",  # no value of a die
    "civo.upgrade.level",  # no module
    "civo.effects.any-feature",  # no feature
    "civo.effects.weather-shift",
    "civo.ruling.attribute-window",
    "civo.ruling.activity-in-itself",
    "civo.feeding.deus",
    "civo.build.projects",
    "civo.die.most",  # what others have
}
"""Reasons that nothing on the table could remedy."""
