### The table of Eldritch Horror in the browser.

## The table and what is asked

web-eldritch-parts = Partes da mesa
web-eldritch-do = O que você pode fazer
web-eldritch-sheet = Seu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Agora não
web-eldritch-read = Ler { $card }

## The instruments

web-eldritch-instruments = Indicadores
web-eldritch-instruments-more = Todos os indicadores
web-eldritch-doom-and-omen = Perdição e Presságio
web-eldritch-doom-of = Perdição: { $doom } de { $track }
web-eldritch-doom-zero = Ao chegar a 0, { $name } desperta.
web-eldritch-doom-awake = { $name } despertou: sua ficha diz o que acontece em vez do avanço da Perdição.
web-eldritch-doom-advanced = Nesta rodada a Perdição avançou { $count }.
web-eldritch-doom-retreated = Nesta rodada a Perdição recuou { $count }.
web-eldritch-omen-green = verde, um cometa
web-eldritch-omen-blue = azul, uma estrela
web-eldritch-omen-red = vermelho, um eclipse
web-eldritch-omen-now = O Presságio é { $omen }
web-eldritch-omen-next = O próximo é { $omen }.
web-eldritch-omen-doom =
    { $count ->
        [0] A Perdição não avançaria.
       *[other] A Perdição avançaria { $count } ({ $causes }).
    }
# On one space of the Omen track.
web-eldritch-omen-would = Perdição +{ $count }
web-eldritch-here = agora
web-eldritch-next = próximo
web-eldritch-solved = Mistérios resolvidos: { $count } de { $needed }
web-eldritch-progress = { $what }: { $have } de { $need }
web-eldritch-monsters-on-it = Resistência dos Monstros na carta
web-eldritch-health-lost = Vida perdida por { $name }
web-eldritch-defeat = É preciso derrotar { $name }
web-eldritch-defeated = { $name }: inimigo derrotado
web-eldritch-all-there = Já está tudo aqui: ele é resolvido no fim da Fase de Mitos.
web-eldritch-no-mystery = Nenhum Mistério ativo.
web-eldritch-final-later = Começa quando { $count } Mistérios estiverem resolvidos.
web-eldritch-at-zero = Quando o último marcador Tétrico sai
web-eldritch-out-of-play = Esta carta não está mais em jogo.
web-eldritch-show-space = Mostrar { $space }
web-eldritch-sanity-tokens = marcadores de Sanidade
web-eldritch-sides = Lados da ficha
web-eldritch-front = frente
web-eldritch-side-up = lado à mostra
web-eldritch-mythos-left = Cartas de Mitos restantes: { $count }
web-eldritch-mythos-end = Se for preciso comprar uma e não houver mais nenhuma, a partida está perdida.
web-eldritch-stage-left = Estágio { $number }: { $count }
web-eldritch-stage-color = { $color ->
    [green] verdes
    [blue] azuis
   *[yellow] amarelas
}: { $count } de { $begun }
web-eldritch-reserve-empty = A reserva está vazia.
web-eldritch-costs = Custa { $cost }
web-eldritch-expedition = A próxima Expedição leva a { $space }. Cartas de Expedição restantes: { $count }
web-eldritch-players = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
web-eldritch-gates-spawn = Portais gerados
web-eldritch-clues-spawn = Pistas geradas
web-eldritch-piles = Baralhos e descartes
web-eldritch-left = restam { $count }
web-eldritch-discarded = descartes: { $count }
web-eldritch-nothing-discarded = Nenhum descarte ainda.
