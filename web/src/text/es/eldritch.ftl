### The table of Eldritch Horror in the browser.

## Cartas

web-eldritch-kind-investigator = Investigador
web-eldritch-kind-mythos = Carta de Mitos
web-eldritch-kind-monster = Monstruo
web-eldritch-kind-gate = Portal
web-eldritch-value = Valor
web-eldritch-horror = Horror
web-eldritch-damage = Daño
web-eldritch-plus-players = { $amount } + jugadores
web-eldritch-stages = El mazo de Mitos por etapas
web-eldritch-stage = Etapa { $stage }
web-eldritch-mythos-green = Verdes
web-eldritch-mythos-yellow = Amarillas
web-eldritch-mythos-blue = Azules
web-eldritch-awake = Una vez despierto
web-eldritch-back = En el dorso
web-eldritch-back-unknown = Nadie ha visto aún el dorso.
web-eldritch-backs = { $count ->
    [one] El dorso que tiene
   *[other] Los { $count } dorsos que puede tener
}

## The table and what is asked

web-eldritch-parts = Partes de la mesa
web-eldritch-do = Lo que puedes hacer
web-eldritch-sheet = Tu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Ahora no
web-eldritch-read = Leer { $card }
