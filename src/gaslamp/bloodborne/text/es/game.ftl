### Bloodborne: El juego de cartas - términos, preguntas, opciones, motivos, finales, errores.


## Términos

bloodborne-type-kin = Semejante
bloodborne-type-humanoid = Humanoide
bloodborne-type-beast = Bestia
bloodborne-color-green = verde
bloodborne-color-yellow = amarillo
bloodborne-color-red = rojo
bloodborne-fact-die = dado { $color }: { $faces }
bloodborne-die-odds = { $average } daños de media; se tira otra vez en el { $again } de los casos. Probabilidad de al menos 1 daño, 2, 3 y así sucesivamente: { $chances }
bloodborne-percent = { $count } %
bloodborne-kind-melee = Arma cuerpo a cuerpo
bloodborne-kind-ranged = Arma a distancia
bloodborne-kind-utility = Carta utilizable
bloodborne-kind-monster = Monstruo
bloodborne-kind-boss = Jefe
bloodborne-kind-final-boss = Jefe final
bloodborne-section-starters = Cartas iniciales
bloodborne-section-upgrades = Mejoras
bloodborne-section-monsters = Monstruos
bloodborne-section-bosses = Jefes
bloodborne-section-final-bosses = Jefes finales
bloodborne-phase-choose-cards = 1. Elección y uso de cartas de Acción
bloodborne-phase-transform-weapons = 2. Transformación de armas
bloodborne-phase-instant-effects = 3. Resolución de efectos instantáneos
bloodborne-phase-monster-attacks = 4. Ataque del Monstruo
bloodborne-phase-hunters-attack = 5. Ataque de los Cazadores
bloodborne-phase-monster-escapes = 6. Huida del Monstruo
bloodborne-phase-hunters-dream = 7. El Sueño del Cazador
bloodborne-phase-end-of-round = 8. Fin de la ronda

## Preguntas

bloodborne-ask-card = Elige la carta que juegas esta ronda.
bloodborne-ask-weapon = Elige el Arma que revelas con Transformar.
bloodborne-ask-hunter = { $card }: elige un Cazador.
bloodborne-ask-hunter-damage = { $amount ->
    [one] { $card }: elige un Cazador que sufra 1 daño.
   *[other] { $card }: elige un Cazador que sufra { $amount } daños.
}
bloodborne-ask-hunter-heal = { $card }: elige un Cazador que recupere { $amount } de Salud.
bloodborne-ask-hunter-lose = { $amount ->
    [one] { $card }: elige un Cazador que pierda 1 Eco.
   *[other] { $card }: elige un Cazador que pierda { $amount } Ecos.
}
bloodborne-ask-hunter-negate = { $card }: elige un Cazador cuya Arma no inflija daño esta ronda.
bloodborne-ask-hunter-steal = { $amount ->
    [one] { $card }: elige a qué Cazador le quitas 1 Eco.
   *[other] { $card }: elige a qué Cazador le quitas { $amount } Ecos.
}
bloodborne-ask-trophy = { $card }: elige el marcador para tu Trofeo adicional.
bloodborne-ask-upgrade = Elige la Mejora que obtienes.
bloodborne-ask-limit = Tienes más cartas de las permitidas. Elige una para retirarla de la partida.
bloodborne-ask-remove = { $card }: elige una carta para retirarla de la partida.
bloodborne-ask-exhaust = { $card }: elige una carta de tu mano para tu pila de cartas usadas.
bloodborne-ask-return = { $card }: elige la carta que recuperas de tu pila de cartas usadas.

## Opciones

bloodborne-option-card = { $card }
bloodborne-option-seat = { $seat }
bloodborne-option-type = { $type }

## Lo que haría una opción

# Bajo el nombre de la opción: «Eileen: sufre 1 daño, le quedan 3 de Salud».
bloodborne-hint-damage = { $amount ->
    [0] no sufre daño y sigue con { $health } de Salud
    [one] sufre 1 daño y se queda en { $health } de Salud
   *[other] sufre { $amount } daños y se queda en { $health } de Salud
}
bloodborne-hint-dies = { $amount ->
    [0] moriría
    [one] moriría y perdería 1 Eco recolectado
   *[other] moriría y perdería { $amount } Ecos recolectados
}
bloodborne-hint-heals = { $amount ->
    [0] ya tiene toda la Salud
   *[other] recupera { $amount } de Salud y llega a { $health }
}
bloodborne-hint-echoes = { $amount ->
    [0] no tiene nada que perder
    [one] pierde 1 Eco y se queda con { $left }
   *[other] pierde { $amount } Ecos y se queda con { $left }
}
bloodborne-hint-negated = ningún daño con { $card } (si no, { $amount })
bloodborne-hint-trophy = ahora vale { $worth }, luego { $coming }

## Por qué no

bloodborne-why-not-used = Está en tu pila de cartas usadas; se recupera con Sueño del Cazador.
bloodborne-why-not-weapon = Con Transformar solo se sacan Armas cuerpo a cuerpo o a distancia.
bloodborne-why-not-dream = Nunca puedes desprenderte de esta carta.
bloodborne-why-not-transform = No te quedan Armas que sacar, y en esta mesa hace falta una para jugar Transformar.

## Acuerdos de una mesa

bloodborne-agreement-final-boss = { bloodborne-kind-final-boss }
    .text = Quien espera al final de la cacería. Cada uno cambia la forma de llegar hasta él.
bloodborne-agreement-first-player = Jugador inicial
    .text = La ficha de jugador inicial pasa a la izquierda cada ronda.
bloodborne-agreement-transform-without-weapon = Transformar se puede jugar sin Armas en la mano
    .text = La carta entonces no hace nada. Si no, no se puede jugar.
bloodborne-agreement-instants-after-kill = Cuando un efecto instantáneo mata al Monstruo, los siguientes aún hacen lo que no requiera un Monstruo
    .text = Las curas y los Ecos siguen contando. Si no, se pierden los efectos instantáneos que falten.
bloodborne-agreement-instants-of-the-dead = Un Cazador que muere en el paso 3 resuelve igualmente su efecto instantáneo
    .text = El daño cuenta, pero un Cazador muerto no conserva Ecos.
bloodborne-agreement-killed-on-reveal = Un Cazador que muere al revelarse un Monstruo
    .text = Quien vuelve en el acto toma una mejora, descansa y juega la ronda.
bloodborne-agreement-killed-on-reveal-sit-out = no juega la ronda
bloodborne-agreement-killed-on-reveal-return = vuelve en el acto
bloodborne-agreement-everyone-out = Cuando todos los Cazadores están fuera de la partida
    .text = Hace falta que todos queden eliminados, y no pasa casi nunca.
bloodborne-agreement-everyone-out-nobody = no gana nadie
bloodborne-agreement-everyone-out-score = decide la puntuación
bloodborne-agreement-claims-starters = Un Monstruo que quita Armas quita también cartas iniciales
    .text = Si no, solo se pierden las Armas que llegaron como mejoras.
bloodborne-agreement-left = El daño que pasa hacia la izquierda lo sufre
    .text = Si el vecino está muerto, el daño sigue su camino o se pierde.
bloodborne-agreement-left-next-living = el siguiente Cazador vivo
bloodborne-agreement-left-neighbour = solo el vecino inmediato

## Cómo termina una partida

bloodborne-end-final-boss = Ha muerto { $monster }.
bloodborne-end-everyone-out = Todos los Cazadores están fuera de la partida.
bloodborne-end-hopeless = Nadie ha dañado al Monstruo en { $rounds } rondas.

## Errores en paquetes y escenarios

bloodborne-too-few-cards = { $count ->
    [one] hay 1 carta, pero { $field } necesita { $needed }
   *[other] hay { $count } cartas, pero { $field } necesita { $needed }
}
bloodborne-one-copy = solo hay una copia de cada Monstruo: se esperaba 1
bloodborne-five-copies = cada Cazador recibe una copia de cada carta inicial: se esperaban 5
bloodborne-too-many-starters = { $count } cartas iniciales son más que las { $limit } que puede tener un Cazador
bloodborne-endless-die = un dado necesita una cara sin signo más, o se tiraría sin fin
bloodborne-one-dream = exactamente una carta inicial debe tener una capacidad para el paso del Sueño, y hay { $count }
bloodborne-wrong-amount = la cantidad «{ $found }» no significa nada aquí
bloodborne-no-choice-there = no se puede elegir entre «{ $found }»
bloodborne-no-condition = el efecto «{ $found }» vale toda la partida y no puede tener condición
bloodborne-one-draw = una capacidad del paso 2 es exactamente un efecto draw, una sola vez por carta
bloodborne-wrong-when = «{ $found }» no puede ser el momento de una capacidad en una carta así; se esperaba uno de estos: { $expected }
bloodborne-wrong-effect = el efecto «{ $found }» no cabe en una capacidad con when: { $when } en una carta así
bloodborne-nobody-acts = el efecto «{ $found }» necesita un Cazador que actúe, y con when: { $when } no hay ninguno
bloodborne-no-such-face = el dado { $color } no tiene la cara «{ $found }»; se esperaba una de estas: { $expected }
bloodborne-too-many-hunters = se indican { $count } Cazadores, pero hay { $players } jugadores
bloodborne-two-starters = posición imposible: { $count } copias de la carta inicial { $card_id }, y cada Cazador tiene solo una
bloodborne-too-many-cards = posición imposible: { $count } cartas, y un Cazador tiene { $limit } como máximo
bloodborne-empty-hand = posición imposible: un Cazador tiene siempre al menos una carta en la mano
bloodborne-played-too-soon = posición imposible: antes de elegir cartas no se ha jugado nada
bloodborne-too-many-played = posición imposible: { $count } cartas jugadas por un Cazador, y se juega una, o dos con Transformar
bloodborne-too-healthy = posición imposible: { $found } de Salud, y el máximo es { $limit }
bloodborne-no-such-space = posición imposible: casilla { $found }, y el marcador acaba en la { $limit }
bloodborne-dead-collect = { $found ->
    [one] posición imposible: un Cazador muerto con 1 Eco recolectado
   *[other] posición imposible: un Cazador muerto con { $found } Ecos recolectados
}
bloodborne-not-an-upgrade = { $card_id } es una carta inicial, y se esperaba una Mejora
bloodborne-too-many-available = posición imposible: { $count } Mejoras disponibles para { $players } Cazadores
bloodborne-too-many-copies = { $count ->
    [one] posición imposible: en la caja solo hay 1 copia de { $card_id }
   *[other] posición imposible: en la caja solo hay { $count } copias de { $card_id }
}
bloodborne-same-monster = posición imposible: { $card_id } ya está en otro sitio
bloodborne-no-monster = toda ronda empieza con un Monstruo en juego
bloodborne-should-be-out = posición imposible: con { $found } muertes, este Cazador está fuera de la partida
bloodborne-unused-boss = { $card_id } es un Jefe, se esperaba un Monstruo
bloodborne-monster-stays = posición imposible: { $card_id } no es un Jefe, y antes de este paso ha muerto o ha huido
bloodborne-nobody-left = posición imposible: todos los Cazadores están fuera, así que la partida ha terminado
bloodborne-final-boss-early = { $count ->
    [one] posición imposible: el Jefe final llega tras el mazo de Mazmorra del Cáliz, y aún queda 1 carta
   *[other] posición imposible: el Jefe final llega tras el mazo de Mazmorra del Cáliz, y aún quedan { $count } cartas
}
bloodborne-too-many-echoes = posición imposible: { $found } Ecos, y las reglas permiten { $limit } como máximo
