### As lições, uma escolha depois da outra; cada texto aparece antes da escolha. Os jogadores têm o nome dos seus investigadores.

## Ações

eldritch-lesson-to-arkham = Você é Silas Marsh, o marinheiro, e está em São Francisco. Lily Chen está em Xangai e age por conta própria. Em algum lugar dorme Azathoth, e vocês precisam resolver três Mistérios antes que ele desperte. A rodada tem três fases: na Fase de Ação cada um faz duas coisas, na Fase de Encontros cada um se depara com alguma coisa, e na Fase de Mitos o mundo revida.
    .title = De trem para Arkham
    .learn = As duas ações, rotas e bilhetes, e como se recuperar
eldritch-lesson-to-arkham-1 = É a Fase de Ação e a vez é sua. Você tem duas ações, que precisam ser diferentes. Em Arkham há um Portal aberto, e é para lá que você quer ir. Escolha Viajar.
eldritch-lesson-to-arkham-2 = Ao viajar, você anda um espaço por qualquer rota: de trem, de navio ou por uma trilha inexplorada. São Francisco tem cinco espaços vizinhos. O trem para Arkham passa pelo espaço 5. Escolha o espaço 5.
eldritch-lesson-to-arkham-3 = A ação só dá para um espaço, mas você tem um bilhete de trem. Cada bilhete leva você um espaço adiante, por uma rota do seu tipo: no mar, um de trem não serve para nada. Escolha Arkham.
eldritch-lesson-to-arkham-4 = Você está em Arkham, gastou o bilhete e ainda tem uma ação: outra, porque cada uma só pode ser feita uma vez por rodada. Você tem 6 de 8 de Vida e toda a sua Sanidade. Escolha Descansar.
eldritch-lesson-to-arkham-end = Descansar devolve 1 de Vida e 1 de Sanidade; a sua Sanidade já estava no máximo, então só a Vida subiu. Agora é a vez de Lily. Lembre: duas ações diferentes, um espaço de graça e cada um dos seguintes por um bilhete. Os bilhetes se conseguem nas cidades, com Preparar-se para Viajar.

eldritch-lesson-the-tome = Você é Lily Chen e está em Xangai, bem desgastada: 4 de 6 de Vida e 4 de 6 de Sanidade. Entre os seus bens está o Tomo Arcano. Muitas cartas fazem alguma coisa quando você faz outra, e esta faz quando você descansa.
    .title = Um descanso com o Tomo Arcano
    .learn = Testes, dados e sucessos, e um bônus que não conta
eldritch-lesson-the-tome-1 = Nada ameaça você: com um Monstro no seu espaço, não daria para descansar. Escolha Descansar.
eldritch-lesson-the-tome-2 = Você se recuperou, e o Tomo pergunta se quer ler. Seria um teste de Conhecimento. O seu é 2, então você rola dois dados; cada 5 e cada 6 é um sucesso, e um basta: 56 em 100. O +2 em Conhecimento da carta não ajuda aqui, porque vale para os efeitos de Feitiços. Você abre o livro?
eldritch-lesson-the-tome-accept-end = Um 1 e um 3: nenhum sucesso, nenhum Feitiço. Não custou nada, e no próximo descanso você pode tentar de novo.
eldritch-lesson-the-tome-pass-end = Você deixou o livro fechado. Nenhum dado foi rolado e nada se perdeu, mas também não havia nada a ganhar: em 56 de 100 casos o Feitiço teria sido seu.
eldritch-lesson-the-tome-end = Lembre: em um teste se rolam tantos dados quanto a habilidade, com tudo o que conta naquele momento. Um 5 ou um 6 é um sucesso. O que você pode fazer mas não precisa não custa nada, a não ser que a carta diga.

eldritch-lesson-the-shop = Você é Silas e está em Sydney, uma cidade sem Monstros. Na reserva há quatro cartas: os Recursos que se podem conseguir agora. Cada uma mostra o seu preço. Neste jogo não há dinheiro: paga-se com sucessos.
    .title = Dois sucessos em Sydney
    .learn = Adquirir Recursos, a reserva e os dois sucessos do banco
eldritch-lesson-the-shop-1 = Adquirir Recursos é uma ação que só se faz em cidades. Você faz um teste de Influência, com três dados no seu caso, e pega cartas que no total não custem mais do que os seus sucessos. Escolha Adquirir Recursos.
eldritch-lesson-the-shop-2 = Um 5, um 6 e um 1: dois sucessos. Você decide. O Machado custa 2 e deixa você mais forte em Combate. O Tomo Arcano custa 3; com um empréstimo bancário você teria mais dois sucessos, e uma Dívida. Machado ou empréstimo bancário?
eldritch-lesson-the-shop-axe-3 = O Machado é seu e os sucessos acabaram. O banco ainda emprestaria dois, mas você não deve nada a ninguém, e isso também vale alguma coisa. Escolha Já chega.
eldritch-lesson-the-shop-axe-end = Você tem um Machado e nenhuma dívida. O Uísque ocupou o lugar vazio na reserva. O que ninguém leva fica ali para os outros.
eldritch-lesson-the-shop-loan-3 = Agora você tem quatro sucessos e uma Dívida. Ninguém sabe o que há no verso; ela será virada em um Acerto de Contas. O Tomo leva três dos quatro. Escolha Tomo Arcano.
eldritch-lesson-the-shop-loan-4 = Sobra um sucesso, e sucessos não se guardam. As Ataduras evitam uma vez a perda de 2 de Vida. Escolha Ataduras.
eldritch-lesson-the-shop-loan-end = Duas cartas em vez de uma, e uma Dívida que um dia vai vencer. Até lá você pode tentar quitá-la: uma ação e um teste de Influência. Não espere demais.
eldritch-lesson-the-shop-end = Lembre: as cartas da reserva se pagam com sucessos, várias de uma vez se eles bastarem. Quem não leva nada pode descartar uma, para que venham outras.

## Encontros

eldritch-lesson-which-deck = Você é Silas e está em Arkham, com 6 de 8 de Vida e 2 de 4 de Sanidade. É a Fase de Encontros: cada um resolve um encontro no próprio espaço. Aqui não há Monstros, nem Pista, nem Portal; só a cidade.
    .title = Qual baralho em Arkham?
    .learn = Com o que se pode deparar em um espaço, e qual parte da carta conta
eldritch-lesson-which-deck-1 = Nas nove cidades com nome você pode escolher entre dois baralhos. O da América tem uma parte só para Arkham, e ali se encontram Feitiços. O baralho Geral tem partes para Cidade, Terras Selvagens e Mar, e pode sair de tudo. Ninguém conhece as cartas de antemão. De qual você compra?
eldritch-lesson-which-deck-america-end = A parte de Arkham: um teste de Observação por um Encantamento, e falhar custa 1 de Vida. Um 1, um 2 e um 4 não eram nenhum sucesso. Em São Francisco a mesma carta teria oferecido algo bem diferente.
eldritch-lesson-which-deck-general-end = A parte das cidades: você recuperou 2 de Sanidade e depois falhou no teste de Observação, então a sua Rede de Pesca se foi. Nas Terras Selvagens a mesma carta teria testado o seu Conhecimento.
eldritch-lesson-which-deck-end = Lembre: você só lê a parte do seu espaço. Cada cidade é conhecida por alguma coisa: Arkham pelos Feitiços, outras por Aprimoramentos, Recursos ou Artefatos. Olhe um espaço para saber para que ele serve.

eldritch-lesson-first-clue = Você é Lily e está em Xangai, onde há uma Pista. O Mistério é Pesquisa Oculta: para resolvê-lo, é preciso haver na carta uma Pista para cada jogador. Vocês são dois, e uma já está lá.
    .title = Uma Pista para o Mistério
    .learn = Pesquisar, e como se resolve um Mistério
eldritch-lesson-first-clue-1 = Onde há uma Pista você pode pesquisá-la em vez de resolver os outros encontros. A carta depende do Ancião, e muitas vezes pede um teste de Observação. A sua é 2. Escolha pesquisar a Pista deste espaço.
eldritch-lesson-first-clue-2 = A carta tirou um dos seus dois dados, mas o outro foi um 5: você tem esta Pista e mais uma. Mais tarde as Pistas podem ser gastas nos dados. Mas o Mistério diz que uma Pista obtida em pesquisa pode ser colocada nele, agora e não depois. Gaste a Pista.
eldritch-lesson-first-clue-end = No mar, Silas não encontrou nada. Depois veio a Fase de Mitos, e o Mistério só é conferido quando ela acaba: Pesquisa Oculta está resolvido, e O Nome Verdadeiro tomou o seu lugar. Ele pede outra coisa, com um marcador Tétrico no tabuleiro. Lembre: leia sempre o que o Mistério pede. Com três, vocês venceram.

eldritch-lesson-at-the-gate = Você é Silas e está em Arkham, diante do Portal aberto, com 1 Pista e todos os seus 4 de Sanidade. Enquanto um Portal está aberto, saem Monstros dele, e ele pode aproximar a Perdição. Fecha-se pelo outro lado.
    .title = Dois dados e uma Pista no Portal
    .learn = Outros Mundos, cartas de três partes, e para que serve uma Pista
eldritch-lesson-at-the-gate-1 = Há também a cidade e o baralho Geral. Mas nenhum outro encontro fecha um Portal. Atravesse o Portal.
eldritch-lesson-at-the-gate-2 = O Grande Salão de Celeno: Observação menos 1, ou seja, dois dados em vez de três, e os dois falharam. Você tinha 56 chances em 100. Agora você decide. Com a Pista você pode rolar um dado de novo: 33 em 100. Ou deixa os dados como estão, falha e usa a Pista mais abaixo, onde falhar custa 3 de Sanidade ou 1 Pista.
eldritch-lesson-at-the-gate-clue-end = O novo dado foi um 5: você passou, e o Portal de Arkham está fechado. A parte do meio da carta seguia com um teste de Conhecimento, um dado só, e custou 2 de Sanidade. Sem aquele 5 você teria perdido a Pista e 3 de Sanidade.
eldritch-lesson-at-the-gate-keep-3 = Você falhou, então conta a parte de baixo: perder 3 dos seus 4 de Sanidade ou gastar uma Pista. Com 1 só, o próximo susto seria o último. Gaste a Pista.
eldritch-lesson-at-the-gate-keep-end = A sua Sanidade está intacta, a Pista se foi e o Portal continua aberto. Na próxima rodada você pode tentar de novo, você ou alguém de olhos mais atentos.
eldritch-lesson-at-the-gate-end = Lembre: uma carta de Outros Mundos começa com um teste, e depois conta exatamente uma parte, a de quem passa ou a de quem falha. Uma Pista rola um dado de novo, tantas vezes quantas Pistas você tiver, antes que o resultado seja decidido.

eldritch-lesson-the-revolver = Você é Lily e está em Xangai, com um Revólver Calibre .38, 1 Pista, 6 de Vida e 6 de Sanidade. No seu espaço há um Abissal. Onde há Monstros, eles vêm antes de tudo: primeiro a sua Vontade contra o Horror, depois a sua Força.
    .title = O revólver e o Abissal
    .learn = O Combate: Horror, Dano, Resistência e armas
eldritch-lesson-the-revolver-1 = A luta começou. Vontade 3, três dados, um sucesso. O Horror é 2, e cada sucesso tira 1 dele: você vai perder 1 de Sanidade. Daria para gastar a Pista e rolar um dado de novo, mas o segundo teste importa mais. Deixe os dados como estão.
eldritch-lesson-the-revolver-2 = Força 4, menos 1 pelo Abissal e mais 2 pelo revólver: cinco dados, mas um só sucesso. Basta para você não se ferir, porque o Dano é 1. O Monstro perde 1 de Vida por sucesso, e a Resistência dele é 2. Você decide: gasta a Pista, 33 em 100, ou deixa os dados como estão?
eldritch-lesson-the-revolver-clue-end = Um 5: dois sucessos, e o Abissal está derrotado. Como não restam Monstros no seu espaço, agora você pode até resolver outro encontro.
eldritch-lesson-the-revolver-keep-end = Você saiu ilesa e ainda tem a Pista. Mas o Abissal continua ali com 1 dos seus 2 de Vida: o que perdeu ele não recupera, e na próxima rodada vocês se encontram de novo. Enquanto ele estiver ali, você não se depara com mais nada.
eldritch-lesson-the-revolver-end = Lembre: os sucessos protegem você e ao mesmo tempo ferem o Monstro. De vários bônus, só conta o maior. Quem chega preparado precisa de menos sorte.

## A Fase de Mitos

eldritch-lesson-a-mythos-card = Você é Lily e está em Xangai, desta vez sozinha, e por isso é a Investigadora-Chefe. A Perdição está em 12. O Presságio é verde; na trilha seguem azul, vermelho, azul e verde de novo. Há Portais abertos em Londres, que é azul, e em Roma e Arkham, que são vermelhos.
    .title = Uma carta de Mitos
    .learn = Os ícones de uma carta de Mitos, o Presságio e a Perdição
eldritch-lesson-a-mythos-card-1 = É o último encontro da rodada, e depois é a vez do mundo. O que mais faz falta a você é um respiro. Escolha o Encontro Geral.
eldritch-lesson-a-mythos-card-2 = O encontro fez bem a você, mas olhe a carta de Mitos. Primeiro vêm os ícones, em ordem. O Presságio avançou para azul, e o Portal azul de Londres levou a Perdição a 11. Nada na mesa tinha Acerto de Contas. Em Istambul se abriu um Portal, com um Zumbi. Por último vem o texto: você pode mover o Presságio sem avançar a Perdição. Na próxima vez ele passa para vermelho, onde esperam dois Portais. Você o move?
eldritch-lesson-a-mythos-card-accept-3 = De qual espaço ele fará menos estrago? Depois do verde vem o azul, com um Portal. Depois deste azul, o vermelho, com dois. Depois do vermelho, o outro azul, com um. E depois desse, o verde, com o Portal de Istambul e o que Azathoth faz no verde. Escolha vermelho.
eldritch-lesson-a-mythos-card-accept-end = O Presságio está no vermelho, e Roma e Arkham não contaram, porque ele foi posto ali e não avançou. Daqui ele passa para azul, e isso custa 1 de Perdição em vez de 2, se você não fechar Londres antes.
eldritch-lesson-a-mythos-card-pass-end = O Presságio fica no azul. Quando avançar, Roma e Arkham vão avançar a Perdição em 2, se você não fechar um deles a tempo. Pelo menos agora você sabe quais Portais têm pressa.
eldritch-lesson-a-mythos-card-end = Lembre: Presságio, Acerto de Contas e Portais nas cartas amarelas; Presságio, Monstros e Pistas nas verdes; as azuis são Rumores. E olhe sempre qual cor o Presságio vai mostrar em seguida.

eldritch-lesson-a-reckoning = Você é Lily, no espaço 14, e a Investigadora-Chefe. Na mesa há uma carta de Mitos amarela. O Presságio já avançou, e o segundo ícone é o Acerto de Contas: tudo o que tem esse ícone acontece agora, primeiro nos Monstros, depois no Ancião, nas cartas de Mitos em jogo e no que os investigadores têm.
    .title = Primeiro a Bruxa ou o Bruxo?
    .learn = Um Acerto de Contas, e quem decide a ordem
eldritch-lesson-a-reckoning-1 = Em Roma, dois Monstros têm o ícone. O Bruxo rola um dado, e com 1 ou 2 o investigador mais próximo fica Amaldiçoado: seria você. A Bruxa tira 1 de Vida de quem está Amaldiçoado. Quem decide a ordem é o Investigador-Chefe. Quem vem primeiro?
eldritch-lesson-a-reckoning-witch-2 = A Bruxa não encontrou ninguém Amaldiçoado. Só depois o Bruxo rolou um 1, e agora a maldição é sua. O Acerto de Contas acabou, e em Londres se abriu um Portal. O texto da carta hoje não ajuda você. Escolha Não.
eldritch-lesson-a-reckoning-witch-end = Com a maldição, só o 6 é um sucesso para você, mas ninguém a feriu. A própria maldição tem Acerto de Contas: com 4 ou mais, ela vai embora.
eldritch-lesson-a-reckoning-warlock-2 = O Bruxo rolou um 1 e amaldiçoou você; depois veio a Bruxa e tirou 1 de Vida. O Acerto de Contas acabou, e em Londres se abriu um Portal. O texto da carta hoje não ajuda você. Escolha Não.
eldritch-lesson-a-reckoning-warlock-end = Com a maldição, só o 6 é um sucesso para você, e ainda por cima você perdeu 1 de Vida. Na outra ordem, a Bruxa teria vindo cedo demais.
eldritch-lesson-a-reckoning-end = Lembre: antes de um Acerto de Contas, veja o que tem o ícone. Quando são várias coisas do mesmo tipo, a ordem é sua, e às vezes ela salva alguém.

eldritch-lesson-the-awakening = Você é Silas e está em Londres, diante do Portal azul da cidade. Desta vez quem dorme é Cthulhu, mas não profundamente: a Perdição está em 1. O Presságio é verde, e o espaço seguinte é azul. O de Londres é o único Portal azul.
    .title = Falta um de Perdição
    .learn = O que acontece quando o Ancião desperta, e como se evita isso
eldritch-lesson-the-awakening-1 = É a Fase de Encontros, a sua última chance antes da próxima carta de Mitos. Você tem 2 de 4 de Sanidade, e um Encontro Geral na cidade poderia fazer bem. Além do Portal há dois dados, 56 em 100, e falhar pode ser o seu fim. Encontro Geral ou Portal?
eldritch-lesson-the-awakening-other-world-2 = Um 5: o Portal de Londres está fechado. O seu único dado de Conhecimento também foi um sucesso, e você pode escolher: um Feitiço, ou uma Pista para tempos piores. Escolha receber 1 Pista.
eldritch-lesson-the-awakening-other-world-end = O Presságio avançou para azul e não encontrou nenhum Portal da sua cor. A Perdição continua em 1 e Cthulhu continua dormindo. Para a Onda de Monstros também não havia Portal correspondente, então um novo se abriu em Istambul. Você ganhou uma rodada, nada mais.
eldritch-lesson-the-awakening-general-end = Você recuperou 2 de Sanidade. Depois o Presságio avançou para azul, o Portal de Londres levou a Perdição a 0 e Cthulhu despertou. A ficha dele foi virada. De agora em diante, cada novo ponto de Perdição é um marcador de Sanidade sobre ela, em cada Acerto de Contas todos perdem essa quantidade de Sanidade, e três Mistérios já não bastam: no fim é preciso derrotar o próprio Cthulhu.
eldritch-lesson-the-awakening-end = Lembre: em 0 o Ancião desperta. Com Azathoth, o mundo acaba na hora; com os outros fica muito mais difícil, mas ainda dá para vencer. Feche os Portais da cor do Presságio enquanto há tempo.
