# More of what is wrong here and now; the rule follows.

why-civo-block-columns =
    { $need ->
        [-1] { "" }
       *[other] That column is kept for the card that you are installing.
    }
why-civo-effects-pay =
    { $need ->
        [-1] { "" }
        [1] That price does not ask for { $thing }.
        [2] You have no { $thing }.
        [3] You do not have what that costs.
        [4] This material cannot be left out of the price.
        [5] Here the one material cannot be paid in place of the other.
        [6] You have already replaced a material.
       *[other] That level does not ask for the material that you replaced.
    }
why-civo-activity-perform =
    { $need ->
        [-1] { "" }
       *[other] { $thing } is no activity of yours.
    }
why-civo-mutation-move =
    { $need ->
        [-1] { "" }
        [1] { $thing }: you have no marker there.
       *[other] It is the same feature.
    }
why-civo-effects-any-material =
    { $need ->
        [-1] { "" }
        [1] Only materials of row { $have } may be chosen.
        [2] Only materials of this land may be chosen: { $thing }.
       *[other] That is a material of this land: { $thing }. You have no tribe there.
    }
why-civo-module-or =
    { $need ->
        [-1] { "" }
       *[other] That was chosen already.
    }
why-civo-die-gain =
    { $need ->
        [-1] { "" }
       *[other] Here a die of the other kind is gained.
    }
why-civo-die-most =
    { $need ->
        [-1] { "" }
        [1] No die is taken from there: others have the most of them.
       *[other] The display is empty, and nobody else has as many as you.
    }
why-civo-die-giver =
    { $need ->
        [-1] { "" }
       *[other] You have no such die.
    }
why-civo-procreation-where =
    { $need ->
        [-1] { "" }
        [1] You have no tribe there.
       *[other] There is no such encampment.
    }
why-civo-strengthen-weak =
    { $need ->
        [-1] { "" }
        [1] You have no such tribe there.
       *[other] That tribe is strong already.
    }
why-civo-effects-place-weak =
    { $need ->
        [-1] { "" }
        [1] You have no tribe there.
        [2] Another territory was chosen.
        [3] That encampment is not free.
       *[other] There is no such encampment.
    }
why-civo-production-where =
    { $need ->
        [-1] { "" }
       *[other] You have no tribe there.
    }
why-civo-transport-what =
    { $need ->
        [-1] { "" }
        [5] No raw material of yours lies there.
       *[other] The raw material there becomes { $thing }.
    }
why-civo-hunt-die =
    { $need ->
        [-1] { "" }
       *[other] No die of yours shows { $have } without ideas.
    }
why-civo-find-die =
    { $need ->
        [-1] { "" }
       *[other] No die of yours shows { $have } without ideas.
    }
why-civo-activate-two-dice =
    { $need ->
        [-1] { "" }
        [1] You have no die left that shows { $have }.
       *[other] You have { $have } of the 2 dice or markers.
    }
why-civo-reset-dice =
    { $need ->
        [-1] { "" }
       *[other] No die in your cells shows { $have }.
    }
why-civo-tracks-upgrade =
    { $need ->
        [-1] { "" }
       *[other] { $thing } is not paid for with a { $need }.
    }
why-civo-build-statue-cost =
    { $need ->
        [-1] { "" }
        [1] You have no { $thing } in storage.
       *[other] No statue is made of this there: { $thing }.
    }
why-civo-build-settlement-cost =
    { $need ->
        [-1] { "" }
        [0] That settlement is built already.
       *[other] Of the { $need } materials that it costs you have { $have }.
    }
why-civo-build-boat-reward =
    { $need ->
        [-1] { "" }
        [1] You have no such tribe there.
       *[other] That tribe is weak.
    }
why-civo-era-new-goals =
    { $need ->
        [-1] { "" }
       *[other] { $thing } does not lie among the goals on display.
    }
why-civo-install-ignore-cell =
    { $need ->
        [-1] { "" }
        [1] On that level an ignored cell is not active, or the only one.
        [2] You may not ignore a cell now.
        [3] That cell is not active, or the only one.
       *[other] Without that cell the cost could still not be met.
    }
why-civo-weather-hard =
    { $need ->
        [-1] { "" }
        [1] You have no food.
       *[other] You have no tribe on the continent.
    }
why-civo-feeding-feed =
    { $need ->
        [-1] { "" }
        [1] Only one tribe is hungry, or none.
       *[other] You have no such hungry tribe there.
    }
why-civo-markers-refill =
    { $need ->
        [-1] { "" }
        [1] Your supply is large enough now.
        [2] The new markers are to go there.
       *[other] You have no marker there.
    }
why-civo-setup-start-tokens =
    { $need ->
        [-1] { "" }
       *[other] { $thing } does not lie there to be chosen.
    }
why-civo-setup-choose-cards =
    { $need ->
        [-1] { "" }
        [1] Now choose a card of this type: { $thing }.
        [2] Now choose a start marker card.
       *[other] { $thing } was not dealt to you.
    }
why-civo-setup-options =
    { $need ->
        [-1] { "" }
        [-2] The options of V.I.C.I. are for one player; { $have } play.
       *[other] There is no seat { $have }: at this table the last one is { $need }, and the first is 0.
    }
