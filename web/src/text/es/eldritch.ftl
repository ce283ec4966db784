### The table of Eldritch Horror in the browser.

## The table and what is asked

web-eldritch-parts = Partes de la mesa
web-eldritch-do = Lo que puedes hacer
web-eldritch-sheet = Tu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Ahora no
web-eldritch-read = Leer { $card }

## The instruments

web-eldritch-instruments = Indicadores
web-eldritch-instruments-more = Todos los indicadores
web-eldritch-doom-and-omen = Perdición y Augurio
web-eldritch-doom-of = Perdición: { $doom } de { $track }
web-eldritch-doom-zero = Al llegar a 0, { $name } despierta.
web-eldritch-doom-awake = { $name } ha despertado: su hoja dice qué ocurre en lugar de avanzar la Perdición.
web-eldritch-doom-advanced = En esta ronda la Perdición ha avanzado { $count }.
web-eldritch-doom-retreated = En esta ronda la Perdición ha retrocedido { $count }.
web-eldritch-omen-green = verde, un cometa
web-eldritch-omen-blue = azul, una estrella
web-eldritch-omen-red = rojo, un eclipse
web-eldritch-omen-now = El Augurio es { $omen }
web-eldritch-omen-next = El siguiente es { $omen }.
web-eldritch-omen-doom =
    { $count ->
        [0] La Perdición no avanzaría.
       *[other] La Perdición avanzaría { $count } ({ $causes }).
    }
# On one space of the Omen track.
web-eldritch-omen-would = Perdición +{ $count }
web-eldritch-here = ahora
web-eldritch-next = siguiente
web-eldritch-solved = Misterios resueltos: { $count } de { $needed }
web-eldritch-progress = { $what }: { $have } de { $need }
web-eldritch-monsters-on-it = fortaleza de los Monstruos que contiene
web-eldritch-health-lost = Salud perdida por { $name }
web-eldritch-defeat = Hay que derrotar a { $name }
web-eldritch-defeated = { $name }: enemigo derrotado
web-eldritch-all-there = Ya está todo: se resuelve al final de la Fase de Mitos.
web-eldritch-no-mystery = No hay ningún Misterio activo.
web-eldritch-final-later = Empieza cuando haya { $count } Misterios resueltos.
web-eldritch-at-zero = Cuando se retira la última ficha de Arcano
web-eldritch-out-of-play = Esta carta ya no está en juego.
web-eldritch-show-space = Mostrar { $space }
web-eldritch-sanity-tokens = fichas de Cordura
web-eldritch-sides = Caras de la hoja
web-eldritch-front = anverso
web-eldritch-side-up = cara visible
web-eldritch-mythos-left = Cartas de Mitos restantes: { $count }
web-eldritch-mythos-end = Si hay que robar una y no queda ninguna, se pierde la partida.
web-eldritch-stage-left = Etapa { $number }: { $count }
web-eldritch-stage-color = { $color ->
    [green] verdes
    [blue] azules
   *[yellow] amarillas
}: { $count } de { $begun }
web-eldritch-reserve-empty = La reserva está vacía.
web-eldritch-costs = Cuesta { $cost }
web-eldritch-expedition = La próxima Expedición lleva a { $space }. Cartas de Expedición restantes: { $count }
web-eldritch-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
web-eldritch-gates-spawn = Portales que se generan
web-eldritch-clues-spawn = Pistas que se generan
web-eldritch-piles = Mazos y descartes
web-eldritch-left = quedan { $count }
web-eldritch-discarded = descartes: { $count }
web-eldritch-nothing-discarded = Aún no hay descartes.
