### Il tavolo di Bloodborne nel browser. I nomi di carte, tipi e passi vengono dai file del gioco.

## Carte

# Parole che nei testi delle carte hanno una piccola immagine: ogni forma usata dai testi delle carte, separate da |, senza spazi intorno.
web-bloodborne-words-echo = eco|echi
web-bloodborne-words-melee = mischia
web-bloodborne-words-ranged = distanza


# Nome accessibile di un pulsante che ingrandisce una carta.
web-bloodborne-read = Leggi { $card }

## Il round

web-bloodborne-steps = Passi di un round
# Un pulsante che interrompe la rappresentazione di ciò che è appena successo.

## Il Mostro e ciò che attende

web-bloodborne-echoes = { $count ->
    [one] Resta 1 Eco
   *[other] Restano { $count } Echi
}
web-bloodborne-no-monster = La strada è deserta
web-bloodborne-rolled = È uscito: { $faces }
web-bloodborne-dungeon = { $count ->
    [0] Il Mazzo del Sotterraneo del Calice è vuoto: resta solo il Boss Finale.
    [one] Ancora 1 carta nel Mazzo del Sotterraneo del Calice
   *[other] Ancora { $count } carte nel Mazzo del Sotterraneo del Calice
}
web-bloodborne-no-upgrades = Non restano Potenziamenti.

## Cacciatori

web-bloodborne-hunters = Gli altri Cacciatori
# Come si legge ad alta voce la scheda di un Cacciatore.
web-bloodborne-hunter = { $name }, Salute { $health } su { $most }, Echi raccolti { $collected }, custoditi { $banked }
web-bloodborne-collected = { $count ->
    [one] 1 Eco raccolta, persa in caso di morte
   *[other] { $count } Echi raccolti, persi in caso di morte
}
web-bloodborne-banked = { $count ->
    [one] 1 Eco custodita, al sicuro
   *[other] { $count } Echi custoditi, al sicuro
}
web-bloodborne-track = { $type }: casella { $count }, vale { $bonus }
web-bloodborne-bot = Qui gioca un bot
web-bloodborne-away = Non in linea
web-bloodborne-played = Le carte di { $name } in gioco
web-bloodborne-ready = Ha scelto
web-bloodborne-thinking = Sta scegliendo
web-bloodborne-choose-hunter = Scegli { $name }
# Nome accessibile del pulsante che mostra le carte di un Cacciatore.
web-bloodborne-pile = Carte di { $name }: pila degli scarti { $used }, mano { $hand }
web-bloodborne-held = In mano, per quanto si può sapere
web-bloodborne-no-cards = Nessuna carta.

## La tua mano

web-bloodborne-hand = La tua mano
web-bloodborne-options = Che altro puoi scegliere
# Un nastro sulla carta che hai scelto mentre altri stanno ancora scegliendo.
web-bloodborne-chosen = La tua scelta
web-bloodborne-sure = Vuoi rimuovere { $card } dal gioco?
web-bloodborne-remove = Rimuovila
web-bloodborne-keep = Tienila

## La fine

web-bloodborne-scores = Punteggi di Sangue
web-bloodborne-column-total = Totale
web-bloodborne-column-round = Round
web-bloodborne-winner = Vittoria
web-bloodborne-story = La storia di questa caccia
web-bloodborne-chart-echoes = Echi raccolti e custoditi, round per round
web-bloodborne-chart-echoes-about = Una linea per ogni Cacciatore: quanti Echi aveva alla fine di ogni round. La tabella qui sotto riporta gli stessi numeri.
web-bloodborne-chart-death = Morte in quel round
web-bloodborne-chart-trophies = Trofei e morti
web-bloodborne-as-table = Mostra i numeri in una tabella
