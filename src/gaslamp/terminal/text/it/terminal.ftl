### Il client da terminale e gli altri comandi.

## Inizio e fine

terminal-welcome = Giochi come { $name }. { $count ->
    [0] Al tavolo non c'è nessun altro.
    [one] Al tavolo con te c'è un bot: { $bots }.
   *[other] Al tavolo con te ci sono { $count } bot: { $bots }.
} Seme { $seed }.
terminal-welcome-together = { $names } condividono questa tastiera. { $count ->
    [0] Al tavolo non c'è nessun altro.
    [one] Al tavolo con voi c'è un bot: { $bots }.
   *[other] Al tavolo con voi ci sono { $count } bot: { $bots }.
} Seme { $seed }.
terminal-resumed = { $count ->
    [one] La partita riprende da dove era stata salvata, dopo 1 scelta.
   *[other] La partita riprende da dove era stata salvata, dopo { $count } scelte.
}
terminal-hint = Rispondi con il numero o la lettera di una scelta, con un nome o con l'inizio di un nome. Per tutto il resto scrivi aiuto.
terminal-bye = Buonanotte.
terminal-unsaved = Vuoi uscire senza salvare? Scrivi di nuovo esci per uscire, oppure salva.
terminal-no-input = I dati in ingresso sono finiti, quindi la partita si ferma qui. Puoi rigiocarla con il seme { $seed }.
terminal-file-there = { $file } esiste già. Scrivi salva e un altro nome.

## Il tavolo

terminal-final-boss-ahead = { $count ->
    [0] { $name } è in arrivo
    [one] { $name } dopo 1 altra carta
   *[other] { $name } dopo altre { $count } carte
}
terminal-echoes = { $count ->
    [one] 1 Eco
   *[other] { $count } Echi
}
terminal-no-monster = Nessun Mostro in gioco.
terminal-dead = senza vita
terminal-none = nessuna carta
terminal-track-space = { $type } { $space } (= { $worth }, poi { $coming })
terminal-hunter-line = { $name }: Salute { $health } su { $max }, raccolti { $collected }, custoditi { $banked }, { $trophies }, pila degli scarti: { $used }, carte in mano: { $hand }.
terminal-mark = { $name } ({ $marks })

## Domande

terminal-your-choice = La tua scelta
terminal-choice-of = { $name }, la tua scelta
terminal-question-to = { $name }: { $question }
terminal-aliases = h=help q=quit card=? carta=? aiuto=help perché=why registro=log tavolo=table mani=hands mappa=map scheda=sheet regole=rules salta=skip annulla=undo salva=save esci=quit
terminal-watching = Sei fuori dalla partita. Invio: prossimo round, oppure un comando
terminal-unknown = Qui niente si chiama "{ $word }". Scrivi una scelta ({ $first }-{ $last }), un nome o il suo inizio; aiuto elenca i comandi.
terminal-no-such-command = Il comando "{ $word }" non esiste; aiuto li elenca.
terminal-ambiguous = "{ $word }" corrisponde a più nomi: { $names }.
terminal-refused = { $name }: { $reason }
terminal-you-choose = Hai scelto: { $choice }.
terminal-they-choose = { $name } ha scelto: { $choice }.
terminal-skipping = Fino al prossimo round passi ogni volta che si può passare.
terminal-skips = Fino al prossimo round { $name } passa ogni volta che si può passare.
terminal-help =
    numero o nome    scegli (basta l'inizio di un nome)
    ?                spiega tutte le carte in vista
    ? nome           spiega una carta, un Mostro o una regola
    perché           la regola dietro l'ultima cosa successa (why)
    perché numero    la regola dietro una riga del registro
    registro         che cosa è successo finora, a righe numerate (log)
    registro numero  le ultime righe del registro
    tavolo           mostra di nuovo il tavolo (table)
    { $own }
    regole parola    cerca nelle regole (rules)
    salta            passa ogni volta che si può, fino al prossimo round (skip)
    annulla          annulla la tua ultima scelta, se da allora non si è rivelato nulla (undo)
    salva nome       salva la partita in un file (save)
    aiuto            questi comandi (help)
    esci             esci (quit)
terminal-help-also = (anche: { $words })
terminal-help-bloodborne = mani             che cosa può avere ancora in mano ciascuno (hands)

## Risposte ai comandi

terminal-why = { $title }: { $text }
terminal-no-rule = Questo gioco non dice di quale regola si trattava.
terminal-why-cause = Deriva da questa carta: { $text }
terminal-nothing-happened = Non è ancora successo nulla.
terminal-no-such-line = Il registro non ha una riga { $number }.
terminal-no-such-card = Nessuna carta e nessun Mostro si chiama "{ $word }".
terminal-saved = Partita salvata in { $file }. Per riprenderla: { $command }
terminal-undone = La tua ultima scelta è annullata.
terminal-no-cards = { $game } si gioca senza carte.
terminal-nothing-found = Le regole non parlano di "{ $word }".
terminal-no-rules = Questo gioco non ha un regolamento di riferimento.
terminal-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copie
}

## La fine

terminal-over = La partita è finita. { $reason }
terminal-winner = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}
terminal-won-together = La partita è vinta.
terminal-lost-together = La partita è persa.
terminal-after-the-end = Invio: esci. Oppure: salva nome, registro, perché
terminal-sum = { $banked } (custoditi) + { $kin } (Simili) + { $humanoid } (Umanoidi) + { $beast } (Belve) = { $total }

## Simulare, rivedere, controllare

terminal-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
} con { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}, seme { $seed }
terminal-games-bloodborne = { $count ->
    [one] 1 partita con { $players } Cacciatori, seme { $seed }
   *[other] { $count } partite con { $players } Cacciatori, seme { $seed }
}
terminal-games-eldritch = { $count ->
    [one] 1 partita
   *[other] { $count } partite
} con { $players ->
    [one] 1 investigatore
   *[other] { $players } investigatori
}, seme { $seed }
terminal-bot = Bot
terminal-wins = Quota di vittorie
terminal-line-up = Gruppo
terminal-games-won = Partite vinte
terminal-won-by = Come si è vinto
terminal-lost-by = Come si è perso
terminal-fair-share = quota equa
terminal-average-score = Punteggio medio
terminal-figure-rounds = Round per partita
terminal-figure-deaths = Morti per partita
terminal-figure-defeats = Investigatori sconfitti per partita
terminal-figure-mysteries = Misteri risolti per partita
terminal-figure-doom = Destino alla fine
terminal-playing = Partite in corso
terminal-verified = { $count ->
    [one] { $file }: 1 scelta ripetuta, e ogni posizione è com'era.
   *[other] { $file }: { $count } scelte ripetute, e ogni posizione è com'era.
}
terminal-step = Scelta { $number } di { $count }: { $name } sceglie: { $choice }.
terminal-step-hint = Invio: prossima scelta. Un numero: avanti di altrettante. q: esci
terminal-passed = superato
terminal-failed = FALLITO
terminal-passed-count = Scenari superati: { $passed } su { $count }.
terminal-no-scenarios = qui non ci sono file di scenario
terminal-pack-good = { $count ->
    [one] { $file }: pacchetto valido, "{ $title }", 1 carta, impronta { $digest }.
   *[other] { $file }: pacchetto valido, "{ $title }", { $count } carte, impronta { $digest }.
}
terminal-exported = Ho scritto { $file }. Modificalo, poi: gaslamp pack check { $file }
terminal-wrong-bots = bot indicati: { $found }, ma i posti sono { $expected }
terminal-bad-option = "{ $found }" non è un'opzione; forma prevista: chiave=valore
terminal-no-drawing = attesa una classe che viene chiamata con pack, voice e screen, trovato { $found }
terminal-drawing-lacks = al disegno { $found } manca { $lacking }
terminal-bad-bot = atteso nome=modulo:Classe, trovato "{ $found }"
terminal-need-game-or-load = indica un gioco da giocare, o una partita da riprendere: --load FILE
terminal-not-one-keyboard = in questo gioco ognuno ha i suoi segreti, quindi a una tastiera può sedere una sola persona; in più persone si gioca con: gaslamp serve
terminal-too-many-people = { $people } persone non entrano in un tavolo da { $players } a partire dal posto { $seat }
terminal-too-many-names = nomi indicati: { $found }; persone: { $expected }
terminal-bad-number = --{ $flag }: serve un numero intero a partire da { $least }; trovato: { $found }
terminal-covered = In { $games } partite si sono verificati { $count } effetti.
terminal-never-fired = { $name } non si è mai verificato.
terminal-never-idle = { $name }: la sua condizione è sempre stata soddisfatta.
terminal-unreachable = { $name } non può mai verificarsi: { $reason }.
