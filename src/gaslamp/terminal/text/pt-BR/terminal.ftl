### O cliente de terminal e os outros comandos.

## Começo e fim

terminal-welcome = Você é { $name }. { $count ->
    [0] Não há mais ninguém à mesa.
    [one] Um bot está à mesa com você: { $bots }.
   *[other] { $count } bots estão à mesa com você: { $bots }.
} Semente { $seed }.
terminal-welcome-together = { $names } dividem este teclado. { $count ->
    [0] Não há mais ninguém à mesa.
    [one] Um bot está à mesa com vocês: { $bots }.
   *[other] { $count } bots estão à mesa com vocês: { $bots }.
} Semente { $seed }.
terminal-resumed = { $count ->
    [one] A partida continua de onde foi salva, depois de { $count } escolha.
   *[other] A partida continua de onde foi salva, depois de { $count } escolhas.
}
terminal-hint = Responda com o número ou a letra de uma opção, com um nome ou com o começo dele. Para todo o resto, digite ajuda.
terminal-bye = Boa noite.
terminal-unsaved = Sair sem salvar? Digite sair de novo para sair, ou salvar.
terminal-no-input = A entrada terminou, e a partida para por aqui. Ela pode ser jogada de novo com a semente { $seed }.
terminal-file-there = { $file } já existe. Digite salvar e outro nome.

## A mesa

terminal-final-boss-ahead = { $count ->
    [0] { $name } vem a seguir
    [one] { $name } depois de mais { $count } carta
   *[other] { $name } depois de mais { $count } cartas
}
terminal-echoes = { $count ->
    [0] nenhum Eco
    [one] { $count } Eco
   *[other] { $count } Ecos
}
terminal-no-monster = Não há Monstro em jogo.
terminal-dead = sem vida
terminal-none = nenhuma carta
terminal-track-space = { $type } { $space } (vale { $worth }, depois { $coming })
terminal-hunter-line = { $name }: HP { $health } de { $max }, coletados { $collected }, armazenados { $banked }, { $trophies }, cartas usadas: { $used }, cartas na mão: { $hand }.
terminal-mark = { $name } ({ $marks })

## Perguntas

terminal-your-choice = Sua escolha
terminal-choice-of = { $name }, sua escolha
terminal-question-to = { $name }: { $question }
terminal-aliases = h=help q=quit card=? carta=? ajuda=help porquê=why por_quê=why registro=log mesa=table mãos=hands mapa=map ficha=sheet regras=rules pular=skip desfazer=undo salvar=save sair=quit
terminal-watching = Você está fora da partida. Enter: próxima rodada, ou um comando
terminal-unknown = Nada aqui se chama "{ $word }". Digite uma opção ({ $first }-{ $last }), um nome ou o seu começo; ajuda mostra os comandos.
terminal-no-such-command = Não existe o comando "{ $word }"; ajuda mostra todos.
terminal-ambiguous = "{ $word }" serve para mais de um nome: { $names }.
terminal-refused = { $name }: { $reason }
terminal-you-choose = Você escolhe: { $choice }.
terminal-they-choose = { $name } escolhe: { $choice }.
terminal-skipping = Até a próxima rodada, você passa sempre que der para passar.
terminal-skips = Até a próxima rodada, { $name } passa sempre que der para passar.
terminal-help =
    número ou nome   escolher (basta o começo do nome)
    ?                todas as cartas à vista, com explicação
    ? nome           uma carta, um Monstro ou uma regra, com explicação
    porquê           a regra por trás do último acontecimento (why)
    porquê número    a regra por trás de uma linha do registro
    registro         o que aconteceu até agora, com números (log)
    registro número  as últimas linhas do registro
    mesa             mostrar a mesa de novo (table)
    { $own }
    regras palavra   procurar nas regras (rules)
    pular            passar sempre que der, até a próxima rodada (skip)
    desfazer         desfazer sua última escolha, se nada foi revelado desde então (undo)
    salvar nome      salvar a partida em um arquivo (save)
    ajuda            estes comandos (help)
    sair             sair (quit)
terminal-help-also = (também: { $words })
terminal-help-bloodborne = mãos             o que cada um ainda pode ter na mão (hands)

## Respostas aos comandos

terminal-why = { $title }: { $text }
terminal-no-rule = Este jogo não diz que regra foi essa.
terminal-why-cause = Isto vem desta carta: { $text }
terminal-nothing-happened = Nada aconteceu ainda.
terminal-no-such-line = Não há linha { $number } no registro.
terminal-no-such-card = Nenhuma carta e nenhum Monstro se chama "{ $word }".
terminal-saved = Partida salva em { $file }. Para continuar depois: { $command }
terminal-undone = Sua última escolha foi desfeita.
terminal-no-cards = { $game } se joga sem cartas.
terminal-nothing-found = Nada nas regras fala de "{ $word }".
terminal-no-rules = Este jogo não tem um guia de regras.
terminal-copies = { $count ->
    [one] { $count } cópia
   *[other] { $count } cópias
}

## O fim

terminal-over = O jogo acabou: { $reason }
terminal-winner = { $count ->
    [0] Ninguém vence.
    [one] { $names } vence.
   *[other] { $names } compartilham a vitória.
}
terminal-won-together = A partida está ganha.
terminal-lost-together = A partida está perdida.
terminal-after-the-end = Enter: sair. Ou: salvar nome, registro, porquê
terminal-sum = Ecos armazenados { $banked } + Parentes { $kin } + Humanoides { $humanoid } + Feras { $beast } = { $total }

## Simular, repetir, verificar

terminal-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} com { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}, semente { $seed }
terminal-games-bloodborne = { $count ->
    [one] { $count } partida com { $players } Caçadores, semente { $seed }
   *[other] { $count } partidas com { $players } Caçadores, semente { $seed }
}
terminal-games-eldritch = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} com { $players ->
    [one] { $players } investigador
   *[other] { $players } investigadores
}, semente { $seed }
terminal-bot = Bot
terminal-wins = Proporção de vitórias
terminal-line-up = Grupo
terminal-games-won = Partidas vencidas
terminal-won-by = Como se venceu
terminal-lost-by = Como se perdeu
terminal-fair-share = parcela justa
terminal-average-score = Pontuação média
terminal-figure-rounds = Rodadas por partida
terminal-figure-deaths = Mortes por partida
terminal-figure-defeats = Investigadores derrotados por partida
terminal-figure-mysteries = Mistérios resolvidos por partida
terminal-figure-doom = Perdição no fim
terminal-playing = Jogando
terminal-verified = { $file }: escolhas repetidas: { $count }; todas as posições conferem.
terminal-step = Escolha { $number } de { $count }: { $name } escolhe: { $choice }.
terminal-step-hint = Enter: próxima escolha. Um número: avançar esse tanto. q: sair
terminal-passed = passou
terminal-failed = FALHOU
terminal-passed-count = Cenários que passaram: { $passed } de { $count }.
terminal-no-scenarios = não há arquivos de cenário aqui
terminal-pack-good = { $file }: pacote válido, "{ $title }", cartas: { $count }, impressão digital { $digest }.
terminal-exported = { $file } foi gravado. Edite-o e depois: gaslamp pack check { $file }
terminal-wrong-bots = bots indicados: { $found }; lugares: { $expected }
terminal-bad-option = "{ $found }" não é uma opção; esperado: chave=valor
terminal-no-drawing = esperava-se uma classe chamada com pack, voice e screen, mas veio { $found }
terminal-drawing-lacks = ao desenho { $found } falta { $lacking }
terminal-bad-bot = esperava-se nome=módulo:Classe, mas veio "{ $found }"
terminal-need-game-or-load = indique um jogo para jogar, ou uma partida para continuar: --load ARQUIVO
terminal-not-one-keyboard = neste jogo cada um tem seus segredos, e por isso só uma pessoa cabe em um teclado; para jogar em várias: gaslamp serve
terminal-too-many-people = { $people } pessoas não cabem em uma mesa de { $players } a partir do lugar { $seat }
terminal-too-many-names = nomes indicados: { $found }; pessoas: { $expected }
terminal-bad-number = --{ $flag }: esperado um número inteiro a partir de { $least }; encontrado: { $found }
terminal-covered = { $count } efeitos aconteceram em { $games } partidas.
terminal-never-fired = { $name } nunca aconteceu.
terminal-never-idle = { $name }: a condição foi sempre cumprida.
terminal-unreachable = { $name } nunca pode acontecer: { $reason }.
