"""Situations of Historia, told in a few words.

`situation(seat(technology=5, ready=3), idle())` is a table of two players in turn 1 that choose their cards. It is
built by editing the position of a fresh game, so the audit has looked at it. What is not told is neutral:
territory `n` has token `n`, seats stand far from one another, `idle()` has no ready cube. `play_round(s, "art",
"military")` lets everybody choose and seal; what then is asked is answered with `play`.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.historia.card_data import (
    ACTIONS,
    ADVISERS_OF,
    CUBES,
    LEADER_ROWS,
    SIMPLE_LEVEL,
    START_HAND,
    THINGS,
    WONDER_ROWS,
)
from ecumene.games.historia.components.world import TERRITORIES
from ecumene.games.historia.game import GAME
from ecumene.games.historia.printed import CELLS
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Luck, Written
from ecumene.kernel.sealed import UNANSWERED
from tests.games.handling import Handling

_HANDS = Handling(GAME)
fresh = _HANDS.fresh
moves = _HANDS.moves
refusal = _HANDS.refusal
log_of = _HANDS.log_of
slugs = _HANDS.slugs

Doc = dict[str, Any]
HOMES = ["europe", "canada", "oceania", "southern-africa", "south-america", "india"]
CIVILIZATIONS = ["rome", "egypt", "france", "germany", "britain", "china-civilization"]
NUMBERS = ["vp", "technology", "military", "ready", "used", "supply", "destroyed"]


def seat(land: str = "", **told: Any) -> Doc:
    """Tell one seat: the territories of its cubes, its numbers, its cards."""
    return {"land": land, "ready": 3, "used": 0, **told}


def idle(land: str = "", **told: Any) -> Doc:
    """Tell a seat without ready cubes: its Military comes to nothing, and nobody asks it anything."""
    return seat(land, **{"ready": 0, "used": 3, **told})


def situation(*seats: Doc, bots: list[Doc] | None = None, turn: int = 1, row: str = "", **told: Any) -> GameState:
    """Tell a table whose players choose their cards; `told` are options and fields of the board."""
    names = ["events", "goals", "command", "advanced", "expert_start"]
    options: Doc = {name: True for name in names if told.pop(name, False)}
    rivals = bots or []
    if rivals or len(seats) == 1:
        options["civbots"] = [bot.get("level", "chieftain") for bot in rivals]
    doc = GAME.dump(GAME.setup(len(seats), options, Luck(1)))
    doc |= {
        "turn": turn,
        "round": 1,
        "order": list(range(len(seats))),
        "goal_pile": [],
        "bot_order": list(range(len(rivals))),
    }
    doc["tokens"] = [f"token-{number}" for number in range(1, len(TERRITORIES) + 1)]
    doc["players"] = [_player(at, dict(one), doc["players"][at]) for at, one in enumerate(seats)]
    doc["bots"] = [_bot(len(seats) + at, dict(bot), doc["bots"][at]) for at, bot in enumerate(rivals)]
    _wonders(doc, row.split(), turn)
    if len(seats) > 1:
        _leaders(doc, turn, bool(options.get("advanced")))
    if options.get("events"):
        _events(doc, told.pop("event", "crusades"), turn)
    doc |= told
    blank = [UNANSWERED] * len(seats)
    choosing = {"frame": "ChooseCards", "seats": list(range(len(seats)))} | dict.fromkeys(
        ["verbs", "subjects", "amounts"], blank
    )
    doc["stack"] = [{"frame": "Turn", "phase": 2}, {"frame": "ActionRounds", "stage": 1}, choosing]
    return GAME.restore(doc)


def _levels(told: Doc) -> None:
    """Where one level is told, the other is the lowest that the matrix has with it."""
    technology, military = told.get("technology"), told.get("military")
    if technology is None and military is not None:
        told["technology"] = min(cell[0] for cell in CELLS if cell[1] == military)
    elif military is None and technology is not None:
        told["military"] = min(cell[1] for cell in CELLS if cell[0] == technology)


def _land(words: str, home: str) -> list[int]:
    land = [0] * len(TERRITORIES)
    for place in words.split() or [home]:
        land[TERRITORIES.index(place)] += 1
    return land


def _player(at: int, told: Doc, doc: Doc) -> Doc:
    _levels(told)
    nowhere = told["land"] == "nowhere"
    land = [0] * len(TERRITORIES) if nowhere else _land(told.pop("land"), HOMES[at])
    told.pop("land", None)
    civilization = told.get("civilization", CIVILIZATIONS[at])
    lists = {
        name: told.pop(name, "").split()
        for name in ("queue", "wonders", "turned", "advisers", "retired", "coming")
    }
    level = told.get("technology", 1)
    known = [action for n, action in enumerate(ACTIONS) if n in START_HAND or SIMPLE_LEVEL[n] <= level]
    own = THINGS.names(ADVISERS_OF[THINGS.number(civilization)])
    placed = [*lists["advisers"], *lists["retired"]]
    found = {**doc, "civilization": civilization, "land": land, **lists, **told}
    found["hand"] = [action for action in known if action not in lists["queue"]]
    found["adviser_deck"] = [one for one in own if one not in placed]
    token = 1 if found["command"] == 2 else 0
    found["supply"] = CUBES - found["ready"] - found["used"] - sum(land) - token - found["destroyed"]
    return found


def _bot(number: int, told: Doc, doc: Doc) -> Doc:
    _levels(told)
    land = _land(told.pop("land", ""), HOMES[number])
    told.pop("level", None)
    found = {**doc, "civilization": CIVILIZATIONS[number], "land": land, **told}
    found["ready"] = 8 - sum(land) - found["used"]
    return found


def _wonders(doc: Doc, row: list[str], turn: int) -> None:
    """Lay out the told row, or wonders of the era that nobody has."""
    owned = [wonder for player in doc["players"] for wonder in player["wonders"]]
    era = (turn - 1) // 4 + 1
    free = [one["id"] for one in WONDER_ROWS if one["era"] == era and one["id"] not in owned]
    if len(doc["players"]) == 1:
        free = [one["id"] for one in WONDER_ROWS if one["id"] in free and one["solo"]]
    doc["row"] = row if row else free[: len(doc["players"]) + 2]
    if row == ["-"]:
        doc["row"] = []
    gone = [*owned, *doc["row"]]
    doc["wonder_deck"] = [
        one["id"]
        for one in WONDER_ROWS
        if one["era"] >= era and one["id"] not in gone and (len(doc["players"]) > 1 or one["solo"])
    ]


def _leaders(doc: Doc, turn: int, advanced: bool) -> None:
    """Give everybody a leader of the era that was not told, and by the advanced rules those of later eras."""
    era = (turn - 1) // 4 + 1
    taken = [one for player in doc["players"] for one in [player["leader"], *player["coming"]]]
    free = {
        of: [row["id"] for row in LEADER_ROWS if row["era"] == of and row["id"] not in taken] for of in (1, 2, 3)
    }
    for player in doc["players"]:
        if player["leader"] == "-":
            player["leader"] = free[era].pop()
        if advanced and not player["coming"]:
            player["coming"] = [free[later].pop() for later in range(era + 1, 4)]


def _events(doc: Doc, event: str, turn: int) -> None:
    every = [doc["next_event"], *doc["event_deck"]]
    rest = [one for one in every if one != event][: 12 - turn]
    doc["event"] = event
    doc["next_event"], doc["event_deck"] = (rest[0], rest[1:]) if rest else ("-", [])


def play(s: GameState, *texts: str, seat: int | None = None, draws: str = "") -> GameState:
    """Make moves, each by the seat that must answer; `draws` tells what is drawn."""
    luck = Written([THINGS.numbers[slug] for slug in draws.split()]) if draws else Luck(5)
    for text in texts:
        who = waiting(s)[0] if seat is None else seat
        assert text in moves(s, who), f"'{text}' is none of {moves(s, who)}"
        apply(s, who, GAME.grammar.parse(text), luck)
    GAME.audit(s)
    return s


def play_round(s: GameState, *cards: str, draws: str = "") -> GameState:
    """Let each seat choose its cards and seal them; those not told play Military."""
    luck = Written([THINGS.numbers[slug] for slug in draws.split()]) if draws else Luck(5)
    for who in range(len(s.players)):
        for card in (cards[who] if who < len(cards) else "military").split():
            assert f"choose {card}" in moves(s, who), f"'{card}' is none of {moves(s, who)}"
            apply(s, who, GAME.grammar.parse(f"choose {card}"), luck)
        apply(s, who, GAME.grammar.parse("done"), luck)
    GAME.audit(s)
    return s


def has(s: GameState, seat: int = 0) -> dict[str, int]:
    """Count what a seat has."""
    player = s.players[seat]
    found = {name: getattr(player, name) for name in NUMBERS}
    return {**found, "wonders": len(player.wonders), "on_map": player.on_map(), "queue": len(player.queue)}


def change(s: GameState, *texts: str, seat: int = 0, draws: str = "") -> dict[str, int]:
    """Make moves and return what changed for a seat, such as {"ready": -1, "technology": 1}."""
    before = has(s, seat)
    play(s, *texts, draws=draws)
    after = has(s, seat)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def round_change(s: GameState, *cards: str, then: str = "", seat: int = 0, draws: str = "") -> dict[str, int]:
    """Play a round and answers (parted by `;`), and return what changed for a seat, but for its queue."""
    before = has(s, seat)
    play_round(s, *cards, draws=draws)
    for text in filter(None, (part.strip() for part in then.split(";"))):
        play(s, text)
    after = has(s, seat)
    return {name: after[name] - before[name] for name in before if after[name] != before[name] and name != "queue"}


def place(name: str) -> int:
    """Return the number of a territory."""
    return TERRITORIES.index(name)


def frame(s: GameState) -> str:
    """Name the paragraph under way."""
    return type(s.stack[-1]).__name__ if s.stack else ""
