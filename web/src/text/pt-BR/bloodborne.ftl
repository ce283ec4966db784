### A mesa de Bloodborne no navegador. Os nomes de cartas, Tipos e passos vêm dos arquivos do próprio jogo.
### Em português, a categoria "one" inclui o 0: por isso { $count } e não 1, ou um caso [0] próprio.

## Cartas

# Palavras que recebem uma pequena figura no texto das cartas: todas as formas que o texto usa, separadas por |, sem espaços em volta.
web-bloodborne-words-echo = Eco|Ecos
web-bloodborne-words-melee = Corpo a Corpo
web-bloodborne-words-ranged = Fogo


# Nome acessível de um botão que amplia uma carta.
web-bloodborne-read = Ler { $card }

## Um passeio pela mesa

web-bloodborne-tour-monster = É contra ele que todos lutam. As gotas são os Ecos dele: são o HP dele, e cada Eco que você pega é um ponto. O dado mostra com que força ele ataca: verde é fraco, amarelo é mais forte, vermelho é perigoso. Embaixo estão a habilidade e o Tipo.
    .title = O Monstro
web-bloodborne-tour-health = O indicador é o seu HP. A gota conta os Ecos coletados, que você perde se morrer; o baú conta os armazenados, que estão a salvo. Sonho do Caçador leva os Ecos da gota para o baú.
    .title = Seu HP e seus Ecos
web-bloodborne-tour-trophies = Quem causa dano a um Monstro na rodada em que ele morre sobe na Trilha de Troféus do Tipo dele: Parente, Humanoide ou Fera. O número conta no fim.
    .title = Seus Troféus
web-bloodborne-tour-hand = Você joga uma carta por rodada. As Armas Corpo a Corpo batem mais forte, as Armas de Fogo são mais rápidas ou protegem você, e as Cartas de Utilidade fazem outras coisas. O que você joga vai para a pilha de cartas usadas até Sonho do Caçador trazer de volta.
    .title = Sua mão
web-bloodborne-tour-first = O lampião marca o Primeiro Jogador, que rola o dado e ataca primeiro; os outros seguem pela esquerda. A cada rodada ele passa adiante. Cada Ficha conta também as cartas na mão e as usadas; toque nela para vê-las. A lápide conta as mortes.
    .title = O Primeiro Jogador
web-bloodborne-tour-market = No Sonho do Caçador, você leva para a mão uma destas cartas. São as mesmas para todos.
    .title = Os Aprimoramentos
web-bloodborne-tour-dungeon = No baralho estão os Monstros que ainda vão chegar. No fim espera o Chefão Final; a habilidade dele vale desde a primeira rodada, e com a morte dele o jogo termina.
    .title = Quem vem depois
web-bloodborne-tour-steps = Cada rodada tem estes oito passos, sempre nesta ordem. O iluminado é o passo atual.
    .title = Os oito passos

## A rodada

web-bloodborne-steps = Passos da rodada
# Um botão que encerra a exibição do que acabou de acontecer.

## O Monstro e o que espera

web-bloodborne-echoes = { $count ->
    [0] Não resta nenhum Eco
    [one] Resta { $count } Eco
   *[other] Restam { $count } Ecos
}
web-bloodborne-no-monster = A rua está vazia
web-bloodborne-rolled = Resultado do dado: { $faces }
web-bloodborne-dungeon = { $count ->
    [0] O Baralho da Masmorra está vazio. O Chefão Final vem a seguir.
    [one] Resta { $count } carta no Baralho da Masmorra
   *[other] Restam { $count } cartas no Baralho da Masmorra
}
web-bloodborne-no-upgrades = Não resta nenhum Aprimoramento.

## Caçadores

web-bloodborne-hunters = Os outros Caçadores
# Como a Ficha de um Caçador é lida em voz alta.
web-bloodborne-hunter = { $name }, HP { $health } de { $most }, Ecos coletados: { $collected }, armazenados: { $banked }, pontuação de agora: { $score }
web-bloodborne-collected = { $count ->
    [0] Nenhum Eco coletado
    [one] { $count } Eco coletado, que se perde com a morte
   *[other] { $count } Ecos coletados, que se perdem com a morte
}
web-bloodborne-banked = { $count ->
    [0] Nenhum Eco armazenado
    [one] { $count } Eco armazenado, a salvo
   *[other] { $count } Ecos armazenados, a salvo
}
web-bloodborne-bot = Um bot joga aqui
web-bloodborne-away = Sem conexão
web-bloodborne-played = Cartas em jogo de { $name }
web-bloodborne-ready = Já escolheu
web-bloodborne-thinking = Escolhendo
web-bloodborne-choose-hunter = Escolher { $name }
# Nome acessível do botão que mostra as cartas de um Caçador.
web-bloodborne-pile = Cartas de { $name }, usadas: { $used }, na mão: { $hand }
web-bloodborne-held = Na mão, até onde dá para saber
web-bloodborne-no-cards = Nenhuma.

## O que é preciso saber

web-bloodborne-health = HP: { $health } de { $most }
web-bloodborne-score = Pontuação de Ecos de Sangue se o jogo acabasse agora: { $total } (coletados { $collected }, armazenados { $banked }, Troféus { $trophies })
web-bloodborne-hand-size = Cartas na mão: { $count }
web-bloodborne-used-size = Cartas na pilha de usadas: { $count }
web-bloodborne-track = { $type }: vale { $bonus } agora, { $next } com o próximo Troféu
web-bloodborne-track-end = { $type }: vale { $bonus }, o fim da Trilha
# Do dado de um Monstro: o dano que ele causa.
web-bloodborne-die-average = { $average } em média
web-bloodborne-die-again = Com um +, some e role de novo
web-bloodborne-die-at-least = Chance de levar este dano ou mais
# Os passos de uma rodada, cada um em uma ou duas palavras.
web-bloodborne-step-choose-cards = Escolha
web-bloodborne-step-transform-weapons = Transformar
web-bloodborne-step-instant-effects = Imediatos
web-bloodborne-step-monster-attacks = O Monstro
web-bloodborne-step-hunters-attack = Os Caçadores
web-bloodborne-step-monster-escapes = Fuga
web-bloodborne-step-hunters-dream = Sonho
web-bloodborne-step-end-of-round = Fim
web-bloodborne-signs = O que os sinais significam
web-bloodborne-signs-numbers = Números
web-bloodborne-signs-cards = Cartas
web-bloodborne-signs-dice = Os dados
web-bloodborne-sign-echo = Ecos: em um Monstro, os que restam para pegar; na Ficha de um Caçador, os coletados, que se perdem com a morte
web-bloodborne-sign-bank = Ecos armazenados, que ninguém tira de você
web-bloodborne-sign-damage = O dano que uma carta causa ao Monstro
web-bloodborne-sign-health = HP; na Ficha de um Caçador, é um indicador
web-bloodborne-sign-score = Em um quadro: a Pontuação de Ecos de Sangue se o jogo acabasse agora; com louros, quem está na frente
web-bloodborne-sign-type = Troféus de { $type }: quanto valem agora e, depois da seta, com mais um
web-bloodborne-sign-diamond = O losango de uma carta diz de onde ela vem: cheio, do livro de regras; pela metade, de outra fonte pública; vazio, criação nossa
web-bloodborne-died = Você morreu
web-bloodborne-died-lost = { $count ->
    [0] Você não tinha Ecos a perder.
    [one] Você perdeu { $count } Eco coletado.
   *[other] Você perdeu { $count } Ecos coletados.
}
# What follows, in the Hunter's Dream of the round.
web-bloodborne-died-next = Nesta rodada você sonha: ganha um Aprimoramento e acorda com todo o HP.
web-bloodborne-died-out = Você está fora do jogo.
web-bloodborne-great-round = Uma grande rodada
web-bloodborne-last-round = Sua última rodada
web-bloodborne-your-round = Sua rodada { $round }
web-bloodborne-round-dealt = Dano causado: { $count }
web-bloodborne-round-taken = Dano sofrido: { $count }
web-bloodborne-round-healed = HP recuperado: { $count }
web-bloodborne-round-gained = Ecos coletados: { $count }
web-bloodborne-round-lost = Ecos perdidos: { $count }
web-bloodborne-round-banked = Ecos armazenados: { $count }
web-bloodborne-round-trophies = Troféus: { $types }
web-bloodborne-round-upgrade = Aprimoramento obtido: { $card }
web-bloodborne-round-quiet = Nada aconteceu com você.
web-bloodborne-round-told = Como conta o registro

## A sua mão

web-bloodborne-hand = Sua mão
web-bloodborne-options = O que mais você pode escolher
# Uma fita sobre a carta que você escolheu enquanto os outros ainda escolhem.
web-bloodborne-chosen = Sua escolha
# The button under a card that is read closely and may be chosen.
web-bloodborne-do = { $kind ->
    [choose_card] Jogar
    [draw_weapon] Revelar
    [take_upgrade] Pegar
    [remove_card] Remover
   *[other] Escolher
}

## O fim

web-bloodborne-scores = Pontuação de Ecos de Sangue
web-bloodborne-column-total = Total
web-bloodborne-column-round = Rodada
web-bloodborne-winner = Venceu
web-bloodborne-story = A história desta caçada
web-bloodborne-chart-totals = Pontuação de Ecos de Sangue, rodada a rodada
web-bloodborne-chart-totals-about = Uma linha para cada Caçador: a pontuação que ele teria se o jogo tivesse acabado naquela rodada. A tabela abaixo traz os mesmos números.
# What the thin bars under the lines are.
web-bloodborne-chart-risk = Parte só coletada: teria se perdido com a morte
web-bloodborne-chart-of-which = { $total } ({ $collected } a armazenar)
web-bloodborne-chart-death = Morreu nessa rodada
web-bloodborne-chart-trophies = Troféus e mortes
web-bloodborne-as-table = Mostrar os números em uma tabela
