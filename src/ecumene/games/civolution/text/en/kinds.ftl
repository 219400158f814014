## Kinds of things, parts of cards, phases

kind-card = Research card
kind-goal = Goal token
kind-income = Income token
kind-attribute = Attribute token
kind-event = Event
kind-start-marker = Start marker card
kind-start-token = Start token
kind-hand = Ready hand
kind-module = Core module
kind-feature = Feature
kind-sleep-module = Sleep module
kind-material = Material
kind-marker = Marker
kind-deed = Branch
kind-die = Die
kind-project = Building project
kind-settlement = Settlement
kind-start-activity = Activity
kind-category = Category
kind-stack = Research stack
kind-land = Land
kind-weather = Weather
kind-location = Location
kind-vici-card = V.I.C.I. card
kind-column = Column
kind-level = Level
kind-territory = Territory

part-cost = Cost by level
part-instant = At once
part-ability = Ability
part-level-1 = Level I
part-level-2 = Level II
part-level-3 = Level III
part-blue = Blue half
part-red = Red half

phase-new-cards = New cards
phase-new-goals = New goals
phase-extra-find = Extra find
phase-action = Action phase
phase-site = Location phase
phase-feeding = Feeding phase
phase-event = Event phase
phase-income = Income phase

ground-forest = Forest
ground-grassland = Grassland
ground-hills = Hills
ground-swamp = Swamp
ground-mountains = Mountains
ground-desert = Desert
ground-water = Water
ground-corner = Corner of a location
