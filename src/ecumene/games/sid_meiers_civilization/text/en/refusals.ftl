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
why-smc-build-wonder = You have not built this: { $thing }.
why-smc-build-replace = Where it would fit, one stands already: { $thing }.
why-smc-move-speed = Figures go one square at a time; this one is not beside them.
why-smc-move-reveal = This tile lies face up already.
why-smc-ruling-democracy-and-defence = Under this government you do not attack: { $thing }.
why-smc-government-free-change = You learned it only in this round: { $thing }.
why-smc-blockade-square = A rival stands on the square that shows it: { $thing }.
why-smc-battle-one-unit-a-front = This cannot be done on front { $need }.
why-smc-battle-wounds = No wounded unit of yours stands on front { $need }.
