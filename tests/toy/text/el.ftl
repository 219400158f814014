game-name = Παζάρι

salt = Αλάτι
tin = Κασσίτερος
wine = Κρασί
silk = Μετάξι
amber = Κεχριμπάρι
guild = Συντεχνία
fair-wind = Ούριος άνεμος
caravan-guide = Οδηγός καραβανιού
coin = Νόμισμα

place-tyre = Τύρος
    .acc = την Τύρο
    .gen = της Τύρου
place-damascus = Δαμασκός
    .acc = τη Δαμασκό
    .gen = της Δαμασκού
place-palmyra = Παλμύρα
    .acc = την Παλμύρα
    .gen = της Παλμύρας
place-empty-quarter = Άδεια έρημος
    .acc = την Άδεια έρημο
    .gen = της Άδειας ερήμου
place-petra = Πέτρα
    .acc = την Πέτρα
    .gen = της Πέτρας
place-gaza = Γάζα
    .acc = τη Γάζα
    .gen = της Γάζας
place-iron-gates = Σιδερένιες Πύλες
    .acc = τις Σιδερένιες Πύλες
    .gen = των Σιδερένιων Πυλών
place-tarsus = Ταρσός
    .acc = την Ταρσό
    .gen = της Ταρσού

ground-port = Λιμάνι
ground-city = Πόλη
ground-desert = Έρημος
ground-mountains = Βουνά
ground-storm = Αμμοθύελλα

automaton-rival-1 = Πρώτος αντίπαλος
automaton-rival-2 = Δεύτερος αντίπαλος
automaton-level-miser = τσιγκούνης
automaton-level-broker = μεσίτης
stat-points = Πόντοι
    .name = Πόντοι
stat-coins = Νομίσματα
    .name = Νομίσματα

option-rivals = Αντίπαλοι
option-rivals-miser = Τσιγκούνης
option-rivals-broker = Μεσίτης
option-purse = Νομίσματα στην αρχή
option-storm = Καταιγίδες
option-bundles = Δέματα
option-length = Διάρκεια
option-length-short = Σύντομη
option-length-long = Μεγάλη

move-offer = { $subject ->
    [none] Καμία προσφορά
   *[other] Προσφορά: { $subject }
  }
    .hint = Μια προσφορά που δεν κάνει κανείς άλλος κερδίζει 2 νομίσματα.
move-draw = Τράβηξε κάρτα
    .hint = Η πάνω κάρτα της στοίβας έρχεται στο χέρι σου.
move-build = Χτίσε πάγκο: { $subject }
    .hint = Ο πάγκος δίνει τους πόντους του ως το τέλος.
move-sell = Πούλησε { $amount } × { $subject }
    .hint = Οι κάρτες γίνονται νομίσματα, τόσο περισσότερα όσο καλύτερος ο άνεμος.
move-auction = Κάνε δημοπρασία
    .hint = Η πάνω κάρτα της στοίβας πηγαίνει σε όποιον δώσει τα περισσότερα.
move-caravan = Κάλεσε καραβάνι
    .hint = Ανοίγουν κάρτες και κάθε θέση παίρνει μερίδιο.
move-done = Τέλος γύρου
    .hint = Η σειρά σου τελειώνει.
move-bid = Πλειοδότησε { $subject }
    .hint = Αν κανείς δεν δώσει περισσότερα, πληρώνεις και παίρνεις την κάρτα.
move-travel = Ταξίδεψε προς { $subject-acc }
    .hint = Ο έμπορός σου πηγαίνει εκεί από τον συντομότερο δρόμο.
move-pass = Αποχώρησε
    .hint = Αφήνεις αυτή τη δημοπρασία στους άλλους.
move-take = Πάρε το μερίδιο { $subject }
    .hint = Αυτές οι κάρτες έρχονται στο χέρι σου.
move-seal = Σφράγισμα της προσφοράς
    .hint = Η προσφορά μένει όπως είναι ώσπου να ανοίξουν όλες.
move-again = Πάρε στο χέρι το ζάρι { $subject }
    .hint = Ρίχνεις αυτό το ζάρι άλλη μία φορά.
move-roll = Ρίξε
    .hint = Τα ζάρια που πήρες ρίχνονται ξανά.
move-keep = Κράτησε τον άνεμο
    .hint = Τα ζάρια μένουν όπως είναι.
move-swap = Άλλαξε κάρτες
    .hint = Άφησε κάρτες στην άκρη και τράβα άλλες τόσες.
move-return = Άφησε στην άκρη: { $subject }
    .hint = Θα τραβήξεις άλλη κάρτα στη θέση της.
move-bargain = Παζάρεψε
    .hint = Πρότεινε μια συμφωνία σε άλλη θέση.
move-propose = Πρότεινε συμφωνία: { $subject-seat }
    .hint = Πες τι δίνεις και τι θέλεις.
move-give = Δώσε { $amount } × { $subject }
    .hint = Αλλάζει χέρια αν γίνει δεκτή η συμφωνία.
move-want = Ζήτησε { $amount } × { $subject }
    .hint = Το παίρνεις αν γίνει δεκτή η συμφωνία.
move-send = Στείλε την πρόταση
    .hint = Η άλλη θέση δέχεται ή αρνείται.
move-cancel = Παράτησε την πρόταση
    .hint = Κανείς δεν το μαθαίνει.
move-accept = Δέξου
    .hint = Οι δύο πλευρές ανταλλάσσουν όσα προτάθηκαν.
move-decline = Αρνήσου
    .hint = Όλα μένουν όπως είναι.

log-wind = Ο άνεμος φυσά { $amount }.
log-income = { $seat }: έσοδα { $amount ->
    [one] { $amount } νόμισμα
   *[other] { $amount } νομίσματα
  }.
log-paid = { $seat } πληρώνεται { $amount ->
    [one] { $amount } νόμισμα
   *[other] { $amount } νομίσματα
  }: { $subject }.
log-drew = { $seat } τραβά: { $subject }.
log-drew-hidden = { $seat } τραβά μια κάρτα.
log-built = { $seat } χτίζει πάγκο: { $subject }.
log-sold = { $seat } πουλά { $amount } × { $subject }.
log-lot = { $seat } ανοίγει δημοπρασία: { $subject }.
log-travelled = { $amount ->
    [0] { $seat } ταξιδεύει από { $from-acc } προς { $to-acc }.
   *[other] { $seat } ταξιδεύει από { $from-acc } προς { $to-acc } και κερδίζει { $amount }.
  }
log-walked = { $automaton } πηγαίνει από { $from-acc } προς { $to-acc } και παίρνει { $amount }.
price-coins = { $amount ->
    [one] { $amount } νόμισμα
   *[other] { $amount } νομίσματα
  }
price-steps = { $amount ->
    [one] { $amount } βήμα
   *[other] { $amount } βήματα
  }
log-passed = { $seat } αποχωρεί.
log-bid = { $seat } πλειοδοτεί { $amount }.
log-unsold = Κανείς δεν θέλει: { $subject }.
log-won = { $seat } κερδίζει για { $amount }: { $subject }.
log-took = { $seat } παίρνει: { $subject }.
log-aside = { $seat } αφήνει στην άκρη: { $subject }.
log-proposal-sent = { $seat } προτείνει συμφωνία.
log-proposal-accepted = { $seat } δέχεται τη συμφωνία.
log-proposal-declined = { $seat } αρνείται τη συμφωνία.
log-proposal-cancelled = { $seat } παρατά την πρόταση.
log-gave = { $seat } δίνει { $amount } × { $subject }.
log-gave-hidden = { $seat } δίνει μια κάρτα.

frame-round = Γύρος
frame-offers = Κλειστές προσφορές
frame-bundles = Σφραγισμένα δέματα
frame-turn = Σειρά
frame-auction = Δημοπρασία
frame-caravan = Καραβάνι
frame-turns = Σειρές
frame-wind = Άνεμος
frame-swap = Αλλαγή καρτών
frame-bargains = Παζάρεμα
frame-deal = Συμφωνία
ask-offers = Προσφέρετε μια κάρτα κλειστή ή τίποτα.
ask-bundles = Διαλέξτε έως δύο κάρτες για την προσφορά σας και σφραγίστε την.
ask-turn = Κάντε μια ενέργεια ή τελειώστε τη σειρά σας.
ask-auction = Προσφέρετε περισσότερα ή αποσυρθείτε.
ask-caravan = Πάρτε ένα μερίδιο του καραβανιού.
ask-wind = Ξαναρίξτε ένα ζάρι ή κρατήστε τον άνεμο.
ask-swap = Αφήστε στην άκρη μια κάρτα ή τραβήξτε.
ask-bargains = Προτείνετε σε κάποιον μια συμφωνία ή αφήστε το.
ask-deal = Αλλάξτε τη συμφωνία, στείλτε την ή απαντήστε της.

ending-rounds = Ο τελευταίος γύρος τελείωσε.
ending-pile = Η στοίβα άδειασε.

section-setup = Στήσιμο
section-rounds = Γύροι
section-turn = Η σειρά
section-market = Η αγορά
section-roads = Οι δρόμοι
section-end = Το τέλος

rule-toy-option-storm = Οι καταιγίδες θέλουν τουλάχιστον τρεις θέσεις.
rule-toy-setup-start = Κάθε θέση ξεκινά με 3 κάρτες και 4 νομίσματα· η πρώτη θέση κληρώνεται.
rule-toy-round-order = Ο γύρος είναι άνεμος, προσφορές και μία σειρά για κάθε θέση.
rule-toy-round-wind = Άνεμος 1 έως 3 φέρνει σε όλους 1 νόμισμα, 4 έως 6 φέρνει 2· με καταιγίδες, το 1 παίρνει ένα νόμισμα.
rule-toy-offer-sealed = Όλοι κάνουν κλειστή προσφορά· όποια δεν την έκανε άλλος φέρνει 2 νομίσματα.
rule-toy-offer-hand = Προσφέρεται μόνο κάρτα από το χέρι.
rule-toy-offer-bundle = Με τα δέματα, μια προσφορά έχει έως δύο κάρτες, που διαλέγονται μία μία και έπειτα σφραγίζονται.
rule-toy-turn-actions = Κάθε σειρά έχει δύο ενέργειες: τράβηγμα, χτίσιμο, πώληση, δημοπρασία, καραβάνι, αλλαγή, παζάρεμα ή ταξίδι.
rule-toy-draw-empty = Κανείς δεν τραβά από άδεια στοίβα.
rule-toy-draw-hand-limit = Με πέντε κάρτες στο χέρι κανείς δεν τραβά.
rule-toy-build-hand = Ο πάγκος χτίζεται με κάρτα από το χέρι.
rule-toy-build-once = Κάθε θέση έχει έναν πάγκο από κάθε είδος.
rule-toy-build-coins = Ο πάγκος κοστίζει νομίσματα.
rule-toy-sell-pair = Πουλιούνται τουλάχιστον δύο ίδιες κάρτες μαζί.
rule-toy-sell-hand = Πουλιούνται μόνο κάρτες από το χέρι.
rule-toy-auction-once = Μία δημοπρασία σε κάθε σειρά.
rule-toy-auction-empty = Η δημοπρασία θέλει κάρτα από τη στοίβα.
rule-toy-auction-answer = Στη δημοπρασία πλειοδοτείς ή αποχωρείς.
rule-toy-bid-higher = Η προσφορά είναι υψηλότερη από την προηγούμενη.
rule-toy-bid-coins = Κανείς δεν προσφέρει περισσότερα νομίσματα από όσα έχει.
rule-toy-caravan-empty = Το καραβάνι θέλει τρεις κάρτες από τη στοίβα.
rule-toy-caravan-coins = Ο οδηγός του καραβανιού κοστίζει 2 νομίσματα.
rule-toy-caravan-choose = Πρώτα διάλεξε μερίδιο του καραβανιού.
rule-toy-caravan-share = Τα μερίδια του καραβανιού μετρούν από το 1.
rule-toy-option-rivals = Στους δρόμους βρίσκονται ως δύο αντίπαλοι που δεν τους παίζει κανείς, τσιγκούνηδες ή μεσίτες.
rule-toy-option-purse = Κάθε θέση ξεκινά με 4 νομίσματα, ή με όσα συμφωνήθηκαν, από 2 έως 6.
rule-toy-travel-reach = Το ταξίδι έχει τρία βήματα· οι Σιδερένιες Πύλες μετρούν δύο, και το λιμάνι το τελειώνει.
rule-toy-travel-desert = Στην Άδεια έρημο δεν μένει κανείς· σε καταιγίδα δεν τη διασχίζει κανείς.
rule-toy-travel-alone = Όποιος φτάνει εκεί όπου δεν είναι άλλος κερδίζει ένα νόμισμα.
rule-toy-rivals-walk = Στο τέλος του γύρου κάθε αντίπαλος κάνει ένα βήμα προς την Τύρο, και από εκεί αρχίζει πάλι από την Πέτρα· ο τσιγκούνης παίρνει 1 πόντο, ο μεσίτης 2.
rule-toy-end-ties = Κερδίζουν οι περισσότεροι πόντοι· τα νομίσματα λύνουν την ισοπαλία· όσοι μένουν ίσοι μοιράζονται τη θέση.
rule-toy-wind-again = Με καταιγίδες άνεμος είναι το μικρότερο από δύο ζάρια, και η πρώτη θέση μπορεί μία φορά να τα ξαναρίξει.
rule-toy-swap-cards = Οι κάρτες αφήνονται στην άκρη μία μία, ύστερα τραβιούνται άλλες τόσες· πρέπει να τις έχει η στοίβα.
rule-toy-bargain-two = Στο παζάρεμα γίνονται το πολύ δύο προτάσεις σε άλλες θέσεις.
rule-toy-bargain-proposal = Μια πρόταση λέει τι δίνεται και τι ζητείται· η άλλη θέση δέχεται ή αρνείται.
rule-toy-bargain-goods = Εμπόρευμα είναι οι κάρτες στο χέρι και τα νομίσματα, και όχι περισσότερα απ' όσα υπάρχουν.
rule-toy-bargain-accept = Δέχεται μόνο όποιος έχει αυτό που ζητείται.
audit-bazaar = { $cause }
