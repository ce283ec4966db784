### La mesa de Eldritch Horror en el terminal.

## El Primigenio

terminal-eldritch-awake = { $name } ha despertado
terminal-eldritch-solved = Misterios resueltos: { $count } de { $needed }
terminal-eldritch-mythos-left = Cartas de Mitos restantes: { $count }
terminal-eldritch-expedition-left = Cartas de Expedición restantes: { $count }
terminal-eldritch-sheet-tokens = Fichas de Arcano en la hoja: { $count }
terminal-eldritch-sheet-sanity = Fichas de Cordura en la hoja: { $count }
terminal-eldritch-sheet-gates = Portales en la hoja: { $count }
terminal-eldritch-progress = { $what }: { $have } de { $need }
terminal-eldritch-toughness = fortaleza de Monstruos

## El tablero

terminal-eldritch-region-america = América
terminal-eldritch-region-europe = Europa y África
terminal-eldritch-region-asia-australia = Asia y Australia
terminal-eldritch-route-train = en tren
terminal-eldritch-route-ship = en barco
terminal-eldritch-route-uncharted = por ruta inexplorada
terminal-eldritch-gate = Portal ({ $omen })
terminal-eldritch-clues-here = { $count ->
    [one] Pista
   *[other] { $count } Pistas
}
terminal-eldritch-tokens-here = { $count ->
    [one] 1 ficha de Arcano
   *[other] { $count } fichas de Arcano
}
terminal-eldritch-wounds-here = { $count ->
    [one] 1 ficha de Salud
   *[other] { $count } fichas de Salud
}
terminal-eldritch-rumor-here = Rumor: { $name }
terminal-eldritch-body = { $name } (investigador derrotado)
terminal-eldritch-hurt-monster = { $name } (ha perdido { $damage } de { $toughness })
terminal-eldritch-no-discards = No se ha descartado nada.
terminal-eldritch-no-such-space = Ninguna casilla se llama «{ $word }».

## Investigadores

terminal-eldritch-points = { $what } { $have } de { $most }
terminal-eldritch-clues-held = { $count ->
    [0] sin Pistas
    [one] 1 Pista
   *[other] { $count } Pistas
}
terminal-eldritch-tickets-train = { $count } de tren
terminal-eldritch-tickets-ship = { $count } de barco
terminal-eldritch-lead = jefe
terminal-eldritch-defeated = espera un nuevo investigador
terminal-eldritch-priced = { $name } ({ $value })
terminal-eldritch-nobody-called = Aquí nadie se llama «{ $word }».
terminal-eldritch-lost-next = Elegirás un nuevo investigador.
terminal-eldritch-lost-out = Jugador eliminado: ya no participas en la partida.

## Qué hacen las acciones de todos

terminal-eldritch-action-travel = destinos: { $spaces }; con billetes, más lejos
terminal-eldritch-action-rest = recuperas 1 punto de Salud y 1 de Cordura
terminal-eldritch-action-trade = con { $names }
terminal-eldritch-action-prepare = obtienes: { $tickets }
terminal-eldritch-action-acquire = prueba de Influencia; los éxitos pagan el valor de los Apoyos de la reserva
terminal-eldritch-action-pass = terminas tu turno
terminal-eldritch-usual = a menudo «{ $text }»

terminal-help-eldritch =
    mapa             el mundo (map)
    mapa casilla     qué hay en una casilla, y sus rutas; ? casilla dice lo mismo
    hoja             tu investigador, con el texto de todas sus cartas (sheet)
    hoja nombre      otro investigador
    ? descartes      las pilas de descartes (? discards)
