"""Everything that a game can say is said in three languages, which are alike."""

from __future__ import annotations

import pytest

from ecumene.games import room
from ecumene.kernel.frame import Frame
from ecumene.kernel.frame_registry import frames_of
from ecumene.kernel.luck import Luck
from ecumene.kernel.options import CHOICE, LIST
from ecumene.table.messages import messages
from ecumene.table.words import LANGS, kebab, words
from tests.conformance.kit import KEYS, game_of, play_on, played
from tests.table.wording import everything, label_fault, sentence_fault

EVERY = 4  # at one decision in so many everything that is offered is said


def lacking(key: str, lang: str) -> set[str]:
    """Say everything that a game can say in some random games; return what had no words."""
    game = game_of(key)
    said = words(game, lang)
    said.lacking.clear()
    said.format("game-name")
    for number in range(len(game.things)):
        said.thing(number)
    for verb in range(len(game.grammar.verbs)):
        said.move_label((verb, -1, -1))
    for rule in game.rulebook.rules.values():
        said.rule(rule.id)
        said.format(f"section-{rule.section}")
        said.where(rule.id)
    for option in game.options:
        name = f"option-{option.name.replace('_', '-')}"
        said.format(name)
        for value in option.values if option.kind in (CHOICE, LIST) else []:
            own = f"{name}-{value.replace('_', '-')}"
            said.format(own if said.has(own) else value)
    for number in range(len(game.automata)):
        said.automaton(number)
    for number in range(len(game.map.places) if game.map else 0):
        said.place(number)
    for players in game.seats:
        table, dice = played(key, players, seed=players, moves=0), Luck(players)
        while table.waiting:
            if dice.below(EVERY) == 0:
                for seat in table.waiting:
                    table.offers(seat, lang)
            play_on(table, dice)
        for viewer in (None, 0):
            table.log(viewer, lang=lang)
        assert table.result is not None
        said.format(f"ending-{table.result['ending']}")
    return set(said.lacking)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_without_words(key: str, lang: str) -> None:
    assert sorted(lacking(key, lang)) == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_every_paragraph_has_a_name_and_every_question_is_asked(key: str, lang: str) -> None:
    game = game_of(key)
    said, own = words(game, lang), messages(game, lang)
    said.lacking.clear()
    frames = frames_of(type(game.setup(game.seats[-1], {}, Luck(1))))
    assert frames
    for name, kind in frames.items():
        assert label_fault(said.frame(name), lang) == "", name
        asks = kind.waits_for is not Frame.waits_for
        assert own.has(f"ask-{kebab(name)}") == asks, name
        assert sentence_fault(said.ask(name, 0, []), lang) == "" or not asks, name
    assert said.lacking == set()


@pytest.mark.parametrize("lang", ["ru", "el"])
@pytest.mark.parametrize("key", KEYS)
def test_the_languages_say_the_same_with_the_same_variables(key: str, lang: str) -> None:
    own, english = everything(room(key), lang), everything(room(key), "en")
    assert own.ids() == english.ids()
    assert [id for id in sorted(english.ids()) if own.variables(id) != english.variables(id)] == []
