### Eldritch Horror nel browser.

## Un giro intorno al tavolo

web-eldritch-tour-world = Su questa mappa viaggiate tutti. I medaglioni sono spazi: città, terre selvagge, mari. Accanto si vede che cosa c'è: Portali del colore del loro presagio, Mostri, Indizi e le vostre figure. Premi uno spazio per leggere tutto ciò che contiene. Ciò che puoi scegliere brilla.
    .title = Il mondo
web-eldritch-tour-doom = Quando il Destino arriva a 0, il Grande Antico si risveglia. Accanto, il Presagio avanza round dopo round, e ogni Portale aperto del suo colore avvicina il Destino di uno. È il colore successivo quello da chiudere.
    .title = Il Destino e il Presagio
web-eldritch-tour-mystery = Il Grande Antico ha regole sue che valgono sempre. Il Mistero è la vostra strada verso la vittoria: dice che cosa bisogna fare e quanto è già fatto. Risolvetene tre prima che il tempo finisca.
    .title = Il Grande Antico e il Mistero
web-eldritch-tour-reserve = Queste Risorse si possono avere adesso, in una città senza Mostri. Il denaro sono i tuoi successi.
    .title = La riserva
web-eldritch-tour-sheet = Il tuo investigatore: Salute e Sanità Mentale, le cinque abilità, cioè i dadi che tiri, Indizi, biglietti e le tue carte. Chi arriva a 0 di Salute o di Sanità Mentale è sconfitto, torna nei panni di qualcun altro, e il Destino avanza.
    .title = Il tuo investigatore
web-eldritch-tour-actions = Qui c'è tutto ciò che puoi scegliere, con quello che farebbe. Si sceglie anche con i tasti da 1 a 9. Sotto c'è ciò che ora non è possibile, con il motivo.
    .title = Che cosa puoi fare
web-eldritch-tour-people = Tutti quelli al tavolo, con ciò che conta. Tra voi non ci sono segreti: premi qualcuno per vedere la sua scheda intera. Il segno indica chi guida.
    .title = Gli altri

## La fine

web-eldritch-story = Com'è andata
web-eldritch-chart = Di round in round
web-eldritch-chart-about = Il Destino, i Portali aperti, i Misteri risolti e gli investigatori caduti nel corso dei round. Gli stessi numeri sono nella tabella qui sotto.
web-eldritch-chart-doom = Destino rimasto
web-eldritch-chart-gates = Portali aperti
web-eldritch-chart-solved = Mistero risolto
web-eldritch-chart-fallen = è caduto un investigatore
web-eldritch-chart-awoke = si è risvegliato il Grande Antico
web-eldritch-as-table = In una tabella
web-eldritch-column-round = Round
web-eldritch-column-fallen = Caduti
web-eldritch-deeds = Chi ha fatto che cosa
web-eldritch-deed-gates = Portali chiusi
web-eldritch-deed-monsters = Mostri sconfitti
web-eldritch-deed-tests = Prove superate
web-eldritch-deed-defeats = Sconfitte
web-eldritch-deed-clues = { $gained }, { $spent ->
        [one] { $spent } speso
       *[other] { $spent } spesi
    }
web-eldritch-deed-of = { $passed } su { $tests }
web-eldritch-against = Contro che cosa giocavate
web-eldritch-end-awake = Sveglio alla fine
web-eldritch-end-asleep =
    { $doom ->
        [0] Addormentato fino alla fine
       *[other] Addormentato fino alla fine, con il Destino a { $doom }
    }
web-eldritch-end-solved = Mistero risolto
web-eldritch-end-unsolved = Mistero non risolto

## La mappa

web-eldritch-map = Il mondo
web-eldritch-map-tools = Guardare la mappa
web-eldritch-where-am-i = Dove sono?
web-eldritch-fit = Vedi tutto il mondo
web-eldritch-closer = Più vicino
web-eldritch-farther = Più lontano
web-eldritch-part-america = Le Americhe
web-eldritch-part-europe = Europa
web-eldritch-part-africa = Africa
web-eldritch-part-asia = Asia e Australia
web-eldritch-part-oceans = Gli oceani
web-eldritch-part-elsewhere = Altrove
web-eldritch-may-choose = puoi scegliere questo spazio
# The quickest way to a space, with the tickets at hand.
web-eldritch-way =
    { $turns ->
        [one] a un turno da qui
       *[other] a { $turns } turni da qui
    }{ $trains ->
        [0] { "" }
        [one] , con un Biglietto del Treno
       *[other] , con { $trains } Biglietti del Treno
    }{ $ships ->
        [0] { "" }
        [one] , con un Biglietto della Nave
       *[other] , con { $ships } Biglietti della Nave
    }

## A space, as it is heard

web-eldritch-heard-gate = Portale, { $omen }
# Names is a list of monsters.
web-eldritch-heard-monsters =
    { $count ->
        [one] un Mostro
       *[other] { $count } Mostri
    } ({ $names })
web-eldritch-heard-monster =
    { $name }{ $epic ->
        [true] , epico
       *[other] { "" }
    }, Resistenza rimasta { $left }
web-eldritch-heard-clues =
    { $count ->
        [one] un Indizio
       *[other] { $count } Indizi
    }
web-eldritch-heard-rumor = Diceria: { $name }
web-eldritch-heard-tokens =
    { $count ->
        [one] un segnalino Soprannaturale
       *[other] { $count } segnalini Soprannaturale
    }
web-eldritch-heard-expedition = la Spedizione
web-eldritch-heard-body = qui giace { $name }
web-eldritch-heard-people = qui: { $names }
web-eldritch-heard-train = in treno per { $spaces }
web-eldritch-heard-ship = in nave per { $spaces }
web-eldritch-heard-uncharted = a piedi per { $spaces }

## A space, opened

web-eldritch-space-empty = Qui non c'è nulla.
web-eldritch-space-gate = Portale, { $omen }
web-eldritch-space-toughness = Resistenza { $left } di { $toughness }
web-eldritch-space-show = Mostra sulla mappa
web-eldritch-space-body =
    { $by ->
        [sanity] Ha perso il senno
       *[other] Abbattuto
    }
### The table of Eldritch Horror in the browser.

## Carte

web-eldritch-kind-investigator = Investigatore
web-eldritch-kind-mythos = Carta Miti
web-eldritch-kind-monster = Mostro
web-eldritch-kind-gate = Portale
web-eldritch-value = Valore
web-eldritch-horror = Orrore
web-eldritch-damage = Danno
web-eldritch-plus-players = { $amount } + giocatori
web-eldritch-stages = Il mazzo dei Miti per livelli
web-eldritch-stage = Livello { $stage }
web-eldritch-mythos-green = Verdi
web-eldritch-mythos-yellow = Gialle
web-eldritch-mythos-blue = Blu
web-eldritch-awake = Una volta risvegliato
web-eldritch-back = Sul retro
web-eldritch-back-unknown = Non ne conosci ancora il retro.
web-eldritch-backs = { $count ->
    [one] Il retro che ha
   *[other] I { $count } retri che può avere
}
web-eldritch-back-known = Il retro è noto.
web-eldritch-see-also = Vedi anche
web-eldritch-choose = Scegli

## Investigatori

web-eldritch-abilities = Capacità
web-eldritch-improved = migliorata di { $amount }
web-eldritch-actions-left = { $left ->
    [0] Nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $left } azioni rimaste
}
web-eldritch-actions-taken = svolte: { $actions }
web-eldritch-nothing-held = Nessun possedimento, nessuna Condizione.
web-eldritch-thinks = sta pensando
web-eldritch-out = { $name } è fuori dalla partita.
web-eldritch-out-short = Non è più in partita
web-eldritch-without = { $name } ora non ha un investigatore.
web-eldritch-without-short = Senza investigatore

## La scelta degli investigatori

web-eldritch-gathering = Gli investigatori si riuniscono.
web-eldritch-first = Non è ancora stato scelto nessuno.
web-eldritch-team = Con te finora: { $names }.
web-eldritch-pick-for-us = Scegli per noi
web-eldritch-suggested = { $count ->
    [0] { $name } starebbe bene nel gruppo.
   *[other] { $name } bilancerebbe il gruppo: { $skills }.
}
web-eldritch-look-at-table = Guarda il tavolo
web-eldritch-back-to-choosing = Torna agli investigatori
web-eldritch-sort = Ordina per
web-eldritch-by-name = nome
web-eldritch-take = Prendi { $name }
web-eldritch-taken = Scelta di { $name }
web-eldritch-gone = Non più disponibile

## Scene

web-eldritch-scene = Che cosa succede
web-eldritch-scene-away = Guarda la mappa
web-eldritch-scene-back = Torna alla scena
web-eldritch-awakening = { $ancient_one } si risveglia
web-eldritch-reckoning = Resa dei Conti: { $source }
web-eldritch-test = Prova di { $skill }
web-eldritch-pool = Da dove vengono i dadi
web-eldritch-dice = { $count ->
        [one] dado in tutto
       *[other] dadi in tutto
    }
web-eldritch-die-success = { $face }, un successo
web-eldritch-die-double = { $face }, due successi
web-eldritch-odds = { $odds }% di probabilità
web-eldritch-least = Successi da { $least } in su
web-eldritch-successes = { $count ->
        [0] Nessun successo
        [one] 1 successo
       *[other] { $count } successi
    }
web-eldritch-passed = Superata
web-eldritch-failed = Fallita
web-eldritch-came = Che cosa ne è venuto
web-eldritch-mythos-over = La Fase Miti è finita.
web-eldritch-happened = Che cosa è appena successo
web-eldritch-happened-turn = Turno di { $name }

## The table and what is asked

web-eldritch-parts = Parti del tavolo
web-eldritch-do = Che cosa puoi fare
web-eldritch-sheet = Il tuo investigatore
web-eldritch-people = Tutti
web-eldritch-not-now = Non ora
web-eldritch-read = Leggi { $card }

## The instruments

web-eldritch-instruments = Indicatori
web-eldritch-instruments-more = Tutti gli indicatori
web-eldritch-doom-and-omen = Destino e Presagio
web-eldritch-doom-of = Destino: { $doom } su { $track }
web-eldritch-doom-zero = A 0 { $name } si risveglia.
web-eldritch-doom-awake = { $name } è sveglio: la sua scheda dice che cosa succede invece di far avanzare il Destino.
web-eldritch-doom-advanced = In questo round il Destino è avanzato di { $count }.
web-eldritch-doom-retreated = In questo round il Destino è arretrato di { $count }.
web-eldritch-omen-green = verde, una cometa
web-eldritch-omen-blue = blu, una stella
web-eldritch-omen-red = rosso, un'eclissi
web-eldritch-omen-now = Il Presagio è { $omen }
web-eldritch-omen-next = Il prossimo è { $omen }.
web-eldritch-omen-doom =
    { $count ->
        [0] Il Destino non avanzerebbe.
       *[other] Il Destino avanzerebbe di { $count } ({ $causes }).
    }
# On one space of the Omen track.
web-eldritch-omen-would = Destino +{ $count }
web-eldritch-here = ora
web-eldritch-next = prossimo
web-eldritch-solved = Misteri risolti: { $count } su { $needed }
web-eldritch-progress = { $what }: { $have } su { $need }
web-eldritch-monsters-on-it = Resistenza dei Mostri sulla carta
web-eldritch-health-lost = Salute persa da { $name }
web-eldritch-defeat = Bisogna sconfiggere { $name }
web-eldritch-defeated = { $name }: nemico sconfitto
web-eldritch-all-there = C'è tutto: si risolve alla fine della Fase Miti.
web-eldritch-no-mystery = Nessun Mistero attivo.
web-eldritch-final-later = Comincia quando { $count } Misteri sono risolti.
web-eldritch-at-zero = Quando viene tolto l'ultimo segnalino Soprannaturale
web-eldritch-out-of-play = Questa carta non è più in gioco.
web-eldritch-show-space = Mostra { $space }
web-eldritch-sanity-tokens = segnalini Sanità Mentale
web-eldritch-sides = Lati della scheda
web-eldritch-front = fronte
web-eldritch-side-up = a faccia in su
web-eldritch-mythos-left = Carte Miti rimaste: { $count }
web-eldritch-mythos-end = Se bisogna pescarne una e non ce ne sono più, la partita è persa.
web-eldritch-stage-left = Livello { $number }: { $count }
web-eldritch-stage-color = { $color ->
    [green] verdi
    [blue] blu
   *[yellow] gialle
}: { $count } su { $begun }
web-eldritch-reserve-empty = La riserva è vuota.
web-eldritch-costs = Costa { $cost }
web-eldritch-expedition = La prossima Spedizione porta a { $space }. Carte Spedizione rimaste: { $count }
web-eldritch-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-eldritch-gates-spawn = Portali da generare
web-eldritch-clues-spawn = Indizi da generare
web-eldritch-piles = Mazzi e scarti
web-eldritch-left = ne restano { $count }
web-eldritch-discarded = scarti: { $count }
web-eldritch-nothing-discarded = Ancora nessuno scarto.
