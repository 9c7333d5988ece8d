# The guide of the page: rules, tips and questions. $tile as 6-4; $end a to h; $who a seat.

guide-rules = Règles
guide-tips = Astuces
guide-questions = Questions

guide-offline = Le serveur ne répond pas. Les règles que ce navigateur a déjà lues restent lisibles ; pour jouer, il faut le serveur.
guide-unreadable = Aucune règle ne s’écrit ainsi.
guide-again = Réessayer
guide-all-rules = Toutes les règles
guide-loading = Lecture…

# All sheets.

guide-sheets = Chacun de ces jeux a ses propres règles. Chaque règle a une source et, quand les sources ne disent rien, notre choix est signalé comme tel.
guide-sheets-curved = Dominos courbes
guide-sheets-straight = Dominos droits
guide-sheet-about = { $players } joueurs, en { $target } points, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
guide-compare = Ce qui change
guide-compare-choose = Choisissez au moins deux jeux
guide-compare-few = Choisissez encore un jeu pour voir ce qui change.
guide-compare-same = Ces jeux suivent les mêmes règles.
guide-compare-what = Règle
guide-compare-none = Ne change rien ici.
guide-compare-shape = Dominos
guide-compare-players = Joueurs
guide-shape-curved = Dominos courbes.
guide-shape-straight = Dominos droits.

# One sheet.

guide-short = En bref
guide-in-full = Toutes les règles
guide-ours = notre choix
guide-rulings = Nos choix, quand les sources ne disent rien
guide-sources = D’où viennent ces règles
guide-sample = Une manche, pas à pas
guide-sample-about = Ana et Ben jouent, et les deux mains sont ouvertes. À une table, vous ne voyez que la vôtre.
guide-sample-of = Cette manche a été jouée selon les règles de ce jeu : { $title }.
guide-sample-board = { $count ->
    [0] Il n’y a encore rien sur la table
    [one] La chaîne à cette étape : { $count } domino
   *[other] La chaîne à cette étape : { $count } dominos
}
guide-sample-hand = { $count ->
    [0] { $who } : aucun domino
    [one] { $who } : { $count } domino
   *[other] { $who } : { $count } dominos
}
guide-sample-boneyard = { $count ->
    [0] La pioche est vide.
    [one] Pioche : { $count } domino.
   *[other] Pioche : { $count } dominos.
}

# In short.

guide-part-aim = Le but
guide-aim = Posez tous vos dominos en premier. Vous marquez ce que les autres ont encore en main, et l’on joue des manches jusqu’à ce que quelqu’un ait { $target } points.
guide-aim-fives = Posez vos dominos de sorte que les bouts de la chaîne totalisent un multiple de 5. Cela rapporte aussitôt, et l’on joue des manches jusqu’à ce que quelqu’un ait { $target } points.
guide-part-tiles = Les dominos
guide-tiles = Un domino a deux moitiés, avec un numéro chacune. Une moitié sans point est un blanc et compte 0. Un domino qui porte deux fois le même numéro est un double.
guide-tiles-curved = Un domino courbe est un tiers d’anneau. Vu d’un de ses numéros, il tourne à gauche ; vu de l’autre, à droite ; et on ne peut pas le retourner. Un double tourne d’un côté ou de l’autre.
guide-part-begin = Le début d’une manche
guide-begin = On mélange les dominos face cachée et on les distribue. Le reste forme la pioche.
guide-begin-starters = Deux dominos de la pioche sont posés dos à dos sur la table. La chaîne grandit par leurs quatre bouts.
guide-part-turn = Votre tour
guide-turn = Posez un domino à un bout de la chaîne. Les numéros qui se touchent doivent être égaux.
guide-turn-fit = Il faut aussi que le domino tienne : il ne doit pas en recouvrir un autre. Un domino peut donc correspondre et ne servir à rien à cet endroit.
guide-turn-ends = Un bout où les deux courbes tiennent est ouvert. Si une seule tient, il est fermé, et une flèche montre laquelle. Si aucune ne tient, il est mort et le reste.
guide-turn-straight = Peu importe où passe la chaîne sur la table ; seuls les numéros comptent.
guide-part-doubles = Les doubles
guide-doubles = Après un double, la chaîne continue tout droit, de quelque côté qu’il s’ouvre. C’est à vous de choisir, et ce qui tiendra ensuite en dépend.
guide-part-arms = Les branches
guide-arms = Le double de départ porte des branches. Trois points signalent une branche qui doit attendre que les autres portent un domino.
guide-part-ring = Un anneau
guide-ring = Parfois, les deux bouts de la chaîne peuvent se rejoindre, et la chaîne devient un anneau. C’est rare.
guide-part-draw = Si rien ne convient
guide-part-fives = Points des multiples de 5
guide-fives = Additionnez les numéros des bouts. Sur l’image, ils font { $sum }, ce qui rapporte { $sum } points.
guide-part-end = La fin d’une manche
guide-part-match = La partie

# Under the pictures.

guide-picture-match = Le 4-2 correspond : il rejoint le 4.
guide-picture-bends = Depuis le 6, le 6-0 tourne à droite et le 6-4 tourne à gauche.
guide-picture-no-fit = Le 4-0 correspond au 0, mais il recouvrirait le 6-5.
guide-picture-open = Un bout ouvert : les deux flèches.
guide-picture-closed = Un bout fermé : seul un domino qui tourne à droite y tient.
guide-picture-dead = Un bout mort : la chaîne l’a emmuré.
guide-picture-ring = Trois dominos qui tournent du même côté font un anneau.
guide-picture-outward = Le 6-6 s’ouvre vers l’extérieur.
guide-picture-inward = Le 6-6 s’ouvre vers l’intérieur.
guide-picture-straight = Le 2-1 correspond : il rejoint le 2.
guide-picture-arms = Une branche porte un domino ; c’est au tour de l’autre.
guide-picture-four-arms = Quatre branches : la dernière doit être remplie avant que l’une d’elles s’allonge.
guide-picture-eight-arms = Huit branches, dont deux remplies.
guide-picture-starters = Deux dominos de départ, quatre bouts : 5, 3, 2 et 0 font 10.
guide-picture-fives = Les bouts montrent 6 et 4 : 10 points.

# Notes on a sample round. $others and $tile are tiles; $lacks is a list: no 5 and no 3.

guide-note-blocked-by = { $who } a le { $tile }. Il correspond au bout { $end }, mais il n’y tient pas : le { $other } le gêne.
guide-note-ring-mismatch = { $who } a le { $tile }. Au bout { $end }, il rejoindrait le bout { $other } avec un autre numéro, et un tel anneau ne peut pas se fermer.
guide-note-arms-first = { $who } a le { $tile }, qui correspond au bout { $end }, mais une autre branche doit d’abord porter un domino.
guide-note-drew-proves = { $who } a dû piocher, et tout le monde l’a vu. On connaît donc mieux cette main : { $lacks }.
guide-note-passed-proves = Passer révèle aussi quelque chose. Voici ce qu’on sait maintenant chez { $who } : { $lacks }.
guide-note-showed = Le { $tile } ne peut pas se poser : { $who } doit donc le montrer.
guide-note-drawn-laid = Le domino pioché convient, et { $who } le pose dans le même tour.
guide-note-scored = Les bouts totalisent { $points }, un multiple de 5. { $who } marque ces points aussitôt.
guide-note-ring = Les bouts { $end } et { $other } se sont rejoints : c’est un anneau. Tous deux ont disparu.
guide-note-across-O = Le double est en travers de la chaîne et s’ouvre vers l’extérieur.
guide-note-across-I = Ce double est en travers de la chaîne et s’ouvre vers l’intérieur.
guide-note-closed = Le bout { $end } est maintenant fermé : seul y tient un domino { $bend ->
    [left] qui tourne à gauche
    [right] qui tourne à droite
    [outward] ouvert vers l’extérieur
   *[inward] ouvert vers l’intérieur
}.
guide-note-dead = Le bout { $end } est mort : plus rien n’y tiendra jamais.
guide-note-out-total = { $who } fait domino et marque les points qui restent dans l’autre main. En tout, cette manche rapporte { $points } points.
guide-note-blocked-total = { $who } a le moins de points en main et gagne la manche bloquée : { $points } points.
guide-note-nobody-total = Personne ne gagne cette manche.

# Tips.

guide-tips-about = Les chiffres sont les nôtres : Ben, avec une habitude changée, a joué des milliers de parties contre Ben tel qu’il est, chaque donne deux fois en échangeant les places. Entre joueurs égaux, on gagne 50 parties sur 100.
guide-tips-all = Dans tous les jeux
guide-tips-curved = Avec des dominos courbes
guide-tips-straight = Avec des dominos droits
guide-tip-watch = Observez qui pioche et qui passe
guide-tip-watch-text = Qui pioche parce que rien ne convient vous montre ce qui manque dans sa main. Laissez ces numéros aux bouts, et cela pourrait bien se reproduire. La page s’en souvient pour vous, sous chaque nom.
guide-tip-variety = Gardez une main variée
guide-tip-variety-text = Avec beaucoup de numéros différents, il y a presque toujours quelque chose qui convient. Entre deux coups, prenez celui après lequel vous gardez un domino qui peut suivre.
guide-tip-weight = Ensuite, le domino le plus lourd
guide-tip-weight-text = Ce qui reste dans votre main, ce sont des points pour quelqu’un d’autre. Si deux coups se valent par ailleurs, posez le domino le plus lourd. Le poids seul ne suffit pas : contre un joueur qui ne pose que le plus lourd, Ben gagne 74 parties sur 100 avec des dominos droits et 69 avec des dominos courbes.
guide-tip-draw = Ne piochez que par obligation
guide-tip-draw-text = Certains jeux vous laissent piocher alors que vous pourriez jouer. Aucune source ne dit pourquoi, et nous n’avons trouvé aucune raison de le faire : un domino de plus, c’est un domino de plus à poser.
guide-tip-fives = Regardez ce que vous laissez
guide-tip-fives-text = Quand les multiples de 5 rapportent, additionnez les bouts après votre coup : d’abord pour vos propres points, ensuite pour ce que le joueur suivant pourrait en faire.
guide-tip-hint = Demandez un conseil
guide-tip-hint-text = Ben vous dit ce qu’il poserait, et pourquoi. Après une manche, vous pouvez revoir vos tours à côté des siens.
guide-tip-fit = Regardez la place, pas seulement les numéros
guide-tip-fit-text = À un bout fermé, seule la moitié des dominos de son numéro tient, et à un bout mort, aucun. Les flèches le montrent, et le tableau des dominos pas encore vus compte combien il en reste qui tournent de votre côté.
guide-tip-bends = Gardez les deux courbes d’un numéro
guide-tip-bends-text = Deux dominos du même numéro qui tournent chacun d’un côté valent mieux que deux qui tournent du même : l’un des deux convient à un bout fermé.
guide-tip-close = Fermez le bout dont les autres ont besoin
guide-tip-close-text = Posez votre domino de sorte que ceux que les autres ont sans doute en main ne tiennent plus.
guide-tip-light = Allégez votre main quand l’espace se resserre
guide-tip-light-text = Environ la moitié des manches avec des dominos courbes finissent bloquées, et alors gagne la main qui a le moins de points. Si la vôtre est la plus légère, fermez la chaîne ; si elle est la plus lourde, gardez un bout ouvert.
guide-tip-doubles-curved = Les doubles peuvent attendre
guide-tip-doubles-curved-text = Un double courbe tourne d’un côté ou de l’autre : il vous reste donc rarement sur les bras. Sans s’occuper des doubles, on gagne 50 parties sur 100 ; en les retenant exprès, 46.
guide-tip-doubles = Posez les doubles tant qu’ils conviennent
guide-tip-doubles-text = Un double ne convient qu’à un seul numéro. Qui retient ses doubles gagne 32 parties sur 100 contre Ben, et qui ne s’en occupe pas en gagne 42. Ce n’est sans effet que là où personne ne pioche.
guide-tip-follow = Laissez vos propres numéros
guide-tip-follow-text = Après votre coup, les bouts devraient montrer des numéros que vous avez encore. Vous pourrez alors continuer, et les autres peut-être pas.

# Questions.


guide-question-good = Ben joue-t-il bien ?
guide-answer-good = Il suit les astuces de cette page. Avec des dominos droits, il gagne 83 parties sur 100 contre quelqu’un qui pose n’importe quel domino qui convient, et 74 contre quelqu’un qui pose toujours le plus lourd ; avec des dominos courbes, où la chance pèse plus, 76 et 69. Le Ben facile gagne 31 parties sur 100 contre Ben. Il y a aussi Affûté, qui tient compte de plus de choses que Ben : il gagne contre lui 84 parties sur 100 avec des dominos droits, et 58 avec des dominos courbes.
guide-question-cheat = Ben voit-il mes dominos ?
guide-answer-cheat = Non. On lui dit ce qu’une personne verrait à sa place : sa propre main, la chaîne, et ce que les pioches et les passes ont montré. La partie du programme qui joue ne reçoit jamais rien d’autre, et des tests cherchent un domino caché dans tout ce qu’on lui dit.
guide-question-deal = Comment savoir si la donne était honnête ?
guide-answer-deal = Toutes les donnes d’une partie découlent d’un seul numéro de partie. Avant la première donne, on vous en montre un sceau, et après la partie le numéro lui-même : vous pouvez ainsi vérifier que rien n’a changé en route. Un numéro de partie distribue aussi les mêmes dominos à quelqu’un d’autre.
guide-question-money = Y a-t-il de l’argent en jeu ?
guide-answer-money = Non. Ici, rien ne se mise, ne se gagne ni ne se vend, et il n’y a pas de publicité.
guide-question-long = Combien de temps dure une partie ?
guide-answer-long = Une partie se joue en plusieurs manches, et vous pouvez vous arrêter quand vous voulez : elle est gardée et vous attend à l’accueil.
guide-answer-long-sheet = { $title } : environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} contre Ben.
guide-question-undo = Peut-on reprendre un coup ?
guide-answer-undo = Contre Ben, oui, jusqu’au début de la manche ; les mêmes dominos reviennent. Entre personnes, tous les autres doivent être d’accord, et personne ne doit avoir vu de domino caché depuis.
guide-question-dominoes = D’où viennent les dominos ?
guide-answer-dominoes = De Chine, où ils sont vieux de bien des siècles. Les dominos avec un blanc et des numéros jusqu’à six sont attestés d’abord en Italie, au XVIIIe siècle, et de là ils ont gagné toute l’Europe et les Amériques.
guide-question-bendomino = D’où vient Bendomino ?
guide-answer-bendomino = Thierry Denoual l’a imaginé, et Blue Orange Games l’a publié en 2007 : un jeu double-6 dont chaque domino est courbé de 120 degrés. Un jeu pour les petits a des images à la place des numéros.
guide-question-publisher = Est-ce le programme de l’éditeur ?
guide-answer-publisher = Non. bendo est indépendant de l’éditeur de Bendomino, à qui ce nom appartient. Aucune de nos sources n’écrit de quel côté tourne chaque domino du jeu imprimé : nous avons donc choisi une répartition équitable ; si vous avez un jeu chez vous, vous pouvez indiquer comment tournent ses dominos.
guide-question-kept = Que garde-t-on sur moi ?
guide-answer-kept = Ni adresse électronique, ni mot de passe, ni cookie, ni journal de ce que vous avez regardé. Le serveur garde le nom que vous utilisez à une table, vos réglages, vos parties et leurs résultats. Ce navigateur garde un secret grâce auquel le serveur vous reconnaît.
guide-answer-kept-erase = Vous pouvez tout télécharger ou tout effacer. Les parties elles-mêmes restent à ceux avec qui vous avez joué, sans votre nom.
guide-answer-kept-link = Voir et effacer ce qui est gardé
guide-question-offline = Peut-on jouer sans réseau ?
guide-answer-offline = Non : c’est le serveur qui distribue les dominos et juge les règles. Mais vous pouvez mettre cette page sur votre écran d’accueil ; elle s’ouvre sans réseau et montre les règles que vous avez déjà lues.
guide-question-fault = Comment signaler un problème ?
guide-answer-fault = Dites-le à qui gère ce serveur, ou écrivez au projet. Joignez l’enregistrement de la partie : à la fin, vous pouvez le copier, et il permet de tout rejouer à l’identique.
