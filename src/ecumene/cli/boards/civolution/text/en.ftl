## Civolution

civo-era = Era { $era } of { $eras }
civo-resets = resets { $n } of { $cells }
civo-monolith = monolith: { $name }
civo-era-scoring = Scored by era
civo-final-scoring = Worth more in the end
civo-continent = Continent (territory: material; beacons; encampments; locations with what is built there; neighbours)
civo-closed-token = material closed
civo-free = free
civo-strong = strong
civo-weak = weak
civo-wild = in the wilderness: { $name } ({ $strong } strong, { $weak } weak)
civo-aboard = boat: { $name } ({ $strong } strong, { $weak } weak aboard)
civo-raw = raw materials of { $name }: { $n }
civo-cargo = aboard: raw materials of { $name }: { $n }
civo-beacons = beacons { $n }
civo-hunted = hunting token
civo-locations = touches
civo-closed = closed
civo-beside = neighbours
civo-stacks = Research stacks
civo-stack = { $top } (open { $open }, closed { $closed })
civo-dice-left = Dice on display: activation { $activation }, fate { $fate }
civo-tracks = Progress
civo-favour = Favour
civo-points = Points
civo-you = you
civo-dice = Dice: { $dice }; spent { $spent }; fate dice { $fate }
civo-planning = Planning
civo-reset-markers = Reset columns with a marker: { $n }
civo-markers = Markers
civo-modules = Modules
civo-ideas = ideas { $n }
civo-storage = Storage (active diamonds: { $n })
civo-goal-cell = Goal cell { $n }
civo-cards-in-hand = Cards in hand: { $n }
civo-level = Level { $level }, points { $points }
civo-inactive = token not active
civo-free-slots = free { $n } of { $of }
civo-count-points = points { $n }
civo-count-tribes = tribes { $strong } strong, { $weak } weak
civo-count-favour = { $passes ->
        [6] favour { $n }: checks always pass
       *[other] favour { $n }: a check passes with { $passes } or less
    }
civo-places = Continent and displays
civo-installed = installed
civo-asked-fate = fate die
civo-asked-level = level
civo-asked-option = option
civo-asked-cost = cost cell
civo-vici-open = Open cards: { $n }; the { $half ->
        [red] red
       *[blue] blue
    } halves act
civo-vici-pieces = Dice { $dice }, fate dice { $fate }, statues { $statues }
civo-vici-provision = Provision
civo-vici-icons = Icons: blue { $blue } of { $blues }, red { $red } of { $reds } to a reset
civo-vici-deck = Deck { $deck }, discarded { $discard }
civo-vici-grid = { $name }: { $n } of { $of } spaces (a token goes at { $takes })
civo-lines = Lines after the spaces { $spaces }
places-civolution = m, b, o             continent, your console, rivals
signs-civolution =
    ♙ strong tribe, ♟ weak tribe     ◆ active diamonds     ☼ ideas
    ✦ space of favour     ⚄ fate dice     ▢ spent dice     ⌂ farm     ·2 free encampments

# Where figures come from.
origin-images = pictures of boards and tiles
origin-formal-rules = a published summary of the rules
origin-beacons-designed = beacons: our own design
origin-solo-helper = a public helper for the solo game
origin-dice-from-formal-rules = dice from a published summary of the rules
origin-fire-points-designed = points of the fire: our own design
origin-row-and-value-from-formal-rules = row and value from a published summary of the rules
origin-number-of-slots-formal-rules = number of slots from a published summary of the rules
origin-order-of-the-columns-designed = order of the columns: our own design
origin-space-of-the-effect-formal-rules = space of the effect from a published summary of the rules
origin-fire-points-rulebook = points of the fire from the rulebook
origin-die-from-formal-rules-points-and-colour-from-images = die from a published summary of the rules, points and colour from pictures
origin-diamonds-designed = diamonds: our own design
origin-points-from-images = points from pictures
origin-event-designed = event: our own design
origin-bonus-rulebook = bonus from the rulebook
origin-order-and-dice-from-formal-rules = order and dice from a published summary of the rules
origin-rulebook-en = English rulebook
origin-reward-designed = reward: our own design
origin-dice-the-only-pair-left-formal-rules-repeats-3-6 = dice: the only pair that no other module has
origin-maximum-formal-rules = maximum from a published summary of the rules
origin-maximum-designed = maximum: our own design
origin-rulebook-example = an example in the rulebook
origin-images-materials-and-rulebook-en = materials from pictures, the rest from the English rulebook
origin-preview-report-wings-move-tribes-anywhere-for-a-cost = the idea from a published preview: wings move tribes anywhere for a price
origin-figures-designed = figures: our own design
origin-card-photo = a public photo of the card
origin-first-two-cells-as-in-the-worked-example-of-a-building-card-stone-or-3-settlements-jade-or-2-settlements = first two cost cells from an example in the rulebook
origin-rest-designed = the rest: our own design
origin-rulebook-cells-4-8-12-at-most-3-as-farms = cells 4, 8 and 12 of the solo check from the rulebook
origin-rulebook-rows-b-c = rows B and C of the solo check from the rulebook
origin-rulebook-name-and-subject-number-of-dice = name and subject from the rulebook
origin-rulebook-rows-c-d = rows C and D of the solo check from the rulebook
origin-rulebook-name-subject-money-and-rows-b-d = name, subject and rows B and D of the solo check from the rulebook
origin-rulebook-rows-b-c-d = rows B, C and D of the solo check from the rulebook
origin-rulebook-name-subject-boats-and-cells-4-10 = name, subject and cells 4 and 10 of the solo check from the rulebook
origin-removal-and-reward-designed = what is removed and the reward: our own design
