"""Moves, questions and lines of the log say what they mean, in every language."""

from __future__ import annotations

import pytest

from ecumene.games.civolution.building.removal import Ashore
from ecumene.games.civolution.continent.lands import CORNER_SLUGS, PLACES
from ecumene.games.civolution.eras.events import HOT, HardWeather
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.state import GameState
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.refusal import Refusal
from ecumene.table.words import LANGS, words
from tests.games.civolution.situation import place, play, seat, table

NAMES = ("Ann", "Bob")


def labels(s: GameState, lang: str) -> list[str]:
    """Return the moves of the seat that is asked, in words."""
    who = s.stack[-1].waits_for(s)[0]
    said = words(GAME, lang)
    return [said.move_label(a, NAMES, GAME.teller.named_by(s, who, a)) for a in s.stack[-1].legal(s, who)]


def test_a_tribe_of_a_boat_goes_ashore_and_does_not_cross() -> None:
    s = table(seat("c-swamp:2"), seat())
    s.stack.append(Ashore(0, place("a-water"), 1, 0, -1))
    assert all(label.startswith("Go ashore: ") for label in labels(s, "en"))
    assert all(label.startswith("Сойти на берег: ") for label in labels(s, "ru"))


def test_a_tribe_on_a_boat_is_on_the_boat_and_not_outside_encampments() -> None:
    s = table(seat("a-water:0 a-water:6 c-swamp:0", boats="a-water"), seat())
    s.stack.append(HardWeather(0, HOT))  # without food there is no choice but a tribe
    play(s)
    assert labels(s, "en") == [
        "Give up a tribe: Island water (on the boat)",
        "Give up a tribe: Island water (weak, on the boat)",
        "Give up a tribe: Swamp 1 (outside the encampments)",
    ]


def test_heat_and_cold_say_what_is_given_up() -> None:
    s = table(seat("c-swamp:2", food=1), seat())
    s.stack.append(HardWeather(0, HOT))
    assert labels(s, "en") == ["Lose 1 food", "Lose a tribe"]
    assert labels(s, "ru") == ["Потеря 1 еды", "Потеря племени"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_corner_is_called_alike_in_words_and_in_moves(lang: str) -> None:
    said = words(GAME, lang)
    for slug in CORNER_SLUGS:
        assert said.format(f"place-{slug}").split()[-1] == slug in PLACES.slugs


@pytest.mark.parametrize("lang", LANGS)
def test_questions_of_locations_name_the_location_though_no_thing_is_their_source(lang: str) -> None:
    said = words(GAME, lang)
    for frame in ("grotto", "sacred-mountain", "glacier"):
        assert said.format(f"ask-{frame}", source="none").startswith(said.format(f"frame-{frame}"))


def test_an_option_that_names_a_seat_which_is_not_there_says_so() -> None:
    refusal = GAME.check_options(2, {"ready_hands": ["0", "3"]})
    assert isinstance(refusal, Refusal)
    assert words(GAME, "en").refusal(refusal).startswith("There is no seat 3: at this table the last one is 1")
    refusal = GAME.check_options(2, {"vici": "expert"})
    assert isinstance(refusal, Refusal)
    assert words(GAME, "en").refusal(refusal).startswith("The options of V.I.C.I. are for one player; 2 play.")
    assert GAME.check_options(4, {"ready_hands": ["0", "3"]}) is None


def test_one_idea_is_not_called_ideas() -> None:
    said = words(GAME, "en")
    one, two = (Refusal("civo.activate.ideas", 0, need, 0) for need in (1, 2))
    assert "at least 1 idea;" in said.refusal(one) and "at least 2 ideas;" in said.refusal(two)


def test_russian_lines_keep_names_in_the_nominative() -> None:
    said = words(GAME, "ru")
    for key in ("log-monolith", "log-event"):
        line = said.format(key, seat="Анна", automaton="none", subject="Пир")
        assert line.startswith("Анна получает ")


def test_one_piece_that_is_left_is_told_as_one_and_the_rival_by_its_name() -> None:
    for message, words_of_it in (("audit-markers", "1 marker "), ("audit-tribes", "1 tribe ")):
        assert words_of_it in words(GAME, "en").format(message, seat=0, n=1, right=20)
    assert "1 φυλή " in words(GAME, "el").format("audit-tribes", seat=0, n=1, right=20)
    s = table(seat("c-swamp:2"))
    s.vici[0].tribes -= 1
    with pytest.raises(Impossible) as caught:
        GAME.restore(GAME.dump(s))
    assert caught.value.id == "rival-tribes" and "seat" not in caught.value.given
    assert words(GAME, "en").format("audit-rival-tribes", **caught.value.given).startswith("V.I.C.I. has ")
