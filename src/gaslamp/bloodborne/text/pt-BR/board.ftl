### O que está na mesa, para qualquer tela. Os nomes vêm como dentro de uma frase; quem os mostra sozinhos põe a maiúscula inicial.
### Cada campo de uma visão tem aqui o seu nome: "bloodborne-field-" e o nome do campo. Só se pode remeter a game.ftl.
### Em português, a categoria "one" inclui o 0: por isso { $count } e não 1, ou um caso [0] próprio.

## A mesa

bloodborne-field-first-player = Primeiro Jogador
bloodborne-field-monster = { bloodborne-kind-monster }
# Os Ecos que restam em um Monstro.
bloodborne-field-echoes = Ecos
bloodborne-field-printed = Ecos impressos na carta
bloodborne-field-for-hunters = Ecos a mais pelo número de Caçadores
bloodborne-field-for-final-boss = Ecos a mais pelo Chefão Final
# Com quantos um Monstro começou, se são mais do que diz a carta: "6 na carta, +1 por serem quatro Caçadores, +2 por Gehrman".
bloodborne-starts-printed = { $count } na carta
bloodborne-starts-for-hunters = +{ $count } por serem { $hunters ->
    [4] quatro Caçadores
   *[other] cinco Caçadores
}
bloodborne-starts-for-final-boss = +{ $count } por { $card }
bloodborne-field-final-boss = { bloodborne-kind-final-boss }
bloodborne-field-dungeon-size = cartas restantes no Baralho da Masmorra
# Todos os Monstros e Chefões que já apareceram.
bloodborne-field-revealed = revelados até agora
bloodborne-field-available-upgrades = Aprimoramentos Disponíveis
bloodborne-field-upgrade-deck-size = cartas restantes no baralho de Aprimoramentos
bloodborne-upgrades-left = { $count ->
    [0] o baralho está vazio
   *[other] mais { $count } no baralho
}

## Caçadores

bloodborne-field-hunters = Caçadores
bloodborne-field-health = HP
bloodborne-field-max-health = HP máximo
# Ecos.
bloodborne-field-collected = coletados
bloodborne-field-banked = armazenados
bloodborne-field-trophies = Troféus
bloodborne-field-bonuses = valor dos Troféus
bloodborne-field-trophy-tracks = números das Trilhas de Troféus
# A pontuação se o jogo acabasse agora.
bloodborne-field-score = Pontuação de Ecos de Sangue agora
bloodborne-field-leaders = na frente
bloodborne-field-kin = { bloodborne-type-kin }
bloodborne-field-humanoid = { bloodborne-type-humanoid }
bloodborne-field-beast = { bloodborne-type-beast }
bloodborne-field-hand = mão
bloodborne-field-hand-size = cartas na mão
# As cartas na mão, na pilha de cartas usadas e em jogo.
bloodborne-field-owned = todas as cartas
bloodborne-field-used = pilha de cartas usadas
bloodborne-field-played = cartas em jogo
# A carta escolhida enquanto os outros ainda escolhem.
bloodborne-field-chosen = carta escolhida
bloodborne-field-deaths = mortes
bloodborne-times-died = { $count ->
    [0] nenhuma morte
    [one] { $count } morte
   *[other] { $count } mortes
}
bloodborne-field-out = fora do jogo
