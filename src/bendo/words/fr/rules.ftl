# The rules as a player reads them: the sheets, what each field means, each value as a sentence, our rulings, the sources.

shape-curved = dominos courbes
shape-straight = dominos droits

# What each field says.

field-set = Le jeu de dominos
field-hand = Dominos distribués à 2, 3 et 4 joueurs
field-draw = Combien de dominos on peut piocher en un tour
field-free = Ce que peut piocher qui pourrait jouer
field-lead = Qui commence la première manche, et par quoi
field-next = Qui commence les manches suivantes
field-doubles = Comment se pose un double courbe
field-arms = Les branches d’un double de départ
field-arms-first = Si toutes les branches doivent porter un domino avant que l’une d’elles s’allonge
field-ring = Si 2 bouts de la chaîne peuvent se rejoindre
field-handedness = De quel côté tourne chaque domino courbe
field-blocked = Ce que rapporte le moins de points en main quand la manche est bloquée
field-tie = Qui marque quand plusieurs ont le moins de points en main
field-fives = Des points pour les bouts qui totalisent un multiple de 5
field-five-round = Qui gagne une manche d’All Five
field-teams = Si l’on joue à 2 contre 2
field-reserve = Dominos de la pioche que l’on ne pioche jamais
field-show-drawn = Si un domino pioché est montré
field-seconds = Secondes par tour
field-target = Points qui gagnent la partie

# Each value of each field, as the rule it makes. $value, unless said.

rule-set = Dominos : le jeu double-{ $value }, soit { $size } dominos.
# $two, $three, $four: the tiles for so many players; $players: which of these it is for.
rule-hand = { $players ->
    [two] Chacun des 2 joueurs reçoit { $two } dominos.
    [four] Chacun des 4 joueurs reçoit { $four } dominos.
    [same] Chaque joueur reçoit { $two } dominos.
   *[each] Chaque joueur reçoit { $two } dominos à 2, { $three } à 3 et { $four } à 4.
}
rule-draw = { $value ->
    [0] Personne ne pioche : qui ne peut pas jouer passe.
    [inf] Qui ne peut pas jouer pioche jusqu’à ce qu’un domino convienne ou qu’il ne reste plus rien à piocher.
    [1] Qui ne peut pas jouer pioche 1 domino.
   *[other] Qui ne peut pas jouer pioche jusqu’à ce qu’un domino convienne, { $value } dominos au plus.
}
rule-free = { $value ->
    [no] Qui peut jouer ne peut pas piocher. Un domino pioché qui convient doit être posé.
    [decline] Qui peut jouer a aussi le droit de piocher 1 domino à la place, puis de poser ce domino ou de passer. Un domino pioché qui convient peut rester en main.
   *[any] Qui peut jouer a tout de même le droit de piocher, autant de fois que voulu. Personne ne passe tant qu’un domino peut être posé ou pioché.
}
rule-lead = { $value ->
    [double] Le plus grand double commence. Si aucune main n’a de double, c’est le domino le plus lourd.
    [redeal] Le plus grand double commence. Si aucune main n’a de double, on redistribue les dominos.
   *[any] La première place commence par n’importe quel domino.
}
rule-next = { $value ->
    [double] Les manches suivantes commencent comme la première.
   *[winner] Ensuite, qui a gagné la dernière manche commence par n’importe quel domino.
}

# The same where the starters lie before anybody plays.
rule-lead-turn = { $value ->
    [double] Le premier tour est à qui a le plus grand double ; sans double, à qui a le domino le plus lourd.
    [redeal] Le premier tour est à qui a le plus grand double ; sans double, on redistribue les dominos.
   *[any] Le premier tour est à la première place.
}
rule-next-turn = { $value ->
    [double] Les manches suivantes commencent comme la première.
   *[winner] Ensuite, le premier tour est à qui a gagné la dernière manche.
}
rule-doubles = { $value ->
    [inline] Un double se pose dans la chaîne comme les autres dominos, et tourne d’un côté ou de l’autre.
   *[crosswise] Un double se pose en travers de la chaîne, ouvert vers l’extérieur ou vers l’intérieur, et ne fait toujours qu’un seul bout.
}
rule-arms = { $value ->
    [2] La chaîne grandit par 2 bouts.
   *[other] Le double de départ a { $value } branches.
}
rule-arms-first = { $value ->
    [yes] Chaque branche d’un double de départ doit porter un domino avant qu’une branche s’allonge.
   *[no] Une branche peut s’allonger avant que les autres portent un domino.
}
rule-ring = { $value ->
    [match] 2 bouts de la chaîne ne peuvent se rejoindre que si leurs numéros correspondent. Tous deux disparaissent alors.
    [never] La chaîne ne doit jamais se toucher.
   *[any] 2 bouts de la chaîne peuvent se rejoindre, quels que soient leurs numéros. Tous deux disparaissent alors.
}
rule-handedness = { $value ->
    [balanced] Pour chaque numéro, 3 dominos tournent à gauche et 3 à droite, sans compter le double.
    [uniform] Un domino qui n’est pas un double tourne à droite depuis son plus petit numéro et à gauche depuis le plus grand.
    [mirrored] Un domino qui n’est pas un double tourne à gauche depuis son plus petit numéro et à droite depuis le plus grand.
   *[own] Chaque domino qui n’est pas un double tourne comme le disent les signes : + veut dire à droite depuis son plus petit numéro.
}
rule-blocked = { $value ->
    [total] Domino : tous les points des mains adverses. Jeu bloqué : qui a le moins de points en main gagne, et marque tous les points adverses.
   *[difference] Domino : tous les points des mains adverses. Jeu bloqué : qui a le moins de points en main gagne, et marque ce que chaque adversaire a de plus.
}
rule-tie = { $value ->
    [nobody] Jeu bloqué, égalité au moins de points : personne ne marque.
    [share] Jeu bloqué, égalité au moins de points : on partage les points entre ex æquo.
   *[lot] Jeu bloqué, égalité au moins de points : les ex æquo tirent chacun un domino de la table, et le plus lourd gagne.
}
rule-fives = { $value ->
    [no] Les numéros des bouts ne rapportent rien.
    [two] Qui joue de sorte que les bouts ouverts totalisent un multiple de 5 marque aussitôt ce total.
   *[four] La chaîne grandit par 4 bouts, à partir de 2 dominos de départ dos à dos. Qui joue de sorte qu’ils totalisent un multiple de 5 marque aussitôt ce total.
}
rule-five-round = { $value ->
    [points] Qui a le plus de points des multiples de 5 gagne la manche, et marque en plus tous les points des mains adverses.
   *[out] Qui fait domino gagne la manche ou, si elle est bloquée, qui a le moins de points en main.
}
rule-teams = { $value ->
    [yes] Ceux qui se font face forment une équipe et marquent ensemble.
   *[no] Chacun joue pour soi.
}
rule-reserve = { $value ->
    [0] Toute la pioche peut être piochée.
    [one] Le dernier domino de la pioche n’est jamais pioché.
   *[other] Les { $value } derniers dominos de la pioche ne sont jamais piochés.
}
rule-show-drawn = { $value ->
    [no] Un domino pioché n’est vu que par qui l’a pioché.
   *[unplayable] Un domino pioché qui ne peut pas se poser est montré à tous.
}
rule-seconds = { $value ->
    [0] Il n’y a pas de chronomètre.
    [one] Un tour dure au plus { $value } seconde ; ensuite, on pioche un domino de pénalité et le tour passe.
   *[other] Un tour dure au plus { $value } secondes ; ensuite, on pioche un domino de pénalité et le tour passe.
}
rule-target = { $value ->
    [one] Qui atteint en premier { $value } point gagne la partie.
   *[other] Qui atteint en premier { $value } points gagne la partie.
}

# Our rulings on the value of a field.

ruled-hand = Aucune source ne dit combien de dominos distribuer avec un jeu aussi grand.
ruled-draw = La source ne décrit que le jeu avec pioche ; ici, on s’en passe.
ruled-handedness = Aucune source ne dit de quel côté tourne chaque domino.
ruled-ring = Les sources disent ce qui arrive quand des bouts se rejoignent, mais pas si leurs numéros doivent correspondre.
ruled-tie = Les sources ne disent pas qui gagne une manche bloquée quand il y a égalité au moins de points.

# Our other rulings.

ruling-heaviest-lead = De 2 dominos aussi lourds l’un que l’autre, celui qui a la plus grande moitié commence.
ruling-nobody-won-lead = Après une manche que personne n’a gagnée, le plus grand double commence de nouveau.
ruling-curved-opener = Le premier domino a son ouverture vers le bas : le bout a est son pied gauche, le bout b son pied droit.
ruling-crosswise-opener = Un double de départ se pose en travers de la chaîne et s’ouvre du bout a vers le bout b.
ruling-only-drawn-tile = Qui pioche alors qu’un domino pouvait se poser ne peut poser que le domino pioché.
ruling-no-closing-pass = Une manche finit dès que personne ne peut poser ni piocher de domino ; personne n’a besoin de passer d’abord.
ruling-clock = Le chronomètre arrête le tour de lui-même ; un domino de pénalité, ou un domino pioché mais pas posé à ce moment-là, n’est pas montré.
ruling-when-shown = Un domino pioché qui ne peut pas se poser est montré quand la même personne pioche encore, pose un domino ou passe.
ruling-partners-tie = 2 partenaires à égalité au moins de points gagnent ensemble.
ruling-five-hexagon = Les 2 dominos de départ sont dos à dos, à un hexagone de distance.
ruling-five-starters = Les 2 dominos de départ ne rapportent rien.
ruling-five-winner-ties = À égalité de points des multiples de 5, la manche va à qui a fait domino, puis au moins de points en main, puis à la place qui vient en premier dans l’ordre du jeu depuis le premier tour.
ruling-five-teams = Les points des multiples de 5 de 2 partenaires comptent ensemble pour la manche.
ruling-five-memory = Le premier tour n’apprend rien sur les mains, puisque le plus grand double n’est pas forcément posé.
ruling-fives-ends = Un premier domino seul compte à ses deux bouts ; un bout mort compte encore, un bout disparu dans un anneau ne compte plus.
ruling-lot-higher-half = De 2 dominos tirés au sort avec autant de points, celui qui a la plus grande moitié gagne ; on ne peut pas gagner s’il ne reste plus de domino à tirer.
ruling-whole-sheet = Ce jeu est le nôtre, d’après la source.

# Where the rules come from.

source-S0 = S0 : Jaques of London, « How to Play Bendomino »
source-S1 = S1 : l’article de Wikipédia sur Bendomino (en thaï)
source-S2 = S2 : Domino Plaza, le jeu avec pioche
source-S3 = S3 : la notice de l’éditeur (en espagnol)
source-S4 = S4 : « How to play Dominoes », contre Ben

# What a field may be set to, where that is no list of words.

values-number = un nombre
values-hand = un nombre, ou comme 7/6/5
values-draw = un nombre, ou inf
values-handedness = balanced, uniform, mirrored, ou 21 signes + et -

# The layout of `bendo rules`.

rules-sheets = Les jeux ; le premier est joué si aucun n’est nommé :
rules-fields = Un jeu peut être changé champ par champ, comme blue-orange,target=200 :
rules-more = bendo rules SHEET donne toutes les règles d’un jeu.
rules-of = { $title } ({ $spelling })
rules-for = { $players }, { $shape }
rules-ruled = { $text } (Notre choix.)
rules-rest = Les autres champs ne changent rien ici : { $fields }
rules-rulings = Nos choix, quand les sources ne disent rien :
rules-sources = D’où viennent ces règles :
