## What a move costs and brings

net-points = points { $signed }
net-favour = favour { $signed }
net-supply = markers left { $signed }
net-tribes = tribes left { $signed }
net-food = food { $signed }
net-food-needed = food needed { $signed }
net-money = money { $signed }
net-ideas = ideas { $signed }
net-focus = focus markers { $signed }
net-planning = planning markers { $signed }
net-features = feature markers { $signed }
net-materials = materials { $signed }
net-raw-materials = raw materials { $signed }
net-ready-dice = dice { $signed }
net-people = tribes { $signed }
net-strong = strong tribes { $signed }
net-territories = territories { $signed }
net-progress = progress { $signed }
net-upgrades = upgrades { $signed }
net-era-points = points after this era { $signed }
net-final-points = points in the end { $signed }
price-payment = { $amount ->
        [one] { $amount } die or marker
       *[other] { $amount } dice or markers
    }
price-dice = { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }
price-focus = { $amount ->
        [one] { $amount } focus marker
       *[other] { $amount } focus markers
    }
price-planning = { $amount ->
        [one] { $amount } planning marker
       *[other] { $amount } planning markers
    }
price-ideas = { $amount ->
        [one] { $amount } idea
       *[other] { $amount } ideas
    }
price-features = { $amount ->
        [one] { $amount } feature marker
       *[other] { $amount } feature markers
    }
price-materials = { $amount ->
        [one] { $amount } material
       *[other] { $amount } materials
    }
price-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
price-favour = { $amount ->
        [one] { $amount } step back in favour
       *[other] { $amount } steps back in favour
    }
price-food = { $amount } food
price-money = { $amount } money
