# What can be worked out of a move before it is made.

outlook-first = It trumps: it strikes first.
outlook-last = It is trumped: it strikes last, if it lives.
outlook-front = It stands with strength { $n }{ $what ->
        [none] {""}
        [infantry] {" "}and trumps infantry
        [mounted] {" "}and trumps mounted units
       *[artillery] {" "}and trumps artillery
    }.
outlook-deals = Wounds it deals: { $wounds }; the other falls at { $left }{ $dies ->
        [0] {" "}and lives
       *[other] {" "}and dies
    }.
outlook-bears = Wounds it takes: { $wounds }; it falls at { $left }{ $dies ->
        [0] {" "}and lives
       *[other] {" "}and dies
    }.
outlook-attack = Battle with { $seat }. Cards drawn: you up to { $mine }, they up to { $theirs }. Combat bonus: you { $bonus }, they { $against }. { $begins ->
        [0] They play first.
       *[other] You play first, against walls.
    }
outlook-village = Battle. Cards drawn: you up to { $mine }, the barbarians { $theirs } of rank 1. Combat bonus: you { $bonus }, they 0. They play first.
outlook-you = Your bonus: { $n } – { $what ->
        [capital] capital
        [city] city
        [city-walls] walls
        [barracks] barracks
        [academy] academies
       *[general] generals
    }.
outlook-they = Their bonus: { $n } – { $what ->
        [capital] capital
        [city] city
        [city-walls] walls
        [barracks] barracks
        [academy] academies
       *[general] generals
    }.
outlook-city = { $at }: { $what ->
        [production] production
        [trade] trade
       *[culture] culture
    } { $now } → { $then }.
outlook-founded = The city will have { $production } production, { $trade } trade and { $culture } culture.
outlook-dial = Of { $have } trade { $left } will stay on the dial.
outlook-ground = { $ground ->
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
outlook-hut = A hut: its token is yours.
outlook-scouts = Lone scouts of a rival: they are lost, and you take loot.
outlook-own = It counts for your city already.
outlook-blockade = In a rival's outskirts: while you stand there, it gives them nothing.
outlook-kept = Your trade stays on the dial: { $have }.
