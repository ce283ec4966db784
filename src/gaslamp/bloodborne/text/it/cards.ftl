### Il testo delle carte, composto a partire dalle loro capacità. Le frasi iniziano in minuscolo; il programma le unisce.

## Il testo di una carta

bloodborne-damage = Danni: { $amount }.
bloodborne-ability = { $when }: { $what }.
bloodborne-ability-plain = { $what }.
bloodborne-then = { $first }; { $second }
bloodborne-if = se { $condition }, { $what }
bloodborne-in-step-8 = nel Passo 8 { $what }
bloodborne-no-ability = Nessuna capacità speciale.

## Quando

bloodborne-when-transform = Passo 2
bloodborne-when-instant = Istantaneo
bloodborne-when-attack = Quando attacchi
bloodborne-when-after-attack = Dopo il tuo attacco
bloodborne-when-trophy = Se ottieni un Trofeo in questo round
bloodborne-when-dream = Nel passo Sogno del Cacciatore
bloodborne-when-end-of-round = Alla fine del round
bloodborne-when-reveal = Quando questo Mostro viene rivelato
bloodborne-when-round-start = All'inizio di ogni round
bloodborne-when-hurt = Quando il suo attacco danneggia un Cacciatore
bloodborne-when-damaged = Quando un Cacciatore danneggia il Mostro
bloodborne-when-damaged-with = Quando un Cacciatore danneggia il Mostro con { $cards }
bloodborne-when-escape = Se fugge
bloodborne-when-killed = Quando muore
bloodborne-when-game = Per tutta la partita
bloodborne-when-game-reveal = Per tutta la partita, quando un Mostro viene rivelato
bloodborne-when-game-round-start = Per tutta la partita, all'inizio di ogni round
bloodborne-when-game-hurt = Per tutta la partita, quando l'attacco di un Mostro danneggia un Cacciatore
bloodborne-when-game-damaged = Per tutta la partita, quando un Cacciatore danneggia un Mostro
bloodborne-when-game-escape = Per tutta la partita, quando un Mostro fugge
bloodborne-when-game-killed = Per tutta la partita, quando un Mostro muore
bloodborne-when-game-end-of-round = Per tutta la partita, alla fine del round

## Chi (sempre al singolare; solo come soggetto o dopo "per", mai dopo a, da, di, che si fonderebbero con l'articolo)

bloodborne-who-all = ogni Cacciatore
bloodborne-who-all-you = ogni Cacciatore (anche tu)
bloodborne-who-others = ogni altro Cacciatore
bloodborne-who-neighbours = ciascuno dei tuoi due vicini
bloodborne-who-left = il Cacciatore alla tua sinistra
bloodborne-who-right = il Cacciatore alla tua destra
bloodborne-who-damagers = ogni Cacciatore che ha danneggiato il Mostro in questo round
bloodborne-who-that = quel Cacciatore
bloodborne-who-that-others = ogni altro Cacciatore
bloodborne-who-that-neighbours = ciascuno dei due vicini di quel Cacciatore
bloodborne-who-that-left = il Cacciatore alla sinistra di quel Cacciatore
bloodborne-who-that-right = il Cacciatore alla destra di quel Cacciatore
bloodborne-who-chosen-all = un Cacciatore a tua scelta
bloodborne-who-chosen-others = un altro Cacciatore a tua scelta
bloodborne-who-chosen-neighbours = un vicino a tua scelta
bloodborne-who-chosen-damagers = un Cacciatore a tua scelta che ha danneggiato il Mostro in questo round
bloodborne-most-hand = { $who } con il maggior numero di carte in mano
bloodborne-most-used = { $who } con il maggior numero di carte nella pila degli scarti
bloodborne-most-health = { $who } con la Salute più alta
bloodborne-most-collected = { $who } con il maggior numero di Echi raccolti
bloodborne-most-banked = { $who } con il maggior numero di Echi custoditi
bloodborne-most-total = { $who } con il totale di Echi più alto
bloodborne-most-trophies = { $who } con il maggior numero di Trofei
bloodborne-least-hand = { $who } con il minor numero di carte in mano
bloodborne-least-used = { $who } con il minor numero di carte nella pila degli scarti
bloodborne-least-health = { $who } con la Salute più bassa
bloodborne-least-collected = { $who } con il minor numero di Echi raccolti
bloodborne-least-banked = { $who } con il minor numero di Echi custoditi
bloodborne-least-total = { $who } con il totale di Echi più basso
bloodborne-least-trophies = { $who } con il minor numero di Trofei
bloodborne-who-played = { $who } che ha giocato { $cards }
bloodborne-stat-hand = il numero di carte nella tua mano
bloodborne-stat-used = il numero di carte nella tua pila degli scarti
bloodborne-stat-health = la tua Salute
bloodborne-stat-collected = il numero dei tuoi Echi raccolti
bloodborne-stat-banked = il numero dei tuoi Echi custoditi
bloodborne-stat-total = il tuo totale di Echi
bloodborne-stat-trophies = il numero dei tuoi Trofei
bloodborne-cards-melee = un'Arma da Mischia
bloodborne-cards-ranged = un'Arma a Distanza
bloodborne-cards-utility = una carta Utilità
bloodborne-cards-weapon = un'Arma
bloodborne-cards-this = una copia di questa carta
bloodborne-cards-named = { $card }
bloodborne-each-melee = ogni Arma da Mischia
bloodborne-each-ranged = ogni Arma a Distanza
bloodborne-each-utility = ogni carta Utilità
bloodborne-each-weapon = ogni Arma
bloodborne-each-this = ogni copia di questa carta
bloodborne-each-named = ogni { $card }

## Quanto

bloodborne-much-damage = { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
}
bloodborne-much-damage-all = tutti i danni possibili
bloodborne-much-damage-dealt = altrettanti danni
bloodborne-much-echoes = { $amount ->
    [one] 1 Eco
   *[other] { $amount } Echi
}
bloodborne-much-echoes-all = tutti gli Echi
bloodborne-much-echoes-dealt = altrettanti Echi
bloodborne-much-collected = { $amount ->
    [one] 1 Eco raccolta
   *[other] { $amount } Echi raccolti
}
bloodborne-much-collected-all = tutti gli Echi raccolti
bloodborne-much-collected-dealt = altrettanti Echi raccolti
bloodborne-much-banked = { $amount ->
    [one] 1 Eco custodita
   *[other] { $amount } Echi custoditi
}
bloodborne-much-banked-all = tutti gli Echi custoditi
bloodborne-much-banked-dealt = altrettanti Echi custoditi
bloodborne-much-health = { $amount ->
    [one] 1 punto Salute
   *[other] { $amount } punti Salute
}
bloodborne-much-health-all = tutta la Salute
bloodborne-much-health-dealt = altrettanti punti Salute
bloodborne-much-per = { $much } per { $who }
bloodborne-many-cards = { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}

## Condizioni

bloodborne-if-played-all = un qualsiasi Cacciatore ha in gioco { $cards }
bloodborne-if-played-neighbours = uno dei tuoi vicini ha in gioco { $cards }
bloodborne-if-played-left = il Cacciatore alla tua sinistra ha in gioco { $cards }
bloodborne-if-played-right = il Cacciatore alla tua destra ha in gioco { $cards }
bloodborne-if-played-others = un altro Cacciatore ha in gioco { $cards }
bloodborne-if-played-none = nessun altro Cacciatore ha in gioco { $cards }
bloodborne-if-played-range = il numero di Cacciatori che hanno in gioco { $cards } è { $range }
bloodborne-if-played-range-others = il numero di altri Cacciatori che hanno in gioco { $cards } è { $range }
bloodborne-if-dealt = { $amount ->
    [one] hai inflitto almeno 1 danno
   *[other] hai inflitto almeno { $amount } danni
}
bloodborne-if-has = { $stat } è { $range }
bloodborne-if-monster-died = il Mostro è morto in questo round
bloodborne-if-you-damaged-it = l'hai danneggiato
bloodborne-if-first-player = sei il Primo Giocatore
bloodborne-if-fighting-boss = stai combattendo contro un Boss
bloodborne-range-least = almeno { $least }
bloodborne-range-most = al massimo { $most }
bloodborne-range-both = tra { $least } e { $most }

## Regole permanenti

bloodborne-do-halve = ogni volta che subisci danni in questo round, li dimezzi arrotondando per difetto
bloodborne-do-halve-attack = in questo round dimezzi i danni che subisci dall'attacco del Mostro, arrotondando per difetto
bloodborne-do-prevent = in questo round non subisci danni
bloodborne-do-prevent-attack = in questo round non subisci danni dall'attacco del Mostro
bloodborne-do-prevent-some = ogni volta che subisci danni in questo round, li riduci di { $amount }
bloodborne-do-prevent-some-attack = in questo round riduci di { $amount } i danni che subisci dall'attacco del Mostro
bloodborne-do-bonus = { $amount ->
    [one] quest'Arma infligge 1 danno in più
   *[other] quest'Arma infligge { $amount } danni in più
}
bloodborne-do-early = quest'Arma infligge i suoi danni nel Passo 3 invece che nel Passo 5
bloodborne-do-attack-first = nel Passo 5 attacchi prima di tutti gli altri
bloodborne-do-cap = { $amount ->
    [one] { $cards } infligge al Mostro al massimo 1 danno
   *[other] { $cards } infligge al Mostro al massimo { $amount } danni
}
bloodborne-do-immune-instants = i danni del Passo 3 non hanno effetto sul Mostro
bloodborne-do-immune-attacks = i danni del Passo 5 non hanno effetto sul Mostro
bloodborne-do-unavoidable = i danni del suo attacco non possono essere dimezzati, ridotti o evitati
bloodborne-do-fiercer = { $amount ->
    [one] { $who } subisce 1 danno in più dall'attacco del Mostro
   *[other] { $who } subisce { $amount } danni in più dall'attacco del Mostro
}
bloodborne-do-fiercer-late = { $amount ->
    [one] { $who } subisce dall'attacco del Mostro 1 danno in più, che non viene dimezzato
   *[other] { $who } subisce dall'attacco del Mostro { $amount } danni in più, che non vengono dimezzati
}
bloodborne-do-tougher = { $amount ->
    [one] tutti gli altri Mostri e Boss iniziano con 1 Eco in più
   *[other] tutti gli altri Mostri e Boss iniziano con { $amount } Echi in più
}
bloodborne-do-max-health = la Salute massima dei Cacciatori è { $amount }
bloodborne-do-lives = { $amount ->
    [1] un Cacciatore che muore è fuori dalla partita e non può vincere
    [2] un Cacciatore che muore una seconda volta è fuori dalla partita e non può vincere
   *[other] un Cacciatore che muore { $amount } volte è fuori dalla partita e non può vincere
}

## Cose che accadono

bloodborne-do-damage = { $who } subisce { $much }
bloodborne-do-damage-you = subisci { $much }
bloodborne-do-damage-unhalved = { $who } subisce { $much }, da non dimezzare
bloodborne-do-damage-unhalved-you = subisci { $much }, da non dimezzare
bloodborne-do-strike = infliggi { $much } al Mostro
bloodborne-do-heal = { $who } recupera { $much }
bloodborne-do-heal-you = recuperi { $much }
bloodborne-do-heal-full = { $who } torna a Salute completa
bloodborne-do-heal-full-you = torni a Salute completa
bloodborne-do-gain = { $who } ottiene { $much } dalla riserva
bloodborne-do-gain-you = ottieni { $much } dalla riserva
bloodborne-do-lose = { $who } perde { $much }
bloodborne-do-lose-you = perdi { $much }
bloodborne-do-steal = { $who } ti cede { $much }
bloodborne-do-bank = custodisci tutti i tuoi Echi raccolti
bloodborne-do-bank-some = custodisci fino a { $much }
bloodborne-do-negate-melee = in questo round { $who } non infligge danni con l'Arma da Mischia che ha in gioco
bloodborne-do-negate-ranged = in questo round { $who } non infligge danni con l'Arma a Distanza che ha in gioco
bloodborne-do-negate-weapon = in questo round { $who } non infligge danni con l'Arma che ha in gioco
bloodborne-do-negate-named = in questo round { $who } non infligge danni con la carta { $card } che ha in gioco
bloodborne-do-remove-this = questa carta viene rimossa dal gioco invece di finire nella pila degli scarti
bloodborne-do-remove-with = quella carta viene rimossa dal gioco invece di finire nella pila degli scarti
bloodborne-do-remove-chosen = { $who } sceglie una delle proprie carte e la rimuove dal gioco
bloodborne-do-remove-chosen-you = scegli una delle tue carte e rimuovila dal gioco
bloodborne-do-return-this = questa carta torna nella tua mano
bloodborne-do-return-chosen = riprendi in mano una carta a tua scelta dalla tua pila degli scarti
bloodborne-do-exhaust = { $who } scarta dalla mano { $cards } a sua scelta, tranne Sogno del Cacciatore
bloodborne-do-exhaust-you = scarta dalla mano { $cards } a tua scelta, tranne Sogno del Cacciatore
bloodborne-do-trophy = avanza di un'altra casella sul Contatore dei Trofei di uno dei Tipi del Mostro
bloodborne-do-trophy-kin = avanza di una casella sul Contatore dei Trofei dei Simili
bloodborne-do-trophy-humanoid = avanza di una casella sul Contatore dei Trofei degli Umanoidi
bloodborne-do-trophy-beast = avanza di una casella sul Contatore dei Trofei delle Belve
bloodborne-do-take-token = sarai il Primo Giocatore del prossimo round
bloodborne-do-draw = scegli dalla tua mano un'Arma da Mischia o a Distanza e rivelala
bloodborne-do-draw-melee = scegli dalla tua mano un'Arma da Mischia e rivelala
bloodborne-do-draw-ranged = scegli dalla tua mano un'Arma a Distanza e rivelala
bloodborne-do-draw-any = scegli una carta dalla tua mano e rivelala
bloodborne-do-reclaim = riprendi in mano tutte le tue carte usate, compresa questa
bloodborne-do-upgrade = prendi uno dei Potenziamenti Disponibili
bloodborne-do-rest = riposa per tornare a Salute completa
bloodborne-do-add-monster = { $amount ->
    [one] un Mostro inutilizzato a caso (non un Boss) va in fondo al Mazzo del Sotterraneo del Calice
   *[other] { $amount } Mostri inutilizzati a caso (non Boss) vanno in fondo al Mazzo del Sotterraneo del Calice
}
