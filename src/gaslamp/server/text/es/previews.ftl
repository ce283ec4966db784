### Lo que muestra un enlace a esta casa donde se comparte.

server-preview = Una mesa bajo un farol de gas. Juega con tus amigos, por lejos que estén, o contra bots esta misma noche.
server-preview-picture = Un farol de gas sobre una mesa, de noche
# Para una mesa a la que solo lleva su enlace: no se cuenta nada de ella.
server-preview-invitation = Te invitan a una mesa
server-preview-invitation-text = { $game }, bajo un farol de gas. Abre el enlace y siéntate.
server-preview-table = Una mesa de { $game }
server-preview-table-text = { $game }. En la mesa: { $names }.
server-preview-table-empty = { $game }. Todavía no hay nadie sentado.
server-preview-replay = Una partida para ver
server-preview-replay-text = { $game }, del primer momento al último.
# De una mesa que cualquiera puede encontrar.
server-preview-replay-won = { $game } con { $names }. Victoria de { $winners }.
server-preview-replay-nobody = { $game } con { $names }. No ganó nadie.
