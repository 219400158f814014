## Numbers of a civilization

stat-points = Points
    .name = Success points
stat-favour = Favour
    .name = Space of favour
stat-tribes = Tribes left
    .name = Tribes left
stat-supply = Markers left
    .name = Markers left
stat-fate = Fate dice
    .name = Fate dice
stat-food = Food
    .name = Food
stat-food-needed = Food needed
    .name = Food needed at feeding
stat-money = Money
    .name = Money
stat-ideas = Ideas
    .name = Ideas
stat-focus = Focus
    .name = Focus markers
stat-planning = Planning
    .name = Planning markers
stat-features = Features
    .name = Feature markers
stat-materials = Materials
    .name = Stored materials
stat-raw-materials = Raw materials
    .name = Raw materials on the continent
stat-diamonds = Diamonds
    .name = Active diamonds
stat-ready-dice = Dice
    .name = Dice ready to use
stat-people = Tribes
    .name = Tribes on the continent
stat-strong = Strong tribes
    .name = Strong tribes
stat-territories = Territories
    .name = Territories with own tribes
stat-progress = Progress
    .name = Steps on all tracks
stat-upgrades = Upgrades
    .name = Upgrades of modules
stat-installed = Installed
    .name = Cards and tokens installed
stat-era-points = Points after this era
    .name = Points after this era, as things stand
stat-final-points = Points in the end
    .name = Points if the game ended with this era

## Types of cards and locations

type-invention = Invention
type-mutation = Mutation
type-inspiration = Insight
type-building = Building
type-achievement = Achievement
type-building-ground = { location-building-ground }
type-gorge = { location-gorge }
type-glacier = { location-glacier }
type-oak = { location-oak }
type-hidden-grotto = { location-hidden-grotto }
type-sacred-mountain = { location-sacred-mountain }
type-cave = { location-cave }
type-mushroom-valley = { location-mushroom-valley }
type-volcano = { location-volcano }

## Seats with a ready hand

option-ready-hands-0 = Seat 1
option-ready-hands-1 = Seat 2
option-ready-hands-2 = Seat 3
option-ready-hands-3 = Seat 4
