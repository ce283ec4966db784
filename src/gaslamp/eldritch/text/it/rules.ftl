### Il compendio delle regole, con parole nostre. Gli eventi ne portano gli id: `eldritch-rule-travel` è la regola travel.

eldritch-rule-setup =
    La preparazione ha nove passi, e il loro ordine può contare.

    1. Si apre il tabellone.

    2. I 9 Portali si mescolano in una pila coperta, i 36 Indizi in una scorta coperta. Gli altri segnalini si tengono a portata di mano.

    3. Il gruppo decide chi è l'Investigatore Capo, oppure lo affida al caso. A partire da lui e in senso orario, ogni giocatore sceglie un investigatore e lo colloca nel suo spazio iniziale.

    4. Ognuno riceve tutta la propria Salute e Sanità Mentale e i propri Beni iniziali. Le Risorse e gli Incantesimi che ne fanno parte si prendono direttamente dalla scatola, prima di mescolare qualsiasi mazzo.

    5. Il gruppo sceglie un Grande Antico e fa ciò che la sua scheda prescrive per la preparazione.

    6. Tutti i Mostri vanno nella coppa dei Mostri, tranne i Mostri Epici e quelli che il Grande Antico mette da parte.

    7. Le carte Mistero, Indagine e Incontro Speciale degli altri Grandi Antichi tornano nella scatola. Tutte le 18 carte Spedizione formano un solo mazzo. Incantesimi e Condizioni restano scoperti, perché il loro retro è segreto. Gli altri mazzi si dividono in base al retro e si mescolano.

    8. Il mazzo Miti si costruisce in tre livelli. La scheda Grande Antico dice quante carte verdi, gialle e blu, prese a caso, ha ogni livello. Ogni livello si mescola per conto suo; il I sta sopra il II, e questo sopra il III. Il mazzo, di 15 o 16 carte, non si mescola mai più. Le carte avanzate tornano nella scatola senza che nessuno le guardi.

    9. Poi, in quest'ordine: la carta di Riferimento per il numero di giocatori; il segnalino Destino sul numero indicato dalla scheda Grande Antico; il segnalino Presagio sul verde; quattro Risorse nella riserva; i Portali della carta di Riferimento, ognuno con un Mostro; il segnalino Spedizione Attiva nel luogo mostrato dalla prima carta Spedizione; gli Indizi della carta di Riferimento; il primo Mistero, con ciò che fa quando entra in gioco.

    Le capacità che si usano una volta per round non si possono usare durante la preparazione. Il Grande Antico, gli investigatori e l'Investigatore Capo si possono concordare prima (ancient_one=cthulhu, investigators=random, lead=0).
    .title = Preparazione
eldritch-rule-round =
    Un round ha tre fasi: nella Fase Azioni gli investigatori si muovono e si preparano, nella Fase Incontri combattono e affrontano i loro incontri, nella Fase Miti sono le forze del Grande Antico a colpire. Si va avanti così finché la partita non è vinta o persa, da tutti insieme.

    Ciò che dice un componente prevale su queste regole, e un «non può» vale sempre. La metà di un numero si arrotonda per eccesso. «Un investigatore» puoi essere tu; «un altro investigatore» no.
    .title = Il round
eldritch-rule-lead =
    L'Investigatore Capo è il primo in ogni fase, pesca la carta Miti e risolve ciò che non si rivolge a nessun altro: le carte Miti, la scheda Grande Antico, gli effetti Resa dei Conti dei Mostri. Quando il gruppo deve decidere e non è d'accordo, decide lui.

    Alla fine della Fase Miti può passare il segnalino a un qualsiasi altro investigatore. Se viene sconfitto, lo passa subito a un investigatore a sua scelta; se non ce n'è nessuno, lo tiene.
    .title = L'Investigatore Capo
eldritch-rule-turn-order =
    Nella Fase Azioni e nella Fase Incontri gioca per primo l'Investigatore Capo, poi gli altri in senso orario; ognuno finisce prima che cominci il successivo. L'investigatore attivo è chi sta agendo: chi è di turno, oppure chi ha ricevuto un'azione da un altro, finché dura quell'azione. Nella Fase Miti lo è l'Investigatore Capo.

    Se più cose accadono nello stesso momento, l'investigatore attivo ne sceglie l'ordine. Se più investigatori hanno qualcosa da fare o da scegliere, comincia l'Investigatore Capo e seguono gli altri in senso orario.
    .title = Ordine di turno
eldritch-rule-spaces =
    Il tabellone ha 36 spazi: nove città con un nome, sei luoghi di spedizione e 21 spazi numerati. Ogni spazio è Città, Terre Selvagge o Mare. I luoghi di spedizione sono Terre Selvagge, tranne l'Antartide, che è Mare.

    Due spazi uniti da un percorso sono adiacenti. Un percorso è ferroviario, navale o inesplorato, e si può seguire nei due sensi. I percorsi che escono da un lato del tabellone rientrano dall'altro: Tokyo è adiacente al 2, Sydney al 3, e l'1 al 19.
    .title = Spazi e percorsi
eldritch-rule-nearest =
    Lo spazio, l'investigatore o il Portale più vicino è quello che dista meno percorsi, di qualunque tipo siano. Anche il tuo spazio conta, se corrisponde. A parità di distanza sceglie chi risolve l'effetto; se non è di nessuno, l'Investigatore Capo.

    Per uno spazio casuale si pesca un Indizio dalla scorta: lo spazio è il suo, e l'Indizio si scarta. Se non c'è nessun Indizio da pescare, nemmeno tra gli scarti, lo spazio lo sceglie l'Investigatore Capo.
    .title = Il più vicino e lo spazio casuale
eldritch-rule-action-phase =
    Nel tuo turno effettui fino a due azioni: Viaggiare, Riposare, Scambiare, Prepararsi al Viaggio, Acquisire Risorse e quelle offerte dal tuo investigatore e dalle tue carte. Un'azione si conclude prima di cominciarne un'altra, e puoi anche rinunciarvi.

    Ogni azione si può effettuare una sola volta per round, anche se qualcosa ti dà un'azione aggiuntiva. Le azioni di componenti diversi sono azioni diverse.

    Ciò che si fa «durante la Fase Azioni» si fa prima o dopo un'azione, mai a metà.
    .title = La Fase Azioni
eldritch-rule-travel =
    Ti muovi in uno spazio adiacente lungo un percorso qualsiasi. Poi puoi spendere quanti Biglietti di Viaggio vuoi, e ognuno ti fa muovere di uno spazio in più: quello del Treno lungo un percorso ferroviario, quello della Nave lungo un percorso navale. I Mostri non ti fermano.

    Esempio: Silas Marsh viaggia da San Francisco allo spazio 5, spende un Biglietto del Treno e raggiunge Arkham, tutto con una sola azione.
    .title = Viaggiare
eldritch-rule-rest =
    Recuperi 1 punto Salute e 1 punto Sanità Mentale. Non puoi riposare se nel tuo spazio c'è un Mostro. Chi ha già il massimo di una delle due recupera comunque l'altra.

    Le carte che fanno qualcosa quando riposi lo fanno adesso, una volta ciascuna. Una Condizione ottenuta durante questo riposo non vi partecipa.

    Esempio: Lily Chen riposa con il Tomo Arcano, che le permette una prova di Conoscenza. I suoi 2 dadi non danno nessun successo, quindi non ottiene nessun Incantesimo; il riposo vale lo stesso.
    .title = Riposare
eldritch-rule-trade =
    Scambi Beni con un altro investigatore nel tuo spazio, nei due sensi e quanti ne volete: Risorse, Artefatti, Incantesimi, Indizi e biglietti. Condizioni, Miglioramenti, Salute e Sanità Mentale non si scambiano, e non si scambia con un investigatore sconfitto.

    Una carta ricevuta in uno scambio non conta come ottenuta: ciò che accadrebbe ottenendola non accade. Un componente già usato in questo round per la sua azione resta usato anche quando cambia mano.
    .title = Scambiare
eldritch-rule-prepare =
    In uno spazio Città ottieni un Biglietto di Viaggio: del Treno se allo spazio arriva un percorso ferroviario, della Nave se vi arriva un percorso navale. Nessuno ha più di due biglietti; se ne hai già due, puoi scartarne uno per prendere quello nuovo.
    .title = Prepararsi al Viaggio
eldritch-rule-acquire =
    In uno spazio Città senza Mostri effettui una prova di Influenza. Poi puoi ottenere dalla riserva Risorse i cui valori, sommati, non superino i tuoi successi. Se non ne ottieni nessuna, puoi scartare una carta della riserva. Finita l'azione, la riserva torna a quattro carte.
    .title = Acquisire Risorse
eldritch-rule-loan =
    Una volta durante un'azione Acquisire Risorse puoi ottenere una Condizione Debito e aggiungere così 2 successi al tuo risultato. Chi ha già un Debito non può chiedere un secondo prestito.
    .title = Il prestito bancario
eldritch-rule-reserve =
    Nella riserva ci sono quattro Risorse scoperte. Quando una carta la lascia, la prossima del mazzo Risorse ne prende subito il posto; soltanto durante un'azione Acquisire Risorse i vuoti si riempiono quando l'azione è finita.

    Quando un effetto ti dà una carta della riserva, scegli tra quelle che vanno bene.
    .title = La riserva
eldritch-rule-component-actions =
    Un testo contrassegnato da «Azione» sulla tua scheda Investigatore o su una delle tue carte è un'azione che puoi effettuare. Quella di ogni componente si usa una volta per round in tutto: una carta che cambia mano non si può usare una seconda volta. Puoi usare le azioni di più componenti, spendendo un'azione per ciascuna.

    Esempio: Lily Chen usa l'azione della sua scheda e, come seconda azione, quella di una Risorsa.
    .title = Azioni dei componenti
eldritch-rule-local-actions =
    Un'«Azione Locale» può essere effettuata da ogni investigatore che si trovi nello spazio di chi ha il componente, compreso il proprietario. Ciascuno può effettuarla una volta per round. Due carte con lo stesso nome sono due componenti: chi vuole aiutare con due Debiti può farlo, con un'azione per ciascuno.
    .title = Azioni Locali
eldritch-rule-delayed =
    Il segnalino di un investigatore in Ritardo sta coricato. Nel suo prossimo turno della Fase Azioni si rialza, e nient'altro: non effettua azioni e non può fare ciò che si fa «durante la Fase Azioni».

    Se finisci in Ritardo durante le tue stesse azioni, l'azione in corso termina, quelle che ti restano sono perdute, ma alla fine non resti in Ritardo. Allo stesso modo termina un'azione che ti ha concesso un altro; il turno che hai ancora davanti non va perduto con essa. Chi è già in Ritardo non può finirci di nuovo, né sceglierlo come costo.

    Mark Harrigan, e chi ha l'Orologio da Taschino, non finiscono in Ritardo a meno che non lo scelgano loro. Essere indicati dall'Investigatore Capo non è una loro scelta.
    .title = In Ritardo
eldritch-rule-detained =
    Trattenuto è una Condizione. Chi ce l'ha non può muoversi né essere mosso da nulla, e può effettuare soltanto l'Azione Locale di questa carta: una prova di Influenza che, se superata, la fa scartare. Anche gli altri nel suo spazio possono effettuarla. Mark Harrigan non ottiene questa Condizione a meno che non lo scelga.

    Nella Fase Incontri la carta si gira e se ne risolve il retro, al posto di qualsiasi incontro; nemmeno i Mostri nello spazio si combattono.
    .title = Trattenuto
eldritch-rule-encounter-phase =
    Ogni investigatore affronta un incontro. Chi è Trattenuto risolve invece quella carta.

    Se nel tuo spazio ci sono Mostri, devi combatterli tutti, una volta ciascuno. Se poi non ne resta nessuno, puoi affrontare un altro incontro a tua scelta.

    Senza Mostri scegli tra ciò che offre il tuo spazio: un Incontro del Luogo o Generico, oppure uno con qualcosa che si trova lì: un Indizio, un Portale, la Spedizione Attiva, un segnalino Diceria, il Mistero attivo, un investigatore sconfitto. Anche ciò che una carta permette «come incontro» richiede uno spazio senza Mostri.

    La carta si risolve per quanto possibile e si scarta.
    .title = La Fase Incontri
eldritch-rule-combat =
    Combatti tutti i Mostri nel tuo spazio, uno dopo l'altro, nell'ordine che scegli, ma quelli Epici per ultimi.

    1. La prova di Volontà, con il modificatore del Mostro. Se il suo Orrore supera i tuoi successi, perdi tanti punti Sanità Mentale quanta è la differenza.

    2. La prova di Forza, con il modificatore del Mostro. Se il suo Danno supera i tuoi successi, perdi tanti punti Salute quanta è la differenza. Nello stesso momento il Mostro perde tanti punti Salute quanti sono i tuoi successi.

    3. Un Mostro che ha perso tanti punti Salute quanta è la sua Resistenza, o di più, è sconfitto. Altrimenti resta, e con lui le sue ferite.

    Una prova che il Mostro non mostra si salta. Con Orrore 0 la prova si effettua comunque, per ciò che può accadere fallendola. Resistenza 0 significa che il Mostro è sconfitto. Se perdi l'ultimo punto Salute o l'ultimo punto Sanità Mentale, l'incontro finisce subito.

    Esempio: Lily Chen incontra un Abitatore del Profondo: Orrore 2, Danno 1, Resistenza 2. Per la Volontà tira 3 dadi e ottiene un successo, quindi perde 1 punto Sanità Mentale. Per la Forza ha 4 dadi, meno 1 per il Mostro, più 2 per il Revolver Calibro .38: ne tira 5 e ottiene un successo. Non perde Salute, e l'Abitatore del Profondo resta con 1 ferita.
    .title = Combattimento
eldritch-rule-ambush =
    Un Mostro che ti tende un'imboscata si pesca a caso dalla coppa dei Mostri e si combatte subito. Non è mai stato sul tabellone: non viene generato, ciò che fa quando viene generato non accade, e dopo torna sempre nella coppa, sconfitto o no. Poi prosegue il testo che lo ha portato. Un'imboscata non dà diritto a un altro incontro.

    Se il Mostro è indicato per nome, non si pesca nessun segnalino: valgono i suoi valori stampati.

    È diverso quando un Mostro viene generato nel tuo spazio e devi combatterlo: viene generato con tutto ciò che comporta, lo combatti anche se per questo è finito altrove e, se non è sconfitto, resta dove si trova.
    .title = Imboscata
eldritch-rule-monsters =
    Per generare un Mostro se ne pesca uno a caso dalla coppa dei Mostri. Se fa qualcosa quando viene generato, accade subito. Se la coppa è vuota, non ne arriva nessuno.

    Un Mostro sconfitto o scartato torna nella coppa. Scartare non è sconfiggere. Un Mostro sconfitto da un effetto, senza combattere, è sconfitto, ma non «in un Incontro di Combattimento».

    I Mostri che il Grande Antico mette da parte arrivano soltanto se chiamati per nome, e se ce n'è ancora uno; dopo tornano da parte. I Cultisti hanno i valori e le capacità che dà loro la scheda Grande Antico.
    .title = Mostri
eldritch-rule-epic-monsters =
    I Mostri Epici non sono mai nella coppa: li porta per nome una carta o il Grande Antico. Soltanto il loro testo, o quello di ciò che li ha portati, può muoverli o scartarli. Sono sconfitti soltanto quando perdono tanti punti Salute quanta è la loro Resistenza, e allora tornano nella scatola.

    Per il resto sono Mostri come gli altri: si combattono, impediscono di riposare, e su di loro funzionano gli effetti che fanno perdere Salute ai Mostri, come Quarantena dell'Agenzia o Avvizzimento.

    Dove la loro Resistenza conta i giocatori, si intende l'icona della carta di Riferimento. Se uno è già sul tabellone, non ne arriva un secondo con lo stesso nome.
    .title = Mostri Epici
eldritch-rule-location =
    In una città con un nome puoi pescare una carta della sua regione: America per Arkham, Buenos Aires e San Francisco; Europa per Londra, Roma e Istanbul; Asia/Australia per Shanghai, Sydney e Tokyo. Vale la parte con il nome della tua città.

    Ciò che il tabellone promette sotto una città è quello che le sue carte danno spesso, mai una certezza.

    Esempio: ad Arkham scegli tra il mazzo America e la parte Città del mazzo Generico.
    .title = Incontri del Luogo
eldritch-rule-general =
    In qualsiasi spazio puoi pescare dal mazzo Generico. Vale la parte per il tipo del tuo spazio: Città, Terre Selvagge o Mare.
    .title = Incontri Generici
eldritch-rule-research =
    Con un Indizio nel tuo spazio puoi pescare una carta Indagine del Grande Antico; vale la parte per il tipo del tuo spazio. «Questo Indizio» è il segnalino nello spazio; «un Indizio aggiuntivo» viene dalla scorta. Un Indizio che non viene né ottenuto né scartato resta dov'è.

    Se lì ci sono più Indizi, l'incontro è con uno di essi.

    Chi indaga da lontano con Chiaroveggenza conta come se fosse nello spazio dell'Indizio durante quell'incontro, e i Mostri di quello spazio non contano; quelli del proprio spazio sì.
    .title = Incontri di Indagine
eldritch-rule-other-world =
    Con un Portale nel tuo spazio puoi pescare una carta dei Mondi Esterni. Per tutto ciò che accade resti nel tuo spazio.

    Chiudere il Portale significa scartarlo in questo modo. I Portali scartati da altri effetti non sono chiusi, e ciò che attende la chiusura di un Portale non accade.

    Esempio: Silas Marsh effettua una prova di Osservazione −1: 3 dadi meno 1 fanno 2. Non ottiene nessun successo e risolve l'effetto di fallimento: perde 3 punti Sanità Mentale, a meno che non spenda un Indizio.
    .title = Incontri nei Mondi Esterni
eldritch-rule-expedition =
    Con il segnalino Spedizione Attiva nel tuo spazio puoi pescare la prima carta Spedizione, il cui retro mostra questo luogo. Poi il segnalino va nel luogo mostrato dalla nuova prima carta; la segue sempre, qualunque cosa la faccia cambiare.
    .title = Incontri Spedizione
eldritch-rule-rumor-encounter =
    Con un segnalino Diceria nel tuo spazio puoi risolvere l'incontro descritto dalla carta della Diceria.

    In Realtà Frantumata, il cui incontro è nei Mondi Esterni, «chiudi questo Portale» risolve invece la Diceria.
    .title = Incontri con una Diceria
eldritch-rule-mystery-encounter =
    Alcuni Misteri descrivono un incontro: in un certo spazio, oppure dove si trova uno dei loro segnalini Soprannaturale. Chi è lì può risolverlo come proprio incontro.
    .title = Incontri di un Mistero
eldritch-rule-special =
    Alcuni Grandi Antichi hanno un mazzo di Incontri Speciali. Un Mistero o la scheda Grande Antico dice dove si può pescare una di queste carte, e di quale tipo.
    .title = Incontri Speciali
eldritch-rule-defeated-encounter =
    Con un investigatore sconfitto nel tuo spazio puoi risolvere l'incontro della sua scheda: Menomato se ha perso tutta la Salute, Folle se ha perso tutta la Sanità Mentale. Prendi tutti i suoi Beni ed effettui una prova dell'abilità indicata lì. Se la superi, il Destino arretra di 1. In ogni caso il suo segnalino e la sua scheda lasciano la partita.
    .title = Incontri con un investigatore sconfitto
eldritch-rule-complex =
    Le carte dei Mondi Esterni, Spedizione e Incontro Speciale hanno tre riquadri. Risolvi l'effetto iniziale e poi esattamente uno degli altri due, per intero: l'effetto di successo se hai superato la prova, l'effetto di fallimento se l'hai fallita. Soltanto se è lo stesso effetto di successo a dirlo, segue anche quello di fallimento.
    .title = Incontri complessi
eldritch-rule-tests =
    In una prova tiri tanti dadi quanto vale la tua abilità, contando il tuo Miglioramento, il modificatore della prova, il tuo bonus e i dadi aggiuntivi. Si tira sempre almeno 1 dado; questo si guarda per ultimo.

    Ogni 5 e ogni 6 è un successo. Con uno o più successi superi la prova, se non ne è richiesto un altro numero; senza, la fallisci. Il numero di successi è il risultato della prova.

    Un dado che una carta ti dice semplicemente di tirare non è una prova: non si può ritirare, e non importa se sei Benedetto o Maledetto.
    .title = Prove
eldritch-rule-bonuses =
    Di tutti i bonus «+n» adatti a una prova conta solo il più alto. I dadi aggiuntivi sono un'altra cosa: contano tutti, e si annunciano prima del tiro. Tutto il resto che fanno le tue carte, come ritirare dadi, può venire da più di una.

    Un bonus senza costo conta sempre. Quello che si paga, o che dice «puoi», è una tua scelta; quello che hai pagato dura fino alla fine dell'incontro, e in un combattimento può servire per entrambe le prove.

    Un bonus per gli effetti degli Incantesimi vale anche per la prova sul fronte di un Incantesimo. Fallire con Inaridire non impedisce altri bonus.
    .title = Bonus e dadi aggiuntivi
eldritch-rule-rerolls =
    Dopo il tiro puoi spendere un Indizio per ritirare un dado, tutte le volte che vuoi e che puoi pagare. Le carte che permettono di ritirare dadi lo fanno una volta per prova ciascuna, se non dicono altro. Vale il nuovo numero.

    I dadi che si ritirano sono sempre insuccessi, i più bassi per primi. Quando hai finito, si contano i successi.
    .title = Ritirare i dadi
eldritch-rule-blessed =
    Benedetto e Maledetto sono Condizioni. Per chi è Benedetto ogni 4, 5 e 6 è un successo; per chi è Maledetto soltanto il 6.

    Nessuno è entrambe le cose: se hai una delle due e dovresti ottenere l'altra, scarti soltanto quella che hai. Se dovresti ottenere quella che hai già, la sua carta si gira e se ne risolve il retro.

    Alla Resa dei Conti tiri un dado: Benedetto si scarta con 1 o 2, Maledetto con 4, 5 o 6.
    .title = Benedetto e Maledetto
eldritch-rule-mythos-phase =
    L'Investigatore Capo pesca la prima carta Miti e risolve ciò che mostra, in quest'ordine e nient'altro: avanza il Presagio, Resa dei Conti, Portali, Ondata di Mostri, Indizi, segnalino Diceria, segnalini Soprannaturale e, per ultimo, il testo.

    Le carte gialle mostrano Presagio, Resa dei Conti e Portali; le verdi Presagio, Ondata e Indizi; le blu sono Dicerie, con Indizi e a volte segnalini. Se un'altra carta mette in gioco una carta Miti, se ne risolvono anche le icone.

    Alla fine della fase si controlla il Mistero, i giocatori senza investigatore ne scelgono uno nuovo e l'Investigatore Capo può passare il segnalino. L'ordine lo può scegliere l'Investigatore Capo; gli si chiede quando può fare differenza.

    Se non si può pescare nessuna carta, la fase passa subito alla sua fine; se a quel punto la partita non è vinta, è persa.
    .title = La Fase Miti
eldritch-rule-omen =
    Il segnalino Presagio si muove di uno spazio in senso orario: verde (cometa), blu (costellazione), rosso (eclissi), blu e di nuovo verde. Poi il Destino avanza di 1 per ogni Portale sul tabellone il cui simbolo corrisponde al nuovo spazio.

    Se avanza di più spazi, si controlla ognuno di quelli in cui entra. Un Portale appena generato non fa avanzare il Destino da solo.

    Spostare indietro il Presagio non è un avanzamento, e non lo è nemmeno metterlo in uno spazio a scelta: ciò che attende che avanzi non accade, e il Destino avanza soltanto se lo dice la carta.
    .title = Il Presagio
eldritch-rule-reckoning =
    Si risolvono tutti gli effetti Resa dei Conti in gioco: prima quelli dei Mostri, poi quello della scheda Grande Antico, poi quelli delle carte Miti In Corso e infine quelli dei Beni e delle Condizioni degli investigatori, cominciando dall'Investigatore Capo e in senso orario.

    Se ce n'è più di uno dello stesso gruppo, l'ordine lo sceglie l'Investigatore Capo per i Mostri e le carte Miti, e ognuno per i propri Beni e le proprie Condizioni; te lo si chiede quando può fare differenza. Ciò che arriva nel frattempo, un nuovo Mostro o una nuova Condizione, questa volta non conta. Se un Mostro ha risvegliato il Grande Antico, la Resa dei Conti è quella del retro della sua scheda.

    Il simbolo Resa dei Conti nell'angolo di una carta ricorda soltanto che la carta ha un effetto simile.
    .title = Resa dei Conti
eldritch-rule-gates =
    Si generano tanti Portali quanti ne indica la carta di Riferimento. Per ognuno, il primo Portale della pila va nella sua città, e lì si genera un Mostro.

    I Portali sono 9: San Francisco e Istanbul sono verdi; Buenos Aires, Londra e Tokyo blu; Arkham, Roma, Shanghai e Sydney rossi. I Portali che corrispondono al Presagio fanno avanzare il Destino; chiuderli è il modo di trattenerlo.
    .title = Portali
eldritch-rule-surge =
    A ogni Portale che corrisponde al Presagio attuale si generano tanti Mostri quanti ne indica la carta di Riferimento. Se non corrisponde nessun Portale, si genera invece un Portale, con il suo Mostro.
    .title = Ondata di Mostri
eldritch-rule-clues =
    Si generano tanti Indizi quanti ne indica la carta di Riferimento: ognuno si pesca a caso dalla scorta e si mette coperto nel suo spazio. Per ogni spazio esiste un solo Indizio. Dove un testo indica un altro luogo, lo spazio stampato non conta.

    Gli Indizi si ottengono negli Incontri di Indagine e in altri modi. Si spendono per risolvere Misteri e Dicerie, per pagare dei costi e per ritirare dadi.
    .title = Indizi
eldritch-rule-rumors =
    Una Diceria è una carta Miti In Corso. Spesso ha un segnalino in uno spazio del tabellone, dove se ne può risolvere l'incontro; la carta dice come si risolve la Diceria, e che cosa accade se si tarda troppo. Una Diceria si risolve subito, senza aspettare la fine della fase.

    Quando è risolta, la carta si scarta con tutto ciò che ha sopra, e così il segnalino Diceria, i Mostri Epici e i segnalini Soprannaturale che ha portato. Indizi, altri Mostri, Portali e Condizioni restano.

    Una Diceria rimasta senza segnalini Soprannaturale fa ciò che minacciava; dopo, se la carta lo dice, vale come risolta.
    .title = Dicerie
eldritch-rule-eldritch-tokens =
    Se una carta Miti mostra segnalini Soprannaturale, se ne colloca su di essa quella quantità. Misurano il suo tempo o i suoi progressi. Altri segnalini Soprannaturale stanno negli spazi, sul Mistero attivo, sulla scheda Grande Antico o presso il tracciato del Presagio, come dicono le carte.

    Ce ne sono sempre abbastanza: un segnalino che manca nella scatola si sostituisce con qualsiasi cosa.
    .title = Segnalini Soprannaturale
eldritch-rule-events =
    Un Evento lo risolve l'Investigatore Capo, e poi si scarta. Una carta In Corso resta accanto alla scheda Grande Antico, e il suo testo vale finché qualcosa non la fa scartare.

    «Ogni investigatore» significa prima l'Investigatore Capo e poi gli altri in senso orario; ognuno effettua le proprie prove e le proprie scelte.
    .title = Eventi e carte In Corso
eldritch-rule-running-out =
    Portali: se la pila è vuota, i Portali scartati si mescolano e formano la nuova pila. Se non ce ne sono, il Destino avanza invece di 1.

    Indizi: se la scorta è vuota, vi tornano gli Indizi scartati. Se non ce ne sono, non si genera e non si ottiene nulla.

    Mostri: se la coppa è vuota, non ne arriva nessuno.

    Carte: un mazzo vuoto si rifà con la sua pila degli scarti; soltanto il mazzo Miti non si rifà mai. I segnalini di ogni altro tipo non finiscono mai.
    .title = Quando qualcosa finisce
eldritch-rule-mysteries =
    C'è un solo Mistero attivo alla volta; la sua carta dice che cosa bisogna fare. Si controlla alla fine della Fase Miti: se ha sopra quanto serve, o se il suo Mostro Epico è stato sconfitto, è risolto. I segnalini che ha sopra e quelli che ha collocato si scartano, se la carta non dice altro, e si pesca il Mistero successivo, che fa ciò che fa quando entra in gioco.

    I numeri che parlano dei giocatori si riferiscono all'icona della carta di Riferimento; non diminuisce mai, nemmeno se dei giocatori sono stati eliminati.

    Un Mistero risolto che torna nel suo mazzo non conta più. Ciò che riguarda «il Mistero attivo» non riguarda mai il Mistero Finale.
    .title = Misteri
eldritch-rule-doom =
    Il Destino avanza verso lo 0 e arretra allontanandosene, ma mai oltre il 20. Comincia da 15 con Azathoth, da 12 con Cthulhu, da 13 con Shub-Niggurath e da 14 con Yog-Sothoth. Allo 0 il Grande Antico si risveglia.
    .title = Il Destino
eldritch-rule-awakening =
    Quando il Destino arriva a 0, la scheda Grande Antico si gira, e ciò che dice sul risveglio accade subito. Da allora vale il retro al posto del fronte, anche per i Cultisti. Con Azathoth la partita è persa.

    Il Destino non può più arretrare. Ogni volta che dovrebbe avanzare, accade invece il testo del retro, una volta per ogni passo; vale anche per i passi ancora da fare quando è arrivato a 0.
    .title = Il Grande Antico si risveglia
eldritch-rule-final-mystery =
    Con il Grande Antico sveglio tre Misteri risolti non bastano: va risolto anche il Mistero Finale sul retro della sua scheda. Conta ciò che chiede la scheda, come sconfiggere il Grande Antico stesso; ciò che comincia solo con il terzo Mistero risolto lo attende. Non si aspetta la fine della Fase Miti: appena è risolto, la partita è vinta.

    Gli effetti sul «Mistero attivo» non lo toccano.
    .title = Il Mistero Finale
eldritch-rule-winning =
    Gli investigatori vincono insieme non appena tre Misteri sono risolti oppure, se il Grande Antico è sveglio, tre Misteri e il Mistero Finale. I giocatori eliminati vincono con gli altri.

    Se la partita risulta vinta e persa nello stesso istante, è vinta.
    .title = Vincere la partita
eldritch-rule-losing =
    La partita è persa quando lo dice la scheda Grande Antico, quando lo dice una carta, quando tutti i giocatori sono stati eliminati, oppure quando si deve pescare una carta Miti e non ce ne sono più.

    Una sconfitta durante la Fase Miti viene prima della fine di quella fase: un Mistero che allora sarebbe stato risolto non serve più. Nel caso del mazzo vuoto, invece, viene prima la fine della fase.

    Se tutti gli investigatori sono sconfitti insieme, ma i giocatori non sono eliminati, la partita continua.
    .title = Perdere la partita
eldritch-rule-health-sanity =
    Ognuno comincia con la Salute e la Sanità Mentale stampate sulla sua scheda, e non ne ha mai di più. Ciò che si perde si può prevenire; recuperare significa riavere ciò che si è perso, fino al massimo. A 0 di una delle due, l'investigatore è sconfitto all'istante.
    .title = Salute e Sanità Mentale
eldritch-rule-prevention =
    Quando dovresti perdere Salute o Sanità Mentale, una carta può prevenire una parte della perdita. Dice quanto, e se protegge anche altri nel tuo spazio; se non lo dice, protegge soltanto il proprietario, come la Statua Grottesca. Più carte possono aiutare nella stessa perdita.

    Si può prevenire anche una perdita che scegli per evitare qualcos'altro; la scelta vale lo stesso. Ciò che si spende non si può prevenire.
    .title = Prevenire le perdite
eldritch-rule-spending =
    Ciò che si spende è un costo: devi averlo per intero, altrimenti non puoi pagare. L'ultimo punto Salute e l'ultimo punto Sanità Mentale non si possono mai spendere, e ciò che si spende non si può prevenire. Un costo che gli investigatori possono pagare come gruppo si divide come vogliono.

    «Puoi»: fallo o lascia stare. «Questo o quello»: scegli. «Quello, a meno che tu non faccia questo»: puoi fare questo; altrimenti, o se non puoi, accade quello. Una Condizione che hai già, o finire in Ritardo quando già lo sei, non si può scegliere come costo.

    Se devi scartare più di quanto hai, scarti quello che hai.
    .title = Costi e scelte
eldritch-rule-defeat =
    Chi ha 0 Salute o 0 Sanità Mentale è sconfitto all'istante; la sua azione o il suo incontro si interrompe.

    1. Il Destino avanza di 1.

    2. Il suo segnalino va nello spazio Città più vicino (a parità di distanza sceglie il suo giocatore) ed è contrassegnato da Salute o Sanità Mentale, a seconda di ciò che ha perso; se sono a 0 entrambe, sceglie il giocatore.

    3. Le sue Condizioni e i suoi Miglioramenti si scartano. I suoi Beni restano sulla scheda, per chi lo troverà.

    4. Se era l'Investigatore Capo, passa il segnalino a un investigatore a sua scelta; se non ce n'è nessuno, lo tiene.

    Un investigatore sconfitto non è più un investigatore: gli effetti sugli investigatori non lo riguardano.
    .title = Investigatori sconfitti
eldritch-rule-devoured =
    Un investigatore divorato conta come sconfitto, ma non lascia nulla: il Destino avanza di 1, tutto ciò che ha si scarta, segnalino e scheda lasciano la partita, e il segnalino Investigatore Capo si passa come per una sconfitta.
    .title = Investigatori divorati
eldritch-rule-new-investigators =
    Alla fine della Fase Miti ogni giocatore il cui investigatore è stato sconfitto ne sceglie uno nuovo: chiunque non sia in gioco e non sia stato sconfitto in questa partita. Il nuovo investigatore comincia nel suo spazio iniziale con tutta la sua Salute e Sanità Mentale.

    Le carte iniziali si prendono dal mazzo, dalla pila degli scarti o dalla riserva; se una ce l'ha qualcun altro, o ha lasciato la partita, ne fa a meno.
    .title = Nuovi investigatori
eldritch-rule-elimination =
    Chi è sconfitto o divorato dopo il risveglio del Grande Antico è eliminato: non sceglie un nuovo investigatore e non partecipa più. Lo stesso vale per chi attende ancora un nuovo investigatore quando il Grande Antico si risveglia, e per chi non ne trova più nessuno.

    Se tutti sono eliminati, la partita è persa; se gli altri vincono, gli eliminati vincono con loro.
    .title = Giocatori eliminati
eldritch-rule-possessions =
    Sono Beni le Risorse, gli Artefatti, gli Incantesimi, gli Indizi e i Biglietti di Viaggio; non lo sono le Condizioni, i Miglioramenti, la Salute e la Sanità Mentale. Non c'è altro limite che due biglietti in tutto e una copia di ogni Incantesimo. Nessuno può liberarsi di un Bene quando gli pare: se ne va soltanto se viene scambiato, speso o scartato da un effetto.
    .title = Beni
eldritch-rule-gaining-cards =
    Una carta casuale viene dalla cima del suo mazzo; un Incantesimo o una Condizione casuale dal fondo, perché quei mazzi sono scoperti. Se è una che hai già, si mette da parte e si prende la successiva, se c'è.

    Una carta di un certo tratto o nome è la prima che va bene e che non hai, cercata nel mazzo a partire dal fondo e poi nella pila degli scarti; dopo, il mazzo si mescola. Una Risorsa indicata per nome che si trova nella riserva si prende da lì. Se non si trova nulla, non si ottiene nulla.

    Nessuno ha due volte lo stesso Incantesimo o la stessa Condizione: il secondo Incantesimo si scarta, la seconda Condizione non si ottiene. Incantesimi e Condizioni scartati si rimescolano subito nei loro mazzi.
    .title = Ottenere carte
eldritch-rule-spells =
    Il fronte di un Incantesimo dice quando si può lanciare e quale prova richiede. Dopo la prova la carta si gira, si risolve la riga del retro che corrisponde al risultato e la carta torna scoperta, a meno che non si debba scartare. Nessuno guarda il retro prima.

    Se un Incantesimo si lancia su qualcuno, come Benedizione di Iside o Sondare il Vuoto, lo si sceglie prima della prova. Nebbie di Releh si può lanciare anche se non ci sono Mostri; se funziona, puoi eludere tutti i Mostri del tuo spazio, non soltanto alcuni.
    .title = Incantesimi
eldritch-rule-conditions =
    Una Condizione sta scoperta davanti a te, con il retro sconosciuto. Quando si gira, il retro si risolve subito; dice se la carta si scarta o torna scoperta. Finché è girata, il suo fronte non conta.

    Le Follie (Amnesia, Allucinazioni, Paranoia) richiedono una prova di Volontà a ogni Resa dei Conti, le Ferite (alla Schiena, Interna e alla Gamba) una prova di Forza; chi la fallisce gira la carta. Quando riposi, puoi tirare un dado per ognuna e scartarla con 5 o 6.

    Patto Oscuro: alla Resa dei Conti tiri un dado e con un 1 lo giri. Debito: si gira alla Resa dei Conti; come Azione Locale si può effettuare una prova di Influenza che, se superata, lo fa scartare. Trattenuto, Benedetto e Maledetto hanno regole proprie.

    Le Condizioni non si scambiano, e nessuno ha due volte la stessa.
    .title = Condizioni
eldritch-rule-improvements =
    Migliorare un'abilità le aggiunge 1, fino a un massimo di +2 per ciascuna. I Miglioramenti fanno parte dell'abilità; i bonus delle carte no.
    .title = Miglioramenti
eldritch-rule-secrets =
    Nessuno conosce il retro degli Incantesimi e delle Condizioni non ancora girati, l'ordine dei mazzi, i Portali della pila, gli Indizi della scorta, i Mostri che usciranno dalla coppa e le carte Miti rimaste nella scatola.

    Tutto il resto è palese: ciò che ognuno ha, i due lati delle schede e dei segnalini Mostro, gli Indizi degli investigatori e le pile degli scarti. Gli investigatori sono alleati e possono parlare di tutto questo.
    .title = Che cosa è segreto
eldritch-rule-difficulty =
    Ogni carta Miti è facile, normale o difficile, e di solito partecipano tutte. Una partita più facile si gioca senza le carte difficili (difficulty=easy), una più difficile senza quelle facili (difficulty=hard). In una partita a livelli il livello I ha solo carte facili, il II solo normali e il III solo difficili (difficulty=staged).
    .title = Difficoltà
eldritch-rule-starting-rumor =
    Per un inizio più duro, dopo la preparazione entra in gioco una Diceria a caso che non sia nel mazzo Miti, con il suo segnalino Diceria, i suoi segnalini Soprannaturale e ciò che fa quando entra in gioco (starting_rumor=true). Per questa carta non si generano Indizi.
    .title = Una Diceria dall'inizio
eldritch-rule-reference-cards =
    La carta di Riferimento dice quanti Portali e quanti Indizi si generano, e quanti Mostri arrivano a ogni Portale in un'Ondata:

    1 o 2 giocatori: 1 Portale, 1 Indizio, Ondata di 1.

    3 o 4 giocatori: 1 Portale, 2 Indizi, Ondata di 2.

    5 o 6 giocatori: 2 Portali, 3 Indizi, Ondata di 2.

    7 o 8 giocatori: 2 Portali, 4 Indizi, Ondata di 3.

    Il gruppo può concordare un'altra carta (variant=true). Nello stesso ordine, 1 giocatore, più facile: 1, 2, 1. 4 giocatori, più difficile: 2, 2, 1. 5 giocatori, più facile: 2, 3, 1. 7 o 8 giocatori, più difficile: 3, 4, 1.
    .title = Carte di Riferimento
eldritch-rule-solo =
    Una persona sola può giocare con un investigatore. Allora i componenti con il tratto Lavoro di Squadra restano nella scatola: Servizio di Consegna, Rapporto via Radio e Contenitore Cerebrale Mi-go (solo=false li lascia dentro). Oppure può guidare più investigatori, con la carta di Riferimento per quel numero.
    .title = Giocare in solitario
eldritch-rule-score =
    Chi vuole può contare un punteggio dopo una vittoria; più è basso, meglio è.

    Più 1 per ogni Portale sul tabellone, più 1 ogni tre Mostri, più 1 per ogni Condizione Maledetto e ogni Patto Oscuro, più 3 per ogni Diceria in gioco.

    Meno 1 ogni tre Indizi che hanno gli investigatori, meno 1 per ogni Condizione Benedetto, meno il numero su cui si trova il Destino.

    Un gruppo di tre incompleto conta come intero.
    .title = Il punteggio
eldritch-rule-only-option = Quando c'è una sola scelta possibile, il programma la fa per te e te lo dice.
    .title = Scelte obbligate
eldritch-rule-stand-in = Quando a qualcuno scade il tempo, un bot sceglie al suo posto; può anche sostituire chi è assente da un po' o se n'è andato. Il bot vede ciò che può vedere quella persona e nient'altro. Il registro lo dice: ogni volta che scade il tempo, e una volta quando un bot subentra e quando la persona torna.
    .title = Altre mani
