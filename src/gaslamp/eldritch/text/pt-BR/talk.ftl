### Frases prontas para conversar à mesa: alguém escolhe uma e cada pessoa a lê na própria língua.

eldritch-talk-mystery-first = Primeiro o Mistério.
eldritch-talk-gates-first = Primeiro os Portais: a Perdição está perto.
eldritch-talk-rumor-first = É preciso resolver aquele Rumor.
eldritch-talk-gather-clues = Vamos juntar Pistas.
eldritch-talk-have-clues = Tenho Pistas sobrando.
eldritch-talk-need-weapon = Preciso de uma arma.
eldritch-talk-trade = Vamos fazer uma troca.
eldritch-talk-rest-first = Primeiro eu descanso.
eldritch-talk-in-danger = Não aguento muito mais.
eldritch-talk-who-goes = Quem vai para onde?
eldritch-talk-agreed = Combinado.
eldritch-talk-rather-not = Prefiro que não.
eldritch-talk-well-done = Muito bem.
eldritch-talk-thanks = Valeu.
eldritch-talk-sorry = Desculpe.
eldritch-talk-never-mind = Não foi nada.
eldritch-talk-wait = Um momento, estou pensando.

## O que se diz de um espaço ou de uma carta que alguém aponta.

eldritch-point-go-here = Vou para cá.
eldritch-point-close-gate = Vou fechar este Portal.
eldritch-point-get-clue = Vou buscar esta Pista.
eldritch-point-fight-here = Vou lutar aqui.
eldritch-point-settle-rumor = Vou resolver este Rumor.
eldritch-point-mystery-here = Vou avançar o Mistério aqui.
eldritch-point-expedition = Parto em expedição.
eldritch-point-find-body = Vou procurar quem caiu.
eldritch-point-rest-here = Descanso aqui.
eldritch-point-shop-here = Procuro Recursos aqui.
eldritch-point-help-here = Me ajude aqui.
eldritch-point-please-go = Você pode vir para cá?
eldritch-point-please-close = Você pode fechar este Portal?
eldritch-point-please-research = Você pode buscar esta Pista?
eldritch-point-take-this = Pegue isto.
eldritch-point-leave-it = Deixe isto comigo.
eldritch-point-i-will = Vou, sim.
eldritch-point-i-will-try = Vou tentar.
eldritch-point-yours = É com você.
eldritch-point-busy = Não posso: há algo mais urgente.
eldritch-point-too-far = Não posso: é longe demais.
eldritch-point-too-dangerous = Não posso: é perigoso demais para mim.
eldritch-point-nothing-there = Não posso: não está mais ali.
eldritch-point-cannot = Não posso: uma carta proíbe.
