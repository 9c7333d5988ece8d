# What is wrong with something that was written or asked for: one line, which names the value and what would be right.

# Reading text. $value: the part that is wrong; $expected: what would be right, in notation.

notation-sheet = There is no rule sheet "{ $value }": choose one of { $expected }.
notation-field = No field of the rules is written "{ $value }": write field=value with one of { $expected }.
notation-field-twice = The field { $value } is set twice: set it once.
notation-value-hand = "{ $value }" is no hand size: write a number such as hand=7, or hand=7/6/5 for 2, 3 and 4 players.
notation-value-draw = "{ $value }" is no draw limit: write a number such as draw=1, or draw=inf.
notation-value-number = "{ $value }" is no number: write one of up to 6 figures.
notation-number = "{ $value }" stands for no number: write one of { $expected }.
notation-tile = "{ $value }" is no tile: write both of its numbers, as in { $expected }.
notation-tile-order = The tile "{ $value }" is written with its higher number first: { $expected }.
notation-action = "{ $value }" is no action: write one such as { $expected }.
notation-position-long = A position takes at most { $expected } characters; this one begins "{ $value }".
notation-position-fields = "{ $value }" is no position: it has { $expected } fields with one space between, rules, line, hands, boneyard, state and memory.
notation-state-missing = The state "{ $value }" must tell both turn and scores, as in { $expected }.
notation-state-key = "{ $value }" is no part of the state: write key=value with one of { $expected }.
notation-state-twice = The state tells { $value } twice: tell it once.
notation-spinner = "{ $value }" is no leading double: a line with arms begins with one tile, as in { $expected }.
notation-line-tile = "{ $value }" is no tile of the line: write it as in { $expected }.
notation-line-curved = The tile "{ $value }" must say its bend, since the tiles are curved: L, R, O or I.
notation-line-straight = The tile "{ $value }" says a bend, but the tiles are straight: write its two numbers alone.
notation-line-opener = "{ $value }" must mark its opener, once, as in { $expected }.
notation-pile = "{ $value }" is no hand, boneyard or list of drawn tiles: write { $expected }, or - if it is empty.
notation-seat = "{ $value }" is no seat: write one of { $expected }.
notation-lead = lead cannot be "{ $value }" in the state: write lead=any, or leave it out.
notation-points = "{ $value }" is no number of points: write { $expected }.
notation-memory = "{ $value }" is no memory of a hand: write one such as { $expected }.

# Rules that nobody could play. $field, $value; $expected: the values that the field may have, where they are few.

rules-sheet = There is no rule sheet "{ $value }".
rules-players = { $value } players cannot play by these rules.
rules-unchangeable = { $field } cannot be changed.
rules-whole = { $field } cannot be { $value }: a whole number is meant.
rules-choice = { $field } cannot be { $value }: choose one of { $expected }.
rules-at-least-0 = { $field } cannot be { $value }: the least is 0.
rules-at-least-1 = { $field } cannot be { $value }: the least is 1.
rules-straight = { $field } cannot be set to { $value } here: the tiles of this sheet are straight.
rules-tie-in-all-five = tie cannot be set to { $value } here: in All Five fives decide a tie.
rules-five-round = five-round cannot be set to { $value } here: it is for All Five only, the sheet all-five.
rules-handedness = handedness cannot be { $value }: choose balanced, uniform or mirrored, or write 21 signs, + or -.
rules-set-curved = set cannot be { $value } here: curved tiles come in double-6 only.
rules-arms-curved = arms cannot be { $value } here: a curved line has 2.
rules-ring-crosswise = ring cannot be { $value } where doubles lie crosswise: set ring=never.
rules-free-without-draw = free cannot be { $value } where draw is 0: set free=no, or a draw of 1 or more.
rules-share-in-teams = tie cannot be { $value } in a team game: choose nobody or lot.
rules-teams-need-four = teams cannot be { $value } here: a team game needs 4 players, and this sheet is not for 4.
rules-fives-four = fives cannot be { $value } here: the sheet all-five has fives=four, and no other sheet may have it.
rules-fives-arms = fives cannot be { $value } with more arms than 2: set arms=2.
rules-hand-too-large = hand cannot be { $value }: the set has too few tiles for that.

# Game numbers and players.

invalid-number = "{ $value }" is no game number: write 1 to 64 letters A-Z a-z, figures and hyphens.
unknown-player = There is no player "{ $value }": choose one of { $expected }.
unknown-player-option = "{ $value }" is no option of { $player }: write option=number with one of { $expected }.
player-option-twice = { $name } is set twice for { $player }: set it once.
player-weight = { $name } cannot be "{ $value }": it is a number from { $low } to { $high }, such as 3 or -0.5.

# The command line.

usage-no-command = There is no command "{ $value }": choose one of { $expected }.
usage-no-option = There is no option { $value } here: the options are { $expected }.
usage-missing = { $name } is missing: write { $example }.
usage-no-value = { $name } needs a value: write { $example }.
usage-repeated = { $name } is given more than once: give it once.
usage-too-much = "{ $value }" is one argument too many.
usage-flag = { $name } takes no value, but was given "{ $value }".
usage-whole = { $name } cannot be "{ $value }": it is a whole number from { $low } to { $high }.
usage-players = { $name } cannot be { $value } by these rules: they are for { $expected }.
usage-seats = { $value } players are named, but { $name } says { $expected }.
usage-seat-empty = A player's name is missing in "{ $value }": write them with one comma between, as in ben,ben:easy.
usage-option-first = "{ $value }" is an option of no player: it must stand behind a player's name.
usage-me = me cannot play here, where nobody types: choose one of { $expected }.
usage-hint = Name a position, with --position, or the file of a record, as in { $expected }.
usage-hint-position = { $name } "{ $value }" cannot stand beside --position: name either a position or a record.
usage-hint-over = The round is over in this position, so there is nothing to choose: name one in which it goes on.
usage-hint-watcher = This is the record of a watcher, who sees no hand: name a full record, or that of a seat.
usage-hint-own = --seat cannot be { $value }: this is the record of seat { $expected }.
usage-hint-nothing = Seat { $seat } has no turn in this record: name another seat.
usage-hint-turn = --at cannot be { $value }, for it is then the turn of seat { $other }, not of seat { $seat }: name { $expected }.
usage-number-long = "{ $value }" is too long: where more than 1 match is played, a game number has at most 50 characters.
usage-time = Time is called by the clock, so { $value } cannot be asked: ask for a play, + or -.

# Files. $value: the name of the file.

file-missing = There is no file "{ $value }".
file-folder = "{ $value }" is a folder, not a file.
file-unreadable = "{ $value }" cannot be read.

# What the machine refuses, and what should never happen. $value: what it said.

machine = That cannot be done: { $value }.
slip = This is a fault in bendo, not in what you asked for: { $value }. With BENDO_TRACEBACK=1 it shows where.
