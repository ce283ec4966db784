### O registro: uma linha para cada tipo de acontecimento.

## De onde algo vem

# Ficam dentro de uma linha: "Eileen leva 1 de dano com Tonitrus de Ana".
bloodborne-source-card = { $card } de { $seat }
bloodborne-source-own = { $card }
bloodborne-source-foe = a habilidade ({ $monster })
bloodborne-source-attack = o ataque ({ $monster })
bloodborne-source-death = a morte do Monstro ({ $monster })
bloodborne-source-limit = o limite de cartas

## O que acontece

bloodborne-event-final-boss-chosen = O Chefão Final é { $monster }.
bloodborne-event-round-began = Começa a rodada { $round }. Primeiro Jogador: { $seat }.
bloodborne-event-monster-revealed = { $echoes ->
    [one] Aparece { $monster }: { $echoes } Eco.
   *[other] Aparece { $monster }: { $echoes } Ecos.
}
bloodborne-event-monster-strengthened = { $amount ->
    [one] Tem { $amount } Eco a mais com { $source }.
   *[other] Tem { $amount } Ecos a mais com { $source }.
}
bloodborne-event-health-capped = Com { $source }, ninguém pode ter mais de { $health } de HP neste jogo.
bloodborne-event-card-revealed = { $seat } joga { $card }.
bloodborne-event-weapon-drawn = { $seat } transforma e revela { $card }.
bloodborne-event-nothing-drawn = { $seat } transforma, mas não tem Arma para revelar.
bloodborne-event-strikes-early = { $seat } ataca de imediato com { $card }.
bloodborne-event-ability-idle = A condição não foi cumprida: { $source } não faz nada.
bloodborne-event-weapon-negated = Com { $source }, { $target } não causa dano com { $card } nesta rodada.
bloodborne-event-instant-lost = { $reason ->
    [dead] { $seat } morreu e não pode mais usar { $card }.
   *[other] O Monstro já morreu: { $seat } não pode mais usar { $card }.
}
bloodborne-event-die-rolled = { $seat } rola o dado { $color }: { $face }.
bloodborne-event-monster-attacked = Ataque do Monstro ({ $monster }): { $amount } de dano.
bloodborne-event-attack-fiercer = Com { $source }, o ataque causa a { $seat } { $amount } de dano a mais.
bloodborne-event-damage-reduced = Com { $card }, o dano para { $seat } cai de { $amount } para { $left }.
bloodborne-event-damage-not-reduced = Com { $source }, { $seat } não pode reduzir este dano.
bloodborne-event-damage-taken = { $seat } leva { $amount } de dano com { $source }; HP: { $health }.
bloodborne-event-hunter-died = { $amount ->
    [0] { $seat } morre com { $source }.
    [one] { $seat } morre com { $source } e perde { $amount } Eco coletado.
   *[other] { $seat } morre com { $source } e perde { $amount } Ecos coletados.
}
bloodborne-event-hunter-out = Com { $source }, { $seat } está fora do jogo.
bloodborne-event-hunter-healed = { $seat } recupera { $amount } de HP com { $source }; HP: { $health }.
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
bloodborne-event-damage-stopped = { $left ->
    [0] Com { $source }, { $seat } não causa dano com { $card }.
   *[other] Com { $source }, { $seat } só causa parte do dano com { $card } ({ $left } de { $amount }).
}
bloodborne-event-damage-raised = { $seat } causa { $amount } de dano a mais com { $card }.
bloodborne-event-attacks-first = { $seat } ataca antes de todos com { $card }.
bloodborne-event-monster-killed = Morre { $monster }.
bloodborne-event-trophy-earned = { $seat } ganha um Troféu de { $type } com { $source }: espaço { $space }.
bloodborne-event-monster-escaped = { $echoes ->
    [one] { $monster } escapa com { $echoes } Eco.
   *[other] { $monster } escapa com { $echoes } Ecos.
}
bloodborne-event-boss-stays = { $echoes ->
    [one] Continua em jogo { $monster }, com { $echoes } Eco restante.
   *[other] Continua em jogo { $monster }, com { $echoes } Ecos restantes.
}
bloodborne-event-monster-added = { $amount ->
    [one] Com { $source }, mais um Monstro se esgueira para o fundo do Baralho da Masmorra.
   *[other] Com { $source }, mais { $amount } Monstros se esgueiram para o fundo do Baralho da Masmorra.
}
bloodborne-event-echoes-gained = { $amount ->
    [one] { $seat } ganha { $amount } Eco com { $source }.
   *[other] { $seat } ganha { $amount } Ecos com { $source }.
}
bloodborne-event-echoes-lost = { $source ->
    [none] { $amount ->
        [one] { $seat } morreu, e { $amount } Eco volta para o estoque.
       *[other] { $seat } morreu, e { $amount } Ecos voltam para o estoque.
    }
   *[other] { $amount ->
        [one] { $seat } perde { $amount } Eco com { $source }.
       *[other] { $seat } perde { $amount } Ecos com { $source }.
    }
}
bloodborne-event-echoes-stolen = { $amount ->
    [one] { $seat } pega { $amount } Eco de { $target } com { $card }.
   *[other] { $seat } pega { $amount } Ecos de { $target } com { $card }.
}
bloodborne-event-echoes-banked = { $source ->
    [none] { $amount ->
        [one] No fim, { $seat } armazena mais { $amount } Eco.
       *[other] No fim, { $seat } armazena mais { $amount } Ecos.
    }
   *[other] { $amount ->
        [one] { $seat } armazena { $amount } Eco com { $source }.
       *[other] { $seat } armazena { $amount } Ecos com { $source }.
    }
}
bloodborne-event-cards-reclaimed = { $seat } recupera { $cards }.
bloodborne-event-upgrade-taken = { $seat } ganha um Aprimoramento: { $card }.
bloodborne-event-no-upgrade-left = Não resta nenhum Aprimoramento para { $seat }.
bloodborne-event-card-removed = { $source ->
    [none] Uma carta de { $seat } foi gasta e sai do jogo: { $card }.
   *[other] Com { $source }, uma carta de { $seat } sai do jogo: { $card }.
}
bloodborne-event-card-claimed = { $source ->
    [none] Uma carta de { $seat } sairá do jogo no fim da rodada: { $card }.
   *[other] Com { $source }, uma carta de { $seat } sairá do jogo no fim da rodada: { $card }.
}
bloodborne-event-rested = { $seat } descansa e fica com { $health } de HP.
bloodborne-event-upgrades-refilled = Novos Aprimoramentos: { $cards }.
bloodborne-event-card-exhausted = Com { $source }, { $seat } põe { $card } na pilha de cartas usadas.
bloodborne-event-card-returned = { $source ->
    [none] { $seat } devolve { $card } à própria mão.
   *[other] { $seat } recebe { $card } de volta com { $source }.
}
bloodborne-event-cards-used = { $seat } usou { $cards }.
bloodborne-event-token-passed = O marcador de Primeiro Jogador vai para { $seat }.
bloodborne-event-token-claimed = Com { $source }, { $seat } será o Primeiro Jogador da próxima rodada.
bloodborne-event-score-counted = { $seat }: Ecos armazenados { $banked } + Parentes { $kin } + Humanoides { $humanoid } + Feras { $beast } = { $total }.
bloodborne-event-game-ended = O jogo acabou. Vitória de { $winners }.
bloodborne-event-game-ended-nobody = O jogo acabou. Ninguém vence.
