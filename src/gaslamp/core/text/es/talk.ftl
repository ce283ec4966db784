### Lo que se puede decir en cualquier mesa: frases hechas en torno a la partida y lo que le pasa a la gente.

core-talk-hello = Buenas noches.
core-talk-ready = Por mí, podemos empezar.
core-talk-one-moment = Un momento, por favor.
core-talk-wait-for-somebody = Esperemos a alguien más.
core-talk-new-here = Es mi primera vez.
core-talk-good-luck = Suerte.
core-talk-well-played = Bien jugado.
core-talk-again = ¿Jugamos otra?
core-talk-goodbye = Hasta otra.

## Lo que le pasa a la gente de la mesa, como una línea de la conversación. $name es una persona.

core-note-left = { $name } ha dejado la mesa. Un bot sigue jugando.
core-note-kicked = Quien lleva la mesa ha echado a { $name }. Un bot sigue jugando.
core-note-stand-in = { $name } no está. Juega un bot en su lugar.
core-note-back = { $name } ha vuelto.
# $text es quien tenía antes el asiento.
core-note-sat = { $name } ocupa el asiento de { $text }.
core-note-host = { $name } es ahora quien lleva la mesa.
