# The rule sheets: what each is called, and what it is in one line.

sheet-blue-orange = Bendomino
sheet-wild-draw = Bendomino, wildes Ziehen
sheet-no-draw = Bendomino ohne Ziehen
sheet-no-draw-teams = Bendomino ohne Ziehen, in Teams
sheet-all-five = All Five
sheet-jaques = Jaques of London
sheet-jaques-partnership = Jaques, Partnerspiel
sheet-jaques-draw-five = Jaques mit 5 Steinen
sheet-jaques-muggins = Jaques, Muggins
sheet-jaques-speed = Jaques auf Zeit
sheet-ben = Domino gegen Ben
sheet-draw = Domino mit Ziehen
sheet-draw-nine = Domino mit Ziehen, Doppel-9
sheet-draw-twelve = Domino mit Ziehen, Doppel-12
sheet-dutch = Domino mit Ziehen, holländisch
sheet-block = Blockdomino

about-blue-orange = Gebogene Steine: Ein Stein muss passen, und er muss Platz haben. Zieh 1 Stein, auch wenn du legen könntest.
about-wild-draw = Wie Bendomino, aber wer nicht legen kann, zieht, bis ein Stein passt.
about-no-draw = Wie Bendomino, aber niemand zieht.
about-no-draw-teams = Wie Bendomino, 2 gegen 2, und niemand zieht.
about-all-five = 4 Enden wachsen aus 2 Steinen Rücken an Rücken. Punkte, sooft die Enden ein Vielfaches von 5 ergeben.
about-jaques = Gebogene Steine, jeder Pasch liegt quer, und die Kette darf sich nie selbst berühren.
about-jaques-partnership = Wie Jaques of London, 2 gegen 2.
about-jaques-draw-five = Wie Jaques of London, mit 5 Steinen für jeden.
about-jaques-muggins = Wie Jaques of London, mit Punkten, sooft die Enden ein Vielfaches von 5 ergeben.
about-jaques-speed = Wie Jaques of London, mit 10 Sekunden für jeden Zug.
about-ben = Gerade Steine für 2. Gezogen wird, bis ein Stein passt; wer eine Runde gewinnt, eröffnet die nächste.
about-draw = Gerade Steine. Zieh, sooft du willst; erst muss an jedem Arm des Eröffnungspaschs ein Stein liegen.
about-draw-nine = Wie Domino mit Ziehen, mit einem Doppel-9-Satz; der Eröffnungspasch hat 4 Arme.
about-draw-twelve = Wie Domino mit Ziehen, mit einem Doppel-12-Satz; der Eröffnungspasch hat 8 Arme.
about-dutch = Wie Domino mit Ziehen, aber nur wer muss, zieht, höchstens 2 Steine und nie die letzten 2.
about-block = Wie Domino mit Ziehen, aber niemand zieht.
