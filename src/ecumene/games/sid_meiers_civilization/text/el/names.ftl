# Τι είναι το παιχνίδι· πώς λέγονται τα είδη, οι μονάδες κατά βαθμό και οι ηγέτες.

game-blurb = Οδηγήστε έναν από έξι πολιτισμούς από μία μόνο πόλη πάνω σε χάρτη που κανείς δεν έχει δει: εξερευνήστε, ιδρύστε πόλεις, εμπορευτείτε, φτιάξτε στρατούς και θαύματα και νικήστε με τον πολιτισμό, την τεχνολογία, την οικονομία ή την κατάκτηση.
game-goal = Πρώτος να φτάσετε στο τέλος της διαδρομής πολιτισμού, να ερευνήσετε τη Διαστημική πτήση, να έχετε 15 νομίσματα ή να καταλάβετε ξένη πρωτεύουσα.

kind-resource = Πόρος
kind-terrain = Έδαφος
kind-unit = Είδος μονάδων
kind-unit-card = Μονάδα
kind-technology = Τεχνολογία
kind-building = Κτίσμα
kind-wonder = Θαύμα
kind-event = Γεγονός πολιτισμού
kind-great-person = Μεγάλη προσωπικότητα
kind-government = Πολίτευμα
kind-civilization = Πολιτισμός
kind-tile = Πλακίδιο χάρτη
kind-age = Στοίβα γεγονότων
kind-piece = Πιόνι ή πόλη
kind-token = Μάρκα
kind-good = Αγαθό
kind-face = Μάρκα στο χέρι

age-ancient = Αρχαιότητα
age-medieval = Μεσαίωνας
age-modern = Σύγχρονη εποχή

unit-name-archer = Τοξότης
unit-name-catapult = Καταπέλτης
unit-name-cannon = Κανόνι
unit-name-mobile-artillery = Αυτοκινούμενο πυροβολικό
unit-name-spearman = Λογχοφόρος
unit-name-pikeman = Σαρισοφόρος
unit-name-rifleman = Τυφεκιοφόρος
unit-name-modern-infantry = Σύγχρονο πεζικό
unit-name-horseman = Ιππέας
unit-name-knight = Ιππότης
unit-name-cavalry = Έφιππος τυφεκιοφόρος
unit-name-tank = Άρμα μάχης
unit-name-aircraft = Αεροσκάφος

leader-abraham-lincoln = Αβραάμ Λίνκολν
leader-mao-zedong = Μάο Τσετούνγκ
leader-cleopatra = Κλεοπάτρα
leader-otto-von-bismarck = Όττο φον Μπίσμαρκ
leader-julius-caesar = Ιούλιος Καίσαρας
leader-catherine-the-great = Αικατερίνη η Μεγάλη
