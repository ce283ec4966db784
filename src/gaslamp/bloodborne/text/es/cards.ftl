### El texto de las cartas, hecho a partir de sus capacidades. Las frases empiezan en minúscula; el programa las une.

## El texto de una carta

bloodborne-damage = Daño: { $amount }.
bloodborne-ability = { $when }: { $what }.
bloodborne-ability-plain = { $what }.
bloodborne-then = { $first }; { $second }
bloodborne-if = si { $condition }, { $what }
bloodborne-in-step-8 = en el paso 8, { $what }
bloodborne-no-ability = Sin capacidad especial.

## Cuándo

bloodborne-when-transform = Paso 2
bloodborne-when-instant = Efecto instantáneo
bloodborne-when-attack = Al atacar
bloodborne-when-after-attack = Después de atacar
bloodborne-when-trophy = Si obtienes un Trofeo esta ronda
bloodborne-when-dream = En el paso del Sueño del Cazador
bloodborne-when-end-of-round = Al final de la ronda
bloodborne-when-reveal = Al revelar
bloodborne-when-round-start = Al comienzo de cada ronda
bloodborne-when-hurt = Cuando su ataque daña a un Cazador
bloodborne-when-damaged = Cuando un Cazador le inflige daño
bloodborne-when-damaged-with = Cuando un Cazador le inflige daño con { $cards }
bloodborne-when-escape = Si huye
bloodborne-when-killed = Cuando muere
bloodborne-when-game = Durante toda la partida
bloodborne-when-game-reveal = Durante toda la partida, al revelar un Monstruo
bloodborne-when-game-round-start = Durante toda la partida, al comienzo de cada ronda
bloodborne-when-game-hurt = Durante toda la partida, cuando el ataque de un Monstruo daña a un Cazador
bloodborne-when-game-damaged = Durante toda la partida, cuando un Cazador inflige daño a un Monstruo
bloodborne-when-game-escape = Durante toda la partida, cuando huye un Monstruo
bloodborne-when-game-killed = Durante toda la partida, cuando muere un Monstruo
bloodborne-when-game-end-of-round = Durante toda la partida, al final de cada ronda

## Quién (siempre en singular; ninguna frase empieza por «el», para evitar «del» y «al»)

bloodborne-who-all = cada Cazador
bloodborne-who-all-you = cada Cazador (incluido tú)
bloodborne-who-others = cada uno de los demás Cazadores
bloodborne-who-neighbours = cada uno de tus dos vecinos
bloodborne-who-left = tu vecino de la izquierda
bloodborne-who-right = tu vecino de la derecha
bloodborne-who-damagers = cada Cazador que haya dañado al Monstruo esta ronda
bloodborne-who-that = ese Cazador
bloodborne-who-that-others = cada uno de los demás Cazadores
bloodborne-who-that-neighbours = cada uno de los dos vecinos de ese Cazador
bloodborne-who-that-left = quien esté a la izquierda de ese Cazador
bloodborne-who-that-right = quien esté a la derecha de ese Cazador
bloodborne-who-chosen-all = un Cazador de tu elección
bloodborne-who-chosen-others = otro Cazador de tu elección
bloodborne-who-chosen-neighbours = un vecino de tu elección
bloodborne-who-chosen-damagers = un Cazador de tu elección que haya dañado al Monstruo esta ronda
bloodborne-most-hand = { $who } con el mayor número de cartas en mano
bloodborne-most-used = { $who } con el mayor número de cartas usadas
bloodborne-most-health = { $who } con la Salud más alta
bloodborne-most-collected = { $who } con el mayor número de Ecos recolectados
bloodborne-most-banked = { $who } con el mayor número de Ecos depositados
bloodborne-most-total = { $who } con el mayor total de Ecos
bloodborne-most-trophies = { $who } con el mayor número de Trofeos
bloodborne-least-hand = { $who } con el menor número de cartas en mano
bloodborne-least-used = { $who } con el menor número de cartas usadas
bloodborne-least-health = { $who } con la Salud más baja
bloodborne-least-collected = { $who } con el menor número de Ecos recolectados
bloodborne-least-banked = { $who } con el menor número de Ecos depositados
bloodborne-least-total = { $who } con el menor total de Ecos
bloodborne-least-trophies = { $who } con el menor número de Trofeos
bloodborne-who-played = { $who } que haya jugado { $cards }
# Nombres en singular que siguen a «tu» (véase bloodborne-if-has).
bloodborne-stat-hand = número de cartas en mano
bloodborne-stat-used = número de cartas usadas
bloodborne-stat-health = Salud
bloodborne-stat-collected = número de Ecos recolectados
bloodborne-stat-banked = número de Ecos depositados
bloodborne-stat-total = total de Ecos
bloodborne-stat-trophies = número de Trofeos
bloodborne-cards-melee = un Arma cuerpo a cuerpo
bloodborne-cards-ranged = un Arma a distancia
bloodborne-cards-utility = una carta utilizable
bloodborne-cards-weapon = un Arma
bloodborne-cards-this = una copia de esta carta
bloodborne-cards-named = { $card }
bloodborne-each-melee = cada Arma cuerpo a cuerpo
bloodborne-each-ranged = cada Arma a distancia
bloodborne-each-utility = cada carta utilizable
bloodborne-each-weapon = cada Arma
bloodborne-each-this = cada copia de esta carta
bloodborne-each-named = cada { $card }

## Cuánto

bloodborne-much-damage = { $amount ->
    [one] 1 daño
   *[other] { $amount } daños
}
bloodborne-much-damage-all = todo el daño posible
bloodborne-much-damage-dealt = el mismo daño
bloodborne-much-echoes = { $amount ->
    [one] 1 Eco
   *[other] { $amount } Ecos
}
bloodborne-much-echoes-all = todos los Ecos
bloodborne-much-echoes-dealt = la misma cantidad de Ecos
bloodborne-much-collected = { $amount ->
    [one] 1 Eco recolectado
   *[other] { $amount } Ecos recolectados
}
bloodborne-much-collected-all = todos los Ecos recolectados
bloodborne-much-collected-dealt = la misma cantidad de Ecos recolectados
bloodborne-much-banked = { $amount ->
    [one] 1 Eco depositado
   *[other] { $amount } Ecos depositados
}
bloodborne-much-banked-all = todos los Ecos depositados
bloodborne-much-banked-dealt = la misma cantidad de Ecos depositados
bloodborne-much-health = { $amount } de Salud
bloodborne-much-health-all = toda la Salud
bloodborne-much-health-dealt = la misma cantidad de Salud
bloodborne-much-per = { $much } por { $who }
bloodborne-many-cards = { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
}

## Condiciones

bloodborne-if-played-all = algún Cazador tiene { $cards } en juego
bloodborne-if-played-neighbours = uno de tus vecinos tiene { $cards } en juego
bloodborne-if-played-left = tu vecino de la izquierda tiene { $cards } en juego
bloodborne-if-played-right = tu vecino de la derecha tiene { $cards } en juego
bloodborne-if-played-others = otro Cazador tiene { $cards } en juego
bloodborne-if-played-none = ningún otro Cazador tiene { $cards } en juego
bloodborne-if-played-range = el número de Cazadores con { $cards } en juego es { $range }
bloodborne-if-played-range-others = el número de los demás Cazadores con { $cards } en juego es { $range }
bloodborne-if-dealt = { $amount ->
    [one] has infligido al menos 1 daño
   *[other] has infligido al menos { $amount } daños
}
bloodborne-if-has = tu { $stat } es { $range }
bloodborne-if-monster-died = el Monstruo ha muerto esta ronda
bloodborne-if-you-damaged-it = le has infligido daño
bloodborne-if-first-player = tienes la ficha de Jugador inicial
bloodborne-if-fighting-boss = luchas contra un Jefe
bloodborne-range-least = { $least } o más
bloodborne-range-most = { $most ->
    [0] 0
   *[other] { $most } o menos
}
bloodborne-range-both = de { $least } a { $most }

## Reglas continuas

bloodborne-do-halve = cada vez que vayas a sufrir daño esta ronda, recibes solo la mitad, redondeando hacia abajo
bloodborne-do-halve-attack = el ataque del Monstruo te inflige esta ronda solo la mitad del daño, redondeando hacia abajo
bloodborne-do-prevent = no sufres daño esta ronda
bloodborne-do-prevent-attack = el ataque del Monstruo no te inflige daño esta ronda
bloodborne-do-prevent-some = { $amount ->
    [one] cada vez que vayas a sufrir daño esta ronda, recibes 1 daño menos
   *[other] cada vez que vayas a sufrir daño esta ronda, recibes { $amount } daños menos
}
bloodborne-do-prevent-some-attack = { $amount ->
    [one] el ataque del Monstruo te inflige 1 daño menos esta ronda
   *[other] el ataque del Monstruo te inflige { $amount } daños menos esta ronda
}
bloodborne-do-bonus = { $amount ->
    [one] esta Arma inflige 1 daño más
   *[other] esta Arma inflige { $amount } daños más
}
bloodborne-do-early = esta Arma inflige su daño en el paso 3 en vez de en el paso 5
bloodborne-do-attack-first = atacas antes que nadie en el paso 5
bloodborne-do-cap = { $amount ->
    [0] { $cards } no le inflige daño
    [one] { $cards } le inflige 1 daño como máximo
   *[other] { $cards } le inflige { $amount } daños como máximo
}
bloodborne-do-immune-instants = el daño del paso 3 no le afecta
bloodborne-do-immune-attacks = el daño del paso 5 no le afecta
bloodborne-do-unavoidable = el daño de su ataque no se puede reducir a la mitad, rebajar ni evitar
bloodborne-do-fiercer = { $amount ->
    [one] su ataque inflige 1 daño más a { $who }
   *[other] su ataque inflige { $amount } daños más a { $who }
}
bloodborne-do-fiercer-late = { $amount ->
    [one] { $who } sufre por el ataque del Monstruo 1 daño más, que no se reduce a la mitad
   *[other] { $who } sufre por el ataque del Monstruo { $amount } daños más, que no se reducen a la mitad
}
bloodborne-do-tougher = { $amount ->
    [one] todos los demás Monstruos y Jefes empiezan con 1 Eco más
   *[other] todos los demás Monstruos y Jefes empiezan con { $amount } Ecos más
}
bloodborne-do-max-health = ningún Cazador puede tener más de { $amount } de Salud
bloodborne-do-lives = { $amount ->
    [1] un Cazador que muere queda fuera de la partida y no puede ganar
    [2] un Cazador que muere por segunda vez queda fuera de la partida y no puede ganar
   *[other] un Cazador que muere { $amount } veces queda fuera de la partida y no puede ganar
}

## Cosas que pasan

bloodborne-do-damage = { $who } sufre { $much }
bloodborne-do-damage-you = sufres { $much }
bloodborne-do-damage-unhalved = { $who } sufre { $much }, sin reducción a la mitad
bloodborne-do-damage-unhalved-you = sufres { $much }, sin reducción a la mitad
bloodborne-do-strike = inflige { $much } al Monstruo
bloodborne-do-heal = { $who } recupera { $much }
bloodborne-do-heal-you = recuperas { $much }
bloodborne-do-heal-full = { $who } recupera toda su Salud
bloodborne-do-heal-full-you = recuperas toda tu Salud
bloodborne-do-gain = { $who } recibe { $much } de la reserva
bloodborne-do-gain-you = recibes { $much } de la reserva
bloodborne-do-lose = { $who } pierde { $much }
bloodborne-do-lose-you = pierdes { $much }
bloodborne-do-steal = toma { $much } de { $who }
bloodborne-do-bank = deposita todos tus Ecos recolectados
bloodborne-do-bank-some = deposita hasta { $much }
bloodborne-do-negate-melee = el Arma cuerpo a cuerpo que { $who } tenga en juego no inflige daño esta ronda
bloodborne-do-negate-ranged = el Arma a distancia que { $who } tenga en juego no inflige daño esta ronda
bloodborne-do-negate-weapon = el Arma que { $who } tenga en juego no inflige daño esta ronda
bloodborne-do-negate-named = la carta { $card } que { $who } tenga en juego no inflige daño esta ronda
bloodborne-do-remove-this = esta carta se retira de la partida en vez de ir a la pila de cartas usadas
bloodborne-do-remove-with = esa carta se retira de la partida en vez de ir a la pila de cartas usadas
bloodborne-do-remove-chosen = { $who } retira de la partida una carta de su elección
bloodborne-do-remove-chosen-you = retira de la partida una de tus cartas
bloodborne-do-return-this = esta carta vuelve a tu mano
bloodborne-do-return-chosen = recupera una carta de tu elección de tu pila de cartas usadas
bloodborne-do-exhaust = { $who } pasa { $cards } de su elección (nunca Sueño del Cazador) de su mano a su pila de cartas usadas
bloodborne-do-exhaust-you = pasa { $cards } de tu elección (nunca Sueño del Cazador) de tu mano a tu pila de cartas usadas
bloodborne-do-trophy = avanza una casilla más en el marcador de Trofeos de uno de los tipos del Monstruo
bloodborne-do-trophy-kin = avanza una casilla en el marcador de Trofeos de Semejante
bloodborne-do-trophy-humanoid = avanza una casilla en el marcador de Trofeos de Humanoide
bloodborne-do-trophy-beast = avanza una casilla en el marcador de Trofeos de Bestia
bloodborne-do-take-token = tendrás la ficha de Jugador inicial en la próxima ronda
bloodborne-do-draw = elige de tu mano un Arma cuerpo a cuerpo o a distancia y revélala
bloodborne-do-draw-melee = elige de tu mano un Arma cuerpo a cuerpo y revélala
bloodborne-do-draw-ranged = elige de tu mano un Arma a distancia y revélala
bloodborne-do-draw-any = elige una carta de tu mano y revélala
bloodborne-do-reclaim = recupera todas tus cartas usadas y también esta
bloodborne-do-upgrade = obtén una de las Mejoras disponibles
bloodborne-do-rest = descansa y recupera toda tu Salud
bloodborne-do-add-monster = { $amount ->
    [one] un Monstruo al azar de los no utilizados (nunca un Jefe) va al fondo del mazo de Mazmorra del Cáliz
   *[other] { $amount } Monstruos al azar de los no utilizados (nunca Jefes) van al fondo del mazo de Mazmorra del Cáliz
}
