### The table of Eldritch Horror in the browser.

## Carte

web-eldritch-kind-investigator = Investigatore
web-eldritch-kind-mythos = Carta Miti
web-eldritch-kind-monster = Mostro
web-eldritch-kind-gate = Portale
web-eldritch-value = Valore
web-eldritch-horror = Orrore
web-eldritch-damage = Danno
web-eldritch-plus-players = { $amount } + giocatori
web-eldritch-stages = Il mazzo dei Miti per livelli
web-eldritch-stage = Livello { $stage }
web-eldritch-mythos-green = Verdi
web-eldritch-mythos-yellow = Gialle
web-eldritch-mythos-blue = Blu
web-eldritch-awake = Una volta risvegliato
web-eldritch-back = Sul retro
web-eldritch-back-unknown = Nessuno ha ancora visto il retro.
web-eldritch-backs = { $count ->
    [one] Il retro che ha
   *[other] I { $count } retri che può avere
}

## The table and what is asked

web-eldritch-parts = Parti del tavolo
web-eldritch-do = Che cosa puoi fare
web-eldritch-sheet = Il tuo investigatore
web-eldritch-people = Tutti
web-eldritch-not-now = Non ora
web-eldritch-read = Leggi { $card }
