## What chance may bring, and warnings before the phase ends

chances-hunt = { $ideas ->
        [0] On average { $food } food.
        [one] With { $ideas } idea on average { $food } food.
       *[other] With { $ideas } ideas on average { $food } food.
    }
chances-find = { $ideas ->
        [0] Chances: row 1: { $first } %, row 2: { $second } %, row 3: { $third } %.
        [one] With { $ideas } idea: row 1: { $first } %, row 2: { $second } %, row 3: { $third } %.
       *[other] With { $ideas } ideas: row 1: { $first } %, row 2: { $second } %, row 3: { $third } %.
    }
chances-check = { $ideas ->
        [0] The favour check is passed with a chance of { $chance } %.
        [one] With { $ideas } idea the chance is { $chance } %.
       *[other] With { $ideas } ideas the chance is { $chance } %.
    }
chances-goal = With the goal “{ $thing }”: { $thing-text }
chances-column = Level { $level }, on top of { $thing }: { column-points } in the end.
chances-new-column = Level { $level }, at the foot of a column: { column-points } in the end.
column-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chances-material = Found here: { $thing }.
chances-camp-free = The encampment is free.
chances-camp-taken = It displaces a tribe of { $seat }{ $stands ->
        [yes] .
       *[no] , and yours is weak there.
    }
chances-camp-own = It displaces your own tribe{ $stands ->
        [yes] .
       *[no] , and the new one is weak there.
    }
chances-develops = You turn up the material of this territory and get 1 raw material there.
chances-no-effect = It has no effect now.
chances-turned = Then the check is passed.
chances-stays-failed = The check stays failed.
chances-feed-free = Needs no food: it counts as fed in any case.
chances-feed = It needs { $n } food. { $weak ->
        [yes] It is weak: without food it dies.
       *[no] It is strong: without food it grows weak.
    }
chances-hunger = Tribes without food: strong ones that grow weak: { $strong }, weak ones that die: { $weak }.
warning-hunger = Your tribes will need { $need } food, and you will have { $have }: { $n } are lacking, so tribes will grow weak or die.
warning-weather-food = The weather of this era will cost you a food marker or a tribe.
warning-weather-tribe = The weather of this era will cost you a tribe.
warning-markers = { $n ->
        [one] { $n } planning or focus marker stays unused in this era.
       *[other] { $n } planning and focus markers stay unused in this era.
    }
warning-attributes = { $n ->
        [one] { $n } attribute token can be taken now.
       *[other] { $n } attribute tokens can be taken now.
    }

## What is missing, what is near

prospect-food = Feeding takes { $need } food; as things stand you will have { $have }{ $n ->
        [0] .
       *[other] : { $n } missing.
    }
prospect-diamonds = Active diamonds: { $n }.
prospect-diamonds-near = More diamonds with one marker more on: { $things }.
prospect-monolith = Monolith: you have { $mine }. { $wins ->
        [1] As things stand you get it.
       *[other] As things stand { $seat } gets it with { $best }.
    }
prospect-monolith-vici = Monolith: you have { $mine }, V.I.C.I. has { $best }. { $wins ->
        [1] As things stand you get it.
       *[other] As things stand V.I.C.I. gets it.
    }
prospect-payable = Level { $level }: can be paid, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
prospect-lacks = Level { $level }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; missing: { $things }.
