### The table of Eldritch Horror in the terminal.

## The Ancient One

terminal-eldritch-awake = { $name } has awoken
terminal-eldritch-solved = Mysteries solved: { $count } of { $needed }
terminal-eldritch-mythos-left = Mythos cards left: { $count }
terminal-eldritch-expedition-left = Expedition cards left: { $count }
terminal-eldritch-sheet-tokens = Eldritch tokens on the sheet: { $count }
terminal-eldritch-sheet-sanity = Sanity on the sheet: { $count }
terminal-eldritch-sheet-gates = Gates on the sheet: { $count }
terminal-eldritch-progress = { $what } { $have } of { $need }
terminal-eldritch-toughness = toughness of Monsters

## The board

terminal-eldritch-region-america = America
terminal-eldritch-region-europe = Europe and Africa
terminal-eldritch-region-asia-australia = Asia and Australia
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
terminal-eldritch-rumor-here = Rumor: { $name }
terminal-eldritch-body = { $name }, defeated
terminal-eldritch-hurt-monster = { $name } (lost { $damage } of { $toughness })
terminal-eldritch-no-discards = Nothing has been discarded.
terminal-eldritch-no-such-space = No space is called "{ $word }".

## Investigators

terminal-eldritch-points = { $what } { $have } of { $most }
terminal-eldritch-clues-held = { $count ->
    [0] no Clues
    [one] 1 Clue
   *[other] { $count } Clues
}
terminal-eldritch-tickets-train = { $count } train
terminal-eldritch-tickets-ship = { $count } ship
terminal-eldritch-lead = Lead
terminal-eldritch-defeated = waits for a new investigator
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
