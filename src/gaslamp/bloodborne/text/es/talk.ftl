### Frases hechas para hablar en la mesa: alguien elige una y cada cual la lee en su idioma.

bloodborne-talk-strike = Esta ronda ataco.
bloodborne-talk-dream = Me voy al Sueño.
bloodborne-talk-kill-now = Vamos a matarlo ya.
bloodborne-talk-no-pistol = No voy a usar la pistola.
bloodborne-talk-pistol = Yo disparo primero.
bloodborne-talk-let-it-flee = Dejemos que huya.
bloodborne-talk-hold-back = Esta ronda me reservo.
bloodborne-talk-help = Ayúdame ahora y luego te ayudo yo.
bloodborne-talk-leader = Hay que parar a quien va en cabeza.
bloodborne-talk-agreed = Trato hecho.
bloodborne-talk-no-deal = No hay trato.
bloodborne-talk-doubt = No te creo.
bloodborne-talk-perhaps = Puede ser.
bloodborne-talk-sorry = Lo siento.
bloodborne-talk-thanks = Gracias.
bloodborne-talk-well-played = Bien jugado.
bloodborne-talk-wait = Un momento, estoy pensando.
