### Eldritch Horror - términos, preguntas, opciones, motivos, finales, errores.


## Términos

eldritch-skill-lore = Saber
eldritch-skill-influence = Influencia
eldritch-skill-observation = Observación
eldritch-skill-strength = Fuerza
eldritch-skill-will = Voluntad
eldritch-color-green = verde
eldritch-color-blue = azul
eldritch-color-red = rojo
eldritch-phase-action = Fase de Acción
eldritch-phase-encounter = Fase de Encuentros
eldritch-phase-mythos = Fase de Mitos
eldritch-ticket-train = billete de tren
eldritch-ticket-ship = billete de barco
eldritch-type-city = Ciudad
eldritch-type-wilderness = Tierras salvajes
eldritch-type-sea = Mar
eldritch-aim-pass = Éxitos necesarios
eldritch-aim-unharmed = Para salir indemne
eldritch-aim-defeat = Para derrotarlo
eldritch-aim-invulnerable = Aún no puede perder Salud; para salir indemne
eldritch-aim-buy = Para la carta más barata
eldritch-thing-clue = Pista
eldritch-thing-aid = Hechizo
eldritch-thing-acquire = Adquirir Apoyos
eldritch-thing-omen = Medidor de Augurio
eldritch-thing-text = texto de la carta
eldritch-thing-nothing = nada
eldritch-pile-america = Encuentro de América
eldritch-pile-europe = Encuentro de Europa
eldritch-pile-asia-australia = Encuentro de Asia/Australia
eldritch-pile-general = Encuentro General
eldritch-pile-research = Encuentro de Investigación
eldritch-pile-other-world = Encuentro de Otros Mundos
eldritch-pile-expedition = Encuentro de Expedición
eldritch-pile-special = Encuentro Especial
eldritch-section-investigator = Investigadores
eldritch-section-ancient-one = Primigenios
eldritch-section-mystery = Misterios
eldritch-section-mythos = Cartas de Mitos
eldritch-section-monster = Monstruos
eldritch-section-epic-monster = Monstruos épicos
eldritch-section-asset = Apoyos
eldritch-section-artifact = Artefactos
eldritch-section-spell = Hechizos
eldritch-section-condition = Estados
eldritch-section-america = Encuentros de América
eldritch-section-europe = Encuentros de Europa
eldritch-section-asia-australia = Encuentros de Asia/Australia
eldritch-section-general = Encuentros Generales
eldritch-section-research = Encuentros de Investigación
eldritch-section-other-world = Encuentros de Otros Mundos
eldritch-section-expedition = Encuentros de Expedición
eldritch-section-special = Encuentros Especiales
eldritch-section-gate = Portales
eldritch-section-clue = Pistas
eldritch-section-reference = Cartas de Referencia
eldritch-section-space = Casillas

## Preguntas: la preparación y el investigador jefe

eldritch-ask-new-investigator = Elige tu investigador.
eldritch-ask-pass-lead = ¿Quién será el investigador jefe a partir de ahora?
eldritch-ask-reckoning = Retribución: ¿qué se resuelve primero?
eldritch-ask-at-rest = Varias cosas se resuelven al descansar. ¿Cuál va primero?
eldritch-ask-victory = Has vencido. ¿Qué va primero?

eldritch-ask-what-first = La fase termina. ¿Qué va primero?

## Preguntas: la fase de Acción

eldritch-ask-action =
    { $left ->
        [0] Elige qué más haces en esta fase.
        [one] Elige una acción (queda 1).
       *[other] Elige una acción (quedan { $left }).
    }
eldritch-ask-travel = ¿Adónde viajas?
eldritch-ask-travel-on = ¿Sigues el viaje con un billete? Billetes de tren: { $trains }; de barco: { $ships }.
eldritch-ask-trade-with = ¿Con quién intercambias?
eldritch-ask-trade = Intercambio con { $seat }: ¿qué cambia de manos?
eldritch-ask-agree = { $seat } quiere de ti: { $wares }. A cambio recibes: { $gifts }. ¿Aceptas?
eldritch-ask-ticket = ¿Qué billete obtienes?
eldritch-ask-old-ticket = No puedes tener más de dos billetes. ¿Cuál descartas?
eldritch-ask-acquire = ¿Qué adquieres? { $left ->
        [0] No te queda ningún éxito.
        [one] Te queda 1 éxito.
       *[other] Te quedan { $left } éxitos.
    }
eldritch-ask-who-gains = ¿Quién obtiene «{ $card }»?
eldritch-ask-discard-reserve = No has obtenido nada. ¿Descartas una carta de la reserva?

## Preguntas: las pruebas

eldritch-ask-before-roll = Prueba de { $skill }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } (habilidad { $base }{ $least ->
        [5] {""}
       *[other] , éxitos a partir de { $least }
    }{ $improved ->
        [0] {""}
       *[other] , Mejora +{ $improved }
    }{ $modifier ->
        [none] {""}
       *[other] , modificador { $modifier }
    }{ $bonus ->
        [0] {""}
       *[other] , { $source } +{ $bonus }
    }{ $more ->
        [0] {""}
       *[other] , dados adicionales: { $more } ({ $helpers })
    }). { $aim }: { $need } ({ $odds } %). ¿Usas algo antes?
eldritch-ask-after-roll = Prueba de { $skill }: { $faces }, { $successes ->
        [0] ningún éxito
        [one] 1 éxito
       *[other] { $successes } éxitos
    } ({ $aim }: { $need }). Un dado que se repite da un éxito el { $odds } % de las veces.
eldritch-ask-spend-clues = ¿Cómo pagas { $amount ->
        [one] 1 Pista
       *[other] { $amount } Pistas
    }?

## Preguntas: los textos

eldritch-ask-may = { $source }: ¿quieres hacerlo?
eldritch-ask-unless = { $source }: elige una opción.
eldritch-ask-choose = { $source }: elige una opción.
eldritch-ask-investigator = { $source }: elige un investigador.
eldritch-ask-space = { $source }: elige una casilla.
eldritch-ask-gate = { $source }: elige un Portal.
eldritch-ask-gate-on-top = Estos son los dos próximos Portales. ¿Cuál se queda arriba? El otro va debajo del montón.
eldritch-ask-monster = { $source }: elige un Monstruo.
eldritch-ask-monster-step = Se mueve un Monstruo: { $monster }. ¿Hacia dónde?
eldritch-ask-spawn = ¿Qué Monstruo se genera?
eldritch-ask-move = { $source }: ¿adónde te mueves?
eldritch-ask-swap = { $seat } te propone intercambiar vuestras casillas.
eldritch-ask-clue = Elige una Pista de otra casilla.
eldritch-ask-improve = ¿Qué habilidad mejoras?
eldritch-ask-improve-again = ¿La mejoras una vez más?
eldritch-ask-reassign = ¿A qué Mejora renuncias a cambio de otra?
eldritch-ask-convert = ¿Qué conviertes?
eldritch-ask-discard = { $source }: ¿qué descartas? ({ $number ->
        [one] 1 carta
       *[other] { $number } cartas
    })
eldritch-ask-discard-any = { $source }: ¿qué descartas? (lo que quieras)
eldritch-ask-gain-asset = { $source }: ¿qué Apoyo obtienes?
eldritch-ask-give-to = ¿A quién le das algo?
eldritch-ask-give = ¿Qué le das a { $seat }?
eldritch-ask-look = { $seat } ha obtenido «{ $card }». ¿Miras el dorso de la carta?
eldritch-ask-contribute = { $source }: ¿pagas para progresar?
eldritch-ask-rumor = ¿Qué Rumor se resuelve?
eldritch-ask-unsolve = ¿Qué Misterio resuelto vuelve al mazo?
eldritch-ask-omen = ¿A qué casilla va el Augurio?
eldritch-ask-who-pays = ¿Quién gasta una Pista? ({ $amount ->
        [one] falta 1
       *[other] faltan { $amount }
    })

## Preguntas: los daños

eldritch-ask-prevent = { $seat } va a perder { $health ->
        [0] {""}
        [one] 1 punto de Salud
       *[other] { $health } puntos de Salud
    }{ $sanity ->
        [0] {""}
       *[other] { $health ->
            [0] {""}
           *[other] {" y "}
        }{ $sanity ->
            [one] 1 punto de Cordura
           *[other] { $sanity } puntos de Cordura
        }
    }. ¿Evitas parte de la pérdida?
eldritch-ask-fallen = No te queda ni Salud ni Cordura. ¿Qué ha causado tu derrota?
eldritch-ask-lay-down = Varias ciudades están igual de cerca. ¿En cuál queda tu ficha?

## Preguntas: los encuentros

eldritch-ask-encounter = ¿Qué encuentro resuelves?
eldritch-ask-fight = Aquí hay Monstruos. ¿Contra cuál combates ahora?
eldritch-ask-prepare-fight = Vas a combatir: { $monster }. ¿Lanzas algo antes?

## Opciones

eldritch-option-no = No
eldritch-option-nothing = Nada
eldritch-option-enough = Ya está
eldritch-option-stay = Quedarse aquí
eldritch-option-keep-lead = Conservar la ficha de Investigador jefe
eldritch-option-no-encounter = Ningún encuentro
eldritch-option-end-turn = Terminar mi turno
eldritch-option-card = { $card }
eldritch-option-monster = { $monster }
eldritch-option-monster-at = { $monster } ({ $space })
eldritch-option-ancient-one = { $ancient_one }
eldritch-option-investigator = { $investigator }
eldritch-option-space = { $space }
eldritch-option-seat = { $seat }
eldritch-option-skill = { $skill }
eldritch-option-mystery = { $mystery }
eldritch-option-mythos = { $mythos }
eldritch-option-gate = { $space } ({ $omen })
eldritch-option-omen = { $number }: { $omen }
eldritch-option-text = { $text }
eldritch-option-in-this-order = En este orden
eldritch-option-action-travel = Viajar
eldritch-option-action-rest = Descansar
eldritch-option-action-trade = Intercambiar
eldritch-option-action-prepare = Prepararse para viajar
eldritch-option-action-acquire = Adquirir Apoyos
eldritch-option-local-action = { $card } de { $seat }
eldritch-option-ticket = Un { $ticket }
eldritch-option-mystery-first = Primero el Misterio
eldritch-option-investigators-first = Primero los nuevos investigadores
eldritch-option-lead-first = Primero la ficha de Investigador jefe
eldritch-option-loan = Préstamo bancario: una Deuda a cambio de 2 éxitos
eldritch-option-roll = Tirar los dados
eldritch-option-keep = Dejar los dados como están
eldritch-option-clue = Gastar una Pista
eldritch-option-success = Gastar una Pista por un éxito
eldritch-option-sanity-die = Gastar 1 punto de Cordura para tirar un dado más
eldritch-option-aid = Repetir la tirada de un dado (Hechizo)
eldritch-option-look = Mirar el dorso de «{ $card }» y obtener una Pista
eldritch-option-improve-again = Mejorar tu { $skill } una vez más
eldritch-option-swap = Intercambiar casillas con { $seat }
eldritch-option-give = Dar: { $ware }
eldritch-option-take = Tomar: { $ware }
eldritch-option-agree = Aceptar el intercambio
eldritch-option-health-for-sanity = 1 punto de Salud por 1 de Cordura
eldritch-option-sanity-for-health = 1 punto de Cordura por 1 de Salud
eldritch-option-by-health = Sin Salud (Lisiado)
eldritch-option-by-sanity = Sin Cordura (Loco)
eldritch-option-encounter-location = Encuentro de Lugar ({ $space })
eldritch-option-encounter-general = Encuentro General ({ $type })
eldritch-option-encounter-research = Investigar la Pista de esta casilla
eldritch-option-encounter-far-research = Investigar una Pista lejana ({ $space })
eldritch-option-encounter-other-world = Cruzar el Portal hacia otro mundo
eldritch-option-encounter-expedition = Partir de expedición ({ $space })
eldritch-option-encounter-card = { $source }
eldritch-option-encounter-body = Encuentro con investigador derrotado ({ $investigator })

## Qué haría una opción

# Debajo del nombre de la opción.
eldritch-hint-test = prueba de { $skill }, { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }{ $need ->
        [1] {""}
       *[other] , se necesitan { $need } éxitos
    }: { $odds } %
eldritch-hint-travel = { $amount ->
        [1] 1 casilla vecina
       *[other] { $amount } casillas vecinas
    }{ $tickets ->
        [0] {""}
       *[other] , { $reach } al alcance de tus billetes
    }
eldritch-hint-rest = { $health ->
        [0] { $sanity ->
            [0] nada que recuperar
           *[other] recuperas 1 de Cordura
        }
       *[other] { $sanity ->
            [0] recuperas 1 de Salud
           *[other] recuperas 1 de Salud y 1 de Cordura
        }
    }{ $helpers ->
        [none] {""}
       *[other] , después { $helpers }
    }
eldritch-hint-trade = con { $seat }
eldritch-hint-prepare = aquí: { $ticket }{ $held ->
        [0] {""}
        [1] , ya tienes uno
       *[other] , en lugar de uno de tus dos
    }
eldritch-hint-acquire = { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    } de Influencia, unos { $average } éxitos. Probabilidad de poder pagar: { $cards }
eldritch-hint-afford = { $card } { $odds } %
eldritch-hint-step = { $route ->
        [train] en tren
        [ship] en barco
       *[uncharted] por una ruta inexplorada
    }{ $amount ->
        [0] {""}
        [1] , tus billetes llevan 1 casilla más allá
       *[other] , desde allí tus billetes llevan a { $amount } casillas
    }
eldritch-hint-ride = cuesta un { $ticket }, te quedan { $left }
eldritch-hint-ticket-full = ocupa el lugar de un billete que tienes
eldritch-hint-asset = cuesta { $value }, te quedan { $left }
eldritch-hint-loan = tendrás { $left } éxitos
eldritch-hint-deck = { $deck }, nadie sabe cuál{ $skill ->
        [none] {""}
       *[other] . Sobre todo { $skill }: alrededor del { $odds } %
    }
eldritch-hint-body = prueba de { $skill }, { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }: { $odds } % de que la Perdición retroceda 1
eldritch-hint-fight = { $survive } % de sobrevivir, { $defeat } % de derrotarlo
eldritch-hint-fight-invulnerable = { $survive } % de sobrevivir; aún no puede perder Salud
eldritch-hint-roll = { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }: { $odds } %
eldritch-hint-keep = { $short ->
        [0] basta
        [1] falta 1 éxito
       *[other] faltan { $short } éxitos
    }
eldritch-hint-then = { $successes ->
        [1] 1 éxito entonces
       *[other] { $successes } éxitos entonces
    }
eldritch-hint-reroll = { $dice ->
        [1] se repite 1 dado
       *[other] se repiten { $dice } dados
    }: { $odds } % de llegar a { $need ->
        [1] 1 éxito
       *[other] { $need } éxitos
    }
eldritch-hint-improve = de { $now } a { $soon }
eldritch-hint-loss = quedan { $health } de Salud y { $sanity } de Cordura

## Por qué no se puede realizar una acción

eldritch-why-not-done = Ya lo has hecho en esta ronda.
eldritch-why-not-detained = Tienes el Estado Detenido.
eldritch-why-not-monsters = Hay un Monstruo en tu casilla.
eldritch-why-not-city = Solo en una casilla de Ciudad.
eldritch-why-not-forbidden = Lo prohíbe una carta de Mitos en juego.
eldritch-why-not-alone = Aquí no hay con quién intercambiar.
eldritch-why-not-tickets = De aquí no sale ninguna ruta de Tren ni de Barco.
eldritch-why-not-reserve = La reserva está vacía.
eldritch-why-not-dear = { $short ->
        [1] Falta 1 éxito.
       *[other] Faltan { $short } éxitos.
    }

## Cómo termina la partida

eldritch-end-mysteries = Los Misterios están resueltos. { $ancient_one } no despertará: los investigadores ganan la partida.
eldritch-end-final = El Misterio final está resuelto. { $ancient_one } ha caído: los investigadores ganan la partida.
eldritch-end-awakened = { $ancient_one } ha traído el fin del mundo.
eldritch-end-card = { $source }: lo que estaba en marcha no pudo detenerse a tiempo.
eldritch-end-eliminated = No queda ningún investigador.
eldritch-end-mythos = Se ha jugado la última carta de Mitos. El tiempo se ha agotado.
eldritch-unreachable-over = la partida se pierde cuando queda eliminado el último jugador, antes de llegar a ese texto

## Lo que se puede acordar en la mesa

eldritch-agreement-ancient-one = { eldritch-field-ancient-one }
    .text = Contra quién jugáis: cada uno tiene sus misterios, su mazo de Mitos y su forma de despertar.
eldritch-agreement-lead = { eldritch-field-lead }
    .text = Quién actúa primero y decide donde las reglas lo dejan abierto; puede cambiar cada ronda.
eldritch-agreement-investigators = Investigadores
    .text = Elegir lleva un minuto y da un equipo equilibrado. Al azar empezáis ya.
eldritch-agreement-investigators-choose = cada jugador elige
eldritch-agreement-investigators-random = repartidos al azar
eldritch-agreement-difficulty = Dificultad del mazo de Mitos
    .text = Lo que pueden haceros las cartas de la fase de Mitos. Sin cartas difíciles, la primera partida es más amable; por etapas, todo va a peor.
eldritch-agreement-difficulty-normal = la del reglamento
eldritch-agreement-difficulty-easy = fácil: sin cartas difíciles
eldritch-agreement-difficulty-hard = difícil: sin cartas fáciles
eldritch-agreement-difficulty-staged = por etapas: fácil, normal, difícil
eldritch-agreement-starting-rumor = Hay un Rumor en juego desde el principio
    .text = Un problema más desde la primera ronda, para quien ya conoce el juego.
eldritch-agreement-variant = La carta de Referencia alternativa
    .text = Otra cantidad de portales y pistas para este número de jugadores: más fácil con uno o cinco, más difícil con cuatro, siete u ocho.
eldritch-agreement-solo = En solitario, las cartas de Trabajo en equipo se quedan en la caja
    .text = En solitario no hay con quién colaborar, así que esas cartas no servirían de nada.

## Errores

eldritch-no-variant = no hay carta de Referencia alternativa para este número de jugadores: { $players }
eldritch-one-for-each-seat = hacen falta tantos investigadores como jugadores ({ $expected }), no { $found }
eldritch-no-more = no queda ninguna copia de «{ $found }» que poner aquí
eldritch-no-reference = no hay carta de Referencia para este número de jugadores: { $players }
eldritch-few-mysteries = «{ $ancient_one }» tiene menos Misterios de los que hay que resolver
eldritch-few-mythos = no hay bastantes cartas de Mitos para el mazo de «{ $ancient_one }»
