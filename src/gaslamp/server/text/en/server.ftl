### What the server answers when something cannot be. Each is one sentence for a player.

## Games, by their ids

server-game-bloodborne = Bloodborne: The Card Game
    .text = Three to five hunters against the same monsters, and against each other. Half an hour of bluff and greed.
server-game-eldritch = Eldritch Horror
    .text = Up to eight investigators travel the world together to keep an Ancient One asleep. With friends, with bots, or alone.

## Finding a table

server-no-such-table = There is no such table. Perhaps the link was cut short; ask for it again.
server-no-such-match = There is no such finished match.
server-no-such-lesson = There is no such lesson.
server-no-such-page = There is nothing at this address.
server-no-such-pack = This server does not have the pack { $found }.
server-file-other-pack = This match was played with the cards "{ $title }", which this server does not have.
server-file-from-position = This match did not begin at the beginning but from a laid position. gaslamp replay can show it, this page cannot.
server-no-spectators = This table plays without spectators, and all its seats are taken.
server-old-secret = Your seat at this table is not yours any more. You may still watch, or take a free one.
server-you-left = You have left the table.

## Sitting

server-not-seated = Only those who sit at the table can do this.
server-already-seated = You already sit at this table.
server-seat-taken = This seat is taken.
server-name-taken = Somebody at the table is already called { $name }.
server-empty-seats = Some seats are still empty. Wait for somebody, or put bots there.
server-only-while-seating = The match has begun, so this cannot be changed any more.
server-only-while-playing = No match is being played at this table.
server-only-while-over = The match is not over yet.
server-not-gone = { $name } has not been gone for long enough.

## The host

server-only-host = Only the host can do this. Here that is { $name }.
server-nobody-else-there = Nobody else sits there of whom this could be meant.
server-kicked = { $name }, the host of this table, has sent you away from your seat.
server-banned = The host has sent you away from this table for good.
server-name-first = Write your name before you talk, so that others know who it is.

## Choosing

server-stale = That choice came too late: the match has moved on.
server-too-late = Somebody else was quicker. Look again and choose.
server-not-yet = That choice is for a moment that has not come.
server-same-choice = You have chosen this already.
server-bot-plays = A bot plays for this seat at the moment.
server-just-change = Nobody has seen your choice yet: simply choose again.
server-no-undo = Nobody proposes to take anything back.
server-too-many-undos = This match has gone back often enough.
server-too-many-changes = You have changed your mind often enough for one question.
server-undo-open = Somebody already proposes to take something back.
server-nothing-to-continue = A match can go on from moment 0 to { $last }, not from { $found }.
server-say-something = Say something, in your own words or with a ready phrase.
server-unknown-phrase = There is no ready phrase "{ $found }".

## The line

server-bad-message = This was not understood: { $problem }
server-hello-first = The first message must be hello.
server-hello-once = Hello has been said already.
server-other-protocol = This client speaks version { $found }, the server version { $expected }. Load the page again.
server-other-origin = This request comes from another site.
server-too-fast = That was too much at once. Wait a moment and try again.
server-too-many-connections = { $limit } lines from one address are the most this server allows.
server-our-fault = Something went wrong on our side. Nothing has changed; try again.
server-closing = The server is being closed. Your table will be there when it is back.

## Starting the server

server-database-unusable = the database cannot be used: { $reason }
server-other-schema = the database has format { $found }, this version of Gaslamp uses { $expected }
server-port-unusable = port { $port } cannot be used, choose another: { $reason }
server-no-such-host = { $host } is no address of this machine
server-no-such-port = { $port } is no port, expected 0 to 65535
server-no-client = the browser client has not been built; script/play builds it
server-at = The table stands at { $url }. Stop with Ctrl+C.

## Joining from the command line

server-not-a-table-link = { $found } is not the link of a table, expected something like http://host:8420/table/ID
server-not-reached = { $url } cannot be reached: { $reason }
server-no-free-seat = There is no free seat at this table.
server-line-broken = The line to the table broke.
server-joined-seated = { $name } sits at the table and waits for somebody to begin the match.
server-joined-ended = The match is over. Scores: { $scores }.
