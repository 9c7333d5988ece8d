# The guide of the page: rules, tips and questions. $tile as 6-4; $end a to h; $who a seat.

guide-rules = Regeln
guide-tips = Tipps
guide-questions = Fragen

guide-offline = Der Server antwortet nicht. Regeln, die in diesem Browser schon einmal gelesen wurden, kannst du trotzdem lesen; zum Spielen braucht es den Server.
guide-unreadable = Solche Regeln gibt es nicht.
guide-again = Noch einmal versuchen
guide-all-rules = Alle Regeln
guide-loading = Wird gelesen …

# All sheets.

guide-sheets = Jedes davon ist ein eigenes Spiel. Jede Regel hat eine Quelle, und wo die Quellen schweigen, ist unsere Festlegung als unsere gekennzeichnet.
guide-sheets-curved = Gebogene Steine
guide-sheets-straight = Gerade Steine
guide-sheet-about = { $players } Spieler, bis { $target } Punkte, etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
guide-compare = Was ist anders?
guide-compare-choose = Wähle zwei oder mehr Spiele
guide-compare-few = Wähle noch ein Spiel, um zu sehen, was anders ist.
guide-compare-same = Diese Spiele haben dieselben Regeln.
guide-compare-what = Regel
guide-compare-none = Macht hier keinen Unterschied.
guide-compare-shape = Steine
guide-compare-players = Spieler
guide-shape-curved = Gebogene Steine.
guide-shape-straight = Gerade Steine.

# One sheet.

guide-short = In Kürze
guide-in-full = Alle Regeln
guide-ours = unsere Festlegung
guide-rulings = Unsere Festlegungen, wo die Quellen schweigen
guide-sources = Woher diese Regeln stammen
guide-sample = Eine Runde, Schritt für Schritt
guide-sample-about = Ana und Ben spielen, und beide Hände liegen offen. Am Tisch siehst du nur deine eigene.
guide-sample-of = Diese Runde wurde nach den Regeln von „{ $title }“ gespielt.
guide-sample-board = { $count ->
    [0] Noch liegt nichts auf dem Tisch
    [one] Die Kette in diesem Schritt: 1 Stein
   *[other] Die Kette in diesem Schritt: { $count } Steine
}
guide-sample-hand = { $count ->
    [0] { $who }: kein Stein
    [one] { $who }: 1 Stein
   *[other] { $who }: { $count } Steine
}
guide-sample-boneyard = { $count ->
    [0] Der Talon ist leer.
    [one] Talon: 1 Stein.
   *[other] Talon: { $count } Steine.
}

# In short.

guide-part-aim = Das Ziel
guide-aim = Sei vor allen anderen deine Steine los. Du bekommst Punkte für das, was die anderen noch haben, und gespielt wird Runde um Runde, bis jemand { $target } Punkte hat.
guide-aim-fives = Lege Steine so, dass die Enden der Kette zusammen ein Vielfaches von 5 ergeben. Das bringt sofort Punkte, und gespielt wird Runde um Runde, bis jemand { $target } Punkte hat.
guide-part-tiles = Die Steine
guide-tiles = Ein Stein hat zwei Hälften mit je einer Zahl. Eine Hälfte ohne Augen ist leer und zählt 0. Ein Stein mit zweimal derselben Zahl ist ein Pasch.
guide-tiles-curved = Ein gebogener Stein ist ein Drittel eines Rings. Von der einen Zahl aus biegt er nach links, von der anderen nach rechts, und umdrehen lässt er sich nicht. Ein Pasch biegt, wohin du willst.
guide-part-begin = Wie eine Runde beginnt
guide-begin = Die Steine werden verdeckt gemischt und ausgeteilt. Was übrig bleibt, ist der Talon.
guide-begin-starters = Zwei Steine aus dem Talon liegen Rücken an Rücken auf dem Tisch. Die Kette wächst an allen vier Enden davon.
guide-part-turn = Dein Zug
guide-turn = Lege einen Stein an ein Ende der Kette. Zahlen, die sich berühren, müssen gleich sein.
guide-turn-fit = Der Stein muss auch Platz haben: Er darf nicht auf einem anderen liegen. Ein Stein kann also passen und dort trotzdem nichts nützen.
guide-turn-ends = Ein Ende, an dem beide Biegungen Platz haben, ist offen. Hat nur eine Platz, ist es geschlossen, und ein Pfeil zeigt, welche. Hat keine Platz, ist es tot und bleibt es.
guide-turn-straight = Wo auf dem Tisch die Kette liegt, ist egal; nur die Zahlen zählen.
guide-part-doubles = Pasche
guide-doubles = Hinter einem Pasch geht die Kette geradeaus weiter, ob er nach außen oder innen offen liegt. Du hast die Wahl, und sie entscheidet, was später Platz hat.
guide-part-arms = Die Arme
guide-arms = Aus dem Pasch, der eröffnet, wachsen Arme. Drei Punkte zeigen einen Arm, der warten muss, bis an den anderen ein Stein liegt.
guide-part-ring = Ein Ring
guide-ring = Manchmal können sich die beiden Enden der Kette treffen, und sie wird zum Ring. Das ist selten.
guide-part-draw = Wenn nichts passt
guide-part-fives = Fünferpunkte
guide-fives = Zähle die Zahlen an den Enden zusammen. Im Bild ergeben sie { $sum }, und das bringt { $sum } Punkte.
guide-part-end = Das Ende einer Runde
guide-part-match = Die Partie

# Under the pictures.

guide-picture-match = Die 4-2 passt: Sie kommt an die 4.
guide-picture-bends = Von der 6 aus biegt die 6-0 nach rechts und die 6-4 nach links.
guide-picture-no-fit = Die 4-0 passt zur 0, aber sie läge auf der 6-5.
guide-picture-open = Ein offenes Ende: beide Pfeile.
guide-picture-closed = Ein geschlossenes Ende: Nur ein Stein, der nach rechts biegt, hat Platz.
guide-picture-dead = Ein totes Ende: Die Kette hat es eingemauert.
guide-picture-ring = Drei Steine, die in dieselbe Richtung biegen, ergeben einen Ring.
guide-picture-outward = Die 6-6 liegt nach außen offen.
guide-picture-inward = Die 6-6 liegt nach innen offen.
guide-picture-straight = Die 2-1 passt: Sie kommt an die 2.
guide-picture-arms = An einem Arm liegt ein Stein; der andere ist als Nächster dran.
guide-picture-four-arms = Vier Arme: Erst wenn auch am letzten ein Stein liegt, wächst einer weiter.
guide-picture-eight-arms = Acht Arme, an zweien liegt ein Stein.
guide-picture-starters = Zwei Startsteine, vier Enden: 5, 3, 2 und 0 ergeben 10.
guide-picture-fives = Die Enden zeigen 6 und 4: 10 Punkte.

# Notes on a sample round. $others and $tile are tiles; $lacks is a list: no 5 and no 3.

guide-note-blocked-by = { $who } hat { $tile }. Das passt an Ende { $end }, hat dort aber keinen Platz: { $other } ist im Weg.
guide-note-ring-mismatch = { $who } hat { $tile }. An { $end } würde der Stein auf Ende { $other } mit einer anderen Zahl treffen, und so ein Ring darf nicht geschlossen werden.
guide-note-arms-first = { $who } hat { $tile }, und das passt an Ende { $end }, aber erst muss an einem anderen Arm ein Stein liegen.
guide-note-drew-proves = Alle haben gesehen, dass { $who } ziehen musste. Nun wissen alle, wie es um diese Hand stand: { $lacks }.
guide-note-passed-proves = Auch Passen verrät etwas. Alle wissen jetzt über die Hand von { $who }: { $lacks }.
guide-note-showed = { $tile } kann nicht gelegt werden, also muss { $who } den Stein zeigen.
guide-note-drawn-laid = Der gezogene Stein passt, und { $who } legt ihn im selben Zug.
guide-note-scored = Die Enden ergeben zusammen { $points }, ein Vielfaches von 5. { $who } bekommt dafür sofort { $points } Punkte.
guide-note-ring = Ende { $end } hat Ende { $other } getroffen: ein Ring. Beide Enden gibt es nicht mehr.
guide-note-across-O = Der Pasch liegt quer zur Kette, nach außen offen.
guide-note-across-I = Dieser Pasch liegt quer zur Kette, nach innen offen.
guide-note-closed = Ende { $end } ist jetzt geschlossen: Nur Steine, die { $bend ->
    [left] nach links biegen
    [right] nach rechts biegen
    [outward] nach außen offen liegen
   *[inward] nach innen offen liegen
}, haben dort Platz.
guide-note-dead = Ende { $end } ist tot: Dort hat nie wieder etwas Platz.
guide-note-out-total = { $who } ist fertig und bekommt die Augen, die auf der anderen Hand übrig sind. Zusammen bringt diese Runde { $points } Punkte.
guide-note-blocked-total = { $who } hat die wenigsten Augen und gewinnt die blockierte Runde: { $points } Punkte.
guide-note-nobody-total = Diese Runde gewinnt niemand.

# Tips.

guide-tips-about = Die Zahlen stammen von uns: Ben hat mit einer geänderten Gewohnheit Tausende Partien gegen den gewöhnlichen Ben gespielt, jede Verteilung zweimal mit vertauschten Plätzen. Sind beide gleich gut, gewinnt jeder 50 von 100 Partien.
guide-tips-all = In jedem Spiel
guide-tips-curved = Mit gebogenen Steinen
guide-tips-straight = Mit geraden Steinen
guide-tip-watch = Achte aufs Ziehen und Passen
guide-tip-watch-text = Wer zieht, weil nichts passt, zeigt dir, was auf dieser Hand fehlt. Lass diese Zahlen an den Enden stehen, und es kann wieder so kommen. Die Seite merkt es sich für dich, unter jedem Namen.
guide-tip-variety = Halte deine Hand gemischt
guide-tip-variety-text = Mit vielen verschiedenen Zahlen passt fast immer etwas. Hast du zwei Möglichkeiten, nimm die, nach der du einen Stein zum Weiterspielen hast.
guide-tip-weight = Dann der schwerere Stein
guide-tip-weight-text = Was auf deiner Hand bleibt, sind Punkte für andere. Sind zwei Züge sonst gleich gut, lege den schwereren Stein. Gewicht allein reicht nicht: Gegen jemanden, der immer nur den schwersten legt, gewinnt Ben 74 von 100 Partien mit geraden Steinen und 69 mit gebogenen.
guide-tip-draw = Zieh nur, wenn du musst
guide-tip-draw-text = In manchen Spielen darfst du ziehen, obwohl du legen könntest. Keine Quelle nennt einen Grund dafür, und wir haben keinen gefunden: Ein Stein mehr ist ein Stein mehr, den du loswerden musst.
guide-tip-fives = Sieh dir an, was du hinterlässt
guide-tip-fives-text = Wo es Fünferpunkte gibt, zähle die Enden nach deinem Zug zusammen: erst für deine eigenen Punkte, dann dafür, was andere nach dir daraus machen könnten.
guide-tip-hint = Hol dir einen Tipp
guide-tip-hint-text = Ben sagt dir, was er legen würde und warum. Nach einer Runde kannst du deine eigenen Züge mit seinen vergleichen.
guide-tip-fit = Achte auf den Platz, nicht nur auf die Zahlen
guide-tip-fit-text = An einem geschlossenen Ende hat nur die Hälfte der Steine mit seiner Zahl Platz, an einem toten gar keiner. Die Pfeile zeigen es, und die Tabelle der ungesehenen Steine zählt, wie viele noch so biegen, wie du es brauchst.
guide-tip-bends = Behalte beide Biegungen einer Zahl
guide-tip-bends-text = Zwei Steine einer Zahl, die verschieden biegen, sind mehr wert als zwei, die gleich biegen: Einer von ihnen hat an einem geschlossenen Ende Platz.
guide-tip-close = Schließe das Ende, das die anderen brauchen
guide-tip-close-text = Lege den Stein so, dass keinen Platz mehr hat, was die anderen vermutlich haben.
guide-tip-light = Sei leicht, wenn es eng wird
guide-tip-light-text = Etwa die Hälfte aller Runden mit gebogenen Steinen endet blockiert, und dann gewinnen die wenigsten Augen. Ist deine Hand die leichtere, mach die Kette zu; ist sie die schwerere, halte ein Ende offen.
guide-tip-doubles-curved = Ein Pasch kann warten
guide-tip-doubles-curved-text = Ein gebogener Pasch biegt, wohin du willst, und bleibt deshalb selten liegen. Wer nicht auf Pasche achtet, gewinnt 50 von 100 Partien; wer sie absichtlich zurückhält, 46.
guide-tip-doubles = Lege einen Pasch, solange er passt
guide-tip-doubles-text = Ein Pasch passt nur zu einer Zahl. Wer Pasche zurückhält, gewinnt gegen Ben 32 von 100 Partien, und wem sie egal sind, 42. Nur wo niemand zieht, macht es keinen Unterschied.
guide-tip-follow = Hinterlasse deine eigenen Zahlen
guide-tip-follow-text = Nach deinem Zug sollten die Enden Zahlen zeigen, von denen du noch mehr hast. Dann kannst du weiterspielen und die anderen vielleicht nicht.

# Questions.


guide-question-good = Wie gut ist Ben?
guide-answer-good = Er hält sich an die Tipps, die hier stehen. Mit geraden Steinen gewinnt er 83 von 100 Partien gegen jemanden, der irgendeinen passenden Stein legt, und 74 gegen jemanden, der immer den schwersten legt; mit gebogenen Steinen, wo das Glück mehr zählt, 76 und 69. Der leichte Ben gewinnt 31 von 100 gegen Ben. Außerdem gibt es Feinschliff, der auf mehr achtet als Ben: Er gewinnt gegen ihn 84 von 100 mit geraden Steinen und 58 mit gebogenen.
guide-question-cheat = Sieht Ben meine Steine?
guide-answer-cheat = Nein. Er erfährt, was ein Mensch auf seinem Platz sehen würde: seine eigene Hand, die Kette und was Ziehen und Passen verraten haben. Der Teil des Programms, der spielt, bekommt nie etwas anderes, und Tests suchen in allem, was er erfährt, nach einem verdeckten Stein.
guide-question-deal = Woher weiß ich, dass ehrlich ausgeteilt wurde?
guide-answer-deal = Alle Verteilungen einer Partie folgen aus einer Spielnummer. Vor dem ersten Austeilen siehst du ihr Siegel und nach der Partie die Nummer selbst. So kannst du prüfen, dass unterwegs nichts geändert wurde. Mit einer Spielnummer bekommen auch Freunde dieselben Steine.
guide-question-money = Geht es hier um Geld?
guide-answer-money = Nein. Hier wird nichts gesetzt, gewonnen oder verkauft, und Werbung gibt es auch nicht.
guide-question-long = Wie lange dauert eine Partie?
guide-answer-long = Eine Partie geht über mehrere Runden, und du kannst jederzeit aufhören: Sie wird aufbewahrt und wartet auf der Startseite auf dich.
guide-answer-long-sheet = { $title }: etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} gegen Ben.
guide-question-undo = Kann ich etwas zurücknehmen?
guide-answer-undo = Gegen Ben ja, bis zum Beginn der Runde; danach kommen wieder dieselben Steine. Unter Menschen müssen alle anderen zustimmen, und niemand darf seitdem einen verdeckten Stein gesehen haben.
guide-question-dominoes = Woher kommt das Domino?
guide-answer-dominoes = Aus China, wo es viele Jahrhunderte alt ist. Steine mit leeren Hälften und Zahlen bis sechs sind zuerst aus dem Italien des 18. Jahrhunderts bekannt und kamen von dort in ganz Europa und nach Amerika.
guide-question-bendomino = Woher kommt Bendomino?
guide-answer-bendomino = Thierry Denoual hat es erfunden, und Blue Orange Games hat es 2007 herausgebracht: ein Doppel-6-Satz, in dem jeder Stein um 120 Grad gebogen ist. Ein Satz für kleine Kinder hat Bilder statt Zahlen.
guide-question-publisher = Ist das ein Programm des Verlags?
guide-answer-publisher = Nein. bendo ist unabhängig vom Verlag von Bendomino, dem dieser Name gehört. Wohin jeder Stein des gedruckten Satzes biegt, steht in keiner unserer Quellen, deshalb haben wir ein faires Muster gewählt; wenn du einen Satz zu Hause hast, kannst du eingeben, wohin seine Steine biegen.
guide-question-kept = Was wird über mich gespeichert?
guide-answer-kept = Keine E-Mail-Adresse, kein Passwort, kein Cookie und kein Protokoll darüber, was du angesehen hast. Der Server bewahrt den Namen auf, den du am Tisch benutzt, deine Einstellungen, deine Partien und ihre Ergebnisse. Dieser Browser bewahrt ein Geheimnis auf, an dem dich der Server wiedererkennt.
guide-answer-kept-erase = Du kannst alles herunterladen oder löschen. Die Partien selbst bleiben für die, mit denen du gespielt hast, ohne deinen Namen.
guide-answer-kept-link = Ansehen und löschen, was gespeichert ist
guide-question-offline = Kann ich ohne Netz spielen?
guide-answer-offline = Nein: Die Steine werden auf dem Server ausgeteilt, und dort wird auch über die Regeln gewacht. Aber du kannst diese Seite auf deinen Startbildschirm legen. Dann öffnet sie sich ohne Netz und zeigt die Regeln, die du schon einmal gelesen hast.
guide-question-fault = Wie melde ich einen Fehler?
guide-answer-fault = Sag es denen, die diesen Server betreiben, oder schreib an das Projekt. Füge die Aufzeichnung der Partie bei: An ihrem Ende kannst du sie kopieren, und damit lässt sich alles genau so noch einmal spielen, wie es war.
