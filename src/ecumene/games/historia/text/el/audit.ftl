# Γιατί μια θέση δεν μπορεί να προέκυψε από παρτίδα.

audit-pile = { $pile ->
        [tokens] μάρκες περιοχών
        [leaders] ηγέτες
        [hand] κάρτες ενεργειών μιας θέσης
        [turned] χρησιμοποιημένα θαύματα
        [advisers] σύμβουλοι
        [wonders] θαύματα
        [events] γεγονότα
       *[goals] στόχοι
    }
audit-pile-twice = { audit-pile }: «{ $name }» υπάρχει πάνω από μία φορά
audit-pile-foreign = { audit-pile }: «{ $name }» δεν ανήκει εκεί
audit-civilizations = { $n } πολιτισμοί· είναι έως { $most }
audit-alone = ένας παίκτης παίζει με σίβμποτ, και δεν υπάρχουν
audit-order = η σειρά παιξίματος έχει { $n } θέσεις· καθεμιά υπάρχει μία φορά
audit-bot-order = η σειρά των σίβμποτ έχει { $n } θέσεις· καθένα υπάρχει μία φορά
audit-turn = γύρος { $n }· οι γύροι είναι 1 έως { $most }, στην προετοιμασία 0
audit-destroyed = μόνο η τελειωμένη παρτίδα ενός παίκτη λήγει με καταστροφή
audit-civbot-cubes = ένα σίβμποτ έχει { $n } κύβους, όχι { $right }
audit-tokens = μια περιοχή δεν έχει μάρκα
audit-colors = δύο πολιτισμοί έχουν το ίδιο χρώμα
audit-no-civilization = κάποιος δεν έχει πολιτισμό μετά την προετοιμασία
audit-no-cell = ο πίνακας δεν έχει κελί για τεχνολογία { $technology }, στρατό { $military }
audit-cubes = η θέση { $seat } έχει { $n } κύβους, όχι { $right }
audit-command = θέση { $seat }: ο δείκτης διοίκησης δεν μπορεί να είναι έτσι
audit-leader = η θέση { $seat } δεν μπορεί να έχει τέτοιους ηγέτες
audit-leader-era = «{ $name }» είναι ηγέτης άλλης εποχής
audit-turned = η θέση { $seat } δεν έχει «{ $name }»
audit-card-missing = στη θέση { $seat } λείπει «{ $name }»
audit-revolution-queue = θέση { $seat }: η Επανάσταση επιστρέφει στο χέρι και δεν μένει στην ουρά
audit-advisers = η θέση { $seat } έχει { $n } συμβούλους· έχει πέντε του πολιτισμού της
audit-adviser-deck = θέση { $seat }: τράπουλα με μόνο ανοιχτές κάρτες γυρίζει κλειστή
audit-row = η σειρά έχει { $n } θαύματα
audit-wonder-early = «{ $name }» είναι μεταγενέστερης εποχής
audit-events = τα γεγονότα δεν είναι όπως θα ήταν τώρα
audit-event-count = μένουν { $n } γεγονότα· θα ήταν { $right }
audit-goals = οι στόχοι δεν είναι όπως θα μπορούσαν
audit-stack-empty = η στοίβα είναι άδεια: μια παρτίδα σε εξέλιξη έχει ανοιχτούς κανόνες
audit-stack-over = η παρτίδα τελείωσε: δεν έχει ανοιχτούς κανόνες
audit-outermost = «{ $frame }» δεν μπορεί να είναι το εξωτερικό: είναι «{ $right }»
audit-inside = «{ $frame }» δεν μπορεί να τρέχει μέσα σε «{ $outer }»
audit-rounds-stage = ActionRounds: το στάδιο { $n } δεν ταιριάζει
audit-turn-phase = η φάση { $n } του γύρου δεν ταιριάζει
audit-setup-phase = η φάση { $n } της προετοιμασίας δεν ταιριάζει
audit-turns-begun = άρχισαν { $n } σειρές· δεν είναι τόσες
audit-revealed = η θέση { $seat } δεν έχει τις κάρτες προς εκτέλεση που θα έπρεπε
audit-whose = «{ $frame }» τρέχει για τη θέση { $seat }, που δεν έχει σειρά
audit-deed = θέση { $seat }: τέτοια κάρτα δεν μπορεί να εκτελείται
audit-frame-count = { $frame }: το count είναι { $n }· είναι 1 ή περισσότερο
audit-draws = DrawAdviser: κανείς δεν διαλέγει έτσι ({ $n })
audit-choosers = ChooseCards: διαλέγουν { $n } θέσεις· διαλέγουν όλες
audit-draft = η επιλογή ηγετών δεν μπορεί να είναι έτσι ({ $n })
audit-round = κύκλος { $n }· ένας γύρος έχει από 1 έως { $most }, το στήσιμο κανέναν
audit-revolution = η επανάσταση δεν ταιριάζει με όσα γίνονται: τελειώνει τους κύκλους ενός γύρου, και κάποιος την έχει παίξει
audit-played = η θέση { $seat } δεν μπορεί να έπαιξε τέτοιες κάρτες σε αυτόν τον κύκλο
audit-no-leader = η θέση { $seat } δεν έχει ηγέτη
audit-goal-taken = ο στόχος «{ $name }» βρίσκεται κάτω από δείκτη, που θα τον είχε πάρει
