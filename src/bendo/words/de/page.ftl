# The page in the browser.

page-title = Bendomino
page-welcome = Domino mit Kurven: Ein Stein muss passen, und er muss Platz haben.
page-picture = Eine Kette gebogener Steine, deren beide Enden markiert sind

# Every screen.

page-name = bendo
page-home = Zur Startseite
page-back = Zurück
page-close = Schließen
page-settings = Einstellungen
page-nowhere = Hier ist nichts
page-nowhere-more = Diese Adresse führt nirgendwohin.

# The table.

page-table-title = { $sheet } auf bendo
page-table-round = Runde { $round }, bis { $target } Punkte
page-more = Mehr zu diesem Tisch
page-connecting = Auf dem Weg zum Tisch …
page-lost = Der Server antwortet nicht. Neuer Versuch …
page-no-table = Diesen Tisch gibt es nicht
page-no-table-more = Vielleicht ist die Adresse unvollständig, oder der Tisch wurde gelöscht.
page-stranger = Dieser Browser ist hier nicht mehr bekannt
page-stranger-more = Was von ihm gespeichert war, wurde gelöscht. Du kannst neu anfangen.
page-stranger-anew = Neu anfangen
page-board = { $count ->
    [0] Der Tisch ist leer
    [one] Die Kette: 1 Stein
   *[other] Die Kette: { $count } Steine
}
page-line = Die Kette von Ende zu Ende
page-zoom-in = Größer
page-zoom-out = Kleiner
page-zoom-fit = Ganze Kette zeigen
page-seat-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-seat-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
page-seat-thinking = überlegt …
page-seat-gone = nicht da

# The hand, and what can be done.

page-hand = Deine Hand
page-hand-tile = { $new ->
    [yes] { $tile }, gerade gezogen
   *[no] { $tile }
}
page-hand-tile-ways = { $count ->
    [0] { $new ->
        [yes] { $tile }, gerade gezogen, passt nicht
       *[no] { $tile }, passt nicht
    }
    [one] { $new ->
        [yes] { $tile }, gerade gezogen, passt auf eine Weise
       *[no] { $tile }, passt auf eine Weise
    }
   *[other] { $new ->
        [yes] { $tile }, gerade gezogen, passt auf { $count } Weisen
       *[no] { $tile }, passt auf { $count } Weisen
    }
}
page-choose-way = { $tile } passt auf mehrere Weisen: Wähle, wohin.
page-ways = So kannst du den Stein legen
page-actions = Was du tun kannst
page-draw = Ziehen
page-pass = Passen
page-undo = Zurücknehmen
page-hint = Tipp
page-hint-asking = Ben sieht sich das an …
page-typed = { $text }: Eingabetaste drücken
page-typed-unknown = { $text } kann jetzt nicht gelegt werden.

# Beside the table.

page-log = Was geschehen ist
page-log-empty = Noch nichts.
page-unseen = Noch ungesehen
page-unseen-more = Die Steine, die du nicht gesehen hast: auf den anderen Händen oder im Talon.
page-unseen-seen = { $tile }, gesehen
page-unseen-hidden = { $tile }, nicht gesehen
page-unseen-cannot = { $tile }, nicht bei { $who }
page-unseen-bends = Zu jeder Zahl: wie viele Steine ungesehen sind und wie viele davon nach links und rechts biegen.
page-unseen-number = Zahl
page-unseen-count = Ungesehen
page-unseen-left = Links
page-unseen-right = Rechts
page-scores = Punkte

# What is told at a table beside what the terminal tells: by src/telling. $who somebody, $you whether that is the
# reader; $seat page-seat; $player a player of the program; $lacks what is proved to be missing.

page-seat = Platz { $number }
page-watcher = Jemand im Publikum
page-known-more = mehr

page-told-automatic = Etwas anderes konntest du nicht tun, deshalb hat es der Tisch für dich getan.
page-told-passed-lacks = { $who } hat gepasst: { $lacks }.
page-told-drew-passed-lacks = { $who } hat { $drew } gezogen und gepasst: { $lacks }.
page-told-leads = { $you ->
    [yes] Du eröffnest.
   *[no] { $who } eröffnet.
}
page-told-sat = { $you ->
    [yes] Du hast dich gesetzt.
   *[no] { $who } hat sich gesetzt.
}
page-told-renamed = Jemand heißt jetzt { $name }.
page-told-stood-up = { $seat } ist wieder frei.
page-told-time-up = { $you ->
    [yes] Deine Zeit ist um, und { $player } spielt diesen Zug zu Ende.
   *[no] Für { $who } ist die Zeit um, und { $player } spielt diesen Zug zu Ende.
}
page-told-undo-asked = { $you ->
    [yes] Du möchtest deinen letzten Zug zurücknehmen.
   *[no] { $who } möchte den letzten Zug zurücknehmen.
}
page-told-undo-agreed = { $you ->
    [yes] Du bist einverstanden.
   *[no] Einverstanden: { $who }.
}
page-told-undo-refused = { $you ->
    [yes] Du möchtest das lieber nicht.
   *[no] Nicht einverstanden: { $who }.
}
page-told-undone = { $you ->
    [yes] Du hast deinen letzten Zug zurückgenommen.
   *[no] { $who } hat den letzten Zug zurückgenommen.
}
page-told-went-on = { $you ->
    [yes] Du bist bereit für die nächste Runde.
   *[no] Bereit für die nächste Runde: { $who }.
}
page-told-rematch-asked = { $you ->
    [yes] Du möchtest noch eine Partie spielen.
   *[no] Vorschlag von { $who }: noch eine Partie.
}
page-told-resign-asked = { $you ->
    [yes] Du möchtest die Partie aufgeben, wenn dein Partner zustimmt.
   *[no] { $who } möchte die Partie aufgeben, sofern der Partner zustimmt.
}
page-told-resigned = { $you ->
    [yes] Du hast die Partie aufgegeben.
   *[no] { $who } hat die Partie aufgegeben.
}
page-told-back = { $you ->
    [yes] Du bist wieder da.
   *[no] Wieder da: { $who }.
}
page-told-gone = { $you ->
    [yes] Du bist weg.
   *[no] Nicht mehr da: { $who }.
}
page-told-waited = { $you ->
    [yes] Du wartest weiter auf { $gone }.
   *[no] Auf Wunsch von { $who } wird weiter auf { $gone ->
        [Du] dich
       *[other] { $gone }
    } gewartet.
}
page-told-handed-over = { $you ->
    [yes] { $player } spielt jetzt für dich.
   *[no] { $player } spielt jetzt für { $who }.
}
page-told-handed-over-by = { $you ->
    [yes] Du lässt { $player } für { $whom } spielen.
   *[no] Auf Wunsch von { $who } spielt { $player } für { $whom ->
        [Du] dich
       *[other] { $whom }
    }.
}
page-told-taken-back = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $who } spielt wieder selbst.
}
page-told-ended = { $you ->
    [yes] Du hast die Partie beendet.
   *[no] Die Partie wurde von { $who } beendet.
}
page-told-reacted = { $who }: { $reaction }

page-reaction-hello = Hallo.
page-reaction-well-played = Gut gespielt.
page-reaction-thanks = Danke.
page-reaction-oops = Ups.
page-reaction-thinking = Lass mich überlegen.

# What a seat did in its last turn, beside its name. $did one of these.

page-did-lead = mit { $tile } eröffnet
page-did-lay = { $tile } an { $end } gelegt
page-did-draw-lay = { $count } gezogen, { $tile } an { $end } gelegt
page-did-draw = { $count } gezogen
page-did-pass = gepasst
page-did-pass-lacks = gepasst: { $lacks }
page-did-draw-pass = { $count } gezogen und gepasst
page-did-draw-pass-lacks = { $count } gezogen und gepasst: { $lacks }
page-did-time = Zeit abgelaufen
page-did-scored = { $did }, { $points } Punkte

# How things stand now.

page-status-seats-open = { $count ->
    [one] { $seat } ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-status-all-here = Alle sind da: Die Partie kann beginnen.
page-status-round-over = Die Runde ist vorbei. Weiter geht es, wenn du bereit bist.
page-status-round-over-watched = Die Runde ist vorbei.
page-status-onward-waits = Bevor es weitergeht, warten wir auf { $who }.
page-status-rematch-asked = Vorschlag von { $who }: noch eine Partie.
page-status-rematch-waits = Für die nächste Partie warten wir auf { $who }.
page-status-undo-asked = { $who } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
page-status-undo-waits = Du möchtest deinen letzten Zug zurücknehmen. Wir warten auf { $who }.
page-status-waits = { $you ->
    [yes] Du bist dran.
   *[no] { $who } ist dran.
}
page-status-gone = { $you ->
    [yes] Du bist weg, und die anderen warten.
   *[no] { $who } ist weg. Die Partie wartet.
}
page-status-thinking = { $who } überlegt.
page-status-thinking-for = { $you ->
    [yes] { $player } überlegt für dich.
   *[no] { $player } überlegt für { $who }.
}
page-status-time-up = { $you ->
    [yes] Deine Zeit ist um: { $player } spielt diesen Zug zu Ende.
   *[no] Für { $who } ist die Zeit um: { $player } spielt diesen Zug zu Ende.
}
page-status-lead = Du bist dran und musst mit { $tile } eröffnen.
page-status-lead-any = Du bist dran: Eröffne mit einem Stein deiner Wahl.
page-status-lay = Du bist dran: Wähle einen Stein.
page-status-lay-or-draw = Du bist dran: Wähle einen Stein oder zieh einen.
page-status-drawn-fits = Du hast { $tile } gezogen, und das passt: Leg den Stein.
page-status-drawn-fits-or-pass = Du hast { $tile } gezogen, und das passt: Leg den Stein oder passe.
page-status-draw = { $again ->
    [yes] Noch passt nichts: Zieh noch einen Stein.
   *[no] Nichts auf deiner Hand passt: Zieh einen Stein.
}
page-status-declined = Du hast { $tile } gezogen, aber das lässt sich nicht legen: Du musst passen.
page-status-pass = { $again ->
    [yes] Noch immer lässt sich nichts legen, und ziehen darfst du nicht mehr: Du musst passen.
   *[no] Du kannst nichts legen und darfst nicht ziehen: Du musst passen.
}

page-match-resigned = { $team ->
    [yes] { $you ->
        [yes] Die Partie wurde aufgegeben: { $who } habt gewonnen.
       *[no] Die Partie wurde aufgegeben: { $who } haben gewonnen.
    }
   *[no] { $you ->
        [yes] Die Partie wurde aufgegeben: Du hast gewonnen.
       *[no] Die Partie wurde aufgegeben: { $who } hat gewonnen.
    }
}
page-match-resigned-all = Die Partie wurde aufgegeben, und niemand hat gewonnen.
page-match-ended = Die Partie wurde vorzeitig beendet, und niemand hat gewonnen.

# Why the server said no, by its code.

page-refused-already = Das ist schon so.
page-refused-begun = Die Partie hat schon begonnen.
page-refused-busy = { $player } überlegt noch an der letzten Frage.
page-refused-code = Dieser Code ist falsch, schon benutzt oder zu alt.
page-refused-handed-over = Auf diesem Platz spielt jetzt das Programm.
page-refused-key = Dieser Link gilt nicht für diesen Platz oder gar nicht mehr.
page-refused-language = In dieser Sprache gibt es die Regeln noch nicht.
page-refused-name = Ein Name hat 1 bis 20 Buchstaben, Zeichen oder Leerzeichen und beginnt und endet nicht mit einem Leerzeichen.
page-refused-no-answer = { $player } hat diesmal keine Antwort.
page-refused-no-round = Gerade läuft keine Runde.
page-refused-no-seat = Das ist nur etwas für alle, die an diesem Tisch einen Platz haben.
page-refused-no-secret = Du schaust hier nur zu.
page-refused-no-such-person = Diese Person hat hier keinen Platz mehr.
page-refused-no-such-place = Unter dieser Adresse ist nichts.
page-refused-no-such-table = Diesen Tisch gibt es nicht.
page-refused-nobody = Ein Tisch braucht einen Menschen oder einen freien Platz.
page-refused-nobody-gone = Alle sind da.
page-refused-not-begun = Die Partie hat noch nicht begonnen.
page-refused-not-between = Die nächste Runde hat schon begonnen, oder diese läuft noch.
page-refused-not-going-on = Gerade läuft keine Partie.
page-refused-not-over = Das muss warten, bis die Partie vorbei ist.
page-refused-not-ready = Sag erst, dass du bereit bist.
page-refused-not-your-turn = Du bist gerade nicht dran.
page-refused-not-yours = Das ist Sache von jemand anderem.
page-refused-number-is-secret = Unter Menschen bleibt die Spielnummer bis zum Ende geheim.
page-refused-offline = Der Server antwortet gerade nicht.
page-refused-player = Diesen Spieler gibt es nicht.
page-refused-record = Mit dieser Aufzeichnung kann die Partie nicht weitergehen.
page-refused-resigned = Dieser Platz wurde endgültig aufgegeben.
page-refused-round-going-on = Das muss warten, bis die Runde vorbei ist.
page-refused-seat-open = { $seat } ist noch frei.
page-refused-seat-taken = { $seat } ist besetzt.
page-refused-silent = Partner spielen ohne Worte, deshalb gibt es hier keine Zurufe.
page-refused-stale = Inzwischen hat sich etwas geändert: Sieh noch einmal hin und wähle neu.
page-refused-time-up = Deine Zeit ist um: { $player } spielt diesen Zug zu Ende.
page-refused-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
page-refused-too-large = Das ist zu lang.
page-refused-too-many = Von hier kamen zu viele Anfragen. Warte eine Weile und versuch es noch einmal.
page-refused-too-soon = Warte einen Moment und versuch es noch einmal.
page-refused-too-soon-until = { $count ->
    [one] Warte noch 1 Sekunde und versuch es noch einmal.
   *[other] Warte noch { $count } Sekunden und versuch es noch einmal.
}
page-refused-unavailable = Das konnte gerade nicht gespeichert werden, und nichts hat sich geändert. Versuch es gleich noch einmal.
page-refused-undo-asked = Es möchte schon jemand einen Zug zurücknehmen.
page-refused-undo-not-asked = Niemand möchte mehr einen Zug zurücknehmen.
page-refused-unknown-secret = Dieser Browser ist hier nicht mehr bekannt.
page-refused-slip = Das ging schief, und du konntest nichts dafür. ({ $code })

# With friends: before the start, who is gone, what is asked of others, several people at one device, the clock.
# $who somebody, $you whether that is the reader; $player a player of the program.

page-lobby-you = { $name } (du)
page-lobby-here = { $name }, an diesem Gerät
page-lobby-gone = { $name }, gerade nicht da
page-lobby-free = Noch frei
page-lobby-team = Team { $number }
page-lobby-start = Los geht’s
page-lobby-start-waits = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
page-lobby-stand-up = Aufstehen
page-lobby-rules = So geht { $sheet }
page-lobby-watch = Andere können zuschauen: ein Link ohne Platz
page-lobby-deal = Die Verteilung steht schon fest
page-lobby-seal = Ihr Siegel ist { $seal }. Am Ende der Partie lässt sich prüfen, dass niemand die Verteilung geändert hat.
page-invite = Jemanden einladen
page-invite-to = Jemanden auf { $seat } einladen
page-invite-link = Link zu { $seat }
page-invite-link-watch = Link zum Zuschauen
page-invite-copy = Link kopieren
page-invite-copied = Kopiert
page-invite-share = Teilen
page-invite-share-text = Spiel mit mir: { $sheet }.
page-invite-code = QR-Code des Links zu { $seat }
page-invite-scan = Wer diesen Link öffnet oder die Kamera auf den Code richtet, kann sich setzen.
page-sit-invited = Du bist eingeladen
page-sit-more = An diesem Tisch ist ein Platz für dich reserviert.
page-sit-name = Dein Name
page-sit-down = Platz nehmen
page-sit-taken = Der Platz dieses Links ist inzwischen besetzt. Du kannst zuschauen.
page-sit-already = Du hast hier schon einen Platz. Dieser Link ist für jemand anderen.
page-watching = Du schaust zu.
page-watching-taken = Der Platz dieses Links ist inzwischen besetzt, deshalb schaust du zu.
page-asked = Was auf eine Antwort wartet
page-asked-undo = { $who } möchte den letzten Zug zurücknehmen.
page-asked-undo-agree = Einverstanden
page-asked-undo-refuse = Lieber nicht
page-asked-gone = Nicht mehr da: { $who }. Nach einer Minute kannst du entscheiden, wie es weitergeht.
page-asked-gone-long = Nicht mehr da: { $who }. Wie soll die Partie weitergehen?
page-asked-gone-wait = Warten
page-asked-gone-player = { $player } spielen lassen
page-asked-gone-end = Partie beenden
page-asked-gone-end-sure = Dann hat niemand gewonnen. Partie beenden?
page-asked-handed = { $you ->
    [yes] { $player } spielt für dich.
   *[no] { $player } spielt für { $who }.
}
page-asked-take-back = Wieder selbst spielen
page-asked-resign = { $who } möchte die Partie aufgeben. Wenn du zustimmst, gewinnen die anderen; wenn du weiterspielst, geht die Partie weiter.
page-asked-resign-agree = Auch aufgeben
page-asked-resign-waits = Du möchtest die Partie aufgeben. Dein Partner muss noch zustimmen; wenn du weiterspielst, geht die Partie weiter.
page-leaving = Dein Platz
page-leaving-of = Platz von { $who }
page-leaving-undo = Um Zurücknehmen bitten
page-leaving-undo-more = Dein letzter Zug wird zurückgenommen, wenn alle anderen zustimmen und seitdem niemand einen verdeckten Stein gesehen hat.
page-leaving-undo-alone = Zurücknehmen
page-leaving-undo-alone-more = Der letzte Zug hier wird zurückgenommen, wenn seitdem niemand einen verdeckten Stein gesehen hat.
page-leaving-hand-over = { $player } spielen lassen
page-leaving-hand-over-more = { $player } spielt mit deinen Steinen, bis du wieder selbst spielst.
page-leaving-resign = Aufgeben
page-leaving-resign-sure = Die Partie aufgeben?
page-leaving-resign-two = Die Partie ginge an { $who }.
page-leaving-resign-team = Das andere Team würde die Partie gewinnen.
page-leaving-resign-partner = Das andere Team gewinnt die Partie, wenn dein Partner zustimmt.
page-leaving-resign-more = { $player } würde deine Steine endgültig übernehmen, und für die anderen geht die Partie weiter.
page-leaving-resign-waits = Dein Partner muss dem Aufgeben noch zustimmen.
page-leaving-resigned = { $you ->
    [yes] Du hast aufgegeben. { $player } spielt für dich.
   *[no] { $who } hat aufgegeben. { $player } spielt weiter.
}
page-sure-no = Jetzt nicht
page-curtain-more = Drücke, wenn sonst niemand zusieht.
page-curtain-ready = Meine Steine zeigen
page-reactions = Etwas sagen
page-clock-left = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
}

# The first screen.

page-start-play = Bendomino spielen
page-start-ben = Domino gegen Ben
page-start-more = Mehr Spielmöglichkeiten
page-start-dealing = Wird ausgeteilt …
page-start-coming = Die Regeln kommen …
page-start-again = Noch einmal versuchen
page-start-curved = Gebogene Steine
page-start-straight = Gerade Steine
page-start-about = Mehr zu diesen Regeln
page-start-players = Für { $players } Spieler
page-start-minutes = { $count ->
    [one] Eine Partie gegen Ben dauert etwa 1 Minute
   *[other] Eine Partie gegen Ben dauert etwa { $count } Minuten
}
page-start-ruled = Unsere Festlegung, weil die Quellen es nicht sagen: { $field }
page-start-rules = Diese Regeln lesen
page-start-seats = Spieler
page-start-seat-partner = Platz { $number }, dein Partner
page-start-seat-opponent = Platz { $number }, das andere Team
page-start-sitter-me = Du
page-start-sitter-ben = Ben
page-start-sitter-ben-easy = Ben, leicht
page-start-sitter-friend = Jemand hier bei dir
page-start-sitter-link = Jemand über einen Link
page-start-your-name = Dein Name
page-start-friend-name = Name der anderen Person
page-start-friend = Mitspieler
page-start-here = Gebt das Gerät nach jedem Zug weiter: Steine sieht nur, wer bereit ist.
page-start-link = Am Tisch findest du einen Link, den du verschicken kannst.
page-start-target = Punkte zum Sieg
page-start-hand = Steine auf jeder Hand
page-start-hand-each = { $usual ->
    [yes] { $count }, wie üblich
   *[no] { $count }
}
page-start-children = Für kleine Kinder
page-start-children-about = Bilder statt Zahlen, eine Partie bis { $points } Punkte und ein leichter Ben.
page-start-finer = Eine Uhr oder eine bestimmte Verteilung
page-start-finer-curved = Eine Uhr, eine bestimmte Verteilung oder dein eigener Satz
page-start-seconds = Zeit für einen Zug
page-start-seconds-about = Ist sie um, spielt Ben den Zug für dich zu Ende.
page-start-seconds-each = { $count ->
    [0] Keine Uhr
   *[other] { $count } Sekunden
}
page-start-number = Spielnummer
page-start-number-about = Wer mit derselben Nummer spielt, bekommt dieselben Steine.
page-start-number-wrong = Nur Buchstaben von a bis z, Ziffern und Bindestriche.
page-start-bends = Wohin die Steine biegen
page-start-bends-balanced = Ausgewogen
page-start-bends-uniform = Einheitlich
page-start-bends-mirrored = Gespiegelt
page-start-bends-own = Mein eigener Satz
page-start-bends-about-balanced = Von jeder Zahl biegen 3 Steine nach links und 3 nach rechts.
page-start-bends-about-uniform = Jeder Stein biegt nach rechts, wenn du von seiner niedrigeren Zahl kommst.
page-start-bends-about-mirrored = Jeder Stein biegt nach links, wenn du von seiner niedrigeren Zahl kommst.
page-start-own-about = Lass diese Steine aussehen wie die deines Satzes: Antippen biegt einen Stein in die andere Richtung.
page-start-own-tile = { $right ->
    [yes] { $tile } biegt von { $low } aus nach rechts
   *[no] { $tile } biegt von { $low } aus nach links
}
page-start-begin = Spielen
page-start-open = Tisch öffnen
page-start-unreadable = So kann nicht ausgeteilt werden. Versuch es mit weniger Steinen auf jeder Hand.
page-start-record = Eine aufgezeichnete Partie aus einer Datei fortsetzen
page-start-record-wrong = Mit dieser Datei lässt sich keine Partie fortsetzen. Es sollte eine Aufzeichnung sein, deren Name auf .bdo endet.
page-start-record-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.

# Saved matches.

page-saved = Deine Partien
page-saved-more = Mehr zeigen
page-saved-coming = Wird gesucht …
page-saved-gone = Eine Partie, die sich jetzt nicht zeigen lässt
page-saved-replay = Ansehen

# The foot of the first screen.

page-foot = Mehr über bendo
page-foot-rules = Regeln
page-foot-tips = Tipps
page-foot-questions = Fragen
page-foot-independent = bendo ist unabhängig vom Verlag von Bendomino, dem dieser Name gehört.
page-foot-version = Version { $version }

# You, and the settings.

page-you = Du
page-you-name = Dein Name
page-you-name-about = Andere sehen ihn an Tischen, an denen du mit Freunden sitzt.
page-you-theme = Farben
page-you-theme-auto = Wie das Gerät
page-you-theme-baize = Filz
page-you-theme-night = Nacht
page-you-theme-high-contrast = Hoher Kontrast
page-you-faces = Steine zeigen
page-you-faces-pips = Augen
page-you-faces-numerals = Ziffern
page-you-faces-pictures = Bilder
page-you-language = Sprache
page-you-language-auto = Wie der Browser
page-you-playing = Beim Spielen
page-you-confirm = Vor dem Legen nachfragen
page-you-confirm-about = Ein Stein, der nur auf eine Weise passt, wartet auf ein zweites Antippen.
page-you-automatic = Von selbst ziehen und passen
page-you-automatic-about = Wenn nichts anderes möglich ist.
page-you-keys = Einzelne Tasten
page-you-keys-about = Buchstaben und Ziffern sind am Tisch Kurzbefehle.
page-you-sound = Ton
page-you-sound-about = Ein leises Klicken, wenn ein Stein gelegt wird.
page-you-thinking = Denkhilfen
page-you-hints = Tipps
page-you-hints-about = Du kannst fragen, was Ben tun würde.
page-you-unseen = Ungesehene Steine
page-you-unseen-about = Alle Steine, die du noch nicht gesehen hast.
page-you-bends = Ausstehende Biegungen
page-you-bends-about = Wie viele ungesehene Steine nach links und rechts biegen, zu jeder Zahl.
page-you-statistics = Statistik
page-you-no-statistics = Noch gibt es nichts: Spiel eine Partie zu Ende.
page-you-level-people = Menschen
page-you-level-mixed = Gegner aller Art
page-you-against = { $sheet }, gegen { $who }
page-you-counts = { $matches ->
    [one] 1 Partie, { $rounds ->
        [one] 1 Runde, davon { $blocked } blockiert
       *[other] { $rounds } Runden, davon { $blocked } blockiert
    }
   *[other] { $matches } Partien, { $rounds } Runden, davon { $blocked } blockiert
}
page-you-row-matches = Gewonnene Partien
page-you-row-rounds = Gewonnene Runden
page-you-row-points = Punkte
page-you-row-drawn = Gezogene Steine
page-you-row-fitted = Davon passten sofort
page-you-row-expected = Nach Zufall erwartet
page-you-draws = Gezogene Steine, die passten: bei dir { $fitted } von { $draws }, nach Zufall erwartet { $expected }.
page-you-draws-others = { $who }: { $fitted } von { $draws }, nach Zufall erwartet { $expected }.
page-you-chance = Was nach Zufall zu erwarten ist, wird vor jedem Ziehen berechnet: wie viele der Steine im Talon passen würden. Niemandes Glück lässt sich lenken, deshalb kommen sich die beiden Zahlen auf Dauer nahe; nach { $draws } gezogenen Steinen ist ein Unterschied von { $usual } nichts Ungewöhnliches.
page-you-device = Ein anderes Gerät
page-you-device-about = Mach auf einem anderen Gerät als dieselbe Person weiter, mit deinen Partien und Einstellungen.
page-you-code = Code
page-you-code-give = Code zeigen
page-you-code-until = Gib ihn auf dem anderen Gerät unter „Du“ ein, vor { $time }.
page-you-code-enter = Code vom anderen Gerät
page-you-code-about = Dieser Browser wird dann zu dieser Person. Partien, die hier begonnen wurden, bleiben bei der Person, die du vorher warst.
page-you-code-take = Als diese Person weitermachen
page-you-code-wrong = Dieser Code ist nicht bekannt oder gilt nicht mehr. Hol dir auf dem anderen Gerät einen neuen.
page-you-code-done = Willkommen zurück: Dieser Browser kennt dich jetzt.
page-you-kept = Was von dir gespeichert ist
page-you-kept-about = Dein Name, deine Einstellungen, Partien und Statistik; keine Adresse, kein Passwort.
page-you-export = Alles herunterladen
page-you-erase = Alles löschen
page-you-erase-sure = Das löscht dich überall, mit allen deinen Partien und deiner Statistik, und lässt sich nicht zurücknehmen.
page-you-erase-yes = Löschen
page-you-erase-no = Behalten
page-you-erased = Alles wurde gelöscht.
page-you-nobody = Von dir ist noch nichts gespeichert.

# After a round and after a match, and what Ben would have done. $who a seat, or the two of a team.

page-round-blocked = Blockiert
page-round-blocked-more = Niemand kann einen Stein legen, und gezogen werden darf auch nicht.
page-round-scored = { $team ->
    [yes] { $you ->
        [yes] { $who } habt { $points } bekommen.
       *[no] { $who } haben { $points } bekommen.
    }
   *[no] { $you ->
        [yes] Du hast { $points } bekommen.
       *[no] { $who } hat { $points } bekommen.
    }
}
page-round-scored-several = Punkte dieser Runde – { $scores }
page-round-hands = Alle Hände
page-round-no-tiles = keine Steine
page-round-pips = { $pips ->
    [one] 1 Auge
   *[other] { $pips } Augen
}
page-round-target = Ziel: { $target }
page-round-next = Nächste Runde
page-match-again = Noch eine Partie
page-match-same = Diese Verteilung noch einmal spielen
page-match-last = Die letzte Runde
page-match-rounds = Punkte nach Runden
page-match-chart = Ein Diagramm der Punkte nach jeder Runde; die Tabelle darunter sagt dasselbe
page-match-chart-side = { $who } { $points }
page-match-keep = Aufheben oder Verteilung prüfen
page-match-copy = Aufzeichnung kopieren
page-match-copied = Die Aufzeichnung ist kopiert.
page-match-record = Aufzeichnung speichern (.bdo)
page-match-svg = Bild speichern (SVG)
page-match-png = Bild speichern (PNG)
page-match-not-kept = Das kann dieser Browser nicht.
page-match-check = Verteilung prüfen
page-proof-holds = { $here ->
    [yes] { $count ->
        [one] Bewiesen: Nummer und Salz ergeben das Siegel, das vor dem ersten Austeilen genannt wurde, wie dieser Browser selbst berechnet hat, und die Runde folgt aus der Nummer, wie der Server berechnet hat.
       *[other] Bewiesen: Nummer und Salz ergeben das Siegel, das vor dem ersten Austeilen genannt wurde, wie dieser Browser selbst berechnet hat, und alle { $count } Runden folgen aus der Nummer, wie der Server berechnet hat.
    }
   *[no] { $count ->
        [one] Vom Server bewiesen: Nummer und Salz ergeben das Siegel, das vor dem ersten Austeilen genannt wurde, und die Runde folgt aus der Nummer.
       *[other] Vom Server bewiesen: Nummer und Salz ergeben das Siegel, das vor dem ersten Austeilen genannt wurde, und alle { $count } Runden folgen aus der Nummer.
    }
}
page-proof-seal = Nicht bewiesen: Nummer und Salz ergeben nicht das Siegel, das vor dem ersten Austeilen genannt wurde.
page-proof-deal = Nicht bewiesen: Runde { $round } folgt nicht aus der Nummer.
page-proof-number = Nummer
page-proof-salt = Salz
page-proof-commit = Siegel
page-review = Was hätte Ben getan?
page-review-whose = Wessen Züge
page-review-asking = Ben geht die Runde durch.
page-review-step = Entscheidung { $number } von { $count }
page-review-hand = Die Hand in diesem Moment
page-review-show-his = Bens Stein dort zeigen
page-review-show-laid = Den gelegten Stein zeigen
page-review-signs = Der leuchtende Stein wurde gelegt; der gestrichelte ist der von Ben.

# A match watched again.

page-replay = Noch einmal ansehen
page-replay-title = Noch einmal eine Partie { $sheet }, auf bendo
page-replay-coming = Die Partie wird geholt.
page-replay-not-over = Diese Partie läuft noch. Wenn sie vorbei ist, kannst du sie hier noch einmal ansehen.
page-replay-table = Zum Tisch
page-replay-round = Runde
page-replay-round-of = Runde { $round } von { $count }
page-replay-step = Schritt der Runde
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-replay-boneyard = { $count ->
    [0] Der Talon ist leer.
    [one] 1 Stein im Talon.
   *[other] { $count } Steine im Talon.
}
page-step-first = Zum Austeilen
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-step-last = Zum Ende der Runde

# Without a network.

page-offline = Es gibt kein Netz. Zum Spielen braucht es den Server; Regeln, die du schon einmal gelesen hast, kannst du trotzdem lesen.
