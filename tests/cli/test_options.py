"""Options that are lists and numbers on the command line."""

from __future__ import annotations

import pytest

from ecumene.cli.arguments import read_options
from ecumene.cli.commands.games import account, describe
from ecumene.cli.parser import Usage
from ecumene.cli.words import Say
from tests.toy import GAME

SAY = Say("en")


def test_a_list_is_joined_and_a_number_is_a_number() -> None:
    text = "storm,rivals=broker/miser,purse=6,length=long"
    assert read_options(text, GAME, SAY) == {
        "storm": True,
        "rivals": ["broker", "miser"],
        "purse": 6,
        "length": "long",
    }
    assert read_options("storm=off,rivals=", GAME, SAY) == {"storm": False, "rivals": []}
    assert read_options("purse=many,rivals", GAME, SAY) == {
        "purse": "many",
        "rivals": True,
    }  # for the table to refuse


def test_a_switch_takes_no_list() -> None:
    with pytest.raises(Usage):
        read_options("storm=a/b", GAME, SAY)


def test_the_list_of_games_tells_how_options_are_written() -> None:
    lines = account(describe(GAME, SAY), SAY)
    assert "  --options rivals=miser|broker/…" in lines
    assert "  --options purse=2–6" in lines
    assert "  --options length=short|long" in lines
    assert "  --options storm" in lines
