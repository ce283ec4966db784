### Eldritch Horror - terms, prompts, options, reasons, endings, mistakes.


## Terms

eldritch-skill-lore = Lore
eldritch-skill-influence = Influence
eldritch-skill-observation = Observation
eldritch-skill-strength = Strength
eldritch-skill-will = Will
eldritch-color-green = green
eldritch-color-blue = blue
eldritch-color-red = red
eldritch-phase-action = Action Phase
eldritch-phase-encounter = Encounter Phase
eldritch-phase-mythos = Mythos Phase
eldritch-ticket-train = train ticket
eldritch-ticket-ship = ship ticket
eldritch-type-city = City
eldritch-type-wilderness = Wilderness
eldritch-type-sea = Sea
eldritch-aim-pass = Needed
eldritch-aim-unharmed = To stay unharmed
eldritch-aim-defeat = To defeat it
eldritch-aim-invulnerable = It cannot lose Health yet; to stay unharmed
eldritch-aim-buy = For the cheapest card
eldritch-thing-clue = Clue
eldritch-thing-aid = Spell
eldritch-thing-acquire = Acquire Assets
eldritch-thing-omen = Omen track
eldritch-thing-text = card text
eldritch-thing-nothing = nothing
eldritch-pile-america = America Encounter
eldritch-pile-europe = Europe Encounter
eldritch-pile-asia-australia = Asia/Australia Encounter
eldritch-pile-general = General Encounter
eldritch-pile-research = Research Encounter
eldritch-pile-other-world = Other World Encounter
eldritch-pile-expedition = Expedition Encounter
eldritch-pile-special = Special Encounter
eldritch-section-investigator = Investigators
eldritch-section-ancient-one = Ancient Ones
eldritch-section-mystery = Mysteries
eldritch-section-mythos = Mythos cards
eldritch-section-monster = Monsters
eldritch-section-epic-monster = Epic Monsters
eldritch-section-asset = Assets
eldritch-section-artifact = Artifacts
eldritch-section-spell = Spells
eldritch-section-condition = Conditions
eldritch-section-america = America Encounters
eldritch-section-europe = Europe Encounters
eldritch-section-asia-australia = Asia/Australia Encounters
eldritch-section-general = General Encounters
eldritch-section-research = Research Encounters
eldritch-section-other-world = Other World Encounters
eldritch-section-expedition = Expedition Encounters
eldritch-section-special = Special Encounters
eldritch-section-gate = Gates
eldritch-section-clue = Clues
eldritch-section-reference = Reference cards
eldritch-section-space = Spaces

## Prompts: set-up and the Lead

eldritch-ask-new-investigator = Choose your investigator.
eldritch-ask-pass-lead = Who leads from now on?
eldritch-ask-reckoning = Reckoning: what comes first?
eldritch-ask-at-rest = Several things help at a rest. Which comes first?
eldritch-ask-victory = You have won. What comes first?

eldritch-ask-what-first = The phase is ending. What comes first?

## Prompts: the Action Phase

eldritch-ask-action =
    { $left ->
        [0] Choose what else to do in this phase.
        [one] Choose an action (1 left).
       *[other] Choose an action ({ $left } left).
    }
eldritch-ask-travel = Where do you travel?
eldritch-ask-travel-on = Travel on with a ticket? You have { $trains } by train and { $ships } by ship.
eldritch-ask-trade-with = With whom do you trade?
eldritch-ask-trade = Trading with { $seat }: what changes hands?
eldritch-ask-agree = { $seat } wants from you: { $wares }. You get: { $gifts }. Do you agree?
eldritch-ask-ticket = Which ticket do you take?
eldritch-ask-old-ticket = You may have two tickets. Which one goes?
eldritch-ask-acquire = What do you acquire? You have { $left ->
        [one] 1 success
       *[other] { $left } successes
    } left.
eldritch-ask-who-gains = Who gets { $card }?
eldritch-ask-discard-reserve = You have gained nothing. Discard a card of the reserve?

## Prompts: tests

eldritch-ask-before-roll = { $skill } test: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } (skill { $base }{ $least ->
        [5] {""}
       *[other] , successes from { $least } on
    }{ $improved ->
        [0] {""}
       *[other] , Improvement +{ $improved }
    }{ $modifier ->
        [none] {""}
       *[other] , modifier { $modifier }
    }{ $bonus ->
        [0] {""}
       *[other] , { $source } +{ $bonus }
    }{ $more ->
        [0] {""}
       *[other] , additional dice: { $more } ({ $helpers })
    }). { $aim }: { $need } ({ $odds }%). Use anything first?
eldritch-ask-after-roll = { $skill } test: { $faces }, { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    } ({ $aim }: { $need }). A die rolled again succeeds in { $odds }% of cases.
eldritch-ask-spend-clues = How do you pay { $amount ->
        [one] 1 Clue
       *[other] { $amount } Clues
    }?

## Prompts: texts

eldritch-ask-may = { $source }: do you want this?
eldritch-ask-unless = { $source }: choose one.
eldritch-ask-choose = { $source }: choose one.
eldritch-ask-investigator = { $source }: choose an investigator.
eldritch-ask-space = { $source }: choose a space.
eldritch-ask-gate = { $source }: choose a gate.
eldritch-ask-gate-on-top = These two gates come next. Which one stays on top? The other goes to the bottom.
eldritch-ask-monster = { $source }: choose a monster.
eldritch-ask-monster-step = { $monster } moves. Which way?
eldritch-ask-spawn = Which monster appears?
eldritch-ask-move = { $source }: where do you move?
eldritch-ask-swap = { $seat } offers to change places with you.
eldritch-ask-clue = Choose a Clue on another space.
eldritch-ask-improve = Which skill do you improve?
eldritch-ask-improve-again = Improve it once more?
eldritch-ask-reassign = Which Improvement do you give up for another?
eldritch-ask-convert = What do you exchange?
eldritch-ask-discard = { $source }: what do you discard? ({ $number ->
        [one] 1 card
       *[other] { $number } cards
    })
eldritch-ask-discard-any = { $source }: what do you discard? (as many as you like)
eldritch-ask-gain-asset = { $source }: which Asset do you gain?
eldritch-ask-give-to = To whom do you give something?
eldritch-ask-give = What do you give to { $seat }?
eldritch-ask-look = { $seat } has gained { $card }. Look at its back?
eldritch-ask-contribute = { $source }: do you want to pay for progress?
eldritch-ask-rumor = Which rumor is solved?
eldritch-ask-unsolve = Which solved Mystery goes back into the deck?
eldritch-ask-omen = Where does the Omen go?
eldritch-ask-who-pays = Who pays a Clue? ({ $amount } still to pay)

## Prompts: harm

eldritch-ask-prevent = { $seat } is about to lose { $health ->
        [0] {""}
       *[other] { $health } Health
    }{ $sanity ->
        [0] {""}
       *[other] { $health ->
            [0] {""}
           *[other] {" and "}
        }{ $sanity } Sanity
    }. Prevent some of it?
eldritch-ask-fallen = Neither Health nor Sanity is left. How did you fall?
eldritch-ask-lay-down = Several cities are equally near. Where are you laid down?

## Prompts: encounters

eldritch-ask-encounter = What do you encounter?
eldritch-ask-fight = Monsters are here. Which one do you fight next?
eldritch-ask-prepare-fight = You fight { $monster }. Cast something first?

## Options

eldritch-option-no = No
eldritch-option-nothing = Nothing
eldritch-option-enough = Enough
eldritch-option-stay = Stay here
eldritch-option-keep-lead = Keep the Lead token
eldritch-option-no-encounter = No encounter
eldritch-option-end-turn = End my turn
eldritch-option-card = { $card }
eldritch-option-monster = { $monster }
eldritch-option-monster-at = { $monster } ({ $space })
eldritch-option-ancient-one = { $ancient_one }
eldritch-option-investigator = { $investigator }
eldritch-option-space = { $space }
eldritch-option-seat = { $seat }
eldritch-option-skill = { $skill }
eldritch-option-mystery = { $mystery }
eldritch-option-mythos = { $mythos }
eldritch-option-gate = { $space } ({ $omen })
eldritch-option-omen = { $number }: { $omen }
eldritch-option-text = { $text }
eldritch-option-in-this-order = In this order
eldritch-option-action-travel = Travel
eldritch-option-action-rest = Rest
eldritch-option-action-trade = Trade
eldritch-option-action-prepare = Prepare for Travel
eldritch-option-action-acquire = Acquire Assets
eldritch-option-local-action = { $card } of { $seat }
eldritch-option-ticket = A { $ticket }
eldritch-option-mystery-first = First the Mystery
eldritch-option-investigators-first = First the new investigators
eldritch-option-lead-first = First the Lead token
eldritch-option-loan = Bank Loan: a Debt for 2 successes
eldritch-option-roll = Roll the dice
eldritch-option-keep = Leave the dice as they are
eldritch-option-clue = Spend a Clue
eldritch-option-success = Spend a Clue for a success
eldritch-option-sanity-die = Spend 1 Sanity for another die
eldritch-option-aid = Roll a die again, by the Spell
eldritch-option-look = Look at { $card } and gain a Clue
eldritch-option-improve-again = Improve { $skill } again
eldritch-option-swap = Change places with { $seat }
eldritch-option-give = Give: { $ware }
eldritch-option-take = Take: { $ware }
eldritch-option-agree = Agree to the trade
eldritch-option-health-for-sanity = 1 Health for 1 Sanity
eldritch-option-sanity-for-health = 1 Sanity for 1 Health
eldritch-option-by-health = Crippled: no Health left
eldritch-option-by-sanity = Insane: no Sanity left
eldritch-option-encounter-location = Encounter in { $space }
eldritch-option-encounter-general = General encounter ({ $type })
eldritch-option-encounter-research = Research the Clue here
eldritch-option-encounter-far-research = Research the Clue at { $space }
eldritch-option-encounter-other-world = Go through the gate into another world
eldritch-option-encounter-expedition = Go on the expedition ({ $space })
eldritch-option-encounter-card = { $source }
eldritch-option-encounter-body = Look after { $investigator }

## What an option would do

# Under the option's name.
eldritch-hint-test = { $skill } test, { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }{ $need ->
        [1] {""}
       *[other] , { $need } successes needed
    }: { $odds }%
eldritch-hint-travel = { $amount ->
        [1] 1 space is next to you
       *[other] { $amount } spaces are next to you
    }{ $tickets ->
        [0] {""}
       *[other] , { $reach } within reach of your tickets
    }
eldritch-hint-rest = { $health ->
        [0] { $sanity ->
            [0] nothing to recover
           *[other] recovers 1 Sanity
        }
       *[other] { $sanity ->
            [0] recovers 1 Health
           *[other] recovers 1 Health and 1 Sanity
        }
    }{ $helpers ->
        [none] {""}
       *[other] , then { $helpers }
    }
eldritch-hint-trade = with { $seat }
eldritch-hint-prepare = here: { $ticket }{ $held ->
        [0] {""}
        [1] , you have one already
       *[other] , in place of one of your two
    }
eldritch-hint-acquire = { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    } of Influence, about { $average } successes. Chance to afford: { $cards }
eldritch-hint-afford = { $card } { $odds }%
eldritch-hint-step = { $route ->
        [train] by train
        [ship] by ship
       *[uncharted] by an uncharted path
    }{ $amount ->
        [0] {""}
        [1] , your tickets lead 1 space further
       *[other] , your tickets lead to { $amount } spaces from there
    }
eldritch-hint-ride = costs a { $ticket }, { $left } left
eldritch-hint-ticket-full = takes the place of a ticket you have
eldritch-hint-asset = costs { $value }, { $left } left
eldritch-hint-loan = then you have { $left } successes
eldritch-hint-deck = { $deck }, nobody knows which{ $skill ->
        [none] {""}
       *[other] . Mostly { $skill }: about { $odds }%
    }
eldritch-hint-body = { $skill } test, { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }: { $odds }% for Doom to retreat by 1
eldritch-hint-fight = { $survive }% to survive, { $defeat }% to defeat it
eldritch-hint-fight-invulnerable = { $survive }% to survive; it cannot lose Health yet
eldritch-hint-roll = { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    }: { $odds }%
eldritch-hint-keep = { $short ->
        [0] enough
        [1] 1 success short
       *[other] { $short } successes short
    }
eldritch-hint-then = { $successes ->
        [1] 1 success then
       *[other] { $successes } successes then
    }
eldritch-hint-reroll = { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    } again: { $odds }% for { $need ->
        [1] 1 success
       *[other] { $need } successes
    } in all
eldritch-hint-improve = from { $now } to { $soon }
eldritch-hint-loss = { $health } Health and { $sanity } Sanity are left

## Why an action is not possible now

eldritch-why-not-done = You have done this already this round.
eldritch-why-not-detained = You are Detained.
eldritch-why-not-monsters = A monster is on your space.
eldritch-why-not-city = Only on a City space.
eldritch-why-not-forbidden = A Mythos card in play forbids it.
eldritch-why-not-alone = There is nobody here to trade with.
eldritch-why-not-tickets = No train or ship route starts here.
eldritch-why-not-reserve = The reserve is empty.
eldritch-why-not-dear = { $short ->
        [1] 1 success
       *[other] { $short } successes
    } short.

## The end

eldritch-end-mysteries = The Mysteries are solved. { $ancient_one } does not wake: the investigators win.
eldritch-end-final = The Final Mystery is solved. { $ancient_one } is beaten: the investigators win.
eldritch-end-awakened = { $ancient_one } has brought the world to its end.
eldritch-end-card = { $source }: what was set in motion could not be stopped in time.
eldritch-end-eliminated = No investigator is left.
eldritch-end-mythos = The last Mythos card has been played. Time has run out.
eldritch-unreachable-over = the game is lost when the last player is eliminated, before the text gets there

## What a table may agree on

eldritch-agreement-ancient-one = { eldritch-field-ancient-one }
    .text = Whom you play against: each has mysteries, a Mythos deck and a way to awaken of its own.
eldritch-agreement-lead = { eldritch-field-lead }
    .text = Who acts first and decides where the rules leave it open; it may change every round.
eldritch-agreement-investigators = Investigators
    .text = Choosing takes a minute and gives a balanced team. At random you begin at once.
eldritch-agreement-investigators-choose = each player chooses
eldritch-agreement-investigators-random = dealt at random
eldritch-agreement-difficulty = Difficulty of the Mythos deck
    .text = What the cards of the Mythos Phase may do to you. Without hard cards a first game is kinder; in stages it grows worse as it goes on.
eldritch-agreement-difficulty-normal = as in the rulebook
eldritch-agreement-difficulty-easy = easy: no hard cards
eldritch-agreement-difficulty-hard = hard: no easy cards
eldritch-agreement-difficulty-staged = staged: easy, normal, hard
eldritch-agreement-starting-rumor = A rumor is in play from the start
    .text = One trouble more from the first round on, for those who know the game.
eldritch-agreement-variant = The variant Reference card
    .text = Other numbers of gates and clues for this many players: easier for one or five, harder for four, seven or eight.
eldritch-agreement-solo = Teamwork cards stay in the box for one player alone
    .text = Alone there is nobody to work with, so such a card would be of no use.

## Mistakes

eldritch-no-variant = there is no variant Reference card for { $players } players
eldritch-one-for-each-seat = { $expected } players need as many investigators, not { $found }
eldritch-no-more = no "{ $found }" is left to put here
eldritch-no-reference = no Reference card for { $players } players
eldritch-few-mysteries = "{ $ancient_one }" has fewer Mysteries than must be solved
eldritch-few-mythos = there are too few Mythos cards for the deck of "{ $ancient_one }"
