# Τι παίχτηκε, ως επικεφαλίδες μιας αναφοράς για πολλές παρτίδες.

played-simple = Εκτελεσμένες κάρτες
played-advanced = Προηγμένες ενέργειες
played-skip = Κάρτες μάταια
played-activate = Ενεργοποιημένα θαύματα
played-build = Χτισμένα θαύματα
played-take = Πολιτισμοί και ηγέτες
played-command = Εντολές που δόθηκαν
played-wonders = Θαύματα στο τέλος
played-leaders = Ηγέτες στο τέλος
