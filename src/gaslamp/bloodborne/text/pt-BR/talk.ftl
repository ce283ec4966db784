### Frases prontas para a conversa à mesa: alguém escolhe uma, e cada pessoa a lê no próprio idioma.

bloodborne-talk-strike = Nesta rodada eu ataco.
bloodborne-talk-dream = Vou para o Sonho.
bloodborne-talk-kill-now = Vamos acabar com ele agora.
bloodborne-talk-no-pistol = Não vou usar a minha pistola.
bloodborne-talk-pistol = Eu atiro primeiro.
bloodborne-talk-let-it-flee = Deixa ele escapar.
bloodborne-talk-hold-back = Nesta rodada eu pego leve.
bloodborne-talk-help = Me ajuda agora que depois eu te ajudo.
bloodborne-talk-leader = Temos que parar quem está na frente.
bloodborne-talk-agreed = Combinado.
bloodborne-talk-no-deal = Nada feito.
bloodborne-talk-doubt = Não acredito em você.
bloodborne-talk-perhaps = Talvez.
bloodborne-talk-sorry = Foi mal.
bloodborne-talk-thanks = Valeu.
bloodborne-talk-well-played = Boa jogada.
bloodborne-talk-wait = Só um momento, estou pensando.
