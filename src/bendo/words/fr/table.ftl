# Glossary: tile domino (le 6-4; bare in the log); double double; pip point (en main); number numéro; half moitié; blank
# blanc; set jeu; hand main; boneyard pioche; line chaîne; end bout; arm branche; starter domino de départ; leading
# double double de départ; ring anneau; lay poser; lead commencer; draw piocher; pass passer; match correspondre; fit
# tenir, in all senses convenir or pouvoir se poser; bend tourner à gauche, vers la gauche; curved courbe; straight
# droit; inline dans la chaîne; crosswise en travers, ouvert vers l’extérieur, vers l’intérieur; open, closed, dead
# ouvert, fermé, mort; out faire domino; blocked bloqué; turn tour; play, turn taken back coup; round manche; match
# partie; points by fives points des multiples de 5; penalty pénalité; team équipe; partner partenaire; opponent
# adversaire; seat place; deal donne; rule sheet jeu; ruling notre choix; game number numéro de partie; seal sceau; salt
# sel; record enregistrement; hint conseil; tip astuce; take back reprendre; give up abandonner. The reader is vous.
#
# A name never follows de or que, which would have to change before a vowel; no participle agrees with it.
# A variant [Vous] is the reader as play-you calls him, where a message is not told $you.

# What is said of a game, in the terminal and on the page.
# Facts: $who a seat, or the seats of a team, and $you whether that is the reader; $tile and $tiles as 6-4; $end a to h.

play-you = Vous
play-person = Joueur
play-player-heaviest = Poids lourd
play-player-random = Hasard
play-player-ben = Ben
play-player-ben-classic = Ben
play-player-ben-easy = Ben (facile)
play-player-tuned = Affûté
play-partner = votre partenaire
play-and = { $first } et { $last }

# How a round begins.

play-round = Manche { $round }
play-dealt-again = { $count ->
    [one] Personne n’avait de double, on a donc redistribué les dominos une fois.
   *[other] Personne n’avait de double, on a donc redistribué les dominos { $count } fois.
}
play-begins = { $double ->
    [yes] { $you ->
        [yes] Vous avez le plus grand double : c’est vous qui commencez.
       *[no] { $who } a le plus grand double et commence.
    }
   *[no] { $you ->
        [yes] Personne n’a de double et votre domino est le plus lourd : c’est vous qui commencez.
       *[no] Personne n’a de double. { $who } a le domino le plus lourd et commence.
    }
}
play-begins-any = { $you ->
    [yes] Vous commencez, avec le domino de votre choix.
   *[no] { $who } commence.
}
play-begins-first = { $you ->
    [yes] Le premier tour est à vous.
   *[no] Le premier tour est à { $who }.
}
play-ready = { $who }, à vous de jouer.

# What can be done.

play-do-lead = commencer par { $tile }
play-do-lay = { $tile } au bout { $end }
play-do-draw = piocher un domino
play-do-pass = passer
play-do-fives = pour { $points } points
play-way-left = vers la gauche
play-way-right = vers la droite
play-way-outward = ouvert vers l’extérieur
play-way-inward = ouvert vers l’intérieur
play-way-ring = en fermant un anneau avec le bout { $end }

# What was done. $how begins with a comma or is empty; $drew names tiles, or counts them.

play-told-led = { $who ->
    [Vous] Vous avez commencé par { $tile }.
   *[other] { $who } a commencé par { $tile }.
}
play-told-laid = { $who ->
    [Vous] Vous avez posé { $tile } au bout { $end }{ $how }.
   *[other] { $who } a posé { $tile } au bout { $end }{ $how }.
}
play-told-drew-laid = { $who ->
    [Vous] Vous avez pioché { $drew }, puis posé { $tile } au bout { $end }{ $how }.
   *[other] { $who } a pioché ({ $drew }), puis posé { $tile } au bout { $end }{ $how }.
}
play-told-passed = { $who ->
    [Vous] Vous avez passé.
   *[other] { $who } a passé.
}
play-told-drew-passed = { $who ->
    [Vous] Vous avez pioché { $drew }, puis passé.
   *[other] { $who } a pioché ({ $drew }), puis passé.
}
play-told-drew = { $who ->
    [Vous] Vous avez pioché { $drew }.
   *[other] { $who } a pioché ({ $drew }).
}
play-told-time = { $who ->
    [Vous] Temps écoulé : vous avez pioché { $penalty } en pénalité.
   *[other] Temps écoulé : { $who } a pioché { $penalty } en pénalité.
}
play-told-time-hidden = { $who ->
    [Vous] Temps écoulé : vous avez pioché un domino de pénalité.
   *[other] Temps écoulé : { $who } a pioché un domino de pénalité.
}
play-told-time-nothing = { $who ->
    [Vous] Temps écoulé pour vous, mais il ne reste rien à piocher.
   *[other] Temps écoulé pour { $who }, mais il ne reste rien à piocher.
}
play-told-showed = { $count ->
    [one] Le { $tiles } ne pouvait pas se poser et a été montré.
   *[other] Les dominos { $tiles } ne pouvaient pas se poser et ont été montrés.
}
play-told-scored = Cela rapporte { $points } points.

# What there is.

play-board-empty = Il n’y a encore rien sur la table.
play-tiles = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
play-points = { $one ->
    [yes] 1 point
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}

# What is known of the others' hands.

play-known = Chez { $who } : { $what }.
play-known-nothing = { $who } : on ne sait rien de cette main.
play-known-holds = { $tile } (montré)
play-known-short = { $what }
play-known-older = { $what } dans { $count } de ses { $all } dominos
play-lacks-number = pas de { $number }
play-lacks-left = pas de { $number } vers la gauche
play-lacks-right = pas de { $number } vers la droite
play-lacks-tile = pas de { $tile }
play-unseen = { $count ->
    [one] Il reste { $count } domino que vous n’avez pas vu : { $tiles }.
   *[other] Il reste { $count } dominos que vous n’avez pas vus : { $tiles }.
}

# What cannot be done.

play-end-shows = le bout { $end } montre { $number }
play-no-match = Le { $tile } ne correspond à aucun bout : { $ends }.
play-undo-nothing = Vous n’avez aucun coup à reprendre dans cette manche.
play-undo-shown = Ce coup ne peut plus être repris : un domino caché a été montré depuis.
play-undo-over = La manche est finie et toutes les mains ont été montrées : plus rien ne peut être repris.

# The end of a round.

play-domino = Domino !
play-out = { $you ->
    [yes] Vous avez posé votre dernier domino.
   *[no] { $who } a posé son dernier domino.
}
play-blocked = Jeu bloqué : personne ne peut poser ni piocher de domino.
play-fives = Points des multiples de 5 dans cette manche – { $scores }.
play-most-fives = { $you ->
    [yes] Vous avez le plus de points des multiples de 5 et remportez la manche.
   *[no] { $who } a le plus de points des multiples de 5 et remporte la manche.
}
play-most-fives-out = { $you ->
    [yes] Égalité aux points des multiples de 5. Vous avez fait domino, la manche est donc à vous.
   *[no] Égalité aux points des multiples de 5. { $who } a fait domino et remporte la manche.
}
play-most-fives-pips = { $you ->
    [yes] Égalité aux points des multiples de 5. Vous avez moins de points en main, la manche est donc à vous.
   *[no] Égalité aux points des multiples de 5. { $who } a moins de points en main et remporte la manche.
}
play-most-fives-leader = { $you ->
    [yes] Égalité aux points des multiples de 5 et aux points en main. Dans l’ordre du jeu depuis le premier tour, vous venez en premier : la manche est à vous.
   *[no] Égalité aux points des multiples de 5 et aux points en main. Dans l’ordre du jeu depuis le premier tour, { $who } vient en premier et remporte la manche.
}
play-fewest = { $you ->
    [yes] Vous avez le moins de points en main, { $pips }, et remportez la manche.
   *[no] { $who } a le moins de points en main, { $pips }, et remporte la manche.
}
play-fewest-both = { $who } : la manche est gagnée avec le moins de points, { $pips } dans chaque main.
play-tied = { $who } : égalité avec le moins de points, { $pips } dans chaque main.
play-lot = { $who } ({ $tile })
play-lots = { $you ->
    [yes] Tirage au sort : { $lots }. Le domino le plus lourd gagne : la manche est à vous.
   *[no] Tirage au sort : { $lots }. Le domino le plus lourd gagne : { $who } remporte la manche.
}
play-won = { $who ->
    [Vous] { $points ->
        [one] Vous marquez { $points } point = { $sum }.
       *[other] Vous marquez { $points } points = { $sum }.
    }
   *[other] { $points ->
        [one] { $who } : { $points } point = { $sum }.
       *[other] { $who } : { $points } points = { $sum }.
    }
}
play-won-nothing = { $who ->
    [Vous] Vous ne marquez rien : les autres n’ont aucun point en main.
   *[other] { $who } : 0 point, car les autres n’ont aucun point en main.
}
play-won-difference = { $who ->
    [Vous] { $points ->
        [one] Vous marquez { $points } point = { $sum }, ce que les autres ont de plus en main.
       *[other] Vous marquez { $points } points = { $sum }, ce que les autres ont de plus en main.
    }
   *[other] { $points ->
        [one] { $who } : { $points } point = { $sum }, ce que les autres ont de plus en main.
       *[other] { $who } : { $points } points = { $sum }, ce que les autres ont de plus en main.
    }
}
play-nobody = Personne ne marque.
play-shared = Points à partager en { $count } : { $points } = { $sum }, soit { $each } chacun.
play-round-total = En tout, cette manche a rapporté – { $scores }.
play-side-points = { $who } : { $points }
play-standing = Score de la partie – { $scores }. La victoire est à { $target } points.
play-standing-end = Score final – { $scores }.

# The end of the match. $team: whether $who are a team; $rounds: play-rounds.

play-match-won = { $team ->
    [yes] { $you ->
        [yes] { $who } remportez la partie après { $rounds }.
       *[no] { $who } remportent la partie après { $rounds }.
    }
   *[no] { $you ->
        [yes] Vous remportez la partie après { $rounds }.
       *[no] { $who } remporte la partie après { $rounds }.
    }
}
play-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
play-rounds-head = Manche
play-rounds-how = Fin
play-rounds-out = domino
play-rounds-blocked = bloquée
play-rounds-total = Total
