### La mesa de Bloodborne en el navegador. Los nombres de cartas, tipos y pasos vienen de los archivos del propio juego.

## Cartas

# Palabras que llevan un pequeño dibujo en el texto de las cartas: todas las formas en que aparecen, separadas por |, sin espacios alrededor.
web-bloodborne-words-echo = Eco|Ecos
web-bloodborne-words-melee = cuerpo a cuerpo
web-bloodborne-words-ranged = a distancia


# Nombre accesible del botón que amplía una carta.
web-bloodborne-read = Leer { $card }

## Un paseo por la mesa

web-bloodborne-tour-monster = Contra él lucháis todos. Las gotas son sus Ecos: son su Salud, y cada uno que tomas es un punto. El dado muestra con cuánta fuerza ataca: el verde es flojo, el amarillo más fuerte y el rojo peligroso. Debajo están su capacidad y su tipo.
    .title = El Monstruo
web-bloodborne-tour-health = El dial es tu Salud. La gota cuenta los Ecos recolectados, que pierdes si mueres; el cofre, los depositados, que están a salvo. Con Sueño del Cazador pasan de la gota al cofre.
    .title = Tu Salud y tus Ecos
web-bloodborne-tour-trophies = Quien daña a un Monstruo en la ronda de su muerte avanza en el marcador de su tipo: Semejantes, Humanoide o Bestia. El número cuenta al final.
    .title = Tus Trofeos
web-bloodborne-tour-hand = Juegas una carta cada ronda. Las Armas cuerpo a cuerpo son las que más daño hacen, las Armas a distancia son más rápidas o te protegen, y las cartas utilizables hacen otras cosas. Lo que juegas va a tu pila de cartas usadas hasta que Sueño del Cazador lo devuelve.
    .title = Tu mano
web-bloodborne-tour-first = El farol marca al jugador inicial, que tira el dado y golpea primero; los demás siguen por la izquierda. Cada ronda pasa al siguiente. El número de al lado cuenta las cartas usadas; pulsa un tablero para verlas. La lápida cuenta las muertes.
    .title = El jugador inicial
web-bloodborne-tour-market = En el Sueño del Cazador te llevas a la mano una de estas cartas. Son las mismas para todos.
    .title = Las Mejoras
web-bloodborne-tour-dungeon = En el mazo están los Monstruos que faltan por llegar. Al final espera el Jefe final; su capacidad rige desde la primera ronda, y con su muerte termina la partida.
    .title = Quién viene después
web-bloodborne-tour-steps = Cada ronda tiene estos ocho pasos, siempre en este orden. El iluminado es en el que estás.
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
web-bloodborne-hunter = { $name }, Salud { $health } de { $most }, Ecos recolectados: { $collected }, Ecos depositados: { $banked }
web-bloodborne-collected = { $count ->
    [one] 1 Eco recolectado, que se pierde al morir
   *[other] { $count } Ecos recolectados, que se pierden al morir
}
web-bloodborne-banked = { $count ->
    [one] 1 Eco depositado, a salvo
   *[other] { $count } Ecos depositados, a salvo
}
web-bloodborne-track = { $type }: casilla { $count }, vale { $bonus }
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
}, { $hand } en la mano
web-bloodborne-held = En la mano, por lo que se puede saber
web-bloodborne-no-cards = Ninguna.

## Tu mano

web-bloodborne-hand = Tu mano
web-bloodborne-options = Qué más puedes elegir
# Una cinta sobre la carta que has elegido mientras los demás aún eligen.
web-bloodborne-chosen = Tu elección
web-bloodborne-sure = ¿Retirar { $card } de la partida?
web-bloodborne-remove = Retirarla
web-bloodborne-keep = Conservarla

## El final

web-bloodborne-scores = Puntuación de Ecos de sangre
web-bloodborne-column-total = Total
web-bloodborne-column-round = Ronda
web-bloodborne-winner = Victoria
web-bloodborne-story = La historia de esta cacería
web-bloodborne-chart-echoes = Ecos recolectados y depositados, ronda a ronda
web-bloodborne-chart-echoes-about = Una línea por Cazador: cuántos Ecos tenía al final de cada ronda. La tabla de abajo contiene los mismos números.
web-bloodborne-chart-death = Muerte en esa ronda
web-bloodborne-chart-trophies = Trofeos y muertes
web-bloodborne-as-table = Mostrar los números en una tabla
