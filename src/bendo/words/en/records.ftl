# What is wrong with the record of a game. $value: the part that is wrong; $expected: what would be right, in notation.

# It cannot be read.

notation-record-after-end = Nothing may stand after the end of the record, but here is "{ $value }".
notation-record-character = The character { $value } may not stand in a record.
notation-record-comment = The comment "{ $value }" cannot be written in a record.
notation-record-comment-nested = A comment may not begin within a comment: write { $expected } first.
notation-record-comment-open = A comment begins here and has no end: write { $expected } after it.
notation-record-encoding = A record is written in UTF-8, but here is the byte { $value }.
notation-record-end-missing = The record breaks off: it must end with the result of a round, or with *.
notation-record-ended = "{ $value }" does not say how the match ended: write a seat and a word, as in 1 resigned, or a word alone.
notation-record-ended-finished = This match was played to its end, so it cannot have the tag Ended.
notation-record-long = This is too long for a record: it may have { $expected } bytes.
notation-record-mark = A record begins with its first letter, not with a byte order mark.
notation-record-name = "{ $value }" cannot be a name in a record: leave out what cannot be printed.
notation-record-number = "{ $value }" is no game number: write 1 to 64 letters A-Z a-z, figures and hyphens.
notation-record-number-and-view = A record has either the tag Number or the tag View.
notation-record-points = "{ $value }" is no number of points: write one such as { $expected }.
notation-record-result = "{ $value }" is no result of a round: write one such as 0:out +7 or =:blocked.
notation-record-round-empty = A round must hold something.
notation-record-rounds = This record has { $value } rounds, but it may have { $expected } at most.
notation-record-seat-tag = There is no tag { $value }: the tags of seats are { $expected }.
notation-record-tag = "{ $value }" is no tag: write one such as [Rules "blue-orange"].
notation-record-tag-missing = The tag { $value } is missing here.
notation-record-tag-place = The tag { $value } cannot stand here.
notation-record-tag-twice = The tag { $value } stands twice.
notation-record-tiles = "{ $value }" does not tell the tiles of every hand: write - for an empty one.
notation-record-token = "{ $value }" is no action and no result: write an action as in { $expected }.
notation-record-view = "{ $value }" does not say whose record this is: write one of { $expected }.

# It cannot have been so. $known: whether $expected is told.

replay-full-record = This is a full record, not one that a seat has seen.
replay-hand-too-large = { $value } tiles cannot be dealt to each: the set has too few.
replay-hands-number = "{ $value }" must tell { $expected } hands.
replay-hidden-drawn = "{ $value }" names a tile that this seat did not see: write { $expected }.
replay-match-goes-on = Nobody has won the match yet, so the record must end with { $expected }.
replay-match-over = The match is over, so "{ $value }" cannot follow.
replay-missing-drawn = "{ $value }" must name the tile, since this seat drew it: write it as in +52.
replay-missing-leader = The tag Leader must say who begins this round, since nobody has done anything in it.
replay-missing-result = { $known ->
    [yes] The round is over before "{ $value }": write its result, { $expected }.
   *[no] The round is over before "{ $value }": write its result.
}
replay-no-seat = "{ $value }" names no seat of this match: the seats are { $expected }.
replay-not-in-set = { $value } is not in the set.
replay-not-shown = Before "{ $value }" a tile was drawn that could not be laid, so it must be named.
replay-own-record = This is the record of one seat, not a full one.
replay-players = { $value } players cannot play by these rules: they are for { $expected }.
replay-round-goes-on = The round is not over yet, so it cannot have the result "{ $value }".
replay-ruled-out = "{ $value }" cannot be, after what was done before.
replay-tile-elsewhere = "{ $value }" cannot be: that tile is on the table or in a hand that is known.
replay-tiles-number = "{ $value }" must tell { $expected } different tiles.
replay-undo-nothing = There is no action in this round that could be taken back.
replay-wrong-drawn = { $known ->
    [yes] "{ $value }" names a tile that was not drawn: it was { $expected }.
   *[no] "{ $value }" names a tile that was not drawn.
}
replay-wrong-left = "{ $value }" lacks a tile that the seat was seen to hold: { $expected }.
replay-wrong-result = The round ended with { $expected }, not with "{ $value }".
replay-wrong-seat = "{ $value }" is out of turn: it is the turn of seat { $expected }.

# Where it is wrong, and that it is right.

replay-at = { $line }:{ $column }: { $text }
replay-rounds = { $count ->
    [0] The record is right: no round has begun.
    [one] The record is right: 1 round.
   *[other] The record is right: { $count } rounds.
}
replay-won = { $winner } has won the match.
replay-unfinished = The match is not finished.
