"""What the log says: who and which civilization, why points came, and no clumsy lines."""

from __future__ import annotations

import re

import pytest

from ecumene.games.historia.card_data import EXPANSION, THINGS, WAR
from ecumene.games.historia.civbots.civbots import carry_out
from ecumene.games.historia.components.leaders import leader_bonus
from ecumene.games.historia.game import GAME
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Event, Luck
from ecumene.kernel.refusal import Refusal
from ecumene.table.table import Table
from ecumene.table.words import LANGS, words
from tests.conformance.kit import play_on
from tests.games.historia.situation import Doc, idle, play_round, seat, situation

NAMES = ("Clio", "Dora")
TABLES: list[Doc] = [{"events": True, "goals": True, "command": True}, {"civbots": ["king"]}]


def told(events: list[Event], kind: str, lang: str = "en") -> list[str]:
    """Return the lines of a kind in words."""
    return [words(GAME, lang).log_line(event, -1, NAMES) for event in events if event.kind == kind]


def after(s: GameState, *texts: str) -> list[Event]:
    """Make moves and return the lines that they write."""
    luck = Luck(5)
    luck.log = []
    for text in texts:
        apply(s, waiting(s)[0], GAME.grammar.parse(text), luck)
    return luck.log


def test_a_war_names_both_sides_with_their_civilizations() -> None:
    s = situation(seat("india", technology=2, military=2), idle(), bots=[{"land": "india"}, {"land": "india"}])
    play_round(s, "war")
    lines = after(s, "attack germany india")
    assert told(lines, "war") == ["Clio (Rome) attacks Civbot 2 (Germany) in India."]
    assert told(lines, "war", "ru") == ["Clio (Рим) нападает на Цивбот 2 (Германия): Индия."]
    assert told(lines, "cube-lost") == ["Civbot 2 (Germany) loses a cube in India."]


def test_a_civbot_that_attacks_a_player_is_named_like_anybody() -> None:
    s = situation(idle("middle-east canada"), idle(), bots=[{"land": "middle-east", "military": 2}])
    luck = Luck(5)
    luck.log = []
    carry_out(s, 2, WAR, -1, luck)
    carry_out(s, 2, EXPANSION, -1, luck)
    assert told(luck.log, "war") == ["Civbot 1 (France) attacks Clio (Rome) in the Middle East."]
    assert told(luck.log, "cube")[0].startswith("Civbot 1 (France) puts a cube on the map in ")


def test_raids_and_trade_name_both_sides() -> None:
    s = situation(seat("india", military=2), idle("china"))
    luck = Luck(5)
    luck.log = []
    for who, card in ((0, "raid"), (1, "exploit")):
        for text in (f"choose {card}", "done"):
            apply(s, who, GAME.grammar.parse(text), luck)
    assert told(luck.log, "raid") == ["Clio (Rome) raids Dora (Egypt)."]
    s = situation(seat("india"), idle("china", technology=3))
    luck.log = []
    for who, card in ((0, "trade"), (1, "exploit")):
        for text in (f"choose {card}", "done"):
            apply(s, who, GAME.grammar.parse(text), luck)
    assert told(luck.log, "trade") == ["Clio (Rome) trades with Dora (Egypt)."]


def test_points_for_unmet_leaders_say_why() -> None:
    s = situation(seat(leader="caesar"), idle(leader="alexander"), bots=[{"land": "india"}], turn=4)
    luck = Luck(1)
    luck.log = []
    leader_bonus(s, luck)
    share = s.bots[0].vp
    assert share > 0
    assert told(luck.log, "unmet-leaders") == [
        f"Civbot 1 gains {share} VP: its share of what leaders did not score."
    ]


def test_an_event_takes_effect_whether_it_gives_or_takes() -> None:
    s = situation(seat(), idle(), events=True, event="silk-road")
    event = Event("event-hits", 1, s.event, 0, -1, -1, [])
    assert words(GAME, "en").log_line(event, -1, NAMES) == "Silk Road takes effect for Dora."


def test_an_answer_of_several_cards_says_once_that_they_were_chosen() -> None:
    art, revolution = (GAME.grammar.parse(f"choose {card}") for card in ("art", "revolution"))
    assert words(GAME, "en").answer([art, revolution], 0, NAMES) == "Clio: chose Art and Revolution"
    assert words(GAME, "ru").answer([art, revolution], 0, NAMES) == "Clio: выбирает Искусство и Революцию"
    assert words(GAME, "en").answer([art], 0, NAMES) == "Clio: chose Art"


def test_one_cube_is_one_cube() -> None:
    cubes = Refusal("his.act.cubes", THINGS.number("art"), 1, 0)
    assert words(GAME, "en").refusal(cubes).startswith("That costs 1 ready cube; you have 0.")


def test_what_was_chosen_is_told_without_the_word_of_the_move() -> None:
    table = Table.begin(GAME, 2, {}, 3)
    table.names = NAMES
    while table.view(0)["turn"] == 0:
        play_on(table, Luck(1))
    table.play(0, "choose art")
    assert table.prompt(0).endswith("so far: Art")
    table.play(0, "done")
    assert table.prompt(0) == "You have chosen: Art. You may still change it; waiting for Dora."
    with pytest.raises(ValueError, match=re.escape("something else: Choose a card for this round. Each")):
        table.play(0, "simple art")


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_has_two_colons(lang: str) -> None:
    dice = Luck(3)
    for seed, options in enumerate(TABLES):
        table = Table.begin(GAME, 3, options, seed)
        while table.waiting:
            play_on(table, dice)
        for line in table.log(None, lang=lang):
            assert line["text"].count(":") <= 1, line["text"]
