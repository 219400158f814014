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
log-strong-tribes = { who } scores { size-points }: strong tribes.
log-gained = { who } gains: { $subject } +{ $size }{ because }
log-returned = { who } returns: { $subject } −{ $size }{ because }
log-returned-raw = { who } returns a raw material: { $to }.
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

log-migrated = { who } migrates: { $from } → { $to }{ vici-tribe }
log-settled = { $automaton ->
        [none] { $seat } settles: { $to } ({ dry-camp }).
       *[other] { $automaton } settles: { $to } (priority { $amount }: { vici-camp }).
    }
log-displaced = A tribe of { who } is displaced into the wilderness: { $to }.
log-developed = { $to } is developed: { $subject } lies there.
log-procreated = A new tribe of { who }: { $to }{ because }
log-strengthened = { who } strengthens a tribe: { $to }{ because }
log-weakened = A tribe of { who } is weakened: { $to }{ because }
log-fed = { $amount ->
        [0] A tribe of { who } needs no food: { $to }.
       *[other] { who } feeds a tribe with { $amount } food: { $to }.
    }
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

vici-camp = { $amount ->
        [1] a free fire encampment
        [2] a free encampment
        [3] the fire encampment with your tribe
        [4] an encampment with your weak tribe
        [5] an encampment with your strong tribe
        [6] the fire encampment with its strong tribe
        [7] an encampment with its strong tribe
        [8] the fire encampment with its weak tribe
       *[other] an encampment with its weak tribe
    }
vici-tribe = { $amount ->
        [1] { "" } (priority 1: a tribe of the wilderness).
        [2] { "" } (priority 2: the tribe of the fire encampment).
        [3] { "" } (priority 3: a tribe of an encampment).
       *[other] .
    }
vici-by = { $sign ->
        [zero] the only one
        [minus] rolled { $size }, beacons
       *[other] rolled { $size }, territory wheel
    }
vici-action = { $amount ->
        [1] an open card to remove
        [3] a step of favour
        [4] a statue
        [5] a die
        [6] an evolution marker
        [7] a prosperity marker
        [8] procreation
        [10] a provision marker
        [11] locations to reveal
        [12] a hunting token
       *[other] migration
    }
log-vici-card = { $automaton } opens { $subject-acc }.
log-vici-row = { $automaton } rolls a { $size } for the { $sign ->
        [minus] red
       *[other] blue
    } half: { $subject }.
log-vici-category = { $automaton } carries out the action of { $subject-acc } { $size ->
        [one] { $size } time
       *[other] { $size } times
    }, { $sign ->
        [minus] red
       *[other] blue
    } half{ because }
log-vici-wheel = { $automaton } rolls a { $amount } on the territory wheel: { $subject }; beacons decide.
log-vici-at-free = { $automaton } procreates where it has a tribe and an encampment is free: { $to } ({ vici-by }).
log-vici-at-own = { $automaton } procreates where it has a tribe, for no encampment is free: { $to } ({ vici-by }).
log-vici-at-yours = { $automaton } has no tribe left and procreates where you have one: { $to } ({ vici-by }).
log-vici-from = { $automaton } migrates from where it has two tribes, one of them strong: { $to } ({ vici-by }).
log-vici-to = { $automaton } migrates to the adjacent land with the fewest of its tribes: { $to } ({ vici-by }).
log-vici-at-provision = { $automaton } provides where it has the fewest provision markers, then the most tribes: { $to } ({ vici-by }).
log-vici-at-closed = { $automaton } reveals where its tribes touch the most closed locations: { $to } ({ vici-by }).
log-vici-at-shared-hunt = { $automaton } takes the best hunting ground with tribes of both: { $to } ({ vici-by }).
log-vici-at-own-hunt = { $automaton } takes the best hunting ground with its tribes: { $to } ({ vici-by }).
log-vici-procreates-first = { $automaton } has nowhere two tribes with a strong one, and procreates before it migrates.
log-vici-crowded = { $automaton } holds all encampments of its territories alone, and migrates once more.
log-vici-lost = { $automaton } loses an action that cannot be done: { vici-action }.
log-vici-goal = { $subject ->
        [none] { $automaton } rolls a { $amount } for the goals and removes none.
       *[other] { $automaton } rolls a { $amount } for the goals and removes “{ $subject }” from the game.
    }
log-vici-token = { $subject ->
        [none] { $automaton } rolls a { $amount } for the display and removes nothing.
       *[other] { $automaton } rolls a { $amount } for the display and removes “{ $subject }” from the game.
    }
log-vici-fed = { $automaton } feeds one tribe by one provision marker: { $to } (priority { $amount }: { vici-camp }).
log-vici-fed-all = { $automaton } feeds its encampments and one tribe of the wilderness by two provision markers: { $to } ({ $amount } fed).
log-vici-statue = { $automaton } builds a statue on the island and has { $amount } there.
log-vici-evolution = { $automaton } fills space { $amount } of its evolution grid.
log-vici-prosperity = { $automaton } fills space { $amount } of its prosperity grid.
log-vici-removed = { $automaton } removes { $subject-acc } from the game.
log-vici-provision = { $automaton } puts provision marker { $amount } on { $to-acc }.
log-vici-hunting-token = { $automaton } lays a hunting token: { $to }.
points-strong-tribes = strong tribes
