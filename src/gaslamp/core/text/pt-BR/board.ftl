### O que se diz em qualquer mesa, para qualquer tela.

core-round = Rodada { $round }
# Ao lado do nome de quem lê.
core-you = você

## De onde vem uma carta

# As três origens, e o que se diz de uma carta que só tem uma delas.
core-provenance-rulebook = do livro de regras
    .text = Os números e o efeito estão no livro de regras.
core-provenance-published = de outra fonte pública
    .text = Os números e o efeito estão em outra fonte pública.
core-provenance-house = de criação própria
    .text = Os números e o efeito são de criação própria; a carta impressa pode ser diferente.
# $source, $numbers e $effect estão entre as três acima.
core-provenance-same = Números e efeito: { $source }.
core-provenance-two = Números: { $numbers }. Efeito: { $effect }.
