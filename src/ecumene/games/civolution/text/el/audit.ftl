## Τι είναι αδύνατο σε μια θέση

audit-layout = τα πλακίδια δεν γεμίζουν το πλαίσιο
audit-era = εποχή, επανεκκινήσεις ή καιρός εκτός ορίων
audit-dice = τα ζάρια δεν βγαίνουν σωστά: { $n }
audit-markers = η θέση { $seat } έχει { $n ->
        [one] { $n } δείκτη
       *[other] { $n } δείκτες
    } αντί για { $right }
audit-tribes = η θέση { $seat } έχει { $n ->
        [one] { $n } φυλή
       *[other] { $n } φυλές
    } αντί για { $right }
audit-farms = τα αγροκτήματα της θέσης { $seat } δεν βγαίνουν σωστά
audit-settlements = οι οικισμοί της θέσης { $seat } δεν βγαίνουν σωστά
audit-tracks = δίσκος της θέσης { $seat } βγαίνει από την κλίμακά του
audit-modules = μονάδα της θέσης { $seat } δεν έχει τέτοιο επίπεδο
audit-raw = πρώτη ύλη της θέσης { $seat } βρίσκεται όπου δεν μπορεί
audit-boat = βάρκα της θέσης { $seat } βρίσκεται όπου δεν μπορεί
audit-boat-seats = βάρκα της θέσης { $seat } μεταφέρει περισσότερες φυλές από όσες χωρά
audit-column = στήλη της θέσης { $seat } έχει κάτι που δεν ανήκει εκεί
audit-camp = καταυλισμός πιασμένος ή σκεπασμένος λάθος
audit-stack = δεν λέγεται ποιος έβαλε τις κάρτες κάτω από μια στοίβα
audit-twice = ένα αντικείμενο βρίσκεται σε δύο μέρη
audit-missing = λείπει ένα αντικείμενο από το κουτί
audit-events = τα γεγονότα δεν ταιριάζουν στην εποχή
audit-options = η θέση δεν ταιριάζει με τους παίκτες και τις επιλογές της
audit-closing = η φάση ενεργειών τελειώνει ακριβώς όταν ο δείκτης φάσης είναι στο τελευταίο κελί
audit-tiles = ένα πλακίδιο βαθμολόγησης βρίσκεται δύο φορές
audit-cargo = μια βάρκα της θέσης { $seat } έχει περισσότερους δείκτες από εγκοπές
audit-closed-land = μια φυλή βρίσκεται σε περιοχή με κλειστή ακόμη μάρκα
audit-farm-volcano = ένα αγρόκτημα βρίσκεται δίπλα σε ηφαίστειο
audit-wild-water = η θέση { $seat } έχει φυλή στο νερό χωρίς βάρκα
audit-no-ground = ένα κτίσμα της θέσης { $seat } δεν βρίσκεται σε ανοιχτό οικόπεδο
audit-ground-full = η θέση { $seat } έχει σε ένα οικόπεδο περισσότερα κτίσματα από όσα επιτρέπονται
audit-token-twice = μια μάρκα πόρου βρίσκεται σε δύο περιοχές
audit-token-land = μια μάρκα πόρου βρίσκεται σε ξένο τύπο γης
audit-impossible-activity = δραστηριότητα που δεν μπορεί να εκτελείται
audit-impossible-building = οικοδομικό έργο που δεν μπορεί να γίνεται
audit-impossible-dice = { $frame }: τέτοια ζάρια δεν υπάρχουν
audit-impossible-effect = αποτέλεσμα που δεν μπορεί να εκτελείται
audit-impossible-feeding = διατροφή που δεν μπορεί να γίνεται
audit-impossible-find = εύρημα που δεν μπορεί να γίνεται
audit-impossible-income = μάρκα εισοδήματος που δεν μπορεί να εκτελείται
audit-impossible-install = κάρτα που δεν μπορεί να εγκατασταθεί εδώ
audit-impossible-location = τοποθεσία για την οποία δεν υπάρχει ερώτηση
audit-impossible-payment = πληρωμή που δεν μπορεί να γίνεται
audit-impossible-phase = δεν υπάρχει τέτοια φάση
audit-impossible-procreation = αναπαραγωγή που δεν μπορεί να γίνεται
audit-impossible-production = παραγωγή που δεν μπορεί να γίνεται
audit-impossible-refill = δείκτες για τους οποίους δεν υπάρχει ερώτηση
audit-impossible-removal = κομμάτι που δεν μπορεί να επιστραφεί
audit-impossible-research = κάρτες που δεν μπορούσαν να τραβηχτούν
audit-impossible-reset = πάρθηκαν περισσότερα ζάρια από όσα ξοδεύτηκαν
audit-impossible-trade = εμπόριο που δεν μπορεί να γίνεται
audit-impossible-transport = μεταφορά που δεν μπορεί να γίνεται
audit-impossible-turn = έτσι δεν μπορεί να είναι η σειρά κανενός
audit-impossible-upgrade = αναβάθμιση που δεν μπορεί να γίνεται
audit-impossible-way = διαδρομή που καμία φυλή δεν μπορεί να κάνει
audit-impossible-weather = δεν υπάρχει τέτοιος καιρός
audit-unfinished-rules = δεν βρίσκεται σε εξέλιξη καμία παράγραφος των κανόνων
audit-rival = η Β.Ι.Κ.Ι. παίζει μόνο απέναντι σε ένα άτομο
audit-rival-cards = οι κάρτες της Β.Ι.Κ.Ι. δεν βγαίνουν σωστές
audit-rival-markers = η Β.Ι.Κ.Ι. έχει { $n ->
        [one] { $n } δείκτη
       *[other] { $n } δείκτες
    } αντί για { $right }
audit-rival-tribes = η Β.Ι.Κ.Ι. έχει { $n ->
        [one] { $n } φυλή
       *[other] { $n } φυλές
    } αντί για { $right }
audit-rival-track = δίσκος της Β.Ι.Κ.Ι. βγαίνει από την κλίμακά του
audit-rival-water = η Β.Ι.Κ.Ι. έχει φυλή ή δείκτη εφοδιασμού σε νερό
audit-impossible-rival = η Β.Ι.Κ.Ι. δεν μπορεί να κάνει αυτό
