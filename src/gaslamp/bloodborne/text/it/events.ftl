### Il registro: una riga per ogni tipo di evento.

bloodborne-event-final-boss-chosen = Il Boss Finale è { $monster }.
bloodborne-event-round-began = Inizia il round { $round }. Primo Giocatore: { $seat }.
bloodborne-event-monster-revealed = { $echoes ->
    [one] Appare { $monster }: 1 Eco.
   *[other] Appare { $monster }: { $echoes } Echi.
}
bloodborne-event-monster-strengthened = { $amount ->
    [one] Di questi Echi, 1 è in più.
   *[other] Di questi Echi, { $amount } sono in più.
}
bloodborne-event-health-capped = In questa partita nessuno può superare Salute { $health }.
bloodborne-event-card-revealed = { $seat } gioca { $card }.
bloodborne-event-weapon-drawn = { $seat } trasforma la propria Arma e rivela { $card }.
bloodborne-event-nothing-drawn = { $seat } vorrebbe trasformare un'Arma, ma non ne ha in mano.
bloodborne-event-strikes-early = { $seat } colpisce subito con { $card }.
bloodborne-event-ability-idle = { $card }: la condizione della capacità non è soddisfatta.
bloodborne-event-weapon-negated = { $seat } blocca { $target }: nessun danno con { $card } in questo round.
bloodborne-event-instant-lost = { $seat } non può più usare { $card }.
bloodborne-event-die-rolled = { $seat } tira il dado { $color }: { $face }.
bloodborne-event-monster-attacked = { $amount ->
    [one] Attacco di { $monster }: 1 danno.
   *[other] Attacco di { $monster }: { $amount } danni.
}
bloodborne-event-attack-fiercer = { $amount ->
    [one] L'attacco prende di mira { $seat }: 1 danno in più.
   *[other] L'attacco prende di mira { $seat }: { $amount } danni in più.
}
bloodborne-event-damage-reduced = { $seat } riduce i danni da { $amount } a { $left }.
bloodborne-event-damage-not-reduced = { $seat } non può ridurre questi danni.
bloodborne-event-damage-taken = { $amount ->
    [one] { $seat } subisce 1 danno (Salute { $health }).
   *[other] { $seat } subisce { $amount } danni (Salute { $health }).
}
bloodborne-event-hunter-died = { $amount ->
    [0] { $seat } muore.
    [one] { $seat } muore e perde 1 Eco raccolta.
   *[other] { $seat } muore e perde { $amount } Echi raccolti.
}
bloodborne-event-hunter-out = { $seat } è fuori dalla partita.
bloodborne-event-hunter-healed = { $amount ->
    [one] { $seat } recupera 1 punto Salute (Salute { $health }).
   *[other] { $seat } recupera { $amount } punti Salute (Salute { $health }).
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
bloodborne-event-damage-stopped = { $card }: contro { $monster } i danni scendono da { $amount } a { $left }.
bloodborne-event-damage-raised = { $amount ->
    [one] { $seat } infligge 1 danno in più con { $card }.
   *[other] { $seat } infligge { $amount } danni in più con { $card }.
}
bloodborne-event-attacks-first = { $seat } attacca prima di tutti con { $card }.
bloodborne-event-monster-killed = Muore { $monster }.
bloodborne-event-trophy-earned = { $seat } ottiene un Trofeo { $type } (casella { $space }).
bloodborne-event-monster-escaped = { $echoes ->
    [one] { $monster } fugge con 1 Eco.
   *[other] { $monster } fugge con { $echoes } Echi.
}
bloodborne-event-boss-stays = { $echoes ->
    [one] Resta in gioco { $monster }: 1 Eco.
   *[other] Resta in gioco { $monster }: { $echoes } Echi.
}
bloodborne-event-monster-added = { $amount ->
    [one] Un altro Mostro si insinua in fondo al Mazzo del Sotterraneo del Calice.
   *[other] Altri { $amount } Mostri si insinuano in fondo al Mazzo del Sotterraneo del Calice.
}
bloodborne-event-echoes-gained = { $amount ->
    [one] { $seat } ottiene 1 Eco.
   *[other] { $seat } ottiene { $amount } Echi.
}
bloodborne-event-echoes-lost = { $amount ->
    [one] { $seat } perde 1 Eco.
   *[other] { $seat } perde { $amount } Echi.
}
bloodborne-event-echoes-stolen = { $amount ->
    [one] { $seat } prende 1 Eco da { $target }.
   *[other] { $seat } prende { $amount } Echi da { $target }.
}
bloodborne-event-echoes-banked = { $amount ->
    [one] { $seat } custodisce 1 Eco.
   *[other] { $seat } custodisce { $amount } Echi.
}
bloodborne-event-cards-reclaimed = { $seat } riprende in mano { $cards }.
bloodborne-event-upgrade-taken = { $seat } prende il Potenziamento { $card }.
bloodborne-event-no-upgrade-left = Non restano Potenziamenti per { $seat }.
bloodborne-event-card-removed = { $seat } perde per sempre { $card }.
bloodborne-event-card-claimed = { $seat } perderà { $card } alla fine del round.
bloodborne-event-rested = { $seat } riposa e torna a Salute { $health }.
bloodborne-event-upgrades-refilled = Nuovi Potenziamenti: { $cards }.
bloodborne-event-card-exhausted = { $seat } scarta { $card } dalla mano.
bloodborne-event-card-returned = { $seat } riprende in mano { $card }.
bloodborne-event-cards-used = { $seat } ha usato { $cards }.
bloodborne-event-token-passed = Segnalino Primo Giocatore: { $seat }.
bloodborne-event-token-claimed = { $seat } si prende il segnalino Primo Giocatore.
bloodborne-event-score-counted = { $seat }: { $banked } (custoditi) + { $kin } (Simili) + { $humanoid } (Umanoidi) + { $beast } (Belve) = { $total }.
bloodborne-event-game-ended = La partita è finita. Vittoria: { $winners }.
bloodborne-event-game-ended-nobody = La partita è finita. Non vince nessuno.
