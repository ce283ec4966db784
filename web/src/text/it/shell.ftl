### Il client per il browser, tranne ciò che appartiene a un solo gioco.
### Seconda persona, frasi brevi, niente punti esclamativi.


## In ogni pagina

web-skip = Vai al contenuto
web-nav = Pagine principali
web-nav-learn = Impara
web-nav-rules = Regole
web-nav-cards = Carte
web-home = Torna alla pagina iniziale
web-close = Chiudi
web-try-again = Riprova
web-copy = Copia
web-copied = Copiato.
web-copy-by-hand = Il browser non ci permette di copiare. Il link è già selezionato: premi Ctrl e C.
# Il pulsante che apre lingua, luce e animazioni.
web-settings = Impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-system = Come il sistema
# Il tema scuro.
web-theme-lamplight = Luce del lampione
# Il tema chiaro.
web-theme-daylight = Luce del giorno
# Le prime tre voci servono anche per la velocità dei replay: concordano con "velocità".
web-text-size = Dimensione dei caratteri
web-text-size-percent = { $size }%
web-pace = Ritmo
web-pace-calm = Tranquillo
web-pace-normal = Normale
web-pace-brisk = Svelto
web-pace-off = Tutto subito
web-steps = Passo dopo passo: si prosegue solo quando voglio io
web-confirm = Chiedi prima di decidere
web-confirm-off = Mai
web-confirm-final = Solo se non si può annullare
web-confirm-always = Sempre
web-waiting = Un momento.
web-credits = Riconoscimenti
web-unofficial-short = Un tavolo non ufficiale, tra amici. I nomi appartengono ai rispettivi proprietari, ma illustrazioni e testi non vengono da loro.


## I suoni e l'avviso del tuo turno

web-volume = Volume dei suoni
# Un'impostazione: nessun suono.
web-muted = Silenzia
web-mute = Silenzia i suoni
# Con il tasto che lo fa.
web-mute-key = Silenzia i suoni (M)
web-sounds-off = I suoni sono spenti.
web-sounds-on = I suoni sono accesi.
web-shake = Vibra quando tocca a me
# Un avviso del sistema; lo dice web-notices-hint.
web-notices = Avvisami quando tocca a me
web-notices-hint = Il tuo browser mostra un avviso mentre guardi altrove.
web-notices-refused = Il tuo browser non lo permette. Consenti le notifiche di questa pagina nelle sue impostazioni, poi riprova.


## La pagina iniziale

# Il titolo della finestra nella pagina iniziale.
web-home-title = Un tavolo sotto un lampione a gas
web-home-tagline = Siediti a un tavolo sotto un lampione a gas. Gioca con amici lontani, o stasera stessa contro i bot.
web-home-game = Gioco
web-play-now = Gioca subito
# Per preparare un nuovo tavolo per altri.
web-set-table = Prepara un tavolo
web-door-learn = Impara a giocare
web-door-rules = Leggi le regole
web-door-cards = Guarda le carte
web-my-tables = I miei tavoli
web-your-turn = Tocca a te
# Un tavolo senza un nome proprio.
web-table-unnamed = Un tavolo di { $game }
# A che punto è un tavolo.
web-stage-seating = In attesa di giocatori
web-stage-playing = Partita in corso
web-stage-over = Partita finita
web-public-tables = Tavoli aperti
web-public-tables-none = Al momento non ci sono tavoli aperti. Preparane uno, e chi passa di qui lo troverà.
web-free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-recent-stories = Partite recenti
web-recent-stories-none = Ai tavoli aperti non si è ancora conclusa nessuna partita.
# $winners è un elenco di nomi.
web-story-won = Vittoria di { $winners }
web-story-nobody = Non ha vinto nessuno
web-join = Hai ricevuto un invito?
web-join-example = Incolla qui il link
web-join-go = Vai al tavolo
web-join-wrong = Questo non è il link di un tavolo. Dovrebbe finire con /table/ e una serie di lettere.


## Chi gioca, prima di una partita che comincia subito

web-play-now-of = Gioca subito: { $game }
web-set-table-of = Prepara un tavolo: { $game }
# Sopra una fila di numeri: quanti posti gioca chi legge, quanti i bot.
web-company-mine = Giocati da te
web-company-bots = Bot al tuo fianco
web-company-told = { $mine ->
    [one] Giochi un posto
   *[other] Giochi { $mine } posti
}, { $bots ->
    [0] e al tavolo non c'è nessun altro.
    [one] con un bot al tuo fianco.
   *[other] con { $bots } bot al tuo fianco.
} Niente account, niente attese.
web-company-begin = Comincia


## Un nuovo tavolo

web-new = Prepara un tavolo
web-new-text = Decidi due o tre cose, poi manda il link ai tuoi amici o lascia ai bot gli altri posti.
web-new-name = Nome del tavolo
web-new-name-example = Giovedì sera
web-new-players = Giocatori
web-new-pack = Carte
web-new-guests = Ospiti e tempo
web-new-public = Chiunque può trovare questo tavolo
web-new-public-hint = Il tavolo compare nella pagina iniziale, e più tardi anche il suo replay. Altrimenti lo trova solo chi ha il link.
web-new-spectators = Chi non gioca può assistere
web-new-clock = Tempo per ogni decisione
web-seconds-clock = { $seconds ->
    [0] Tutto quello che serve
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
   *[other] { $seconds } secondi
}
web-new-absence = Un bot può sostituire chi è assente da
web-seconds-absence = { $seconds ->
    [60] 1 minuto
    [180] 3 minuti
    [600] 10 minuti
   *[other] { $seconds } secondi
}
web-bot-level = Come giocano i bot
web-new-rulings = Interpretazioni e varianti
web-new-rulings-text = Dove le regole si possono leggere o giocare in più modi, scegli tu. La prima scelta è come giochiamo noi.
web-new-create = Accendi il lampione
web-new-create-plain = Apre il tavolo e ti dà il suo link. La partita comincia quando lo dici tu.


## I bot, secondo il loro livello

web-bot-told = { $bot }: { $manner }
web-bot-mixed = Compagnia mista
    .text = Ogni bot gioca a modo suo.
web-bot-careful = Bot prudente
    .text = Sogna presto e si tiene stretto ciò che ha.
web-bot-spiteful = Bot dispettoso
    .text = Ferisce chi è in testa e gli soffia il colpo finale.
web-bot-random = Bot sbadato
    .text = Gioca la prima cosa che gli viene in mente.
web-bot-greedy = Bot avido
    .text = A ogni round arraffa quel che può. L'avversario giusto per una prima serata.


## L'attesa: si prende posto

web-lobby-continued = Questo tavolo riparte da un momento di un'altra partita. Ogni posto dice di chi era: prendi quello con cui vuoi continuare.
web-your-name = Il tuo nome
web-lobby-sit = Scrivi il tuo nome e prendi un posto libero.
web-name-missing = Prima scrivi il tuo nome.
web-seat-empty = posto libero
web-seat-number = Posto { $number }
web-seat-here = al tavolo
web-seat-away = assente
# Un bot gioca per una persona assente.
web-seat-stood-in = assente, gioca un bot
web-sit = Siediti qui
# Chi è già al tavolo prende un altro posto.
web-sit-on = Siediti qui, posto { $number }
web-move-to = Spostati qui, posto { $number }
web-put-bot = Metti un bot al posto { $number }
web-remove-bot = Manda via { $name }
web-bot-level-of = Come gioca { $name }
web-start = Inizia
web-start-empty-seats = { $count ->
    [one] Un posto è ancora libero. Aspetta qualcuno, o mettici un bot.
   *[other] { $count } posti sono ancora liberi. Aspetta i tuoi amici, o mettici dei bot.
}
web-start-ready = Si può cominciare.
web-invite = Invita i tuoi amici
web-invite-link = Link a questo tavolo
web-invite-hint = Chi ha il link può sedersi qui, o assistere.
web-invite-local = Nessun altro può aprire questo indirizzo. Per far entrare gli amici, avvia con:
# Il nome dell'immagine per chi non può vederla.
web-invite-code = Un codice per la fotocamera dei tuoi amici, con il link a questo tavolo
web-stand-up = Alzati
web-fill-now = { $count ->
    [one] Metti un bot nel posto libero
   *[other] Metti dei bot nei { $count } posti liberi
}
web-phone = Continua sul telefono
web-phone-how = { $count ->
    [one] Apri il link dal telefono, e il tuo posto si sposta lì. Puoi tornare qui quando vuoi.
   *[other] Apri il link dal telefono, e tutti i tuoi posti si spostano lì. Puoi tornare qui quando vuoi.
}
# Il nome dell'immagine per chi non può vederla.
web-phone-code = { $count ->
    [one] Un codice per la fotocamera del telefono, con il link al tuo posto
   *[other] Un codice per la fotocamera del telefono, con il link ai tuoi { $count } posti
}
web-phone-link = { $count ->
    [one] Link al tuo posto
   *[other] Link ai tuoi { $count } posti
}
web-phone-warning = Questo link è solo tuo. Chi lo ha gioca al posto tuo.
web-phone-local = Il tuo telefono non può aprire questo indirizzo, perché il server risponde solo a questo computer. Avvialo con: gaslamp serve --host 0.0.0.0
web-agreed = Accordi
web-agreed-public = Chiunque può trovare questo tavolo.
web-agreed-private = Questo tavolo lo trova solo chi ha il link.
web-agreed-spectators = Chi non gioca può assistere.
web-agreed-no-spectators = Chi non gioca non può assistere.
web-agreed-clock = { $seconds ->
    [60] 1 minuto per ogni decisione.
    [120] 2 minuti per ogni decisione.
    [300] 5 minuti per ogni decisione.
    [one] 1 secondo per ogni decisione.
   *[other] { $seconds } secondi per ogni decisione.
}
web-agreed-no-clock = Nessun limite di tempo.
web-agreed-absence = { $seconds ->
    [60] Un bot può sostituire chi è assente da 1 minuto.
    [180] Un bot può sostituire chi è assente da 3 minuti.
    [600] Un bot può sostituire chi è assente da 10 minuti.
    [one] Un bot può sostituire chi è assente da 1 secondo.
   *[other] Un bot può sostituire chi è assente da { $seconds } secondi.
}
web-agreed-pack = Carte: { $pack }
# Un accordo e ciò che è stato scelto.
web-agreed-special = { $what }: { $choice }
web-agreed-usual = Interpretazioni: tutte come le giochiamo noi.


## Tu: un nome e un avatar

web-you = Tu al tavolo
web-you-emblem = Emblema
web-you-colour = Colore
web-you-hint = Lo conserva il tuo browser, senza bisogno di un account. Si vede dove siedi, guardi o parli.
web-you-keep = Tieni così
web-you-any = A caso
web-you-are = Sei { $name }
web-you-choose = Scegli il tuo nome
web-emblem-raven = Corvo
web-emblem-hound = Segugio
web-emblem-wolf = Lupo
web-emblem-stag = Cervo
web-emblem-boar = Cinghiale
web-emblem-spider = Ragno
web-emblem-squid = Calamaro
web-emblem-doctor = Maschera da medico
web-emblem-hood = Cappuccio
web-emblem-cloak = Mantello alato
web-emblem-book = Libro chiuso
web-emblem-pendant = Ciondolo
web-emblem-potion = Pozione
web-emblem-candle = Candela
web-emblem-lantern = Vecchia lanterna
web-emblem-cage = Gabbia
web-colour-0 = Granato
web-colour-1 = Ambra
web-colour-2 = Muschio
web-colour-3 = Verde mare
web-colour-4 = Blu
web-colour-5 = Viola
web-colour-6 = Rosa
web-colour-7 = Ardesia


## Le persone al tavolo: chi è pronto, chi ospita, chi guarda

web-ready = Per me si parte
web-seat-ready = può cominciare
web-seat-not-ready = chiede un momento
web-seat-host = ospita
# Qualcuno aveva questo posto nella partita che continua, o al tavolo di prima.
web-seat-was = Posto di { $name }
web-host-begins = { $name } dà il via quando tutti possono cominciare.
web-host-none = La prossima persona che si siede ospita il tavolo e dà il via.
# $names è un elenco di persone che non hanno ancora detto di sì.
web-start-not-ready = { $count ->
    [one] { $names } ha ancora bisogno di un momento.
   *[other] { $names } hanno ancora bisogno di un momento.
}
web-start-away = { $count ->
    [one] { $names } non c'è.
   *[other] { $names } non ci sono.
}
web-start-anyway = Cominciare senza aspettare?
web-start-anyway-yes = Comincia lo stesso
web-start-wait = Aspetta
web-lobby-full = Tutti i posti sono occupati. Puoi guardare, o aspettare che se ne liberi uno.
web-people = Persone
web-watching-nameless = { $count ->
    [one] e qualcuno senza nome
   *[other] e { $count } senza nome
}
# Un interruttore: finché è acceso, non vedi quel che dice questa persona.
web-mute-person = Silenzia { $name }
web-make-host = Affida il tavolo a { $name }
web-send-away = Allontana { $name }
web-send-away-seating = Il posto si libera. Chi ha il link può sedersi di nuovo.
web-send-away-playing = Continua un bot, e chi ha il link può prendere il posto.
web-send-away-yes = Allontana
web-ban = Bandisci da questo tavolo
web-ban-text = Chi è bandito non può più né sedersi né guardare qui con questo browser.
web-send-away-no = Può restare
# Lo vede chi gioca ancora.
web-left = { $name } ha lasciato il tavolo. Continua un bot, e il posto è libero.


## Una persona su più posti

# Su un posto libero, per chi è già seduto e lo vuole oltre al proprio.
web-sit-too = Anche mio
web-sit-too-on = Anche mio: prendi pure il posto { $number }
web-stand-up-from = Alzati dal posto di { $name }
web-stand-up-all = Alzati da tutti i posti
web-seat-edit = { $name }: nome ed emblema
web-seat-name = Nome su questo posto
# $names è un elenco degli altri posti di una persona.
web-seat-same = la stessa persona di { $names }
web-send-away-several = La stessa persona lascia anche i posti di { $names }.
web-leave-sure-several = Un bot continua a giocare su ogni posto che lasci, finché qualcuno resta al tavolo, e chiunque abbia il link può prenderlo.
web-leave-seat = Lascia il posto di { $name }
web-leave-all = Lascia tutti i { $count } posti
web-my-seats = I tuoi posti
web-my-seat-asked = { $name }: serve una risposta
# Più persone giocano a uno schermo e non devono vedersi le carte.
web-curtain = Passa lo schermo a { $name }
web-curtain-text = Quello che segue è solo per { $name }. Gli altri guardano altrove.
web-curtain-lift = Sono { $name }
web-keys-seat = Al tuo posto successivo; con Maiusc, a quello precedente
web-new-mine = Posti che giochi tu
web-new-mine-one = Uno, che scegli al tavolo
web-new-mine-allies = Puoi prendere altri posti anche al tavolo.
web-new-mine-hint = Puoi prendere altri posti anche al tavolo. Se il gioco ha segreti, lo schermo si copre tra un tuo posto e l'altro.


## Il tavolo

web-table-waiting = Ti portiamo al tavolo.
web-title-playing = { $table }
web-title-your-turn = Tocca a te: { $table }
web-menu = Menu
web-watching = { $count ->
    [one] Una persona assiste.
   *[other] { $count } persone assistono.
}
web-prompt-shown = Guarda cosa succede.
web-prompt-over = La partita è finita.
web-see-end = Guarda com'è finita
web-prompt-chosen = Hai scelto { $choice }.
# $names è l'elenco di chi sta ancora scegliendo.
web-prompt-change = { $count ->
    [one] Puoi cambiare idea finché { $names } non ha scelto.
   *[other] Puoi cambiare idea finché { $names } non hanno scelto.
}
web-prompt-others = { $count ->
    [one] Qualcun altro sta ancora scegliendo.
   *[other] Altri { $count } stanno ancora scegliendo.
}
web-prompt-waiting = In attesa di { $names }.
web-prompt-moment = Un momento.
web-prompt-watching = Stai assistendo alla partita.
web-prompt-resting = Il tavolo riposa finché non torna qualcuno che vi siede.

## What happened, shown one thing after the other

web-go-on = Avanti
web-pause = Pausa (Spazio)
web-resume = Riprendi (Spazio)
web-skip-all = Salta alla fine (Esc)
web-again = Fammelo rivedere
web-again-shown = Di nuovo
web-steps-offer = È la prima volta? Puoi vedere ciò che accade passo dopo passo, con i tuoi tempi.
web-steps-yes = Passo dopo passo
web-steps-no = Lascia scorrere
web-confirm-ask = { $choice }: è questa la tua scelta?
web-confirm-yes = Sì
web-confirm-no = Non ancora

web-clock-left = { $seconds ->
    [one] Resta 1 secondo
   *[other] Restano { $seconds } secondi
}
# Per annullare la propria ultima scelta, se gli altri sono d'accordo.
web-take-back = Annulla la mia ultima scelta
web-undo-mine = Hai chiesto di annullare la tua ultima scelta. Serve il consenso di { $names }.
web-undo-asked = { $name } chiede di annullare una scelta. Accetti?
web-undo-others = { $name } chiede di annullare una scelta. Serve il consenso di { $names }.
web-undo-agree = Accetto
web-undo-refuse = No
web-undo-withdraw = Ci ho ripensato
web-gone = { $name } manca da un po'.
web-stand-in = Fai giocare un bot
web-seat-free = { $name } ha lasciato il tavolo. Il posto è libero.
web-leave = Lascia il tavolo
web-leave-sure = Un bot continua a giocare per te finché qualcuno resta al tavolo, e chiunque abbia il link può prendere il tuo posto.
web-leave-yes = Esci
web-stay = Resta
web-broken = La connessione è caduta. Riproviamo.


## Il registro e le chiacchiere

# Tutti e due insieme, come nome di una parte della pagina.
web-side = Registro e chiacchiere
web-side-unheard = { $count ->
    [one] Registro e chiacchiere, una riga nuova
   *[other] Registro e chiacchiere, { $count } righe nuove
}
web-log = Registro
web-log-empty = Non è ancora successo nulla.
web-log-newest = Vai all'ultima riga
web-before-round = Prima del primo round
web-why = Perché?
web-why-line = Perché? { $line }
web-why-rules = Leggilo nelle regole
web-why-only-option = Non c'era altro da scegliere, quindi non è stato chiesto a nessuno.
web-why-card = Deriva dalla carta { $card }
web-talk = Chiacchiere
web-talk-empty = Nessuno ha ancora detto nulla. Prometti, minaccia e menti quanto vuoi: nulla di ciò che dici ti vincola.
web-talk-empty-allies = Nessuno ha detto niente. Vincete o perdete insieme: fate i piani che volete.
web-talk-ready = Frasi pronte
web-talk-say = Di' qualcosa
web-talk-send = Dillo
web-talk-muted = { $name } ha detto qualcosa, ma hai silenziato questa persona.
# Accanto al nome di chi guarda.
web-talk-watches = (guarda)
web-talk-apart = Chi gioca lo leggerà solo dopo la partita.
web-talk-name-first = Scegli un nome se vuoi parlare.


## Il tavolo semplice, per i giochi senza un disegno proprio

web-plain-wish = Tavoli semplici: ogni gioco a parole
web-plain-table = Il tavolo
web-plain-choices = La tua scelta
web-plain-nothing-asked = Non tocca a te scegliere.
web-plain-not-now = Non adesso
web-plain-read = Leggi { $card }
web-plain-happened = Che cosa è appena successo
web-plain-end = I giocatori
web-plain-winner = vittoria


## La fine

web-won-you = Hai vinto
web-won-you-shared = La vittoria è anche tua
web-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto { $names }
}
web-won-nobody = Non ha vinto nessuno
web-end-place = Il tuo posto: { $place }º su { $count }.
web-rematch = Gioca ancora
web-rematch-offer = C'è un nuovo tavolo pronto per le stesse persone.
web-rematch-go = Vai al nuovo tavolo
web-watch-replay = Guarda il replay
web-download = Scarica la partita
web-share = Condividi questa partita
web-share-link = Link al replay
web-share-hint = Chiunque abbia questo link può rivedere la partita dal primo all'ultimo momento.


## Le mie partite, come le ricorda questo browser

web-history = Le mie partite
web-history-text = Le partite a cui hai preso parte, come le ricorda questo browser. Nessun altro vede questo elenco.
web-history-none = Quando finisce una partita a cui prendi parte, compare qui. La ricorda solo questo browser.
# How a match ended for the reader: a place among all players.
web-place = { $place }º su { $count }
# In games where all win or lose together.
web-history-won = Vittoria
web-history-lost = Sconfitta
web-history-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
web-history-alone = In solitario
# One of the others, who is a bot.
web-history-bot = { $name } ({ $level })
web-history-figures = Statistiche di { $game }
# Heads of a column: the level of the bots, or people.
web-history-against = Contro
web-history-beside = Insieme a
web-history-people = Persone
web-history-matches = Partite
web-history-wins = Vinte
web-history-share = Percentuale
web-history-mean-place = Posto medio
web-history-export = Scarica l'elenco
web-history-forget-this = Dimentica questa partita
web-history-forget = Dimentica questa partita: { $result }, { $date }
web-history-forget-all = Dimentica tutte
web-history-sure = { $count ->
    [one] Questo browser non ricorderà più questa partita. Il suo replay resta dov'è.
   *[other] Questo browser non ricorderà più queste { $count } partite. I loro replay restano dove sono.
}
web-history-forget-yes = Dimenticale
web-history-keep = Tienile


## Una partita scaricata, aperta nella pagina

web-file = Una partita da un file
web-file-text = Guarda una partita che tu o un amico avete scaricato. Scegli il file o trascinalo su questa pagina. Resta in questa scheda.
web-file-open = Apri un file di partita
web-file-drop = Rilascia per guardare questa partita
web-file-none = Nessun file di partita è aperto in questa scheda. Scegline uno per guardarlo.
# $place is where in the file, such as choices[3].
web-file-place = Nel file, in { $place }: { $problem }


## Tasti

web-keys = Scorciatoie da tastiera
web-keys-this = Mostra questo elenco
web-keys-play = Avvia e metti in pausa
web-keys-step = Un momento indietro o avanti
web-keys-ends = All'inizio o alla fine
web-keys-choose = Scegli per numero
web-keys-read = Leggi la carta selezionata
web-keys-pause = Ferma ciò che si vede, o prosegui
web-keys-skip = Chiudi, o salta ciò che si vede
web-key-space = Barra spaziatrice
web-key-escape = Esc
web-key-home = Inizio
web-key-end = Fine


## Replay

web-replay = Replay: { $name }
web-replay-start = Il tavolo prima della prima scelta.
web-replay-choice = { $name }: { $choice }
web-replay-link = Link a questo preciso momento
web-replay-first = All'inizio
web-replay-back = Momento precedente
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Momento successivo
web-replay-last = Alla fine
web-replay-moment = Momento della partita
web-replay-where = Round { $round }, momento { $moment } di { $last }
web-replay-round = Vai a un round
web-replay-phase = Vai a una fase di questo round
web-replay-more = Round, velocità e altro
web-continue-here = Continua da qui


## Regole e carte

web-rules = Le regole di { $game }
web-rules-text = Con parole nostre, dalla prima carta all'ultimo punto. Ogni riga del registro porta alla sua regola.
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [0] Nelle regole queste parole non ci sono.
    [one] Queste parole compaiono in una sezione.
   *[other] Queste parole compaiono in { $count } sezioni.
}
web-rules-contents = Indice
web-cards = Le carte di { $game }
web-cards-text = Tutte le carte, così come appaiono sul tavolo. Scegline una per leggerla da vicino.
web-cards-search = Cerca tra le carte
web-cards-section = Categoria di carte
web-cards-all = Tutte
web-cards-found = { $count ->
    [one] Una carta
   *[other] { $count } carte
}
# On the pages for rules, cards and lessons of a game that has none.
web-page-empty = Qui non c'è ancora nulla da leggere su { $game }.
web-cards-none = Queste parole non compaiono in nessuna carta.
web-card-copies = Copie
web-card-copies-count = { $count ->
    [one] 1 nella scatola
   *[other] { $count } nella scatola
}
web-card-provenance = Origine
web-card-note = Nota


## Lezioni

web-learn = Impara { $game }
web-learn-text = Lezioni brevi su un tavolo vero, dalla più facile alla più difficile. Scegli, vedi passo dopo passo che cosa succede e leggi il perché.
web-learn-progress = { $done ->
    [0] { $all } lezioni, pochi minuti ciascuna.
    [one] 1 lezione completata su { $all }.
   *[other] { $done } lezioni completate su { $all }.
}
web-lesson-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
web-lesson-done = Completata
web-lesson-leave = Torna alle lezioni
# Non "passo": i passi sono quelli del round.
web-lesson-step = Mossa { $step } di { $all }
web-lesson-over = Completata
web-lesson-guide = Che cosa fare
# Un pulsante che richiude la spiegazione, sugli schermi piccoli.
web-lesson-fold = Nascondi la spiegazione
web-lesson-unfold = Mostra la spiegazione
# Di chi è la scelta, a questo punto della lezione.
web-lesson-you-are = Sceglie { $name }
# Chi legge decide da sé, e ogni risposta è buona a modo suo.
web-lesson-decide = La tua decisione
web-lesson-otherwise = { $choice } sarebbe una scelta valida, ma l'esempio prende un'altra strada. Rileggi la spiegazione.
# $choices: ciò che la lezione può mostrare.
web-lesson-unprepared = { $choice } sarebbe una scelta valida. Questa lezione mostra che cosa succede con { $choices }.
web-lesson-show = Fallo per me
web-lesson-came = Che cosa è successo con { $choice }
web-lesson-try = E se avessi scelto altro?
web-lesson-again = Ricomincia
web-lesson-next = Lezione successiva
web-lesson-all-done = E ora gioca
web-lesson-rule = Leggi la regola

## Un giro del tavolo, e l'invito a farlo

web-tour = Un giro del tavolo
web-tour-text = Dove si trova ogni cosa, e che cosa vogliono dire i segni.
# Un pulsante nel menu di un tavolo.
web-tour-open = Mostrami il tavolo
web-tour-stop = { $stop } di { $all }
web-tour-next = Avanti
web-tour-back = Precedente
web-tour-done = Ho capito
web-tour-first-lesson = Alla prima lezione
web-tour-prompt = Questa riga dice sempre che cosa devi decidere, o chi deve ancora scegliere.
    .title = Che cosa devi fare
web-tour-log = Tutto ciò che è successo, riga per riga. Il punto interrogativo accanto a una riga mostra la regola da cui deriva. A un tavolo con altre persone, anche le chiacchiere sono qui.
    .title = Il registro
web-first-time = È la prima volta?
web-first-time-text = Dieci minuti di lezioni e saprai giocare a { $game }.
web-first-time-later = Non ora


## Riconoscimenti

web-unofficial = Un tavolo non ufficiale
web-unofficial-text = Questa è una versione amatoriale, realizzata senza la partecipazione degli editori. I nomi di giochi, carte e personaggi appartengono ai rispettivi proprietari. Non usiamo né le loro illustrazioni né i loro testi: disegni, testi delle carte, regole e atmosfera sono nostri.
web-credits-fonts = Caratteri
# $author ha disegnato un carattere.
web-credits-font = di { $author }, { $licence }
web-credits-icons = Emblemi
web-credits-icons-text = Gli emblemi sulle carte vengono da una raccolta libera per giochi da tavolo. Accanto al nome di ogni artista trovi i suoi disegni.
web-credits-rest = Tutto il resto
web-credits-rest-text = Il lampione, la città, le cornici delle carte e il tavolo sono stati disegnati per Gaslamp.


## Quando qualcosa va storto

web-trouble = C'è un intoppo
web-trouble-no-line = Il server non è raggiungibile. Controlla la connessione e riprova.
web-trouble-unknown = Il server non è riuscito a rispondere. Riprova tra un momento.
web-trouble-no-such-game = Qui questo gioco non c'è.
web-farewell = Non puoi restare qui
# Per rinunciare a un posto che il server non conosce più.
web-without-seat = Continua senza il posto
web-lost = La luce del lampione non arriva fin qui
web-lost-text = A questo indirizzo non c'è nessuna pagina. Forse nel link manca una lettera.
