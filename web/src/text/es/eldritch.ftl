### Eldritch Horror en el navegador.

## Una vuelta por la mesa

web-eldritch-tour-world = Por este mapa viajáis todos. Los medallones son casillas: ciudades, tierras salvajes, mares. A su lado se ve lo que hay en ellas: Portales del color de su augurio, Monstruos, Pistas y vuestras figuras. Pulsa una casilla para leer todo lo que hay. Lo que puedes elegir brilla.
    .title = El mundo
web-eldritch-tour-doom = Cuando la Perdición llega a 0, el Primigenio despierta. A su lado, el Augurio avanza ronda tras ronda, y cada Portal abierto de su color acerca la Perdición en uno. El color siguiente es el que conviene cerrar.
    .title = La Perdición y el Augurio
web-eldritch-tour-mystery = El Primigenio tiene reglas propias que valen siempre. El Misterio es vuestro camino a la victoria: dice qué hay que hacer y cuánto va hecho. Resolved tres antes de que se acabe el tiempo.
    .title = El Primigenio y el Misterio
web-eldritch-tour-reserve = Estos Apoyos se pueden conseguir ahora, en una ciudad sin Monstruos. El dinero son tus éxitos.
    .title = La reserva
web-eldritch-tour-sheet = Tu investigador: Salud y Cordura, las cinco habilidades, que son los dados que tiras, Pistas, billetes y tus cartas. Quien llega a 0 de Salud o de Cordura cae derrotado, vuelve siendo otra persona y la Perdición avanza.
    .title = Tu investigador
web-eldritch-tour-actions = Aquí está todo lo que puedes elegir, con lo que haría. También se elige con las teclas del 1 al 9. Debajo está lo que ahora no es posible, con el motivo.
    .title = Lo que puedes hacer
web-eldritch-tour-people = Todos los de la mesa, con lo que importa. Entre vosotros no hay secretos: pulsa a alguien para ver su hoja entera. La marca indica quién lleva la voz.
    .title = Los demás

## El final

web-eldritch-story = Cómo fue
web-eldritch-chart = De ronda en ronda
web-eldritch-chart-about = La Perdición, los Portales abiertos, los Misterios resueltos y los investigadores caídos a lo largo de las rondas. Los mismos números están en la tabla de abajo.
web-eldritch-chart-doom = Perdición restante
web-eldritch-chart-gates = Portales abiertos
web-eldritch-chart-solved = Misterio resuelto
web-eldritch-chart-fallen = cayó un investigador
web-eldritch-chart-awoke = despertó el Primigenio
web-eldritch-as-table = En una tabla
web-eldritch-column-round = Ronda
web-eldritch-column-fallen = Caídos
web-eldritch-deeds = Quién hizo qué
web-eldritch-deed-gates = Portales cerrados
web-eldritch-deed-monsters = Monstruos derrotados
web-eldritch-deed-tests = Pruebas superadas
web-eldritch-deed-defeats = Derrotas
web-eldritch-deed-clues = { $gained }, { $spent ->
        [one] { $spent } gastada
       *[other] { $spent } gastadas
    }
web-eldritch-deed-of = { $passed } de { $tests }
web-eldritch-against = A qué os enfrentabais
web-eldritch-end-awake = Despierto al final
web-eldritch-end-asleep =
    { $doom ->
        [0] Dormido hasta el final
       *[other] Dormido hasta el final, con la Perdición en { $doom }
    }
web-eldritch-end-solved = Misterio resuelto
web-eldritch-end-unsolved = Misterio sin resolver

## El mapa

web-eldritch-map = El mundo
web-eldritch-map-tools = Mirar el mapa
web-eldritch-where-am-i = ¿Dónde estoy?
web-eldritch-fit = Ver el mundo entero
web-eldritch-closer = Acercar
web-eldritch-farther = Alejar
web-eldritch-part-america = América
web-eldritch-part-europe = Europa
web-eldritch-part-africa = África
web-eldritch-part-asia = Asia y Australia
web-eldritch-part-oceans = Los océanos
web-eldritch-part-elsewhere = En otra parte
web-eldritch-may-choose = puedes elegir esta casilla
# The quickest way to a space, with the tickets at hand.
web-eldritch-way =
    { $turns ->
        [one] a un turno
       *[other] a { $turns } turnos
    }{ $trains ->
        [0] { "" }
        [one] , con un billete de tren
       *[other] , con { $trains } billetes de tren
    }{ $ships ->
        [0] { "" }
        [one] , con un billete de barco
       *[other] , con { $ships } billetes de barco
    }

## A space, as it is heard

web-eldritch-heard-gate = Portal, { $omen }
# Names is a list of monsters.
web-eldritch-heard-monsters =
    { $count ->
        [one] un monstruo
       *[other] { $count } monstruos
    } ({ $names })
web-eldritch-heard-monster =
    { $name }{ $epic ->
        [true] , épico
       *[other] { "" }
    }, fortaleza restante { $left }
web-eldritch-heard-clues =
    { $count ->
        [one] una Pista
       *[other] { $count } Pistas
    }
web-eldritch-heard-rumor = rumor: { $name }
web-eldritch-heard-tokens =
    { $count ->
        [one] una ficha de Arcano
       *[other] { $count } fichas de Arcano
    }
web-eldritch-heard-expedition = la Expedición
web-eldritch-heard-body = aquí yace { $name }
web-eldritch-heard-people = aquí: { $names }
web-eldritch-heard-train = en tren a { $spaces }
web-eldritch-heard-ship = en barco a { $spaces }
web-eldritch-heard-uncharted = a pie a { $spaces }

## A space, opened

web-eldritch-space-empty = Aquí no hay nada.
web-eldritch-space-gate = Portal, { $omen }
web-eldritch-space-toughness = Fortaleza { $left } de { $toughness }
web-eldritch-space-show = Ver en el mapa
web-eldritch-space-body =
    { $by ->
        [sanity] Perdió la razón
       *[other] Cayó herido de muerte
    }
### The table of Eldritch Horror in the browser.

## Cartas

web-eldritch-kind-investigator = Investigador
web-eldritch-kind-mythos = Carta de Mitos
web-eldritch-kind-monster = Monstruo
web-eldritch-kind-gate = Portal
web-eldritch-value = Valor
web-eldritch-horror = Horror
web-eldritch-damage = Daño
web-eldritch-plus-players = { $amount } + jugadores
web-eldritch-stages = El mazo de Mitos por etapas
web-eldritch-stage = Etapa { $stage }
web-eldritch-mythos-green = Verdes
web-eldritch-mythos-yellow = Amarillas
web-eldritch-mythos-blue = Azules
web-eldritch-awake = Una vez despierto
web-eldritch-back = En el dorso
web-eldritch-back-unknown = Aún no conoces su dorso.
web-eldritch-backs = { $count ->
    [one] El dorso que tiene
   *[other] Los { $count } dorsos que puede tener
}
web-eldritch-back-known = El dorso es conocido.
web-eldritch-see-also = Ver también
web-eldritch-choose = Elegir

## Investigadores

web-eldritch-abilities = Capacidades
web-eldritch-improved = mejorado en { $amount }
web-eldritch-actions-left = { $left ->
    [0] Ninguna acción restante
    [one] 1 acción restante
   *[other] { $left } acciones restantes
}
web-eldritch-actions-taken = hechas: { $actions }
web-eldritch-nothing-held = Sin posesiones ni Estados.
web-eldritch-thinks = está pensando
web-eldritch-out = { $name } está fuera de la partida.
web-eldritch-out-short = Ya no está en la partida
web-eldritch-without = { $name } no tiene investigador ahora.
web-eldritch-without-short = Necesita un investigador

## La elección de investigadores

web-eldritch-gathering = Los investigadores se reúnen.
web-eldritch-first = Aún no se ha elegido a nadie.
web-eldritch-team = Contigo hasta ahora: { $names }.
web-eldritch-pick-for-us = Elige por nosotros
web-eldritch-suggested = { $count ->
    [0] { $name } encajaría bien.
   *[other] { $name } equilibraría el equipo: { $skills }.
}
web-eldritch-look-at-table = Mirar la mesa
web-eldritch-back-to-choosing = Volver a los investigadores
web-eldritch-sort = Ordenar por
web-eldritch-by-name = nombre
web-eldritch-take = Elegir a { $name }
web-eldritch-taken = Elegido por { $name }
web-eldritch-gone = Ya no está disponible

## Escenas

web-eldritch-scene = Lo que está pasando
web-eldritch-scene-away = Mirar el mapa
web-eldritch-scene-back = Volver a la escena
web-eldritch-awakening = Despierta { $ancient_one }
web-eldritch-reckoning = Retribución: { $source }
web-eldritch-test = Prueba de { $skill }
web-eldritch-pool = De dónde salen los dados
web-eldritch-dice = { $count ->
        [one] dado en total
       *[other] dados en total
    }
web-eldritch-die-success = { $face }, un éxito
web-eldritch-die-double = { $face }, dos éxitos
web-eldritch-odds = { $odds } % de probabilidad
web-eldritch-least = Éxitos a partir de { $least }
web-eldritch-successes = { $count ->
        [0] Ningún éxito
        [one] 1 éxito
       *[other] { $count } éxitos
    }
web-eldritch-passed = Superada
web-eldritch-failed = Fallada
web-eldritch-came = Lo que resultó
web-eldritch-mythos-over = La Fase de Mitos ha terminado.
web-eldritch-happened = Lo que acaba de pasar
web-eldritch-happened-turn = Turno de { $name }

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
