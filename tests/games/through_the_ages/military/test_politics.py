"""The politics phase: one political action, or none (p. 4)."""

from __future__ import annotations

from ecumene.games.through_the_ages import GAME
from ecumene.kernel.luck import Event
from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.through_the_ages.military.politics import SPARE, politics
from tests.games.through_the_ages.situation import (
    change,
    frames,
    fresh,
    has,
    moves,
    play,
    refusal,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import card, rule


@rule("tta.politics.one-action", "tta.politics.optional", "tta.turn.sequence")
def test_one_political_action_or_none() -> None:
    s = politics(seat(military="pestilence rats"), seat(), events="crusades")
    assert moves(s) == ["play-event pestilence", "play-event rats", "resign", "pass"]
    assert refusal(s, "build bronze") == refusal(s, "done") == OTHER_QUESTION
    play(s.copy(), "play-event rats")
    play(s, "pass")
    assert frames(s)[-1] == "ActionPhase" and has(s)["military"] == 2


@rule("tta.politics.one-action")
def test_after_one_action_the_phase_is_over() -> None:
    s = politics(seat(military="pestilence rats"), seat(), events=SPARE)
    play(s, "play-event rats")
    assert frames(s)[-1] == "ActionPhase" and refusal(s, "play-event pestilence") == OTHER_QUESTION


@rule("tta.first-turn.no-start-no-politics")
def test_there_is_no_politics_phase_in_the_first_round() -> None:
    s = fresh(2)
    assert frames(s)[-1] == "ActionPhase" and s.round == 1
    play(s, "done", "done")
    assert frames(s)[-1] == "PoliticsPhase" and s.round == 2


@rule("tta.politics.crown-cards", "tta.politics.from-hand", "tta.event.only-events")
def test_only_cards_of_the_hand_with_a_crown() -> None:
    s = politics(seat(military="legion defense-colonization-1 enslave"), seat())
    assert moves(s) == ["resign", "pass"]
    assert refusal(s, "play-event legion") == "tta.event.only-events"
    assert refusal(s, "play-event rats") == refusal(s, "attack spy 1") == "tta.politics.from-hand"
    assert refusal(s, "attack legion 1") == "tta.politics.crown-cards"


@rule("tta.politics.rival")
def test_a_rival_is_another_player_still_in_the_game() -> None:
    told = seat(
        military="spy war-over-culture open-borders-agreement", workers="warriors:4", government="communism"
    )
    s = politics(
        told,
        seat(),
        seat(out=1, workers="warriors:0 agriculture:0 bronze:0 philosophy:0", unused=0),
        seat(),
        age=3,
    )
    for text in (
        "attack spy 0",
        "attack spy 2",
        "declare-war war-over-culture 2",
        "offer open-borders-agreement 2",
    ):
        assert refusal(s, text) == "tta.politics.rival"
    assert moves(s)[:6] == [
        "attack spy 1", "attack spy 3", "declare-war war-over-culture 1", "declare-war war-over-culture 3",
        "offer open-borders-agreement 1", "offer open-borders-agreement 3",
    ]  # fmt: skip


@rule("tta.event.face-down", "tta.event.score-level", "tta.event.reveal-top", "tta.hand.military-hidden")
def test_preparing_an_event_scores_its_level_and_reveals_the_current_one() -> None:
    s = politics(seat(military="pestilence cold-war"), seat(), events=f"{SPARE} rats", age=2)
    log: list[Event] = []
    found = has(s)["culture"]
    play(s, "play-event cold-war", log=log)
    assert has(s)["culture"] == found + 2 and slugs(s.past) == [SPARE], "age A comes before age I"
    assert slugs(s.future) == ["cold-war"] and s.future_by == [0] and slugs(s.events) == ["rats"]
    assert [event.eye for event in log if event.kind == "prepare"] == [0]
    mine, yours, public = (GAME.view(s, seat)["future"] for seat in (0, 1, -1))
    assert mine == ["cold-war"] and yours == public == ["?2/0"], "its back shows the age"


@rule("tta.event.refill", "tta.event.refill-order")
def test_after_the_last_current_event_the_future_ones_follow_oldest_first() -> None:
    s = politics(seat(military="cold-war"), seat(), events=SPARE, future="impact-of-science rats crusades", age=3)
    play(s, "play-event cold-war")
    assert s.future == [] and sorted(slugs(s.events)) == ["cold-war", "crusades", "impact-of-science", "rats"]


@rule("tta.event.refill-order")
def test_events_of_earlier_ages_are_revealed_first() -> None:
    told = seat(military="development-of-science development-of-crafts development-of-politics")
    s = politics(told, seat(), events="impact-of-progress impact-of-wonders cold-war rats", age=3)
    play(s, "play-event development-of-science")
    assert slugs(s.past) == ["rats"]
    s.stack = situation(at="politics").stack
    run(s)
    play(s, "play-event development-of-crafts")
    assert slugs(s.past) == ["rats", "cold-war"]


@rule("tta.event.reveal-top")
def test_who_prepared_a_current_event_is_not_seen() -> None:
    s = politics(seat(military="rats"), seat(), seat(), events=SPARE, future="crusades pestilence")
    s.future_by = [1, 2]
    play(s, "play-event rats")
    assert GAME.view(s, 0)["events"] == ["rats", "?1", "?1"] and GAME.view(s, 2)["events"] == [
        "pestilence",
        "?1",
        "?1",
    ]


@card("joan-of-arc")
def test_joan_of_arc_looks_at_the_top_event() -> None:
    s = run(situation(seat(leader="joan-of-arc"), seat(), at="politics", events="rats crusades"), draws="crusades")
    assert GAME.view(s, 0)["top"] == "crusades" and GAME.view(s, 1)["top"] == "?1" and s.top_seen == 0
    s.players[0].military = [GAME.things.numbers["pestilence"]]
    s.military_deck.remove(GAME.things.numbers["pestilence"])
    play(s, "play-event pestilence")
    assert slugs(s.past) == ["crusades"] and s.top == -1


@card("alexander-the-great")
def test_alexander_leaves_for_a_yellow_token() -> None:
    s = politics(seat(leader="alexander-the-great"), seat())
    assert refusal(politics(seat(), seat()), "use alexander-the-great") == "tta.card.in-play"
    assert change(s, "use alexander-the-great") == {"yellow": 1, "strength rating": -1}
    assert s.players[0].leader == -1 and frames(s)[-1] == "ActionPhase"


@card("christopher-columbus")
@rule("tta.colony.permanent-first")
def test_columbus_settles_a_territory_of_the_hand() -> None:
    s = politics(seat(leader="christopher-columbus", military="inhabited-territory-1 rats", yellow=0), seat())
    assert refusal(s, "colonize wealthy-territory-1") == "tta.politics.from-hand"
    found = change(s, "colonize inhabited-territory-1")
    assert found["yellow"] == 1 and found["unused"] == 1, "two tokens come, one of them becomes a worker"
    assert s.players[0].leader == -1 and slugs(s.players[0].colonies) == ["inhabited-territory-1"]
    assert refusal(politics(seat(), seat()), "colonize wealthy-territory-1") == "tta.card.in-play"


@card("julius-caesar")
@rule("tta.text.once-per-game")
def test_caesar_takes_two_political_actions_once_in_the_game() -> None:
    told = seat(leader="julius-caesar", military="rats pestilence crusades foray")
    s = politics(told, seat(), events="development-of-science development-of-crafts development-of-politics")
    play(s, "play-event rats")
    assert frames(s)[-1] == "PoliticsPhase" and s.players[0].once == 0
    play(s.copy(), "pass")
    play(s, "play-event foray")
    assert frames(s)[-1] == "ActionPhase" and s.players[0].once == 1
    s.stack = situation(at="politics").stack
    play(run(s), "play-event crusades")
    assert frames(s)[-1] == "ActionPhase", "only once in the game"
