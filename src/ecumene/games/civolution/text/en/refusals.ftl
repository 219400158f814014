# What is wrong here and now; the rule follows.

why-civo-reset-few-dice = You still have { $have } dice in your cells; at most { $need } may be left.
why-civo-sleep-any-dice = You have { $have } of the { $need } dice or markers.
why-civo-activate-ideas = { $thing }: that takes at least { $need ->
        [one] { $need } idea
       *[other] { $need } ideas
    }; you have { $have }.
why-civo-activate-planning = You have no planning marker of { $need } left.
why-civo-activate-focus = You have no focus marker left.
why-civo-trade-purchase = { $thing } costs { $need } money; you have { $have }.
why-civo-trade-sale = You have no { $thing } in storage.
why-civo-feeding-need = That takes { $need } food; you have { $have }.
why-civo-attribute-take =
    { $need ->
        [-1] { "" }
        [-2] { $thing } does not lie among the attribute tokens on display.
       *[other] { $thing } asks for { $need } markers of its feature; you have { $have }.
    }
why-civo-install-cost =
    { $need ->
        [-1] { "" }
        [1] { $thing } asks for 1 marker on this level; you do not have it.
       *[other] { $thing } asks for { $need } markers on this level; of these you have { $have }.
    }
why-civo-install-higher-level = The card goes to level { $need }; { $have } is lower.
why-civo-upgrade-most = { $thing } is on level { $have } already.
why-civo-build-ground-limit = You have { $have } of { $need } there already.
why-civo-migration-move =
    { $need ->
        [-1] { "" }
        [1] You have no such tribe there.
        [2] A tribe is under way: first let it settle.
        [3] First choose the tribe that migrates.
        [4] It can settle nowhere within reach.
        [5] The tribe is there already.
        [6] That is land; a tribe boards a boat on water.
        [7] That is water; there are no encampments.
       *[other] There is no such encampment.
    }
why-civo-migration-cross =
    { $need ->
        [-1] { "" }
        [1] No migration is left to go on: the tribe settles now.
       *[other] From there it could settle nowhere.
    }
why-civo-build-farm =
    { $need ->
        [-1] { "" }
        [1] You have no farm left on your console.
        [2] That is no land territory.
        [3] You have no tribe there.
       *[other] A farm stands there already.
    }
why-civo-build-boat =
    { $need ->
        [-1] { "" }
        [1] You have no boat left on your console.
        [2] That is no water territory.
        [3] You have no tribe next to it.
       *[other] A boat of yours lies there already.
    }
why-civo-favour-ideas =
    { $need ->
        [0] A die shows that already.
       *[other] Turning a die to that takes { $need } of your ideas; you have { $have }.
    }
why-civo-favour-check =
    { $have ->
        [-1] { "" }
        [0] You have no second roll left.
       *[other] { $need ->
        [0] A die is turned to the passing value that takes the fewest ideas, not to { $have }.
       *[other] { $have } does not pass: at most { $need } does.
    }
    }
why-civo-research-gain =
    { $need ->
        [-1] { "" }
        [-2] Here only these cards may be taken: { $thing }.
       *[other] { $thing }: no card is left there.
    }
why-civo-research-draw =
    { $need ->
        [-1] { "" }
        [-2] { $thing }: an open card is not drawn.
       *[other] { $thing }: { $have } closed cards lie there, and a card number { $need } was asked for.
    }
why-civo-research-keep =
    { $need ->
        [-1] { "" }
        [-2] { $thing } is not among the cards drawn.
        [0] You have kept all that you may; { $have } still go under their stacks.
       *[other] Of the { $have } cards you first keep { $need }.
    }
why-civo-income-gain =
    { $need ->
        [-1] { "" }
       *[other] { $thing } does not lie among the income tokens on display.
    }
why-civo-income-install =
    { $need ->
        [-1] { "" }
        [-2] { $thing } is installed first.
       *[other] In column { $need } the halves are not equally high: { $thing } would float.
    }
why-civo-income-action =
    { $need ->
        [-1] { "" }
        [1] { $thing } was used already.
       *[other] { $thing } is not one of the tokens that you perform now.
    }
why-civo-explore-where =
    { $need ->
        [-1] { "" }
        [1] No closed location lies beside it.
       *[other] You have no tribe there.
    }
why-civo-explore-anywhere =
    { $thing ->
        [none] { "" }
       *[other] It lies open already: { $thing }.
    }
why-civo-hunt-where =
    { $need ->
        [-1] { "" }
       *[other] You have no tribe there.
    }
why-civo-find-land =
    { $need ->
        [-1] { "" }
        [2] Water holds no materials.
       *[other] { $thing }: you have no tribe there.
    }
why-civo-find-extra =
    { $need ->
        [-1] { "" }
       *[other] That is a material of this land: { $thing }. You have no tribe there.
    }
why-civo-find-choose =
    { $thing ->
        [none] { "" }
       *[other] You named this land: { $thing }.
    }
why-civo-goal-gain =
    { $need ->
        [-1] { "" }
       *[other] { $thing } does not lie among the goals on display.
    }
why-civo-event-cost =
    { $need ->
        [-1] { "" }
       *[other] None of yours stands there: { $thing }.
    }
why-civo-weather-tribe =
    { $need ->
        [-1] { "" }
       *[other] You have no such tribe there.
    }
why-civo-ruling-returned-boat =
    { $need ->
        [-1] { "" }
       *[other] That is water; the tribes go ashore.
    }
why-civo-location-grotto =
    { $need ->
        [-1] { "" }
        [1] That territory is not beside it.
        [2] You have no tribe there.
        [3] This was done already.
        [4] The boat there has no room left.
        [5] No raw material of yours lies there.
        [6] Another territory was chosen.
        [7] On land you produce first.
       *[other] The raw material there becomes another material.
    }
why-civo-location-sacred-mountain =
    { $need ->
        [-1] { "" }
        [1] That territory is not beside it.
        [6] Another territory was chosen.
       *[other] You have no tribe there.
    }
why-civo-location-glacier =
    { $need ->
        [-1] { "" }
        [1] That territory is not beside it.
        [2] You have no tribe there.
        [8] Then the other glacier would find no strong tribe.
       *[other] You have no such strong tribe there.
    }
why-civo-effects-limits =
    { $need ->
        [1] Only your lowest track may be chosen.
        [2] That land is not among those named.
        [3] It is not next to water.
        [4] Another kind of project is named.
       *[other] That leads neither onto one of your boats nor off it.
    }
why-civo-level-token-turn =
    { $need ->
        [-1] { "" }
       *[other] The token of level { $need } is active already.
    }
why-civo-install-card =
    { $need ->
        [-1] { "" }
        [-2] { $thing } is a card of another type than you install now.
       *[other] You do not have { $thing } in hand.
    }
why-civo-goal-install =
    { $need ->
        [-1] { "" }
        [-2] { $thing } does not lie in your goal area.
        [1] { $thing } is covered by another goal.
       *[other] You have not reached this goal: { $thing }.
    }
why-civo-trade-actions =
    { $need ->
        [-1] { "" }
        [1] Nothing more can be sold for money.
        [2] Nothing more can be sold for points.
       *[other] Nothing more can be bought.
    }
why-civo-ruling-cover-only-full = Cell { $need } of your goal area is free and comes first.
