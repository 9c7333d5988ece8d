# What is said of a game, in the terminal and on the page.
# Facts: $who a seat, or the seats of a team, and $you whether that is the reader; $tile and $tiles as 6-4; $end a to h.
#
# Glossary: tile Stein (a tile by its name is feminine: keine 6-4); double Pasch; pip Auge; half Hälfte; blank leer;
# hand Hand; boneyard Talon; line Kette; end Ende; arm Arm; opener, starter erster Stein, Startstein; leading double Eröffnungspasch; ring Ring;
# lay legen; lead eröffnen; draw ziehen; pass passen; match passen; fit Platz haben; bend biegen, Biegung; curved
# gebogen; crosswise quer; open, closed, dead offen, geschlossen, tot; out fertig; blocked blockiert; turn Zug; round
# Runde; match (of rounds) Partie; target Zielpunkte; points by fives Fünferpunkte; penalty tile Strafstein; seat Platz;
# deal austeilen, Verteilung; game number Spielnummer; seal Siegel; record Aufzeichnung; rule sheet Spiel; ruling
# Festlegung; hint, tip Tipp. The reader is du.
#
# A variant [Du] is the reader as play-you calls him, where a message is not told $you.

play-you = Du
play-person = Gast
play-player-heaviest = Schwergewicht
play-player-random = Zufall
play-player-ben = Ben
play-player-ben-classic = Ben
play-player-ben-easy = Ben (leicht)
play-player-tuned = Feinschliff
play-partner = dein Partner
play-and = { $first } und { $last }

# How a round begins.

play-round = Runde { $round }
play-dealt-again = { $count ->
    [one] Niemand hatte einen Pasch, deshalb wurde noch einmal ausgeteilt.
   *[other] Niemand hatte einen Pasch, deshalb wurde noch { $count }-mal ausgeteilt.
}
play-begins = { $double ->
    [yes] { $you ->
        [yes] Du hast den höchsten Pasch und eröffnest.
       *[no] { $who } hat den höchsten Pasch und eröffnet.
    }
   *[no] { $you ->
        [yes] Niemand hat einen Pasch. Du hast den schwersten Stein und eröffnest.
       *[no] Niemand hat einen Pasch. { $who } hat den schwersten Stein und eröffnet.
    }
}
play-begins-any = { $you ->
    [yes] Du eröffnest mit einem Stein deiner Wahl.
   *[no] { $who } eröffnet.
}
play-begins-first = { $you ->
    [yes] Du hast den ersten Zug.
   *[no] { $who } hat den ersten Zug.
}
play-ready = { $who }, du bist dran.

# What can be done.

play-do-lead = mit { $tile } eröffnen
play-do-lay = { $tile } an { $end }
play-do-draw = einen Stein ziehen
play-do-pass = passen
play-do-fives = das bringt { $points } Punkte
play-way-left = nach links gebogen
play-way-right = nach rechts gebogen
play-way-outward = nach außen offen
play-way-inward = nach innen offen
play-way-ring = mit Ringschluss zu { $end }

# What was done. $how begins with a comma or is empty; $drew names tiles, or counts them.

play-told-led = { $who ->
    [Du] Du hast mit { $tile } eröffnet.
   *[other] { $who } hat mit { $tile } eröffnet.
}
play-told-laid = { $who ->
    [Du] Du hast { $tile } an { $end } gelegt{ $how }.
   *[other] { $who } hat { $tile } an { $end } gelegt{ $how }.
}
play-told-drew-laid = { $who ->
    [Du] Du hast { $drew } gezogen und { $tile } an { $end } gelegt{ $how }.
   *[other] { $who } hat { $drew } gezogen und { $tile } an { $end } gelegt{ $how }.
}
play-told-passed = { $who ->
    [Du] Du hast gepasst.
   *[other] { $who } hat gepasst.
}
play-told-drew-passed = { $who ->
    [Du] Du hast { $drew } gezogen und gepasst.
   *[other] { $who } hat { $drew } gezogen und gepasst.
}
play-told-drew = { $who ->
    [Du] Du hast { $drew } gezogen.
   *[other] { $who } hat { $drew } gezogen.
}
play-told-time = { $who ->
    [Du] Deine Zeit war um, und du hast zur Strafe { $penalty } gezogen.
   *[other] Die Zeit war um, und { $who } hat zur Strafe { $penalty } gezogen.
}
play-told-time-hidden = { $who ->
    [Du] Deine Zeit war um, und du hast einen Strafstein gezogen.
   *[other] Die Zeit war um, und { $who } hat einen Strafstein gezogen.
}
play-told-time-nothing = { $who ->
    [Du] Deine Zeit war um, aber zu ziehen gibt es nichts mehr.
   *[other] Für { $who } war die Zeit um, aber zu ziehen gibt es nichts mehr.
}
play-told-showed = { $count ->
    [one] { $tiles } ließ sich nicht legen und wurde gezeigt.
   *[other] { $tiles } ließen sich nicht legen und wurden gezeigt.
}
play-told-scored = Das brachte { $points } Punkte.

# What there is.

play-board-empty = Noch liegt nichts auf dem Tisch.
play-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
play-points = { $one ->
    [yes] 1 Punkt
   *[no] { $points } Punkte
}

# What is known of the others' hands.

play-known = { $who } hat { $what }.
play-known-nothing = Über die Hand von { $who } ist nichts bekannt.
play-known-holds = { $tile } (gezeigt)
play-known-short = hat { $what }
play-known-older = { $what } in { $count } von { $all } Steinen
play-lacks-number = keine { $number }
play-lacks-left = keine { $number } nach links
play-lacks-right = keine { $number } nach rechts
play-lacks-tile = keine { $tile }
play-unseen = { $count ->
    [one] 1 Stein hast du nicht gesehen: { $tiles }.
   *[other] { $count } Steine hast du nicht gesehen: { $tiles }.
}

# What cannot be done.

play-end-shows = { $end } zeigt { $number }
play-no-match = { $tile } passt an kein Ende: { $ends }.
play-undo-nothing = In dieser Runde gibt es nichts von dir, das du zurücknehmen könntest.
play-undo-shown = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde ein verdeckter Stein gezeigt.
play-undo-over = Die Runde ist vorbei und alle Hände liegen offen, zurücknehmen lässt sich nichts mehr.

# The end of a round.

play-domino = Domino!
play-out = { $you ->
    [yes] Du hast keinen Stein mehr: Du bist fertig.
   *[no] { $who } hat keinen Stein mehr und ist fertig.
}
play-blocked = Blockiert: Niemand kann einen Stein legen, und gezogen werden darf auch nicht.
play-fives = Fünferpunkte dieser Runde – { $scores }.
play-most-fives = { $you ->
    [yes] Du hast die meisten Fünferpunkte und gewinnst die Runde.
   *[no] { $who } hat die meisten Fünferpunkte und gewinnt die Runde.
}
play-most-fives-out = { $you ->
    [yes] Bei den Fünferpunkten steht es gleich. Du bist fertig, also gewinnst du die Runde.
   *[no] Bei den Fünferpunkten steht es gleich. { $who } ist fertig und gewinnt die Runde.
}
play-most-fives-pips = { $you ->
    [yes] Bei den Fünferpunkten steht es gleich. Du hast weniger Augen, also gewinnst du die Runde.
   *[no] Bei den Fünferpunkten steht es gleich. { $who } hat weniger Augen und gewinnt die Runde.
}
play-most-fives-leader = { $you ->
    [yes] Bei Fünferpunkten und Augen steht es gleich. Reihum vom ersten Zug an kommst du zuerst, also gewinnst du die Runde.
   *[no] Bei Fünferpunkten und Augen steht es gleich. Reihum vom ersten Zug an kommt { $who } zuerst und gewinnt die Runde.
}
play-fewest = { $you ->
    [yes] Du hast die wenigsten Augen, nämlich { $pips }, und gewinnst die Runde.
   *[no] { $who } hat die wenigsten Augen, nämlich { $pips }, und gewinnt die Runde.
}
play-fewest-both = Rundensieg mit den wenigsten Augen, je { $pips }: { $who }.
play-tied = Gleich wenige Augen, je { $pips }: { $who }.
play-lot = { $who } { $tile }
play-lots = { $you ->
    [yes] Es wurde gelost: { $lots }. Die meisten Augen gewinnen, die Runde geht also an dich.
   *[no] Es wurde gelost: { $lots }. Die meisten Augen gewinnen, die Runde geht also an { $who }.
}
play-won = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} = { $sum }.
play-won-nothing = { $who }: 0 Punkte, denn die anderen haben keine Augen auf der Hand.
play-won-difference = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} = { $sum }, was die anderen an Augen mehr haben.
play-nobody = Niemand bekommt Punkte.
play-shared = { $points } = { $sum } wird durch { $count } geteilt: je { $each }.
play-round-total = Zusammen brachte diese Runde – { $scores }.
play-side-points = { $who }: { $points }
play-standing = Stand der Partie – { $scores }. Wer zuerst { $target } erreicht, gewinnt.
play-standing-end = Endstand der Partie – { $scores }.

# The end of the match. $team: whether $who are a team; $rounds: play-rounds.

play-match-won = { $team ->
    [yes] { $you ->
        [yes] { $who } habt die Partie nach { $rounds } gewonnen.
       *[no] { $who } haben die Partie nach { $rounds } gewonnen.
    }
   *[no] { $you ->
        [yes] Du hast die Partie nach { $rounds } gewonnen.
       *[no] { $who } hat die Partie nach { $rounds } gewonnen.
    }
}
play-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
play-rounds-head = Runde
play-rounds-how = Ende
play-rounds-out = fertig
play-rounds-blocked = blockiert
play-rounds-total = Gesamt
