### Lo que hay en la mesa, para cualquier pantalla. Los nombres van como dentro de una frase; quien los muestre solos pone la mayúscula inicial.
### Cada campo de una vista se nombra aquí: «bloodborne-field-» y el nombre del campo. Solo se puede remitir a game.ftl.

## La mesa

bloodborne-field-first-player = jugador inicial
bloodborne-field-monster = { bloodborne-kind-monster }
# Los Ecos que le quedan a un Monstruo.
bloodborne-field-echoes = Ecos
bloodborne-field-printed = Ecos impresos en la carta
bloodborne-field-for-hunters = Ecos de más por el número de Cazadores
bloodborne-field-for-final-boss = Ecos de más por el Jefe final
# Con cuántos empezó un Monstruo, si son más de los que dice su carta: «6 en la carta, +1 por ser cuatro Cazadores, +2 por Gehrman».
bloodborne-starts-printed = { $count } en la carta
bloodborne-starts-for-hunters = +{ $count } por ser { $hunters ->
    [4] cuatro Cazadores
   *[other] cinco Cazadores
}
bloodborne-starts-for-final-boss = +{ $count } por { $card }
bloodborne-field-final-boss = { bloodborne-kind-final-boss }
bloodborne-field-dungeon-size = cartas restantes en el mazo de Mazmorra del Cáliz
# Todos los Monstruos y Jefes que han aparecido.
bloodborne-field-revealed = revelados hasta ahora
bloodborne-field-available-upgrades = Mejoras disponibles
bloodborne-field-upgrade-deck-size = cartas restantes en el mazo de Mejoras
bloodborne-upgrades-left = { $count ->
    [0] el mazo está vacío
    [one] queda 1 en el mazo
   *[other] quedan { $count } en el mazo
}

## Cazadores

bloodborne-field-hunters = Cazadores
bloodborne-field-health = Salud
bloodborne-field-max-health = Salud máxima
# Ecos.
bloodborne-field-collected = recolectados
bloodborne-field-banked = depositados
bloodborne-field-trophies = Trofeos
bloodborne-field-bonuses = valor de los Trofeos
bloodborne-field-trophy-tracks = números de los marcadores de Trofeos
# La puntuación si la partida acabara ahora.
bloodborne-field-score = puntuación de Ecos de sangre ahora
bloodborne-field-leaders = en cabeza
bloodborne-field-kin = { bloodborne-type-kin }
bloodborne-field-humanoid = { bloodborne-type-humanoid }
bloodborne-field-beast = { bloodborne-type-beast }
bloodborne-field-hand = mano
bloodborne-field-hand-size = cartas en mano
# Las cartas de la mano, de la pila de cartas usadas y en juego.
bloodborne-field-owned = todas sus cartas
bloodborne-field-used = pila de cartas usadas
bloodborne-field-played = cartas en juego
# La carta elegida mientras los demás aún eligen.
bloodborne-field-chosen = carta elegida
bloodborne-field-deaths = muertes
bloodborne-times-died = { $count ->
    [0] ninguna muerte
    [one] 1 muerte
   *[other] { $count } muertes
}
bloodborne-field-out = fuera de la partida
