### Quello che dice ogni gioco.

core-option-pass = Passa
core-agreement-random = A caso
core-agreement-yes = Sì
core-agreement-no = No
core-list = { $first } e { $last }
core-list-before-i = { $first } e { $last }
core-event-choice-taken = { $seat } aveva una sola scelta, fatta senza chiedere: { $label }.
core-event-played-by = { $by ->
    [clock] Tempo scaduto: un bot ha scelto al posto di { $seat }.
    [stand_in] Da qui in poi un bot gioca al posto di { $seat }.
   *[other] Da qui in poi { $seat } gioca di nuovo.
}

## Scelte

core-match-is-over = la partita è finita, non c'è più nulla da scegliere
core-not-asked = il posto { $seat } non ha nulla da scegliere ora
core-already-chosen = il posto { $seat } ha già scelto e aspetta gli altri
core-nothing-to-change = il posto { $seat } non ha alcuna scelta che si possa ancora cambiare
core-choice-not-understood = { $choice } non è né un'opzione, né un id, né un indice
core-choice-out-of-range = non c'è un'opzione numero { $choice }; opzioni disponibili: { $count }, contando da 0
core-choice-blocked = "{ $choice }" non si può scegliere ora: { $reason }
core-choice-unknown = "{ $choice }" non è un'opzione del posto { $seat } ora; opzioni possibili: { $options }
core-nothing-to-undo = non c'è nessuna scelta da annullare
core-undo-reveals = l'ultima scelta non si può annullare: nel frattempo è stato rivelato qualcosa
core-rolls-run-out = i tiri sono finiti: qui si tira un altro dado, ma non ne è indicata la faccia
core-no-such-thing = { $place }: atteso { $expected }, ma una posizione non ha nulla di simile
core-differs = { $place }: atteso { $expected }, trovato { $found }

## Tavoli

core-unknown-game = il gioco "{ $found }" non esiste; giochi possibili: { $expected }
core-unknown-language = la lingua "{ $found }" non è disponibile; lingue possibili: { $expected }
core-unknown-bot = il bot "{ $found }" non esiste; bot possibili: { $expected }
core-not-installed = serve "{ $library }", che non è installato; pip install "gaslamp[play]" installa tutto ciò che occorre al comando
core-no-such-seat = il posto { $seat } non esiste; i posti vanno da 0 a { $last }
core-wrong-players = non si può giocare in { $found }: i giocatori devono essere da { $least } a { $most }
core-nothing-to-play = { $games } partite con { $workers } processi non sono nessuna, atteso almeno 1 per ciascuno
core-bad-options = le opzioni sono coppie di chiave e valore, trovato { $found }
core-bad-players = i giocatori sono un numero o un elenco di nomi, trovato { $found }
core-bad-name = un nome deve essere un testo leggibile, da 1 a { $limit } caratteri
core-bad-seed = un seme è un numero intero da 0 a 2^64 - 1; trovato: { $found }
core-other-game = trovato il gioco "{ $found }" invece di "{ $expected }"

## File

core-file-missing = il file non esiste
core-file-is-folder = questa è una cartella, serve un file
core-file-special = questo non è un file normale
core-file-too-big = il file supera i { $limit } byte
core-file-not-text = questo non è un file di testo in UTF-8
core-file-unreadable = impossibile leggere: { $reason }
core-file-unwritable = impossibile scrivere: { $reason }
core-file-exists = il file esiste già; scegli un altro nome, o prima eliminalo
core-bad-yaml = la riga { $line } non è YAML valido: { $problem }
core-duplicate-key = riga { $line }: la chiave "{ $key }" compare due volte
core-too-many-values = contiene più di { $limit } valori, contando i riferimenti
core-bad-key = riga { $line }: una chiave deve essere una sola parola o un numero
core-wrong-type = tipo di valore previsto: { $expected }; trovato: { $found }
core-either = { $first } o { $last }
core-either-before-o = { $first } o { $last }
core-kind-whole-number = numero intero
core-kind-text = testo
core-kind-list = lista
core-kind-mapping = mappa
core-kind-yes-or-no = true o false
core-kind-nothing = nessun valore
core-kind-value = un altro tipo di valore
core-missing-field = manca: { $field }
core-unknown-field = chiave sconosciuta "{ $field }"
core-unknown-value = valore sconosciuto { $found }, atteso uno di questi: { $expected }
core-out-of-range = { $found } è fuori dai limiti; previsto: { $bound }
core-wrong-form = { $found } non ha la forma giusta
core-wrong-length = { $found } non ha la lunghezza giusta, atteso { $bound }
core-bad-value = { $problem }
core-unknown-id = { $known ->
    [yes] id sconosciuto "{ $found }"; intendevi "{ $meant }"?
   *[no] id sconosciuto "{ $found }"
}
core-duplicate-id = "{ $found }" compare due volte
core-new-id-incomplete = nel pacchetto di base non c'è nessun "{ $found }", e uno nuovo deve essere completo; manca: { $lacking }

## Pacchetti

core-not-a-pack = questo non è un pacchetto: serve una mappa con la chiave game
core-second-pack-whole = un altro pacchetto deve correggere i precedenti: serve extends: core

## Salvataggi

core-save-broken = questo file di partita è incompleto o danneggiato
core-not-a-save = questo non è un file di partita
core-save-newer = questo file di partita ha la versione { $found }, e questo programma legge fino alla { $expected }; serve un programma più recente
core-save-newer-rules = questa partita usa la versione { $found } delle regole, e questo programma conosce la { $expected }; serve un programma più recente
core-save-other-pack = questa partita usa il pacchetto "{ $title }" ({ $expected }), ma è stato indicato "{ $found_title }" ({ $found }); indica con --pack il pacchetto con cui è stata giocata
core-save-edited = questo file di partita è stato modificato dopo il salvataggio
core-save-ends-elsewhere = ripetendo le scelte si arriva a una posizione ({ $found }) diversa da quella salvata ({ $expected })

## Estensioni

core-plugin-twice = due pacchetti portano un { $group } di nome "{ $name }": { $one } e { $other }; disinstallane uno
core-plugin-target = atteso modulo:nome, trovato "{ $found }"
core-plugin-broken = non si può caricare { $found }: { $reason }
core-plugin-no-game = atteso un gaslamp.Game con id "{ $name }", trovato { $found }
core-plugin-no-package = un gioco dice in quale pacchetto stanno i suoi testi, trovato { $found }; un gioco in un solo file ha bisogno di una cartella propria con __init__.py
core-plugin-bad-id = l'id di un gioco ha solo lettere minuscole, cifre e _, comincia con una lettera e non è una parte di questa casa, trovato "{ $found }"
core-bot-no-class = attesa una classe derivata da gaslamp.Bot, trovato { $found }
core-bot-no-choose = il bot { $bot } non ha un metodo choose(self, decision, look)
core-bot-no-chair = il bot { $bot } non può sedersi: la sua classe viene chiamata con un gaslamp.Chair e nient'altro
core-bot-games = il bot { $bot } deve indicare i suoi giochi in un insieme, non in una parola
core-bot-name-taken = esiste già un bot di nome "{ $name }"
core-bot-other-game = il bot { $bot } non gioca a { $game }, solo a { $games }
core-bot-choice = il bot { $bot } ha risposto a "{ $kind }" con { $found }; scelte possibili: { $options }
core-bot-raised = il bot { $bot } non ha saputo rispondere a "{ $kind }": { $reason }
core-no-positions = questo gioco non può partire da una posizione data
core-no-lab = { $game } non dice quali effetti hanno le sue carte
