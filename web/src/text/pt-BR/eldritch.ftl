### Eldritch Horror no navegador.

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
web-eldritch-sort = Primeiro os melhores em
web-eldritch-take = Ficar com { $name }
web-eldritch-taken = Já é de { $name }
web-eldritch-gone = Não está mais disponível

## The table and what is asked

web-eldritch-parts = Partes da mesa
web-eldritch-do = O que você pode fazer
web-eldritch-sheet = Seu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Agora não
web-eldritch-read = Ler { $card }
