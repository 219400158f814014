# Ονόματα του παιχνιδιού, των επιλογών, των τελών, των αριθμών και των ενοτήτων.

game-name = Ο Πολιτισμός του Σιντ Μάιερ
option-first-game = Πρώτη παρτίδα
    .text = Χωρίς θαύματα, Αίγυπτο και Ρώμη· τελειώνει με την τρίτη πόλη και κανείς δεν νικά.
option-choose-civilizations = Επιλογή πολιτισμών
    .text = Κάθε παίκτης διαλέγει φύλλο, από τον τελευταίο ως τον πρώτο· αλλιώς μοιράζονται.
ending-culture = Ένας πολιτισμός έφτασε στο τέλος της διαδρομής πολιτισμού.
ending-technology = Ένας πολιτισμός ανακάλυψε τη Διαστημική πτήση.
ending-economy = Ένας πολιτισμός έχει δεκαπέντε νομίσματα.
ending-conquest = Μια πρωτεύουσα έπεσε.
ending-introductory = Η πρώτη παρτίδα τελείωσε· κανείς δεν κερδίζει ούτε χάνει.
ending-long-stop = Πέρασαν πενήντα γύροι.

stat-trade = Εμπόριο
    .name = Εμπόριο
stat-culture = Πολιτισμός
    .name = Πολιτισμός
stat-space = Διαδρομή πολιτισμού
    .name = Διαδρομή πολιτισμού
stat-coins = Νομίσματα
    .name = Νομίσματα
stat-gifts = Μάρκες νομισμάτων
    .name = Μάρκες νομισμάτων
stat-canal = Νομίσματα της διώρυγας
    .name = Νομίσματα της διώρυγας
stat-progress = Πρόοδος τοις εκατό
    .name = Πρόοδος τοις εκατό
stat-pyramid = Πυραμίδα
    .name = Πυραμίδα

section-setup = Προετοιμασία
section-round = Ο γύρος
section-start-phase = Έναρξη
section-trade-phase = Εμπόριο
section-city-phase = Πόλεις
section-movement = Κίνηση
section-research = Έρευνα
section-winning = Νίκη
section-battle = Μάχη
section-coins = Νομίσματα
section-scouts = Ανιχνευτές και αποκλεισμός
section-interrupts = Διακοπές

warning-cities = { $count ->
        [one] Μία πόλη δεν έχει ενεργήσει ακόμη.
       *[other] { $count } πόλεις δεν έχουν ενεργήσει ακόμη.
    }
warning-figures = { $count ->
        [one] Ένα πιόνι δεν έχει κινηθεί ακόμη.
       *[other] { $count } πιόνια δεν έχουν κινηθεί ακόμη.
    }
warning-scouts = { $count ->
        [one] Ένας ανιχνευτής στέκεται εκεί απ' όπου δεν θα στείλει τίποτα.
       *[other] { $count } ανιχνευτές στέκονται εκεί απ' όπου δεν θα στείλουν τίποτα.
    }
warning-government = Η ελεύθερη αλλαγή πολιτεύματος χάνεται.
warning-trade = Εμπόριο πάνω από 27 που θα χαθεί: { $count }.
warning-research = Με εμπόριο { $left } δεν ερευνάται τίποτα σε αυτόν τον γύρο: το επίπεδο I χρειάζεται { $needs }.
warning-research-level = Με εμπόριο { $left } ερευνάται σε αυτόν τον γύρο μόνο το επίπεδο { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }, όχι πια το { $before ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }.
