# What a player of the program would do in the reader's place, and why: one message for each motive of the players.
# $who: the seat that is spoken of, or the next opponent, and never the first word; $several whether there are more
# opponents than one, $all whether it is so of all of several. $end and $number are as they will be once the tile lies.

hint-would = À votre place, { $who } choisirait de { $action }.
hint-would-lay = À votre place, { $who } jouerait { $action }.

# $who where the player who gives the hint is called the same.

hint-opponent = votre adversaire { $who }

# There is no choice.

hint-must-lead = D’après les règles, cette manche doit commencer par le { $tile }.
hint-only-play = C’est le seul domino que vous pouvez poser.
hint-only-drawn = Vous ne pouvez poser que le domino que vous venez de piocher, aucun autre.
hint-cannot-lay = { $drawn ->
    [0] Vous n’avez aucun domino qui puisse se poser.
   *[other] Vous n’avez toujours aucun domino qui puisse se poser.
}
hint-no-more-draws = Vous ne pouvez rien poser maintenant, et vous ne pouvez plus piocher à ce tour.
hint-no-tiles = Vous ne pouvez rien poser maintenant, et il n’y a rien que vous puissiez piocher.

# Chance.

hint-by-chance = C’est un choix au hasard.
hint-equal = Tous les autres coups semblent aussi bons : celui-ci est pris au hasard.
hint-best-in-all = Rien ne saute aux yeux ici mais, tout bien pesé, aucun autre coup ne semble meilleur.

# Why this play and no other.

hint-goes-out = C’est votre dernier domino : vous faites domino.
hint-heaviest = { $pips ->
    [one] Cela retire { $pips } point de votre main, et aucun domino plus lourd ne peut se poser maintenant.
   *[other] Cela retire { $pips } points de votre main, et aucun domino plus lourd ne peut se poser maintenant.
}
hint-heavy = { $pips ->
    [one] Cela retire { $pips } point de votre main.
   *[other] Cela retire { $pips } points de votre main.
}
hint-double = { $curved ->
    [yes] C’est un double, qui ne correspond qu’à un seul numéro.
   *[no] C’est un double, plus difficile à poser ensuite, car il ne correspond qu’à un seul numéro.
}
hint-follow = { $count ->
    [0] Vous ne gardez aucun domino qui convienne aux bouts ainsi laissés.
    [one] Vous gardez { $count } domino qui convient aux bouts ainsi laissés.
   *[other] Vous gardez { $count } dominos qui conviennent aux bouts ainsi laissés.
}
hint-variety = { $curved ->
    [yes] { $count ->
        [one] Vous gardez une main variée : courbes comprises, elle couvre { $count } numéro.
       *[other] Vous gardez une main variée : courbes comprises, elle couvre { $count } numéros.
    }
   *[no] { $count ->
        [one] Vous gardez une main variée : elle couvre { $count } numéro.
       *[other] Vous gardez une main variée : elle couvre { $count } numéros.
    }
}
hint-not-stuck = Vous gardez un domino qui convient aux bouts ainsi laissés : vous n’êtes pas à court.
hint-scores = Ses { $points } points comptent tout de suite, peu importe qui gagne la manche.

# What it does to the others.

hint-dead-end = Le bout { $end } devient mort : plus personne ne peut rien y poser.
hint-all-seen = Le bout { $end } montre ensuite { $number }, et personne d’autre ne peut y continuer : chaque { $number } est sur la table ou dans votre main.
hint-lacks = Le bout { $end } montre ensuite { $number }, et { $all ->
    [yes] vos adversaires, on le sait, n’ont
   *[no] { $who }, on le sait, n’a
} pas de { $number }.

# $bend: L or R if a tile can bend no other way there.
hint-lacks-bend = Le bout { $end }{ $bend ->
    [L] , où un domino doit alors tourner à gauche,
    [R] , où un domino doit alors tourner à droite,
   *[none] {""}
} montre ensuite { $number }, et { $all ->
    [yes] vos adversaires, on le sait, n’ont
   *[no] { $who }, on le sait, n’a
} aucun domino qui convienne là.
hint-stops-all = { $several ->
    [yes] Après ce coup, on le sait, vos adversaires n’ont aucun domino qui convienne.
   *[no] Après ce coup, on le sait, { $who } n’a aucun domino qui convienne.
}
hint-stops = { $several ->
    [yes] Dans environ { $percent } cas sur 100, un adversaire n’a ensuite aucun domino qui convienne : en moyenne, c’est plus qu’après d’autres coups.
   *[no] Dans environ { $percent } cas sur 100, { $who } n’a ensuite aucun domino qui convienne : en moyenne, c’est plus qu’après d’autres coups.
}
hint-lighter = Si la manche finit bloquée, face à { $several ->
    [yes] vos adversaires
   *[no] { $who }
}, votre main sera sans doute la plus légère, d’environ { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}.
hint-keeps-going = En moyenne, ce coup bloque moins le jeu que d’autres, et c’est tant mieux : face à { $several ->
    [yes] vos adversaires
   *[no] { $who }
}, votre main est sans doute la plus lourde, d’environ { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}.
hint-settles = Ensuite, plus personne ne peut rien poser et, face à { $several ->
    [yes] vos adversaires
   *[no] { $who }
}, votre main est sans doute la plus légère, d’environ { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}.
hint-few-left = { $count ->
    [0] Parmi les dominos que vous n’avez pas vus, aucun ne convient ensuite.
    [one] Parmi les dominos que vous n’avez pas vus, { $count } seul convient ensuite : en moyenne, c’est moins qu’après d’autres coups.
   *[other] Parmi les dominos que vous n’avez pas vus, { $count } conviennent ensuite : en moyenne, c’est moins qu’après d’autres coups.
}
hint-guards = En moyenne, ce coup laisse à { $who } moins de points à marquer que d’autres.
hint-partner = En moyenne, votre partenaire a plus de chances de pouvoir continuer qu’après d’autres coups.

# What was done, beside what a player of the program would have done. $done and $action as play-do.

review-same = Vous : { $done }. { $who } aurait fait de même.
review-other = Vous : { $done }. À votre place, { $who } : { $action }.
review-sum = { $all ->
    [yes] { $count ->
        [one] À votre place, { $who } aurait fait de même.
       *[other] À votre place, { $who } aurait fait de même chaque fois.
    }
   *[no] { $count ->
        [one] À votre place, { $who } aurait fait autre chose.
       *[other] À votre place, { $who } aurait fait de même { $same } fois sur { $count }.
    }
}
review-nothing = Il n’y a pas encore eu de choix à faire.
