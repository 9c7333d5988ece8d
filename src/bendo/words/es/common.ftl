# Words that several other messages need.

side-seat = Asiento { $number }
side-team = Equipo { $number }

# How many can play: from $number to $last, or $number alone.
players = { $several ->
    [yes] de { $number } a { $last } jugadores
   *[no] { $number } jugadores
}

# An end of the line, $end, with the number that it shows, and which way a tile may bend there.

line-end-straight = En el extremo { $end } hay un { $number }.
line-end-held = En el extremo { $end } hay un { $number }, y espera a que haya una ficha en cada brazo del doble de salida.
line-end-both = En el extremo { $end } hay un { $number }, y está abierto: la ficha puede curvarse a la izquierda o a la derecha.
line-end-left = En el extremo { $end } hay un { $number }, y está semicerrado: la ficha tiene que curvarse a la izquierda.
line-end-right = En el extremo { $end } hay un { $number }, y está semicerrado: la ficha tiene que curvarse a la derecha.
line-end-dead = En el extremo { $end } hay un { $number }, y está muerto: no cabe nada.
line-end-none = En el extremo { $end } hay un { $number }: no cabe ninguna ficha, ni con curva a la izquierda ni a la derecha.
line-end-double-both = El { $tile } puede abrirse hacia fuera o hacia dentro.
line-end-double-outward = El { $tile } tiene que abrirse hacia fuera.
line-end-double-inward = El { $tile } tiene que abrirse hacia dentro.
line-end-double-none = El { $tile } no cabe.
line-end-gone = El extremo { $end } ha desaparecido en un anillo.
