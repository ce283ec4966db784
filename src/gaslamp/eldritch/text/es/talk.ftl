### Frases preparadas para hablar en la mesa: alguien elige una y cada cual la lee en su idioma.

eldritch-talk-mystery-first = Primero el Misterio.
eldritch-talk-gates-first = Primero los Portales: la Perdición está cerca.
eldritch-talk-rumor-first = Hay que resolver ese Rumor.
eldritch-talk-gather-clues = Reunamos Pistas.
eldritch-talk-have-clues = Me sobran Pistas.
eldritch-talk-need-weapon = Necesito un arma.
eldritch-talk-trade = Hagamos un intercambio.
eldritch-talk-rest-first = Antes descanso.
eldritch-talk-in-danger = No aguanto mucho más.
eldritch-talk-who-goes = ¿Quién va adónde?
eldritch-talk-agreed = De acuerdo.
eldritch-talk-rather-not = Prefiero que no.
eldritch-talk-well-done = Bien hecho.
eldritch-talk-thanks = Gracias.
eldritch-talk-sorry = Lo siento.
eldritch-talk-never-mind = No pasa nada.
eldritch-talk-wait = Un momento, estoy pensando.

## Lo que se dice de una casilla o de una carta que alguien señala.

eldritch-point-go-here = Voy aquí.
eldritch-point-close-gate = Voy a cerrar este Portal.
eldritch-point-get-clue = Voy a por esta Pista.
eldritch-point-fight-here = Voy a combatir aquí.
eldritch-point-settle-rumor = Voy a resolver este Rumor.
eldritch-point-mystery-here = Voy a avanzar con el Misterio aquí.
eldritch-point-expedition = Parto de expedición.
eldritch-point-find-body = Voy a buscar a quien cayó.
eldritch-point-rest-here = Descanso aquí.
eldritch-point-shop-here = Busco Apoyos aquí.
eldritch-point-help-here = Ayúdame aquí.
eldritch-point-please-go = ¿Puedes ir aquí?
eldritch-point-please-close = ¿Puedes cerrar este Portal?
eldritch-point-please-research = ¿Puedes conseguir esta Pista?
eldritch-point-take-this = Toma esto.
eldritch-point-leave-it = Déjame esto a mí.
eldritch-point-i-will = Lo haré.
eldritch-point-i-will-try = Lo intentaré.
eldritch-point-yours = Es todo tuyo.
eldritch-point-busy = No puedo: hay algo más urgente.
eldritch-point-too-far = No puedo: está demasiado lejos.
eldritch-point-too-dangerous = No puedo: es demasiado peligroso para mí.
eldritch-point-nothing-there = No puedo: ya no está ahí.
eldritch-point-cannot = No puedo: lo prohíbe una carta.
