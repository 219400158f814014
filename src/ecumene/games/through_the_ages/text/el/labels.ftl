# Τα ονόματα των χώρων και των αριθμών στο τραπέζι, πώς τελείωσε το παιχνίδι, και τα κεφάλαια των κανόνων.

## Το κοινό τραπέζι

zone-round = Γύρος { $round }
zone-last-round = Τελευταίος γύρος: { $round }
zone-row = { term-card-row }
zone-row-price = { $n ->
        [one] { $n } αστική ενέργεια
       *[other] { $n } αστικές ενέργειες
    }
zone-civil-deck = Αστική τράπουλα: { $n ->
        [one] { $n } κάρτα
       *[other] { $n } κάρτες
    }
zone-military-deck = Στρατιωτική τράπουλα: { $n ->
        [one] { $n } κάρτα
       *[other] { $n } κάρτες
    }
zone-events = { term-current-events }
zone-future = { term-future-events }
zone-past = { term-past-events }
zone-top-event = Επόμενο γεγονός
zone-tactics = { term-common-tactics }
zone-face-down = κλειστή
zone-empty = κενό

## Ένας παίκτης

zone-hand = Αστικές κάρτες στο χέρι
zone-military = Στρατιωτικές κάρτες στο χέρι
zone-government = Πολίτευμα
zone-leader = Ηγέτης
zone-technologies = Τεχνολογίες
zone-specials = Ειδικές τεχνολογίες
zone-wonder = Θαύμα υπό κατασκευή
zone-wonder-stages = Στάδια: { $n } από { $total }
zone-wonders = Θαύματα
zone-ruins = Ερείπια
zone-colonies = Αποικίες
zone-tactic = { term-current-tactic }
zone-exclusive = { term-exclusive-tactic }
zone-pact-with = Εταίρος στη συμφωνία: { $seat }
zone-war-on = Αντίπαλος στον πόλεμο: { $seat }
zone-blue-bank = { term-blue-bank }
zone-yellow-bank = { term-yellow-bank }
zone-worker-pool = { term-worker-pool }
zone-out = Εκτός παιχνιδιού

## Οι αριθμοί ενός παίκτη

stat-culture = Πολιτισμός
    .name = Πόντοι πολιτισμού
stat-culture-rating = Πολιτισμός +
    .name = Τιμή πολιτισμού
stat-science = Επιστήμη
    .name = Πόντοι επιστήμης
stat-science-rating = Επιστήμη +
    .name = Τιμή επιστήμης
stat-food = Τροφή
    .name = Τροφή
stat-resources = Πόροι
    .name = Πόροι
stat-strength = Ισχύς
    .name = Τιμή ισχύος
stat-happiness = Ευχαρίστηση
    .name = Τιμή ευχαρίστησης
stat-discontent = Δυσαρεστημένοι
    .name = Δυσαρεστημένοι εργάτες
stat-civil-actions = Αστικές
    .name = Αστικές ενέργειες
stat-military-actions = Στρατιωτικές
    .name = Στρατιωτικές ενέργειες
stat-population = Πληθυσμός
    .name = Εργάτες συνολικά
stat-unused = Αχρησιμοποίητοι
    .name = Αχρησιμοποίητοι εργάτες
stat-yellow = Κίτρινοι
    .name = Κίτρινοι δείκτες στην τράπεζα
stat-blue = Μπλε
    .name = Μπλε δείκτες στην τράπεζα
stat-corruption = Διαφθορά
    .name = Διαφθορά στην παραγωγή
stat-consumption = Κατανάλωση
    .name = Τροφή που καταναλώνεται στην παραγωγή
stat-food-production = Τροφή +
    .name = Παραγωγή τροφής
stat-resource-production = Πόροι +
    .name = Παραγωγή πόρων
stat-urban-limit = Όριο κτιρίων
    .name = Όριο αστικών κτιρίων
stat-colonization = Αποίκιση
    .name = Μεταβλητή αποίκισης
stat-hand = Χέρι
    .name = Αστικές κάρτες στο χέρι
stat-military-hand = Στρατιωτικές κάρτες
    .name = Στρατιωτικές κάρτες στο χέρι
stat-wonders = Θαύματα
    .name = Ολοκληρωμένα θαύματα
stat-colonies = Αποικίες
    .name = Αποικίες

## Το τέλος

ending-culture = Έκριναν οι πόντοι πολιτισμού.
ending-shared = Ισοπαλία στους πόντους πολιτισμού: η νίκη μοιράζεται.
ending-resigned = Όλοι οι άλλοι παραιτήθηκαν.

## Κεφάλαια των κανόνων

section-course = Πορεία του παιχνιδιού
section-setup-decks = Προετοιμασία: τράπουλες
section-setup-boards = Προετοιμασία: ταμπλό παικτών
section-setup-start = Προετοιμασία: γεγονότα, πρώτος παίκτης και γραμμή καρτών
section-turn = Η σειρά σας
section-first-turn = Πρώτη σειρά
section-replenish = Αναπλήρωση της γραμμής καρτών
section-age-end = Τέλος μιας εποχής
section-war-resolve = Επίλυση πολέμου
section-tactic-common = Διάθεση τακτικής σε όλους
section-politics = Φάση Πολιτικής
section-event-prepare = Προετοιμασία γεγονότος
section-aggression = Επίθεση
section-war-declare = Κήρυξη πολέμου
section-pact-offer = Πρόταση συμφωνίας
section-pact-cancel = Ακύρωση συμφωνίας
section-resign = Παραίτηση
section-actions = Φάση Ενεργειών
section-take = Παίρνοντας κάρτα εκτός από θαύμα
section-take-wonder = Παίρνοντας θαύμα
section-population = Αύξηση πληθυσμού
section-build = Κτίσιμο αγροκτήματος, ορυχείου ή αστικού κτιρίου
section-upgrade = Αναβάθμιση αγροκτήματος, ορυχείου ή αστικού κτιρίου
section-destroy = Καταστροφή αγροκτήματος, ορυχείου ή αστικού κτιρίου
section-leader = Παίξιμο ηγέτη
section-wonder-stage = Ολοκλήρωση σταδίου θαύματος
section-develop = Ανάπτυξη τεχνολογίας
section-revolution = Κήρυξη επανάστασης
section-action-card = Παίξιμο κάρτας ενέργειας
section-unit-build = Κατασκευή μονάδας μάχης
section-unit-upgrade = Αναβάθμιση μονάδας μάχης
section-unit-disband = Απόλυση μονάδας μάχης
section-tactic-play = Παίξιμο τακτικής
section-tactic-copy = Αντιγραφή τακτικής
section-end-discard = Τέλος σειράς: ξεσκαρτάρισμα
section-end-uprising = Τέλος σειράς: εξέγερση
section-production = Φάση Παραγωγής
section-draw = Τράβηγμα στρατιωτικών καρτών
section-reset = Επαναφορά των ενεργειών
section-events = Επίλυση γεγονότος
section-colonization = Αποίκιση
section-level = Επίπεδο κάρτας
section-hand = Το χέρι σας
section-in-play = Κάρτες στο παιχνίδι
section-discarding = Ξεσκαρτάρισμα και αφαίρεση από το παιχνίδι
section-technologies = Κάρτες τεχνολογίας στο παιχνίδι
section-civil-cards = Άλλες αστικές κάρτες στο παιχνίδι
section-military-cards = Στρατιωτικές κάρτες στο παιχνίδι
section-statistics = Τα στατιστικά σας
section-action-totals = Αστικές και στρατιωτικές ενέργειες
section-tokens = Μπλε και κίτρινοι δείκτες
section-workers = Εργάτες και πληθυσμός
section-discontent = Δυσαρεστημένοι εργάτες
section-goods = Τροφή και πόροι
section-points = Πόντοι επιστήμης και πολιτισμού
section-notes-leaders = Σημειώσεις: ηγέτες
section-notes-wonders = Σημειώσεις: θαύματα
section-notes-events = Σημειώσεις: γεγονότα
section-card-texts = Κείμενα των καρτών
section-first-game = Παραλλαγή: πρώτο παιχνίδι
section-peaceful = Παραλλαγή: ειρηνικό παιχνίδι
