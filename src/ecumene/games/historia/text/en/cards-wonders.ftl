# Wonders of the three eras.

## Era 1

sphinx = Sphinx
    .text = If you have more wonders than any other player, gain 1 VP.
ishtar-gate = Ishtar Gate
    .text = If your military is above every other player’s, gain 1 VP.
library-of-alexandria = Library of Alexandria
    .text = If your technology is above every other player’s, gain 1 VP.
great-wall = Great Wall
    .text = If you have more territories than any other player, gain 1 VP.
stonehenge = Stonehenge
    .text = When you play Technology, recover 1 used cube.
pyramids-of-giza = Pyramids of Giza
    .text = When you play Exploit, recover 1 used cube.
hanging-gardens = Hanging Gardens
    .text = When you play Expansion, recover 1 used cube.
lighthouse-of-alexandria = Lighthouse of Alexandria
    .text = When you play Trade, gain 1 VP.
colossus-of-rhodes = Colossus of Rhodes
    .text = When you play Raid, gain 1 VP.
statue-of-zeus = Statue of Zeus
    .text = When you play War, gain 1 VP.
temple-of-artemis = Temple of Artemis
    .text = When you play Art, recover 1 used cube.
mausoleum = Mausoleum of Halicarnassus
    .text = When you play Revolution, take back the oldest card of your queue.
colosseum = Colosseum
    .text = When you play Military, gain 1 VP.
parthenon = Parthenon
    .text = Pay 1 VP: take back the oldest card of your queue.
terracotta-army = Terracotta Army
    .text = Use 3 cubes: gain 1 military level.
petra = Petra
    .text = Destroy another wonder of yours: gain 3 VP.

## Era 2

angkor-wat = Angkor Wat
    .text = When you play Expansion, gain 1 VP.
hagia-sophia = Hagia Sophia
    .text = If you have more wonders than any other player, take back the oldest card of your queue.
alhambra = Alhambra
    .text = If your technology is above every other player’s, gain 2 VP.
himeji-castle = Himeji Castle
    .text = If your military is above every other player’s, gain 1 VP and recover 1 used cube.
forbidden-city = Forbidden City
    .text = If you have more territories than any other player, recover 2 used cubes.
notre-dame = Notre-Dame
    .text = When you play Art, gain 1 VP.
tower-of-pisa = Leaning Tower of Pisa
    .text = When you play Technology, gain 1 VP.
machu-picchu = Machu Picchu
    .text = When you play Exploit, gain 1 VP.
chichen-itza = Chichen Itza
    .text = When you play Raid, recover 2 used cubes.
taj-mahal = Taj Mahal
    .text = When you play Trade, take back the oldest card of your queue.
sistine-chapel = Sistine Chapel
    .text = When you play Art, turn 1 used wonder upright.
borobudur = Borobudur
    .text = When you play Revolution, recover 1 used cube.
tower-of-london = Tower of London
    .text = When you play Military, recover 1 used cube.
kremlin = Kremlin
    .text = When you play War, gain 2 VP.
versailles = Versailles
    .text = Use 2 cubes: gain 2 VP.
potala-palace = Potala Palace
    .text = Destroy another wonder of yours: take back the 2 oldest cards of your queue.

## Era 3

sagrada-familia = Sagrada Familia
    .text = If you have more wonders than any other player, gain 2 VP.
large-hadron-collider = Large Hadron Collider
    .text = If your technology is above every other player’s, gain 2 VP.
pentagon = Pentagon
    .text = If your military is above every other player’s, gain 2 VP.
big-ben = Big Ben
    .text = If you have more territories than any other player, gain 2 VP.
eiffel-tower = Eiffel Tower
    .text = When you play Tourism, gain 1 VP.
statue-of-liberty = Statue of Liberty
    .text = When you play Revolution, gain 2 VP.
panama-canal = Panama Canal
    .text = When you play Trade, gain 2 VP.
sydney-opera-house = Sydney Opera House
    .text = When you play Art, gain 2 VP.
golden-gate-bridge = Golden Gate Bridge
    .text = When you play Expansion, gain 2 VP.
space-station = International Space Station
    .text = When you play Technology, gain 2 VP.
hoover-dam = Hoover Dam
    .text = When you play Exploit, recover 2 used cubes.
mount-rushmore = Mount Rushmore
    .text = When you play Raid, gain 2 VP.
arc-de-triomphe = Arc de Triomphe
    .text = When you play War, gain 2 VP.
empire-state-building = Empire State Building
    .text = Use 3 cubes: gain 3 VP.
christ-the-redeemer = Christ the Redeemer
    .text = Pay 1 VP: turn up to 2 used wonders upright.
burj-khalifa = Burj Khalifa
    .text = Destroy another wonder of yours: gain 3 VP.
