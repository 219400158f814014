## Ο Πολιτισμός του Σιντ Μάιερ

smc-set-up = Προετοιμασία
smc-now = Γύρος { $round }, { $phase }
smc-you = εσείς
smc-first = πρώτος παίκτης
smc-dials = Εμπόριο { $trade } από { $most }, πολιτισμός { $culture }, νομίσματα { $coins }, χώρος { $space } της διαδρομής πολιτισμού
smc-limits = Ταχύτητα { $speed }, όριο στοίβαξης { $stacking }, όριο καρτών πολιτισμού { $hand }, πόλεις { $cities } από { $limit }, νερό { $water }
smc-water-closed = κλειστό
smc-water-crossed = διασχίζεται
smc-water-open = ανοιχτό
smc-ways = Δρόμοι προς τη νίκη: πολιτισμός { $space } από { $spaces }, τεχνολογία { $cards } από { $pyramid } κάρτες, οικονομία { $coins } από { $goal } νομίσματα, κατάκτηση με { $force } κάρτες και μπόνους μάχης { $bonus }
smc-harvest = συλλέγει: { $what }
smc-defence = άμυνα με { $force } κάρτες και μπόνους μάχης { $bonus }
smc-actions = { $n ->
        [0] καμία ενέργεια ακόμη
        [one] { $n } ενέργεια
       *[other] { $n } ενέργειες
    }
smc-boost = σε αυτόν τον γύρο
smc-scout = { $at } στέλνει στο { $city }
smc-on-map = Στρατοί { $armies }, σε εφεδρεία { $more }· ανιχνευτές { $scouts }, σε εφεδρεία { $left }
smc-level = Επίπεδο { $level }: { $cards }
smc-free = { $n ->
        [one] { $n } ελεύθερη θέση
       *[other] { $n } ελεύθερες θέσεις
    }
smc-used = χρησιμοποιήθηκε
smc-fresh = Ελεύθερη αλλαγή πολιτεύματος
smc-ranks = Βαθμοί
smc-force = Ο στρατός σε κάρτες ({ $n })
smc-hand = Κάρτες πολιτισμού ({ $n } από { $limit })
smc-resources = Πόροι
smc-token-huts = Μάρκες καλυβών
smc-token-villages = Μάρκες χωριών
smc-marks = Δείκτες
smc-people = Μεγάλες προσωπικότητες σε εφεδρεία
smc-coins = { $n ->
        [one] { $n } νόμισμα
       *[other] { $n } νομίσματα
    }
smc-meets = μάχη με { $force } κάρτες και μπόνους μάχης { $bonus }
smc-enters = η κίνηση τελειώνει εκεί
smc-passes = μόνο πέρασμα
smc-group = Η ομάδα στο { $at } ({ $troop }), τετράγωνα που μένουν { $left }, φτάνει: { $reach }
smc-barbarians = Βάρβαροι
smc-battle = Μάχη για το { $at }: επιτίθεται { $attacker }, αμύνεται { $defender }
smc-side = { $name }: μπόνους μάχης { $bonus }· χέρι: { $hand }
smc-front = Μέτωπο { $n }: { $one } εναντίον { $other }
smc-sums = Αν τελείωνε τώρα: { $one } { $mine }, { $other } { $theirs }· στην ισοπαλία κερδίζει ο αμυνόμενος
smc-to-play = Παίζει: { $name }
smc-wounds = { $n ->
        [one] { $n } πληγή
       *[other] { $n } πληγές
    }
smc-deal = { $one } προσφέρει σε { $other }: { $gives }. Ως αντάλλαγμα: { $wants }
smc-offer = Η προσφορά σας: { $gives }. Ως αντάλλαγμα: { $wants }
smc-wonders = Θαύματα στην αγορά, έρχονται ακόμη { $n }
smc-priced = Τιμή { $price }: { $what }
smc-obsolete = Παρωχημένα
smc-buildings = Κτίσματα που μπορείτε να χτίσετε: τιμή, τι δίνουν, δείκτες που μένουν
smc-building = { $name }: { $price }· { $gives }· μένουν { $left }
smc-not-yet = Δεν έχουν ανοίξει ακόμη (τιμή, πόσα μένουν, τεχνολογία)
smc-closed = { $name } { $price }, { $left }, { $technology }
smc-units = Μονάδες
smc-pile = { $name }: τιμή { $price }, μένουν { $left }
smc-tokens = Πόροι στην αγορά
smc-decks = Στοίβες γεγονότων
smc-people-left = Μεγάλες προσωπικότητες που μένουν
smc-track = Διαδρομή πολιτισμού
smc-spaces = Χώροι { $first } έως { $last }, τιμή { $price }: { $gives }
smc-victory = νίκη
smc-standing = Κατάσταση
smc-map = Χάρτης (τα A έως D είναι οι παίκτες: κεφαλαία για στρατούς, μικρά για σκέτους ανιχνευτές)
smc-map-signs = # πρωτεύουσα, + πόλη, = κτίσμα, * θαύμα, & μεγάλη προσωπικότητα, . πόρος, κ καλύβα, χ χωριό, ?? κλειστό πλακίδιο
smc-letter-mountain = β
smc-letter-forest = δ
smc-letter-grassland = π
smc-letter-desert = ε
smc-letter-water = ν
smc-letter-huts = κ
smc-letter-villages = χ
smc-squares = Τετράγωνα με κάτι παραπάνω από έδαφος
smc-plain = Το απλό έδαφος δίνει
smc-nothing = τίποτα
smc-face-down = Κλειστά πλακίδια, με το πάνω αριστερό τετράγωνο
smc-face-down-tile = κλειστό πλακίδιο
smc-of = { $thing } ({ $name })
smc-outskirts = περίχωρα ({ $name })
smc-troop = { $armies ->
        [0] {""}
        [one] { $armies } στρατός
       *[other] { $armies } στρατοί
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] { " και " }
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } ανιχνευτής
       *[other] { $scouts } ανιχνευτές
    }
smc-combat = μπόνους μάχης +{ $n }
smc-locked = κανείς δεν φεύγει
smc-recommended = συνιστάται για πρωτεύουσα
smc-technology = επίπεδο { $level }, χρειάζεται { $trade } εμπόριο
smc-copies = { $n ->
        [one] { $n } τέτοια κάρτα
       *[other] { $n } τέτοιες κάρτες
    }
smc-mine = Ο πολιτισμός σας
smc-market = Αγορά και διαδρομή πολιτισμού
smc-others = Οι άλλοι
smc-group-capital = Πρωτεύουσα
smc-group-place = Τετράγωνα
smc-group-found = Ίδρυση πόλης
smc-group-government = Πολίτευμα
smc-group-send = Ανιχνευτές
smc-group-build = Χτίσιμο
smc-group-train = Στρατολόγηση
smc-group-devote = Τέχνες
smc-group-harvest = Συλλογή
smc-group-pick = Πιόνια
smc-group-walk = Πορεία
smc-group-reveal = Αποκάλυψη
smc-group-research = Έρευνα
smc-group-front = Νέο μέτωπο
smc-group-strike = Χτύπημα
smc-group-use = Ικανότητες
smc-group-play = Κάρτες πολιτισμού
smc-group-offer = Προσφορές
smc-group-give = Δίνετε
smc-group-want = Ζητάτε
smc-group-pay = Πληρωμή
smc-group-cancel = Ακύρωση
smc-group-discard = Απόρριψη
smc-group-learn = Μάθηση
smc-group-loot = Λάφυρα
smc-group-target = Παίκτες
smc-group-wound = Πληγές
smc-group-heal = Θεραπεία
smc-group-draw = Τράβηγμα
smc-group-gain = Πόροι
smc-group-sacrifice = Θυσία
smc-group-choose = Επιλογή
smc-group-save = Διάσωση
smc-group-civilization = Πολιτισμοί
places-sid-meiers-civilization = b, m, o             χάρτης και ο πολιτισμός σας, αγορά και διαδρομή πολιτισμού, οι άλλοι
signs-sid-meiers-civilization =
    ⇄ εμπόριο     ♪ πολιτισμός     ● νομίσματα     ≡ χώρος της διαδρομής πολιτισμού     △ τεχνολογίες
    τα γράμματα είναι έδαφος· A, B … ποιος στέκεται εκεί· A# πρωτεύουσα     A+ πόλη
    = κτίσμα     * θαύμα     & μεγάλη προσωπικότητα     . πόρος
    κ καλύβα     χ χωριό     ?? κλειστό πλακίδιο
