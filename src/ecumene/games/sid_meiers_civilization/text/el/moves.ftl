# Τι κάνει ένας παίκτης, τι ερωτάται, και πού στους κανόνες συμβαίνει αυτό.

## Κινήσεις

move-civilization = Παίξτε: { $subject }
    .did = παίζει: { $subject }
    .hint = Το φύλλο λέει με τι ξεκινάτε και τι μπορείτε.
move-capital = Ιδρύστε την πρωτεύουσα στο { $subject }
    .did = ίδρυσε την πρωτεύουσα στο { $subject }
    .hint = Τα οκτώ τετράγωνα γύρω της δίνουν εμπόριο και παραγωγή.
move-place = { $subject }
    .did = { $told ->
        [none] διάλεξε { $subject }
       *[other] διάλεξε { $subject } ({ $told })
    }
    .hint = Επιλέγεται αυτό το τετράγωνο.
move-found = Ιδρύστε πόλη στο { $subject } ({ $amount })
    .did = ίδρυσε πόλη στο { $subject }
    .hint = Το πιόνι γίνεται πόλη που αποδίδει αμέσως.
move-government = Εγκαθιδρύστε: { $subject }
    .did = υιοθέτησε: { $subject }
    .hint = Το πολίτευμα ισχύει όσο βρίσκεται επάνω.
move-send = Ο ανιχνευτής { $subject } στέλνει στο { $amount }
    .did = έστειλε τα έσοδα του ανιχνευτή { $subject } στο { $amount }
    .hint = Το τετράγωνο του ανιχνευτή μετρά για αυτή την πόλη.
move-build = Χτίστε: { $subject }
    .did = έχτισε: { $subject }
    .hint = Ύστερα διαλέξτε το τετράγωνο.
move-train = Στρατολογήστε: { $subject }, { $amount }
    .did = στρατολόγησε: { $subject }, { $amount }
    .hint = Μια τυχαία κάρτα αυτού του είδους μπαίνει στον στρατό σας.
move-devote = Αφιερώστε το { $subject } στις τέχνες
    .did = αφιέρωσε το { $subject } στις τέχνες
    .hint = Μία μάρκα πολιτισμού, και μία για κάθε σύμβολο πολιτισμού.
move-harvest = Συλλέξτε { $subject-acc } στο { $amount }
    .did = σύλλεξε { $subject-acc } στο { $amount }
    .hint = Παίρνετε μια μάρκα από την αγορά.
move-advance = Προχωρήστε στη διαδρομή πολιτισμού
    .did = προχώρησε στη διαδρομή πολιτισμού
    .hint = Πληρώνετε τον επόμενο χώρο και παίρνετε ό,τι δίνει.
move-pick = Πάρτε: { $subject }, { $amount }
    .did = πήρε: { $subject }, { $amount }
    .hint = Πιόνια του ίδιου τετραγώνου μπορούν να πάνε μαζί.
move-walk = { $told ->
        [none] Πηγαίνετε στο { $subject }
       *[other] Επίθεση στο { $subject }: { $told }
    }
    .did = { $told ->
        [none] πήγε στο { $subject }
       *[other] επιτέθηκε στο { $subject }: { $told }
    }
    .hint = Ένα τετράγωνο κίνησης.
move-reveal = Αποκαλύψτε το πλακίδιο στο { $subject }
    .did = αποκάλυψε το πλακίδιο στο { $subject }
    .hint = Κοστίζει ένα τετράγωνο κίνησης και δεν αναιρείται.
move-stop = { $told ->
        [none] Σταματήστε εδώ
       *[other] Σταματήστε εδώ και επιτεθείτε: { $told }
    }
    .did = { $told ->
        [none] σταμάτησε
       *[other] σταμάτησε και επιτέθηκε: { $told }
    }
    .hint = Ό,τι απομένει χάνεται.
move-research = { $subject ->
        [none] Καμία έρευνα
       *[other] Ερευνήστε { $subject-acc }
    }
    .did = { $subject ->
            [none] δεν ερεύνησε τίποτα
           *[other] ερεύνησε { $subject-acc }
        }
    .hint = Το εμπόριο ξοδεύεται, εκτός από ένα για κάθε νόμισμα.
move-front = Ανοίξτε μέτωπο: { $subject }
    .did = άνοιξε μέτωπο: { $subject }
    .hint = Η μονάδα παρατάσσεται χωρίς επίθεση.
    .part = none
move-strike = Χτυπήστε: { $subject }, μέτωπο { $amount }
    .did = χτύπησε: { $subject }, μέτωπο { $amount }
    .hint = Πλήττουν και οι δύο μαζί, εκτός αν η μία υπερισχύει.
    .part = none
move-use = Χρησιμοποιήστε: { $subject }
    .did = χρησιμοποίησε: { $subject }
    .hint = Κάθε ικανότητα χρησιμοποιείται μία φορά τον γύρο.
move-play = Παίξτε: { $subject }
    .did = έπαιξε: { $subject }
    .hint = Οι άλλοι μπορούν να το ακυρώσουν.
move-offer = Προσφορά προς: { $subject-seat }
    .did = άρχισε προσφορά προς: { $subject-seat }
    .hint = Πείτε τι δίνετε και τι θέλετε.
move-give = { $amount ->
        [0] Βγάλτε από την προσφορά: { $subject }
       *[other] Δώστε { $amount } × { $subject }
    }
    .did = { $amount ->
        [0] έβγαλε από την προσφορά: { $subject }
       *[other] έβαλε στην προσφορά { $amount } × { $subject }
        }
    .hint = Αλλάζει χέρια αν η προσφορά γίνει δεκτή.
move-want = { $amount ->
        [0] Μη ζητάτε πια: { $subject }
       *[other] Ζητήστε { $amount } × { $subject }
    }
    .did = { $amount ->
        [0] δεν ζητά πια: { $subject }
       *[other] ζήτησε { $amount } × { $subject }
        }
    .hint = Το παίρνετε αν η προσφορά γίνει δεκτή.
move-propose = Κάντε την προσφορά
    .did = έκανε την προσφορά
    .hint = Ο άλλος παίκτης δέχεται ή αρνείται.
move-drop = Αποσύρετε την προσφορά
    .did = απέσυρε την προσφορά
    .hint = Μετρά ως μία από τις τρεις.
move-accept = Δεχτείτε
    .did = δέχτηκε
    .hint = Τα αγαθά αλλάζουν χέρια.
move-decline = Αφήστε το
    .did = το άφησε
    .hint = Όλα συνεχίζονται.
move-done = Τέλος
    .did = τελείωσε τη φάση
    .hint = Το μέρος σας σε αυτή τη φάση τελείωσε.
move-pay = Πληρώστε: { $subject }{ $amount ->
        [none] {""}
       *[other] { " " }({ $amount })
    }
    .did = πλήρωσε: { $subject }
    .hint = Οι μάρκες της αγοράς επιστρέφουν εκεί, οι άλλες φεύγουν από το παιχνίδι.
move-cancel = Ακυρώστε το με: { $subject }
    .did = ακύρωσε με: { $subject }
    .hint = Οι άλλοι μπορούν να ακυρώσουν και αυτό.
move-discard = Απορρίψτε: { $subject }
    .did = απέρριψε: { $subject }
    .hint = Πηγαίνει ανοιχτή κάτω από τη στοίβα της.
move-learn = Μάθετε { $subject-acc }
    .did = έμαθε { $subject-acc }
    .hint = Δεν κοστίζει εμπόριο, αλλά θέλει θέση στην πυραμίδα.
move-loot = Πάρτε: { $subject }
    .did = πήρε ως λάφυρο: { $subject }
    .hint = Αυτό είναι το λάφυρό σας.
move-target = { $subject-seat }
    .did = διάλεξε: { $subject-seat }
    .hint = Επιλέγεται αυτός ο παίκτης.
move-wound = Πληγώστε τη μονάδα στο μέτωπο { $subject }
    .did = πλήγωσε τη μονάδα στο μέτωπο { $subject }
    .hint = Μία πληγή.
move-heal = Θεραπεύστε τη μονάδα στο μέτωπο { $subject }
    .did = θεράπευσε τη μονάδα στο μέτωπο { $subject }
    .hint = Μία πληγή λιγότερη.
move-draw = Τραβήξτε από τη στοίβα: { $subject }
    .did = τράβηξε κάρτα: { $subject }
    .hint = Η κάρτα πηγαίνει στο χέρι σας.
move-gain = Πάρτε { $subject-acc }
    .did = πήρε { $subject-acc }
    .hint = Παίρνετε μια μάρκα από την αγορά.
move-reserve = Κρατήστε το σε εφεδρεία
    .did = το κράτησε σε εφεδρεία
    .hint = Τοποθετείται σε οποιαδήποτε επόμενη φάση έναρξης.
move-sacrifice = Θυσιάστε το πιόνι στο { $subject }
    .did = θυσίασε το πιόνι στο { $subject }
    .hint = Μαθαίνετε μια τεχνολογία του κατόχου της πόλης.
move-choose = { $subject }
    .did = διάλεξε: { $subject }
    .hint = Επιλέγεται αυτό.
move-raze = Καταστρέψτε το κτίσμα
    .did = κατέστρεψε το κτίσμα
    .hint = Μία φορά τον γύρο.
move-save = Σώστε { $subject-acc }
    .did = έσωσε { $subject-acc }
    .hint = Η μονάδα επιστρέφει στον στρατό σας.

## Παράγραφοι

frame-battle = Μάχη
frame-battle-ability = Ικανότητα στη μάχη
frame-build-at = Τοποθέτηση
frame-cancel = Ακύρωση
frame-capital = Πρωτεύουσα
frame-choose-civilization = Επιλογή πολιτισμών
frame-city-action = Ενέργεια πόλης
frame-city-turn = Φάση πόλεων
frame-deal = Προσφορά
frame-destroying = Μηχανή εσωτερικής καύσης
frame-draw-events = Κάρτες πολιτισμού
frame-effect = Γεγονός ή ικανότητα
frame-exchange = Δωρεάν τεχνολογία
frame-free-building = Δωρεάν κτίσμα
frame-free-figure = Δωρεάν πιόνι
frame-free-resource = Δωρεάν πόρος
frame-gift-coin = Νόμισμα για άλλον
frame-hand-over = Παράδοση
frame-harvest-city = Πόλη που συλλέγει
frame-harvest-twice = Διπλή συλλογή
frame-liberty = Άγαλμα της Ελευθερίας
frame-loot = Λάφυρα
frame-move = Πορεία
frame-move-turn = Φάση κίνησης
frame-move-window = Διακοπή κίνησης
frame-pay = Πληρωμή
frame-phase-turns = Φάση
frame-placing = Τοποθέτηση
frame-pushed-out = Τα πιόνια αφήνουν το κέντρο
frame-research = Έρευνα
frame-round = Γύρος
frame-save-unit = Διασωθείσα μονάδα
frame-set-up = Προετοιμασία
frame-sheet = Πολιτισμός
frame-start-turn = Φάση έναρξης
frame-substitute = Βάρβαροι
frame-too-many-cards = Πάρα πολλές κάρτες πολιτισμού
frame-trade-turn = Φάση εμπορίου
frame-window = Δυνατότητα ακύρωσης

## Ερωτήσεις

ask-battle = Παίξτε μια κάρτα: ανοίξτε μέτωπο ή χτυπήστε σε ένα.
ask-build-at = Διαλέξτε το τετράγωνο: { $source }.
ask-capital = Διαλέξτε το τετράγωνο της πρωτεύουσας.
ask-city-turn = Δώστε στις πόλεις τις ενέργειές τους ή τελειώστε τη φάση πόλεων.
ask-deal = Συντάξτε την προσφορά, κάντε την ή απαντήστε της.
ask-destroying = Να καταστραφεί το κτίσμα εδώ;
ask-draw-events = Διαλέξτε από ποια στοίβα θα τραβήξετε.
ask-effect = Διαλέξτε τον στόχο: { $source }.
ask-exchange = { $source ->
        [none] Διαλέξτε την τεχνολογία που θα μάθετε.
       *[other] Διαλέξτε την τεχνολογία που θα μάθετε: { $source }.
    }
ask-free-building = Διαλέξτε ένα κτίσμα που δεν κοστίζει τίποτα.
ask-free-figure = { $source ->
        [none] Διαλέξτε στρατό ή ανιχνευτή.
       *[other] Διαλέξτε στρατό ή ανιχνευτή: { $source }.
    }
ask-free-resource = Διαλέξτε έναν πόρο της αγοράς.
ask-gift-coin = { $source ->
        [none] Διαλέξτε ποιος κερδίζει ένα νόμισμα.
       *[other] Διαλέξτε ποιος κερδίζει ένα νόμισμα: { $source }.
    }
ask-hand-over = Διαλέξτε τι παραδίδετε.
ask-harvest-city = Διαλέξτε την πόλη που συλλέγει.
ask-harvest-twice = Διαλέξτε τι θα συλλέξετε.
ask-liberty = Διαλέξτε την τεχνολογία που θα μάθετε.
ask-loot = Διαλέξτε τα λάφυρά σας.
ask-move = Διαλέξτε το επόμενο τετράγωνο ή σταματήστε.
ask-move-turn = Πάρτε ένα πιόνι ή τελειώστε τη φάση κίνησης.
ask-move-window = Θέλετε να διακόψετε την κίνηση;
ask-pay = { $source ->
        [none] Διαλέξτε τη μάρκα που ξοδεύετε.
       *[other] Διαλέξτε τη μάρκα που ξοδεύετε: { $source }.
    }
ask-placing = Διαλέξτε πού θα σταθεί: { $source }.
ask-pushed-out = Διαλέξτε πού πηγαίνει το πιόνι.
ask-research = Διαλέξτε κρυφά μια τεχνολογία, ή καμία.
ask-save-unit = Διαλέξτε τη μονάδα που σώζεται.
ask-sheet = Διαλέξτε τον πολιτισμό σας.
ask-start-turn = Ενεργήστε ή τελειώστε τη φάση έναρξης.
ask-substitute = Διαλέξτε το είδος του βαρβάρου που λείπει.
ask-too-many-cards = Απορρίψτε τις περιττές κάρτες.
ask-trade-turn = Χρησιμοποιήστε ικανότητες, κάντε προσφορές ή τελειώστε τη φάση εμπορίου.
ask-window = Θέλετε να ακυρώσετε αυτό: { $source };
