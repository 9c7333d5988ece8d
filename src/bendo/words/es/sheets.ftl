# The rule sheets: what each is called, and what it is in one line.

sheet-blue-orange = Bendomino
sheet-wild-draw = Bendomino, robo sin límite
sheet-no-draw = Bendomino, sin robo
sheet-no-draw-teams = Bendomino, sin robo y por equipos
sheet-all-five = All Five
sheet-jaques = Jaques of London
sheet-jaques-partnership = Jaques, por equipos
sheet-jaques-draw-five = Jaques, 5 fichas
sheet-jaques-muggins = Jaques, muggins
sheet-jaques-speed = Jaques, contrarreloj
sheet-ben = Dominó contra Ben
sheet-draw = Dominó con robo
sheet-draw-nine = Dominó con robo, doble 9
sheet-draw-twelve = Dominó con robo, doble 12
sheet-dutch = Dominó con robo, holandés
sheet-block = Dominó sin robo

about-blue-orange = Fichas curvas: cada ficha tiene que coincidir, y además caber. Se puede robar 1 ficha, incluso pudiendo jugar.
about-wild-draw = Como Bendomino, pero quien no puede jugar roba hasta que una ficha sirva.
about-no-draw = Como Bendomino, pero nadie roba.
about-no-draw-teams = Como Bendomino, 2 contra 2, y nadie roba.
about-all-five = 4 extremos crecen desde 2 fichas espalda con espalda. Hay puntos siempre que los extremos suman un múltiplo de 5.
about-jaques = Fichas curvas, dobles atravesados, y la línea no puede tocarse nunca.
about-jaques-partnership = Como Jaques of London, 2 contra 2.
about-jaques-draw-five = Como Jaques of London, con 5 fichas por jugador.
about-jaques-muggins = Como Jaques of London, con puntos siempre que los extremos suman un múltiplo de 5.
about-jaques-speed = Como Jaques of London, con 10 segundos por turno.
about-ben = Fichas rectas para 2. Se roba hasta que una ficha sirva; quien gana una ronda sale en la siguiente.
about-draw = Fichas rectas. Se roba cuanto se quiera; antes de seguir, cada brazo del doble de salida debe tener una ficha.
about-draw-nine = Como el dominó con robo, con un juego de doble 9; el doble de salida tiene 4 brazos.
about-draw-twelve = Como el dominó con robo, con un juego de doble 12; el doble de salida tiene 8 brazos.
about-dutch = Como el dominó con robo, pero solo se roba por obligación, 2 fichas como mucho y nunca las 2 últimas.
about-block = Como el dominó con robo, pero nadie roba.
