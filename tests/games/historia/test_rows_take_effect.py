"""Every row of the box takes effect in play: cards, levels, goals, leaders, events and signs.

What is seen are the lines that games write while they go through `apply`. Random games reach most rows; what they
seldom reach is played in a situation.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ecumene.games.historia import verbs as do
from ecumene.games.historia.actions.conditions import ADVANCED_PART, SIMPLE_PART
from ecumene.games.historia.actions.targets import RecoverCard
from ecumene.games.historia.card_data import (
    ACTION_COUNT,
    ADVANCED,
    ART,
    CIVBOT_ACTIONS,
    CIVBOT_CARDS,
    CONDITIONS,
    COUNT,
    EFFECTS,
    ERA,
    EVENTS,
    EXPANSION,
    GOVERNMENTS,
    HITS_CIVBOTS,
    LEADERS,
    POWERS,
    REVOLUTION,
    SETS_OFF,
    SIMPLE,
    THINGS,
    TOKENS,
    WAR,
    WONDER_ROWS,
)
from ecumene.games.historia.effects import effects as does
from ecumene.games.historia.game import GAME
from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.rounds.time_circle import BROWN, EVERY, GREY, ONCE
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import Action, advance, apply, waiting
from ecumene.kernel.luck import Event, Luck
from tests.games.historia.situation import Doc, idle, seat, situation

LEVELS = ["technology", "military"]
LINES: dict[int, list[str]] = {  # by kind of effect: the lines that tell of it, written for its own thing
    does.GAIN_VP: ["vp"],
    does.LOSE_VP: ["vp"],
    does.TARGET_GAIN_VP: ["vp"],
    does.FIGHT: ["vp"],
    does.GAIN_VP_PER_WONDERS: ["vp"],
    does.RECOVER_CUBE: ["recover", "withdraw"],
    does.RECOVER_CARD: ["card-back"],
    does.RECOVER_LAST_CARD: ["card-back"],
    does.RECOVER_CHOSEN_CARD: ["card-back"],
    does.GAIN_LEVEL: LEVELS,
    does.LOSE_LEVEL: LEVELS,
    does.TEMPORARY_LEVEL: LEVELS,
    does.BUILD_WONDER: ["wonder"],
    does.PLACE_CUBE: ["cube"],
    does.REFRESH_WONDER: ["refresh"],
    does.DRAW_ADVISER: ["adviser"],
    does.PAY_CUBE: ["use"],
    does.DESTROY_CUBE: ["destroy-cubes"],
    does.DISCARD_ROW_WONDER: ["row-loses"],
    does.EXTRA_CUBES: ["lent"],
    does.SCORE_SHARED: ["shared"],
}
BY_SIGN = {
    "add-cube": "add-cube",
    "territory-bonus": "token",
    "recover-cards": "card-back",
    "refresh-wonders": "refresh-all",
    "recover-cubes": "recover",
    "government-bonus": "government",
    "turn-order": "order",
    "leader-bonus": "leader-points",
    "new-wonders": "row-gains",
    "new-leaders": "leader",
}
BY_CIVBOT = {ART: ["row-loses"], WAR: ["cube-lost", "last-cube"], EXPANSION: ["cube"]}
Seen = set[tuple[object, ...]]
Rows = list[tuple[int, list[tuple[object, ...]]]]


class Watch:
    """Plays on and notes which row was seen having which effect."""

    def __init__(self, s: GameState, seed: int) -> None:
        self.s = s
        self.luck = Luck(seed)
        self.seen: Seen = set()
        self.parts: dict[int, int] = {}

    def move(self, who: int, a: Action) -> None:
        """Make a move and look at the lines that it writes."""
        self.luck.log = []
        segment = self.s.segment()
        powers = [player.power for player in self.s.players]
        apply(self.s, who, a, self.luck)
        for line in self.luck.log:
            self.note(line)
            if line.because[-1][0] == "EndOfTurn":
                self.seen.add((segment, named(line)))
                if line.source in TOKENS and line.seat >= 0 and self.crowd(line.target) > 1:
                    self.seen.add((powers[line.seat], "shared"))

    def crowd(self, place: int) -> int:
        """Return how many players are on a territory."""
        return sum(player.land[place] > 0 for player in self.s.players)

    def note(self, line: Event) -> None:
        """Note what one line tells of the thing that it was written for."""
        kind, source = line.kind, line.source
        if kind == "plays":
            self.parts[line.subject] = line.amount
        elif kind == "event-hits" and line.automaton >= 0:
            self.seen.add((line.subject, "civbot"))
        elif kind == "lent" and line.amount < 0:
            self.seen.add((source, "returned"))
        if 0 <= source < ACTION_COUNT:
            self.seen.add((source, self.parts.get(source, SIMPLE_PART), kind))
            self.seen |= {(card, "does", source) for frame, card in line.because if frame in ("Effects", "Act")}
        elif source in LEADERS:
            self.seen.add((source, line.amount))
        elif source >= 0:
            self.seen.add((source, kind))


def named(line: Event) -> str:
    """Return what a line at the end of a turn is called in BY_SIGN."""
    if line.source in TOKENS:
        return "token"
    if line.source in LEADERS:
        return "leader-points"
    return "government" if line.source in GOVERNMENTS else line.kind


def random_games() -> Seen:
    """Play random games of eager players, who use wonders, tokens and advanced forms, and rebel late."""
    seen: Seen = set()
    for seed in range(150):
        players = (1, 2, 3, 4, 6)[seed % 5]
        options: Doc = {"events": True, "goals": True, "command": True, "choose_civilizations": True}
        options |= {"advanced": seed % 2 == 0, "civbots": ["king"] * (5 if players == 1 else min(2, 6 - players))}
        dice, watch = Luck(seed + 7), Watch(GAME.setup(players, options, Luck(seed)), seed)
        advance(watch.s, watch.luck)
        while waiting(watch.s):
            who = waiting(watch.s)[0]
            legal = watch.s.stack[-1].legal(watch.s, who)
            eager = [a for a in legal if a[0] in (do.ADVANCED, do.ACTIVATE, do.COMMAND)]
            late = [a for a in legal if a != (do.CHOOSE, REVOLUTION, 0) and a[0] != do.DROP]
            if dice.below(4):
                legal = eager or late or legal
            watch.move(who, legal[dice.below(len(legal))])
        seen |= watch.seen
    return seen


def told_games() -> Seen:
    """Play what random games seldom reach."""
    rich: Doc = {"technology": 16, "military": 16, "ready": 3}
    wonders = " ".join(row["id"] for row in WONDER_ROWS[:9])
    tourist = seat(wonders=f"{wonders} eiffel-tower", **rich)
    seen: Seen = set()
    for told, cards, answers in (
        (seat(technology=15, military=9), "technology", ["simple technology"]),
        (seat(technology=9, military=15), "military", ["simple military"]),
        (seat(technology=9, military=13, queue="trade"), "military", ["simple military"]),
        (seat("canada", **rich), "war", ["advanced war"]),
        (tourist, "tourism", ["activate eiffel-tower", "advanced tourism"]),
    ):
        seen |= ending(told, cards, answers, 9)
    for leader in LEADERS:
        many: Doc = {**rich, "leader": THINGS.slug(leader), "queue": "art raid trade"}
        land = "europe russia middle-east india china indochina"
        rebel = seat(land, wonders=wonders, **many)
        seen |= ending(rebel, "revolution", ["simple revolution", "recover art"], ERA[leader] * 4 + 4)
    active: Doc = {"command": 2, "power": "score-shared", "queue": "art raid trade"}
    return seen | ending(seat("canada europe", **active), "revolution", ["recover art"], 2, command=True)


def ending(told: Doc, cards: str, answers: list[str], turn: int, **options: Any) -> Seen:
    """Play a round in which the first seat gives these answers where they fit, to its end or that of the turn."""
    watch = Watch(situation(told, idle(), turn=turn, **options), turn)
    for who, card in enumerate((cards, "raid")):
        for text in (f"choose {card}", "done"):
            watch.move(who, GAME.grammar.parse(text))
    left = answers[:]
    while waiting(watch.s) and isinstance(watch.s.stack[-1], Act | RecoverCard):
        who = waiting(watch.s)[0]
        legal = watch.s.stack[-1].legal(watch.s, who)
        wanted = [a for text in left if (a := GAME.grammar.parse(text)) in legal]
        watch.move(who, (wanted or legal)[0])
    return watch.seen


@cache
def seen() -> Seen:
    """Return all that was seen, once for all tests."""
    return random_games() | told_games()


def lacking(rows: Rows) -> list[str]:
    """Return the things of which none of several tellings was seen."""
    return [THINGS.slug(thing) for thing, tellings in rows if not seen().intersection(tellings)]


def test_each_effect_of_each_card_level_goal_event_and_power_is_seen() -> None:
    rows: Rows = []
    for thing in range(ACTION_COUNT, COUNT):
        for effect in EFFECTS[thing]:
            if effect.kind == does.DO_ACTION:
                rows.append((thing, [(thing, "does", effect.detail)]))
            else:
                rows.append((thing, [(thing, kind) for kind in LINES[effect.kind]]))
    assert len(rows) > 150 and lacking(rows) == []


def test_extra_cubes_of_a_token_are_seen_to_go_back() -> None:
    powers = [power for power in POWERS if EFFECTS[power][0].kind == does.EXTRA_CUBES]
    assert powers and lacking([(power, [(power, "returned")]) for power in powers]) == []


def test_both_forms_of_each_action_are_seen() -> None:
    rows: Rows = []
    for part, forms in ((SIMPLE_PART, SIMPLE), (ADVANCED_PART, ADVANCED)):
        for action in range(ACTION_COUNT):
            for effect in forms[action]:
                if effect.kind != does.END_TURN:  # without it no turn would end
                    rows.append((action, [(action, part, kind) for kind in LINES[effect.kind]]))
    assert len(rows) > 20 and lacking(rows) == []


def test_each_condition_of_each_leader_is_seen_to_score() -> None:
    rows: Rows = [(leader, [(leader, points)]) for leader in LEADERS for _, _, points in CONDITIONS[leader]]
    assert len(rows) == 2 * len(LEADERS) and lacking(rows) == []


def test_events_that_hit_civbots_are_seen_to_do_so() -> None:
    acting = {action for card in CIVBOT_CARDS for action in CIVBOT_ACTIONS[card]}
    hit = [event for event in EVENTS if HITS_CIVBOTS[event] and any(SETS_OFF[event][action] for action in acting)]
    assert len(hit) > 5 and lacking([(event, [(event, "civbot")]) for event in hit]) == []


def test_each_action_of_each_civbot_card_is_seen() -> None:
    rows: Rows = [
        (card, [(card, kind) for kind in BY_CIVBOT.get(action, LEVELS)])
        for card in CIVBOT_CARDS
        for action in CIVBOT_ACTIONS[card]
    ]
    assert len(rows) > 5 and lacking(rows) == []


def test_each_sign_of_the_time_circle_is_seen_at_the_end_of_its_turns() -> None:
    for segment, (grey, brown) in enumerate(zip(GREY, BROWN, strict=True)):
        signs = [*(sign for sign, n in zip(EVERY, grey, strict=True) if n)]
        signs += [sign for sign, n in zip(ONCE, brown, strict=True) if n]
        assert [sign for sign in signs if (segment, BY_SIGN[sign]) not in seen()] == []
