### Eldritch Horror - termini, domande, opzioni, motivi, finali, errori.


## Termini

eldritch-skill-lore = Conoscenza
eldritch-skill-influence = Influenza
eldritch-skill-observation = Osservazione
eldritch-skill-strength = Forza
eldritch-skill-will = Volontà
eldritch-color-green = verde
eldritch-color-blue = blu
eldritch-color-red = rosso
eldritch-phase-action = Fase Azioni
eldritch-phase-encounter = Fase Incontri
eldritch-phase-mythos = Fase Miti
eldritch-ticket-train = Biglietto del Treno
eldritch-ticket-ship = Biglietto della Nave
eldritch-type-city = Città
eldritch-type-wilderness = Terre Selvagge
eldritch-type-sea = Mare
eldritch-aim-pass = Successi necessari
eldritch-aim-unharmed = Per uscirne indenne
eldritch-aim-defeat = Per sconfiggerlo
eldritch-aim-invulnerable = Non può ancora perdere Salute; per uscirne indenne
eldritch-aim-buy = Per la carta più economica
eldritch-thing-clue = Indizio
eldritch-thing-aid = Incantesimo
eldritch-thing-acquire = Acquisire Risorse
eldritch-thing-omen = Tracciato del Presagio
eldritch-thing-text = testo della carta
eldritch-thing-nothing = niente
eldritch-pile-america = Incontro in America
eldritch-pile-europe = Incontro in Europa
eldritch-pile-asia-australia = Incontro in Asia/Australia
eldritch-pile-general = Incontro Generico
eldritch-pile-research = Incontro di Indagine
eldritch-pile-other-world = Incontro nei Mondi Esterni
eldritch-pile-expedition = Incontro Spedizione
eldritch-pile-special = Incontro Speciale
eldritch-section-investigator = Investigatori
eldritch-section-ancient-one = Grandi Antichi
eldritch-section-mystery = Misteri
eldritch-section-mythos = Carte Miti
eldritch-section-monster = Mostri
eldritch-section-epic-monster = Mostri Epici
eldritch-section-asset = Risorse
eldritch-section-artifact = Artefatti
eldritch-section-spell = Incantesimi
eldritch-section-condition = Condizioni
eldritch-section-america = Incontri in America
eldritch-section-europe = Incontri in Europa
eldritch-section-asia-australia = Incontri in Asia/Australia
eldritch-section-general = Incontri Generici
eldritch-section-research = Incontri di Indagine
eldritch-section-other-world = Incontri nei Mondi Esterni
eldritch-section-expedition = Incontri Spedizione
eldritch-section-special = Incontri Speciali
eldritch-section-gate = Portali
eldritch-section-clue = Indizi
eldritch-section-reference = Carte di Riferimento
eldritch-section-space = Spazi

## Domande: la preparazione e l'Investigatore Capo

eldritch-ask-new-investigator = Scegli il tuo investigatore.
eldritch-ask-pass-lead = Chi è l'Investigatore Capo da ora in poi?
eldritch-ask-reckoning = Resa dei Conti: che cosa viene prima?
eldritch-ask-at-rest = Più cose aiutano durante il riposo. Quale viene prima?
eldritch-ask-victory = Hai vinto. Che cosa viene prima?

eldritch-ask-what-first = La fase sta per finire. Che cosa viene prima?

## Domande: la Fase Azioni

eldritch-ask-action =
    { $left ->
        [0] Scegli che cos'altro fare in questa fase.
        [one] Scegli un'azione (ne resta 1).
       *[other] Scegli un'azione (ne restano { $left }).
    }
eldritch-ask-travel = Verso quale spazio viaggi?
eldritch-ask-travel-on = Prosegui con un biglietto? Biglietti del Treno: { $trains }; della Nave: { $ships }.
eldritch-ask-trade-with = Con chi scambi?
eldritch-ask-trade = Scambio con { $seat }: che cosa cambia mano?
eldritch-ask-agree = { $seat } vuole da te: { $wares }. In cambio ricevi: { $gifts }. Accetti?
eldritch-ask-ticket = Quale biglietto ottieni?
eldritch-ask-old-ticket = Non puoi avere più di due biglietti. Quale scarti?
eldritch-ask-acquire = Che cosa acquisisci? { $left ->
        [0] Non ti restano successi.
        [one] Ti resta 1 successo.
       *[other] Ti restano { $left } successi.
    }
eldritch-ask-who-gains = Chi ottiene { $card }?
eldritch-ask-discard-reserve = Non hai ottenuto nulla. Scarti una carta della riserva?

## Domande: le prove

eldritch-ask-before-roll = Prova di { $skill }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } (abilità { $base }{ $least ->
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
    }). { $aim }: { $need } ({ $odds }%). Usi prima qualcosa?
eldritch-ask-after-roll = Prova di { $skill }: { $faces }, { $successes ->
        [0] nessun successo
        [one] 1 successo
       *[other] { $successes } successi
    } ({ $aim }: { $need }). Un dado ritirato dà un successo nel { $odds }% dei casi.
eldritch-ask-spend-clues = Come paghi { $amount ->
        [one] 1 Indizio
       *[other] { $amount } Indizi
    }?

## Domande: i testi

eldritch-ask-may = { $source }: vuoi farlo?
eldritch-ask-unless = { $source }: scegli un'opzione.
eldritch-ask-choose = { $source }: scegli un'opzione.
eldritch-ask-investigator = { $source }: scegli un investigatore.
eldritch-ask-space = { $source }: scegli uno spazio.
eldritch-ask-gate = { $source }: scegli un Portale.
eldritch-ask-gate-on-top = Questi sono i prossimi due Portali. Quale resta in cima? L'altro va in fondo alla pila.
eldritch-ask-monster = { $source }: scegli un Mostro.
eldritch-ask-monster-step = Si muove un Mostro: { $monster }. In quale direzione?
eldritch-ask-spawn = Quale Mostro viene generato?
eldritch-ask-move = { $source }: dove ti muovi?
eldritch-ask-swap = { $seat } ti propone uno scambio di posto.
eldritch-ask-clue = Scegli un Indizio in un altro spazio.
eldritch-ask-improve = Quale abilità migliori?
eldritch-ask-improve-again = La migliori ancora una volta?
eldritch-ask-reassign = A quale Miglioramento rinunci in cambio di un altro?
eldritch-ask-convert = Che cosa converti?
eldritch-ask-discard = { $source }: che cosa scarti? ({ $number ->
        [one] 1 carta
       *[other] { $number } carte
    })
eldritch-ask-discard-any = { $source }: che cosa scarti? (quanto vuoi)
eldritch-ask-gain-asset = { $source }: quale Risorsa ottieni?
eldritch-ask-give-to = A chi dai qualcosa?
eldritch-ask-give = Che cosa riceve { $seat } da te?
eldritch-ask-look = { $seat } ha ottenuto { $card }. Guardi il retro della carta?
eldritch-ask-contribute = { $source }: paghi per fare progressi?
eldritch-ask-rumor = Quale Diceria si risolve?
eldritch-ask-unsolve = Quale Mistero risolto torna nel mazzo?
eldritch-ask-omen = In quale spazio va il Presagio?
eldritch-ask-who-pays = Chi paga un Indizio? (ancora da pagare: { $amount })

## Domande: le perdite

eldritch-ask-prevent = { $seat } sta per perdere { $health ->
        [0] {""}
        [one] 1 punto Salute
       *[other] { $health } punti Salute
    }{ $sanity ->
        [0] {""}
       *[other] { $health ->
            [0] {""}
           *[other] {" e "}
        }{ $sanity ->
            [one] 1 punto Sanità Mentale
           *[other] { $sanity } punti Sanità Mentale
        }
    }. Vuoi prevenire la perdita, almeno in parte?
eldritch-ask-fallen = Non ti restano né Salute né Sanità Mentale. Che cosa ha causato la tua sconfitta?
eldritch-ask-lay-down = Più spazi Città sono ugualmente vicini. In quale va il tuo segnalino?

## Domande: gli incontri

eldritch-ask-encounter = Quale incontro affronti?
eldritch-ask-fight = Qui ci sono dei Mostri. Contro quale combatti adesso?
eldritch-ask-prepare-fight = Stai per combattere contro un Mostro: { $monster }. Lanci prima un Incantesimo?

## Opzioni

eldritch-option-no = No
eldritch-option-nothing = Niente
eldritch-option-enough = Basta così
eldritch-option-stay = Resta qui
eldritch-option-keep-lead = Tieni il segnalino Investigatore Capo
eldritch-option-no-encounter = Nessun incontro
eldritch-option-end-turn = Concludo il mio turno
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
eldritch-option-in-this-order = In quest'ordine
eldritch-option-action-travel = Viaggiare
eldritch-option-action-rest = Riposare
eldritch-option-action-trade = Scambiare
eldritch-option-action-prepare = Prepararsi al Viaggio
eldritch-option-action-acquire = Acquisire Risorse
eldritch-option-local-action = { $card } di { $seat }
eldritch-option-ticket = Un { $ticket }
eldritch-option-mystery-first = Prima il Mistero
eldritch-option-investigators-first = Prima i nuovi investigatori
eldritch-option-lead-first = Prima il segnalino Investigatore Capo
eldritch-option-loan = Prestito bancario: un Debito per 2 successi
eldritch-option-roll = Tira i dadi
eldritch-option-keep = Lascia i dadi come sono
eldritch-option-clue = Spendi un Indizio
eldritch-option-success = Spendi un Indizio per un successo
eldritch-option-sanity-die = Spendi 1 punto Sanità Mentale per un altro dado
eldritch-option-aid = Ritira un dado (Incantesimo)
eldritch-option-look = Guarda il retro di { $card } e ottieni un Indizio
eldritch-option-improve-again = Migliora ancora la tua { $skill }
eldritch-option-swap = Scambia posto con { $seat }
eldritch-option-give = Dai: { $ware }
eldritch-option-take = Prendi: { $ware }
eldritch-option-agree = Accetta lo scambio
eldritch-option-health-for-sanity = 1 punto Salute in 1 punto Sanità Mentale
eldritch-option-sanity-for-health = 1 punto Sanità Mentale in 1 punto Salute
eldritch-option-by-health = Salute esaurita (Menomato)
eldritch-option-by-sanity = Sanità Mentale esaurita (Folle)
eldritch-option-encounter-location = Incontro del Luogo ({ $space })
eldritch-option-encounter-general = Incontro Generico ({ $type })
eldritch-option-encounter-research = Indaga sull'Indizio di questo spazio
eldritch-option-encounter-far-research = Indaga da lontano su un Indizio: { $space }
eldritch-option-encounter-other-world = Attraversa il Portale verso un altro mondo
eldritch-option-encounter-expedition = Parti per la spedizione ({ $space })
eldritch-option-encounter-card = { $source }
eldritch-option-encounter-body = Soccorri { $investigator }

## Che cosa farebbe un'opzione

# Sotto il nome dell'opzione.
eldritch-hint-test = prova di { $skill }, { $dice ->
        [1] 1 dado
       *[other] { $dice } dadi
    }{ $need ->
        [1] {""}
       *[other] , servono { $need } successi
    }: { $odds }%
eldritch-hint-travel = { $amount ->
        [1] 1 spazio vicino
       *[other] { $amount } spazi vicini
    }{ $tickets ->
        [0] {""}
       *[other] , { $reach } alla portata dei tuoi biglietti
    }
eldritch-hint-rest = { $health ->
        [0] { $sanity ->
            [0] niente da recuperare
           *[other] recuperi 1 Sanità Mentale
        }
       *[other] { $sanity ->
            [0] recuperi 1 Salute
           *[other] recuperi 1 Salute e 1 Sanità Mentale
        }
    }{ $helpers ->
        [none] {""}
       *[other] , poi { $helpers }
    }
eldritch-hint-trade = con { $seat }
eldritch-hint-prepare = qui: { $ticket }{ $held ->
        [0] {""}
        [1] , ne hai già uno
       *[other] , al posto di uno dei tuoi due
    }
eldritch-hint-acquire = { $dice ->
        [1] 1 dado
       *[other] { $dice } dadi
    } di Influenza, circa { $average } successi. Probabilità di poter pagare: { $cards }
eldritch-hint-afford = { $card } { $odds }%
eldritch-hint-step = { $route ->
        [train] in treno
        [ship] in nave
       *[uncharted] per un percorso inesplorato
    }{ $amount ->
        [0] {""}
        [1] , i tuoi biglietti portano 1 spazio più in là
       *[other] , da lì i tuoi biglietti portano a { $amount } spazi
    }
eldritch-hint-ride = costa un { $ticket }, te ne restano { $left }
eldritch-hint-ticket-full = prende il posto di un biglietto che hai
eldritch-hint-asset = costa { $value }, ne restano { $left }
eldritch-hint-loan = avrai { $left } successi
eldritch-hint-deck = { $deck }, nessuno sa quale{ $skill ->
        [none] {""}
       *[other] . Per lo più { $skill }: circa { $odds }%
    }
eldritch-hint-body = prova di { $skill }, { $dice ->
        [1] 1 dado
       *[other] { $dice } dadi
    }: { $odds }% di far retrocedere il Destino di 1
eldritch-hint-fight = { $survive }% di sopravvivere, { $defeat }% di sconfiggerlo
eldritch-hint-fight-invulnerable = { $survive }% di sopravvivere; non può ancora perdere Salute
eldritch-hint-roll = { $dice ->
        [1] 1 dado
       *[other] { $dice } dadi
    }: { $odds }%
eldritch-hint-keep = { $short ->
        [0] basta
        [1] manca 1 successo
       *[other] mancano { $short } successi
    }
eldritch-hint-then = { $successes ->
        [1] allora 1 successo
       *[other] allora { $successes } successi
    }
eldritch-hint-reroll = { $dice ->
        [1] ritiri 1 dado
       *[other] ritiri { $dice } dadi
    }: { $odds }% di arrivare a { $need ->
        [1] 1 successo
       *[other] { $need } successi
    }
eldritch-hint-improve = da { $now } a { $soon }
eldritch-hint-loss = restano { $health } Salute e { $sanity } Sanità Mentale

## Perché un'azione non è possibile adesso

eldritch-why-not-done = L'hai già fatto in questo round.
eldritch-why-not-detained = Hai la Condizione Trattenuto.
eldritch-why-not-monsters = C'è un Mostro nel tuo spazio.
eldritch-why-not-city = Solo in uno spazio Città.
eldritch-why-not-forbidden = Una carta Miti in gioco lo vieta.
eldritch-why-not-alone = Qui non c'è nessuno con cui scambiare.
eldritch-why-not-tickets = Da qui non parte nessun percorso ferroviario o navale.
eldritch-why-not-reserve = La riserva è vuota.
eldritch-why-not-dear = { $short ->
        [1] Manca 1 successo.
       *[other] Mancano { $short } successi.
    }

## Come finisce la partita

eldritch-end-mysteries = I Misteri sono risolti. { $ancient_one } non si risveglierà: gli investigatori vincono la partita.
eldritch-end-final = Il Mistero Finale è risolto. Contro { $ancient_one } gli investigatori vincono la partita.
eldritch-end-awakened = { $ancient_one } ha portato la fine del mondo.
eldritch-end-card = { $source }: ciò che era in moto non è stato fermato in tempo.
eldritch-end-eliminated = Non resta nessun investigatore.
eldritch-end-mythos = L'ultima carta Miti è stata giocata. Il tempo è scaduto.
eldritch-unreachable-over = la partita è persa quando è eliminato l'ultimo giocatore, prima di arrivare a quel testo

## Su che cosa ci si può accordare

eldritch-agreement-ancient-one = { eldritch-field-ancient-one }
    .text = Contro chi giocate: ciascuno ha i suoi misteri, il suo mazzo Miti e il suo modo di svegliarsi.
eldritch-agreement-lead = { eldritch-field-lead }
    .text = Chi agisce per primo e decide dove le regole lasciano aperto; può cambiare a ogni round.
eldritch-agreement-investigators = Investigatori
    .text = Scegliere richiede un minuto e dà una squadra equilibrata. A caso si comincia subito.
eldritch-agreement-investigators-choose = ogni giocatore sceglie
eldritch-agreement-investigators-random = assegnati a caso
eldritch-agreement-difficulty = Difficoltà del mazzo Miti
    .text = Che cosa possono farvi le carte della Fase dei Miti. Senza carte difficili la prima partita è più clemente; per livelli peggiora man mano.
eldritch-agreement-difficulty-normal = quella del regolamento
eldritch-agreement-difficulty-easy = facile: senza carte difficili
eldritch-agreement-difficulty-hard = difficile: senza carte facili
eldritch-agreement-difficulty-staged = a livelli: facile, normale, difficile
eldritch-agreement-starting-rumor = Una Diceria è in gioco fin dall'inizio
    .text = Un guaio in più fin dal primo round, per chi conosce già il gioco.
eldritch-agreement-variant = La carta di Riferimento alternativa
    .text = Un altro numero di portali e indizi per questo numero di giocatori: più facile in uno o in cinque, più difficile in quattro, sette o otto.
eldritch-agreement-solo = In solitario le carte Lavoro di Squadra restano nella scatola
    .text = Da soli non c'è nessuno con cui collaborare, e quelle carte non servirebbero.

## Errori

eldritch-no-variant = non c'è una carta di Riferimento alternativa per questo numero di giocatori: { $players }
eldritch-one-for-each-seat = servono tanti investigatori quanti giocatori ({ $expected }), non { $found }
eldritch-no-more = non resta nessuna copia di "{ $found }" da mettere qui
eldritch-no-reference = non c'è una carta di Riferimento per questo numero di giocatori: { $players }
eldritch-few-mysteries = "{ $ancient_one }" ha meno Misteri di quanti se ne devono risolvere
eldritch-few-mythos = ci sono troppo poche carte Miti per il mazzo di "{ $ancient_one }"
