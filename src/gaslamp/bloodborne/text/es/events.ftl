### El registro: una línea por cada clase de suceso.

## De dónde viene algo

# Van dentro de una línea: «Eileen sufre 1 daño por Tonitrus de Ana».
bloodborne-source-card = { $card } de { $seat }
bloodborne-source-own = { $card }
bloodborne-source-foe = la capacidad ({ $monster })
bloodborne-source-attack = el ataque ({ $monster })
bloodborne-source-death = la muerte del Monstruo ({ $monster })
bloodborne-source-limit = el límite de cartas

## Lo que ocurre

bloodborne-event-final-boss-chosen = Jefe final de la partida: { $monster }.
bloodborne-event-round-began = Empieza la ronda { $round }. Jugador inicial: { $seat }.
bloodborne-event-monster-revealed = { $echoes ->
    [one] Se revela { $monster }: 1 Eco.
   *[other] Se revela { $monster }: { $echoes } Ecos.
}
bloodborne-event-monster-strengthened = { $amount ->
    [one] Tiene 1 Eco más por { $source }.
   *[other] Tiene { $amount } Ecos más por { $source }.
}
bloodborne-event-health-capped = En esta partida nadie puede tener más de { $health } de Salud, por { $source }.
bloodborne-event-card-revealed = { $seat } juega { $card }.
bloodborne-event-weapon-drawn = { $seat } transforma y revela { $card }.
bloodborne-event-nothing-drawn = { $seat } transforma, pero no tiene Armas que revelar.
bloodborne-event-strikes-early = { $seat } golpea al instante con { $card }.
bloodborne-event-ability-idle = No se cumple la condición: { $source } no hace nada.
bloodborne-event-weapon-negated = { $target } no inflige daño con { $card } esta ronda, por { $source }.
bloodborne-event-instant-lost = { $reason ->
    [dead] { $seat } ha muerto y ya no puede usar { $card }.
   *[other] El Monstruo ya ha muerto: { $seat } no puede usar { $card }.
}
bloodborne-event-die-rolled = { $seat } saca un { $face } con el dado { $color }.
bloodborne-event-monster-attacked = { $amount ->
    [one] Ataque del Monstruo ({ $monster }): 1 daño.
   *[other] Ataque del Monstruo ({ $monster }): { $amount } daños.
}
bloodborne-event-attack-fiercer = { $amount ->
    [one] El ataque le inflige a { $seat } 1 daño más, por { $source }.
   *[other] El ataque le inflige a { $seat } { $amount } daños más, por { $source }.
}
bloodborne-event-damage-reduced = Con { $card }, el daño a { $seat } baja de { $amount } a { $left }.
bloodborne-event-damage-not-reduced = { $seat } no puede reducir este daño, por { $source }.
bloodborne-event-damage-taken = { $amount ->
    [one] { $seat } sufre 1 daño por { $source }; Salud: { $health }.
   *[other] { $seat } sufre { $amount } daños por { $source }; Salud: { $health }.
}
bloodborne-event-hunter-died = { $amount ->
    [0] { $seat } muere por { $source }.
    [one] { $seat } muere por { $source } y pierde 1 Eco recolectado.
   *[other] { $seat } muere por { $source } y pierde { $amount } Ecos recolectados.
}
bloodborne-event-hunter-out = { $seat } queda fuera de la partida por { $source }.
bloodborne-event-hunter-healed = { $seat } recupera { $amount } de Salud con { $source }; Salud: { $health }.
bloodborne-event-echoes-taken = { $seat } toma { $amount ->
    [one] 1 Eco
   *[other] { $amount } Ecos
} con { $card } ({ $left ->
    [0] no queda ninguno
    [one] queda 1
   *[other] quedan { $left }
}).
bloodborne-event-attack-missed = { $seat } ataca con { $card } y no toma ningún Eco.
bloodborne-event-damage-stopped = { $left ->
    [0] { $seat } no inflige daño con { $card }, por { $source }.
   *[other] { $seat } solo inflige { $left } de los { $amount } daños de { $card }, por { $source }.
}
bloodborne-event-damage-raised = { $amount ->
    [one] { $seat } inflige 1 daño más con { $card }.
   *[other] { $seat } inflige { $amount } daños más con { $card }.
}
bloodborne-event-attacks-first = { $seat } ataca antes que nadie con { $card }.
bloodborne-event-monster-killed = Muere { $monster }.
bloodborne-event-trophy-earned = { $seat } obtiene un Trofeo por { $source }: { $type }, casilla { $space }.
bloodborne-event-monster-escaped = { $echoes ->
    [one] { $monster } huye con 1 Eco.
   *[other] { $monster } huye con { $echoes } Ecos.
}
bloodborne-event-boss-stays = { $echoes ->
    [one] Sigue en juego { $monster }: le queda 1 Eco.
   *[other] Sigue en juego { $monster }: le quedan { $echoes } Ecos.
}
bloodborne-event-monster-added = { $amount ->
    [one] Otro Monstruo se cuela bajo el mazo de Mazmorra del Cáliz, por { $source }.
   *[other] Otros { $amount } Monstruos se cuelan bajo el mazo de Mazmorra del Cáliz, por { $source }.
}
bloodborne-event-echoes-gained = { $amount ->
    [one] { $seat } recibe 1 Eco por { $source }.
   *[other] { $seat } recibe { $amount } Ecos por { $source }.
}
bloodborne-event-echoes-lost = { $source ->
    [none] { $amount ->
        [one] { $seat } ha muerto, y 1 Eco vuelve a la reserva.
       *[other] { $seat } ha muerto, y { $amount } Ecos vuelven a la reserva.
    }
   *[other] { $amount ->
        [one] { $seat } pierde 1 Eco por { $source }.
       *[other] { $seat } pierde { $amount } Ecos por { $source }.
    }
}
bloodborne-event-echoes-stolen = { $amount ->
    [one] { $seat } le quita 1 Eco a { $target } con { $card }.
   *[other] { $seat } le quita { $amount } Ecos a { $target } con { $card }.
}
bloodborne-event-echoes-banked = { $source ->
    [none] { $amount ->
        [one] Al final, { $seat } deposita 1 Eco más.
       *[other] Al final, { $seat } deposita { $amount } Ecos más.
    }
   *[other] { $amount ->
        [one] { $seat } deposita 1 Eco con { $source }.
       *[other] { $seat } deposita { $amount } Ecos con { $source }.
    }
}
bloodborne-event-cards-reclaimed = { $seat } recupera { $cards }.
bloodborne-event-upgrade-taken = { $seat } obtiene la Mejora { $card }.
bloodborne-event-no-upgrade-left = No quedan Mejoras para { $seat }.
bloodborne-event-card-removed = { $source ->
    [none] { $seat } pierde { $card } para siempre: ya se ha gastado.
   *[other] { $seat } pierde { $card } para siempre por { $source }.
}
bloodborne-event-card-claimed = { $source ->
    [none] { $seat } perderá { $card } para siempre al final de la ronda.
   *[other] { $seat } perderá { $card } para siempre al final de la ronda, por { $source }.
}
bloodborne-event-rested = { $seat } descansa y vuelve a tener { $health } de Salud.
bloodborne-event-upgrades-refilled = Mejoras nuevas: { $cards }.
bloodborne-event-card-exhausted = { $seat } pone { $card } en su pila de cartas usadas, por { $source }.
bloodborne-event-card-returned = { $source ->
    [none] { $seat } devuelve { $card } a su mano.
   *[other] { $seat } recupera { $card } con { $source }.
}
bloodborne-event-cards-used = { $seat } ha usado { $cards }.
bloodborne-event-token-passed = La ficha de Jugador inicial pasa a { $seat }.
bloodborne-event-token-claimed = { $seat } tendrá la ficha de Jugador inicial en la próxima ronda, por { $source }.
bloodborne-event-score-counted = { $seat }: { $banked } por Ecos depositados + { $kin } por Semejantes + { $humanoid } por Humanoides + { $beast } por Bestias = { $total }.
bloodborne-event-game-ended = Fin de la partida. Victoria de { $winners }.
bloodborne-event-game-ended-nobody = Fin de la partida. No gana nadie.
