### O que se pode dizer em qualquer mesa: frases prontas em torno da partida, e o que acontece com as pessoas.

core-talk-hello = Boa noite.
core-talk-ready = Por mim, podemos começar.
core-talk-one-moment = Um momento, por favor.
core-talk-wait-for-somebody = Vamos esperar mais alguém.
core-talk-new-here = É minha primeira vez.
core-talk-good-luck = Boa sorte.
core-talk-well-played = Bem jogado.
core-talk-again = Vamos jogar outra?
core-talk-goodbye = Até a próxima.

## O que acontece com as pessoas da mesa, como uma linha da conversa. $name é uma pessoa.

core-note-left = { $name } saiu da mesa. Um bot continua no lugar.
core-note-kicked = Quem conduz a mesa tirou { $name }. Um bot continua no lugar.
core-note-stand-in = { $name } se ausentou. Um bot joga no lugar.
core-note-back = { $name } voltou.
# $text é quem tinha o lugar antes.
core-note-sat = { $name } ocupa o lugar de { $text }.
core-note-host = { $name } agora conduz a mesa.
