### As regras, em nossas próprias palavras. Os acontecimentos trazem os ids: `eldritch-rule-travel` é a regra travel.

eldritch-rule-setup =
    A preparação tem nove passos, e a ordem deles pode fazer diferença.

    1. O tabuleiro é aberto.

    2. Os 9 Portais são misturados em uma pilha virada para baixo, e as 36 Pistas, em um estoque virado para baixo. Os outros marcadores ficam à mão.

    3. O grupo decide quem é o Investigador-Chefe ou deixa isso ao acaso. A partir dele, em sentido horário, cada jogador escolhe um investigador e o coloca no seu espaço inicial.

    4. Cada um recebe toda a sua Vida e Sanidade e os seus Bens iniciais. Os Recursos e Feitiços que fazem parte deles saem direto da caixa, antes que qualquer baralho seja embaralhado.

    5. O grupo escolhe um Ancião e faz o que a ficha dele diz sobre a preparação.

    6. Todos os Monstros vão para o estoque de Monstros, menos os Monstros Épicos e os que o Ancião separa.

    7. As cartas de Mistério, de Pesquisa e de Encontro Especial dos outros Anciões voltam para a caixa. As 18 cartas de Expedição formam um só baralho. Feitiços e Condições ficam virados para cima, porque o verso deles é secreto. Os demais baralhos são separados pelo verso e embaralhados.

    8. O baralho de Mitos é montado em três estágios. A ficha de Ancião diz quantas cartas verdes, amarelas e azuis, tiradas ao acaso, cada estágio tem. Cada estágio é embaralhado à parte; o I fica sobre o II, e este sobre o III. O baralho, de 15 ou 16 cartas, nunca mais é embaralhado. As cartas que sobram voltam para a caixa sem que ninguém as veja.

    9. Depois, nesta ordem: a carta de Referência para o número de jogadores; o marcador de Perdição no número que a ficha de Ancião mostra; o marcador de Presságio no verde; quatro Recursos na reserva; os Portais da carta de Referência, cada um com um Monstro; o marcador de Expedição Ativa no lugar que a carta do topo do baralho de Expedição mostra; as Pistas da carta de Referência; e o primeiro Mistério, com o que ele faz ao entrar em jogo.

    Habilidades que funcionam uma vez por rodada não podem ser usadas durante a preparação. O Ancião, os investigadores e o Investigador-Chefe podem ser combinados antes (ancient_one=cthulhu, investigators=random, lead=0).
    .title = Preparação
eldritch-rule-round =
    A rodada tem três fases: na Fase de Ação os investigadores se movem e se preparam, na Fase de Encontros eles combatem e têm seus encontros, na Fase de Mitos as forças do Ancião atacam. As rodadas se sucedem até que todos, juntos, vençam ou percam o jogo.

    O que um componente diz vem antes destas regras, e um “não pode” vale sempre. A metade de um número é arredondada para cima. “Um investigador” pode ser você; “outro investigador”, não.
    .title = A rodada
eldritch-rule-lead =
    O Investigador-Chefe é o primeiro em todas as fases, compra a carta de Mitos e resolve o que não se dirige a mais ninguém: as cartas de Mitos, a ficha de Ancião, os efeitos de Acerto de Contas dos Monstros. Quando o grupo precisa decidir e não chega a um acordo, ele decide.

    No fim da Fase de Mitos, ele pode passar o marcador a qualquer outro investigador. Se for derrotado, passa o marcador na hora a um investigador à sua escolha; se não houver nenhum, fica com ele.
    .title = O Investigador-Chefe
eldritch-rule-turn-order =
    Na Fase de Ação e na Fase de Encontros, o Investigador-Chefe joga primeiro, e depois os outros, em sentido horário; cada um termina antes que o próximo comece. O investigador ativo é quem está agindo: quem está na sua vez, ou quem recebeu uma ação de outro, enquanto essa ação durar. Na Fase de Mitos, é o Investigador-Chefe.

    Se várias coisas acontecem no mesmo momento, o investigador ativo escolhe a ordem. Se vários investigadores têm algo a fazer ou a escolher, o Investigador-Chefe começa e os outros seguem em sentido horário.
    .title = Ordem de jogo
eldritch-rule-spaces =
    O tabuleiro tem 36 espaços: nove cidades com nome, seis lugares de expedição e 21 espaços numerados. Cada um é de Cidade, de Terras Selvagens ou de Mar. Os lugares de expedição são de Terras Selvagens, menos a Antártida, que é de Mar.

    Dois espaços ligados por uma rota são adjacentes. Uma rota é de Trem, de Navio ou inexplorada, e pode ser percorrida nos dois sentidos. As rotas que saem por um lado do tabuleiro voltam pelo outro: Tóquio é adjacente ao 2, Sydney ao 3, e o 1 ao 19.
    .title = Espaços e rotas
eldritch-rule-nearest =
    O espaço, o investigador ou o Portal mais próximo é o que está a menos rotas de distância, sejam de que tipo forem. O seu próprio espaço conta, se servir. Em caso de empate, escolhe quem resolve o efeito; se ele não for de ninguém, o Investigador-Chefe.

    Para um espaço aleatório, tira-se uma Pista do estoque: o espaço é o dela, e a Pista é descartada. Se não houver nenhuma Pista para tirar, nem entre as descartadas, o Investigador-Chefe escolhe o espaço.
    .title = O mais próximo e o espaço aleatório
eldritch-rule-action-phase =
    Na sua vez, você realiza até duas ações: Viajar, Descansar, Trocar, Preparar-se para Viajar, Adquirir Recursos e as que o seu investigador e as suas cartas oferecem. Uma ação termina antes que a próxima comece, e você pode abrir mão delas.

    Cada ação só pode ser realizada uma vez por rodada, mesmo que algo lhe dê uma ação adicional. Ações de componentes diferentes são ações diferentes.

    O que se faz “durante a Fase de Ação” é feito antes ou depois de uma ação, nunca no meio dela.
    .title = A Fase de Ação
eldritch-rule-travel =
    Mova-se para um espaço adjacente por qualquer rota. Depois, você pode gastar quantos bilhetes quiser, e cada um leva você um espaço adiante: o de trem por uma rota de Trem, o de navio por uma rota de Navio. Os Monstros não detêm você.

    Exemplo: Silas Marsh viaja de São Francisco ao espaço 5, gasta um bilhete de trem e chega a Arkham, tudo com uma só ação.
    .title = Viajar
eldritch-rule-rest =
    Recupere 1 de Vida e 1 de Sanidade. Você não pode descansar se houver um Monstro no seu espaço. Quem já está no máximo de uma das duas ainda recupera a outra.

    As cartas que fazem algo quando você descansa fazem isso agora, uma vez cada. Uma Condição recebida durante este descanso não entra na conta.

    Exemplo: Lily Chen descansa com o Tomo Arcano, que lhe permite um teste de Conhecimento. Os 2 dados dela não dão nenhum sucesso, e ela não recebe nenhum Feitiço; o descanso vale mesmo assim.
    .title = Descansar
eldritch-rule-trade =
    Você troca Bens com outro investigador no seu espaço, nos dois sentidos e quantos vocês quiserem: Recursos, Artefatos, Feitiços, Pistas e bilhetes. Condições, Aprimoramentos, Vida e Sanidade não podem ser trocados, e ninguém troca com um investigador derrotado.

    Uma carta vinda de uma troca não conta como recebida: o que aconteceria ao recebê-la não acontece. Um componente cuja ação já foi usada nesta rodada continua usado ao mudar de mãos.
    .title = Trocar
eldritch-rule-prepare =
    Em um espaço de Cidade, receba um bilhete de viagem: de trem, se uma rota de Trem chega ao espaço; de navio, se chega uma rota de Navio. Ninguém tem mais de dois bilhetes; se já tiver dois, você pode descartar um para ficar com o novo.
    .title = Preparar-se para Viajar
eldritch-rule-acquire =
    Em um espaço de Cidade sem Monstros, faça um teste de Influência. Depois, você pode receber Recursos da reserva cujos valores, somados, não passem dos seus sucessos. Se não receber nenhum, pode descartar uma carta da reserva. Terminada a ação, a reserva volta a ter quatro cartas.
    .title = Adquirir Recursos
eldritch-rule-loan =
    Uma vez durante uma ação de Adquirir Recursos, você pode receber uma Condição Dívida e somar assim 2 sucessos ao seu resultado. Quem já tem uma Dívida não pode fazer um segundo empréstimo.
    .title = O empréstimo bancário
eldritch-rule-reserve =
    Na reserva ficam quatro Recursos à vista. Quando uma carta sai dela, a próxima do baralho de Recursos ocupa o lugar na hora; só durante uma ação de Adquirir Recursos os vazios esperam a ação terminar.

    Quando um efeito lhe dá uma carta da reserva, você escolhe entre as que servem.
    .title = A reserva
eldritch-rule-component-actions =
    Um texto marcado com “Ação” na sua ficha de Investigador ou em uma das suas cartas é uma ação que você pode realizar. A de cada componente só pode ser usada uma vez por rodada ao todo: uma carta que muda de mãos não pode ser usada de novo. Você pode usar as de vários componentes, gastando uma ação em cada uma.

    Exemplo: Lily Chen usa a ação da sua ficha e, como segunda ação, a de um Recurso.
    .title = Ações de componente
eldritch-rule-local-actions =
    Uma “Ação Local” pode ser realizada por qualquer investigador no espaço de quem tem o componente, inclusive o dono. Cada um pode realizá-la uma vez por rodada. Duas cartas de mesmo nome são dois componentes: quem quiser ajudar com duas Dívidas pode fazê-lo, com uma ação para cada uma.
    .title = Ações Locais
eldritch-rule-delayed =
    O marcador de um investigador Atrasado fica deitado. Na sua próxima vez na Fase de Ação, ele se levanta, e só: não realiza ações nem faz o que se faz “durante a Fase de Ação”.

    Se você ficar Atrasado durante as suas próprias ações, a ação em andamento acaba, as que restam se perdem, mas você não chega a ficar Atrasado. Uma ação que outro concedeu a você acaba do mesmo modo; a vez que você ainda tiver pela frente não se perde com ela. Quem já está Atrasado não pode ficar de novo nem escolher isso como custo.

    Mark Harrigan, e quem tiver o Relógio de Bolso, não ficam Atrasados a menos que eles mesmos escolham. Ser apontado pelo Investigador-Chefe não é escolher.
    .title = Atrasado
eldritch-rule-detained =
    Detido é uma Condição. Quem a tem não pode se mover nem ser movido por nada, e só pode realizar a Ação Local desta carta: um teste de Influência; se passar, ela é descartada. Os outros no mesmo espaço também podem realizá-la. Mark Harrigan não fica Detido a menos que escolha.

    Na Fase de Encontros, a carta é virada e o verso é resolvido em vez de qualquer encontro; nem os Monstros do espaço são combatidos.
    .title = Detido
eldritch-rule-encounter-phase =
    Cada investigador resolve um encontro. Quem está Detido resolve essa carta em vez disso.

    Se houver Monstros no seu espaço, você deve combater todos, uma vez cada. Se depois não sobrar nenhum, você pode resolver mais um encontro à sua escolha.

    Sem Monstros, você escolhe entre o que o seu espaço oferece: um Encontro de Local ou Geral, ou um com algo que esteja ali: uma Pista, um Portal, a Expedição Ativa, um marcador de Rumor, o Mistério ativo, um investigador derrotado. O que uma carta permite fazer “como encontro” também exige um espaço sem Monstros.

    A carta é resolvida até onde for possível e descartada.
    .title = A Fase de Encontros
eldritch-rule-combat =
    Você combate todos os Monstros do seu espaço, um de cada vez, na ordem que escolher, mas os Épicos por último.

    1. O teste de Vontade, com o modificador do Monstro. Se o Horror dele for maior que os seus sucessos, você perde Sanidade igual à diferença.

    2. O teste de Força, com o modificador do Monstro. Se o Dano dele for maior que os seus sucessos, você perde Vida igual à diferença. Ao mesmo tempo, o Monstro perde Vida igual aos seus sucessos.

    3. Um Monstro que perdeu tanta Vida quanto a sua Resistência, ou mais, é derrotado. Senão, ele fica, e os ferimentos ficam com ele.

    Um teste que o Monstro não mostra não é feito. Com Horror 0 o teste é feito mesmo assim, pelo que pode acontecer em caso de falha. Resistência 0 quer dizer que o Monstro é derrotado. Se você perder o último ponto de Vida ou de Sanidade, o encontro acaba na hora.

    Exemplo: Lily Chen encontra um Abissal: Horror 2, Dano 1, Resistência 2. Para a Vontade, ela rola 3 dados e tem um sucesso; perde 1 de Sanidade. Para a Força, são 4 dados, menos 1 pelo Monstro, mais 2 pelo Revólver Calibre .38: ela rola 5 e tem um sucesso. Não perde Vida, e o Abissal fica com 1 ferimento.
    .title = Combate
eldritch-rule-ambush =
    Um Monstro que embosca você é tirado ao acaso do estoque de Monstros e combatido na hora. Ele nunca esteve no tabuleiro: não é gerado, o que ele faz ao ser gerado não acontece, e depois ele sempre volta para o estoque, derrotado ou não. Então o texto que o trouxe continua. Uma emboscada não dá direito a mais um encontro.

    Se o Monstro é indicado pelo nome, nenhum marcador é tirado: valem os valores impressos dele.

    É diferente quando um Monstro é gerado no seu espaço e você tem de combatê-lo: ele é gerado com tudo o que isso traz, você o combate mesmo que por isso ele tenha ido para outro lugar e, se não for derrotado, ele fica onde está.
    .title = Emboscada
eldritch-rule-monsters =
    Para gerar um Monstro, tira-se um ao acaso do estoque de Monstros. Se ele faz algo ao ser gerado, isso acontece na hora. Se o estoque está vazio, não vem nenhum.

    Um Monstro derrotado ou descartado volta para o estoque. Descartar não é derrotar. Um Monstro que um efeito derrota, sem combate, está derrotado, mas não “em um Encontro de Combate”.

    Os Monstros que o Ancião separa só vêm quando são chamados pelo nome e ainda há algum; depois voltam a ser separados. Os Cultistas têm os valores e as habilidades que a ficha de Ancião lhes dá.
    .title = Monstros
eldritch-rule-epic-monsters =
    Os Monstros Épicos nunca estão no estoque: uma carta ou o Ancião os traz pelo nome. Só o próprio texto deles, ou o daquilo que os trouxe, pode movê-los ou descartá-los. Eles só são derrotados quando perdem tanta Vida quanto a sua Resistência, e então voltam para a caixa.

    No mais, são Monstros como os outros: são combatidos, não deixam descansar, e os efeitos que fazem Monstros perder Vida, como Quarentena da Agência ou Definhamento, valem para eles.

    Quando a Resistência deles conta os jogadores, vale o ícone da carta de Referência. Se um deles já está no tabuleiro, não vem um segundo de mesmo nome.
    .title = Monstros Épicos
eldritch-rule-location =
    Em uma cidade com nome, você pode comprar uma carta da região dela: América para Arkham, Buenos Aires e São Francisco; Europa para Londres, Roma e Istambul; Ásia/Austrália para Xangai, Sydney e Tóquio. Vale a parte com o nome da sua cidade.

    O que o tabuleiro promete embaixo de uma cidade é o que as cartas dela costumam dar, nunca uma certeza.

    Exemplo: em Arkham, você escolhe entre o baralho da América e a parte de Cidade do baralho Geral.
    .title = Encontros de Local
eldritch-rule-general =
    Em qualquer espaço, você pode comprar do baralho Geral. Vale a parte para o tipo do seu espaço: Cidade, Terras Selvagens ou Mar.
    .title = Encontros Gerais
eldritch-rule-research =
    Com uma Pista no seu espaço, você pode comprar uma carta de Pesquisa do Ancião; vale a parte para o tipo do seu espaço. “Esta Pista” é o marcador no espaço; “uma Pista adicional” vem do estoque. Uma Pista que não é nem recebida nem descartada fica onde está.

    Se houver várias Pistas ali, o encontro é com uma delas.

    Quem pesquisa de longe com Clarividência conta como se estivesse no espaço da Pista durante esse encontro, e os Monstros de lá não importam; os do seu próprio espaço, sim.
    .title = Encontros de Pesquisa
eldritch-rule-other-world =
    Com um Portal no seu espaço, você pode comprar uma carta de Outros Mundos. Para tudo o que acontecer, você continua no seu espaço.

    Fechar o Portal é descartá-lo desta maneira. Portais descartados por outros efeitos não são fechados, e o que espera o fechamento de um Portal não acontece.

    Exemplo: Silas Marsh faz um teste de Observação −1: de 3 dados, restam 2. Ele não tem nenhum sucesso e resolve o efeito de falha: perde 3 de Sanidade, a menos que gaste uma Pista.
    .title = Encontros em Outros Mundos
eldritch-rule-expedition =
    Com o marcador de Expedição Ativa no seu espaço, você pode comprar a carta do topo do baralho de Expedição, cujo verso mostra esse lugar. Depois, o marcador vai para o lugar que a nova carta do topo mostra; ele sempre a segue, seja o que for que a mude.
    .title = Encontros de Expedição
eldritch-rule-rumor-encounter =
    Com um marcador de Rumor no seu espaço, você pode resolver o encontro que a carta do Rumor descreve.

    Em Realidade Fraturada, cujo encontro é em Outros Mundos, “feche este Portal” resolve o Rumor em vez disso.
    .title = Encontros de Rumor
eldritch-rule-mystery-encounter =
    Alguns Mistérios descrevem um encontro: em um certo espaço, ou onde estiver um dos seus marcadores Tétricos. Quem está ali pode resolvê-lo como o seu encontro.
    .title = Encontros de Mistério
eldritch-rule-special =
    Alguns Anciões têm um baralho de Encontros Especiais. Um Mistério ou a ficha de Ancião diz onde se pode comprar uma dessas cartas, e de que tipo.
    .title = Encontros Especiais
eldritch-rule-defeated-encounter =
    Com um investigador derrotado no seu espaço, você pode resolver o encontro da ficha dele: Incapacitado, se ele perdeu toda a Vida; Insano, se perdeu toda a Sanidade. Você fica com todos os Bens dele e faz um teste da habilidade indicada ali. Se passar, a Perdição recua 1. Em todo caso, o marcador e a ficha dele saem do jogo.
    .title = Encontros com um investigador derrotado
eldritch-rule-complex =
    As cartas de Outros Mundos, de Expedição e de Encontro Especial têm três quadros. Você resolve o efeito inicial e depois exatamente um dos outros dois, por inteiro: o efeito de sucesso, se passou; o efeito de falha, se falhou. Só quando o próprio efeito de sucesso manda é que o de falha vem em seguida.
    .title = Encontros complexos
eldritch-rule-tests =
    Em um teste, você rola tantos dados quanto a sua habilidade, contando o seu Aprimoramento, o modificador do teste, o seu bônus e os dados adicionais. Sempre se rola pelo menos 1 dado; isso é conferido por último.

    Cada 5 e cada 6 é um sucesso. Com um sucesso ou mais você passa, a não ser que se peça outro número; sem nenhum, você falha. O número de sucessos é o resultado do teste.

    Um dado que uma carta apenas manda rolar não é um teste: não pode ser rolado de novo, e não importa estar Abençoado ou Amaldiçoado.
    .title = Testes
eldritch-rule-bonuses =
    De todos os bônus “+n” que servem para um teste, só o mais alto conta. Dados adicionais são outra coisa: todos contam, e são anunciados antes da rolagem. Tudo o mais que as suas cartas fazem, como rolar dados de novo, pode vir de várias delas.

    Um bônus sem custo conta sempre. Aquele que se paga, ou que diz “pode”, é escolha sua; o que você pagou dura até o fim do encontro e, em um combate, pode servir aos dois testes.

    Um bônus para os efeitos de Feitiços vale também para o teste na frente de um Feitiço. Falhar com Murchar não impede outros bônus.
    .title = Bônus e dados adicionais
eldritch-rule-rerolls =
    Depois da rolagem, você pode gastar uma Pista para rolar um dado de novo, quantas vezes quiser e puder pagar. As cartas que permitem rolar dados de novo fazem isso uma vez por teste cada, se não disserem outra coisa. Vale o número novo.

    Os dados rolados de novo são sempre falhas, os mais baixos primeiro. Quando você termina, os sucessos são contados.
    .title = Rolar dados de novo
eldritch-rule-blessed =
    Abençoado e Amaldiçoado são Condições. Para quem está Abençoado, cada 4, 5 e 6 é um sucesso; para quem está Amaldiçoado, só o 6.

    Ninguém é as duas coisas: se você tem uma e vai receber a outra, apenas descarta a que tem. Se vai receber a que já tem, a carta é virada e o verso é resolvido.

    No Acerto de Contas, você rola um dado: Abençoado é descartado com 1 ou 2; Amaldiçoado, com 4, 5 ou 6.
    .title = Abençoado e Amaldiçoado
eldritch-rule-mythos-phase =
    O Investigador-Chefe compra a carta do topo do baralho de Mitos e resolve o que ela mostra, nesta ordem e nada mais: o Presságio avança, Acerto de Contas, Portais, Onda de Monstros, Pistas, marcador de Rumor, marcadores Tétricos e, por último, o texto.

    As cartas amarelas mostram Presságio, Acerto de Contas e Portais; as verdes, Presságio, Onda e Pistas; as azuis são Rumores, com Pistas e às vezes marcadores. Se outra carta põe em jogo uma carta de Mitos, os ícones dela também são resolvidos.

    No fim da fase, o Mistério é conferido, os jogadores sem investigador escolhem um novo, e o Investigador-Chefe pode passar o marcador. A ordem fica à escolha do Investigador-Chefe, que é perguntado quando isso pode fazer diferença.

    Se não há carta para comprar, a fase vai direto para o fim; se então o jogo não estiver vencido, está perdido.
    .title = A Fase de Mitos
eldritch-rule-omen =
    O marcador de Presságio se move um espaço em sentido horário: verde (cometa), azul (constelação), vermelho (eclipse), azul e verde de novo. Depois, a Perdição avança 1 para cada Portal no tabuleiro cujo símbolo corresponda ao novo espaço.

    Se ele avança vários espaços, confere-se cada espaço em que entra. Um Portal recém-gerado não avança a Perdição por si só.

    Mover o Presságio para trás não é avançar, e colocá-lo em um espaço à escolha também não: o que espera que ele avance não acontece, e a Perdição só avança se a carta disser.
    .title = O Presságio
eldritch-rule-reckoning =
    Todos os efeitos de Acerto de Contas em jogo são resolvidos: primeiro os dos Monstros, depois o da ficha de Ancião, depois os das cartas de Mitos Em Andamento e, por fim, os dos Bens e Condições dos investigadores, a começar pelo Investigador-Chefe e em sentido horário.

    Quando há vários do mesmo grupo, o Investigador-Chefe escolhe a ordem dos Monstros e das cartas de Mitos, e cada jogador a dos seus próprios Bens e Condições; você é perguntado quando isso pode fazer diferença. O que chega nesse meio-tempo, um Monstro ou uma Condição nova, não entra desta vez. Se um Monstro despertou o Ancião, vale o Acerto de Contas do verso da ficha dele.

    O símbolo de Acerto de Contas no canto de uma carta só lembra que ela tem um efeito desses.
    .title = Acerto de Contas
eldritch-rule-gates =
    São gerados tantos Portais quantos a carta de Referência indicar. Para cada um, o Portal do topo da pilha vai para a sua cidade, e um Monstro é gerado ali.

    Há 9 Portais: São Francisco e Istambul são verdes; Buenos Aires, Londres e Tóquio, azuis; Arkham, Roma, Xangai e Sydney, vermelhos. Os Portais que correspondem ao Presságio fazem a Perdição avançar; fechá-los é a maneira de contê-la.
    .title = Portais
eldritch-rule-surge =
    Em cada Portal que corresponde ao Presságio atual, são gerados tantos Monstros quantos a carta de Referência indicar. Se nenhum Portal corresponder, em vez disso é gerado um Portal, com o seu Monstro.
    .title = Onda de Monstros
eldritch-rule-clues =
    São geradas tantas Pistas quantas a carta de Referência indicar: cada uma é tirada ao acaso do estoque e vai, virada para baixo, para o seu espaço. Há uma Pista de cada espaço. Quando um texto indica outro lugar, o espaço impresso não importa.

    As Pistas são recebidas em Encontros de Pesquisa e de outras maneiras. São gastas para resolver Mistérios e Rumores, para pagar custos e para rolar dados de novo.
    .title = Pistas
eldritch-rule-rumors =
    Um Rumor é uma carta de Mitos Em Andamento. Muitas vezes ele tem um marcador em um espaço do tabuleiro, onde o encontro dele pode ser resolvido; a carta diz como resolver o Rumor e o que acontece se isso demorar demais. Um Rumor é resolvido na hora, sem esperar o fim da fase.

    Quando ele é resolvido, a carta é descartada com tudo o que está sobre ela, e também o marcador de Rumor, os Monstros Épicos e os marcadores Tétricos que ela trouxe. Pistas, outros Monstros, Portais e Condições ficam.

    Um Rumor que fica sem marcadores Tétricos cumpre a ameaça; depois, se a carta disser, conta como resolvido.
    .title = Rumores
eldritch-rule-eldritch-tokens =
    Se uma carta de Mitos mostra marcadores Tétricos, essa quantidade é colocada sobre ela. Eles medem o tempo ou o progresso dela. Outros marcadores Tétricos ficam em espaços, sobre o Mistério ativo, na ficha de Ancião ou junto à trilha de Presságio, conforme as cartas.

    Sempre há o bastante: um marcador que falte na caixa é substituído por qualquer coisa.
    .title = Marcadores Tétricos
eldritch-rule-events =
    Um Evento é resolvido pelo Investigador-Chefe e descartado. Uma carta Em Andamento fica ao lado da ficha de Ancião, e o texto dela vale até que algo a descarte.

    “Cada investigador” quer dizer primeiro o Investigador-Chefe e depois os outros, em sentido horário; cada um faz os seus próprios testes e escolhas.
    .title = Eventos e cartas Em Andamento
eldritch-rule-running-out =
    Portais: se a pilha está vazia, os Portais descartados são misturados e formam a nova pilha. Se também não houver nenhum, a Perdição avança 1 em vez disso.

    Pistas: se o estoque está vazio, as descartadas voltam para ele. Se não houver nenhuma, nada é gerado nem recebido.

    Monstros: se o estoque está vazio, não vem nenhum.

    Cartas: um baralho vazio é refeito com a sua pilha de descarte; só o de Mitos nunca é refeito. Marcadores de todos os outros tipos nunca acabam.
    .title = Quando algo acaba
eldritch-rule-mysteries =
    Há um só Mistério ativo por vez; a carta dele diz o que é preciso fazer. Ele é conferido no fim da Fase de Mitos: se houver o bastante sobre ele, ou se o Monstro Épico dele tiver sido derrotado, está resolvido. Os marcadores sobre ele e os que ele colocou são descartados, se a carta não disser outra coisa, e o próximo Mistério é comprado e faz o que faz ao entrar em jogo.

    Os números que falam dos jogadores se referem ao ícone da carta de Referência; ele nunca diminui, mesmo que jogadores tenham sido eliminados.

    Um Mistério resolvido que volta para o seu baralho não conta mais. O que afeta “o Mistério ativo” nunca afeta o Mistério Final.
    .title = Mistérios
eldritch-rule-doom =
    A Perdição avança em direção ao 0 e recua para longe dele, mas nunca além do 20. Ela começa em 15 com Azathoth, em 12 com Cthulhu, em 13 com Shub-Niggurath e em 14 com Yog-Sothoth. No 0, o Ancião desperta.
    .title = A Perdição
eldritch-rule-awakening =
    Quando a Perdição chega a 0, a ficha de Ancião é virada, e o que ela diz sobre o despertar acontece na hora. Daí em diante vale o verso em vez da frente, também para os Cultistas. Com Azathoth, o jogo está perdido.

    A Perdição não pode mais recuar. Sempre que ela for avançar, acontece em vez disso o texto do verso, uma vez para cada passo; isso vale também para os passos que sobraram quando ela chegou a 0.
    .title = O Ancião desperta
eldritch-rule-final-mystery =
    Com o Ancião desperto, três Mistérios resolvidos não bastam: é preciso resolver também o Mistério Final no verso da ficha dele. Conta o que a ficha pede, como derrotar o próprio Ancião; o que só começa com o terceiro Mistério resolvido espera por ele. Não se espera o fim da Fase de Mitos: assim que ele é resolvido, o jogo está vencido.

    Efeitos sobre “o Mistério ativo” não o atingem.
    .title = O Mistério Final
eldritch-rule-winning =
    Os investigadores vencem juntos assim que três Mistérios estão resolvidos ou, se o Ancião está desperto, três Mistérios e o Mistério Final. Os jogadores eliminados vencem com os outros.

    Se o jogo for vencido e perdido no mesmo instante, conta como vencido.
    .title = Vencer o jogo
eldritch-rule-losing =
    O jogo está perdido quando a ficha de Ancião diz, quando uma carta diz, quando todos os jogadores foram eliminados ou quando é preciso comprar uma carta de Mitos e não há nenhuma.

    Uma derrota durante a Fase de Mitos vem antes do fim dessa fase: um Mistério que seria resolvido ali já não ajuda. No caso do baralho vazio, porém, o fim da fase vem primeiro.

    Se todos os investigadores são derrotados de uma vez, mas os jogadores não são eliminados, o jogo continua.
    .title = Perder o jogo
eldritch-rule-health-sanity =
    Cada um começa com a Vida e a Sanidade impressas na sua ficha, e nunca tem mais que isso. O que se perde pode ser prevenido; recuperar é ter de volta o que se perdeu, até o máximo. Com 0 em uma das duas, o investigador é derrotado na hora.
    .title = Vida e Sanidade
eldritch-rule-prevention =
    Quando você for perder Vida ou Sanidade, uma carta pode prevenir parte da perda. Ela diz quanto, e se protege também outros no seu espaço; se não disser, protege só o dono, como a Estátua Grotesca. Várias cartas podem ajudar na mesma perda.

    Uma perda que você escolhe para evitar outra coisa também pode ser prevenida; a escolha vale do mesmo jeito. O que se gasta não pode ser prevenido.
    .title = Prevenir perdas
eldritch-rule-spending =
    O que se gasta é um custo: você precisa ter tudo, ou não pode pagar. O último ponto de Vida e o último de Sanidade nunca podem ser gastos, e o que se gasta não pode ser prevenido. Um custo que os investigadores possam pagar em grupo é dividido como quiserem.

    “Pode”: faça ou deixe. “Isto ou aquilo”: escolha um. “Aquilo, a menos que você faça isto”: você pode fazer isto; senão, ou se não puder, acontece aquilo. Uma Condição que você já tem, ou ficar Atrasado quando já está, não pode ser escolhido como custo.

    Se tiver de descartar mais do que tem, você descarta o que tem.
    .title = Custos e escolhas
eldritch-rule-defeat =
    Quem tem 0 de Vida ou 0 de Sanidade é derrotado na hora; a sua ação ou o seu encontro para ali.

    1. A Perdição avança 1.

    2. O marcador dele vai para o espaço de Cidade mais próximo (em caso de empate, o jogador escolhe) e recebe a marca de Vida ou de Sanidade, conforme o que perdeu; se as duas estão em 0, o jogador escolhe.

    3. As Condições e os Aprimoramentos dele são descartados. Os Bens ficam na ficha, para quem o encontrar.

    4. Se era o Investigador-Chefe, ele passa o marcador a um investigador à sua escolha; se não houver nenhum, fica com ele.

    Um investigador derrotado já não é um investigador: efeitos sobre investigadores não o atingem.
    .title = Investigadores derrotados
eldritch-rule-devoured =
    Um investigador devorado conta como derrotado, mas não deixa nada: a Perdição avança 1, tudo o que ele tem é descartado, o marcador e a ficha saem do jogo, e o marcador de Investigador-Chefe é passado como em uma derrota.
    .title = Investigadores devorados
eldritch-rule-new-investigators =
    No fim da Fase de Mitos, todo jogador cujo investigador foi derrotado escolhe um novo: qualquer um que não esteja em jogo nem tenha sido derrotado nesta partida. O novo investigador começa no seu espaço inicial, com toda a sua Vida e Sanidade.

    As cartas iniciais são tiradas do baralho, da pilha de descarte ou da reserva; se uma delas está com outra pessoa, ou saiu do jogo, ele fica sem ela.
    .title = Novos investigadores
eldritch-rule-elimination =
    Quem é derrotado ou devorado depois que o Ancião despertou está eliminado: não escolhe um novo investigador e não participa mais. O mesmo vale para quem ainda espera um novo investigador quando o Ancião desperta, ou para quem não sobra nenhum.

    Se todos são eliminados, o jogo está perdido; se os outros vencem, os eliminados vencem com eles.
    .title = Jogadores eliminados
eldritch-rule-possessions =
    São Bens os Recursos, os Artefatos, os Feitiços, as Pistas e os bilhetes de viagem; Condições, Aprimoramentos, Vida e Sanidade não são. Não há outro limite além de dois bilhetes ao todo e uma cópia de cada Feitiço. Ninguém pode se desfazer de um Bem por vontade própria; ele só vai embora ao ser trocado, gasto ou descartado por um efeito.
    .title = Bens
eldritch-rule-gaining-cards =
    Uma carta aleatória vem do topo do seu baralho; um Feitiço ou uma Condição aleatória, do fundo, porque esses baralhos ficam virados para cima. Se for uma que você já tem, ela é posta de lado e se pega a próxima, se houver.

    Uma carta de certo atributo ou nome é a primeira que serve e que você não tem, procurada no baralho a partir do fundo e depois na pilha de descarte; em seguida, o baralho é embaralhado. Um Recurso indicado pelo nome que esteja na reserva é tirado dali. Se nada é encontrado, nada é recebido.

    Ninguém tem duas vezes o mesmo Feitiço ou a mesma Condição: o segundo Feitiço é descartado, a segunda Condição não é recebida. Feitiços e Condições descartados voltam na hora aos seus baralhos, que são embaralhados.
    .title = Receber cartas
eldritch-rule-spells =
    A frente de um Feitiço diz quando ele pode ser lançado e que teste exige. Depois do teste, a carta é virada, resolve-se a linha do verso que corresponde ao resultado, e a carta volta a ficar virada para cima, a menos que tenha de ser descartada. Ninguém olha o verso antes disso.

    Quando um Feitiço é lançado sobre alguém, como Bênção de Ísis ou Sondar o Vazio, essa pessoa é escolhida antes do teste. Névoas de Releh pode ser lançado mesmo sem Monstros por perto; se funcionar, você pode passar por todos os Monstros do seu espaço, não só por alguns.
    .title = Feitiços
eldritch-rule-conditions =
    Uma Condição fica virada para cima à sua frente, com o verso desconhecido. Quando é virada, o verso é resolvido na hora; ele diz se a carta é descartada ou volta a ficar virada para cima. Enquanto está virada para baixo, a frente não conta.

    As Loucuras (Amnésia, Alucinações, Paranoia) exigem um teste de Vontade a cada Acerto de Contas; as Lesões (nas Costas, Interna e na Perna), um teste de Força; quem falha vira a carta. Quando descansa, você pode rolar um dado para cada uma e descartá-la com 5 ou 6.

    Pacto Sombrio: no Acerto de Contas, você rola um dado e, com 1, vira a carta. Dívida: é virada no Acerto de Contas; como Ação Local, pode-se fazer um teste de Influência e, se passar, descartá-la. Detido, Abençoado e Amaldiçoado têm regras próprias.

    Condições não podem ser trocadas, e ninguém tem duas vezes a mesma.
    .title = Condições
eldritch-rule-improvements =
    Aprimorar uma habilidade soma 1 a ela, no máximo +2 em cada uma. Os Aprimoramentos fazem parte da habilidade; os bônus das cartas, não.
    .title = Aprimoramentos
eldritch-rule-secrets =
    Ninguém conhece o verso dos Feitiços e Condições que ainda não foram virados, a ordem dos baralhos, os Portais da pilha, as Pistas do estoque, os Monstros que vão sair do estoque deles e as cartas de Mitos que estão na caixa.

    Todo o resto está à vista: o que cada um tem, os dois lados das fichas e dos marcadores de Monstro, as Pistas dos investigadores e as pilhas de descarte. Os investigadores são aliados e podem falar de tudo isso.
    .title = O que é secreto
eldritch-rule-difficulty =
    Cada carta de Mitos é fácil, normal ou difícil, e o comum é que todas participem. Um jogo mais fácil é jogado sem as cartas difíceis (difficulty=easy); um mais difícil, sem as fáceis (difficulty=hard). Em um jogo por estágios, o estágio I só tem cartas fáceis, o II só normais e o III só difíceis (difficulty=staged).
    .title = Dificuldade
eldritch-rule-starting-rumor =
    Para um começo mais duro, depois da preparação entra em jogo um Rumor ao acaso que não esteja no baralho de Mitos, com o seu marcador de Rumor, os seus marcadores Tétricos e o que ele faz ao entrar em jogo (starting_rumor=true). Nenhuma Pista é gerada por causa dele.
    .title = Um Rumor desde o começo
eldritch-rule-reference-cards =
    A carta de Referência diz quantos Portais e Pistas são gerados, e quantos Monstros chegam a cada Portal em uma Onda:

    1 ou 2 jogadores: 1 Portal, 1 Pista, Onda de 1.

    3 ou 4 jogadores: 1 Portal, 2 Pistas, Onda de 2.

    5 ou 6 jogadores: 2 Portais, 3 Pistas, Onda de 2.

    7 ou 8 jogadores: 2 Portais, 4 Pistas, Onda de 3.

    O grupo pode combinar outra carta (variant=true). Na mesma ordem, 1 jogador, mais fácil: 1, 2, 1. 4 jogadores, mais difícil: 2, 2, 1. 5 jogadores, mais fácil: 2, 3, 1. 7 ou 8 jogadores, mais difícil: 3, 4, 1.
    .title = Cartas de Referência
eldritch-rule-solo =
    Uma pessoa sozinha pode jogar com um investigador. Nesse caso, os componentes com o atributo Trabalho em Equipe ficam na caixa: Serviço de Entrega, Relatório por Rádio e Recipiente Cerebral Mi-go (solo=false os mantém no jogo). Ou pode conduzir vários investigadores, com a carta de Referência para esse número.
    .title = Jogar em modo solo
eldritch-rule-score =
    Quem quiser pode contar uma pontuação depois de uma vitória; quanto menor, melhor.

    Mais 1 para cada Portal no tabuleiro, mais 1 para cada três Monstros, mais 1 para cada Condição Amaldiçoado e cada Pacto Sombrio, mais 3 para cada Rumor em jogo.

    Menos 1 para cada três Pistas que os investigadores têm, menos 1 para cada Condição Abençoado, menos o número em que está a Perdição.

    Um grupo de três incompleto conta como inteiro.
    .title = A pontuação
eldritch-rule-only-option = Quando só existe uma escolha, o programa a faz por você e avisa.
    .title = Escolhas forçadas
eldritch-rule-stand-in = Quando o tempo de alguém acaba, um bot escolhe no lugar dessa pessoa; ele também pode substituir quem está ausente há algum tempo ou saiu. O bot vê o que essa pessoa pode ver e nada mais. O registro avisa: cada vez que o tempo acaba, e uma vez quando um bot assume e quando a pessoa volta.
    .title = Outras mãos
