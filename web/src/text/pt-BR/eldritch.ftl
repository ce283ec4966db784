### Eldritch Horror no navegador.

## Uma volta pela mesa

web-eldritch-tour-world = É por este mapa que todos viajam. Os medalhões são espaços: cidades, terras selvagens, mares. Ao lado se vê o que há neles: Portais na cor do seu presságio, Monstros, Pistas e as figuras de vocês. Toque em um espaço para ler tudo o que há ali. O que você pode escolher brilha.
    .title = O mundo
web-eldritch-tour-doom = Quando a Perdição chega a 0, o Ancião desperta. Ao lado, o Presságio avança rodada após rodada, e cada Portal aberto da cor dele aproxima a Perdição em um. A próxima cor é a que convém fechar.
    .title = A Perdição e o Presságio
web-eldritch-tour-mystery = O Ancião tem regras próprias que valem sempre. O Mistério é o caminho para a vitória: diz o que precisa ser feito e quanto já foi feito. Resolvam três antes que o tempo acabe.
    .title = O Ancião e o Mistério
web-eldritch-tour-reserve = Estes Recursos podem ser adquiridos agora, em uma cidade sem Monstros. O dinheiro são os seus sucessos.
    .title = A reserva
web-eldritch-tour-sheet = O seu investigador: Vida e Sanidade, as cinco habilidades, que são os dados que você rola, Pistas, bilhetes e as suas cartas. Quem chega a 0 de Vida ou de Sanidade é derrotado, volta como outra pessoa, e a Perdição avança.
    .title = O seu investigador
web-eldritch-tour-actions = Aqui está tudo o que você pode escolher, com o que cada coisa faria. As teclas de 1 a 9 também escolhem. Abaixo fica o que agora não é possível, com o motivo.
    .title = O que você pode fazer
web-eldritch-tour-people = Todos os que estão à mesa, com o que importa. Não há segredos entre vocês: toque em alguém para ver a ficha inteira. A marca mostra quem lidera.
    .title = Os outros

## O fim

web-eldritch-story = Como foi
web-eldritch-chart = De rodada em rodada
web-eldritch-chart-about = A Perdição, os Portais abertos, os Mistérios resolvidos e os investigadores caídos ao longo das rodadas. Os mesmos números estão na tabela abaixo.
web-eldritch-chart-doom = Perdição restante
web-eldritch-chart-gates = Portais abertos
web-eldritch-chart-solved = Mistério resolvido
web-eldritch-chart-fallen = um investigador caiu
web-eldritch-chart-awoke = o Ancião despertou
web-eldritch-as-table = Em uma tabela
web-eldritch-column-round = Rodada
web-eldritch-column-fallen = Caídos
web-eldritch-deeds = Quem fez o quê
web-eldritch-deed-gates = Portais fechados
web-eldritch-deed-monsters = Monstros derrotados
web-eldritch-deed-tests = Testes com sucesso
web-eldritch-deed-defeats = Derrotas
web-eldritch-deed-clues = { $gained }, { $spent ->
        [one] { $spent } gasta
       *[other] { $spent } gastas
    }
web-eldritch-deed-of = { $passed } de { $tests }
web-eldritch-against = O que vocês enfrentavam
web-eldritch-end-awake = Desperto no fim
web-eldritch-end-asleep =
    { $doom ->
        [0] Adormecido até o fim
       *[other] Adormecido até o fim, com a Perdição em { $doom }
    }
web-eldritch-end-solved = Mistério resolvido
web-eldritch-end-unsolved = Mistério sem solução

## O mapa

web-eldritch-map = O mundo
web-eldritch-map-tools = Olhar o mapa
web-eldritch-where-am-i = Onde estou?
web-eldritch-fit = Ver o mundo inteiro
web-eldritch-closer = Mais perto
web-eldritch-farther = Mais longe
web-eldritch-part-america = As Américas
web-eldritch-part-europe = Europa
web-eldritch-part-africa = África
web-eldritch-part-asia = Ásia e Austrália
web-eldritch-part-oceans = Os oceanos
web-eldritch-part-elsewhere = Em outro lugar
web-eldritch-may-choose = você pode escolher este espaço
# The quickest way to a space, with the tickets at hand.
web-eldritch-way =
    { $turns ->
        [one] a um turno daqui
       *[other] a { $turns } turnos daqui
    }{ $trains ->
        [0] { "" }
        [one] , com um bilhete de trem
       *[other] , com { $trains } bilhetes de trem
    }{ $ships ->
        [0] { "" }
        [one] , com um bilhete de navio
       *[other] , com { $ships } bilhetes de navio
    }

## A space, as it is heard

web-eldritch-heard-gate = Portal, { $omen }
# Names is a list of monsters.
web-eldritch-heard-monsters =
    { $count ->
        [one] um monstro
       *[other] { $count } monstros
    } ({ $names })
web-eldritch-heard-monster =
    { $name }{ $epic ->
        [true] , épico
       *[other] { "" }
    }, Resistência restante { $left }
web-eldritch-heard-clues =
    { $count ->
        [one] uma Pista
       *[other] { $count } Pistas
    }
web-eldritch-heard-rumor = rumor: { $name }
web-eldritch-heard-tokens =
    { $count ->
        [one] um marcador Tétrico
       *[other] { $count } marcadores Tétricos
    }
web-eldritch-heard-expedition = a Expedição
web-eldritch-heard-body = aqui jaz { $name }
web-eldritch-heard-people = aqui: { $names }
web-eldritch-heard-train = de trem para { $spaces }
web-eldritch-heard-ship = de navio para { $spaces }
web-eldritch-heard-uncharted = a pé para { $spaces }

## A space, opened

web-eldritch-space-empty = Não há nada aqui.
web-eldritch-space-gate = Portal, { $omen }
web-eldritch-space-toughness = Resistência { $left } de { $toughness }
web-eldritch-space-show = Mostrar no mapa
web-eldritch-space-body =
    { $by ->
        [sanity] Perdeu a razão
       *[other] Abatido
    }
### The table of Eldritch Horror in the browser.

## Cartas

web-eldritch-kind-investigator = Investigador
web-eldritch-kind-mythos = Carta de Mitos
web-eldritch-kind-monster = Monstro
web-eldritch-kind-gate = Portal
web-eldritch-value = Valor
web-eldritch-horror = Horror
web-eldritch-damage = Dano
web-eldritch-plus-players = { $amount } + jogadores
web-eldritch-stages = O baralho de Mitos por estágios
web-eldritch-stage = Estágio { $stage }
web-eldritch-mythos-green = Verdes
web-eldritch-mythos-yellow = Amarelas
web-eldritch-mythos-blue = Azuis
web-eldritch-awake = Depois de despertar
web-eldritch-back = No verso
web-eldritch-back-unknown = Você ainda não conhece o verso.
web-eldritch-backs = { $count ->
    [one] O verso que ela tem
   *[other] Os { $count } versos que ela pode ter
}
web-eldritch-back-known = O verso é conhecido.
web-eldritch-see-also = Veja também
web-eldritch-choose = Escolher

## Investigadores

web-eldritch-abilities = Capacidades
web-eldritch-improved = melhorada em { $amount }
web-eldritch-actions-left = { $left ->
    [0] Nenhuma ação restante
    [one] 1 ação restante
   *[other] { $left } ações restantes
}
web-eldritch-actions-taken = feitas: { $actions }
web-eldritch-nothing-held = Sem posses e sem Condições.
web-eldritch-thinks = está pensando
web-eldritch-out = { $name } está fora da partida.
web-eldritch-out-short = Não está mais na partida
web-eldritch-without = { $name } está sem investigador agora.
web-eldritch-without-short = Precisa de um investigador

## A escolha dos investigadores

web-eldritch-gathering = Os investigadores se reúnem.
web-eldritch-first = Ninguém foi escolhido ainda.
web-eldritch-team = Com você até agora: { $names }.
web-eldritch-pick-for-us = Escolha por nós
web-eldritch-suggested = { $count ->
    [0] { $name } cairia bem no grupo.
   *[other] { $name } equilibraria o grupo: { $skills }.
}
web-eldritch-look-at-table = Olhar a mesa
web-eldritch-back-to-choosing = Voltar aos investigadores
web-eldritch-sort = Ordenar por
web-eldritch-by-name = nome
web-eldritch-take = Ficar com { $name }
web-eldritch-taken = Já é de { $name }
web-eldritch-gone = Não está mais disponível

## Cenas

web-eldritch-scene = O que está acontecendo
web-eldritch-scene-away = Olhar o mapa
web-eldritch-scene-back = Voltar à cena
web-eldritch-awakening = { $ancient_one } desperta
web-eldritch-reckoning = Acerto de Contas: { $source }
web-eldritch-test = Teste de { $skill }
web-eldritch-pool = De onde vêm os dados
web-eldritch-dice = { $count ->
        [one] dado ao todo
       *[other] dados ao todo
    }
web-eldritch-die-success = { $face }, um sucesso
web-eldritch-die-double = { $face }, dois sucessos
web-eldritch-odds = { $odds }% de chance
web-eldritch-least = Sucessos a partir de { $least }
web-eldritch-successes = { $count ->
        [0] Nenhum sucesso
        [one] 1 sucesso
       *[other] { $count } sucessos
    }
web-eldritch-passed = Passou
web-eldritch-failed = Falhou
web-eldritch-came = O que resultou
web-eldritch-mythos-over = A Fase de Mitos acabou.
web-eldritch-happened = O que acabou de acontecer
web-eldritch-happened-turn = Turno de { $name }

## The table and what is asked

web-eldritch-parts = Partes da mesa
web-eldritch-do = O que você pode fazer
web-eldritch-sheet = Seu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Agora não
web-eldritch-read = Ler { $card }

## The instruments

web-eldritch-instruments = Indicadores
web-eldritch-instruments-more = Todos os indicadores
web-eldritch-doom-and-omen = Perdição e Presságio
web-eldritch-doom-of = Perdição: { $doom } de { $track }
web-eldritch-doom-zero = Ao chegar a 0, { $name } desperta.
web-eldritch-doom-awake = { $name } despertou: sua ficha diz o que acontece em vez do avanço da Perdição.
web-eldritch-doom-advanced = Nesta rodada a Perdição avançou { $count }.
web-eldritch-doom-retreated = Nesta rodada a Perdição recuou { $count }.
web-eldritch-omen-green = verde, um cometa
web-eldritch-omen-blue = azul, uma estrela
web-eldritch-omen-red = vermelho, um eclipse
web-eldritch-omen-now = O Presságio é { $omen }
web-eldritch-omen-next = O próximo é { $omen }.
web-eldritch-omen-doom =
    { $count ->
        [0] A Perdição não avançaria.
       *[other] A Perdição avançaria { $count } ({ $causes }).
    }
# On one space of the Omen track.
web-eldritch-omen-would = Perdição +{ $count }
web-eldritch-here = agora
web-eldritch-next = próximo
web-eldritch-solved = Mistérios resolvidos: { $count } de { $needed }
web-eldritch-progress = { $what }: { $have } de { $need }
web-eldritch-monsters-on-it = Resistência dos Monstros na carta
web-eldritch-health-lost = Vida perdida por { $name }
web-eldritch-defeat = É preciso derrotar { $name }
web-eldritch-defeated = { $name }: inimigo derrotado
web-eldritch-all-there = Já está tudo aqui: ele é resolvido no fim da Fase de Mitos.
web-eldritch-no-mystery = Nenhum Mistério ativo.
web-eldritch-final-later = Começa quando { $count } Mistérios estiverem resolvidos.
web-eldritch-at-zero = Quando o último marcador Tétrico sai
web-eldritch-out-of-play = Esta carta não está mais em jogo.
web-eldritch-show-space = Mostrar { $space }
web-eldritch-sanity-tokens = marcadores de Sanidade
web-eldritch-sides = Lados da ficha
web-eldritch-front = frente
web-eldritch-side-up = lado à mostra
web-eldritch-mythos-left = Cartas de Mitos restantes: { $count }
web-eldritch-mythos-end = Se for preciso comprar uma e não houver mais nenhuma, a partida está perdida.
web-eldritch-stage-left = Estágio { $number }: { $count }
web-eldritch-stage-color = { $color ->
    [green] verdes
    [blue] azuis
   *[yellow] amarelas
}: { $count } de { $begun }
web-eldritch-reserve-empty = A reserva está vazia.
web-eldritch-costs = Custa { $cost }
web-eldritch-expedition = A próxima Expedição leva a { $space }. Cartas de Expedição restantes: { $count }
web-eldritch-players = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
web-eldritch-gates-spawn = Portais gerados
web-eldritch-clues-spawn = Pistas geradas
web-eldritch-piles = Baralhos e descartes
web-eldritch-left = restam { $count }
web-eldritch-discarded = descartes: { $count }
web-eldritch-nothing-discarded = Nenhum descarte ainda.
