### Ciò che sta sul tavolo, per ogni schermo. I nomi stanno come dentro una frase; chi li mostra da soli mette l'iniziale maiuscola.
### Ogni campo di una vista ha qui il suo nome: "eldritch-field-" e il nome del campo. Si può rimandare solo a game.ftl.

## Il Grande Antico

eldritch-field-ancient-one = Grande Antico
eldritch-field-awake = risvegliato
eldritch-field-doom = Destino
eldritch-field-doom-track = numero più alto del tracciato del Destino
# La sua casella sul tracciato.
eldritch-field-omen = Presagio
eldritch-field-omen-color = colore del Presagio
eldritch-field-omen-tokens = segnalini Soprannaturale sul tracciato del Presagio
eldritch-field-omens = tracciato del Presagio
eldritch-field-sheet = sulla scheda del Grande Antico
eldritch-field-reference = carta di Riferimento
eldritch-field-players = numero di giocatori
eldritch-field-surge = Mostri in un'Ondata

## Misteri e carte Miti

eldritch-field-mystery = Mistero
eldritch-field-solved = Misteri risolti
eldritch-field-needed = Misteri da risolvere
eldritch-field-final = Mistero Finale
# Ciò che serve per risolvere un Mistero.
eldritch-field-needs = richiede
# Del Mostro Epico richiesto da un Mistero.
eldritch-field-slain = sconfitto
eldritch-field-placed = segnalini Soprannaturale collocati in
eldritch-field-ongoing = carte Miti in gioco

## Il tabellone

eldritch-field-space = spazio
eldritch-field-gates = Portali
# Quelli che chi guarda ha visto nella pila.
eldritch-field-known-gates = Portali della pila che conosci
eldritch-field-clues = Indizi
eldritch-field-tokens = segnalini Soprannaturale
eldritch-field-wounds = segnalini Salute
eldritch-field-expedition = Spedizione
eldritch-field-monsters = Mostri
eldritch-field-epic = Mostro Epico
eldritch-field-aside = Mostri messi da parte
# Quale di più uguali.
eldritch-field-number = numero
eldritch-field-damage = Salute persa
eldritch-field-toughness = Resistenza
eldritch-field-reserve = riserva
eldritch-field-decks = mazzi
eldritch-field-stages = mazzo dei Miti per livelli
eldritch-cup = Coppa dei Mostri
eldritch-field-discards = scarti

## Investigatori

eldritch-field-investigators = investigatori
eldritch-field-lead = Investigatore Capo
# Di chi è il turno.
eldritch-field-active = turno
eldritch-field-health = Salute
eldritch-field-max-health = Salute massima
eldritch-field-sanity = Sanità Mentale
eldritch-field-max-sanity = Sanità Mentale massima
eldritch-field-tickets = biglietti
eldritch-field-train = Treno
eldritch-field-ship = Nave
eldritch-field-possessions = Beni
eldritch-field-conditions = Condizioni
eldritch-field-skills = abilità
eldritch-field-improvements = Miglioramenti
eldritch-field-delayed = in Ritardo
eldritch-field-actions-left = azioni rimaste
eldritch-field-actions = azioni effettuate
eldritch-field-eliminated = eliminato
eldritch-field-bodies = investigatori sconfitti
# Segue Salute o Sanità Mentale.
eldritch-field-by = sconfitto per mancanza di
eldritch-field-unused = investigatori disponibili

## Carte

eldritch-field-kind = tipo
eldritch-kind-asset = Risorsa
eldritch-kind-artifact = Artefatto
eldritch-kind-spell = Incantesimo
eldritch-kind-condition = Condizione
eldritch-field-back = retro
eldritch-field-turned = a faccia in giù

## Una prova

eldritch-field-test = prova
eldritch-field-skill = abilità
eldritch-field-dice = dadi
# L'abilità senza Miglioramenti.
eldritch-field-base = valore base
eldritch-field-improved = Miglioramento
eldritch-field-modifier = modificatore
eldritch-field-bonus = bonus
eldritch-field-source = origine del bonus
eldritch-field-more = dadi aggiuntivi
eldritch-field-helpers = origine dei dadi aggiuntivi
eldritch-field-aim = obiettivo
eldritch-field-need = successi necessari
eldritch-field-odds = probabilità in %
eldritch-field-faces = risultati

## Che cosa si risolve

eldritch-field-least = successo da
eldritch-field-doubled = un 6 vale doppio
eldritch-field-successes = successi
eldritch-field-fight = combattimento
eldritch-field-monster = contro chi
eldritch-field-will = modificatore di Volontà
eldritch-field-horror = orrore del Mostro
eldritch-field-strength = modificatore di Forza
eldritch-field-hurt = Salute che ha perso
eldritch-field-defeated = sconfitto
eldritch-field-resolving = in corso
eldritch-field-element = che cosa porta ora la carta Miti
