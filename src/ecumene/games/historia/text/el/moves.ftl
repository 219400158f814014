# Τι κάνει ένας παίκτης, τι ρωτιέται και σε ποιο σημείο των κανόνων.


## Κινήσεις

move-choose = Επιλογή: { $subject }
    .did = διάλεξε «{ $subject }»
    .did-all = διάλεξε { $subjects }
    .chosen = { $subject }
    .hint = Η κάρτα μπαίνει σε όσες παίζετε σε αυτόν τον κύκλο.
move-drop = Επιστροφή: { $subject }
    .did = επέστρεψε «{ $subject }»
    .hint = Η κάρτα μένει στο χέρι σας.
move-done = { $subject ->
        [none] Σφράγισμα των καρτών σας
       *[other] Τα υπόλοιπα από τους χρησιμοποιημένους κύβους
    }
    .did = { $subject ->
            [none] σφράγισε τις κάρτες
           *[other] πήρε τα υπόλοιπα από τους χρησιμοποιημένους κύβους
        }
    .hint = Ό,τι διαλέξατε ισχύει· εδώ δεν διαλέγεται άλλο.
move-simple = { $subject }
    .did = έπαιξε «{ $subject }»
move-advanced = Προηγμένη μορφή: { $subject }
    .did = έπαιξε σε προηγμένη μορφή «{ $subject }»
    .part = advanced
move-skip = { $subject ->
        [none] Όχι άλλα θαύματα
       *[other] { $subject }, μάταια
    }
    .did = { $subject ->
            [none] δεν χρησιμοποίησε άλλα θαύματα
           *[other] έπαιξε μάταια «{ $subject }»
        }
    .hint = Η ενέργεια δεν έχει αποτέλεσμα· η κάρτα μετρά ως παιγμένη.
move-activate = { $amount ->
        [none] Ενεργοποίηση: { $subject }
       *[other] Ενεργοποίηση: { $subject }· καταστρέφεται: { $amount }
    }
    .did = { $amount ->
            [none] ενεργοποίησε «{ $subject }»
           *[other] ενεργοποίησε «{ $subject }»· κατέστρεψε «{ $amount }»
        }
move-command = { $amount ->
        [0] Διοίκηση: { $subject }, με κύβο από το απόθεμα
        [1] Διοίκηση: { $subject }, με χρησιμοποιημένο κύβο
       *[other] Διοίκηση: { $subject }, με διαθέσιμο κύβο
    }
    .did = χρησιμοποίησε διοίκηση «{ $subject }»
    .hint = Ο κύβος μένει στον δείκτη ως το τέλος της εποχής.
move-build = Χτίσιμο: { $subject }
    .did = έχτισε «{ $subject }»
move-place = Κύβος στον χάρτη: { $subject }
    .did = έβαλε κύβο στον χάρτη ({ $subject })
    .hint = Εκεί μπαίνει ένας διαθέσιμος κύβος σας.
move-withdraw = Κύβος από τον χάρτη: { $subject }
    .did = πήρε κύβο από τον χάρτη ({ $subject })
    .hint = Ο κύβος επιστρέφει σε εσάς.
move-trade = Εμπόριο: { $subject }
    .did = εμπορεύτηκε με τον πολιτισμό «{ $subject }»
    .hint = Κερδίζετε επίπεδο τεχνολογίας, και ο εταίρος σας ΠΝ.
    .part = none
move-attack = Επίθεση: { $subject }, { $amount }
    .did = επιτέθηκε στον πολιτισμό «{ $subject }» ({ $amount })
    .hint = Νικά το ανώτερο επίπεδο στρατού.
    .part = none
move-recover = Πίσω στο χέρι: { $subject }
    .did = πήρε πίσω «{ $subject }»
move-refresh = Ξαναγυρίζει: { $subject }
    .did = ξαναγύρισε «{ $subject }»
move-take = Επιλογή: { $subject }
    .did = πήρε «{ $subject }»
move-retire = Κάτω από την τράπουλα: { $subject }
    .did = έβαλε κάτω από την τράπουλα «{ $subject }»
move-draw = Σύμβουλος: { $subject }
    .did = διάλεξε σύμβουλο «{ $subject }»
move-lay = Στόχος: τεχνολογία { $subject }, στρατός { $amount }
    .did = έβαλε στόχο (τεχνολογία { $subject }, στρατός { $amount })
    .hint = Ο στόχος μένει εκεί για όποιον έρθει πρώτος.

## Ερωτήσεις

ask-choose-cards = { $may-done ->
        [yes] { $may-choose ->
            [yes] Διαλέξτε κι άλλες κάρτες ή σφραγίστε την επιλογή σας.
           *[no] Σφραγίστε την επιλογή σας ή βάλτε μια κάρτα πίσω.
        }
       *[no] Διαλέξτε μια κάρτα για αυτόν τον κύκλο.
    }
ask-act = { $may-activate ->
        [yes] Εκτελέστε τις κάρτες σας· μπορείτε να ενεργοποιήσετε θαύματα.
       *[no] Εκτελέστε τις κάρτες σας.
    }
ask-build-wonder = { $source }: διαλέξτε ένα θαύμα της σειράς.
ask-refresh-wonder = { $source }: διαλέξτε ποιο θαύμα ξαναγυρίζει.
ask-recover-card = { $source }: διαλέξτε ποια κάρτα παίρνετε πίσω.
ask-place-cube = { $source }: διαλέξτε περιοχή για τον κύβο σας.
ask-exploit-cubes = { $source }: πάρτε κύβους από τον χάρτη ή τα υπόλοιπα από τους χρησιμοποιημένους.
ask-trade-partner = { $source }: διαλέξτε με ποιον εμπορεύεστε.
ask-war-target = { $source }: διαλέξτε ποιον χτυπάτε και πού.
ask-draw-adviser = Διαλέξτε έναν σύμβουλο για το χέρι σας.
ask-retire-adviser = Διαλέξτε ποιον σύμβουλο βάζετε ανοιχτό κάτω από την τράπουλά σας.
ask-choose-civilization = Διαλέξτε τον πολιτισμό σας.
ask-lay-goal = { $source }: διαλέξτε κελί του πίνακα για αυτόν τον στόχο.
ask-leader-draft = Διαλέξτε τον ηγέτη σας για την εποχή που έρχεται.
ask-secret-draft = Διαλέξτε έναν ηγέτη· θα έχετε έναν για κάθε εποχή.
ask-start-placement = Διαλέξτε άδεια περιοχή για τον πρώτο σας κύβο.

## Παράγραφοι των κανόνων

frame-set-up = Προετοιμασία
frame-civilizations = Πολιτισμοί
frame-choose-civilization = Επιλογή πολιτισμού
frame-first-advisers = Πρώτοι σύμβουλοι
frame-retire-adviser = Σύμβουλος στην άκρη
frame-draw-adviser = Νέος σύμβουλος
frame-lay-goal = Τοποθέτηση στόχων
frame-leader-draft = Νέοι ηγέτες
frame-secret-draft = Επιλογή ηγετών
frame-first-cubes = Πρώτοι κύβοι
frame-start-placement = Πρώτος κύβος
frame-turn = Γύρος
frame-action-rounds = Κύκλοι ενεργειών
frame-choose-cards = Επιλογή καρτών
frame-resolution = Εκτέλεση των καρτών
frame-act = Δικές σας κάρτες
frame-deed = Ενέργεια
frame-effects = Αποτελέσματα κάρτας
frame-build-wonder = Χτίσιμο θαύματος
frame-refresh-wonder = Ανανέωση θαυμάτων
frame-recover-card = Κάρτα της επιλογής
frame-place-cube = Κύβος στον χάρτη
frame-exploit-cubes = Ανάκτηση κύβων
frame-trade-partner = Εμπορικός εταίρος
frame-war-target = Αντίπαλος στον πόλεμο
frame-civbots-act = Σίβμποτ
frame-end-of-turn = Τέλος του γύρου
