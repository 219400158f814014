## Through the Ages

tta-row = Γραμμή καρτών (θέση, κόστος σε αστικές ενέργειες, εποχή)
tta-prepared = δικά σας
tta-first = πρώτος παίκτης
tta-you = εσείς
tta-next-worker = επόμενος εργάτης: { $food } τροφή
tta-technologies = Τεχνολογίες και εργάτες [μπλε δείκτες]
tta-stages-left = απομένουν
tta-mine = Ο πολιτισμός σας
tta-group-take = Πάρτε κάρτα
tta-group-take-at = Πάρτε την ίδια κάρτα πιο πέρα
tta-group-build = Κτίστε
tta-group-upgrade = Αναβαθμίστε
tta-group-destroy = Καταστρέψτε
tta-group-lead = Ηγέτες
tta-group-build-stage = Το θαύμα
tta-group-develop = Αναπτύξτε
tta-group-revolution = Επανάσταση
tta-group-play = Κάρτες ενέργειας
tta-group-use = Χρησιμοποιήστε κάρτα στο παιχνίδι
tta-group-disband = Απολύστε
tta-group-recruit = Νέα μονάδα
tta-group-play-tactic = Οι τακτικές σας
tta-group-copy-tactic = Κοινές τακτικές
tta-group-play-event = Γεγονότα
tta-group-attack = Επιθέσεις
tta-group-declare-war = Πόλεμοι
tta-group-offer = Συμφωνίες
tta-group-offer-as-a = Συμφωνίες, πλευρά Α
tta-group-offer-as-b = Συμφωνίες, πλευρά Β
tta-group-defend = Άμυνα με κάρτα
tta-group-bid = Προσφορά
tta-group-send = Στείλτε μονάδα
tta-group-add = Προσθέστε κάρτα
tta-group-discard = Ξεσκαρτάρετε
places-through-the-ages = a, b, o             γραμμή καρτών, ο πολιτισμός σας, αντίπαλοι
signs-through-the-ages =
    ★ πολιτισμός, + ανά σειρά  ✦ επιστήμη, + ανά σειρά    † ισχύς
    ☺ ευχαρίστηση / ανάγκη     ☹ δυσαρεστημένοι εργάτες   ♙ εργάτες
    ○ αστικές ενέργειες        △ στρατιωτικές ενέργειες   ▪ μπλε δείκτες
    ♣ τροφή                    ◈ πόροι
    ◈−2 διαφθορά               ♣−2 κατανάλωση
