# Why an action is illegal: one message for each reason, and its variants.
# Facts: $tile the tile to be laid, $end the end, $number what the end shows, $ends the ends there are,
# $spelling how it would be written.

reason-round-over = The round is over, so nothing more is played.
reason-not-in-hand = You do not hold { $tile }.

# $tile: the tile that must lead.
reason-must-lead = { $tile } must lead this round.
reason-must-lead-any = Lead with any tile you hold: nobody draws or passes before the lead.

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

reason-only-drawn-tile = You have drawn this turn, so you may lay { $drawn } and no other tile.

# $action: draw or pass, what was refused.
reason-must-play = { $action ->
    [draw] You can lay a tile, so you may not draw.
   *[pass] You can lay a tile, so you may not pass.
}
reason-must-draw = You can draw a tile, so you may not pass yet.
reason-must-pass = There is no tile to lay and none to draw: all you can do is pass.
reason-no-tiles = You may draw no more this turn: lay the tile you drew, or pass.
reason-no-clock = No clock runs now, so time cannot be called.
