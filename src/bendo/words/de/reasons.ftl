# Why an action is illegal, in the terminal and on the page; play.ftl has the reasons that only a typed action can have.
# $you: whether the reader is the one who wants to do it, else it is $seat.
# Facts: $tile the tile to be laid, $end the end, $number what the end shows.

reason-round-over = Die Runde ist vorbei, gespielt wird nicht mehr.
reason-not-in-hand = { $you ->
    [yes] Du hast { $tile } nicht auf der Hand.
   *[no] Platz { $seat } hat { $tile } nicht auf der Hand.
}

# $tile: the tile that must lead.
reason-must-lead = Diese Runde muss mit { $tile } eröffnet werden.
reason-must-lead-any = { $you ->
    [yes] Eröffne mit einem Stein deiner Wahl: Vor der Eröffnung wird weder gezogen noch gepasst.
   *[no] Platz { $seat } muss eröffnen: Vor der Eröffnung wird weder gezogen noch gepasst.
}

reason-no-match = { $tile } passt nicht an Ende { $end }, das { $number } zeigt.
reason-arms-first = Ende { $end } muss warten, bis an jedem Arm des Eröffnungspaschs ein Stein liegt.

# $other: the tile in the way.
reason-blocked-by = { $tile } hat an Ende { $end } keinen Platz: { $other } ist im Weg.

# $outer: the number of the tile that would meet end $met, which shows $shown.
reason-ring-mismatch = { $tile } an Ende { $end } würde auf Ende { $met } treffen, aber { $outer } passt nicht zu { $shown }.

reason-only-drawn-tile = { $you ->
    [yes] Du hast in diesem Zug gezogen, deshalb darfst du nur { $drawn } legen.
   *[no] Platz { $seat } hat in diesem Zug gezogen und darf deshalb nur { $drawn } legen.
}

# $action: draw or pass, what was refused.
reason-must-play = { $action ->
    [draw] { $you ->
        [yes] Du kannst einen Stein legen, deshalb darfst du nicht ziehen.
       *[no] Platz { $seat } kann einen Stein legen und darf deshalb nicht ziehen.
    }
   *[pass] { $you ->
        [yes] Du kannst einen Stein legen, deshalb darfst du nicht passen.
       *[no] Platz { $seat } kann einen Stein legen und darf deshalb nicht passen.
    }
}
reason-must-draw = { $you ->
    [yes] Du kannst noch einen Stein ziehen, deshalb darfst du noch nicht passen.
   *[no] Platz { $seat } kann noch einen Stein ziehen und darf deshalb noch nicht passen.
}
reason-must-pass = { $you ->
    [yes] Du kannst keinen Stein legen und keinen mehr ziehen, also nur noch passen.
   *[no] Platz { $seat } kann keinen Stein legen und keinen mehr ziehen, also nur noch passen.
}
reason-no-tiles = { $you ->
    [yes] In diesem Zug darfst du nicht mehr ziehen: Leg den gezogenen Stein oder passe.
   *[no] Platz { $seat } darf in diesem Zug nicht mehr ziehen.
}
