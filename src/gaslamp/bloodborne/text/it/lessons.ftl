### La guida passo passo, una scelta alla volta; ogni testo appare prima della scelta. Nelle prime lezioni e nelle decisioni proprie
### si guida un solo Cacciatore; negli esempi del regolamento, tutti e tre.

## Le prime lezioni: guidi un solo Cacciatore, gli altri scelgono da sé

bloodborne-lesson-first-blow = Sei Henryk, uno di tre Cacciatori; gli altri due scelgono da sé. Al centro c'è un Mostro. I suoi Echi sono la sua Salute, e ogni Eco che gli prendi è un punto per te.
    .title = Il primo colpo
    .learn = Scegliere una carta, il dado del Mostro, prendere Echi, e che cosa succede quando un Mostro muore o fugge
bloodborne-lesson-first-blow-1 = Ognuno sceglie una carta in segreto, poi si rivelano tutte insieme. Il numero su un'Arma è il danno che infligge, e per ogni punto prendi un'Eco. L'Ascia da Cacciatore infligge 2 danni, più di ogni altra carta che hai in mano. Gioca Ascia da Cacciatore.
bloodborne-lesson-first-blow-2 = Le tre asce hanno preso tutti e 6 gli Echi. La Folla della Caccia è morta, e ognuno ha ottenuto un Trofeo, perché tutti e tre l'avevano danneggiata. Ora è arrivato il Corvo Mangiacarogne, con 7 Echi. La tua ascia è nella pila degli scarti: ciò che giochi non è più nella tua mano. Gioca Mannaia Dentata.
bloodborne-lesson-first-blow-end = Hai preso 1 Eco, ma al Corvo Mangiacarogne ne restavano 4 ed è fuggito: stavolta niente Trofeo, però quel che hai preso è tuo. Hai 3 Echi raccolti, Salute 7 e un Trofeo Umanoide. Ricorda: tutti scelgono, il Mostro attacca, i Cacciatori attaccano, e il Mostro che a quel punto è ancora vivo se ne va.

bloodborne-lesson-fast-or-strong = Il Paziente Belva ha 4 Echi. In questo round il Primo Giocatore è Eileen: lei colpisce per prima, poi Ludwig, e tu, Henryk, vieni per ultimo.
    .title = Veloce o forte
    .learn = L'ordine degli attacchi, e la pistola che spara prima di tutti
bloodborne-lesson-fast-or-strong-1 = Stavolta decidi tu. Due Asce da Cacciatore prenderebbero tutti e 4 gli Echi prima che tocchi a te. La tua ascia infligge 2 danni, ma colpisce solo nel Passo 5, seguendo l'ordine. La Pistola da Cacciatore prende un'Eco soltanto, ma se è l'unica in gioco spara nel Passo 3, prima del Mostro e di tutti gli altri. Ascia da Cacciatore o Pistola da Cacciatore?
bloodborne-lesson-fast-or-strong-hunter-axe-end = Eileen e Ludwig avevano giocato tutti e due l'ascia, perciò quando è toccato a te non restava nulla: né Echi né Trofeo. Se uno dei due si fosse trattenuto, avresti preso 2 Echi. Colpire forte ma per ultimo è una scommessa su ciò che lasciano gli altri.
bloodborne-lesson-fast-or-strong-hunter-pistol-end = Hai sparato prima di tutti, e nessuno ha potuto toglierti quell'Eco. Eileen ne ha presi 2, l'ascia di Ludwig ne ha trovata soltanto 1, e il Paziente Belva è morto. Un'Eco nel round della sua morte è bastata per un Trofeo Belva. Se qualcun altro avesse giocato una Pistola da Cacciatore, nessuna delle due sarebbe stata rapida.
bloodborne-lesson-fast-or-strong-end = Ricorda: prima di scegliere, guarda a che punto sei nell'ordine. Chi viene presto può contare sulla forza, chi viene tardi ha bisogno di rapidità.

## Decisioni tue

bloodborne-lesson-when-to-dream = Sei Henryk, con 5 Echi raccolti e Salute 3. Gli Echi raccolti si perdono quando muori; quelli custoditi sono al sicuro. Il Giardino di Occhi attacca con il dado giallo.
    .title = Ancora un'Eco?
    .learn = Quando restare e quando custodire i tuoi Echi
bloodborne-lesson-when-to-dream-1 = Decidi tu. In 38 attacchi su 100 il dado giallo infligge 3 danni o più, cioè tutta la tua Salute. Ascia da Cacciatore: altri 2 Echi, se sopravvivi. Pistola da Cacciatore: 1 Eco prima dell'attacco, ma devi comunque sopravvivere. Sogno del Cacciatore: nessuna Eco, metà dei danni, e i tuoi 5 Echi sono custoditi.
bloodborne-lesson-when-to-dream-hunter-axe-2 = È uscito 3: hai perso la vita prima di poter colpire, e con essa i tuoi 5 Echi. Nel Passo 7 torni come ogni Cacciatore morto, con tutta la Salute e un Potenziamento. La Fiala di Sangue ti cura prima dell'attacco del Mostro. Prendi Fiala di Sangue.
bloodborne-lesson-when-to-dream-hunter-axe-end = Non hai custodito nulla e, con Rom come Boss Finale, una seconda morte ti metterebbe fuori dalla partita. Eppure in 62 round come questo su 100 ora avresti con te 7 Echi. Hai messo in gioco 5 Echi per vincerne 2.
bloodborne-lesson-when-to-dream-hunter-pistol-2 = Il tuo sparo ha preso 1 Eco, ma poi è uscito 3: hai perso la vita e tutti e 6 gli Echi. Un'Arma rapida non ti protegge. Nel Passo 7 torni e prendi un Potenziamento. Prendi Fiala di Sangue.
bloodborne-lesson-when-to-dream-hunter-pistol-end = Con la pistola l'Eco era sicura, la tua vita no. Con più Salute, o con meno da perdere, sarebbe stata una buona carta.
bloodborne-lesson-when-to-dream-hunters-dream-2 = È uscito 3, la metà è 1: vivi ancora, e i tuoi 5 Echi sono custoditi. Tutte le tue carte sono tornate in mano e puoi prendere un Potenziamento. Prendi Martello della Chiesa.
bloodborne-lesson-when-to-dream-hunters-dream-end = Non hai preso nessuna Eco, eppure ci hai guadagnato più di tutti: 5 Echi al sicuro, la mano piena, il Martello della Chiesa e Salute 8. Con un tiro basso avresti perso l'occasione di prenderne 2: è il prezzo della sicurezza.
bloodborne-lesson-when-to-dream-end = Ricorda: confronta ciò che puoi vincere con ciò che puoi perdere. Più Echi porti con te e meno Salute hai, prima conviene sognare.

bloodborne-lesson-odds = Tre dadi, tre pericoli. Il verde ha le facce 0, 0, 1, 1+, 1+, 2. Il giallo 0, 1, 1, 1+, 2+, 3. Il rosso 0, 1+, 2, 2+, 3, 4. Il + vuol dire: somma e tira di nuovo. In media un attacco infligge 1,25 danni con il verde, 2 con il giallo e 3 con il rosso.
    .title = Di che cosa sono capaci i dadi
    .learn = Le facce dei tre dadi, e quanto è probabile sopravvivere
bloodborne-lesson-odds-1 = Sei Henryk, con Salute 3 e 4 Echi raccolti, e il Corvo Mangiacarogne ha il dado verde. Su 100 attacchi, quelli da 3 danni o più sono 13 con il verde, 38 con il giallo e 61 con il rosso. Decidi tu: resti e giochi Ascia da Cacciatore, oppure Sogno del Cacciatore?
bloodborne-lesson-odds-hunter-axe-2 = È uscito 1+ e poi 0: 1 danno. Hai preso 2 Echi e ne porti con te 6. Ma ora è arrivato il Corvo Sanguinario con il dado rosso, e con Salute 2 moriresti in 81 attacchi su 100. Con Sogno del Cacciatore i danni si dimezzano, e solo un 4 o più ti ucciderebbe: 40 su 100. Gioca Sogno del Cacciatore.
bloodborne-lesson-odds-hunter-axe-3 = È uscito 3, la metà è 1: ti resta Salute 1, e 6 Echi sono custoditi. Ora scegli qualcosa per i prossimi round. Prendi Martello della Chiesa.
bloodborne-lesson-odds-hunter-axe-end = Hai tenuto duro dove il rischio era piccolo, 13 su 100, e hai sognato quando è diventato grande: 6 Echi custoditi. Però hai affrontato il dado rosso con Salute 2, e stavolta ti è andata bene.
bloodborne-lesson-odds-hunters-dream-2 = È uscito 1+ e poi 0, e la metà di 1 è 0. I tuoi 4 Echi sono custoditi e le carte usate sono tornate. Chiunque arrivi, un'Arma pesante farà comodo. Prendi Martello della Chiesa.
bloodborne-lesson-odds-hunters-dream-3 = Ecco il Corvo Sanguinario con il dado rosso. Ma tu hai Salute 8, e il dado rosso infligge 8 danni o più solo in 2 attacchi su 100. Puoi colpire senza paura. Gioca Martello della Chiesa.
bloodborne-lesson-odds-hunters-dream-end = È uscito 3, e hai preso gli ultimi 3 Echi: il Corvo Sanguinario è morto, e hai un Trofeo Umanoide, 4 Echi custoditi e 3 raccolti. Hai lasciato 2 Echi del Corvo Mangiacarogne e hai affrontato il dado rosso con tutta la tua Salute.
bloodborne-lesson-odds-end = Ricorda: poco più di 1 con il verde, 2 con il giallo, 3 con il rosso. Questa è la media; con un + può diventare molto di più.

bloodborne-lesson-which-upgrade = È il Passo 7 e sei Henryk. Hai giocato Sogno del Cacciatore: i tuoi 3 Echi sono custoditi e le carte usate sono tornate. La Belva Chierica, un Boss con il dado giallo a cui restano 6 Echi, sarà ancora qui nel prossimo round. Scegli un Potenziamento: lo giocherai subito.
    .title = Quale Potenziamento?
    .learn = A che cosa servono i Potenziamenti forti, sicuri e rapidi
bloodborne-lesson-which-upgrade-1 = Decidi tu. Il Martello della Chiesa è l'Arma più forte di tutte: 4 danni. La Pistola a Ripetizione ne infligge solo 1, ma nel suo round non subisci danni dall'attacco del Mostro. Il Fucile di Ludwig ne infligge 2, sempre nel Passo 3, prima del Mostro e degli altri Cacciatori. Quale prendi?
bloodborne-lesson-which-upgrade-kirkhammer-2 = Hai in mano il Martello della Chiesa, hai di nuovo Salute 8 e sei il Primo Giocatore. Gioca Martello della Chiesa.
bloodborne-lesson-which-upgrade-kirkhammer-end = L'attacco ti è costato 3 punti Salute. Poi il tuo martello ha preso 4 Echi e l'ascia di Eileen gli ultimi 2: la Belva Chierica è morta, e tutti e due avete ottenuto un Trofeo Belva e un Trofeo Umanoide. Ludwig è arrivato tardi. La forza vale di più quando il Mostro sta per morire e tu colpisci presto.
bloodborne-lesson-which-upgrade-repeating-pistol-2 = Hai in mano la Pistola a Ripetizione e hai di nuovo Salute 8. Nel round in cui la giochi, l'attacco del Mostro non ti fa danni. Gioca Pistola a Ripetizione.
bloodborne-lesson-which-upgrade-repeating-pistol-end = L'attacco è costato 3 punti Salute a Ludwig e addirittura 4 a Eileen, che aveva raccolto più Echi di tutti; a te nessuno. Hai preso 1 Eco, e il Boss resta con 2. La sicurezza vale di più quando porti con te molti Echi o hai poca Salute.
bloodborne-lesson-which-upgrade-ludwigs-rifle-2 = Hai in mano il Fucile di Ludwig e hai di nuovo Salute 8. Il fucile spara nel Passo 3, chiunque sia il Primo Giocatore. Gioca Fucile di Ludwig.
bloodborne-lesson-which-upgrade-ludwigs-rifle-end = Hai preso 2 Echi prima dell'attacco. Ma a quel punto ne avevi raccolti quanti Eileen, e la Belva Chierica infligge 1 danno in più a chi ne ha di più: è costato 4 punti Salute a tutti e due. Il Boss resta con 1 Eco. La rapidità vale di più quando vieni tardi nell'ordine, o quando al Mostro restano pochi Echi.
bloodborne-lesson-which-upgrade-end = Ricorda: prendi ciò che manca alla tua mano. Colpisci troppo piano, troppo tardi, o muori troppo presto?

bloodborne-lesson-who-to-trust = Il Cane Rabbioso ha 5 Echi e, se fugge, morde tutti: 2 danni. Se ne può parlare, ma ciò che si dice non obbliga nessuno. Eileen dice che userà l'ascia. Ludwig dice che farà lo stesso.
    .title = Di chi ti puoi fidare?
    .learn = Quanto valgono le promesse al tavolo, e come leggerle
bloodborne-lesson-who-to-trust-1 = Sei Henryk, il Primo Giocatore, con Salute 6 e 1 Eco raccolta. Eileen ha Salute 4 e 4 Echi raccolti, Ludwig ha Salute 8 e nessuna Eco. Con le loro due asce e la tua, o con la tua pistola, il cane morirebbe. Decidi tu: Ascia da Cacciatore, Pistola da Cacciatore o Sogno del Cacciatore?
bloodborne-lesson-who-to-trust-hunter-axe-end = Ludwig ha mantenuto la parola; Eileen ha sognato e ha custodito i suoi 4 Echi. La tua ascia e quella di Ludwig hanno preso 4 Echi, e il cane è fuggito con l'ultima. Fra l'attacco e il morso ti è rimasta Salute 3. Però hai 2 Echi in più, e Ludwig ha visto che mantieni la parola.
bloodborne-lesson-who-to-trust-hunter-pistol-end = Ludwig ha mantenuto la parola; Eileen ha sognato e ha custodito i suoi 4 Echi. Il tuo sparo ha preso 1 Eco, l'ascia di Ludwig 2, e il cane è fuggito con il resto. Fra l'attacco e il morso ti è rimasta Salute 3. Però hai tenuto l'ascia per un round migliore.
bloodborne-lesson-who-to-trust-hunters-dream-2 = Ludwig ha mantenuto la parola, ma Eileen ha sognato, proprio come te, e il cane è fuggito. Hai subito solo metà di ogni ferita, e la tua Eco è custodita. Come Primo Giocatore scegli il Potenziamento prima di Eileen. Prendi Fucile di Ludwig.
bloodborne-lesson-who-to-trust-hunters-dream-end = Hai Salute 8, tutte le tue carte e un fucile, ma solo 1 Eco. Ludwig ha colpito da solo; la prossima volta forse non ti crederà.
bloodborne-lesson-who-to-trust-end = Eileen portava con sé 4 Echi e aveva Salute 4, e chi ha molto da perdere sogna, qualunque cosa dica. Ludwig non aveva nulla da perdere. Ricorda: non chiederti chi è sincero, chiediti che cosa ci guadagna ciascuno.

## Un round intero

bloodborne-lesson-scourge-beast = Tre Cacciatori affrontano un Mostro, e per un round intero li guidi tutti e tre. La Belva della Piaga ha 3 Echi, che sono la sua Salute: per ogni danno che infliggi ne prendi una. Echi e Trofei saranno i tuoi punti alla fine della partita.
    .title = Un round intero: la Belva della Piaga
    .learn = Trasformazione, e un round intero nel suo ordine
bloodborne-lesson-scourge-beast-1 = Sei Henryk e hai il segnalino Primo Giocatore. Nel Passo 1 ognuno sceglie una carta in segreto, poi le carte si rivelano tutte insieme. La tua Ascia da Cacciatore è nella pila degli scarti, perciò preferisci vedere prima che cosa fanno gli altri: con Trasformazione tiri fuori un'Arma quando tutte le carte sono scoperte. Gioca Trasformazione.
bloodborne-lesson-scourge-beast-2 = Ora sei Eileen: hai Salute 5 e 1 Eco raccolta. Non sai che cosa ha scelto Henryk. La Pistola da Cacciatore infligge solo 1 danno, ma, se nessun altro gioca la sua, spara nel Passo 3, prima dell'attacco del Mostro. Gioca Pistola da Cacciatore.
bloodborne-lesson-scourge-beast-3 = Ora sei Ludwig, e manca solo la tua scelta. La tua Ascia da Cacciatore infligge 2 danni, ma come quasi tutte le Armi colpisce solo nel Passo 5, dopo il Mostro e dopo i Cacciatori che vengono prima di te. Appena hai scelto, si rivelano tutte e tre le carte. Gioca Ascia da Cacciatore.
bloodborne-lesson-scourge-beast-4 = Passo 2: sei di nuovo Henryk, e sul tavolo vedi una Pistola da Cacciatore e un'Ascia da Cacciatore. Se rivelassi anche la tua pistola, nessuna delle due sarebbe rapida, quindi la tieni per dopo. Ora verranno gli effetti Istantanei, il dado del Mostro e gli attacchi dei Cacciatori, a cominciare dal tuo. Rivela Mannaia Dentata.
bloodborne-lesson-scourge-beast-end = Eileen ha sparato per prima e ha preso 1 Eco. Sul dado è uscito 2+, e il + vuol dire: tira di nuovo e somma. Poi uno 0 ha chiuso il conto, e tutti hanno subito 2 danni. Quindi, in ordine dal Primo Giocatore, Henryk ha preso 1 Eco, e l'ascia di Ludwig ne ha trovata soltanto un'altra. Senza più Echi la Belva della Piaga è morta, e poiché tutti e tre l'avevano danneggiata in questo round, ognuno ha ottenuto un Trofeo Belva. Ricorda l'ordine: scegliere, rivelare, trasformare, effetti Istantanei, il Mostro, i Cacciatori.

## Un Mostro fugge

bloodborne-lesson-winter-lantern-escapes = La Lanterna Bianca ha 6 Echi e attacca con il dado giallo. Un Mostro comune resta un round soltanto: se dopo gli attacchi dei Cacciatori ha ancora Echi, fugge. E questo ha anche una capacità per quel momento.
    .title = La Lanterna Bianca fugge
    .learn = Mostri che fanno qualcosa quando fuggono
bloodborne-lesson-winter-lantern-escapes-1 = Sei Henryk, il Primo Giocatore, e hai in mano le cinque carte iniziali, uguali per tutti. Tre Asce da Cacciatore prenderebbero tutti e 6 gli Echi, ma non puoi sapere che cosa scelgono gli altri. Colpisci più forte che puoi. Gioca Ascia da Cacciatore.
bloodborne-lesson-winter-lantern-escapes-2 = Ora sei Eileen e tieni l'ascia per un'occasione migliore. Ti basta un'Eco sicura: se la tua Pistola da Cacciatore è l'unica in gioco, spara prima di tutti. Gioca Pistola da Cacciatore.
bloodborne-lesson-winter-lantern-escapes-3 = Ora sei Ludwig. Le carte che giochi finiscono nella tua pila degli scarti e tornano solo con Sogno del Cacciatore. Perciò lasci agli altri i colpi pesanti e usi la tua Arma più debole. Gioca Mannaia Dentata.
bloodborne-lesson-winter-lantern-escapes-4 = È uscito 0 e nessuno ha subito danni, ma restano 2 Echi: la Lanterna Bianca fugge. Per effetto della sua capacità, ogni Cacciatore scarta una carta dalla mano, mai Sogno del Cacciatore. Sei Henryk, e per un po' puoi fare a meno di Trasformazione. Scegli Trasformazione.
bloodborne-lesson-winter-lantern-escapes-5 = Ora sei Eileen. La pistola che hai giocato finirà comunque nella pila degli scarti, e vuoi tenere in mano l'ascia e Trasformazione. Resta la tua Arma più debole. Scegli Mannaia Dentata.
bloodborne-lesson-winter-lantern-escapes-6 = Ora sei Ludwig e scegli fra Ascia da Cacciatore, Pistola da Cacciatore e Trasformazione. L'ascia è l'Arma che colpisce più forte, e più avanti potrai tirarla fuori con Trasformazione. Tocca alla pistola. Scegli Pistola da Cacciatore.
bloodborne-lesson-winter-lantern-escapes-end = I Cacciatori hanno inflitto 4 danni: Eileen 1, Henryk 2, Ludwig 1. Quegli Echi restano a loro, ma la Lanterna Bianca se n'è andata con gli altri 2 e nessuno ottiene un Trofeo Simili. In più, ognuno si ritrova con una carta in meno in mano. Ricorda: i Trofei si ottengono solo se il Mostro muore, e una fuga può costare cara.

## I Trofei

bloodborne-lesson-executioner-trophy = Il Carnefice ha 4 Echi, proprio quanti ne prendono due Asce da Cacciatore. È un Umanoide, e chi aiuta a ucciderlo ottiene un Trofeo Umanoide. Un Trofeo ti fa avanzare di una casella sul suo Contatore, e alla fine vale il numero della casella in cui sei.
    .title = Un Trofeo dal Carnefice
    .learn = I Trofei, i loro Contatori e chi li ottiene
bloodborne-lesson-executioner-trophy-1 = Sei Henryk, il Primo Giocatore, quindi nel Passo 5 attacchi prima degli altri. La prima casella del Contatore degli Umanoidi vale 3 punti. Basta un'altra ascia in gioco e il Carnefice muore. Gioca Ascia da Cacciatore.
bloodborne-lesson-executioner-trophy-2 = Ora sei Eileen: siedi alla sinistra di Henryk e attacchi subito dopo di lui. Per il Trofeo non importa chi dà il colpo di grazia: basta prendere almeno 1 Eco. Gioca Ascia da Cacciatore.
bloodborne-lesson-executioner-trophy-3 = Ora sei Ludwig, l'ultimo nell'ordine. Se gli altri due colpiscono forte, per te non resta nulla, perciò usi il round per altro. Con Sogno del Cacciatore dimezzi i danni che subisci in questo round, e nel Passo 7 prendi un Potenziamento. Gioca Sogno del Cacciatore.
bloodborne-lesson-executioner-trophy-4 = Il Carnefice è morto, è arrivato il Passo 7 e sei ancora Ludwig. Sogno del Cacciatore è tornato nella tua mano, e puoi prendere uno dei Potenziamenti Disponibili. Il Martello della Chiesa infligge 4 danni, il doppio della tua ascia. Prendi Martello della Chiesa.
bloodborne-lesson-executioner-trophy-end = Henryk ed Eileen hanno preso 2 Echi a testa nel round in cui il Carnefice è morto, perciò sono tutti e due sulla prima casella del Contatore degli Umanoidi: 3 punti. Ludwig non ha combattuto e non ottiene Trofei, però ha ridotto da 1 a 0 i danni dell'attacco e ha una carta in più. Ricorda: chiunque danneggi un Mostro nel round in cui muore ottiene il suo Trofeo.

## Il Sogno del Cacciatore

bloodborne-lesson-eileens-dream = Eileen ha Salute 3 e porta con sé 2 Echi raccolti. Se muore, li perde. Il Corvo Sanguinario di Cainhurst attacca con il dado rosso, il più pericoloso dei tre: è ora di sognare.
    .title = Il sogno di Eileen
    .learn = Sogno del Cacciatore: custodire gli Echi, riprendere le carte, prendere un Potenziamento e riposare
bloodborne-lesson-eileens-dream-1 = Sei Henryk. Due delle tue carte sono nella pila degli scarti, e in mano te ne restano tre. Con Salute 6 dovresti reggere un altro attacco, perciò prendi quel che puoi. Gioca Mannaia Dentata.
bloodborne-lesson-eileens-dream-2 = Ora sei Eileen e hai il segnalino Primo Giocatore. Un 3 o un 4 sul dado rosso ti ucciderebbe prima del tuo attacco. Con Sogno del Cacciatore dimezzi tutti i danni di questo round, arrotondando per difetto. Gioca Sogno del Cacciatore.
bloodborne-lesson-eileens-dream-3 = Ora sei Ludwig: anche tu hai Salute 6, e l'ascia l'hai già usata. È difficile che il Corvo Sanguinario muoia, ma ogni Eco che gli prendi è tua. Gioca Mannaia Dentata.
bloodborne-lesson-eileens-dream-4 = Sei Eileen, e sei viva: è uscito 3, la metà, arrotondata per difetto, è 1, e ti resta Salute 2. È iniziato il Passo 7: i tuoi 2 Echi sono custoditi, al riparo dalla morte, e tutte le carte usate sono tornate nella tua mano. Ora tocca a un Potenziamento: nel round in cui giochi Pistola a Ripetizione non subisci danni dall'attacco del Mostro. Prendi Pistola a Ripetizione.
bloodborne-lesson-eileens-dream-5 = Sei ancora Eileen, e questa è la tua ottava carta. Nessuno può averne più di sette, contando la mano e la pila degli scarti, perciò una deve lasciare il gioco per sempre: una qualsiasi, tranne Sogno del Cacciatore. La Mannaia Dentata infligge 1 danno e non fa altro. Scegli Mannaia Dentata.
bloodborne-lesson-eileens-dream-end = Eileen ha custodito 2 Echi, ha sette carte in mano ed è tornata a Salute 8. Henryk e Ludwig hanno preso 1 Eco e subito 3 danni a testa, e il Corvo Sanguinario è fuggito con 4 Echi. Il posto vuoto fra i Potenziamenti si è riempito solo alla fine del Passo 7. Ricorda che cosa fai con Sogno del Cacciatore: custodisci gli Echi, riprendi le carte, prendi un Potenziamento e riposi. Sogna finché hai ancora qualcosa da salvare.

## I Boss

bloodborne-lesson-father-gascoigne-survives = Padre Gascoigne è un Boss: ha 8 Echi, il dado rosso e due Tipi, Umanoide e Belva. Un Boss non fugge. E la capacità di questo fa male: ogni Arma che lo danneggia viene rimossa dal gioco alla fine del round.
    .title = Padre Gascoigne sopravvive
    .learn = I Boss, che restano finché non muoiono
bloodborne-lesson-father-gascoigne-survives-1 = Sei Henryk, il Primo Giocatore. Qualunque Arma usi contro Padre Gascoigne, la perdi per sempre. Se devi rinunciare a un'Arma, tanto vale prendere più Echi che puoi. Gioca Ascia da Cacciatore.
bloodborne-lesson-father-gascoigne-survives-2 = Ora sei Eileen. Gli Echi che un Boss perde non tornano più, quindi ogni colpo lo avvicina alla fine, anche se sopravvive a questo round. Per 2 Echi vale la pena di rinunciare all'ascia. Gioca Ascia da Cacciatore.
bloodborne-lesson-father-gascoigne-survives-3 = Ora sei Ludwig, l'ultimo nell'ordine. Con 8 Echi sul Boss ce ne saranno abbastanza anche per te, qualunque cosa abbiano giocato gli altri. Gioca Ascia da Cacciatore.
bloodborne-lesson-father-gascoigne-survives-end = Sul dado è uscito 1+ e poi 0, quindi tutti hanno subito 1 danno. Le tre asce hanno preso 6 Echi, 2 ciascuna, e sono tutte fuori dal gioco. Padre Gascoigne resta con 2 Echi: per ora niente Trofei e nessun nuovo Mostro. Ricorda: un Boss si combatte round dopo round, finché non muore.

bloodborne-lesson-father-gascoigne-dies = È il round successivo. A Padre Gascoigne restano 2 Echi, le asce non ci sono più, e il segnalino Primo Giocatore è passato a Eileen. Ogni Cacciatore ha Salute 7 e 2 Echi raccolti.
    .title = Padre Gascoigne muore
    .learn = I Trofei di un Boss, e quali danni contano
bloodborne-lesson-father-gascoigne-dies-1 = Sei Henryk, e in questo round vieni per ultimo: si comincia da Eileen. Probabilmente per te non resterà nulla, perciò metti al sicuro i tuoi 2 Echi. Gioca Sogno del Cacciatore.
bloodborne-lesson-father-gascoigne-dies-2 = Ora sei Eileen. Un Boss dà un Trofeo per ciascuno dei suoi Tipi, quindi oggi 1 Eco può valerti due Trofei. Se la tua Pistola da Cacciatore è l'unica in gioco, la prende nel Passo 3, prima di tutti, e due Trofei valgono bene una pistola. Gioca Pistola da Cacciatore.
bloodborne-lesson-father-gascoigne-dies-3 = Ora sei Ludwig, il secondo nell'ordine. Per i Trofei ti basta 1 Eco, quindi va bene l'Arma che rimpiangerai di meno. Gioca Mannaia Dentata.
bloodborne-lesson-father-gascoigne-dies-4 = Padre Gascoigne è morto, e sei Henryk nel Passo 7. L'attacco ti è costato 1 punto Salute invece di 2, i tuoi Echi sono custoditi e Sogno del Cacciatore è tornato nella tua mano. L'ascia non c'è più, perciò cerchi qualcosa che colpisca forte. Prendi Martello della Chiesa.
bloodborne-lesson-father-gascoigne-dies-end = La pistola di Eileen ha preso 1 Eco e la mannaia di Ludwig l'ultima. Tutti e due sono avanzati sul Contatore degli Umanoidi e su quello delle Belve, 3 punti e 1 punto, e tutti e due hanno perso la loro Arma. Anche Henryk aveva ferito il Boss, ma nel round precedente: non ottiene Trofei. Ricorda: per i Trofei contano solo i danni inflitti nel round in cui il Mostro muore.

## La morte

bloodborne-lesson-ludwigs-death = Ludwig ha Salute 3, 4 Echi raccolti e 6 custoditi. Padre Gascoigne, con tutti e 8 i suoi Echi, attacca con il dado rosso. Stai per vedere che cosa perde un Cacciatore quando muore, e che cosa conserva.
    .title = La morte di Ludwig
    .learn = Che cosa perdi morendo, e che cosa resta
bloodborne-lesson-ludwigs-death-1 = Sei Henryk, il Primo Giocatore, a Salute completa. Padre Gascoigne porta via ogni Arma che lo danneggia, ma 2 Echi sono un buon prezzo per la tua ascia. Gioca Ascia da Cacciatore.
bloodborne-lesson-ludwigs-death-2 = Ora sei Eileen, anche tu a Salute completa. Vuoi la tua parte di Echi, ma non a costo dell'ascia. Gioca Mannaia Dentata.
bloodborne-lesson-ludwigs-death-3 = Ora sei Ludwig, e con Sogno del Cacciatore custodiresti i tuoi 4 Echi. Ma ne vuoi ancora una. Con Salute 3 scommetti su un tiro basso, perché il Mostro attacca prima della tua mannaia. Gioca Mannaia Dentata.
bloodborne-lesson-ludwigs-death-4 = Sei ancora Ludwig, ma è uscito 4: sei morto prima di poter colpire, e i tuoi 4 Echi raccolti sono persi. Nel Passo 7 i morti ritornano, e anche loro prendono un Potenziamento e riposano. La Fiala di Sangue ti riporta a Salute completa nel Passo 3, prima dell'attacco del Mostro. Prendi Fiala di Sangue.
bloodborne-lesson-ludwigs-death-end = Ludwig è tornato con Salute 8, una carta nuova e i suoi 6 Echi custoditi. Ascia da Cacciatore e Mannaia Dentata sono nella sua pila degli scarti, perché non aveva giocato Sogno del Cacciatore. Henryk ed Eileen hanno perso 4 punti Salute a testa; lui ha preso 2 Echi e lei 1, e il Boss resta con 5. Ricorda: ciò che non è custodito non è al sicuro. E con Rom come Boss Finale, una seconda morte metterebbe Ludwig fuori dalla partita.

## Il Boss Finale

bloodborne-lesson-gehrman-two-more-echoes = Il Boss Finale è scoperto sul tavolo fin dall'inizio, e la sua capacità vale per tutta la partita. Qui è Gehrman, il Primo Cacciatore: tutti gli altri Mostri e Boss iniziano con 2 Echi in più. Ecco perché questo Carnefice ne ha 6 invece di 4.
    .title = Due Echi in più per tutti
    .learn = Il Boss Finale, la cui capacità vale per tutta la partita
bloodborne-lesson-gehrman-two-more-echoes-1 = Sei Henryk, il Primo Giocatore. Per prendere 6 Echi in un solo round servono tutte e tre le asce. Potete accordarvi ad alta voce, ma nessuno è tenuto a mantenere la parola. Gioca Ascia da Cacciatore.
bloodborne-lesson-gehrman-two-more-echoes-2 = Ora sei Eileen. Con più Echi c'è più da prendere, ma è anche più facile che il Mostro fugga. Basta che uno solo si tiri indietro, e il Trofeo sfuma. Gioca Ascia da Cacciatore.
bloodborne-lesson-gehrman-two-more-echoes-3 = Ora sei Ludwig, l'ultimo nell'ordine. Se gli altri hanno mantenuto la parola, per te restano esattamente 2 Echi. Gioca Ascia da Cacciatore.
bloodborne-lesson-gehrman-two-more-echoes-end = È uscito 0, e le tre asce hanno preso tutti e 6 gli Echi: 2 Echi e un Trofeo Umanoide a testa. Il prossimo è Padre Gascoigne, con 10 Echi invece di 8. Ricorda: leggi la carta del Boss Finale prima del primo round, perché la sua capacità cambia ogni combattimento.

bloodborne-lesson-final-boss-trophies = Il Mazzo del Sotterraneo del Calice è vuoto, ed è arrivato Gehrman in persona. Gli restano 2 Echi. Alla sua morte la partita finisce subito, e ogni Cacciatore che l'ha danneggiato in quel round ottiene un Trofeo di ogni Tipo.
    .title = Tre Trofei dal Boss Finale
    .learn = Come finisce la partita
bloodborne-lesson-final-boss-trophies-1 = Sei Henryk, il Primo Giocatore, ancora senza nemmeno un punto. La tua ascia infligge esattamente 2 danni, e nel Passo 5 attacchi per primo. Se nessuno spara prima, gli Echi sono tutti e due tuoi. Gioca Ascia da Cacciatore.
bloodborne-lesson-final-boss-trophies-2 = Ora sei Eileen e hai 3 Echi raccolti. Credi che Gehrman sopravviverà a questo round, e vuoi custodirli. Gioca Sogno del Cacciatore.
bloodborne-lesson-final-boss-trophies-3 = Ora sei Ludwig: hai 1 Eco custodita e vieni per ultimo. Speri che gli altri ti lascino qualcosa. Gioca Ascia da Cacciatore.
bloodborne-lesson-final-boss-trophies-end = Henryk ha preso gli ultimi 2 Echi, e l'ascia di Ludwig è arrivata tardi: niente danni, niente Trofei. I tre Trofei di Henryk valgono 1 per i Simili, 3 per gli Umanoidi e 1 per le Belve: con i suoi 2 Echi fanno 7 punti. A Eileen il Sogno non ha dato nient'altro, perché dopo la morte del Boss Finale non c'è più un Passo 7. Alla fine però tutti custodiscono gli Echi che hanno ancora: lei ha 3 punti, Ludwig 1. Ricorda: contro il Boss Finale è l'ordine a decidere.

## La fine della partita

bloodborne-lesson-blood-score-of-21 = A Gehrman restano 3 Echi, e questo può essere l'ultimo round. Henryk ha 9 Echi custoditi, Ludwig 12, Eileen 10 più altri 2 raccolti. Decide il Punteggio di Sangue: gli Echi custoditi più i numeri raggiunti sui tre Contatori dei Trofei.
    .title = Un Punteggio di Sangue di 21
    .learn = Come si conta il Punteggio di Sangue
bloodborne-lesson-blood-score-of-21-1 = Sei Henryk, il Primo Giocatore. Sei sulla prima casella del Contatore dei Simili e di quello degli Umanoidi: con 9 Echi fanno 13 punti. La Lama Sacra di Ludwig infligge 3 danni, proprio quelli che servono. Gioca Lama Sacra di Ludwig.
bloodborne-lesson-blood-score-of-21-2 = Ora sei Eileen: hai 12 Echi in tutto e nessun Trofeo. Tre Trofei in un colpo solo ti farebbero molto comodo, e speri che Henryk ti lasci un'Eco. Gioca Ascia da Cacciatore.
bloodborne-lesson-blood-score-of-21-3 = Ora sei Ludwig. Con 12 Echi e un Trofeo Umanoide hai 15 punti e sei in testa, ma attacchi per ultimo. Conti su un altro round e ti prepari. Gioca Sogno del Cacciatore.
bloodborne-lesson-blood-score-of-21-end = Henryk ha preso gli ultimi 3 Echi ed è avanzato su tutti e tre i Contatori. Ha 12 Echi custoditi, 3 per i Simili, 5 per gli Umanoidi e 1 per le Belve: un Punteggio di Sangue di 21. Ludwig ha 12 + 3 = 15; Eileen ha 10 + 2 = 12, perché la sua ascia non ha trovato più nulla. Ricorda: su ogni Contatore vale solo il numero della tua casella, che cresce man mano che avanzi. Chi è in vantaggio per Echi può ancora essere superato grazie ai Trofei.
