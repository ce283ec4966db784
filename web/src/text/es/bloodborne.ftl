### La mesa de Bloodborne en el navegador. Los nombres de cartas, tipos y pasos vienen de los archivos del propio juego.

## Cartas

# Palabras que llevan un pequeño dibujo en el texto de las cartas: todas las formas en que aparecen, separadas por |, sin espacios alrededor.
web-bloodborne-words-echo = Eco|Ecos
web-bloodborne-words-melee = cuerpo a cuerpo
web-bloodborne-words-ranged = a distancia


# Nombre accesible del botón que amplía una carta.
web-bloodborne-read = Leer { $card }

## Un paseo por la mesa

web-bloodborne-tour-monster = Contra él lucháis todos. Las gotas son sus Ecos: son su Salud, y cada uno que tomas es un punto. El dado muestra con cuánta fuerza ataca: el verde es débil, el amarillo más fuerte y el rojo peligroso. Debajo están su capacidad y su tipo.
    .title = El Monstruo
web-bloodborne-tour-health = El dial es tu Salud. La gota cuenta los Ecos recolectados, que pierdes si mueres; el cofre, los depositados, que están a salvo. Con Sueño del Cazador pasan de la gota al cofre.
    .title = Tu Salud y tus Ecos
web-bloodborne-tour-trophies = Quien daña a un Monstruo en la ronda de su muerte avanza en el marcador de Trofeos de su tipo: Semejante, Humanoide o Bestia. El número cuenta al final.
    .title = Tus Trofeos
web-bloodborne-tour-hand = Juegas una carta cada ronda. Las Armas cuerpo a cuerpo son las que más daño infligen, las Armas a distancia son más rápidas o te protegen, y las cartas utilizables hacen otras cosas. Lo que juegas va a tu pila de cartas usadas hasta que Sueño del Cazador lo devuelve.
    .title = Tu mano
web-bloodborne-tour-first = El farol marca al jugador inicial, que tira el dado y golpea primero; los demás siguen por la izquierda. Cada ronda pasa al siguiente. Cada tablero cuenta además las cartas en mano y las usadas; púlsalo para verlas. La lápida cuenta las muertes.
    .title = El jugador inicial
web-bloodborne-tour-market = En el Sueño del Cazador te llevas a la mano una de estas cartas. Son las mismas para todos.
    .title = Las Mejoras
web-bloodborne-tour-dungeon = En el mazo están los Monstruos que faltan por llegar. Al final espera el Jefe final; su capacidad rige desde la primera ronda, y con su muerte termina la partida.
    .title = Quién viene después
web-bloodborne-tour-steps = Cada ronda tiene estos ocho pasos, siempre en este orden. El iluminado es el paso en el que estáis.
    .title = Los ocho pasos

## La ronda

web-bloodborne-steps = Pasos de una ronda
# Un botón que deja de mostrar lo que acaba de pasar.

## El Monstruo y lo que aguarda

web-bloodborne-echoes = { $count ->
    [one] Queda 1 Eco
   *[other] Quedan { $count } Ecos
}
web-bloodborne-no-monster = La calle está vacía
web-bloodborne-rolled = Tirada: { $faces }
web-bloodborne-dungeon = { $count ->
    [0] El mazo de Mazmorra del Cáliz está vacío. Llega el Jefe final.
    [one] Queda 1 carta en el mazo de Mazmorra del Cáliz
   *[other] Quedan { $count } cartas en el mazo de Mazmorra del Cáliz
}
web-bloodborne-no-upgrades = No quedan Mejoras.

## Cazadores

web-bloodborne-hunters = Los demás Cazadores
# Cómo se lee en voz alta el tablero de un Cazador.
web-bloodborne-hunter = { $name }, Salud { $health } de { $most }, Ecos recolectados: { $collected }, Ecos depositados: { $banked }, puntuación de ahora: { $score }
web-bloodborne-collected = { $count ->
    [one] 1 Eco recolectado, que se pierde al morir
   *[other] { $count } Ecos recolectados, que se pierden al morir
}
web-bloodborne-banked = { $count ->
    [one] 1 Eco depositado, a salvo
   *[other] { $count } Ecos depositados, a salvo
}
web-bloodborne-bot = Aquí juega un bot
web-bloodborne-away = Sin conexión
web-bloodborne-played = Cartas que { $name } tiene en juego
web-bloodborne-ready = Ha elegido
web-bloodborne-thinking = Eligiendo
web-bloodborne-choose-hunter = Elegir a { $name }
# Nombre accesible del botón que muestra las cartas de un Cazador.
web-bloodborne-pile = Cartas de { $name }: { $used ->
    [one] 1 usada
   *[other] { $used } usadas
}, { $hand } en mano
web-bloodborne-held = En mano, por lo que se puede saber
web-bloodborne-no-cards = Ninguna.

## Lo que hay que saber

web-bloodborne-health = Salud: { $health } de { $most }
web-bloodborne-score = Puntuación de Ecos de sangre si la partida acabara ahora: { $total } (recolectados { $collected }, depositados { $banked }, Trofeos { $trophies })
web-bloodborne-hand-size = Cartas en mano: { $count }
web-bloodborne-used-size = Cartas en la pila de usadas: { $count }
web-bloodborne-track = { $type }: vale { $bonus } ahora, { $next } con el próximo Trofeo
web-bloodborne-track-end = { $type }: vale { $bonus }, el final del marcador
# Del dado de un Monstruo: el daño que hace.
web-bloodborne-die-average = { $average } de media
web-bloodborne-die-again = Si sale un +, se suma y se tira otra vez
web-bloodborne-die-at-least = Probabilidad de sufrir este daño o más
# Los pasos de una ronda, cada uno en una o dos palabras.
web-bloodborne-step-choose-cards = Elegir
web-bloodborne-step-transform-weapons = Transformar
web-bloodborne-step-instant-effects = Instantáneos
web-bloodborne-step-monster-attacks = El Monstruo
web-bloodborne-step-hunters-attack = Los Cazadores
web-bloodborne-step-monster-escapes = Huida
web-bloodborne-step-hunters-dream = Sueño
web-bloodborne-step-end-of-round = Fin
web-bloodborne-signs = Qué significan los signos
web-bloodborne-signs-numbers = Números
web-bloodborne-signs-cards = Cartas
web-bloodborne-signs-dice = Los dados
web-bloodborne-sign-echo = Ecos: en un Monstruo, los que quedan por quitarle; en el tablero de un Cazador, los recolectados, que se pierden al morir
web-bloodborne-sign-bank = Ecos depositados, que nadie te puede quitar
web-bloodborne-sign-damage = El daño que una carta inflige al Monstruo
web-bloodborne-sign-health = Salud; en el tablero de un Cazador es un dial
web-bloodborne-sign-score = En un recuadro: la puntuación de Ecos de sangre si la partida acabara ahora; con laureles, quién va en cabeza
web-bloodborne-sign-type = Trofeos de { $type }: lo que valen ahora y, tras la flecha, con uno más
web-bloodborne-sign-diamond = El rombo de una carta dice de dónde viene: lleno, del reglamento; a medias, de otra fuente pública; vacío, diseño propio
web-bloodborne-died = Has muerto
web-bloodborne-died-lost = { $count ->
    [0] No tenías Ecos que perder.
    [one] Has perdido 1 Eco recolectado.
   *[other] Has perdido { $count } Ecos recolectados.
}
# What follows, in the Hunter's Dream of the round.
web-bloodborne-died-next = En esta ronda sueñas: obtienes una Mejora y despiertas con toda tu Salud.
web-bloodborne-died-out = Quedas fuera de la partida.
web-bloodborne-great-round = Una gran ronda
web-bloodborne-last-round = Tu última ronda
web-bloodborne-your-round = Tu ronda { $round }
web-bloodborne-round-dealt = Daño infligido: { $count }
web-bloodborne-round-taken = Daño sufrido: { $count }
web-bloodborne-round-healed = Salud recuperada: { $count }
web-bloodborne-round-gained = Ecos recolectados: { $count }
web-bloodborne-round-lost = Ecos perdidos: { $count }
web-bloodborne-round-banked = Ecos depositados: { $count }
web-bloodborne-round-trophies = Trofeos: { $types }
web-bloodborne-round-upgrade = Mejora obtenida: { $card }
web-bloodborne-round-quiet = No te ha pasado nada.
web-bloodborne-round-told = Tal como lo cuenta el registro

## Tu mano

web-bloodborne-hand = Tu mano
web-bloodborne-options = Qué más puedes elegir
# Una cinta sobre la carta que has elegido mientras los demás aún eligen.
web-bloodborne-chosen = Tu elección
# The button under a card that is read closely and may be chosen.
web-bloodborne-do = { $kind ->
    [choose_card] Jugarla
    [draw_weapon] Revelarla
    [take_upgrade] Tomarla
    [remove_card] Retirarla
   *[other] Elegirla
}

## El final

web-bloodborne-scores = Puntuación de Ecos de sangre
web-bloodborne-column-total = Total
web-bloodborne-column-round = Ronda
web-bloodborne-winner = Victoria
web-bloodborne-story = La historia de esta cacería
web-bloodborne-chart-totals = Puntuación de Ecos de sangre, ronda a ronda
web-bloodborne-chart-totals-about = Una línea por Cazador: la puntuación que habría tenido si la partida hubiera acabado en esa ronda. La tabla de abajo contiene los mismos números.
# What the thin bars under the lines are.
web-bloodborne-chart-risk = Parte solo recolectada: se habría perdido al morir
web-bloodborne-chart-of-which = { $total } ({ $collected } sin depositar)
web-bloodborne-chart-death = Muerte en esa ronda
web-bloodborne-chart-trophies = Trofeos y muertes
web-bloodborne-as-table = Mostrar los números en una tabla
