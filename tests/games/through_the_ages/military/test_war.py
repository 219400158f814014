"""Declaring a war, and resolving it a turn later (p. 3 and p. 4)."""

from __future__ import annotations

from tests.games.through_the_ages.military.politics import politics
from tests.games.through_the_ages.situation import (
    change,
    frames,
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

CULTURE, TERRITORY, TECHNOLOGY = "war-over-culture", "war-over-territory", "war-over-technology"


def at_war(war: str, mine: int, theirs: int, **told: object) -> list[dict[str, object]]:
    """Tell a declarer and a rival of some strength."""
    attacker = seat(war=war, war_on=1, workers=f"warriors:{mine}", yellow=18, culture=20, science=20)
    rival = {"workers": f"warriors:{theirs}", "yellow": 18, "culture": 20, "science": 20, **told}
    return [attacker, seat(**rival)]


@rule("tta.war.waits", "tta.war.cost", "tta.war.resolve-first")
def test_a_war_lies_in_the_own_area_until_the_next_turn() -> None:
    s = politics(seat(military=TERRITORY), seat(workers="warriors:3"), age=2)
    assert moves(s, "declare-war") == [f"declare-war {TERRITORY} 1"], "against a stronger rival too"
    assert change(s, f"declare-war {TERRITORY} 1") == {"ma": -2, "military": -1}
    player = s.players[0]
    assert slugs([player.war]) == [TERRITORY] and player.war_on == 1 and s.discard == []
    play(s, "done", "pass", "done")
    assert player.war == -1 and slugs(s.discard) == [TERRITORY] and frames(s)[-1] == "PoliticsPhase"


@rule("tta.war.cost")
def test_a_war_needs_its_military_actions() -> None:
    s = politics(seat(military=TERRITORY, ma=1), seat(), age=2)
    assert refusal(s, f"declare-war {TERRITORY} 1") == "tta.war.cost"


@rule("tta.war.waits")
def test_one_war_at_a_time() -> None:
    told = seat(military=f"{TERRITORY} {TECHNOLOGY}", leader="julius-caesar", government="communism")
    s = politics(told, seat(), age=3)
    play(s, f"declare-war {TERRITORY} 1")
    assert refusal(s, f"declare-war {TECHNOLOGY} 1") == "tta.war.waits"


@rule("tta.war.not-last-round")
def test_no_war_in_the_last_round() -> None:
    told = [seat(military=TERRITORY), seat()]
    s = politics(*told, age=4, round=9, last_round=9)
    assert refusal(s, f"declare-war {TERRITORY} 1") == "tta.war.not-last-round"
    assert moves(politics(*told, age=4, round=8, last_round=9), "declare-war")


@rule("tta.war.forbidden")
@card("loss-of-sovereignty")
def test_cards_may_forbid_wars() -> None:
    pact = seat(pact="loss-of-sovereignty", pact_with=2)  # seat 1 is side A, seat 2 side B
    s = politics(seat(military=TERRITORY), pact, seat(), age=3)
    assert moves(s, "declare-war") == [f"declare-war {TERRITORY} 1"]
    assert refusal(s, f"declare-war {TERRITORY} 2") == "tta.war.forbidden"
    s = politics(seat(), pact, seat(military=TERRITORY), age=3, turn=2)
    assert refusal(s, f"declare-war {TERRITORY} 1") == "tta.war.forbidden", "the pact forbids attacks both ways"


@rule("tta.war.ends-pact")
@card("promise-of-military-protection")
def test_declaring_war_ends_the_pact() -> None:
    told = seat(military=TERRITORY, pact="promise-of-military-protection", pact_with=1, pact_side=1)
    s = politics(told, seat(), seat(), age=2)
    found = change(s, f"declare-war {TERRITORY} 1")
    assert found == {"ma": -2, "military": -1, "strength rating": -4} and s.players[0].pact == -1
    assert slugs(s.discard) == ["promise-of-military-protection"]


@rule("tta.war.compare-strength", "tta.war.discard")
@card("war-over-culture")
def test_war_over_culture() -> None:
    s = situation(*at_war(CULTURE, 4, 1), at="war", age=3)
    assert change(s)["culture"] == 5 + 3 and has(s, 1)["culture"] == 12
    assert s.players[0].war == -1 and slugs(s.discard) == [CULTURE]
    s = situation(*at_war(CULTURE, 1, 4), at="war", age=3)
    assert change(s)["culture"] == -8 and has(s, 1)["culture"] == 28, "the rival has won"


@rule("tta.war.compare-strength")
@card("open-borders-agreement")
def test_the_declarer_adds_its_bonus_for_attacking() -> None:
    declarer = seat(war=CULTURE, war_on=1, workers="warriors:2", culture=20)
    pact = seat(workers="warriors:3", culture=20, pact="open-borders-agreement", pact_with=0)
    s = situation(declarer, pact, seat(), at="war", age=3)
    assert change(s)["culture"] == 5 + 1, "2 and 2 against 3"


@rule("tta.war.tie")
@card("war-over-culture")
def test_a_tie_has_no_effect() -> None:
    s = situation(*at_war(CULTURE, 3, 3), at="war", age=3)
    assert change(s) == {} and has(s, 1)["culture"] == 20 and slugs(s.discard) == [CULTURE]


@rule("tta.war.no-bonus-cards")
def test_cards_do_not_help_in_a_war() -> None:
    s = situation(*at_war(CULTURE, 3, 2, military="defense-colonization-3"), at="war", age=3)
    assert change(s)["culture"] == 6 and has(s, 1)["military"] == 1, "nobody is asked"


@card("war-over-territory")
@rule("tta.tokens.take-yellow")
def test_war_over_territory() -> None:
    s = situation(*at_war(TERRITORY, 12, 1), at="war", age=2)
    assert change(s)["yellow"] == 1 + 2 and has(s, 1)["yellow"] == 15
    s = situation(*at_war(TERRITORY, 12, 1, yellow=2), at="war", age=2)
    assert change(s)["yellow"] == 2 and has(s, 1)["yellow"] == 0


@card("war-over-technology")
def test_war_over_technology_takes_science() -> None:
    s = situation(*at_war(TECHNOLOGY, 6, 1), at="war", age=2)
    assert change(s)["science"] == 5 and has(s, 1)["science"] == 15


@card("war-over-technology")
@rule("tta.war.steal-technology", "tta.war.steal-not-owned", "tta.war.steal-higher-stays")
def test_the_winner_may_take_special_technologies() -> None:
    mine, _ = at_war(TECHNOLOGY, 15, 1)
    mine |= {"specials": ["code-of-laws", "-", "-", "architecture"], "hand": ["warfare"]}
    rival = seat("code-of-laws warfare cartography masonry", workers="warriors:1", yellow=18, science=20)
    s = run(situation(mine, rival, seat(), seat(), at="war", age=2))
    assert moves(s) == ["pick cartography", "pick masonry", "done"], "cheap enough, and not owned"
    for owned in ("code-of-laws", "warfare"):
        assert refusal(s, f"pick {owned}") == "tta.war.steal-not-owned"
    assert refusal(s, "pick satellites") == "tta.war.steal-technology"
    assert change(s, "pick cartography") == {"strength rating": 1} and has(s, 1)["strength rating"] == 2
    assert change(s, "pick masonry")["science"] == 12 - 4 - 3, "the rest of the advantage"
    assert slugs(s.players[0].specials)[3] == "architecture" and "masonry" in slugs(s.civil_gone)
    assert slugs(s.players[1].specials) == ["code-of-laws", "warfare", "-", "-"]


@card("war-over-technology")
@rule("tta.war.steal-technology", "tta.tokens.card-symbols")
def test_a_technology_takes_its_blue_tokens_along() -> None:
    mine, _ = at_war(TECHNOLOGY, 9, 1)
    rival = seat("justice-system", workers="warriors:1", yellow=18, science=20)
    s = run(situation(mine, rival, at="war", age=2))
    assert change(s, "pick justice-system") == {"blue": 3, "ca": 1, "science": 1}
    assert has(s, 1)["blue"] == 16 and has(s, 1)["ca"] == 4
