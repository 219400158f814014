"""The moves of the game. Seats in a move are numbered from 0."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import THINGS
from ecumene.kernel.frame import Action
from ecumene.kernel.grammar import NOTHING, NUMBER, SEAT, THING, Grammar, Verb

# Action phase: civil actions.
TAKE: Final = 0  # take homer: the cheapest copy in the row
TAKE_AT: Final = 1  # take-at iron 7: another copy, from place 7 of the row (1 to 13)
INCREASE_POPULATION: Final = 2
BUILD: Final = 3  # build bronze, build warriors: a worker goes on the card
UPGRADE: Final = 4  # upgrade bronze iron (J. S. Bach too: upgrade religion drama)
DESTROY: Final = 5  # a farm, mine or urban building
LEAD: Final = 6  # lead homer: play a leader
BUILD_STAGE: Final = 7  # build-stage 2: so many stages of the unfinished wonder
DEVELOP: Final = 8
REVOLUTION: Final = 9
PLAY: Final = 10  # play rich-land-a: an action card
USE: Final = 11  # use ocean-liner-service: an ability of a card in play
# Action phase: military actions.
DISBAND: Final = 12
RECRUIT: Final = 13  # recruit warriors: Frederick Barbarossa, population and unit in one
PLAY_TACTIC: Final = 14
COPY_TACTIC: Final = 15
# Politics phase.
PLAY_EVENT: Final = 16
ATTACK: Final = 17  # attack enslave 2: an aggression against seat 2
DECLARE_WAR: Final = 18  # declare-war war-over-culture 1
OFFER: Final = 19  # offer peace-treaty 1: a pact whose sides are alike
OFFER_AS_A: Final = 20
OFFER_AS_B: Final = 21
CANCEL_PACT: Final = 22
COLONIZE: Final = 23  # Christopher Columbus
RESIGN: Final = 24
# Answers.
ACCEPT: Final = 25
DECLINE: Final = 26
DEFEND: Final = 27  # a military card used in defence: a bonus card, or any other for 1
BID: Final = 28
SEND: Final = 29  # a unit joins the colonizing force
ADD: Final = 30  # a bonus card (or any card, James Cook) joins the colonizing force
PICK: Final = 31  # choose a card that is to be lost, taken, destroyed, turned over …
SPLIT: Final = 32  # split 2: so much food, the rest in resources
CHOOSE: Final = 33  # choose 1: the first option of a card
PLACE: Final = 34  # place pyramids: Homer goes under a wonder
DISCARD: Final = 35  # a military card, face down
PASS: Final = 36  # no political action; no bid
DONE: Final = 37

VERBS: Final[list[Verb]] = [
    Verb("take", THING),
    Verb("take-at", THING, NUMBER),
    Verb("increase-population"),
    Verb("build", THING),
    Verb("upgrade", THING, THING),
    Verb("destroy", THING, destroys=True),
    Verb("lead", THING),
    Verb("build-stage", NUMBER),
    Verb("develop", THING),
    Verb("revolution", THING),
    Verb("play", THING),
    Verb("use", THING),
    Verb("disband", THING, destroys=True),
    Verb("recruit", THING),
    Verb("play-tactic", THING),
    Verb("copy-tactic", THING),
    Verb("play-event", THING),
    Verb("attack", THING, SEAT),
    Verb("declare-war", THING, SEAT),
    Verb("offer", THING, SEAT),
    Verb("offer-as-a", THING, SEAT),
    Verb("offer-as-b", THING, SEAT),
    Verb("cancel-pact", THING, destroys=True),
    Verb("colonize", THING),
    Verb("resign", seldom=True),
    Verb("accept"),
    Verb("decline", ends=True),
    Verb("defend", THING),
    Verb("bid", NUMBER),
    Verb("send", THING),
    Verb("add", THING),
    Verb("pick", THING),
    Verb("split", NUMBER),
    Verb("choose", NUMBER),
    Verb("place", THING),
    Verb("discard", THING),
    Verb("pass", ends=True),
    Verb("done", ends=True),
]
GRAMMAR: Final = Grammar(VERBS, THINGS)
PLAIN: Final[list[Action]] = [(verb, 0, 0) for verb in range(len(VERBS))]
WITHOUT_SUBJECT: Final[list[int]] = [at for at, verb in enumerate(VERBS) if verb.subject == NOTHING]
assert VERBS[DONE].word == "done" and VERBS[PICK].word == "pick"
