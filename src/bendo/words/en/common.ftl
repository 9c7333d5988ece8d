# Words that several other messages need.

side-seat = Seat { $number }
side-team = Team { $number }

# How many can play: from $number to $last, or $number alone.
players = { $several ->
    [yes] { $number } to { $last } players
   *[no] { $number } players
}
