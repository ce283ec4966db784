### Quello che si dice a ogni tavolo, per ogni schermo.

core-round = Round { $round }
# Accanto al nome di chi legge.
core-you = tu

## Da dove viene una carta

# Le tre fonti, e che cosa si dice di una carta che ne ha una sola.
core-provenance-rulebook = dal regolamento
    .text = Numeri ed effetto vengono dal regolamento.
core-provenance-published = da un'altra fonte pubblica
    .text = Numeri ed effetto vengono da un'altra fonte pubblica.
core-provenance-house = di nostra invenzione
    .text = Numeri ed effetto sono di nostra invenzione; la carta stampata può essere diversa.
# $source, $numbers e $effect sono tra le tre qui sopra.
core-provenance-same = Numeri ed effetto: { $source }.
core-provenance-two = Numeri: { $numbers }. Effetto: { $effect }.
