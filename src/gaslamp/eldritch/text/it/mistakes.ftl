### Che cosa non va in un pacchetto o in una posizione.

## Di che cosa parla un testo, e non c'è

eldritch-out-of-place = "{ $found }" qui non significa nulla: { $why }
eldritch-needs-pass-box = solo il primo riquadro di una carta porta a quello del successo
eldritch-needs-fail-box = solo il primo riquadro di una carta e quello del successo portano a quello del fallimento
eldritch-needs-fight = non c'è nessun combattimento in corso
eldritch-needs-loss = non si sta per perdere nulla
eldritch-needs-card = qui non c'è nessuna carta da scartare
eldritch-needs-it = prima non si è ottenuto nulla
eldritch-needs-back = si può girare solo il fronte di un Incantesimo o di una Condizione
eldritch-needs-turned = solo il retro di una Condizione può tornare a faccia in su
eldritch-needs-partner = prima non si è scambiato con nessuno
eldritch-needs-turn = è proprio di una capacità encounter_phase
eldritch-needs-clue = non si tratta di nessun Indizio
eldritch-needs-research = solo un Incontro di Indagine ha un proprio Indizio
eldritch-needs-world = solo un Incontro nei Mondi Esterni ha un Portale da chiudere
eldritch-needs-gate = non si tratta di nessun Portale
eldritch-needs-in-play = questo non è un Mistero né una carta Miti in gioco
eldritch-needs-rumor = questa non è una Diceria
eldritch-needs-monster = questo non è un Mostro sul tabellone
eldritch-needs-that = prima non si è scelto, generato o combattuto nessun Mostro
eldritch-needs-chosen = prima non si è scelto nessuno
eldritch-needs-result = prima non si è effettuata nessuna prova
eldritch-needs-lost = prima non si è perso nulla
eldritch-needs-spawned = prima non si è generato nessun Mostro
eldritch-needs-slain = prima non c'è stato nessun combattimento
eldritch-needs-gates-discarded = prima non si è scartato nessun Portale
eldritch-needs-toughness = prima non si è ferito né rimosso nessun Mostro
eldritch-needs-value = prima non si è ottenuta nessuna Risorsa

## Pacchetti

eldritch-idle = questo non farebbe nulla
eldritch-endless = "{ $found }" si ripeterebbe da sé senza fine
eldritch-too-deep = ci sono testi annidati oltre { $limit } livelli
eldritch-wrong-amount = la quantità "{ $found }" qui non significa nulla
eldritch-wrong-place = qui non si può intendere il luogo "{ $found }"
eldritch-no-price = "{ $found }" non può essere un prezzo
eldritch-only-price = "{ $found }" può essere solo un prezzo
eldritch-clue-price = il prezzo di un Indizio che va sulla carta è quell'Indizio: atteso un solo spend con clues: 1
eldritch-no-gift = le Condizioni non si possono cedere
eldritch-no-such-trait = nessuna carta di questo tipo ha il tratto "{ $found }"
eldritch-not-both = "{ $one }" e "{ $other }" non possono stare insieme
eldritch-one-of = serve "{ $one }" oppure "{ $other }"
eldritch-only-with = "{ $one }" vale solo con "{ $other }"
eldritch-alone = "{ $found }" deve stare da solo
eldritch-no-text = non c'è un testo per "{ $found }"
eldritch-two-texts = ci sono due testi per "{ $found }"
eldritch-wrong-ability = "{ $found }" non è una capacità di un componente simile; valori ammessi: { $expected }
eldritch-only-possessions = "{ $found }" con un prezzo, o una volta per round, vale solo per i Beni
eldritch-alike = "{ $one }" e "{ $other }" sullo stesso componente non si potrebbero distinguere
eldritch-reserved = "{ $found }" è una parola del gioco, e quindi non un id
eldritch-no-city = non c'è nessuno spazio Città
eldritch-no-way = non c'è una via da "{ $one }" a "{ $other }"
eldritch-epic = "{ $found }" è un Mostro Epico; ne serve un altro
eldritch-not-epic = "{ $found }" non è un Mostro Epico
eldritch-not-brought = qui nulla genera "{ $found }", che va sconfitto
eldritch-unsolvable = nulla potrebbe mai risolvere questo
eldritch-no-end = senza un Mistero Finale qui la partita deve essere persa: atteso lose_game
eldritch-no-research = "{ $ancient_one }" non ha Incontri di Indagine

## Posizioni

eldritch-agreed-otherwise = al tavolo si è concordato "{ $found }"
eldritch-one-sided = "{ $found }" non ha un retro
eldritch-not-turned = solo le Condizioni di un investigatore possono essere a faccia in giù
eldritch-other-kind = "{ $found }" è del tipo { $kind }
eldritch-other-game = posizione impossibile: "{ $found }" è di un altro Grande Antico
eldritch-other-omen = posizione impossibile: il Presagio non può essere lì e in "{ $found }"
eldritch-other-expedition = posizione impossibile: la prossima carta del mazzo Spedizione porta altrove
eldritch-no-discards = posizione impossibile: gli Incantesimi e le Condizioni scartati tornano nel loro mazzo
eldritch-over-awake = posizione impossibile: la partita finisce quando "{ $ancient_one }" si risveglia
eldritch-awake = posizione impossibile: il Grande Antico è sveglio e il Destino è a { $found }
eldritch-asleep = posizione impossibile: il Destino è a { $found }, e quindi il Grande Antico è sveglio
eldritch-won = posizione impossibile: con questo la partita è già vinta
eldritch-mystery-left = posizione impossibile: tutti i Misteri necessari sono risolti e nessuno è attivo
eldritch-final-asleep = posizione impossibile: il Mistero Finale comincia solo quando il Grande Antico è sveglio
eldritch-final-begun = posizione impossibile: il Mistero Finale è cominciato, perché tutti gli altri sono risolti
eldritch-eliminated = posizione impossibile: chi è eliminato non ha un investigatore, e "{ $found }" lo è
eldritch-all-eliminated = posizione impossibile: tutti sono eliminati, e quindi la partita è finita
eldritch-no-lead = posizione impossibile: il posto { $seat } è dell'Investigatore Capo e non ha un investigatore, mentre altri sì
eldritch-no-clue-there = posizione impossibile: non c'è un tale Indizio in "{ $found }"
eldritch-no-token-there = posizione impossibile: ci sono troppo pochi segnalini Soprannaturale in "{ $found }"
eldritch-nobody-to-slay = posizione impossibile: "{ $found }" non riguarda un Mostro Epico
eldritch-solved-already = posizione impossibile: "{ $found }" sarebbe già risolta
