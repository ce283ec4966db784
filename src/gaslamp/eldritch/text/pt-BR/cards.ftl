### O texto das cartas, composto a partir dos seus efeitos. As frases começam em minúscula; o programa as une, põe a
### maiúscula e o ponto, e contrai preposições e artigos (em + o = no). $form é a forma do verbo: "you" (ordem), "each"
### (depois de um sujeito), "they" (sujeito já nomeado), "may" e "may-they" (infinitivo), "unless" e "unless-they"
### (subjuntivo). $who é "you" (você), "they" ou "lead" (o Investigador-Chefe).

## Verbos

eldritch-verb-gain = { $form ->
    [you] receba
    [may] receber
    [may-they] receber
    [unless] receba
    [unless-they] receba
   *[other] recebe
}
eldritch-verb-lose = { $form ->
    [you] perca
    [may] perder
    [may-they] perder
    [unless] perca
    [unless-they] perca
   *[other] perde
}
eldritch-verb-recover = { $form ->
    [you] recupere
    [may] recuperar
    [may-they] recuperar
    [unless] recupere
    [unless-they] recupere
   *[other] recupera
}
eldritch-verb-spend = { $form ->
    [you] gaste
    [may] gastar
    [may-they] gastar
    [unless] gaste
    [unless-they] gaste
   *[other] gasta
}
eldritch-verb-discard = { $form ->
    [you] descarte
    [may] descartar
    [may-they] descartar
    [unless] descarte
    [unless-they] descarte
   *[other] descarta
}
eldritch-verb-defeat = { $form ->
    [you] derrote
    [may] derrotar
    [may-they] derrotar
    [unless] derrote
    [unless-they] derrote
   *[other] derrota
}
eldritch-verb-may = { $form ->
    [you] você pode
    [may] poder
    [may-they] poder
    [unless] possa
    [unless-they] possa
   *[other] pode
}
eldritch-verb-become = { $form ->
    [you] fique
    [may] ficar
    [may-they] ficar
    [unless] fique
    [unless-they] fique
   *[other] fica
}
eldritch-verb-improve = { $form ->
    [you] aprimore
    [may] aprimorar
    [may-they] aprimorar
    [unless] aprimore
    [unless-they] aprimore
   *[other] aprimora
}
eldritch-verb-move = { $form ->
    [you] mova-se
    [they] move-se
    [may] se mover
    [may-they] se mover
    [unless] se mova
    [unless-they] se mova
   *[other] se move
}
eldritch-verb-move-it = { $form ->
    [you] mova
    [may] mover
    [may-they] mover
    [unless] mova
    [unless-they] mova
   *[other] move
}
eldritch-verb-place = { $form ->
    [you] coloque
    [may] colocar
    [may-they] colocar
    [unless] coloque
    [unless-they] coloque
   *[other] coloca
}
eldritch-verb-spawn = { $form ->
    [you] gere
    [may] gerar
    [may-they] gerar
    [unless] gere
    [unless-they] gere
   *[other] gera
}
eldritch-verb-test = { $form ->
    [you] faça
    [may] fazer
    [may-they] fazer
    [unless] faça
    [unless-they] faça
   *[other] faz
}
eldritch-verb-roll = { $form ->
    [you] role
    [may] rolar
    [may-they] rolar
    [unless] role
    [unless-they] role
   *[other] rola
}
eldritch-verb-resolve = { $form ->
    [you] resolva
    [may] resolver
    [may-they] resolver
    [unless] resolva
    [unless-they] resolva
   *[other] resolve
}
eldritch-verb-skip = { $form ->
    [you] pule
    [may] pular
    [may-they] pular
    [unless] pule
    [unless-they] pule
   *[other] pula
}
eldritch-verb-prevent = { $form ->
    [you] previna
    [may] prevenir
    [may-they] prevenir
    [unless] previna
    [unless-they] previna
   *[other] previne
}
eldritch-verb-choose = { $form ->
    [you] escolha
    [may] escolher
    [may-they] escolher
    [unless] escolha
    [unless-they] escolha
   *[other] escolhe
}
eldritch-verb-close = { $form ->
    [you] feche
    [may] fechar
    [may-they] fechar
    [unless] feche
    [unless-they] feche
   *[other] fecha
}
eldritch-verb-advance = { $form ->
    [you] avance
    [may] avançar
    [may-they] avançar
    [unless] avance
    [unless-they] avance
   *[other] avança
}
eldritch-verb-retreat = { $form ->
    [you] recue
    [may] recuar
    [may-they] recuar
    [unless] recue
    [unless-they] recue
   *[other] recua
}
eldritch-verb-give = { $form ->
    [you] entregue
    [may] entregar
    [may-they] entregar
    [unless] entregue
    [unless-they] entregue
   *[other] entrega
}
eldritch-verb-trade = { $form ->
    [you] troque
    [may] trocar
    [may-they] trocar
    [unless] troque
    [unless-they] troque
   *[other] troca
}
eldritch-verb-look = { $form ->
    [you] olhe
    [may] olhar
    [may-they] olhar
    [unless] olhe
    [unless-they] olhe
   *[other] olha
}
eldritch-verb-put = { $form ->
    [you] ponha
    [may] pôr
    [may-they] pôr
    [unless] ponha
    [unless-they] ponha
   *[other] põe
}
eldritch-verb-flip = { $form ->
    [you] vire
    [may] virar
    [may-they] virar
    [unless] vire
    [unless-they] vire
   *[other] vira
}
eldritch-verb-fight = { $form ->
    [you] combata
    [may] combater
    [may-they] combater
    [unless] combata
    [unless-they] combata
   *[other] combate
}
eldritch-verb-make = { $form ->
    [you] faça
    [may] fazer
    [may-they] fazer
    [unless] faça
    [unless-they] faça
   *[other] faz
}
eldritch-verb-remove = { $form ->
    [you] remova
    [may] remover
    [may-they] remover
    [unless] remova
    [unless-they] remova
   *[other] remove
}
eldritch-verb-shuffle = { $form ->
    [you] embaralhe
    [may] embaralhar
    [may-they] embaralhar
    [unless] embaralhe
    [unless-they] embaralhe
   *[other] embaralha
}
eldritch-verb-refill = { $form ->
    [you] reabasteça
    [may] reabastecer
    [may-they] reabastecer
    [unless] reabasteça
    [unless-they] reabasteça
   *[other] reabastece
}
eldritch-verb-return = { $form ->
    [you] devolva
    [may] devolver
    [may-they] devolver
    [unless] devolva
    [unless-they] devolva
   *[other] devolve
}
eldritch-verb-solve = { $form ->
    [you] resolva
    [may] resolver
    [may-they] resolver
    [unless] resolva
    [unless-they] resolva
   *[other] resolve
}
eldritch-verb-reroll = { $form ->
    [you] role
    [may] rolar
    [may-they] rolar
    [unless] role
    [unless-they] role
   *[other] rola
}
eldritch-verb-add = { $form ->
    [you] some
    [may] somar
    [may-they] somar
    [unless] some
    [unless-they] some
   *[other] soma
}

## De quem: para uma coisa masculina ou feminina, no singular ou no plural

eldritch-text-your = { $who ->
    [you] seu
   *[they] seu
}
eldritch-text-your-f = { $who ->
    [you] sua
   *[they] sua
}
eldritch-text-your-ms = { $who ->
    [you] seus
   *[they] seus
}
eldritch-text-your-fs = { $who ->
    [you] suas
   *[they] suas
}
eldritch-text-you-have = { $who ->
    [you] que você tiver
    [lead] que o Investigador-Chefe tiver
   *[they] que tiver
}
eldritch-text-choice = { $who ->
    [you] à sua escolha
    [lead] à escolha do Investigador-Chefe
   *[they] à escolha dele
}
eldritch-text-here = { $who ->
    [you] no seu espaço
    [lead] no espaço do Investigador-Chefe
   *[they] no seu espaço
}
eldritch-text-of-here = { $who ->
    [you] do seu espaço
    [lead] do espaço do Investigador-Chefe
   *[they] do seu espaço
}

## Como as frases se juntam

eldritch-text-list = { $first }, e { $last }
eldritch-text-besides = { $first }; além disso, { $last }
eldritch-text-deed = { $verb } { $what }
eldritch-text-nothing = Sem efeito.
eldritch-text-idle = { $form ->
    [you] não faça nada
    [may] não fazer nada
    [may-they] não fazer nada
    [unless] não faça nada
    [unless-they] não faça nada
   *[other] não faz nada
}
eldritch-text-they = { $what }
eldritch-text-subject = { $subject } { $what }
eldritch-text-about = { $subject }: { $what }
eldritch-text-do-this = fazer isto: { $what }
eldritch-text-wheres = { $first } e { $second }
eldritch-text-in-order-to = { $pay } para { $what }
eldritch-text-unless = { $who ->
    [you] { $what }, a menos que { $pay }
   *[they] { $what }, a menos que { $pay }
}
eldritch-text-unless-together = { $what }, a menos que os investigadores gastem em grupo { $clues }
eldritch-text-may-together = os investigadores podem gastar em grupo { $what }
eldritch-text-spend-together = os investigadores gastam em grupo { $what }
eldritch-text-choose = { eldritch-verb-choose } uma opção: { $what }
eldritch-text-nor = { " " }nem{ " " }
eldritch-text-or = ; ou{ " " }
eldritch-text-if = se { $check }, { $what }
eldritch-text-otherwise = caso contrário, { $what }
eldritch-if-pass = { $who ->
    [you] se passar, { $what }
   *[they] se passar, { $what }
}
eldritch-if-fail = { $who ->
    [you] se falhar, { $what }
   *[they] se falhar, { $what }
}
eldritch-if-won = { $who ->
    [you] se o derrotar, { $what }
   *[they] se o derrotar, { $what }
}
eldritch-if-lost = { $who ->
    [you] se não o derrotar, { $what }
   *[they] se não o derrotar, { $what }
}
eldritch-if-do = { $who ->
    [you] se fizer isso, { $what }
   *[they] se fizer isso, { $what }
}
eldritch-if-not = { $who ->
    [you] se não fizer isso, { $what }
   *[they] se não fizer isso, { $what }
}
eldritch-if-group-does = se fizerem isso, { $what }
eldritch-if-group-does-not = se não fizerem isso, { $what }
eldritch-on-faces = com { $faces }, { $what }
eldritch-faces-one = um { $low }
eldritch-faces-two = um { $low } ou { $high }
eldritch-faces-range = um resultado de { $low } a { $high }
eldritch-faces-players = um resultado igual ou menor que o número de jogadores
eldritch-test-need = para passar: { $what }
eldritch-test-boost-clues = cada Pista gasta acrescenta 1 sucesso
eldritch-test-boost-sanity = cada ponto de Sanidade gasto acrescenta 1 dado
eldritch-times = { $times ->
    [1] { "" }
    [2] { " " }duas vezes
   *[other] { " " }{ $times } vezes
}
eldritch-with-ones = { $what } como se todos os dados mostrassem 1
eldritch-where-none = { $what }, se ainda não houver nenhum ali
eldritch-where-none-nearest = { $what } que ainda não tenha nenhum
eldritch-all-but = { $what }, exceto { $keep }

## Quantidades

eldritch-much-health = { $amount ->
    [all] toda a Vida
    [any] qualquer quantidade de Vida
   *[other] { $amount } de Vida
}
eldritch-much-its-health = { $amount ->
    [all] toda a sua Vida
   *[other] { $amount } de Vida
}
eldritch-much-sanity = { $amount ->
    [all] toda a Sanidade
    [any] qualquer quantidade de Sanidade
   *[other] { $amount } de Sanidade
}
eldritch-much-loss = { $amount ->
    [all] essa perda
    [one] até 1 ponto dessa perda
   *[other] até { $amount } pontos dessa perda
}
eldritch-much-clues = { $amount ->
    [all] todas as { eldritch-text-your-fs } Pistas
    [any] qualquer quantidade de Pistas
    [one] 1 Pista
   *[other] { $amount } Pistas
}
eldritch-much-clues-more = { $amount ->
    [one] 1 Pista adicional
   *[other] { $amount } Pistas adicionais
}
eldritch-much-the-clues = { $amount ->
    [all] todas as Pistas
    [one] 1 Pista
   *[other] { $amount } Pistas
}
eldritch-much-number = { $amount }
eldritch-much-doom = { $amount }
eldritch-much-gates = { $amount ->
    [one] 1 Portal
   *[other] { $amount } Portais
}
eldritch-much-tokens = { $amount ->
    [all] todos os marcadores Tétricos
    [one] 1 marcador Tétrico
   *[other] { $amount } marcadores Tétricos
}
eldritch-much-sanity-tokens = { $amount ->
    [one] 1 marcador de Sanidade
   *[other] { $amount } marcadores de Sanidade
}
eldritch-much-toughness = Monstros com Resistência total de { $amount }
eldritch-much-monsters = { $amount ->
    [one] 1 Monstro
   *[other] { $amount } Monstros
}
eldritch-much-named-monsters = { $amount ->
    [one] 1 Monstro { $name }
   *[other] { $amount } Monstros { $name }
}
eldritch-much-successes = { $amount ->
    [one] 1 sucesso
   *[other] { $amount } sucessos
}
eldritch-much-dice = { $amount ->
    [all] todos os dados
    [any] qualquer quantidade de dados
    [one] 1 dado
   *[other] { $amount } dados
}
eldritch-much-more-dice = { $amount ->
    [one] 1 dado adicional
   *[other] { $amount } dados adicionais
}
eldritch-much-fewer-dice = { $amount ->
    [one] 1 dado a menos
   *[other] { $amount } dados a menos
}
eldritch-much-spell = { $amount ->
    [one] 1 Feitiço
   *[other] { $amount } Feitiços
}
eldritch-much-spell-trait = { $amount ->
    [one] 1 Feitiço do tipo { $trait }
   *[other] { $amount } Feitiços do tipo { $trait }
}
eldritch-much-artifact = { $amount ->
    [one] 1 Artefato
   *[other] { $amount } Artefatos
}
eldritch-much-artifact-trait = { $amount ->
    [one] 1 Artefato do tipo { $trait }
   *[other] { $amount } Artefatos do tipo { $trait }
}
eldritch-much-asset = { $amount ->
    [any] qualquer quantidade de Recursos
    [one] 1 Recurso
   *[other] { $amount } Recursos
}
eldritch-much-asset-trait = { $amount ->
    [any] qualquer quantidade de Recursos do tipo { $trait }
    [one] 1 Recurso do tipo { $trait }
   *[other] { $amount } Recursos do tipo { $trait }
}
eldritch-much-my-possession = { $amount ->
    [all] todos os { eldritch-text-your-ms } Bens
    [any] qualquer quantidade dos { eldritch-text-your-ms } Bens
    [one] 1 Bem
   *[other] { $amount } Bens
}
eldritch-much-my-possession-trait = { $amount ->
    [all] todos os { eldritch-text-your-ms } Bens do tipo { $trait }
    [any] qualquer quantidade dos { eldritch-text-your-ms } Bens do tipo { $trait }
    [one] 1 Bem do tipo { $trait }
   *[other] { $amount } Bens do tipo { $trait }
}
eldritch-much-my-asset = { $amount ->
    [all] todos os { eldritch-text-your-ms } Recursos
    [any] qualquer quantidade dos { eldritch-text-your-ms } Recursos
    [one] 1 Recurso
   *[other] { $amount } Recursos
}
eldritch-much-my-asset-trait = { $amount ->
    [all] todos os { eldritch-text-your-ms } Recursos do tipo { $trait }
    [any] qualquer quantidade dos { eldritch-text-your-ms } Recursos do tipo { $trait }
    [one] 1 Recurso do tipo { $trait }
   *[other] { $amount } Recursos do tipo { $trait }
}
eldritch-much-my-spell = { $amount ->
    [all] todos os { eldritch-text-your-ms } Feitiços
    [any] qualquer quantidade dos { eldritch-text-your-ms } Feitiços
    [one] 1 Feitiço
   *[other] { $amount } Feitiços
}
eldritch-much-my-spell-trait = { $amount ->
    [all] todos os { eldritch-text-your-ms } Feitiços do tipo { $trait }
    [any] qualquer quantidade dos { eldritch-text-your-ms } Feitiços do tipo { $trait }
    [one] 1 Feitiço do tipo { $trait }
   *[other] { $amount } Feitiços do tipo { $trait }
}
eldritch-much-my-condition = { $amount ->
    [all] todas as { eldritch-text-your-fs } Condições
    [any] qualquer quantidade das { eldritch-text-your-fs } Condições
    [one] 1 Condição
   *[other] { $amount } Condições
}
eldritch-much-my-condition-trait = { $amount ->
    [all] todas as { eldritch-text-your-fs } Condições { $trait }
    [any] qualquer quantidade das { eldritch-text-your-fs } Condições { $trait }
    [one] 1 Condição { $trait }
   *[other] { $amount } Condições { $trait }
}
eldritch-much-my-clue = { $amount ->
    [all] todas as { eldritch-text-your-fs } Pistas
    [any] qualquer quantidade das { eldritch-text-your-fs } Pistas
    [one] 1 Pista
   *[other] { $amount } Pistas
}
eldritch-per-players = { $much } para cada jogador
eldritch-per-half-players = { $much } para cada dois jogadores (arredondando para cima)
eldritch-per-twice-players = { $much } para cada jogador
eldritch-per-players-less-wounds = { $much } para cada jogador (menos 1 para cada marcador de Vida nesta carta)
eldritch-per-result = { $much } para cada sucesso
eldritch-per-lost = { $much } para cada ponto perdido
eldritch-per-gates = { $much } para cada Portal do tabuleiro
eldritch-per-half-gates = { $much } para cada dois Portais do tabuleiro (arredondando para cima)
eldritch-per-matching-gates = { $much } para cada Portal que corresponda ao Presságio
eldritch-per-gates-discarded = { $much } para cada Portal descartado
eldritch-per-rumors = { $much } para cada Rumor em jogo
eldritch-per-cultists = { $much } para cada Cultista do tabuleiro
eldritch-per-clues = { $much } para cada Pista { eldritch-text-you-have }
eldritch-per-items = { $much } para cada Bem do tipo Item { eldritch-text-you-have }
eldritch-per-spells = { $much } para cada Feitiço { eldritch-text-you-have }
eldritch-per-injuries = { $much } para cada Condição Lesão { eldritch-text-you-have }
eldritch-per-madnesses = { $much } para cada Condição Loucura { eldritch-text-you-have }
eldritch-per-deals = { $much } para cada Condição Acordo { eldritch-text-you-have }
eldritch-per-tokens = { $much } para cada marcador Tétrico nesta carta
eldritch-per-wounds = { $much } para cada marcador de Vida nesta carta
eldritch-per-sheet-sanity = { $much } para cada marcador de Sanidade na ficha de Ancião
eldritch-per-toughness = { $much } para cada ponto de Resistência desse Monstro
eldritch-per-value = { $much } para cada ponto de valor dessa carta

## Coisas

eldritch-monster = Monstro
eldritch-monster-named = Monstro { $name }
eldritch-a-monster = um { $monster }
eldritch-named-spell = o Feitiço { $name }
eldritch-named-artifact = o Artefato { $name }
eldritch-named-asset = o Recurso { $name }
eldritch-this-clue = esta Pista
eldritch-card-a-possession = um Bem
eldritch-card-a-possession-trait = um Bem do tipo { $trait }
eldritch-card-a-asset = um Recurso
eldritch-card-a-asset-trait = um Recurso do tipo { $trait }
eldritch-card-a-spell = um Feitiço
eldritch-card-a-spell-trait = um Feitiço do tipo { $trait }
eldritch-card-a-condition = uma Condição
eldritch-card-a-condition-trait = uma Condição { $trait }
eldritch-card-a-clue = uma Pista
eldritch-card-no-possession = nenhum Bem
eldritch-card-no-possession-trait = nenhum Bem do tipo { $trait }
eldritch-card-no-asset = nenhum Recurso
eldritch-card-no-asset-trait = nenhum Recurso do tipo { $trait }
eldritch-card-no-spell = nenhum Feitiço
eldritch-card-no-spell-trait = nenhum Feitiço do tipo { $trait }
eldritch-card-no-condition = nenhuma Condição
eldritch-card-no-condition-trait = nenhuma Condição { $trait }
eldritch-card-no-clue = nenhuma Pista
eldritch-from-deck = { $what } do baralho
eldritch-from-reserve = { $what } { eldritch-text-choice } da reserva
eldritch-from-reserve-or-discard = { $what } { eldritch-text-choice } da reserva ou da pilha de descarte
eldritch-worth = { $amount ->
    [one] { $what } com valor máximo de { $value }
   *[other] { $what } com valor total máximo de { $value }
}
eldritch-worth-result = { $amount ->
    [one] { $what } com valor igual ou menor que o resultado do teste
   *[other] { $what } com valor total igual ou menor que o resultado do teste
}
eldritch-which-this = este { $monster }
eldritch-which-that = esse { $monster }
eldritch-which-one-here = 1 { $monster } { eldritch-text-of-here } { eldritch-text-choice }
eldritch-which-one-anywhere = 1 { $monster } { eldritch-text-choice }
eldritch-which-one-at-a-gate = 1 { $monster } { eldritch-text-choice } em um espaço com um Portal
eldritch-which-some-here = 1 { $monster } { eldritch-text-of-here }
eldritch-which-some-anywhere = 1 { $monster }
eldritch-which-some-at-a-gate = 1 { $monster } de um espaço com um Portal
eldritch-which-each-here = cada { $monster } { eldritch-text-of-here }
eldritch-which-each-other-here = cada outro { $monster } { eldritch-text-of-here }
eldritch-which-each-on-one-space = cada { $monster } de 1 espaço { eldritch-text-choice }
eldritch-which-each = cada { $monster } do tabuleiro

## Lugares

eldritch-place-numbered = o espaço { $number }
eldritch-place-here = { $who ->
    [you] o seu espaço
    [lead] o espaço do Investigador-Chefe
   *[they] o seu espaço
}
eldritch-place-random = um espaço aleatório
eldritch-place-choice = { $who ->
    [you] um espaço à sua escolha
    [lead] um espaço à escolha do Investigador-Chefe
   *[they] um espaço à escolha dele
}
eldritch-place-clue-or-gate = um espaço { eldritch-text-choice } com uma Pista ou um Portal
eldritch-place-expedition = o espaço da Expedição Ativa
eldritch-place-cultists = cada espaço com um Cultista
eldritch-place-ancient-one = o espaço do Ancião
eldritch-place-its-space = o espaço deste Monstro
eldritch-place-nearest-city = o espaço de Cidade mais próximo
eldritch-place-nearest-wilderness = o espaço de Terras Selvagens mais próximo
eldritch-place-nearest-sea = o espaço de Mar mais próximo
eldritch-place-nearest-gate = o espaço mais próximo com um Portal
eldritch-place-nearest-clue = o espaço mais próximo com uma Pista
eldritch-place-nearest-investigator = o espaço do investigador mais próximo
eldritch-at-town = em { $place }
eldritch-at-region = em { $place }
eldritch-at-space = em { $place }
eldritch-to-town = para { $place }
eldritch-to-region = para { $place }
eldritch-to-space = para { $place }
eldritch-toward = em direção a { $place }
eldritch-on-board = no tabuleiro
eldritch-spaces = { $amount ->
    [one] 1 espaço
   *[other] { $amount } espaços
}
eldritch-up-to-spaces = { $amount ->
    [one] até 1 espaço
   *[other] até { $amount } espaços
}
eldritch-along-train = { $far } por uma rota de Trem
eldritch-along-ship = { $far } por uma rota de Navio
eldritch-along-uncharted = { $far } por uma rota inexplorada

## Quem

eldritch-each-everyone = cada investigador
eldritch-each-here = cada investigador { eldritch-text-of-here }
eldritch-each-others-here = cada outro investigador { eldritch-text-of-here }
eldritch-each-on-it = cada investigador no espaço deste Monstro
eldritch-each-near-it = cada investigador no espaço deste Monstro ou em um espaço adjacente
eldritch-one-lead = o Investigador-Chefe
eldritch-one-chosen = esse investigador
eldritch-one-here = um investigador { eldritch-text-choice } { eldritch-text-here }
eldritch-one-another = outro investigador { eldritch-text-choice }
eldritch-one-anyone = um investigador { eldritch-text-choice }
eldritch-one-nearest = o investigador mais próximo
eldritch-lead-chooses = { $what }, à escolha do Investigador-Chefe,
eldritch-some-here = um investigador { eldritch-text-here }
eldritch-some-another = outro investigador
eldritch-some-anyone = um investigador
eldritch-some-on-it = um investigador no espaço deste Monstro
eldritch-some-of-them = um deles
eldritch-pick-lead = o Investigador-Chefe
eldritch-pick-chosen = esse investigador
eldritch-pick-here = um investigador { eldritch-text-of-here }
eldritch-pick-another = outro investigador
eldritch-pick-anyone = um investigador
eldritch-pick-nearest = o investigador mais próximo
eldritch-pick-on-it = um investigador no espaço deste Monstro
eldritch-where-on-city = em um espaço de Cidade
eldritch-where-on-wilderness = em um espaço de Terras Selvagens
eldritch-where-on-sea = em um espaço de Mar
eldritch-where-at-gate = em um espaço com um Portal
eldritch-where-near-expedition = no espaço da Expedição Ativa ou em um espaço adjacente
eldritch-where-has = com { $what }
eldritch-where-monsters = em um espaço com { $monster }
eldritch-where-not-on-city = que não esteja em um espaço de Cidade
eldritch-where-not-on-wilderness = que não esteja em um espaço de Terras Selvagens
eldritch-where-not-on-sea = que não esteja em um espaço de Mar
eldritch-where-not-at-gate = em um espaço sem Portal
eldritch-where-not-near-expedition = que não esteja no espaço da Expedição Ativa nem em um espaço adjacente
eldritch-where-not-has = sem { $what }
eldritch-where-not-monsters = que não esteja em um espaço com { $monster }

## O que deve valer

eldritch-check-on-city = { $who ->
    [you] você estiver em um espaço de Cidade
    [lead] o Investigador-Chefe estiver em um espaço de Cidade
   *[they] estiver em um espaço de Cidade
}
eldritch-check-not-on-city = { $who ->
    [you] você não estiver em um espaço de Cidade
    [lead] o Investigador-Chefe não estiver em um espaço de Cidade
   *[they] não estiver em um espaço de Cidade
}
eldritch-check-on-wilderness = { $who ->
    [you] você estiver em um espaço de Terras Selvagens
    [lead] o Investigador-Chefe estiver em um espaço de Terras Selvagens
   *[they] estiver em um espaço de Terras Selvagens
}
eldritch-check-not-on-wilderness = { $who ->
    [you] você não estiver em um espaço de Terras Selvagens
    [lead] o Investigador-Chefe não estiver em um espaço de Terras Selvagens
   *[they] não estiver em um espaço de Terras Selvagens
}
eldritch-check-on-sea = { $who ->
    [you] você estiver em um espaço de Mar
    [lead] o Investigador-Chefe estiver em um espaço de Mar
   *[they] estiver em um espaço de Mar
}
eldritch-check-not-on-sea = { $who ->
    [you] você não estiver em um espaço de Mar
    [lead] o Investigador-Chefe não estiver em um espaço de Mar
   *[they] não estiver em um espaço de Mar
}
eldritch-check-near-expedition = { $who ->
    [you] você estiver no espaço da Expedição Ativa ou em um espaço adjacente
    [lead] o Investigador-Chefe estiver no espaço da Expedição Ativa ou em um espaço adjacente
   *[they] estiver no espaço da Expedição Ativa ou em um espaço adjacente
}
eldritch-check-not-near-expedition = { $who ->
    [you] você não estiver no espaço da Expedição Ativa nem em um espaço adjacente
    [lead] o Investigador-Chefe não estiver no espaço da Expedição Ativa nem em um espaço adjacente
   *[they] não estiver no espaço da Expedição Ativa nem em um espaço adjacente
}
eldritch-check-has = { $who ->
    [you] você tiver { $what }
    [lead] o Investigador-Chefe tiver { $what }
   *[they] tiver { $what }
}
eldritch-check-not-has = { $who ->
    [you] você não tiver { $what }
    [lead] o Investigador-Chefe não tiver { $what }
   *[they] não tiver { $what }
}
eldritch-check-lost-sanity = { $who ->
    [you] você tiver perdido Sanidade desse modo
    [lead] o Investigador-Chefe tiver perdido Sanidade desse modo
   *[they] tiver perdido Sanidade desse modo
}
eldritch-check-not-lost-sanity = { $who ->
    [you] você não tiver perdido Sanidade desse modo
    [lead] o Investigador-Chefe não tiver perdido Sanidade desse modo
   *[they] não tiver perdido Sanidade desse modo
}
eldritch-check-at-gate = houver um Portal { eldritch-text-here }
eldritch-check-not-at-gate = não houver nenhum Portal { eldritch-text-here }
eldritch-check-somebody-on-it = houver investigadores no espaço deste Monstro
eldritch-check-not-somebody-on-it = não houver investigadores no espaço deste Monstro
eldritch-check-rumor-in-play = houver um Rumor em jogo
eldritch-check-not-rumor-in-play = não houver nenhum Rumor em jogo
eldritch-check-monsters = { $amount ->
    [one] houver um Monstro { $at }
   *[other] houver { $amount } ou mais Monstros { $at }
}
eldritch-check-not-monsters = { $amount ->
    [one] não houver nenhum Monstro { $at }
   *[other] houver menos de { $amount } Monstros { $at }
}
eldritch-check-monsters-named = { $amount ->
    [one] houver um Monstro { $name } { $at }
   *[other] houver { $amount } ou mais Monstros { $name } { $at }
}
eldritch-check-not-monsters-named = { $amount ->
    [one] não houver nenhum Monstro { $name } { $at }
   *[other] houver menos de { $amount } Monstros { $name } { $at }
}
eldritch-check-epic = { $monster } estiver { $at }
eldritch-check-not-epic = { $monster } não estiver { $at }
eldritch-check-mysteries-solved = { $amount ->
    [one] pelo menos 1 Mistério tiver sido resolvido
   *[other] pelo menos { $amount } Mistérios tiverem sido resolvidos
}
eldritch-check-not-mysteries-solved = { $amount ->
    [one] nenhum Mistério tiver sido resolvido
   *[other] menos de { $amount } Mistérios tiverem sido resolvidos
}
eldritch-check-gate-matches = houver um Portal que corresponda ao Presságio
eldritch-check-not-gate-matches = nenhum Portal corresponder ao Presságio
eldritch-check-gate-matched = o Portal descartado corresponder ao Presságio
eldritch-check-gate-unmatched = o Portal descartado não corresponder ao Presságio
eldritch-check-gates-on-sheet = { $amount ->
    [one] houver um Portal na ficha de Ancião
   *[other] houver { $amount } ou mais Portais na ficha de Ancião
}
eldritch-check-not-gates-on-sheet = { $amount ->
    [one] não houver nenhum Portal na ficha de Ancião
   *[other] houver menos de { $amount } Portais na ficha de Ancião
}
eldritch-check-reckoning-mythos = uma carta de Mitos em jogo tiver um efeito de Acerto de Contas
eldritch-check-not-reckoning-mythos = nenhuma carta de Mitos em jogo tiver um efeito de Acerto de Contas
eldritch-check-reckoning-monsters = um Monstro do tabuleiro tiver um efeito de Acerto de Contas
eldritch-check-not-reckoning-monsters = nenhum Monstro do tabuleiro tiver um efeito de Acerto de Contas
eldritch-check-expeditions-gone = o baralho de Expedição estiver vazio
eldritch-check-not-expeditions-gone = o baralho de Expedição não estiver vazio
eldritch-check-no-tokens = não restarem marcadores Tétricos nesta carta
eldritch-check-not-no-tokens = restarem marcadores Tétricos nesta carta
eldritch-check-no-fours = nenhum dado do teste mostrar 4
eldritch-check-not-no-fours = algum dado do teste mostrar 4
eldritch-check-spawned = um Monstro tiver sido gerado desse modo
eldritch-check-not-spawned = nenhum Monstro tiver sido gerado desse modo
eldritch-check-defeated = este Monstro tiver sido derrotado
eldritch-check-not-defeated = este Monstro não tiver sido derrotado
eldritch-check-everyone-eliminated = todos os jogadores tiverem sido eliminados
eldritch-check-not-everyone-eliminated = algum jogador não tiver sido eliminado

## O que acontece aos investigadores

eldritch-text-test = { eldritch-verb-test } um teste de { $skill }
eldritch-text-roll = { eldritch-verb-roll } 1 dado
eldritch-text-pick = { eldritch-verb-choose } { $what }
eldritch-text-pass-box = { eldritch-verb-resolve } o efeito de sucesso
eldritch-text-fail-box = { eldritch-verb-resolve } o efeito de falha
eldritch-text-skip-strength = { eldritch-verb-skip } o teste de Força deste combate
eldritch-text-skip-encounter = { eldritch-verb-skip } o encontro que poderia vir depois deste combate
eldritch-text-prevent-loss = { eldritch-verb-prevent } { $what }
eldritch-text-aid-bonus = { eldritch-verb-gain } { $bonus } em { $skill } até o fim deste encontro
eldritch-text-aid-bonus-any = { eldritch-verb-gain } { $bonus } em todos os testes até o fim deste encontro
eldritch-text-aid-dice = { $amount ->
    [one] { eldritch-verb-roll } 1 dado adicional nos testes de { $skill } até o fim deste encontro
   *[other] { eldritch-verb-roll } { $amount } dados adicionais nos testes de { $skill } até o fim deste encontro
}
eldritch-text-aid-dice-any = { $amount ->
    [one] { eldritch-verb-roll } 1 dado adicional em todos os testes até o fim deste encontro
   *[other] { eldritch-verb-roll } { $amount } dados adicionais em todos os testes até o fim deste encontro
}
eldritch-text-aid-rerolls = { $amount ->
    [one] { eldritch-verb-may } rolar de novo 1 dado em cada teste de { $skill } até o fim deste encontro
   *[other] { eldritch-verb-may } rolar de novo { $amount } dados em cada teste de { $skill } até o fim deste encontro
}
eldritch-text-aid-rerolls-any = { $amount ->
    [one] { eldritch-verb-may } rolar de novo 1 dado em cada teste até o fim deste encontro
   *[other] { eldritch-verb-may } rolar de novo { $amount } dados em cada teste até o fim deste encontro
}
eldritch-text-improve = { eldritch-verb-improve } { $skill }
eldritch-text-improve-any = { eldritch-verb-improve } 1 habilidade { eldritch-text-choice }
eldritch-text-delay = { eldritch-verb-become } Atrasado
eldritch-text-discard-this = { eldritch-verb-discard } esta carta
eldritch-text-discard-it = { eldritch-verb-discard } essa carta
eldritch-text-flip = { eldritch-verb-flip } esta carta
eldritch-text-flip-back = { eldritch-verb-flip } esta carta de novo com a frente para cima
eldritch-text-move = { eldritch-verb-move } { $far }
eldritch-text-move-with-this = { eldritch-verb-move } { $far } junto com este Monstro
eldritch-text-move-to = { eldritch-verb-move } { $to }
eldritch-text-devour = { $form ->
    [you] você é devorado
    [may] ser devorado
    [may-they] ser devorado
    [unless] seja devorado
    [unless-they] seja devorado
   *[other] é devorado
}
eldritch-text-act-again = { $form ->
    [may] realizar 1 ação adicional
    [may-they] realizar 1 ação adicional
   *[other] { eldritch-verb-may } realizar 1 ação adicional
}
eldritch-text-give = { eldritch-verb-give } { $what } a outro investigador { eldritch-text-choice }
eldritch-text-trade = { eldritch-verb-trade } Bens com um investigador em qualquer espaço
eldritch-text-trade-clues = { eldritch-verb-trade } apenas Pistas com um investigador em qualquer espaço
eldritch-text-swap-spaces = { $who ->
    [you] esse investigador pode trocar de espaço com você
    [lead] esse investigador pode trocar de espaço com o Investigador-Chefe
   *[they] esse investigador pode trocar de espaço com o outro
}
eldritch-text-convert = { eldritch-verb-spend } qualquer quantidade de Vida ou de Sanidade e { eldritch-verb-recover } a mesma quantidade da outra
eldritch-text-reassign = { eldritch-verb-spend } qualquer quantidade dos { eldritch-text-your-ms } Aprimoramentos e { eldritch-verb-improve } 1 habilidade { eldritch-text-choice } para cada um
eldritch-text-ignore-monsters = { $form ->
    [may] escolher o { eldritch-text-your } encontro como se não houvesse Monstros { eldritch-text-here }
    [may-they] escolher o { eldritch-text-your } encontro como se não houvesse Monstros { eldritch-text-here }
   *[other] { eldritch-verb-may } escolher o { eldritch-text-your } encontro como se não houvesse Monstros { eldritch-text-here }
}

## O que acontece no tabuleiro

eldritch-text-spawn = { eldritch-verb-spawn } { $what } { $at }
eldritch-text-spawn-anywhere = { eldritch-verb-spawn } { $what }
eldritch-text-pick-clue = { eldritch-verb-choose } 1 Pista em outro espaço
eldritch-text-research = { $form ->
    [you] você pode resolver um Encontro de Pesquisa com essa Pista como se estivesse no espaço dela e não houvesse Monstros ali
    [may] resolver um Encontro de Pesquisa com essa Pista como se estivesse no espaço dela e não houvesse Monstros ali
    [may-they] resolver um Encontro de Pesquisa com essa Pista como se estivesse no espaço dela e não houvesse Monstros ali
   *[other] pode resolver um Encontro de Pesquisa com essa Pista como se estivesse no espaço dela e não houvesse Monstros ali
}
eldritch-text-discard-clue = { eldritch-verb-discard } a Pista
eldritch-text-discard-board-clues = { eldritch-verb-discard } { $what } do tabuleiro
eldritch-text-discard-clues-from = { eldritch-verb-discard } { $what } de { $place }
eldritch-text-move-clue = { eldritch-verb-move-it } a Pista { $to }
eldritch-text-move-clues = { eldritch-verb-move-it } { $to } cada Pista do tabuleiro
eldritch-text-spawn-named = { eldritch-verb-spawn } { $what } { $at } (se houver algum separado)
eldritch-text-spawn-named-or-random = { eldritch-verb-spawn } { $what } { $at } (ou um Monstro aleatório, se não houver nenhum separado)
eldritch-text-spawn-epic = { eldritch-verb-spawn } o Monstro Épico { $name } { $at }
eldritch-text-ambush = { $form ->
    [you] { $monster } embosca você
    [may] sofrer uma emboscada de { $monster }
    [may-they] sofrer uma emboscada de { $monster }
    [unless] sofra uma emboscada de { $monster }
    [unless-they] sofra uma emboscada de { $monster }
   *[other] sofre uma emboscada de { $monster }
}
eldritch-text-fight = { eldritch-verb-fight } { $monster }
eldritch-text-hurt-monsters = { eldritch-verb-make } { $monster } perder { $what }
eldritch-text-hurt-monsters-for-each = { eldritch-verb-make } { $monster } perder { $what }
eldritch-text-hurt-monsters-in-all = { eldritch-verb-make } { $monster } perder ao todo { $what }, contando o que esta carta já tirou dele
eldritch-text-heal-monsters = { $monster } recupera { $what }
eldritch-text-heal-it = ele recupera { $what }
eldritch-text-defeat-monsters = { eldritch-verb-defeat } { $monster }
eldritch-text-move-monsters = { eldritch-verb-move-it } { $monster } { $to }
eldritch-text-move-such-monsters = { eldritch-verb-move-it } { $to } { $monster }
eldritch-text-move-it = mova-o { $to }
eldritch-text-move-monsters-toward = { eldritch-verb-move-it } { $monster } { $far } { $to }
eldritch-text-close-gate = { eldritch-verb-close } este Portal
eldritch-text-discard-gates-one = { eldritch-verb-discard } 1 Portal { eldritch-text-choice }
eldritch-text-discard-gates-matching = { eldritch-verb-discard } cada Portal que corresponda ao Presságio
eldritch-text-sort-gates = { eldritch-verb-look } os 2 primeiros Portais da pilha de Portais e { eldritch-verb-put } um no topo da pilha e o outro no fundo
eldritch-text-take-gate-here = { eldritch-verb-place } o Portal { eldritch-text-of-here } na ficha de Ancião
eldritch-text-take-gate-stack = { eldritch-verb-place } o primeiro Portal da pilha de Portais na ficha de Ancião
eldritch-text-take-gate-that = { eldritch-verb-place } esse Portal na ficha de Ancião
eldritch-text-advance-doom = { eldritch-verb-advance } a Perdição em { $amount }
eldritch-text-retreat-doom = { eldritch-verb-retreat } a Perdição em { $amount }
eldritch-text-empty-doom = { eldritch-verb-advance } a Perdição até 0
eldritch-text-advance-omen = { eldritch-verb-advance } o Presságio em 1
eldritch-text-turn-back-omen = { eldritch-verb-retreat } o Presságio em 1
eldritch-text-set-omen = { eldritch-verb-move-it } o Presságio para qualquer espaço da trilha de Presságio sem avançar a Perdição

## O que acontece às cartas e aos marcadores do jogo

eldritch-text-place = { eldritch-verb-place } { $what } { $at }
eldritch-text-place-all = { eldritch-verb-place } { $what } em cada um destes lugares: { $places }
eldritch-text-place-each = { eldritch-verb-place } { $what }, cada um { $at }
eldritch-text-place-tokens-mystery = { eldritch-verb-place } { $what } no Mistério ativo
eldritch-text-place-tokens-sheet = { eldritch-verb-place } { $what } na ficha de Ancião
eldritch-text-place-tokens-omen = { eldritch-verb-place } { $what } no espaço verde da trilha de Presságio
eldritch-text-remove-tokens-this = { eldritch-verb-discard } { $what } desta carta
eldritch-text-remove-tokens-omen = { eldritch-verb-discard } { $what } do espaço verde da trilha de Presságio
eldritch-text-take-token = { eldritch-verb-move-it } o marcador Tétrico { eldritch-text-of-here } para esta carta
eldritch-text-place-wound = { eldritch-verb-place } 1 marcador de Vida nesta carta
eldritch-text-place-sanity = { eldritch-verb-place } { $what } na ficha de Ancião
eldritch-text-solve-this = { eldritch-verb-solve } este Rumor
eldritch-text-solve-one = { eldritch-verb-solve } 1 Rumor { eldritch-text-choice }
eldritch-text-draw-rumor = { eldritch-verb-put } em jogo um Rumor aleatório entre os que restam na caixa
eldritch-text-unsolve = { eldritch-verb-return } ao baralho de Mistérios 1 Mistério resolvido { eldritch-text-choice }
eldritch-text-unsolve-random = { eldritch-verb-return } ao baralho de Mistérios 1 Mistério aleatório entre os já resolvidos
eldritch-text-reckon-mythos = { eldritch-verb-resolve }{ eldritch-times } os efeitos de Acerto de Contas de todas as cartas de Mitos em jogo
eldritch-text-reckon-monsters = { eldritch-verb-resolve }{ eldritch-times } os efeitos de Acerto de Contas de todos os Monstros do tabuleiro
eldritch-text-reckon-conditions = { eldritch-verb-resolve }{ eldritch-times } os efeitos de Acerto de Contas de todas as { eldritch-text-your-fs } Condições
eldritch-text-reckon-named = { eldritch-verb-resolve }{ eldritch-times } o efeito de Acerto de Contas da { eldritch-text-your-f } Condição { $name }
eldritch-text-other-world = { eldritch-verb-resolve } um Encontro em Outros Mundos; em vez de fechar o Portal, o efeito que o fecharia resolve este Rumor
eldritch-text-remove-expeditions = { eldritch-verb-remove } do jogo todas as cartas da Expedição Ativa
eldritch-text-shuffle-expeditions = { eldritch-verb-shuffle } o baralho de Expedição
eldritch-text-clear-reserve = { eldritch-verb-discard } todas as cartas da reserva
eldritch-text-refill-reserve = { eldritch-verb-refill } a reserva
eldritch-text-remove-assets = { eldritch-verb-remove } do jogo todos os Recursos do baralho, da pilha de descarte e da reserva com valor de pelo menos { $value }
eldritch-text-remove-assets-tokens = { eldritch-verb-remove } do jogo todos os Recursos do baralho, da pilha de descarte e da reserva com valor igual ou maior que o número de marcadores Tétricos nesta carta
eldritch-text-remove-defeated = { eldritch-verb-remove } do jogo todos os investigadores derrotados e { eldritch-verb-discard } os seus Bens
eldritch-text-lose-game = os investigadores perdem o jogo

## Nos testes

eldritch-help-bonus = { eldritch-verb-gain } { $bonus } em { $skills }
eldritch-help-reroll = { eldritch-verb-reroll } de novo { $dice } em um teste
eldritch-help-reroll-of = { eldritch-verb-reroll } de novo { $dice } em um teste de { $skills }
eldritch-help-raise-die = { eldritch-verb-add } 1 ao resultado de 1 dado em um teste
eldritch-help-raise-die-of = { eldritch-verb-add } 1 ao resultado de 1 dado em um teste de { $skills }
eldritch-extra-dice-you = { $amount ->
    [one] você rola 1 dado adicional nos testes
   *[other] você rola { $amount } dados adicionais nos testes
}
eldritch-extra-dice-here = { $amount ->
    [one] cada investigador do seu espaço rola 1 dado adicional nos testes
   *[other] cada investigador do seu espaço rola { $amount } dados adicionais nos testes
}
eldritch-extra-dice-once-you = { $amount ->
    [one] você pode rolar 1 dado adicional em um teste
   *[other] você pode rolar { $amount } dados adicionais em um teste
}
eldritch-extra-dice-once-here = { $amount ->
    [one] um investigador do seu espaço pode rolar 1 dado adicional em um teste
   *[other] um investigador do seu espaço pode rolar { $amount } dados adicionais em um teste
}
eldritch-while-on-city = enquanto você estiver em um espaço de Cidade, { $what }
eldritch-while-on-wilderness = enquanto você estiver em um espaço de Terras Selvagens, { $what }
eldritch-while-on-sea = enquanto você estiver em um espaço de Mar, { $what }
eldritch-during-combat = durante Encontros de Combate, { $what }
eldritch-during-spell = ao resolver efeitos de Feitiços, { $what }
eldritch-during-acquire = ao realizar uma ação de Adquirir Recursos, { $what }
eldritch-during-other-world = durante Encontros em Outros Mundos, { $what }
eldritch-except-combat = { $what }, exceto durante Encontros de Combate
eldritch-except-spell = { $what }, exceto ao resolver efeitos de Feitiços
eldritch-except-acquire = { $what }, exceto ao realizar uma ação de Adquirir Recursos
eldritch-except-other-world = { $what }, exceto durante Encontros em Outros Mundos
eldritch-once-per-round = uma vez por rodada, { $what }
eldritch-if-losing-health-you = se você for perder Vida, { $what }
eldritch-if-losing-health-here = se um investigador do seu espaço for perder Vida, { $what }
eldritch-if-losing-sanity-you = se você for perder Sanidade, { $what }
eldritch-if-losing-sanity-here = se um investigador do seu espaço for perder Sanidade, { $what }
eldritch-ability-double-sixes = cada 6 conta como 2 sucessos nos testes
eldritch-ability-double-sixes-of = cada 6 conta como 2 sucessos nos testes de { $skills }
eldritch-ability-success-from = { $face ->
    [6] Nos testes, apenas resultados de 6 são sucessos.
   *[other] Nos testes, resultados de { $face } ou mais são sucessos.
}
eldritch-ability-double-clue-reroll = Quando um investigador do seu espaço gastar uma Pista para rolar um dado de novo, ele pode rolar 2 dados em vez de 1.
eldritch-ability-no-clue-rerolls = Não se pode gastar Pistas para rolar dados de novo nos combates contra este Monstro.
eldritch-ability-soften-damage = O Dano dos Monstros que você combate é reduzido em { $by }, até um mínimo de { $least }.
eldritch-ability-soften-horror = O Horror dos Monstros que você combate nunca é maior que { $to }.
eldritch-ability-immune = Você não pode { $what }, a menos que queira.
eldritch-immune-delayed = ficar Atrasado
eldritch-immune-detained = receber uma Condição Detido
eldritch-ability-restricted = Você não pode se mover nem realizar ações além da desta carta.
eldritch-ability-improve-again = Quando aprimorar uma habilidade, você pode aprimorá-la mais uma vez.
eldritch-ability-cheaper-clues = Uma vez por rodada, quando gastar Pistas, você pode gastar 1 a menos.
eldritch-ability-sanity-for-clue = Uma vez por rodada, você pode gastar 1 de Sanidade em vez de 1 Pista.
eldritch-ability-share-assets = Quando você adquirir Recursos, outros investigadores podem receber qualquer um deles.
eldritch-ability-invulnerable = Este Monstro não pode perder Vida até que tenham sido resolvidos tantos Mistérios quantos o Ancião exige.
eldritch-ability-on-omen = Quando o Presságio avançar para o espaço { $color }, avance a Perdição em 1 para cada marcador Tétrico nesse espaço.
eldritch-ability-forbids-rest = Os investigadores não podem realizar ações de Descansar.
eldritch-ability-forbids-reserve = Não se colocam cartas na reserva.
eldritch-ability-forbids-close = Os Portais não podem ser fechados.
eldritch-ability-forbids-expedition = Os investigadores não podem resolver Encontros de Expedição.

## Momentos

eldritch-ability-action = Ação: { $what }
eldritch-ability-action-if = Ação, se { $check }: { $what }
eldritch-ability-local-action = Ação Local: { $what }
eldritch-ability-local-action-if = Ação Local, se { $check }: { $what }
eldritch-ability-action-phase = Fase de Ação, uma vez por rodada, antes ou depois de uma ação: { $what }
eldritch-ability-encounter-phase-may = Fase de Encontros: { $what }
eldritch-ability-encounter-phase = Fase de Encontros, se quiser: { $what }
eldritch-ability-on-fight = Quando você for combater um Monstro, se quiser: { $what }
eldritch-ability-on-loss-health = Uma vez por rodada, quando um investigador for perder Vida, se quiser: { $what }
eldritch-ability-on-loss-sanity = Uma vez por rodada, quando um investigador for perder Sanidade, se quiser: { $what }
eldritch-ability-on-gain = Quando você receber esta carta: { $what }
eldritch-ability-on-gain-from-deck = Quando você receber esta carta do baralho: { $what }
eldritch-ability-on-rest = Quando você realizar uma ação de Descansar: { $what }
eldritch-ability-on-rest-here = Quando um investigador do seu espaço realizar uma ação de Descansar: { $what }
eldritch-ability-on-defeat = Quando você derrotar um Monstro em um Encontro de Combate: { $what }
eldritch-ability-on-close = Quando você fechar um Portal em um Encontro em Outros Mundos: { $what }
eldritch-ability-on-condition = Uma vez por rodada, quando outro investigador receber uma Condição que não seja Comum, você pode olhar o verso dela. Se fizer isso: { $what }
eldritch-ability-reckoning = Acerto de Contas: { $what }
eldritch-ability-instead-of-gaining = Se você for receber { $card }, em vez disso: { $what }
eldritch-ability-instead-of-encounter = Na Fase de Encontros, em vez de qualquer encontro: { $what }
eldritch-fight-before-will = Antes do teste de Vontade: { $what }
eldritch-fight-passed-will = Se você passar no teste de Vontade: { $what }
eldritch-fight-failed-will = Se você falhar no teste de Vontade: { $what }
eldritch-fight-lost-sanity = Se você perder Sanidade no teste de Vontade: { $what }
eldritch-fight-after-will = Depois do teste de Vontade: { $what }
eldritch-fight-before-strength = Antes do teste de Força: { $what }
eldritch-fight-failed-strength = Se você falhar no teste de Força, antes de perder Vida: { $what }
eldritch-fight-lost-health = Se você perder Vida no teste de Força: { $what }
eldritch-fight-won = Se você derrotar este Monstro: { $what }
eldritch-ability-on-spawn = Quando este Monstro for gerado: { $what }
eldritch-ability-on-defeated = Quando este Monstro for derrotado: { $what }
eldritch-ability-on-enter = Quando um investigador se mover para um espaço com um marcador Tétrico: { $what }
eldritch-ability-instead-of-doom = Sempre que a Perdição for avançar em 1, em vez disso: { $what }
eldritch-ability-instead-of-doom-gate = Sempre que a Perdição for avançar em 1, em vez disso: { $what } Se a causa for um Portal: { $gate }
eldritch-ability-on-empty = Quando o último marcador Tétrico for descartado desta carta: { $what }
eldritch-ability-encounter = Encontro { $at }: { $what }
eldritch-ability-encounter-if = Encontro { $at }, se { $check }: { $what }
eldritch-encounter-at-rumor = no espaço do marcador de Rumor
eldritch-encounter-at-tokens = em um espaço com um marcador Tétrico
eldritch-encounter-at-gate = em um espaço com um Portal
eldritch-encounter-at-expedition = no espaço da Expedição Ativa
eldritch-encounter-special = Resolva um Encontro Especial ({ $name }).
eldritch-ability-when = quando { $event }, { $what }
eldritch-ability-when-researched = quando receber Pistas em um Encontro de Pesquisa, você pode gastar 1 delas para colocá-la nesta carta
eldritch-occasion-researched = receber uma Pista em um Encontro de Pesquisa
eldritch-occasion-gate-closed = fechar um Portal
eldritch-occasion-gate-closed-matching = fechar um Portal que corresponda ao Presságio
eldritch-occasion-monster-defeated = derrotar um Monstro não Épico
eldritch-occasion-lore-by-spell = passar em um teste de Conhecimento de um Feitiço
eldritch-put-clue = colocar essa Pista nesta carta
eldritch-put-token = colocar 1 marcador Tétrico nesta carta
eldritch-put-gate = colocar esse Portal nesta carta
eldritch-put-monster = colocar esse Monstro nesta carta

## Como as cartas são resolvidas

eldritch-solved-by = é resolvido quando houver sobre ele { $what }
eldritch-solved-by-epic = é resolvido quando o Monstro Épico { $name } for derrotado

## Componentes

eldritch-text-price = { $pay }: { $what }
eldritch-much-improvements = { $amount ->
    [one] 1 Aprimoramento à sua escolha
   *[other] { $amount } Aprimoramentos à sua escolha
}
eldritch-card-nothing = nada
eldritch-card-starts = Começa { $at } com: { $what }.
eldritch-card-crippled = Encontro “Incapacitado”: Pegue todos os Bens deste investigador. { $what }
eldritch-card-insane = Encontro “Insano”: Pegue todos os Bens deste investigador. { $what }
eldritch-card-set-up = Preparação: { $what }
eldritch-card-set-aside = Preparação: Separe estes Monstros: { $what }.
eldritch-card-cultists = Cultistas ({ $facts }): { $what }
eldritch-card-cultists-of = { $name } ({ $facts }): { $what }
eldritch-card-cultists-of-awake = { $name }, depois do despertar ({ $facts }): { $what }
eldritch-card-awakens = Despertar: { $what }
eldritch-card-back = Verso: { $what }
eldritch-card-final = Mistério Final, { $name }: { $what }
eldritch-card-enters = Quando esta carta entrar em jogo: { $what }
eldritch-card-keeps-tokens = Quando este Mistério for resolvido, os marcadores Tétricos do tabuleiro ficam onde estão.
eldritch-card-removes-gates = Quando este Mistério for resolvido, os Portais nele são removidos do jogo.
eldritch-card-of = { $name }: { $what }
eldritch-card-result = Sucessos { $result }: { $what }
eldritch-card-back-result = Verso { $number }, sucessos { $result }: { $what }
eldritch-card-back-named = Verso { $number }, { $name }: { $what }
eldritch-card-pass = Sucesso: { $what }
eldritch-card-fail = Falha: { $what }
eldritch-card-gate = Portal { $at }; corresponde ao Presságio { $color }.
eldritch-card-clue = Pista { $at }.
eldritch-card-reference = Jogadores: { $players }. Portais gerados: { $gates }. Pistas geradas: { $clues }. Monstros em uma onda: { $surge }.
eldritch-card-reference-easier = Jogadores: { $players }, mais fácil. Portais gerados: { $gates }. Pistas geradas: { $clues }. Monstros em uma onda: { $surge }.
eldritch-card-reference-harder = Jogadores: { $players }, mais difícil. Portais gerados: { $gates }. Pistas geradas: { $clues }. Monstros em uma onda: { $surge }.
eldritch-card-usual = Os encontros neste espaço costumam dizer: { $what }
eldritch-card-paths-train = De trem: { $spaces }.
eldritch-card-paths-ship = De navio: { $spaces }.
eldritch-card-paths-uncharted = Por rotas inexploradas: { $spaces }.
eldritch-fact-health = Vida { $amount }
eldritch-fact-sanity = Sanidade { $amount }
eldritch-fact-will = { $test }, Horror { $amount }
eldritch-fact-strength = { $test }, Dano { $amount }
eldritch-fact-toughness = Resistência { $amount }
eldritch-fact-toughness-players = Resistência { $amount } mais o número de jogadores
eldritch-fact-doom = Perdição { $amount }
eldritch-fact-mysteries = { $amount ->
    [one] 1 Mistério a resolver
   *[other] { $amount } Mistérios a resolver
}
eldritch-fact-stage = estágio { $stage }: verdes { $green }, amarelas { $yellow }, azuis { $blue }
eldritch-fact-value = valor { $amount }
eldritch-mythos-green = verde
eldritch-mythos-yellow = amarela
eldritch-mythos-blue = azul
eldritch-difficulty-easy = fácil
eldritch-difficulty-normal = normal
eldritch-difficulty-hard = difícil
eldritch-mythos-event = Evento
eldritch-mythos-ongoing = Em Andamento
eldritch-mythos-rumor = Rumor
eldritch-icon-advance-omen = avança o Presságio
eldritch-icon-reckoning = Acerto de Contas
eldritch-icon-spawn-gates = são gerados Portais
eldritch-icon-monster-surge = Onda de Monstros
eldritch-icon-spawn-clues = são geradas Pistas
eldritch-icon-place-rumor = marcador de Rumor { $at }
eldritch-icon-place-tokens = marcadores Tétricos: { $amount }
eldritch-deck-america = Encontro na América
eldritch-deck-europe = Encontro na Europa
eldritch-deck-asia-australia = Encontro na Ásia/Austrália
eldritch-deck-general = Encontro Geral
eldritch-deck-research = Encontro de Pesquisa
eldritch-deck-reference = Carta de Referência
