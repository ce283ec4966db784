### El registro: una línea por cada clase de suceso.

bloodborne-event-final-boss-chosen = Jefe final de la partida: { $monster }.
bloodborne-event-round-began = Empieza la ronda { $round }. Jugador inicial: { $seat }.
bloodborne-event-monster-revealed = { $echoes ->
    [one] Se revela { $monster }: 1 Eco.
   *[other] Se revela { $monster }: { $echoes } Ecos.
}
bloodborne-event-monster-strengthened = { $amount ->
    [one] 1 de sus Ecos es adicional.
   *[other] { $amount } de sus Ecos son adicionales.
}
bloodborne-event-health-capped = En esta partida nadie puede tener más de { $health } de Salud.
bloodborne-event-card-revealed = { $seat } juega { $card }.
bloodborne-event-weapon-drawn = { $seat } transforma y revela { $card }.
bloodborne-event-nothing-drawn = { $seat } transforma, pero no tiene Armas que revelar.
bloodborne-event-strikes-early = { $seat } golpea al instante con { $card }.
bloodborne-event-ability-idle = { $card }: no se cumple la condición de su capacidad.
bloodborne-event-weapon-negated = { $seat } detiene a { $target }: { $card } no inflige daño esta ronda.
bloodborne-event-instant-lost = { $seat } ya no puede usar { $card }.
bloodborne-event-die-rolled = { $seat } saca un { $face } con el dado { $color }.
bloodborne-event-monster-attacked = { $amount ->
    [one] Ataque de { $monster }: 1 daño.
   *[other] Ataque de { $monster }: { $amount } daños.
}
bloodborne-event-attack-fiercer = { $amount ->
    [one] El ataque se ceba con { $seat }: 1 daño más.
   *[other] El ataque se ceba con { $seat }: { $amount } daños más.
}
bloodborne-event-damage-reduced = Para { $seat }, el daño baja de { $amount } a { $left }.
bloodborne-event-damage-not-reduced = { $seat } no puede reducir este daño.
bloodborne-event-damage-taken = { $amount ->
    [one] { $seat } sufre 1 daño (Salud: { $health }).
   *[other] { $seat } sufre { $amount } daños (Salud: { $health }).
}
bloodborne-event-hunter-died = { $amount ->
    [0] { $seat } muere.
    [one] { $seat } muere y pierde 1 Eco recolectado.
   *[other] { $seat } muere y pierde { $amount } Ecos recolectados.
}
bloodborne-event-hunter-out = { $seat } queda fuera de la partida.
bloodborne-event-hunter-healed = { $seat } recupera { $amount } de Salud (Salud: { $health }).
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
    [0] { $card } no inflige daño a { $monster }.
   *[other] { $card } inflige solo { $left } de { $amount } daños a { $monster }.
}
bloodborne-event-damage-raised = { $amount ->
    [one] { $seat } inflige 1 daño más con { $card }.
   *[other] { $seat } inflige { $amount } daños más con { $card }.
}
bloodborne-event-attacks-first = { $seat } ataca antes que nadie con { $card }.
bloodborne-event-monster-killed = Muere { $monster }.
bloodborne-event-trophy-earned = { $seat } obtiene un Trofeo: { $type }, casilla { $space }.
bloodborne-event-monster-escaped = { $echoes ->
    [one] { $monster } huye con 1 Eco.
   *[other] { $monster } huye con { $echoes } Ecos.
}
bloodborne-event-boss-stays = { $echoes ->
    [one] Sigue en juego { $monster }: le queda 1 Eco.
   *[other] Sigue en juego { $monster }: le quedan { $echoes } Ecos.
}
bloodborne-event-monster-added = { $amount ->
    [one] Otro Monstruo se cuela bajo el mazo de Mazmorra del Cáliz.
   *[other] Otros { $amount } Monstruos se cuelan bajo el mazo de Mazmorra del Cáliz.
}
bloodborne-event-echoes-gained = { $amount ->
    [one] { $seat } recibe 1 Eco.
   *[other] { $seat } recibe { $amount } Ecos.
}
bloodborne-event-echoes-lost = { $amount ->
    [one] { $seat } pierde 1 Eco.
   *[other] { $seat } pierde { $amount } Ecos.
}
bloodborne-event-echoes-stolen = { $amount ->
    [one] { $seat } le quita 1 Eco a { $target }.
   *[other] { $seat } le quita { $amount } Ecos a { $target }.
}
bloodborne-event-echoes-banked = { $amount ->
    [one] { $seat } deposita 1 Eco.
   *[other] { $seat } deposita { $amount } Ecos.
}
bloodborne-event-cards-reclaimed = { $seat } recupera { $cards }.
bloodborne-event-upgrade-taken = { $seat } obtiene la Mejora { $card }.
bloodborne-event-no-upgrade-left = No quedan Mejoras para { $seat }.
bloodborne-event-card-removed = { $seat } pierde { $card } para siempre.
bloodborne-event-card-claimed = { $seat } perderá { $card } al final de la ronda.
bloodborne-event-rested = { $seat } descansa y vuelve a tener { $health } de Salud.
bloodborne-event-upgrades-refilled = Mejoras nuevas: { $cards }.
bloodborne-event-card-exhausted = { $seat } pone { $card } en su pila de cartas usadas.
bloodborne-event-card-returned = { $seat } recupera { $card }.
bloodborne-event-cards-used = { $seat } ha usado { $cards }.
bloodborne-event-token-passed = La ficha de Jugador inicial pasa a { $seat }.
bloodborne-event-token-claimed = { $seat } se queda con la ficha de Jugador inicial.
bloodborne-event-score-counted = { $seat }: { $banked } por Ecos depositados + { $kin } por Semejantes + { $humanoid } por Humanoides + { $beast } por Bestias = { $total }.
bloodborne-event-game-ended = Fin de la partida. Victoria para { $winners }.
bloodborne-event-game-ended-nobody = Fin de la partida. No gana nadie.
