## Technologies printed on the player board

agriculture = Agriculture
    .text = Each worker produces 1 food. A blue token here is worth as much.

bronze = Bronze
    .text = Each worker produces 1 resource. A blue token here is worth as much.

philosophy = Philosophy
    .text = Each lab: +1 science.

religion = Religion
    .text = Each temple: +1 culture, +1 happy face.

warriors = Warriors
    .text = Each infantry unit: +1 strength.

despotism = Despotism
    .text = 4 civil and 2 military actions; up to 2 urban buildings of each type.
