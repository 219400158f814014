"""What holds for the words of every game on the shelf: every question is asked, and the languages are alike."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from ecumene.games import SHELF, find
from ecumene.kernel.frame import Frame
from ecumene.kernel.frame_registry import frames_of
from ecumene.kernel.luck import Luck
from ecumene.table.messages import messages
from ecumene.table.words import LANGS, kebab, words
from tests.table.wording import everything, label_fault, mine, sentence_fault


def home(key: str) -> Path:
    return Path(str(import_module(SHELF[key]).__file__)).parent


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", SHELF)
def test_every_paragraph_has_a_name_and_every_question_is_asked(key: str, lang: str) -> None:
    said, own = words(find(key), lang), messages(find(key), lang)
    said.lacking.clear()
    game = find(key)
    frames = frames_of(type(game.setup(game.seats[-1], {}, Luck(1))))
    assert frames
    for name, kind in frames.items():
        assert label_fault(said.frame(name), lang) == "", name
        asks = kind.waits_for is not Frame.waits_for
        assert own.has(f"ask-{kebab(name)}") == asks, name
        assert sentence_fault(said.ask(name, 0, []), lang) == "" or not asks, name
    assert said.lacking == set()


@pytest.mark.parametrize("lang", ["ru", "el"])
@pytest.mark.parametrize("key", SHELF)
def test_the_languages_have_the_same_messages(key: str, lang: str) -> None:
    assert everything(home(key), lang).ids() == everything(home(key), "en").ids()
    assert set(mine(home(key), lang).parts) == set(mine(home(key), "en").parts)


@pytest.mark.parametrize("lang", ["ru", "el"])
@pytest.mark.parametrize("key", SHELF)
def test_the_languages_use_the_same_variables(key: str, lang: str) -> None:
    own, english = mine(home(key), lang), mine(home(key), "en")
    assert [id for id in english.parts if own.variables(id) != english.variables(id)] == []
