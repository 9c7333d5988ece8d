# What is wrong with a position: one message for each fault, a whole sentence each, so that several can follow one another.
# Facts: $tiles and $count for faults that several tiles can have.

fault-players = { $number ->
    [one] 1 hand is told, but these rules are for { $players }.
   *[other] { $number } hands are told, but these rules are for { $players }.
}
fault-not-in-set = { $count ->
    [one] { $tiles } is not in the set.
   *[other] { $tiles } are not in the set.
}
fault-twice = { $count ->
    [one] { $tiles } is in 2 places.
   *[other] { $tiles } are in 2 places each.
}
fault-missing = { $count ->
    [one] { $tiles } is nowhere.
   *[other] { $tiles } are nowhere.
}
fault-count = { $number ->
    [one] 1 tile is told, but the set has { $size }.
   *[other] { $number } tiles are told, but the set has { $size }.
}
fault-hidden = All tiles must be known here.
fault-hidden-hand = The hand of seat { $seat }, whose turn it is, must be known.
fault-boneyard = Where hands are hidden the boneyard must be too, as ?12.
fault-opener = { $tile } does not begin the line as these rules say.
fault-no-starters = The line must begin with its 2 starters.
fault-arms = A line that begins with { $tile } must have { $number } arms.

# $reason: the reason why it cannot be laid there; $other: the tile in the way.
fault-cannot-lie = { $reason ->
    [NO_MATCH] { $tile } cannot lie where it does: the numbers do not match.
    [ARMS_FIRST] { $tile } cannot lie where it does: another arm has no tile yet.
    [WRONG_BEND] { $tile } cannot lie where it does: it does not bend that way there.
    [BLOCKED_BY] { $tile } cannot lie where it does: { $other } is in the way.
    [RING_MISMATCH] { $tile } cannot lie where it does: it would close a ring on another number.
   *[NO_SUCH_END] { $tile } cannot lie where it does: there is no end.
}
fault-turn = There is no seat { $seat }: seats count from 0.
fault-two-out = 2 hands are empty, but a round ends with the first.
fault-leader = Seat { $seat } must be the one to lead, since it holds { $tile }.
fault-no-double = No hand has a double, so these tiles would have been dealt again.
fault-lead = lead=any must be told where the leader may lead any tile, and only there.
fault-drawn = { $tile } cannot have been drawn in this turn.
fault-drawn-before-lead = Nothing can have been drawn before the lead.
fault-drawn-hidden = The tiles drawn in this turn must be known to who drew them, and be no more than may be drawn.
fault-scores = There must be { $number } scores.
fault-fives = fives must be a multiple of 5 for each score, and told only where fives score.
fault-no-leader = leader must be told in All Five, as a seat, and only there.
fault-memory = What is remembered of seat { $seat } cannot be so.
fault-memory-count = { $number ->
    [one] 1 hand is remembered, but { $players } are told.
   *[other] { $number } hands are remembered, but { $players } are told.
}
