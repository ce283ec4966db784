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
web-eldritch-back-unknown = Aún no conoces su dorso.
web-eldritch-backs = { $count ->
    [one] El dorso que tiene
   *[other] Los { $count } dorsos que puede tener
}
web-eldritch-back-known = El dorso es conocido.
web-eldritch-see-also = Ver también
web-eldritch-choose = Elegir

## Investigadores

web-eldritch-abilities = Capacidades
web-eldritch-improved = mejorado en { $amount }
web-eldritch-actions-left = { $left ->
    [0] Ninguna acción restante
    [one] 1 acción restante
   *[other] { $left } acciones restantes
}
web-eldritch-actions-taken = hechas: { $actions }
web-eldritch-nothing-held = Sin posesiones ni Estados.
web-eldritch-thinks = está pensando
web-eldritch-out = { $name } está fuera de la partida.
web-eldritch-out-short = Ya no está en la partida
web-eldritch-without = { $name } no tiene investigador ahora.
web-eldritch-without-short = Necesita un investigador

## La elección de investigadores

web-eldritch-gathering = Los investigadores se reúnen.
web-eldritch-first = Aún no se ha elegido a nadie.
web-eldritch-team = Contigo hasta ahora: { $names }.
web-eldritch-pick-for-us = Elige por nosotros
web-eldritch-suggested = { $count ->
    [0] { $name } encajaría bien.
   *[other] { $name } equilibraría el equipo: { $skills }.
}
web-eldritch-look-at-table = Mirar la mesa
web-eldritch-back-to-choosing = Volver a los investigadores
web-eldritch-sort = Ordenar por
web-eldritch-by-name = nombre
web-eldritch-take = Elegir a { $name }
web-eldritch-taken = Elegido por { $name }
web-eldritch-gone = Ya no está disponible

## The table and what is asked

web-eldritch-parts = Partes de la mesa
web-eldritch-do = Lo que puedes hacer
web-eldritch-sheet = Tu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Ahora no
web-eldritch-read = Leer { $card }
