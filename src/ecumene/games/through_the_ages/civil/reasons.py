"""Why something cannot be done in the action phase; each reason cites its rule."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.refusal import reason

GROWTH_ACTION: Final = reason("tta.population.civil-action")
BANK_EMPTY: Final = reason("tta.population.empty-bank")
GROWTH_PRICE: Final = reason("tta.population.food-cost")

BUILD_KIND: Final = reason("tta.build.technology-in-play")
BUILD_CARD: Final = reason("tta.build.technology-in-play")
BUILD_ACTION: Final = reason("tta.build.civil-action")
BUILD_WORKER: Final = reason("tta.build.unused-worker")
BUILD_LIMIT: Final = reason("tta.build.urban-limit")
BUILD_PRICE: Final = reason("tta.build.resource-cost")
UNIT_CARD: Final = reason("tta.unit.build-technology")
UNIT_ACTION: Final = reason("tta.unit.build-military-action")
UNIT_WORKER: Final = reason("tta.unit.build-unused-worker")
UNIT_PRICE: Final = reason("tta.unit.build-resource-cost")

UPGRADE_KIND: Final = reason("tta.upgrade.needs-building")
UPGRADE_EMPTY: Final = reason("tta.upgrade.needs-building")
UPGRADE_TYPE: Final = reason("tta.upgrade.same-type")
UPGRADE_LEVEL: Final = reason("tta.upgrade.higher-level")
UPGRADE_ACTION: Final = reason("tta.upgrade.civil-action")
UPGRADE_PRICE: Final = reason("tta.upgrade.difference")
UPGRADE_UNIT_EMPTY: Final = reason("tta.unit.upgrade-needs-unit")
UPGRADE_UNIT_TYPE: Final = reason("tta.unit.upgrade-same-type")
UPGRADE_UNIT_LEVEL: Final = reason("tta.unit.upgrade-higher-level")
UPGRADE_UNIT_ACTION: Final = reason("tta.unit.upgrade-military-action")
UPGRADE_UNIT_PRICE: Final = reason("tta.unit.upgrade-difference")
NEW_KIND: Final = reason("tta.build.technology-in-play")
NEW_CARD: Final = reason("tta.build.technology-in-play")
NEW_UNIT: Final = reason("tta.unit.build-technology")
BACH_USED: Final = reason("tta.text.once-per-turn")
BACH_LEVEL: Final = reason("tta.note.bach-any-urban")
BACH_LIMIT: Final = reason("tta.note.bach-urban-limit")

DESTROY_KIND: Final = reason("tta.destroy.needs-building")
DESTROY_EMPTY: Final = reason("tta.destroy.needs-building")
DESTROY_ACTION: Final = reason("tta.destroy.civil-action")
DISBAND_KIND: Final = reason("tta.unit.disband-needs-unit")
DISBAND_EMPTY: Final = reason("tta.unit.disband-needs-unit")
DISBAND_ACTION: Final = reason("tta.unit.disband-military-action")

LEAD_KIND: Final = reason("tta.leader.from-hand")
LEAD_CARD: Final = reason("tta.leader.from-hand")
LEAD_ACTION: Final = reason("tta.leader.civil-action")

NO_WONDER: Final = reason("tta.wonder.unfinished-needed")
STAGE_ACTION: Final = reason("tta.wonder.civil-action")
STAGE_ORDERED: Final = reason("tta.action-card.one-stage")
STAGE_COUNT: Final = reason("tta.wonder.several-stages")
STAGE_TOKENS: Final = reason("tta.wonder.cover-stage")
STAGE_PRICE: Final = reason("tta.wonder.stage-cost")

DEVELOP_KIND: Final = reason("tta.develop.from-hand")
DEVELOP_CARD: Final = reason("tta.develop.from-hand")
DEVELOP_ACTION: Final = reason("tta.develop.civil-action")
DEVELOP_PRICE: Final = reason("tta.develop.science-cost")
GOVERNMENT_PRICE: Final = reason("tta.develop.government-higher-cost")
TOLL: Final = reason("tta.text.condition")
REVOLUTION_KIND: Final = reason("tta.revolution.government-only")
REVOLUTION_CARD: Final = reason("tta.revolution.government-only")
REVOLUTION_ACTIONS: Final = reason("tta.revolution.all-civil-actions")
ROBESPIERRES_ACTIONS: Final = reason("tta.note.robespierre-military-actions")
REVOLUTION_PRICE: Final = reason("tta.revolution.lower-cost")

TAKE_ROW: Final = reason("tta.take.from-row")
TAKE_UNFINISHED: Final = reason("tta.take.one-wonder")
TAKE_SAME: Final = reason("tta.take.same-technology")
TAKE_LEADER: Final = reason("tta.take.leader-age-limit")
TAKE_LIMIT: Final = reason("tta.take.hand-limit")
TAKE_PRICE: Final = reason("tta.take.slot-cost")
TAKE_WONDER_PRICE: Final = reason("tta.take.wonder-surcharge")

PLAY_KIND: Final = reason("tta.action-card.from-hand")
PLAY_CARD: Final = reason("tta.action-card.from-hand")
PLAY_FRESH: Final = reason("tta.action-card.not-same-turn")
PLAY_ACTION: Final = reason("tta.action-card.civil-action")
PLAY_IMPOSSIBLE: Final = reason("tta.action-card.must-be-possible")
NOT_ORDERED: Final = reason("tta.action-card.must-be-possible")
ORDER_STANDS: Final = reason("tta.action-card.must-be-possible")

USE_KIND: Final = reason("tta.action.whole-or-not")
RUINED: Final = reason("tta.action.whole-or-not")
NOT_IN_PLAY: Final = reason("tta.card.in-play")
ABILITY_USED: Final = reason("tta.text.once-per-turn")
NOBODY_TO_EMBARK: Final = reason("tta.workers.gain-population")
NOTHING_TO_LEND: Final = reason("tta.actions.not-enough")
NOTHING_TO_SAVE: Final = reason("tta.actions.not-enough")
NOTHING_TO_TRADE: Final = reason("tta.goods.cannot-pay")
NO_RECRUITER: Final = reason("tta.card.in-play")
RECRUIT_KIND: Final = reason("tta.unit.build-technology")

TACTIC_KIND: Final = reason("tta.tactic.from-hand")
TACTIC_CARD: Final = reason("tta.tactic.from-hand")
TACTIC_PRICE: Final = reason("tta.tactic.military-action")
COPY_KIND: Final = reason("tta.tactic.copy-common")
COPY_CARD: Final = reason("tta.tactic.copy-common")
COPY_OWN: Final = reason("tta.tactic.copy-another")
COPY_PRICE: Final = reason("tta.tactic.copy-cost")
TACTIC_USED: Final = reason("tta.tactic.once-per-turn")

FIRST_TURN: Final = reason("tta.first-turn.only-take")

KINDS: Final[list[int]] = [
    BUILD_KIND, UPGRADE_KIND, NEW_KIND, DESTROY_KIND, DISBAND_KIND, LEAD_KIND, DEVELOP_KIND, REVOLUTION_KIND,
    PLAY_KIND, USE_KIND, RECRUIT_KIND, TACTIC_KIND, COPY_KIND,
]  # fmt: skip
"""The thing is of a kind that the move never takes."""
ONE_ACTION: Final[list[int]] = [
    GROWTH_ACTION, BUILD_ACTION, UNIT_ACTION, UPGRADE_ACTION, UPGRADE_UNIT_ACTION, DESTROY_ACTION,
    DISBAND_ACTION, LEAD_ACTION, STAGE_ACTION, DEVELOP_ACTION, PLAY_ACTION, NOTHING_TO_SAVE,
]  # fmt: skip
"""One action is needed, and none is left."""
OLD_CARD: Final[list[int]] = [UPGRADE_KIND, UPGRADE_EMPTY, UPGRADE_UNIT_EMPTY]
"""Of an upgrade, the card that the worker leaves is meant."""
NO_THING: Final[list[int]] = [GROWTH_ACTION, BANK_EMPTY, GROWTH_PRICE, FIRST_TURN]
"""No card is meant."""
