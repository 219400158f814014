# Το παιχνίδι, οι επιλογές, οι ενότητες, οι αριθμοί και τα τέλη του.

game-name = Historia
game-blurb = Δώδεκα χιλιάδες χρόνια σε δώδεκα γύρους: διαλέξτε κρυφά τις κάρτες σας, ανεβείτε σε τεχνολογία και στρατό, χτίστε θαύματα και αφήστε το σημάδι σας στην ιστορία.
game-goal = Έχετε τους περισσότερους ΠΝ μετά από δώδεκα γύρους.

## Επιλογές

option-events = Γεγονότα
    .text = Κάθε γύρος έχει ένα γεγονός που αλλάζει κάποιες ενέργειες· το επόμενο φαίνεται.
option-goals = Στόχοι πολιτισμών
    .text = Οκτώ στόχοι βρίσκονται στον πίνακα· ο πρώτος που φτάνει έναν παίρνει το όφελός του.
option-command = Τρόποι διοίκησης
    .text = Κάθε πολιτισμός έχει έναν δείκτη με δυνατότητα που κρατά ως το τέλος μιας εποχής.
option-advanced = Προηγμένοι κανόνες
    .text = Οι ηγέτες όλων των εποχών διαλέγονται στην αρχή, οι σύμβουλοι επιλέγονται, οι πρώτοι κύβοι μπαίνουν με αντίστροφη σειρά.
option-expert-start = Αρχή για έμπειρους
    .text = Καθένας αρχίζει με τρεις κύβους και κανέναν χρησιμοποιημένο.
option-civbots = Σίβμποτ
    .text = Πολιτισμοί που δεν τους ηγείται κανείς, καθένας με το επίπεδό του. Μόνοι αντιμετωπίζετε πέντε φυλάρχους, αν δεν διαλέξετε άλλους.
option-choose-civilizations = Επιλογή πολιτισμών
    .text = Οι πολιτισμοί δεν μοιράζονται· διαλέγονται από τον τελευταίο παίκτη ως τον πρώτο.

## Ενότητες και κεφάλαια των κανόνων

section-setup = Προετοιμασία
section-rounds = Γύροι και κύκλοι
section-actions = Οι ενέργειες
section-end = Το τέλος του γύρου και η νίκη
section-matrix = Χάρτης και πίνακας
section-cards = Κάρτες και κύβοι
section-civbots = Σίβμποτ
section-variants = Παραλλαγές
section-game = Το παιχνίδι
section-turn = Ο γύρος
section-action-cards = Κάρτες ενεργειών
section-cards-of-actions = Εξαρτήματα: κάρτες ενεργειών
section-action-list = Περιγραφή των ενεργειών
section-end-of-turn = Τέλος του γύρου
section-map = Ο χάρτης
section-matrix-bonuses = Οφέλη του πίνακα
section-influence-cubes = Κύβοι επιρροής
section-advisers = Κάρτες συμβούλων
section-wonder-cards = Κάρτες θαυμάτων
section-winning = Νίκη
section-solo = Μοναχικό παιχνίδι
section-events = Γεγονότα
section-goals = Στόχοι πολιτισμών
section-command = Τρόποι διοίκησης
section-advanced-rules = Προηγμένοι κανόνες

## Αριθμοί ενός παίκτη

stat-vp = ΠΝ
    .name = Πόντοι νίκης
stat-technology = Τεχνολογία
    .name = Επίπεδο τεχνολογίας
stat-military = Στρατός
    .name = Επίπεδο στρατού
stat-ready = Κύβοι
    .name = Διαθέσιμοι κύβοι
stat-used = Χρησιμοποιημένοι
    .name = Χρησιμοποιημένοι κύβοι
stat-supply = Απόθεμα
    .name = Κύβοι στο απόθεμα
stat-territories = Περιοχές
    .name = Περιοχές
stat-cards = Κάρτες
    .name = Κάρτες ανά κύκλο
stat-order = Σειρά
    .name = Θέση στη σειρά του επόμενου γύρου

## Σίβμποτ

automaton-civbot-1 = Σίβμποτ 1
automaton-civbot-2 = Σίβμποτ 2
automaton-civbot-3 = Σίβμποτ 3
automaton-civbot-4 = Σίβμποτ 4
automaton-civbot-5 = Σίβμποτ 5
automaton-level-chieftain = Φύλαρχος
automaton-level-noble = Ευγενής
automaton-level-king = Βασιλιάς

## Το τέλος

ending-points = Έκριναν οι πόντοι νίκης.
ending-levels = Ισοπαλία σε ΠΝ: έκριναν τεχνολογία και στρατός.
ending-shared = Ισοπαλία σε όλα: η νίκη μοιράζεται.
ending-solo = Οι δώδεκα γύροι τελείωσαν, και τα σίβμποτ μετρήθηκαν.
ending-destroyed = Ο τελευταίος κύβος χάθηκε από τον χάρτη: ο πολιτισμός σας έπεσε.
warning-wonders = { $n ->
        [one] { $n } θαύμα μπορεί ακόμη να ενεργοποιηθεί.
       *[other] { $n } θαύματα μπορούν ακόμη να ενεργοποιηθούν.
    }
