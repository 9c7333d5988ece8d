# The rule sheets: what each is called, and what it is in one line.

sheet-blue-orange = Bendomino
sheet-wild-draw = Bendomino, wild draw
sheet-no-draw = Bendomino, no draw
sheet-no-draw-teams = Bendomino, no draw, in teams
sheet-all-five = All Five
sheet-jaques = Jaques of London
sheet-jaques-partnership = Jaques, partnership
sheet-jaques-draw-five = Jaques, draw five
sheet-jaques-muggins = Jaques, muggins
sheet-jaques-speed = Jaques, speed
sheet-ben = Dominoes against Ben
sheet-draw = The draw game
sheet-draw-nine = The draw game, double-9
sheet-draw-twelve = The draw game, double-12
sheet-dutch = The draw game, Dutch
sheet-block = Block

about-blue-orange = Curved tiles: a tile has to match, and it has to fit. Draw 1 tile, even where you could play.
about-wild-draw = As Bendomino, but who cannot play draws until a tile fits.
about-no-draw = As Bendomino, but nobody draws.
about-no-draw-teams = As Bendomino, 2 against 2, and nobody draws.
about-all-five = 4 ends grow from 2 tiles back to back. Points whenever the ends add up to a multiple of 5.
about-jaques = Curved tiles, doubles across the line, and the line may never touch itself.
about-jaques-partnership = As Jaques of London, 2 against 2.
about-jaques-draw-five = As Jaques of London, with 5 tiles each.
about-jaques-muggins = As Jaques of London, with points whenever the ends add up to a multiple of 5.
about-jaques-speed = As Jaques of London, with 10 seconds for each turn.
about-ben = Straight tiles for 2. Draw until a tile fits; the winner of a round leads the next.
about-draw = Straight tiles. Draw as often as you like; every arm of the leading double must hold a tile first.
about-draw-nine = As the draw game, with a double-9 set; the leading double has 4 arms.
about-draw-twelve = As the draw game, with a double-12 set; the leading double has 8 arms.
about-dutch = As the draw game, but draw only when you must, 2 tiles at most, and never the last 2.
about-block = As the draw game, but nobody draws.
