# Λέξεις της γραμμής εντολών και του τραπεζιού στο τερματικό.

about = Ecumene: ένα ανοιχτό τραπέζι για επιτραπέζια παιχνίδια πολιτισμών.
about-examples =
    Για αρχή:
      ecumene play { $game }            εσείς και ένα bot, σε πλήρη οθόνη
      ecumene play { $game } --plain    το ίδιο σε απλές γραμμές
      ecumene rules { $game } σειρά     τι λένε οι κανόνες για μια λέξη
about-help = Κάθε εντολή εξηγεί τον εαυτό της: ecumene ΕΝΤΟΛΗ --help
yes = ναι
no = όχι

## Βοήθεια

help-usage = Χρήση:
help-arguments = Ορίσματα
help-options = Επιλογές
help-commands = Εντολές
help-help = εμφάνιση αυτής της βοήθειας και έξοδος
help-lang = η γλώσσα όσων διαβάζετε (αλλιώς η γλώσσα του συστήματος)
help-version = εμφάνιση της έκδοσης και έξοδος
help-game = το παιχνίδι: { $games }
help-players = πλήθος παικτών
help-seed = ακέραιος αριθμός· ο ίδιος αριθμός δίνει παντού την ίδια παρτίδα
help-game-options = ενότητες και παραλλαγές με κόμματα: NAME,NAME=VALUE· τις δείχνει το «ecumene games»
help-json = έξοδος JSON για προγράμματα
help-json-lines = ένα αντικείμενο JSON ανά γραμμή για κάθε παρτίδα
help-json-files = ένα αντικείμενο JSON ανά γραμμή για κάθε καταγραφή
help-games = πόσες παρτίδες θα παιχτούν (προεπιλογή 1)· η παρτίδα i ξεκινά από τον αριθμό S + i
help-bots = τα bot, με τη σειρά για τις θέσεις: { $bots } (προεπιλογή random)
help-jobs = πόσες παρτίδες θα παίζονται ταυτόχρονα (προεπιλογή 1)
help-seconds = πόσα δευτερόλεπτα θα διαρκέσει η μέτρηση (προεπιλογή 5)
help-entrants = τα bot που συναντιούνται, με κόμματα ({ $bots })· σε αγώνα, ένα μόνο του παίζει με τον εαυτό του
help-run = αρχείο παρτίδων της αρένας
help-html = εγγραφή σελίδας με πίνακες και διαγράμματα σε αυτό το αρχείο
help-ray = παιχνίδι σε συστοιχία Ray αντί σε αυτόν τον υπολογιστή
help-generations = πόσες φορές παιχνίδι και μάθηση (προεπιλογή 6)
help-method = πώς μαθαίνουν: με προσαρμογή των βαρών στη βαθμολογία (fit) ή με αναζήτηση που αλλάζει τα βάρη στην τύχη (search)· προεπιλογή fit
help-train-width = πόσες γραμμές ακολουθεί ο σχεδιαστής όσο μαθαίνει (προεπιλογή 4)
help-train-noise = πόσο σφάλλουν οι σχεδιαστές στην προσαρμογή, σε πόντους (προεπιλογή 2)
help-train-ridge = πόσο κρατούν τα παλιά βάρη στην προσαρμογή, τοις εκατό (προεπιλογή 5)
help-train-spread = πόσο αλλάζει η αναζήτηση τα βάρη στην τύχη, τοις εκατό (προεπιλογή 30)
help-train-stride = πόσο προχωρά η αναζήτηση μετά από κάθε γενιά, τοις εκατό ενός βάρους (προεπιλογή 50)
help-train-share = πόσο να πλησιάσουν όσα μαθεύτηκαν, τοις εκατό (προεπιλογή 100)
help-keep = αποθήκευση των βαρών εκεί όπου τα βρίσκουν τα bot
help-arena-games = πόσες παρτίδες θα παιχτούν (προεπιλογή 100· στην εκπαίδευση 200 ανά γενιά)
help-out = το αρχείο των παρτίδων· αν έχει αρχίσει, παίζονται μόνο όσες λείπουν
help-words = λέξεις για αναζήτηση σε κανόνες και κάρτες· πρέπει να υπάρχουν όλες
help-origins = όλες οι κάρτες και από πού προέρχονται οι αριθμοί τους
help-plain = απλές γραμμές αντί για πλήρη οθόνη· χωρίς τερματικό ισχύει αυτόματα
help-seats = ποιος κάθεται πού: human, { $bots } (προεπιλογή human,planner)
help-names = ονόματα των παικτών, με τη σειρά των θέσεων
help-save = το αρχείο όπου κρατιέται η καταγραφή της παρτίδας, ενημερωμένο μετά από κάθε κίνηση
help-resume = συνέχεια μιας αποθηκευμένης παρτίδας, που συνεχίζει να αποθηκεύεται εκεί
help-file = μια καταγραφή· το - διαβάζει την τυπική είσοδο
help-move = μόνο μία κίνηση, με τις αιτίες της και το τραπέζι μετά από αυτήν
help-causes = κάτω από κάθε γραμμή, τι την προκάλεσε

play-short = παίξτε στο τερματικό
play-about =
    Παίξτε στο τερματικό: με αντιπάλους bot, μόνοι σας ή πολλοί σε ένα πληκτρολόγιο.
    Όταν οι παίκτες έχουν μυστικά μεταξύ τους, ανάμεσα στις σειρές τους πέφτει αυλαία.
play-examples =
    Παραδείγματα:
      ecumene play { $game }
      ecumene play { $game } --seats human,human --names Άννα,Νίκος
      ecumene play { $game } --seats human --options NAME,NAME=VALUE
      ecumene play { $game } --save my.game       αποθηκεύει μετά από κάθε κίνηση
      ecumene play { $game } --resume my.game     συνεχίζει από εκεί που μείνατε

    Στις απλές γραμμές το πρόγραμμα διαβάζει κινήσεις από την τυπική είσοδο, μία ανά γραμμή: έναν αριθμό
    της λίστας ή την ίδια την κίνηση. Ο κωδικός εξόδου είναι 0 στο τέλος της παρτίδας,
    αλλά και όταν η είσοδος τελειώσει νωρίτερα· τότε η παρτίδα αποθηκεύεται, αν δόθηκε --save ή --resume.
games-short = τα παιχνίδια, το πλήθος των παικτών και οι παραλλαγές τους
games-about = Όλα τα παιχνίδια, με το πλήθος των παικτών και τις παραλλαγές με τις οποίες παίζονται.
games-examples =
    Παραδείγματα:
      ecumene games
      ecumene games --json
rules-short = ανάγνωση και αναζήτηση σε κανόνες και κάρτες
rules-about = Ο οδηγός των κανόνων ή μόνο όσα αναφέρουν ορισμένες λέξεις: κανόνες με τη σελίδα τους, έπειτα κάρτες.
rules-examples =
    Παραδείγματα:
      ecumene rules { $game }
      ecumene rules { $game } σειρά --lang el
      ecumene rules { $game } turn --lang en
      ecumene rules { $game } --origins
record-short = εμφάνιση αποθηκευμένης παρτίδας ή έλεγχος με βάση τους κανόνες
record-about = Η καταγραφή είναι απλό κείμενο: μία γραμμή ανά κίνηση και μετά το ; η τύχη που ακολούθησε.
record-examples =
    Παραδείγματα:
      ecumene record show my.game
      ecumene record show my.game --move 12
      ecumene record verify games/*.game
      ecumene record verify my.game --seed 0123456789abcdef0123456789abcdef
record-show-short = αφήγηση μιας αποθηκευμένης παρτίδας
record-show-about = Αφήγηση μιας αποθηκευμένης παρτίδας, κίνηση προς κίνηση. Μετά το τέλος δεν υπάρχουν μυστικά.
record-verify-short = επανάληψη καταγραφών και έλεγχος κάθε κίνησης
record-verify-about =
    Επανάληψη καταγραφών και έλεγχος κάθε κίνησης, κάθε τραβήγματος και του αποτελέσματος.
    Ο κωδικός εξόδου είναι 1 στην πρώτη καταγραφή που διαφέρει· εμφανίζονται αρχείο, γραμμή και αιτία.
sim-short = πολλές παρτίδες ανάμεσα σε bot
sim-about = Τα bot παίζουν πολλές παρτίδες· εμφανίζεται μια σύνοψη ή ένα αντικείμενο JSON για κάθε παρτίδα.
sim-examples =
    Παραδείγματα:
      ecumene sim { $game } --players 3 --games 100 --bots random,planner
      ecumene sim { $game } --players 2 --games 1000 --seed 1 --options NAME=VALUE --json --jobs 2
bench-short = μέτρηση της ταχύτητας αυτού του υπολογιστή
bench-about = Μέτρηση αποφάσεων, αντιγράφων, όψεων και ολόκληρων παρτίδων ανά δευτερόλεπτο.
bench-examples =
    Παραδείγματα:
      ecumene bench { $game }
      ecumene bench { $game } --players 4 --seconds 10 --json
arena-short = ποιο bot είναι καλύτερο και πόσο
arena-about = Αγώνες, κλίμακες, αναφορές και εκπαίδευση. Κάθε μοίρασμα παίζεται από όλες τις θέσεις· ό,τι διακόπηκε συνεχίζεται.
arena-examples =
    Παραδείγματα:
      ecumene arena match { $game } master,greedy --games 100 --out match.jsonl
      ecumene arena ladder { $game } novice,adept,expert,master --games 1200 --jobs 2 --out ladder.jsonl
      ecumene arena report ladder.jsonl --html ladder.html
      ecumene arena train { $game } --players 2 --out train.jsonl --jobs 2 --keep
arena-match-short = δύο bot αντιμέτωπα
arena-match-about = Δύο bot αντιμέτωπα, κάθε μοίρασμα από όλες τις θέσεις: ποιο είναι καλύτερο και με πόση βεβαιότητα.
arena-ladder-short = όλα τα bot μεταξύ τους
arena-ladder-about = Όλα τα bot μεταξύ τους, με βαθμολόγηση όλων.
arena-report-short = εμφάνιση όσων παίχτηκαν
arena-report-about = Εμφάνιση όσων παίχτηκαν: κλίμακα, θέσεις, πόντοι, διάρκεια και τι παίχτηκε με ποια επιτυχία.
arena-train-short = εκμάθηση βαρών με παιχνίδι εναντίον εαυτού
arena-train-about = Εκμάθηση της αξίας κάθε χαρακτηριστικού μιας θέσης, με παρτίδες των bot εναντίον του εαυτού τους.

## Παράπονα

error-see-help = δείτε { $command } --help
error-number = το «{ $text }» δεν είναι ακέραιος από { $least } έως { $most }
error-which-game = ποιο παιχνίδι; Υπάρχουν: { $games }
error-option-twice = η παραλλαγή { $name } δόθηκε δύο φορές
error-switch = το «{ $word }» δεν είναι ούτε ναι ούτε όχι: γράψτε true ή false
error-seat = άγνωστη θέση «{ $name }»· σε μια θέση κάθεται: { $right }
error-entrants = { $part ->
        [match] ένας αγώνας γίνεται ανάμεσα σε δύο διαφορετικά bot, ή ένα bot παίζει με τον εαυτό του
       *[other] μια κλίμακα γίνεται ανάμεσα σε δύο ή περισσότερα διαφορετικά bot
    }
error-method = το { $name } ισχύει μόνο με --method { $method }
error-command = { $near ->
        [none] άγνωστη εντολή «{ $name }»· οι εντολές είναι: { $right }
       *[other] άγνωστη εντολή «{ $name }», μήπως εννοείτε «{ $near }»; Οι εντολές είναι: { $right }
    }
error-extra = ακατανόητο: «{ $words }» (δείτε { $command } --help)
error-seats-count = οι θέσεις και οι παίκτες δεν συμφωνούν: θέσεις { $seats }, παίκτες { $players }
error-names = πάρα πολλά ονόματα: { $names } για παίκτες { $players }
error-other-game = το { $file } είναι παρτίδα του { $game }
error-resume-fixed = το { $name } δεν αλλάζει σε αποθηκευμένη παρτίδα
error-save-there = το αρχείο { $file } υπάρχει ήδη: συνεχίστε την παρτίδα με --resume { $file } ή αποθηκεύστε σε άλλο αρχείο
error-own-bot = η παρτίδα στο { $file } παιζόταν με αντίπαλο το { $bot }: δηλώστε το με --seats { $seats }, γιατί ένα αρχείο δεν αποφασίζει ποιος κώδικας θα τρέξει
resumed-damaged = { $cause }· η παρτίδα συνεχίζεται μετά την κίνηση { $number } και το κατεστραμμένο αρχείο φυλάσσεται ως { $kept }
error-move-number = δεν υπάρχει κίνηση { $number }· οι κινήσεις είναι { $first } έως { $last }
error-required = κάτι λείπει: { $names }
error-choice = το «{ $value }» δεν είναι κανένα από: { $right }
error-needs-value = μετά το { $name } χρειάζεται μια τιμή
error-no-value = το { $name } είναι διακόπτης και δεν παίρνει τιμή
error-argument = { $name }: { $cause }
error-usage = αυτά τα ορίσματα δεν σημαίνουν τίποτα
error-seconds = το «{ $text }» δεν είναι χρόνος από { $least } έως { $most } δευτερόλεπτα
error-fault = σφάλμα του προγράμματος: { $name }: { $cause } (το ECUMENE_DEBUG=1 δείχνει πού)
system-missing = δεν υπάρχει τέτοιο αρχείο ή φάκελος
system-denied = δεν έχετε δικαίωμα για αυτό
system-folder = αυτό είναι φάκελος, όχι αρχείο
system-not-folder = ένα μέρος της διαδρομής δεν είναι φάκελος
system-full = ο δίσκος είναι γεμάτος
system-read-only = εκεί δεν γράφεται τίποτα
system-long-name = το όνομα είναι πολύ μεγάλο
system-in-use = η διεύθυνση χρησιμοποιείται ήδη: διαλέξτε άλλη θύρα
system-no-address = αυτό το μηχάνημα δεν έχει τέτοια διεύθυνση
system-other = το σύστημα αρνήθηκε (σφάλμα { $number })

## Παιχνίδια, σειρές παρτίδων και μετρήσεις

games-players = Παίκτες: { $counts }
games-option = { $title } (παίκτες: { $counts })
sim-title = { $game }: { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    } από τον αριθμό { $first }
sim-progress = Παίζονται
sim-seat = θέση
sim-bot = bot
sim-wins = νίκες
sim-share = μερίδιο
sim-mean = μέσος όρος
sim-least = ελάχιστο
sim-most = μέγιστο
sim-rank = κατάταξη
sim-pace = { $moves } αποφάσεις ανά παρτίδα, { $seconds } δ συνολικά, { $pace } αποφάσεις ανά δευτερόλεπτο
bench-decisions-per-s = αποφάσεις ανά δευτερόλεπτο
bench-copies-per-s = αντίγραφα ανά δευτερόλεπτο
bench-views-per-s = όψεις ανά δευτερόλεπτο
bench-games-per-s = παρτίδες ανά δευτερόλεπτο
bench-compiled = μεταγλωττισμένο
arena-bot = bot
arena-rating = βαθμολογία
arena-wins = νίκες
arena-mean = μέσοι πόντοι
arena-slowest = πιο αργή κίνηση (δ)
arena-pair = Το { $one } προηγείται του { $other }: { $share } από { $games }
arena-uneven = Προσοχή: όλες οι θέσεις παίζονται ανά { $round } παρτίδες και το { $games } δεν είναι πολλαπλάσιο.
arena-few = Προσοχή: παρτίδες ανά γενιά: { $games }, βάρη: { $weights }. Τόσο λίγες παρτίδες διδάσκουν μόνο την τύχη· χρειάζονται εκατοντάδες.
arena-stopped = διακόπηκε· η ίδια εντολή συνεχίζει από εδώ
arena-kept = Τα βάρη αποθηκεύτηκαν στο { $file }

## Κανόνες, κάρτες και καταγραφές

rules-cards = Κάρτες
rules-nothing = Τίποτα δεν αναφέρει «{ $words }».
sheet-origin = Προέλευση: { $origin }
sheet-slug = Στις κινήσεις γράφεται «{ $slug }».
origin-rulebook = βιβλίο κανόνων
origin-designed = δικός μας σχεδιασμός
origin-public = δημόσιοι κατάλογοι και εικόνες
origins-count = { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }: { $origin }
record-ok = { $file }: { $moves ->
        [one] { $moves } σωστή κίνηση
       *[other] { $moves } σωστές κινήσεις
    }, αποτέλεσμα: { $score }
record-open = ανοιχτό
help-verify-seed = ο αρχικός αριθμός της τελειωμένης παρτίδας, όπως τον λέει ο διακομιστής: έλεγχος ότι όλη η τύχη προκύπτει από αυτόν
error-seed-one = Το --seed πάει με μία καταγραφή, όχι με πολλές.
record-seed-ok = Όλη η τύχη προκύπτει από αυτόν τον αρχικό αριθμό. Το αποτύπωμά του, που έδειχνε το τραπέζι από την αρχή: { $hash }
record-seed-differs = η τύχη της κίνησης { $number } δεν προκύπτει από αυτόν τον αρχικό αριθμό
record-seed-other = δεν είναι ο αρχικός αριθμός που είχε δεσμευτεί στην αρχή: το αποτύπωμά του είναι { $hash }, της καταγραφής { $right }
record-seed-position = η παρτίδα ξεκίνησε από θέση, οπότε η τύχη της δεν προκύπτει από κανέναν αρχικό αριθμό
record-seats = Παίκτες
record-options = Ενότητες και παραλλαγές
record-date = Ημερομηνία
record-setup = Στήσιμο
record-unfinished = Η παρτίδα δεν έχει τελειώσει ακόμη.
cause-card = χάρη σε: { $name }
cause-rule = κατά τη διάρκεια: { $name }
cause-move = κίνηση { $number }, { $name }: { $move }
cause-secret = μυστική επιλογή

## Το τραπέζι

bot-random = Τυχαίος
bot-greedy = Άπληστος
bot-planner = Στρατηγός
bot-seer = Μάντης
bot-novice = Αρχάριος
bot-adept = Ικανός
bot-expert = Ειδήμων
bot-master = Δεξιοτέχνης
curtain = Δώστε το πληκτρολόγιο. Παίζει: { $name }.
curtain-enter = Πατήστε Enter όταν βλέπετε την οθόνη μόνο εσείς.
news = Από την προηγούμενη σειρά σας:
move-cost = κόστος: { $cost }
move-final = δεν αναιρείται
clauses = { $one }· { $more }
turn-title = Πριν τελειώσει η σειρά σας:
turn-loss = Προσοχή! { $loss }
turn-stay = Πίσω στις κινήσεις
turn-go = Παρ’ όλα αυτά: { $move }
turn-sure = Το Enter τελειώνει τη σειρά παρ’ όλα αυτά, κάθε άλλη απάντηση γυρίζει πίσω:
hint-title = Τι θα έκανε ένας ειδήμων
hint-none = Κανένας ειδήμων δεν ξέρει ακόμη αυτό το παιχνίδι.
hint-move = { $move } ({ $worth })
hint-then = έπειτα: { $moves }
hint-draw = μετά αποφασίζει η τύχη
hint-reveal = μετά εξαρτάται από ό,τι αποκαλυφθεί
hint-points = Σε πόντους, σε σύγκριση με την καλύτερη κίνηση.
undone = Το βήμα αναιρέθηκε.
change-who = Επιλογή αλλάζει: { $names }
change-nobody = κανείς
change-title = Ποιανού επιλογή αλλάζει;
let-always = πάντα
let-hint = Αυτό μπορεί να περνά: «πέρασμα» ως την επόμενη σειρά σας, «πέρασμα πάντα» σε όλη την παρτίδα.
let-title = Τι να περνά;
let-turn = Να περνά ως την επόμενη σειρά μου: { $question }
let-game = Να περνά σε όλη την παρτίδα: { $question }
let-none = Τώρα δεν υπάρχει κάτι να περνά, ούτε αφήνετε κάτι να περνά.
ask-again = Να ερωτώμαι πάντα: { $question }
asked-again = Θα ερωτάστε ξανά.
standing-told = Αφήνετε να περνούν: { $list }
standing-turn = { $question } (ως την επόμενη σειρά σας)
standing-game = { $question } (σε όλη την παρτίδα)
standing-nothing = τίποτα
saved = Αποθηκεύτηκε στο { $file }.
not-saved = Η παρτίδα δεν αποθηκεύτηκε: { $cause }
left = Η παρτίδα δεν τελείωσε και δεν αποθηκεύτηκε. Αντίο!
left-saved = Αποθηκεύτηκε στο { $file }. Συνέχεια με: ecumene play { $game } --resume { $file }
fault-shown = Κάτι δεν μπόρεσε να εμφανιστεί εδώ: σφάλμα του προγράμματος ({ $cause }). { $safe }
fault-advice = Δεν υπάρχει συμβουλή εδώ: σφάλμα του προγράμματος ({ $cause }). { $safe }
fault-bot = Ένα μποτ απέτυχε ({ $cause }) και παίζει οποιαδήποτε επιτρεπτή κίνηση. { $safe }
fault-command = Αυτό δεν έγινε: σφάλμα του προγράμματος ({ $cause }). { $safe }
fault-safe = Η παρτίδα είναι ασφαλής και συνεχίζεται.
fault-safe-in = Η παρτίδα συνεχίζεται· είναι αποθηκευμένη στο { $file }.
fault-illegal-choice = το { $bot } διάλεξε «{ $move }», που δεν επιτρέπεται
rescued = Η παρτίδα αποθηκεύτηκε στο { $file }. Συνέχεια με: ecumene play { $game } --resume { $file }
game-over = Η παρτίδα τελείωσε.
result-again = Δείξτε το αποτέλεσμα
rank = { $n }.
winners = { $count ->
        [0] Δεν νίκησε κανείς
        [one] Νίκη: { $names }
       *[other] Κοινή νίκη: { $names }
    }
points-of = Πόντοι, { $name }:
points-title = Πόντοι
help-title = Πλήκτρα και σύμβολα
points-other = άλλα

plain-welcome = { $game }. Στο τραπέζι: { $names }.
plain-hint = Γράψτε τον αριθμό μιας κίνησης ή «βοήθεια».
plain-resumed = Συνέχεια μετά την κίνηση { $number }.
plain-asked = { $name }: { $question }
plain-no-number = Δεν υπάρχει κίνηση { $number }· οι κινήσεις είναι 1 έως { $last }.
plain-legal = { $label }: παίζεται τώρα.
plain-why-what = Ποια κίνηση; Για παράδειγμα: γιατί { $move }
plain-no-card = Καμία κάρτα δεν λέγεται «{ $text }».
plain-many-cards = Ποια από όλες; { $names }
plain-rules-what = Ποιες λέξεις; Για παράδειγμα: κανόνες πανώλη
plain-save-where = Πού; Για παράδειγμα: αποθήκευση my.game
plain-save-there = Το αρχείο { $file } υπάρχει ήδη. Με την ίδια εντολή άλλη μία φορά θα αντικατασταθεί.
plain-help-move = Αριθμός ή κίνηση
    .text = παίξτε την: 1 ή { $move }
plain-help-end =
    Τα ονόματα των καρτών συντομεύονται και μια κίνηση γράφεται και όπως τη λέει η λίστα.
    Ισχύουν και οι αγγλικές λέξεις: moves, state, why, hint, undo, log, card, rules, save, help, quit.
## Τι μπορείτε να γράψετε: η λέξη, τι ακολουθεί και τι κάνει. Οι αγγλικές λέξεις ισχύουν σε κάθε γλώσσα.

command-moves = κινήσεις
    .text = πάλι η λίστα των κινήσεων
command-state = τραπέζι
    .text = όλο το τραπέζι
command-why = γιατί
    .rest = ΚΙΝΗΣΗ
    .text = γιατί μια κίνηση δεν γίνεται ή τι θα έκανε
command-hint = συμβουλή
    .text = τι θα έκανε ένας ειδήμων
command-undo = αναίρεση
    .text = αναίρεση του τελευταίου βήματός σας
command-change = αλλαγή
    .rest = [ΟΝΟΜΑ]
    .text = αλλαγή της κλειστής επιλογής σας όσο οι άλλοι σκέφτονται
command-let = πέρασμα
    .rest = [πάντα]
    .text = τέτοιες ερωτήσεις περνούν ως την επόμενη σειρά σας ή σε όλη την παρτίδα
command-ask = ρώτα
    .rest = [ΕΡΩΤΗΣΗ]
    .text = να ερωτάστε ξανά για όσα αφήνετε να περνούν
command-log = ημερολόγιο
    .rest = [N] [γιατί]
    .text = οι τελευταίες N γραμμές του ημερολογίου, με τις αιτίες τους
command-card = κάρτα
    .rest = ΟΝΟΜΑ
    .text = ανάγνωση μιας κάρτας
command-rules = κανόνες
    .rest = ΛΕΞΕΙΣ
    .text = αναζήτηση σε κανόνες και κάρτες
command-save = αποθήκευση
    .rest = [ΑΡΧΕΙΟ]
    .text = αποθήκευση της καταγραφής σε αρχείο
command-help = βοήθεια
    .text = αυτή η λίστα
command-quit = έξοδος
    .text = έξοδος από το τραπέζι

## Εποχή Πολιτισμών


## ecumene backup, ecumene restore

backup-short = αντιγράφει σε αρχείο ό,τι κρατά ένας διακομιστής, είτε τρέχει είτε όχι
backup-about = Αντιγράφει τη βάση SQLite ενός διακομιστή σε νέο αρχείο: πρόσωπα, τραπέζια, κάθε κίνηση που επιβεβαιώθηκε.
backup-examples =
    Παραδείγματα:
      ecumene backup monday.db                                      η βάση στον φάκελο δεδομένων σας
      ecumene backup monday.db --database sqlite:////srv/table.db   μια άλλη
backup-done = Η { $database } αντιγράφηκε στο { $file }.
help-backup-file = το αρχείο που θα γραφτεί· δεν πρέπει να υπάρχει ήδη
restore-short = επαναφέρει ένα αντίγραφο, είτε τρέχει διακομιστής είτε όχι
restore-about = Βάζει ένα αντίγραφο στη θέση όσων κρατά τώρα ο διακομιστής. Αν τρέχει, συνεχίζει με αυτό· οι περιηγητές επιστρέφουν μόνοι τους.
restore-examples =
    Παραδείγματα:
      ecumene restore monday.db
restore-done = Η { $database } έχει πάλι όσα έχει το { $file }.
help-restore-file = το αντίγραφο που έφτιαξε η εντολή «ecumene backup»

## ecumene serve

serve-short = παιχνίδι στον περιηγητή: ανοίγει το τραπέζι για αυτό το μηχάνημα ή ένα δίκτυο
serve-about =
    Ανοίγει το τραπέζι στον περιηγητή. Οι επισκέπτες παίζουν αμέσως· οι παρτίδες μένουν σε βάση δεδομένων και αντέχουν κάθε διακοπή.
serve-examples =
    Παραδείγματα:
      ecumene serve                                         σε αυτό το μηχάνημα, με τον περιηγητή
      ecumene serve --host 0.0.0.0 --port 8080 --no-browser για όλους στο δίκτυο
      ecumene serve --database postgresql+psycopg://ecumene@localhost/ecumene
serve-address = Το Ecumene είναι ανοιχτό στο { $url } (κλείνει με Ctrl-C)
help-host = η διεύθυνση όπου ακούει (προεπιλογή 127.0.0.1: μόνο αυτό το μηχάνημα)
help-port = η θύρα όπου ακούει (προεπιλογή 8000 ή η επόμενη ελεύθερη)
help-database = πού φυλάγονται οι παρτίδες (προεπιλογή: αρχείο SQLite στον φάκελο δεδομένων σας)
help-no-browser = να μην ανοίξει ο περιηγητής

## Πλήρης οθόνη

move-number = κίνηση { $number }
thinking = { $name }: σκέψη…
waiting = Παίζει: { $name }.
tab-table = Το τραπέζι
tab-moves = Οι κινήσεις σας
tab-log = Ημερολόγιο
tab-mine = Η αυτοκρατορία σας
tab-others = Αντίπαλοι
group-choose = Επιλογή
key-help = βοήθεια
key-play = κίνηση
key-hint = συμβουλή
key-undo = αναίρεση
key-change = αλλαγή
key-let = πέρασμα
key-card = κάρτα
key-why = γιατί όχι
key-log = ημερολόγιο
key-rules = κανόνες
key-market = αγορά
key-mine = αυτοκρατορία
key-others = αντίπαλοι
key-save = αποθήκευση
key-language = γλώσσα
key-theme = φως
key-quit = έξοδος
sheet-hint = Esc: πίσω στο τραπέζι
choice-hint = Enter: επιλογή · Esc: πίσω
ask-hint = Enter: αποθήκευση · Esc: πίσω
why-title = { $name }: γιατί όχι;
why-which = Ποια κίνηση; Για παράδειγμα, όπως τη γράφει ο κατάλογος
why-hint = Enter: ερώτηση · Esc: πίσω
why-nothing = Κανένας κανόνας δεν μιλά γι’ αυτό εδώ.
rules-title = Κανόνες
rules-search = Γράψτε τι ψάχνετε
rules-hint = ↑ ↓: κύλιση · Esc: πίσω στο τραπέζι
cause-none = Έτσι αρχίζει η παρτίδα.
save-where = Πού να αποθηκευτεί η παρτίδα;
save-there = Το αρχείο { $file } υπάρχει ήδη. Αποθηκεύστε με το ίδιο όνομα άλλη μία φορά για να αντικατασταθεί.
leave-saved = Έξοδος από το τραπέζι; Η παρτίδα αποθηκεύτηκε στο { $file }.
leave-unsaved = Έξοδος από το τραπέζι; Η παρτίδα δεν έχει αποθηκευτεί.
leave-sealed = Οι απαντήσεις που δεν αποκαλύφθηκαν ακόμη δεν αποθηκεύονται ({ $names }): όταν συνεχιστεί η παρτίδα, επιλέγονται ξανά.
leave-stay = Παραμονή
leave-save = Αποθήκευση και έξοδος
leave-go = Έξοδος
screen-keys =
    ↑ ↓ ή αριθμός       επιλογή κίνησης
    Enter               παίξτε την
    Tab, βέλη           από κάρτα σε κάρτα στο τραπέζι
    Enter σε κάρτα      οι κινήσεις με την κάρτα ή το κείμενό της
    i                   ανάγνωση της κάρτας
    w                   γιατί μια κάρτα δεν χρησιμοποιείται ή μια κίνηση δεν γίνεται
    { $places }
    v ή Esc             πίσω στις κινήσεις
    l                   ημερολόγιο· Enter σε γραμμή δείχνει τις αιτίες
    h                   τι θα έκανε ένας ειδήμων
    u                   αναίρεση του τελευταίου βήματος
    p                   τέτοιες ερωτήσεις να περνούν ή να ερωτάστε ξανά
    r ή F1              κανόνες με αναζήτηση
    s                   αποθήκευση
    g ή F2              English, Русский, Ελληνικά
    t ή F3              φωτεινό ή σκούρο
    e                   το αποτέλεσμα, όταν τελειώσει η παρτίδα
    q                   έξοδος
    ▸ διαθέσιμο τώρα     ‼ δεν αναιρείται     * κάρτες αλλάζουν την τιμή
places = b                   το τραπέζι σας
