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

## Escenas

web-eldritch-scene = Lo que está pasando
web-eldritch-scene-away = Mirar el mapa
web-eldritch-scene-back = Volver a la escena
web-eldritch-awakening = Despierta { $ancient_one }
web-eldritch-reckoning = Retribución: { $source }
web-eldritch-test = Prueba de { $skill }
web-eldritch-pool = De dónde salen los dados
web-eldritch-dice = { $count ->
        [one] dado en total
       *[other] dados en total
    }
web-eldritch-die-success = { $face }, un éxito
web-eldritch-die-double = { $face }, dos éxitos
web-eldritch-odds = { $odds } % de probabilidad
web-eldritch-least = Éxitos a partir de { $least }
web-eldritch-successes = { $count ->
        [0] Ningún éxito
        [one] 1 éxito
       *[other] { $count } éxitos
    }
web-eldritch-passed = Superada
web-eldritch-failed = Fallada
web-eldritch-came = Lo que resultó
web-eldritch-mythos-over = La Fase de Mitos ha terminado.
web-eldritch-happened = Lo que acaba de pasar
web-eldritch-happened-turn = Turno de { $name }

## The table and what is asked

web-eldritch-parts = Partes de la mesa
web-eldritch-do = Lo que puedes hacer
web-eldritch-sheet = Tu investigador
web-eldritch-people = Todos
web-eldritch-not-now = Ahora no
web-eldritch-read = Leer { $card }
