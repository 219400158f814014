"""The terminal board tells everything that lies on the table, in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ecumene.cli.boards.civolution.lines import Civolution
from ecumene.cli.card_sheet import origin_text
from ecumene.cli.words import Say
from ecumene.games.civolution.continent.geometry import continent
from ecumene.games.civolution.continent.lands import PLACES, TERRITORIES
from ecumene.games.civolution.game import GAME as CIVOLUTION
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.table.words import LANGS, words
from tests.games.civolution.random_games import begin
from tests.games.civolution.sample import Words, at, shown, view

GAME = Words()
RIVAL = {"id": "vici", "name": "V.I.C.I.", "level": "beginner", "points": 7}


def told(lang: str = "en", seat: int = 0) -> list[str]:
    """Return the lines of the sample."""
    return Civolution(words(GAME, lang), Say(lang)).lines(view(seat), ["Ada", "Ben"])


def joined(lang: str = "en", seat: int = 0) -> str:
    """Return the lines as one text, wrapped ones put together."""
    return re.sub(r"\s+", " ", " ".join(told(lang, seat)))


@pytest.mark.parametrize("lang", LANGS)
def test_every_line_fits_eighty_columns_and_no_word_is_lacking(lang: str) -> None:
    said = words(GAME, lang)
    said.lacking.clear()
    assert max(map(len, told(lang))) <= 80
    assert said.lacking == set()
    assert not re.search(r"civo-|[{}$]", joined(lang))


def test_a_territory_tells_material_camps_farm_locations_and_neighbours() -> None:
    text = joined()
    assert (
        "Forest 3: Wood; beacons 3; at the fire Ada strong, encampment 2 Ben weak, encampment 3 free; Farm: Ada;"
        in text
    )
    assert "raw materials of Ada: 1" in text
    assert "in the wilderness: Ada (0 strong, 1 weak); hunting token" in text
    assert "boat: Ada (1 strong, 0 weak aboard); aboard: raw materials of Ada: 1; Statue: Ada" in text
    land = continent(view()["layout"])
    names = [words(GAME, "en").place(there) for there in land.neighbours[at("b-forest")]]
    assert f"neighbours: {', '.join(names)}" in text


def test_every_territory_and_every_open_location_is_told() -> None:
    text = joined()
    assert all(f" {words(GAME, 'en').place(here)}: " in text for here in range(TERRITORIES))
    assert "Corner a1 Cave 1" in text
    assert "Corner b2 Building ground 1 (Statue: Ada ×2, Settlement: Ada)" in text
    assert len(PLACES.slugs) == 46


def test_modules_tell_level_dice_and_the_ideas_that_they_cost_now() -> None:
    lines = [re.sub(r" +", " ", line.strip()) for line in told()]
    assert any(line.startswith("Production III 3+5 ideas 0 Produce 4") for line in lines)  # planning 3, a die of 5
    assert any(line.startswith("Migration II 1+3 ideas 0") for line in lines)
    assert any(line.startswith("Stamina 1+1 ideas 0") for line in lines)
    assert any(line.startswith("Mutation I 2+6 ideas 2") for line in lines)  # two dice showing 1


def test_the_level_block_is_told_from_below_with_goals_in_halves() -> None:
    text = joined()
    assert "Level I, points 2: Wheel, Forest Folk + Small Fleet, Picnic, free 1 of 4" in text
    assert "Level IV, points 7: Start token 3, free 8 of 9" in text
    assert "Level V, points 10 (token not active): free 9 of 9" in text


def test_the_markers_of_a_rival_are_told() -> None:
    assert "Food 1, Money 0" in joined() and "Markers: Calm 2, Wood 3" in joined()


def test_a_rivals_hand_is_a_number_but_for_what_everybody_saw() -> None:
    mine: Any = joined(seat=0)
    assert "Cards in hand: 2 (Gills, Amphitheatre)" in mine
    assert "Cards in hand: 3 (Tea Ceremony)" in mine
    assert "Writing" not in mine


@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_in_play_can_be_told_from_every_seat(players: int) -> None:
    s, luck = begin(players, players)
    dice = Luck(players)
    names = ["Ada", "Ben", "Cyn", "Dan"][:players]
    for number in range(120):
        seats = waiting(s)
        legal = s.stack[-1].legal(s, seats[0])
        apply(s, seats[0], legal[dice.below(len(legal))], luck)
        if number % 60 == 0:
            for seat in range(-1, players):
                for lang in LANGS:
                    doc = shown(s, seat, lang, [RIVAL] if players == 1 else [])
                    out = Civolution(words(CIVOLUTION, lang), Say(lang)).lines(doc, names)
                    assert max(map(len, out)) <= 80


@pytest.mark.parametrize("lang", LANGS)
def test_every_origin_is_told_in_plain_words(lang: str) -> None:
    say = Say(lang)
    texts = {origin: origin_text(origin, say) for _, origin in CIVOLUTION.origins()}
    assert len(texts) > 30 and say.own.lacking == set()
    strange = [origin for origin, text in texts.items() if re.search(r"formal-rules|\bimages\b|solo helper", text)]
    assert strange == []
    if lang != "en":
        latin = [text for text in texts.values() if re.search(r"[a-z]{2,}", text)]
        assert latin == [], "no part is left in English"


def test_the_own_console_tells_food_diamonds_monolith_and_what_cards_lack() -> None:
    s, luck = begin(2, 5)
    dice = Luck(5)
    while s.era == 0 or type(s.stack[-1]).__name__ != "Turn":
        legal = s.stack[-1].legal(s, waiting(s)[0])
        apply(s, waiting(s)[0], legal[dice.below(len(legal))], luck)
    doc = shown(s, 0, "en", [])
    text = re.sub(r"\s+", " ", " ".join(Civolution(words(CIVOLUTION, "en"), Say("en")).lines(doc, ["Ada", "Ben"])))
    assert "Feeding takes" in text and "Active diamonds:" in text and "Monolith: you have" in text
    assert re.search(r": Level \d: \d+ points; missing: \w+", text)


def test_vici_is_told_with_cards_icons_grids_and_pieces() -> None:
    s, luck = begin(1, 4)
    dice = Luck(4)
    while not (s.vici[0].open and s.era > 0):
        legal = s.stack[-1].legal(s, waiting(s)[0])
        apply(s, waiting(s)[0], legal[dice.below(len(legal))], luck)
    doc = shown(s, 0, "en", [RIVAL])
    text = re.sub(r"\s+", " ", " ".join(Civolution(words(CIVOLUTION, "en"), Say("en")).lines(doc, ["Ada"])))
    rival = doc["vici"][0]
    assert f"Open cards: {len(rival['open'])}; the blue halves act" in text
    assert words(CIVOLUTION, "en").format(rival["open"][0], attribute="blue") in text
    assert f"Evolution: {rival['evolution']} of 12 spaces (a token goes at 6, 10)" in text
    assert f"Prosperity: {rival['prosperity']} of 16 spaces (a token goes at 6, 9, 12)" in text
    assert f"Deck {rival['deck']}, discarded {rival['discard']}" in text
