# Words that several other messages need.

side-seat = Seat { $number }
side-team = Team { $number }

# How many can play: from $number to $last, or $number alone.
players = { $several ->
    [yes] { $number } to { $last } players
   *[no] { $number } players
}

# An end of the line, $end, with the number that it shows, and which way a tile may bend there.

line-end-straight = End { $end } shows { $number }.
line-end-held = End { $end } shows { $number }, and waits until every arm of the leading double holds a tile.
line-end-both = End { $end } shows { $number } and is open: a tile may bend left or right.
line-end-left = End { $end } shows { $number } and is closed: a tile must bend left.
line-end-right = End { $end } shows { $number } and is closed: a tile must bend right.
line-end-dead = End { $end } shows { $number } and is dead: nothing fits.
line-end-none = End { $end } shows { $number }: a tile fits neither bending left nor bending right.
line-end-double-both = { $tile } may open outward or inward.
line-end-double-outward = { $tile } must open outward.
line-end-double-inward = { $tile } must open inward.
line-end-double-none = { $tile } does not fit.
line-end-gone = End { $end } is gone in a ring.
