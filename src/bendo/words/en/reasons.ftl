# Why an action is illegal, in the terminal and on the page; play.ftl has the reasons that only a typed action can have.
# $you: whether the reader is the one who wants to do it, else it is $seat.
# Facts: $tile the tile to be laid, $end the end, $number what the end shows.

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

reason-no-match = { $tile } does not match end { $end }, which shows { $number }.
reason-arms-first = End { $end } must wait until every arm of the leading double holds a tile.

# $other: the tile in the way.
reason-blocked-by = { $tile } does not fit at end { $end }: { $other } is in the way.

# $outer: the number of the tile that would meet end $met, which shows $shown.
reason-ring-mismatch = { $tile } at end { $end } would meet end { $met }, but { $outer } does not match { $shown }.

reason-only-drawn-tile = { $you ->
    [yes] You have drawn this turn, so you may lay { $drawn } and no other tile.
   *[no] Seat { $seat } has drawn this turn, so it may lay { $drawn } and no other tile.
}

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
