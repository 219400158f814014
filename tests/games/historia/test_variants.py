"""Events, goals, and the ways of command."""

from __future__ import annotations

import pytest

from ecumene.games.historia.actions.conditions import asks, set_off
from ecumene.games.historia.card_data import EVENTS, GOALS, THINGS, WAR
from ecumene.games.historia.civbots.civbots import advance_level, carry_out
from ecumene.games.historia.components.leaders import conditions_of
from ecumene.games.historia.components.parties import territories_counted, territory_points
from ecumene.games.historia.effects.effects import TECHNOLOGY_TRACK
from ecumene.games.historia.game import GAME
from ecumene.games.historia.printed import GOVERNMENT_AT
from ecumene.games.historia.variants.command import NOT_AHEAD, command_closed, end_commands, return_lent_cubes
from ecumene.kernel.frame import waiting
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED
from ecumene.table.words import words
from tests.games.historia.situation import (
    Doc,
    change,
    frame,
    fresh,
    has,
    idle,
    log_of,
    moves,
    place,
    play,
    play_round,
    refusal,
    round_change,
    seat,
    situation,
    slugs,
)
from tests.games.historia.test_end_of_turn import end_turn
from tests.rules import rule


@rule("his.event.turn")
def test_each_turn_has_its_event_and_the_next_one_lies_open() -> None:
    s = situation(idle(queue="art raid trade"), idle(), events=True, event="crusades")
    following = s.next_event
    assert GAME.view(s, -1)["next_event"] == THINGS.slug(following)
    end_turn(s)
    assert s.turn == 2 and s.event == following and s.next_event >= 0
    assert len({s.event, s.next_event, *s.event_deck}) == len(EVENTS) - 1


@rule("his.event.before", "his.event.unpaid")
def test_an_event_comes_before_the_action_and_bars_it_when_unpaid() -> None:
    s = situation(seat(ready=0, used=1), idle(), events=True, event="scientific-revolution")
    assert round_change(s, "technology") == {"technology": 1}, "the cube came before the price"
    s = situation(idle("india"), idle("china", technology=2), events=True, event="little-ice-age")
    assert round_change(s, "trade") == {} and has(s, 1)["vp"] == 0
    s = situation(
        idle("india", wonders="lighthouse-of-alexandria"),
        idle("china", technology=2),
        events=True,
        event="little-ice-age",
    )
    play_round(s, "trade")
    assert refusal(s, "simple trade") == "his.event.unpaid"
    s = situation(seat("india"), idle("china", technology=2), events=True, event="little-ice-age")
    assert round_change(s, "trade") == {"ready": -1, "used": 1, "technology": 1}


@rule("his.event.unpaid")
def test_every_event_that_asks_for_something_says_what_comes_of_a_refusal() -> None:
    ends = {"en": "or your action has no effect.", "ru": "иначе действие не имеет эффекта.", "el": "αποτέλεσμα."}
    for lang, end in ends.items():
        for event in EVENTS:
            assert words(GAME, lang).thing(event, "text").endswith(end) == asks(event), THINGS.slug(event)


BARRED = [  # only what the event takes bars the card: the numbers on the table would do
    ("dark-ages", "simple war", {"technology": 2, "military": 2}),
    ("dark-ages", "advanced war", {"technology": 14, "military": 11}),
    ("black-death", "simple expansion", {"ready": 1}),
    ("great-fire", "simple art", {}),
    ("vesuvius", "advanced exploit", {"technology": 9, "military": 6}),
]


@rule("his.event.before")
@pytest.mark.parametrize(("event", "move", "mine"), BARRED)
def test_what_an_event_takes_is_told_as_the_reason(event: str, move: str, mine: Doc) -> None:
    s = situation(
        seat("india", vp=2, wonders="parthenon", **mine),
        idle("india"),
        events=True,
        event=event,
        turn=9,
        row="big-ben",
    )
    play_round(s, move.split()[1])
    assert move not in moves(s) and refusal(s, move) == "his.event.before"


@rule("his.event.before", "his.act.technology", "his.act.cubes")
def test_a_reason_tells_the_numbers_on_the_table() -> None:
    s = situation(seat("india", technology=5, military=3), idle("india"), events=True, event="dark-ages")
    play_round(s, "war art")
    why = s.stack[-1].refuse(s, 0, GAME.grammar.parse("advanced war"))
    assert (why.rule, why.need, why.have) == ("his.act.technology", 14, 5)
    s = situation(
        seat("india", technology=11, military=6, ready=1, used=2),
        idle(),
        events=True,
        event="scientific-revolution",
    )
    play_round(s, "technology art")
    why = s.stack[-1].refuse(s, 0, GAME.grammar.parse("advanced technology"))
    assert (why.rule, why.need, why.have) == ("his.act.cubes", 3, 1)


@rule("his.event.below-zero")
def test_points_may_fall_below_zero() -> None:
    s = situation(seat(vp=1), idle(), events=True, event="vesuvius")
    assert round_change(s, "technology") == {"vp": -2, "technology": 1, "ready": -1, "used": 1}


@rule("his.event.civbots")
def test_events_hit_civbots() -> None:
    s = situation(
        idle("india"),
        idle(),
        bots=[{"land": "india", "technology": 3, "military": 3}],
        events=True,
        event="dark-ages",
    )
    carry_out(s, 2, WAR, -1, Luck(1))
    assert s.bots[0].technology == 2 and s.bots[0].vp == 2
    s = situation(
        idle("canada"), idle(), bots=[{"land": "india", "technology": 3}], events=True, event="dark-ages"
    )
    carry_out(s, 2, WAR, -1, Luck(1))
    assert s.bots[0].technology == 3, "no war, no event"


@rule("his.event.revolution")
def test_what_must_be_paid_never_bars_revolution() -> None:
    paid = [event for event in EVENTS if asks(event)]
    assert THINGS.names(paid) == ["little-ice-age", "black-death", "dark-ages"]
    s = situation(idle(queue="art raid trade"), idle(), events=True, event="vesuvius")
    assert set_off(s, 9) and has(s)["vp"] == 0
    for event in paid:
        s.event = event
        assert not set_off(s, 9)


def laying(players: int = 3):  # type: ignore[no-untyped-def]
    """Return a table whose players lay goals."""
    s = fresh(players, goals=True)
    while frame(s) != "LayGoal":
        play(s, moves(s)[0])
    return s


@rule("his.goals.place", "his.goals.matrix", "his.goals.clan", "his.goals.cells")
def test_eight_goals_are_laid_in_turn_order_apart_from_one_another() -> None:
    s = laying()
    assert refusal(s, "lay 16 1") == "his.goals.matrix"
    assert refusal(s, "lay 2 2") == "his.goals.clan"
    asked = []
    asked += waiting(s)
    play(s, "lay 5 5")
    for cell in ("lay 5 5", "lay 6 6", "lay 4 5"):
        assert cell not in moves(s) and refusal(s, cell) == "his.goals.cells"
    while frame(s) == "LayGoal":
        asked += waiting(s)
        play(s, moves(s)[-1])
    assert asked == [s.order[n % 3] for n in range(8)]
    assert len(s.goal_at) == 8 and s.goal_pile == [] and set(s.goal_at) <= set(GOALS)
    assert all(
        GOVERNMENT_AT[t][m] != GOVERNMENT_AT[1][1] for t, m in zip(s.goal_technology, s.goal_military, strict=True)
    )


@rule("his.goals.first", "his.goals.civbots")
def test_the_first_to_enter_or_pass_a_goal_gets_it() -> None:
    cells = [{"goal": "goal-03", "technology": 6, "military": 3}]
    s = situation(seat(technology=5, military=3), idle(), goals=True, goal_cells=cells)
    assert round_change(s, "technology") == {"ready": -1, "used": 1, "technology": 1, "vp": 4}
    assert s.goal_at == []
    cells = [{"goal": "goal-02", "technology": 12, "military": 9}]
    s = situation(seat(technology=11, military=9), idle(), goals=True, goal_cells=cells, turn=5)
    assert round_change(s, "technology", then="advanced technology")["vp"] == 3, "passed on the way"
    cells = [{"goal": "goal-04", "technology": 5, "military": 3}]
    s = situation(seat(), idle(), bots=[{"technology": 4, "military": 3}], goals=True, goal_cells=cells)
    advance_level(s, 2, TECHNOLOGY_TRACK, -1, Luck(1))
    assert s.bots[0].vp == 1 + 1 and s.goal_at == [] and s.bots[0].ready == 7


@rule("his.command.condition")
def test_first_in_one_category_and_not_last_in_the_other() -> None:
    rome = "india china"
    for told, others, may in (
        (seat(rome, military=2), [idle(military=1)], True),  # most territories, not last in military
        (seat(rome, military=1), [idle(military=1)], True),  # shares the last place
        (seat(rome, military=1), [idle(military=3, technology=3)], False),  # last in military
        (seat("india", military=2), [idle(military=1)], True),  # most military, shared last in territories
        (seat("india", military=2), [idle("canada europe", military=1)], False),
        (seat("india", military=2), [idle(military=2)], False),  # a tie is not first
    ):
        s = situation(told, *others, command=True)
        assert (command_closed(s, 0) == ALLOWED) == may
    s = situation(
        seat(rome, military=2), idle(), bots=[{"land": "europe russia canada", "military": 3}], command=True
    )
    assert command_closed(s, 0) == NOT_AHEAD, "civbots count"


@rule("his.command.option", "his.command.once", "his.command.powers")
def test_a_token_is_used_once_for_one_of_four_powers() -> None:
    s = situation(seat("india china", wonders="parthenon", vp=1), idle())
    play_round(s, "military")
    assert refusal(s, "command extra-cubes 0") == "his.command.option"
    s = situation(seat("india china", wonders="parthenon", vp=1), idle(), command=True)
    play_round(s, "military")
    powers = [move.split()[1] for move in moves(s) if move.startswith("command") and move.endswith("0")]
    assert powers == ["extra-cubes", "score-shared", "temporary-technology", "temporary-military"]
    assert refusal(s, "command sphinx 0") == "his.command.powers"
    play(s, "command score-shared 0")
    assert refusal(s, "command extra-cubes 0") == "his.command.once"


@rule("his.command.cube")
def test_a_cube_goes_onto_the_token_from_where_its_owner_likes() -> None:
    for at, kind in enumerate(("supply", "used", "ready")):
        s = situation(seat("india china", ready=3, used=2), idle(), command=True)
        play_round(s, "military")
        move = f"command score-shared {at}"
        price = GAME.teller.price(s, 0, GAME.grammar.parse(move))
        assert [(of, cost.total()) for of, cost in price.items()] == [(kind, 1)]
        assert change(s, move) == {kind: -1}
        end_commands(s, Luck(1))
        back = "supply" if kind == "supply" else "used"
        assert has(s)[back] == 2 + (kind == "ready"), "where it came from, or used"
    s = situation(seat("india china", ready=3, used=4), idle(), command=True)
    play_round(s, "military")
    assert [move for move in moves(s) if "score" in move] == ["command score-shared 1", "command score-shared 2"]
    for source in (0, 3):
        assert refusal(s, f"command score-shared {source}") == "his.command.cube"


@rule("his.command.extra-cubes", "his.command.end")
def test_extra_cubes_go_back_before_the_end_of_the_era() -> None:
    s = situation(seat("india china", ready=1, used=0), idle(), command=True, turn=4)
    play_round(s, "military")
    assert change(s, "command extra-cubes 0") == {"supply": -3, "ready": 2}
    return_lent_cubes(s, Luck(1))
    assert (has(s)["ready"], has(s)["supply"]) == (1, 5)
    end_commands(s, Luck(1))
    assert (s.players[0].command, has(s)["supply"]) == (0, 6)


@rule("his.command.extra-cubes")
def test_where_the_supply_is_empty_no_cube_is_told_of() -> None:
    s = situation(seat("india china", ready=3, used=4), idle(), command=True)
    play_round(s, "military")
    assert [event.kind for event in log_of(s, "command extra-cubes 1")] == ["command"] and has(s)["ready"] == 3


@rule("his.command.shared")
def test_shared_territories_score_and_the_others_cannot_count_them() -> None:
    told = {"command": 2, "power": "score-shared"}
    s = situation(idle("oceania india", **told), idle("oceania china", leader="ashoka"), command=True)
    assert territory_points(s, 0) == [(place("india"), 2), (place("oceania"), 3)]
    assert territory_points(s, 1) == [(place("china"), 2)]
    assert territories_counted(s, 1) == 1 and territories_counted(s, 0) == 2
    s = situation(idle("oceania india", **told), idle("oceania china", **told), command=True)
    assert territory_points(s, 0) == [(place("india"), 2)] and territories_counted(s, 1) == 2
    s = situation(idle("oceania", **told), idle("oceania china india russia", leader="alexander"), command=True)
    assert [have >= least for _, have, least, _ in conditions_of(s, 1)] == [False, False]


@rule("his.command.levels")
def test_lent_levels_go_and_leave_what_they_gave() -> None:
    s = situation(seat("india china", technology=3, military=3), idle(), command=True, turn=4)
    play_round(s, "art", draws="cicero")
    play(s, "command temporary-technology 0", draws="cicero")
    assert has(s)["technology"] == 5 and slugs(s.players[0].advisers) == ["cicero"]
    end_commands(s, Luck(1))
    assert has(s)["technology"] == 3 and slugs(s.players[0].advisers) == ["cicero"]


def test_all_options_together_are_played() -> None:
    from ecumene.kernel.frame import apply

    options = dict.fromkeys(
        ("events", "goals", "command", "advanced", "expert_start", "choose_civilizations"), True
    )
    for players in (1, 2, 5):
        s, luck, dice = fresh(players, civbots=["king"], **options), Luck(1), Luck(2)
        while waiting(s):
            legal = s.stack[-1].legal(s, waiting(s)[0])
            apply(s, waiting(s)[0], legal[dice.below(len(legal))], luck)
        assert s.over and (s.turn == 12 or s.destroyed)
