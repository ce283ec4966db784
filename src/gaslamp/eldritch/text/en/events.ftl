### Eldritch Horror - the log.


eldritch-event-round-began = Round { $round }.
eldritch-event-phase-began = { $phase }.
eldritch-event-ancient-one-chosen = { $ancient_one } stirs.
eldritch-event-investigator-chosen = { $seat } plays { $investigator }, in { $space }.
eldritch-event-went-without = { $seat } goes without { $card }: it is nowhere to be had.
eldritch-event-lead-passed = { $seat } leads.
eldritch-event-turn-began = { $seat }: { $phase }.
eldritch-event-stood-up = { $seat } was Delayed and gets up instead of acting.
eldritch-event-traveled = { $route ->
        [train] { $seat } travels on to { $space } by train.
        [ship] { $seat } travels on to { $space } by ship.
       *[none] { $seat } travels to { $space }.
    }
eldritch-event-moved = { $seat } moves to { $space }.
eldritch-event-cannot-move = { $seat } is Detained and cannot move.
eldritch-event-rested = { $seat } rests.
eldritch-event-ticket-gained = { $seat } takes a { $ticket }.
eldritch-event-ticket-discarded = { $seat } discards a { $ticket }.
eldritch-event-action-taken = { $seat } performs the action of { $source }.
eldritch-event-card-used = { $seat } uses { $source }.
eldritch-event-gave-card = { $seat } gives { $card } to { $to }.
eldritch-event-gave-clues = { $seat } gives { $amount ->
        [one] 1 Clue
       *[other] { $amount } Clues
    } to { $to }.
eldritch-event-gave-ticket = { $seat } gives a { $ticket } to { $to }.
eldritch-event-loan-taken = { $seat } takes a Bank Loan: 2 more successes.
eldritch-event-test-begun = { $seat } tests { $skill } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: skill { $base }{ $least ->
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
    }. { $aim }: { $need } ({ $odds }%).
eldritch-event-dice-rolled = { $seat } rolls { $faces }: { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }.
eldritch-event-dice-rerolled = { $seat } rolls again ({ $source }): { $faces }, { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }.
eldritch-event-die-raised = { $seat } raises a die ({ $source }): { $faces }, { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }.
eldritch-event-successes-bought = { $seat } buys { $amount ->
        [one] 1 success
       *[other] { $amount } successes
    }.
eldritch-event-test-ended = { $passed ->
        [yes] { $seat } passes the { $skill } test.
       *[other] { $seat } fails the { $skill } test.
    }
eldritch-event-die-rolled = { $seat } rolls a { $face }.
eldritch-event-health-lost = { $seat } loses { $amount } Health ({ $left } left).
eldritch-event-sanity-lost = { $seat } loses { $amount } Sanity ({ $left } left).
eldritch-event-health-recovered = { $seat } recovers { $amount } Health ({ $left }).
eldritch-event-sanity-recovered = { $seat } recovers { $amount } Sanity ({ $left }).
eldritch-event-health-spent = { $seat } spends { $amount } Health ({ $left } left).
eldritch-event-sanity-spent = { $seat } spends { $amount } Sanity ({ $left } left).
eldritch-event-loss-prevented = { $source }: { $seat } is spared a loss of { $amount }.
eldritch-event-investigator-defeated = { $by ->
        [health] { $investigator } is defeated: crippled.
       *[sanity] { $investigator } is defeated: insane.
    }
eldritch-event-body-laid = { $investigator } lies in { $space }.
eldritch-event-investigator-devoured = { $investigator } is devoured.
eldritch-event-player-eliminated = { $seat } is eliminated.
eldritch-event-body-recovered = { $seat } finds { $investigator } and takes what is left.
eldritch-event-bodies-removed = { $amount ->
        [one] A defeated investigator is gone, with everything they had.
       *[other] { $amount } defeated investigators are gone, with everything they had.
    }
eldritch-event-card-gained = { $seat } gains { $card }.
eldritch-event-card-discarded = { $seat } discards { $card }{ $instead ->
        [none] {""}
       *[other] {" "}instead of gaining { $instead }
    }.
eldritch-event-nothing-gained = { $seat } gains nothing: there is no such card left.
eldritch-event-has-already = { $seat } has { $card } already.
eldritch-event-card-turned = { $seat } turns { $card } over{ $instead ->
        [none] {""}
       *[other] {" "}instead of gaining { $instead }
    }.
eldritch-event-back-seen = { $seat } looks at the back of { $card } (back { $back }).
eldritch-event-card-turned-back = { $card } of { $seat } lies face up again.
eldritch-event-clues-gained = { $seat } gains { $amount ->
        [one] 1 Clue
       *[other] { $amount } Clues
    }.
eldritch-event-clues-spent = { $seat } spends { $amount ->
        [one] 1 Clue
       *[other] { $amount } Clues
    }.
eldritch-event-clues-discarded = { $seat } discards { $amount ->
        [one] 1 Clue
       *[other] { $amount } Clues
    }.
eldritch-event-skill-improved = { $seat } improves { $skill } to { $value }.
eldritch-event-improvements-spent = { $seat } gives up { $amount ->
        [one] 1 Improvement
       *[other] { $amount } Improvements
    }.
eldritch-event-became-delayed = { $seat } becomes Delayed.
eldritch-event-actions-lost = { $seat } loses the remaining actions instead of becoming Delayed.
eldritch-event-clue-spawned = A Clue appears: { $space }.
eldritch-event-clue-moved = A Clue moves from { $space } to { $goal }.
eldritch-event-clue-discarded = The Clue at { $space } is discarded.
eldritch-event-no-clues-left = No Clue is left in the pool.
eldritch-event-random-space = A random space: { $space }.
eldritch-event-gate-opened = A gate opens: { $space } ({ $omen }).
eldritch-event-gate-closed = { $seat } closes the gate of { $space }.
eldritch-event-gate-discarded = The gate of { $space } is discarded.
eldritch-event-gates-sorted = { $seat } has looked at the next two gates and put one of them to the bottom.
eldritch-event-gate-seen = { $seat } sees one of the gates to come: { $space }.
eldritch-event-no-gates-left = No gate is left to open.
eldritch-event-gate-taken = The gate of { $space } goes onto the Ancient One sheet.
eldritch-event-monster-spawned = { $monster } appears: { $space }.
eldritch-event-cup-empty = The monster cup is empty.
eldritch-event-monster-moved = { $monster } moves to { $space }.
eldritch-event-monster-hurt = { $monster } loses { $amount } Health ({ $left } left).
eldritch-event-monster-healed = { $monster } recovers { $amount } Health.
eldritch-event-monster-invulnerable = { $monster } cannot be hurt yet.
eldritch-event-monster-defeated = { $monster } is defeated.
eldritch-event-monster-discarded = { $monster } is discarded ({ $space }).
eldritch-event-fight-began = { $seat } fights { $monster }.
eldritch-event-ambush-began = { $monster } ambushes { $seat }.
eldritch-event-ambush-ended = { $monster } vanishes.
eldritch-event-encounter-began = { $seat }: { $encounter }.
eldritch-event-token-encounter = { $seat } encounters { $source }.
eldritch-event-expedition-moved = The next expedition: { $space }.
eldritch-event-expeditions-removed = { $amount ->
        [one] 1 expedition card to { $space } leaves the game.
       *[other] { $amount } expedition cards to { $space } leave the game.
    }
eldritch-event-mythos-drawn = Mythos: “{ $mythos }”.
eldritch-event-mythos-over = The Mythos deck is empty.
eldritch-event-omen-moved = The Omen is now { $omen }.
eldritch-event-doom-advanced = Doom advances to { $doom }{ $gate ->
        [none] {""}
       *[other] {" "}(gate: { $gate })
    }.
eldritch-event-doom-retreated = Doom retreats to { $doom }.
eldritch-event-reckoning-began = Reckoning: { $source }.
eldritch-event-surge-without-gate = No gate matches the Omen: a new one opens.
eldritch-event-ongoing-entered = “{ $mythos }” is in play.
eldritch-event-ongoing-discarded = “{ $mythos }” leaves play.
eldritch-event-rumor-solved = The rumor “{ $mythos }” is settled.
eldritch-event-tokens-placed = { $amount ->
        [one] 1 Eldritch token goes onto { $source }.
       *[other] { $amount } Eldritch tokens go onto { $source }.
    }
eldritch-event-tokens-removed = { $amount ->
        [one] 1 Eldritch token leaves { $source } ({ $left } left).
       *[other] { $amount } Eldritch tokens leave { $source } ({ $left } left).
    }
eldritch-event-token-on-space = An Eldritch token is placed: { $space }.
eldritch-event-token-taken = The Eldritch token of { $space } goes onto { $source }.
eldritch-event-wound-placed = { $source } now holds { $amount ->
        [one] 1 Health token
       *[other] { $amount } Health tokens
    }.
eldritch-event-sheet-sanity = { $amount ->
        [one] 1 Sanity token lies on the Ancient One sheet.
       *[other] { $amount } Sanity tokens lie on the Ancient One sheet.
    }
eldritch-event-clue-placed = { $seat } puts the Clue onto { $source }.
eldritch-event-gate-placed = { $seat } puts the gate onto { $source }.
eldritch-event-monster-placed = { $seat } puts { $monster } onto { $source }.
eldritch-event-mystery-drawn = The Mystery: “{ $mystery }”.
eldritch-event-mystery-solved = The Mystery “{ $mystery }” is solved.
eldritch-event-mystery-unsolved = The Mystery “{ $mystery }” is unsolved again.
eldritch-event-ancient-one-awoke = { $ancient_one } awakens.
eldritch-event-final-mystery-began = The Final Mystery of { $ancient_one } begins.
eldritch-event-reserve-filled = New in the reserve: { $cards }.
eldritch-event-reserve-discarded = The reserve loses { $cards }.
eldritch-event-assets-removed = { $amount ->
        [one] 1 Asset leaves the game.
       *[other] { $amount } Assets leave the game.
    }
eldritch-event-game-won = The investigators win.
eldritch-event-game-lost = The investigators lose. { $reason }
