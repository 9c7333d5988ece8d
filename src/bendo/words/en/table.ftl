# What is said of a game, in the terminal and on the page.
# Facts: $who a seat, or the seats of a team, and $you whether that is the reader; $tile and $tiles as 6-4; $end a to h.

play-you = You
play-person = Player
play-player-heaviest = Heaviest
play-player-random = Random
play-player-ben = Ben
play-player-ben-classic = Ben
play-player-ben-easy = Ben (easy)
play-player-tuned = Tuned
play-partner = your partner
play-and = { $first } and { $last }

# How a round begins.

play-round = Round { $round }
play-dealt-again = { $count ->
    [one] The tiles were dealt again once, since nobody held a double.
   *[other] The tiles were dealt again { $count } times, since nobody held a double.
}
play-begins = { $double ->
    [yes] { $you ->
        [yes] You hold the highest double, so you lead.
       *[no] { $who } holds the highest double and leads.
    }
   *[no] { $you ->
        [yes] Nobody holds a double, and you hold the heaviest tile, so you lead.
       *[no] Nobody holds a double; { $who } holds the heaviest tile and leads.
    }
}
play-begins-any = { $you ->
    [yes] You lead, with any tile you like.
   *[no] { $who } leads.
}
play-begins-first = { $you ->
    [yes] You have the first turn.
   *[no] { $who } has the first turn.
}
play-ready = { $who }, it is your turn.

# What can be done.

play-do-lead = lead { $tile }
play-do-lay = { $tile } at { $end }
play-do-draw = draw a tile
play-do-pass = pass
play-do-fives = scoring { $points }
play-way-left = bending left
play-way-right = bending right
play-way-outward = opening outward
play-way-inward = opening inward
play-way-ring = closing a ring with { $end }

# What was done. $how begins with a comma or is empty; $drew names tiles, or counts them.

play-told-led = { $who } led { $tile }.
play-told-laid = { $who } laid { $tile } at { $end }{ $how }.
play-told-drew-laid = { $who } drew { $drew } and laid { $tile } at { $end }{ $how }.
play-told-passed = { $who } passed.
play-told-drew-passed = { $who } drew { $drew } and passed.
play-told-drew = { $who } drew { $drew }.
play-told-time = { $who } ran out of time and drew { $penalty } as a penalty.
play-told-time-hidden = { $who } ran out of time and drew a penalty tile.
play-told-time-nothing = { $who } ran out of time; no tile is left to draw.
play-told-showed = { $count ->
    [one] { $tiles } could not be laid and was shown.
   *[other] { $tiles } could not be laid and were shown.
}
play-told-scored = That scored { $points }.

# What there is.

play-board-empty = Nothing lies on the table yet.
play-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
play-points = { $one ->
    [yes] 1 point
   *[no] { $points } points
}

# What is known of the others' hands.

play-known = { $who } has { $what }.
play-known-nothing = Nothing is known of the hand of { $who }.
play-known-holds = { $tile } (shown)
play-known-short = has { $what }
play-known-older = { $what } in { $count } of { $all } tiles
play-lacks-number = no { $number }
play-lacks-left = no left-bending { $number }
play-lacks-right = no right-bending { $number }
play-lacks-tile = no { $tile }
play-unseen = { $count ->
    [one] You have not seen 1 tile: { $tiles }.
   *[other] You have not seen { $count } tiles: { $tiles }.
}

# What cannot be done.

play-end-shows = { $end } shows { $number }
play-no-match = { $tile } matches no end: { $ends }.
play-undo-nothing = There is nothing of yours to take back in this round.
play-undo-shown = This can no longer be taken back: a hidden tile has been shown since.
play-undo-over = The round is over and all hands have been shown, so nothing can be taken back.

# The end of a round.

play-domino = Domino!
play-out = { $you ->
    [yes] You have no tile left: you are out.
   *[no] { $who } has no tile left and is out.
}
play-blocked = Blocked: nobody can lay a tile, and none may be drawn.
play-fives = Points by fives in this round: { $scores }.
play-most-fives = { $you ->
    [yes] You have most points by fives and win the round.
   *[no] { $who } has most points by fives and wins the round.
}
play-most-fives-out = { $you ->
    [yes] Most points by fives are equal; you are out, so you win the round.
   *[no] Most points by fives are equal; { $who } is out and wins the round.
}
play-most-fives-pips = { $you ->
    [yes] Most points by fives are equal; you have fewer pips, so you win the round.
   *[no] Most points by fives are equal; { $who } has fewer pips and wins the round.
}
play-most-fives-leader = { $you ->
    [yes] Most points by fives are equal and so are the pips; you come first from the leader, so you win the round.
   *[no] Most points by fives are equal and so are the pips; { $who } comes first from the leader and wins the round.
}
play-fewest = { $you ->
    [yes] You have the fewest pips, { $pips }, and win the round.
   *[no] { $who } has the fewest pips, { $pips }, and wins the round.
}
play-fewest-both = { $who } have the fewest pips, { $pips } each, and win the round.
play-tied = { $who } have equally few pips, { $pips }.
play-lot = { $who } { $tile }
play-lots = { $you ->
    [yes] You drew lots: { $lots }. The most pips win, so you win the round.
   *[no] Lots were drawn: { $lots }. The most pips win, so { $who } wins the round.
}
play-won = { $who } scored { $points } = { $sum }.
play-won-nothing = { $who } scored 0: the others hold no pips.
play-won-difference = { $who } scored { $points } = { $sum }, the pips that the others have more.
play-nobody = Nobody scores.
play-shared = { $points } = { $sum } is shared by { $count }: { $each } each.
play-round-total = In all this round brought: { $scores }.
play-side-points = { $who }: { $points }
play-standing = The match stands at { $scores }. The first to { $target } wins.
play-standing-end = The match ends at { $scores }.

# The end of the match. $team: whether $who are a team; $rounds: play-rounds.

play-match-won = { $team ->
    [yes] { $who } win the match after { $rounds }.
   *[no] { $you ->
        [yes] You win the match after { $rounds }.
       *[no] { $who } wins the match after { $rounds }.
    }
}
play-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
play-rounds-head = Round
play-rounds-how = Ending
play-rounds-out = out
play-rounds-blocked = blocked
play-rounds-total = Total
