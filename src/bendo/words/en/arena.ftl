# The arena: players measured against each other. $first, $second, $player: names of players.
# Shares come as text, 61.3, of hundred.

help-arena =
    bendo arena PLAYER PLAYER --games N --number NUMBER [--rules RULES] [--players N] [--alone] [--json]
    bendo arena PLAYER PLAYER PLAYER [...] --games N --number NUMBER [--rules RULES] [--players N] [--json]

    Plays N matches between two players and tells how often each won, with an interval: game numbers NUMBER-0,
    NUMBER-1 and so on, each of them twice, the second time with the seats swapped. With --alone the first player sits
    alone against the second one at all other seats, once at each.
    More than two players make a league: every two of them play N matches, and all are rated on one scale. This needs
    an extra part: pip install "bendo[league]".

    --jobs J         work with J processes; without it, one for each processor. The answer never depends on it
    --results FILE   keep what was played in a file; asked again, bendo goes on from there
    --svg FILE       draw the win rate as it went on, or the ratings of a league
    --cluster PLACE  play on a Ray cluster: its address, or local; also an extra part: pip install "bendo[cluster]"

# What came out. $games: matches of each pair; $last: the last game number is NUMBER-$last.
# $each, $numbers, $twice: arena-each-number, arena-numbers, arena-twice.

arena-played = { $first } against { $second }: { $games } matches of { $rules } at { $seats } seats. { $each } was played twice, { $twice }.
arena-played-alone = { $first } alone against { $second } at all other seats: { $games } matches of { $rules } at { $seats } seats. { $each } was played once from every seat.
arena-each-number = { $last ->
    [0] Game number { $number }-0
   *[other] Each game number from { $number }-0 to { $number }-{ $last }
 }
arena-numbers = { $last ->
    [0] game number { $number }-0
   *[other] game numbers { $number }-0 to { $number }-{ $last }
 }
arena-twice = { $seats ->
    [3] each time by one seat of one player against two of the other
   *[other] the second time with the seats swapped
 }
arena-won = { $first } won { $won }, { $second } { $lost }: { $share } % for { $first }, with a 95 % interval from { $low } to { $high } %.
arena-stronger = { $player } is stronger: the interval does not hold { $even } %, which equal players would share.
arena-open = That does not settle who is stronger: the interval holds { $even } %, which equal players would share.
arena-rounds = A match had { $rounds } rounds on average, and { $blocked } % of the rounds ended blocked.
arena-ahead = { $player } was ahead by { $points } points a round on average.
arena-level = Neither was ahead in points.
arena-near = { $player } was ahead by less than { $points } points a round on average.

arena-league = A league of { $count } players: every two of them played { $games } matches of { $rules } at { $seats } seats. { $each } was played twice by them, { $twice }.
arena-league-scale = The mean of all ratings is 0, and 400 points more are odds of ten to one. The last columns tell how many of a hundred matches each has won against each other.
arena-column-player = player
arena-column-rating = rating
arena-column-interval = 95 % interval
arena-column-openskill = OpenSkill (sigma)
arena-interval = { $low } to { $high }

# While it is played, and if it is stopped.

arena-so-far = { $player } { $share } % ({ $low } to { $high })
arena-so-far-league = { $count } players
arena-compiling = The fast engine is being compiled. This takes a while, and happens once.
arena-stopped = Stopped after { $played } of { $games } matches.
arena-stopped-kept = Stopped after { $played } of { $games } matches; they are kept in "{ $file }", and the same command goes on from there.

# In charts, and for readers who do not see them.

arena-chart-two-title = { $first } against { $second }
arena-chart-two-subtitle = { $games } matches of { $rules } at { $seats } seats, { $numbers }
arena-chart-two-axis = Matches played. The band is the 95 % interval.
arena-chart-even = even: { $even } %
arena-chart-league-title = League of { $count } players
arena-chart-league-subtitle = { $games } matches of every two, of { $rules } at { $seats } seats, { $numbers }
arena-chart-league-axis = Rating. The mean is 0, and 400 points more are odds of ten to one. The bars are 95 % intervals.
arena-chart-rating = { $player }: { $rating }, from { $low } to { $high }.

# What can't be asked. $value: what was asked for.

arena-two = Name 2 players or more, as in bendo arena random heaviest.
arena-games = --games cannot be { $value }: each game number is played { $size } times, so it must be a multiple of { $size }, such as { $example }.
arena-alone = --alone is for 2 players, and { $value } are named.
arena-needs-league = For more than 2 players an extra part of bendo must be installed: write pip install "bendo[league]".
arena-needs-cluster = For --cluster an extra part of bendo must be installed: write pip install "bendo[cluster]".
arena-file-empty = { $name } needs the name of a file.
arena-same-file = --results and --svg cannot both be "{ $file }": name two files.
arena-file = { $name } needs the name of a file: standard output is for the answer.
arena-cluster = No cluster can be used at "{ $value }": { $said }
arena-other-question = "{ $file }" holds the answer to another question: { $field } is { $found } there, and { $asked } was asked for. Name another file.
arena-other-habits = "{ $file }" was made when one of these players had other weights: name another file.
arena-unreadable = "{ $file }" is no results file that can be read: see its line { $line }.
arena-worker = A worker of the arena ended before it was done ({ $value }), as happens when memory is short.
