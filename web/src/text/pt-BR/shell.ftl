### O cliente de navegador, menos o que pertence a um jogo só.
### Segunda pessoa (você), frases curtas, sem pontos de exclamação.
### Em português, a categoria "one" inclui o 0: por isso { $count } e não 1, ou um caso [0] próprio, onde o 0 é possível.


## Em todas as páginas

web-skip = Ir para o conteúdo
web-nav = Páginas principais
web-nav-learn = Aprender
web-nav-rules = Regras
web-nav-cards = Cartas
web-home = Voltar à página inicial
web-close = Fechar
web-try-again = Tentar de novo
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = Seu navegador não deixou copiar. O link já está selecionado: pressione Ctrl e C.
# O botão que abre idioma, luz e animação.
web-settings = Ajustes
web-language = Idioma
web-theme = Luz
web-theme-system = Como no sistema
# O tema escuro.
web-theme-lamplight = Luz do lampião
# O tema claro.
web-theme-daylight = Luz do dia
# As quatro abaixo concordam com "animação" e também com "velocidade" (do replay).
web-text-size = Tamanho das letras
web-text-size-percent = { $size }%
web-pace = Ritmo
web-pace-calm = Calmo
web-pace-normal = Normal
web-pace-brisk = Rápido
web-pace-off = Tudo de uma vez
web-steps = Passo a passo: só continuar quando eu quiser
web-confirm = Perguntar antes de decidir
web-confirm-off = Nunca
web-confirm-final = Só quando não dá para voltar atrás
web-confirm-always = Sempre
web-waiting = Um momento.
web-credits = Créditos
web-unofficial-short = Uma mesa não oficial, para jogar entre amigos. Os nomes pertencem a seus donos; aqui não há arte nem texto deles.


## Os sons e o aviso da sua vez

web-volume = Volume dos sons
# Uma configuração: nenhum som.
web-muted = Silenciar
web-mute = Silenciar os sons
# Com a tecla que faz isso.
web-mute-key = Silenciar os sons (M)
web-sounds-off = Os sons estão desligados.
web-sounds-on = Os sons estão ligados.
web-shake = Vibrar quando for a minha vez
# Um aviso do sistema; web-notices-hint diz isso.
web-notices = Avisar quando for a minha vez
web-notices-hint = Seu navegador mostra um aviso enquanto você olha para outra coisa.
web-notices-refused = Seu navegador não permite. Permita as notificações desta página nas configurações dele e tente de novo.


## A página inicial

# O título da janela na página inicial.
web-home-title = Uma mesa à luz do lampião
web-home-tagline = Sente-se a uma mesa à luz do lampião. Jogue com amigos, mesmo de longe, ou contra bots ainda esta noite.
web-home-game = Jogo
web-play-now = Jogar agora
# Preparar uma nova mesa para outras pessoas.
web-set-table = Montar uma mesa
web-door-learn = Aprender a jogar
web-door-rules = Ler as regras
web-door-cards = Ver as cartas
web-my-tables = Minhas mesas
web-your-turn = Sua vez
# Uma mesa sem nome próprio.
web-table-unnamed = Mesa de { $game }
# Em que ponto está uma mesa.
web-stage-seating = Esperando jogadores
web-stage-playing = Em andamento
web-stage-over = Encerrada
web-public-tables = Mesas abertas
web-public-tables-none = Não há nenhuma mesa aberta agora. Monte uma, e outras pessoas vão encontrá-la aqui.
web-free-seats = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
web-recent-stories = Partidas recentes
web-recent-stories-none = Ainda não há partidas concluídas em mesas abertas.
# $winners é uma lista de nomes.
web-story-won = Vitória de { $winners }
web-story-nobody = Ninguém venceu
web-join = Recebeu um convite?
web-join-example = Cole o link aqui
web-join-go = Ir para a mesa
web-join-wrong = Isto não é o link de uma mesa. O final deve ser /table/ seguido de uma sequência de letras.


## Quem joga, antes de uma partida que começa logo

web-play-now-of = Jogar agora: { $game }
web-set-table-of = Montar uma mesa: { $game }
# Acima de uma fila de números: quantos lugares a própria pessoa joga, quantos os bots.
web-company-mine = Jogados por você
web-company-bots = Bots ao seu lado
web-company-told = { $mine ->
    [one] Você joga um lugar
   *[other] Você joga { $mine } lugares
}, { $bots ->
    [0] sem mais ninguém à mesa.
    [one] com um bot ao seu lado.
   *[other] com { $bots } bots ao seu lado.
} Sem conta, sem espera.
web-company-begin = Começar


## Uma nova mesa

web-new = Montar uma mesa
web-new-text = Combine algumas coisas. Depois, mande o link para os amigos ou deixe os bots ocuparem os outros lugares.
web-new-name = Nome da mesa
web-new-name-example = Noite de quinta
web-new-players = Jogadores
web-new-pack = Cartas
web-new-guests = Acesso e tempo
web-new-public = Qualquer pessoa pode encontrar esta mesa
web-new-public-hint = Ela aparece na página inicial, e o replay também. Sem isso, só se chega a ela pelo link.
web-new-spectators = Outras pessoas podem assistir
web-new-clock = Tempo para cada decisão
web-seconds-clock = { $seconds ->
    [0] O tempo que for preciso
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
   *[other] { $seconds } segundos
}
web-new-absence = Um bot pode substituir ausentes após
web-seconds-absence = { $seconds ->
    [60] 1 minuto
    [180] 3 minutos
    [600] 10 minutos
   *[other] { $seconds } segundos
}
web-bot-level = Como os bots jogam
web-new-rulings = Interpretações e variantes
web-new-rulings-text = Onde as regras podem ser lidas ou jogadas de mais de um jeito, você escolhe. A primeira opção é como nós jogamos.
web-new-create = Acender o lampião
web-new-create-plain = Abre a mesa e dá o link dela. O jogo começa quando você quiser.


## Bots, por nível

web-bot-told = { $bot }: { $manner }
web-bot-mixed = Companhia variada
    .text = Cada bot joga do seu jeito.
web-bot-careful = Bot cauteloso
    .text = Sonha cedo e guarda o que tem.
web-bot-spiteful = Bot rancoroso
    .text = Fere quem está na frente e rouba o golpe final.
web-bot-random = Bot distraído
    .text = Joga a primeira coisa que vem à cabeça.
web-bot-greedy = Bot ganancioso
    .text = Pega o que pode a cada rodada. Um bom adversário para a primeira noite.


## A antessala: as pessoas tomam seus lugares

web-lobby-continued = Esta mesa continua de um momento de outra partida. Cada lugar diz de quem era: ocupe aquele com que você quer continuar.
web-your-name = Seu nome
web-lobby-sit = Escreva seu nome e ocupe um lugar livre.
web-name-missing = Escreva seu nome primeiro.
web-seat-empty = lugar livre
web-seat-number = Lugar { $number }
web-seat-here = à mesa
web-seat-away = ausente
# Um bot joga por uma pessoa ausente.
web-seat-stood-in = ausente, um bot joga no lugar
web-sit = Sentar aqui
# Quem já tem lugar passa para outro.
web-sit-on = Sentar aqui, lugar { $number }
web-move-to = Mudar para cá, lugar { $number }
web-put-bot = Colocar um bot no lugar { $number }
web-remove-bot = Dispensar { $name }
web-bot-level-of = Como { $name } joga
web-start = Começar
web-start-empty-seats = { $count ->
    [one] Ainda há um lugar livre. Espere por alguém ou coloque um bot.
   *[other] Ainda há { $count } lugares livres. Espere pelos amigos ou coloque bots.
}
web-start-ready = Podemos começar.
web-invite = Convide seus amigos
web-invite-link = Link desta mesa
web-invite-hint = Quem tiver este link pode sentar aqui ou assistir.
web-invite-local = Mais ninguém consegue abrir este endereço. Para seus amigos entrarem, inicie com:
# O nome da imagem para quem não pode vê-la.
web-invite-code = Um código para a câmera dos seus amigos, com o link desta mesa
web-stand-up = Levantar da mesa
web-fill-now = { $count ->
    [one] Colocar um bot no lugar livre
   *[other] Colocar bots nos { $count } lugares livres
}
web-phone = Passar para o celular
web-phone-how = { $count ->
    [one] Leia o código ou abra o link no celular, e o seu lugar passa para lá. Você pode voltar para cá quando quiser.
   *[other] Leia o código ou abra o link no celular, e todos os seus lugares passam para lá. Você pode voltar para cá quando quiser.
}
# O nome da imagem para quem não pode vê-la.
web-phone-code = { $count ->
    [one] Um código para a câmera do celular, com o link do seu lugar
   *[other] Um código para a câmera do celular, com o link dos seus { $count } lugares
}
web-phone-link = { $count ->
    [one] Link do seu lugar
   *[other] Link dos seus { $count } lugares
}
web-phone-warning = Este link é só seu. Quem tiver acesso a ele joga no seu lugar.
web-phone-local = Seu celular não consegue abrir este endereço, porque o servidor só responde a este computador. Inicie-o com: gaslamp serve --host 0.0.0.0
web-agreed = Combinado
web-agreed-public = Qualquer pessoa pode encontrar esta mesa.
web-agreed-private = Só quem tem o link encontra esta mesa.
web-agreed-spectators = Outras pessoas podem assistir.
web-agreed-no-spectators = Ninguém mais pode assistir.
web-agreed-clock = { $seconds ->
    [60] 1 minuto para cada decisão.
    [120] 2 minutos para cada decisão.
    [300] 5 minutos para cada decisão.
    [one] { $seconds } segundo para cada decisão.
   *[other] { $seconds } segundos para cada decisão.
}
web-agreed-no-clock = Sem limite de tempo.
web-agreed-absence = { $seconds ->
    [60] Um bot pode substituir quem se ausentar por 1 minuto.
    [180] Um bot pode substituir quem se ausentar por 3 minutos.
    [600] Um bot pode substituir quem se ausentar por 10 minutos.
    [one] Um bot pode substituir quem se ausentar por { $seconds } segundo.
   *[other] Um bot pode substituir quem se ausentar por { $seconds } segundos.
}
web-agreed-pack = Cartas: { $pack }
# Um acordo e o que foi escolhido.
web-agreed-special = { $what }: { $choice }
web-agreed-usual = Interpretações: todas como nós jogamos.


## Você: um nome e um avatar

web-you = Você à mesa
web-you-emblem = Emblema
web-you-colour = Cor
web-you-hint = Seu navegador guarda isso, sem precisar de conta. Aparece onde você se senta, assiste ou conversa.
web-you-keep = Guardar
web-you-any = Aleatório
web-you-are = Você é { $name }
web-you-choose = Escolha seu nome
web-emblem-raven = Corvo
web-emblem-hound = Cão de caça
web-emblem-wolf = Lobo
web-emblem-stag = Cervo
web-emblem-boar = Javali
web-emblem-spider = Aranha
web-emblem-squid = Lula
web-emblem-doctor = Máscara de médico
web-emblem-hood = Capuz
web-emblem-cloak = Manto alado
web-emblem-book = Livro fechado
web-emblem-pendant = Pingente
web-emblem-potion = Poção
web-emblem-candle = Vela
web-emblem-lantern = Lampião velho
web-emblem-cage = Gaiola
web-colour-0 = Granada
web-colour-1 = Âmbar
web-colour-2 = Musgo
web-colour-3 = Verde-mar
web-colour-4 = Azul
web-colour-5 = Violeta
web-colour-6 = Rosa
web-colour-7 = Ardósia


## As pessoas da mesa: quem pode começar, quem conduz, quem assiste

web-ready = Por mim, vamos
web-seat-ready = pode começar
web-seat-not-ready = precisa de um momento
web-seat-host = conduz a mesa
# Alguém tinha este lugar na partida que continua ou na mesa anterior.
web-seat-was = Lugar de { $name }
web-host-begins = { $name } começa a partida quando todos puderem.
web-host-none = A próxima pessoa que se sentar conduz a mesa e começa.
# $names é uma lista de pessoas que ainda não disseram que querem começar.
web-start-not-ready = { $count ->
    [one] { $names } ainda precisa de um momento.
   *[other] { $names } ainda precisam de um momento.
}
web-start-away = { $count ->
    [one] { $names } não está aqui.
   *[other] { $names } não estão aqui.
}
web-start-anyway = Começar sem esperar?
web-start-anyway-yes = Começar mesmo assim
web-start-wait = Esperar
web-lobby-full = Todos os lugares estão ocupados. Você pode assistir ou esperar um ficar livre.
web-people = Pessoas
web-watching-nameless = { $count ->
    [one] e alguém sem nome
   *[other] e { $count } sem nome
}
# Um botão de ligar: enquanto está ligado, você não vê o que essa pessoa diz.
web-mute-person = Silenciar { $name }
web-make-host = Deixar { $name } conduzir a mesa
web-send-away = Tirar { $name } da mesa
web-send-away-seating = O lugar fica livre. Quem tem o link pode se sentar de novo.
web-send-away-playing = Um bot continua no lugar, e quem tem o link pode ocupá-lo.
web-send-away-yes = Tirar da mesa
web-ban = Banir desta mesa
web-ban-text = Quem é banido não pode mais se sentar nem assistir aqui com este navegador.
web-send-away-no = Pode ficar
# Quem ainda joga vê isto.
web-left = { $name } saiu da mesa. Um bot continua no lugar, que está livre.


## Uma pessoa em vários lugares

# Em um lugar livre, para quem já está sentado e o quer além do seu.
web-sit-too = Meu também
web-sit-too-on = Meu também: ocupar ainda o lugar { $number }
web-stand-up-from = Levantar do lugar de { $name }
web-stand-up-all = Levantar de todos os lugares
web-seat-edit = { $name }: nome e emblema
web-seat-name = Nome neste lugar
# $names é uma lista dos outros lugares de uma pessoa.
web-seat-same = mesma pessoa que { $names }
web-send-away-several = A mesma pessoa também deixa os lugares de { $names }.
web-leave-sure-several = Um bot continua jogando em cada lugar que você deixar enquanto houver alguém à mesa, e qualquer pessoa com o link pode ocupá-lo.
web-leave-seat = Deixar o lugar de { $name }
web-leave-all = Deixar os { $count } lugares
web-my-seats = Seus lugares
web-my-seat-asked = { $name }: falta uma resposta
# Várias pessoas jogam em uma tela e não devem ver as cartas umas das outras.
web-curtain = Passe a tela para { $name }
web-curtain-text = O que vem agora é só para { $name }. Os outros olham para o lado.
web-curtain-lift = Sou { $name }
web-keys-seat = Ao seu próximo lugar; com Shift, ao anterior
web-new-mine = Lugares que você joga
web-new-mine-one = Um, que você escolhe na mesa
web-new-mine-allies = Você também pode ocupar mais lugares na mesa.
web-new-mine-hint = Você também pode ocupar mais lugares na mesa. Se o jogo tem segredos, a tela é coberta entre um lugar seu e outro.


## A mesa

web-table-waiting = A caminho da mesa.
web-title-playing = { $table }
web-title-your-turn = Sua vez: { $table }
web-menu = Menu
web-watching = { $count ->
    [one] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
web-prompt-shown = Veja o que acontece.
web-prompt-over = O jogo acabou.
web-see-end = Ver como terminou
web-prompt-chosen = Você escolheu { $choice }.
# $names é uma lista de quem ainda escolhe.
web-prompt-change = Você pode mudar de ideia enquanto { $names } { $count ->
    [one] escolhe
   *[other] escolhem
}.
web-prompt-others = { $count ->
    [one] Falta mais uma escolha além da sua.
   *[other] Faltam mais { $count } escolhas além da sua.
}
web-prompt-waiting = Esperando { $names }.
web-prompt-moment = Um momento.
web-prompt-watching = Você está assistindo.
web-prompt-resting = A mesa descansa até que volte alguém que joga nela.

## What happened, shown one thing after the other

web-go-on = Continuar
web-pause = Pausar (Espaço)
web-resume = Continuar (Espaço)
web-skip-all = Pular para o fim (Esc)
web-again = Mostrar de novo
web-again-shown = De novo
web-steps-offer = É a sua primeira vez? Você pode ver o que acontece passo a passo, no seu ritmo.
web-steps-yes = Passo a passo
web-steps-no = Deixar correr
web-confirm-ask = { $choice }: é essa a sua escolha?
web-confirm-yes = Sim
web-confirm-no = Ainda não

web-clock-left = { $seconds ->
    [0] O tempo acabou
    [one] Resta { $seconds } segundo
   *[other] Restam { $seconds } segundos
}
# Desfazer a própria última escolha, se os outros concordarem.
web-take-back = Desfazer minha última escolha
web-undo-mine = Você quer desfazer sua última escolha. Agora depende de { $names }.
web-undo-asked = { $name } quer desfazer uma escolha. Você concorda?
web-undo-others = { $name } quer desfazer uma escolha. Agora depende de { $names }.
web-undo-agree = Concordo
web-undo-refuse = Não
web-undo-withdraw = Deixa pra lá
web-gone = Faz um tempo que { $name } não está à mesa.
web-stand-in = Colocar um bot no lugar
web-seat-free = { $name } saiu da mesa. O lugar está livre.
web-leave = Sair da mesa
web-leave-sure = Um bot continua jogando por você enquanto houver alguém à mesa, e qualquer pessoa com o link pode ocupar o seu lugar.
web-leave-yes = Sair
web-stay = Ficar
web-broken = A conexão caiu. Tentando de novo.


## O registro e a conversa

# Os dois juntos, como nome de uma parte da página.
web-side = Registro e conversa
web-side-unheard = { $count ->
    [one] Registro e conversa, uma linha nova
   *[other] Registro e conversa, { $count } linhas novas
}
web-log = Registro
web-log-empty = Nada aconteceu ainda.
web-log-newest = Ir para a última linha
web-before-round = Antes da primeira rodada
web-why = Por quê?
web-why-line = Por quê? { $line }
web-why-rules = Ler nas regras
web-why-only-option = Não havia outra opção, por isso ninguém precisou escolher.
web-why-card = Por trás disso: { $card }
web-talk = Conversa
web-talk-empty = Ninguém disse nada ainda. Prometa, ameace e minta à vontade: nada do que for dito obriga você.
web-talk-empty-allies = Ninguém disse nada. Vocês vencem ou perdem juntos: planejem à vontade.
web-talk-ready = Frases prontas
web-talk-say = Diga algo
web-talk-send = Dizer
web-talk-muted = { $name } disse alguma coisa, mas você silenciou essa pessoa.
# Ao lado do nome de quem assiste.
web-talk-watches = (assiste)
web-talk-apart = Quem joga só vai ler isto depois da partida.
web-talk-name-first = Escolha um nome se quiser conversar.


## A mesa simples, para jogos sem desenho próprio

web-plain-wish = Mesas simples: todos os jogos em palavras
web-plain-table = A mesa
web-plain-choices = Sua escolha
web-plain-nothing-asked = Agora não é a sua vez de escolher.
web-plain-not-now = Agora não
web-plain-read = Ler { $card }
web-plain-happened = O que acabou de acontecer
web-plain-end = Os jogadores
web-plain-winner = vitória


## O fim

web-won-you = Você venceu
web-won-you-shared = Você compartilha a vitória
web-won = { $count ->
    [one] { $names } venceu
   *[other] { $names } venceram
}
web-won-nobody = Ninguém venceu
web-end-place = Sua colocação: { $place }º de { $count }.
web-rematch = Jogar de novo
web-rematch-offer = Uma nova mesa está pronta para as mesmas pessoas.
web-rematch-go = Ir para lá
web-watch-replay = Ver o replay
web-download = Baixar a partida
web-share = Compartilhar esta partida
web-share-link = Link do replay
web-share-hint = Com este link, qualquer pessoa pode ver a partida do primeiro ao último momento.


## Minhas partidas, como este navegador lembra

web-history = Minhas partidas
web-history-text = As partidas de que você participou, como este navegador lembra. Ninguém mais vê esta lista.
web-history-none = Quando acabar uma partida de que você participa, ela aparece aqui. Só este navegador se lembra dela.
# How a match ended for the reader: a place among all players.
web-place = { $place }º de { $count }
# In games where all win or lose together.
web-history-won = Vitória
web-history-lost = Derrota
web-history-score = { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
}
web-history-alone = Em modo solo
# One of the others, who is a bot.
web-history-bot = { $name } ({ $level })
web-history-figures = Estatísticas de { $game }
# Heads of a column: the level of the bots, or people.
web-history-against = Contra
web-history-beside = Junto com
web-history-people = Pessoas
web-history-matches = Partidas
web-history-wins = Vencidas
web-history-share = Porcentagem
web-history-mean-place = Posição média
web-history-export = Baixar a lista
web-history-forget-this = Esquecer esta partida
web-history-forget = Esquecer esta partida: { $result }, { $date }
web-history-forget-all = Esquecer todas
web-history-sure = { $count ->
    [one] Este navegador deixa de lembrar esta partida. O replay dela fica onde está.
   *[other] Este navegador deixa de lembrar estas { $count } partidas. Os replays delas ficam onde estão.
}
web-history-forget-yes = Esquecer
web-history-keep = Manter


## Uma partida baixada, aberta na página

web-file = Uma partida de um arquivo
web-file-text = Assista a uma partida que você ou um amigo baixou. Escolha o arquivo ou solte-o nesta página. Ele fica nesta aba.
web-file-open = Abrir um arquivo de partida
web-file-drop = Solte para assistir a esta partida
web-file-none = Nenhum arquivo de partida está aberto nesta aba. Escolha um para assistir.
# $place is where in the file, such as choices[3].
web-file-place = No arquivo, em { $place }: { $problem }


## Teclas

web-keys = Atalhos de teclado
web-keys-this = Mostrar esta lista
web-keys-play = Reproduzir e pausar
web-keys-step = Um momento para trás ou para a frente
web-keys-ends = Para o início ou o fim
web-keys-choose = Escolher pelo número
web-keys-read = Ler a carta em foco
web-keys-pause = Pausar o que está sendo mostrado, ou seguir
web-keys-skip = Fechar, ou pular o que está sendo mostrado
web-key-space = Barra de espaço
web-key-escape = Esc
web-key-home = Home
web-key-end = End


## Replays

web-replay = Replay: { $name }
web-replay-start = A mesa antes da primeira escolha.
web-replay-choice = { $name }: { $choice }
web-replay-link = Link para este exato momento
web-replay-first = Ir para o começo
web-replay-back = Voltar um momento
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Avançar um momento
web-replay-last = Ir para o fim
web-replay-moment = Momento da partida
web-replay-where = Rodada { $round }, momento { $moment } de { $last }
web-replay-round = Ir para uma rodada
web-replay-phase = Ir para uma fase desta rodada
web-replay-more = Rodada, velocidade e mais
web-continue-here = Continuar daqui


## Regras e cartas

web-rules = Regras de { $game }
web-rules-text = Em nossas próprias palavras, da primeira carta ao último ponto. Cada linha do registro leva você ao lugar certo.
web-rules-search = Buscar nas regras
web-rules-found = { $count ->
    [0] Nada nas regras tem essas palavras.
    [one] Uma seção tem essas palavras.
   *[other] { $count } seções têm essas palavras.
}
web-rules-contents = Sumário
web-cards = Cartas de { $game }
web-cards-text = Todas as cartas, do jeito que ficam na mesa. Escolha uma para ler de perto.
web-cards-search = Buscar nas cartas
web-cards-section = Tipo de carta
web-cards-all = Todas
web-cards-found = { $count ->
    [0] Nenhuma carta
    [one] Uma carta
   *[other] { $count } cartas
}
# On the pages for rules, cards and lessons of a game that has none.
web-page-empty = Ainda não há nada para ler aqui sobre { $game }.
web-cards-none = Nenhuma carta tem essas palavras.
web-card-copies = Cópias
web-card-copies-count = { $count ->
    [one] { $count } na caixa
   *[other] { $count } na caixa
}
web-card-provenance = Origem
web-card-note = Observação


## Lições

web-learn = Aprenda a jogar { $game }
web-learn-text = Lições curtas em uma mesa de verdade, da mais fácil à mais difícil. Você escolhe, vê passo a passo o que acontece e lê por quê.
web-learn-progress = { $done ->
    [0] { $all } lições, de poucos minutos cada uma.
    [one] Lições concluídas: { $done } de { $all }.
   *[other] Lições concluídas: { $done } de { $all }.
}
web-lesson-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
web-lesson-done = Concluída
web-lesson-leave = Voltar às lições
web-lesson-step = Etapa { $step } de { $all }
web-lesson-over = Concluída
web-lesson-guide = O que fazer
# Um botão que recolhe a explicação, em telas pequenas.
web-lesson-fold = Ocultar a explicação
web-lesson-unfold = Mostrar a explicação
# De quem é a escolha nesta etapa da lição.
web-lesson-you-are = Vez de { $name }
# Quem lê decide por conta própria, e toda resposta é boa a seu modo.
web-lesson-decide = A decisão é sua
web-lesson-otherwise = Você poderia escolher { $choice }, mas o exemplo segue outro caminho. Leia a etapa mais uma vez.
# $choices: o que a lição pode mostrar.
web-lesson-unprepared = Você poderia escolher { $choice }. Esta lição mostra o que acontece com { $choices }.
web-lesson-show = Fazer por mim
web-lesson-came = O que aconteceu com { $choice }
web-lesson-try = E se você tivesse escolhido outra coisa?
web-lesson-again = Recomeçar
web-lesson-next = Próxima lição
web-lesson-all-done = Hora de jogar
web-lesson-rule = Ler a regra

## Um passeio pela mesa, e o convite para ele

web-tour = Um passeio pela mesa
web-tour-text = Onde fica cada coisa e o que os sinais querem dizer.
# Um botão no menu de uma mesa.
web-tour-open = Conhecer a mesa
web-tour-stop = { $stop } de { $all }
web-tour-next = Próximo
web-tour-back = Anterior
web-tour-done = Entendi
web-tour-first-lesson = Para a primeira lição
web-tour-prompt = Esta linha sempre diz o que você tem que decidir, ou por quem a mesa espera.
    .title = O que fazer agora
web-tour-log = Tudo o que aconteceu, linha por linha. O ponto de interrogação de cada linha mostra a regra por trás dela. Em uma mesa com outras pessoas, a conversa também fica aqui.
    .title = O registro
web-first-time = É a sua primeira vez?
web-first-time-text = Dez minutos de lições e você sabe jogar { $game }.
web-first-time-later = Agora não


## Créditos

web-unofficial = Uma mesa não oficial
web-unofficial-text = Esta é uma versão feita por fãs, sem a participação das editoras. Os nomes de jogos, cartas e personagens pertencem a seus donos. Não usamos nem a arte nem os textos deles: desenhos, textos das cartas, regras e ambientação são nossos.
web-credits-fonts = Tipografia
# $author criou um tipo de letra.
web-credits-font = de { $author }, { $licence }
web-credits-icons = Emblemas
web-credits-icons-text = Os emblemas das cartas são obra de artistas de uma coleção livre para jogos de mesa. Depois de cada nome vêm os desenhos que usamos aqui.
web-credits-rest = Todo o resto
web-credits-rest-text = O lampião, a cidade, as molduras das cartas e a mesa foram desenhados para o Gaslamp.


## Quando algo dá errado

web-trouble = Algo deu errado
web-trouble-no-line = Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.
web-trouble-unknown = O servidor não conseguiu responder. Tente de novo daqui a pouco.
web-trouble-no-such-game = Não temos esse jogo aqui.
web-farewell = Você não pode ficar aqui
# Desistir de um lugar que o servidor já não conhece.
web-without-seat = Continuar sem o lugar
web-lost = A luz do lampião não chega até aqui
web-lost-text = Não há nenhuma página neste endereço. Talvez falte uma letra no link.
