### Eldritch Horror - o registro.


eldritch-event-round-began = Rodada { $round }.
eldritch-event-phase-began = { $phase }.
eldritch-event-ancient-one-chosen = { $ancient_one } se agita.
eldritch-event-investigator-chosen = { $seat } joga com { $investigator } ({ $space }).
eldritch-event-went-without = { $seat } fica sem { $card }: não há nenhuma cópia disponível.
eldritch-event-lead-passed = O marcador de Investigador-Chefe passa para { $seat }.
eldritch-event-turn-began = { $seat }: { $phase }.
eldritch-event-stood-up = O investigador de { $seat } se levanta e deixa de estar Atrasado, em vez de realizar ações.
eldritch-event-traveled = { $route ->
        [train] { $seat } segue de trem: { $space }.
        [ship] { $seat } segue de navio: { $space }.
       *[none] { $seat } viaja: { $space }.
    }
eldritch-event-moved = { $seat } se move: { $space }.
eldritch-event-cannot-move = { $seat } tem a Condição Detido e não pode se mover.
eldritch-event-rested = { $seat } descansa.
eldritch-event-ticket-gained = { $seat } recebe um { $ticket }.
eldritch-event-ticket-discarded = { $seat } descarta um { $ticket }.
eldritch-event-action-taken = { $seat } realiza uma ação: { $source }.
eldritch-event-card-used = { $seat } usa: { $source }.
eldritch-event-gave-card = { $seat } dá { $card } a { $to }.
eldritch-event-gave-clues = { $seat } dá { $amount ->
        [one] { $amount } Pista
       *[other] { $amount } Pistas
    } a { $to }.
eldritch-event-gave-ticket = { $seat } dá um { $ticket } a { $to }.
eldritch-event-loan-taken = { $seat } faz um empréstimo bancário: mais 2 sucessos.
eldritch-event-test-begun = { $seat } faz um teste de { $skill } com { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }: habilidade { $base }{ $least ->
        [5] {""}
       *[other] , sucessos a partir de { $least }
    }{ $improved ->
        [0] {""}
       *[other] , Aprimoramento +{ $improved }
    }{ $modifier ->
        [none] {""}
       *[other] , modificador { $modifier }
    }{ $bonus ->
        [0] {""}
       *[other] , { $source } +{ $bonus }
    }{ $more ->
        [0] {""}
       *[other] , dados adicionais: { $more } ({ $helpers })
    }. { $aim }: { $need } ({ $odds }%).
eldritch-event-dice-rolled = { $seat } rola { $faces }: { $successes ->
        [0] nenhum sucesso
        [one] { $successes } sucesso
       *[other] { $successes } sucessos
    }.
eldritch-event-dice-rerolled = { $seat } rola de novo ({ $source }): { $faces }, { $successes ->
        [0] nenhum sucesso
        [one] { $successes } sucesso
       *[other] { $successes } sucessos
    }.
eldritch-event-die-raised = { $seat } soma 1 a um dado ({ $source }): { $faces }, { $successes ->
        [one] { $successes } sucesso
       *[other] { $successes } sucessos
    }.
eldritch-event-successes-bought = { $seat } paga por { $amount ->
        [one] { $amount } sucesso
       *[other] { $amount } sucessos
    }.
eldritch-event-test-ended = { $passed ->
        [yes] { $seat } passa no teste de { $skill }.
       *[other] { $seat } falha no teste de { $skill }.
    }
eldritch-event-die-rolled = { $seat } rola um dado: { $face }.
eldritch-event-health-lost = { $seat } perde { $amount } de Vida (Vida: { $left }).
eldritch-event-sanity-lost = { $seat } perde { $amount } de Sanidade (Sanidade: { $left }).
eldritch-event-health-recovered = { $seat } recupera { $amount } de Vida (Vida: { $left }).
eldritch-event-sanity-recovered = { $seat } recupera { $amount } de Sanidade (Sanidade: { $left }).
eldritch-event-health-spent = { $seat } gasta { $amount } de Vida (Vida: { $left }).
eldritch-event-sanity-spent = { $seat } gasta { $amount } de Sanidade (Sanidade: { $left }).
eldritch-event-loss-prevented = { $source }: { $seat } deixa de perder { $amount }.
eldritch-event-investigator-defeated = { $by ->
        [health] Derrota de { $investigator }: sem Vida.
       *[sanity] Derrota de { $investigator }: sem Sanidade.
    }
eldritch-event-body-laid = { $investigator } jaz aqui: { $space }.
eldritch-event-investigator-devoured = Algo devora { $investigator }.
eldritch-event-player-eliminated = Jogador eliminado: { $seat }.
eldritch-event-body-recovered = { $seat } encontra { $investigator } e fica com o que restou.
eldritch-event-bodies-removed = { $amount ->
        [one] Um investigador derrotado desaparece, com tudo o que tinha.
       *[other] { $amount } investigadores derrotados desaparecem, com tudo o que tinham.
    }
eldritch-event-card-gained = { $seat } recebe { $card }.
eldritch-event-card-discarded = { $seat } descarta { $card }{ $instead ->
        [none] {""}
       *[other] {" "}em vez de receber { $instead }
    }.
eldritch-event-nothing-gained = { $seat } não recebe nada: não resta nenhuma carta assim.
eldritch-event-has-already = { $seat } já tem { $card }.
eldritch-event-card-turned = { $seat } vira { $card }{ $instead ->
        [none] {""}
       *[other] {" "}em vez de receber { $instead }
    }.
eldritch-event-back-seen = { $seat } olha o verso de { $card } (verso { $back }).
eldritch-event-card-turned-back = Carta virada para cima de novo: { $card } ({ $seat }).
eldritch-event-clues-gained = { $seat } recebe { $amount ->
        [one] { $amount } Pista
       *[other] { $amount } Pistas
    }.
eldritch-event-clues-spent = { $seat } gasta { $amount ->
        [one] { $amount } Pista
       *[other] { $amount } Pistas
    }.
eldritch-event-clues-discarded = { $seat } descarta { $amount ->
        [one] { $amount } Pista
       *[other] { $amount } Pistas
    }.
eldritch-event-skill-improved = { $seat } aprimora uma habilidade: { $skill } { $value }.
eldritch-event-improvements-spent = { $seat } abre mão de { $amount ->
        [one] { $amount } Aprimoramento
       *[other] { $amount } Aprimoramentos
    }.
eldritch-event-became-delayed = O investigador de { $seat } fica Atrasado.
eldritch-event-actions-lost = Em vez de ficar Atrasado, o investigador de { $seat } perde o resto das ações.
eldritch-event-clue-spawned = É gerada uma Pista: { $space }.
eldritch-event-clue-moved = Uma Pista muda de espaço: antes { $space }, agora { $goal }.
eldritch-event-clue-discarded = Uma Pista é descartada: { $space }.
eldritch-event-no-clues-left = Não resta nenhuma Pista no estoque.
eldritch-event-random-space = Espaço aleatório: { $space }.
eldritch-event-gate-opened = É gerado um Portal: { $space } ({ $omen }).
eldritch-event-gate-closed = { $seat } fecha um Portal: { $space }.
eldritch-event-gate-discarded = Um Portal é descartado: { $space }.
eldritch-event-gates-sorted = { $seat } olhou os próximos dois Portais e pôs um deles no fundo da pilha.
eldritch-event-gate-seen = { $seat } vê um dos próximos Portais: { $space }.
eldritch-event-no-gates-left = Não resta nenhum Portal para gerar.
eldritch-event-gate-taken = Um Portal vai para a ficha de Ancião: { $space }.
eldritch-event-monster-spawned = É gerado um Monstro: { $monster } ({ $space }).
eldritch-event-cup-empty = O estoque de Monstros está vazio.
eldritch-event-monster-moved = Um Monstro se move: { $monster } ({ $space }).
eldritch-event-monster-hurt = { $monster }: perde { $amount } de Vida (Vida: { $left }).
eldritch-event-monster-healed = { $monster }: recupera { $amount } de Vida.
eldritch-event-monster-invulnerable = { $monster }: ainda não pode perder Vida.
eldritch-event-monster-defeated = Monstro derrotado: { $monster }.
eldritch-event-monster-discarded = Monstro descartado: { $monster } ({ $space }).
eldritch-event-fight-began = { $seat } entra em combate: { $monster }.
eldritch-event-ambush-began = Emboscada contra { $seat }: { $monster }.
eldritch-event-ambush-ended = O Monstro desaparece: { $monster }.
eldritch-event-encounter-began = { $seat }: { $encounter }.
eldritch-event-token-encounter = { $seat } resolve um encontro ({ $source }).
eldritch-event-expedition-moved = Próxima expedição: { $space }.
eldritch-event-expeditions-removed = { $amount ->
        [one] { $amount } carta de Expedição sai do jogo: { $space }.
       *[other] { $amount } cartas de Expedição saem do jogo: { $space }.
    }
eldritch-event-mythos-drawn = Mitos: “{ $mythos }”.
eldritch-event-mythos-over = O baralho de Mitos está vazio.
eldritch-event-omen-moved = O Presságio agora é { $omen }.
eldritch-event-doom-advanced = A Perdição avança até { $doom }{ $gate ->
        [none] {""}
       *[other] {" "}(Portal: { $gate })
    }.
eldritch-event-doom-retreated = A Perdição recua até { $doom }.
eldritch-event-reckoning-began = Acerto de Contas: { $source }.
eldritch-event-surge-without-gate = Nenhum Portal corresponde ao Presságio: um novo é gerado.
eldritch-event-ongoing-entered = Entra em jogo: “{ $mythos }”.
eldritch-event-ongoing-discarded = Não está mais em jogo: “{ $mythos }”.
eldritch-event-rumor-solved = Rumor resolvido: “{ $mythos }”.
eldritch-event-tokens-placed = { $amount ->
        [one] { $amount } marcador Tétrico é colocado: { $source }.
       *[other] { $amount } marcadores Tétricos são colocados: { $source }.
    }
eldritch-event-tokens-removed = { $amount ->
        [one] { $amount } marcador Tétrico é retirado: { $source }
       *[other] { $amount } marcadores Tétricos são retirados: { $source }
    } ({ $left ->
        [0] não resta nenhum
        [one] resta { $left }
       *[other] restam { $left }
    }).
eldritch-event-token-on-space = Um marcador Tétrico é colocado: { $space }.
eldritch-event-token-taken = Um marcador Tétrico passa do tabuleiro para a carta “{ $source }” ({ $space }).
eldritch-event-wound-placed = Marcadores de Vida sobre a carta “{ $source }”: { $amount }.
eldritch-event-sheet-sanity = Marcadores de Sanidade sobre a ficha de Ancião: { $amount }.
eldritch-event-clue-placed = { $seat } coloca a Pista sobre a carta “{ $source }”.
eldritch-event-gate-placed = { $seat } coloca o Portal sobre a carta “{ $source }”.
eldritch-event-monster-placed = { $seat } coloca um Monstro sobre a carta “{ $source }”: { $monster }.
eldritch-event-mystery-drawn = Novo Mistério: “{ $mystery }”.
eldritch-event-mystery-solved = Mistério resolvido: “{ $mystery }”.
eldritch-event-mystery-unsolved = Mistério de novo sem solução: “{ $mystery }”.
eldritch-event-ancient-one-awoke = { $ancient_one } desperta.
eldritch-event-final-mystery-began = Começa o Mistério Final de { $ancient_one }.
eldritch-event-reserve-filled = Novidades na reserva: { $cards }.
eldritch-event-reserve-discarded = Descartes da reserva: { $cards }.
eldritch-event-assets-removed = { $amount ->
        [0] Nenhum Recurso sai do jogo.
        [one] { $amount } Recurso sai do jogo.
       *[other] { $amount } Recursos saem do jogo.
    }
eldritch-event-game-won = Os investigadores vencem o jogo.
eldritch-event-game-lost = Os investigadores perdem o jogo. { $reason }
