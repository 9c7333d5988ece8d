# The page in the browser.

page-title = Bendomino
page-welcome = El dominó que se curva: cada ficha tiene que coincidir, y además caber.
page-picture = Una línea de fichas curvas con sus dos extremos marcados

# Every screen.

page-name = bendo
page-home = Ir al inicio
page-back = Volver
page-close = Cerrar
page-settings = Ajustes
page-nowhere = Aquí no hay nada
page-nowhere-more = Esta dirección no lleva a ningún sitio.

# The table.

page-table-title = { $sheet } en bendo
page-table-round = Ronda { $round }, a { $target } puntos
page-more = Más sobre esta mesa
page-connecting = Llegando a la mesa…
page-lost = El servidor no responde. Probando otra vez…
page-no-table = Esa mesa no existe
page-no-table-more = Puede que la dirección esté incompleta o que la mesa se haya borrado.
page-stranger = Aquí ya no se conoce este navegador
page-stranger-more = Lo que se guardaba de él se ha borrado. Puedes empezar de cero.
page-stranger-anew = Empezar de cero
page-board = { $count ->
    [0] La mesa está vacía
    [one] La línea: 1 ficha
   *[other] La línea: { $count } fichas
}
page-line = La línea, de un extremo a otro
page-zoom-in = Ampliar
page-zoom-out = Reducir
page-zoom-fit = Ver toda la línea
page-seat-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
page-seat-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
page-seat-thinking = pensando…
page-seat-gone = no está

# The hand, and what can be done.

page-hand = Tu mano
page-hand-tile = { $new ->
    [yes] { $tile }, recién robada
   *[no] { $tile }
}
page-hand-tile-ways = { $count ->
    [0] { $new ->
        [yes] { $tile }, recién robada, no se puede colocar
       *[no] { $tile }, no se puede colocar
    }
    [one] { $new ->
        [yes] { $tile }, recién robada, se puede colocar de una forma
       *[no] { $tile }, se puede colocar de una forma
    }
   *[other] { $new ->
        [yes] { $tile }, recién robada, se puede colocar de { $count } formas
       *[no] { $tile }, se puede colocar de { $count } formas
    }
}
page-choose-way = El { $tile } se puede colocar de más de una forma: elige dónde.
page-ways = Formas de colocarla
page-actions = Lo que puedes hacer
page-draw = Robar
page-pass = Pasar
page-undo = Deshacer
page-hint = Pista
page-hint-asking = Ben está mirando…
page-typed = { $text }: pulsa Enter
page-typed-unknown = { $text } no se puede colocar ahora.

# Beside the table.

page-log = Lo que ha pasado
page-log-empty = Todavía nada.
page-unseen = Fichas sin ver
page-unseen-more = Las fichas que no has visto: están en las otras manos o en el pozo.
page-unseen-seen = { $tile }, ya vista
page-unseen-hidden = { $tile }, sin ver
page-unseen-cannot = { $tile }, no está en la mano de { $who }
page-unseen-bends = Por número: fichas sin ver, y cuántas de ellas se curvan a la izquierda y a la derecha.
page-unseen-number = Número
page-unseen-count = Sin ver
page-unseen-left = Izquierda
page-unseen-right = Derecha
page-scores = Puntos

# What is told at a table beside what the terminal tells: by src/telling. $who somebody, $you whether that is the
# reader; $seat page-seat; $player a player of the program; $lacks what is proved to be missing.

page-seat = Asiento { $number }
page-watcher = Alguien del público
page-known-more = más

page-told-automatic = No podías hacer otra cosa, así que la mesa lo ha hecho por ti.
page-told-passed-lacks = { $who }: pase, { $lacks }.
page-told-drew-passed-lacks = { $who }: robo de { $drew } y pase, { $lacks }.
page-told-leads = { $you ->
    [yes] Sales tú.
   *[no] { $who } sale.
}
page-told-sat = { $you ->
    [yes] Te sientas.
   *[no] { $who } se sienta.
}
page-told-renamed = Alguien se llama ahora { $name }.
page-told-stood-up = { $seat }: libre otra vez.
page-told-time-up = { $you ->
    [yes] Se te acaba el tiempo, y { $player } termina este turno.
   *[no] A { $who } se le acaba el tiempo, y { $player } termina este turno.
}
page-told-undo-asked = { $you ->
    [yes] Pides deshacer tu último turno.
   *[no] { $who } pide deshacer su último turno.
}
page-told-undo-agreed = { $you ->
    [yes] Dices que sí.
   *[no] { $who }: de acuerdo.
}
page-told-undo-refused = { $you ->
    [yes] Prefieres que no.
   *[no] { $who }: mejor no.
}
page-told-undone = { $you ->
    [yes] Deshaces tu último turno.
   *[no] { $who } deshace su último turno.
}
page-told-went-on = { $you ->
    [yes] Te apuntas a la siguiente ronda.
   *[no] { $who }: adelante con la siguiente ronda.
}
page-told-rematch-asked = { $you ->
    [yes] Propones otra partida.
   *[no] Propuesta de otra partida, de { $who }.
}
page-told-resign-asked = { $you ->
    [yes] Propones abandonar la partida, si tu pareja está de acuerdo.
   *[no] { $who } propone abandonar la partida, si su pareja está de acuerdo.
}
page-told-resigned = { $you ->
    [yes] Abandonas la partida.
   *[no] { $who } abandona la partida.
}
page-told-back = { $you ->
    [yes] Has vuelto.
   *[no] De vuelta en la mesa: { $who }.
}
page-told-gone = { $you ->
    [yes] Ya no estás en la mesa.
   *[no] Fuera de la mesa: { $who }.
}
page-told-waited = { $you ->
    [yes] Sigues esperando a { $gone }.
   *[no] A la espera por decisión de { $who }. Fuera de la mesa: { $gone }.
}
page-told-handed-over = { $you ->
    [yes] { $player } juega ahora por ti.
   *[no] { $player } juega ahora por { $who }.
}
page-told-handed-over-by = { $you ->
    [yes] Dejas que { $player } juegue en lugar de { $whom }.
   *[no] { $player } juega por decisión de { $who }. Fuera de la mesa: { $whom }.
}
page-told-taken-back = { $you ->
    [yes] Vuelves a jugar tú.
   *[no] { $who } vuelve a jugar.
}
page-told-ended = { $you ->
    [yes] Has puesto fin a la partida.
   *[no] Fin de la partida, por decisión de { $who }.
}
page-told-reacted = { $who }: { $reaction }

page-reaction-hello = Hola.
page-reaction-well-played = Bien jugado.
page-reaction-thanks = Gracias.
page-reaction-oops = Vaya.
page-reaction-thinking = Déjame pensar.

# What a seat did in its last turn, beside its name. $did one of these.

page-did-lead = salida con el { $tile }
page-did-lay = { $tile } en { $end }
page-did-draw-lay = robo de { $count }; luego, { $tile } en { $end }
page-did-draw = robo de { $count }
page-did-pass = pase
page-did-pass-lacks = pase, { $lacks }
page-did-draw-pass = robo de { $count } y pase
page-did-draw-pass-lacks = robo de { $count } y pase, { $lacks }
page-did-time = tiempo agotado
page-did-scored = { $did }, por { $points } puntos

# How things stand now.

page-status-seats-open = { $count ->
    [one] { $seat }: todavía libre.
   *[other] Todavía hay { $count } asientos libres.
}
page-status-all-here = Ya no falta nadie: la partida puede empezar.
page-status-round-over = La ronda ha terminado. Sigue cuando quieras.
page-status-round-over-watched = La ronda ha terminado.
page-status-onward-waits = Esperando a { $who } para seguir.
page-status-rematch-asked = Propuesta de otra partida, de { $who }.
page-status-rematch-waits = Esperando a { $who } para jugar otra vez.
page-status-undo-asked = { $who } pide deshacer su último turno. ¿Te parece bien?
page-status-undo-waits = Has pedido deshacer tu último turno. Esperando a { $who }.
page-status-waits = { $you ->
    [yes] Es tu turno.
   *[no] Esperando a { $who }.
}
page-status-gone = { $you ->
    [yes] No estás en la mesa, y los demás esperan.
   *[no] { $who } no está. La partida espera.
}
page-status-thinking = { $who } está pensando.
page-status-thinking-for = { $you ->
    [yes] { $player } está pensando por ti.
   *[no] { $player } está pensando por { $who }.
}
page-status-time-up = { $you ->
    [yes] Se te ha acabado el tiempo: { $player } termina este turno.
   *[no] A { $who } se le ha acabado el tiempo: { $player } termina este turno.
}
page-status-lead = Tu turno: hay que salir con el { $tile }.
page-status-lead-any = Tu turno: sal con la ficha que quieras.
page-status-lay = Tu turno: elige una ficha.
page-status-lay-or-draw = Tu turno: elige una ficha o roba una.
page-status-drawn-fits = Has robado el { $tile }, y sirve: colócalo.
page-status-drawn-fits-or-pass = Has robado el { $tile }, y sirve: colócalo o pasa.
page-status-draw = { $again ->
    [yes] Todavía no te sirve nada: roba otra ficha.
   *[no] No te sirve ninguna ficha: roba una.
}
page-status-declined = Has robado el { $tile }, que no sirve: pasa.
page-status-pass = { $again ->
    [yes] Sigue sin servirte nada, y no puedes robar más: pasa.
   *[no] No te sirve ninguna ficha, y no puedes robar: pasa.
}

page-match-resigned = { $team ->
    [yes] { $you ->
        [yes] Partida abandonada: gana tu equipo.
       *[no] Partida abandonada: ganan { $who }.
    }
   *[no] { $you ->
        [yes] Partida abandonada: ganas tú.
       *[no] Partida abandonada: gana { $who }.
    }
}
page-match-resigned-all = Partida abandonada: no ha ganado nadie.
page-match-ended = La partida terminó antes de tiempo: no ha ganado nadie.

# Why the server said no, by its code.

page-refused-already = Eso ya está así.
page-refused-begun = La partida ya ha empezado.
page-refused-busy = { $player } todavía está pensando en la última pregunta.
page-refused-code = Ese código está mal, ya se ha usado o es demasiado antiguo.
page-refused-handed-over = Ahora este asiento lo juega un jugador del programa.
page-refused-key = Este enlace no es para ese asiento, o ya no vale.
page-refused-language = Las reglas todavía no están en ese idioma.
page-refused-name = Un nombre tiene de 1 a 20 letras, signos o espacios, y no empieza ni termina con un espacio.
page-refused-no-answer = Esta vez { $player } no tiene respuesta.
page-refused-no-round = Ahora no se está jugando ninguna ronda.
page-refused-no-seat = Eso es para quien tiene un asiento en esta mesa.
page-refused-no-secret = Aquí solo estás mirando.
page-refused-no-such-person = Esa persona ya no tiene un asiento aquí.
page-refused-no-such-place = En esta dirección no hay nada.
page-refused-no-such-table = Esa mesa no existe.
page-refused-nobody = Una mesa necesita una persona o un asiento libre.
page-refused-nobody-gone = No falta nadie.
page-refused-not-begun = La partida todavía no ha empezado.
page-refused-not-between = La siguiente ronda ya ha empezado, o esta no ha terminado.
page-refused-not-going-on = Ahora no se está jugando ninguna partida.
page-refused-not-over = Para eso hay que esperar al final de la partida.
page-refused-not-ready = Primero di que ya se pueden mostrar tus fichas.
page-refused-not-your-turn = Ahora no es tu turno.
page-refused-not-yours = Eso le toca a otra persona.
page-refused-number-is-secret = Entre personas, el número de partida es secreto hasta el final.
page-refused-offline = El servidor no responde ahora.
page-refused-player = Ese jugador no existe.
page-refused-record = La partida no puede seguir desde este registro.
page-refused-resigned = Este asiento se abandonó definitivamente.
page-refused-round-going-on = Para eso hay que esperar al final de la ronda.
page-refused-seat-open = { $seat }: todavía libre.
page-refused-seat-taken = { $seat }: ya ocupado.
page-refused-silent = En equipo se juega sin decir palabra, así que aquí no hay reacciones.
page-refused-stale = Mientras tanto ha cambiado algo: mira bien y elige otra vez.
page-refused-time-up = Se te ha acabado el tiempo: { $player } termina este turno.
page-refused-too-fast = Demasiado rápido. Espera un momento y prueba otra vez.
page-refused-too-large = Eso es demasiado largo.
page-refused-too-many = Desde aquí se ha pedido demasiado. Espera un rato y prueba otra vez.
page-refused-too-soon = Espera un momento y prueba otra vez.
page-refused-too-soon-until = { $count ->
    [one] Espera 1 segundo más y prueba otra vez.
   *[other] Espera { $count } segundos más y prueba otra vez.
}
page-refused-unavailable = Eso no se ha podido guardar ahora, y nada ha cambiado. Prueba otra vez dentro de un momento.
page-refused-undo-asked = Ya hay alguien que pide deshacer un turno.
page-refused-undo-not-asked = Ya nadie pide deshacer un turno.
page-refused-unknown-secret = Aquí ya no se conoce este navegador.
page-refused-slip = Algo ha fallado, y no ha sido culpa tuya. ({ $code })

# With friends: before the start, who is gone, what is asked of others, several people at one device, the clock.
# $who somebody, $you whether that is the reader; $player a player of the program.

page-lobby-you = { $name } (tú)
page-lobby-here = { $name } (en este dispositivo)
page-lobby-gone = { $name } (no está ahora mismo)
page-lobby-free = Todavía libre
page-lobby-team = Equipo { $number }
page-lobby-start = Empezar
page-lobby-start-waits = La partida puede empezar cuando no quede ningún asiento libre.
page-lobby-stand-up = Levantarse
page-lobby-rules = Cómo se juega: { $sheet }
page-lobby-watch = Otras personas pueden mirar: un enlace sin asiento
page-lobby-deal = El reparto ya está fijado
page-lobby-seal = Su sello es { $seal }. Al final de la partida se puede comprobar que nadie ha cambiado el reparto.
page-invite = Invitar a alguien
page-invite-to = Invitar a alguien ({ $seat })
page-invite-link = Enlace ({ $seat })
page-invite-link-watch = Enlace para mirar
page-invite-copy = Copiar el enlace
page-invite-copied = Copiado
page-invite-share = Compartir
page-invite-share-text = Ven a jugar conmigo: { $sheet }.
page-invite-code = Código QR del enlace ({ $seat })
page-invite-scan = Quien abra este enlace, o apunte con la cámara al código, puede sentarse.
page-sit-invited = Tienes una invitación
page-sit-more = En esta mesa hay un asiento reservado para ti.
page-sit-name = Tu nombre
page-sit-down = Sentarse
page-sit-taken = El asiento de este enlace ya está ocupado. Puedes mirar.
page-sit-already = Ya tienes un asiento aquí. Este enlace es para otra persona.
page-watching = Estás mirando.
page-watching-taken = El asiento de este enlace ya está ocupado, así que estás mirando.
page-asked = Lo que espera respuesta
page-asked-undo = { $who } pide deshacer su último turno.
page-asked-undo-agree = De acuerdo
page-asked-undo-refuse = Mejor no
page-asked-gone = { $who } no está. Dentro de un minuto podrás decidir cómo seguir.
page-asked-gone-long = { $who } no está. ¿Cómo sigue la partida?
page-asked-gone-wait = Esperar
page-asked-gone-player = Que juegue { $player }
page-asked-gone-end = Terminar la partida
page-asked-gone-end-sure = Entonces no gana nadie. ¿Terminar la partida?
page-asked-handed = { $you ->
    [yes] { $player } juega por ti.
   *[no] { $player } juega por { $who }.
}
page-asked-take-back = Recuperar el asiento
page-asked-resign = { $who } propone abandonar la partida. Si aceptas, ganan los demás; si sigues jugando, la partida sigue.
page-asked-resign-agree = Abandonar también
page-asked-resign-waits = Has propuesto abandonar la partida. Falta que tu pareja acepte; si sigues jugando, la partida sigue.
page-leaving = Tu asiento
page-leaving-of = Asiento de { $who }
page-leaving-undo = Pedir deshacer
page-leaving-undo-more = Tu último turno se deshace si todos los demás aceptan y desde entonces no se ha visto ninguna ficha oculta.
page-leaving-undo-alone = Deshacer
page-leaving-undo-alone-more = Se deshace el último turno de aquí, si desde entonces no se ha visto ninguna ficha oculta.
page-leaving-hand-over = Que juegue { $player }
page-leaving-hand-over-more = { $player } juega con tus fichas hasta que recuperes el asiento.
page-leaving-resign = Abandonar
page-leaving-resign-sure = ¿Abandonar la partida?
page-leaving-resign-two = La victoria sería para { $who }.
page-leaving-resign-team = Ganaría la partida el otro equipo.
page-leaving-resign-partner = Si tu pareja acepta, gana la partida el otro equipo.
page-leaving-resign-more = { $player } jugaría con tus fichas hasta el final, y la partida seguiría para los demás.
page-leaving-resign-waits = Falta que tu pareja acepte abandonar.
page-leaving-resigned = { $you ->
    [yes] Has abandonado. { $player } juega por ti.
   *[no] { $who } ha abandonado. { $player } sigue jugando.
}
page-sure-no = Ahora no
page-curtain-more = Pulsa cuando nadie más pueda ver.
page-curtain-ready = Mostrar mis fichas
page-reactions = Decir algo
page-clock-left = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}

# The first screen.

page-start-play = Jugar a Bendomino
page-start-ben = Dominó contra Ben
page-start-more = Más formas de jugar
page-start-dealing = Repartiendo…
page-start-coming = Llegan las reglas…
page-start-again = Probar otra vez
page-start-curved = Fichas curvas
page-start-straight = Fichas rectas
page-start-about = Sobre estas reglas
page-start-players = Para { $players } jugadores
page-start-minutes = { $count ->
    [one] Una partida contra Ben dura cerca de 1 minuto
   *[other] Una partida contra Ben dura unos { $count } minutos
}
page-start-ruled = Decisión nuestra, porque las fuentes no lo dicen: { $field }
page-start-rules = Leer estas reglas
page-start-seats = Jugadores
page-start-seat-partner = Asiento { $number }, tu pareja
page-start-seat-opponent = Asiento { $number }, el otro equipo
page-start-sitter-me = Tú
page-start-sitter-ben = Ben
page-start-sitter-ben-easy = Ben, fácil
page-start-sitter-friend = Otra persona, aquí
page-start-sitter-link = Otra persona, por enlace
page-start-your-name = Tu nombre
page-start-friend-name = El nombre de esa persona
page-start-friend = Visita
page-start-here = Pasa el dispositivo después de cada turno: las fichas solo se muestran cuando quien juega lo pide.
page-start-link = En la mesa tendrás un enlace para enviar a quien invites.
page-start-target = Puntos para ganar
page-start-hand = Fichas en cada mano
page-start-hand-each = { $usual ->
    [yes] { $count }, lo habitual
   *[no] { $count }
}
page-start-children = Para niños pequeños
page-start-children-about = Dibujos en lugar de números, una partida a { $points } puntos y un Ben fácil.
page-start-finer = Un reloj o un reparto concreto
page-start-finer-curved = Un reloj, un reparto concreto o tu propio juego de fichas
page-start-seconds = Tiempo para un turno
page-start-seconds-about = Cuando se acaba, Ben termina el turno por ti.
page-start-seconds-each = { $count ->
    [0] Sin reloj
   *[other] { $count } segundos
}
page-start-number = Número de partida
page-start-number-about = Quien juega con el mismo número recibe las mismas fichas.
page-start-number-wrong = Solo letras de la a a la z, cifras y guiones.
page-start-bends = Hacia dónde se curvan las fichas
page-start-bends-balanced = Equilibradas
page-start-bends-uniform = Uniformes
page-start-bends-mirrored = En espejo
page-start-bends-own = Mi propio juego
page-start-bends-about-balanced = De cada número, 3 fichas se curvan a la izquierda y 3 a la derecha.
page-start-bends-about-uniform = Todas las fichas se curvan a la derecha desde su número menor.
page-start-bends-about-mirrored = Todas las fichas se curvan a la izquierda desde su número menor.
page-start-own-about = Haz que estas fichas sean como las de tu juego: con un toque, una ficha se curva hacia el otro lado.
page-start-own-tile = { $right ->
    [yes] El { $tile } se curva a la derecha desde el { $low }
   *[no] El { $tile } se curva a la izquierda desde el { $low }
}
page-start-begin = Jugar
page-start-open = Abrir la mesa
page-start-unreadable = Un juego así no se puede repartir. Prueba con menos fichas en cada mano.
page-start-record = Seguir una partida desde un archivo de registro
page-start-record-wrong = Desde este archivo no se puede seguir ninguna partida. Tiene que ser el registro de una partida, con un nombre que acabe en .bdo.
page-start-record-large = Este archivo es demasiado grande para ser el registro de una partida.

# Saved matches.

page-saved = Tus partidas
page-saved-more = Ver más
page-saved-coming = Buscando…
page-saved-gone = Una partida que ahora no se puede mostrar
page-saved-replay = Ver otra vez

# The foot of the first screen.

page-foot = Más sobre bendo
page-foot-rules = Reglas
page-foot-tips = Consejos
page-foot-questions = Preguntas
page-foot-independent = bendo es independiente de la editorial de Bendomino, a la que pertenece el nombre.
page-foot-version = Versión { $version }

# You, and the settings.

page-you = Tú
page-you-name = Tu nombre
page-you-name-about = Se ve en las mesas que compartes con otras personas.
page-you-theme = Colores
page-you-theme-auto = Como el dispositivo
page-you-theme-baize = Tapete
page-you-theme-night = Noche
page-you-theme-high-contrast = Alto contraste
page-you-faces = Las fichas muestran
page-you-faces-pips = Puntos
page-you-faces-numerals = Cifras
page-you-faces-pictures = Dibujos
page-you-language = Idioma
page-you-language-auto = Como el navegador
page-you-playing = Al jugar
page-you-confirm = Preguntar antes de colocar
page-you-confirm-about = Si una ficha solo se puede colocar de una forma, espera un segundo toque.
page-you-automatic = Robar y pasar sin preguntar
page-you-automatic-about = Cuando no se puede hacer otra cosa.
page-you-keys = Teclas sueltas
page-you-keys-about = En la mesa, las letras y las cifras son atajos.
page-you-sound = Sonido
page-you-sound-about = Un clic suave al colocar una ficha.
page-you-thinking = Ayudas para pensar
page-you-hints = Pistas
page-you-hints-about = Puedes preguntar qué haría Ben.
page-you-unseen = Fichas sin ver
page-you-unseen-about = Todas las fichas que todavía no has visto.
page-you-bends = Curvas que quedan
page-you-bends-about = Cuántas fichas sin ver se curvan a la izquierda y a la derecha, por número.
page-you-statistics = Estadísticas
page-you-no-statistics = Todavía no hay nada: juega una partida hasta el final.
page-you-level-people = Otras personas
page-you-level-mixed = Varios jugadores
page-you-against = { $sheet }, contra { $who }
page-you-counts = { $matches ->
    [one] 1 partida, { $rounds ->
        [one] 1 ronda, { $blocked } con cierre
       *[other] { $rounds } rondas, { $blocked } con cierre
    }
   *[other] { $matches } partidas, { $rounds } rondas, { $blocked } con cierre
}
page-you-row-matches = Partidas ganadas
page-you-row-rounds = Rondas ganadas
page-you-row-points = Puntos
page-you-row-drawn = Fichas robadas
page-you-row-fitted = De ellas, sirvieron enseguida
page-you-row-expected = Esperado por azar
page-you-draws = Fichas robadas que sirvieron: tú, { $fitted } de { $draws }; por azar se esperan { $expected }.
page-you-draws-others = { $who }: { $fitted } de { $draws }; por azar se esperan { $expected }.
page-you-chance = Lo que se espera por azar se calcula antes de cada robo: cuántas de las fichas del pozo servirían. Nadie puede dirigir la suerte, así que a la larga los dos números se acercan; después de { $draws } robos, una diferencia de { $usual } no tiene nada de raro.
page-you-device = Otro dispositivo
page-you-device-about = Sigue como la misma persona en otro dispositivo, con tus partidas y ajustes.
page-you-code = Código
page-you-code-give = Mostrar un código
page-you-code-until = Escríbelo en el otro dispositivo, en «Tú». Hora límite: { $time }.
page-you-code-enter = Código de otro dispositivo
page-you-code-about = Este navegador pasa entonces a ser esa persona. Las partidas empezadas aquí se quedan con quien eras.
page-you-code-take = Seguir como esa persona
page-you-code-wrong = Este código no se conoce, o ya no vale. Pide uno nuevo en el otro dispositivo.
page-you-code-done = Hola otra vez: este navegador ya te conoce.
page-you-kept = Lo que se guarda de ti
page-you-kept-about = Tu nombre, tus ajustes, tus partidas y tus estadísticas; ninguna dirección, ninguna contraseña.
page-you-export = Descargarlo todo
page-you-erase = Borrarlo todo
page-you-erase-sure = Esto te borra de todas partes, con todas tus partidas y estadísticas, y no se puede deshacer.
page-you-erase-yes = Borrar
page-you-erase-no = Conservarlo
page-you-erased = Se ha borrado todo.
page-you-nobody = Todavía no se guarda nada de ti.

# After a round and after a match, and what Ben would have done. $who a seat, or the two of a team.

page-round-blocked = Cierre
page-round-blocked-more = Nadie puede colocar una ficha ni robar.
page-round-scored = { $team ->
    [yes] { $who }: { $points }.
   *[no] { $you ->
        [yes] Sumas { $points }.
       *[no] { $who } suma { $points }.
    }
}
page-round-scored-several = Puntos de esta ronda: { $scores }
page-round-hands = Todas las manos
page-round-no-tiles = sin fichas
page-round-pips = { $pips ->
    [one] 1 punto
   *[other] { $pips } puntos
}
page-round-target = A { $target } puntos
page-round-next = Siguiente ronda
page-match-again = Otra partida
page-match-same = Jugar otra vez este reparto
page-match-last = La última ronda
page-match-rounds = Puntos por ronda
page-match-chart = Un gráfico de los puntos después de cada ronda; la tabla de abajo dice lo mismo
page-match-chart-side = { $who } { $points }
page-match-keep = Guardar la partida o comprobar los repartos
page-match-copy = Copiar el registro
page-match-copied = El registro está copiado.
page-match-record = Guardar el registro (.bdo)
page-match-svg = Guardar el dibujo (SVG)
page-match-png = Guardar el dibujo (PNG)
page-match-not-kept = Este navegador no puede hacer eso.
page-match-check = Comprobar los repartos
page-proof-holds = { $here ->
    [yes] { $count ->
        [one] Comprobado: el número y la sal dan el sello que se mostró antes del primer reparto, según ha calculado este mismo navegador, y la ronda sale del número, según ha calculado el servidor.
       *[other] Comprobado: el número y la sal dan el sello que se mostró antes del primer reparto, según ha calculado este mismo navegador, y las { $count } rondas salen del número, según ha calculado el servidor.
    }
   *[no] { $count ->
        [one] Comprobado por el servidor: el número y la sal dan el sello que se mostró antes del primer reparto, y la ronda sale del número.
       *[other] Comprobado por el servidor: el número y la sal dan el sello que se mostró antes del primer reparto, y las { $count } rondas salen del número.
    }
}
page-proof-seal = No se ha podido comprobar: el número y la sal no dan el sello que se mostró antes del primer reparto.
page-proof-deal = No se ha podido comprobar: la ronda { $round } no sale del número.
page-proof-number = Número
page-proof-salt = Sal
page-proof-commit = Sello
page-review = ¿Qué habría hecho Ben?
page-review-whose = Turnos de quién
page-review-asking = Ben está repasando la ronda.
page-review-step = Decisión { $number } de { $count }
page-review-hand = La mano en ese momento
page-review-show-his = Ver ahí la ficha de Ben
page-review-show-laid = Ver la ficha que se colocó
page-review-signs = La ficha iluminada es la que se colocó; la de trazos, la de Ben.

# A match watched again.

page-replay = Ver la partida otra vez
page-replay-title = Una partida de { $sheet }, otra vez, en bendo
page-replay-coming = Trayendo la partida.
page-replay-not-over = Esta partida no ha terminado. Cuando termine, se podrá ver otra vez aquí.
page-replay-table = Ir a la mesa
page-replay-round = Ronda
page-replay-round-of = Ronda { $round } de { $count }
page-replay-step = Paso de la ronda
page-replay-play = Reproducir
page-replay-stop = Parar
page-replay-boneyard = { $count ->
    [0] El pozo está vacío.
    [one] 1 ficha en el pozo.
   *[other] { $count } fichas en el pozo.
}
page-step-first = Ir al reparto
page-step-back = Un paso atrás
page-step-on = Un paso adelante
page-step-last = Ir al final de la ronda

# Without a network.

page-offline = No hay red. Para jugar hace falta el servidor; las reglas que ya hayas leído se pueden leer igualmente.
