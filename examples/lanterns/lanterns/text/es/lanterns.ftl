### Todas las palabras de Farolas. Las llamas son femeninas las cinco, y por eso basta «una».

lanterns-ask-flame = ¿Hasta dónde subes tu llama?
lanterns-option-spark = Chispa (1)
lanterns-option-glow = Brasa (2)
lanterns-option-flame = Llama (3)
lanterns-option-flare = Llamarada (4)
lanterns-option-blaze = Hoguera (5)
lanterns-flame-spark = chispa
lanterns-flame-glow = brasa
lanterns-flame-flame = llama
lanterns-flame-flare = llamarada
lanterns-flame-blaze = hoguera

## El registro, y el final

lanterns-event-flame-shown = { $seat } muestra una { $flame }.
lanterns-event-flames-choked = Las llamas de { $seats } se ahogan entre sí.
lanterns-event-wind-rose = El viento sopla con fuerza { $wind }.
lanterns-event-flame-blown-out = El viento apaga la llama de { $seat }.
lanterns-event-lamps-lit = { $seat } enciende { $amount ->
    [one] una farola
   *[other] { $amount } farolas
} y tiene { $lamps }.
lanterns-end-street = Una calle está iluminada de punta a punta.
lanterns-end-dawn = Ha amanecido antes de que se iluminara ninguna calle.

## La mesa

lanterns-phase-choosing = sube tu llama
lanterns-phase-over = la noche ha terminado
lanterns-field-goal = farolas de una calle
lanterns-field-wind = viento
lanterns-field-lamplighters = faroleros
lanterns-field-lamps = farolas
lanterns-field-shown = antes
lanterns-field-chosen = ahora
lanterns-agreement-street = Calles
lanterns-agreement-street-short = Cortas: 12 farolas
lanterns-agreement-street-long = Largas: 20 farolas

## Las reglas

lanterns-rule-aim = Cada farolero tiene una calle de 12 farolas, o de 20 si la mesa quiere una noche más larga. Gana quien primero ilumine una calle entera; si lo logran varios en la misma ronda, quien tenga más farolas, y a igualdad comparten la victoria.
    .title = El objetivo
lanterns-rule-flames = En cada ronda todos eligen en secreto una llama del 1 (chispa) al 5 (hoguera), y se muestran todas a la vez. Una llama enciende tantas farolas como mide, salvo que se ahogue o le dé el viento.
    .title = Las llamas
lanterns-rule-gas = Solo hay gas para una llama de cada altura. Si dos o más muestran la misma, todas esas se ahogan y no encienden nada.
    .title = El gas
lanterns-rule-wind = La llama más alta que siga ardiendo protege a las demás y recibe el viento. Se tira un dado: si la llama y el viento suman más de 6, se apaga y no enciende nada; si no, enciende el doble de farolas de lo que mide.
    .title = El viento
lanterns-rule-dawn = Amanece después de tantas rondas como farolas tiene una calle. Si para entonces no hay ninguna calle iluminada, gana quien haya encendido más farolas.
    .title = El amanecer
