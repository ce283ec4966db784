### Le lezioni, una scelta dopo l'altra; ogni testo si legge prima di scegliere. I giocatori si chiamano come i loro investigatori.

## Azioni

eldritch-lesson-to-arkham = Sei Silas Marsh, il marinaio, e ti trovi a San Francisco. Lily Chen è a Shanghai e agisce per conto suo. Da qualche parte dorme Azathoth, e dovete risolvere tre Misteri prima che si risvegli. Un round ha tre fasi: nella Fase Azioni ognuno fa due cose, nella Fase Incontri ognuno si imbatte in qualcosa, e nella Fase Miti il mondo reagisce.
    .title = Ad Arkham in treno
    .learn = Le due azioni, percorsi e biglietti, e come rimettersi in forze
eldritch-lesson-to-arkham-1 = È la Fase Azioni e tocca a te. Hai due azioni, che devono essere diverse. Ad Arkham c'è un Portale aperto, ed è lì che vuoi andare. Scegli Viaggiare.
eldritch-lesson-to-arkham-2 = Viaggiando ti muovi di uno spazio lungo un percorso qualsiasi: ferrovia, nave o sentiero inesplorato. Accanto a San Francisco ci sono cinque spazi. Il treno per Arkham passa dallo spazio 5. Scegli lo spazio 5.
eldritch-lesson-to-arkham-3 = L'azione basta per uno spazio solo, ma hai un Biglietto del Treno. Ogni biglietto ti porta uno spazio più in là, lungo un percorso del suo tipo: per mare, quello del Treno non serve a nulla. Scegli Arkham.
eldritch-lesson-to-arkham-4 = Sei ad Arkham, il biglietto è speso e ti resta un'azione: un'altra, perché ognuna si fa una volta sola per round. Hai 6 punti Salute su 8 e tutta la tua Sanità Mentale. Scegli Riposare.
eldritch-lesson-to-arkham-end = Il riposo ridà 1 punto Salute e 1 punto Sanità Mentale; la tua Sanità Mentale era già al massimo, quindi hai guadagnato solo Salute. Ora tocca a Lily. Ricorda: due azioni diverse, uno spazio gratis e ognuno dei successivi per un biglietto. I biglietti si prendono in città, con Prepararsi al Viaggio.

eldritch-lesson-the-tome = Sei Lily Chen e ti trovi a Shanghai, piuttosto provata: 4 punti Salute su 6 e 4 punti Sanità Mentale su 6. Tra i tuoi beni c'è il Tomo Arcano. Molte carte fanno qualcosa quando tu fai qualcos'altro, e questa lo fa quando riposi.
    .title = Un riposo con il Tomo Arcano
    .learn = Prove, dadi e successi, e un bonus che non conta
eldritch-lesson-the-tome-1 = Nulla ti minaccia: con un Mostro nel tuo spazio non potresti riposare. Scegli Riposare.
eldritch-lesson-the-tome-2 = Ti sei ripresa, e il Tomo chiede se vuoi leggere. Sarebbe una prova di Conoscenza. La tua Conoscenza è 2, quindi tiri due dadi; ogni 5 e ogni 6 è un successo, e ne basta uno: 56 volte su 100. Il +2 alla Conoscenza della carta qui non aiuta, perché vale per gli effetti degli Incantesimi. Apri il libro?
eldritch-lesson-the-tome-accept-end = Un 1 e un 3: nessun successo, nessun Incantesimo. Non ti è costato nulla, e al prossimo riposo puoi riprovare.
eldritch-lesson-the-tome-pass-end = Hai lasciato il libro chiuso. Nessun dado è stato tirato e nulla è andato perso, ma nulla si poteva nemmeno vincere: in 56 casi su 100 l'Incantesimo sarebbe stato tuo.
eldritch-lesson-the-tome-end = Ricorda: in una prova si tirano tanti dadi quanto vale l'abilità, con tutto ciò che conta in quel momento. Un 5 o un 6 è un successo. Ciò che puoi fare ma non devi non costa nulla, se la carta non dice altro.

eldritch-lesson-the-shop = Sei Silas e ti trovi a Sydney, una città senza Mostri. Nella riserva ci sono quattro carte: le Risorse che si possono avere adesso. Ognuna mostra il suo prezzo. In questo gioco il denaro non esiste: si paga con i successi.
    .title = Due successi a Sydney
    .learn = Acquisire Risorse, la riserva e i due successi della banca
eldritch-lesson-the-shop-1 = Acquisire Risorse è un'azione che si fa solo nelle città. Effettui una prova di Influenza, per te con tre dadi, e prendi carte che in tutto non costino più dei tuoi successi. Scegli Acquisire Risorse.
eldritch-lesson-the-shop-2 = Un 5, un 6 e un 1: due successi. Decidi tu. L'Ascia costa 2 e ti rende più forte in Combattimento. Il Tomo Arcano costa 3; con un prestito bancario avresti due successi in più, e un Debito. Ascia o prestito bancario?
eldritch-lesson-the-shop-axe-3 = L'Ascia è tua e i successi sono spesi. La banca te ne presterebbe ancora due, ma non devi niente a nessuno, e anche questo vale qualcosa. Scegli Basta così.
eldritch-lesson-the-shop-axe-end = Hai un'Ascia e nessun debito. Il Whisky ha riempito il vuoto nella riserva. Ciò che nessuno prende resta lì per gli altri.
eldritch-lesson-the-shop-loan-3 = Ora hai quattro successi e un Debito. Nessuno sa che cosa c'è sul retro; si girerà durante una Resa dei Conti. Il Tomo costa tre successi su quattro. Scegli Tomo Arcano.
eldritch-lesson-the-shop-loan-4 = Resta un successo, e i successi non si possono conservare. Le Bende evitano una volta la perdita di 2 punti Salute. Scegli Bende.
eldritch-lesson-the-shop-loan-end = Due carte invece di una, e un Debito che prima o poi scadrà. Nel frattempo puoi provare a saldarlo: un'azione e una prova di Influenza. Non aspettare troppo.
eldritch-lesson-the-shop-end = Ricorda: le carte della riserva si pagano con i successi, anche più d'una se bastano. Chi non prende nulla può scartarne una, perché ne arrivino altre.

## Incontri

eldritch-lesson-which-deck = Sei Silas e ti trovi ad Arkham, con 6 punti Salute su 8 e 2 punti Sanità Mentale su 4. È la Fase Incontri: ognuno risolve un incontro nel proprio spazio. Qui non ci sono Mostri, né Indizi, né Portali; soltanto la città.
    .title = Quale mazzo ad Arkham?
    .learn = In che cosa ci si può imbattere in uno spazio, e quale parte della carta conta
eldritch-lesson-which-deck-1 = Nelle nove città con un nome puoi scegliere tra due mazzi. Quello dell'America ha una parte apposta per Arkham, e lì si trovano Incantesimi. Il mazzo Generico ha parti per Città, Terre Selvagge e Mare, e può uscire di tutto. Nessuno conosce le carte in anticipo. Da quale peschi?
eldritch-lesson-which-deck-america-end = La parte di Arkham: una prova di Osservazione per un Incantamento, e fallirla costa 1 punto Salute. Un 1, un 2 e un 4 non erano un successo. A San Francisco la stessa carta ti avrebbe offerto tutt'altro.
eldritch-lesson-which-deck-general-end = La parte per le città: hai recuperato 2 punti Sanità Mentale e poi hai fallito la prova di Osservazione, quindi la tua Rete da Pesca non c'è più. Nelle Terre Selvagge la stessa carta avrebbe messo alla prova la tua Conoscenza.
eldritch-lesson-which-deck-end = Ricorda: leggi solo la parte del tuo spazio. Ogni città è nota per qualcosa: Arkham per gli Incantesimi, altre per i Miglioramenti, le Risorse o gli Artefatti. Guarda uno spazio per sapere a che cosa serve.

eldritch-lesson-first-clue = Sei Lily e ti trovi a Shanghai, dove c'è un Indizio. Il Mistero è Ricerche Occulte: per risolverlo sulla carta deve esserci un Indizio per ogni giocatore. Siete in due, e uno c'è già.
    .title = Un Indizio per il Mistero
    .learn = Indagare, e come si risolve un Mistero
eldritch-lesson-first-clue-1 = Dove c'è un Indizio puoi indagare su di esso invece di affrontare gli altri incontri. La carta dipende dal Grande Antico, e spesso chiede una prova di Osservazione. La tua è 2. Scegli di indagare sull'Indizio di questo spazio.
eldritch-lesson-first-clue-2 = La carta ti ha tolto uno dei due dadi, ma l'altro era un 5: hai questo Indizio e un altro ancora. Più avanti gli Indizi si possono spendere sui dadi. Ma il Mistero dice che un Indizio ottenuto indagando può finire sulla sua carta, adesso e non dopo. Spendi l'Indizio.
eldritch-lesson-first-clue-end = In mare Silas non ha trovato nulla. Poi è arrivata la Fase Miti, e il Mistero si controlla solo quando finisce: Ricerche Occulte è risolto, e Il Vero Nome ha preso il suo posto. Chiede altro, con un segnalino Soprannaturale sul tabellone. Ricorda: leggi sempre che cosa chiede il Mistero. Con tre avrete vinto.

eldritch-lesson-at-the-gate = Sei Silas e ti trovi ad Arkham, davanti al Portale aperto, con 1 Indizio e tutti i tuoi 4 punti Sanità Mentale. Finché un Portale è aperto ne escono Mostri, e può avvicinare il Destino. Si chiude dall'altra parte.
    .title = Due dadi e un Indizio al Portale
    .learn = Mondi Esterni, carte in tre parti, e a che cosa serve un Indizio
eldritch-lesson-at-the-gate-1 = Ci sono anche la città e il mazzo Generico. Ma nessun altro incontro chiude un Portale. Attraversa il Portale.
eldritch-lesson-at-the-gate-2 = La Grande Sala di Celeno: Osservazione meno 1, cioè due dadi invece di tre, e tutti e due hanno fallito. Avevi 56 probabilità su 100. Ora decidi tu. Con l'Indizio puoi ritirare un dado: 33 su 100. Oppure lasci i dadi come sono, fallisci e usi l'Indizio più in basso, dove fallire costa 3 punti Sanità Mentale o 1 Indizio.
eldritch-lesson-at-the-gate-clue-end = Il nuovo dado era un 5: prova superata, e il Portale di Arkham è chiuso. La parte centrale della carta proseguiva con una prova di Conoscenza, un dado solo, e ti è costata 2 punti Sanità Mentale. Senza quel 5 avresti perso l'Indizio e 3 punti Sanità Mentale.
eldritch-lesson-at-the-gate-keep-3 = Hai fallito, quindi conta la parte in basso: perdere 3 dei tuoi 4 punti Sanità Mentale o spendere un Indizio. Con un punto solo, il prossimo spavento sarebbe l'ultimo. Spendi l'Indizio.
eldritch-lesson-at-the-gate-keep-end = La tua Sanità Mentale è intatta, l'Indizio non c'è più e il Portale è ancora aperto. Al prossimo round puoi riprovare tu, o qualcuno con la vista più acuta.
eldritch-lesson-at-the-gate-end = Ricorda: una carta dei Mondi Esterni comincia con una prova, e poi conta esattamente una parte, quella di chi la supera o quella di chi la fallisce. Un Indizio fa ritirare un dado, tante volte quanti Indizi hai, prima che il risultato sia deciso.

eldritch-lesson-the-revolver = Sei Lily e ti trovi a Shanghai, con un Revolver Calibro .38, 1 Indizio, 6 punti Salute e 6 punti Sanità Mentale. Nel tuo spazio c'è un Abitatore del Profondo. Dove ci sono Mostri, vengono prima di tutto: dapprima la tua Volontà contro l'Orrore, poi la tua Forza.
    .title = Il revolver e l'Abitatore del Profondo
    .learn = Il Combattimento: Orrore, Danno, Resistenza e armi
eldritch-lesson-the-revolver-1 = Lo scontro è cominciato. Volontà 3, tre dadi, un successo. L'Orrore è 2, e ogni successo ne toglie 1: perderai 1 punto Sanità Mentale. Potresti spendere l'Indizio per ritirare un dado, ma la seconda prova conta di più. Lascia i dadi come sono.
eldritch-lesson-the-revolver-2 = Forza 4, meno 1 per l'Abitatore del Profondo e più 2 per il revolver: cinque dadi, ma un solo successo. Basta a non farti ferire, perché il Danno è 1. Il Mostro perde 1 punto Salute per ogni successo, e la sua Resistenza è 2. Decidi tu: spendi l'Indizio, 33 su 100, o lasci i dadi come sono?
eldritch-lesson-the-revolver-clue-end = Un 5: due successi, e l'Abitatore del Profondo è sconfitto. Poiché nel tuo spazio non restano Mostri, ora puoi perfino risolvere un altro incontro.
eldritch-lesson-the-revolver-keep-end = Sei illesa e hai ancora l'Indizio. Ma l'Abitatore del Profondo resta lì con 1 dei suoi 2 punti Salute: non li recupera, e al prossimo round lo ritroverai. Finché c'è, non ti imbatti in nient'altro.
eldritch-lesson-the-revolver-end = Ricorda: i successi ti proteggono e insieme feriscono il Mostro. Di più bonus conta solo il più alto. A chi arriva preparato serve meno fortuna.

## La Fase Miti

eldritch-lesson-a-mythos-card = Sei Lily e ti trovi a Shanghai, questa volta da sola, quindi sei tu l'Investigatore Capo. Il Destino è a 12. Il Presagio è verde; sul tracciato seguono blu, rosso, blu e di nuovo verde. Ci sono Portali aperti a Londra, che è blu, e a Roma e Arkham, che sono rossi.
    .title = Una carta Miti
    .learn = Le icone di una carta Miti, il Presagio e il Destino
eldritch-lesson-a-mythos-card-1 = È l'ultimo incontro del round, poi tocca al mondo. Quello che ti serve di più è un po' di respiro. Scegli l'Incontro Generico.
eldritch-lesson-a-mythos-card-2 = L'incontro ti ha fatto bene, ma guarda la carta Miti. Prima vengono le sue icone, in ordine. Il Presagio è avanzato sul blu, e il Portale blu di Londra ha portato il Destino a 11. Nulla sul tavolo aveva una Resa dei Conti. A Istanbul si è aperto un Portale, con uno Zombi. Per ultimo viene il testo: puoi muovere il Presagio senza far avanzare il Destino. La prossima volta passerà al rosso, dove aspettano due Portali. Lo muovi?
eldritch-lesson-a-mythos-card-accept-3 = Da quale spazio farà meno danni? Dopo il verde viene il blu, con un Portale. Dopo questo blu il rosso, con due. Dopo il rosso l'altro blu, con uno. E dopo quello il verde, con il Portale di Istanbul e ciò che Azathoth fa sul verde. Scegli rosso.
eldritch-lesson-a-mythos-card-accept-end = Il Presagio è sul rosso, e Roma e Arkham non hanno contato, perché vi è stato messo e non è avanzato. Da qui passerà al blu, e questo costa 1 punto di Destino invece di 2, se non chiudi prima Londra.
eldritch-lesson-a-mythos-card-pass-end = Il Presagio resta sul blu. Quando avanzerà, Roma e Arkham faranno avanzare il Destino di 2, se non ne chiudi uno in tempo. Almeno adesso sai quali Portali sono urgenti.
eldritch-lesson-a-mythos-card-end = Ricorda: Presagio, Resa dei Conti e Portali sulle carte gialle; Presagio, Mostri e Indizi su quelle verdi; le blu sono Dicerie. E guarda sempre quale colore mostrerà il Presagio dopo.

eldritch-lesson-a-reckoning = Sei Lily, nello spazio 14, e sei l'Investigatore Capo. Sul tavolo c'è una carta Miti gialla. Il Presagio è già avanzato, e la seconda icona è la Resa dei Conti: tutto ciò che porta quell'icona accade adesso, prima sui Mostri, poi sul Grande Antico, sulle carte Miti in gioco e su ciò che hanno gli investigatori.
    .title = Prima la Strega o lo Stregone?
    .learn = Una Resa dei Conti, e chi ne decide l'ordine
eldritch-lesson-a-reckoning-1 = A Roma due Mostri portano l'icona. Lo Stregone tira un dado, e con 1 o 2 l'investigatore più vicino è Maledetto: saresti tu. La Strega toglie 1 punto Salute a chiunque sia Maledetto. L'ordine lo decide l'Investigatore Capo. Chi viene prima?
eldritch-lesson-a-reckoning-witch-2 = La Strega non ha trovato nessuno che fosse Maledetto. Solo dopo lo Stregone ha tirato un 1, e ora lo sei tu. La Resa dei Conti è finita, e a Londra si è aperto un Portale. Il testo della carta oggi non ti serve. Scegli No.
eldritch-lesson-a-reckoning-witch-end = Hai addosso una maledizione, quindi per te solo il 6 è un successo, ma sei illesa. Anche la maledizione ha una Resa dei Conti: con un 4 o più ti lascia.
eldritch-lesson-a-reckoning-warlock-2 = Lo Stregone ha tirato un 1 e ti ha maledetta; poi è arrivata la Strega e ti ha tolto 1 punto Salute. La Resa dei Conti è finita, e a Londra si è aperto un Portale. Il testo della carta oggi non ti serve. Scegli No.
eldritch-lesson-a-reckoning-warlock-end = Hai addosso una maledizione, quindi per te solo il 6 è un successo, e in più hai perso 1 punto Salute. Nell'altro ordine la Strega sarebbe arrivata troppo presto.
eldritch-lesson-a-reckoning-end = Ricorda: prima di una Resa dei Conti guarda che cosa ne porta l'icona. Se sono più cose dello stesso tipo, l'ordine lo decidi tu, e a volte salva qualcuno.

eldritch-lesson-the-awakening = Sei Silas e ti trovi a Londra, davanti al suo Portale blu. Questa volta dorme Cthulhu, ma non profondamente: il Destino è a 1. Il Presagio è verde, e lo spazio che segue è blu. Quello di Londra è l'unico Portale blu.
    .title = Ancora un punto di Destino
    .learn = Che cosa accade quando il Grande Antico si risveglia, e come lo si evita
eldritch-lesson-the-awakening-1 = È la Fase Incontri, la tua ultima occasione prima della prossima carta Miti. Hai 2 punti Sanità Mentale su 4, e un Incontro Generico in città potrebbe farti bene. Oltre il Portale ci sono due dadi, 56 su 100, e fallire potrebbe essere la tua fine. Incontro Generico o Portale?
eldritch-lesson-the-awakening-other-world-2 = Un 5: il Portale di Londra è chiuso. Anche il tuo unico dado di Conoscenza è stato un successo, e puoi scegliere: un Incantesimo, o un Indizio per tempi peggiori. Scegli di ottenere 1 Indizio.
eldritch-lesson-the-awakening-other-world-end = Il Presagio è avanzato sul blu e non ha trovato Portali del suo colore. Il Destino resta a 1 e Cthulhu continua a dormire. Nemmeno per l'Ondata di Mostri c'era un Portale adatto, quindi se ne è aperto uno nuovo a Istanbul. Hai guadagnato un round, niente di più.
eldritch-lesson-the-awakening-general-end = Hai recuperato 2 punti Sanità Mentale. Poi il Presagio è avanzato sul blu, il Portale di Londra ha portato il Destino a 0 e Cthulhu si è risvegliato. La sua scheda è stata girata. D'ora in poi ogni altro punto di Destino è un segnalino Sanità Mentale su di essa, a ogni Resa dei Conti tutti perdono altrettanta Sanità Mentale, e tre Misteri non bastano più: alla fine bisogna sconfiggere Cthulhu stesso.
eldritch-lesson-the-awakening-end = Ricorda: a 0 il Grande Antico si risveglia. Con Azathoth il mondo finisce all'istante; con gli altri diventa molto più dura, ma si può ancora vincere. Chiudi i Portali del colore del Presagio finché c'è tempo.
