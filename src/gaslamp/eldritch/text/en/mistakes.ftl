### What is wrong with a pack or a position.

## What a text speaks of, and is not there

eldritch-out-of-place = "{ $found }" means nothing here: { $why }
eldritch-needs-pass-box = only the first box of a card leads to its pass box
eldritch-needs-fail-box = only the first box of a card and its pass box lead to its fail box
eldritch-needs-fight = no fight is going on
eldritch-needs-loss = no loss is about to happen
eldritch-needs-card = there is no card here that could be discarded
eldritch-needs-it = nothing has been gained before it
eldritch-needs-back = only the front of a Spell or a Condition can be turned over
eldritch-needs-turned = only the back of a Condition can be turned face up again
eldritch-needs-partner = nobody has been traded with before it
eldritch-needs-turn = it belongs to an encounter_phase ability
eldritch-needs-clue = no Clue is in question
eldritch-needs-research = only a Research Encounter has a Clue of its own
eldritch-needs-world = only an Other World Encounter has a Gate to close
eldritch-needs-gate = no Gate is in question
eldritch-needs-in-play = this is no Mystery, and no Mythos card in play
eldritch-needs-rumor = this is no Rumor
eldritch-needs-monster = this is no Monster on the board
eldritch-needs-that = no Monster has been chosen, spawned or fought before it
eldritch-needs-chosen = nobody has been chosen before it
eldritch-needs-result = no test has been made before it
eldritch-needs-lost = nothing has been lost before it
eldritch-needs-spawned = no Monster has been spawned before it
eldritch-needs-slain = there has been no fight before it
eldritch-needs-gates-discarded = no Gate has been discarded before it
eldritch-needs-toughness = no Monster has been hurt or removed before it
eldritch-needs-value = no Asset has been gained before it

## Packs

eldritch-idle = this would do nothing
eldritch-endless = "{ $found }" would bring itself about for ever
eldritch-too-deep = texts are nested deeper than { $limit } levels
eldritch-wrong-amount = the amount "{ $found }" means nothing here
eldritch-wrong-place = the place "{ $found }" cannot be meant here
eldritch-no-price = "{ $found }" cannot be a price
eldritch-only-price = "{ $found }" can only be a price
eldritch-clue-price = the price of a Clue that goes onto the card is that Clue: expected a single spend with clues: 1
eldritch-no-gift = Conditions cannot be given away
eldritch-no-such-trait = no card of this kind has the trait "{ $found }"
eldritch-not-both = "{ $one }" and "{ $other }" cannot stand together
eldritch-one-of = either "{ $one }" or "{ $other }" is needed
eldritch-only-with = "{ $one }" is only for "{ $other }"
eldritch-alone = "{ $found }" must stand alone
eldritch-no-text = there is no text for "{ $found }"
eldritch-two-texts = there are two texts for "{ $found }"
eldritch-wrong-ability = "{ $found }" is no ability of such a component, expected one of: { $expected }
eldritch-only-possessions = "{ $found }" with a price, or once per round, is only for possessions
eldritch-alike = "{ $one }" and "{ $other }" on one component could not be told apart
eldritch-reserved = "{ $found }" is a word of the game, and so no id
eldritch-no-city = there is no City space
eldritch-no-way = there is no way from "{ $one }" to "{ $other }"
eldritch-epic = "{ $found }" is an Epic Monster, expected another
eldritch-not-epic = "{ $found }" is no Epic Monster
eldritch-not-brought = nothing here spawns "{ $found }", who must be defeated
eldritch-unsolvable = nothing could ever solve this
eldritch-no-end = without a Final Mystery the game must be lost here: expected lose_game
eldritch-no-research = "{ $ancient_one }" has no Research Encounters

## Positions

eldritch-agreed-otherwise = the table has agreed on "{ $found }"
eldritch-one-sided = "{ $found }" has no back
eldritch-not-turned = only the Conditions of an investigator can lie face down
eldritch-other-kind = "{ $found }" is of the kind { $kind }
eldritch-other-game = impossible position: "{ $found }" belongs to another Ancient One
eldritch-other-omen = impossible position: the Omen cannot be there and at "{ $found }"
eldritch-other-expedition = impossible position: the next card of the Expedition deck leads elsewhere
eldritch-no-discards = impossible position: discarded Spells and Conditions go back into their deck
eldritch-over-awake = impossible position: the game ends when "{ $ancient_one }" awakens
eldritch-awake = impossible position: the Ancient One is awake, and Doom is at { $found }
eldritch-asleep = impossible position: Doom is at { $found }, and so the Ancient One is awake
eldritch-won = impossible position: with this the game is won already
eldritch-mystery-left = impossible position: all Mysteries that are needed are solved, and none is active
eldritch-final-asleep = impossible position: the Final Mystery begins only when the Ancient One is awake
eldritch-final-begun = impossible position: the Final Mystery has begun, for all others are solved
eldritch-eliminated = impossible position: who is eliminated has no investigator, and "{ $found }" is one
eldritch-all-eliminated = impossible position: everybody is eliminated, and so the game is over
eldritch-no-lead = impossible position: the Lead at seat { $seat } has no investigator, and others have one
eldritch-no-clue-there = impossible position: no such Clue lies on "{ $found }"
eldritch-no-token-there = impossible position: too few Eldritch tokens lie on "{ $found }"
eldritch-nobody-to-slay = impossible position: "{ $found }" is not about an Epic Monster
eldritch-solved-already = impossible position: "{ $found }" would be solved already
