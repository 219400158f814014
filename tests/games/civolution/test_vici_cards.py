"""Every action card of V.I.C.I., each half and die value: what its row says comes true on the table (p. 40)."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.civolution.card_data import ROWS, TYPES, VICI_CARDS
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.solo import cards
from ecumene.games.civolution.solo.actions import ViciActs
from ecumene.games.civolution.solo.turn import actions_of
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.frame import advance
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import luck_of, thing
from tests.games.civolution.test_vici import solo
from tests.rules import rule

TRACK_NAMES = ["technology", "prestige", "knowledge", "construction", "culture"]
EACH = [(card, half, die) for card in VICI_CARDS for half in ("beginner", "expert") for die in range(1, 7)]


@rule("civo.vici.dice-rows", "civo.vici.categories")
@pytest.mark.parametrize(("card", "level", "die"), EACH)
def test_every_card_half_and_die(card: int, level: str, die: int) -> None:
    """What the row of the die says in the table comes true in the numbers of the rival."""
    s = solo("c-swamp:2 b-forest:3", "b-forest:2 b-forest:0 c-grassland:2")
    s.vici[0].level = ["beginner", "expert"].index(level) * 4
    s.era_tiles = [thing(name) for name in ("technology", "evolution", "population", "culture")]
    s.final_tiles = [thing(name) for name in ("prestige", "prosperity", "knowledge")]
    scoring = cards.SCORING[cards.place_in_deck(card)][0] is not None
    s.open = [[s.closed[at].pop(), s.closed[at].pop()] for at in range(len(TYPES))]
    before, top, lands = s.vici[0].copy(), [pile[-1] for pile in s.open], len(tribes.territories(s, 1))
    luck = Luck(die)
    luck.log = []
    s.stack.append(ViciActs(actions_of(s, card, Luck(1) if scoring else luck_of(str(die))), card))
    advance(s, luck)
    GAME.audit(s)
    after, lines = s.vici[0], Counter(event.kind for event in luck.log)
    told = told_by(card, "blue" if level == "beginner" else "red", die)
    advanced = {name: after.tracks[at] - before.tracks[at] for at, name in enumerate(TRACK_NAMES)}
    assert advanced == {name: told.get(f"track {name}", 0) for name in TRACK_NAMES}
    for word, name in (("statue", "statues"), ("evolution", "evolution"), ("prosperity", "prosperity")):
        assert getattr(after, name) - getattr(before, name) == told.get(word, 0)
    assert after.favour - before.favour == told.get("favor", 0)
    assert after.dice - before.dice == told.get("die activation", 0)
    assert after.fate - before.fate == told.get("die fate", 0)
    assert after.points - before.points >= told.get("points", 0)
    assert sum(after.provision) - sum(before.provision) == told.get("provision", 0)
    assert before.tribes - after.tribes == told.get("procreate", 0)
    assert lines["migrated"] == told.get("migrate", 0)
    assert len(tribes.territories(s, 1)) >= lands
    assert (len(s.unseen) < 24) == bool(told.get("reveal"))
    for at, name in enumerate(TYPES):
        assert (top[at] in s.gone) == bool(told.get(f"remove_card {name}"))
    assert sum(s.hunted) == told.get("hunt_token", 0)


def told_by(card: int, half: str, die: int) -> dict[str, int]:
    """Return what the table says, counted by words."""
    row = ROWS[card]
    if f"{half}_score" in row:
        score = row[f"{half}_score"]
        words = {
            "this-era": ["track technology"],
            "next-era": ["evolution"],
            "last-era": ["track culture"],
            "each-final-tile": ["track prestige", "prosperity", "track knowledge"],
        }[score["category"]]
        return {**dict.fromkeys(words, score["times"]), "points": score.get("points", 0)}
    found: dict[str, int] = {}
    for each in row[half]:
        if die in each["values"]:
            for action in each["do"]:
                word, of = next(iter(action.items()))
                name, count = (f"{word} {of}", action.get("n", 1)) if isinstance(of, str) else (word, of)
                found[name] = found.get(name, 0) + count
    return found
