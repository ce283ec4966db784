### Quello che si può dire a ogni tavolo: frasi pronte intorno alla partita, e quel che succede alle persone.

core-talk-hello = Buonasera.
core-talk-ready = Per me si può cominciare.
core-talk-one-moment = Un attimo, per favore.
core-talk-wait-for-somebody = Aspettiamo ancora qualcuno.
core-talk-new-here = È la mia prima volta.
core-talk-good-luck = Buona fortuna.
core-talk-well-played = Ben giocato.
core-talk-again = Ne facciamo un'altra?
core-talk-goodbye = Buonanotte.

## Quel che succede alle persone al tavolo, come riga fra ciò che si dice. $name è una persona.

core-note-left = { $name } ha lasciato il tavolo. Continua un bot.
core-note-kicked = Chi ospita ha allontanato { $name }. Continua un bot.
core-note-stand-in = { $name } non c'è. Gioca un bot al suo posto.
core-note-back = { $name } è di nuovo qui.
# $text è chi aveva il posto prima.
core-note-sat = { $name } prende il posto di { $text }.
core-note-host = Ora è { $name } a ospitare.
