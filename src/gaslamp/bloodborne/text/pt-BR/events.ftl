### O registro: uma linha para cada tipo de acontecimento.

bloodborne-event-final-boss-chosen = O Chefão Final é { $monster }.
bloodborne-event-round-began = Começa a rodada { $round }. Primeiro Jogador: { $seat }.
bloodborne-event-monster-revealed = { $echoes ->
    [one] Aparece { $monster }: { $echoes } Eco.
   *[other] Aparece { $monster }: { $echoes } Ecos.
}
bloodborne-event-monster-strengthened = { $amount ->
    [one] { $amount } dos Ecos é adicional.
   *[other] { $amount } dos Ecos são adicionais.
}
bloodborne-event-health-capped = Neste jogo, ninguém pode ter mais de { $health } de HP.
bloodborne-event-card-revealed = { $seat } joga { $card }.
bloodborne-event-weapon-drawn = { $seat } transforma e revela { $card }.
bloodborne-event-nothing-drawn = { $seat } transforma, mas não tem Arma para revelar.
bloodborne-event-strikes-early = { $seat } ataca de imediato com { $card }.
bloodborne-event-ability-idle = { $card }: a condição da habilidade não foi cumprida.
bloodborne-event-weapon-negated = { $seat } bloqueia { $target }: nenhum dano com { $card } nesta rodada.
bloodborne-event-instant-lost = { $seat } não pode mais usar { $card }.
bloodborne-event-die-rolled = { $seat } rola o dado { $color }: { $face }.
bloodborne-event-monster-attacked = Ataque de { $monster }: { $amount } de dano.
bloodborne-event-attack-fiercer = O ataque mira { $seat }: { $amount } de dano a mais.
bloodborne-event-damage-reduced = O dano para { $seat } cai de { $amount } para { $left }.
bloodborne-event-damage-not-reduced = { $seat } não pode reduzir este dano.
bloodborne-event-damage-taken = { $seat } leva { $amount } de dano (HP: { $health }).
bloodborne-event-hunter-died = { $amount ->
    [0] { $seat } morre.
    [one] { $seat } morre e perde { $amount } Eco coletado.
   *[other] { $seat } morre e perde { $amount } Ecos coletados.
}
bloodborne-event-hunter-out = { $seat } está fora do jogo.
bloodborne-event-hunter-healed = { $seat } recupera { $amount } de HP (HP: { $health }).
bloodborne-event-echoes-taken = { $amount ->
    [one] { $seat } pega { $amount } Eco com { $card } ({ $left ->
        [0] não resta nenhum
        [one] resta { $left }
       *[other] restam { $left }
    }).
   *[other] { $seat } pega { $amount } Ecos com { $card } ({ $left ->
        [0] não resta nenhum
        [one] resta { $left }
       *[other] restam { $left }
    }).
}
bloodborne-event-attack-missed = { $seat } ataca com { $card } e não pega nada.
bloodborne-event-damage-stopped = { $card }: contra { $monster }, o dano cai de { $amount } para { $left }.
bloodborne-event-damage-raised = { $seat } causa { $amount } de dano a mais com { $card }.
bloodborne-event-attacks-first = { $seat } ataca antes de todos com { $card }.
bloodborne-event-monster-killed = Morre { $monster }.
bloodborne-event-trophy-earned = { $seat } ganha um Troféu de { $type } (espaço { $space }).
bloodborne-event-monster-escaped = { $echoes ->
    [one] { $monster } escapa com { $echoes } Eco.
   *[other] { $monster } escapa com { $echoes } Ecos.
}
bloodborne-event-boss-stays = { $echoes ->
    [one] Continua em jogo { $monster }, com { $echoes } Eco restante.
   *[other] Continua em jogo { $monster }, com { $echoes } Ecos restantes.
}
bloodborne-event-monster-added = { $amount ->
    [one] Mais um Monstro se esgueira para o fundo do Baralho da Masmorra.
   *[other] Mais { $amount } Monstros se esgueiram para o fundo do Baralho da Masmorra.
}
bloodborne-event-echoes-gained = { $amount ->
    [one] { $seat } ganha { $amount } Eco.
   *[other] { $seat } ganha { $amount } Ecos.
}
bloodborne-event-echoes-lost = { $amount ->
    [one] { $seat } perde { $amount } Eco.
   *[other] { $seat } perde { $amount } Ecos.
}
bloodborne-event-echoes-stolen = { $amount ->
    [one] { $seat } pega { $amount } Eco de { $target }.
   *[other] { $seat } pega { $amount } Ecos de { $target }.
}
bloodborne-event-echoes-banked = { $amount ->
    [one] { $seat } armazena { $amount } Eco.
   *[other] { $seat } armazena { $amount } Ecos.
}
bloodborne-event-cards-reclaimed = { $seat } recupera { $cards }.
bloodborne-event-upgrade-taken = { $seat } ganha um Aprimoramento: { $card }.
bloodborne-event-no-upgrade-left = Não resta nenhum Aprimoramento para { $seat }.
bloodborne-event-card-removed = Uma carta de { $seat } sai do jogo: { $card }.
bloodborne-event-card-claimed = Uma carta de { $seat } sairá do jogo no fim da rodada: { $card }.
bloodborne-event-rested = { $seat } descansa e fica com { $health } de HP.
bloodborne-event-upgrades-refilled = Novos Aprimoramentos: { $cards }.
bloodborne-event-card-exhausted = { $seat } põe { $card } na pilha de cartas usadas.
bloodborne-event-card-returned = { $seat } recebe { $card } de volta.
bloodborne-event-cards-used = { $seat } usou { $cards }.
bloodborne-event-token-passed = O marcador de Primeiro Jogador vai para { $seat }.
bloodborne-event-token-claimed = { $seat } toma o marcador de Primeiro Jogador.
bloodborne-event-score-counted = { $seat }: Ecos armazenados { $banked } + Parentes { $kin } + Humanoides { $humanoid } + Feras { $beast } = { $total }.
bloodborne-event-game-ended = O jogo acabou. Vitória de { $winners }.
bloodborne-event-game-ended-nobody = O jogo acabou. Ninguém vence.
