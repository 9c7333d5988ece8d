# What a player of the program would do in the reader's place, and why: one message for each motive of the players.
# $who: the seat that is spoken of, or the next opponent, and never the first word; $several whether there are more
# opponents than one, $all whether it is so of all of several. $end and $number are as they will be once the tile lies.

hint-would = En tu lugar, { $who } elegiría { $action }.
hint-would-lay = En tu lugar, { $who } jugaría el { $action }.

# $who where the player who gives the hint is called the same.

hint-opponent = tu rival { $who }

# There is no choice.

hint-must-lead = Según las reglas, en esta ronda hay que salir con el { $tile }.
hint-only-play = Es la única ficha que puedes colocar.
hint-only-drawn = De tus fichas solo puedes colocar la que acabas de robar.
hint-cannot-lay = { $drawn ->
    [0] No tienes ninguna ficha que se pueda colocar.
   *[other] Sigues sin tener una ficha que se pueda colocar.
}
hint-no-more-draws = Ahora no puedes colocar ninguna ficha, y en este turno ya no puedes robar más.
hint-no-tiles = Ahora no puedes colocar ninguna ficha, y no queda ninguna que puedas robar.

# Chance.

hint-by-chance = Es una elección al azar.
hint-equal = Todas las demás jugadas parecen igual de buenas, así que esta es una elección al azar.
hint-best-in-all = Aquí no destaca nada, pero, sumándolo todo, ninguna otra jugada parece mejor.

# Why this play and no other.

hint-goes-out = Es tu última ficha: con ella haces dominó.
hint-heaviest = { $pips ->
    [one] Te quita 1 punto de la mano, y ahora no se puede colocar ninguna ficha que pese más.
   *[other] Te quita { $pips } puntos de la mano, y ahora no se puede colocar ninguna ficha que pese más.
}
hint-heavy = { $pips ->
    [one] Te quita 1 punto de la mano.
   *[other] Te quita { $pips } puntos de la mano.
}
hint-double = { $curved ->
    [yes] Es un doble, y un doble coincide con un solo número.
   *[no] Es un doble: como coincide con un solo número, más adelante cuesta más colocarlo.
}
hint-follow = { $count ->
    [one] Te queda 1 ficha que sirve en los extremos que deja.
   *[other] Te quedan { $count } fichas que sirven en los extremos que deja.
}
hint-variety = { $curved ->
    [yes] Las fichas que te quedan son variadas: contando sus curvas, cubren { $count } números.
   *[no] Las fichas que te quedan son variadas: cubren { $count } números.
}
hint-not-stuck = Te queda una ficha que sirve en los extremos que deja, así que podrás seguir.
hint-scores = Sus { $points } puntos cuentan enseguida, gane quien gane la ronda.

# What it does to the others.

hint-dead-end = Deja muerto el extremo { $end }: ahí ya nadie puede colocar nada.
hint-all-seen = Deja un { $number } en el extremo { $end }, donde nadie más puede seguir: todas las fichas con un { $number } están en la mesa o en tu mano.
hint-lacks = Deja un { $number } en el extremo { $end }, y se sabe que { $all ->
    [yes] tus rivales no tienen
   *[no] { $who } no tiene
} ningún { $number }.

# $bend: L or R if a tile can bend no other way there.
hint-lacks-bend = Deja un { $number } en el extremo { $end }{ $bend ->
    [L] , donde la ficha tiene que curvarse a la izquierda
    [R] , donde la ficha tiene que curvarse a la derecha
   *[none] {""}
}, y se sabe que { $all ->
    [yes] tus rivales no tienen
   *[no] { $who } no tiene
} ninguna ficha que sirva ahí.
hint-stops-all = { $several ->
    [yes] Se sabe que tus rivales no tendrán después ninguna ficha que sirva.
   *[no] Se sabe que { $who } no tendrá después ninguna ficha que sirva.
}
hint-stops = { $several ->
    [yes] En cerca de { $percent } de cada 100 casos, un rival no tendrá después ninguna ficha que sirva: en promedio, más que con otras jugadas.
   *[no] En cerca de { $percent } de cada 100 casos, { $who } no tendrá después ninguna ficha que sirva: en promedio, más que con otras jugadas.
}
hint-lighter = Si la ronda acaba en cierre, lo probable es que tu mano pese menos que { $several ->
    [yes] las de tus rivales
   *[no] la de { $who }
}, con una diferencia de cerca de { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}.
hint-keeps-going = En promedio, cierra menos que otras jugadas, y eso te conviene: lo probable es que tu mano pese más que { $several ->
    [yes] las de tus rivales
   *[no] la de { $who }
}, con una diferencia de cerca de { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}.
hint-settles = Después nadie puede colocar nada, y lo probable es que tu mano pese menos que { $several ->
    [yes] las de tus rivales
   *[no] la de { $who }
}, con una diferencia de cerca de { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}.
hint-few-left = { $count ->
    [0] De las fichas que no has visto, después no sirve ninguna.
    [one] De las fichas que no has visto, después solo sirve 1: en promedio, menos que con otras jugadas.
   *[other] De las fichas que no has visto, después sirven { $count }: en promedio, menos que con otras jugadas.
}
hint-guards = En promedio, pone menos puntos al alcance de { $who } que otras jugadas.
hint-partner = En promedio, tu pareja tiene más posibilidades de seguir que con otras jugadas.

# What was done, beside what a player of the program would have done. $done and $action as play-do.

review-same = Tú: { $done }, lo mismo que { $who }.
review-other = Tú: { $done }. En tu lugar, { $who }: { $action }.
review-sum = { $all ->
    [yes] { $count ->
        [one] En tu lugar, { $who } habría hecho lo mismo.
       *[other] En tu lugar, { $who } habría hecho lo mismo cada vez.
    }
   *[no] { $count ->
        [one] En tu lugar, { $who } habría hecho otra cosa.
       *[other] En tu lugar, { $who } habría hecho lo mismo { $same } de { $count } veces.
    }
}
review-nothing = Todavía no había nada que elegir.
