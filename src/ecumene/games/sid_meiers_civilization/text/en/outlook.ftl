# What can be worked out of a move before it is made.

outlook-first = It trumps: it strikes first.
outlook-last = It is trumped: it strikes last, if it lives.
outlook-deals = It deals { $wounds } of the { $left } wounds that kill the other{ $dies ->
        [0] , which lives
       *[other] , which dies
    }.
outlook-bears = It takes { $wounds } of the { $left } wounds that kill it{ $dies ->
        [0] {" "}and lives
       *[other] {" "}and dies
    }.
outlook-attack = Battle. Cards drawn: you up to { $mine }, they up to { $theirs }. Combat bonus: you { $bonus }, they { $against }. { $begins ->
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
