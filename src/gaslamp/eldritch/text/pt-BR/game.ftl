### Eldritch Horror - termos, perguntas, opções, motivos, finais, erros.


## Termos

eldritch-skill-lore = Conhecimento
eldritch-skill-influence = Influência
eldritch-skill-observation = Observação
eldritch-skill-strength = Força
eldritch-skill-will = Vontade
eldritch-color-green = verde
eldritch-color-blue = azul
eldritch-color-red = vermelho
eldritch-phase-action = Fase de Ação
eldritch-phase-encounter = Fase de Encontros
eldritch-phase-mythos = Fase de Mitos
eldritch-ticket-train = bilhete de trem
eldritch-ticket-ship = bilhete de navio
eldritch-type-city = Cidade
eldritch-type-wilderness = Terras Selvagens
eldritch-type-sea = Mar
eldritch-aim-pass = Sucessos necessários
eldritch-aim-unharmed = Para sair incólume
eldritch-aim-defeat = Para derrotá-lo
eldritch-aim-invulnerable = Ainda não pode perder Vida; para sair incólume
eldritch-aim-buy = Para a carta mais barata
eldritch-thing-clue = Pista
eldritch-thing-aid = Feitiço
eldritch-thing-acquire = Adquirir Recursos
eldritch-thing-omen = Trilha de Presságio
eldritch-thing-text = texto da carta
eldritch-thing-nothing = nada
eldritch-pile-america = Encontro na América
eldritch-pile-europe = Encontro na Europa
eldritch-pile-asia-australia = Encontro na Ásia/Austrália
eldritch-pile-general = Encontro Geral
eldritch-pile-research = Encontro de Pesquisa
eldritch-pile-other-world = Encontro em Outros Mundos
eldritch-pile-expedition = Encontro de Expedição
eldritch-pile-special = Encontro Especial
eldritch-section-investigator = Investigadores
eldritch-section-ancient-one = Anciões
eldritch-section-mystery = Mistérios
eldritch-section-mythos = Cartas de Mitos
eldritch-section-monster = Monstros
eldritch-section-epic-monster = Monstros Épicos
eldritch-section-asset = Recursos
eldritch-section-artifact = Artefatos
eldritch-section-spell = Feitiços
eldritch-section-condition = Condições
eldritch-section-america = Encontros na América
eldritch-section-europe = Encontros na Europa
eldritch-section-asia-australia = Encontros na Ásia/Austrália
eldritch-section-general = Encontros Gerais
eldritch-section-research = Encontros de Pesquisa
eldritch-section-other-world = Encontros em Outros Mundos
eldritch-section-expedition = Encontros de Expedição
eldritch-section-special = Encontros Especiais
eldritch-section-gate = Portais
eldritch-section-clue = Pistas
eldritch-section-reference = Cartas de Referência
eldritch-section-space = Espaços

## Perguntas: a preparação e o Investigador-Chefe

eldritch-ask-new-investigator = Escolha o seu investigador.
eldritch-ask-pass-lead = Quem é o Investigador-Chefe a partir de agora?
eldritch-ask-reckoning = Acerto de Contas: o que se resolve primeiro?
eldritch-ask-at-rest = Várias coisas ajudam no descanso. Qual vem primeiro?
eldritch-ask-victory = Você venceu. O que vem primeiro?

eldritch-ask-what-first = A fase está terminando. O que vem primeiro?

## Perguntas: a Fase de Ação

eldritch-ask-action =
    { $left ->
        [0] Escolha o que mais você faz nesta fase.
        [one] Escolha uma ação (resta { $left }).
       *[other] Escolha uma ação (restam { $left }).
    }
eldritch-ask-travel = Para onde você viaja?
eldritch-ask-travel-on = Quer seguir viagem com um bilhete? Bilhetes de trem: { $trains }; de navio: { $ships }.
eldritch-ask-trade-with = Com quem você troca?
eldritch-ask-trade = Troca com { $seat }: o que muda de mãos?
eldritch-ask-agree = { $seat } quer de você: { $wares }. Em troca, você recebe: { $gifts }. Você aceita?
eldritch-ask-ticket = Qual bilhete você recebe?
eldritch-ask-old-ticket = Você não pode ter mais de dois bilhetes. Qual deles você descarta?
eldritch-ask-acquire = O que você adquire? { $left ->
        [0] Não resta nenhum sucesso.
        [one] Resta { $left } sucesso.
       *[other] Restam { $left } sucessos.
    }
eldritch-ask-who-gains = Quem recebe { $card }?
eldritch-ask-discard-reserve = Você não recebeu nada. Quer descartar uma carta da reserva?

## Perguntas: os testes

eldritch-ask-before-roll = Teste de { $skill }: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } (habilidade { $base }{ $least ->
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
    }). { $aim }: { $need } ({ $odds }%). Quer usar algo antes?
eldritch-ask-after-roll = Teste de { $skill }: { $faces }, { $successes ->
        [0] nenhum sucesso
        [one] { $successes } sucesso
       *[other] { $successes } sucessos
    } ({ $aim }: { $need }). Um dado rolado de novo dá um sucesso em { $odds }% dos casos.
eldritch-ask-spend-clues = Como você paga { $amount ->
        [one] { $amount } Pista
       *[other] { $amount } Pistas
    }?

## Perguntas: os textos

eldritch-ask-may = { $source }: quer fazer isso?
eldritch-ask-unless = { $source }: escolha uma opção.
eldritch-ask-choose = { $source }: escolha uma opção.
eldritch-ask-investigator = { $source }: escolha um investigador.
eldritch-ask-space = { $source }: escolha um espaço.
eldritch-ask-gate = { $source }: escolha um Portal.
eldritch-ask-gate-on-top = Estes são os próximos dois Portais. Qual fica no topo? O outro vai para o fundo da pilha.
eldritch-ask-monster = { $source }: escolha um Monstro.
eldritch-ask-monster-step = Um Monstro se move: { $monster }. Em que direção?
eldritch-ask-spawn = Qual Monstro é gerado?
eldritch-ask-move = { $source }: para onde você se move?
eldritch-ask-swap = { $seat } propõe trocar de lugar com você.
eldritch-ask-clue = Escolha uma Pista em outro espaço.
eldritch-ask-improve = Qual habilidade você aprimora?
eldritch-ask-improve-again = Quer aprimorá-la mais uma vez?
eldritch-ask-reassign = De qual Aprimoramento você abre mão em troca de outro?
eldritch-ask-convert = O que você converte?
eldritch-ask-discard = { $source }: o que você descarta? ({ $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    })
eldritch-ask-discard-any = { $source }: o que você descarta? (o quanto quiser)
eldritch-ask-gain-asset = { $source }: qual Recurso você recebe?
eldritch-ask-give-to = A quem você dá algo?
eldritch-ask-give = O que você dá a { $seat }?
eldritch-ask-look = { $seat } recebeu { $card }. Quer olhar o verso da carta?
eldritch-ask-contribute = { $source }: quer pagar para progredir?
eldritch-ask-rumor = Qual Rumor é resolvido?
eldritch-ask-unsolve = Qual Mistério resolvido volta para o baralho?
eldritch-ask-omen = Para qual espaço vai o Presságio?
eldritch-ask-who-pays = Quem paga uma Pista? (a pagar: { $amount })

## Perguntas: as perdas

eldritch-ask-prevent = { $seat } vai perder { $health ->
        [0] {""}
       *[other] { $health } de Vida
    }{ $sanity ->
        [0] {""}
       *[other] { $health ->
            [0] {""}
           *[other] {" e "}
        }{ $sanity } de Sanidade
    }. Quer prevenir uma parte?
eldritch-ask-fallen = Você está sem Vida e sem Sanidade. O que causou a sua derrota?
eldritch-ask-lay-down = Várias cidades estão à mesma distância. Em qual fica o seu marcador?

## Perguntas: os encontros

eldritch-ask-encounter = Qual encontro você resolve?
eldritch-ask-fight = Há Monstros aqui. Qual você combate agora?
eldritch-ask-prepare-fight = Você vai combater: { $monster }. Quer lançar algo antes?

## Opções

eldritch-option-no = Não
eldritch-option-nothing = Nada
eldritch-option-enough = Já chega
eldritch-option-stay = Ficar aqui
eldritch-option-keep-lead = Manter o marcador de Investigador-Chefe
eldritch-option-no-encounter = Nenhum encontro
eldritch-option-end-turn = Encerrar meu turno
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
eldritch-option-in-this-order = Nesta ordem
eldritch-option-action-travel = Viajar
eldritch-option-action-rest = Descansar
eldritch-option-action-trade = Trocar
eldritch-option-action-prepare = Preparar-se para Viajar
eldritch-option-action-acquire = Adquirir Recursos
eldritch-option-local-action = { $card } de { $seat }
eldritch-option-ticket = Um { $ticket }
eldritch-option-mystery-first = Primeiro o Mistério
eldritch-option-investigators-first = Primeiro os novos investigadores
eldritch-option-lead-first = Primeiro o marcador de Investigador-Chefe
eldritch-option-loan = Empréstimo bancário: uma Dívida por 2 sucessos
eldritch-option-roll = Rolar os dados
eldritch-option-keep = Deixar os dados como estão
eldritch-option-clue = Gastar uma Pista
eldritch-option-success = Gastar uma Pista por um sucesso
eldritch-option-sanity-die = Gastar 1 de Sanidade para rolar mais um dado
eldritch-option-aid = Rolar um dado de novo (Feitiço)
eldritch-option-look = Olhar o verso de { $card } e receber uma Pista
eldritch-option-improve-again = Aprimorar { $skill } mais uma vez
eldritch-option-swap = Trocar de lugar com { $seat }
eldritch-option-give = Dar: { $ware }
eldritch-option-take = Pegar: { $ware }
eldritch-option-agree = Aceitar a troca
eldritch-option-health-for-sanity = 1 de Vida por 1 de Sanidade
eldritch-option-sanity-for-health = 1 de Sanidade por 1 de Vida
eldritch-option-by-health = Sem Vida (Incapacitado)
eldritch-option-by-sanity = Sem Sanidade (Insano)
eldritch-option-encounter-location = Encontro de Local ({ $space })
eldritch-option-encounter-general = Encontro Geral ({ $type })
eldritch-option-encounter-research = Pesquisar a Pista deste espaço
eldritch-option-encounter-far-research = Pesquisar de longe uma Pista: { $space }
eldritch-option-encounter-other-world = Atravessar o Portal para outro mundo
eldritch-option-encounter-expedition = Partir em expedição ({ $space })
eldritch-option-encounter-card = { $source }
eldritch-option-encounter-body = Socorrer { $investigator }

## O que uma opção faria

# Abaixo do nome da opção.
eldritch-hint-test = teste de { $skill }, { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }{ $need ->
        [1] {""}
       *[other] , são necessários { $need } sucessos
    }: { $odds }%
eldritch-hint-travel = { $amount ->
        [1] 1 espaço vizinho
       *[other] { $amount } espaços vizinhos
    }{ $tickets ->
        [0] {""}
       *[other] , { $reach } ao alcance dos seus bilhetes
    }
eldritch-hint-rest = { $health ->
        [0] { $sanity ->
            [0] nada a recuperar
           *[other] recupera 1 de Sanidade
        }
       *[other] { $sanity ->
            [0] recupera 1 de Vida
           *[other] recupera 1 de Vida e 1 de Sanidade
        }
    }{ $helpers ->
        [none] {""}
       *[other] , depois { $helpers }
    }
eldritch-hint-trade = com { $seat }
eldritch-hint-prepare = aqui: { $ticket }{ $held ->
        [0] {""}
        [1] , você já tem um
       *[other] , no lugar de um dos seus dois
    }
eldritch-hint-acquire = { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    } de Influência, cerca de { $average } sucessos. Chance de poder pagar: { $cards }
eldritch-hint-afford = { $card } { $odds }%
eldritch-hint-step = { $route ->
        [train] de trem
        [ship] de navio
       *[uncharted] por uma rota inexplorada
    }{ $amount ->
        [0] {""}
        [1] , seus bilhetes levam 1 espaço adiante
       *[other] , dali seus bilhetes levam a { $amount } espaços
    }
eldritch-hint-ride = custa um { $ticket }, restam { $left }
eldritch-hint-ticket-full = toma o lugar de um bilhete que você tem
eldritch-hint-asset = custa { $value }, restam { $left }
eldritch-hint-loan = você terá { $left } sucessos
eldritch-hint-deck = { $deck }, ninguém sabe qual{ $skill ->
        [none] {""}
       *[other] . Na maioria { $skill }: cerca de { $odds }%
    }
eldritch-hint-body = teste de { $skill }, { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }: { $odds }% de a Perdição recuar 1
eldritch-hint-fight = { $survive }% de sobreviver, { $defeat }% de derrotá-lo
eldritch-hint-fight-invulnerable = { $survive }% de sobreviver; ainda não pode perder Vida
eldritch-hint-roll = { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }: { $odds }%
eldritch-hint-keep = { $short ->
        [0] basta
        [1] falta 1 sucesso
       *[other] faltam { $short } sucessos
    }
eldritch-hint-then = { $successes ->
        [1] 1 sucesso então
       *[other] { $successes } sucessos então
    }
eldritch-hint-reroll = { $dice ->
        [1] rola 1 dado de novo
       *[other] rola { $dice } dados de novo
    }: { $odds }% de chegar a { $need ->
        [1] 1 sucesso
       *[other] { $need } sucessos
    }
eldritch-hint-improve = de { $now } para { $soon }
eldritch-hint-loss = restam { $health } de Vida e { $sanity } de Sanidade

## Por que uma ação não é possível agora

eldritch-why-not-done = Você já fez isso nesta rodada.
eldritch-why-not-detained = Você tem a Condição Detido.
eldritch-why-not-monsters = Há um Monstro no seu espaço.
eldritch-why-not-city = Só em um espaço de Cidade.
eldritch-why-not-forbidden = Uma carta de Mitos em jogo proíbe isso.
eldritch-why-not-alone = Não há com quem trocar aqui.
eldritch-why-not-tickets = Nenhuma rota de Trem ou de Navio sai daqui.
eldritch-why-not-reserve = A reserva está vazia.
eldritch-why-not-dear = { $short ->
        [1] Falta 1 sucesso.
       *[other] Faltam { $short } sucessos.
    }

## Como o jogo acaba

eldritch-end-mysteries = Os Mistérios estão resolvidos. { $ancient_one } não vai despertar: os investigadores vencem o jogo.
eldritch-end-final = O Mistério Final está resolvido. { $ancient_one } caiu: os investigadores vencem o jogo.
eldritch-end-awakened = { $ancient_one } trouxe o fim do mundo.
eldritch-end-card = { $source }: não foi possível deter a tempo o que estava em marcha.
eldritch-end-eliminated = Não resta nenhum investigador.
eldritch-end-mythos = A última carta de Mitos foi jogada. O tempo acabou.
eldritch-unreachable-over = o jogo é perdido quando o último jogador é eliminado, antes de chegar a esse texto

## O que a mesa pode combinar

eldritch-agreement-ancient-one = { eldritch-field-ancient-one }
    .text = Contra quem vocês jogam: cada um tem seus mistérios, seu baralho de Mitos e seu jeito de despertar.
eldritch-agreement-lead = { eldritch-field-lead }
    .text = Quem age primeiro e decide o que as regras deixam em aberto; pode mudar a cada rodada.
eldritch-agreement-investigators = Investigadores
    .text = Escolher leva um minuto e dá uma equipe equilibrada. Aleatoriamente, vocês começam logo.
eldritch-agreement-investigators-choose = cada jogador escolhe
eldritch-agreement-investigators-random = distribuídos aleatoriamente
eldritch-agreement-difficulty = Dificuldade do baralho de Mitos
    .text = O que as cartas da Fase de Mitos podem fazer com vocês. Sem cartas difíceis, a primeira partida é mais gentil; por estágios, tudo piora aos poucos.
eldritch-agreement-difficulty-normal = a do livro de regras
eldritch-agreement-difficulty-easy = fácil: sem cartas difíceis
eldritch-agreement-difficulty-hard = difícil: sem cartas fáceis
eldritch-agreement-difficulty-staged = por estágios: fácil, normal, difícil
eldritch-agreement-starting-rumor = Um Rumor está em jogo desde o início
    .text = Um problema a mais desde a primeira rodada, para quem já conhece o jogo.
eldritch-agreement-variant = A carta de Referência alternativa
    .text = Outra quantidade de portais e pistas para este número de jogadores: mais fácil com um ou cinco, mais difícil com quatro, sete ou oito.
eldritch-agreement-solo = Em modo solo, as cartas de Trabalho em Equipe ficam na caixa
    .text = Sozinho não há com quem colaborar, e essas cartas não serviriam para nada.

## Erros

eldritch-no-variant = não há carta de Referência alternativa para este número de jogadores: { $players }
eldritch-one-for-each-seat = é preciso ter tantos investigadores quantos jogadores ({ $expected }), não { $found }
eldritch-no-more = não resta nenhuma cópia de "{ $found }" para pôr aqui
eldritch-no-reference = não há carta de Referência para este número de jogadores: { $players }
eldritch-few-mysteries = "{ $ancient_one }" tem menos Mistérios do que é preciso resolver
eldritch-few-mythos = não há cartas de Mitos suficientes para o baralho de "{ $ancient_one }"
