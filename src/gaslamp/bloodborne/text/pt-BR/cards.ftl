### O texto das cartas, feito a partir de suas habilidades. As frases começam em minúscula; o programa as une.
### Em português, a categoria "one" inclui o 0: por isso { $amount } e não 1, ou um caso [0] próprio.

## O texto de uma carta

bloodborne-damage = Dano: { $amount }.
bloodborne-ability = { $when }: { $what }.
bloodborne-ability-plain = { $what }.
bloodborne-then = { $first }; { $second }
bloodborne-if = se { $condition }, { $what }
bloodborne-in-step-8 = no passo 8, { $what }
bloodborne-no-ability = Sem habilidade especial.

## Quando

bloodborne-when-transform = Passo 2
bloodborne-when-instant = Imediato
bloodborne-when-attack = Ao Atacar
bloodborne-when-after-attack = Após Atacar
bloodborne-when-trophy = Se você ganhar um Troféu nesta rodada
bloodborne-when-dream = No passo do Sonho do Caçador
bloodborne-when-end-of-round = Fim da Rodada
bloodborne-when-reveal = Ao Revelar
bloodborne-when-round-start = No início de cada rodada
bloodborne-when-hurt = Quando o ataque deste Monstro causar dano a um Caçador
bloodborne-when-damaged = Quando um Caçador causar dano a este Monstro
bloodborne-when-damaged-with = Quando um Caçador causar dano a este Monstro com { $cards }
bloodborne-when-escape = Se Escapar
bloodborne-when-killed = Ao Morrer
bloodborne-when-game = Durante todo o jogo
bloodborne-when-game-reveal = Durante todo o jogo, sempre que um Monstro for revelado
bloodborne-when-game-round-start = Durante todo o jogo, no início de cada rodada
bloodborne-when-game-hurt = Durante todo o jogo, sempre que o ataque de um Monstro causar dano a um Caçador
bloodborne-when-game-damaged = Durante todo o jogo, sempre que um Caçador causar dano a um Monstro
bloodborne-when-game-escape = Durante todo o jogo, sempre que um Monstro escapar
bloodborne-when-game-killed = Durante todo o jogo, sempre que um Monstro morrer
bloodborne-when-game-end-of-round = Durante todo o jogo, no fim de cada rodada

## Quem (sempre um Caçador, ou cada um de vários: verbo no singular; nunca depois de "de" ou "por")

bloodborne-who-all = cada Caçador
bloodborne-who-all-you = cada Caçador (inclusive você)
bloodborne-who-others = cada um dos outros Caçadores
bloodborne-who-neighbours = cada um dos seus dois vizinhos
bloodborne-who-left = o Caçador à sua esquerda
bloodborne-who-right = o Caçador à sua direita
bloodborne-who-damagers = cada Caçador que causou dano ao Monstro nesta rodada
bloodborne-who-that = esse Caçador
bloodborne-who-that-others = cada um dos outros Caçadores
bloodborne-who-that-neighbours = cada um dos vizinhos desse Caçador
bloodborne-who-that-left = o vizinho à esquerda desse Caçador
bloodborne-who-that-right = o vizinho à direita desse Caçador
bloodborne-who-chosen-all = um Caçador à sua escolha
bloodborne-who-chosen-others = outro Caçador à sua escolha
bloodborne-who-chosen-neighbours = um vizinho à sua escolha
bloodborne-who-chosen-damagers = um Caçador à sua escolha que causou dano ao Monstro nesta rodada
bloodborne-most-hand = { $who } com o maior número de cartas na mão
bloodborne-most-used = { $who } com o maior número de cartas usadas
bloodborne-most-health = { $who } com o maior HP
bloodborne-most-collected = { $who } com o maior número de Ecos coletados
bloodborne-most-banked = { $who } com o maior número de Ecos armazenados
bloodborne-most-total = { $who } com o maior total de Ecos
bloodborne-most-trophies = { $who } com o maior número de Troféus
bloodborne-least-hand = { $who } com o menor número de cartas na mão
bloodborne-least-used = { $who } com o menor número de cartas usadas
bloodborne-least-health = { $who } com o menor HP
bloodborne-least-collected = { $who } com o menor número de Ecos coletados
bloodborne-least-banked = { $who } com o menor número de Ecos armazenados
bloodborne-least-total = { $who } com o menor total de Ecos
bloodborne-least-trophies = { $who } com o menor número de Troféus
bloodborne-who-played = { $who } que jogou { $cards }
bloodborne-stat-hand = o seu número de cartas na mão
bloodborne-stat-used = o seu número de cartas usadas
bloodborne-stat-health = o seu HP
bloodborne-stat-collected = o seu número de Ecos coletados
bloodborne-stat-banked = o seu número de Ecos armazenados
bloodborne-stat-total = o seu total de Ecos
bloodborne-stat-trophies = o seu número de Troféus
bloodborne-cards-melee = uma Arma Corpo a Corpo
bloodborne-cards-ranged = uma Arma de Fogo
bloodborne-cards-utility = uma Carta de Utilidade
bloodborne-cards-weapon = uma Arma
bloodborne-cards-this = uma cópia desta carta
bloodborne-cards-named = a carta { $card }
bloodborne-each-melee = cada Arma Corpo a Corpo
bloodborne-each-ranged = cada Arma de Fogo
bloodborne-each-utility = cada Carta de Utilidade
bloodborne-each-weapon = cada Arma
bloodborne-each-this = cada cópia desta carta
bloodborne-each-named = cada { $card }

## Quanto

bloodborne-much-damage = { $amount } de dano
bloodborne-much-damage-all = todo o dano possível
bloodborne-much-damage-dealt = o mesmo dano
bloodborne-much-echoes = { $amount ->
    [one] { $amount } Eco
   *[other] { $amount } Ecos
}
bloodborne-much-echoes-all = todos os Ecos
bloodborne-much-echoes-dealt = a mesma quantidade de Ecos
bloodborne-much-collected = { $amount ->
    [one] { $amount } Eco coletado
   *[other] { $amount } Ecos coletados
}
bloodborne-much-collected-all = todos os Ecos coletados
bloodborne-much-collected-dealt = a mesma quantidade de Ecos coletados
bloodborne-much-banked = { $amount ->
    [one] { $amount } Eco armazenado
   *[other] { $amount } Ecos armazenados
}
bloodborne-much-banked-all = todos os Ecos armazenados
bloodborne-much-banked-dealt = a mesma quantidade de Ecos armazenados
bloodborne-much-health = { $amount } de HP
bloodborne-much-health-all = todo o HP
bloodborne-much-health-dealt = a mesma quantidade de HP
bloodborne-much-per = { $much } para { $who }
bloodborne-many-cards = { $amount ->
    [one] { $amount } carta
   *[other] { $amount } cartas
}

## Condições (depois de "se")

bloodborne-if-played-all = algum Caçador tiver { $cards } em jogo
bloodborne-if-played-neighbours = um dos seus vizinhos tiver { $cards } em jogo
bloodborne-if-played-left = o Caçador à sua esquerda tiver { $cards } em jogo
bloodborne-if-played-right = o Caçador à sua direita tiver { $cards } em jogo
bloodborne-if-played-others = outro Caçador tiver { $cards } em jogo
bloodborne-if-played-none = nenhum outro Caçador tiver { $cards } em jogo
bloodborne-if-played-range = o número de Caçadores com { $cards } em jogo for { $range }
bloodborne-if-played-range-others = o número de outros Caçadores com { $cards } em jogo for { $range }
bloodborne-if-dealt = você tiver causado pelo menos { $amount } de dano
bloodborne-if-has = { $stat } for { $range }
bloodborne-if-monster-died = o Monstro tiver morrido nesta rodada
bloodborne-if-you-damaged-it = você tiver causado dano a ele
bloodborne-if-first-player = você estiver com o marcador de Primeiro Jogador
bloodborne-if-fighting-boss = o Monstro em jogo for um Chefão
bloodborne-range-least = no mínimo { $least }
bloodborne-range-most = no máximo { $most }
bloodborne-range-both = de { $least } a { $most }

## Regras permanentes

bloodborne-do-halve = cada dano que você levar nesta rodada é reduzido à metade, arredondado para baixo
bloodborne-do-halve-attack = o dano que você levar do ataque do Monstro nesta rodada é reduzido à metade, arredondado para baixo
bloodborne-do-prevent = você não leva dano nesta rodada
bloodborne-do-prevent-attack = você não leva dano do ataque do Monstro nesta rodada
bloodborne-do-prevent-some = você leva { $amount } a menos de cada dano nesta rodada
bloodborne-do-prevent-some-attack = você leva { $amount } de dano a menos do ataque do Monstro nesta rodada
bloodborne-do-bonus = esta Arma causa { $amount } de dano a mais
bloodborne-do-early = esta Arma causa seu dano no passo 3, e não no passo 5
bloodborne-do-attack-first = você ataca antes de todos os outros no passo 5
bloodborne-do-cap = { $cards } causa no máximo { $amount } de dano ao Monstro
bloodborne-do-immune-instants = dano no passo 3 não afeta o Monstro
bloodborne-do-immune-attacks = dano no passo 5 não afeta o Monstro
bloodborne-do-unavoidable = o dano do ataque do Monstro não pode ser reduzido à metade, diminuído nem evitado
bloodborne-do-fiercer = { $who } leva { $amount } de dano a mais do ataque do Monstro
bloodborne-do-fiercer-late = { $who } leva do ataque do Monstro { $amount } de dano a mais, que não é reduzido à metade
bloodborne-do-tougher = { $amount ->
    [one] todos os outros Monstros e Chefões começam com { $amount } Eco a mais
   *[other] todos os outros Monstros e Chefões começam com { $amount } Ecos a mais
}
bloodborne-do-max-health = o HP máximo dos Caçadores é { $amount }
bloodborne-do-lives = { $amount ->
    [1] o Caçador que morrer fica fora do jogo e não pode vencer
    [2] o Caçador que morrer pela segunda vez fica fora do jogo e não pode vencer
   *[other] o Caçador que morrer { $amount } vezes fica fora do jogo e não pode vencer
}

## O que acontece

bloodborne-do-damage = { $who } leva { $much }
bloodborne-do-damage-you = você leva { $much }
bloodborne-do-damage-unhalved = { $who } leva { $much }, que não é reduzido à metade
bloodborne-do-damage-unhalved-you = você leva { $much }, que não é reduzido à metade
bloodborne-do-strike = cause { $much } ao Monstro
bloodborne-do-heal = { $who } recupera { $much }
bloodborne-do-heal-you = você recupera { $much }
bloodborne-do-heal-full = { $who } recupera todo o HP
bloodborne-do-heal-full-you = você recupera todo o HP
bloodborne-do-gain = { $who } pega { $much } do estoque
bloodborne-do-gain-you = você pega { $much } do estoque
bloodborne-do-lose = { $who } perde { $much }
bloodborne-do-lose-you = você perde { $much }
bloodborne-do-steal = { $who } entrega a você { $much }
bloodborne-do-bank = armazene todos os seus Ecos coletados
bloodborne-do-bank-some = armazene até { $much }
bloodborne-do-negate-melee = nesta rodada, { $who } não causa dano com a Arma Corpo a Corpo que tiver em jogo
bloodborne-do-negate-ranged = nesta rodada, { $who } não causa dano com a Arma de Fogo que tiver em jogo
bloodborne-do-negate-weapon = nesta rodada, { $who } não causa dano com a Arma que tiver em jogo
bloodborne-do-negate-named = nesta rodada, { $who } não causa dano com a carta { $card }
bloodborne-do-remove-this = esta carta é removida do jogo em vez de ir para a pilha de cartas usadas
bloodborne-do-remove-with = essa carta é removida do jogo em vez de ir para a pilha de cartas usadas
bloodborne-do-remove-chosen = { $who } escolhe uma das próprias cartas e a remove do jogo
bloodborne-do-remove-chosen-you = remova do jogo uma das suas cartas
bloodborne-do-return-this = esta carta volta para a sua mão
bloodborne-do-return-chosen = recupere uma carta à sua escolha da sua pilha de cartas usadas
bloodborne-do-exhaust = { $who } escolhe e move { $cards } da própria mão (nunca Sonho do Caçador) para a pilha de cartas usadas
bloodborne-do-exhaust-you = escolha e mova { $cards } da sua mão (nunca Sonho do Caçador) para a sua pilha de cartas usadas
bloodborne-do-trophy = avance mais um espaço na Trilha de Troféus de um dos Tipos do Monstro
bloodborne-do-trophy-kin = avance um espaço na Trilha de Troféus de Parentes
bloodborne-do-trophy-humanoid = avance um espaço na Trilha de Troféus de Humanoides
bloodborne-do-trophy-beast = avance um espaço na Trilha de Troféus de Feras
bloodborne-do-take-token = o marcador de Primeiro Jogador será seu na próxima rodada
bloodborne-do-draw = escolha uma Arma Corpo a Corpo ou uma Arma de Fogo da sua mão e revele-a
bloodborne-do-draw-melee = escolha uma Arma Corpo a Corpo da sua mão e revele-a
bloodborne-do-draw-ranged = escolha uma Arma de Fogo da sua mão e revele-a
bloodborne-do-draw-any = escolha uma carta da sua mão e revele-a
bloodborne-do-reclaim = recupere todas as suas cartas usadas, inclusive esta
bloodborne-do-upgrade = pegue um dos Aprimoramentos Disponíveis
bloodborne-do-rest = descanse e recupere todo o HP
bloodborne-do-add-monster = { $amount ->
    [one] um Monstro aleatório não utilizado, que não seja Chefão, vai para o fundo do Baralho da Masmorra
   *[other] { $amount } Monstros aleatórios não utilizados, que não sejam Chefões, vão para o fundo do Baralho da Masmorra
}
