### Quello che il server risponde quando qualcosa non si può fare. Ognuna è una frase per chi gioca.

## I giochi, con i loro id

server-game-bloodborne = Bloodborne: Il Gioco di Carte
    .text = Da tre a cinque cacciatori contro gli stessi mostri, e gli uni contro gli altri. Mezz'ora di bluff e avidità.
server-game-eldritch = Eldritch Horror
    .text = Fino a otto investigatori girano insieme il mondo perché un Grande Antico non si svegli. Con amici, con bot o in solitaria.

## Trovare un tavolo

server-no-such-table = Questo tavolo non esiste. Forse il link è incompleto: fattelo mandare di nuovo.
server-no-such-match = Questa partita non esiste, o non è ancora finita.
server-no-such-lesson = Questa lezione non esiste.
server-no-such-page = A questo indirizzo non c'è nulla.
server-no-such-pack = Questo server non ha il pacchetto { $found }.
server-file-other-pack = Questa partita è stata giocata con le carte "{ $title }", che questo server non ha.
server-file-from-position = Questa partita non è iniziata dal principio ma da una posizione preparata. gaslamp replay può mostrarla, questa pagina no.
server-no-spectators = A questo tavolo non si può assistere, e i posti sono tutti occupati.
server-old-secret = Il posto che avevi a questo tavolo non è più tuo. Puoi ancora assistere, o prenderne uno libero.
server-you-left = Hai lasciato il tavolo.

## Prendere posto

server-not-seated = Può farlo solo chi siede al tavolo.
server-already-seated = Hai già un posto a questo tavolo.
server-seat-taken = Questo posto è occupato.
server-name-taken = A questo tavolo qualcuno si chiama già { $name }.
server-empty-seats = Ci sono ancora posti liberi. Aspetta qualcuno, o mettici dei bot.
server-only-while-seating = La partita è iniziata, quindi questo non si può più cambiare.
server-only-while-playing = A questo tavolo non c'è una partita in corso.
server-only-while-over = La partita non è ancora finita.
server-not-gone = L'assenza di { $name } è ancora troppo breve.

## Chi ospita

server-only-host = Può farlo solo chi ospita. Qui è { $name }.
server-nobody-else-there = Lì non c'è nessun'altra persona a cui possa riferirsi.
server-kicked = { $name }, che ospita questo tavolo, ti ha tolto il posto.
server-banned = Chi ospita questo tavolo ti ha allontanato per sempre.
server-name-first = Scrivi il tuo nome prima di parlare, così si sa chi sei.

## Scegliere

server-stale = Questa scelta è arrivata troppo tardi: la partita è andata avanti.
server-too-late = Qualcun altro ha fatto prima. Guarda di nuovo e scegli.
server-not-yet = Questa scelta riguarda un momento non ancora arrivato.
server-same-choice = Hai già fatto questa scelta.
server-bot-plays = Per questo posto ora gioca un bot.
server-just-change = Nessuno ha ancora visto la tua scelta: basta scegliere di nuovo.
server-no-undo = Nessuno chiede di annullare una scelta.
server-too-many-undos = In questa partita si è già annullato abbastanza.
server-too-many-changes = Hai già cambiato idea abbastanza volte per una sola domanda.
server-undo-open = Qualcuno propone già di annullare qualcosa.
server-nothing-to-continue = Una partita si può continuare da un momento tra 0 e { $last }, non da { $found }.
server-say-something = Di' qualcosa, con parole tue o con una frase pronta.
server-unknown-phrase = La frase pronta "{ $found }" non esiste.

## La connessione

server-bad-message = Richiesta non compresa: { $problem }
server-hello-first = Il primo messaggio deve essere hello.
server-hello-once = Il messaggio hello è già arrivato.
server-other-protocol = Questo client parla la versione { $found }, il server la versione { $expected }. Ricarica la pagina.
server-other-origin = Questa richiesta arriva da un altro sito.
server-too-fast = Troppe richieste tutte insieme. Aspetta un momento e riprova.
server-too-many-connections = Questo server accetta al massimo { $limit } connessioni dallo stesso indirizzo.
server-our-fault = Qualcosa è andato storto da parte nostra. Non è cambiato nulla: riprova.
server-closing = Il server sta per chiudere. Quando riaprirà, ritroverai il tuo tavolo.

## Avviare il server

server-database-unusable = il database non si può usare: { $reason }
server-other-schema = il database ha il formato { $found }, questa versione di Gaslamp usa il formato { $expected }
server-port-unusable = la porta { $port } non si può usare, scegline un'altra: { $reason }
server-no-such-host = { $host } non è un indirizzo di questo computer
server-no-such-port = { $port } non è una porta, ci si aspettava da 0 a 65535
server-no-client = il client per il browser non è stato compilato; script/play lo compila
server-at = Il tavolo ti aspetta su { $url }. Per fermare il server premi Ctrl+C.

## Sedersi al tavolo dalla riga di comando

server-not-a-table-link = { $found } non è il link di un tavolo, atteso qualcosa come http://host:8420/table/ID
server-not-reached = { $url } non è raggiungibile: { $reason }
server-no-free-seat = A questo tavolo non ci sono posti liberi.
server-line-broken = La connessione con il tavolo è caduta.
server-joined-seated = { $name } siede al tavolo e aspetta che qualcuno inizi la partita.
server-joined-ended = La partita è finita. Punteggi: { $scores }.
