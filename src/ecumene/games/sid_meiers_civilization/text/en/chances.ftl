# What can be worked out of a move before it is made.

chances-first = It trumps: it strikes first.
chances-last = It is trumped: it strikes last, if it lives.
chances-front = It stands with strength { $n }{ $what ->
        [none] {""}
        [infantry] {" "}and trumps infantry
        [mounted] {" "}and trumps mounted units
       *[artillery] {" "}and trumps artillery
    }.
chances-deals = Wounds it deals: { $wounds }; the other falls at { $left }{ $dies ->
        [0] {" "}and lives
       *[other] {" "}and dies
    }.
chances-bears = Wounds it takes: { $wounds }; it falls at { $left }{ $dies ->
        [0] {" "}and lives
       *[other] {" "}and dies
    }.
chances-attack = Battle with { $seat }. Cards drawn: you up to { $mine }, they up to { $theirs }. Combat bonus: you { $bonus }, they { $against }. { $begins ->
        [0] They play first.
       *[other] You play first, against walls.
    }
chances-village = Battle. Cards drawn: you up to { $mine }, the barbarians { $theirs } of rank 1. Combat bonus: you { $bonus }, they 0. They play first.
chances-you = Your bonus: { $n } – { $what ->
        [capital] capital
        [city] city
        [city-walls] walls
        [barracks] barracks
        [academy] academies
       *[general] generals
    }.
chances-they = Their bonus: { $n } – { $what ->
        [capital] capital
        [city] city
        [city-walls] walls
        [barracks] barracks
        [academy] academies
       *[general] generals
    }.
chances-city = { $at }: { $what ->
        [production] production
        [trade] trade
       *[culture] culture
    } { $now } → { $then }.
chances-founded = The city will have { $production } production, { $trade } trade and { $culture } culture.
chances-dial = Of { $have } trade { $left } will stay on the dial.
chances-ground = { $ground ->
        [mountain] Mountain
        [forest] Forest
        [grassland] Grassland
        [desert] Desert
       *[water] Water
    }{ $mark ->
        [none] {""}
        [building] , a building
        [wonder] , a wonder
       *[person] , a great person
    }{ $production ->
        [0] {""}
       *[other] , { $production } production
    }{ $trade ->
        [0] {""}
       *[other] , { $trade } trade
    }{ $culture ->
        [0] {""}
       *[other] , { $culture } culture
    }{ $coins ->
        [0] {""}
       *[other] , { $coins } × coin
    }{ $resource ->
        [none] {""}
        [incense] , incense
        [silk] , silk
        [iron] , iron
       *[wheat] , wheat
    }.
chances-hut = A hut: its token is yours.
chances-scouts = Lone scouts of a rival: they are lost, and you take loot.
chances-own = It counts for your city already.
chances-blockade = In a rival's outskirts: while you stand there, it gives them nothing.
chances-kept = Your trade stays on the dial: { $have }.
