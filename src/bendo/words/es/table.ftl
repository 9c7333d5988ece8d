# Glossary: tile ficha; double doble; blank blanca; pip punto; number número; hand mano; boneyard pozo; set juego; line
# línea; end extremo; arm brazo; opener primera ficha; starters fichas iniciales; bend curva, curvarse a la izquierda;
# crosswise atravesado, abierto hacia fuera, hacia dentro; match coincidir; fit caber, in all senses servir, poderse
# colocar; open abierto; closed semicerrado; dead muerto; ring anillo; to lead salir, a lead salida; to lay colocar; to
# play jugar; to draw robar, robo; to pass pasar, pase; to be out hacer dominó; blocked cierre, cerrada; round ronda;
# match partida; points puntos; points by fives puntos por múltiplos de 5; team equipo; partner pareja; opponent rival;
# seat asiento; turn turno; rule sheet reglamento; ruling decisión nuestra; deal reparto; game number número de partida;
# seal sello; record registro; hint pista; take back deshacer; give up abandonar. A tile is el 6-4. The reader is tú.

# What is said of a game, in the terminal and on the page.
# Facts: $who a seat, or the seats of a team, and $you whether that is the reader; $tile and $tiles as 6-4; $end a to h.

play-you = Tú
play-person = Jugador
play-player-heaviest = Peso
play-player-random = Azar
play-player-ben = Ben
play-player-ben-classic = Ben
play-player-ben-easy = Ben (fácil)
play-player-tuned = Afinado
play-partner = tu pareja
play-and = { $first } y { $last }

# How a round begins.

play-round = Ronda { $round }
play-dealt-again = { $count ->
    [one] Las fichas se repartieron de nuevo una vez, porque nadie tenía un doble.
   *[other] Las fichas se repartieron de nuevo { $count } veces, porque nadie tenía un doble.
}
play-begins = { $double ->
    [yes] { $you ->
        [yes] Tienes el doble más alto, así que sales tú.
       *[no] { $who } tiene el doble más alto y sale.
    }
   *[no] { $you ->
        [yes] Nadie tiene un doble y tu ficha es la que más pesa, así que sales tú.
       *[no] Nadie tiene un doble; { $who } tiene la ficha que más pesa y sale.
    }
}
play-begins-any = { $you ->
    [yes] Sales tú, con la ficha que quieras.
   *[no] { $who } sale.
}
play-begins-first = { $you ->
    [yes] El primer turno es tuyo.
   *[no] El primer turno es de { $who }.
}
play-ready = { $who }, es tu turno.

# What can be done.

play-do-lead = salir con el { $tile }
play-do-lay = { $tile } en { $end }
play-do-draw = robar una ficha
play-do-pass = pasar
play-do-fives = por { $points } puntos
play-way-left = con curva a la izquierda
play-way-right = con curva a la derecha
play-way-outward = abierto hacia fuera
play-way-inward = abierto hacia dentro
play-way-ring = en anillo con { $end }

# What was done. $how begins with a comma or is empty; $drew names tiles, or counts them.

play-told-led = { $who }: salida con el { $tile }.
play-told-laid = { $who }: { $tile } en { $end }{ $how }.
play-told-drew-laid = { $who }: robo de { $drew }; luego, { $tile } en { $end }{ $how }.
play-told-passed = { $who }: pase.
play-told-drew-passed = { $who }: robo de { $drew } y pase.
play-told-drew = { $who }: robo de { $drew }.
play-told-time = { $who }: tiempo agotado y { $penalty } de castigo.
play-told-time-hidden = { $who }: tiempo agotado y una ficha de castigo.
play-told-time-nothing = { $who }: tiempo agotado; no queda ninguna ficha que robar.
play-told-showed = { $count ->
    [one] Se muestra el { $tiles }, que no se pudo colocar.
   *[other] Se muestran las fichas { $tiles }, que no se pudieron colocar.
}
play-told-scored = Eso vale { $points } puntos.

# What there is.

play-board-empty = Todavía no hay nada en la mesa.
play-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
play-points = { $one ->
    [yes] 1 punto
   *[no] { $points } puntos
}

# What is known of the others' hands.

play-known = La mano de { $who }: { $what }.
play-known-nothing = No se sabe nada de la mano de { $who }.
play-known-holds = { $tile } (mostrada)
play-known-short = { $what }
play-known-older = { $what } en { $count } de { $all } fichas
play-lacks-number = sin { $number }
play-lacks-left = sin { $number } con curva a la izquierda
play-lacks-right = sin { $number } con curva a la derecha
play-lacks-tile = sin { $tile }
play-unseen = { $count ->
    [one] Hay 1 ficha que no has visto: { $tiles }.
   *[other] Hay { $count } fichas que no has visto: { $tiles }.
}

# What cannot be done.

play-end-shows = en { $end } hay un { $number }
play-no-match = El { $tile } no coincide con ningún extremo: { $ends }.
play-undo-nothing = En esta ronda no hay nada tuyo que deshacer.
play-undo-shown = Esto ya no se puede deshacer: desde entonces se ha visto una ficha oculta.
play-undo-over = La ronda ha terminado y se han visto todas las manos, así que ya no se puede deshacer nada.

# The end of a round.

play-domino = ¡Dominó!
play-out = { $you ->
    [yes] No te queda ninguna ficha.
   *[no] A { $who } no le queda ninguna ficha.
}
play-blocked = Cierre: nadie puede colocar una ficha ni robar.
play-fives = Puntos por múltiplos de 5 en esta ronda: { $scores }.
play-most-fives = { $you ->
    [yes] Tienes más puntos que nadie por múltiplos de 5 y ganas la ronda.
   *[no] { $who } tiene más puntos que nadie por múltiplos de 5 y gana la ronda.
}
play-most-fives-out = { $you ->
    [yes] Hay empate en puntos por múltiplos de 5; has hecho dominó, así que ganas la ronda.
   *[no] Hay empate en puntos por múltiplos de 5; { $who } ha hecho dominó y gana la ronda.
}
play-most-fives-pips = { $you ->
    [yes] Hay empate en puntos por múltiplos de 5; te quedan menos puntos en la mano, así que ganas la ronda.
   *[no] Hay empate en puntos por múltiplos de 5; a { $who } le quedan menos puntos en la mano y gana la ronda.
}
play-most-fives-leader = { $you ->
    [yes] Hay empate en puntos por múltiplos de 5 y también en la mano; contando desde la salida vas por delante, así que ganas la ronda.
   *[no] Hay empate en puntos por múltiplos de 5 y también en la mano; contando desde la salida, { $who } va por delante y gana la ronda.
}
play-fewest = { $you ->
    [yes] Tienes la mano de menos puntos ({ $pips }) y ganas la ronda.
   *[no] { $who } tiene la mano de menos puntos ({ $pips }) y gana la ronda.
}
play-fewest-both = Ganan la ronda las manos de menos puntos ({ $pips } cada una): { $who }.
play-tied = Empate a { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
} en la mano: { $who }.
play-lot = { $who } ({ $tile })
play-lots = { $you ->
    [yes] Se ha echado a suertes: { $lots }. Gana la ficha de más puntos, así que la ronda es tuya.
   *[no] Se ha echado a suertes: { $lots }. Gana la ficha de más puntos, así que la ronda es de { $who }.
}
play-won = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} = { $sum }.
play-won-nothing = { $who }: 0 puntos, porque en las otras manos no queda ninguno.
play-won-difference = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} = { $sum }, lo que hay de más en las otras manos.
play-nobody = Nadie suma puntos.
play-shared = A repartir entre { $count }: { $points } = { $sum }, es decir, { $each } por mano.
play-round-total = En total, esta ronda deja: { $scores }.
play-side-points = { $who }: { $points }
play-standing = Así va la partida: { $scores }. Gana quien llegue antes a { $target }.
play-standing-end = Así termina la partida: { $scores }.

# The end of the match. $team: whether $who are a team; $rounds: play-rounds.

play-match-won = { $team ->
    [yes] { $you ->
        [yes] Tu equipo gana la partida después de { $rounds }.
       *[no] { $who } ganan la partida después de { $rounds }.
    }
   *[no] { $you ->
        [yes] Ganas la partida después de { $rounds }.
       *[no] { $who } gana la partida después de { $rounds }.
    }
}
play-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
play-rounds-head = Ronda
play-rounds-how = Final
play-rounds-out = dominó
play-rounds-blocked = cierre
play-rounds-total = Total
