### Il tavolo di Eldritch Horror nel terminale.

## Il Grande Antico

terminal-eldritch-awake = { $name } si è risvegliato
terminal-eldritch-solved = Misteri risolti: { $count } su { $needed }
terminal-eldritch-mythos-left = Carte Miti rimaste: { $count }
terminal-eldritch-expedition-left = Carte Spedizione rimaste: { $count }
terminal-eldritch-sheet-tokens = Segnalini Soprannaturale sulla scheda: { $count }
terminal-eldritch-sheet-sanity = Segnalini Sanità Mentale sulla scheda: { $count }
terminal-eldritch-sheet-gates = Portali sulla scheda: { $count }
terminal-eldritch-progress = { $what }: { $have } su { $need }
terminal-eldritch-toughness = Resistenza dei Mostri

## Il tabellone

terminal-eldritch-region-america = America
terminal-eldritch-region-europe = Europa e Africa
terminal-eldritch-region-asia-australia = Asia e Australia
terminal-eldritch-route-train = in treno
terminal-eldritch-route-ship = in nave
terminal-eldritch-route-uncharted = per via inesplorata
terminal-eldritch-gate = Portale ({ $omen })
terminal-eldritch-clues-here = { $count ->
    [one] Indizio
   *[other] { $count } Indizi
}
terminal-eldritch-tokens-here = { $count ->
    [one] 1 segnalino Soprannaturale
   *[other] { $count } segnalini Soprannaturale
}
terminal-eldritch-wounds-here = { $count ->
    [one] 1 segnalino Salute
   *[other] { $count } segnalini Salute
}
terminal-eldritch-rumor-here = Diceria: { $name }
terminal-eldritch-body = { $name } (investigatore sconfitto)
terminal-eldritch-hurt-monster = { $name } (ha perso { $damage } su { $toughness })
terminal-eldritch-no-discards = Non è stato scartato nulla.
terminal-eldritch-no-such-space = Nessuno spazio si chiama "{ $word }".

## Investigatori

terminal-eldritch-points = { $what } { $have } su { $most }
terminal-eldritch-clues-held = { $count ->
    [0] nessun Indizio
    [one] 1 Indizio
   *[other] { $count } Indizi
}
terminal-eldritch-tickets-train = { $count } del Treno
terminal-eldritch-tickets-ship = { $count } della Nave
terminal-eldritch-lead = Capo
terminal-eldritch-defeated = attende un nuovo investigatore
terminal-eldritch-priced = { $name } ({ $value })
terminal-eldritch-nobody-called = Qui nessuno si chiama "{ $word }".
terminal-eldritch-lost-next = Sceglierai un nuovo investigatore.
terminal-eldritch-lost-out = Giocatore eliminato: non partecipi più alla partita.

## Che cosa fanno le azioni di tutti

terminal-eldritch-action-travel = in uno spazio adiacente ({ $spaces }); con i biglietti, anche più lontano
terminal-eldritch-action-rest = recuperi 1 punto Salute e 1 punto Sanità Mentale
terminal-eldritch-action-trade = con { $names }
terminal-eldritch-action-prepare = prendi un { $tickets }
terminal-eldritch-action-acquire = prova di Influenza; ogni successo paga 1 punto di valore delle carte della riserva
terminal-eldritch-action-pass = termini il turno
terminal-eldritch-usual = spesso: { $text }

terminal-help-eldritch =
    mappa            il mondo (map)
    mappa spazio     che cosa c'è in uno spazio, e i suoi percorsi; ? spazio dice lo stesso
    scheda           il tuo investigatore, con il testo di tutte le sue carte (sheet)
    scheda nome      un altro investigatore
    ? scarti         le pile degli scarti (? discards)
