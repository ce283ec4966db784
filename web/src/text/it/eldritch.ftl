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

## Scene

web-eldritch-scene = Che cosa succede
web-eldritch-scene-away = Guarda la mappa
web-eldritch-scene-back = Torna alla scena
web-eldritch-awakening = { $ancient_one } si risveglia
web-eldritch-reckoning = Resa dei Conti: { $source }
web-eldritch-test = Prova di { $skill }
web-eldritch-pool = Da dove vengono i dadi
web-eldritch-dice = { $count ->
        [one] dado in tutto
       *[other] dadi in tutto
    }
web-eldritch-die-success = { $face }, un successo
web-eldritch-die-double = { $face }, due successi
web-eldritch-odds = { $odds }% di probabilità
web-eldritch-least = Successi da { $least } in su
web-eldritch-successes = { $count ->
        [0] Nessun successo
        [one] 1 successo
       *[other] { $count } successi
    }
web-eldritch-passed = Superata
web-eldritch-failed = Fallita
web-eldritch-came = Che cosa ne è venuto
web-eldritch-mythos-over = La Fase Miti è finita.
web-eldritch-happened = Che cosa è appena successo
web-eldritch-happened-turn = Turno di { $name }

## The table and what is asked

web-eldritch-parts = Parti del tavolo
web-eldritch-do = Che cosa puoi fare
web-eldritch-sheet = Il tuo investigatore
web-eldritch-people = Tutti
web-eldritch-not-now = Non ora
web-eldritch-read = Leggi { $card }
