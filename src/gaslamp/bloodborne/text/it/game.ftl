### Bloodborne: Il Gioco di Carte - termini, domande, opzioni, motivi, finali, errori.


## Termini

bloodborne-type-kin = Simili
bloodborne-type-humanoid = Umanoide
bloodborne-type-beast = Belva
bloodborne-color-green = verde
bloodborne-color-yellow = giallo
bloodborne-color-red = rosso
bloodborne-fact-die = dado { $color }: { $faces }
bloodborne-die-odds = in media { $average } danni; si tira di nuovo nel { $again } dei casi. Probabilità di almeno 1 danno, 2, 3 e così via: { $chances }
bloodborne-percent = { $count }%
bloodborne-kind-melee = Arma da Mischia
bloodborne-kind-ranged = Arma a Distanza
bloodborne-kind-utility = Carta Utilità
bloodborne-kind-monster = Mostro
bloodborne-kind-boss = Boss
bloodborne-kind-final-boss = Boss Finale
bloodborne-section-starters = Carte Cacciatore Iniziali
bloodborne-section-upgrades = Potenziamenti
bloodborne-section-monsters = Mostri
bloodborne-section-bosses = Boss
bloodborne-section-final-bosses = Boss Finali
bloodborne-phase-choose-cards = 1. Scegliere e Giocare le Carte Azione
bloodborne-phase-transform-weapons = 2. Trasformare le Armi
bloodborne-phase-instant-effects = 3. Risolvere gli Effetti Istantanei
bloodborne-phase-monster-attacks = 4. Attacco del Mostro
bloodborne-phase-hunters-attack = 5. Attacchi dei Cacciatori
bloodborne-phase-monster-escapes = 6. Fuga del Mostro
bloodborne-phase-hunters-dream = 7. Il Sogno del Cacciatore
bloodborne-phase-end-of-round = 8. Fine del Round

## Domande

bloodborne-ask-card = Scegli una carta da giocare in questo round.
bloodborne-ask-weapon = Scegli l'Arma da rivelare con Trasformazione.
bloodborne-ask-hunter = { $card }: scegli un Cacciatore.
bloodborne-ask-hunter-damage = { $amount ->
    [one] { $card }: scegli un Cacciatore che subisca 1 danno.
   *[other] { $card }: scegli un Cacciatore che subisca { $amount } danni.
}
bloodborne-ask-hunter-heal = { $amount ->
    [one] { $card }: scegli un Cacciatore che recuperi 1 punto Salute.
   *[other] { $card }: scegli un Cacciatore che recuperi { $amount } punti Salute.
}
bloodborne-ask-hunter-lose = { $amount ->
    [one] { $card }: scegli un Cacciatore che perda 1 Eco.
   *[other] { $card }: scegli un Cacciatore che perda { $amount } Echi.
}
bloodborne-ask-hunter-negate = { $card }: scegli un Cacciatore la cui Arma non infligga danni in questo round.
bloodborne-ask-hunter-steal = { $amount ->
    [one] { $card }: scegli il Cacciatore a cui prendere 1 Eco.
   *[other] { $card }: scegli il Cacciatore a cui prendere { $amount } Echi.
}
bloodborne-ask-trophy = { $card }: scegli il Contatore per il tuo Trofeo in più.
bloodborne-ask-upgrade = Scegli un Potenziamento da prendere.
bloodborne-ask-limit = Hai più carte di quante puoi tenerne. Scegline una da rimuovere dal gioco.
bloodborne-ask-remove = { $card }: scegli una carta da rimuovere dal gioco.
bloodborne-ask-exhaust = { $card }: scegli una carta da scartare dalla mano.
bloodborne-ask-return = { $card }: scegli una carta da riprendere dalla tua pila degli scarti.

## Opzioni

bloodborne-option-card = { $card }
bloodborne-option-seat = { $seat }
bloodborne-option-type = { $type }

## Che cosa farebbe un'opzione

# Sotto il nome dell'opzione: "Eileen: subisce 1 danno, resta con Salute 3".
bloodborne-hint-damage = { $amount ->
    [0] non subisce danni, resta con Salute { $health }
    [one] subisce 1 danno, resta con Salute { $health }
   *[other] subisce { $amount } danni, resta con Salute { $health }
}
bloodborne-hint-dies = { $amount ->
    [0] morirebbe
    [one] morirebbe e perderebbe 1 Eco raccolta
   *[other] morirebbe e perderebbe { $amount } Echi raccolti
}
bloodborne-hint-heals = { $amount ->
    [0] ha già la Salute al massimo
    [one] recupera 1 punto e arriva a Salute { $health }
   *[other] recupera { $amount } punti e arriva a Salute { $health }
}
bloodborne-hint-echoes = { $amount ->
    [0] non ha nulla da perdere
    [one] perde 1 Eco e ne conserva { $left }
   *[other] perde { $amount } Echi e ne conserva { $left }
}
bloodborne-hint-negated = nessun danno con { $card } (altrimenti { $amount })
bloodborne-hint-trophy = ora { $worth }, poi { $coming }

## Perché no

bloodborne-why-not-used = È nella tua pila degli scarti; con Sogno del Cacciatore torna in mano.
bloodborne-why-not-weapon = Con Trasformazione si rivelano solo Armi da Mischia e a Distanza.
bloodborne-why-not-dream = Questa carta non può mai lasciarti.
bloodborne-why-not-transform = Non ti resta nessuna Arma da rivelare, e a questo tavolo ne serve una.

## Accordi di un tavolo

bloodborne-agreement-final-boss = { bloodborne-kind-final-boss }
    .text = Chi aspetta alla fine della caccia. Ognuno cambia il modo di arrivarci.
bloodborne-agreement-first-player = Primo giocatore
    .text = Il segnalino di primo giocatore passa a sinistra a ogni round.
bloodborne-agreement-transform-without-weapon = Trasformazione si può giocare anche senza più Armi in mano
    .text = In quel caso la carta non fa nulla. Altrimenti non si può giocare.
bloodborne-agreement-instants-after-kill = Se un effetto Istantaneo uccide il Mostro, i successivi fanno comunque ciò che non richiede un Mostro
    .text = Cure ed Echi contano ancora. Altrimenti gli effetti Istantanei restanti vanno persi.
bloodborne-agreement-instants-of-the-dead = L'effetto Istantaneo di un Cacciatore ucciso nel Passo 3 si risolve comunque
    .text = I danni contano, ma un Cacciatore morto non conserva Echi.
bloodborne-agreement-killed-on-reveal = Un Cacciatore ucciso quando si rivela un Mostro
    .text = Chi ritorna subito prende un potenziamento, riposa e gioca il round.
bloodborne-agreement-killed-on-reveal-sit-out = salta il round
bloodborne-agreement-killed-on-reveal-return = ritorna subito
bloodborne-agreement-everyone-out = Quando tutti i Cacciatori sono fuori dalla partita
    .text = Devono essere eliminati tutti, e non succede quasi mai.
bloodborne-agreement-everyone-out-nobody = non vince nessuno
bloodborne-agreement-everyone-out-score = decide il punteggio
bloodborne-agreement-claims-starters = Un Mostro che porta via le Armi porta via anche le carte iniziali
    .text = Altrimenti si perdono solo le Armi arrivate come potenziamenti.
bloodborne-agreement-left = I danni che passano a sinistra colpiscono
    .text = Se il vicino è morto, i danni proseguono oppure vanno persi.
bloodborne-agreement-left-next-living = il primo Cacciatore vivo
bloodborne-agreement-left-neighbour = solo il vicino immediato

## Come finisce una partita

bloodborne-end-final-boss = I Cacciatori hanno ucciso { $monster }.
bloodborne-end-everyone-out = Tutti i Cacciatori sono fuori dalla partita.
bloodborne-end-hopeless = Da { $rounds } round nessuno danneggia il Mostro.

## Errori nei pacchetti e negli scenari

bloodborne-too-few-cards = { $count ->
    [one] c'è 1 carta, ma per { $field } ne servono { $needed }
   *[other] ci sono { $count } carte, ma per { $field } ne servono { $needed }
}
bloodborne-one-copy = di ogni Mostro c'è una sola copia: serve 1
bloodborne-five-copies = ogni Cacciatore riceve una copia di ogni carta iniziale: serve 5
bloodborne-too-many-starters = { $count } carte iniziali superano le { $limit } carte che un Cacciatore può avere
bloodborne-endless-die = un dado deve avere una faccia senza il più, altrimenti si tirerebbe all'infinito
bloodborne-one-dream = una sola carta iniziale deve avere una capacità per il passo del Sogno; trovate: { $count }
bloodborne-wrong-amount = la quantità "{ $found }" qui non significa nulla
bloodborne-no-choice-there = non si può scegliere tra "{ $found }"
bloodborne-no-condition = l'effetto "{ $found }" vale per tutta la partita e non può avere condizioni
bloodborne-one-draw = una capacità del passo 2 è esattamente un effetto draw, una sola volta per carta
bloodborne-wrong-when = "{ $found }" non può essere il momento di una capacità di una carta simile; valori ammessi: { $expected }
bloodborne-wrong-effect = l'effetto "{ $found }" non è ammesso in una capacità con when: { $when } su una carta simile
bloodborne-nobody-acts = l'effetto "{ $found }" richiede un Cacciatore che agisca, e con when: { $when } non ce n'è
bloodborne-no-such-face = il dado { $color } non ha una faccia "{ $found }"; facce ammesse: { $expected }
bloodborne-too-many-hunters = Cacciatori indicati: { $count }, ma i giocatori sono { $players }
bloodborne-two-starters = posizione impossibile: { $count } copie della carta iniziale { $card_id }, e ogni Cacciatore ne ha una sola
bloodborne-too-many-cards = posizione impossibile: { $count } carte, e un Cacciatore ne ha al massimo { $limit }
bloodborne-empty-hand = posizione impossibile: un Cacciatore ha sempre almeno una carta in mano
bloodborne-played-too-soon = posizione impossibile: prima della scelta delle carte non è stato giocato nulla
bloodborne-too-many-played = posizione impossibile: carte giocate da un solo Cacciatore: { $count }; se ne gioca una, o due con Trasformazione
bloodborne-too-healthy = posizione impossibile: Salute { $found }, e il massimo è { $limit }
bloodborne-no-such-space = posizione impossibile: casella { $found }, e il Contatore finisce alla { $limit }
bloodborne-dead-collect = { $found ->
    [one] posizione impossibile: un Cacciatore morto con 1 Eco raccolta
   *[other] posizione impossibile: un Cacciatore morto con { $found } Echi raccolti
}
bloodborne-not-an-upgrade = { $card_id } è una carta iniziale, serve un Potenziamento
bloodborne-too-many-available = posizione impossibile: { $count } Potenziamenti Disponibili per { $players } Cacciatori
bloodborne-too-many-copies = posizione impossibile: copie di { $card_id } nella scatola: solo { $count }
bloodborne-same-monster = posizione impossibile: { $card_id } è già da un'altra parte
bloodborne-no-monster = un round inizia con un Mostro in gioco
bloodborne-should-be-out = posizione impossibile: con { $found } morti questo Cacciatore è fuori dalla partita
bloodborne-unused-boss = { $card_id } è un Boss, atteso un Mostro
bloodborne-monster-stays = posizione impossibile: { $card_id } non è un Boss, e prima di questo passo è morto o fuggito
bloodborne-nobody-left = posizione impossibile: tutti i Cacciatori sono fuori, quindi la partita è finita
bloodborne-final-boss-early = { $count ->
    [one] posizione impossibile: il Boss Finale viene dopo il Mazzo del Sotterraneo del Calice, che ha ancora 1 carta
   *[other] posizione impossibile: il Boss Finale viene dopo il Mazzo del Sotterraneo del Calice, che ha ancora { $count } carte
}
bloodborne-too-many-echoes = posizione impossibile: { $found } Echi, e le regole ne ammettono al massimo { $limit }
