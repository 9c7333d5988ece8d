# The guide of the page: rules, tips and questions. $tile as 6-4; $end a to h; $who a seat.

guide-rules = Rules
guide-tips = Tips
guide-questions = Questions

guide-offline = The server does not answer. Rules that this browser has read before can be read all the same; to play, it takes the server.
guide-unreadable = No rules are spelled like that.
guide-again = Try again
guide-all-rules = All rules
guide-loading = Reading ...

# All sheets.

guide-sheets = Each of these is a game of its own. Every rule has a source, and where the sources are silent, our ruling is marked as ours.
guide-sheets-curved = Curved tiles
guide-sheets-straight = Straight tiles
guide-sheet-about = { $players } players, to { $target } points, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
guide-compare = What is different
guide-compare-choose = Choose two or more games
guide-compare-few = Choose one game more to see what is different.
guide-compare-same = These are played by the same rules.
guide-compare-what = Rule
guide-compare-none = Makes no difference here.
guide-compare-shape = Tiles
guide-compare-players = Players
guide-shape-curved = Curved tiles.
guide-shape-straight = Straight tiles.

# One sheet.

guide-short = In short
guide-in-full = All rules
guide-ours = our ruling
guide-rulings = Our rulings, where the sources are silent
guide-sources = Where these rules come from
guide-sample = A round, step by step
guide-sample-about = Ana and Ben play, and both hands lie open. At a table you see your own alone.
guide-sample-of = This round was played by the rules of: { $title }.
guide-sample-board = { $count ->
    [0] Nothing lies on the table yet
    [one] The line at this step: 1 tile
   *[other] The line at this step: { $count } tiles
}
guide-sample-hand = { $count ->
    [0] { $who }: no tile
    [one] { $who }: 1 tile
   *[other] { $who }: { $count } tiles
}
guide-sample-boneyard = { $count ->
    [0] The boneyard is empty.
    [one] Boneyard: 1 tile.
   *[other] Boneyard: { $count } tiles.
}

# In short.

guide-part-aim = The aim
guide-aim = Be the first to lay all your tiles. You score what the others still hold, and play rounds until somebody has { $target } points.
guide-aim-fives = Lay tiles so that the ends of the line add up to a multiple of 5. That scores at once, and rounds are played until somebody has { $target } points.
guide-part-tiles = The tiles
guide-tiles = A tile has two halves with a number each. A half without pips is a blank and counts 0. A tile with one number twice is a double.
guide-tiles-curved = A curved tile is a third of a ring. Seen from one of its numbers it bends left, seen from the other it bends right, and it cannot be turned over. A double bends either way.
guide-part-begin = How a round begins
guide-begin = The tiles are mixed face down and dealt. What is left is the boneyard.
guide-begin-starters = Two tiles from the boneyard lie back to back on the table. The line grows at all four ends of them.
guide-part-turn = Your turn
guide-turn = Lay one tile at an end of the line. Numbers that meet must be equal.
guide-turn-fit = The tile must fit as well: it may not lie on another one. So a tile can match and still be no use there.
guide-turn-ends = An end where both bends fit is open. Where one fits it is closed, and an arrow shows which. Where none fits it is dead and stays so.
guide-turn-straight = Where the line lies on the table makes no difference; only the numbers count.
guide-part-doubles = Doubles
guide-doubles = The line goes straight on from a double, whichever way it opens. The choice is yours, and it decides what fits later.
guide-part-arms = The arms
guide-arms = The double that leads grows arms. Three dots mark an arm that has to wait until the others hold a tile.
guide-part-ring = A ring
guide-ring = Sometimes the two ends of the line can meet, and the line becomes a ring. This is rare.
guide-part-draw = If nothing fits
guide-part-fives = Points by fives
guide-fives = Add up the numbers at the ends. In the picture they make { $sum }, which scores { $sum }.
guide-part-end = The end of a round
guide-part-match = The match

# Under the pictures.

guide-picture-match = The 4-2 matches: it joins the 4.
guide-picture-bends = From the 6, the 6-0 bends right and the 6-4 bends left.
guide-picture-no-fit = The 4-0 matches the 0, but it would lie on the 6-5.
guide-picture-open = An open end: both arrows.
guide-picture-closed = A closed end: only a tile that bends right fits.
guide-picture-dead = A dead end: the line has walled it in.
guide-picture-ring = Three tiles that bend the same way make a ring.
guide-picture-outward = The 6-6 opens outward.
guide-picture-inward = The 6-6 opens inward.
guide-picture-straight = The 2-1 matches: it joins the 2.
guide-picture-arms = One arm holds a tile; the other is next.
guide-picture-four-arms = Four arms: the last must be filled before any grows.
guide-picture-eight-arms = Eight arms, two of them filled.
guide-picture-starters = Two starters, four ends: 5, 3, 2 and 0 make 10.
guide-picture-fives = The ends show 6 and 4: 10 points.

# Notes on a sample round. $others and $tile are tiles; $lacks is a list: no 5 and no 3.

guide-note-blocked-by = { $who } holds { $tile }. It matches end { $end }, but does not fit: { $other } is in the way.
guide-note-ring-mismatch = { $who } holds { $tile }. At { $end } it would run into end { $other } with another number, and such a ring may not be closed.
guide-note-arms-first = { $who } holds { $tile }, which matches end { $end }, but another arm has to hold a tile first.
guide-note-drew-proves = All have seen that { $who } had to draw. So all know what that hand did not hold: { $lacks }.
guide-note-passed-proves = A pass proves something too. All know what { $who } lacks now: { $lacks }.
guide-note-showed = { $tile } cannot be laid, so { $who } has to show it.
guide-note-drawn-laid = The drawn tile fits, and { $who } lays it in the same turn.
guide-note-scored = The ends add up to { $points }, a multiple of 5. { $who } scores that at once.
guide-note-ring = End { $end } has met end { $other }: a ring. Both ends are gone.
guide-note-across-O = The double lies across the line and opens outward.
guide-note-across-I = This double lies across the line and opens inward.
guide-note-closed = End { $end } is closed now: only tiles that bend { $bend ->
    [left] left
    [right] right
    [outward] outward
   *[inward] inward
} fit there.
guide-note-dead = End { $end } is dead: nothing will ever fit there.
guide-note-out-total = { $who } is out and scores the pips that are left in the other hand. In all, this round brings { $points }.
guide-note-blocked-total = { $who } has the fewest pips and wins the blocked round: { $points } points.
guide-note-nobody-total = Nobody wins this round.

# Tips.

guide-tips-about = Figures are ours: Ben with one habit changed played thousands of matches against Ben as he is, each deal twice with the seats swapped. Of matches between equals, 50 in 100 are won.
guide-tips-all = In every game
guide-tips-curved = With curved tiles
guide-tips-straight = With straight tiles
guide-tip-watch = Watch draws and passes
guide-tip-watch-text = Who draws because nothing fits shows you what is missing in that hand. Leave those numbers at the ends and the same may happen again. The page remembers it for you, below each name.
guide-tip-variety = Keep your hand mixed
guide-tip-variety-text = With many different numbers something nearly always fits. Between two plays, take the one after which you hold a tile that can follow.
guide-tip-weight = Then the heavier tile
guide-tip-weight-text = What is left in your hand are points for somebody else. Where two plays are otherwise as good, lay the heavier tile. Weight alone is not enough: against a player who lays nothing but the heaviest, Ben wins 74 of 100 matches with straight tiles and 69 with curved ones.
guide-tip-draw = Draw only when you must
guide-tip-draw-text = Some games let you draw although you could play. No source gives a reason to, and we found none: a tile more is a tile more to get rid of.
guide-tip-fives = Look at what you leave
guide-tip-fives-text = Where fives score, add up the ends after your play: first for your own points, then for what the next player could make of them.
guide-tip-hint = Ask for a hint
guide-tip-hint-text = Ben tells you what he would lay and why. After a round you can go through your own turns beside his.
guide-tip-fit = Look at the room, not at the numbers alone
guide-tip-fit-text = At a closed end only half of the tiles with its number fit, and at a dead end none. The arrows show it, and the table of unseen tiles counts how many are left that bend your way.
guide-tip-bends = Keep both bends of a number
guide-tip-bends-text = Two tiles of one number that bend different ways are worth more than two that bend the same way: one of them fits a closed end.
guide-tip-close = Close the end the others need
guide-tip-close-text = Lay the tile so that what the others are likely to hold no longer fits.
guide-tip-light = Be light when it gets tight
guide-tip-light-text = About half of all rounds with curved tiles end blocked, and then the fewest pips win. If your hand is the lighter one, shut the line; if it is the heavier, keep an end open.
guide-tip-doubles-curved = Doubles can wait
guide-tip-doubles-curved-text = A curved double bends either way, so it seldom gets stuck. Not to care about doubles wins 50 of 100 matches; to hold them back on purpose wins 46.
guide-tip-doubles = Lay doubles while they fit
guide-tip-doubles-text = A double fits one number only. Who holds doubles back wins 32 of 100 matches against Ben, and who does not care wins 42. Only where nobody draws does it make no difference.
guide-tip-follow = Leave numbers of your own
guide-tip-follow-text = After your play the ends should show numbers of which you hold more. Then you can go on, and perhaps the others cannot.

# Questions.


guide-question-good = How good is Ben?
guide-answer-good = He follows the tips of this page. With straight tiles he wins 83 of 100 matches against somebody who lays any tile that fits, and 74 against somebody who always lays the heaviest; with curved tiles, where luck weighs more, 76 and 69. Easy Ben wins 31 of 100 against Ben. There is also Tuned, who looks at more than Ben does: it wins 84 of 100 against him with straight tiles, and 58 with curved ones.
guide-question-cheat = Does Ben see my tiles?
guide-answer-cheat = No. He is told what a person on his seat would see: his own hand, the line, and what draws and passes have shown. The part of the program that plays is never given anything else, and tests try to find a hidden tile in all that it is told.
guide-question-deal = How do I know that the deal was fair?
guide-answer-deal = All deals of a match follow from one game number. Before the first deal you are shown a seal of it, and after the match the number itself, so that you can check that nothing was changed on the way. A game number also deals the same tiles to a friend.
guide-question-money = Is there any money in it?
guide-answer-money = No. Nothing is bet, won or sold here, and there are no advertisements.
guide-question-long = How long does a match take?
guide-answer-long = A match goes over several rounds, and you can stop at any time: it is kept, and waits for you on the first screen.
guide-answer-long-sheet = { $title }: about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} against Ben.
guide-question-undo = Can I take something back?
guide-answer-undo = Against Ben, yes, back to the beginning of the round; the same tiles come again. Among people all others have to agree, and nobody may have seen a hidden tile since.
guide-question-dominoes = Where do dominoes come from?
guide-answer-dominoes = From China, where they are many centuries old. Tiles with a blank and numbers up to six are first known from Italy in the 18th century, and went from there to all of Europe and to the Americas.
guide-question-bendomino = Where does Bendomino come from?
guide-answer-bendomino = Thierry Denoual thought of it, and Blue Orange Games published it in 2007: a double-6 set in which every tile is bent by 120 degrees. A set for small children has pictures in place of numbers.
guide-question-publisher = Is this the publisher's program?
guide-answer-publisher = No. bendo is independent of the publisher of Bendomino, whose name it is. Which way each tile of the printed set bends is written in none of our sources, so we chose a fair pattern; if you have a set at home, you can enter how its tiles bend.
guide-question-kept = What is kept about me?
guide-answer-kept = No e-mail address, no password, no cookie and no log of what you looked at. The server keeps the name you use at a table, your settings, your matches and their results. This browser keeps a secret by which the server knows you again.
guide-answer-kept-erase = You can download or erase all of it. The matches themselves stay for those you played with, without your name.
guide-answer-kept-link = See and erase what is kept
guide-question-offline = Can I play without a network?
guide-answer-offline = No: the tiles are dealt and the rules are judged on the server. But you can put this page on your home screen, and it opens without a network and shows the rules that you have read before.
guide-question-fault = How do I report a fault?
guide-answer-fault = Tell whoever runs this server, or write to the project. Add the record of the match: at its end you can copy it, and with it everything can be played again exactly as it was.
