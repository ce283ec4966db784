### O que está na mesa, para qualquer tela. Os nomes vêm como dentro de uma frase; quem os mostra sozinhos põe a maiúscula inicial.
### Cada campo de uma visão tem aqui o seu nome: "eldritch-field-" e o nome do campo. Só se pode remeter a game.ftl.

## O Ancião

eldritch-field-ancient-one = Ancião
eldritch-field-awake = desperto
eldritch-field-doom = Perdição
eldritch-field-doom-track = número mais alto da trilha de Perdição
# O espaço dele na trilha.
eldritch-field-omen = Presságio
eldritch-field-omen-color = cor do Presságio
eldritch-field-omen-tokens = marcadores Tétricos na trilha de Presságio
eldritch-field-omens = trilha de Presságio
eldritch-field-sheet = na ficha do Ancião
eldritch-field-reference = carta de Referência
eldritch-field-players = número de jogadores
eldritch-field-surge = Monstros em uma onda

## Mistérios e cartas de Mitos

eldritch-field-mystery = Mistério
eldritch-field-solved = Mistérios resolvidos
eldritch-field-needed = Mistérios a resolver
eldritch-field-final = Mistério Final
# O que é preciso para resolver um Mistério.
eldritch-field-needs = requer
# Do Monstro Épico que um Mistério pede.
eldritch-field-slain = derrotado
eldritch-field-placed = marcadores Tétricos colocados em
eldritch-field-ongoing = cartas de Mitos em jogo

## O tabuleiro

eldritch-field-space = espaço
eldritch-field-gates = Portais
# Os que quem olha já viu na pilha.
eldritch-field-known-gates = Portais da pilha que você conhece
eldritch-field-clues = Pistas
eldritch-field-tokens = marcadores Tétricos
eldritch-field-wounds = marcadores de Vida
eldritch-field-expedition = Expedição
eldritch-field-monsters = Monstros
eldritch-field-epic = Monstro Épico
eldritch-field-aside = Monstros separados
# Qual entre vários iguais.
eldritch-field-number = número
eldritch-field-damage = Vida perdida
eldritch-field-toughness = Resistência
eldritch-field-reserve = reserva
eldritch-field-decks = baralhos
eldritch-field-stages = baralho de Mitos por estágio
eldritch-cup = Estoque de Monstros
eldritch-field-discards = descartes

## Investigadores

eldritch-field-investigators = investigadores
eldritch-field-lead = Investigador-Chefe
# De quem é a vez.
eldritch-field-active = vez
eldritch-field-health = Vida
eldritch-field-max-health = Vida máxima
eldritch-field-sanity = Sanidade
eldritch-field-max-sanity = Sanidade máxima
eldritch-field-tickets = bilhetes
eldritch-field-train = trem
eldritch-field-ship = navio
eldritch-field-possessions = Bens
eldritch-field-conditions = Condições
eldritch-field-skills = habilidades
eldritch-field-improvements = Aprimoramentos
eldritch-field-delayed = Atrasado
eldritch-field-actions-left = ações restantes
eldritch-field-actions = ações realizadas
eldritch-field-eliminated = eliminado
eldritch-field-bodies = investigadores derrotados
# Segue-se Vida ou Sanidade.
eldritch-field-by = derrotado por falta de
eldritch-field-unused = investigadores disponíveis

## Cartas

eldritch-field-kind = tipo
eldritch-kind-asset = Recurso
eldritch-kind-artifact = Artefato
eldritch-kind-spell = Feitiço
eldritch-kind-condition = Condição
eldritch-field-back = verso
eldritch-field-turned = virada para baixo

## Um teste

eldritch-field-test = teste
eldritch-field-skill = habilidade
eldritch-field-dice = dados
# A habilidade sem Aprimoramentos.
eldritch-field-base = valor base
eldritch-field-improved = Aprimoramento
eldritch-field-modifier = modificador
eldritch-field-bonus = bônus
eldritch-field-source = origem do bônus
eldritch-field-more = dados adicionais
eldritch-field-helpers = origem dos dados adicionais
eldritch-field-aim = objetivo
eldritch-field-need = sucessos necessários
eldritch-field-odds = chance em %
eldritch-field-faces = resultados

## O que se resolve

eldritch-field-least = sucesso a partir de
eldritch-field-doubled = um 6 vale dois
eldritch-field-successes = sucessos
eldritch-field-fight = combate
eldritch-field-monster = contra quem
eldritch-field-will = modificador de Vontade
eldritch-field-horror = horror do Monstro
eldritch-field-strength = modificador de Força
eldritch-field-hurt = Vida que perdeu
eldritch-field-defeated = derrotado
eldritch-field-resolving = em resolução
eldritch-field-element = o que a carta de Mitos traz agora
