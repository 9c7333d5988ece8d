# The guide of the page: rules, tips and questions. $tile as 6-4; $end a to h; $who a seat.

guide-rules = Reglas
guide-tips = Consejos
guide-questions = Preguntas

guide-offline = El servidor no responde. Las reglas que este navegador ya ha leído se pueden leer igualmente; para jugar hace falta el servidor.
guide-unreadable = Ninguna regla se escribe así.
guide-again = Probar otra vez
guide-all-rules = Todas las reglas
guide-loading = Leyendo…

# All sheets.

guide-sheets = Cada uno de estos es un juego distinto. Cada regla tiene su fuente y, donde las fuentes callan, nuestra decisión está marcada como nuestra.
guide-sheets-curved = Fichas curvas
guide-sheets-straight = Fichas rectas
guide-sheet-about = { $players } jugadores, a { $target } puntos, { $minutes ->
    [one] cerca de { $minutes } minuto
   *[other] unos { $minutes } minutos
}
guide-compare = En qué se diferencian
guide-compare-choose = Elige dos juegos o más
guide-compare-few = Elige un juego más para ver en qué se diferencian.
guide-compare-same = Estos se juegan con las mismas reglas.
guide-compare-what = Regla
guide-compare-none = Aquí no cambia nada.
guide-compare-shape = Fichas
guide-compare-players = Jugadores
guide-shape-curved = Fichas curvas.
guide-shape-straight = Fichas rectas.

# One sheet.

guide-short = En pocas palabras
guide-in-full = Todas las reglas
guide-ours = decisión nuestra
guide-rulings = Decisiones nuestras, donde las fuentes callan
guide-sources = De dónde vienen estas reglas
guide-sample = Una ronda, paso a paso
guide-sample-about = Juegan Ana y Ben, y las dos manos están a la vista. En una mesa solo ves la tuya.
guide-sample-of = Esta ronda se jugó con las reglas de: { $title }.
guide-sample-board = { $count ->
    [0] Todavía no hay nada en la mesa
    [one] La línea en este paso: 1 ficha
   *[other] La línea en este paso: { $count } fichas
}
guide-sample-hand = { $count ->
    [0] { $who }: ninguna ficha
    [one] { $who }: 1 ficha
   *[other] { $who }: { $count } fichas
}
guide-sample-boneyard = { $count ->
    [0] El pozo está vacío.
    [one] Pozo: 1 ficha.
   *[other] Pozo: { $count } fichas.
}

# In short.

guide-part-aim = El objetivo
guide-aim = Coloca todas tus fichas antes que nadie. Sumas los puntos que queden en las otras manos, y se juegan rondas hasta que alguien tenga { $target } puntos.
guide-aim-fives = Coloca fichas de modo que los extremos de la línea sumen un múltiplo de 5. Eso da puntos enseguida, y se juegan rondas hasta que alguien tenga { $target } puntos.
guide-part-tiles = Las fichas
guide-tiles = Una ficha tiene dos mitades con un número cada una. Una mitad sin puntos es una blanca y cuenta 0. Una ficha con el mismo número dos veces es un doble.
guide-tiles-curved = Una ficha curva es la tercera parte de un anillo. Vista desde uno de sus números se curva a la izquierda, vista desde el otro, a la derecha, y no se le puede dar la vuelta. Un doble se curva hacia cualquier lado.
guide-part-begin = Cómo empieza una ronda
guide-begin = Las fichas se mezclan boca abajo y se reparten. Las que sobran forman el pozo.
guide-begin-starters = Dos fichas del pozo están en la mesa, espalda con espalda. La línea crece por sus cuatro extremos.
guide-part-turn = Tu turno
guide-turn = Coloca una ficha en un extremo de la línea. Los números que se tocan deben ser iguales.
guide-turn-fit = Además, la ficha tiene que caber: no puede quedar encima de otra. Así que una ficha puede coincidir y no servir allí de nada.
guide-turn-ends = Un extremo donde caben las dos curvas está abierto. Si solo cabe una, está semicerrado, y una flecha indica cuál. Si no cabe ninguna, está muerto, y así se queda.
guide-turn-straight = Da igual por dónde vaya la línea en la mesa; solo cuentan los números.
guide-part-doubles = Los dobles
guide-doubles = Después de un doble la línea sigue recta, se abra hacia donde se abra. Tú eliges, y de eso depende lo que cabe más tarde.
guide-part-arms = Los brazos
guide-arms = Del doble de salida salen varios brazos. Tres puntos marcan un brazo que tiene que esperar a que los demás tengan una ficha.
guide-part-ring = Un anillo
guide-ring = A veces los dos extremos de la línea se pueden encontrar, y la línea se convierte en un anillo. Pasa pocas veces.
guide-part-draw = Si nada sirve
guide-part-fives = Puntos por múltiplos de 5
guide-fives = Suma los números de los extremos. En el dibujo son { $sum }, y eso da { $sum } puntos.
guide-part-end = El final de una ronda
guide-part-match = La partida

# Under the pictures.

guide-picture-match = El 4-2 coincide: se une al 4.
guide-picture-bends = Desde el 6, el 6-0 se curva a la derecha y el 6-4, a la izquierda.
guide-picture-no-fit = El 4-0 coincide con el 0, pero quedaría encima del 6-5.
guide-picture-open = Un extremo abierto: las dos flechas.
guide-picture-closed = Un extremo semicerrado: solo cabe una ficha que se curve a la derecha.
guide-picture-dead = Un extremo muerto: la línea lo ha encerrado.
guide-picture-ring = Tres fichas que se curvan hacia el mismo lado forman un anillo.
guide-picture-outward = El 6-6 se abre hacia fuera.
guide-picture-inward = El 6-6 se abre hacia dentro.
guide-picture-straight = El 2-1 coincide: se une al 2.
guide-picture-arms = Un brazo tiene ya una ficha; ahora le toca al otro.
guide-picture-four-arms = Cuatro brazos: hay que llenar el último antes de que crezca alguno.
guide-picture-eight-arms = Ocho brazos, dos de ellos ya con ficha.
guide-picture-starters = Dos fichas iniciales, cuatro extremos: 5, 3, 2 y 0 suman 10.
guide-picture-fives = En los extremos hay un 6 y un 4: 10 puntos.

# Notes on a sample round. $others and $tile are tiles; $lacks is a list: no 5 and no 3.

guide-note-blocked-by = { $who } tiene el { $tile }. Coincide con el extremo { $end }, pero no cabe: se lo impide el { $other }.
guide-note-ring-mismatch = { $who } tiene el { $tile }. En { $end } chocaría con el extremo { $other }, que tiene otro número, y un anillo así no se puede cerrar.
guide-note-arms-first = { $who } tiene el { $tile }, que coincide con el extremo { $end }, pero antes otro brazo tiene que recibir una ficha.
guide-note-drew-proves = Todo el mundo ha visto que { $who } ha tenido que robar. Así se sabe que esa mano estaba { $lacks }.
guide-note-passed-proves = Un pase también dice algo. Ahora todo el mundo sabe que { $who } está { $lacks }.
guide-note-showed = El { $tile } no se puede colocar, así que { $who } tiene que mostrarlo.
guide-note-drawn-laid = La ficha robada sirve, y { $who } la coloca en el mismo turno.
guide-note-scored = Los extremos suman { $points }, un múltiplo de 5. { $who } se lo anota enseguida.
guide-note-ring = El extremo { $end } se ha encontrado con el extremo { $other }: un anillo. Los dos extremos desaparecen.
guide-note-across-O = El doble está atravesado y se abre hacia fuera.
guide-note-across-I = Este doble está atravesado y se abre hacia dentro.
guide-note-closed = El extremo { $end } está ahora semicerrado: solo caben fichas que se { $bend ->
    [left] curven a la izquierda
    [right] curven a la derecha
    [outward] abran hacia fuera
   *[inward] abran hacia dentro
}.
guide-note-dead = El extremo { $end } está muerto: ahí no cabrá nada nunca más.
guide-note-out-total = { $who } hace dominó y suma los puntos que quedan en la otra mano. En total, esta ronda da { $points }.
guide-note-blocked-total = { $who } tiene la mano de menos puntos y gana la ronda cerrada: { $points } puntos.
guide-note-nobody-total = Nadie gana esta ronda.

# Tips.

guide-tips-about = Las cifras son nuestras: Ben con una costumbre cambiada jugó miles de partidas contra Ben tal como es, cada reparto dos veces y cambiando de asiento. Entre iguales se ganan 50 de cada 100 partidas.
guide-tips-all = En todos los juegos
guide-tips-curved = Con fichas curvas
guide-tips-straight = Con fichas rectas
guide-tip-watch = Fíjate en los robos y los pases
guide-tip-watch-text = Quien roba porque nada le sirve te enseña lo que falta en su mano. Deja esos números en los extremos y puede que le vuelva a pasar. La página lo recuerda por ti, debajo de cada nombre.
guide-tip-variety = Guarda una mano variada
guide-tip-variety-text = Con muchos números distintos casi siempre sirve algo. Entre dos jugadas, elige la que te deje una ficha con la que seguir.
guide-tip-weight = Después, la ficha que más pesa
guide-tip-weight-text = Lo que te queda en la mano son puntos para otra persona. Si dos jugadas son igual de buenas en lo demás, coloca la ficha que más pesa. El peso solo no basta: contra quien coloca siempre la que más pesa, Ben gana 74 de cada 100 partidas con fichas rectas y 69 con curvas.
guide-tip-draw = Roba solo si hace falta
guide-tip-draw-text = Algunos juegos te dejan robar aunque puedas jugar. Ninguna fuente da una razón para hacerlo, y no hemos encontrado ninguna: una ficha más es una ficha más que quitarse de encima.
guide-tip-fives = Mira lo que dejas
guide-tip-fives-text = Donde los múltiplos de 5 dan puntos, suma los extremos que dejará tu jugada: primero por tus propios puntos, y luego por lo que podría sacar de ellos quien juega después.
guide-tip-hint = Pide una pista
guide-tip-hint-text = Ben te dice qué colocaría y por qué. Después de una ronda puedes repasar tus turnos junto a los suyos.
guide-tip-fit = Mira el sitio que hay, y no solo los números
guide-tip-fit-text = En un extremo semicerrado solo cabe la mitad de las fichas con su número, y en uno muerto, ninguna. Las flechas lo indican, y la tabla de fichas sin ver cuenta cuántas quedan con la curva que te hace falta.
guide-tip-bends = Guarda las dos curvas de un número
guide-tip-bends-text = Dos fichas de un mismo número que se curvan hacia lados distintos valen más que dos que se curvan hacia el mismo: una de ellas cabe en un extremo semicerrado.
guide-tip-close = Cierra el extremo que les hace falta a los demás
guide-tip-close-text = Coloca la ficha de modo que lo que los demás seguramente tienen ya no quepa.
guide-tip-light = Si falta sitio, mejor poco peso
guide-tip-light-text = Con fichas curvas, cerca de la mitad de las rondas acaban en cierre, y entonces gana la mano de menos puntos. Si tu mano es la que menos pesa, cierra la línea; si es la que más, deja un extremo abierto.
guide-tip-doubles-curved = Los dobles pueden esperar
guide-tip-doubles-curved-text = Un doble curvo se curva hacia cualquier lado, así que pocas veces se queda atascado. Sin prestar atención a los dobles se ganan 50 de cada 100 partidas; guardándolos a propósito, 46.
guide-tip-doubles = Coloca los dobles mientras sirvan
guide-tip-doubles-text = Un doble sirve con un solo número. Contra Ben, quien se guarda los dobles gana 32 de cada 100 partidas, y quien no les presta atención, 42. Solo da igual donde nadie roba.
guide-tip-follow = Deja números de los tuyos
guide-tip-follow-text = Después de tu jugada, los extremos deberían mostrar números de los que te queden más fichas. Así podrás seguir tú, y quizá los demás no.

# Questions.


guide-question-good = ¿Juega bien Ben?
guide-answer-good = Sigue los consejos de esta página. Con fichas rectas gana 83 de cada 100 partidas contra alguien que coloca cualquier ficha que sirva, y 74 contra quien coloca siempre la que más pesa; con fichas curvas, donde la suerte cuenta más, 76 y 69. Ben en fácil gana 31 de cada 100 partidas contra Ben. También está Afinado, que se fija en más cosas que Ben: le gana 84 de cada 100 partidas con fichas rectas, y 58 con curvas.
guide-question-cheat = ¿Ve Ben mis fichas?
guide-answer-cheat = No. Sabe lo que vería una persona en su asiento: su propia mano, la línea y lo que han mostrado los robos y los pases. La parte del programa que juega no recibe nunca nada más, y hay pruebas que intentan encontrar una ficha oculta en todo lo que recibe.
guide-question-deal = ¿Cómo sé que el reparto ha sido limpio?
guide-answer-deal = Todos los repartos de una partida salen de un solo número de partida. Antes del primer reparto ves un sello de ese número y, después de la partida, el número mismo, para que puedas comprobar que nada cambió por el camino. Con un número de partida también puedes dar las mismas fichas a otra persona.
guide-question-money = ¿Hay dinero de por medio?
guide-answer-money = No. Aquí no se apuesta, ni se gana, ni se vende nada, y no hay anuncios.
guide-question-long = ¿Cuánto dura una partida?
guide-answer-long = Una partida tiene varias rondas, y puedes dejarla cuando quieras: se guarda y te espera en la primera pantalla.
guide-answer-long-sheet = { $title }: { $minutes ->
    [one] cerca de { $minutes } minuto
   *[other] unos { $minutes } minutos
} contra Ben.
guide-question-undo = ¿Puedo deshacer algo?
guide-answer-undo = Contra Ben, sí, hasta el principio de la ronda; vuelven a salir las mismas fichas. Entre personas tienen que estar de acuerdo todas las demás, y nadie puede haber visto desde entonces una ficha oculta.
guide-question-dominoes = ¿De dónde viene el dominó?
guide-answer-dominoes = De China, donde tiene muchos siglos. Las fichas con blancas y números hasta el seis se conocen por primera vez en la Italia del siglo XVIII, y de allí pasaron a toda Europa y a América.
guide-question-bendomino = ¿De dónde viene Bendomino?
guide-answer-bendomino = Lo ideó Thierry Denoual, y Blue Orange Games lo publicó en 2007: un juego de doble 6 en el que cada ficha está curvada 120 grados. Hay uno para niños pequeños que tiene dibujos en lugar de números.
guide-question-publisher = ¿Es este el programa de la editorial?
guide-answer-publisher = No. bendo es independiente de la editorial de Bendomino, a la que pertenece el nombre. Ninguna de nuestras fuentes dice hacia dónde se curva cada ficha del juego impreso, así que elegimos un reparto equilibrado de curvas; si tienes un juego en casa, puedes indicar cómo se curvan sus fichas.
guide-question-kept = ¿Qué se guarda sobre mí?
guide-answer-kept = Ni dirección de correo, ni contraseña, ni cookies, ni un registro de lo que has mirado. El servidor guarda el nombre que usas en una mesa, tus ajustes, tus partidas y sus resultados. Este navegador guarda un secreto con el que el servidor te reconoce.
guide-answer-kept-erase = Puedes descargarlo o borrarlo todo. Las partidas en sí se conservan, sin tu nombre, para quienes jugaron contigo.
guide-answer-kept-link = Ver y borrar lo que se guarda
guide-question-offline = ¿Puedo jugar sin red?
guide-answer-offline = No: las fichas se reparten y las reglas se aplican en el servidor. Pero puedes poner esta página en tu pantalla de inicio, y se abre sin red y muestra las reglas que ya hayas leído.
guide-question-fault = ¿Cómo aviso de un fallo?
guide-answer-fault = Díselo a quien lleva este servidor, o escribe al proyecto. Añade el registro de la partida: al final de ella lo puedes copiar, y con él se puede volver a jugar todo exactamente como fue.
