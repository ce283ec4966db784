### What every game says.

core-option-pass = Pass
core-agreement-random = Random
core-agreement-yes = Yes
core-agreement-no = No
core-list = { $first } and { $last }
core-list-before-i = { $first } and { $last }
core-event-choice-taken = { $seat } had only one choice, and it was made without asking: { $label }.
core-event-played-by = { $by ->
    [clock] Time was up: a bot has chosen for { $seat }.
    [stand_in] From here on a bot plays for { $seat }.
   *[other] From here on { $seat } plays again.
}

## Choices

core-match-is-over = the match is over, there is nothing to choose
core-not-asked = seat { $seat } has nothing to choose now
core-already-chosen = seat { $seat } has already chosen, and waits for the others
core-nothing-to-change = seat { $seat } has no choice that could still be changed
core-choice-not-understood = { $choice } is no option, id or index
core-choice-out-of-range = there is no option number { $choice }; there are { $count }, counted from 0
core-choice-blocked = "{ $choice }" cannot be chosen now: { $reason }
core-choice-unknown = "{ $choice }" is not an option of seat { $seat } now, expected one of: { $options }
core-nothing-to-undo = there is no choice to take back
core-undo-reveals = the last choice cannot be taken back: something has been revealed since
core-rolls-run-out = the rolls have run out: another die is rolled here, but no face is given for it
core-no-such-thing = { $place }: expected { $expected }, but a position has no such thing
core-differs = { $place }: expected { $expected }, found { $found }

## Tables

core-unknown-game = there is no game "{ $found }", expected one of: { $expected }
core-unknown-language = there is no language "{ $found }", expected one of: { $expected }
core-unknown-bot = there is no bot "{ $found }", expected one of: { $expected }
core-not-installed = this needs "{ $library }", which is not installed; pip install "gaslamp[play]" brings all that the command needs
core-no-such-seat = there is no seat { $seat }, expected 0 to { $last }
core-wrong-players = { $found } players cannot play this, expected { $least } to { $most }
core-nothing-to-play = { $games } games by { $workers } workers are none, expected at least 1 of each
core-bad-options = options are a mapping, found { $found }
core-bad-players = players are a number or a list of names, found { $found }
core-bad-name = a name must be readable text of 1 to { $limit } characters
core-bad-seed = a seed is a whole number from 0 to 2^64 - 1, found { $found }
core-other-game = found the game "{ $found }", expected "{ $expected }"

## Files

core-file-missing = there is no such file
core-file-is-folder = this is a folder, expected a file
core-file-special = this is no ordinary file
core-file-too-big = the file is larger than { $limit } bytes
core-file-not-text = this is not a text file in UTF-8
core-file-unreadable = cannot be read: { $reason }
core-file-unwritable = cannot be written: { $reason }
core-file-exists = there is a file already; name another, or remove it first
core-bad-yaml = line { $line } is not valid YAML: { $problem }
core-duplicate-key = line { $line }: the key "{ $key }" stands twice
core-too-many-values = there are more than { $limit } values in it, references counted
core-bad-key = line { $line }: a key must be a single word or number
core-wrong-type = expected { $expected }, found { $found }
core-either = { $first } or { $last }
core-either-before-o = { $first } or { $last }
core-kind-whole-number = a whole number
core-kind-text = text
core-kind-list = a list
core-kind-mapping = a mapping
core-kind-yes-or-no = true or false
core-kind-nothing = nothing
core-kind-value = another kind of value
core-missing-field = missing: { $field }
core-unknown-field = unknown key "{ $field }"
core-unknown-value = unknown value { $found }, expected one of: { $expected }
core-out-of-range = { $found } is out of range, expected { $bound }
core-wrong-form = { $found } does not have the right form
core-wrong-length = { $found } has the wrong length, expected { $bound }
core-bad-value = { $problem }
core-unknown-id = { $known ->
    [yes] unknown id "{ $found }"; did you mean "{ $meant }"?
   *[no] unknown id "{ $found }"
}
core-duplicate-id = "{ $found }" stands twice
core-new-id-incomplete = there is no "{ $found }" in the pack below, and a new one must be complete; missing: { $lacking }

## Packs

core-not-a-pack = this is not a pack: expected a mapping with the key game
core-second-pack-whole = a further pack must correct the ones before it: expected extends: core

## Saves

core-save-broken = this match file is cut off or damaged
core-not-a-save = this is not a match file
core-save-newer = this match file has version { $found }, and this program reads up to { $expected }; a newer program is needed
core-save-newer-rules = this match was played with rules version { $found }, and this program knows { $expected }; a newer program is needed
core-save-other-pack = this match was played with the pack "{ $title }" ({ $expected }), but "{ $found_title }" ({ $found }) was given; name the pack it was played with, with --pack
core-save-edited = this match file was changed after it was saved
core-save-ends-elsewhere = replaying the choices ends in another position ({ $found }) than the one saved ({ $expected })

## Plug-ins

core-plugin-twice = two packages bring a { $group } of the name "{ $name }": { $one } and { $other }; uninstall one of them
core-plugin-target = expected module:name, got "{ $found }"
core-plugin-broken = { $found } cannot be loaded: { $reason }
core-plugin-no-game = expected a gaslamp.Game whose id is "{ $name }", got { $found }
core-plugin-no-package = a game says in which package its texts lie, got { $found }; a game in a single file needs a folder of its own with __init__.py
core-plugin-bad-id = a game's id has only small letters, digits and _, begins with a letter and is no part of this house, got "{ $found }"
core-bot-no-class = expected a class made from gaslamp.Bot, got { $found }
core-bot-no-choose = the bot { $bot } has no method choose(self, decision, look)
core-bot-no-chair = the bot { $bot } cannot sit down: its class is called with a gaslamp.Chair and with nothing else
core-bot-games = the bot { $bot } must name its games in a set, not in a word
core-bot-name-taken = there is a bot of the name "{ $name }" already
core-bot-other-game = the bot { $bot } does not play { $game }, only { $games }
core-bot-choice = the bot { $bot } answered "{ $kind }" with { $found }, expected one of: { $options }
core-bot-raised = the bot { $bot } could not answer "{ $kind }": { $reason }
core-no-positions = this game cannot be set up from a position
core-no-lab = { $game } does not say which effects its cards have
