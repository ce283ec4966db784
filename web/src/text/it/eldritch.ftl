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

## The table and what is asked

web-eldritch-parts = Parti del tavolo
web-eldritch-do = Che cosa puoi fare
web-eldritch-sheet = Il tuo investigatore
web-eldritch-people = Tutti
web-eldritch-not-now = Non ora
web-eldritch-read = Leggi { $card }
