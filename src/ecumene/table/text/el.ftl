# Τα λόγια του ίδιου του τραπεζιού, ίδια για όλα τα παιχνίδια.

section-table = Στο τραπέζι
seat-name = Παίκτης { $number }
nobody = κανένας
list-and = { $head } και { $last }
spectator = θεατής
chosen = Διαλέξατε: { $moves }. Μπορείτε ακόμη να αλλάξετε γνώμη· αναμονή για: { $names }.
chosen-so-far = { $question } · ως τώρα: { $moves }
log-answered = { $seat }: { $moves }
log-revised = Ως εδώ η παρτίδα παίχτηκε με κανόνες έκδοσης { $amount }· από εδώ και πέρα παίζεται με τους σημερινούς.

rule-table-turn = Παίζει μόνο εκείνος τον οποίο περιμένει το παιχνίδι.
    .why = { $seat }, δεν είναι η σειρά σας.
rule-table-over = Όταν τελειώσει το παιχνίδι, κανείς δεν παίζει πια.
    .why = Το παιχνίδι τελείωσε.
rule-table-move-unknown = Η κίνηση γράφεται όπως στον κατάλογο: πρώτα το ρήμα, ύστερα αυτό που αφορά.
    .why = { $near ->
        [none] Το «{ $text }» δεν είναι κίνηση.
       *[other] Το «{ $text }» δεν είναι κίνηση· η πιο κοντινή είναι «{ $near }».
    }
rule-table-move-not-offered = Τώρα επιτρέπονται μόνο οι κινήσεις του καταλόγου.
rule-table-other-question = Κάθε ερώτηση έχει τις δικές της κινήσεις.
    .why = Τώρα η ερώτηση είναι άλλη: { $asked }
rule-table-undo = Τα τελευταία δικά σας βήματα παίρνονται πίσω ώσπου να τραβηχτεί ή να αποκαλυφθεί κάτι ή να παίξει άλλος.
    .why = Δεν υπάρχει τώρα κάτι να πάρετε πίσω.
rule-table-let-pass = Εκτός της σειράς σας, μια ερώτηση που μπορείτε να αρνηθείτε αφήνεται να περνά: τότε αρνείται για εσάς το τραπέζι, ως την επόμενη σειρά σας ή σε όλη την παρτίδα.
    .why = Σε αυτό πρέπει να απαντήσετε εσείς.

prompt-over = Η παρτίδα τελείωσε
prompt-waiting = Αναμονή για: { $names }
warning-gives-up = Έτσι εγκαταλείπετε την παρτίδα
preview-end-of-turn = Στο τέλος της σειράς: { $list }.
preview-end-of-turn-in-part = Στο τέλος της σειράς, όσο μπορεί να προβλεφθεί: { $list }.
worth-best = η καλύτερη
worth-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Ό,τι δεν γίνεται. Στέκουν μετά το αρχείο και τη γραμμή, γι' αυτό αρχίζουν με μικρό γράμμα και χωρίς τελεία.

list-or = { $head } ή { $last }
page = σ. { $page }
our-own-rule = δικός μας κανόνας
cited = { $where ->
        [none] { $reason } [{ $rule }]
       *[other] { $reason } [{ $rule }, { $where }]
    }
bad-line = γραμμή { $line }: { $cause }
bad-lang = άγνωστη γλώσσα «{ $given }»· οι γλώσσες είναι: { $right }
bad-game = { $near ->
        [none] άγνωστο παιχνίδι «{ $given }»· υπάρχουν: { $right }
       *[other] άγνωστο παιχνίδι «{ $given }» (μήπως «{ $near }»;)· υπάρχουν: { $right }
    }
bad-bot = άγνωστο bot «{ $given }»· υπάρχουν: { $right }
bad-bot-module = το bot «{ $given }» δεν βρέθηκε: καμία μονάδα κώδικα δεν λέγεται «{ $module }», ούτε εδώ ούτε στα εγκατεστημένα πακέτα
bad-bot-broken = το bot «{ $given }» δεν φορτώνεται: { $cause }
bad-bot-class = το «{ $given }» δεν είναι bot: μετά την άνω και κάτω τελεία πρέπει να ακολουθεί κλάση που παράγεται από την ecumene.players.Bot
bad-database = η βάση δεδομένων { $database } δεν ανοίγει: { $cause } (ορίζεται με --database ή ECUMENE_DATABASE)
bad-database-in-use = τη βάση δεδομένων { $database } τη χρησιμοποιεί ήδη άλλος διακομιστής, και μόνο ένας μπορεί κάθε φορά (άλλη βάση ορίζεται με --database ή ECUMENE_DATABASE)
bad-stored-row = τα αποθηκευμένα στοιχεία του έχουν φθαρεί («{ $column }»). Οι διαχειριστές του διακομιστή θα βρουν περισσότερα στο αρχείο καταγραφής.
bad-setting = το { $name } πρέπει να είναι αριθμός, όχι «{ $given }»
bad-metrics = Το ECUMENE_METRICS δηλώνει διεύθυνση και θύρα, όπως 127.0.0.1:9100, όχι «{ $given }»
bad-metrics-in-use = ECUMENE_METRICS: η διεύθυνση { $given } χρησιμοποιείται ήδη· επιλέξτε άλλη θύρα
bad-metrics-listen = ECUMENE_METRICS: δεν γίνονται δεκτές συνδέσεις στη διεύθυνση { $given }: { $cause }
bad-no-sqlite = εδώ αντιγράφεται και επαναφέρεται μόνο βάση SQLite· η { $database } έχει δικά της εργαλεία, όπως το pg_dump
bad-no-backup = το { $file } δεν είναι αντίγραφο βάσης του Ecumene: { $cause }
bad-file-there = το { $file } υπάρχει ήδη· διαλέξτε άλλο όνομα
bad-rivals = { $most ->
        [one] χρειάζεται ένας αντίπαλος, όχι { $given }
       *[other] χρειάζονται από 1 έως { $most } αντίπαλοι, όχι { $given }
    }
bad-players = το { $game } παίζεται με { $right } παίκτες, όχι «{ $given }»
bad-seed = ο αρχικός αριθμός είναι ακέραιος από 0 έως 2**128 - 1, όχι «{ $given }»
bad-options = οι παραλλαγές είναι ονόματα με τιμές, όχι { $kind }
bad-no-options = το { $game } δεν έχει παραλλαγές, άρα ούτε «{ $name }»
bad-option = { $near ->
        [none] το { $game } δεν έχει παραλλαγή «{ $name }»· υπάρχουν: { $right }
       *[other] το { $game } δεν έχει παραλλαγή «{ $name }» (μήπως «{ $near }»;)· υπάρχουν: { $right }
    }
bad-option-switch = η παραλλαγή «{ $name }» είναι διακόπτης: True ή False, όχι «{ $given }»
bad-option-value = η παραλλαγή «{ $name }» είναι μία από: { $right }· όχι «{ $given }»
bad-option-list = { $repeats ->
        [yes] η παραλλαγή «{ $name }» είναι λίστα με { $least } έως { $most } από: { $right }· το ίδιο μπαίνει και πολλές φορές· όχι «{ $given }»
       *[no] η παραλλαγή «{ $name }» είναι λίστα με { $least } έως { $most } από: { $right }· το καθένα μία φορά· όχι «{ $given }»
    }
bad-option-number = η παραλλαγή «{ $name }» είναι ακέραιος από { $least } έως { $most }, όχι «{ $given }»
bad-option-players = η παραλλαγή «{ $name }» ισχύει για τόσους παίκτες: { $right }, όχι για { $given }
bad-choice = { $reason }
bad-seat = δεν υπάρχει θέση { $given }· οι θέσεις είναι { $right }
bad-until = οι ερωτήσεις αφήνονται να περνούν ως: { $right }· όχι «{ $given }»
bad-name = ένα όνομα είναι κείμενο, όχι { $kind }
bad-names = ονόματα που χρειάζονται: { $need }, όχι { $given }
bad-date = η ημερομηνία γράφεται 2026.02.28, με ? για ό,τι είναι άγνωστο· όχι «{ $given }»
bad-thing = τίποτα δεν λέγεται «{ $name }»

## Καταγραφές, γραμμή προς γραμμή

bad-record = μια καταγραφή είναι κείμενο, όχι { $kind }
bad-record-size = μια καταγραφή έχει το πολύ { $most } χαρακτήρες, αυτή { $size }
bad-character = χαρακτήρας που δεν έχει θέση σε καταγραφή, η οποία είναι κείμενο UTF-8
bad-tag = δεν είναι ετικέτα όπως [Game "…"]· οι ετικέτες είναι { $right }
bad-tag-one = η ετικέτα { $name } έχει μία τιμή
bad-tag-texts = η ετικέτα { $name } έχει κείμενα σε εισαγωγικά
bad-tag-number = η ετικέτα { $name } έχει έναν αριθμό
bad-tag-twice = η ετικέτα { $name } στέκει εδώ για δεύτερη φορά
bad-tag-missing = λείπει η ετικέτα { $name }
bad-tag-damaged = η ετικέτα { $name } είναι κατεστραμμένη
bad-no-moves = καμία κίνηση, ούτε καν το στήσιμο (μια γραμμή που αρχίζει με 0)
bad-set-up = πρώτα το στήσιμο: μια γραμμή που αρχίζει με { $number } ;
bad-move-line = δεν είναι κίνηση: αριθμός, θέση, κίνηση και μετά το ; η τύχη
bad-move-number = εδώ έπρεπε να βρίσκεται η κίνηση { $right }, όχι η { $given }
bad-move = η κίνηση «{ $text }» δεν επιτρέπεται: { $reason }
bad-draw = { $outcome ->
        [0] εδώ λείπει ένα τράβηγμα· πιθανά: «{ $right }»
       *[other] το αποτέλεσμα { $outcome }, «{ $name }», δεν μπορούσε να τραβηχτεί εδώ· πιθανά: «{ $right }»
    }
bad-luck-left = { $n ->
        [one] { $n } αποτέλεσμα παραπάνω μετά το ;
       *[other] { $n } αποτελέσματα παραπάνω μετά το ;
    }
bad-result = οι κινήσεις οδηγούν σε «{ $right }», όχι σε «{ $given }»
bad-rules = οι κανόνες δεν το επιτρέπουν (στα αγγλικά: { $cause })
bad-rules-changed = παίχτηκε με κανόνες έκδοσης { $given } και η έκδοση { $ours } δεν μπορεί να το επαναλάβει: { $cause }
bad-rules-newer = παίχτηκε με κανόνες έκδοσης { $given }· αυτό το πρόγραμμα ξέρει ως την { $ours }: ενημερώστε το Ecumene
bad-rules-older = παίχτηκε με κανόνες έκδοσης { $given }· αυτό το πρόγραμμα παίζει με την { $ours } και όχι πια με την { $given }

## Θέσεις

bad-position = δεν είναι θέση παιχνιδιού
bad-format = μορφή θέσης { $given }· αυτό το πρόγραμμα διαβάζει τη μορφή { $right }
bad-field = μια θέση δεν έχει πεδίο «{ $name }»· τα πεδία της είναι: { $right }
bad-field-missing = από τη θέση λείπει το πεδίο «{ $name }»
bad-field-kind = το πεδίο «{ $name }» της θέσης δεν έχει αυτό που πρέπει
bad-moves = καμία παρτίδα δεν έχει { $number } κινήσεις
bad-impossible = αδύνατη θέση: { $cause }
bad-impossible-rules = αδύνατη θέση (στα αγγλικά: { $cause })
bad-stuck = από αυτή τη θέση οι κανόνες δεν μπορούν να συνεχίσουν (στα αγγλικά: { $cause })
bad-other-position = η θέση δεν είναι αυτού του παιχνιδιού ή έχει άλλους παίκτες και παραλλαγές
bad-snapshot = κατεστραμμένο στιγμιότυπο (στα αγγλικά: { $cause })

## Αρχεία της αρένας και πίνακες που αντικαθιστούν τους δικούς μας

bad-run = το { $file } δεν είναι αρχείο παρτίδων της αρένας
bad-run-format = το { $file } είναι στη μορφή { $found }, ενώ αυτή η έκδοση του Ecumene διαβάζει τη μορφή { $right }
bad-run-other = το { $file } έχει άλλες παρτίδες: άλλο παιχνίδι, άλλους παίκτες, άλλα bot, άλλες παραλλαγές ή άλλον αρχικό αριθμό
bad-run-version = το { $file } άρχισε με Ecumene { $found } και κανόνες { $found_rules }, ενώ εδώ είναι Ecumene { $version } και κανόνες { $rules }: διαλέξτε άλλο αρχείο
bad-run-bots = το { $file } άρχισε με άλλα bot ή άλλα βάρη από τα τωρινά: διαλέξτε άλλο αρχείο
bad-training = το { $file } δεν είναι αρχείο εκπαίδευσης
bad-training-other = το { $file } έχει άλλη εκπαίδευση: άλλες παραλλαγές, ρυθμίσεις, αρχικό αριθμό, bot, έκδοση ή κανόνες
bad-run-busy = το { $file } χρησιμοποιείται ήδη από άλλο πρόγραμμα
bad-run-line = { $file }, γραμμή { $line }: δεν είναι παρτίδα της αρένας
bad-run-twice = { $file }, γραμμή { $line }: η παρτίδα { $game } υπάρχει ήδη
bad-ray = το Ray δεν είναι εγκατεστημένο: pip install 'ecumene[ray]'
bad-ray-address = στη διεύθυνση { $address } (RAY_ADDRESS) δεν απαντά καμία συστοιχία Ray
bad-content = οι πίνακες στο { $folder } (ECUMENE_CONTENT) δεν ταιριάζουν στο παιχνίδι (στα αγγλικά: { $cause })
bad-content-toml = { $line ->
        [0] το { $file } δεν είναι TOML σε UTF-8
       *[other] { $file }, γραμμή { $line }: δεν είναι TOML
    }
bad-content-table = { $file }: δεν υπάρχει πίνακας «{ $table }»· υπάρχουν: { $right }
bad-content-rows = { $file }: ο πίνακας { $table } έχει σειρές με id, καθεμία κάτω από [[{ $table }]]
bad-content-single = { $file }: ο { $table } είναι ένας πίνακας, όχι σειρές με id
bad-content-key = { $file }: ο πίνακας { $table } δεν έχει «{ $name }»· έχει: { $right }
bad-content-row = { $file }: ο πίνακας { $table } δεν έχει σειρά με id «{ $id }»
bad-content-row-key = { $file }: στη σειρά «{ $id }» του πίνακα { $table } δεν υπάρχει κλειδί «{ $name }»· υπάρχουν: { $right }
bad-content-word = στη σειρά «{ $id }» του πίνακα { $table } δεν μπορεί να γραφτεί «{ $name }»· μπορεί: { $right }
bad-content-kind = { $file }: στον πίνακα { $table } το «{ $name }» είναι { $kind ->
        [switch] true ή false
        [number] αριθμός
        [list] λίστα
        [table] πίνακας
       *[text] κείμενο
    }

# Τι έκαναν οι άλλοι
digest-times = { $what } ×{ $n }
digest-more = ακόμη { $n }
