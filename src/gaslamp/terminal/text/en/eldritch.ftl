### The table of Eldritch Horror in the terminal.

## The Ancient One

terminal-eldritch-awake = { $name } has awoken
terminal-eldritch-doom = Doom { $doom }
terminal-eldritch-omen = Omen: { $omen }
terminal-eldritch-solved = Mysteries solved: { $count } of { $needed }
terminal-eldritch-mythos-left = Mythos cards left: { $count }
terminal-eldritch-expedition-left = Expedition cards left: { $count }
terminal-eldritch-omen-tokens = Eldritch tokens at the Omen track: { $count }
terminal-eldritch-sheet-tokens = Eldritch tokens on the sheet: { $count }
terminal-eldritch-sheet-sanity = Sanity on the sheet: { $count }
terminal-eldritch-sheet-gates = Gates on the sheet: { $count }
terminal-eldritch-mystery = Mystery
terminal-eldritch-final = Final Mystery
terminal-eldritch-rumor = Rumor
terminal-eldritch-ongoing = Ongoing
terminal-eldritch-progress = { $what } { $have } of { $need }
terminal-eldritch-progress-tokens = Eldritch tokens
terminal-eldritch-progress-clues = Clues
terminal-eldritch-progress-gates = Gates
terminal-eldritch-progress-toughness = toughness of Monsters

## The board

terminal-eldritch-region-america = America
terminal-eldritch-region-europe = Europe and Africa
terminal-eldritch-region-asia-australia = Asia and Australia
terminal-eldritch-type-city = City
terminal-eldritch-type-wilderness = Wilderness
terminal-eldritch-type-sea = Sea
terminal-eldritch-route-train = by train
terminal-eldritch-route-ship = by ship
terminal-eldritch-route-uncharted = uncharted
terminal-eldritch-gate = Gate ({ $omen })
terminal-eldritch-clues-here = { $count ->
    [one] Clue
   *[other] { $count } Clues
}
terminal-eldritch-tokens-here = { $count ->
    [one] 1 Eldritch token
   *[other] { $count } Eldritch tokens
}
terminal-eldritch-wounds-here = { $count ->
    [one] 1 Health token
   *[other] { $count } Health tokens
}
terminal-eldritch-expedition = Expedition
terminal-eldritch-rumor-here = Rumor: { $name }
terminal-eldritch-body = { $name }, defeated
terminal-eldritch-hurt-monster = { $name } (lost { $damage } of { $toughness })
terminal-eldritch-nothing = nothing
terminal-eldritch-sign-clue = Clue
terminal-eldritch-sign-monster = Monster
terminal-eldritch-sign-epic = Epic Monster
terminal-eldritch-sign-rumor = Rumor
terminal-eldritch-sign-token = Eldritch token
terminal-eldritch-sign-body = defeated
terminal-eldritch-discards = Discards
terminal-eldritch-no-discards = Nothing has been discarded.
terminal-eldritch-no-such-space = No space is called "{ $word }".

## Investigators

terminal-eldritch-investigator = Investigator
terminal-eldritch-space = Space
terminal-eldritch-health = Health
terminal-eldritch-sanity = Sanity
terminal-eldritch-clues = Clues
terminal-eldritch-tickets = Tickets
terminal-eldritch-possessions = Possessions
terminal-eldritch-conditions = Conditions
terminal-eldritch-points = { $what } { $have } of { $most }
terminal-eldritch-clues-held = { $count ->
    [0] no Clues
    [one] 1 Clue
   *[other] { $count } Clues
}
terminal-eldritch-tickets-train = { $count } train
terminal-eldritch-tickets-ship = { $count } ship
terminal-eldritch-lead = Lead
terminal-eldritch-delayed = Delayed
terminal-eldritch-defeated = waits for a new investigator
terminal-eldritch-eliminated = eliminated
terminal-eldritch-reserve = Reserve
terminal-eldritch-priced = { $name } ({ $value })
terminal-eldritch-nobody-called = Nobody here is called "{ $word }".
terminal-eldritch-lost-next = You will choose a new investigator.
terminal-eldritch-lost-out = You are eliminated.

## What everybody's actions do

terminal-eldritch-action-travel = to { $spaces }; with tickets further
terminal-eldritch-action-rest = recover 1 Health and 1 Sanity
terminal-eldritch-action-trade = with { $names }
terminal-eldritch-action-prepare = take a { $tickets }
terminal-eldritch-action-acquire = test Influence; every success buys for 1 from the reserve
terminal-eldritch-action-pass = end your turn
terminal-eldritch-usual = often: { $text }

terminal-help-eldritch =
    map              the world
    map space        what is on a space, and its paths; ? space tells the same
    sheet            your investigator, with the text of every card
    sheet name       another investigator
    ? discards       the discard piles
