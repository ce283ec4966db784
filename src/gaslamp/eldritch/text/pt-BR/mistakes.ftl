### O que está errado em um pacote ou em uma posição.

## Do que um texto fala, e não está lá

eldritch-out-of-place = "{ $found }" não significa nada aqui: { $why }
eldritch-needs-pass-box = só o primeiro quadro de uma carta leva ao de sucesso
eldritch-needs-fail-box = só o primeiro quadro de uma carta e o de sucesso levam ao de falha
eldritch-needs-fight = não há nenhum combate em curso
eldritch-needs-loss = nada está prestes a ser perdido
eldritch-needs-card = aqui não há nenhuma carta que possa ser descartada
eldritch-needs-it = antes disso nada foi recebido
eldritch-needs-back = só a frente de um Feitiço ou de uma Condição pode ser virada
eldritch-needs-turned = só o verso de uma Condição pode ser virado para cima de novo
eldritch-needs-partner = antes disso não se trocou nada com ninguém
eldritch-needs-turn = é próprio de uma habilidade encounter_phase
eldritch-needs-clue = não se trata de nenhuma Pista
eldritch-needs-research = só um Encontro de Pesquisa tem a sua própria Pista
eldritch-needs-world = só um Encontro em Outros Mundos tem um Portal para fechar
eldritch-needs-gate = não se trata de nenhum Portal
eldritch-needs-in-play = isto não é um Mistério nem uma carta de Mitos em jogo
eldritch-needs-rumor = isto não é um Rumor
eldritch-needs-monster = isto não é um Monstro no tabuleiro
eldritch-needs-that = antes disso nenhum Monstro foi escolhido, gerado ou combatido
eldritch-needs-chosen = antes disso ninguém foi escolhido
eldritch-needs-result = antes disso nenhum teste foi feito
eldritch-needs-lost = antes disso nada foi perdido
eldritch-needs-spawned = antes disso nenhum Monstro foi gerado
eldritch-needs-slain = antes disso não houve nenhum combate
eldritch-needs-gates-discarded = antes disso nenhum Portal foi descartado
eldritch-needs-toughness = antes disso nenhum Monstro foi ferido nem removido
eldritch-needs-value = antes disso nenhum Recurso foi recebido

## Pacotes

eldritch-idle = isto não faria nada
eldritch-endless = "{ $found }" provocaria a si mesmo sem fim
eldritch-too-deep = há textos aninhados a mais de { $limit } níveis
eldritch-wrong-amount = a quantidade "{ $found }" não significa nada aqui
eldritch-wrong-place = aqui não se pode indicar o lugar "{ $found }"
eldritch-no-price = "{ $found }" não pode ser um preço
eldritch-only-price = "{ $found }" só pode ser um preço
eldritch-clue-price = o preço de uma Pista que vai para a carta é essa Pista: esperava-se um único spend com clues: 1
eldritch-no-gift = Condições não podem ser dadas
eldritch-no-such-trait = nenhuma carta deste tipo tem o atributo "{ $found }"
eldritch-not-both = "{ $one }" e "{ $other }" não podem estar juntos
eldritch-one-of = é preciso ter "{ $one }" ou "{ $other }"
eldritch-only-with = "{ $one }" só vale com "{ $other }"
eldritch-alone = "{ $found }" deve estar sozinho
eldritch-no-text = não há texto para "{ $found }"
eldritch-two-texts = há dois textos para "{ $found }"
eldritch-wrong-ability = "{ $found }" não é uma habilidade deste tipo de componente; opções válidas: { $expected }
eldritch-only-possessions = "{ $found }" com um preço, ou uma vez por rodada, só vale para os Bens
eldritch-alike = "{ $one }" e "{ $other }" no mesmo componente não poderiam ser distinguidos
eldritch-reserved = "{ $found }" é uma palavra do jogo, e por isso não pode ser um id
eldritch-no-city = não há nenhum espaço de Cidade
eldritch-no-way = não há caminho de "{ $one }" a "{ $other }"
eldritch-epic = "{ $found }" é um Monstro Épico; esperava-se outro
eldritch-not-epic = "{ $found }" não é um Monstro Épico
eldritch-not-brought = nada aqui gera "{ $found }", que precisa ser derrotado
eldritch-unsolvable = nada poderia resolver isto
eldritch-no-end = sem um Mistério Final a partida deve ser perdida aqui: esperava-se lose_game
eldritch-no-research = "{ $ancient_one }" não tem Encontros de Pesquisa

## Posições

eldritch-agreed-otherwise = a mesa combinou "{ $found }"
eldritch-one-sided = "{ $found }" não tem verso
eldritch-not-turned = só as Condições de um investigador podem estar viradas para baixo
eldritch-other-kind = "{ $found }" é do tipo { $kind }
eldritch-other-game = posição impossível: "{ $found }" é de outro Ancião
eldritch-other-omen = posição impossível: o Presságio não pode estar ali e em "{ $found }"
eldritch-other-expedition = posição impossível: a próxima carta do baralho de Expedição leva a outro lugar
eldritch-no-discards = posição impossível: Feitiços e Condições descartados voltam ao seu baralho
eldritch-over-awake = posição impossível: a partida termina quando "{ $ancient_one }" desperta
eldritch-awake = posição impossível: o Ancião está desperto e a Perdição está em { $found }
eldritch-asleep = posição impossível: a Perdição está em { $found }, e por isso o Ancião está desperto
eldritch-won = posição impossível: com isto a partida já está ganha
eldritch-mystery-left = posição impossível: todos os Mistérios necessários estão resolvidos e nenhum está ativo
eldritch-final-asleep = posição impossível: o Mistério Final só começa quando o Ancião está desperto
eldritch-final-begun = posição impossível: o Mistério Final começou, pois todos os outros estão resolvidos
eldritch-eliminated = posição impossível: quem está eliminado não tem investigador, e "{ $found }" é um
eldritch-all-eliminated = posição impossível: todos estão eliminados, e por isso a partida acabou
eldritch-no-lead = posição impossível: o lugar { $seat } é do Investigador-Chefe e não tem investigador, e outros têm
eldritch-no-clue-there = posição impossível: não há tal Pista em "{ $found }"
eldritch-no-token-there = posição impossível: há marcadores Tétricos de menos em "{ $found }"
eldritch-nobody-to-slay = posição impossível: "{ $found }" não trata de um Monstro Épico
eldritch-solved-already = posição impossível: "{ $found }" já estaria resolvido
