"""Tactics: played, copied, common (p. 3 and p. 6)."""

from __future__ import annotations

from tests.games.through_the_ages.situation import (
    change,
    frames,
    has,
    moves,
    play,
    price,
    refusal,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import rule


@rule("tta.tactic.military-action", "tta.tactic.exclusive", "tta.tactic.from-hand")
def test_a_tactic_is_played_for_a_military_action_and_is_exclusive() -> None:
    s = situation(seat(military="legion phalanx rats", workers="warriors:3"), seat())
    assert moves(s, "play-tactic") == ["play-tactic legion", "play-tactic phalanx"]
    assert price(s, "play-tactic legion") == {"military-actions": 1}
    assert refusal(s, "play-tactic fighting-band") == "tta.tactic.from-hand"
    assert refusal(s, "play-tactic rats") == "tta.tactic.from-hand"
    assert change(s, "play-tactic legion") == {"ma": -1, "military": -1, "strength rating": 2}
    assert s.players[0].exclusive == 1 and s.tactics == []
    assert refusal(s, "copy-tactic legion") == "tta.tactic.copy-common"


@rule("tta.tactic.military-action", "tta.tactic.copy-cost")
def test_tactics_need_military_actions() -> None:
    s = situation(seat(military="legion", ma=1), seat(), tactics="phalanx")
    assert moves(s, "play-tactic") == ["play-tactic legion"]
    assert refusal(s, "copy-tactic phalanx") == "tta.tactic.copy-cost"
    s = situation(seat(military="legion", ma=0), seat())
    assert refusal(s, "play-tactic legion") == "tta.tactic.military-action"


@rule("tta.tactic.once-per-turn")
def test_one_tactic_a_turn_played_or_copied() -> None:
    s = situation(seat(military="legion phalanx", government="communism"), seat(), tactics="fighting-band", age=3)
    play(s, "play-tactic legion")
    assert (
        refusal(s, "play-tactic phalanx") == refusal(s, "copy-tactic fighting-band") == "tta.tactic.once-per-turn"
    )


@rule("tta.tactic.copy-common", "tta.tactic.copy-cost")
def test_copying_a_common_tactic_costs_two() -> None:
    s = situation(seat(workers="warriors:2"), seat(), tactics="fighting-band fighting-band legion")
    assert moves(s, "copy-tactic") == ["copy-tactic fighting-band", "copy-tactic legion"]
    assert price(s, "copy-tactic legion") == {"military-actions": 2}
    assert change(s, "copy-tactic fighting-band") == {"ma": -2, "strength rating": 1}
    assert len(s.tactics) == 3 and s.players[0].exclusive == 0


@rule("tta.tactic.becomes-common", "tta.tactic.common-duplicate")
def test_at_the_start_of_the_turn_an_exclusive_tactic_becomes_common() -> None:
    told = seat(workers="warriors:3", tactic="legion", exclusive=1)
    s = situation(told, seat(), at="start", tactics="legion")
    before = has(s)["strength rating"]
    run(s)
    assert frames(s)[-1] == "PoliticsPhase" and slugs(s.tactics) == ["legion", "legion"] and not s.discard
    assert s.players[0].exclusive == 0 and has(s)["strength rating"] == before == 5
