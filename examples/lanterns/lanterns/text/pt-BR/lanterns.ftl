### Todas as palavras de Lampiões. As cinco chamas são femininas: basta «uma».

lanterns-ask-flame = Até onde você aumenta a sua chama?
lanterns-option-spark = Faísca (1)
lanterns-option-glow = Brasa (2)
lanterns-option-flame = Chama (3)
lanterns-option-flare = Labareda (4)
lanterns-option-blaze = Fogueira (5)
lanterns-flame-spark = faísca
lanterns-flame-glow = brasa
lanterns-flame-flame = chama
lanterns-flame-flare = labareda
lanterns-flame-blaze = fogueira

## O registro, e o fim

lanterns-event-flame-shown = { $seat } mostra uma { $flame }.
lanterns-event-flames-choked = As chamas de { $seats } se sufocam.
lanterns-event-wind-rose = O vento sopra com força { $wind }.
lanterns-event-flame-blown-out = O vento apaga a chama de { $seat }.
lanterns-event-lamps-lit = { $seat } acende { $amount ->
    [one] um lampião
   *[other] { $amount } lampiões
} e tem { $lamps }.
lanterns-end-street = Uma rua está iluminada de ponta a ponta.
lanterns-end-dawn = Amanheceu antes que uma rua fosse iluminada.

## A mesa

lanterns-phase-choosing = aumente a sua chama
lanterns-phase-over = a noite acabou
lanterns-field-goal = lampiões de uma rua
lanterns-field-wind = vento
lanterns-field-lamplighters = acendedores
lanterns-field-lamps = lampiões
lanterns-field-shown = antes
lanterns-field-chosen = agora
lanterns-agreement-street = Ruas
lanterns-agreement-street-short = Curtas: 12 lampiões
lanterns-agreement-street-long = Longas: 20 lampiões

## As regras

lanterns-rule-aim = Cada acendedor tem uma rua de 12 lampiões, ou de 20 se a mesa quiser uma noite mais longa. Vence quem primeiro iluminar uma rua inteira; se vários conseguirem na mesma rodada, quem tiver mais lampiões, e em caso de empate a vitória é dividida.
    .title = O objetivo
lanterns-rule-flames = A cada rodada todos escolhem em segredo uma chama de 1 (faísca) a 5 (fogueira), e todas são mostradas ao mesmo tempo. Uma chama acende tantos lampiões quanto a sua altura, a não ser que sufoque ou pegue o vento.
    .title = As chamas
lanterns-rule-gas = Só há gás para uma chama de cada altura. Se duas ou mais mostram a mesma, todas essas sufocam e não acendem nada.
    .title = O gás
lanterns-rule-wind = A chama mais alta que ainda arde protege as outras e pega o vento. Rola-se um dado: se a chama e o vento somam mais de 6, ela se apaga e não acende nada; se não, acende o dobro de lampiões da sua altura.
    .title = O vento
lanterns-rule-dawn = Amanhece depois de tantas rodadas quantos são os lampiões de uma rua. Se até lá nenhuma rua estiver iluminada, vence quem tiver acendido mais lampiões.
    .title = O amanhecer
