### La mesa de Bloodborne en el navegador. Los nombres de cartas, tipos y pasos vienen de los archivos del propio juego.

## Cartas

# Palabras que llevan un pequeño dibujo en el texto de las cartas: todas las formas en que aparecen, separadas por |, sin espacios alrededor.
web-bloodborne-words-echo = Eco|Ecos
web-bloodborne-words-melee = cuerpo a cuerpo
web-bloodborne-words-ranged = a distancia


# Nombre accesible del botón que amplía una carta.
web-bloodborne-read = Leer { $card }

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
