### O que um link para esta casa mostra onde é compartilhado.

server-preview = Uma mesa à luz do lampião. Jogue com amigos, mesmo de longe, ou contra bots ainda esta noite.
server-preview-picture = Um lampião sobre uma mesa, à noite
# Para uma mesa a que só o link leva: nada se conta dela.
server-preview-invitation = Você recebeu um convite para uma mesa
server-preview-invitation-text = { $game }, à luz do lampião. Abra o link e sente-se.
server-preview-table = Uma mesa de { $game }
server-preview-table-text = { $game }. À mesa: { $names }.
server-preview-table-empty = { $game }. Ainda não há ninguém sentado.
server-preview-replay = Uma partida para assistir
server-preview-replay-text = { $game }, do primeiro momento ao último.
# De uma mesa que qualquer um pode encontrar.
server-preview-replay-won = { $game } com { $names }. Vitória de { $winners }.
server-preview-replay-nobody = { $game } com { $names }. Ninguém venceu.
