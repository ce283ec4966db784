### Eldritch Horror - il registro.


eldritch-event-round-began = Round { $round }.
eldritch-event-phase-began = { $phase }.
eldritch-event-ancient-one-chosen = { $ancient_one } si agita.
eldritch-event-investigator-chosen = { $seat } gioca con { $investigator } ({ $space }).
eldritch-event-went-without = { $seat } resta senza { $card }: non se ne trova nessuna copia.
eldritch-event-lead-passed = Ora l'Investigatore Capo è { $seat }.
eldritch-event-turn-began = { $seat }: { $phase }.
eldritch-event-stood-up = { $seat } era in Ritardo e si rialza invece di agire.
eldritch-event-traveled = { $route ->
        [train] { $seat } prosegue in treno: { $space }.
        [ship] { $seat } prosegue in nave: { $space }.
       *[none] { $seat } viaggia: { $space }.
    }
eldritch-event-moved = { $seat } si muove: { $space }.
eldritch-event-cannot-move = { $seat } ha la Condizione Trattenuto e non può muoversi.
eldritch-event-rested = { $seat } riposa.
eldritch-event-ticket-gained = { $seat } ottiene un { $ticket }.
eldritch-event-ticket-discarded = { $seat } scarta un { $ticket }.
eldritch-event-action-taken = { $seat } effettua un'azione: { $source }.
eldritch-event-card-used = { $seat } usa: { $source }.
eldritch-event-gave-card = { $to } riceve { $card } da { $seat }.
eldritch-event-gave-clues = { $to } riceve { $amount ->
        [one] 1 Indizio
       *[other] { $amount } Indizi
    } da { $seat }.
eldritch-event-gave-ticket = { $to } riceve un { $ticket } da { $seat }.
eldritch-event-loan-taken = { $seat } chiede un prestito bancario: 2 successi in più.
eldritch-event-test-begun = { $seat } effettua una prova di { $skill } con { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }: abilità { $base }{ $least ->
        [5] {""}
       *[other] , successi da { $least } in su
    }{ $improved ->
        [0] {""}
       *[other] , Miglioramento +{ $improved }
    }{ $modifier ->
        [none] {""}
       *[other] , modificatore { $modifier }
    }{ $bonus ->
        [0] {""}
       *[other] , { $source } +{ $bonus }
    }{ $more ->
        [0] {""}
       *[other] , dadi aggiuntivi: { $more } ({ $helpers })
    }. { $aim }: { $need } ({ $odds }%).
eldritch-event-dice-rolled = { $seat } tira { $faces }: { $successes ->
        [0] nessun successo
        [one] 1 successo
       *[other] { $successes } successi
    }.
eldritch-event-dice-rerolled = { $seat } tira di nuovo ({ $source }): { $faces }, { $successes ->
        [0] nessun successo
        [one] 1 successo
       *[other] { $successes } successi
    }.
eldritch-event-die-raised = { $seat } aggiunge 1 a un dado ({ $source }): { $faces }, { $successes ->
        [0] nessun successo
        [one] 1 successo
       *[other] { $successes } successi
    }.
eldritch-event-successes-bought = { $seat } compra { $amount ->
        [one] 1 successo
       *[other] { $amount } successi
    }.
eldritch-event-test-ended = { $passed ->
        [yes] { $seat } supera la prova di { $skill }.
       *[other] { $seat } fallisce la prova di { $skill }.
    }
eldritch-event-die-rolled = { $seat } tira un dado: { $face }.
eldritch-event-health-lost = { $seat } perde { $amount ->
        [one] 1 punto Salute
       *[other] { $amount } punti Salute
    } (Salute: { $left }).
eldritch-event-sanity-lost = { $seat } perde { $amount ->
        [one] 1 punto Sanità Mentale
       *[other] { $amount } punti Sanità Mentale
    } (Sanità Mentale: { $left }).
eldritch-event-health-recovered = { $seat } recupera { $amount ->
        [one] 1 punto Salute
       *[other] { $amount } punti Salute
    } (Salute: { $left }).
eldritch-event-sanity-recovered = { $seat } recupera { $amount ->
        [one] 1 punto Sanità Mentale
       *[other] { $amount } punti Sanità Mentale
    } (Sanità Mentale: { $left }).
eldritch-event-health-spent = { $seat } spende { $amount ->
        [one] 1 punto Salute
       *[other] { $amount } punti Salute
    } (Salute: { $left }).
eldritch-event-sanity-spent = { $seat } spende { $amount ->
        [one] 1 punto Sanità Mentale
       *[other] { $amount } punti Sanità Mentale
    } (Sanità Mentale: { $left }).
eldritch-event-loss-prevented = { $source }: { $seat } evita di perdere { $amount ->
        [one] 1 punto
       *[other] { $amount } punti
    }.
eldritch-event-investigator-defeated = { $by ->
        [health] Sconfitta di { $investigator }: Salute esaurita.
       *[sanity] Sconfitta di { $investigator }: Sanità Mentale esaurita.
    }
eldritch-event-body-laid = { $investigator } giace qui: { $space }.
eldritch-event-investigator-devoured = Qualcosa divora { $investigator }.
eldritch-event-player-eliminated = Giocatore eliminato: { $seat }.
eldritch-event-body-recovered = { $seat } trova { $investigator } e prende ciò che resta.
eldritch-event-bodies-removed = { $amount ->
        [one] Un investigatore sconfitto scompare, con tutto ciò che aveva.
       *[other] { $amount } investigatori sconfitti scompaiono, con tutto ciò che avevano.
    }
eldritch-event-card-gained = { $seat } ottiene { $card }.
eldritch-event-card-discarded = { $seat } scarta { $card }{ $instead ->
        [none] {""}
       *[other] {" "}invece di ottenere { $instead }
    }.
eldritch-event-nothing-gained = { $seat } non ottiene nulla: non resta nessuna carta di quel tipo.
eldritch-event-has-already = { $seat } ha già { $card }.
eldritch-event-card-turned = { $seat } gira { $card }{ $instead ->
        [none] {""}
       *[other] {" "}invece di ottenere { $instead }
    }.
eldritch-event-back-seen = { $seat } guarda il retro di { $card } (retro { $back }).
eldritch-event-card-turned-back = Carta di nuovo scoperta: { $card } ({ $seat }).
eldritch-event-clues-gained = { $seat } ottiene { $amount ->
        [one] 1 Indizio
       *[other] { $amount } Indizi
    }.
eldritch-event-clues-spent = { $seat } spende { $amount ->
        [one] 1 Indizio
       *[other] { $amount } Indizi
    }.
eldritch-event-clues-discarded = { $seat } scarta { $amount ->
        [one] 1 Indizio
       *[other] { $amount } Indizi
    }.
eldritch-event-skill-improved = { $seat } migliora la propria { $skill }: ora vale { $value }.
eldritch-event-improvements-spent = { $seat } rinuncia a { $amount ->
        [one] 1 Miglioramento
       *[other] { $amount } Miglioramenti
    }.
eldritch-event-became-delayed = { $seat } finisce in Ritardo.
eldritch-event-actions-lost = { $seat } perde le azioni rimanenti invece di finire in Ritardo.
eldritch-event-clue-spawned = Viene generato un Indizio: { $space }.
eldritch-event-clue-moved = Un Indizio cambia spazio: prima { $space }, ora { $goal }.
eldritch-event-clue-discarded = Indizio scartato: { $space }.
eldritch-event-no-clues-left = Nella scorta non resta nessun Indizio.
eldritch-event-random-space = Spazio casuale: { $space }.
eldritch-event-gate-opened = Viene generato un Portale: { $space } ({ $omen }).
eldritch-event-gate-closed = { $seat } chiude un Portale: { $space }.
eldritch-event-gate-discarded = Portale scartato: { $space }.
eldritch-event-gates-sorted = { $seat } ha guardato i prossimi due Portali e ne ha messo uno in fondo alla pila.
eldritch-event-gate-seen = { $seat } vede uno dei prossimi Portali: { $space }.
eldritch-event-no-gates-left = Non resta nessun Portale da generare.
eldritch-event-gate-taken = Un Portale va sulla scheda Grande Antico: { $space }.
eldritch-event-monster-spawned = Viene generato un Mostro: { $monster } ({ $space }).
eldritch-event-cup-empty = La coppa dei Mostri è vuota.
eldritch-event-monster-moved = Si muove un Mostro: { $monster } ({ $space }).
eldritch-event-monster-hurt = { $monster }: perde { $amount ->
        [one] 1 punto Salute
       *[other] { $amount } punti Salute
    } (Salute: { $left }).
eldritch-event-monster-healed = { $monster }: recupera { $amount ->
        [one] 1 punto Salute
       *[other] { $amount } punti Salute
    }.
eldritch-event-monster-invulnerable = { $monster }: non può ancora perdere Salute.
eldritch-event-monster-defeated = Mostro sconfitto: { $monster }.
eldritch-event-monster-discarded = Mostro scartato: { $monster } ({ $space }).
eldritch-event-fight-began = { $seat } combatte contro un Mostro: { $monster }.
eldritch-event-ambush-began = Imboscata contro { $seat }: { $monster }.
eldritch-event-ambush-ended = Il Mostro scompare: { $monster }.
eldritch-event-encounter-began = { $seat }: { $encounter }.
eldritch-event-token-encounter = { $seat } affronta l'incontro di «{ $source }».
eldritch-event-expedition-moved = Prossima spedizione: { $space }.
eldritch-event-expeditions-removed = { $amount ->
        [one] Si rimuove dal gioco 1 carta Spedizione: { $space }.
       *[other] Si rimuovono dal gioco { $amount } carte Spedizione: { $space }.
    }
eldritch-event-mythos-drawn = Miti: «{ $mythos }».
eldritch-event-mythos-over = Il mazzo Miti è vuoto.
eldritch-event-omen-moved = Il Presagio ora è { $omen }.
eldritch-event-doom-advanced = Il Destino avanza fino a { $doom }{ $gate ->
        [none] {""}
       *[other] {" "}(Portale: { $gate })
    }.
eldritch-event-doom-retreated = Il Destino arretra fino a { $doom }.
eldritch-event-reckoning-began = Resa dei Conti: { $source }.
eldritch-event-surge-without-gate = Nessun Portale corrisponde al Presagio: ne viene generato uno nuovo.
eldritch-event-ongoing-entered = Entra in gioco: «{ $mythos }».
eldritch-event-ongoing-discarded = Non è più in gioco: «{ $mythos }».
eldritch-event-rumor-solved = Diceria risolta: «{ $mythos }».
eldritch-event-tokens-placed = { $amount ->
        [one] Si colloca 1 segnalino Soprannaturale: { $source }.
       *[other] Si collocano { $amount } segnalini Soprannaturale: { $source }.
    }
eldritch-event-tokens-removed = { $amount ->
        [one] Si toglie 1 segnalino Soprannaturale: { $source }
       *[other] Si tolgono { $amount } segnalini Soprannaturale: { $source }
    } ({ $left ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $left }
    }).
eldritch-event-token-on-space = Si colloca un segnalino Soprannaturale: { $space }.
eldritch-event-token-taken = Un segnalino Soprannaturale passa dal tabellone alla carta «{ $source }» ({ $space }).
eldritch-event-wound-placed = Segnalini Salute sulla carta «{ $source }»: { $amount }.
eldritch-event-sheet-sanity = Segnalini Sanità Mentale sulla scheda Grande Antico: { $amount }.
eldritch-event-clue-placed = { $seat } colloca l'Indizio sulla carta «{ $source }».
eldritch-event-gate-placed = { $seat } colloca il Portale sulla carta «{ $source }».
eldritch-event-monster-placed = { $seat } colloca un Mostro sulla carta «{ $source }»: { $monster }.
eldritch-event-mystery-drawn = Nuovo Mistero: «{ $mystery }».
eldritch-event-mystery-solved = Mistero risolto: «{ $mystery }».
eldritch-event-mystery-unsolved = Mistero di nuovo irrisolto: «{ $mystery }».
eldritch-event-ancient-one-awoke = { $ancient_one } si risveglia.
eldritch-event-final-mystery-began = Comincia il Mistero Finale di { $ancient_one }.
eldritch-event-reserve-filled = Novità nella riserva: { $cards }.
eldritch-event-reserve-discarded = Scarti dalla riserva: { $cards }.
eldritch-event-assets-removed = { $amount ->
        [0] Non si rimuove dal gioco nessuna Risorsa.
        [one] Si rimuove dal gioco 1 Risorsa.
       *[other] Si rimuovono dal gioco { $amount } Risorse.
    }
eldritch-event-game-won = Gli investigatori vincono la partita.
eldritch-event-game-lost = Gli investigatori perdono la partita. { $reason }
