# What is wrong here and now; the rule follows.

why-smc-found-limit = You have { $have } cities of { $need }.
why-smc-government-unlocked = You have not opened this: { $thing }.
why-smc-government-anarchy = Now you cannot adopt this: { $thing }.
why-smc-city-production = { $thing } costs { $need }; { $have } can be paid.
why-smc-build-figure-reserve = { $thing ->
        [none] {""}
       *[other] None is left in your reserve: { $thing }.
    }
why-smc-build-unlocked = { $thing ->
        [none] {""}
       *[other] You have not opened this: { $thing }.
    }
why-smc-build-supply = The supply is empty: { $thing }.
why-smc-build-wonder-market = This is not on the market: { $thing }.
why-smc-train-aircraft = You do not know Flight.
why-smc-train-empty-pile = The pile is empty: { $thing }.
why-smc-train-price = { $thing } costs { $need }; { $have } can be paid.
why-smc-harvest-market = { $thing ->
        [none] {""}
       *[other] None is left on the market: { $thing }.
    }
why-smc-harvest-symbol = { $thing ->
        [none] {""}
       *[other] The city does not show it: { $thing }.
    }
why-smc-culture-hand-limit = You hold { $have } culture cards; your limit is { $need }.
why-smc-move-stacking = Your stacking limit is { $need }.
why-smc-ability-standing = What forbids it: { $thing }.
why-smc-research-pyramid = The pyramid has no place: { $thing }.
why-smc-research-threshold = { $thing } needs { $need } trade; you have { $have }.
why-smc-research-own-only = You do not know this: { $thing }.
why-smc-coins-tokens = It holds all its coin tokens: { $thing }.
why-smc-government-benefits = It lies on top already: { $thing }.
why-smc-trade-goods = { $thing ->
        [none] {""}
       *[other] { $thing }: there are { $have }, not { $need }.
    }
why-smc-research-one = { $thing ->
        [none] {""}
       *[other] You know this already: { $thing }.
    }
why-smc-events-phase = { $have ->
        [0] It is not in your hand: { $thing }.
       *[other] {""}
    }
why-smc-culture-price = The next space costs { $need } culture; you have { $have }.
why-smc-culture-trade-price = The next space costs { $need } trade; you have { $have }.
