### A mesa de Bloodborne no navegador. Os nomes de cartas, Tipos e passos vêm dos arquivos do próprio jogo.
### Em português, a categoria "one" inclui o 0: por isso { $count } e não 1, ou um caso [0] próprio.

## Cartas

# Palavras que recebem uma pequena figura no texto das cartas: todas as formas que o texto usa, separadas por |, sem espaços em volta.
web-bloodborne-words-echo = Eco|Ecos
web-bloodborne-words-melee = Corpo a Corpo
web-bloodborne-words-ranged = Fogo


# Nome acessível de um botão que amplia uma carta.
web-bloodborne-read = Ler { $card }

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
web-bloodborne-hunter = { $name }, HP { $health } de { $most }, Ecos coletados: { $collected }, armazenados: { $banked }
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
web-bloodborne-track = { $type }: espaço { $count }, vale { $bonus }
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

## A sua mão

web-bloodborne-hand = Sua mão
web-bloodborne-options = O que mais você pode escolher
# Uma fita sobre a carta que você escolheu enquanto os outros ainda escolhem.
web-bloodborne-chosen = Sua escolha
web-bloodborne-sure = Remover { $card } do jogo?
web-bloodborne-remove = Remover
web-bloodborne-keep = Manter

## O fim

web-bloodborne-scores = Pontuação de Ecos de Sangue
web-bloodborne-column-total = Total
web-bloodborne-column-round = Rodada
web-bloodborne-winner = Venceu
web-bloodborne-story = A história desta caçada
web-bloodborne-chart-echoes = Ecos coletados e armazenados, rodada a rodada
web-bloodborne-chart-echoes-about = Uma linha para cada Caçador: quantos Ecos ele tinha no fim de cada rodada. A tabela abaixo traz os mesmos números.
web-bloodborne-chart-death = Morreu nessa rodada
web-bloodborne-chart-trophies = Troféus e mortes
web-bloodborne-as-table = Mostrar os números em uma tabela
