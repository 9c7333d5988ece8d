# The rule sheets: what each is called, and what it is in one line.

sheet-blue-orange = Bendomino
sheet-wild-draw = Bendomino, pioche sans limite
sheet-no-draw = Bendomino sans pioche
sheet-no-draw-teams = Bendomino sans pioche, par équipes
sheet-all-five = All Five
sheet-jaques = Jaques of London
sheet-jaques-partnership = Jaques, par équipes
sheet-jaques-draw-five = Jaques, 5 dominos
sheet-jaques-muggins = Jaques, muggins
sheet-jaques-speed = Jaques, contre la montre
sheet-ben = Dominos contre Ben
sheet-draw = Dominos avec pioche
sheet-draw-nine = Dominos avec pioche, double-9
sheet-draw-twelve = Dominos avec pioche, double-12
sheet-dutch = Dominos avec pioche, à la hollandaise
sheet-block = Dominos sans pioche

about-blue-orange = Dominos courbes : il faut que le numéro corresponde et que le domino tienne. On peut piocher 1 domino, même quand on pourrait jouer.
about-wild-draw = Comme Bendomino, mais qui ne peut pas jouer pioche jusqu’à ce qu’un domino convienne.
about-no-draw = Comme Bendomino, mais personne ne pioche.
about-no-draw-teams = Comme Bendomino, à 2 contre 2, et personne ne pioche.
about-all-five = 4 bouts partent de 2 dominos dos à dos. Des points chaque fois que les bouts totalisent un multiple de 5.
about-jaques = Dominos courbes, doubles en travers de la chaîne, et la chaîne ne doit jamais se toucher.
about-jaques-partnership = Comme Jaques of London, à 2 contre 2.
about-jaques-draw-five = Comme Jaques of London, avec 5 dominos chacun.
about-jaques-muggins = Comme Jaques of London, avec des points chaque fois que les bouts totalisent un multiple de 5.
about-jaques-speed = Comme Jaques of London, avec 10 secondes par tour.
about-ben = Dominos droits, à 2. On pioche jusqu’à ce qu’un domino convienne ; qui gagne une manche commence la suivante.
about-draw = Dominos droits. On pioche autant qu’on veut ; chaque branche du double de départ doit d’abord porter un domino.
about-draw-nine = Comme les dominos avec pioche, avec un jeu double-9 ; le double de départ a 4 branches.
about-draw-twelve = Comme les dominos avec pioche, avec un jeu double-12 ; le double de départ a 8 branches.
about-dutch = Comme les dominos avec pioche, mais on ne pioche que par obligation, 2 dominos au plus, et jamais les 2 derniers.
about-block = Comme les dominos avec pioche, mais personne ne pioche.
