# Words that several other messages need.

side-seat = Place { $number }
side-team = Équipe { $number }

# How many can play: from $number to $last, or $number alone.
players = { $several ->
    [yes] { $number } à { $last } joueurs
   *[no] { $number } joueurs
}

# An end of the line, $end, with the number that it shows, and which way a tile may bend there.

line-end-straight = Le bout { $end } montre { $number }.
line-end-held = Le bout { $end } montre { $number } ; il attend que chaque branche du double de départ porte un domino.
line-end-both = Le bout { $end } montre { $number } et il est ouvert : un domino peut y tourner à gauche ou à droite.
line-end-left = Le bout { $end } montre { $number } et il est fermé : un domino doit y tourner à gauche.
line-end-right = Le bout { $end } montre { $number } et il est fermé : un domino doit y tourner à droite.
line-end-dead = Le bout { $end } montre { $number } et il est mort : rien n’y tient.
line-end-none = Le bout { $end } montre { $number } : un domino n’y tient ni vers la gauche ni vers la droite.
line-end-double-both = Le { $tile } peut s’y ouvrir vers l’extérieur ou vers l’intérieur.
line-end-double-outward = Le { $tile } doit s’y ouvrir vers l’extérieur.
line-end-double-inward = Le { $tile } doit s’y ouvrir vers l’intérieur.
line-end-double-none = Le { $tile } n’y tient pas.
line-end-gone = Le bout { $end } n’existe plus : il a disparu dans un anneau.
