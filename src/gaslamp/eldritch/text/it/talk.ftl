### Frasi pronte per parlare al tavolo: qualcuno ne sceglie una e ognuno la legge nella propria lingua.

eldritch-talk-mystery-first = Prima il Mistero.
eldritch-talk-gates-first = Prima i Portali: il Destino è vicino.
eldritch-talk-rumor-first = Bisogna risolvere quella Diceria.
eldritch-talk-gather-clues = Raccogliamo Indizi.
eldritch-talk-have-clues = Ho Indizi da dare.
eldritch-talk-need-weapon = Mi serve un'arma.
eldritch-talk-trade = Facciamo uno scambio.
eldritch-talk-rest-first = Prima riposo.
eldritch-talk-in-danger = Non reggo ancora per molto.
eldritch-talk-who-goes = Chi va dove?
eldritch-talk-agreed = D'accordo.
eldritch-talk-rather-not = Preferirei di no.
eldritch-talk-well-done = Ben fatto.
eldritch-talk-thanks = Grazie.
eldritch-talk-sorry = Mi dispiace.
eldritch-talk-never-mind = Non importa.
eldritch-talk-wait = Un momento, sto pensando.

## Che cosa si dice di uno spazio o di una carta che qualcuno indica.

eldritch-point-go-here = Vado qui.
eldritch-point-close-gate = Vado a chiudere questo Portale.
eldritch-point-get-clue = Vado a prendere questo Indizio.
eldritch-point-fight-here = Vado a combattere qui.
eldritch-point-settle-rumor = Vado a risolvere questa Diceria.
eldritch-point-mystery-here = Vado a far avanzare il Mistero qui.
eldritch-point-expedition = Parto per la spedizione.
eldritch-point-find-body = Vado a cercare chi è caduto.
eldritch-point-rest-here = Riposo qui.
eldritch-point-shop-here = Cerco Risorse qui.
eldritch-point-help-here = Aiutami qui.
eldritch-point-please-go = Puoi andare qui?
eldritch-point-please-close = Puoi chiudere questo Portale?
eldritch-point-please-research = Puoi prendere questo Indizio?
eldritch-point-take-this = Prendi questa.
eldritch-point-leave-it = Lasciami fare.
eldritch-point-i-will = Lo farò.
eldritch-point-i-will-try = Ci proverò.
eldritch-point-yours = Tocca a te.
eldritch-point-busy = Non posso: c'è qualcosa di più urgente.
eldritch-point-too-far = Non posso: è troppo lontano.
eldritch-point-too-dangerous = Non posso: per me è troppo pericoloso.
eldritch-point-nothing-there = Non posso: non c'è più.
eldritch-point-cannot = Non posso: una carta lo vieta.
