### A mesa de Eldritch Horror no terminal.

## O Ancião

terminal-eldritch-awake = { $name } despertou
terminal-eldritch-solved = Mistérios resolvidos: { $count } de { $needed }
terminal-eldritch-mythos-left = Cartas de Mitos restantes: { $count }
terminal-eldritch-expedition-left = Cartas de Expedição restantes: { $count }
terminal-eldritch-sheet-tokens = Marcadores Tétricos na ficha: { $count }
terminal-eldritch-sheet-sanity = Marcadores de Sanidade na ficha: { $count }
terminal-eldritch-sheet-gates = Portais na ficha: { $count }
terminal-eldritch-progress = { $what }: { $have } de { $need }
terminal-eldritch-toughness = Resistência de Monstros

## O tabuleiro

terminal-eldritch-region-america = América
terminal-eldritch-region-europe = Europa e África
terminal-eldritch-region-asia-australia = Ásia e Austrália
terminal-eldritch-route-train = de trem
terminal-eldritch-route-ship = de navio
terminal-eldritch-route-uncharted = rota inexplorada
terminal-eldritch-gate = Portal ({ $omen })
terminal-eldritch-clues-here = { $count ->
    [one] Pista
   *[other] { $count } Pistas
}
terminal-eldritch-tokens-here = { $count ->
    [one] { $count } marcador Tétrico
   *[other] { $count } marcadores Tétricos
}
terminal-eldritch-wounds-here = { $count ->
    [one] { $count } marcador de Vida
   *[other] { $count } marcadores de Vida
}
terminal-eldritch-rumor-here = Rumor: { $name }
terminal-eldritch-body = { $name } (investigador derrotado)
terminal-eldritch-hurt-monster = { $name } (perdeu { $damage } de { $toughness })
terminal-eldritch-no-discards = Nada foi descartado.
terminal-eldritch-no-such-space = Nenhum espaço se chama "{ $word }".

## Investigadores

terminal-eldritch-points = { $what } { $have } de { $most }
terminal-eldritch-clues-held = { $count ->
    [0] nenhuma Pista
    [one] { $count } Pista
   *[other] { $count } Pistas
}
terminal-eldritch-tickets-train = { $count } de trem
terminal-eldritch-tickets-ship = { $count } de navio
terminal-eldritch-lead = Chefe
terminal-eldritch-defeated = espera um novo investigador
terminal-eldritch-priced = { $name } ({ $value })
terminal-eldritch-nobody-called = Ninguém aqui se chama "{ $word }".
terminal-eldritch-lost-next = Você escolherá um novo investigador.
terminal-eldritch-lost-out = Jogador eliminado: você não participa mais do jogo.

## O que fazem as ações de todos

terminal-eldritch-action-travel = a um espaço adjacente ({ $spaces }); com bilhetes, mais longe
terminal-eldritch-action-rest = recupere 1 de Vida e 1 de Sanidade
terminal-eldritch-action-trade = com { $names }
terminal-eldritch-action-prepare = receba um { $tickets }
terminal-eldritch-action-acquire = teste de Influência; cada sucesso paga 1 de valor da reserva
terminal-eldritch-action-pass = termine a sua vez
terminal-eldritch-usual = muitas vezes, “{ $text }”

terminal-help-eldritch =
    mapa             o mundo (map)
    mapa espaço      o que há em um espaço, e suas rotas; ? espaço diz o mesmo
    ficha            o seu investigador, com o texto de todas as cartas (sheet)
    ficha nome       outro investigador
    ? descartes      as pilhas de descarte (? discards)
