### What is said at every table, for every screen.

core-round = Round { $round }
# Beside the reader's own name.
core-you = you

## Where a card comes from

# The three sources, and what is told of a card that has one of them alone.
core-provenance-rulebook = from the rulebook
    .text = Numbers and effect are told in the rulebook.
core-provenance-published = from another public source
    .text = Numbers and effect are told in another public source.
core-provenance-house = our own design
    .text = Numbers and effect are our own design; the printed card may differ.
# $source, $numbers and $effect are among the three above.
core-provenance-same = Numbers and effect: { $source }.
core-provenance-two = Numbers: { $numbers }. Effect: { $effect }.
