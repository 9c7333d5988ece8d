# The rules as a player reads them: the sheets, what each field means, each value as a sentence, our rulings, the sources.

shape-curved = gebogene Steine
shape-straight = gerade Steine

# What each field says.

field-set = Der Satz der Steine
field-hand = Steine auf jeder Hand bei 2, 3 und 4 Spielern
field-draw = Wie viele Steine man in einem Zug ziehen darf
field-free = Was ziehen darf, wer legen kann
field-lead = Wer die erste Runde eröffnet und womit
field-next = Wer spätere Runden eröffnet
field-doubles = Wie ein gebogener Pasch liegt
field-arms = Die Arme des Eröffnungspaschs
field-arms-first = Ob an allen Armen ein Stein liegen muss, bevor einer weiterwächst
field-ring = Ob sich 2 Enden der Kette treffen dürfen
field-handedness = Wohin jeder gebogene Stein biegt
field-blocked = Was die wenigsten Augen einbringen, wenn die Runde blockiert ist
field-tie = Wer Punkte bekommt, wenn mehrere die wenigsten Augen haben
field-fives = Punkte für Enden, die ein Vielfaches von 5 ergeben
field-five-round = Wer eine Runde All Five gewinnt
field-teams = Ob 2 gegen 2 spielen
field-reserve = Steine des Talons, die nie gezogen werden
field-show-drawn = Ob ein gezogener Stein gezeigt wird
field-seconds = Sekunden für jeden Zug
field-target = Punkte, mit denen man die Partie gewinnt

# Each value of each field, as the rule it makes. $value, unless said.

rule-set = Steine: der Doppel-{ $value }-Satz mit { $size } Steinen.
# $two, $three, $four: the tiles for so many players; $players: which of these it is for.
rule-hand = { $players ->
    [two] Jeder der 2 Spieler bekommt { $two } Steine.
    [four] Jeder der 4 Spieler bekommt { $four } Steine.
    [same] Jeder Spieler bekommt { $two } Steine.
   *[each] Jeder bekommt { $two } Steine, wenn 2 spielen, { $three }, wenn 3 spielen, und { $four }, wenn 4 spielen.
}
rule-draw = { $value ->
    [0] Niemand zieht: Wer nicht legen kann, passt.
    [inf] Wer nicht legen kann, zieht, bis ein Stein passt oder keiner mehr zu ziehen ist.
    [1] Wer nicht legen kann, zieht 1 Stein.
   *[other] Wer nicht legen kann, zieht, bis ein Stein passt, höchstens { $value } Steine.
}
rule-free = { $value ->
    [no] Wer legen kann, darf nicht ziehen. Ein gezogener Stein, der passt, muss gelegt werden.
    [decline] Wer legen kann, darf stattdessen 1 Stein ziehen und diesen Stein legen oder passen. Ein gezogener Stein, der passt, muss nicht gelegt werden.
   *[any] Auch wer legen kann, darf ziehen, sooft man will. Niemand passt, solange ein Stein gelegt oder gezogen werden kann.
}
rule-lead = { $value ->
    [double] Der höchste Pasch eröffnet. Wenn keine Hand einen Pasch hat, eröffnet der schwerste Stein.
    [redeal] Der höchste Pasch eröffnet. Wenn keine Hand einen Pasch hat, wird noch einmal ausgeteilt.
   *[any] Der erste Platz eröffnet mit einem beliebigen Stein.
}
rule-next = { $value ->
    [double] Spätere Runden beginnen wie die erste.
   *[winner] Spätere Runden eröffnet, wer die letzte gewonnen hat, mit einem beliebigen Stein.
}

# The same where the starters lie before anybody plays.
rule-lead-turn = { $value ->
    [double] Wer den höchsten Pasch hat, hat den ersten Zug; gibt es keinen Pasch, wer den schwersten Stein hat.
    [redeal] Wer den höchsten Pasch hat, hat den ersten Zug; gibt es keinen Pasch, wird noch einmal ausgeteilt.
   *[any] Der erste Platz hat den ersten Zug.
}
rule-next-turn = { $value ->
    [double] Spätere Runden beginnen wie die erste.
   *[winner] In späteren Runden hat den ersten Zug, wer die letzte gewonnen hat.
}
rule-doubles = { $value ->
    [inline] Ein Pasch liegt längs in der Kette wie andere Steine und biegt nach links oder rechts.
   *[crosswise] Ein Pasch liegt quer zur Kette, die offene Seite nach außen oder innen, und ist weiterhin nur 1 Ende.
}
rule-arms = { $value ->
    [2] Die Kette wächst an 2 Enden.
   *[other] Der Eröffnungspasch hat { $value } Arme.
}
rule-arms-first = { $value ->
    [yes] An jedem Arm des Eröffnungspaschs muss ein Stein liegen, bevor ein Arm weiterwächst.
   *[no] Ein Arm darf wachsen, bevor an den anderen ein Stein liegt.
}
rule-ring = { $value ->
    [match] 2 Enden der Kette dürfen sich nur treffen, wenn ihre Zahlen gleich sind. Danach gibt es beide nicht mehr.
    [never] Die Kette darf sich nicht selbst berühren.
   *[any] 2 Enden der Kette dürfen sich treffen, egal welche Zahlen sie zeigen. Danach gibt es beide nicht mehr.
}
rule-handedness = { $value ->
    [balanced] Von jeder Zahl aus biegen 3 Steine nach links und 3 nach rechts, die Pasche nicht gezählt.
    [uniform] Jeder Stein außer den Paschen biegt von seiner niedrigeren Zahl aus nach rechts und von der höheren aus nach links.
    [mirrored] Jeder Stein außer den Paschen biegt von seiner niedrigeren Zahl aus nach links und von der höheren aus nach rechts.
   *[own] Jeder Stein außer den Paschen biegt, wie die Zeichen sagen: + heißt von der niedrigeren Zahl aus nach rechts.
}
rule-blocked = { $value ->
    [total] Fertig: alle Augen auf den Händen der Gegner. Blockiert: Die wenigsten Augen gewinnen und bringen alle Augen der Gegner.
   *[difference] Fertig: alle Augen auf den Händen der Gegner. Blockiert: Die wenigsten Augen gewinnen und bringen, was jeder Gegner mehr hat.
}
rule-tie = { $value ->
    [nobody] Blockiert mit gleich wenigen Augen: Niemand bekommt Punkte.
    [share] Blockiert mit gleich wenigen Augen: Die Gleichstehenden teilen sich die Punkte.
   *[lot] Blockiert mit gleich wenigen Augen: Die Gleichstehenden ziehen je einen Stein vom Tisch, und die meisten Augen gewinnen.
}
rule-fives = { $value ->
    [no] Die Zahlen an den Enden bringen keine Punkte.
    [two] Wer so legt, dass die offenen Enden zusammen ein Vielfaches von 5 ergeben, bekommt die Summe sofort als Punkte.
   *[four] Die Kette wächst an 4 Enden, aus 2 Startsteinen Rücken an Rücken. Wer so legt, dass die Enden zusammen ein Vielfaches von 5 ergeben, bekommt die Summe sofort als Punkte.
}
rule-five-round = { $value ->
    [points] Die meisten Fünferpunkte gewinnen die Runde und bringen noch alle Augen auf den Händen der Gegner dazu.
   *[out] Wer fertig ist, gewinnt die Runde; ist sie blockiert, gewinnen die wenigsten Augen.
}
rule-teams = { $value ->
    [yes] Wer sich gegenübersitzt, ist ein Team und punktet gemeinsam.
   *[no] Alle spielen für sich.
}
rule-reserve = { $value ->
    [0] Der ganze Talon darf gezogen werden.
    [one] Der letzte Stein des Talons wird nie gezogen.
   *[other] Die letzten { $value } Steine des Talons werden nie gezogen.
}
rule-show-drawn = { $value ->
    [no] Einen gezogenen Stein sieht nur, wer ihn gezogen hat.
   *[unplayable] Ein gezogener Stein, der nicht gelegt werden kann, wird allen gezeigt.
}
rule-seconds = { $value ->
    [0] Es gibt keine Uhr.
    [one] Ein Zug dauert höchstens 1 Sekunde; dann muss man einen Strafstein ziehen, und der Zug ist vorbei.
   *[other] Ein Zug dauert höchstens { $value } Sekunden; dann muss man einen Strafstein ziehen, und der Zug ist vorbei.
}
rule-target = { $value ->
    [one] Wer zuerst 1 Punkt hat, gewinnt die Partie.
   *[other] Wer zuerst { $value } Punkte hat, gewinnt die Partie.
}

# Our rulings on the value of a field.

ruled-hand = Keine Quelle sagt, wie viele Steine bei einem so großen Satz ausgeteilt werden.
ruled-draw = Die Quelle beschreibt nur das Spiel mit Ziehen; hier fällt es weg.
ruled-handedness = Keine Quelle sagt, wohin jeder Stein biegt.
ruled-ring = Die Quellen sagen, was geschieht, wenn sich Enden treffen, aber nicht, ob ihre Zahlen gleich sein müssen.
ruled-tie = Die Quellen sagen nicht, wer gewinnt, wenn eine Runde mit gleich wenigen Augen blockiert ist.

# Our other rulings.

ruling-heaviest-lead = Von 2 gleich schweren Steinen eröffnet der mit der höheren Hälfte.
ruling-nobody-won-lead = Nach einer Runde, die niemand gewonnen hat, eröffnet wieder der höchste Pasch.
ruling-curved-opener = Der erste Stein liegt mit der offenen Seite nach unten: Ende a ist sein linker Fuß, Ende b sein rechter.
ruling-crosswise-opener = Ein Pasch, der eröffnet, liegt quer zur Kette und ist von Ende a zu Ende b hin offen.
ruling-only-drawn-tile = Wer zieht, obwohl ein Stein gelegt werden könnte, darf nur den gezogenen Stein legen.
ruling-no-closing-pass = Eine Runde endet, sobald niemand mehr legen oder ziehen kann; vorher muss niemand passen.
ruling-clock = Die Uhr ruft von selbst die Zeit aus; ein Strafstein wird nicht gezeigt, ebenso wenig ein Stein, der gezogen, aber bis dahin nicht gelegt war.
ruling-when-shown = Ein gezogener Stein, der nicht gelegt werden kann, wird gezeigt, sobald derselbe Spieler wieder zieht, einen Stein legt oder passt.
ruling-partners-tie = 2 Partner, die beide die wenigsten Augen haben, gewinnen gemeinsam.
ruling-five-hexagon = Die 2 Startsteine liegen Rücken an Rücken, ein Sechseck voneinander entfernt.
ruling-five-starters = Die 2 Startsteine bringen keine Punkte.
ruling-five-winner-ties = Bei gleich vielen Fünferpunkten geht die Runde an den Platz, der fertig ist, sonst an den mit den wenigsten Augen, sonst an den, der reihum vom ersten Zug an zuerst kommt.
ruling-five-teams = Die Fünferpunkte von 2 Partnern zählen für die Runde zusammen.
ruling-five-memory = Der erste Zug verrät nichts über die Hände, denn der höchste Pasch muss nicht gelegt werden.
ruling-fives-ends = Liegt nur der erste Stein, zählt er an beiden Enden; ein totes Ende zählt weiter, ein im Ring verschwundenes nicht.
ruling-lot-higher-half = Von 2 gelosten Steinen mit gleich vielen Augen gewinnt der mit der höheren Hälfte; für wen kein Stein mehr da ist, der kann nicht gewinnen.
ruling-whole-sheet = Dieses Spiel stammt von uns, nach der Quelle.

# Where the rules come from.

source-S0 = S0: Jaques of London, „How to Play Bendomino“
source-S1 = S1: der Wikipedia-Artikel über Bendomino (Thai)
source-S2 = S2: Domino Plaza, das Domino mit Ziehen
source-S3 = S3: die Anleitung des Verlags (Spanisch)
source-S4 = S4: „How to play Dominoes“, gegen Ben

# What a field may be set to, where that is no list of words.

values-number = eine Zahl
values-hand = eine Zahl, oder wie 7/6/5
values-draw = eine Zahl oder inf
values-handedness = balanced, uniform, mirrored oder 21 Zeichen + und -

# The layout of `bendo rules`.

rules-sheets = Spiele; das erste wird gespielt, wenn keines genannt ist:
rules-fields = Ein Spiel lässt sich Feld für Feld ändern, etwa blue-orange,target=200:
rules-more = bendo rules SHEET nennt alle Regeln eines Spiels.
rules-of = { $title } ({ $spelling })
rules-for = { $players }, { $shape }
rules-ruled = { $text } (Unsere Festlegung.)
rules-rest = Die anderen Felder machen hier keinen Unterschied: { $fields }
rules-rulings = Unsere Festlegungen, wo die Quellen schweigen:
rules-sources = Woher diese Regeln stammen:
