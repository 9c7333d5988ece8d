# Why an action is illegal, in the terminal and on the page; play.ftl has the reasons that only a typed action can have.
# $you: whether the reader is the one who wants to do it, else it is $seat.
# Facts: $tile the tile to be laid, $end the end, $number what the end shows.

reason-round-over = La ronda ha terminado: ya no se juega nada más.
reason-not-in-hand = { $you ->
    [yes] No tienes el { $tile }.
   *[no] El asiento { $seat } no tiene el { $tile }.
}

# $tile: the tile that must lead.
reason-must-lead = En esta ronda hay que salir con el { $tile }.
reason-must-lead-any = { $you ->
    [yes] Sal con cualquiera de tus fichas: antes de la salida nadie roba ni pasa.
   *[no] Al asiento { $seat } le toca salir: antes de la salida nadie roba ni pasa.
}

reason-no-match = El { $tile } no coincide con el extremo { $end }, donde hay un { $number }.
reason-arms-first = El extremo { $end } tiene que esperar a que haya una ficha en cada brazo del doble de salida.

# $other: the tile in the way.
reason-blocked-by = El { $tile } no cabe en el extremo { $end }: se lo impide el { $other }.

# $outer: the number of the tile that would meet end $met, which shows $shown.
reason-ring-mismatch = El { $tile } en el extremo { $end } llegaría al extremo { $met }, pero el { $outer } no coincide con el { $shown } que hay allí.

reason-only-drawn-tile = { $you ->
    [yes] En este turno has robado, así que solo puedes colocar el { $drawn }.
   *[no] En este turno el asiento { $seat } ha robado, así que solo puede colocar el { $drawn }.
}

# $action: draw or pass, what was refused.
reason-must-play = { $action ->
    [draw] { $you ->
        [yes] Puedes colocar una ficha, así que no puedes robar.
       *[no] El asiento { $seat } puede colocar una ficha, así que no puede robar.
    }
   *[pass] { $you ->
        [yes] Puedes colocar una ficha, así que no puedes pasar.
       *[no] El asiento { $seat } puede colocar una ficha, así que no puede pasar.
    }
}
reason-must-draw = { $you ->
    [yes] Puedes robar una ficha, así que todavía no puedes pasar.
   *[no] El asiento { $seat } puede robar una ficha, así que todavía no puede pasar.
}
reason-must-pass = { $you ->
    [yes] No puedes colocar ninguna ficha ni robar más: solo te queda pasar.
   *[no] El asiento { $seat } no puede colocar ninguna ficha ni robar más: solo le queda pasar.
}
reason-no-tiles = { $you ->
    [yes] En este turno ya no puedes robar más: coloca la ficha que has robado, o pasa.
   *[no] En este turno el asiento { $seat } ya no puede robar más.
}
