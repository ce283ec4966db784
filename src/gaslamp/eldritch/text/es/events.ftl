### Eldritch Horror - el registro.


eldritch-event-round-began = Ronda { $round }.
eldritch-event-phase-began = { $phase }.
eldritch-event-ancient-one-chosen = { $ancient_one } se agita.
eldritch-event-investigator-chosen = { $seat } juega con { $investigator } ({ $space }).
eldritch-event-went-without = { $seat } se queda sin «{ $card }»: no hay ninguna copia disponible.
eldritch-event-lead-passed = La ficha de Investigador jefe pasa a { $seat }.
eldritch-event-turn-began = { $seat }: { $phase }.
eldritch-event-stood-up = { $seat } pone de pie su ficha de Investigador en lugar de realizar acciones.
eldritch-event-traveled = { $route ->
        [train] { $seat } sigue en tren: { $space }.
        [ship] { $seat } sigue en barco: { $space }.
       *[none] { $seat } viaja: { $space }.
    }
eldritch-event-moved = { $seat } se mueve: { $space }.
eldritch-event-cannot-move = { $seat } tiene el Estado Detenido y no puede moverse.
eldritch-event-rested = { $seat } descansa.
eldritch-event-ticket-gained = { $seat } obtiene un { $ticket }.
eldritch-event-ticket-discarded = { $seat } descarta un { $ticket }.
eldritch-event-action-taken = { $seat } realiza una acción: { $source }.
eldritch-event-card-used = { $seat } usa: { $source }.
eldritch-event-gave-card = { $seat } le da «{ $card }» a { $to }.
eldritch-event-gave-clues = { $seat } le da { $amount ->
        [one] 1 Pista
       *[other] { $amount } Pistas
    } a { $to }.
eldritch-event-gave-ticket = { $seat } le da un { $ticket } a { $to }.
eldritch-event-loan-taken = { $seat } pide un préstamo bancario: 2 éxitos más.
eldritch-event-test-begun = { $seat } realiza una prueba de { $skill } con { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }: habilidad { $base }{ $least ->
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
    }. { $aim }: { $need } ({ $odds } %).
eldritch-event-dice-rolled = { $seat } saca { $faces }: { $successes ->
        [0] ningún éxito
        [one] 1 éxito
       *[other] { $successes } éxitos
    }.
eldritch-event-dice-rerolled = { $seat } repite la tirada ({ $source }): { $faces }, { $successes ->
        [0] ningún éxito
        [one] 1 éxito
       *[other] { $successes } éxitos
    }.
eldritch-event-die-raised = { $seat } suma 1 a un dado ({ $source }): { $faces }, { $successes ->
        [one] 1 éxito
       *[other] { $successes } éxitos
    }.
eldritch-event-successes-bought = { $seat } compra { $amount ->
        [one] 1 éxito
       *[other] { $amount } éxitos
    }.
eldritch-event-test-ended = { $passed ->
        [yes] { $seat } supera la prueba de { $skill }.
       *[other] { $seat } falla la prueba de { $skill }.
    }
eldritch-event-die-rolled = { $seat } tira un dado: { $face }.
eldritch-event-health-lost = { $seat } pierde { $amount ->
        [one] 1 punto de Salud
       *[other] { $amount } puntos de Salud
    } (Salud: { $left }).
eldritch-event-sanity-lost = { $seat } pierde { $amount ->
        [one] 1 punto de Cordura
       *[other] { $amount } puntos de Cordura
    } (Cordura: { $left }).
eldritch-event-health-recovered = { $seat } recupera { $amount ->
        [one] 1 punto de Salud
       *[other] { $amount } puntos de Salud
    } (Salud: { $left }).
eldritch-event-sanity-recovered = { $seat } recupera { $amount ->
        [one] 1 punto de Cordura
       *[other] { $amount } puntos de Cordura
    } (Cordura: { $left }).
eldritch-event-health-spent = { $seat } gasta { $amount ->
        [one] 1 punto de Salud
       *[other] { $amount } puntos de Salud
    } (Salud: { $left }).
eldritch-event-sanity-spent = { $seat } gasta { $amount ->
        [one] 1 punto de Cordura
       *[other] { $amount } puntos de Cordura
    } (Cordura: { $left }).
eldritch-event-loss-prevented = { $source }: { $seat } evita una pérdida de { $amount ->
        [one] 1 punto
       *[other] { $amount } puntos
    }.
eldritch-event-investigator-defeated = { $by ->
        [health] Derrota de { $investigator }: sin Salud.
       *[sanity] Derrota de { $investigator }: sin Cordura.
    }
eldritch-event-body-laid = La ficha de { $investigator } queda aquí: { $space }.
eldritch-event-investigator-devoured = Algo devora a { $investigator }.
eldritch-event-player-eliminated = Jugador eliminado: { $seat }.
eldritch-event-body-recovered = { $seat } encuentra a { $investigator } y se queda con lo que tenía.
eldritch-event-bodies-removed = { $amount ->
        [one] Se retira del juego a 1 investigador derrotado, con todo lo que tenía.
       *[other] Se retira del juego a { $amount } investigadores derrotados, con todo lo que tenían.
    }
eldritch-event-card-gained = { $seat } obtiene «{ $card }».
eldritch-event-card-discarded = { $seat } descarta «{ $card }»{ $instead ->
        [none] {""}
       *[other] {" "}en lugar de obtener «{ $instead }»
    }.
eldritch-event-nothing-gained = { $seat } no obtiene nada: no queda ninguna carta así.
eldritch-event-has-already = { $seat } ya tiene «{ $card }».
eldritch-event-card-turned = { $seat } da la vuelta a «{ $card }»{ $instead ->
        [none] {""}
       *[other] {" "}en lugar de obtener «{ $instead }»
    }.
eldritch-event-back-seen = { $seat } mira el dorso de «{ $card }» (dorso { $back }).
eldritch-event-card-turned-back = De nuevo boca arriba: «{ $card }» ({ $seat }).
eldritch-event-clues-gained = { $seat } obtiene { $amount ->
        [one] 1 Pista
       *[other] { $amount } Pistas
    }.
eldritch-event-clues-spent = { $seat } gasta { $amount ->
        [one] 1 Pista
       *[other] { $amount } Pistas
    }.
eldritch-event-clues-discarded = { $seat } descarta { $amount ->
        [one] 1 Pista
       *[other] { $amount } Pistas
    }.
eldritch-event-skill-improved = { $seat } mejora su { $skill } hasta { $value }.
eldritch-event-improvements-spent = { $seat } renuncia a { $amount ->
        [one] 1 Mejora
       *[other] { $amount } Mejoras
    }.
eldritch-event-became-delayed = El investigador de { $seat } queda Retrasado.
eldritch-event-actions-lost = En lugar de quedar Retrasado, el investigador de { $seat } pierde el resto de sus acciones.
eldritch-event-clue-spawned = Se genera una Pista: { $space }.
eldritch-event-clue-moved = Una Pista cambia de casilla: antes { $space }, ahora { $goal }.
eldritch-event-clue-discarded = Se descarta una Pista: { $space }.
eldritch-event-no-clues-left = No queda ninguna Pista en la reserva.
eldritch-event-random-space = Casilla aleatoria: { $space }.
eldritch-event-gate-opened = Se genera un Portal: { $space } ({ $omen }).
eldritch-event-gate-closed = { $seat } cierra un Portal: { $space }.
eldritch-event-gate-discarded = Se descarta un Portal: { $space }.
eldritch-event-gates-sorted = { $seat } ha mirado los dos próximos Portales y ha puesto uno de ellos debajo del montón.
eldritch-event-gate-seen = { $seat } ve uno de los próximos Portales: { $space }.
eldritch-event-no-gates-left = No queda ningún Portal por generar.
eldritch-event-gate-taken = Un Portal va a la hoja de Primigenio: { $space }.
eldritch-event-monster-spawned = Se genera un Monstruo: { $monster } ({ $space }).
eldritch-event-cup-empty = La reserva de Monstruos está vacía.
eldritch-event-monster-moved = Se mueve un Monstruo: { $monster } ({ $space }).
eldritch-event-monster-hurt = { $monster }: pierde { $amount ->
        [one] 1 punto de Salud
       *[other] { $amount } puntos de Salud
    } (Salud: { $left }).
eldritch-event-monster-healed = { $monster }: recupera { $amount ->
        [one] 1 punto de Salud
       *[other] { $amount } puntos de Salud
    }.
eldritch-event-monster-invulnerable = { $monster }: aún no puede perder Salud.
eldritch-event-monster-defeated = Monstruo derrotado: { $monster }.
eldritch-event-monster-discarded = Monstruo descartado: { $monster } ({ $space }).
eldritch-event-fight-began = { $seat } entra en combate: { $monster }.
eldritch-event-ambush-began = Emboscada contra { $seat }: { $monster }.
eldritch-event-ambush-ended = El Monstruo desaparece: { $monster }.
eldritch-event-encounter-began = { $seat }: { $encounter }.
eldritch-event-token-encounter = { $seat } resuelve un encuentro ({ $source }).
eldritch-event-expedition-moved = Próxima expedición: { $space }.
eldritch-event-expeditions-removed = { $amount ->
        [one] Se retira del juego 1 carta de Expedición: { $space }.
       *[other] Se retiran del juego { $amount } cartas de Expedición: { $space }.
    }
eldritch-event-mythos-drawn = Mitos: «{ $mythos }».
eldritch-event-mythos-over = El mazo de Mitos está vacío.
eldritch-event-omen-moved = El Augurio es ahora { $omen }.
eldritch-event-doom-advanced = La Perdición avanza hasta { $doom }{ $gate ->
        [none] {""}
       *[other] {" "}(Portal: { $gate })
    }.
eldritch-event-doom-retreated = La Perdición retrocede hasta { $doom }.
eldritch-event-reckoning-began = Retribución: { $source }.
eldritch-event-surge-without-gate = Ningún Portal coincide con el Augurio: se genera uno nuevo.
eldritch-event-ongoing-entered = Entra en juego: «{ $mythos }».
eldritch-event-ongoing-discarded = Ya no está en juego: «{ $mythos }».
eldritch-event-rumor-solved = Rumor resuelto: «{ $mythos }».
eldritch-event-tokens-placed = { $amount ->
        [one] Se coloca 1 ficha de Arcano: { $source }.
       *[other] Se colocan { $amount } fichas de Arcano: { $source }.
    }
eldritch-event-tokens-removed = { $amount ->
        [one] Se descarta 1 ficha de Arcano: { $source }
       *[other] Se descartan { $amount } fichas de Arcano: { $source }
    } ({ $left ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $left }
    }).
eldritch-event-token-on-space = Se coloca una ficha de Arcano: { $space }.
eldritch-event-token-taken = Una ficha de Arcano pasa del tablero a la carta «{ $source }» ({ $space }).
eldritch-event-wound-placed = Fichas de Salud sobre la carta «{ $source }»: { $amount }.
eldritch-event-sheet-sanity = Fichas de Cordura sobre la hoja de Primigenio: { $amount }.
eldritch-event-clue-placed = { $seat } coloca la Pista sobre la carta «{ $source }».
eldritch-event-gate-placed = { $seat } coloca el Portal sobre la carta «{ $source }».
eldritch-event-monster-placed = { $seat } coloca un Monstruo sobre la carta «{ $source }»: { $monster }.
eldritch-event-mystery-drawn = Nuevo Misterio: «{ $mystery }».
eldritch-event-mystery-solved = Misterio resuelto: «{ $mystery }».
eldritch-event-mystery-unsolved = Misterio de nuevo sin resolver: «{ $mystery }».
eldritch-event-ancient-one-awoke = { $ancient_one } despierta.
eldritch-event-final-mystery-began = Empieza el Misterio final de { $ancient_one }.
eldritch-event-reserve-filled = Novedades en la reserva: { $cards }.
eldritch-event-reserve-discarded = Descartes de la reserva: { $cards }.
eldritch-event-assets-removed = { $amount ->
        [0] No se retira del juego ningún Apoyo.
        [one] Se retira del juego 1 Apoyo.
       *[other] Se retiran del juego { $amount } Apoyos.
    }
eldritch-event-game-won = Los investigadores ganan la partida.
eldritch-event-game-lost = Los investigadores pierden la partida. { $reason }
