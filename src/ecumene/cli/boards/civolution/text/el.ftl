## Civolution

civo-era = Εποχή { $era } από { $eras }
civo-resets = επανεκκινήσεις { $n } από { $cells }
civo-monolith = μονόλιθος: { $name }
civo-era-scoring = Βαθμολόγηση ανά εποχή
civo-final-scoring = Αξίζουν περισσότερο στο τέλος
civo-continent = Ήπειρος (περιοχή: υλικό· φάροι· καταυλισμοί· τοποθεσίες και τα κτίσματά τους· γείτονες)
civo-closed-token = κλειστό υλικό
civo-free = ελεύθερος
civo-strong = δυνατή
civo-weak = αδύναμη
civo-wild = στην ύπαιθρο: { $name } (δυνατές { $strong }, αδύναμες { $weak })
civo-aboard = βάρκα: { $name } (δυνατές { $strong }, αδύναμες { $weak })
civo-raw = πρώτες ύλες, { $name }: { $n }
civo-cargo = στη βάρκα πρώτες ύλες, { $name }: { $n }
civo-beacons = φάροι { $n }
civo-hunted = μάρκα κυνηγιού
civo-locations = αγγίζει
civo-closed = κλειστή
civo-beside = γείτονες
civo-stacks = Στοίβες έρευνας
civo-stack = { $top } (ανοιχτές { $open }, κλειστές { $closed })
civo-dice-left = Ζάρια στον πίνακα: ενεργοποίησης { $activation }, της μοίρας { $fate }
civo-tracks = Πρόοδος
civo-favour = Εύνοια
civo-points = Πόντοι
civo-you = εσείς
civo-dice = Ζάρια: { $dice }· ξοδεμένα { $spent }· ζάρια της μοίρας { $fate }
civo-planning = Σχεδιασμός
civo-reset-markers = Στήλες επανεκκίνησης με δείκτη: { $n }
civo-markers = Δείκτες
civo-modules = Μονάδες
civo-ideas = ιδέες { $n }
civo-storage = Αποθήκη (ενεργά διαμάντια: { $n })
civo-goal-cell = Κελί στόχου { $n }
civo-cards-in-hand = Κάρτες στο χέρι: { $n }
civo-level = Βαθμίδα { $level }, πόντοι { $points }
civo-inactive = η μάρκα δεν είναι ενεργή
civo-free-slots = ελεύθερες { $n } από { $of }
civo-count-points = πόντοι { $n }
civo-count-tribes = φυλές: δυνατές { $strong }, αδύναμες { $weak }
civo-count-favour = { $passes ->
        [6] εύνοια { $n }: οι έλεγχοι περνούν πάντα
       *[other] εύνοια { $n }: ο έλεγχος περνά με { $passes } ή λιγότερο
    }
civo-places = Ήπειρος και προσφορά
civo-installed = εγκατεστημένα
civo-asked-fate = ζάρι της μοίρας
civo-asked-level = βαθμίδα
civo-asked-option = επιλογή
civo-asked-cost = κελί κόστους
civo-vici-open = Ανοιχτές κάρτες: { $n }· ενεργούν τα { $half ->
        [red] κόκκινα
       *[blue] μπλε
    } μισά
civo-vici-pieces = Ζάρια { $dice }, ζάρια της μοίρας { $fate }, αγάλματα { $statues }
civo-vici-provision = Εφοδιασμός
civo-vici-icons = Σύμβολα: μπλε { $blue } από { $blues }, κόκκινα { $red } από { $reds } ως την επανεκκίνηση
civo-vici-deck = Τράπουλα { $deck }, πεταμένες { $discard }
civo-vici-grid = { $name }: { $n } από { $of } θέσεις (μάρκα φεύγει στο { $takes })
civo-lines = Γραμμές μετά τις θέσεις { $spaces }
places-civolution = m, b, o             ήπειρος, η κονσόλα σας, αντίπαλοι
signs-civolution =
    ♙ δυνατή φυλή, ♟ αδύναμη φυλή     ◆ ενεργά διαμάντια     ☼ ιδέες
    ✦ θέση εύνοιας     ⚄ ζάρια της μοίρας     ▢ ξοδεμένα ζάρια     ⌂ αγρόκτημα
    ·2 ελεύθεροι καταυλισμοί

# Where figures come from.
origin-images = εικόνες των ταμπλό και των πλακιδίων
origin-formal-rules = δημοσιευμένη σύνοψη των κανόνων
origin-beacons-designed = οι φάροι είναι δικός μας σχεδιασμός
origin-solo-helper = δημόσιο βοήθημα για το ατομικό παιχνίδι
origin-dice-from-formal-rules = τα ζάρια από δημοσιευμένη σύνοψη των κανόνων
origin-fire-points-designed = οι πόντοι της φωτιάς είναι δικός μας σχεδιασμός
origin-row-and-value-from-formal-rules = σειρά και αξία από δημοσιευμένη σύνοψη των κανόνων
origin-number-of-slots-formal-rules = το πλήθος των θέσεων από δημοσιευμένη σύνοψη των κανόνων
origin-order-of-the-columns-designed = η σειρά των στηλών είναι δικός μας σχεδιασμός
origin-space-of-the-effect-formal-rules = η θέση της επίδρασης από δημοσιευμένη σύνοψη των κανόνων
origin-fire-points-rulebook = οι πόντοι της φωτιάς από το βιβλίο κανόνων
origin-die-from-formal-rules-points-and-colour-from-images = το ζάρι από δημοσιευμένη σύνοψη των κανόνων, πόντοι και χρώμα από εικόνες
origin-diamonds-designed = τα διαμάντια είναι δικός μας σχεδιασμός
origin-points-from-images = οι πόντοι από εικόνες
origin-event-designed = το γεγονός είναι δικός μας σχεδιασμός
origin-bonus-rulebook = το μπόνους από το βιβλίο κανόνων
origin-order-and-dice-from-formal-rules = σειρά και ζάρια από δημοσιευμένη σύνοψη των κανόνων
origin-rulebook-en = αγγλικό βιβλίο κανόνων
origin-reward-designed = η ανταμοιβή είναι δικός μας σχεδιασμός
origin-dice-the-only-pair-left-formal-rules-repeats-3-6 = τα ζάρια: το μόνο ζεύγος που δεν έχει άλλη μονάδα
origin-maximum-formal-rules = το μέγιστο από δημοσιευμένη σύνοψη των κανόνων
origin-maximum-designed = το μέγιστο είναι δικός μας σχεδιασμός
origin-rulebook-example = παράδειγμα του βιβλίου κανόνων
origin-images-materials-and-rulebook-en = τα υλικά από εικόνες, τα υπόλοιπα από το αγγλικό βιβλίο κανόνων
origin-preview-report-wings-move-tribes-anywhere-for-a-cost = η ιδέα από δημοσιευμένη παρουσίαση: τα φτερά μεταφέρουν φυλές οπουδήποτε με αντίτιμο
origin-figures-designed = οι αριθμοί είναι δικός μας σχεδιασμός
origin-card-photo = δημόσια φωτογραφία της κάρτας
origin-first-two-cells-as-in-the-worked-example-of-a-building-card-stone-or-3-settlements-jade-or-2-settlements = τα δύο πρώτα κελιά κόστους από παράδειγμα του βιβλίου κανόνων
origin-rest-designed = τα υπόλοιπα είναι δικός μας σχεδιασμός
origin-rulebook-cells-4-8-12-at-most-3-as-farms = τα κελιά 4, 8 και 12 του ελέγχου του ατομικού παιχνιδιού από το βιβλίο κανόνων
origin-rulebook-rows-b-c = οι σειρές B και C του ελέγχου του ατομικού παιχνιδιού από το βιβλίο κανόνων
origin-rulebook-name-and-subject-number-of-dice = όνομα και θέμα από το βιβλίο κανόνων
origin-rulebook-rows-c-d = οι σειρές C και D του ελέγχου του ατομικού παιχνιδιού από το βιβλίο κανόνων
origin-rulebook-name-subject-money-and-rows-b-d = όνομα, θέμα και οι σειρές B και D του ελέγχου του ατομικού παιχνιδιού από το βιβλίο κανόνων
origin-rulebook-rows-b-c-d = οι σειρές B, C και D του ελέγχου του ατομικού παιχνιδιού από το βιβλίο κανόνων
origin-rulebook-name-subject-boats-and-cells-4-10 = όνομα, θέμα και τα κελιά 4 και 10 του ελέγχου του ατομικού παιχνιδιού από το βιβλίο κανόνων
origin-removal-and-reward-designed = η αφαίρεση και η ανταμοιβή είναι δικός μας σχεδιασμός
