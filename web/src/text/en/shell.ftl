### The browser client, apart from what belongs to one game.
