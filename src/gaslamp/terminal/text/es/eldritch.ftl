### La mesa de Eldritch Horror en el terminal.

## El Primigenio

terminal-eldritch-awake = { $name } ha despertado
terminal-eldritch-doom = Perdición { $doom }
terminal-eldritch-omen = Augurio: { $omen }
terminal-eldritch-solved = Misterios resueltos: { $count } de { $needed }
terminal-eldritch-mythos-left = Cartas de Mitos restantes: { $count }
terminal-eldritch-expedition-left = Cartas de Expedición restantes: { $count }
terminal-eldritch-omen-tokens = Fichas de Arcano en el medidor de Augurio: { $count }
terminal-eldritch-sheet-tokens = Fichas de Arcano en la hoja: { $count }
terminal-eldritch-sheet-sanity = Fichas de Cordura en la hoja: { $count }
terminal-eldritch-sheet-gates = Portales en la hoja: { $count }
terminal-eldritch-mystery = Misterio
terminal-eldritch-final = Misterio final
terminal-eldritch-rumor = Rumor
terminal-eldritch-ongoing = Activo
terminal-eldritch-progress = { $what }: { $have } de { $need }
terminal-eldritch-progress-tokens = fichas de Arcano
terminal-eldritch-progress-clues = Pistas
terminal-eldritch-progress-gates = Portales
terminal-eldritch-progress-toughness = fortaleza de Monstruos

## El tablero

terminal-eldritch-region-america = América
terminal-eldritch-region-europe = Europa y África
terminal-eldritch-region-asia-australia = Asia y Australia
terminal-eldritch-type-city = Ciudad
terminal-eldritch-type-wilderness = Tierras salvajes
terminal-eldritch-type-sea = Mar
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
terminal-eldritch-expedition = Expedición
terminal-eldritch-rumor-here = Rumor: { $name }
terminal-eldritch-body = { $name } (investigador derrotado)
terminal-eldritch-hurt-monster = { $name } (ha perdido { $damage } de { $toughness })
terminal-eldritch-nothing = nada
terminal-eldritch-sign-clue = Pista
terminal-eldritch-sign-monster = Monstruo
terminal-eldritch-sign-epic = Monstruo épico
terminal-eldritch-sign-rumor = Rumor
terminal-eldritch-sign-token = ficha de Arcano
terminal-eldritch-sign-body = derrotado
terminal-eldritch-discards = Descartes
terminal-eldritch-no-discards = No se ha descartado nada.
terminal-eldritch-no-such-space = Ninguna casilla se llama «{ $word }».

## Investigadores

terminal-eldritch-investigator = Investigador
terminal-eldritch-space = Casilla
terminal-eldritch-health = Salud
terminal-eldritch-sanity = Cordura
terminal-eldritch-clues = Pistas
terminal-eldritch-tickets = Billetes
terminal-eldritch-possessions = Pertenencias
terminal-eldritch-conditions = Estados
terminal-eldritch-points = { $what } { $have } de { $most }
terminal-eldritch-clues-held = { $count ->
    [0] sin Pistas
    [one] 1 Pista
   *[other] { $count } Pistas
}
terminal-eldritch-tickets-train = { $count } de tren
terminal-eldritch-tickets-ship = { $count } de barco
terminal-eldritch-lead = investigador jefe
terminal-eldritch-delayed = Retrasado
terminal-eldritch-defeated = espera un nuevo investigador
terminal-eldritch-eliminated = eliminado
terminal-eldritch-reserve = Reserva
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
