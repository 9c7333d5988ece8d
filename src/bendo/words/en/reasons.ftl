# Why an action is illegal: one message for each reason, and its variants.
# $you: whether the reader is the one who wants to do it, else it is $seat.
# Facts: $tile the tile to be laid, $end the end, $number what the end shows, $ends the ends there are,
# $spelling how it would be written.

reason-round-over = The round is over, so nothing more is played.
reason-not-in-hand = { $you ->
    [yes] You do not hold { $tile }.
   *[no] Seat { $seat } does not hold { $tile }.
}

# $tile: the tile that must lead.
reason-must-lead = { $tile } must lead this round.
reason-must-lead-any = { $you ->
    [yes] Lead with any tile you hold: nobody draws or passes before the lead.
   *[no] Seat { $seat } must lead: nobody draws or passes before the lead.
}
reason-must-lead-hidden = The tile that has to lead must be laid before anything else.

reason-no-such-end = The line has no end { $end }: name one of { $ends }.
reason-no-such-end-unnamed = Say at which end { $tile } should lie: { $ends }.
reason-no-such-end-lead = Nothing lies on the table yet: lead with { $spelling } alone.
reason-no-such-end-none = The line has no end left.

reason-no-match = { $tile } does not match end { $end }, which shows { $number }.
reason-arms-first = End { $end } must wait until every arm of the leading double holds a tile.

# $bend: L, R, O or I, the way it bends.
reason-wrong-bend = { $bend ->
    [L] { $tile } bends left at end { $end }, and no other way.
    [R] { $tile } bends right at end { $end }, and no other way.
   *[other] { $tile } does not lie that way at end { $end }.
}
reason-wrong-bend-double = Say which way { $tile } should lie at end { $end }: { $first } or { $second }.
reason-wrong-bend-lead = A lead does not say which way it bends: write { $spelling }.
reason-wrong-bend-straight = Straight tiles do not bend: write { $spelling }.

# $other: the tile in the way.
reason-blocked-by = { $tile } does not fit at end { $end }: { $other } is in the way.

# $outer: the number of the tile that would meet end $met, which shows $shown.
reason-ring-mismatch = { $tile } at end { $end } would meet end { $met }, but { $outer } does not match { $shown }.

reason-only-drawn-tile = { $you ->
    [yes] You have drawn this turn, so you may lay { $drawn } and no other tile.
   *[no] Seat { $seat } has drawn this turn, so it may lay { $drawn } and no other tile.
}
reason-only-drawn-tile-hidden = After a draw only the tile just drawn may be laid.

# $action: draw or pass, what was refused.
reason-must-play = { $action ->
    [draw] { $you ->
        [yes] You can lay a tile, so you may not draw.
       *[no] Seat { $seat } can lay a tile, so it may not draw.
    }
   *[pass] { $you ->
        [yes] You can lay a tile, so you may not pass.
       *[no] Seat { $seat } can lay a tile, so it may not pass.
    }
}
reason-must-draw = { $you ->
    [yes] You can draw a tile, so you may not pass yet.
   *[no] Seat { $seat } can draw a tile, so it may not pass yet.
}
reason-must-pass = { $you ->
    [yes] You can lay no tile and draw no more: all you can do is pass.
   *[no] Seat { $seat } can lay no tile and draw no more: all it can do is pass.
}
reason-no-tiles = { $you ->
    [yes] You may draw no more this turn: lay the tile you drew, or pass.
   *[no] Seat { $seat } may draw no more this turn.
}
reason-no-clock = No clock runs now, so time cannot be called.
