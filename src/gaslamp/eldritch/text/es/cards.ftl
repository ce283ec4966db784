### El texto de las cartas, compuesto a partir de sus efectos. Las frases empiezan en minúscula; el programa las une, pone
### la mayúscula y el punto. $form es la forma del verbo: "you" (orden), "each" (tras un sujeto), "they" (sujeto ya
### nombrado), "may" y "may-they" (infinitivo), "unless" y "unless-they" (subjuntivo). $who es "you" (tú), "they" u
### "lead" (el investigador jefe).

## Verbos

eldritch-verb-gain = { $form ->
    [you] obtén
    [may] obtener
    [may-they] obtener
    [unless] obtengas
    [unless-they] obtenga
   *[other] obtiene
}
eldritch-verb-lose = { $form ->
    [may] perder
    [may-they] perder
    [unless] pierdas
    [unless-they] pierda
   *[other] pierde
}
eldritch-verb-recover = { $form ->
    [may] recuperar
    [may-they] recuperar
    [unless] recuperes
    [unless-they] recupere
   *[other] recupera
}
eldritch-verb-spend = { $form ->
    [may] gastar
    [may-they] gastar
    [unless] gastes
    [unless-they] gaste
   *[other] gasta
}
eldritch-verb-discard = { $form ->
    [may] descartar
    [may-they] descartar
    [unless] descartes
    [unless-they] descarte
   *[other] descarta
}
eldritch-verb-defeat = { $form ->
    [may] derrotar
    [may-they] derrotar
    [unless] derrotes
    [unless-they] derrote
   *[other] derrota
}
eldritch-verb-may = { $form ->
    [you] puedes
    [may] poder
    [may-they] poder
    [unless] puedas
    [unless-they] pueda
   *[other] puede
}
eldritch-verb-become = { $form ->
    [you] quedas
    [may] quedar
    [may-they] quedar
    [unless] quedes
    [unless-they] quede
   *[other] queda
}
eldritch-verb-improve = { $form ->
    [may] mejorar
    [may-they] mejorar
    [unless] mejores
    [unless-they] mejore
   *[other] mejora
}
eldritch-verb-move = { $form ->
    [you] muévete
    [may] moverte
    [may-they] moverse
    [unless] te muevas
    [unless-they] se mueva
   *[other] se mueve
}
eldritch-verb-move-it = { $form ->
    [may] mover
    [may-they] mover
    [unless] muevas
    [unless-they] mueva
   *[other] mueve
}
eldritch-verb-place = { $form ->
    [may] colocar
    [may-they] colocar
    [unless] coloques
    [unless-they] coloque
   *[other] coloca
}
eldritch-verb-spawn = { $form ->
    [may] generar
    [may-they] generar
    [unless] generes
    [unless-they] genere
   *[other] genera
}
eldritch-verb-test = { $form ->
    [may] realizar
    [may-they] realizar
    [unless] realices
    [unless-they] realice
   *[other] realiza
}
eldritch-verb-roll = { $form ->
    [may] tirar
    [may-they] tirar
    [unless] tires
    [unless-they] tire
   *[other] tira
}
eldritch-verb-resolve = { $form ->
    [may] resolver
    [may-they] resolver
    [unless] resuelvas
    [unless-they] resuelva
   *[other] resuelve
}
eldritch-verb-skip = { $form ->
    [may] omitir
    [may-they] omitir
    [unless] omitas
    [unless-they] omita
   *[other] omite
}
eldritch-verb-prevent = { $form ->
    [may] evitar
    [may-they] evitar
    [unless] evites
    [unless-they] evite
   *[other] evita
}
eldritch-verb-choose = { $form ->
    [may] elegir
    [may-they] elegir
    [unless] elijas
    [unless-they] elija
   *[other] elige
}
eldritch-verb-close = { $form ->
    [may] cerrar
    [may-they] cerrar
    [unless] cierres
    [unless-they] cierre
   *[other] cierra
}
eldritch-verb-advance = { $form ->
    [you] haz avanzar
    [may] hacer avanzar
    [may-they] hacer avanzar
    [unless] hagas avanzar
    [unless-they] haga avanzar
   *[other] hace avanzar
}
eldritch-verb-retreat = { $form ->
    [you] haz retroceder
    [may] hacer retroceder
    [may-they] hacer retroceder
    [unless] hagas retroceder
    [unless-they] haga retroceder
   *[other] hace retroceder
}
eldritch-verb-give = { $form ->
    [may] entregar
    [may-they] entregar
    [unless] entregues
    [unless-they] entregue
   *[other] entrega
}
eldritch-verb-trade = { $form ->
    [may] intercambiar
    [may-they] intercambiar
    [unless] intercambies
    [unless-they] intercambie
   *[other] intercambia
}
eldritch-verb-look = { $form ->
    [may] mirar
    [may-they] mirar
    [unless] mires
    [unless-they] mire
   *[other] mira
}
eldritch-verb-put = { $form ->
    [you] pon
    [may] poner
    [may-they] poner
    [unless] pongas
    [unless-they] ponga
   *[other] pone
}
eldritch-verb-flip = { $form ->
    [may] dar
    [may-they] dar
    [unless] des
    [unless-they] dé
   *[other] da
}
eldritch-verb-fight = { $form ->
    [may] combatir
    [may-they] combatir
    [unless] combatas
    [unless-they] combata
   *[other] combate
}
eldritch-verb-make = { $form ->
    [you] haz
    [may] hacer
    [may-they] hacer
    [unless] hagas
    [unless-they] haga
   *[other] hace
}
eldritch-verb-remove = { $form ->
    [may] retirar
    [may-they] retirar
    [unless] retires
    [unless-they] retire
   *[other] retira
}
eldritch-verb-shuffle = { $form ->
    [may] barajar
    [may-they] barajar
    [unless] barajes
    [unless-they] baraje
   *[other] baraja
}
eldritch-verb-refill = { $form ->
    [may] rellenar
    [may-they] rellenar
    [unless] rellenes
    [unless-they] rellene
   *[other] rellena
}
eldritch-verb-return = { $form ->
    [may] devolver
    [may-they] devolver
    [unless] devuelvas
    [unless-they] devuelva
   *[other] devuelve
}
eldritch-verb-solve = { $form ->
    [may] resolver
    [may-they] resolver
    [unless] resuelvas
    [unless-they] resuelva
   *[other] resuelve
}
eldritch-verb-reroll = { $form ->
    [may] repetir
    [may-they] repetir
    [unless] repitas
    [unless-they] repita
   *[other] repite
}
eldritch-verb-add = { $form ->
    [may] sumar
    [may-they] sumar
    [unless] sumes
    [unless-they] sume
   *[other] suma
}

## De quién: para algo masculino o femenino, singular o plural

eldritch-text-your = { $who ->
    [you] tu
   *[they] su
}
eldritch-text-your-f = { $who ->
    [you] tu
   *[they] su
}
eldritch-text-your-ms = { $who ->
    [you] tus
   *[they] sus
}
eldritch-text-your-fs = { $who ->
    [you] tus
   *[they] sus
}
eldritch-text-you-have = { $who ->
    [you] que tengas
    [lead] que tenga el investigador jefe
   *[they] que tenga
}
eldritch-text-choice = { $who ->
    [you] de tu elección
    [lead] a elección del investigador jefe
   *[they] de su elección
}
eldritch-text-here = { $who ->
    [you] en tu casilla
    [lead] en la casilla del investigador jefe
   *[they] en su casilla
}
eldritch-text-of-here = { $who ->
    [you] de tu casilla
    [lead] de la casilla del investigador jefe
   *[they] de su casilla
}

## Cómo se unen las frases

eldritch-text-list = { $first }, y { $last }
eldritch-text-besides = { $first }; además, { $last }
eldritch-text-deed = { $verb } { $what }
eldritch-text-nothing = Sin efecto.
eldritch-text-idle = { $form ->
    [you] no hagas nada
    [may] no hacer nada
    [may-they] no hacer nada
    [unless] no hagas nada
    [unless-they] no haga nada
   *[other] no hace nada
}
eldritch-text-they = { $what }
eldritch-text-subject = { $subject } { $what }
eldritch-text-about = { $subject }: { $what }
eldritch-text-do-this = hacer esto: { $what }
eldritch-text-wheres = { $first } y { $second }
eldritch-text-in-order-to = { $pay } para { $what }
eldritch-text-unless = { $who ->
    [you] { $what } a menos que { $pay }
   *[they] { $what } a menos que { $pay }
}
eldritch-text-unless-together = { $what } a menos que los investigadores gasten como grupo { $clues }
eldritch-text-may-together = los investigadores pueden gastar como grupo { $what }
eldritch-text-spend-together = los investigadores gastan como grupo { $what }
eldritch-text-choose = { eldritch-verb-choose } una opción: { $what }
eldritch-text-nor = { " " }ni{ " " }
eldritch-text-or = ; o{ " " }
eldritch-text-if = si { $check }, { $what }
eldritch-text-otherwise = de lo contrario, { $what }
eldritch-if-pass = { $who ->
    [you] si la superas, { $what }
   *[they] si la supera, { $what }
}
eldritch-if-fail = { $who ->
    [you] si fallas, { $what }
   *[they] si falla, { $what }
}
eldritch-if-won = { $who ->
    [you] si lo derrotas, { $what }
   *[they] si lo derrota, { $what }
}
eldritch-if-lost = { $who ->
    [you] si no lo derrotas, { $what }
   *[they] si no lo derrota, { $what }
}
eldritch-if-do = { $who ->
    [you] si lo haces, { $what }
   *[they] si lo hace, { $what }
}
eldritch-if-not = { $who ->
    [you] si no lo haces, { $what }
   *[they] si no lo hace, { $what }
}
eldritch-if-group-does = si lo hacen, { $what }
eldritch-if-group-does-not = si no lo hacen, { $what }
eldritch-on-faces = con { $faces }, { $what }
eldritch-faces-one = un { $low }
eldritch-faces-two = un { $low } o un { $high }
eldritch-faces-range = un resultado de { $low } a { $high }
eldritch-faces-players = un resultado igual o menor que el número de jugadores
eldritch-test-need = para superarla: { $what }
eldritch-test-boost-clues = cada Pista gastada añade 1 éxito
eldritch-test-boost-sanity = cada punto de Cordura gastado añade 1 dado
eldritch-times = { $times ->
    [1] { "" }
    [2] { " " }dos veces
   *[other] { " " }{ $times } veces
}
eldritch-with-ones = { $what } como si todos los dados mostraran un 1
eldritch-where-none = { $what } si no hay ninguna
eldritch-where-none-nearest = { $what } que no tenga ninguna
eldritch-all-but = { $what } menos { $keep }

## Cantidades

eldritch-much-health = { $amount ->
    [all] toda { eldritch-text-your-f } Salud
    [any] cualquier cantidad de Salud
    [one] 1 punto de Salud
   *[other] { $amount } puntos de Salud
}
eldritch-much-its-health = { $amount ->
    [all] toda su Salud
    [one] 1 punto de Salud
   *[other] { $amount } puntos de Salud
}
eldritch-much-sanity = { $amount ->
    [all] toda { eldritch-text-your-f } Cordura
    [any] cualquier cantidad de Cordura
    [one] 1 punto de Cordura
   *[other] { $amount } puntos de Cordura
}
eldritch-much-loss = { $amount ->
    [all] esa pérdida
    [one] hasta 1 punto de esa pérdida
   *[other] hasta { $amount } puntos de esa pérdida
}
eldritch-much-clues = { $amount ->
    [all] todas { eldritch-text-your-fs } Pistas
    [any] cualquier cantidad de Pistas
    [one] 1 Pista
   *[other] { $amount } Pistas
}
eldritch-much-clues-more = { $amount ->
    [one] 1 Pista adicional
   *[other] { $amount } Pistas adicionales
}
eldritch-much-the-clues = { $amount ->
    [all] todas las Pistas
    [one] 1 Pista
   *[other] { $amount } Pistas
}
eldritch-much-number = { $amount }
eldritch-much-doom = { $amount ->
    [one] 1 casilla
   *[other] { $amount } casillas
}
eldritch-much-gates = { $amount ->
    [one] 1 Portal
   *[other] { $amount } Portales
}
eldritch-much-tokens = { $amount ->
    [all] todas las fichas de Arcano
    [one] 1 ficha de Arcano
   *[other] { $amount } fichas de Arcano
}
eldritch-much-sanity-tokens = { $amount ->
    [one] 1 ficha de Cordura
   *[other] { $amount } fichas de Cordura
}
eldritch-much-toughness = Monstruos con una fortaleza total de { $amount }
eldritch-much-monsters = { $amount ->
    [one] 1 Monstruo
   *[other] { $amount } Monstruos
}
eldritch-much-named-monsters = { $amount ->
    [one] 1 Monstruo { $name }
   *[other] { $amount } Monstruos { $name }
}
eldritch-much-successes = { $amount ->
    [one] 1 éxito
   *[other] { $amount } éxitos
}
eldritch-much-dice = { $amount ->
    [all] todos los dados
    [any] cualquier cantidad de dados
    [one] 1 dado
   *[other] { $amount } dados
}
eldritch-much-more-dice = { $amount ->
    [one] 1 dado adicional
   *[other] { $amount } dados adicionales
}
eldritch-much-fewer-dice = { $amount ->
    [one] 1 dado menos
   *[other] { $amount } dados menos
}
eldritch-much-spell = { $amount ->
    [one] 1 Hechizo
   *[other] { $amount } Hechizos
}
eldritch-much-spell-trait = { $amount ->
    [one] 1 Hechizo { $trait }
   *[other] { $amount } Hechizos { $trait }
}
eldritch-much-artifact = { $amount ->
    [one] 1 Artefacto
   *[other] { $amount } Artefactos
}
eldritch-much-artifact-trait = { $amount ->
    [one] 1 Artefacto { $trait }
   *[other] { $amount } Artefactos { $trait }
}
eldritch-much-asset = { $amount ->
    [any] cualquier cantidad de Apoyos
    [one] 1 Apoyo
   *[other] { $amount } Apoyos
}
eldritch-much-asset-trait = { $amount ->
    [any] cualquier cantidad de Apoyos { $trait }
    [one] 1 Apoyo { $trait }
   *[other] { $amount } Apoyos { $trait }
}
eldritch-much-my-possession = { $amount ->
    [all] todas { eldritch-text-your-fs } pertenencias
    [any] cualquier cantidad de { eldritch-text-your-fs } pertenencias
    [one] 1 pertenencia
   *[other] { $amount } pertenencias
}
eldritch-much-my-possession-trait = { $amount ->
    [all] todas { eldritch-text-your-fs } pertenencias { $trait }
    [any] cualquier cantidad de { eldritch-text-your-fs } pertenencias { $trait }
    [one] 1 pertenencia { $trait }
   *[other] { $amount } pertenencias { $trait }
}
eldritch-much-my-asset = { $amount ->
    [all] todos { eldritch-text-your-ms } Apoyos
    [any] cualquier cantidad de { eldritch-text-your-ms } Apoyos
    [one] 1 Apoyo
   *[other] { $amount } Apoyos
}
eldritch-much-my-asset-trait = { $amount ->
    [all] todos { eldritch-text-your-ms } Apoyos { $trait }
    [any] cualquier cantidad de { eldritch-text-your-ms } Apoyos { $trait }
    [one] 1 Apoyo { $trait }
   *[other] { $amount } Apoyos { $trait }
}
eldritch-much-my-spell = { $amount ->
    [all] todos { eldritch-text-your-ms } Hechizos
    [any] cualquier cantidad de { eldritch-text-your-ms } Hechizos
    [one] 1 Hechizo
   *[other] { $amount } Hechizos
}
eldritch-much-my-spell-trait = { $amount ->
    [all] todos { eldritch-text-your-ms } Hechizos { $trait }
    [any] cualquier cantidad de { eldritch-text-your-ms } Hechizos { $trait }
    [one] 1 Hechizo { $trait }
   *[other] { $amount } Hechizos { $trait }
}
eldritch-much-my-condition = { $amount ->
    [all] todos { eldritch-text-your-ms } Estados
    [any] cualquier cantidad de { eldritch-text-your-ms } Estados
    [one] 1 Estado
   *[other] { $amount } Estados
}
eldritch-much-my-condition-trait = { $amount ->
    [all] todos { eldritch-text-your-ms } Estados { $trait }
    [any] cualquier cantidad de { eldritch-text-your-ms } Estados { $trait }
    [one] 1 Estado { $trait }
   *[other] { $amount } Estados { $trait }
}
eldritch-much-my-clue = { $amount ->
    [all] todas { eldritch-text-your-fs } Pistas
    [any] cualquier cantidad de { eldritch-text-your-fs } Pistas
    [one] 1 Pista
   *[other] { $amount } Pistas
}
eldritch-per-players = { $much } por cada jugador
eldritch-per-half-players = { $much } por cada dos jugadores (redondeando hacia arriba)
eldritch-per-twice-players = { $much } por cada jugador
eldritch-per-players-less-wounds = { $much } por cada jugador (menos 1 por cada ficha de Salud de esta carta)
eldritch-per-result = { $much } por cada éxito
eldritch-per-lost = { $much } por cada punto perdido
eldritch-per-gates = { $much } por cada Portal del tablero
eldritch-per-half-gates = { $much } por cada dos Portales del tablero (redondeando hacia arriba)
eldritch-per-matching-gates = { $much } por cada Portal que coincida con el Augurio
eldritch-per-gates-discarded = { $much } por cada Portal descartado
eldritch-per-rumors = { $much } por cada Rumor en juego
eldritch-per-cultists = { $much } por cada Sectario del tablero
eldritch-per-clues = { $much } por cada Pista { eldritch-text-you-have }
eldritch-per-items = { $much } por cada pertenencia Objeto { eldritch-text-you-have }
eldritch-per-spells = { $much } por cada Hechizo { eldritch-text-you-have }
eldritch-per-injuries = { $much } por cada Estado Lesión { eldritch-text-you-have }
eldritch-per-madnesses = { $much } por cada Estado Locura { eldritch-text-you-have }
eldritch-per-deals = { $much } por cada Estado Trato { eldritch-text-you-have }
eldritch-per-tokens = { $much } por cada ficha de Arcano de esta carta
eldritch-per-wounds = { $much } por cada ficha de Salud de esta carta
eldritch-per-sheet-sanity = { $much } por cada ficha de Cordura de la hoja de Primigenio
eldritch-per-toughness = { $much } por cada punto de fortaleza de ese Monstruo
eldritch-per-value = { $much } por cada punto de valor de esa carta

## Cosas

eldritch-monster = Monstruo
eldritch-monster-named = Monstruo { $name }
eldritch-a-monster = un { $monster }
eldritch-named-spell = el Hechizo «{ $name }»
eldritch-named-artifact = el Artefacto «{ $name }»
eldritch-named-asset = el Apoyo «{ $name }»
eldritch-this-clue = esta Pista
eldritch-card-a-possession = una pertenencia
eldritch-card-a-possession-trait = una pertenencia { $trait }
eldritch-card-a-asset = un Apoyo
eldritch-card-a-asset-trait = un Apoyo { $trait }
eldritch-card-a-spell = un Hechizo
eldritch-card-a-spell-trait = un Hechizo { $trait }
eldritch-card-a-condition = un Estado
eldritch-card-a-condition-trait = un Estado { $trait }
eldritch-card-a-clue = una Pista
eldritch-card-no-possession = ninguna pertenencia
eldritch-card-no-possession-trait = ninguna pertenencia { $trait }
eldritch-card-no-asset = ningún Apoyo
eldritch-card-no-asset-trait = ningún Apoyo { $trait }
eldritch-card-no-spell = ningún Hechizo
eldritch-card-no-spell-trait = ningún Hechizo { $trait }
eldritch-card-no-condition = ningún Estado
eldritch-card-no-condition-trait = ningún Estado { $trait }
eldritch-card-no-clue = ninguna Pista
eldritch-from-deck = { $what } del mazo
eldritch-from-reserve = { $what } { eldritch-text-choice } de la reserva
eldritch-from-reserve-or-discard = { $what } { eldritch-text-choice } de la reserva o de la pila de descartes
eldritch-worth = { $amount ->
    [one] { $what } con un valor máximo de { $value }
   *[other] { $what } con un valor total máximo de { $value }
}
eldritch-worth-result = { $amount ->
    [one] { $what } cuyo valor no supere el resultado de la prueba
   *[other] { $what } cuyo valor total no supere el resultado de la prueba
}
eldritch-which-this = este { $monster }
eldritch-which-that = ese { $monster }
eldritch-which-one-here = 1 { $monster } { eldritch-text-choice } que esté { eldritch-text-here }
eldritch-which-one-anywhere = 1 { $monster } { eldritch-text-choice }
eldritch-which-one-at-a-gate = 1 { $monster } { eldritch-text-choice } que esté en una casilla con un Portal
eldritch-which-some-here = 1 { $monster } { eldritch-text-of-here }
eldritch-which-some-anywhere = 1 { $monster }
eldritch-which-some-at-a-gate = 1 { $monster } de una casilla con un Portal
eldritch-which-each-here = cada { $monster } { eldritch-text-of-here }
eldritch-which-each-other-here = { $monster ->
    [Monstruo] cada uno de los demás Monstruos { eldritch-text-of-here }
   *[other] cada { $monster } que no sea ese { eldritch-text-of-here }
}
eldritch-which-each-on-one-space = cada { $monster } de { eldritch-place-choice }
eldritch-which-each = cada { $monster } del tablero

## Lugares

eldritch-place-numbered = la casilla { $number }
eldritch-place-here = { $who ->
    [you] tu casilla
    [lead] la casilla del investigador jefe
   *[they] su casilla
}
eldritch-place-random = una casilla aleatoria
eldritch-place-choice = { $who ->
    [you] la casilla que elijas
    [lead] la casilla que elija el investigador jefe
   *[they] la casilla que elija
}
eldritch-place-clue-or-gate = una casilla { eldritch-text-choice } con una Pista o un Portal
eldritch-place-expedition = la casilla de la Expedición activa
eldritch-place-cultists = cada casilla con un Sectario
eldritch-place-ancient-one = la casilla del Primigenio
eldritch-place-its-space = la casilla de este Monstruo
eldritch-place-nearest-city = la casilla de Ciudad más cercana
eldritch-place-nearest-wilderness = la casilla de Tierras salvajes más cercana
eldritch-place-nearest-sea = la casilla de Mar más cercana
eldritch-place-nearest-gate = la casilla más cercana con un Portal
eldritch-place-nearest-clue = la casilla más cercana con una Pista
eldritch-place-nearest-investigator = la casilla del investigador más cercano
eldritch-at-town = en { $place }
eldritch-at-region = en { $place }
eldritch-at-space = en { $place }
eldritch-to-town = a { $place }
eldritch-to-region = a { $place }
eldritch-to-space = a { $place }
eldritch-toward = hacia { $place }
eldritch-on-board = en el tablero
eldritch-spaces = { $amount ->
    [one] 1 casilla
   *[other] { $amount } casillas
}
eldritch-up-to-spaces = { $amount ->
    [one] hasta 1 casilla
   *[other] hasta { $amount } casillas
}
eldritch-along-train = { $far } por una ruta de Tren
eldritch-along-ship = { $far } por una ruta de Barco
eldritch-along-uncharted = { $far } por una ruta inexplorada

## Quién

eldritch-each-everyone = cada investigador
eldritch-each-here = cada investigador { eldritch-text-of-here }
eldritch-each-others-here = cada uno de los demás investigadores { eldritch-text-of-here }
eldritch-each-on-it = cada investigador de la casilla de este Monstruo
eldritch-each-near-it = cada investigador de la casilla de este Monstruo o de una adyacente
eldritch-one-lead = el investigador jefe
eldritch-one-chosen = ese investigador
eldritch-one-here = un investigador { eldritch-text-choice } que esté { eldritch-text-here }
eldritch-one-another = otro investigador { eldritch-text-choice }
eldritch-one-anyone = un investigador { eldritch-text-choice }
eldritch-one-nearest = el investigador más cercano
eldritch-lead-chooses = { $what }, a elección del investigador jefe,
eldritch-some-here = un investigador que esté { eldritch-text-here }
eldritch-some-another = otro investigador
eldritch-some-anyone = un investigador
eldritch-some-on-it = un investigador que esté en la casilla de este Monstruo
eldritch-some-of-them = uno de ellos
eldritch-pick-lead = al investigador jefe
eldritch-pick-chosen = a ese investigador
eldritch-pick-here = a un investigador { eldritch-text-of-here }
eldritch-pick-another = a otro investigador
eldritch-pick-anyone = a un investigador
eldritch-pick-nearest = al investigador más cercano
eldritch-pick-on-it = a un investigador de la casilla de este Monstruo
eldritch-where-on-city = que esté en una casilla de Ciudad
eldritch-where-on-wilderness = que esté en una casilla de Tierras salvajes
eldritch-where-on-sea = que esté en una casilla de Mar
eldritch-where-at-gate = que esté en una casilla con un Portal
eldritch-where-near-expedition = que esté en la casilla de la Expedición activa o en una adyacente
eldritch-where-has = que tenga { $what }
eldritch-where-monsters = que esté en la misma casilla que { $monster }
eldritch-where-not-on-city = que no esté en una casilla de Ciudad
eldritch-where-not-on-wilderness = que no esté en una casilla de Tierras salvajes
eldritch-where-not-on-sea = que no esté en una casilla de Mar
eldritch-where-not-at-gate = que esté en una casilla sin Portal
eldritch-where-not-near-expedition = que no esté en la casilla de la Expedición activa ni en una adyacente
eldritch-where-not-has = que no tenga { $what }
eldritch-where-not-monsters = que no esté en la misma casilla que { $monster }

## Lo que debe cumplirse

eldritch-check-on-city = { $who ->
    [you] estás en una casilla de Ciudad
    [lead] el investigador jefe está en una casilla de Ciudad
   *[they] está en una casilla de Ciudad
}
eldritch-check-not-on-city = { $who ->
    [you] no estás en una casilla de Ciudad
    [lead] el investigador jefe no está en una casilla de Ciudad
   *[they] no está en una casilla de Ciudad
}
eldritch-check-on-wilderness = { $who ->
    [you] estás en una casilla de Tierras salvajes
    [lead] el investigador jefe está en una casilla de Tierras salvajes
   *[they] está en una casilla de Tierras salvajes
}
eldritch-check-not-on-wilderness = { $who ->
    [you] no estás en una casilla de Tierras salvajes
    [lead] el investigador jefe no está en una casilla de Tierras salvajes
   *[they] no está en una casilla de Tierras salvajes
}
eldritch-check-on-sea = { $who ->
    [you] estás en una casilla de Mar
    [lead] el investigador jefe está en una casilla de Mar
   *[they] está en una casilla de Mar
}
eldritch-check-not-on-sea = { $who ->
    [you] no estás en una casilla de Mar
    [lead] el investigador jefe no está en una casilla de Mar
   *[they] no está en una casilla de Mar
}
eldritch-check-near-expedition = { $who ->
    [you] estás en la casilla de la Expedición activa o en una adyacente
    [lead] el investigador jefe está en la casilla de la Expedición activa o en una adyacente
   *[they] está en la casilla de la Expedición activa o en una adyacente
}
eldritch-check-not-near-expedition = { $who ->
    [you] no estás en la casilla de la Expedición activa ni en una adyacente
    [lead] el investigador jefe no está en la casilla de la Expedición activa ni en una adyacente
   *[they] no está en la casilla de la Expedición activa ni en una adyacente
}
eldritch-check-has = { $who ->
    [you] tienes { $what }
    [lead] el investigador jefe tiene { $what }
   *[they] tiene { $what }
}
eldritch-check-not-has = { $who ->
    [you] no tienes { $what }
    [lead] el investigador jefe no tiene { $what }
   *[they] no tiene { $what }
}
eldritch-check-lost-sanity = { $who ->
    [you] has perdido Cordura de este modo
    [lead] el investigador jefe ha perdido Cordura de este modo
   *[they] ha perdido Cordura de este modo
}
eldritch-check-not-lost-sanity = { $who ->
    [you] no has perdido Cordura de este modo
    [lead] el investigador jefe no ha perdido Cordura de este modo
   *[they] no ha perdido Cordura de este modo
}
eldritch-check-at-gate = hay un Portal { eldritch-text-here }
eldritch-check-not-at-gate = no hay ningún Portal { eldritch-text-here }
eldritch-check-somebody-on-it = hay investigadores en la casilla de este Monstruo
eldritch-check-not-somebody-on-it = no hay investigadores en la casilla de este Monstruo
eldritch-check-rumor-in-play = hay un Rumor en juego
eldritch-check-not-rumor-in-play = no hay ningún Rumor en juego
eldritch-check-monsters = { $amount ->
    [one] hay un Monstruo { $at }
   *[other] hay { $amount } o más Monstruos { $at }
}
eldritch-check-not-monsters = { $amount ->
    [one] no hay ningún Monstruo { $at }
   *[other] hay menos de { $amount } Monstruos { $at }
}
eldritch-check-monsters-named = { $amount ->
    [one] hay un Monstruo { $name } { $at }
   *[other] hay { $amount } o más Monstruos { $name } { $at }
}
eldritch-check-not-monsters-named = { $amount ->
    [one] no hay ningún Monstruo { $name } { $at }
   *[other] hay menos de { $amount } Monstruos { $name } { $at }
}
eldritch-check-epic = { $monster } está { $at }
eldritch-check-not-epic = { $monster } no está { $at }
eldritch-check-mysteries-solved = { $amount ->
    [one] se ha resuelto al menos 1 Misterio
   *[other] se han resuelto al menos { $amount } Misterios
}
eldritch-check-not-mysteries-solved = { $amount ->
    [one] no se ha resuelto ningún Misterio
   *[other] se han resuelto menos de { $amount } Misterios
}
eldritch-check-gate-matches = hay un Portal que coincide con el Augurio
eldritch-check-not-gate-matches = ningún Portal coincide con el Augurio
eldritch-check-gate-matched = el Portal descartado coincide con el Augurio
eldritch-check-gate-unmatched = el Portal descartado no coincide con el Augurio
eldritch-check-gates-on-sheet = { $amount ->
    [one] hay un Portal en la hoja de Primigenio
   *[other] hay { $amount } o más Portales en la hoja de Primigenio
}
eldritch-check-not-gates-on-sheet = { $amount ->
    [one] no hay ningún Portal en la hoja de Primigenio
   *[other] hay menos de { $amount } Portales en la hoja de Primigenio
}
eldritch-check-reckoning-mythos = alguna carta de Mitos en juego tiene un efecto de retribución
eldritch-check-not-reckoning-mythos = ninguna carta de Mitos en juego tiene un efecto de retribución
eldritch-check-reckoning-monsters = algún Monstruo del tablero tiene un efecto de retribución
eldritch-check-not-reckoning-monsters = ningún Monstruo del tablero tiene un efecto de retribución
eldritch-check-expeditions-gone = el mazo de Expedición está vacío
eldritch-check-not-expeditions-gone = el mazo de Expedición no está vacío
eldritch-check-no-tokens = no quedan fichas de Arcano en esta carta
eldritch-check-not-no-tokens = quedan fichas de Arcano en esta carta
eldritch-check-no-fours = ningún dado de la prueba muestra un 4
eldritch-check-not-no-fours = algún dado de la prueba muestra un 4
eldritch-check-spawned = se ha generado un Monstruo de este modo
eldritch-check-not-spawned = no se ha generado ningún Monstruo de este modo
eldritch-check-defeated = este Monstruo ha sido derrotado
eldritch-check-not-defeated = este Monstruo no ha sido derrotado
eldritch-check-everyone-eliminated = todos los jugadores han sido eliminados
eldritch-check-not-everyone-eliminated = queda algún jugador sin eliminar

## Lo que les pasa a los investigadores

eldritch-text-test = { eldritch-verb-test } una prueba de { $skill }
eldritch-text-roll = { eldritch-verb-roll } 1 dado
eldritch-text-pick = { eldritch-verb-choose } { $what }
eldritch-text-pass-box = { eldritch-verb-resolve } el efecto de superación
eldritch-text-fail-box = { eldritch-verb-resolve } el efecto de fallo
eldritch-text-skip-strength = { eldritch-verb-skip } la prueba de Fuerza de este combate
eldritch-text-skip-encounter = { eldritch-verb-skip } el encuentro que podría seguir a este combate
eldritch-text-prevent-loss = { eldritch-verb-prevent } { $what }
eldritch-text-aid-bonus = { eldritch-verb-gain } { $bonus } en { $skill } hasta el final de este encuentro
eldritch-text-aid-bonus-any = { eldritch-verb-gain } { $bonus } en todas las pruebas hasta el final de este encuentro
eldritch-text-aid-dice = { $amount ->
    [one] { eldritch-verb-roll } 1 dado adicional en las pruebas de { $skill } hasta el final de este encuentro
   *[other] { eldritch-verb-roll } { $amount } dados adicionales en las pruebas de { $skill } hasta el final de este encuentro
}
eldritch-text-aid-dice-any = { $amount ->
    [one] { eldritch-verb-roll } 1 dado adicional en todas las pruebas hasta el final de este encuentro
   *[other] { eldritch-verb-roll } { $amount } dados adicionales en todas las pruebas hasta el final de este encuentro
}
eldritch-text-aid-rerolls = { $amount ->
    [one] { eldritch-verb-may } repetir la tirada de 1 dado en cada prueba de { $skill } hasta el final de este encuentro
   *[other] { eldritch-verb-may } repetir la tirada de { $amount } dados en cada prueba de { $skill } hasta el final de este encuentro
}
eldritch-text-aid-rerolls-any = { $amount ->
    [one] { eldritch-verb-may } repetir la tirada de 1 dado en cada prueba hasta el final de este encuentro
   *[other] { eldritch-verb-may } repetir la tirada de { $amount } dados en cada prueba hasta el final de este encuentro
}
eldritch-text-improve = { eldritch-verb-improve } { eldritch-text-your } { $skill }
eldritch-text-improve-any = { eldritch-verb-improve } 1 habilidad { eldritch-text-choice }
eldritch-text-delay = { eldritch-verb-become } Retrasado
eldritch-text-discard-this = { eldritch-verb-discard } esta carta
eldritch-text-discard-it = { eldritch-verb-discard } esa carta
eldritch-text-flip = { eldritch-verb-flip } la vuelta a esta carta
eldritch-text-flip-back = { eldritch-verb-put } de nuevo esta carta boca arriba
eldritch-text-move = { eldritch-verb-move } { $far }
eldritch-text-move-with-this = { eldritch-verb-move } { $far } junto con este Monstruo
eldritch-text-move-to = { eldritch-verb-move } { $to }
eldritch-text-devour = { $form ->
    [you] eres devorado
    [may] ser devorado
    [may-they] ser devorado
    [unless] seas devorado
    [unless-they] sea devorado
   *[other] es devorado
}
eldritch-text-act-again = { $form ->
    [may] realizar 1 acción adicional
    [may-they] realizar 1 acción adicional
   *[other] { eldritch-verb-may } realizar 1 acción adicional
}
eldritch-text-give = { eldritch-verb-give } { $what } a otro investigador { eldritch-text-choice }
eldritch-text-trade = { eldritch-verb-trade } pertenencias con un investigador de cualquier casilla
eldritch-text-trade-clues = { eldritch-verb-trade } solo Pistas con un investigador de cualquier casilla
eldritch-text-swap-spaces = { $who ->
    [you] ese investigador puede intercambiar su casilla con la tuya
    [lead] ese investigador puede intercambiar su casilla con la del investigador jefe
   *[they] ese investigador puede intercambiar su casilla con la de aquel
}
eldritch-text-convert = { eldritch-verb-spend } cualquier cantidad de Salud o de Cordura y { eldritch-verb-recover } la misma cantidad de la otra
eldritch-text-reassign = { eldritch-verb-spend } cualquier cantidad de { eldritch-text-your-fs } Mejoras y { eldritch-verb-improve } 1 habilidad { eldritch-text-choice } por cada una
eldritch-text-ignore-monsters = { $form ->
    [may] elegir { eldritch-text-your } encuentro como si no hubiera Monstruos { eldritch-text-here }
    [may-they] elegir { eldritch-text-your } encuentro como si no hubiera Monstruos { eldritch-text-here }
   *[other] { eldritch-verb-may } elegir { eldritch-text-your } encuentro como si no hubiera Monstruos { eldritch-text-here }
}

## Lo que pasa en el tablero

eldritch-text-spawn = { eldritch-verb-spawn } { $what } { $at }
eldritch-text-spawn-anywhere = { eldritch-verb-spawn } { $what }
eldritch-text-pick-clue = { eldritch-verb-choose } 1 Pista de otra casilla
eldritch-text-research = { $form ->
    [you] puedes resolver un Encuentro de Investigación con esa Pista como si estuvieras en su casilla y no hubiera Monstruos en ella
    [may] resolver un Encuentro de Investigación con esa Pista como si estuvieras en su casilla y no hubiera Monstruos en ella
    [may-they] resolver un Encuentro de Investigación con esa Pista como si estuviera en su casilla y no hubiera Monstruos en ella
   *[other] puede resolver un Encuentro de Investigación con esa Pista como si estuviera en su casilla y no hubiera Monstruos en ella
}
eldritch-text-discard-clue = { eldritch-verb-discard } la Pista
eldritch-text-discard-board-clues = { eldritch-verb-discard } { $what } del tablero
eldritch-text-discard-clues-from = { eldritch-verb-discard } { $what } de { $place }
eldritch-text-move-clue = { eldritch-verb-move-it } la Pista { $to }
eldritch-text-move-clues = { eldritch-verb-move-it } { $to } cada Pista del tablero
eldritch-text-spawn-named = { eldritch-verb-spawn } { $what } { $at } (si hay alguno apartado)
eldritch-text-spawn-named-or-random = { eldritch-verb-spawn } { $what } { $at } (o un Monstruo aleatorio si no hay ninguno apartado)
eldritch-text-spawn-epic = { eldritch-verb-spawn } el Monstruo épico { $name } { $at }
eldritch-text-ambush = { $form ->
    [you] { $monster } te tiende una emboscada
    [may] sufrir una emboscada de { $monster }
    [may-they] sufrir una emboscada de { $monster }
    [unless] sufras una emboscada de { $monster }
    [unless-they] sufra una emboscada de { $monster }
   *[other] sufre una emboscada de { $monster }
}
eldritch-text-fight = { eldritch-verb-fight } contra { $monster }
eldritch-text-hurt-monsters = { eldritch-verb-make } que { $monster } pierda { $what }
eldritch-text-hurt-monsters-for-each = { eldritch-verb-make } que { $monster } pierda { $what }
eldritch-text-hurt-monsters-in-all = { eldritch-verb-make } que { $monster } pierda en total { $what }, contando lo que ya le ha quitado esta carta
eldritch-text-heal-monsters = { $monster } recupera { $what }
eldritch-text-heal-it = el Monstruo recupera { $what }
eldritch-text-defeat-monsters = { eldritch-verb-defeat } a { $monster }
eldritch-text-move-monsters = { eldritch-verb-move-it } { $monster } { $to }
eldritch-text-move-such-monsters = { eldritch-verb-move-it } { $to } { $monster }
eldritch-text-move-it = muévelo { $to }
eldritch-text-move-monsters-toward = { eldritch-verb-move-it } { $monster } { $far } { $to }
eldritch-text-close-gate = { eldritch-verb-close } este Portal
eldritch-text-discard-gates-one = { eldritch-verb-discard } 1 Portal { eldritch-text-choice }
eldritch-text-discard-gates-matching = { eldritch-verb-discard } cada Portal que coincida con el Augurio
eldritch-text-sort-gates = { eldritch-verb-look } los 2 primeros Portales del montón de Portales y { eldritch-verb-put } uno encima del montón y el otro debajo
eldritch-text-take-gate-here = { eldritch-verb-place } el Portal { eldritch-text-of-here } en la hoja de Primigenio
eldritch-text-take-gate-stack = { eldritch-verb-place } el primer Portal del montón de Portales en la hoja de Primigenio
eldritch-text-take-gate-that = { eldritch-verb-place } ese Portal en la hoja de Primigenio
eldritch-text-advance-doom = { eldritch-verb-advance } la Perdición { $amount }
eldritch-text-retreat-doom = { eldritch-verb-retreat } la Perdición { $amount }
eldritch-text-empty-doom = { eldritch-verb-advance } la Perdición hasta la casilla 0
eldritch-text-advance-omen = { eldritch-verb-advance } el Augurio 1 casilla
eldritch-text-turn-back-omen = { eldritch-verb-retreat } el Augurio 1 casilla
eldritch-text-set-omen = { eldritch-verb-move-it } el Augurio a cualquier casilla de su medidor sin que avance la Perdición

## Lo que les pasa a las cartas y fichas del juego

eldritch-text-place = { eldritch-verb-place } { $what } { $at }
eldritch-text-place-all = { eldritch-verb-place } { $what } en cada uno de estos lugares: { $places }
eldritch-text-place-each = { eldritch-verb-place } { $what }, cada una { $at }
eldritch-text-place-tokens-mystery = { eldritch-verb-place } { $what } en el Misterio activo
eldritch-text-place-tokens-sheet = { eldritch-verb-place } { $what } en la hoja de Primigenio
eldritch-text-place-tokens-omen = { eldritch-verb-place } { $what } en la casilla verde del medidor de Augurio
eldritch-text-remove-tokens-this = { eldritch-verb-discard } { $what } de esta carta
eldritch-text-remove-tokens-omen = { eldritch-verb-discard } { $what } de la casilla verde del medidor de Augurio
eldritch-text-take-token = { eldritch-verb-move-it } la ficha de Arcano { eldritch-text-of-here } a esta carta
eldritch-text-place-wound = { eldritch-verb-place } 1 ficha de Salud en esta carta
eldritch-text-place-sanity = { eldritch-verb-place } { $what } en la hoja de Primigenio
eldritch-text-solve-this = { eldritch-verb-solve } este Rumor
eldritch-text-solve-one = { eldritch-verb-solve } 1 Rumor { eldritch-text-choice }
eldritch-text-draw-rumor = { eldritch-verb-put } en juego un Rumor aleatorio de los que quedan en la caja
eldritch-text-unsolve = { eldritch-verb-return } al mazo de Misterios 1 Misterio resuelto { eldritch-text-choice }
eldritch-text-unsolve-random = { eldritch-verb-return } al mazo de Misterios 1 Misterio resuelto elegido al azar
eldritch-text-reckon-mythos = { eldritch-verb-resolve }{ eldritch-times } los efectos de retribución de todas las cartas de Mitos en juego
eldritch-text-reckon-monsters = { eldritch-verb-resolve }{ eldritch-times } los efectos de retribución de todos los Monstruos del tablero
eldritch-text-reckon-conditions = { eldritch-verb-resolve }{ eldritch-times } los efectos de retribución de todos { eldritch-text-your-ms } Estados
eldritch-text-reckon-named = { eldritch-verb-resolve }{ eldritch-times } el efecto de retribución de { eldritch-text-your } Estado { $name }
eldritch-text-other-world = { eldritch-verb-resolve } un Encuentro de Otros Mundos; si un efecto fuera a cerrar el Portal, en lugar de eso se resuelve este Rumor
eldritch-text-remove-expeditions = { eldritch-verb-remove } del juego todas las cartas de la Expedición activa
eldritch-text-shuffle-expeditions = { eldritch-verb-shuffle } el mazo de Expedición
eldritch-text-clear-reserve = { eldritch-verb-discard } todas las cartas de la reserva
eldritch-text-refill-reserve = { eldritch-verb-refill } la reserva
eldritch-text-remove-assets = { eldritch-verb-remove } del juego todos los Apoyos del mazo, de la pila de descartes y de la reserva cuyo valor sea igual o mayor que { $value }
eldritch-text-remove-assets-tokens = { eldritch-verb-remove } del juego todos los Apoyos del mazo, de la pila de descartes y de la reserva cuyo valor sea igual o mayor que el número de fichas de Arcano de esta carta
eldritch-text-remove-defeated = { eldritch-verb-remove } del juego a todos los investigadores derrotados y { eldritch-verb-discard } sus pertenencias
eldritch-text-lose-game = los investigadores pierden la partida

## En las pruebas

eldritch-help-bonus = { eldritch-verb-gain } { $bonus } en { $skills }
eldritch-help-reroll = { eldritch-verb-reroll } la tirada de { $dice } en una prueba
eldritch-help-reroll-of = { eldritch-verb-reroll } la tirada de { $dice } en una prueba de { $skills }
eldritch-help-raise-die = { eldritch-verb-add } 1 al resultado de 1 dado en una prueba
eldritch-help-raise-die-of = { eldritch-verb-add } 1 al resultado de 1 dado en una prueba de { $skills }
eldritch-extra-dice-you = { $amount ->
    [one] tiras 1 dado adicional en las pruebas
   *[other] tiras { $amount } dados adicionales en las pruebas
}
eldritch-extra-dice-here = { $amount ->
    [one] cada investigador de tu casilla tira 1 dado adicional en las pruebas
   *[other] cada investigador de tu casilla tira { $amount } dados adicionales en las pruebas
}
eldritch-extra-dice-once-you = { $amount ->
    [one] puedes tirar 1 dado adicional en una prueba
   *[other] puedes tirar { $amount } dados adicionales en una prueba
}
eldritch-extra-dice-once-here = { $amount ->
    [one] un investigador de tu casilla puede tirar 1 dado adicional en una prueba
   *[other] un investigador de tu casilla puede tirar { $amount } dados adicionales en una prueba
}
eldritch-while-on-city = mientras estés en una casilla de Ciudad, { $what }
eldritch-while-on-wilderness = mientras estés en una casilla de Tierras salvajes, { $what }
eldritch-while-on-sea = mientras estés en una casilla de Mar, { $what }
eldritch-during-combat = durante los Encuentros de Combate, { $what }
eldritch-during-spell = al resolver efectos de Hechizos, { $what }
eldritch-during-acquire = al realizar una acción de adquirir Apoyos, { $what }
eldritch-during-other-world = durante los Encuentros de Otros Mundos, { $what }
eldritch-except-combat = { $what }, salvo durante los Encuentros de Combate
eldritch-except-spell = { $what }, salvo al resolver efectos de Hechizos
eldritch-except-acquire = { $what }, salvo al realizar una acción de adquirir Apoyos
eldritch-except-other-world = { $what }, salvo durante los Encuentros de Otros Mundos
eldritch-once-per-round = una vez por ronda, { $what }
eldritch-if-losing-health-you = si fueras a perder Salud, { $what }
eldritch-if-losing-health-here = si un investigador de tu casilla fuera a perder Salud, { $what }
eldritch-if-losing-sanity-you = si fueras a perder Cordura, { $what }
eldritch-if-losing-sanity-here = si un investigador de tu casilla fuera a perder Cordura, { $what }
eldritch-ability-double-sixes = cada 6 cuenta como 2 éxitos en las pruebas
eldritch-ability-double-sixes-of = cada 6 cuenta como 2 éxitos en las pruebas de { $skills }
eldritch-ability-success-from = { $face ->
    [6] En las pruebas solo los 6 son éxitos.
   *[other] En las pruebas son éxitos los resultados de { $face } o más.
}
eldritch-ability-double-clue-reroll = Cuando un investigador de tu casilla gaste una Pista para repetir la tirada de un dado, puede repetir la de 2 dados en vez de 1.
eldritch-ability-no-clue-rerolls = No se pueden gastar Pistas para repetir tiradas en los combates contra este Monstruo.
eldritch-ability-soften-damage = El daño de los Monstruos contra los que combates se reduce en { $by }, hasta un mínimo de { $least }.
eldritch-ability-soften-horror = El horror de los Monstruos contra los que combates nunca es mayor que { $to }.
eldritch-ability-immune = No puedes { $what } a menos que así lo decidas.
eldritch-immune-delayed = quedar Retrasado
eldritch-immune-detained = obtener un Estado Detenido
eldritch-ability-restricted = No puedes moverte ni realizar más acciones que la de esta carta.
eldritch-ability-improve-again = Cuando mejores una habilidad, puedes mejorarla una vez más.
eldritch-ability-cheaper-clues = Una vez por ronda, cuando gastes Pistas, puedes gastar 1 menos.
eldritch-ability-sanity-for-clue = Una vez por ronda, puedes gastar 1 punto de Cordura en lugar de 1 Pista.
eldritch-ability-share-assets = Cuando adquieras Apoyos, otros investigadores pueden obtener cualquiera de ellos.
eldritch-ability-invulnerable = Este Monstruo no puede perder Salud hasta que se hayan resuelto tantos Misterios como exige el Primigenio.
eldritch-ability-on-omen = Cuando el Augurio avance a la casilla { $color ->
    [rojo] roja
   *[other] { $color }
}, haz avanzar la Perdición 1 casilla por cada ficha de Arcano que haya en ella.
eldritch-ability-forbids-rest = Los investigadores no pueden realizar acciones de descansar.
eldritch-ability-forbids-reserve = No se colocan cartas en la reserva.
eldritch-ability-forbids-close = No se pueden cerrar Portales.
eldritch-ability-forbids-expedition = Los investigadores no pueden resolver Encuentros de Expedición.

## Momentos

eldritch-ability-action = Acción: { $what }
eldritch-ability-action-if = Acción, si { $check }: { $what }
eldritch-ability-local-action = Acción local: { $what }
eldritch-ability-local-action-if = Acción local, si { $check }: { $what }
eldritch-ability-action-phase = Fase de Acción, una vez por ronda, antes o después de una acción: { $what }
eldritch-ability-encounter-phase-may = Fase de Encuentros: { $what }
eldritch-ability-encounter-phase = Fase de Encuentros, si quieres: { $what }
eldritch-ability-on-fight = Cuando combatas contra un Monstruo, si quieres: { $what }
eldritch-ability-on-loss-health = Una vez por ronda, cuando un investigador vaya a perder Salud, si quieres: { $what }
eldritch-ability-on-loss-sanity = Una vez por ronda, cuando un investigador vaya a perder Cordura, si quieres: { $what }
eldritch-ability-on-gain = Cuando obtengas esta carta: { $what }
eldritch-ability-on-gain-from-deck = Cuando obtengas esta carta del mazo: { $what }
eldritch-ability-on-rest = Cuando realices una acción de descansar: { $what }
eldritch-ability-on-rest-here = Cuando un investigador de tu casilla realice una acción de descansar: { $what }
eldritch-ability-on-defeat = Cuando derrotes a un Monstruo en un Encuentro de Combate: { $what }
eldritch-ability-on-close = Cuando cierres un Portal en un Encuentro de Otros Mundos: { $what }
eldritch-ability-on-condition = Una vez por ronda, cuando otro investigador obtenga un Estado que no sea Común, puedes mirar su dorso. Si lo haces: { $what }
eldritch-ability-reckoning = Retribución: { $what }
eldritch-ability-instead-of-gaining = Si fueras a obtener { $card }, en lugar de eso: { $what }
eldritch-ability-instead-of-encounter = En la fase de Encuentros, en lugar de cualquier encuentro: { $what }
eldritch-fight-before-will = Antes de la prueba de Voluntad: { $what }
eldritch-fight-passed-will = Si superas la prueba de Voluntad: { $what }
eldritch-fight-failed-will = Si fallas la prueba de Voluntad: { $what }
eldritch-fight-lost-sanity = Si pierdes Cordura por la prueba de Voluntad: { $what }
eldritch-fight-after-will = Después de la prueba de Voluntad: { $what }
eldritch-fight-before-strength = Antes de la prueba de Fuerza: { $what }
eldritch-fight-failed-strength = Si fallas la prueba de Fuerza, antes de perder Salud: { $what }
eldritch-fight-lost-health = Si pierdes Salud por la prueba de Fuerza: { $what }
eldritch-fight-won = Si derrotas a este Monstruo: { $what }
eldritch-ability-on-spawn = Cuando se genere este Monstruo: { $what }
eldritch-ability-on-defeated = Cuando este Monstruo sea derrotado: { $what }
eldritch-ability-on-enter = Cuando un investigador se mueva a una casilla con una ficha de Arcano: { $what }
eldritch-ability-instead-of-doom = Cada vez que la Perdición vaya a avanzar 1 casilla, en lugar de eso: { $what }
eldritch-ability-instead-of-doom-gate = Cada vez que la Perdición vaya a avanzar 1 casilla, en lugar de eso: { $what } Si la causa es un Portal: { $gate }
eldritch-ability-on-empty = Cuando se descarte la última ficha de Arcano de esta carta: { $what }
eldritch-ability-encounter = Encuentro { $at }: { $what }
eldritch-ability-encounter-if = Encuentro { $at }, si { $check }: { $what }
eldritch-encounter-at-rumor = en la casilla de la ficha de Rumor
eldritch-encounter-at-tokens = en una casilla con una ficha de Arcano
eldritch-encounter-at-gate = en una casilla con un Portal
eldritch-encounter-at-expedition = en la casilla de la Expedición activa
eldritch-encounter-special = Resuelve un Encuentro Especial ({ $name }).
eldritch-ability-when = cuando { $event }, { $what }
eldritch-ability-when-researched = cuando obtengas Pistas en un Encuentro de Investigación, puedes gastar 1 de ellas para colocarla en esta carta
eldritch-occasion-researched = obtengas una Pista en un Encuentro de Investigación
eldritch-occasion-gate-closed = cierres un Portal
eldritch-occasion-gate-closed-matching = cierres un Portal que coincida con el Augurio
eldritch-occasion-monster-defeated = derrotes a un Monstruo no épico
eldritch-occasion-lore-by-spell = superes una prueba de Saber de un Hechizo
eldritch-put-clue = colocar esa Pista en esta carta
eldritch-put-token = colocar 1 ficha de Arcano en esta carta
eldritch-put-gate = colocar ese Portal en esta carta
eldritch-put-monster = colocar ese Monstruo en esta carta

## Cómo se resuelven las cartas

eldritch-solved-by = se resuelve cuando tiene encima { $what }
eldritch-solved-by-epic = se resuelve cuando el Monstruo épico { $name } es derrotado

## Componentes

eldritch-text-price = { $pay }: { $what }
eldritch-much-improvements = { $amount ->
    [one] 1 Mejora de tu elección
   *[other] { $amount } Mejoras de tu elección
}
eldritch-card-nothing = nada
eldritch-card-starts = Empieza { $at } con: { $what }.
eldritch-card-crippled = Encuentro «Lisiado»: Toma todas las pertenencias de este investigador. { $what }
eldritch-card-insane = Encuentro «Loco»: Toma todas las pertenencias de este investigador. { $what }
eldritch-card-set-up = Preparación: { $what }
eldritch-card-set-aside = Preparación: Aparta estos Monstruos: { $what }.
eldritch-card-cultists = Sectarios ({ $facts }): { $what }
eldritch-card-cultists-of = { $name } ({ $facts }): { $what }
eldritch-card-cultists-of-awake = { $name }, tras despertar ({ $facts }): { $what }
eldritch-card-awakens = Despierta: { $what }
eldritch-card-back = Dorso: { $what }
eldritch-card-final = Misterio final, { $name }: { $what }
eldritch-card-enters = Cuando esta carta entra en juego: { $what }
eldritch-card-keeps-tokens = Cuando se resuelva este Misterio, las fichas de Arcano del tablero se quedan donde están.
eldritch-card-removes-gates = Cuando se resuelva este Misterio, los Portales que tenga encima se retiran del juego.
eldritch-card-of = { $name }: { $what }
eldritch-card-result = Éxitos { $result }: { $what }
eldritch-card-back-result = Dorso { $number }, éxitos { $result }: { $what }
eldritch-card-back-named = Dorso { $number }, { $name }: { $what }
eldritch-card-pass = Superación: { $what }
eldritch-card-fail = Fallo: { $what }
eldritch-card-gate = Portal { $at }; coincide con el Augurio { $color }.
eldritch-card-clue = Pista { $at }.
eldritch-card-reference = Jugadores: { $players }. Portales que se generan: { $gates }. Pistas que se generan: { $clues }. Monstruos en una oleada: { $surge }.
eldritch-card-reference-easier = Jugadores: { $players }, más fácil. Portales que se generan: { $gates }. Pistas que se generan: { $clues }. Monstruos en una oleada: { $surge }.
eldritch-card-reference-harder = Jugadores: { $players }, más difícil. Portales que se generan: { $gates }. Pistas que se generan: { $clues }. Monstruos en una oleada: { $surge }.
eldritch-card-usual = Los encuentros de esta casilla suelen decir: { $what }
eldritch-card-paths-train = En tren: { $spaces }.
eldritch-card-paths-ship = En barco: { $spaces }.
eldritch-card-paths-uncharted = Por rutas inexploradas: { $spaces }.
eldritch-fact-health = Salud { $amount }
eldritch-fact-sanity = Cordura { $amount }
eldritch-fact-will = { $test }, horror { $amount }
eldritch-fact-strength = { $test }, daño { $amount }
eldritch-fact-toughness = fortaleza { $amount }
eldritch-fact-toughness-players = fortaleza { $amount } más el número de jugadores
eldritch-fact-doom = Perdición { $amount }
eldritch-fact-mysteries = { $amount ->
    [one] 1 Misterio por resolver
   *[other] { $amount } Misterios por resolver
}
eldritch-fact-stage = etapa { $stage ->
    [1] I
    [2] II
    [3] III
   *[other] { $stage }
}: verdes { $green }, amarillas { $yellow }, azules { $blue }
eldritch-fact-value = valor { $amount }
eldritch-mythos-green = verde
eldritch-mythos-yellow = amarilla
eldritch-mythos-blue = azul
eldritch-difficulty-easy = fácil
eldritch-difficulty-normal = normal
eldritch-difficulty-hard = difícil
eldritch-mythos-event = Evento
eldritch-mythos-ongoing = Activo
eldritch-mythos-rumor = Rumor
eldritch-icon-advance-omen = avanza el Augurio
eldritch-icon-reckoning = retribución
eldritch-icon-spawn-gates = se generan Portales
eldritch-icon-monster-surge = oleada de Monstruos
eldritch-icon-spawn-clues = se generan Pistas
eldritch-icon-place-rumor = ficha de Rumor { $at }
eldritch-icon-place-tokens = fichas de Arcano: { $amount }
eldritch-deck-america = Encuentro de América
eldritch-deck-europe = Encuentro de Europa
eldritch-deck-asia-australia = Encuentro de Asia/Australia
eldritch-deck-general = Encuentro General
eldritch-deck-research = Encuentro de Investigación
eldritch-deck-reference = Carta de Referencia
