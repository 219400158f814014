## Counted things

count-food = { $n ->
        [one] { $n } food
       *[other] { $n } food
    }

count-resources = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }

count-science = { $n ->
        [one] { $n } science point
       *[other] { $n } science points
    }

count-culture = { $n ->
        [one] { $n } culture point
       *[other] { $n } culture points
    }

count-strength = { $n ->
        [one] { $n } strength
       *[other] { $n } strength
    }

count-happiness = { $n ->
        [one] { $n } happy face
       *[other] { $n } happy faces
    }

count-workers = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }

count-unused-workers = { $n ->
        [one] { $n } unused worker
       *[other] { $n } unused workers
    }

count-discontent-workers = { $n ->
        [one] { $n } discontent worker
       *[other] { $n } discontent workers
    }

count-civil-actions = { $n ->
        [one] { $n } civil action
       *[other] { $n } civil actions
    }

count-military-actions = { $n ->
        [one] { $n } military action
       *[other] { $n } military actions
    }

count-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

count-civil-cards = { $n ->
        [one] { $n } civil card
       *[other] { $n } civil cards
    }

count-military-cards = { $n ->
        [one] { $n } military card
       *[other] { $n } military cards
    }

count-blue-tokens = { $n ->
        [one] { $n } blue token
       *[other] { $n } blue tokens
    }

count-yellow-tokens = { $n ->
        [one] { $n } yellow token
       *[other] { $n } yellow tokens
    }

count-stages = { $n ->
        [one] { $n } stage
       *[other] { $n } stages
    }

count-units = { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }

count-colonies = { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    }
