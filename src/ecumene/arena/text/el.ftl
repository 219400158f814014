# Οι λέξεις μιας αναφοράς για πολλές παρτίδες.

report-title = { $game }: { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }
report-setting = { $players ->
        [1] Ένας παίκτης
       *[other] { $players } παίκτες
    }, παραλλαγές: { $options }, πρώτος αρχικός αριθμός { $seed }· Ecumene { $version }, κανόνες { $rules }.
report-no-options = καμία
report-intervals = Στις αγκύλες είναι τα διαστήματα Wilson: εκεί βρίσκεται το πραγματικό ποσοστό με βεβαιότητα 95 %. Μια κοινή νίκη μοιράζεται.
report-again = Παίζονται ξανά με
report-ladder = Κλίμακα
report-bot = Bot
report-rating = Βαθμολογία
report-rating-about = Οι βαθμολογίες υπολογίζονται από όλες τις παρτίδες μαζί (Plackett–Luce)· 25 έχει ένα bot για το οποίο δεν ξέρουμε τίποτα. Η κουκκίδα είναι το μ, η γραμμή το μ ± 2σ· η βαθμολογία είναι μ − 3σ, όση αξίζει σίγουρα το bot.
report-wins = Ποσοστό νικών
report-games = Παρτίδες
report-mean = Μέσοι πόντοι
report-slowest = Πιο αργή κίνηση
report-ms = { $ms } ms
report-pairs = Ποιος προηγείται ποιου
report-ahead = { $one } πριν από { $other }
report-order = Σειρά παιχνιδιού
report-order-about = Πόσο συχνά κερδίζει όποιος παίζει πρώτος, δεύτερος και ούτω καθεξής. Η διακεκομμένη γραμμή είναι όσο θα έδινε η τύχη.
report-place = { $place ->
        [1] Παίζει πρώτος
        [2] Παίζει δεύτερος
        [3] Παίζει τρίτος
       *[other] Παίζει { $place }ος
    }
report-scores = Πόντοι
report-score = Πόντοι
report-automata = Αυτόματοι αντίπαλοι
report-length = Διάρκεια
report-decisions = Αποφάσεις ανά παρτίδα
report-endings = Πώς τελείωσαν οι παρτίδες
report-played = Τι παίχτηκε
report-played-about = Πόσο συχνά κέρδισε όποιος το έκανε· στην παρένθεση, πόσες φορές έγινε. Τα δυνατά bot διαλέγουν και καλύτερα: βάλτε ένα bot να παίξει με τον εαυτό του για να φανεί τι αξίζει το καθετί.
report-thing = { $name } ({ $games })
