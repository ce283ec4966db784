### O que o servidor responde quando algo não é possível. Cada resposta é uma frase para quem joga.

## Jogos, por seus ids

server-game-bloodborne = Bloodborne: Card Game
    .text = De três a cinco caçadores contra os mesmos monstros, e uns contra os outros. Meia hora de blefe e cobiça.
server-game-eldritch = Eldritch Horror
    .text = Até oito investigadores viajam juntos pelo mundo para que um Ancião não desperte. Com amigos, com bots ou sozinho.

## Encontrar uma mesa

server-no-such-table = Essa mesa não existe. Talvez o link tenha chegado incompleto; peça de novo.
server-no-such-match = Não existe nenhuma partida concluída neste endereço.
server-no-such-lesson = Essa lição não existe.
server-no-such-page = Não há nada neste endereço.
server-no-such-pack = Este servidor não tem o pacote { $found }.
server-file-other-pack = Esta partida foi jogada com as cartas "{ $title }", que este servidor não tem.
server-file-from-position = Esta partida não começou do início, mas de uma posição preparada. O gaslamp replay consegue mostrá-la; esta página, não.
server-no-spectators = Esta mesa joga sem plateia, e todos os lugares estão ocupados.
server-old-secret = O lugar que você tinha nesta mesa já não é seu. Você ainda pode assistir ou ocupar um lugar livre.
server-you-left = Você saiu da mesa.

## Sentar-se

server-not-seated = Só quem tem lugar à mesa pode fazer isso.
server-already-seated = Você já tem um lugar nesta mesa.
server-seat-taken = Este lugar já está ocupado.
server-name-taken = Alguém à mesa já se chama { $name }.
server-empty-seats = Ainda há lugares vazios. Espere por alguém ou coloque bots.
server-only-while-seating = A partida já começou, e isso não pode mais ser mudado.
server-only-while-playing = Não há nenhuma partida em andamento nesta mesa.
server-only-while-over = A partida ainda não acabou.
server-not-gone = { $name } se ausentou há pouco tempo; espere mais um pouco.

## Quem conduz a mesa

server-only-host = Só quem conduz a mesa pode fazer isso. Aqui é { $name }.
server-nobody-else-there = Não há outra pessoa ali a quem isso possa se referir.
server-kicked = { $name }, que conduz esta mesa, tirou você do seu lugar.
server-banned = Quem conduz esta mesa tirou você dela para sempre.
server-name-first = Escreva seu nome antes de falar, para que saibam quem é você.

## Escolher

server-stale = Essa escolha chegou tarde: a partida já seguiu em frente.
server-too-late = Alguém chegou antes. Olhe de novo e escolha.
server-not-yet = Essa escolha é para um momento que ainda não chegou.
server-same-choice = Você já escolheu isso.
server-bot-plays = No momento, um bot joga neste lugar.
server-just-change = Ninguém viu a sua escolha ainda: basta escolher de novo.
server-no-undo = Ninguém está pedindo para desfazer nada.
server-too-many-undos = Nesta partida já se desfez o bastante.
server-too-many-changes = Você já mudou de ideia vezes demais nesta pergunta.
server-undo-open = Alguém já está propondo desfazer algo.
server-nothing-to-continue = Uma partida pode continuar a partir de qualquer momento de 0 a { $last }, mas não do { $found }.
server-say-something = Diga algo, com as suas palavras ou com uma frase pronta.
server-unknown-phrase = Não existe a frase pronta "{ $found }".

## A conexão

server-bad-message = Isto não foi entendido: { $problem }
server-hello-first = A primeira mensagem deve ser hello.
server-hello-once = A mensagem hello já foi enviada.
server-other-protocol = Este cliente fala a versão { $found }; o servidor, a { $expected }. Recarregue a página.
server-other-origin = Este pedido vem de outro site.
server-too-fast = Foi muita coisa de uma vez. Espere um momento e tente de novo.
server-too-many-connections = Este servidor aceita no máximo { $limit } conexões do mesmo endereço.
server-our-fault = Algo deu errado do nosso lado. Nada mudou; tente de novo.
server-closing = O servidor está sendo desligado. A sua mesa estará no lugar quando ele voltar.

## Iniciar o servidor

server-database-unusable = não é possível usar o banco de dados: { $reason }
server-other-schema = o banco de dados tem o formato { $found }, e esta versão do Gaslamp usa o { $expected }
server-port-unusable = não é possível usar a porta { $port }, escolha outra: { $reason }
server-no-such-host = { $host } não é um endereço desta máquina
server-no-such-port = { $port } não é uma porta válida; use de 0 a 65535
server-no-client = o cliente de navegador ainda não foi compilado; use script/play para isso
server-at = A mesa está em { $url }. Para encerrar: Ctrl+C.

## Entrar pela linha de comando

server-not-a-table-link = { $found } não é o link de uma mesa; esperado algo como http://host:8420/table/ID
server-not-reached = não foi possível chegar a { $url }: { $reason }
server-no-free-seat = Não há nenhum lugar livre nesta mesa.
server-line-broken = A conexão com a mesa caiu.
server-joined-seated = { $name } está à mesa e espera que alguém comece a partida.
server-joined-ended = A partida acabou. Pontuação: { $scores }.
