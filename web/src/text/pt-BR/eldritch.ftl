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

## The table and what is asked

web-eldritch-parts = Partes da mesa
web-eldritch-do = O que você pode fazer
web-eldritch-sheet = Seu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Agora não
web-eldritch-read = Ler { $card }
