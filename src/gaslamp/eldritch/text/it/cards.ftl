### Il testo delle carte, composto a partire dai loro effetti. Le frasi iniziano in minuscolo; il programma le unisce, mette
### la maiuscola e il punto, e fonde preposizioni e articoli (in + lo = nello). $form è la forma del verbo: "you" (ordine),
### "each" (dopo un soggetto), "they" (soggetto già nominato), "may" e "may-they" (infinito), "unless" e "unless-they"
### (congiuntivo). $who è "you" (tu), "they" o "lead" (l'Investigatore Capo).

## Verbi

eldritch-verb-gain = { $form ->
    [you] ottieni
    [may] ottenere
    [may-they] ottenere
    [unless] ottenga
    [unless-they] ottenga
   *[other] ottiene
}
eldritch-verb-lose = { $form ->
    [you] perdi
    [may] perdere
    [may-they] perdere
    [unless] perda
    [unless-they] perda
   *[other] perde
}
eldritch-verb-recover = { $form ->
    [may] recuperare
    [may-they] recuperare
    [unless] recuperi
    [unless-they] recuperi
   *[other] recupera
}
eldritch-verb-spend = { $form ->
    [you] spendi
    [may] spendere
    [may-they] spendere
    [unless] spenda
    [unless-they] spenda
   *[other] spende
}
eldritch-verb-discard = { $form ->
    [may] scartare
    [may-they] scartare
    [unless] scarti
    [unless-they] scarti
   *[other] scarta
}
eldritch-verb-defeat = { $form ->
    [you] sconfiggi
    [may] sconfiggere
    [may-they] sconfiggere
    [unless] sconfigga
    [unless-they] sconfigga
   *[other] sconfigge
}
eldritch-verb-may = { $form ->
    [you] puoi
    [may] potere
    [may-they] potere
    [unless] possa
    [unless-they] possa
   *[other] può
}
eldritch-verb-become = { $form ->
    [you] finisci
    [may] finire
    [may-they] finire
    [unless] finisca
    [unless-they] finisca
   *[other] finisce
}
eldritch-verb-improve = { $form ->
    [may] migliorare
    [may-they] migliorare
    [unless] migliori
    [unless-they] migliori
   *[other] migliora
}
eldritch-verb-move = { $form ->
    [you] muoviti
    [may] muoverti
    [may-they] muoversi
    [unless] ti muova
    [unless-they] si muova
   *[other] si muove
}
eldritch-verb-move-it = { $form ->
    [you] muovi
    [may] muovere
    [may-they] muovere
    [unless] muova
    [unless-they] muova
   *[other] muove
}
eldritch-verb-place = { $form ->
    [may] collocare
    [may-they] collocare
    [unless] collochi
    [unless-they] collochi
   *[other] colloca
}
eldritch-verb-spawn = { $form ->
    [may] generare
    [may-they] generare
    [unless] generi
    [unless-they] generi
   *[other] genera
}
eldritch-verb-test = { $form ->
    [may] effettuare
    [may-they] effettuare
    [unless] effettui
    [unless-they] effettui
   *[other] effettua
}
eldritch-verb-roll = { $form ->
    [may] tirare
    [may-they] tirare
    [unless] tiri
    [unless-they] tiri
   *[other] tira
}
eldritch-verb-resolve = { $form ->
    [you] risolvi
    [may] risolvere
    [may-they] risolvere
    [unless] risolva
    [unless-they] risolva
   *[other] risolve
}
eldritch-verb-skip = { $form ->
    [may] saltare
    [may-they] saltare
    [unless] salti
    [unless-they] salti
   *[other] salta
}
eldritch-verb-prevent = { $form ->
    [you] previeni
    [may] prevenire
    [may-they] prevenire
    [unless] prevenga
    [unless-they] prevenga
   *[other] previene
}
eldritch-verb-choose = { $form ->
    [you] scegli
    [may] scegliere
    [may-they] scegliere
    [unless] scelga
    [unless-they] scelga
   *[other] sceglie
}
eldritch-verb-close = { $form ->
    [you] chiudi
    [may] chiudere
    [may-they] chiudere
    [unless] chiuda
    [unless-they] chiuda
   *[other] chiude
}
eldritch-verb-advance = { $form ->
    [you] fai avanzare
    [may] far avanzare
    [may-they] far avanzare
    [unless] faccia avanzare
    [unless-they] faccia avanzare
   *[other] fa avanzare
}
eldritch-verb-retreat = { $form ->
    [you] fai arretrare
    [may] far arretrare
    [may-they] far arretrare
    [unless] faccia arretrare
    [unless-they] faccia arretrare
   *[other] fa arretrare
}
eldritch-verb-give = { $form ->
    [may] consegnare
    [may-they] consegnare
    [unless] consegni
    [unless-they] consegni
   *[other] consegna
}
eldritch-verb-trade = { $form ->
    [may] scambiare
    [may-they] scambiare
    [unless] scambi
    [unless-they] scambi
   *[other] scambia
}
eldritch-verb-look = { $form ->
    [may] guardare
    [may-they] guardare
    [unless] guardi
    [unless-they] guardi
   *[other] guarda
}
eldritch-verb-put = { $form ->
    [you] metti
    [may] mettere
    [may-they] mettere
    [unless] metta
    [unless-they] metta
   *[other] mette
}
eldritch-verb-flip = { $form ->
    [may] girare
    [may-they] girare
    [unless] giri
    [unless-they] giri
   *[other] gira
}
eldritch-verb-fight = { $form ->
    [you] combatti
    [may] combattere
    [may-they] combattere
    [unless] combatta
    [unless-they] combatta
   *[other] combatte
}
eldritch-verb-make = { $form ->
    [you] fai
    [may] far
    [may-they] far
    [unless] faccia
    [unless-they] faccia
   *[other] fa
}
eldritch-verb-remove = { $form ->
    [you] rimuovi
    [may] rimuovere
    [may-they] rimuovere
    [unless] rimuova
    [unless-they] rimuova
   *[other] rimuove
}
eldritch-verb-shuffle = { $form ->
    [may] mescolare
    [may-they] mescolare
    [unless] mescoli
    [unless-they] mescoli
   *[other] mescola
}
eldritch-verb-refill = { $form ->
    [you] riempi
    [may] riempire
    [may-they] riempire
    [unless] riempia
    [unless-they] riempia
   *[other] riempie
}
eldritch-verb-return = { $form ->
    [you] rimetti
    [may] rimettere
    [may-they] rimettere
    [unless] rimetta
    [unless-they] rimetta
   *[other] rimette
}
eldritch-verb-solve = { $form ->
    [you] risolvi
    [may] risolvere
    [may-they] risolvere
    [unless] risolva
    [unless-they] risolva
   *[other] risolve
}
eldritch-verb-reroll = { $form ->
    [may] ritirare
    [may-they] ritirare
    [unless] ritiri
    [unless-they] ritiri
   *[other] ritira
}
eldritch-verb-add = { $form ->
    [you] aggiungi
    [may] aggiungere
    [may-they] aggiungere
    [unless] aggiunga
    [unless-they] aggiunga
   *[other] aggiunge
}

## Di chi: per una cosa maschile o femminile, singolare o plurale

eldritch-text-your = { $who ->
    [you] tuo
   *[they] suo
}
eldritch-text-your-f = { $who ->
    [you] tua
   *[they] sua
}
eldritch-text-your-ms = { $who ->
    [you] tuoi
   *[they] suoi
}
eldritch-text-your-fs = { $who ->
    [you] tue
   *[they] sue
}
eldritch-text-you-have = { $who ->
    [you] che hai
    [lead] che ha l'Investigatore Capo
   *[they] che ha
}
eldritch-text-choice = { $who ->
    [you] a tua scelta
    [lead] a scelta dell'Investigatore Capo
   *[they] a sua scelta
}
eldritch-text-here = { $who ->
    [you] nel tuo spazio
    [lead] nello spazio dell'Investigatore Capo
   *[they] nel suo spazio
}
eldritch-text-of-here = { $who ->
    [you] del tuo spazio
    [lead] dello spazio dell'Investigatore Capo
   *[they] del suo spazio
}

## Come si uniscono le frasi

eldritch-text-list = { $first }, e { $last }
eldritch-text-besides = { $first }; inoltre, { $last }
eldritch-text-deed = { $verb } { $what }
eldritch-text-nothing = Nessun effetto.
eldritch-text-idle = { $form ->
    [you] non fare nulla
    [may] non fare nulla
    [may-they] non fare nulla
    [unless] faccia nulla
    [unless-they] faccia nulla
   *[other] non fa nulla
}
eldritch-text-they = { $what }
eldritch-text-subject = { $subject } { $what }
eldritch-text-about = { $subject }: { $what }
eldritch-text-do-this = fare questo: { $what }
eldritch-text-wheres = { $first } e { $second }
eldritch-text-in-order-to = { $pay } per { $what }
eldritch-text-unless = { $who ->
    [you] { $what } a meno che tu non { $pay }
   *[they] { $what } a meno che non { $pay }
}
eldritch-text-unless-together = { $what } a meno che gli investigatori non spendano come gruppo { $clues }
eldritch-text-may-together = gli investigatori possono spendere come gruppo { $what }
eldritch-text-spend-together = gli investigatori spendono come gruppo { $what }
eldritch-text-choose = { eldritch-verb-choose } un'opzione: { $what }
eldritch-text-nor = { " " }né{ " " }
eldritch-text-or = ; oppure{ " " }
eldritch-text-if = se { $check }, { $what }
eldritch-text-otherwise = altrimenti, { $what }
eldritch-if-pass = { $who ->
    [you] se la superi, { $what }
   *[they] se la supera, { $what }
}
eldritch-if-fail = { $who ->
    [you] se fallisci, { $what }
   *[they] se fallisce, { $what }
}
eldritch-if-won = { $who ->
    [you] se lo sconfiggi, { $what }
   *[they] se lo sconfigge, { $what }
}
eldritch-if-lost = { $who ->
    [you] se non lo sconfiggi, { $what }
   *[they] se non lo sconfigge, { $what }
}
eldritch-if-do = { $who ->
    [you] se lo fai, { $what }
   *[they] se lo fa, { $what }
}
eldritch-if-not = { $who ->
    [you] se non lo fai, { $what }
   *[they] se non lo fa, { $what }
}
eldritch-if-group-does = se lo fanno, { $what }
eldritch-if-group-does-not = se non lo fanno, { $what }
eldritch-on-faces = con { $faces }, { $what }
eldritch-faces-one = un { $low }
eldritch-faces-two = un { $low } o un { $high }
eldritch-faces-range = un risultato da { $low } a { $high }
eldritch-faces-players = un risultato non superiore al numero di giocatori
eldritch-test-need = per superarla: { $what }
eldritch-test-boost-clues = ogni Indizio speso aggiunge 1 successo
eldritch-test-boost-sanity = ogni punto Sanità Mentale speso aggiunge 1 dado
eldritch-times = { $times ->
    [1] { "" }
    [2] { " " }due volte
   *[other] { " " }{ $times } volte
}
eldritch-with-ones = { $what } come se tutti i dadi mostrassero un 1
eldritch-where-none = { $what } se non ce n'è già uno
eldritch-where-none-nearest = { $what } che non ne abbia già uno
eldritch-all-but = { $what } tranne { $keep }

## Quantità

eldritch-much-health = { $amount ->
    [all] tutta la Salute
    [any] una qualsiasi quantità di Salute
    [one] 1 punto Salute
   *[other] { $amount } punti Salute
}
eldritch-much-its-health = { $amount ->
    [all] tutta la sua Salute
    [one] 1 punto Salute
   *[other] { $amount } punti Salute
}
eldritch-much-sanity = { $amount ->
    [all] tutta la Sanità Mentale
    [any] una qualsiasi quantità di Sanità Mentale
    [one] 1 punto Sanità Mentale
   *[other] { $amount } punti Sanità Mentale
}
eldritch-much-loss = { $amount ->
    [all] quella perdita
    [one] fino a 1 punto di quella perdita
   *[other] fino a { $amount } punti di quella perdita
}
eldritch-much-clues = { $amount ->
    [all] tutti i { eldritch-text-your-ms } Indizi
    [any] un qualsiasi numero di Indizi
    [one] 1 Indizio
   *[other] { $amount } Indizi
}
eldritch-much-clues-more = { $amount ->
    [one] 1 Indizio aggiuntivo
   *[other] { $amount } Indizi aggiuntivi
}
eldritch-much-the-clues = { $amount ->
    [all] tutti gli Indizi
    [one] 1 Indizio
   *[other] { $amount } Indizi
}
eldritch-much-number = { $amount }
eldritch-much-doom = { $amount }
eldritch-much-gates = { $amount ->
    [one] 1 Portale
   *[other] { $amount } Portali
}
eldritch-much-tokens = { $amount ->
    [all] tutti i segnalini Soprannaturale
    [one] 1 segnalino Soprannaturale
   *[other] { $amount } segnalini Soprannaturale
}
eldritch-much-sanity-tokens = { $amount ->
    [one] 1 segnalino Sanità Mentale
   *[other] { $amount } segnalini Sanità Mentale
}
eldritch-much-toughness = Mostri con una Resistenza totale di { $amount }
eldritch-much-monsters = { $amount ->
    [one] 1 Mostro
   *[other] { $amount } Mostri
}
eldritch-much-named-monsters = { $amount ->
    [one] 1 Mostro { $name }
   *[other] { $amount } Mostri { $name }
}
eldritch-much-successes = { $amount ->
    [one] 1 successo
   *[other] { $amount } successi
}
eldritch-much-dice = { $amount ->
    [all] tutti i dadi
    [any] un qualsiasi numero di dadi
    [one] 1 dado
   *[other] { $amount } dadi
}
eldritch-much-more-dice = { $amount ->
    [one] 1 dado aggiuntivo
   *[other] { $amount } dadi aggiuntivi
}
eldritch-much-fewer-dice = { $amount ->
    [one] 1 dado in meno
   *[other] { $amount } dadi in meno
}
eldritch-much-spell = { $amount ->
    [one] 1 Incantesimo
   *[other] { $amount } Incantesimi
}
eldritch-much-spell-trait = { $amount ->
    [one] 1 Incantesimo { $trait }
   *[other] { $amount } Incantesimi { $trait }
}
eldritch-much-artifact = { $amount ->
    [one] 1 Artefatto
   *[other] { $amount } Artefatti
}
eldritch-much-artifact-trait = { $amount ->
    [one] 1 Artefatto { $trait }
   *[other] { $amount } Artefatti { $trait }
}
eldritch-much-asset = { $amount ->
    [any] un qualsiasi numero di Risorse
    [one] 1 Risorsa
   *[other] { $amount } Risorse
}
eldritch-much-asset-trait = { $amount ->
    [any] un qualsiasi numero di Risorse { $trait }
    [one] 1 Risorsa { $trait }
   *[other] { $amount } Risorse { $trait }
}
eldritch-much-my-possession = { $amount ->
    [all] tutti i { eldritch-text-your-ms } Beni
    [any] un qualsiasi numero dei { eldritch-text-your-ms } Beni
    [one] 1 Bene
   *[other] { $amount } Beni
}
eldritch-much-my-possession-trait = { $amount ->
    [all] tutti i { eldritch-text-your-ms } Beni { $trait }
    [any] un qualsiasi numero dei { eldritch-text-your-ms } Beni { $trait }
    [one] 1 Bene { $trait }
   *[other] { $amount } Beni { $trait }
}
eldritch-much-my-asset = { $amount ->
    [all] tutte le { eldritch-text-your-fs } Risorse
    [any] un qualsiasi numero delle { eldritch-text-your-fs } Risorse
    [one] 1 Risorsa
   *[other] { $amount } Risorse
}
eldritch-much-my-asset-trait = { $amount ->
    [all] tutte le { eldritch-text-your-fs } Risorse { $trait }
    [any] un qualsiasi numero delle { eldritch-text-your-fs } Risorse { $trait }
    [one] 1 Risorsa { $trait }
   *[other] { $amount } Risorse { $trait }
}
eldritch-much-my-spell = { $amount ->
    [all] tutti i { eldritch-text-your-ms } Incantesimi
    [any] un qualsiasi numero dei { eldritch-text-your-ms } Incantesimi
    [one] 1 Incantesimo
   *[other] { $amount } Incantesimi
}
eldritch-much-my-spell-trait = { $amount ->
    [all] tutti i { eldritch-text-your-ms } Incantesimi { $trait }
    [any] un qualsiasi numero dei { eldritch-text-your-ms } Incantesimi { $trait }
    [one] 1 Incantesimo { $trait }
   *[other] { $amount } Incantesimi { $trait }
}
eldritch-much-my-condition = { $amount ->
    [all] tutte le { eldritch-text-your-fs } Condizioni
    [any] un qualsiasi numero delle { eldritch-text-your-fs } Condizioni
    [one] 1 Condizione
   *[other] { $amount } Condizioni
}
eldritch-much-my-condition-trait = { $amount ->
    [all] tutte le { eldritch-text-your-fs } Condizioni { $trait }
    [any] un qualsiasi numero delle { eldritch-text-your-fs } Condizioni { $trait }
    [one] 1 Condizione { $trait }
   *[other] { $amount } Condizioni { $trait }
}
eldritch-much-my-clue = { $amount ->
    [all] tutti i { eldritch-text-your-ms } Indizi
    [any] un qualsiasi numero dei { eldritch-text-your-ms } Indizi
    [one] 1 Indizio
   *[other] { $amount } Indizi
}
eldritch-per-players = { $much } per ogni giocatore
eldritch-per-half-players = { $much } ogni due giocatori (arrotondando per eccesso)
eldritch-per-twice-players = { $much } per ogni giocatore
eldritch-per-players-less-wounds = { $much } per ogni giocatore (meno 1 per ogni segnalino Salute su questa carta)
eldritch-per-result = { $much } per ogni successo
eldritch-per-lost = { $much } per ogni punto perso
eldritch-per-gates = { $much } per ogni Portale sul tabellone
eldritch-per-half-gates = { $much } ogni due Portali sul tabellone (arrotondando per eccesso)
eldritch-per-matching-gates = { $much } per ogni Portale che corrisponde al Presagio
eldritch-per-gates-discarded = { $much } per ogni Portale scartato
eldritch-per-rumors = { $much } per ogni Diceria in gioco
eldritch-per-cultists = { $much } per ogni Cultista sul tabellone
eldritch-per-clues = { $much } per ogni Indizio { eldritch-text-you-have }
eldritch-per-items = { $much } per ogni Bene Oggetto { eldritch-text-you-have }
eldritch-per-spells = { $much } per ogni Incantesimo { eldritch-text-you-have }
eldritch-per-injuries = { $much } per ogni Condizione Ferita { eldritch-text-you-have }
eldritch-per-madnesses = { $much } per ogni Condizione Follia { eldritch-text-you-have }
eldritch-per-deals = { $much } per ogni Condizione Accordo { eldritch-text-you-have }
eldritch-per-tokens = { $much } per ogni segnalino Soprannaturale su questa carta
eldritch-per-wounds = { $much } per ogni segnalino Salute su questa carta
eldritch-per-sheet-sanity = { $much } per ogni segnalino Sanità Mentale sulla scheda Grande Antico
eldritch-per-toughness = { $much } per ogni punto di Resistenza di quel Mostro
eldritch-per-value = { $much } per ogni punto di valore di quella carta

## Cose

eldritch-monster = Mostro
eldritch-monster-named = Mostro { $name }
eldritch-a-monster = un { $monster }
eldritch-named-spell = l'Incantesimo { $name }
eldritch-named-artifact = l'Artefatto { $name }
eldritch-named-asset = la Risorsa { $name }
eldritch-this-clue = questo Indizio
eldritch-card-a-possession = un Bene
eldritch-card-a-possession-trait = un Bene { $trait }
eldritch-card-a-asset = una Risorsa
eldritch-card-a-asset-trait = una Risorsa { $trait }
eldritch-card-a-spell = un Incantesimo
eldritch-card-a-spell-trait = un Incantesimo { $trait }
eldritch-card-a-condition = una Condizione
eldritch-card-a-condition-trait = una Condizione { $trait }
eldritch-card-a-clue = un Indizio
eldritch-card-no-possession = nessun Bene
eldritch-card-no-possession-trait = nessun Bene { $trait }
eldritch-card-no-asset = nessuna Risorsa
eldritch-card-no-asset-trait = nessuna Risorsa { $trait }
eldritch-card-no-spell = nessun Incantesimo
eldritch-card-no-spell-trait = nessun Incantesimo { $trait }
eldritch-card-no-condition = nessuna Condizione
eldritch-card-no-condition-trait = nessuna Condizione { $trait }
eldritch-card-no-clue = nessun Indizio
eldritch-from-deck = { $what } dal mazzo
eldritch-from-reserve = { $what } { eldritch-text-choice } dalla riserva
eldritch-from-reserve-or-discard = { $what } { eldritch-text-choice } dalla riserva o dalla pila degli scarti
eldritch-worth = { $amount ->
    [one] { $what } con un valore massimo di { $value }
   *[other] { $what } con un valore totale massimo di { $value }
}
eldritch-worth-result = { $amount ->
    [one] { $what } con un valore non superiore al risultato della prova
   *[other] { $what } con un valore totale non superiore al risultato della prova
}
eldritch-which-this = questo { $monster }
eldritch-which-that = quel { $monster }
eldritch-which-one-here = 1 { $monster } { eldritch-text-choice } { eldritch-text-here }
eldritch-which-one-anywhere = 1 { $monster } { eldritch-text-choice }
eldritch-which-one-at-a-gate = 1 { $monster } { eldritch-text-choice } in uno spazio con un Portale
eldritch-which-some-here = 1 { $monster } { eldritch-text-of-here }
eldritch-which-some-anywhere = 1 { $monster }
eldritch-which-some-at-a-gate = 1 { $monster } di uno spazio con un Portale
eldritch-which-each-here = ogni { $monster } { eldritch-text-here }
eldritch-which-each-other-here = ogni altro { $monster } { eldritch-text-here }
eldritch-which-each-on-one-space = ogni { $monster } in 1 spazio { eldritch-text-choice }
eldritch-which-each = ogni { $monster } sul tabellone

## Luoghi

eldritch-place-numbered = lo spazio { $number }
eldritch-place-here = { $who ->
    [you] il tuo spazio
    [lead] lo spazio dell'Investigatore Capo
   *[they] il suo spazio
}
eldritch-place-random = uno spazio casuale
eldritch-place-choice = { $who ->
    [you] uno spazio a tua scelta
    [lead] uno spazio a scelta dell'Investigatore Capo
   *[they] uno spazio a sua scelta
}
eldritch-place-clue-or-gate = uno spazio { eldritch-text-choice } con un Indizio o un Portale
eldritch-place-expedition = lo spazio della Spedizione Attiva
eldritch-place-cultists = ogni spazio con un Cultista
eldritch-place-ancient-one = lo spazio del Grande Antico
eldritch-place-its-space = lo spazio di questo Mostro
eldritch-place-nearest-city = lo spazio Città più vicino
eldritch-place-nearest-wilderness = lo spazio Terre Selvagge più vicino
eldritch-place-nearest-sea = lo spazio Mare più vicino
eldritch-place-nearest-gate = il più vicino spazio con un Portale
eldritch-place-nearest-clue = il più vicino spazio con un Indizio
eldritch-place-nearest-investigator = lo spazio dell'investigatore più vicino
eldritch-at-town = a { $place }
eldritch-at-region = in { $place }
eldritch-at-space = in { $place }
eldritch-to-town = a { $place }
eldritch-to-region = in { $place }
eldritch-to-space = in { $place }
eldritch-toward = verso { $place }
eldritch-on-board = sul tabellone
eldritch-spaces = { $amount ->
    [one] di 1 spazio
   *[other] di { $amount } spazi
}
eldritch-up-to-spaces = { $amount ->
    [one] di 1 spazio al massimo
   *[other] di { $amount } spazi al massimo
}
eldritch-along-train = { $far } lungo un percorso ferroviario
eldritch-along-ship = { $far } lungo un percorso navale
eldritch-along-uncharted = { $far } lungo un percorso inesplorato

## Chi

eldritch-each-everyone = ogni investigatore
eldritch-each-here = ogni investigatore { eldritch-text-here }
eldritch-each-others-here = ogni altro investigatore { eldritch-text-here }
eldritch-each-on-it = ogni investigatore nello spazio di questo Mostro
eldritch-each-near-it = ogni investigatore nello spazio di questo Mostro o in uno adiacente
eldritch-one-lead = l'Investigatore Capo
eldritch-one-chosen = quell'investigatore
eldritch-one-here = un investigatore { eldritch-text-choice } { eldritch-text-here }
eldritch-one-another = un altro investigatore { eldritch-text-choice }
eldritch-one-anyone = un investigatore { eldritch-text-choice }
eldritch-one-nearest = l'investigatore più vicino
eldritch-lead-chooses = { $what }, a scelta dell'Investigatore Capo,
eldritch-some-here = un investigatore { eldritch-text-here }
eldritch-some-another = un altro investigatore
eldritch-some-anyone = un investigatore
eldritch-some-on-it = un investigatore nello spazio di questo Mostro
eldritch-some-of-them = uno di loro
eldritch-pick-lead = l'Investigatore Capo
eldritch-pick-chosen = quell'investigatore
eldritch-pick-here = un investigatore { eldritch-text-here }
eldritch-pick-another = un altro investigatore
eldritch-pick-anyone = un investigatore
eldritch-pick-nearest = l'investigatore più vicino
eldritch-pick-on-it = un investigatore nello spazio di questo Mostro
eldritch-where-on-city = in uno spazio Città
eldritch-where-on-wilderness = in uno spazio Terre Selvagge
eldritch-where-on-sea = in uno spazio Mare
eldritch-where-at-gate = in uno spazio con un Portale
eldritch-where-near-expedition = nello spazio della Spedizione Attiva o in uno adiacente
eldritch-where-has = con { $what }
eldritch-where-monsters = in uno spazio con { $monster }
eldritch-where-not-on-city = che non è in uno spazio Città
eldritch-where-not-on-wilderness = che non è in uno spazio Terre Selvagge
eldritch-where-not-on-sea = che non è in uno spazio Mare
eldritch-where-not-at-gate = in uno spazio senza Portale
eldritch-where-not-near-expedition = che non è nello spazio della Spedizione Attiva né in uno adiacente
eldritch-where-not-has = senza { $what }
eldritch-where-not-monsters = che non è in uno spazio con { $monster }

## Ciò che deve valere

eldritch-check-on-city = { $who ->
    [you] sei in uno spazio Città
    [lead] l'Investigatore Capo è in uno spazio Città
   *[they] è in uno spazio Città
}
eldritch-check-not-on-city = { $who ->
    [you] non sei in uno spazio Città
    [lead] l'Investigatore Capo non è in uno spazio Città
   *[they] non è in uno spazio Città
}
eldritch-check-on-wilderness = { $who ->
    [you] sei in uno spazio Terre Selvagge
    [lead] l'Investigatore Capo è in uno spazio Terre Selvagge
   *[they] è in uno spazio Terre Selvagge
}
eldritch-check-not-on-wilderness = { $who ->
    [you] non sei in uno spazio Terre Selvagge
    [lead] l'Investigatore Capo non è in uno spazio Terre Selvagge
   *[they] non è in uno spazio Terre Selvagge
}
eldritch-check-on-sea = { $who ->
    [you] sei in uno spazio Mare
    [lead] l'Investigatore Capo è in uno spazio Mare
   *[they] è in uno spazio Mare
}
eldritch-check-not-on-sea = { $who ->
    [you] non sei in uno spazio Mare
    [lead] l'Investigatore Capo non è in uno spazio Mare
   *[they] non è in uno spazio Mare
}
eldritch-check-near-expedition = { $who ->
    [you] sei nello spazio della Spedizione Attiva o in uno adiacente
    [lead] l'Investigatore Capo è nello spazio della Spedizione Attiva o in uno adiacente
   *[they] è nello spazio della Spedizione Attiva o in uno adiacente
}
eldritch-check-not-near-expedition = { $who ->
    [you] non sei nello spazio della Spedizione Attiva né in uno adiacente
    [lead] l'Investigatore Capo non è nello spazio della Spedizione Attiva né in uno adiacente
   *[they] non è nello spazio della Spedizione Attiva né in uno adiacente
}
eldritch-check-has = { $who ->
    [you] hai { $what }
    [lead] l'Investigatore Capo ha { $what }
   *[they] ha { $what }
}
eldritch-check-not-has = { $who ->
    [you] non hai { $what }
    [lead] l'Investigatore Capo non ha { $what }
   *[they] non ha { $what }
}
eldritch-check-lost-sanity = { $who ->
    [you] hai perso Sanità Mentale in questo modo
    [lead] l'Investigatore Capo ha perso Sanità Mentale in questo modo
   *[they] ha perso Sanità Mentale in questo modo
}
eldritch-check-not-lost-sanity = { $who ->
    [you] non hai perso Sanità Mentale in questo modo
    [lead] l'Investigatore Capo non ha perso Sanità Mentale in questo modo
   *[they] non ha perso Sanità Mentale in questo modo
}
eldritch-check-at-gate = c'è un Portale { eldritch-text-here }
eldritch-check-not-at-gate = non c'è nessun Portale { eldritch-text-here }
eldritch-check-somebody-on-it = ci sono investigatori nello spazio di questo Mostro
eldritch-check-not-somebody-on-it = non ci sono investigatori nello spazio di questo Mostro
eldritch-check-rumor-in-play = c'è una Diceria in gioco
eldritch-check-not-rumor-in-play = non c'è nessuna Diceria in gioco
eldritch-check-monsters = { $amount ->
    [one] c'è un Mostro { $at }
   *[other] ci sono { $amount } o più Mostri { $at }
}
eldritch-check-not-monsters = { $amount ->
    [one] non c'è nessun Mostro { $at }
   *[other] ci sono meno di { $amount } Mostri { $at }
}
eldritch-check-monsters-named = { $amount ->
    [one] c'è un Mostro { $name } { $at }
   *[other] ci sono { $amount } o più Mostri { $name } { $at }
}
eldritch-check-not-monsters-named = { $amount ->
    [one] non c'è nessun Mostro { $name } { $at }
   *[other] ci sono meno di { $amount } Mostri { $name } { $at }
}
eldritch-check-epic = { $monster } è { $at }
eldritch-check-not-epic = { $monster } non è { $at }
eldritch-check-mysteries-solved = { $amount ->
    [one] è stato risolto almeno 1 Mistero
   *[other] sono stati risolti almeno { $amount } Misteri
}
eldritch-check-not-mysteries-solved = { $amount ->
    [one] non è stato risolto nessun Mistero
   *[other] sono stati risolti meno di { $amount } Misteri
}
eldritch-check-gate-matches = c'è un Portale che corrisponde al Presagio
eldritch-check-not-gate-matches = nessun Portale corrisponde al Presagio
eldritch-check-gate-matched = il Portale scartato corrisponde al Presagio
eldritch-check-gate-unmatched = il Portale scartato non corrisponde al Presagio
eldritch-check-gates-on-sheet = { $amount ->
    [one] c'è un Portale sulla scheda Grande Antico
   *[other] ci sono { $amount } o più Portali sulla scheda Grande Antico
}
eldritch-check-not-gates-on-sheet = { $amount ->
    [one] non c'è nessun Portale sulla scheda Grande Antico
   *[other] ci sono meno di { $amount } Portali sulla scheda Grande Antico
}
eldritch-check-reckoning-mythos = una carta Miti in gioco ha un effetto Resa dei Conti
eldritch-check-not-reckoning-mythos = nessuna carta Miti in gioco ha un effetto Resa dei Conti
eldritch-check-reckoning-monsters = un Mostro sul tabellone ha un effetto Resa dei Conti
eldritch-check-not-reckoning-monsters = nessun Mostro sul tabellone ha un effetto Resa dei Conti
eldritch-check-expeditions-gone = il mazzo Spedizione è vuoto
eldritch-check-not-expeditions-gone = il mazzo Spedizione non è vuoto
eldritch-check-no-tokens = non restano segnalini Soprannaturale su questa carta
eldritch-check-not-no-tokens = restano segnalini Soprannaturale su questa carta
eldritch-check-no-fours = nessun dado della prova mostra un 4
eldritch-check-not-no-fours = un dado della prova mostra un 4
eldritch-check-spawned = un Mostro è stato generato in questo modo
eldritch-check-not-spawned = nessun Mostro è stato generato in questo modo
eldritch-check-defeated = questo Mostro è stato sconfitto
eldritch-check-not-defeated = questo Mostro non è stato sconfitto
eldritch-check-everyone-eliminated = tutti i giocatori sono stati eliminati
eldritch-check-not-everyone-eliminated = almeno un giocatore non è stato eliminato

## Ciò che accade agli investigatori

eldritch-text-test = { eldritch-verb-test } una prova di { $skill }
eldritch-text-roll = { eldritch-verb-roll } 1 dado
eldritch-text-pick = { eldritch-verb-choose } { $what }
eldritch-text-pass-box = { eldritch-verb-resolve } l'effetto di successo
eldritch-text-fail-box = { eldritch-verb-resolve } l'effetto di fallimento
eldritch-text-skip-strength = { eldritch-verb-skip } la prova di Forza di questo combattimento
eldritch-text-skip-encounter = { eldritch-verb-skip } l'incontro che potrebbe seguire questo combattimento
eldritch-text-prevent-loss = { eldritch-verb-prevent } { $what }
eldritch-text-aid-bonus = { eldritch-verb-gain } { $bonus } in { $skill } fino alla fine di questo incontro
eldritch-text-aid-bonus-any = { eldritch-verb-gain } { $bonus } in tutte le prove fino alla fine di questo incontro
eldritch-text-aid-dice = { $amount ->
    [one] { eldritch-verb-roll } 1 dado aggiuntivo nelle prove di { $skill } fino alla fine di questo incontro
   *[other] { eldritch-verb-roll } { $amount } dadi aggiuntivi nelle prove di { $skill } fino alla fine di questo incontro
}
eldritch-text-aid-dice-any = { $amount ->
    [one] { eldritch-verb-roll } 1 dado aggiuntivo in tutte le prove fino alla fine di questo incontro
   *[other] { eldritch-verb-roll } { $amount } dadi aggiuntivi in tutte le prove fino alla fine di questo incontro
}
eldritch-text-aid-rerolls = { $amount ->
    [one] { eldritch-verb-may } ritirare 1 dado in ogni prova di { $skill } fino alla fine di questo incontro
   *[other] { eldritch-verb-may } ritirare { $amount } dadi in ogni prova di { $skill } fino alla fine di questo incontro
}
eldritch-text-aid-rerolls-any = { $amount ->
    [one] { eldritch-verb-may } ritirare 1 dado in ogni prova fino alla fine di questo incontro
   *[other] { eldritch-verb-may } ritirare { $amount } dadi in ogni prova fino alla fine di questo incontro
}
eldritch-text-improve = { eldritch-verb-improve } la { eldritch-text-your-f } { $skill }
eldritch-text-improve-any = { eldritch-verb-improve } 1 abilità { eldritch-text-choice }
eldritch-text-delay = { eldritch-verb-become } in Ritardo
eldritch-text-discard-this = { eldritch-verb-discard } questa carta
eldritch-text-discard-it = { eldritch-verb-discard } quella carta
eldritch-text-flip = { eldritch-verb-flip } questa carta
eldritch-text-flip-back = { eldritch-verb-flip } di nuovo questa carta a faccia in su
eldritch-text-move = { eldritch-verb-move } { $far }
eldritch-text-move-with-this = { eldritch-verb-move } { $far } insieme a questo Mostro
eldritch-text-move-to = { eldritch-verb-move } { $to }
eldritch-text-devour = { $form ->
    [you] vieni divorato
    [may] venire divorato
    [may-they] venire divorato
    [unless] venga divorato
    [unless-they] venga divorato
   *[other] viene divorato
}
eldritch-text-act-again = { $form ->
    [may] effettuare 1 azione aggiuntiva
    [may-they] effettuare 1 azione aggiuntiva
   *[other] { eldritch-verb-may } effettuare 1 azione aggiuntiva
}
eldritch-text-give = { eldritch-verb-give } { $what } a un altro investigatore { eldritch-text-choice }
eldritch-text-trade = { eldritch-verb-trade } Beni con un investigatore in qualsiasi spazio
eldritch-text-trade-clues = { eldritch-verb-trade } solo Indizi con un investigatore in qualsiasi spazio
eldritch-text-swap-spaces = { $who ->
    [you] quell'investigatore può scambiare il suo spazio con il tuo
    [lead] quell'investigatore può scambiare il suo spazio con quello dell'Investigatore Capo
   *[they] quell'investigatore può scambiare il suo spazio con l'altro
}
eldritch-text-convert = { eldritch-verb-spend } una qualsiasi quantità di Salute o di Sanità Mentale e { eldritch-verb-recover } altrettanti punti dell'altra
eldritch-text-reassign = { eldritch-verb-spend } un qualsiasi numero dei { eldritch-text-your-ms } Miglioramenti e { eldritch-verb-improve } 1 abilità { eldritch-text-choice } per ciascuno
eldritch-text-ignore-monsters = { $form ->
    [may] scegliere il { eldritch-text-your } incontro come se non ci fossero Mostri { eldritch-text-here }
    [may-they] scegliere il { eldritch-text-your } incontro come se non ci fossero Mostri { eldritch-text-here }
   *[other] { eldritch-verb-may } scegliere il { eldritch-text-your } incontro come se non ci fossero Mostri { eldritch-text-here }
}

## Ciò che accade sul tabellone

eldritch-text-spawn = { eldritch-verb-spawn } { $what } { $at }
eldritch-text-spawn-anywhere = { eldritch-verb-spawn } { $what }
eldritch-text-pick-clue = { eldritch-verb-choose } 1 Indizio in un altro spazio
eldritch-text-research = { $form ->
    [you] puoi affrontare un Incontro di Indagine con quell'Indizio come se fossi nel suo spazio e non ci fossero Mostri
    [may] affrontare un Incontro di Indagine con quell'Indizio come se fossi nel suo spazio e non ci fossero Mostri
    [may-they] affrontare un Incontro di Indagine con quell'Indizio come se fosse nel suo spazio e non ci fossero Mostri
   *[other] può affrontare un Incontro di Indagine con quell'Indizio come se fosse nel suo spazio e non ci fossero Mostri
}
eldritch-text-discard-clue = { eldritch-verb-discard } l'Indizio
eldritch-text-discard-board-clues = { eldritch-verb-discard } { $what } sul tabellone
eldritch-text-discard-clues-from = { eldritch-verb-discard } { $what } da { $place }
eldritch-text-move-clue = { eldritch-verb-move-it } l'Indizio { $to }
eldritch-text-move-clues = { eldritch-verb-move-it } { $to } ogni Indizio sul tabellone
eldritch-text-spawn-named = { eldritch-verb-spawn } { $what } { $at } (se ce n'è uno messo da parte)
eldritch-text-spawn-named-or-random = { eldritch-verb-spawn } { $what } { $at } (o un Mostro casuale, se non ce n'è nessuno messo da parte)
eldritch-text-spawn-epic = { eldritch-verb-spawn } il Mostro Epico { $name } { $at }
eldritch-text-ambush = { $form ->
    [you] { $monster } ti tende un'imboscata
    [may] subire un'imboscata da { $monster }
    [may-they] subire un'imboscata da { $monster }
    [unless] subisca un'imboscata da { $monster }
    [unless-they] subisca un'imboscata da { $monster }
   *[other] subisce un'imboscata da { $monster }
}
eldritch-text-fight = { eldritch-verb-fight } contro { $monster }
eldritch-text-hurt-monsters = { eldritch-verb-make } perdere { $what } a { $monster }
eldritch-text-hurt-monsters-for-each = { eldritch-verb-make } perdere a { $monster } { $what }
eldritch-text-hurt-monsters-in-all = { eldritch-verb-make } perdere a { $monster } in tutto { $what }, contando ciò che questa carta gli ha già tolto
eldritch-text-heal-monsters = { $monster } recupera { $what }
eldritch-text-heal-it = il Mostro recupera { $what }
eldritch-text-defeat-monsters = { eldritch-verb-defeat } { $monster }
eldritch-text-move-monsters = { eldritch-verb-move-it } { $monster } { $to }
eldritch-text-move-such-monsters = { eldritch-verb-move-it } { $to } { $monster }
eldritch-text-move-it = muovilo { $to }
eldritch-text-move-monsters-toward = { eldritch-verb-move-it } { $monster } { $far } { $to }
eldritch-text-close-gate = { eldritch-verb-close } questo Portale
eldritch-text-discard-gates-one = { eldritch-verb-discard } 1 Portale { eldritch-text-choice }
eldritch-text-discard-gates-matching = { eldritch-verb-discard } ogni Portale che corrisponde al Presagio
eldritch-text-sort-gates = { eldritch-verb-look } i primi 2 Portali della pila dei Portali e { eldritch-verb-return } uno dei due in cima e l'altro in fondo
eldritch-text-take-gate-here = { eldritch-verb-place } il Portale { eldritch-text-of-here } sulla scheda Grande Antico
eldritch-text-take-gate-stack = { eldritch-verb-place } il primo Portale della pila dei Portali sulla scheda Grande Antico
eldritch-text-take-gate-that = { eldritch-verb-place } quel Portale sulla scheda Grande Antico
eldritch-text-advance-doom = { eldritch-verb-advance } il Destino di { $amount }
eldritch-text-retreat-doom = { eldritch-verb-retreat } il Destino di { $amount }
eldritch-text-empty-doom = { eldritch-verb-advance } il Destino fino a 0
eldritch-text-advance-omen = { eldritch-verb-advance } il Presagio di 1 spazio
eldritch-text-turn-back-omen = { eldritch-verb-retreat } il Presagio di 1 spazio
eldritch-text-set-omen = { eldritch-verb-move-it } il Presagio su uno spazio qualsiasi del suo tracciato senza far avanzare il Destino

## Ciò che accade alle carte e ai segnalini del gioco

eldritch-text-place = { eldritch-verb-place } { $what } { $at }
eldritch-text-place-all = { eldritch-verb-place } { $what } in ognuno di questi luoghi: { $places }
eldritch-text-place-each = { eldritch-verb-place } { $what }, ciascuno { $at }
eldritch-text-place-tokens-mystery = { eldritch-verb-place } { $what } sul Mistero attivo
eldritch-text-place-tokens-sheet = { eldritch-verb-place } { $what } sulla scheda Grande Antico
eldritch-text-place-tokens-omen = { eldritch-verb-place } { $what } sullo spazio verde del tracciato del Presagio
eldritch-text-remove-tokens-this = { eldritch-verb-discard } { $what } da questa carta
eldritch-text-remove-tokens-omen = { eldritch-verb-discard } { $what } dallo spazio verde del tracciato del Presagio
eldritch-text-take-token = { eldritch-verb-move-it } su questa carta il segnalino Soprannaturale { eldritch-text-of-here }
eldritch-text-place-wound = { eldritch-verb-place } 1 segnalino Salute su questa carta
eldritch-text-place-sanity = { eldritch-verb-place } { $what } sulla scheda Grande Antico
eldritch-text-solve-this = { eldritch-verb-solve } questa Diceria
eldritch-text-solve-one = { eldritch-verb-solve } 1 Diceria { eldritch-text-choice }
eldritch-text-draw-rumor = { eldritch-verb-put } in gioco una Diceria casuale tra quelle rimaste nella scatola
eldritch-text-unsolve = { eldritch-verb-return } nel mazzo dei Misteri 1 Mistero risolto { eldritch-text-choice }
eldritch-text-unsolve-random = { eldritch-verb-return } nel mazzo dei Misteri 1 Mistero risolto scelto a caso
eldritch-text-reckon-mythos = { eldritch-verb-resolve }{ eldritch-times } gli effetti Resa dei Conti di tutte le carte Miti in gioco
eldritch-text-reckon-monsters = { eldritch-verb-resolve }{ eldritch-times } gli effetti Resa dei Conti di tutti i Mostri sul tabellone
eldritch-text-reckon-conditions = { eldritch-verb-resolve }{ eldritch-times } gli effetti Resa dei Conti di tutte le { eldritch-text-your-fs } Condizioni
eldritch-text-reckon-named = { eldritch-verb-resolve }{ eldritch-times } l'effetto Resa dei Conti della { eldritch-text-your-f } Condizione { $name }
eldritch-text-other-world = { eldritch-verb-resolve } un Incontro nei Mondi Esterni; ciò che chiuderebbe il Portale risolve invece questa Diceria
eldritch-text-remove-expeditions = { eldritch-verb-remove } dal gioco tutte le carte della Spedizione Attiva
eldritch-text-shuffle-expeditions = { eldritch-verb-shuffle } il mazzo Spedizione
eldritch-text-clear-reserve = { eldritch-verb-discard } tutte le carte della riserva
eldritch-text-refill-reserve = { eldritch-verb-refill } la riserva
eldritch-text-remove-assets = { eldritch-verb-remove } dal gioco tutte le Risorse del mazzo, della pila degli scarti e della riserva con un valore di almeno { $value }
eldritch-text-remove-assets-tokens = { eldritch-verb-remove } dal gioco tutte le Risorse del mazzo, della pila degli scarti e della riserva con un valore non inferiore al numero di segnalini Soprannaturale su questa carta
eldritch-text-remove-defeated = { eldritch-verb-remove } dal gioco tutti gli investigatori sconfitti e { eldritch-verb-discard } i loro Beni
eldritch-text-lose-game = gli investigatori perdono la partita

## Nelle prove

eldritch-help-bonus = { eldritch-verb-gain } { $bonus } in { $skills }
eldritch-help-reroll = { eldritch-verb-reroll } { $dice } in una prova
eldritch-help-reroll-of = { eldritch-verb-reroll } { $dice } in una prova di { $skills }
eldritch-help-raise-die = { eldritch-verb-add } 1 al risultato di 1 dado in una prova
eldritch-help-raise-die-of = { eldritch-verb-add } 1 al risultato di 1 dado in una prova di { $skills }
eldritch-extra-dice-you = { $amount ->
    [one] tiri 1 dado aggiuntivo nelle prove
   *[other] tiri { $amount } dadi aggiuntivi nelle prove
}
eldritch-extra-dice-here = { $amount ->
    [one] ogni investigatore nel tuo spazio tira 1 dado aggiuntivo nelle prove
   *[other] ogni investigatore nel tuo spazio tira { $amount } dadi aggiuntivi nelle prove
}
eldritch-extra-dice-once-you = { $amount ->
    [one] puoi tirare 1 dado aggiuntivo in una prova
   *[other] puoi tirare { $amount } dadi aggiuntivi in una prova
}
eldritch-extra-dice-once-here = { $amount ->
    [one] un investigatore nel tuo spazio può tirare 1 dado aggiuntivo in una prova
   *[other] un investigatore nel tuo spazio può tirare { $amount } dadi aggiuntivi in una prova
}
eldritch-while-on-city = mentre sei in uno spazio Città, { $what }
eldritch-while-on-wilderness = mentre sei in uno spazio Terre Selvagge, { $what }
eldritch-while-on-sea = mentre sei in uno spazio Mare, { $what }
eldritch-during-combat = durante gli Incontri di Combattimento, { $what }
eldritch-during-spell = quando risolvi effetti di Incantesimi, { $what }
eldritch-during-acquire = quando effettui un'azione Acquisire Risorse, { $what }
eldritch-during-other-world = durante gli Incontri nei Mondi Esterni, { $what }
eldritch-except-combat = { $what }, tranne durante gli Incontri di Combattimento
eldritch-except-spell = { $what }, tranne quando si risolvono effetti di Incantesimi
eldritch-except-acquire = { $what }, tranne quando si effettua un'azione Acquisire Risorse
eldritch-except-other-world = { $what }, tranne durante gli Incontri nei Mondi Esterni
eldritch-once-per-round = una volta per round, { $what }
eldritch-if-losing-health-you = se stai per perdere Salute, { $what }
eldritch-if-losing-health-here = se un investigatore nel tuo spazio sta per perdere Salute, { $what }
eldritch-if-losing-sanity-you = se stai per perdere Sanità Mentale, { $what }
eldritch-if-losing-sanity-here = se un investigatore nel tuo spazio sta per perdere Sanità Mentale, { $what }
eldritch-ability-double-sixes = ogni 6 vale 2 successi nelle prove
eldritch-ability-double-sixes-of = ogni 6 vale 2 successi nelle prove di { $skills }
eldritch-ability-success-from = { $face ->
    [6] Nelle prove solo i 6 sono successi.
   *[other] Nelle prove sono successi i risultati pari o superiori a { $face }.
}
eldritch-ability-double-clue-reroll = Quando un investigatore nel tuo spazio spende un Indizio per ritirare un dado, può ritirarne 2 invece di 1.
eldritch-ability-no-clue-rerolls = Non si possono spendere Indizi per ritirare dadi nei combattimenti contro questo Mostro.
eldritch-ability-soften-damage = Il Danno dei Mostri contro cui combatti è ridotto di { $by }, fino a un minimo di { $least }.
eldritch-ability-soften-horror = L'Orrore dei Mostri contro cui combatti non è mai superiore a { $to }.
eldritch-ability-immune = Non puoi { $what } a meno che tu non scelga di farlo.
eldritch-immune-delayed = finire in Ritardo
eldritch-immune-detained = ottenere una Condizione Trattenuto
eldritch-ability-restricted = Non puoi muoverti né effettuare azioni diverse da quella di questa carta.
eldritch-ability-improve-again = Quando migliori un'abilità, puoi migliorarla una volta in più.
eldritch-ability-cheaper-clues = Una volta per round, quando spendi Indizi, puoi spenderne 1 in meno.
eldritch-ability-sanity-for-clue = Una volta per round, puoi spendere 1 punto Sanità Mentale al posto di 1 Indizio.
eldritch-ability-share-assets = Quando acquisisci Risorse, puoi farle ottenere, tutte o in parte, ad altri investigatori.
eldritch-ability-invulnerable = Questo Mostro non può perdere Salute finché non sono stati risolti tanti Misteri quanti ne richiede il Grande Antico.
eldritch-ability-on-omen = Quando il Presagio avanza sullo spazio { $color }, fai avanzare il Destino di 1 per ogni segnalino Soprannaturale in quello spazio.
eldritch-ability-forbids-rest = Gli investigatori non possono effettuare azioni Riposare.
eldritch-ability-forbids-reserve = Non si collocano carte nella riserva.
eldritch-ability-forbids-close = I Portali non possono essere chiusi.
eldritch-ability-forbids-expedition = Gli investigatori non possono affrontare Incontri Spedizione.

## Momenti

eldritch-ability-action = Azione: { $what }
eldritch-ability-action-if = Azione, se { $check }: { $what }
eldritch-ability-local-action = Azione Locale: { $what }
eldritch-ability-local-action-if = Azione Locale, se { $check }: { $what }
eldritch-ability-action-phase = Fase Azioni, una volta per round, prima o dopo un'azione: { $what }
eldritch-ability-encounter-phase-may = Fase Incontri: { $what }
eldritch-ability-encounter-phase = Fase Incontri, se vuoi: { $what }
eldritch-ability-on-fight = Quando combatti contro un Mostro, se vuoi: { $what }
eldritch-ability-on-loss-health = Una volta per round, quando un investigatore sta per perdere Salute, se vuoi: { $what }
eldritch-ability-on-loss-sanity = Una volta per round, quando un investigatore sta per perdere Sanità Mentale, se vuoi: { $what }
eldritch-ability-on-gain = Quando ottieni questa carta: { $what }
eldritch-ability-on-gain-from-deck = Quando ottieni questa carta dal mazzo: { $what }
eldritch-ability-on-rest = Quando effettui un'azione Riposare: { $what }
eldritch-ability-on-rest-here = Quando un investigatore nel tuo spazio effettua un'azione Riposare: { $what }
eldritch-ability-on-defeat = Quando sconfiggi un Mostro in un Incontro di Combattimento: { $what }
eldritch-ability-on-close = Quando chiudi un Portale in un Incontro nei Mondi Esterni: { $what }
eldritch-ability-on-condition = Una volta per round, quando un altro investigatore ottiene una Condizione che non è Comune, puoi guardarne il retro. Se lo fai: { $what }
eldritch-ability-reckoning = Resa dei Conti: { $what }
eldritch-ability-instead-of-gaining = Se stai per ottenere { $card }, invece: { $what }
eldritch-ability-instead-of-encounter = Nella Fase Incontri, al posto di qualsiasi incontro: { $what }
eldritch-fight-before-will = Prima della prova di Volontà: { $what }
eldritch-fight-passed-will = Se superi la prova di Volontà: { $what }
eldritch-fight-failed-will = Se fallisci la prova di Volontà: { $what }
eldritch-fight-lost-sanity = Se perdi Sanità Mentale per la prova di Volontà: { $what }
eldritch-fight-after-will = Dopo la prova di Volontà: { $what }
eldritch-fight-before-strength = Prima della prova di Forza: { $what }
eldritch-fight-failed-strength = Se fallisci la prova di Forza, prima di perdere Salute: { $what }
eldritch-fight-lost-health = Se perdi Salute per la prova di Forza: { $what }
eldritch-fight-won = Se sconfiggi questo Mostro: { $what }
eldritch-ability-on-spawn = Quando questo Mostro viene generato: { $what }
eldritch-ability-on-defeated = Quando questo Mostro viene sconfitto: { $what }
eldritch-ability-on-enter = Quando un investigatore si muove in uno spazio con un segnalino Soprannaturale: { $what }
eldritch-ability-instead-of-doom = Ogni volta che il Destino sta per avanzare di 1, invece: { $what }
eldritch-ability-instead-of-doom-gate = Ogni volta che il Destino sta per avanzare di 1, invece: { $what } Se la causa è un Portale: { $gate }
eldritch-ability-on-empty = Quando l'ultimo segnalino Soprannaturale viene scartato da questa carta: { $what }
eldritch-ability-encounter = Incontro { $at }: { $what }
eldritch-ability-encounter-if = Incontro { $at }, se { $check }: { $what }
eldritch-encounter-at-rumor = nello spazio con il segnalino Diceria
eldritch-encounter-at-tokens = in uno spazio con un segnalino Soprannaturale
eldritch-encounter-at-gate = in uno spazio con un Portale
eldritch-encounter-at-expedition = nello spazio della Spedizione Attiva
eldritch-encounter-special = Risolvi un Incontro Speciale ({ $name }).
eldritch-ability-when = quando { $event }, { $what }
eldritch-ability-when-researched = quando ottieni Indizi in un Incontro di Indagine, puoi spenderne 1 per collocarlo su questa carta
eldritch-occasion-researched = ottieni un Indizio in un Incontro di Indagine
eldritch-occasion-gate-closed = chiudi un Portale
eldritch-occasion-gate-closed-matching = chiudi un Portale che corrisponde al Presagio
eldritch-occasion-monster-defeated = sconfiggi un Mostro non Epico
eldritch-occasion-lore-by-spell = superi una prova di Conoscenza di un Incantesimo
eldritch-put-clue = collocare quell'Indizio su questa carta
eldritch-put-token = collocare 1 segnalino Soprannaturale su questa carta
eldritch-put-gate = collocare quel Portale su questa carta
eldritch-put-monster = collocare quel Mostro su questa carta

## Come si risolvono le carte

eldritch-solved-by = si risolve quando ha sopra { $what }
eldritch-solved-by-epic = si risolve quando il Mostro Epico { $name } viene sconfitto

## Componenti

eldritch-text-price = { $pay }: { $what }
eldritch-much-improvements = { $amount ->
    [one] 1 Miglioramento a tua scelta
   *[other] { $amount } Miglioramenti a tua scelta
}
eldritch-card-nothing = nulla
eldritch-card-starts = Inizia { $at } con: { $what }.
eldritch-card-crippled = Incontro «Menomato»: Prendi tutti i Beni di questo investigatore. { $what }
eldritch-card-insane = Incontro «Folle»: Prendi tutti i Beni di questo investigatore. { $what }
eldritch-card-set-up = Preparazione: { $what }
eldritch-card-set-aside = Preparazione: Metti da parte questi Mostri: { $what }.
eldritch-card-cultists = Cultisti ({ $facts }): { $what }
eldritch-card-cultists-of = { $name } ({ $facts }): { $what }
eldritch-card-cultists-of-awake = { $name }, dopo il risveglio ({ $facts }): { $what }
eldritch-card-awakens = Risveglio: { $what }
eldritch-card-back = Retro: { $what }
eldritch-card-final = Mistero Finale, { $name }: { $what }
eldritch-card-enters = Quando questa carta entra in gioco: { $what }
eldritch-card-keeps-tokens = Quando questo Mistero viene risolto, i segnalini Soprannaturale sul tabellone restano dove sono.
eldritch-card-removes-gates = Quando questo Mistero viene risolto, i Portali su di esso vengono rimossi dal gioco.
eldritch-card-of = { $name }: { $what }
eldritch-card-result = Successi { $result }: { $what }
eldritch-card-back-result = Retro { $number }, successi { $result }: { $what }
eldritch-card-back-named = Retro { $number }, { $name }: { $what }
eldritch-card-pass = Successo: { $what }
eldritch-card-fail = Fallimento: { $what }
eldritch-card-gate = Portale { $at }; corrisponde al Presagio { $color }.
eldritch-card-clue = Indizio { $at }.
eldritch-card-reference = Giocatori: { $players }. Portali da generare: { $gates }. Indizi da generare: { $clues }. Mostri in un'Ondata: { $surge }.
eldritch-card-reference-easier = Giocatori: { $players }, più facile. Portali da generare: { $gates }. Indizi da generare: { $clues }. Mostri in un'Ondata: { $surge }.
eldritch-card-reference-harder = Giocatori: { $players }, più difficile. Portali da generare: { $gates }. Indizi da generare: { $clues }. Mostri in un'Ondata: { $surge }.
eldritch-card-usual = Gli incontri in questo spazio dicono spesso: { $what }
eldritch-card-paths-train = In treno: { $spaces }.
eldritch-card-paths-ship = In nave: { $spaces }.
eldritch-card-paths-uncharted = Per percorsi inesplorati: { $spaces }.
eldritch-fact-health = Salute { $amount }
eldritch-fact-sanity = Sanità Mentale { $amount }
eldritch-fact-will = { $test }, Orrore { $amount }
eldritch-fact-strength = { $test }, Danno { $amount }
eldritch-fact-toughness = Resistenza { $amount }
eldritch-fact-toughness-players = Resistenza { $amount } più il numero di giocatori
eldritch-fact-doom = Destino { $amount }
eldritch-fact-mysteries = { $amount ->
    [one] 1 Mistero da risolvere
   *[other] { $amount } Misteri da risolvere
}
eldritch-fact-stage = livello { $stage }: verdi { $green }, gialle { $yellow }, blu { $blue }
eldritch-fact-value = valore { $amount }
eldritch-mythos-green = verde
eldritch-mythos-yellow = gialla
eldritch-mythos-blue = blu
eldritch-difficulty-easy = facile
eldritch-difficulty-normal = normale
eldritch-difficulty-hard = difficile
eldritch-mythos-event = Evento
eldritch-mythos-ongoing = In Corso
eldritch-mythos-rumor = Diceria
eldritch-icon-advance-omen = avanza il Presagio
eldritch-icon-reckoning = Resa dei Conti
eldritch-icon-spawn-gates = si generano Portali
eldritch-icon-monster-surge = Ondata di Mostri
eldritch-icon-spawn-clues = si generano Indizi
eldritch-icon-place-rumor = segnalino Diceria { $at }
eldritch-icon-place-tokens = segnalini Soprannaturale: { $amount }
eldritch-deck-america = Incontro in America
eldritch-deck-europe = Incontro in Europa
eldritch-deck-asia-australia = Incontro in Asia/Australia
eldritch-deck-general = Incontro Generico
eldritch-deck-research = Incontro di Indagine
eldritch-deck-reference = Carta di Riferimento
