# What a player of the program would do in the reader's place, and why: one message for each motive of the players.
# $who: the seat that is spoken of, or the next opponent, and never the first word; $several whether there are more
# opponents than one, $all whether it is so of all of several. $end and $number are as they will be once the tile lies.

hint-would = An deiner Stelle würde { $who } { $action }.
hint-would-lay = { $who } würde an deiner Stelle so legen: { $action }.

# $who where the player who gives the hint is called the same.

hint-opponent = dein Gegner { $who }

# There is no choice.

hint-must-lead = Nach den Regeln muss diese Runde mit { $tile } eröffnet werden.
hint-only-play = Es ist der einzige Stein, den du legen kannst.
hint-only-drawn = Von deinen Steinen darfst du nur den legen, den du gerade gezogen hast.
hint-cannot-lay = { $drawn ->
    [0] Du hast keinen Stein, der sich legen lässt.
   *[other] Du hast immer noch keinen Stein, der sich legen lässt.
}
hint-no-more-draws = Du kannst jetzt keinen Stein legen und in diesem Zug keinen mehr ziehen.
hint-no-tiles = Du kannst keinen Stein legen, und es gibt keinen, den du ziehen darfst.

# Chance.

hint-by-chance = Das hat der Zufall ausgesucht.
hint-equal = Jeder andere Zug sieht genauso gut aus, deshalb hat der Zufall entschieden.
hint-best-in-all = Nichts sticht hier heraus, aber alles in allem sieht kein anderer Zug besser aus.

# Why this play and no other.

hint-goes-out = Es ist dein letzter Stein, und mit ihm bist du fertig.
hint-heaviest = { $pips ->
    [one] Du wirst damit 1 Auge los, und einen schwereren Stein kannst du jetzt nicht legen.
   *[other] Du wirst damit { $pips } Augen los, und einen schwereren Stein kannst du jetzt nicht legen.
}
hint-heavy = { $pips ->
    [one] Du wirst damit 1 Auge los.
   *[other] Du wirst damit { $pips } Augen los.
}
hint-double = { $curved ->
    [yes] Es ist ein Pasch, und der passt nur zu einer einzigen Zahl.
   *[no] Es ist ein Pasch, und der ist später schwerer zu legen, weil er nur zu einer einzigen Zahl passt.
}
hint-follow = { $count ->
    [one] Du behältst 1 Stein, der an die neuen Enden passt.
   *[other] Du behältst { $count } Steine, die an die neuen Enden passen.
}
hint-variety = { $curved ->
    [yes] Was du behältst, ist gut gemischt: Die Steine decken mit ihren Biegungen { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    } ab.
   *[no] Was du behältst, ist gut gemischt: Die Steine decken { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    } ab.
}
hint-not-stuck = Du behältst einen Stein, der an die neuen Enden passt, und sitzt also nicht fest.
hint-scores = Die { $points } Punkte dafür zählen sofort, egal wer die Runde gewinnt.

# What it does to the others.

hint-dead-end = Ende { $end } ist danach tot: Dort kann niemand mehr etwas anlegen.
hint-all-seen = Ende { $end } zeigt danach { $number }, und dort kommt sonst niemand weiter: Jede { $number } liegt auf dem Tisch oder ist auf deiner Hand.
hint-lacks = Ende { $end } zeigt danach { $number }, und wie man weiß, { $all ->
    [yes] haben deine Gegner
   *[no] hat { $who }
} keine { $number }.

# $bend: L or R if a tile can bend no other way there.
hint-lacks-bend = { $bend ->
    [L] Ende { $end } zeigt danach { $number }, ein Stein muss dort nach links biegen,
    [R] Ende { $end } zeigt danach { $number }, ein Stein muss dort nach rechts biegen,
   *[none] Ende { $end } zeigt danach { $number },
} und wie man weiß, { $all ->
    [yes] haben deine Gegner
   *[no] hat { $who }
} keinen Stein, der dort passt.
hint-stops-all = { $several ->
    [yes] Danach haben deine Gegner, wie man weiß, keinen Stein, der passt.
   *[no] Danach hat { $who }, wie man weiß, keinen Stein, der passt.
}
hint-stops = { $several ->
    [yes] Die Chance, dass einer deiner Gegner danach keinen passenden Stein hat, ist etwa { $percent } von 100, im Schnitt mehr als nach anderen Zügen.
   *[no] Die Chance, dass { $who } danach keinen passenden Stein hat, ist etwa { $percent } von 100, im Schnitt mehr als nach anderen Zügen.
}
hint-lighter = Falls die Runde blockiert endet, hast du vermutlich etwa { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
} weniger auf der Hand als { $several ->
    [yes] deine Gegner
   *[no] { $who }
}.
hint-keeps-going = Es blockiert im Schnitt weniger als andere Züge, und das ist gut so: Du hast vermutlich etwa { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
} mehr auf der Hand als { $several ->
    [yes] deine Gegner
   *[no] { $who }
}.
hint-settles = Danach kann niemand mehr etwas legen, und du hast vermutlich etwa { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
} weniger auf der Hand als { $several ->
    [yes] deine Gegner
   *[no] { $who }
}.
hint-few-left = { $count ->
    [0] Von den Steinen, die du nicht gesehen hast, passt danach keiner.
    [one] Von den Steinen, die du nicht gesehen hast, passt danach 1, im Schnitt weniger als nach anderen Zügen.
   *[other] Von den Steinen, die du nicht gesehen hast, passen danach { $count }, im Schnitt weniger als nach anderen Zügen.
}
hint-guards = Danach kann { $who } im Schnitt weniger Punkte machen als nach anderen Zügen.
hint-partner = Dein Partner kann danach im Schnitt eher weiterspielen als nach anderen Zügen.

# What was done, beside what a player of the program would have done. $done and $action as play-do.

review-same = Du: { $done }. { $who } hätte es genauso gemacht.
review-other = Du: { $done }. An deiner Stelle { $who }: { $action }.
review-sum = { $all ->
    [yes] { $count ->
        [one] An deiner Stelle hätte { $who } es genauso gemacht.
       *[other] An deiner Stelle hätte { $who } es jedes Mal genauso gemacht.
    }
   *[no] { $count ->
        [one] An deiner Stelle hätte { $who } etwas anderes gemacht.
       *[other] An deiner Stelle hätte { $who } es { $same } von { $count } Mal genauso gemacht.
    }
}
review-nothing = Zu wählen gab es noch nichts.
