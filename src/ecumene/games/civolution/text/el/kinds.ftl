## Είδη, μέρη καρτών, φάσεις

kind-card = Κάρτα έρευνας
kind-goal = Μάρκα στόχου
kind-income = Μάρκα εισοδήματος
kind-attribute = Μάρκα ιδιότητας
kind-event = Γεγονός
kind-start-marker = Κάρτα αρχικών δεικτών
kind-start-token = Αρχική μάρκα
kind-hand = Έτοιμο χέρι
kind-module = Βασική μονάδα
kind-feature = Χαρακτηριστικό
kind-sleep-module = Μονάδα ύπνου
kind-material = Υλικό
kind-marker = Δείκτης
kind-deed = Επιλογή
kind-die = Ζάρι
kind-project = Οικοδομικό έργο
kind-settlement = Οικισμός
kind-start-activity = Δραστηριότητα
kind-category = Κατηγορία
kind-stack = Στοίβα έρευνας
kind-land = Τύπος γης
kind-weather = Καιρός
kind-location = Τοποθεσία
kind-vici-card = Κάρτα της Β.Ι.Κ.Ι.
kind-column = Στήλη
kind-level = Βαθμίδα
kind-territory = Περιοχή

part-cost = Κόστος ανά βαθμίδα
part-instant = Αμέσως
part-ability = Ικανότητα
part-level-1 = Επίπεδο I
part-level-2 = Επίπεδο II
part-level-3 = Επίπεδο III
part-blue = Μπλε μισό
part-red = Κόκκινο μισό

phase-new-cards = Νέες κάρτες
phase-new-goals = Νέοι στόχοι
phase-extra-find = Επιπλέον εύρημα
phase-action = Φάση ενεργειών
phase-site = Φάση τοποθεσιών
phase-feeding = Φάση διατροφής
phase-event = Φάση γεγονότος
phase-income = Φάση εισοδήματος

ground-forest = Δάσος
ground-grassland = Λιβάδι
ground-hills = Λόφοι
ground-swamp = Βάλτος
ground-mountains = Βουνά
ground-desert = Έρημος
ground-water = Νερά
ground-corner = Γωνία με τοποθεσία
