## What happened

who = { $automaton ->
        [none] { $seat }
       *[other] { $automaton }
    }
because = { $source ->
        [none] .
       *[other] : { $source }.
    }
size-points = { $size ->
        [one] { $size } point
       *[other] { $size } points
    }
size-steps = { $size ->
        [one] { $size } step
       *[other] { $size } steps
    }

## Eras, phases and turns

log-era = Era { $amount } begins.
log-turn = { who } is to act.
log-final-round = The indicator has reached the end: this round is finished, and one more follows.
log-indicator = The phase indicator moves to reset cell { $amount }.
log-event-opened = The event of this era: { $subject }.
log-event = { who } is rewarded by the event: { $subject }.
log-weather = The weather is now: { $subject }.
log-monolith = { who } has the monolith and goes first.
log-start-markers = { who } begins with: { $subject }.
log-start-token = { who } takes { $subject-acc }.

## Dice and the console

log-activated = { who } activates { $subject-acc }.
log-die-used = { who } spends a die showing { $amount }.
log-reset = { who } resets.
log-rolled = { who } rolls a { $amount }.
log-fate = { who } rolls a { $amount } with a fate die.
log-favour-passed = { who } passes the favour check{ because }
log-favour-failed = { who } fails the favour check{ because }
log-die-gained = { who } gains: { $subject }{ $amount ->
        [0] .
       *[other] , showing { $amount }.
    }
log-die-taken = { who } hands over: { $subject }.
log-upgraded = { who } upgrades { $subject-acc } to level { $amount }{ because }
log-activity = { who } performs the activity: { $subject }.

## Points and markers

log-points = { who } scores { size-points }{ because }
log-gained = { who } gains: { $subject } +{ $size }{ because }
log-returned = { who } returns: { $subject } −{ $size }{ because }
log-produced = { who } produces { $size ->
        [one] { $size } raw material
       *[other] { $size } raw materials
    } in { $to-acc }{ because }
log-loaded = { who } loads { $size ->
        [one] { $size } raw material
       *[other] { $size } raw materials
    } on a boat{ because }
log-carried = { who } transports { $subject-acc } from { $from-acc }{ because }
log-advanced = { who } advances { size-steps } on { $subject-acc }{ because }
log-favour = { who } advances { size-steps } in the Favour of Agera{ because }
log-favour-lost = { who } goes { size-steps } back in the Favour of Agera.
log-feature-moved = { who } moves a marker: { $source } → { $subject }.

## Tribes

log-migrated = { who } migrates: { $from } → { $to }.
log-settled = { who } settles: { $to } ({ camp }).
log-displaced = A tribe of { who } is displaced into the wilderness: { $to }.
log-developed = { $to } is developed: { $subject } lies there.
log-procreated = A new tribe of { who }: { $to }{ because }
log-strengthened = { who } strengthens a tribe: { $to }{ because }
log-weakened = A tribe of { who } is weakened: { $to }{ because }
log-fed = { who } feeds a tribe with { $amount } food: { $to }.
log-died = A tribe of { who } dies: { $to }{ because }
log-saved = Agera saves a tribe of { who }: { $to }.
log-hunts = { who } hunts: { $to }{ because }
log-seeks = { who } seeks a lucky find: { $subject }{ because }

## Building and locations

log-built = { who } builds: { $subject }, { $to }{ because }
log-removed = { who } takes back: { $subject }, { $to }{ because }
log-farm-lost = { who } loses a farm: { $to } ({ $subject }).
log-revealed = Revealed at { $to }: { $subject }.

## Cards and tokens

log-opened = An open card: { $subject }.
log-card-taken = { who } takes { $subject-acc }{ because }
log-card-drawn = { who } draws { $subject-acc }{ because }
log-card-drawn-hidden = { who } draws a research card.
log-cards-drawn = { who } draws { $amount ->
        [one] { $amount } research card
       *[other] { $amount } research cards
    } to choose from{ because }
log-card-kept = { who } keeps { $subject-acc }{ because }
log-card-kept-hidden = { who } keeps a research card.
log-installs = { who } pays for { $subject-acc } in column { $amount }.
log-installed = { who } installs { $subject-acc } in column { $amount }.
log-level-complete = { who } completes level { $amount } of the level block.
log-level-token = { who } turns level token { $amount }{ because }
log-goal-taken = { who } takes the goal “{ $subject }”.
log-income = { who } performs { $subject-acc }.
log-income-taken = { who } takes the income token “{ $subject }”{ because }
log-attribute = { who } takes the attribute token “{ $subject }” to column { $amount }.

## V.I.C.I.

log-vici-card = { $automaton } opens { $subject-acc }.
log-vici-rolled = { $automaton } rolls a { $amount }.
log-vici-statue = { $automaton } builds a statue on the island and has { $amount } there.
log-vici-evolution = { $automaton } fills space { $amount } of its evolution grid.
log-vici-prosperity = { $automaton } fills space { $amount } of its prosperity grid.
log-vici-removed = { $automaton } removes { $subject-acc } from the game.
log-vici-provision = { $automaton } puts provision marker { $amount } on { $to-acc }.
log-vici-hunting-token = { $automaton } lays a hunting token: { $to }.
points-points = strong tribes
