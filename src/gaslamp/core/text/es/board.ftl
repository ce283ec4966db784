### Lo que se dice en cualquier mesa, para cualquier pantalla.

core-round = Ronda { $round }
# Junto al nombre de quien lee.
core-you = tú

## De dónde sale una carta

# Las tres fuentes, y lo que se cuenta de una carta que solo tiene una de ellas.
core-provenance-rulebook = del reglamento
    .text = Los números y el efecto salen del reglamento.
core-provenance-published = de otra fuente pública
    .text = Los números y el efecto salen de otra fuente pública.
core-provenance-house = de creación propia
    .text = Los números y el efecto son de creación propia; la carta impresa puede ser distinta.
# $source, $numbers y $effect son alguna de las tres anteriores.
core-provenance-same = Números y efecto: { $source }.
core-provenance-two = Números: { $numbers }. Efecto: { $effect }.
