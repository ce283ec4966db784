### Ciò che sta sul tavolo, per ogni schermo. I nomi stanno come dentro una frase; chi li mostra da soli mette l'iniziale maiuscola.
### Ogni campo di una vista ha qui il suo nome: "bloodborne-field-" e il nome del campo. Si può rimandare solo a game.ftl.

## Il tavolo

bloodborne-field-first-player = Primo Giocatore
bloodborne-field-monster = { bloodborne-kind-monster }
# Gli Echi rimasti su un Mostro.
bloodborne-field-echoes = Echi
bloodborne-field-printed = Echi stampati sulla carta
bloodborne-field-for-hunters = Echi in più per il numero di Cacciatori
bloodborne-field-for-final-boss = Echi in più per il Boss Finale
# Con quanti ha cominciato un Mostro, se sono più di quelli della carta: "6 sulla carta, +1 perché i Cacciatori sono quattro, +2 per Gehrman".
bloodborne-starts-printed = { $count } sulla carta
bloodborne-starts-for-hunters = +{ $count } perché i Cacciatori sono { $hunters ->
    [4] quattro
   *[other] cinque
}
bloodborne-starts-for-final-boss = +{ $count } per { $card }
bloodborne-field-final-boss = { bloodborne-kind-final-boss }
bloodborne-field-dungeon-size = carte rimaste nel Mazzo del Sotterraneo del Calice
# Tutti i Mostri e i Boss apparsi.
bloodborne-field-revealed = rivelati finora
bloodborne-field-available-upgrades = Potenziamenti Disponibili
bloodborne-field-upgrade-deck-size = carte rimaste nel mazzo dei Potenziamenti
bloodborne-upgrades-left = { $count ->
    [0] il mazzo è vuoto
   *[other] ancora { $count } nel mazzo
}

## Cacciatori

bloodborne-field-hunters = Cacciatori
bloodborne-field-health = Salute
bloodborne-field-max-health = Salute massima
# Echi.
bloodborne-field-collected = raccolti
bloodborne-field-banked = custoditi
bloodborne-field-trophies = Trofei
bloodborne-field-bonuses = valore dei Trofei
bloodborne-field-trophy-tracks = numeri dei Contatori dei Trofei
# Il punteggio se la partita finisse ora.
bloodborne-field-score = Punteggio di Sangue ora
bloodborne-field-leaders = in testa
bloodborne-field-kin = { bloodborne-type-kin }
bloodborne-field-humanoid = { bloodborne-type-humanoid }
bloodborne-field-beast = { bloodborne-type-beast }
bloodborne-field-hand = mano
bloodborne-field-hand-size = carte in mano
# Le carte in mano, nella pila degli scarti e in gioco.
bloodborne-field-owned = tutte le carte
bloodborne-field-used = pila degli scarti
bloodborne-field-played = carte in gioco
# La carta scelta mentre altri stanno ancora scegliendo.
bloodborne-field-chosen = carta scelta
bloodborne-field-deaths = morti
bloodborne-times-died = { $count ->
    [0] nessuna morte
    [one] 1 morte
   *[other] { $count } morti
}
bloodborne-field-out = fuori dalla partita
