### O tutorial guiado, uma escolha de cada vez; cada texto aparece antes da escolha. Nas primeiras lições e nas decisões próprias
### joga-se com um só Caçador; nos exemplos do livro de regras, com os três.

## As primeiras lições: você joga com um só Caçador, e os outros escolhem por conta própria

bloodborne-lesson-first-blow = Você é Henryk, um de três Caçadores; os outros dois escolhem por conta própria. No centro está um Monstro. Os Ecos dele são o HP dele, e cada Eco que você pegar é um ponto seu.
    .title = O primeiro golpe
    .learn = Escolher uma carta, o dado do Monstro, pegar Ecos, e o que acontece quando um Monstro morre ou escapa
bloodborne-lesson-first-blow-1 = Cada um escolhe uma carta em segredo; depois, todas são reveladas juntas. O número de uma Arma é o dano que ela causa, e a cada ponto você pega um Eco. O Machado de Caçador causa 2, mais do que qualquer outra carta da sua mão. Jogue Machado de Caçador.
bloodborne-lesson-first-blow-2 = Os três machados pegaram os 6 Ecos. A Turba da Caçada morreu, e cada um ganhou um Troféu, porque os três causaram dano a ela. Agora chegou o Corvo Carniceiro, com 7 Ecos. Seu machado está na pilha de cartas usadas: o que você joga não fica mais na mão. Jogue Cutelo Serrilhado.
bloodborne-lesson-first-blow-end = Você pegou 1 Eco, mas o Corvo Carniceiro ainda tinha 4 e escapou: desta vez não há Troféu, mas o que você pegou é seu. Você tem 3 Ecos coletados, 7 de HP e um Troféu de Humanoide. Lembre-se: todos escolhem, o Monstro ataca, os Caçadores atacam, e o Monstro que ainda estiver vivo vai embora.

bloodborne-lesson-fast-or-strong = O Paciente Fera tem 4 Ecos. Nesta rodada, Eileen é a Primeira Jogadora: ela ataca primeiro, depois Ludwig, e você, Henryk, vem por último.
    .title = Rápido ou forte
    .learn = A ordem dos ataques, e a pistola que atira antes de todos
bloodborne-lesson-fast-or-strong-1 = Desta vez, quem decide é você. Dois Machados de Caçador pegariam os 4 Ecos antes da sua vez. O seu machado causa 2 de dano, mas só ataca no passo 5, na ordem. A Pistola de Caçador pega um único Eco, mas, se for a única em jogo, atira no passo 3, antes do Monstro e de todos os outros. Machado de Caçador ou Pistola de Caçador?
bloodborne-lesson-fast-or-strong-hunter-axe-end = Eileen e Ludwig tinham jogado seus machados, e não sobrou nada quando chegou a sua vez: nem Eco nem Troféu. Se um dos dois tivesse se contido, você teria pegado 2 Ecos. Bater forte e por último é uma aposta no que os outros deixam.
bloodborne-lesson-fast-or-strong-hunter-pistol-end = Você atirou antes de todos, e ninguém pôde tirar esse Eco de você. Eileen pegou 2, o machado de Ludwig só encontrou 1, e o Paciente Fera morreu. Um Eco na rodada da morte dele bastou para um Troféu de Fera. Se mais alguém tivesse jogado uma Pistola de Caçador, nenhuma das duas teria sido rápida.
bloodborne-lesson-fast-or-strong-end = Lembre-se: antes de escolher, veja qual é o seu lugar na ordem. Quem vem cedo pode contar com a força; quem vem tarde precisa de rapidez.

## Decisões suas

bloodborne-lesson-when-to-dream = Você é Henryk, com 5 Ecos coletados e 3 de HP. Os Ecos coletados se perdem quando você morre; os armazenados estão a salvo. O Jardim de Olhos ataca com o dado amarelo.
    .title = Mais um Eco?
    .learn = Quando ficar e quando armazenar seus Ecos
bloodborne-lesson-when-to-dream-1 = Quem decide é você. Em 38 de cada 100 ataques, o dado amarelo causa 3 de dano ou mais, e isso seria todo o seu HP. Machado de Caçador: mais 2 Ecos, se você sobreviver. Pistola de Caçador: 1 Eco antes do ataque, mas ainda é preciso sobreviver a ele. Sonho do Caçador: nenhum Eco, metade do dano, e seus 5 Ecos ficam armazenados.
bloodborne-lesson-when-to-dream-hunter-axe-2 = Saiu 3 no dado: você morreu antes de poder atacar e perdeu seus 5 Ecos. No passo 7, você volta como todo Caçador morto, com o HP cheio e um Aprimoramento. O Frasco de Sangue cura você antes do ataque do Monstro. Pegue Frasco de Sangue.
bloodborne-lesson-when-to-dream-hunter-axe-end = Nada foi armazenado e, com Rom como Chefão Final, uma segunda morte deixaria você fora do jogo. Mesmo assim, em 62 de cada 100 rodadas como esta, você agora estaria com 7 Ecos. Você arriscou 5 Ecos para ganhar 2.
bloodborne-lesson-when-to-dream-hunter-pistol-2 = Seu tiro pegou 1 Eco, mas depois saiu 3 no dado: você morreu e perdeu os 6 Ecos. Uma Arma rápida não protege você. No passo 7, você volta e pega um Aprimoramento. Pegue Frasco de Sangue.
bloodborne-lesson-when-to-dream-hunter-pistol-end = Com a pistola, o Eco era garantido, mas a sua vida não. Com mais HP, ou com menos a perder, ela teria sido uma boa carta.
bloodborne-lesson-when-to-dream-hunters-dream-2 = Saiu 3 no dado, e a metade é 1: você sobreviveu, e seus 5 Ecos foram armazenados. Todas as suas cartas voltaram para a mão, e você pode pegar um Aprimoramento. Pegue Martelo da Igreja.
bloodborne-lesson-when-to-dream-hunters-dream-end = Você não pegou nenhum Eco e, mesmo assim, foi quem mais ganhou: 5 Ecos a salvo, a mão cheia, o Martelo da Igreja e 8 de HP. Com um resultado baixo, você teria deixado de pegar 2 Ecos; é o preço da segurança.
bloodborne-lesson-when-to-dream-end = Lembre-se: compare o que você pode ganhar com o que pode perder. Quanto mais Ecos você carrega e quanto menos HP tem, mais cedo vale a pena sonhar.

bloodborne-lesson-odds = Três dados, três perigos. O verde tem as faces 0, 0, 1, 1+, 1+ e 2. O amarelo, 0, 1, 1, 1+, 2+ e 3. O vermelho, 0, 1+, 2, 2+, 3 e 4. O + quer dizer: some e role de novo. Em média, um ataque causa 1,25 de dano com o verde, 2 com o amarelo e 3 com o vermelho.
    .title = Do que os dados são capazes
    .learn = As faces dos três dados, e qual é a sua chance de sobreviver
bloodborne-lesson-odds-1 = Você é Henryk, com 3 de HP e 4 Ecos coletados, e o Corvo Carniceiro ataca com o dado verde. De cada 100 ataques, causam 3 de dano ou mais 13 com o verde, 38 com o amarelo e 61 com o vermelho. Quem decide é você: ficar e jogar Machado de Caçador, ou jogar Sonho do Caçador?
bloodborne-lesson-odds-hunter-axe-2 = Saiu 1+ no dado e depois 0: 1 de dano. Você pegou 2 Ecos e carrega 6. Mas agora chegou o Corvo Sangrento com o dado vermelho, e com 2 de HP você morreria em 81 de cada 100 ataques. Sonho do Caçador reduz o dano à metade, e só um 4 ou mais mataria você: 40 de cada 100. Jogue Sonho do Caçador.
bloodborne-lesson-odds-hunter-axe-3 = Saiu 3, e a metade é 1: você sobreviveu com 1 de HP, e 6 Ecos foram armazenados. Agora escolha algo para as próximas rodadas. Pegue Martelo da Igreja.
bloodborne-lesson-odds-hunter-axe-end = Você ficou onde o risco era pequeno, 13 em 100, e sonhou quando ele ficou grande: 6 Ecos armazenados. Mas encarou o dado vermelho com 2 de HP, e desta vez ele foi generoso.
bloodborne-lesson-odds-hunters-dream-2 = Saiu 1+ no dado e depois 0, e a metade de 1 é 0. Seus 4 Ecos foram armazenados, e suas cartas usadas voltaram. Venha quem vier, uma Arma pesada vai ser útil. Pegue Martelo da Igreja.
bloodborne-lesson-odds-hunters-dream-3 = O Corvo Sangrento chegou com o dado vermelho. Mas você tem 8 de HP, e o dado vermelho só causa 8 de dano ou mais em 2 de cada 100 ataques. Você pode atacar sem medo. Jogue Martelo da Igreja.
bloodborne-lesson-odds-hunters-dream-end = Saiu 3 no dado, e você pegou os 3 últimos Ecos: o Corvo Sangrento morreu, e você tem um Troféu de Humanoide, 4 Ecos armazenados e 3 coletados. Você abriu mão de 2 Ecos do Corvo Carniceiro e encarou o dado vermelho com o HP cheio.
bloodborne-lesson-odds-end = Lembre-se: um pouco mais de 1 com o verde, 2 com o amarelo, 3 com o vermelho. Essa é a média; com um +, pode ser muito mais.

bloodborne-lesson-which-upgrade = É o passo 7, e você é Henryk. Você jogou Sonho do Caçador: seus 3 Ecos foram armazenados, e suas cartas usadas voltaram. A Fera Clerical, um Chefão com o dado amarelo e 6 Ecos restantes, ainda estará aqui na próxima rodada. Escolha um Aprimoramento; você vai jogá-lo em seguida.
    .title = Qual Aprimoramento?
    .learn = Para que servem os Aprimoramentos fortes, os seguros e os rápidos
bloodborne-lesson-which-upgrade-1 = Quem decide é você. O Martelo da Igreja é a Arma mais forte de todas: 4 de dano. A Pistola de Repetição só causa 1, mas na rodada dela o ataque do Monstro não causa dano a você. O Rifle de Ludwig causa 2, sempre no passo 3, antes do Monstro e dos outros Caçadores. Qual você pega?
bloodborne-lesson-which-upgrade-kirkhammer-2 = O Martelo da Igreja está na sua mão, você voltou a 8 de HP e é o Primeiro Jogador. Jogue Martelo da Igreja.
bloodborne-lesson-which-upgrade-kirkhammer-end = O ataque custou 3 de HP a você. Depois, seu martelo pegou 4 Ecos, e o machado de Eileen, os 2 últimos: a Fera Clerical morreu, e cada um de vocês ganhou um Troféu de Fera e um de Humanoide. Ludwig chegou tarde demais. A força vale mais quando o Monstro está perto de morrer e você ataca cedo.
bloodborne-lesson-which-upgrade-repeating-pistol-2 = A Pistola de Repetição está na sua mão, e você voltou a 8 de HP. Na rodada em que você a joga, o ataque do Monstro não causa dano a você. Jogue Pistola de Repetição.
bloodborne-lesson-which-upgrade-repeating-pistol-end = O ataque custou 3 de HP a Ludwig e até 4 a Eileen, que tinha coletado mais Ecos; a você, nada. Você pegou 1 Eco, e o Chefão continua em jogo com 2. A segurança vale mais quando você carrega muitos Ecos ou tem pouco HP.
bloodborne-lesson-which-upgrade-ludwigs-rifle-2 = O Rifle de Ludwig está na sua mão, e você voltou a 8 de HP. O rifle atira no passo 3, seja quem for o Primeiro Jogador. Jogue Rifle de Ludwig.
bloodborne-lesson-which-upgrade-ludwigs-rifle-end = Você pegou 2 Ecos antes do ataque. Mas assim ficou com tantos Ecos coletados quanto Eileen, e a Fera Clerical causa 1 de dano a mais a quem tem mais: custou 4 de HP a cada um de vocês. O Chefão continua em jogo com 1 Eco. A rapidez vale mais quando você vem tarde na ordem ou quando restam poucos Ecos ao Monstro.
bloodborne-lesson-which-upgrade-end = Lembre-se: pegue o que falta na sua mão. Você bate fraco demais, tarde demais, ou morre cedo demais?

bloodborne-lesson-who-to-trust = O Cão Raivoso tem 5 Ecos e, se escapar, morde todo mundo: 2 de dano. Vocês podem conversar, mas nada do que se diz obriga ninguém. Eileen diz que vai usar o machado. Ludwig diz que vai fazer o mesmo.
    .title = Em quem você pode confiar?
    .learn = Quanto valem as promessas na mesa, e como interpretá-las
bloodborne-lesson-who-to-trust-1 = Você é Henryk, o Primeiro Jogador, com 6 de HP e 1 Eco coletado. Eileen tem 4 de HP e 4 Ecos coletados; Ludwig tem 8 de HP e nenhum Eco. Com os dois machados deles e o seu, ou com a sua pistola, o cão morreria. Quem decide é você: Machado de Caçador, Pistola de Caçador ou Sonho do Caçador?
bloodborne-lesson-who-to-trust-hunter-axe-end = Ludwig cumpriu a palavra; Eileen sonhou e armazenou seus 4 Ecos. O seu machado e o de Ludwig pegaram 4 Ecos, e o cão escapou com o último. O ataque e a mordida deixaram você com 3 de HP. Mas você tem 2 Ecos a mais, e Ludwig viu que você cumpre a palavra.
bloodborne-lesson-who-to-trust-hunter-pistol-end = Ludwig cumpriu a palavra; Eileen sonhou e armazenou seus 4 Ecos. Seu tiro pegou 1 Eco, o machado de Ludwig pegou 2, e o cão escapou com o resto. O ataque e a mordida deixaram você com 3 de HP. Mas você guardou o machado para uma rodada melhor.
bloodborne-lesson-who-to-trust-hunters-dream-2 = Ludwig cumpriu a palavra, mas Eileen sonhou, assim como você, e o cão escapou. Você só levou metade de cada ferida, e seu Eco foi armazenado. Como Primeiro Jogador, você escolhe o Aprimoramento antes de Eileen. Pegue Rifle de Ludwig.
bloodborne-lesson-who-to-trust-hunters-dream-end = Você tem 8 de HP, todas as suas cartas e um rifle, mas só 1 Eco. Ludwig atacou sozinho; da próxima vez, talvez ele não acredite em você.
bloodborne-lesson-who-to-trust-end = Eileen carregava 4 Ecos com 4 de HP, e quem tem muito a perder sonha, diga o que disser. Ludwig não tinha nada a perder. Lembre-se: não pergunte quem é sincero, pergunte o que cada um tem a ganhar.

## Uma rodada inteira

bloodborne-lesson-scourge-beast = Três Caçadores encaram um Monstro, e você joga com os três durante uma rodada inteira. O Monstro da Praga tem 3 Ecos, que são o HP dele: a cada ponto de dano, você pega um. Ecos e Troféus serão os seus pontos no fim do jogo.
    .title = Uma rodada inteira: o Monstro da Praga
    .learn = Transformar, e uma rodada inteira na ordem
bloodborne-lesson-scourge-beast-1 = Você é Henryk e está com o marcador de Primeiro Jogador. No passo 1, cada um escolhe uma carta em segredo; depois, todas são reveladas juntas. Seu Machado de Caçador está na pilha de cartas usadas, então você prefere ver antes o que os outros fazem: com Transformar, você saca uma Arma quando todas as cartas já estão à vista. Jogue Transformar.
bloodborne-lesson-scourge-beast-2 = Agora você é Eileen, com 5 de HP e 1 Eco coletado. Você não sabe o que Henryk escolheu. A Pistola de Caçador causa só 1 de dano, mas, se ninguém mais jogar a sua, ela atira no passo 3, antes do ataque do Monstro. Jogue Pistola de Caçador.
bloodborne-lesson-scourge-beast-3 = Agora você é Ludwig, e só falta a sua escolha. O Machado de Caçador causa 2 de dano, mas, como quase todas as Armas, só ataca no passo 5, depois do Monstro e dos Caçadores que vêm antes de você. Assim que você escolher, as três cartas serão reveladas. Jogue Machado de Caçador.
bloodborne-lesson-scourge-beast-4 = Passo 2: você é Henryk de novo e vê na mesa uma Pistola de Caçador e um Machado de Caçador. Se você também sacasse a sua pistola, nenhuma das duas seria rápida; melhor guardá-la. Em seguida vêm os Efeitos Imediatos, o dado do Monstro e os ataques dos Caçadores, a começar pelo seu. Revele Cutelo Serrilhado.
bloodborne-lesson-scourge-beast-end = Eileen atirou primeiro e pegou 1 Eco. No dado saiu 2+, e o + quer dizer: role de novo e some. Depois saiu 0, e a soma parou aí: todos levaram 2 de dano. Então, em ordem a partir do Primeiro Jogador, Henryk pegou 1 Eco, e o machado de Ludwig só encontrou mais um. Sem Ecos, o Monstro da Praga morreu, e, como os três causaram dano a ele nesta rodada, cada um ganhou um Troféu de Fera. Lembre-se da ordem: escolher, revelar, transformar, Efeitos Imediatos, o Monstro, os Caçadores.

## Um Monstro escapa

bloodborne-lesson-winter-lantern-escapes = A Lanterna de Inverno tem 6 Ecos e ataca com o dado amarelo. Um Monstro comum só fica uma rodada: se ainda tiver Ecos depois dos ataques dos Caçadores, ele escapa. E este tem uma habilidade para essa hora.
    .title = A Lanterna de Inverno escapa
    .learn = Monstros que fazem algo quando escapam
bloodborne-lesson-winter-lantern-escapes-1 = Você é Henryk, o Primeiro Jogador, e tem na mão as cinco Cartas Iniciais, iguais para todos. Três Machados de Caçador pegariam os 6 Ecos, mas não há como saber o que os outros vão escolher. Você bate com toda a força. Jogue Machado de Caçador.
bloodborne-lesson-winter-lantern-escapes-2 = Agora você é Eileen e guarda o machado para uma hora melhor. Para você, basta um Eco garantido: se a sua Pistola de Caçador for a única em jogo, ela atira antes de todos. Jogue Pistola de Caçador.
bloodborne-lesson-winter-lantern-escapes-3 = Agora você é Ludwig. Cada carta jogada vai para a sua pilha de cartas usadas e só volta com Sonho do Caçador. Por isso você deixa os golpes fortes para os outros e gasta a sua Arma mais fraca. Jogue Cutelo Serrilhado.
bloodborne-lesson-winter-lantern-escapes-4 = Saiu 0 no dado e ninguém levou dano, mas restam 2 Ecos: a Lanterna de Inverno escapa. Pela habilidade dela, cada Caçador move uma carta da mão para a pilha de cartas usadas, nunca Sonho do Caçador. Você é Henryk, e Transformar é a carta que menos vai fazer falta por enquanto. Escolha Transformar.
bloodborne-lesson-winter-lantern-escapes-5 = Agora você é Eileen. A pistola que você jogou vai de qualquer jeito para a pilha de cartas usadas, e você quer ficar com o machado e com Transformar. Sobra a sua Arma mais fraca. Escolha Cutelo Serrilhado.
bloodborne-lesson-winter-lantern-escapes-6 = Agora você é Ludwig e escolhe entre Machado de Caçador, Pistola de Caçador e Transformar. O machado é o que bate mais forte, e com Transformar você pode sacá-lo mais adiante. Sobrou para a pistola. Escolha Pistola de Caçador.
bloodborne-lesson-winter-lantern-escapes-end = Os Caçadores causaram 4 de dano: Eileen 1, Henryk 2, Ludwig 1. Esses Ecos são deles, mas a Lanterna de Inverno sumiu com os outros 2, e ninguém ganhou um Troféu de Parente. Além disso, cada Caçador ficou com uma carta a menos na mão. Lembre-se: só há Troféus quando o Monstro morre, e deixá-lo escapar pode custar caro.

## Troféus

bloodborne-lesson-executioner-trophy = O Executor tem 4 Ecos, exatamente o que dois Machados de Caçador conseguem pegar. Ele é um Humanoide, e quem ajudar a matá-lo ganha um Troféu de Humanoide. Cada Troféu faz você subir um espaço na Trilha desse Tipo, e no fim conta o número do espaço em que você está.
    .title = Um Troféu do Executor
    .learn = Os Troféus, suas Trilhas e quem os ganha
bloodborne-lesson-executioner-trophy-1 = Você é Henryk, o Primeiro Jogador, por isso ataca antes dos outros no passo 5. O primeiro espaço da Trilha de Humanoides vale 3 pontos. Basta mais um machado em jogo para o Executor morrer. Jogue Machado de Caçador.
bloodborne-lesson-executioner-trophy-2 = Agora você é Eileen, à esquerda de Henryk, e ataca logo depois dele. Para o Troféu, não importa quem dá o golpe final: basta você pegar pelo menos 1 Eco. Jogue Machado de Caçador.
bloodborne-lesson-executioner-trophy-3 = Agora você é Ludwig, o último da ordem. Se os outros dois baterem forte, não vai sobrar nada para você; melhor usar a rodada de outro jeito. Sonho do Caçador reduz à metade o dano que você levar nesta rodada e, no passo 7, dá um Aprimoramento. Jogue Sonho do Caçador.
bloodborne-lesson-executioner-trophy-4 = O Executor morreu, o passo 7 chegou e você continua sendo Ludwig. Sonho do Caçador voltou para a sua mão, e você pode pegar um dos Aprimoramentos Disponíveis. O Martelo da Igreja causa 4 de dano, o dobro do seu machado. Pegue Martelo da Igreja.
bloodborne-lesson-executioner-trophy-end = Henryk e Eileen pegaram 2 Ecos cada um na rodada em que o Executor morreu; por isso os dois estão no primeiro espaço da Trilha de Humanoides: 3 pontos. Ludwig não lutou e não ganhou Troféu, mas, no caso dele, o dano do ataque caiu de 1 para 0, e ele tem uma carta a mais. Lembre-se: todos os que causam dano ao Monstro na rodada em que ele morre ganham o Troféu.

## O Sonho do Caçador

bloodborne-lesson-eileens-dream = Eileen está com 3 de HP e carrega 2 Ecos coletados. Se ela morrer, eles se perdem. O Corvo Sangrento de Cainhurst ataca com o dado vermelho, o mais perigoso dos três: é hora de sonhar.
    .title = O sonho de Eileen
    .learn = Sonho do Caçador: armazenar Ecos, recuperar as cartas, ganhar um Aprimoramento e descansar
bloodborne-lesson-eileens-dream-1 = Você é Henryk. Duas das suas cartas estão na pilha de cartas usadas, e restam três na mão. Com 6 de HP, você deve aguentar mais um ataque, então pega o que puder. Jogue Cutelo Serrilhado.
bloodborne-lesson-eileens-dream-2 = Agora você é Eileen e está com o marcador de Primeiro Jogador. Um 3 ou um 4 no dado vermelho mataria você antes do seu ataque. Sonho do Caçador reduz à metade todo dano desta rodada, arredondado para baixo. Jogue Sonho do Caçador.
bloodborne-lesson-eileens-dream-3 = Agora você é Ludwig, também com 6 de HP, e o seu machado já foi usado. Dificilmente o Corvo Sangrento vai morrer, mas cada Eco que você pegar dele é seu. Jogue Cutelo Serrilhado.
bloodborne-lesson-eileens-dream-4 = Você é Eileen e está viva: saiu 3 no dado, a metade disso, arredondada para baixo, é 1, e restam 2 de HP. O passo 7 começou: seus 2 Ecos foram armazenados, fora do alcance da morte, e todas as cartas usadas voltaram para a sua mão. Agora vem um Aprimoramento: na rodada em que você jogar Pistola de Repetição, o ataque do Monstro não causará dano a você. Pegue Pistola de Repetição.
bloodborne-lesson-eileens-dream-5 = Você ainda é Eileen, e esta é a sua oitava carta. Ninguém pode ter mais de sete, somando a mão e a pilha de cartas usadas, então uma tem que sair do jogo para sempre: qualquer uma, menos Sonho do Caçador. O Cutelo Serrilhado causa 1 de dano e não faz mais nada. Escolha Cutelo Serrilhado.
bloodborne-lesson-eileens-dream-end = Eileen armazenou 2 Ecos, está com sete cartas na mão e voltou a 8 de HP. Henryk e Ludwig pegaram 1 Eco e levaram 3 de dano cada um, e o Corvo Sangrento escapou com 4 Ecos. O lugar vago nos Aprimoramentos só foi preenchido no fim do passo 7. Lembre-se do que você faz com Sonho do Caçador: armazena os Ecos, recupera as cartas, ganha um Aprimoramento e descansa. Sonhe enquanto ainda tiver o que salvar.

## Chefões

bloodborne-lesson-father-gascoigne-survives = O Padre Gascoigne é um Chefão: tem 8 Ecos, o dado vermelho e dois Tipos, Humanoide e Fera. Um Chefão não escapa. E a habilidade deste dói: toda Arma que causar dano a ele é removida do jogo no fim da rodada.
    .title = O Padre Gascoigne sobrevive
    .learn = Os Chefões, que ficam até morrer
bloodborne-lesson-father-gascoigne-survives-1 = Você é Henryk, o Primeiro Jogador. Seja qual for a Arma que você usar contra o Padre Gascoigne, ela se perde para sempre. Se é para perder, que seja pelo maior número possível de Ecos. Jogue Machado de Caçador.
bloodborne-lesson-father-gascoigne-survives-2 = Agora você é Eileen. Os Ecos que um Chefão perde nunca voltam; por isso cada golpe deixa o fim dele mais perto, mesmo que ele sobreviva a esta rodada. Por 2 Ecos, vale a pena abrir mão do machado. Jogue Machado de Caçador.
bloodborne-lesson-father-gascoigne-survives-3 = Agora você é Ludwig, o último da ordem. Com 8 Ecos no Chefão, vai sobrar o bastante para você, não importa o que os outros tenham jogado. Jogue Machado de Caçador.
bloodborne-lesson-father-gascoigne-survives-end = Saiu 1+ no dado e depois 0; todos levaram 1 de dano. Os três machados pegaram 6 Ecos, 2 cada um, e os três estão fora do jogo. O Padre Gascoigne continua em jogo com 2 Ecos: ainda não há Troféus nem vem outro Monstro. Lembre-se: contra um Chefão, a luta segue rodada após rodada, até ele morrer.

bloodborne-lesson-father-gascoigne-dies = É a rodada seguinte. O Padre Gascoigne ainda tem 2 Ecos, os machados se foram, e o marcador de Primeiro Jogador passou para Eileen. Cada Caçador tem 7 de HP e 2 Ecos coletados.
    .title = O Padre Gascoigne morre
    .learn = Os Troféus de um Chefão, e qual dano conta
bloodborne-lesson-father-gascoigne-dies-1 = Você é Henryk e, nesta rodada, vem por último: a ordem começa por Eileen. É provável que não sobre nada para você, então é melhor pôr seus 2 Ecos a salvo. Jogue Sonho do Caçador.
bloodborne-lesson-father-gascoigne-dies-2 = Agora você é Eileen. Um Chefão dá um Troféu para cada um dos seus Tipos, então hoje 1 Eco pode render dois Troféus. Se a sua Pistola de Caçador for a única em jogo, ela pega esse Eco no passo 3, antes de todos, e dois Troféus bem valem uma pistola. Jogue Pistola de Caçador.
bloodborne-lesson-father-gascoigne-dies-3 = Agora você é Ludwig, o segundo da ordem. Para os Troféus, basta 1 Eco; serve a Arma que vai fazer menos falta. Jogue Cutelo Serrilhado.
bloodborne-lesson-father-gascoigne-dies-4 = O Padre Gascoigne morreu, e você é Henryk no passo 7. O ataque custou 1 de HP em vez de 2, seus Ecos foram armazenados e Sonho do Caçador voltou para a sua mão. Sem o machado, você procura algo que bata forte. Pegue Martelo da Igreja.
bloodborne-lesson-father-gascoigne-dies-end = A pistola de Eileen pegou 1 Eco, e o cutelo de Ludwig, o último. Os dois subiram na Trilha de Humanoides e na de Feras, 3 pontos e 1 ponto, e os dois perderam a Arma. Henryk também tinha ferido o Chefão, mas uma rodada antes: não ganhou Troféu. Lembre-se: para os Troféus, só conta o dano da rodada em que o Monstro morre.

## A morte

bloodborne-lesson-ludwigs-death = Ludwig tem 3 de HP, 4 Ecos coletados e 6 armazenados. O Padre Gascoigne, com todos os seus 8 Ecos, ataca com o dado vermelho. Você vai ver o que um Caçador perde ao morrer e o que continua com ele.
    .title = A morte de Ludwig
    .learn = O que você perde ao morrer, e o que fica
bloodborne-lesson-ludwigs-death-1 = Você é Henryk, o Primeiro Jogador, com o HP no máximo. O Padre Gascoigne tira do jogo toda Arma que causar dano a ele, mas 2 Ecos são um bom preço pelo seu machado. Jogue Machado de Caçador.
bloodborne-lesson-ludwigs-death-2 = Agora você é Eileen, também com o HP no máximo. Você quer a sua parte dos Ecos, mas não à custa do machado. Jogue Cutelo Serrilhado.
bloodborne-lesson-ludwigs-death-3 = Agora você é Ludwig e, com Sonho do Caçador, armazenaria seus 4 Ecos. Mas a tentação de pegar mais um é grande. Com 3 de HP, você aposta em um número baixo, porque o Monstro ataca antes do seu cutelo. Jogue Cutelo Serrilhado.
bloodborne-lesson-ludwigs-death-4 = Você ainda é Ludwig, mas saiu 4 no dado: você morreu antes de poder atacar e perdeu seus 4 Ecos coletados. No passo 7 os mortos voltam, e eles também ganham um Aprimoramento e descansam. O Frasco de Sangue recupera todo o seu HP no passo 3, antes do ataque do Monstro. Pegue Frasco de Sangue.
bloodborne-lesson-ludwigs-death-end = Ludwig voltou com 8 de HP, uma carta nova e seus 6 Ecos armazenados. Machado de Caçador e Cutelo Serrilhado estão na pilha de cartas usadas, porque ele não tinha jogado Sonho do Caçador. Henryk e Eileen perderam 4 de HP cada um; ele pegou 2 Ecos e ela, 1, e o Chefão ficou com 5. Lembre-se: o que não está armazenado não está seguro. E, com Rom como Chefão Final, uma segunda morte deixaria Ludwig fora do jogo.

## O Chefão Final

bloodborne-lesson-gehrman-two-more-echoes = O Chefão Final fica à vista desde o começo, e sua habilidade vale durante todo o jogo. Aqui ele é Gehrman, o Primeiro Caçador: todos os outros Monstros e Chefões começam com 2 Ecos a mais. Por isso este Executor tem 6 em vez de 4.
    .title = Dois Ecos a mais para todos
    .learn = O Chefão Final, cuja habilidade vale o jogo inteiro
bloodborne-lesson-gehrman-two-more-echoes-1 = Você é Henryk, o Primeiro Jogador. Para pegar 6 Ecos em uma só rodada, é preciso usar os três machados. Dá para combinar em voz alta, mas ninguém é obrigado a cumprir a palavra. Jogue Machado de Caçador.
bloodborne-lesson-gehrman-two-more-echoes-2 = Agora você é Eileen. Com mais Ecos, há mais para pegar, mas também fica mais fácil o Monstro escapar. Se um só pular fora, não haverá Troféu. Jogue Machado de Caçador.
bloodborne-lesson-gehrman-two-more-echoes-3 = Agora você é Ludwig, o último da ordem. Se os outros cumpriram a palavra, vão restar exatamente 2 Ecos para você. Jogue Machado de Caçador.
bloodborne-lesson-gehrman-two-more-echoes-end = Saiu 0 no dado, e os três machados pegaram todos os 6 Ecos: 2 Ecos e um Troféu de Humanoide para cada um. O próximo é o Padre Gascoigne, com 10 Ecos em vez de 8. Lembre-se: leia a carta do Chefão Final antes da primeira rodada, porque a habilidade dele muda todas as lutas.

bloodborne-lesson-final-boss-trophies = O Baralho da Masmorra se esgotou, e o próprio Gehrman chegou. Ele ainda tem 2 Ecos. Quando ele morrer, o jogo acaba na hora, e cada Caçador que causou dano a ele nessa rodada ganha um Troféu de cada Tipo.
    .title = Três Troféus do Chefão Final
    .learn = Como o jogo termina
bloodborne-lesson-final-boss-trophies-1 = Você é Henryk, o Primeiro Jogador, ainda sem nenhum ponto. O seu machado causa exatamente 2 de dano, e no passo 5 você ataca primeiro. Se ninguém atirar antes, os dois Ecos são seus. Jogue Machado de Caçador.
bloodborne-lesson-final-boss-trophies-2 = Agora você é Eileen, com 3 Ecos coletados. Você acha que Gehrman vai sobreviver a esta rodada e quer armazená-los. Jogue Sonho do Caçador.
bloodborne-lesson-final-boss-trophies-3 = Agora você é Ludwig, com 1 Eco armazenado, e vem por último. Você torce para os outros deixarem alguma coisa. Jogue Machado de Caçador.
bloodborne-lesson-final-boss-trophies-end = Henryk pegou os 2 últimos Ecos, e o machado de Ludwig chegou tarde demais: sem dano, sem Troféus. Os três Troféus de Henryk valem 1 de Parente, 3 de Humanoide e 1 de Fera; com os 2 Ecos, são 7 pontos. Para Eileen, o Sonho não rendeu mais nada, porque não há passo 7 depois da morte do Chefão Final. Mas, no fim, todos armazenam o que ainda têm: ela fica com 3 pontos, e Ludwig, com 1. Lembre-se: contra o Chefão Final, quem decide é a ordem.

## O fim do jogo

bloodborne-lesson-blood-score-of-21 = Gehrman ainda tem 3 Ecos, e esta pode ser a última rodada. Henryk tem 9 Ecos armazenados; Ludwig, 12; Eileen, 10 e mais 2 coletados. Quem decide é a Pontuação de Ecos de Sangue: os Ecos armazenados mais os números alcançados nas três Trilhas de Troféus.
    .title = Uma pontuação de 21
    .learn = Como se conta a Pontuação de Ecos de Sangue
bloodborne-lesson-blood-score-of-21-1 = Você é Henryk, o Primeiro Jogador. Você está no primeiro espaço da Trilha de Parentes e da de Humanoides: com 9 Ecos, são 13 pontos. A Espada Sagrada de Ludwig causa 3 de dano, exatamente o que falta. Jogue Espada Sagrada de Ludwig.
bloodborne-lesson-blood-score-of-21-2 = Agora você é Eileen, com 12 Ecos ao todo e nenhum Troféu. Três Troféus de uma vez viriam muito a calhar, e você torce para Henryk deixar algum Eco. Jogue Machado de Caçador.
bloodborne-lesson-blood-score-of-21-3 = Agora você é Ludwig. Com 12 Ecos e um Troféu de Humanoide, você tem 15 pontos e está na frente, mas ataca por último. Você conta com mais uma rodada e se prepara para ela. Jogue Sonho do Caçador.
bloodborne-lesson-blood-score-of-21-end = Henryk pegou os 3 últimos Ecos e subiu nas três Trilhas. Ele tem 12 Ecos armazenados, 3 de Parente, 5 de Humanoide e 1 de Fera: uma pontuação de 21. Ludwig tem 12 + 3 = 15; Eileen tem 10 + 2 = 12, porque o machado dela não encontrou mais nada. Lembre-se: em cada Trilha só conta o número do seu espaço, que cresce a cada avanço. Quem está na frente em Ecos ainda pode perder para quem tem mais Troféus.
