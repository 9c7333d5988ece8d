# The rules as a player reads them: the sheets, what each field means, each value as a sentence, our rulings, the sources.

shape-curved = fichas curvas
shape-straight = fichas rectas

# What each field says.

field-set = El juego de fichas
field-hand = Fichas por jugador si juegan 2, 3 o 4
field-draw = Cuántas fichas se pueden robar en un turno
field-free = Qué puede robar quien puede jugar
field-lead = Quién sale en la primera ronda, y con qué
field-next = Quién sale en las rondas siguientes
field-doubles = Cómo se coloca un doble curvo
field-arms = Los brazos del doble de salida
field-arms-first = Si todos los brazos deben tener una ficha antes de que crezca alguno
field-ring = Si 2 extremos de la línea se pueden encontrar
field-handedness = Hacia dónde se curva cada ficha
field-blocked = Qué vale tener menos puntos en la mano en un cierre
field-tie = Quién suma puntos si en un cierre hay empate
field-fives = Puntos por extremos que suman un múltiplo de 5
field-five-round = Quién gana una ronda de All Five
field-teams = Si se juega 2 contra 2
field-reserve = Fichas del pozo que no se roban nunca
field-show-drawn = Si se muestra la ficha robada
field-seconds = Segundos por turno
field-target = Puntos con los que se gana la partida

# Each value of each field, as the rule it makes. $value, unless said.

rule-set = Fichas: el juego de doble { $value }, con { $size } fichas.
# $two, $three, $four: the tiles for so many players; $players: which of these it is for.
rule-hand = { $players ->
    [two] Se reparten { $two } fichas a cada uno de los 2 jugadores.
    [four] Se reparten { $four } fichas a cada uno de los 4 jugadores.
    [same] Se reparten { $two } fichas a cada jugador.
   *[each] Se reparten a cada jugador { $two } fichas si juegan 2, { $three } si juegan 3 y { $four } si juegan 4.
}
rule-draw = { $value ->
    [0] Nadie roba: quien no puede jugar pasa.
    [inf] Quien no puede jugar roba hasta que una ficha sirva o no quede ninguna que robar.
    [1] Quien no puede jugar roba 1 ficha.
   *[other] Quien no puede jugar roba hasta que una ficha sirva, { $value } fichas como mucho.
}
rule-free = { $value ->
    [no] Quien puede jugar no puede robar. Si la ficha robada sirve, hay que colocarla.
    [decline] Quien puede jugar puede robar 1 ficha en vez de jugar, y después colocarla o pasar. Si la ficha robada sirve, no es obligatorio colocarla.
   *[any] Quien puede jugar también puede robar, cuantas veces quiera. Nadie pasa mientras se pueda colocar o robar una ficha.
}
rule-lead = { $value ->
    [double] Sale el doble más alto. Si no hay ningún doble en las manos, sale la ficha que más pesa.
    [redeal] Sale el doble más alto. Si no hay ningún doble en las manos, se reparte de nuevo.
   *[any] Sale el primer asiento, con cualquier ficha.
}
rule-next = { $value ->
    [double] Las rondas siguientes empiezan como la primera.
   *[winner] En las rondas siguientes, quien ganó la última sale con cualquier ficha.
}

# The same where the starters lie before anybody plays.
rule-lead-turn = { $value ->
    [double] El primer turno es de quien tenga el doble más alto; si no hay dobles, de quien tenga la ficha que más pesa.
    [redeal] El primer turno es de quien tenga el doble más alto; si no hay dobles, se reparte de nuevo.
   *[any] El primer turno es del primer asiento.
}
rule-next-turn = { $value ->
    [double] Las rondas siguientes empiezan como la primera.
   *[winner] En las rondas siguientes, el primer turno es de quien ganó la última.
}
rule-doubles = { $value ->
    [inline] Los dobles se colocan a lo largo de la línea, como las demás fichas, y se curvan hacia cualquier lado.
   *[crosswise] Los dobles se colocan atravesados, abiertos hacia fuera o hacia dentro, y siguen siendo 1 solo extremo.
}
rule-arms = { $value ->
    [2] La línea crece por 2 extremos.
   *[other] El doble de salida tiene { $value } brazos.
}
rule-arms-first = { $value ->
    [yes] Cada brazo del doble de salida debe tener una ficha antes de que crezca alguno.
   *[no] Un brazo puede crecer antes de que los demás tengan una ficha.
}
rule-ring = { $value ->
    [match] 2 extremos de la línea solo se pueden encontrar si sus números coinciden. Entonces desaparecen los dos.
    [never] La línea no puede tocarse a sí misma.
   *[any] 2 extremos de la línea se pueden encontrar, sean cuales sean sus números. Entonces desaparecen los dos.
}
rule-handedness = { $value ->
    [balanced] Sin contar los dobles, cada número tiene 3 fichas que desde él se curvan a la izquierda y 3 que se curvan a la derecha.
    [uniform] Las fichas que no son dobles se curvan a la derecha desde su número menor y a la izquierda desde el mayor.
    [mirrored] Las fichas que no son dobles se curvan a la izquierda desde su número menor y a la derecha desde el mayor.
   *[own] Cada ficha que no es un doble se curva como dicen los signos: + es a la derecha desde su número menor.
}
rule-blocked = { $value ->
    [total] Dominó: todos los puntos de las manos rivales. Cierre: gana la mano de menos puntos, que suma todos los de las manos rivales.
   *[difference] Dominó: todos los puntos de las manos rivales. Cierre: gana la mano de menos puntos, que suma lo que tiene de más cada mano rival.
}
rule-tie = { $value ->
    [nobody] Cierre con empate a menos puntos: nadie suma nada.
    [share] Cierre con empate a menos puntos: quienes empatan se reparten los puntos.
   *[lot] Cierre con empate a menos puntos: quienes empatan sacan de la mesa una ficha por cabeza, y gana la de más puntos.
}
rule-fives = { $value ->
    [no] Los números de los extremos no dan puntos.
    [two] Quien consigue que los extremos abiertos sumen un múltiplo de 5 se anota esa suma enseguida.
   *[four] La línea crece por 4 extremos, desde 2 fichas iniciales espalda con espalda. Quien consigue que sumen un múltiplo de 5 se anota esa suma enseguida.
}
rule-five-round = { $value ->
    [points] Gana la ronda quien tiene más puntos por múltiplos de 5, y suma además todos los puntos de las manos rivales.
   *[out] Gana la ronda quien hace dominó o, si hay cierre, la mano de menos puntos.
}
rule-teams = { $value ->
    [yes] Quienes se sientan enfrente forman un equipo y suman puntos juntos.
   *[no] Cada cual juega por su cuenta.
}
rule-reserve = { $value ->
    [0] Se puede robar todo el pozo.
    [one] La última ficha del pozo no se roba nunca.
   *[other] Las últimas { $value } fichas del pozo no se roban nunca.
}
rule-show-drawn = { $value ->
    [no] Una ficha robada solo la ve quien la roba.
   *[unplayable] Una ficha robada que no se puede colocar se muestra a todo el mundo.
}
rule-seconds = { $value ->
    [0] No hay reloj.
    [one] Un turno dura 1 segundo como mucho; después se roba una ficha de castigo y el turno pasa.
   *[other] Un turno dura { $value } segundos como mucho; después se roba una ficha de castigo y el turno pasa.
}
rule-target = { $value ->
    [one] Gana la partida quien llegue antes a 1 punto.
   *[other] Gana la partida quien llegue antes a { $value } puntos.
}

# Our rulings on the value of a field.

ruled-hand = Ninguna fuente dice cuántas fichas se reparten con un juego tan grande.
ruled-draw = La fuente solo describe el juego con robo; este reglamento lo deja fuera.
ruled-handedness = Ninguna fuente dice hacia dónde se curva cada ficha.
ruled-ring = Las fuentes dicen qué pasa cuando dos extremos se encuentran, pero no si sus números deben coincidir.
ruled-tie = Las fuentes no dicen quién gana si en un cierre hay empate a menos puntos.

# Our other rulings.

ruling-heaviest-lead = De 2 fichas que pesan lo mismo, sale la que tiene la mitad más alta.
ruling-nobody-won-lead = Después de una ronda que no ganó nadie, vuelve a salir el doble más alto.
ruling-curved-opener = La primera ficha se coloca con el lado abierto hacia abajo: el extremo a es su pie izquierdo, y el b, el derecho.
ruling-crosswise-opener = El doble de salida se coloca atravesado y se abre desde el extremo a hacia el extremo b.
ruling-only-drawn-tile = Quien roba aunque podía colocar una ficha solo puede colocar la robada.
ruling-no-closing-pass = Una ronda termina en cuanto nadie puede colocar ni robar una ficha; no hace falta que nadie pase antes.
ruling-clock = El reloj avisa por sí solo de que se acabó el tiempo; la ficha de castigo no se muestra, ni tampoco una robada que entonces no se ha colocado.
ruling-when-shown = Una ficha robada que no se puede colocar se muestra cuando quien la robó vuelve a robar, coloca una ficha o pasa.
ruling-partners-tie = Si las 2 manos de un equipo empatan a menos puntos, ganan juntas.
ruling-five-hexagon = Las 2 fichas iniciales están espalda con espalda, a un hexágono de distancia.
ruling-five-starters = Las 2 fichas iniciales no dan puntos.
ruling-five-winner-ties = Con empate en puntos por múltiplos de 5, gana la ronda quien ha hecho dominó; si no, la mano de menos puntos; si no, el primer asiento contando desde la salida.
ruling-five-teams = Los puntos por múltiplos de 5 de un equipo cuentan juntos para la ronda.
ruling-five-memory = El primer turno no dice nada de las manos, porque el doble más alto no tiene por qué colocarse.
ruling-fives-ends = Una primera ficha sola cuenta por sus dos extremos; un extremo muerto sigue contando, y uno que desapareció en un anillo, no.
ruling-lot-higher-half = Si al echar a suertes salen 2 fichas con los mismos puntos, gana la que tiene la mitad más alta; quien se queda sin ficha que sacar no puede ganar.
ruling-whole-sheet = Este reglamento es nuestro, a partir de la fuente.

# Where the rules come from.

source-S0 = S0: Jaques of London, «How to Play Bendomino»
source-S1 = S1: el artículo de Wikipedia sobre Bendomino (en tailandés)
source-S2 = S2: Domino Plaza, el dominó con robo
source-S3 = S3: el folleto de la editorial (en español)
source-S4 = S4: «How to play Dominoes», contra Ben

# What a field may be set to, where that is no list of words.

values-number = un número
values-hand = un número, o varios, como 7/6/5
values-draw = un número, o inf
values-handedness = balanced, uniform, mirrored, o 21 signos + y -

# The layout of `bendo rules`.

rules-sheets = Reglamentos; si no se nombra ninguno, se juega el primero:
rules-fields = Un reglamento se puede cambiar campo por campo, como en blue-orange,target=200:
rules-more = bendo rules SHEET explica todas las reglas de un reglamento.
rules-of = { $title } ({ $spelling })
rules-for = { $players }, { $shape }
rules-ruled = { $text } (Decisión nuestra.)
rules-rest = Los demás campos no cambian nada aquí: { $fields }
rules-rulings = Decisiones nuestras, donde las fuentes callan:
rules-sources = De dónde vienen estas reglas:
