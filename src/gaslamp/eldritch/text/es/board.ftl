### Lo que hay en la mesa, para cualquier pantalla. Los nombres van como dentro de una frase; quien los muestre solos pone la mayúscula inicial.
### Cada campo de una vista se nombra aquí: «eldritch-field-» y el nombre del campo. Solo se puede remitir a game.ftl.

## El Primigenio

eldritch-field-ancient-one = Primigenio
eldritch-field-awake = despierto
eldritch-field-doom = Perdición
eldritch-field-doom-track = número más alto del medidor de Perdición
# Su casilla del medidor.
eldritch-field-omen = Augurio
eldritch-field-omen-color = color del Augurio
eldritch-field-omen-tokens = fichas de Arcano en el medidor de Augurio
eldritch-field-omens = medidor de Augurio
eldritch-field-sheet = en la hoja del Primigenio
eldritch-field-reference = carta de Referencia
eldritch-field-players = número de jugadores
eldritch-field-surge = Monstruos en una oleada

## Misterios y cartas de Mitos

eldritch-field-mystery = Misterio
eldritch-field-solved = Misterios resueltos
eldritch-field-needed = Misterios por resolver
eldritch-field-final = Misterio final
# Lo que hace falta para resolver un Misterio.
eldritch-field-needs = requiere
# Del Monstruo épico que pide un Misterio.
eldritch-field-slain = derrotado
eldritch-field-placed = fichas de Arcano colocadas en
eldritch-field-ongoing = cartas de Mitos en juego

## El tablero

eldritch-field-space = casilla
eldritch-field-gates = Portales
# Los que ha visto en el montón quien mira.
eldritch-field-known-gates = Portales del montón que conoces
eldritch-field-clues = Pistas
eldritch-field-tokens = fichas de Arcano
eldritch-field-wounds = fichas de Salud
eldritch-field-expedition = Expedición
eldritch-field-monsters = Monstruos
eldritch-field-epic = Monstruo épico
eldritch-field-aside = Monstruos apartados
# Cuál de varios iguales.
eldritch-field-number = número
eldritch-field-damage = Salud perdida
eldritch-field-toughness = fortaleza
eldritch-field-reserve = reserva
eldritch-field-decks = mazos
eldritch-field-stages = mazo de Mitos por etapas
eldritch-cup = Reserva de Monstruos
eldritch-field-discards = descartes

## Investigadores

eldritch-field-investigators = investigadores
eldritch-field-lead = investigador jefe
# De quién es el turno.
eldritch-field-active = turno
eldritch-field-health = Salud
eldritch-field-max-health = Salud máxima
eldritch-field-sanity = Cordura
eldritch-field-max-sanity = Cordura máxima
eldritch-field-tickets = billetes
eldritch-field-train = tren
eldritch-field-ship = barco
eldritch-field-possessions = pertenencias
eldritch-field-conditions = Estados
eldritch-field-skills = habilidades
eldritch-field-improvements = Mejoras
eldritch-field-delayed = Retrasado
eldritch-field-actions-left = acciones restantes
eldritch-field-actions = acciones realizadas
eldritch-field-eliminated = eliminado
eldritch-field-bodies = investigadores derrotados
# Le sigue Salud o Cordura.
eldritch-field-by = derrotado por falta de
eldritch-field-unused = investigadores disponibles

## Cartas

eldritch-field-kind = tipo
eldritch-kind-asset = Apoyo
eldritch-kind-artifact = Artefacto
eldritch-kind-spell = Hechizo
eldritch-kind-condition = Estado
eldritch-field-back = dorso
eldritch-field-turned = boca abajo

## Una prueba

eldritch-field-test = prueba
eldritch-field-skill = habilidad
eldritch-field-dice = dados
# La habilidad sin Mejoras.
eldritch-field-base = valor base
eldritch-field-improved = Mejora
eldritch-field-modifier = modificador
eldritch-field-bonus = bonificación
eldritch-field-source = origen de la bonificación
eldritch-field-more = dados adicionales
eldritch-field-helpers = origen de los dados adicionales
eldritch-field-aim = objetivo
eldritch-field-need = éxitos necesarios
eldritch-field-odds = probabilidad en %
eldritch-field-faces = resultados

## Lo que se resuelve

eldritch-field-least = éxito a partir de
eldritch-field-doubled = un 6 cuenta doble
eldritch-field-successes = éxitos
eldritch-field-fight = combate
eldritch-field-monster = contra quién
eldritch-field-will = modificador de Voluntad
eldritch-field-horror = horror del Monstruo
eldritch-field-strength = modificador de Fuerza
eldritch-field-hurt = Salud que ha perdido
eldritch-field-defeated = derrotado
eldritch-field-resolving = en resolución
eldritch-field-element = lo que trae ahora la carta de Mitos
