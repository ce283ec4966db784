### What a link to this house shows where it is shared.

server-preview = A table under a gas lamp. Play with friends from afar, or against bots tonight.
server-preview-picture = A gas lamp over a table at night
# For a table that only its link leads to: nothing of it is told.
server-preview-invitation = You are invited to a table
server-preview-invitation-text = { $game }, under a gas lamp. Open the link and take a seat.
server-preview-table = A table of { $game }
server-preview-table-text = { $game }. At the table: { $names }.
server-preview-table-empty = { $game }. Nobody sits here yet.
server-preview-replay = A match to watch
server-preview-replay-text = { $game }, from the first moment to the last.
# Of a table that everybody may find.
server-preview-replay-won = { $game } with { $names }. Won by { $winners }.
server-preview-replay-nobody = { $game } with { $names }. Nobody won.
