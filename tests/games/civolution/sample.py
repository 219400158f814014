"""A view by hand, for the boards: two civilizations in the second era of a first game."""

from __future__ import annotations

from typing import Any

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.continent.charts import DECLARED, chart
from ecumene.games.civolution.continent.geometry import continent
from ecumene.games.civolution.continent.lands import CAMP_PLAYERS, CAMPS, CORNERS, FIRST_CAMP, PLACES, TERRITORIES
from ecumene.games.civolution.continent.layouts import draw_layout
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.printed import COLUMNS
from ecumene.games.civolution.state import GameState
from ecumene.kernel.game import Game
from ecumene.kernel.luck import Luck
from ecumene.table.words import words
from tests.games.civolution.random_games import begin

Doc = dict[str, Any]
IDEAS = [0, 1, 0, *([1] * 8), 2, 1, 1, None, *([0] * 6)]
"""What modules cost the one who looks, features last."""


class Words(Game[Any]):
    """What has the names of the box; nothing can be played with it."""

    key = "civolution"
    things = THINGS
    map = DECLARED


Words.__module__ = "ecumene.games.civolution.card_data"  # where its texts lie


def player(**given: Any) -> Doc:
    """Return a civilization that has nothing but what is given."""
    doc: Doc = {
        "points": 0,
        "favour": 1,
        "tracks": [0] * 5,
        "supply": 50,
        "tribes": 20,
        "markers": {},
        "dice": [0] * 6,
        "spent": 0,
        "fate": 1,
        "reset_markers": 4,
        "modules": [1] * 15,
        "raw": [0] * TERRITORIES,
        "wild_strong": [0] * TERRITORIES,
        "wild_weak": [0] * TERRITORIES,
        "boat_at": ["-", "-"],
        "aboard_strong": [0, 0],
        "aboard_weak": [0, 0],
        "cargo": [1, 1],
        "farms": 3,
        "settlements": [1] * 4,
        "settlement_at": [0] * (CORNERS + 1),
        "statues": [0] * (CORNERS + 1),
        "columns": [[] for _ in range(COLUMNS)],
        "right": [],
        "homes": [-1] * 7,
        "active": [0, 0],
        "goals": [[], [], []],
        "hand": [],
        "shown": [],
    }
    return {**doc, **given}


def at(slug: str) -> int:
    """Return the number of a place."""
    return PLACES.numbers[slug]


def view(seat: int = 0) -> Doc:
    """Return the table as a seat sees it."""
    owners = [-1 if players < 3 else -2 for players in CAMP_PLAYERS]
    weak = [0] * CAMPS
    forest, grassland = FIRST_CAMP[at("b-forest")], FIRST_CAMP[at("c-grassland")]
    owners[forest], owners[forest + 1], owners[grassland + 1] = 0, 1, 0
    weak[forest + 1] = 1
    first = player(
        points=23,
        favour=3,
        tracks=[4, 2, 0, 1, 3],
        markers={"food": 6, "idea": 2, "money": 1, "wood": 2, "beeswax": 1, "oil": 1, "planning-3": 2, "calm": 1},
        dice=[2, 0, 0, 1, 1, 0],
        spent=2,
        fate=2,
        modules=[2, 1, 3, *([1] * 12)],
        boat_at=["a-water", "-"],
        aboard_strong=[1, 0],
        settlements=[0, 1, 1, 1],
        columns=[["a01", "a05"], ["g19", "g01"], ["i04"], [], [], [], [], [], ["s03"]],
        right=["g43"],
        homes=[0, -1, -1, -1, -1, 1, -1],
        active=[1, 0],
        goals=[["g25"], [], ["g31", "g53"]],
        hand=["b02", "d28"] if seat == 0 else ["?mutation", "?building"],
    )
    first["wild_weak"][at("c-grassland")] = 1
    first["raw"][at("b-forest")] = 1
    first["statues"][7], first["settlement_at"][7], first["statues"][CORNERS] = 2, 1, 1
    second = player(
        points=20,
        dice=[1] * 6,
        markers={"calm": 2, "food": 1, "wood": 3},
        hand=["c01", "c02"] if seat == 1 else ["?inspiration"] * 2,
        shown=["e11"],
    )
    resources = ["-"] * TERRITORIES
    resources[at("b-forest")], resources[at("c-grassland")] = "wood", "papyrus"
    locations = ["-"] * CORNERS
    locations[0], locations[7] = "l18", "l01"
    farms = [-1] * TERRITORIES
    farms[at("b-forest")] = 0
    hunted = [0] * TERRITORIES
    hunted[at("c-grassland")] = 1
    layout = draw_layout(Luck(3), first_game=True)
    doc = {
        "seat": seat,
        "automata": [],
        "players": [first, second],
        "era": 2,
        "first": 1,
        "resets": 3,
        "closing": 0,
        "weather": 3,
        "event": "f8",
        "layout": layout,
        "reset_cells": 5,
        "resources": resources,
        "locations": locations,
        "hunted": hunted,
        "farm_owner": farms,
        "camp_owner": owners,
        "camp_weak": weak,
        "open": [["a07"], ["b05", "b12"], [], ["d01"], ["e09"]],
        "closed_sizes": [30, 29, 0, 31, 31],
        "goal_display": ["g02", "g44", "-", "g60", "-", "-"],
        "income_display": ["i01", "i02", "-"],
        "attribute_display": ["p01", "p02", "p03"],
        "dice_left": 2,
        "fate_left": 3,
        "era_tiles": ["technology", "population", "culture", "evolution"],
        "final_tiles": ["prestige", "expansion", "prosperity"],
        "over": False,
        "prospects": [],
    }
    ideas: Doc = {"ideas": {"": IDEAS}, "diamonds": [6, 0], "shining": [["wood", "beeswax"], []]}
    payable = {"payable": {"": [n is not None and n <= 2 for n in IDEAS]}}
    doc["map"] = chart(layout).shape()
    doc["totals"] = {**GAME.teller.totals(laid_out(doc), seat), **ideas, **payable}
    return doc


def laid_out(doc: Doc) -> GameState:
    """Return a table where what lies on the continent and in the blocks lies as in a view."""
    s, _ = begin(2, 3, first_game=True)
    s.layout, s.land = doc["layout"], continent(doc["layout"])
    s.camp_owner, s.camp_weak = doc["camp_owner"], doc["camp_weak"]
    for mine, row in zip(s.players, doc["players"], strict=True):
        for name in ("favour", "tracks", "wild_strong", "wild_weak", "aboard_strong", "aboard_weak", "cargo"):
            setattr(mine, name, row[name])
        mine.boat_at = [-1 if slug == "-" else at(slug) for slug in row["boat_at"]]
        mine.columns = [[THINGS.number(slug) for slug in column] for column in row["columns"]]
        mine.right = [THINGS.number(slug) for slug in row["right"]]
        mine.homes, mine.active = row["homes"], row["active"]
    return s


def shown(s: GameState, seat: int, lang: str, automata: list[Doc]) -> Doc:
    """Return a table in play as boards draw it."""
    said, names = words(GAME, lang), ["Ada", "Ben", "Cyn", "Dan"]
    rows = GAME.teller.prospects(s, seat) if seat >= 0 else []
    told = [{"about": THINGS.slug(row.about), "text": said.prospect(row, names)} for row in rows]
    drawn = GAME.map_of(s)
    laid = {"map": drawn.shape() if drawn else None, "automata": automata}
    return {**GAME.view(s, seat), **laid, "totals": GAME.teller.totals(s, seat), "prospects": told}
