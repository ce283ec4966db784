### The table of Eldritch Horror in the browser.

## Cartas

web-eldritch-kind-investigator = Investigador
web-eldritch-kind-mythos = Carta de Mitos
web-eldritch-kind-monster = Monstro
web-eldritch-kind-gate = Portal
web-eldritch-value = Valor
web-eldritch-horror = Horror
web-eldritch-damage = Dano
web-eldritch-plus-players = { $amount } + jogadores
web-eldritch-stages = O baralho de Mitos por estágios
web-eldritch-stage = Estágio { $stage }
web-eldritch-mythos-green = Verdes
web-eldritch-mythos-yellow = Amarelas
web-eldritch-mythos-blue = Azuis
web-eldritch-awake = Depois de despertar
web-eldritch-back = No verso
web-eldritch-back-unknown = Ninguém viu o verso ainda.
web-eldritch-backs = { $count ->
    [one] O verso que ela tem
   *[other] Os { $count } versos que ela pode ter
}

## Cenas

web-eldritch-scene = O que está acontecendo
web-eldritch-scene-away = Olhar o mapa
web-eldritch-scene-back = Voltar à cena
web-eldritch-awakening = { $ancient_one } desperta
web-eldritch-reckoning = Acerto de Contas: { $source }
web-eldritch-test = Teste de { $skill }
web-eldritch-pool = De onde vêm os dados
web-eldritch-dice = { $count ->
        [one] dado ao todo
       *[other] dados ao todo
    }
web-eldritch-die-success = { $face }, um sucesso
web-eldritch-die-double = { $face }, dois sucessos
web-eldritch-odds = { $odds }% de chance
web-eldritch-least = Sucessos a partir de { $least }
web-eldritch-successes = { $count ->
        [0] Nenhum sucesso
        [one] 1 sucesso
       *[other] { $count } sucessos
    }
web-eldritch-passed = Passou
web-eldritch-failed = Falhou
web-eldritch-came = O que resultou
web-eldritch-mythos-over = A Fase de Mitos acabou.
web-eldritch-happened = O que acabou de acontecer
web-eldritch-happened-turn = Turno de { $name }

## The table and what is asked

web-eldritch-parts = Partes da mesa
web-eldritch-do = O que você pode fazer
web-eldritch-sheet = Seu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Agora não
web-eldritch-read = Ler { $card }
