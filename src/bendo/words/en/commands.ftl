# What commands print as text.

deal-of = Game number { $number }, round { $round }, rules { $rules }
deal-attempt = { $number ->
    [one] Dealt again once, since no hand had a double.
   *[other] Dealt again { $number } times, since no hand had a double.
}
deal-hand = Seat { $seat }: { $tiles }
deal-starters = Starters: { $tiles }
deal-boneyard = Boneyard: { $tiles }
deal-no-boneyard = Boneyard: empty
deal-must-lead = Seat { $seat } must lead { $tile }.
deal-leads = Seat { $seat } leads with any tile.
deal-first-turn = Seat { $seat } has the first turn.
deal-winner-leads = The winner of the last round begins.

# What can be done.
why-lead = { $tile } can lead.
why-play = { $tile } can be laid at end { $end }.
why-draw = A tile can be drawn.
why-pass = The turn can be passed.

# What lies on the table and what is known of the rest.
show-empty = Nothing lies on the table yet.
show-hand = { $count ->
    [0] Seat { $seat }: no tiles
    [one] Seat { $seat }: 1 tile, { $tiles }
   *[other] Seat { $seat }: { $count } tiles, { $tiles }
}
show-hand-part = Seat { $seat }: { $count } tiles, { $tiles } among them
show-hand-hidden = { $count ->
    [one] Seat { $seat }: 1 tile
   *[other] Seat { $seat }: { $count } tiles
}
show-boneyard = { $count ->
    [0] Boneyard: empty
    [one] Boneyard: 1 tile
   *[other] Boneyard: { $count } tiles
}
show-reserve = { $count ->
    [one] The last of them is never drawn.
   *[other] The last { $count } of them are never drawn.
}
show-turn = It is the turn of seat { $seat }.
show-drawn = { $count ->
    [one] Seat { $seat } has drawn 1 tile this turn.
   *[other] Seat { $seat } has drawn { $count } tiles this turn.
}
show-over = { $ending ->
    [out] The round is over: seat { $seat } is out.
   *[blocked] The round is over: it is blocked.
}
show-score = { $side }: { $points } points
show-score-fives = { $side }: { $points } points, { $fives } of them by fives in this round
