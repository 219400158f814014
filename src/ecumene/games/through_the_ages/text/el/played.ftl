# Τι παίχτηκε: οι τίτλοι μιας αναφοράς για πολλές παρτίδες.

played-lead = Ηγέτες
played-wonders = Θαύματα στο τέλος
played-government = Πολιτεύματα στο τέλος
played-colonies = Αποικίες στο τέλος
played-develop = Τεχνολογίες που αναπτύχθηκαν
played-revolution = Επαναστάσεις
played-play = Κάρτες ενέργειας
played-play-tactic = Τακτικές που παίχτηκαν
played-copy-tactic = Τακτικές που αντιγράφηκαν
played-play-event = Γεγονότα που προετοιμάστηκαν
played-attack = Επιθέσεις
played-declare-war = Πόλεμοι που κηρύχθηκαν
played-offer = Συμφωνίες που προτάθηκαν
played-offer-as-a = Συμφωνίες που προτάθηκαν από την πλευρά Α
played-offer-as-b = Συμφωνίες που προτάθηκαν από την πλευρά Β
