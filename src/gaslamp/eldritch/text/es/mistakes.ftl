### Qué está mal en un paquete o en una posición.

## De qué habla un texto, y no está

eldritch-out-of-place = «{ $found }» no significa nada aquí: { $why }
eldritch-needs-pass-box = solo el primer cuadro de una carta lleva al de superación
eldritch-needs-fail-box = solo el primer cuadro de una carta y el de superación llevan al de fallo
eldritch-needs-fight = no hay ningún combate en curso
eldritch-needs-loss = no está a punto de perderse nada
eldritch-needs-card = aquí no hay ninguna carta que se pueda descartar
eldritch-needs-it = antes no se ha obtenido nada
eldritch-needs-back = solo se le puede dar la vuelta al anverso de un Hechizo o de un Estado
eldritch-needs-turned = solo el dorso de un Estado puede volver a ponerse boca arriba
eldritch-needs-partner = antes no se ha intercambiado nada con nadie
eldritch-needs-turn = es propio de una capacidad encounter_phase
eldritch-needs-clue = no se trata de ninguna Pista
eldritch-needs-research = solo un Encuentro de Investigación tiene su propia Pista
eldritch-needs-world = solo un Encuentro de Otros Mundos tiene un Portal que cerrar
eldritch-needs-gate = no se trata de ningún Portal
eldritch-needs-in-play = esto no es un Misterio ni una carta de Mitos en juego
eldritch-needs-rumor = esto no es un Rumor
eldritch-needs-monster = esto no es un Monstruo del tablero
eldritch-needs-that = antes no se ha elegido, generado ni combatido ningún Monstruo
eldritch-needs-chosen = antes no se ha elegido a nadie
eldritch-needs-result = antes no se ha hecho ninguna prueba
eldritch-needs-lost = antes no se ha perdido nada
eldritch-needs-spawned = antes no se ha generado ningún Monstruo
eldritch-needs-slain = antes no ha habido ningún combate
eldritch-needs-gates-discarded = antes no se ha descartado ningún Portal
eldritch-needs-toughness = antes ningún Monstruo ha perdido Salud ni se ha retirado
eldritch-needs-value = antes no se ha obtenido ningún Apoyo

## Paquetes

eldritch-idle = esto no haría nada
eldritch-endless = «{ $found }» se provocaría a sí mismo sin fin
eldritch-too-deep = hay textos anidados a más de { $limit } niveles
eldritch-wrong-amount = la cantidad «{ $found }» no significa nada aquí
eldritch-wrong-place = aquí no puede indicarse el lugar «{ $found }»
eldritch-no-price = «{ $found }» no puede ser un precio
eldritch-only-price = «{ $found }» solo puede ser un precio
eldritch-clue-price = el precio de una Pista que va a la carta es esa Pista: se esperaba un solo spend con clues: 1
eldritch-no-gift = los Estados no se pueden dar
eldritch-no-such-trait = ninguna carta de este tipo tiene el rasgo «{ $found }»
eldritch-not-both = «{ $one }» y «{ $other }» no pueden ir juntos
eldritch-one-of = hace falta «{ $one }» o «{ $other }»
eldritch-only-with = «{ $one }» solo vale con «{ $other }»
eldritch-alone = «{ $found }» debe ir solo
eldritch-no-text = no hay texto para «{ $found }»
eldritch-two-texts = hay dos textos para «{ $found }»
eldritch-wrong-ability = «{ $found }» no es una capacidad de un componente así; se esperaba una de estas: { $expected }
eldritch-only-possessions = «{ $found }» con un precio, o una vez por ronda, solo vale para las pertenencias
eldritch-alike = «{ $one }» y «{ $other }» en un mismo componente no se podrían distinguir
eldritch-reserved = «{ $found }» es una palabra del juego, y no puede ser un identificador
eldritch-no-city = no hay ninguna casilla de Ciudad
eldritch-no-way = no hay camino de «{ $one }» a «{ $other }»
eldritch-epic = «{ $found }» es un Monstruo épico; se esperaba otro
eldritch-not-epic = «{ $found }» no es un Monstruo épico
eldritch-not-brought = nada de aquí genera a «{ $found }», a quien hay que derrotar
eldritch-unsolvable = nada podría resolver esto nunca
eldritch-no-end = sin Misterio final la partida debe perderse aquí: se esperaba lose_game
eldritch-no-research = «{ $ancient_one }» no tiene Encuentros de Investigación

## Posiciones

eldritch-agreed-otherwise = en la mesa se ha acordado «{ $found }»
eldritch-one-sided = «{ $found }» no tiene dorso
eldritch-not-turned = solo los Estados de un investigador pueden estar boca abajo
eldritch-other-kind = «{ $found }» es del tipo { $kind }
eldritch-other-game = posición imposible: «{ $found }» es de otro Primigenio
eldritch-other-omen = posición imposible: el Augurio no puede estar ahí y en «{ $found }»
eldritch-other-expedition = posición imposible: la siguiente carta del mazo de Expedición lleva a otro lugar
eldritch-no-discards = posición imposible: los Hechizos y Estados descartados vuelven a su mazo
eldritch-over-awake = posición imposible: la partida termina cuando despierta «{ $ancient_one }»
eldritch-awake = posición imposible: el Primigenio está despierto y la Perdición está en { $found }
eldritch-asleep = posición imposible: la Perdición está en { $found }, así que el Primigenio está despierto
eldritch-won = posición imposible: con esto la partida ya está ganada
eldritch-mystery-left = posición imposible: todos los Misterios necesarios están resueltos y no hay ninguno activo
eldritch-final-asleep = posición imposible: el Misterio final solo empieza cuando el Primigenio está despierto
eldritch-final-begun = posición imposible: el Misterio final ha empezado, pues los demás están resueltos
eldritch-eliminated = posición imposible: quien está eliminado no tiene investigador, y «{ $found }» lo es
eldritch-all-eliminated = posición imposible: todos están eliminados, así que la partida ha terminado
eldritch-no-lead = posición imposible: el asiento { $seat } es el del investigador jefe y no tiene investigador, y otros sí
eldritch-no-clue-there = posición imposible: no hay tal Pista en «{ $found }»
eldritch-no-token-there = posición imposible: hay muy pocas fichas de Arcano en «{ $found }»
eldritch-nobody-to-slay = posición imposible: «{ $found }» no trata de un Monstruo épico
eldritch-solved-already = posición imposible: «{ $found }» ya estaría resuelto
