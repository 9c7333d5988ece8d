# The rules as a player reads them: the sheets, what each field means, each value as a sentence, our rulings, the sources.

shape-curved = curved tiles
shape-straight = straight tiles

# What each field says.

field-set = The set of tiles
field-hand = Tiles dealt to each of 2, 3 and 4 players
field-draw = How many tiles may be drawn in a turn
field-free = What a player who can play may draw
field-lead = Who leads the first round, and what
field-next = Who leads later rounds
field-doubles = How a curved double lies
field-arms = The arms of a leading double
field-arms-first = Whether all arms must hold a tile before one grows further
field-ring = Whether 2 ends of the line may meet
field-handedness = Which way each curved tile bends
field-blocked = What the fewest pips score when the round is blocked
field-tie = Who scores when several have the fewest pips
field-fives = Points for ends that add up to a multiple of 5
field-five-round = Who wins a round of All Five
field-teams = Whether 2 play against 2
field-reserve = Tiles of the boneyard that are never drawn
field-show-drawn = Whether a drawn tile is shown
field-seconds = Seconds for each turn
field-target = Points that win the match

# Each value of each field, as the rule it makes. $value, unless said.

rule-set = Tiles: the double-{ $value } set, { $size } tiles.
# $two, $three, $four: the tiles for so many players; $players: which of these it is for.
rule-hand = { $players ->
    [two] Each of the 2 players is dealt { $two } tiles.
    [four] Each of the 4 players is dealt { $four } tiles.
    [same] Each player is dealt { $two } tiles.
   *[each] Each player is dealt { $two } tiles where 2 play, { $three } where 3 play, { $four } where 4 play.
}
rule-draw = { $value ->
    [0] Nobody draws: who cannot play passes.
    [inf] Who cannot play draws until a tile fits or none is left to draw.
    [1] Who cannot play draws 1 tile.
   *[other] Who cannot play draws until a tile fits, at most { $value } tiles.
}
rule-free = { $value ->
    [no] Who can play may not draw. A drawn tile that fits must be laid.
    [decline] Who can play may draw 1 tile instead, then lay that tile or pass. A drawn tile that fits need not be laid.
   *[any] Who can play may draw all the same, as often as wanted. Nobody passes while a tile can be laid or drawn.
}
rule-lead = { $value ->
    [double] The highest double leads. Where no hand has a double, the heaviest tile leads.
    [redeal] The highest double leads. Where no hand has a double, the tiles are dealt again.
   *[any] The first seat leads with any tile.
}
rule-next = { $value ->
    [double] Later rounds begin as the first does.
   *[winner] In later rounds the winner of the last round leads with any tile.
}

# The same where the starters lie before anybody plays.
rule-lead-turn = { $value ->
    [double] The holder of the highest double has the first turn; without doubles, the holder of the heaviest tile.
    [redeal] The holder of the highest double has the first turn; without doubles, the tiles are dealt again.
   *[any] The first seat has the first turn.
}
rule-next-turn = { $value ->
    [double] Later rounds begin as the first does.
   *[winner] In later rounds the winner of the last round has the first turn.
}
rule-doubles = { $value ->
    [inline] A double lies along the line as other tiles do, and bends either way.
   *[crosswise] A double lies across the line, open side outward or inward, and is still 1 end.
}
rule-arms = { $value ->
    [2] The line grows at 2 ends.
   *[other] The leading double has { $value } arms.
}
rule-arms-first = { $value ->
    [yes] Every arm of a leading double must hold a tile before any arm grows further.
   *[no] An arm may grow before the others hold a tile.
}
rule-ring = { $value ->
    [match] 2 ends of the line may meet only if their numbers match. Both are gone then.
    [never] The line may not touch itself.
   *[any] 2 ends of the line may meet whatever their numbers are. Both are gone then.
}
rule-handedness = { $value ->
    [balanced] Every number has 3 tiles that bend left and 3 that bend right from it, doubles apart.
    [uniform] A tile that is no double bends right from its lower number and left from its higher.
    [mirrored] A tile that is no double bends left from its lower number and right from its higher.
   *[own] Each tile that is no double bends as the signs say: + is right from its lower number.
}
rule-blocked = { $value ->
    [total] Out: all pips in the opponents' hands. Blocked: the fewest pips win, and score all the opponents' pips.
   *[difference] Out: all pips in the opponents' hands. Blocked: the fewest pips win, and score what each opponent has more.
}
rule-tie = { $value ->
    [nobody] Blocked with equally few pips: nobody scores.
    [share] Blocked with equally few pips: those who tie share the points.
   *[lot] Blocked with equally few pips: those who tie draw a tile each from the table, and the most pips win.
}
rule-fives = { $value ->
    [no] The numbers at the ends score nothing.
    [two] Whoever plays so that the open ends add up to a multiple of 5 scores that sum at once.
   *[four] The line grows at 4 ends, from 2 starters back to back. Whoever plays so that they add up to a multiple of 5 scores that sum at once.
}
rule-five-round = { $value ->
    [points] The most points by fives win the round, and score all pips in the opponents' hands besides.
   *[out] Who goes out wins the round, or the fewest pips if it is blocked.
}
rule-teams = { $value ->
    [yes] Who sit opposite each other are a team, and score together.
   *[no] All play for themselves.
}
rule-reserve = { $value ->
    [0] The whole boneyard may be drawn.
    [one] The last tile of the boneyard is never drawn.
   *[other] The last { $value } tiles of the boneyard are never drawn.
}
rule-show-drawn = { $value ->
    [no] A drawn tile is seen by its drawer alone.
   *[unplayable] A drawn tile that cannot be laid is shown to all.
}
rule-seconds = { $value ->
    [0] There is no clock.
    [one] A turn takes at most 1 second; then the player draws a penalty tile and the turn passes.
   *[other] A turn takes at most { $value } seconds; then the player draws a penalty tile and the turn passes.
}
rule-target = { $value ->
    [one] The first to 1 point wins the match.
   *[other] The first to { $value } points wins the match.
}

# Our rulings on the value of a field.

ruled-hand = No source says how many tiles are dealt from so large a set.
ruled-draw = The source describes drawing only; this sheet leaves it out.
ruled-handedness = No source says which way each tile bends.
ruled-ring = The sources say what happens when ends meet, not whether their numbers must match.
ruled-tie = The sources do not say who wins when a round is blocked with equally few pips.

# Our other rulings.

ruling-heaviest-lead = Of 2 tiles equally heavy, the one with the higher half leads.
ruling-nobody-won-lead = After a round that nobody won, the highest double leads again.
ruling-curved-opener = The first tile lies with its open side down: end a is its left foot, end b its right.
ruling-crosswise-opener = A double that leads lies across the line and opens from end a towards end b.
ruling-only-drawn-tile = Who draws although a tile could be laid may lay none but the drawn tile.
ruling-no-closing-pass = A round ends as soon as nobody can lay or draw a tile; nobody has to pass first.
ruling-clock = The clock calls time by itself; a penalty tile, and a drawn tile not laid when time is called, are not shown.
ruling-when-shown = A drawn tile that cannot be laid is shown when its drawer next draws, lays a tile or passes.
ruling-partners-tie = 2 partners who tie for the fewest pips win together.
ruling-five-hexagon = The 2 starters lie back to back, one hexagon apart.
ruling-five-starters = The 2 starters score nothing.
ruling-five-winner-ties = With equal points by fives, the round goes to who went out, then to the fewest pips, then to the seat that comes first from the leader.
ruling-five-teams = The points by fives of 2 partners count together for the round.
ruling-five-memory = The first turn tells nothing about the hands, since the highest double need not be laid.
ruling-fives-ends = A lone first tile counts at both its ends; a dead end still counts, an end gone in a ring does not.
ruling-lot-higher-half = Of 2 tiles with equally many pips drawn by lot, the one with the higher half wins; a player for whom no tile is left cannot win.
ruling-whole-sheet = This sheet is our own, after the source.

# Where the rules come from.

source-S0 = S0: Jaques of London, "How to Play Bendomino"
source-S1 = S1: the Wikipedia article on Bendomino (Thai)
source-S2 = S2: Domino Plaza, the draw game
source-S3 = S3: the publisher's leaflet (Spanish)
source-S4 = S4: "How to play Dominoes", against Ben

# What a field may be set to, where that is no list of words.

values-number = a number
values-hand = a number, or as 7/6/5
values-draw = a number, or inf
values-handedness = balanced, uniform, mirrored, or 21 signs + and -

# The layout of `bendo rules`.

rules-sheets = Rule sheets; the first is played where none is named:
rules-fields = A sheet can be changed field by field, as in blue-orange,target=200:
rules-more = bendo rules SHEET tells all the rules of one sheet.
rules-of = { $title } ({ $spelling })
rules-for = { $players }, { $shape }
rules-ruled = { $text } (Our ruling.)
rules-rest = The other fields make no difference here: { $fields }
rules-rulings = Our rulings, where the sources are silent:
rules-sources = Where these rules come from:
