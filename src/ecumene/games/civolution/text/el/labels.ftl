## Αριθμοί ενός πολιτισμού

stat-points = Πόντοι
    .name = Πόντοι επιτυχίας
stat-favour = Εύνοια
    .name = Θέση εύνοιας
stat-tribes = Φυλές στο απόθεμα
    .name = Φυλές στο απόθεμα
stat-supply = Δείκτες στο απόθεμα
    .name = Δείκτες στο απόθεμα
stat-fate = Ζάρια της μοίρας
    .name = Ζάρια της μοίρας
stat-food = Τροφή
    .name = Τροφή
stat-food-needed = Τροφή που χρειάζεται
    .name = Τροφή που χρειάζεται στο τάισμα
stat-money = Χρήματα
    .name = Χρήματα
stat-ideas = Ιδέες
    .name = Ιδέες
stat-focus = Εστίαση
    .name = Δείκτες εστίασης
stat-planning = Σχεδιασμός
    .name = Δείκτες σχεδιασμού
stat-features = Χαρακτηριστικά
    .name = Δείκτες χαρακτηριστικών
stat-materials = Υλικά
    .name = Υλικά στην αποθήκη
stat-raw-materials = Πρώτες ύλες
    .name = Πρώτες ύλες στην ήπειρο
stat-diamonds = Διαμάντια
    .name = Ενεργά διαμάντια
stat-ready-dice = Ζάρια
    .name = Διαθέσιμα ζάρια
stat-people = Φυλές
    .name = Φυλές στην ήπειρο
stat-strong = Δυνατές φυλές
    .name = Δυνατές φυλές
stat-territories = Περιοχές
    .name = Περιοχές με δικές σας φυλές
stat-progress = Πρόοδος
    .name = Βήματα σε όλες τις διαδρομές
stat-upgrades = Αναβαθμίσεις
    .name = Αναβαθμίσεις μονάδων
stat-installed = Εγκατεστημένα
    .name = Εγκατεστημένες κάρτες και μάρκες
stat-era-points = Πόντοι μετά την εποχή
    .name = Πόντοι μετά από αυτή την εποχή, όπως έχουν τα πράγματα
stat-final-points = Πόντοι στο τέλος
    .name = Πόντοι αν το παιχνίδι τελείωνε με αυτή την εποχή

## Τύποι καρτών και τοποθεσιών

type-invention = Εφεύρεση
type-mutation = Μετάλλαξη
type-inspiration = Έμπνευση
type-building = Κτίριο
type-achievement = Επίτευγμα
type-building-ground = { location-building-ground }
type-gorge = { location-gorge }
type-glacier = { location-glacier }
type-oak = { location-oak }
type-hidden-grotto = { location-hidden-grotto }
type-sacred-mountain = { location-sacred-mountain }
type-cave = { location-cave }
type-mushroom-valley = { location-mushroom-valley }
type-volcano = { location-volcano }

## Θέσεις με έτοιμο χέρι

option-ready-hands-0 = Θέση 1
option-ready-hands-1 = Θέση 2
option-ready-hands-2 = Θέση 3
option-ready-hands-3 = Θέση 4
