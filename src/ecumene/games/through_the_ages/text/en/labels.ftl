# The names of places and numbers on the table, how a game ended, and the chapters of the rules.

## The common table

zone-round = Round { $round }
zone-last-round = Last round: { $round }
zone-row = { term-card-row }
zone-row-price = { $n ->
        [one] { $n } civil action
       *[other] { $n } civil actions
    }
zone-civil-deck = Civil deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
zone-military-deck = Military deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
zone-events = { term-current-events }
zone-future = { term-future-events }
zone-past = { term-past-events }
zone-top-event = Next event
zone-tactics = { term-common-tactics }
zone-face-down = face down
zone-empty = empty

## A player

zone-hand = Civil hand
zone-military = Military hand
zone-government = Government
zone-leader = Leader
zone-technologies = Technologies
zone-specials = Special technologies
zone-wonder = Wonder under construction
zone-wonder-stages = { $n } of { $total } stages
zone-wonders = Wonders
zone-ruins = Ruins
zone-colonies = Colonies
zone-tactic = { term-current-tactic }
zone-exclusive = { term-exclusive-tactic }
zone-pact-with = Pact with { $seat }
zone-war-on = War on { $seat }
zone-blue-bank = { term-blue-bank }
zone-yellow-bank = { term-yellow-bank }
zone-worker-pool = { term-worker-pool }
zone-out = Resigned

## Numbers of a player

stat-culture = Culture
    .name = Culture points
stat-culture-rating = Culture +
    .name = Culture rating
stat-science = Science
    .name = Science points
stat-science-rating = Science +
    .name = Science rating
stat-food = Food
    .name = Food
stat-resources = Resources
    .name = Resources
stat-strength = Strength
    .name = Strength rating
stat-happiness = Happiness
    .name = Happiness rating
stat-discontent = Discontent
    .name = Discontent workers
stat-civil-actions = Civil
    .name = Civil actions
stat-military-actions = Military
    .name = Military actions
stat-population = Population
    .name = Workers in all
stat-unused = Unused
    .name = Unused workers
stat-yellow = Yellow
    .name = Yellow tokens in the bank
stat-blue = Blue
    .name = Blue tokens in the bank
stat-corruption = Corruption
    .name = Corruption in production
stat-consumption = Consumption
    .name = Food eaten in production
stat-food-production = Food +
    .name = Food production
stat-resource-production = Resources +
    .name = Resource production
stat-urban-limit = Urban limit
    .name = Urban building limit
stat-colonization = Colonization
    .name = Colonization modifier
stat-hand = Hand
    .name = Civil cards in hand
stat-military-hand = Military cards
    .name = Military cards in hand
stat-wonders = Wonders
    .name = Completed wonders
stat-colonies = Colonies
    .name = Colonies

## The end

ending-culture = Decided by culture points.
ending-shared = Equal on culture points: the victory is shared.
ending-resigned = All the others have resigned.

## Chapters of the rules

section-course = Course of the game
section-setup-decks = Set-up: decks
section-setup-boards = Set-up: player boards
section-setup-start = Set-up: events, first player and card row
section-turn = Your turn
section-first-turn = First turn
section-replenish = Replenishing the card row
section-age-end = End of an age
section-war-resolve = Resolving a war
section-tactic-common = Making a tactic available
section-politics = Politics phase
section-event-prepare = Preparing an event
section-aggression = Playing an aggression
section-war-declare = Declaring a war
section-pact-offer = Offering a pact
section-pact-cancel = Cancelling a pact
section-resign = Resigning
section-actions = Action phase
section-take = Taking a non-wonder card
section-take-wonder = Taking a wonder
section-population = Increasing population
section-build = Building a farm, mine or urban building
section-upgrade = Upgrading a farm, mine or urban building
section-destroy = Destroying a farm, mine or urban building
section-leader = Playing a leader
section-wonder-stage = Completing a wonder stage
section-develop = Developing a technology
section-revolution = Declaring a revolution
section-action-card = Playing an action card
section-unit-build = Building a unit
section-unit-upgrade = Upgrading a unit
section-unit-disband = Disbanding a unit
section-tactic-play = Playing a tactic
section-tactic-copy = Copying a tactic
section-end-discard = End of turn: discarding
section-end-uprising = End of turn: uprising
section-production = Production phase
section-draw = Drawing military cards
section-reset = Resetting your actions
section-events = Evaluating an event
section-colonization = Colonization
section-level = Level of a card
section-hand = Your hand
section-in-play = Cards in play
section-discarding = Discarding and removing from play
section-technologies = Technology cards in play
section-civil-cards = Other civil cards in play
section-military-cards = Military cards in play
section-statistics = Your statistics
section-action-totals = Civil and military actions
section-tokens = Blue and yellow tokens
section-workers = Workers and population
section-discontent = Discontent workers
section-goods = Food and resources
section-points = Science and culture points
section-notes-leaders = Notes: leaders
section-notes-wonders = Notes: wonders
section-notes-events = Notes: events
section-card-texts = Printed card texts
section-first-game = Variant: first game
section-peaceful = Variant: peaceful
