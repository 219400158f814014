## Before the end of a turn

warning-civil-actions = Civil actions not used: { $n }
warning-military-cards = Military cards to discard: { $n }
warning-uprising = Uprising! Discontent workers: { $n }, unused workers: { $unused }. There will be no production.
warning-corruption = Lost to corruption: { $n }
warning-starvation = Food that is missing: { $n }. Culture points lost: { $culture }
warning-attack-in-vain = Even if it succeeds, it takes nothing and brings nothing.
