### Bloodborne: Card Game - termos, perguntas, opções, motivos, finais, erros.


## Termos

bloodborne-type-kin = Parente
bloodborne-type-humanoid = Humanoide
bloodborne-type-beast = Fera
bloodborne-color-green = verde
bloodborne-color-yellow = amarelo
bloodborne-color-red = vermelho
bloodborne-fact-die = dado { $color }: { $faces }
bloodborne-die-odds = { $average } de dano em média; é rolado de novo em { $again } dos casos. Chance de pelo menos 1 de dano, 2, 3 e assim por diante: { $chances }
bloodborne-percent = { $count }%
bloodborne-kind-melee = Arma Corpo a Corpo
bloodborne-kind-ranged = Arma de Fogo
bloodborne-kind-utility = Carta de Utilidade
bloodborne-kind-monster = Monstro
bloodborne-kind-boss = Chefão
bloodborne-kind-final-boss = Chefão Final
bloodborne-section-starters = Cartas Iniciais
bloodborne-section-upgrades = Aprimoramentos
bloodborne-section-monsters = Monstros
bloodborne-section-bosses = Chefões
bloodborne-section-final-bosses = Chefões Finais
bloodborne-phase-choose-cards = 1. Escolha e Jogue Cartas de Ação
bloodborne-phase-transform-weapons = 2. Transforme Armas
bloodborne-phase-instant-effects = 3. Resolva Efeitos Imediatos
bloodborne-phase-monster-attacks = 4. O Monstro Ataca
bloodborne-phase-hunters-attack = 5. Os Caçadores Atacam
bloodborne-phase-monster-escapes = 6. O Monstro Escapa
bloodborne-phase-hunters-dream = 7. O Sonho do Caçador
bloodborne-phase-end-of-round = 8. Fim da Rodada

## Perguntas

bloodborne-ask-card = Escolha uma carta para jogar nesta rodada.
bloodborne-ask-weapon = Escolha a Arma que você revela com Transformar.
bloodborne-ask-hunter = { $card }: escolha um Caçador.
bloodborne-ask-hunter-damage = { $card }: escolha um Caçador para levar { $amount } de dano.
bloodborne-ask-hunter-heal = { $card }: escolha um Caçador para recuperar { $amount } de HP.
bloodborne-ask-hunter-lose = { $amount ->
    [one] { $card }: escolha um Caçador para perder { $amount } Eco.
   *[other] { $card }: escolha um Caçador para perder { $amount } Ecos.
}
bloodborne-ask-hunter-negate = { $card }: escolha um Caçador cuja Arma não causará dano nesta rodada.
bloodborne-ask-hunter-steal = { $amount ->
    [one] { $card }: escolha de qual Caçador pegar { $amount } Eco.
   *[other] { $card }: escolha de qual Caçador pegar { $amount } Ecos.
}
bloodborne-ask-trophy = { $card }: escolha a Trilha do seu Troféu extra.
bloodborne-ask-upgrade = Escolha um Aprimoramento para pegar.
bloodborne-ask-limit = Você passou do limite de cartas. Escolha uma para remover do jogo.
bloodborne-ask-remove = { $card }: escolha uma carta para remover do jogo.
bloodborne-ask-exhaust = { $card }: escolha uma carta da sua mão para mover à sua pilha de cartas usadas.
bloodborne-ask-return = { $card }: escolha uma carta da sua pilha de cartas usadas para recuperar.

## Opções

bloodborne-option-card = { $card }
bloodborne-option-seat = { $seat }
bloodborne-option-type = { $type }

## O que uma opção faria

# Sob o nome da opção: "Eileen: leva 1 de dano e fica com 3 de HP".
bloodborne-hint-damage = { $amount ->
    [0] não leva dano e fica com { $health } de HP
   *[other] leva { $amount } de dano e fica com { $health } de HP
}
bloodborne-hint-dies = { $amount ->
    [0] morreria
    [one] morreria e perderia { $amount } Eco coletado
   *[other] morreria e perderia { $amount } Ecos coletados
}
bloodborne-hint-heals = { $amount ->
    [0] já está com o HP máximo
   *[other] recupera { $amount } de HP e fica com { $health }
}
bloodborne-hint-echoes = { $amount ->
    [0] não tem nada a perder
    [one] perde { $amount } Eco e fica com { $left }
   *[other] perde { $amount } Ecos e fica com { $left }
}
bloodborne-hint-negated = nenhum dano com { $card } (senão, { $amount })
bloodborne-hint-trophy = vale { $worth } agora, depois { $coming }

## Por que não

bloodborne-why-not-used = Está na sua pilha de cartas usadas; jogue Sonho do Caçador para recuperá-la.
bloodborne-why-not-weapon = Com Transformar, você só saca Armas Corpo a Corpo e Armas de Fogo.
bloodborne-why-not-dream = Você nunca pode se desfazer desta carta.
bloodborne-why-not-transform = Você não tem mais nenhuma Arma na mão para sacar, e nesta mesa é preciso ter uma.

## O que a mesa combina

bloodborne-agreement-final-boss = { bloodborne-kind-final-boss }
    .text = Quem espera no fim da caçada. Cada um muda o jeito de chegar até lá.
bloodborne-agreement-first-player = Primeiro jogador
    .text = O marcador de primeiro jogador passa para a esquerda a cada rodada.
bloodborne-agreement-transform-without-weapon = Pode-se jogar Transformar sem nenhuma Arma na mão
    .text = Nesse caso a carta não faz nada. Do contrário, ela é recusada.
bloodborne-agreement-instants-after-kill = Quando um Efeito Imediato mata o Monstro, os seguintes ainda fazem o que não depende de um Monstro
    .text = Curas e Ecos ainda contam. Do contrário, os Efeitos Imediatos restantes se perdem.
bloodborne-agreement-instants-of-the-dead = Um Caçador que morre no passo 3 ainda resolve seu Efeito Imediato
    .text = O dano conta, mas um Caçador morto não guarda Ecos.
bloodborne-agreement-killed-on-reveal = Um Caçador que morre quando um Monstro é revelado
    .text = Quem volta na hora pega uma melhoria, descansa e joga a rodada.
bloodborne-agreement-killed-on-reveal-sit-out = não participa da rodada
bloodborne-agreement-killed-on-reveal-return = volta na hora
bloodborne-agreement-everyone-out = Quando todos os Caçadores estão fora do jogo
    .text = Todos precisam ser eliminados, e isso quase nunca acontece.
bloodborne-agreement-everyone-out-nobody = ninguém vence
bloodborne-agreement-everyone-out-score = a pontuação decide
bloodborne-agreement-claims-starters = Um Monstro que tira Armas do jogo também tira Cartas Iniciais
    .text = Do contrário, só se perdem as Armas que vieram como melhorias.
bloodborne-agreement-left = O dano que vai para a esquerda atinge
    .text = Se o vizinho está morto, o dano segue adiante ou se perde.
bloodborne-agreement-left-next-living = o próximo Caçador vivo
bloodborne-agreement-left-neighbour = só o vizinho imediato

## Como o jogo acaba

bloodborne-end-final-boss = Os Caçadores mataram { $monster }.
bloodborne-end-everyone-out = Todos os Caçadores estão fora do jogo.
bloodborne-end-hopeless = Há { $rounds } rodadas ninguém causa dano ao Monstro.

## Erros em pacotes e cenários

bloodborne-too-few-cards = número de cartas: { $count }; o mínimo para { $field } é { $needed }
bloodborne-one-copy = só existe uma cópia de cada Monstro; esperado: 1
bloodborne-five-copies = cada Caçador recebe uma cópia de cada Carta Inicial; esperado: 5
bloodborne-too-many-starters = { $count } Cartas Iniciais passam do limite de { $limit } cartas por Caçador
bloodborne-endless-die = um dado precisa de uma face sem +, ou seria rolado para sempre
bloodborne-one-dream = uma única Carta Inicial deve ter uma habilidade para o passo do Sonho do Caçador; encontradas: { $count }
bloodborne-wrong-amount = a quantidade "{ $found }" não significa nada aqui
bloodborne-no-choice-there = não se pode escolher entre "{ $found }"
bloodborne-no-condition = o efeito "{ $found }" vale a partida toda e não pode ter condição
bloodborne-one-draw = uma habilidade do passo 2 é exatamente um efeito draw, uma só vez por carta
bloodborne-wrong-when = "{ $found }" não pode ser o momento de uma habilidade deste tipo de carta; opções válidas: { $expected }
bloodborne-wrong-effect = o efeito "{ $found }" não cabe em uma habilidade com when: { $when } neste tipo de carta
bloodborne-nobody-acts = o efeito "{ $found }" precisa de um Caçador que aja, e com when: { $when } não há nenhum
bloodborne-no-such-face = o dado { $color } não tem a face "{ $found }"; opções válidas: { $expected }
bloodborne-too-many-hunters = há { $count } Caçadores definidos, mas { $players } jogadores
bloodborne-two-starters = posição impossível: { $count } cópias da Carta Inicial { $card_id }, e cada Caçador só tem uma
bloodborne-too-many-cards = posição impossível: { $count } cartas, e cada Caçador possui no máximo { $limit }
bloodborne-empty-hand = posição impossível: um Caçador sempre tem pelo menos uma carta na mão
bloodborne-played-too-soon = posição impossível: nada foi jogado antes da escolha das cartas
bloodborne-too-many-played = posição impossível: { $count } cartas jogadas por um só Caçador, e é uma, ou duas com Transformar
bloodborne-too-healthy = posição impossível: { $found } de HP, e o máximo é { $limit }
bloodborne-no-such-space = posição impossível: espaço { $found }, e a Trilha termina no { $limit }
bloodborne-dead-collect = posição impossível: um Caçador morto com Ecos coletados ({ $found })
bloodborne-not-an-upgrade = { $card_id } é uma Carta Inicial; era esperado um Aprimoramento
bloodborne-too-many-available = posição impossível: { $count } Aprimoramentos Disponíveis para { $players } Caçadores
bloodborne-too-many-copies = posição impossível: o número de cópias de { $card_id } na caixa é só { $count }
bloodborne-same-monster = posição impossível: { $card_id } já está em outro lugar
bloodborne-no-monster = uma rodada começa com um Monstro em jogo
bloodborne-should-be-out = posição impossível: com { $found } mortes, este Caçador está fora da partida
bloodborne-unused-boss = { $card_id } é um Chefão, esperado um Monstro
bloodborne-monster-stays = posição impossível: { $card_id } não é um Chefão, e antes deste passo morreu ou escapou
bloodborne-nobody-left = posição impossível: todos os Caçadores estão fora, e portanto a partida acabou
bloodborne-final-boss-early = posição impossível: o Chefão Final vem depois do Baralho da Masmorra, que ainda não está vazio (cartas: { $count })
bloodborne-too-many-echoes = posição impossível: { $found } Ecos, e as regras permitem no máximo { $limit }
