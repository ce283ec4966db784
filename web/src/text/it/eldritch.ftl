### The table of Eldritch Horror in the browser.

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
