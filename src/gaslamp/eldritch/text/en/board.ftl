### What lies on the table, for every screen. A noun stands as in a sentence; whoever shows it alone begins it with a capital.
### Every field of a view is named here: "eldritch-field-" and the field's name. Only game.ftl may be referred to.

## The Ancient One

eldritch-field-ancient-one = Ancient One
eldritch-field-awake = awake
eldritch-field-doom = Doom
eldritch-field-doom-track = highest number of the Doom track
# Its space on the track.
eldritch-field-omen = Omen
eldritch-field-omen-color = color of the Omen
eldritch-field-omen-tokens = Eldritch tokens at the Omen track
eldritch-field-omens = Omen track
eldritch-field-sheet = on the Ancient One's sheet
eldritch-field-reference = Reference card
eldritch-field-players = number of players
eldritch-field-surge = Monsters in a surge

## Mysteries and Mythos cards

eldritch-field-mystery = Mystery
eldritch-field-solved = Mysteries solved
eldritch-field-needed = Mysteries to solve
eldritch-field-final = Final Mystery
# What a Mystery needs to be solved.
eldritch-field-needs = needs
# Of the Epic Monster that a Mystery asks for.
eldritch-field-slain = defeated
eldritch-field-placed = Eldritch tokens placed on
eldritch-field-ongoing = Mythos cards in play

## The board

eldritch-field-space = space
eldritch-field-gates = Gates
# Seen in the stack by whoever looks.
eldritch-field-known-gates = Gates you know in the stack
eldritch-field-clues = Clues
eldritch-field-tokens = Eldritch tokens
eldritch-field-wounds = Health tokens
eldritch-field-expedition = Expedition
eldritch-field-monsters = Monsters
eldritch-field-epic = Epic Monster
eldritch-field-aside = Monsters set aside
# Which of several alike.
eldritch-field-number = number
eldritch-field-damage = Health lost
eldritch-field-toughness = toughness
eldritch-field-reserve = reserve
eldritch-field-decks = decks
eldritch-field-stages = Mythos deck by stages
eldritch-cup = Monster cup
eldritch-field-discards = discards

## Investigators

eldritch-field-investigators = investigators
eldritch-field-lead = Lead Investigator
# Whose turn it is.
eldritch-field-active = turn
eldritch-field-health = Health
eldritch-field-max-health = maximum Health
eldritch-field-sanity = Sanity
eldritch-field-max-sanity = maximum Sanity
eldritch-field-tickets = tickets
eldritch-field-train = train
eldritch-field-ship = ship
eldritch-field-possessions = possessions
eldritch-field-conditions = Conditions
eldritch-field-skills = skills
eldritch-field-improvements = Improvements
eldritch-field-delayed = Delayed
eldritch-field-actions-left = actions left
eldritch-field-actions = actions taken
eldritch-field-eliminated = eliminated
eldritch-field-bodies = defeated investigators
# Followed by Health or Sanity.
eldritch-field-by = defeated by loss of
eldritch-field-unused = investigators still available

## Cards

eldritch-field-kind = kind
eldritch-kind-asset = Asset
eldritch-kind-artifact = Artifact
eldritch-kind-spell = Spell
eldritch-kind-condition = Condition
eldritch-field-back = back
eldritch-field-turned = face down

## A test

eldritch-field-test = test
eldritch-field-skill = skill
eldritch-field-dice = dice
# The skill without Improvements.
eldritch-field-base = base value
eldritch-field-improved = Improvement
eldritch-field-modifier = modifier
eldritch-field-bonus = bonus
eldritch-field-source = source of the bonus
eldritch-field-more = additional dice
eldritch-field-helpers = source of the additional dice
eldritch-field-aim = aim
eldritch-field-need = successes needed
eldritch-field-odds = chance in %
eldritch-field-faces = rolled

## What is being resolved

eldritch-field-least = a success from
eldritch-field-doubled = a 6 counts twice
eldritch-field-successes = successes
eldritch-field-fight = fight
eldritch-field-monster = who is fought
eldritch-field-will = modifier to Will
eldritch-field-horror = horror of the monster
eldritch-field-strength = modifier to Strength
eldritch-field-hurt = Health it has lost
eldritch-field-defeated = defeated
eldritch-field-resolving = being resolved
eldritch-field-element = what the Mythos card brings now
