### Che cosa mostra un link a questa casa dove viene condiviso.

server-preview = Un tavolo sotto un lampione a gas. Gioca con amici lontani, o contro i bot stasera stessa.
server-preview-picture = Un lampione a gas sopra un tavolo, di notte
# Per un tavolo a cui porta solo il link: non se ne dice nulla.
server-preview-invitation = C'è un posto per te a un tavolo
server-preview-invitation-text = { $game }, sotto un lampione a gas. Apri il link e prendi posto.
server-preview-table = Un tavolo di { $game }
server-preview-table-text = { $game }. Al tavolo: { $names }.
server-preview-table-empty = { $game }. Non c'è ancora nessuno.
server-preview-replay = Una partita da guardare
server-preview-replay-text = { $game }, dal primo momento all'ultimo.
# Di un tavolo che chiunque può trovare.
server-preview-replay-won = { $game } con { $names }. Vittoria di { $winners }.
server-preview-replay-nobody = { $game } con { $names }. Non ha vinto nessuno.
