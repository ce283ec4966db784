### Frasi pronte per parlare al tavolo: chi gioca ne sceglie una, e ognuno la legge nella propria lingua.

bloodborne-talk-strike = Questo round attacco.
bloodborne-talk-dream = Vado nel Sogno.
bloodborne-talk-kill-now = Uccidiamolo adesso.
bloodborne-talk-no-pistol = Non userò la pistola.
bloodborne-talk-pistol = Sparo prima io.
bloodborne-talk-let-it-flee = Lasciamolo fuggire.
bloodborne-talk-hold-back = Questo round ci vado piano.
bloodborne-talk-help = Dammi una mano adesso e poi ricambio.
bloodborne-talk-leader = Bisogna fermare chi è in testa.
bloodborne-talk-agreed = Ci sto.
bloodborne-talk-no-deal = Non ci sto.
bloodborne-talk-doubt = Non ti credo.
bloodborne-talk-perhaps = Può darsi.
bloodborne-talk-sorry = Mi dispiace.
bloodborne-talk-thanks = Grazie.
bloodborne-talk-well-played = Ben giocato.
bloodborne-talk-wait = Un attimo, sto pensando.
