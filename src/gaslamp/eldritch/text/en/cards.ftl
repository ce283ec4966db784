### The text of cards, put together from their effects. Clauses begin small; the program joins, capitalizes and ends them.
### $form is the form of the verb: "you" (an order), "each" (after a subject), "they" (after "they"), "may" and
### "may-they" (infinitive), "unless" and "unless-they". $who is "you", "they" or "lead" (the Lead Investigator).

## Verbs

eldritch-verb-gain = { $form ->
    [each] gains
   *[other] gain
}
eldritch-verb-lose = { $form ->
    [each] loses
   *[other] lose
}
eldritch-verb-recover = { $form ->
    [each] recovers
   *[other] recover
}
eldritch-verb-spend = { $form ->
    [each] spends
   *[other] spend
}
eldritch-verb-discard = { $form ->
    [each] discards
   *[other] discard
}
eldritch-verb-defeat = { $form ->
    [each] defeats
   *[other] defeat
}
eldritch-verb-may = { $form ->
    [you] you may
   *[other] may
}
eldritch-verb-become = { $form ->
    [each] becomes
   *[other] become
}
eldritch-verb-improve = { $form ->
    [each] improves
   *[other] improve
}
eldritch-verb-move = { $form ->
    [each] moves
   *[other] move
}
eldritch-verb-move-it = { $form ->
    [each] moves
   *[other] move
}
eldritch-verb-place = { $form ->
    [each] places
   *[other] place
}
eldritch-verb-spawn = { $form ->
    [each] spawns
   *[other] spawn
}
eldritch-verb-test = { $form ->
    [each] tests
   *[other] test
}
eldritch-verb-roll = { $form ->
    [each] rolls
   *[other] roll
}
eldritch-verb-resolve = { $form ->
    [each] resolves
   *[other] resolve
}
eldritch-verb-skip = { $form ->
    [each] skips
   *[other] skip
}
eldritch-verb-prevent = { $form ->
    [each] prevents
   *[other] prevent
}
eldritch-verb-choose = { $form ->
    [each] chooses
   *[other] choose
}
eldritch-verb-close = { $form ->
    [each] closes
   *[other] close
}
eldritch-verb-advance = { $form ->
    [each] advances
   *[other] advance
}
eldritch-verb-retreat = { $form ->
    [each] retreats
   *[other] retreat
}
eldritch-verb-give = { $form ->
    [each] gives
   *[other] give
}
eldritch-verb-trade = { $form ->
    [each] trades
   *[other] trade
}
eldritch-verb-look = { $form ->
    [each] looks
   *[other] look
}
eldritch-verb-put = { $form ->
    [each] puts
   *[other] put
}
eldritch-verb-flip = { $form ->
    [each] flips
   *[other] flip
}
eldritch-verb-fight = { $form ->
    [each] fights
   *[other] fight
}
eldritch-verb-make = { $form ->
    [each] makes
   *[other] make
}
eldritch-verb-remove = { $form ->
    [each] removes
   *[other] remove
}
eldritch-verb-shuffle = { $form ->
    [each] shuffles
   *[other] shuffle
}
eldritch-verb-refill = { $form ->
    [each] refills
   *[other] refill
}
eldritch-verb-return = { $form ->
    [each] returns
   *[other] return
}
eldritch-verb-solve = { $form ->
    [each] solves
   *[other] solve
}
eldritch-verb-reroll = { $form ->
    [each] rerolls
   *[other] reroll
}
eldritch-verb-add = { $form ->
    [each] adds
   *[other] add
}

## Whose: for a masculine or feminine thing, one or several

eldritch-text-your = { $who ->
    [you] your
   *[they] their
}
eldritch-text-your-f = { $who ->
    [you] your
   *[they] their
}
eldritch-text-your-ms = { $who ->
    [you] your
   *[they] their
}
eldritch-text-your-fs = { $who ->
    [you] your
   *[they] their
}
eldritch-text-you-have = { $who ->
    [you] you have
    [lead] the Lead Investigator has
   *[they] they have
}
eldritch-text-choice = { $who ->
    [you] of your choice
    [lead] of the Lead Investigator's choice
   *[they] of their choice
}
eldritch-text-here = { $who ->
    [you] on your space
    [lead] on the Lead Investigator's space
   *[they] on their space
}
eldritch-text-of-here = { $who ->
    [you] on your space
    [lead] on the Lead Investigator's space
   *[they] on their space
}

## How clauses go together

eldritch-text-list = { $first }, and { $last }
eldritch-text-besides = { $first }, and { $last }
eldritch-text-deed = { $verb } { $what }
eldritch-text-nothing = No effect.
eldritch-text-idle = { $form ->
    [each] does nothing
   *[other] do nothing
}
eldritch-text-they = they { $what }
eldritch-text-subject = { $subject } { $what }
eldritch-text-about = { $subject }: { $what }
eldritch-text-do-this = do this: { $what }
eldritch-text-wheres = { $first } { $second }
eldritch-text-in-order-to = { $pay } to { $what }
eldritch-text-unless = { $who ->
    [you] { $what } unless you { $pay }
   *[they] { $what } unless they { $pay }
}
eldritch-text-unless-together = { $what } unless the investigators spend { $clues } as a group
eldritch-text-may-together = the investigators may spend { $what } as a group
eldritch-text-spend-together = the investigators spend { $what } as a group
eldritch-text-choose = { eldritch-verb-choose } one: { $what }
eldritch-text-nor = { " " }or{ " " }
eldritch-text-or = ; or{ " " }
eldritch-text-if = if { $check }, { $what }
eldritch-text-otherwise = otherwise, { $what }
eldritch-if-pass = { $who ->
    [you] if you pass, { $what }
   *[they] if they pass, { $what }
}
eldritch-if-fail = { $who ->
    [you] if you fail, { $what }
   *[they] if they fail, { $what }
}
eldritch-if-won = { $who ->
    [you] if you defeat it, { $what }
   *[they] if they defeat it, { $what }
}
eldritch-if-lost = { $who ->
    [you] if you do not defeat it, { $what }
   *[they] if they do not defeat it, { $what }
}
eldritch-if-do = { $who ->
    [you] if you do, { $what }
   *[they] if they do, { $what }
}
eldritch-if-not = { $who ->
    [you] if you do not, { $what }
   *[they] if they do not, { $what }
}
eldritch-if-group-does = if they do, { $what }
eldritch-if-group-does-not = if they do not, { $what }
eldritch-on-faces = on { $faces }, { $what }
eldritch-faces-one = a { $low }
eldritch-faces-two = a { $low } or { $high }
eldritch-faces-range = a { $low } to { $high }
eldritch-faces-players = a number no higher than the number of players
eldritch-test-need = to pass: { $what }
eldritch-test-boost-clues = each Clue spent adds 1 success
eldritch-test-boost-sanity = each Sanity spent adds 1 die
eldritch-times = { $times ->
    [1] { "" }
    [2] { " " }twice
   *[other] { " " }{ $times } times
}
eldritch-with-ones = { $what } as if every die showed a 1
eldritch-where-none = { $what } if there is none there
eldritch-where-none-nearest = { $what } without one
eldritch-all-but = { $what } but { $keep }

## How much

eldritch-much-health = { $amount ->
    [all] all Health
    [any] any amount of Health
   *[other] { $amount } Health
}
eldritch-much-its-health = { $amount ->
    [all] all its Health
   *[other] { $amount } Health
}
eldritch-much-sanity = { $amount ->
    [all] all Sanity
    [any] any amount of Sanity
   *[other] { $amount } Sanity
}
eldritch-much-loss = { $amount ->
    [all] that loss
   *[other] up to { $amount } of that loss
}
eldritch-much-clues = { $amount ->
    [all] all { eldritch-text-your-fs } Clues
    [any] any number of Clues
    [one] 1 Clue
   *[other] { $amount } Clues
}
eldritch-much-clues-more = { $amount ->
    [one] 1 additional Clue
   *[other] { $amount } additional Clues
}
eldritch-much-the-clues = { $amount ->
    [all] all Clues
    [one] 1 Clue
   *[other] { $amount } Clues
}
eldritch-much-number = { $amount }
eldritch-much-doom = { $amount }
eldritch-much-gates = { $amount ->
    [one] 1 Gate
   *[other] { $amount } Gates
}
eldritch-much-tokens = { $amount ->
    [all] all Eldritch tokens
    [one] 1 Eldritch token
   *[other] { $amount } Eldritch tokens
}
eldritch-much-sanity-tokens = { $amount ->
    [one] 1 Sanity token
   *[other] { $amount } Sanity tokens
}
eldritch-much-toughness = Monsters with a total toughness of { $amount }
eldritch-much-monsters = { $amount ->
    [one] 1 Monster
   *[other] { $amount } Monsters
}
eldritch-much-named-monsters = { $amount ->
    [one] 1 { $name }
   *[other] { $amount } { $name } Monsters
}
eldritch-much-successes = { $amount ->
    [one] 1 success
   *[other] { $amount } successes
}
eldritch-much-dice = { $amount ->
    [all] all dice
    [any] any number of dice
    [one] 1 die
   *[other] { $amount } dice
}
eldritch-much-more-dice = { $amount ->
    [one] 1 additional die
   *[other] { $amount } additional dice
}
eldritch-much-fewer-dice = { $amount ->
    [one] 1 die fewer
   *[other] { $amount } dice fewer
}
eldritch-much-spell = { $amount ->
    [one] 1 Spell
   *[other] { $amount } Spells
}
eldritch-much-spell-trait = { $amount ->
    [one] 1 { $trait } Spell
   *[other] { $amount } { $trait } Spells
}
eldritch-much-artifact = { $amount ->
    [one] 1 Artifact
   *[other] { $amount } Artifacts
}
eldritch-much-artifact-trait = { $amount ->
    [one] 1 { $trait } Artifact
   *[other] { $amount } { $trait } Artifacts
}
eldritch-much-asset = { $amount ->
    [any] any number of Assets
    [one] 1 Asset
   *[other] { $amount } Assets
}
eldritch-much-asset-trait = { $amount ->
    [any] any number of { $trait } Assets
    [one] 1 { $trait } Asset
   *[other] { $amount } { $trait } Assets
}
eldritch-much-my-possession = { $amount ->
    [all] all { eldritch-text-your-ms } possessions
    [any] any number of { eldritch-text-your-ms } possessions
    [one] 1 possession
   *[other] { $amount } possessions
}
eldritch-much-my-possession-trait = { $amount ->
    [all] all { eldritch-text-your-ms } { $trait } possessions
    [any] any number of { eldritch-text-your-ms } { $trait } possessions
    [one] 1 { $trait } possession
   *[other] { $amount } { $trait } possessions
}
eldritch-much-my-asset = { $amount ->
    [all] all { eldritch-text-your-ms } Assets
    [any] any number of { eldritch-text-your-ms } Assets
    [one] 1 Asset
   *[other] { $amount } Assets
}
eldritch-much-my-asset-trait = { $amount ->
    [all] all { eldritch-text-your-ms } { $trait } Assets
    [any] any number of { eldritch-text-your-ms } { $trait } Assets
    [one] 1 { $trait } Asset
   *[other] { $amount } { $trait } Assets
}
eldritch-much-my-spell = { $amount ->
    [all] all { eldritch-text-your-ms } Spells
    [any] any number of { eldritch-text-your-ms } Spells
    [one] 1 Spell
   *[other] { $amount } Spells
}
eldritch-much-my-spell-trait = { $amount ->
    [all] all { eldritch-text-your-ms } { $trait } Spells
    [any] any number of { eldritch-text-your-ms } { $trait } Spells
    [one] 1 { $trait } Spell
   *[other] { $amount } { $trait } Spells
}
eldritch-much-my-condition = { $amount ->
    [all] all { eldritch-text-your-ms } Conditions
    [any] any number of { eldritch-text-your-ms } Conditions
    [one] 1 Condition
   *[other] { $amount } Conditions
}
eldritch-much-my-condition-trait = { $amount ->
    [all] all { eldritch-text-your-ms } { $trait } Conditions
    [any] any number of { eldritch-text-your-ms } { $trait } Conditions
    [one] 1 { $trait } Condition
   *[other] { $amount } { $trait } Conditions
}
eldritch-much-my-clue = { $amount ->
    [all] all { eldritch-text-your-fs } Clues
    [any] any number of { eldritch-text-your-fs } Clues
    [one] 1 Clue
   *[other] { $amount } Clues
}
eldritch-per-players = { $much } for each player
eldritch-per-half-players = { $much } for every two players (rounded up)
eldritch-per-twice-players = { $much } for each player
eldritch-per-players-less-wounds = { $much } for each player (less 1 for each Health token on this card)
eldritch-per-result = { $much } for each success
eldritch-per-lost = { $much } for each point lost
eldritch-per-gates = { $much } for each Gate on the board
eldritch-per-half-gates = { $much } for every two Gates on the board (rounded up)
eldritch-per-matching-gates = { $much } for each Gate that matches the Omen
eldritch-per-gates-discarded = { $much } for each Gate discarded
eldritch-per-rumors = { $much } for each Rumor in play
eldritch-per-cultists = { $much } for each Cultist on the board
eldritch-per-clues = { $much } for each Clue { eldritch-text-you-have }
eldritch-per-items = { $much } for each Item possession { eldritch-text-you-have }
eldritch-per-spells = { $much } for each Spell { eldritch-text-you-have }
eldritch-per-injuries = { $much } for each Injury Condition { eldritch-text-you-have }
eldritch-per-madnesses = { $much } for each Madness Condition { eldritch-text-you-have }
eldritch-per-deals = { $much } for each Deal Condition { eldritch-text-you-have }
eldritch-per-tokens = { $much } for each Eldritch token on this card
eldritch-per-wounds = { $much } for each Health token on this card
eldritch-per-sheet-sanity = { $much } for each Sanity token on the Ancient One sheet
eldritch-per-toughness = { $much } for each point of its toughness
eldritch-per-value = { $much } for each point of its value

## Things

eldritch-monster = Monster
eldritch-monster-named = { $name }
eldritch-a-monster = a { $monster }
eldritch-named-spell = the { $name } Spell
eldritch-named-artifact = the { $name } Artifact
eldritch-named-asset = the { $name } Asset
eldritch-this-clue = this Clue
eldritch-card-a-possession = a possession
eldritch-card-a-possession-trait = a { $trait } possession
eldritch-card-a-asset = an Asset
eldritch-card-a-asset-trait = a { $trait } Asset
eldritch-card-a-spell = a Spell
eldritch-card-a-spell-trait = a { $trait } Spell
eldritch-card-a-condition = a Condition
eldritch-card-a-condition-trait = a { $trait } Condition
eldritch-card-a-clue = a Clue
eldritch-card-no-possession = any possessions
eldritch-card-no-possession-trait = a { $trait } possession
eldritch-card-no-asset = any Assets
eldritch-card-no-asset-trait = a { $trait } Asset
eldritch-card-no-spell = any Spells
eldritch-card-no-spell-trait = a { $trait } Spell
eldritch-card-no-condition = any Conditions
eldritch-card-no-condition-trait = a { $trait } Condition
eldritch-card-no-clue = any Clues
eldritch-from-deck = { $what } from the deck
eldritch-from-reserve = { $what } { eldritch-text-choice } from the reserve
eldritch-from-reserve-or-discard = { $what } { eldritch-text-choice } from the reserve or the discard pile
eldritch-worth = { $amount ->
    [one] { $what } with a value of at most { $value }
   *[other] { $what } with a total value of at most { $value }
}
eldritch-worth-result = { $amount ->
    [one] { $what } with a value no higher than the test result
   *[other] { $what } with a total value no higher than the test result
}
eldritch-which-this = this { $monster }
eldritch-which-that = that { $monster }
eldritch-which-one-here = 1 { $monster } { eldritch-text-choice } { eldritch-text-of-here }
eldritch-which-one-anywhere = 1 { $monster } { eldritch-text-choice }
eldritch-which-one-at-a-gate = 1 { $monster } { eldritch-text-choice } on a space with a Gate
eldritch-which-some-here = 1 { $monster } { eldritch-text-of-here }
eldritch-which-some-anywhere = 1 { $monster }
eldritch-which-some-at-a-gate = 1 { $monster } on a space with a Gate
eldritch-which-each-here = each { $monster } { eldritch-text-of-here }
eldritch-which-each-other-here = each other { $monster } { eldritch-text-of-here }
eldritch-which-each-on-one-space = each { $monster } on 1 space { eldritch-text-choice }
eldritch-which-each = each { $monster } on the board

## Places

eldritch-place-numbered = space { $number }
eldritch-place-here = { $who ->
    [you] your space
    [lead] the Lead Investigator's space
   *[they] their space
}
eldritch-place-random = a random space
eldritch-place-choice = { $who ->
    [you] a space of your choice
    [lead] a space of the Lead Investigator's choice
   *[they] a space of their choice
}
eldritch-place-clue-or-gate = a space { eldritch-text-choice } with a Clue or a Gate
eldritch-place-expedition = the Active Expedition space
eldritch-place-cultists = each space with a Cultist
eldritch-place-ancient-one = the Ancient One's space
eldritch-place-its-space = this Monster's space
eldritch-place-nearest-city = the nearest City space
eldritch-place-nearest-wilderness = the nearest Wilderness space
eldritch-place-nearest-sea = the nearest Sea space
eldritch-place-nearest-gate = the nearest space with a Gate
eldritch-place-nearest-clue = the nearest space with a Clue
eldritch-place-nearest-investigator = the space of the nearest investigator
eldritch-at-town = in { $place }
eldritch-at-region = in { $place }
eldritch-at-space = on { $place }
eldritch-to-town = to { $place }
eldritch-to-region = to { $place }
eldritch-to-space = to { $place }
eldritch-toward = toward { $place }
eldritch-on-board = on the board
eldritch-spaces = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
eldritch-up-to-spaces = { $amount ->
    [one] up to 1 space
   *[other] up to { $amount } spaces
}
eldritch-along-train = { $far } along a Train path
eldritch-along-ship = { $far } along a Ship path
eldritch-along-uncharted = { $far } along an Uncharted path

## Who

eldritch-each-everyone = each investigator
eldritch-each-here = each investigator { eldritch-text-of-here }
eldritch-each-others-here = each other investigator { eldritch-text-of-here }
eldritch-each-on-it = each investigator on this Monster's space
eldritch-each-near-it = each investigator on this Monster's space or an adjacent one
eldritch-one-lead = the Lead Investigator
eldritch-one-chosen = that investigator
eldritch-one-here = one investigator { eldritch-text-choice } { eldritch-text-of-here }
eldritch-one-another = another investigator { eldritch-text-choice }
eldritch-one-anyone = one investigator { eldritch-text-choice }
eldritch-one-nearest = the nearest investigator
eldritch-lead-chooses = { $what }, of the Lead Investigator's choice,
eldritch-some-here = one investigator { eldritch-text-of-here }
eldritch-some-another = another investigator
eldritch-some-anyone = one investigator
eldritch-some-on-it = one investigator on this Monster's space
eldritch-some-of-them = one of them
eldritch-pick-lead = the Lead Investigator
eldritch-pick-chosen = that investigator
eldritch-pick-here = 1 investigator { eldritch-text-of-here }
eldritch-pick-another = another investigator
eldritch-pick-anyone = 1 investigator
eldritch-pick-nearest = the nearest investigator
eldritch-pick-on-it = 1 investigator on this Monster's space
eldritch-where-on-city = on a City space
eldritch-where-on-wilderness = on a Wilderness space
eldritch-where-on-sea = on a Sea space
eldritch-where-at-gate = on a space with a Gate
eldritch-where-near-expedition = on or next to the Active Expedition space
eldritch-where-has = with { $what }
eldritch-where-monsters = on a space with { $monster }
eldritch-where-not-on-city = not on a City space
eldritch-where-not-on-wilderness = not on a Wilderness space
eldritch-where-not-on-sea = not on a Sea space
eldritch-where-not-at-gate = on a space without a Gate
eldritch-where-not-near-expedition = neither on nor next to the Active Expedition space
eldritch-where-not-has = without { $what }
eldritch-where-not-monsters = on a space without { $monster }

## What must hold

eldritch-check-on-city = { $who ->
    [you] you are on a City space
    [lead] the Lead Investigator is on a City space
   *[they] they are on a City space
}
eldritch-check-on-wilderness = { $who ->
    [you] you are on a Wilderness space
    [lead] the Lead Investigator is on a Wilderness space
   *[they] they are on a Wilderness space
}
eldritch-check-on-sea = { $who ->
    [you] you are on a Sea space
    [lead] the Lead Investigator is on a Sea space
   *[they] they are on a Sea space
}
eldritch-check-at-gate = there is a Gate { eldritch-text-here }
eldritch-check-near-expedition = { $who ->
    [you] you are on or next to the Active Expedition space
    [lead] the Lead Investigator is on or next to the Active Expedition space
   *[they] they are on or next to the Active Expedition space
}
eldritch-check-somebody-on-it = there are investigators on this Monster's space
eldritch-check-has = { $who ->
    [you] you have { $what }
    [lead] the Lead Investigator has { $what }
   *[they] they have { $what }
}
eldritch-check-rumor-in-play = there is a Rumor in play
eldritch-check-monsters = { $amount ->
    [one] there is a Monster { $at }
   *[other] there are { $amount } or more Monsters { $at }
}
eldritch-check-monsters-named = { $amount ->
    [one] there is a { $name } { $at }
   *[other] there are { $amount } or more { $name } Monsters { $at }
}
eldritch-check-epic = { $monster } is { $at }
eldritch-check-not-epic = { $monster } is not { $at }
eldritch-check-mysteries-solved = { $amount ->
    [one] at least 1 Mystery has been solved
   *[other] at least { $amount } Mysteries have been solved
}
eldritch-check-gate-matches = there is a Gate that matches the Omen
eldritch-check-gate-matched = the discarded Gate matches the Omen
eldritch-check-gate-unmatched = the discarded Gate does not match the Omen
eldritch-check-gates-on-sheet = { $amount ->
    [one] there is a Gate on the Ancient One sheet
   *[other] there are { $amount } or more Gates on the Ancient One sheet
}
eldritch-check-reckoning-mythos = a Mythos card in play has a reckoning effect
eldritch-check-reckoning-monsters = a Monster on the board has a reckoning effect
eldritch-check-expeditions-gone = the Expedition deck is empty
eldritch-check-no-tokens = there are no Eldritch tokens on this card
eldritch-check-no-fours = no die of the test shows a 4
eldritch-check-lost-sanity = { $who ->
    [you] you lost Sanity this way
    [lead] the Lead Investigator lost Sanity this way
   *[they] they lost Sanity this way
}
eldritch-check-spawned = a Monster was spawned this way
eldritch-check-defeated = this Monster was defeated
eldritch-check-everyone-eliminated = all players have been eliminated
eldritch-check-not-on-city = { $who ->
    [you] you are not on a City space
    [lead] the Lead Investigator is not on a City space
   *[they] they are not on a City space
}
eldritch-check-not-on-wilderness = { $who ->
    [you] you are not on a Wilderness space
    [lead] the Lead Investigator is not on a Wilderness space
   *[they] they are not on a Wilderness space
}
eldritch-check-not-on-sea = { $who ->
    [you] you are not on a Sea space
    [lead] the Lead Investigator is not on a Sea space
   *[they] they are not on a Sea space
}
eldritch-check-not-at-gate = there is no Gate { eldritch-text-here }
eldritch-check-not-near-expedition = { $who ->
    [you] you are neither on nor next to the Active Expedition space
    [lead] the Lead Investigator is neither on nor next to the Active Expedition space
   *[they] they are neither on nor next to the Active Expedition space
}
eldritch-check-not-somebody-on-it = there are no investigators on this Monster's space
eldritch-check-not-has = { $who ->
    [you] you do not have { $what }
    [lead] the Lead Investigator does not have { $what }
   *[they] they do not have { $what }
}
eldritch-check-not-rumor-in-play = there is no Rumor in play
eldritch-check-not-monsters = { $amount ->
    [one] there is no Monster { $at }
   *[other] there are fewer than { $amount } Monsters { $at }
}
eldritch-check-not-monsters-named = { $amount ->
    [one] there is no { $name } { $at }
   *[other] there are fewer than { $amount } { $name } Monsters { $at }
}
eldritch-check-not-mysteries-solved = { $amount ->
    [one] no Mystery has been solved
   *[other] fewer than { $amount } Mysteries have been solved
}
eldritch-check-not-gate-matches = no Gate matches the Omen
eldritch-check-not-gates-on-sheet = { $amount ->
    [one] there is no Gate on the Ancient One sheet
   *[other] there are fewer than { $amount } Gates on the Ancient One sheet
}
eldritch-check-not-reckoning-mythos = no Mythos card in play has a reckoning effect
eldritch-check-not-reckoning-monsters = no Monster on the board has a reckoning effect
eldritch-check-not-expeditions-gone = the Expedition deck is not empty
eldritch-check-not-no-tokens = there are Eldritch tokens on this card
eldritch-check-not-no-fours = a die of the test shows a 4
eldritch-check-not-lost-sanity = { $who ->
    [you] you lost no Sanity this way
    [lead] the Lead Investigator lost no Sanity this way
   *[they] they lost no Sanity this way
}
eldritch-check-not-spawned = no Monster was spawned this way
eldritch-check-not-defeated = this Monster was not defeated
eldritch-check-not-everyone-eliminated = not all players have been eliminated

## What happens to investigators

eldritch-text-test = { eldritch-verb-test } { $skill }
eldritch-text-roll = { eldritch-verb-roll } 1 die
eldritch-text-pick = { eldritch-verb-choose } { $what }
eldritch-text-pass-box = { eldritch-verb-resolve } the pass effect
eldritch-text-fail-box = { eldritch-verb-resolve } the fail effect
eldritch-text-skip-strength = { eldritch-verb-skip } the Strength test of this fight
eldritch-text-skip-encounter = { eldritch-verb-skip } the encounter that could follow this fight
eldritch-text-prevent-loss = { eldritch-verb-prevent } { $what }
eldritch-text-aid-bonus = { eldritch-verb-gain } { $bonus } { $skill } until the end of this encounter
eldritch-text-aid-bonus-any = { eldritch-verb-gain } { $bonus } in all tests until the end of this encounter
eldritch-text-aid-dice = { $amount ->
    [one] { eldritch-verb-roll } 1 additional die in { $skill } tests until the end of this encounter
   *[other] { eldritch-verb-roll } { $amount } additional dice in { $skill } tests until the end of this encounter
}
eldritch-text-aid-dice-any = { $amount ->
    [one] { eldritch-verb-roll } 1 additional die in all tests until the end of this encounter
   *[other] { eldritch-verb-roll } { $amount } additional dice in all tests until the end of this encounter
}
eldritch-text-aid-rerolls = { $amount ->
    [one] { eldritch-verb-may } reroll 1 die in each { $skill } test until the end of this encounter
   *[other] { eldritch-verb-may } reroll { $amount } dice in each { $skill } test until the end of this encounter
}
eldritch-text-aid-rerolls-any = { $amount ->
    [one] { eldritch-verb-may } reroll 1 die in each test until the end of this encounter
   *[other] { eldritch-verb-may } reroll { $amount } dice in each test until the end of this encounter
}
eldritch-text-improve = { eldritch-verb-improve } { $skill }
eldritch-text-improve-any = { eldritch-verb-improve } 1 skill { eldritch-text-choice }
eldritch-text-delay = { eldritch-verb-become } Delayed
eldritch-text-discard-this = { eldritch-verb-discard } this card
eldritch-text-discard-it = { eldritch-verb-discard } that card
eldritch-text-flip = { eldritch-verb-flip } this card
eldritch-text-flip-back = { eldritch-verb-flip } this card face up again
eldritch-text-move = { eldritch-verb-move } { $far }
eldritch-text-move-with-this = { eldritch-verb-move } { $far } together with this Monster
eldritch-text-move-to = { eldritch-verb-move } { $to }
eldritch-text-devour = { $form ->
    [you] you are devoured
    [each] is devoured
    [they] are devoured
   *[other] be devoured
}
eldritch-text-act-again = { $form ->
    [may] perform 1 additional action
    [may-they] perform 1 additional action
   *[other] { eldritch-verb-may } perform 1 additional action
}
eldritch-text-give = { eldritch-verb-give } { $what } to another investigator { eldritch-text-choice }
eldritch-text-trade = { eldritch-verb-trade } with 1 investigator on any space
eldritch-text-trade-clues = { eldritch-verb-trade } only Clues with 1 investigator on any space
eldritch-text-swap-spaces = { $who ->
    [you] that investigator may swap spaces with you
    [lead] that investigator may swap spaces with the Lead Investigator
   *[they] that investigator may swap spaces with them
}
eldritch-text-convert = { eldritch-verb-spend } any amount of Health or Sanity and { eldritch-verb-recover } as much of the other
eldritch-text-reassign = { eldritch-verb-spend } any number of { eldritch-text-your-ms } Improvements and { eldritch-verb-improve } 1 skill { eldritch-text-choice } for each
eldritch-text-ignore-monsters = { $form ->
    [may] choose { eldritch-text-your } encounter as if there were no Monsters { eldritch-text-here }
    [may-they] choose { eldritch-text-your } encounter as if there were no Monsters { eldritch-text-here }
   *[other] { eldritch-verb-may } choose { eldritch-text-your } encounter as if there were no Monsters { eldritch-text-here }
}

## What happens on the board

eldritch-text-spawn = { eldritch-verb-spawn } { $what } { $at }
eldritch-text-spawn-anywhere = { eldritch-verb-spawn } { $what }
eldritch-text-pick-clue = { eldritch-verb-choose } 1 Clue on another space
eldritch-text-research = { $form ->
    [may] resolve a Research Encounter with that Clue as if on its space and ignoring Monsters
    [may-they] resolve a Research Encounter with that Clue as if on its space and ignoring Monsters
   *[other] { eldritch-verb-may } resolve a Research Encounter with that Clue as if on its space and ignoring Monsters
}
eldritch-text-discard-clue = { eldritch-verb-discard } the Clue
eldritch-text-discard-board-clues = { eldritch-verb-discard } { $what } on the board
eldritch-text-discard-clues-from = { eldritch-verb-discard } { $what } from { $place }
eldritch-text-move-clue = { eldritch-verb-move-it } the Clue { $to }
eldritch-text-move-clues = { eldritch-verb-move-it } each Clue on the board { $to }
eldritch-text-spawn-named = { eldritch-verb-spawn } { $what } { $at } (if one is set aside)
eldritch-text-spawn-named-or-random = { eldritch-verb-spawn } { $what } { $at } (or a random Monster if none is set aside)
eldritch-text-spawn-epic = { eldritch-verb-spawn } the { $name } Epic Monster { $at }
eldritch-text-ambush = { $form ->
    [you] { $monster } ambushes you
    [each] is ambushed by { $monster }
    [they] are ambushed by { $monster }
   *[other] be ambushed by { $monster }
}
eldritch-text-fight = { eldritch-verb-fight } { $monster }
eldritch-text-hurt-monsters = { eldritch-verb-make } { $monster } lose { $what }
eldritch-text-hurt-monsters-for-each = { eldritch-verb-make } { $monster } lose { $what }
eldritch-text-hurt-monsters-in-all = { eldritch-verb-make } { $monster } lose { $what } in all, counting what it has already lost to this card
eldritch-text-heal-monsters = { $monster } recovers { $what }
eldritch-text-heal-it = it recovers { $what }
eldritch-text-defeat-monsters = { eldritch-verb-defeat } { $monster }
eldritch-text-move-monsters = { eldritch-verb-move-it } { $monster } { $to }
eldritch-text-move-such-monsters = { eldritch-verb-move-it } { $monster } { $to }
eldritch-text-move-it = move it { $to }
eldritch-text-move-monsters-toward = { eldritch-verb-move-it } { $monster } { $far } { $to }
eldritch-text-close-gate = { eldritch-verb-close } this Gate
eldritch-text-discard-gates-one = { eldritch-verb-discard } 1 Gate { eldritch-text-choice }
eldritch-text-discard-gates-matching = { eldritch-verb-discard } each Gate that matches the Omen
eldritch-text-sort-gates = { eldritch-verb-look } at the top 2 Gates of the Gate stack and { eldritch-verb-put } one back on top and the other at the bottom
eldritch-text-take-gate-here = { eldritch-verb-place } the Gate { eldritch-text-here } on the Ancient One sheet
eldritch-text-take-gate-stack = { eldritch-verb-place } the top Gate of the Gate stack on the Ancient One sheet
eldritch-text-take-gate-that = { eldritch-verb-place } that Gate on the Ancient One sheet
eldritch-text-advance-doom = { eldritch-verb-advance } Doom by { $amount }
eldritch-text-retreat-doom = { eldritch-verb-retreat } Doom by { $amount }
eldritch-text-empty-doom = { eldritch-verb-advance } Doom to 0
eldritch-text-advance-omen = { eldritch-verb-advance } the Omen by 1
eldritch-text-turn-back-omen = { eldritch-verb-move-it } the Omen 1 space back
eldritch-text-set-omen = { eldritch-verb-move-it } the Omen to any space of its track without advancing Doom

## What happens to cards and tokens of the game

eldritch-text-place = { eldritch-verb-place } { $what } { $at }
eldritch-text-place-all = { eldritch-verb-place } { $what } on each of these: { $places }
eldritch-text-place-each = { eldritch-verb-place } { $what }, each { $at }
eldritch-text-place-tokens-mystery = { eldritch-verb-place } { $what } on the active Mystery
eldritch-text-place-tokens-sheet = { eldritch-verb-place } { $what } on the Ancient One sheet
eldritch-text-place-tokens-omen = { eldritch-verb-place } { $what } on the green space of the Omen track
eldritch-text-remove-tokens-this = { eldritch-verb-discard } { $what } from this card
eldritch-text-remove-tokens-omen = { eldritch-verb-discard } { $what } from the green space of the Omen track
eldritch-text-take-token = { eldritch-verb-move-it } the Eldritch token { eldritch-text-here } onto this card
eldritch-text-place-wound = { eldritch-verb-place } 1 Health token on this card
eldritch-text-place-sanity = { eldritch-verb-place } { $what } on the Ancient One sheet
eldritch-text-solve-this = { eldritch-verb-solve } this Rumor
eldritch-text-solve-one = { eldritch-verb-solve } 1 Rumor { eldritch-text-choice }
eldritch-text-draw-rumor = { eldritch-verb-put } a random unused Rumor from the box into play
eldritch-text-unsolve = { eldritch-verb-return } 1 solved Mystery { eldritch-text-choice } to its deck
eldritch-text-unsolve-random = { eldritch-verb-return } 1 random solved Mystery to its deck
eldritch-text-reckon-mythos = { eldritch-verb-resolve } the reckoning effects of all Mythos cards in play{ eldritch-times }
eldritch-text-reckon-monsters = { eldritch-verb-resolve } the reckoning effects of all Monsters on the board{ eldritch-times }
eldritch-text-reckon-conditions = { eldritch-verb-resolve } the reckoning effects of all { eldritch-text-your-ms } Conditions{ eldritch-times }
eldritch-text-reckon-named = { eldritch-verb-resolve } the reckoning effect of { eldritch-text-your } { $name } Condition{ eldritch-times }
eldritch-text-other-world = { eldritch-verb-resolve } an Other World Encounter; whatever would close the Gate solves this Rumor instead
eldritch-text-remove-expeditions = { eldritch-verb-remove } all cards of the Active Expedition from the game
eldritch-text-shuffle-expeditions = { eldritch-verb-shuffle } the Expedition deck
eldritch-text-clear-reserve = { eldritch-verb-discard } all cards in the reserve
eldritch-text-refill-reserve = { eldritch-verb-refill } the reserve
eldritch-text-remove-assets = { eldritch-verb-remove } from the game every Asset in the deck, the discard pile or the reserve with a value of at least { $value }
eldritch-text-remove-assets-tokens = { eldritch-verb-remove } from the game every Asset in the deck, the discard pile or the reserve whose value is no lower than the number of Eldritch tokens on this card
eldritch-text-remove-defeated = { eldritch-verb-remove } all defeated investigators from the game and { eldritch-verb-discard } their possessions
eldritch-text-lose-game = the investigators lose the game

## In tests

eldritch-help-bonus = { eldritch-verb-gain } { $bonus } { $skills }
eldritch-help-reroll = { eldritch-verb-reroll } { $dice } in a test
eldritch-help-reroll-of = { eldritch-verb-reroll } { $dice } in a { $skills } test
eldritch-help-raise-die = { eldritch-verb-add } 1 to the result of 1 die in a test
eldritch-help-raise-die-of = { eldritch-verb-add } 1 to the result of 1 die in a { $skills } test
eldritch-extra-dice-you = { $amount ->
    [one] you roll 1 additional die in tests
   *[other] you roll { $amount } additional dice in tests
}
eldritch-extra-dice-here = { $amount ->
    [one] each investigator on your space rolls 1 additional die in tests
   *[other] each investigator on your space rolls { $amount } additional dice in tests
}
eldritch-extra-dice-once-you = { $amount ->
    [one] you may roll 1 additional die in a test
   *[other] you may roll { $amount } additional dice in a test
}
eldritch-extra-dice-once-here = { $amount ->
    [one] 1 investigator on your space may roll 1 additional die in a test
   *[other] 1 investigator on your space may roll { $amount } additional dice in a test
}
eldritch-while-on-city = while you are on a City space, { $what }
eldritch-while-on-wilderness = while you are on a Wilderness space, { $what }
eldritch-while-on-sea = while you are on a Sea space, { $what }
eldritch-during-combat = during Combat Encounters, { $what }
eldritch-during-spell = when resolving Spell effects, { $what }
eldritch-during-acquire = when performing an Acquire Assets action, { $what }
eldritch-during-other-world = during Other World Encounters, { $what }
eldritch-except-combat = { $what }, except during Combat Encounters
eldritch-except-spell = { $what }, except when resolving Spell effects
eldritch-except-acquire = { $what }, except when performing an Acquire Assets action
eldritch-except-other-world = { $what }, except during Other World Encounters
eldritch-once-per-round = once per round, { $what }
eldritch-if-losing-health-you = if you would lose Health, { $what }
eldritch-if-losing-health-here = if an investigator on your space would lose Health, { $what }
eldritch-if-losing-sanity-you = if you would lose Sanity, { $what }
eldritch-if-losing-sanity-here = if an investigator on your space would lose Sanity, { $what }
eldritch-ability-double-sixes = each 6 counts as 2 successes in tests
eldritch-ability-double-sixes-of = each 6 counts as 2 successes in { $skills } tests
eldritch-ability-success-from = { $face ->
    [6] In tests, only a 6 is a success.
   *[other] In tests, a { $face } or higher is a success.
}
eldritch-ability-double-clue-reroll = When an investigator on your space spends a Clue to reroll a die, they may reroll 2 dice instead of 1.
eldritch-ability-no-clue-rerolls = Clues cannot be spent to reroll dice while fighting this Monster.
eldritch-ability-soften-damage = The damage of Monsters you fight is reduced by { $by }, to a minimum of { $least }.
eldritch-ability-soften-horror = The horror of Monsters you fight is never higher than { $to }.
eldritch-ability-immune = You cannot { $what } unless you choose to.
eldritch-immune-delayed = become Delayed
eldritch-immune-detained = gain a Detained Condition
eldritch-ability-restricted = You cannot move or perform any action except the one on this card.
eldritch-ability-improve-again = When you improve a skill, you may improve that skill once more.
eldritch-ability-cheaper-clues = Once per round, when you spend Clues, you may spend 1 fewer.
eldritch-ability-sanity-for-clue = Once per round, you may spend 1 Sanity in place of 1 Clue.
eldritch-ability-share-assets = When you acquire Assets, other investigators may gain any of them.
eldritch-ability-invulnerable = This Monster cannot lose Health until as many Mysteries have been solved as the Ancient One requires.
eldritch-ability-on-omen = When the Omen advances to the { $color } space, advance Doom by 1 for each Eldritch token there.
eldritch-ability-forbids-rest = Investigators cannot perform Rest actions.
eldritch-ability-forbids-reserve = No cards are placed in the reserve.
eldritch-ability-forbids-close = Gates cannot be closed.
eldritch-ability-forbids-expedition = Investigators cannot resolve Expedition Encounters.

## Moments

eldritch-ability-action = Action: { $what }
eldritch-ability-action-if = Action, if { $check }: { $what }
eldritch-ability-local-action = Local Action: { $what }
eldritch-ability-local-action-if = Local Action, if { $check }: { $what }
eldritch-ability-action-phase = Action Phase, once per round, before or after an action: { $what }
eldritch-ability-encounter-phase-may = Encounter Phase: { $what }
eldritch-ability-encounter-phase = Encounter Phase, if you wish: { $what }
eldritch-ability-on-fight = When you fight a Monster, if you wish: { $what }
eldritch-ability-on-loss-health = Once per round, when an investigator would lose Health, if you wish: { $what }
eldritch-ability-on-loss-sanity = Once per round, when an investigator would lose Sanity, if you wish: { $what }
eldritch-ability-on-gain = When you gain this card: { $what }
eldritch-ability-on-gain-from-deck = When you gain this card from the deck: { $what }
eldritch-ability-on-rest = When you perform a Rest action: { $what }
eldritch-ability-on-rest-here = When an investigator on your space performs a Rest action: { $what }
eldritch-ability-on-defeat = When you defeat a Monster in a Combat Encounter: { $what }
eldritch-ability-on-close = When you close a Gate in an Other World Encounter: { $what }
eldritch-ability-on-condition = Once per round, when another investigator gains a Condition that is not Common, you may look at its back. If you do: { $what }
eldritch-ability-reckoning = Reckoning: { $what }
eldritch-ability-instead-of-gaining = When you would gain { $card }, instead: { $what }
eldritch-ability-instead-of-encounter = In the Encounter Phase, instead of any encounter: { $what }
eldritch-fight-before-will = Before the Will test: { $what }
eldritch-fight-passed-will = If you pass the Will test: { $what }
eldritch-fight-failed-will = If you fail the Will test: { $what }
eldritch-fight-lost-sanity = If you lose Sanity from the Will test: { $what }
eldritch-fight-after-will = After the Will test: { $what }
eldritch-fight-before-strength = Before the Strength test: { $what }
eldritch-fight-failed-strength = If you fail the Strength test, before you lose Health: { $what }
eldritch-fight-lost-health = If you lose Health from the Strength test: { $what }
eldritch-fight-won = If you defeat this Monster: { $what }
eldritch-ability-on-spawn = When this Monster is spawned: { $what }
eldritch-ability-on-defeated = When this Monster is defeated: { $what }
eldritch-ability-on-enter = When an investigator moves onto a space with an Eldritch token: { $what }
eldritch-ability-instead-of-doom = Each time Doom would advance by 1, instead: { $what }
eldritch-ability-instead-of-doom-gate = Each time Doom would advance by 1, instead: { $what } If a Gate is the cause: { $gate }
eldritch-ability-on-empty = When the last Eldritch token is discarded from this card: { $what }
eldritch-ability-encounter = Encounter { $at }: { $what }
eldritch-ability-encounter-if = Encounter { $at }, if { $check }: { $what }
eldritch-encounter-at-rumor = on the space with the Rumor token
eldritch-encounter-at-tokens = on a space with an Eldritch token
eldritch-encounter-at-gate = on a space with a Gate
eldritch-encounter-at-expedition = on the Active Expedition space
eldritch-encounter-special = Resolve a Special Encounter ({ $name }).
eldritch-ability-when = when { $event }, { $what }
eldritch-ability-when-researched = when you gain Clues in a Research Encounter, you may spend 1 of them to place it on this card
eldritch-occasion-researched = you gain a Clue in a Research Encounter
eldritch-occasion-gate-closed = you close a Gate
eldritch-occasion-gate-closed-matching = you close a Gate that matches the Omen
eldritch-occasion-monster-defeated = you defeat a non-Epic Monster
eldritch-occasion-lore-by-spell = you pass a Lore test of a Spell
eldritch-put-clue = place it on this card
eldritch-put-token = place 1 Eldritch token on this card
eldritch-put-gate = place that Gate on this card
eldritch-put-monster = place that Monster on this card

## How cards are solved

eldritch-solved-by = solved when it holds { $what }
eldritch-solved-by-epic = solved when the { $name } Epic Monster is defeated

## Components

eldritch-text-price = { $pay }: { $what }
eldritch-much-improvements = { $amount ->
    [one] 1 Improvement of your choice
   *[other] { $amount } Improvements of your choice
}
eldritch-card-nothing = nothing
eldritch-card-starts = Starts { $at } with { $what }.
eldritch-card-crippled = “Crippled” encounter: Take all of this investigator's possessions. { $what }
eldritch-card-insane = “Insane” encounter: Take all of this investigator's possessions. { $what }
eldritch-card-set-up = Setup: { $what }
eldritch-card-set-aside = Setup: Set these Monsters aside: { $what }.
eldritch-card-cultists = Cultists ({ $facts }): { $what }
eldritch-card-cultists-of = { $name } ({ $facts }): { $what }
eldritch-card-cultists-of-awake = { $name }, awake ({ $facts }): { $what }
eldritch-card-awakens = Awakens: { $what }
eldritch-card-back = Back: { $what }
eldritch-card-final = Final Mystery, { $name }: { $what }
eldritch-card-enters = When this card enters play: { $what }
eldritch-card-keeps-tokens = When this Mystery is solved, Eldritch tokens on the board stay there.
eldritch-card-removes-gates = When this Mystery is solved, the Gates on it are removed from the game.
eldritch-card-of = { $name }: { $what }
eldritch-card-result = Successes { $result }: { $what }
eldritch-card-back-result = Back { $number }, successes { $result }: { $what }
eldritch-card-back-named = Back { $number }, { $name }: { $what }
eldritch-card-pass = Pass: { $what }
eldritch-card-fail = Fail: { $what }
eldritch-card-gate = Gate { $at }; it matches the { $color } Omen.
eldritch-card-clue = Clue { $at }.
eldritch-card-reference = Players: { $players }. Gates to spawn: { $gates }. Clues to spawn: { $clues }. Monsters in a surge: { $surge }.
eldritch-card-reference-easier = Players: { $players }, easier. Gates to spawn: { $gates }. Clues to spawn: { $clues }. Monsters in a surge: { $surge }.
eldritch-card-reference-harder = Players: { $players }, harder. Gates to spawn: { $gates }. Clues to spawn: { $clues }. Monsters in a surge: { $surge }.
eldritch-card-usual = Encounters here often say: { $what }
eldritch-card-paths-train = By train: { $spaces }.
eldritch-card-paths-ship = By ship: { $spaces }.
eldritch-card-paths-uncharted = Along uncharted paths: { $spaces }.
eldritch-fact-health = Health { $amount }
eldritch-fact-sanity = Sanity { $amount }
eldritch-fact-will = { $test }, horror { $amount }
eldritch-fact-strength = { $test }, damage { $amount }
eldritch-fact-toughness = toughness { $amount }
eldritch-fact-toughness-players = toughness { $amount } plus the number of players
eldritch-fact-doom = Doom { $amount }
eldritch-fact-mysteries = { $amount ->
    [one] 1 Mystery to solve
   *[other] { $amount } Mysteries to solve
}
eldritch-fact-stage = stage { $stage }: green { $green }, yellow { $yellow }, blue { $blue }
eldritch-fact-value = value { $amount }
eldritch-mythos-green = green
eldritch-mythos-yellow = yellow
eldritch-mythos-blue = blue
eldritch-difficulty-easy = easy
eldritch-difficulty-normal = normal
eldritch-difficulty-hard = hard
eldritch-mythos-event = Event
eldritch-mythos-ongoing = Ongoing
eldritch-mythos-rumor = Rumor
eldritch-icon-advance-omen = advance the Omen
eldritch-icon-reckoning = reckoning
eldritch-icon-spawn-gates = spawn Gates
eldritch-icon-monster-surge = Monster surge
eldritch-icon-spawn-clues = spawn Clues
eldritch-icon-place-rumor = Rumor token { $at }
eldritch-icon-place-tokens = Eldritch tokens: { $amount }
eldritch-deck-america = America Encounter
eldritch-deck-europe = Europe Encounter
eldritch-deck-asia-australia = Asia/Australia Encounter
eldritch-deck-general = General Encounter
eldritch-deck-research = Research Encounter
eldritch-deck-reference = Reference card
