## Τι κοστίζει και τι φέρνει μια κίνηση

net-points = πόντοι { $signed }
net-favour = εύνοια { $signed }
net-supply = δείκτες στο απόθεμα { $signed }
net-tribes = φυλές στο απόθεμα { $signed }
net-food = τροφή { $signed }
net-food-needed = τροφή που χρειάζεται { $signed }
net-money = χρήματα { $signed }
net-ideas = ιδέες { $signed }
net-focus = δείκτες εστίασης { $signed }
net-planning = δείκτες σχεδιασμού { $signed }
net-features = δείκτες χαρακτηριστικών { $signed }
net-materials = υλικά { $signed }
net-raw-materials = πρώτες ύλες { $signed }
net-ready-dice = ζάρια { $signed }
net-people = φυλές { $signed }
net-strong = δυνατές φυλές { $signed }
net-territories = περιοχές { $signed }
net-progress = πρόοδος { $signed }
net-upgrades = αναβαθμίσεις { $signed }
net-era-points = πόντοι μετά την εποχή { $signed }
net-final-points = πόντοι στο τέλος { $signed }
price-payment = { $amount ->
        [one] { $amount } ζάρι ή δείκτης
       *[other] { $amount } ζάρια ή δείκτες
    }
price-dice = { $amount ->
        [one] { $amount } ζάρι
       *[other] { $amount } ζάρια
    }
price-focus = { $amount ->
        [one] { $amount } δείκτης εστίασης
       *[other] { $amount } δείκτες εστίασης
    }
price-planning = { $amount ->
        [one] { $amount } δείκτης σχεδιασμού
       *[other] { $amount } δείκτες σχεδιασμού
    }
price-ideas = { $amount ->
        [one] { $amount } ιδέα
       *[other] { $amount } ιδέες
    }
price-features = { $amount ->
        [one] { $amount } δείκτης χαρακτηριστικού
       *[other] { $amount } δείκτες χαρακτηριστικών
    }
price-materials = { $amount ->
        [one] { $amount } υλικό
       *[other] { $amount } υλικά
    }
price-points = { $amount ->
        [one] { $amount } πόντος
       *[other] { $amount } πόντοι
    }
price-favour = { $amount ->
        [one] { $amount } βήμα πίσω στην εύνοια
       *[other] { $amount } βήματα πίσω στην εύνοια
    }
price-food = { $amount } τροφή
price-money = { $amount } χρήματα
