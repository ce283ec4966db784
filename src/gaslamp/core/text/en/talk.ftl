### What every table can say: ready phrases around the match, and what happens to people.

core-talk-hello = Good evening.
core-talk-ready = I am ready.
core-talk-one-moment = One moment, please.
core-talk-wait-for-somebody = Let us wait for one more.
core-talk-new-here = I am new to this.
core-talk-good-luck = Good luck.
core-talk-well-played = Well played.
core-talk-again = Shall we play again?
core-talk-goodbye = Good night.

## What happens to people at the table, as a line among what is said. $name is a person.

core-note-left = { $name } has left. A bot plays on.
core-note-kicked = { $name } was sent away by the host. A bot plays on.
core-note-stand-in = { $name } is away. A bot stands in.
core-note-back = { $name } is back.
# $text is whoever had the seat before.
core-note-sat = { $name } sits down in place of { $text }.
core-note-host = { $name } is the host now.
