# Why an action is illegal, in the terminal and on the page; play.ftl has the reasons that only a typed action can have.
# $you: whether the reader is the one who wants to do it, else it is $seat.
# Facts: $tile the tile to be laid, $end the end, $number what the end shows.

reason-round-over = La manche est finie : on ne joue plus.
reason-not-in-hand = { $you ->
    [yes] Vous n’avez pas le { $tile }.
   *[no] La place { $seat } n’a pas le { $tile }.
}

# $tile: the tile that must lead.
reason-must-lead = Cette manche doit commencer par le { $tile }.
reason-must-lead-any = { $you ->
    [yes] Commencez par le domino de votre choix : personne ne pioche ni ne passe avant.
   *[no] La place { $seat } doit commencer : personne ne pioche ni ne passe avant.
}

reason-no-match = Le { $tile } ne correspond pas au bout { $end }, qui montre { $number }.
reason-arms-first = Le bout { $end } doit attendre que chaque branche du double de départ porte un domino.

# $other: the tile in the way.
reason-blocked-by = Le { $tile } ne tient pas au bout { $end } : le { $other } le gêne.

# $outer: the number of the tile that would meet end $met, which shows $shown.
reason-ring-mismatch = Au bout { $end }, le { $tile } rejoindrait le bout { $met }, mais le { $outer } ne correspond pas au { $shown }.

reason-only-drawn-tile = { $you ->
    [yes] Vous avez pioché à ce tour : vous pouvez poser le { $drawn }, et aucun autre domino.
   *[no] La place { $seat } a pioché à ce tour : elle peut poser le { $drawn }, et aucun autre domino.
}

# $action: draw or pass, what was refused.
reason-must-play = { $action ->
    [draw] { $you ->
        [yes] Vous pouvez poser un domino : vous n’avez donc pas le droit de piocher.
       *[no] La place { $seat } peut poser un domino et n’a donc pas le droit de piocher.
    }
   *[pass] { $you ->
        [yes] Vous pouvez poser un domino : vous n’avez donc pas le droit de passer.
       *[no] La place { $seat } peut poser un domino et n’a donc pas le droit de passer.
    }
}
reason-must-draw = { $you ->
    [yes] Vous pouvez encore piocher : vous ne pouvez pas passer tout de suite.
   *[no] La place { $seat } peut encore piocher : elle ne peut pas passer tout de suite.
}
reason-must-pass = { $you ->
    [yes] Vous ne pouvez rien poser ni plus rien piocher : il ne vous reste qu’à passer.
   *[no] La place { $seat } ne peut rien poser ni plus rien piocher : il ne lui reste qu’à passer.
}
reason-no-tiles = { $you ->
    [yes] Vous ne pouvez plus piocher à ce tour : posez le domino pioché, ou passez.
   *[no] La place { $seat } ne peut plus piocher à ce tour.
}
