# The page in the browser.

page-title = Bendomino
page-welcome = Des dominos qui tournent : il faut que le numéro corresponde, et que le domino tienne.
page-picture = Une chaîne de dominos courbes, avec ses deux bouts signalés

# Every screen.

page-name = bendo
page-home = Vers l’accueil
page-back = Retour
page-close = Fermer
page-settings = Réglages
page-nowhere = Il n’y a rien ici
page-nowhere-more = Cette adresse ne mène nulle part.

# The table.

page-table-title = { $sheet } sur bendo
page-table-round = Manche { $round }, partie en { $target } points
page-more = En savoir plus sur cette table
page-connecting = En route vers la table…
page-lost = Le serveur ne répond pas. Nouvel essai…
page-no-table = Cette table n’existe pas
page-no-table-more = L’adresse est peut-être incomplète, ou la table a été effacée.
page-stranger = Ce navigateur n’est plus connu ici
page-stranger-more = Tout ce qui le concernait a été effacé. Vous pouvez repartir de zéro.
page-stranger-anew = Repartir de zéro
page-board = { $count ->
    [0] La table est vide
    [one] La chaîne : { $count } domino
   *[other] La chaîne : { $count } dominos
}
page-line = La chaîne d’un bout à l’autre
page-zoom-in = Plus grand
page-zoom-out = Plus petit
page-zoom-fit = Voir toute la chaîne
page-seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-seat-tiles = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
page-seat-thinking = réfléchit…
page-seat-gone = hors ligne

# The hand, and what can be done.

page-hand = Votre main
page-hand-tile = { $new ->
    [yes] { $tile }, tout juste pioché
   *[no] { $tile }
}
page-hand-tile-ways = { $count ->
    [0] { $new ->
        [yes] { $tile }, tout juste pioché, ne convient pas
       *[no] { $tile }, ne convient pas
    }
    [one] { $new ->
        [yes] { $tile }, tout juste pioché, peut se poser d’une seule façon
       *[no] { $tile }, peut se poser d’une seule façon
    }
   *[other] { $new ->
        [yes] { $tile }, tout juste pioché, peut se poser de { $count } façons
       *[no] { $tile }, peut se poser de { $count } façons
    }
}
page-choose-way = Le { $tile } peut se poser de plusieurs façons : choisissez où.
page-ways = Façons de le poser
page-actions = Ce que vous pouvez faire
page-draw = Piocher
page-pass = Passer
page-undo = Reprendre
page-hint = Conseil
page-hint-asking = Ben regarde…
page-typed = { $text } : appuyez sur Entrée
page-typed-unknown = { $text } : impossible à poser maintenant.

# Beside the table.

page-log = Ce qui s’est passé
page-log-empty = Rien pour l’instant.
page-unseen = Pas encore vus
page-unseen-more = Les dominos que vous n’avez pas vus : dans les autres mains ou dans la pioche.
page-unseen-seen = { $tile }, vu
page-unseen-hidden = { $tile }, pas vu
page-unseen-cannot = { $tile }, pas chez { $who }
page-unseen-bends = Par numéro : les dominos pas encore vus, et combien tournent à gauche et à droite.
page-unseen-number = Numéro
page-unseen-count = Pas vus
page-unseen-left = À gauche
page-unseen-right = À droite
page-scores = Points

# What is told at a table beside what the terminal tells: by src/telling. $who somebody, $you whether that is the
# reader; $seat page-seat; $player a player of the program; $lacks what is proved to be missing.

page-seat = Place { $number }
page-watcher = Quelqu’un du public
page-known-more = plus encore

page-told-automatic = C’était tout ce que vous pouviez faire : la table s’en est chargée.
page-told-passed-lacks = { $who } a passé : { $lacks }.
page-told-drew-passed-lacks = { $who } a pioché ({ $drew }), puis passé : { $lacks }.
page-told-leads = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
page-told-sat = { $you ->
    [yes] Vous avez pris place.
   *[no] { $who } a pris place.
}
page-told-renamed = Quelqu’un s’appelle maintenant { $name }.
page-told-stood-up = { $seat } : de nouveau libre.
page-told-time-up = { $you ->
    [yes] Votre temps est écoulé, et { $player } finit ce tour.
   *[no] Le temps est écoulé pour { $who }, et { $player } finit ce tour.
}
page-told-undo-asked = { $you ->
    [yes] Vous avez demandé à reprendre votre dernier coup.
   *[no] { $who } a demandé à reprendre son dernier coup.
}
page-told-undo-agreed = { $you ->
    [yes] Vous êtes d’accord.
   *[no] Pour { $who }, c’est d’accord.
}
page-told-undo-refused = { $you ->
    [yes] Pour vous, plutôt non.
   *[no] Pour { $who }, plutôt non.
}
page-told-undone = { $you ->
    [yes] Vous avez repris votre dernier coup.
   *[no] { $who } a repris son dernier coup.
}
page-told-went-on = { $you ->
    [yes] Pour vous, la manche suivante peut commencer.
   *[no] Pour { $who }, la manche suivante peut commencer.
}
page-told-rematch-asked = { $you ->
    [yes] Vous proposez une nouvelle partie.
   *[no] Nouvelle partie proposée par { $who }.
}
page-told-resign-asked = { $you ->
    [yes] Vous voudriez abandonner la partie, si votre partenaire est d’accord.
   *[no] { $who } voudrait abandonner la partie, si l’autre partenaire est d’accord.
}
page-told-resigned = { $you ->
    [yes] Vous avez abandonné la partie.
   *[no] { $who } a abandonné la partie.
}
page-told-back = { $you ->
    [yes] Vous êtes de retour.
   *[no] De retour : { $who }.
}
page-told-gone = { $you ->
    [yes] Vous êtes hors ligne.
   *[no] Hors ligne : { $who }.
}
page-told-waited = { $you ->
    [yes] Vous attendez encore { $gone }.
   *[no] { $gone ->
        [Vous] { $who } : on vous attend encore.
       *[other] { $who } : on attend encore { $gone }.
    }
}
page-told-handed-over = { $you ->
    [yes] { $player } joue maintenant pour vous.
   *[no] { $player } joue maintenant pour { $who }.
}
page-told-handed-over-by = { $you ->
    [yes] Vous laissez { $player } jouer pour { $whom }.
   *[no] { $whom ->
        [Vous] Décision prise par { $who } : { $player } joue pour vous.
       *[other] Décision prise par { $who } : { $player } joue pour { $whom }.
    }
}
page-told-taken-back = { $you ->
    [yes] Vous reprenez vous-même le jeu.
   *[no] { $who } reprend le jeu.
}
page-told-ended = { $you ->
    [yes] Vous avez mis fin à la partie.
   *[no] Partie arrêtée par { $who }.
}
page-told-reacted = { $who } : { $reaction }

page-reaction-hello = Bonjour.
page-reaction-well-played = Bien joué.
page-reaction-thanks = Merci.
page-reaction-oops = Oups.
page-reaction-thinking = Je réfléchis un peu.

# What a seat did in its last turn, beside its name. $did one of these.

page-did-lead = { $tile } pour commencer
page-did-lay = { $tile } au bout { $end }
page-did-draw-lay = { $count ->
    [one] { $count } pioché, { $tile } au bout { $end }
   *[other] { $count } piochés, { $tile } au bout { $end }
}
page-did-draw = { $count ->
    [one] { $count } pioché
   *[other] { $count } piochés
}
page-did-pass = passe
page-did-pass-lacks = passe : { $lacks }
page-did-draw-pass = { $count ->
    [one] { $count } pioché, puis passe
   *[other] { $count } piochés, puis passe
}
page-did-draw-pass-lacks = { $count ->
    [one] { $count } pioché, puis passe : { $lacks }
   *[other] { $count } piochés, puis passe : { $lacks }
}
page-did-time = temps écoulé
page-did-scored = { $did }, pour { $points } points

# How things stand now.

page-status-seats-open = { $count ->
    [one] { $seat } : encore libre.
   *[other] { $count } places sont encore libres.
}
page-status-all-here = Tout le monde est là : la partie peut commencer.
page-status-round-over = La manche est finie. Continuez quand vous voulez.
page-status-round-over-watched = La manche est finie.
page-status-onward-waits = Pour continuer, on attend { $who }.
page-status-rematch-asked = Nouvelle partie proposée par { $who }.
page-status-rematch-waits = Pour rejouer, on attend { $who }.
page-status-undo-asked = { $who } demande à reprendre son dernier coup. Êtes-vous d’accord ?
page-status-undo-waits = Vous avez demandé à reprendre votre dernier coup. On attend { $who }.
page-status-waits = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $who } de jouer.
}
page-status-gone = { $you ->
    [yes] Vous êtes hors ligne, et les autres attendent.
   *[no] { $who } est hors ligne. La partie attend.
}
page-status-thinking = { $who } réfléchit.
page-status-thinking-for = { $you ->
    [yes] { $player } réfléchit pour vous.
   *[no] { $player } réfléchit pour { $who }.
}
page-status-time-up = { $you ->
    [yes] Votre temps est écoulé : { $player } finit ce tour.
   *[no] Le temps est écoulé pour { $who } : { $player } finit ce tour.
}
page-status-lead = À vous : il faut commencer par le { $tile }.
page-status-lead-any = À vous : commencez par le domino de votre choix.
page-status-lay = À vous : choisissez un domino.
page-status-lay-or-draw = À vous : choisissez un domino, ou piochez.
page-status-drawn-fits = Vous avez pioché le { $tile }, et il convient : posez-le.
page-status-drawn-fits-or-pass = Vous avez pioché le { $tile }, et il convient : posez-le, ou passez.
page-status-draw = { $again ->
    [yes] Toujours rien qui convienne : piochez encore.
   *[no] Rien ne convient dans votre main : piochez un domino.
}
page-status-declined = Vous avez pioché le { $tile }, qui ne convient pas : passez.
page-status-pass = { $again ->
    [yes] Toujours rien qui convienne, et vous ne pouvez plus piocher : passez.
   *[no] Rien ne convient dans votre main, et vous ne pouvez pas piocher : passez.
}

page-match-resigned = { $team ->
    [yes] { $you ->
        [yes] La partie a été abandonnée. { $who } l’emportez.
       *[no] La partie a été abandonnée. { $who } l’emportent.
    }
   *[no] { $you ->
        [yes] La partie a été abandonnée. Vous l’emportez.
       *[no] La partie a été abandonnée. { $who } l’emporte.
    }
}
page-match-resigned-all = La partie a été abandonnée, et personne n’a gagné.
page-match-ended = La partie s’est arrêtée avant la fin, et personne n’a gagné.

# Why the server said no, by its code.

page-refused-already = C’est déjà le cas.
page-refused-begun = La partie a déjà commencé.
page-refused-busy = { $player } réfléchit encore à la dernière question.
page-refused-code = Ce code est faux, déjà utilisé ou trop ancien.
page-refused-handed-over = C’est maintenant le programme qui joue à cette place.
page-refused-key = Ce lien n’est pas pour cette place, ou il n’est plus valable.
page-refused-language = Les règles n’existent pas encore dans cette langue.
page-refused-name = Un nom compte de 1 à 20 lettres, signes ou espaces, sans espace au début ni à la fin.
page-refused-no-answer = { $player } n’a pas de réponse cette fois.
page-refused-no-round = Aucune manche n’est en cours.
page-refused-no-seat = C’est réservé aux personnes qui ont une place à cette table.
page-refused-no-secret = Vous ne faites que regarder ici.
page-refused-no-such-person = Cette personne n’a plus de place ici.
page-refused-no-such-place = Il n’y a rien à cette adresse.
page-refused-no-such-table = Cette table n’existe pas.
page-refused-nobody = Il faut une personne à la table, ou une place libre.
page-refused-nobody-gone = Tout le monde est là.
page-refused-not-begun = La partie n’a pas encore commencé.
page-refused-not-between = La manche suivante a déjà commencé, ou celle-ci continue.
page-refused-not-going-on = Aucune partie n’est en cours.
page-refused-not-over = Il faut attendre la fin de la partie.
page-refused-not-ready = Dites d’abord que vous êtes là.
page-refused-not-your-turn = Ce n’est pas à vous de jouer maintenant.
page-refused-not-yours = C’est à quelqu’un d’autre de le faire.
page-refused-number-is-secret = Entre personnes, le numéro de partie reste secret jusqu’à la fin.
page-refused-offline = Le serveur ne répond pas pour l’instant.
page-refused-player = Ce joueur n’existe pas.
page-refused-record = La partie ne peut pas continuer à partir de cet enregistrement.
page-refused-resigned = Cette place a été abandonnée pour de bon.
page-refused-round-going-on = Il faut attendre la fin de la manche.
page-refused-seat-open = { $seat } : encore libre.
page-refused-seat-taken = { $seat } : déjà prise.
page-refused-silent = Les partenaires jouent sans un mot : pas de réactions ici.
page-refused-stale = Quelque chose a changé entre-temps : regardez, puis choisissez de nouveau.
page-refused-time-up = Votre temps est écoulé : { $player } finit ce tour.
page-refused-too-fast = C’était trop rapide. Attendez un instant et réessayez.
page-refused-too-large = C’est trop long.
page-refused-too-many = Trop de demandes sont venues d’ici. Attendez un peu et réessayez.
page-refused-too-soon = Attendez un instant et réessayez.
page-refused-too-soon-until = { $count ->
    [one] Attendez encore { $count } seconde et réessayez.
   *[other] Attendez encore { $count } secondes et réessayez.
}
page-refused-unavailable = L’enregistrement n’a pas marché à l’instant, et rien n’a changé. Réessayez dans un moment.
page-refused-undo-asked = Quelqu’un demande déjà à reprendre un coup.
page-refused-undo-not-asked = Plus personne ne demande à reprendre un coup.
page-refused-unknown-secret = Ce navigateur n’est plus connu ici.
page-refused-slip = Quelque chose a mal tourné, et vous n’y êtes pour rien. ({ $code })

# With friends: before the start, who is gone, what is asked of others, several people at one device, the clock.
# $who somebody, $you whether that is the reader; $player a player of the program.

page-lobby-you = { $name } (vous)
page-lobby-here = { $name }, sur cet appareil
page-lobby-gone = { $name }, hors ligne pour l’instant
page-lobby-free = Encore libre
page-lobby-team = Équipe { $number }
page-lobby-start = Commencer
page-lobby-start-waits = La partie peut commencer quand toutes les places sont prises.
page-lobby-stand-up = Se lever
page-lobby-rules = Les règles : { $sheet }
page-lobby-watch = Pour le public : un lien sans place
page-lobby-deal = La donne est déjà fixée
page-lobby-seal = Son sceau est { $seal }. À la fin de la partie, on peut vérifier que personne n’a changé la donne.
page-invite = Inviter quelqu’un
page-invite-to = Inviter quelqu’un : { $seat }
page-invite-link = Lien d’invitation : { $seat }
page-invite-link-watch = Lien pour regarder
page-invite-copy = Copier le lien
page-invite-copied = Copié
page-invite-share = Partager
page-invite-share-text = Jouons ensemble : { $sheet }.
page-invite-code = Code QR du lien d’invitation : { $seat }
page-invite-scan = Il suffit d’ouvrir ce lien, ou de viser le code avec un appareil photo, pour prendre place.
page-sit-invited = On vous invite
page-sit-more = Une place vous est réservée à cette table.
page-sit-name = Votre nom
page-sit-down = Prendre place
page-sit-taken = La place de ce lien a été prise entre-temps. Vous pouvez regarder.
page-sit-already = Vous avez déjà une place ici. Ce lien est pour quelqu’un d’autre.
page-watching = Vous regardez.
page-watching-taken = La place de ce lien a été prise entre-temps : vous regardez.
page-asked = Ce qui attend une réponse
page-asked-undo = { $who } voudrait reprendre son dernier coup.
page-asked-undo-agree = D’accord
page-asked-undo-refuse = Plutôt non
page-asked-gone = Hors ligne : { $who }. Au bout d’une minute, vous pourrez décider de la suite.
page-asked-gone-long = Hors ligne : { $who }. Comment la partie doit-elle continuer ?
page-asked-gone-wait = Attendre
page-asked-gone-player = Laisser jouer { $player }
page-asked-gone-end = Arrêter la partie
page-asked-gone-end-sure = Dans ce cas, personne n’aura gagné. Arrêter la partie ?
page-asked-handed = { $you ->
    [yes] { $player } joue pour vous.
   *[no] { $player } joue pour { $who }.
}
page-asked-take-back = Reprendre la place
page-asked-resign = { $who } voudrait abandonner la partie. Si vous êtes d’accord, les autres gagnent ; si vous continuez à jouer, la partie continue.
page-asked-resign-agree = Abandonner aussi
page-asked-resign-waits = Vous voudriez abandonner la partie. Votre partenaire doit encore donner son accord ; si vous continuez à jouer, la partie continue.
page-leaving = Votre place
page-leaving-of = Place occupée par { $who }
page-leaving-undo = Demander à reprendre
page-leaving-undo-more = Votre dernier coup est repris si tous les autres sont d’accord et qu’aucun domino caché n’a été vu depuis.
page-leaving-undo-alone = Reprendre
page-leaving-undo-alone-more = Le dernier coup joué ici est repris, si aucun domino caché n’a été vu depuis.
page-leaving-hand-over = Laisser jouer { $player }
page-leaving-hand-over-more = { $player } joue avec vos dominos jusqu’à ce que vous repreniez la place.
page-leaving-resign = Abandonner
page-leaving-resign-sure = Abandonner la partie ?
page-leaving-resign-two = La partie reviendrait à { $who }.
page-leaving-resign-team = L’autre équipe gagnerait la partie.
page-leaving-resign-partner = L’autre équipe gagne la partie si votre partenaire est d’accord.
page-leaving-resign-more = { $player } jouerait vos dominos pour de bon, et la partie continuerait pour les autres.
page-leaving-resign-waits = Votre partenaire doit encore accepter d’abandonner.
page-leaving-resigned = { $you ->
    [yes] Vous avez abandonné. { $player } joue pour vous.
   *[no] { $who } a abandonné. { $player } continue à jouer.
}
page-sure-no = Pas maintenant
page-curtain-more = Appuyez quand personne d’autre ne peut voir.
page-curtain-ready = Montrer mes dominos
page-reactions = Dire quelque chose
page-clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

# The first screen.

page-start-play = Jouer à Bendomino
page-start-ben = Dominos contre Ben
page-start-more = D’autres façons de jouer
page-start-dealing = Distribution…
page-start-coming = Les règles arrivent…
page-start-again = Réessayer
page-start-curved = Dominos courbes
page-start-straight = Dominos droits
page-start-about = À propos de ces règles
page-start-players = Pour { $players } joueurs
page-start-minutes = { $count ->
    [one] Une partie contre Ben dure environ { $count } minute
   *[other] Une partie contre Ben dure environ { $count } minutes
}
page-start-ruled = Notre choix, car les sources ne disent rien : { $field }
page-start-rules = Lire ces règles
page-start-seats = Joueurs
page-start-seat-partner = Place { $number }, votre partenaire
page-start-seat-opponent = Place { $number }, l’autre équipe
page-start-sitter-me = Vous
page-start-sitter-ben = Ben
page-start-sitter-ben-easy = Ben, facile
page-start-sitter-friend = Quelqu’un ici
page-start-sitter-link = Quelqu’un par lien
page-start-your-name = Votre nom
page-start-friend-name = Le nom de l’autre personne
page-start-friend = Camarade
page-start-here = Passez l’appareil après chaque tour : les dominos ne se montrent qu’à la personne dont c’est le tour.
page-start-link = À la table, vous trouverez un lien à envoyer.
page-start-target = Points pour gagner
page-start-hand = Dominos par main
page-start-hand-each = { $usual ->
    [yes] { $count }, comme d’habitude
   *[no] { $count }
}
page-start-children = Pour les petits
page-start-children-about = Des images à la place des numéros, une partie en { $points } points et un Ben facile.
page-start-finer = Un chronomètre, ou une donne précise
page-start-finer-curved = Un chronomètre, une donne précise, ou votre propre jeu
page-start-seconds = Temps par tour
page-start-seconds-about = Une fois le temps écoulé, Ben finit le tour pour vous.
page-start-seconds-each = { $count ->
    [0] Sans chronomètre
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-start-number = Numéro de partie
page-start-number-about = Le même numéro donne toujours les mêmes dominos.
page-start-number-wrong = Seulement des lettres de a à z, des chiffres et des traits d’union.
page-start-bends = De quel côté tournent les dominos
page-start-bends-balanced = Équilibré
page-start-bends-uniform = Uniforme
page-start-bends-mirrored = En miroir
page-start-bends-own = Mon propre jeu
page-start-bends-about-balanced = Pour chaque numéro, 3 dominos tournent à gauche et 3 à droite.
page-start-bends-about-uniform = Tous les dominos tournent à droite quand on vient de leur plus petit numéro.
page-start-bends-about-mirrored = Tous les dominos tournent à gauche quand on vient de leur plus petit numéro.
page-start-own-about = Faites ressembler ces dominos à ceux de votre jeu : touchez-en un pour le faire tourner de l’autre côté.
page-start-own-tile = { $right ->
    [yes] Depuis son { $low }, le { $tile } tourne à droite
   *[no] Depuis son { $low }, le { $tile } tourne à gauche
}
page-start-begin = Jouer
page-start-open = Ouvrir la table
page-start-unreadable = Une telle partie ne peut pas être distribuée. Essayez avec moins de dominos par main.
page-start-record = Continuer une partie enregistrée dans un fichier
page-start-record-wrong = Aucune partie ne peut continuer à partir de ce fichier. Il faut un enregistrement de partie, dont le nom finit par .bdo.
page-start-record-large = Ce fichier est trop gros pour être un enregistrement de partie.

# Saved matches.

page-saved = Vos parties
page-saved-more = En voir plus
page-saved-coming = Recherche…
page-saved-gone = Une partie impossible à montrer pour l’instant
page-saved-replay = Revoir

# The foot of the first screen.

page-foot = En savoir plus sur bendo
page-foot-rules = Règles
page-foot-tips = Astuces
page-foot-questions = Questions
page-foot-independent = bendo est indépendant de l’éditeur de Bendomino, à qui ce nom appartient.
page-foot-version = Version { $version }

# You, and the settings.

page-you = Vous
page-you-name = Votre nom
page-you-name-about = Les autres le voient aux tables que vous partagez.
page-you-theme = Couleurs
page-you-theme-auto = Comme l’appareil
page-you-theme-baize = Tapis vert
page-you-theme-night = Nuit
page-you-theme-high-contrast = Contraste élevé
page-you-faces = Les dominos montrent
page-you-faces-pips = Points
page-you-faces-numerals = Chiffres
page-you-faces-pictures = Images
page-you-language = Langue
page-you-language-auto = Comme le navigateur
page-you-playing = Pendant le jeu
page-you-confirm = Demander avant de poser
page-you-confirm-about = Un domino qui ne peut se poser que d’une façon attend un second appui.
page-you-automatic = Piocher et passer tout seul
page-you-automatic-about = Quand il n’y a rien d’autre à faire.
page-you-keys = Touches simples
page-you-keys-about = Lettres et chiffres servent de raccourcis à la table.
page-you-sound = Son
page-you-sound-about = Un petit clic quand un domino est posé.
page-you-thinking = Pour vous aider à réfléchir
page-you-hints = Conseils
page-you-hints-about = Vous pouvez demander ce que Ben ferait.
page-you-unseen = Dominos pas encore vus
page-you-unseen-about = Tous les dominos que vous n’avez pas encore vus.
page-you-bends = Courbes restantes
page-you-bends-about = Combien de dominos pas encore vus tournent à gauche et à droite, par numéro.
page-you-statistics = Statistiques
page-you-no-statistics = Il n’y a encore rien : jouez une partie jusqu’au bout.
page-you-level-people = Autres personnes
page-you-level-mixed = Plusieurs joueurs
page-you-against = { $sheet } – contre : { $who }
page-you-counts = { $matches ->
    [one] { $matches } partie, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
   *[other] { $matches } parties, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
}, dont { $blocked ->
    [one] { $blocked } bloquée
   *[other] { $blocked } bloquées
}
page-you-row-matches = Parties gagnées
page-you-row-rounds = Manches gagnées
page-you-row-points = Points
page-you-row-drawn = Dominos piochés
page-you-row-fitted = Dont posables tout de suite
page-you-row-expected = Promis par le hasard
page-you-draws = Dominos piochés qui convenaient : { $fitted } sur { $draws } pour vous ; le hasard en promet { $expected }.
page-you-draws-others = { $who } : { $fitted } sur { $draws } ; le hasard en promet { $expected }.
page-you-chance = Ce que le hasard promet est calculé avant chaque pioche : combien de dominos de la pioche conviendraient. Personne ne peut diriger la chance : à la longue, les deux nombres se rapprochent ; après { $draws } dominos piochés, un écart de { $usual } n’a rien d’inhabituel.
page-you-device = Un autre appareil
page-you-device-about = Continuez sous la même identité sur un autre appareil, avec vos parties et vos réglages.
page-you-code = Code
page-you-code-give = Afficher un code
page-you-code-until = Saisissez-le sur l’autre appareil, sous « Vous », avant { $time }.
page-you-code-enter = Code d’un autre appareil
page-you-code-about = Ce navigateur prend alors cette identité. Les parties commencées ici restent à celle que vous aviez.
page-you-code-take = Continuer sous cette identité
page-you-code-wrong = Ce code n’est pas connu, ou il n’est plus valable. Demandez-en un nouveau sur l’autre appareil.
page-you-code-done = Bon retour : ce navigateur vous connaît maintenant.
page-you-kept = Ce qui est gardé sur vous
page-you-kept-about = Votre nom, vos réglages, vos parties et vos statistiques ; ni adresse, ni mot de passe.
page-you-export = Tout télécharger
page-you-erase = Tout effacer
page-you-erase-sure = Cela vous efface partout, avec toutes vos parties et vos statistiques, et c’est définitif.
page-you-erase-yes = Effacer
page-you-erase-no = Garder
page-you-erased = Tout a été effacé.
page-you-nobody = Rien n’est encore gardé sur vous.

# After a round and after a match, and what Ben would have done. $who a seat, or the two of a team.

page-round-blocked = Jeu bloqué
page-round-blocked-more = Personne ne peut poser ni piocher de domino.
page-round-scored = { $team ->
    [yes] { $you ->
        [yes] { $who } marquez { $points }.
       *[no] { $who } marquent { $points }.
    }
   *[no] { $you ->
        [yes] Vous marquez { $points }.
       *[no] { $who } marque { $points }.
    }
}
page-round-scored-several = Points de cette manche – { $scores }
page-round-hands = Toutes les mains
page-round-no-tiles = aucun domino
page-round-pips = { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
}
page-round-target = Partie en { $target } points
page-round-next = Manche suivante
page-match-again = Nouvelle partie
page-match-same = Rejouer cette donne
page-match-last = La dernière manche
page-match-rounds = Points par manche
page-match-chart = Un graphique des points après chaque manche ; le tableau ci-dessous dit la même chose
page-match-chart-side = { $who } { $points }
page-match-keep = La garder, ou vérifier les donnes
page-match-copy = Copier l’enregistrement
page-match-copied = L’enregistrement est copié.
page-match-record = Télécharger l’enregistrement (.bdo)
page-match-svg = Télécharger l’image (SVG)
page-match-png = Télécharger l’image (PNG)
page-match-not-kept = Ce navigateur ne sait pas faire cela.
page-match-check = Vérifier les donnes
page-proof-holds = { $here ->
    [yes] { $count ->
        [one] Prouvé : le numéro et le sel donnent le sceau annoncé avant la première donne, comme ce navigateur l’a calculé lui-même, et la manche découle du numéro, comme le serveur l’a calculé.
       *[other] Prouvé : le numéro et le sel donnent le sceau annoncé avant la première donne, comme ce navigateur l’a calculé lui-même, et les { $count } manches découlent toutes du numéro, comme le serveur l’a calculé.
    }
   *[no] { $count ->
        [one] Prouvé par le serveur : le numéro et le sel donnent le sceau annoncé avant la première donne, et la manche découle du numéro.
       *[other] Prouvé par le serveur : le numéro et le sel donnent le sceau annoncé avant la première donne, et les { $count } manches découlent toutes du numéro.
    }
}
page-proof-seal = Pas prouvé : le numéro et le sel ne donnent pas le sceau annoncé avant la première donne.
page-proof-deal = Pas prouvé : la manche { $round } ne découle pas du numéro.
page-proof-number = Numéro
page-proof-salt = Sel
page-proof-commit = Sceau
page-review = Qu’aurait fait Ben ?
page-review-whose = Les tours à revoir
page-review-asking = Ben revoit la manche.
page-review-step = Choix { $number } sur { $count }
page-review-hand = La main à ce moment-là
page-review-show-his = Montrer le domino de Ben à cet endroit
page-review-show-laid = Montrer le domino posé
page-review-signs = Le domino éclairé a été posé ; celui en pointillé est celui de Ben.

# A match watched again.

page-replay = Revoir la partie
page-replay-title = Une partie à revoir sur bendo : { $sheet }
page-replay-coming = La partie arrive.
page-replay-not-over = Cette partie continue. Une fois finie, elle pourra être revue ici.
page-replay-table = Vers la table
page-replay-round = Manche
page-replay-round-of = Manche { $round } sur { $count }
page-replay-step = Étape de la manche
page-replay-play = Lecture
page-replay-stop = Arrêt
page-replay-boneyard = { $count ->
    [0] La pioche est vide.
    [one] { $count } domino dans la pioche.
   *[other] { $count } dominos dans la pioche.
}
page-step-first = Vers la donne
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step-last = Vers la fin de la manche

# Without a network.

page-offline = Pas de réseau. Pour jouer, il faut le serveur ; les règles que vous avez déjà lues restent lisibles.
