### Il registro: una riga per ogni tipo di evento.

## Da che cosa viene qualcosa

# Stanno dentro una riga: "Eileen subisce 1 danno per Tonitrus di Ana".
bloodborne-source-card = { $card } di { $seat }
bloodborne-source-own = { $card }
bloodborne-source-foe = la capacità ({ $monster })
bloodborne-source-attack = l'attacco ({ $monster })
bloodborne-source-death = la morte del Mostro ({ $monster })
bloodborne-source-limit = il limite di carte

## Che cosa succede

bloodborne-event-final-boss-chosen = Il Boss Finale è { $monster }.
bloodborne-event-round-began = Inizia il round { $round }. Primo Giocatore: { $seat }.
bloodborne-event-monster-revealed = { $echoes ->
    [one] Appare { $monster }: 1 Eco.
   *[other] Appare { $monster }: { $echoes } Echi.
}
bloodborne-event-monster-strengthened = { $amount ->
    [one] Ha 1 Eco in più per { $source }.
   *[other] Ha { $amount } Echi in più per { $source }.
}
bloodborne-event-health-capped = In questa partita nessuno può superare Salute { $health }, per { $source }.
bloodborne-event-card-revealed = { $seat } gioca { $card }.
bloodborne-event-weapon-drawn = { $seat } trasforma la propria Arma e rivela { $card }.
bloodborne-event-nothing-drawn = { $seat } vorrebbe trasformare un'Arma, ma non ne ha in mano.
bloodborne-event-strikes-early = { $seat } colpisce subito con { $card }.
bloodborne-event-ability-idle = La condizione non è soddisfatta: { $source } non fa nulla.
bloodborne-event-weapon-negated = { $target } non infligge danni con { $card } in questo round, per { $source }.
bloodborne-event-instant-lost = { $reason ->
    [dead] { $seat } non è più in vita e non può usare { $card }.
   *[other] Il Mostro è già morto: { $seat } non può più usare { $card }.
}
bloodborne-event-die-rolled = { $seat } tira il dado { $color }: { $face }.
bloodborne-event-monster-attacked = { $amount ->
    [one] Attacco del Mostro ({ $monster }): 1 danno.
   *[other] Attacco del Mostro ({ $monster }): { $amount } danni.
}
bloodborne-event-attack-fiercer = { $amount ->
    [one] L'attacco infligge a { $seat } 1 danno in più, per { $source }.
   *[other] L'attacco infligge a { $seat } { $amount } danni in più, per { $source }.
}
bloodborne-event-damage-reduced = Con { $card }, { $seat } riduce i danni da { $amount } a { $left }.
bloodborne-event-damage-not-reduced = { $seat } non può ridurre questi danni, per { $source }.
bloodborne-event-damage-taken = { $amount ->
    [one] { $seat } subisce 1 danno per { $source }; Salute: { $health }.
   *[other] { $seat } subisce { $amount } danni per { $source }; Salute: { $health }.
}
bloodborne-event-hunter-died = { $amount ->
    [0] { $seat } muore per { $source }.
    [one] { $seat } muore per { $source } e perde 1 Eco raccolta.
   *[other] { $seat } muore per { $source } e perde { $amount } Echi raccolti.
}
bloodborne-event-hunter-out = { $seat } è fuori dalla partita, per { $source }.
bloodborne-event-hunter-healed = { $amount ->
    [one] { $seat } recupera 1 punto Salute con { $source }; Salute: { $health }.
   *[other] { $seat } recupera { $amount } punti Salute con { $source }; Salute: { $health }.
}
bloodborne-event-echoes-taken = { $amount ->
    [one] { $seat } prende 1 Eco con { $card }
   *[other] { $seat } prende { $amount } Echi con { $card }
} ({ $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}).
bloodborne-event-attack-missed = { $seat } attacca con { $card }, ma non prende nulla.
bloodborne-event-damage-stopped = { $left ->
    [0] { $seat } non infligge danni con { $card }, per { $source }.
   *[other] { $seat } con { $card } infligge solo una parte dei danni ({ $left } su { $amount }), per { $source }.
}
bloodborne-event-damage-raised = { $amount ->
    [one] { $seat } infligge 1 danno in più con { $card }.
   *[other] { $seat } infligge { $amount } danni in più con { $card }.
}
bloodborne-event-attacks-first = { $seat } attacca prima di tutti con { $card }.
bloodborne-event-monster-killed = Muore { $monster }.
bloodborne-event-trophy-earned = { $seat } ottiene un Trofeo { $type } per { $source }: casella { $space }.
bloodborne-event-monster-escaped = { $echoes ->
    [one] { $monster } fugge con 1 Eco.
   *[other] { $monster } fugge con { $echoes } Echi.
}
bloodborne-event-boss-stays = { $echoes ->
    [one] Resta in gioco { $monster }: 1 Eco.
   *[other] Resta in gioco { $monster }: { $echoes } Echi.
}
bloodborne-event-monster-added = { $amount ->
    [one] Un altro Mostro si insinua in fondo al Mazzo del Sotterraneo del Calice, per { $source }.
   *[other] Altri { $amount } Mostri si insinuano in fondo al Mazzo del Sotterraneo del Calice, per { $source }.
}
bloodborne-event-echoes-gained = { $amount ->
    [one] { $seat } ottiene 1 Eco per { $source }.
   *[other] { $seat } ottiene { $amount } Echi per { $source }.
}
bloodborne-event-echoes-lost = { $source ->
    [none] { $amount ->
        [one] { $seat } non è più in vita, e 1 Eco torna nella riserva.
       *[other] { $seat } non è più in vita, e { $amount } Echi tornano nella riserva.
    }
   *[other] { $amount ->
        [one] { $seat } perde 1 Eco per { $source }.
       *[other] { $seat } perde { $amount } Echi per { $source }.
    }
}
bloodborne-event-echoes-stolen = { $amount ->
    [one] { $seat } prende 1 Eco da { $target } con { $card }.
   *[other] { $seat } prende { $amount } Echi da { $target } con { $card }.
}
bloodborne-event-echoes-banked = { $source ->
    [none] { $amount ->
        [one] Alla fine { $seat } custodisce ancora 1 Eco.
       *[other] Alla fine { $seat } custodisce ancora { $amount } Echi.
    }
   *[other] { $amount ->
        [one] { $seat } custodisce 1 Eco con { $source }.
       *[other] { $seat } custodisce { $amount } Echi con { $source }.
    }
}
bloodborne-event-cards-reclaimed = { $seat } riprende in mano { $cards }.
bloodborne-event-upgrade-taken = { $seat } prende il Potenziamento { $card }.
bloodborne-event-no-upgrade-left = Non restano Potenziamenti per { $seat }.
bloodborne-event-card-removed = { $source ->
    [none] { $seat } perde per sempre { $card }, che è consumata.
   *[other] { $seat } perde per sempre { $card }, per { $source }.
}
bloodborne-event-card-claimed = { $source ->
    [none] { $seat } perderà per sempre { $card } alla fine del round.
   *[other] { $seat } perderà per sempre { $card } alla fine del round, per { $source }.
}
bloodborne-event-rested = { $seat } riposa e torna a Salute { $health }.
bloodborne-event-upgrades-refilled = Nuovi Potenziamenti: { $cards }.
bloodborne-event-card-exhausted = { $seat } mette { $card } nella pila degli scarti, per { $source }.
bloodborne-event-card-returned = { $source ->
    [none] { $seat } riprende subito in mano { $card }.
   *[other] { $seat } riprende in mano { $card } con { $source }.
}
bloodborne-event-cards-used = { $seat } ha usato { $cards }.
bloodborne-event-token-passed = Segnalino Primo Giocatore: { $seat }.
bloodborne-event-token-claimed = { $seat } avrà il segnalino Primo Giocatore nel prossimo round, per { $source }.
bloodborne-event-score-counted = { $seat }: { $banked } (custoditi) + { $kin } (Simili) + { $humanoid } (Umanoidi) + { $beast } (Belve) = { $total }.
bloodborne-event-game-ended = La partita è finita. Vittoria di { $winners }.
bloodborne-event-game-ended-nobody = La partita è finita. Non vince nessuno.
