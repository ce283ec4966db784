### Il tavolo di Bloodborne nel browser. I nomi di carte, tipi e passi vengono dai file del gioco.

## Carte

# Parole che nei testi delle carte hanno una piccola immagine: ogni forma usata dai testi delle carte, separate da |, senza spazi intorno.
web-bloodborne-words-echo = eco|echi
web-bloodborne-words-melee = mischia
web-bloodborne-words-ranged = distanza


# Nome accessibile di un pulsante che ingrandisce una carta.
web-bloodborne-read = Leggi { $card }

## Un giro del tavolo

web-bloodborne-tour-monster = È contro di lui che combattete tutti. Le gocce sono i suoi Echi: sono la sua Salute, e ogni Eco che prendi è un punto. Il dado mostra quanto colpisce forte: verde è debole, giallo più forte, rosso pericoloso. Sotto trovi la sua capacità e il suo Tipo.
    .title = Il Mostro
web-bloodborne-tour-health = L'indicatore è la tua Salute. La goccia conta gli Echi raccolti, che perdi se muori; il forziere quelli custoditi, che sono al sicuro. Sogno del Cacciatore li porta dalla goccia al forziere.
    .title = La tua Salute e i tuoi Echi
web-bloodborne-tour-trophies = Chi danneggia un Mostro nel round in cui muore avanza sul Contatore dei Trofei del suo Tipo: Simili, Umanoidi o Belve. Il numero conta alla fine.
    .title = I tuoi Trofei
web-bloodborne-tour-hand = Ogni round giochi una carta. Le Armi da Mischia colpiscono più forte, quelle a Distanza sono più rapide o ti proteggono, le carte Utilità fanno altro. Ciò che giochi va nella pila degli scarti, finché Sogno del Cacciatore non lo riporta in mano.
    .title = La tua mano
web-bloodborne-tour-first = La lanterna indica il Primo Giocatore, che tira il dado e colpisce per primo; gli altri seguono verso sinistra. A ogni round passa al Cacciatore successivo. Ogni Scheda conta anche le carte in mano e quelle nella pila degli scarti; toccala per vederle. La lapide conta le morti.
    .title = Il Primo Giocatore
web-bloodborne-tour-market = Nel Sogno del Cacciatore prendi in mano una di queste carte. Sono le stesse per tutti.
    .title = I Potenziamenti
web-bloodborne-tour-dungeon = Nel mazzo ci sono i Mostri che devono ancora arrivare. In fondo attende il Boss Finale: la sua capacità vale dal primo round, e con la sua morte la partita finisce.
    .title = Chi viene dopo
web-bloodborne-tour-steps = Ogni round ha questi otto Passi, sempre in quest'ordine. Quello illuminato è il Passo in corso.
    .title = Gli otto Passi

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
web-bloodborne-hunter = { $name }, Salute { $health } su { $most }, Echi raccolti { $collected }, custoditi { $banked }, punteggio di ora: { $score }
web-bloodborne-collected = { $count ->
    [one] 1 Eco raccolta, persa in caso di morte
   *[other] { $count } Echi raccolti, persi in caso di morte
}
web-bloodborne-banked = { $count ->
    [one] 1 Eco custodita, al sicuro
   *[other] { $count } Echi custoditi, al sicuro
}
web-bloodborne-bot = Qui gioca un bot
web-bloodborne-away = Non in linea
web-bloodborne-played = Le carte di { $name } in gioco
web-bloodborne-ready = Ha scelto
web-bloodborne-thinking = Sta scegliendo
web-bloodborne-choose-hunter = Scegli { $name }
# Nome accessibile del pulsante che mostra le carte di un Cacciatore.
web-bloodborne-pile = Carte di { $name }: { $used } nella pila degli scarti, { $hand } in mano
web-bloodborne-held = In mano, per quanto si può sapere
web-bloodborne-no-cards = Nessuna carta.

## Ciò che serve sapere

web-bloodborne-health = Salute: { $health } su { $most }
web-bloodborne-score = Punteggio di Sangue se la partita finisse ora: { $total } (raccolti { $collected }, custoditi { $banked }, Trofei { $trophies })
web-bloodborne-hand-size = Carte in mano: { $count }
web-bloodborne-used-size = Carte nella pila degli scarti: { $count }
web-bloodborne-track = { $type }: ora { $bonus }, con il prossimo Trofeo { $next }
web-bloodborne-track-end = { $type }: { $bonus }, fine del Contatore
# Del dado di un Mostro: il danno che infligge.
web-bloodborne-die-average = { $average } in media
web-bloodborne-die-again = Con un + si somma e si tira di nuovo
web-bloodborne-die-at-least = Probabilità di subire almeno questi danni
# I passi di un round, ciascuno in una o due parole.
web-bloodborne-step-choose-cards = Scelta
web-bloodborne-step-transform-weapons = Trasformare
web-bloodborne-step-instant-effects = Istantanei
web-bloodborne-step-monster-attacks = Il Mostro
web-bloodborne-step-hunters-attack = I Cacciatori
web-bloodborne-step-monster-escapes = Fuga
web-bloodborne-step-hunters-dream = Sogno
web-bloodborne-step-end-of-round = Fine
web-bloodborne-signs = Che cosa significano i segni
web-bloodborne-signs-numbers = Numeri
web-bloodborne-signs-cards = Carte
web-bloodborne-signs-dice = I dadi
web-bloodborne-sign-echo = Echi: su un Mostro, quelli che restano da prendere; sulla Scheda di un Cacciatore, quelli raccolti, che si perdono morendo
web-bloodborne-sign-bank = Echi custoditi, che nessuno può toglierti
web-bloodborne-sign-damage = I danni che una carta infligge al Mostro
web-bloodborne-sign-health = Salute; sulla Scheda di un Cacciatore è un indicatore
web-bloodborne-sign-score = In un riquadro: il Punteggio di Sangue se la partita finisse ora; con l'alloro, chi è in testa
web-bloodborne-sign-type = Trofei { $type }: quanto valgono ora e, dopo la freccia, con uno in più
web-bloodborne-sign-diamond = Il rombo su una carta dice da dove viene: pieno, dal regolamento; a metà, da un'altra fonte pubblica; vuoto, ideata da noi
web-bloodborne-died = Hai perso la vita
web-bloodborne-died-lost = { $count ->
    [0] Non avevi Echi da perdere.
    [one] Hai perso 1 Eco raccolta.
   *[other] Hai perso { $count } Echi raccolti.
}
# What follows, in the Hunter's Dream of the round.
web-bloodborne-died-next = In questo round sogni: prendi un Potenziamento e ti risvegli in piena Salute.
web-bloodborne-died-out = Sei fuori dalla partita.
web-bloodborne-great-round = Un gran round
web-bloodborne-last-round = Il tuo ultimo round
web-bloodborne-your-round = Il tuo round { $round }
web-bloodborne-round-dealt = Danni inflitti: { $count }
web-bloodborne-round-taken = Danni subiti: { $count }
web-bloodborne-round-healed = Salute recuperata: { $count }
web-bloodborne-round-gained = Echi raccolti: { $count }
web-bloodborne-round-lost = Echi persi: { $count }
web-bloodborne-round-banked = Echi custoditi: { $count }
web-bloodborne-round-trophies = Trofei: { $types }
web-bloodborne-round-upgrade = Potenziamento preso: { $card }
web-bloodborne-round-quiet = Non ti è successo nulla.
web-bloodborne-round-told = Come lo racconta il registro

## La tua mano

web-bloodborne-hand = La tua mano
web-bloodborne-options = Che altro puoi scegliere
# Un nastro sulla carta che hai scelto mentre altri stanno ancora scegliendo.
web-bloodborne-chosen = La tua scelta
# The button under a card that is read closely and may be chosen.
web-bloodborne-do = { $kind ->
    [choose_card] Giocala
    [draw_weapon] Rivelala
    [take_upgrade] Prendila
    [remove_card] Rimuovila
   *[other] Scegli questa
}

## La fine

web-bloodborne-scores = Punteggi di Sangue
web-bloodborne-column-total = Totale
web-bloodborne-column-round = Round
web-bloodborne-winner = Vittoria
web-bloodborne-story = La storia di questa caccia
web-bloodborne-chart-totals = Punteggi di Sangue, round per round
web-bloodborne-chart-totals-about = Una linea per ogni Cacciatore: il Punteggio di Sangue che avrebbe avuto se la partita fosse finita con quel round. La tabella qui sotto riporta gli stessi numeri.
# What the thin bars under the lines are.
web-bloodborne-chart-risk = Di cui solo raccolti: morendo sarebbero andati persi
web-bloodborne-chart-of-which = { $total } ({ $collected } da custodire)
web-bloodborne-chart-death = Morte in quel round
web-bloodborne-chart-trophies = Trofei e morti
web-bloodborne-as-table = Mostra i numeri in una tabella
