"""A branch that was chosen is named wherever it is told of: in the log, in what others did, in a stored table."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.cli.record_json import whole
from ecumene.games.civolution.card_data import NAMES
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.told.gains import named_by
from ecumene.games.civolution.verbs import CHOOSE
from ecumene.table.presenter import Presenter
from ecumene.table.table import Table
from tests.games.civolution.situation import effect, play, seat, table

CHOSEN = {"en": "chose: Favour", "ru": "выбирает: Благосклонность", "el": "διάλεξε: Εύνοια"}


def choosing() -> Table:
    """A table at which seat 0 chooses between points and favour, and takes favour."""
    board = effect(table(seat("c-swamp:2"), seat("b-forest:2")), {"choose": [[{"points": 2}], [{"favor": 1}]]})
    doc = {
        "ecumene": 1, "game": "civolution", "rules": GAME.rulebook.version, "players": 2,
        "options": {"first_game": True}, "seed": 1, "number": 0, "state": GAME.dump(board),
    }  # fmt: skip
    found = ecumene.from_position(doc)
    found.play(0, "choose 2")
    return found


@pytest.mark.parametrize("lang", list(CHOSEN))
def test_the_log_and_what_others_did_name_the_branch(lang: str) -> None:
    played = choosing()
    for each in (played, ecumene.Table.resume(played.snapshot()), ecumene.load(played.record())):
        told = Presenter(each, 1, lang)
        first = told.numbered_log(1, 2)[0]
        assert first["did"] == CHOSEN[lang]
        assert first["move"] == CHOSEN[lang].partition(": ")[2]
        assert CHOSEN[lang] in told.digest(0)[0]["text"]


def test_a_record_as_data_names_the_branch() -> None:
    assert whole(choosing(), "en")["moves"][1]["label"] == "Favour"


def test_a_branch_of_markers_is_named_by_the_marker() -> None:
    s = table(seat("c-swamp:2", dice="1 1"), seat())
    play(s, "sleep")
    assert [NAMES[named_by(s, 0, (CHOOSE, branch, 0))] for branch in (1, 2)] == ["focus", "idea"]
