# The terminal game, but for what the page says too: that is in table.ftl.
# Facts as there.

play-or = { $first } or { $last }

# What `bendo play --help` prints.

help-play =
    bendo play [--rules RULES] [--seats SEAT,SEAT[,...]] [--number NUMBER] [--new] [--full]
    bendo play --full --record FILE

    Plays a match in this terminal. A seat is me (several can be, me:Ana gives a name) or a player of the program: ben,
    the easier ben:easy, tuned, heaviest or random; without --seats, me against ben.
    NUMBER deals the same tiles to whoever gives it; without it they are dealt afresh.
    At a terminal the match is saved after every action, and the next bendo play offers to go on with it; --new does
    not ask. Through a pipe it reads one command a line. Type help in the game to see the commands.
    --full plays on the whole screen, with keys and mouse; --record FILE steps through the record of a match there.

# The beginning.

play-heading = { $target ->
    [one] { $title }: the first to 1 point wins.
   *[other] { $title }: the first to { $target } points wins.
}
play-against = You play against { $names }.
play-among = { $names } play.
play-easier = To play against an easier Ben, type: { $command }
play-how = Type the number of a choice and press Enter; help tells what else you can type.
play-number = Game number { $number }: whoever plays with the same number and rules is dealt the same tiles.

# Several people at one terminal.

play-ready-first = Press Enter when nobody else can see the screen.
play-prompt-ready = Press Enter when nobody else can see the screen:
play-prompt-round = Press Enter for the next round, or type review:
play-prompt = Your turn:
play-round-first = The round is over. Press Enter for the next, or type review, score, log, board, rules or quit.

# What can be done.

play-do-draw-instead = draw a tile, then lay that one or pass

# The table.

play-boneyard = Boneyard
play-reserve = { $count ->
    [one] (the last is never drawn)
   *[other] (the last { $count } are never drawn)
}
play-hand = Your hand:  { $tiles }
play-forced-draw = { $again ->
    [yes] Nothing you hold fits yet (type a tile to hear why). Press Enter to draw another tile.
   *[no] Nothing you hold fits (type a tile to hear why). Press Enter to draw a tile.
}
play-forced-pass = Nothing you hold fits (type a tile to hear why), and you may draw no more. Press Enter to pass.
play-forced-declined = You drew { $tile }, which does not fit, and after a draw no other tile may be laid. Press Enter to pass.
play-not-now = Not now:    { $tiles }   (type a tile to hear why)

# What the signs of the picture mean; $first, $last, $left, $right, $outward, $inward, $meets, $dead and $held are
# such signs.

play-signs-curved = In the picture { $first } is the first tile and { $last } the last one laid. { $left } and { $right } at an end: a tile may bend left or right there; { $left }{ $meets }c: it would meet end c. { $dead }: nothing fits.
play-signs-crosswise = In the picture { $first } is the first tile and { $last } the last one laid. { $left } and { $right } at an end: a tile may bend left or right there; { $outward } and { $inward }: a double may open outward or inward. { $dead }: nothing fits.
play-signs-straight = In the picture { $first } is the first tile and { $last } the last one laid.
play-signs-arms = In the picture { $first } is the first tile and { $last } the last one laid. { $held }: that end must wait until every arm of the leading double holds a tile.

play-signs-letters = A, B and C are 10, 11 and 12, in the picture and in what you type.

# What is known of the others' hands.

play-known-more = more (type known)

# The ends.

play-end-ring = { $count ->
    [one] 1 end has met another in a ring and is gone.
   *[other] { $count } ends have met in a ring and are gone.
}
play-end-sum = The ends add up to { $sum }.

# What cannot be done. For tiles the reasons of reasons.ftl are said where there is one end to speak of.

play-several-ways = { $tile } fits in { $count } ways: type { $ways }.
play-blocked-way = { $tile } does not fit at end { $end } { $way }: { $other } is in the way.
play-no-choice = There is no choice { $number } here.
play-choose = { $count ->
    [one] Type the number of the choice, or help.
   *[other] Type the number of a choice, a tile such as it is shown, or help.
}
play-unknown = "{ $text }" is not known here: type the number of a choice, a tile, hint or help.
play-time-called = The clock calls time by itself: nobody types it.

# Time, hint, undo, log.

play-time = Time is up.
play-clock = { $seconds ->
    [one] You have 1 second.
   *[other] You have { $seconds } seconds.
}
play-hint = In your place { $who } would choose { $number }: { $action }.
play-hint-forced = There is only one thing to do: { $action }.
play-undone = Taken back.
play-log-empty = Nothing has been laid or drawn in this round yet.

# The end of a round.

play-hands = All hands, with their pips:

# Rules and help.

play-rules-title = { $title } ({ $spelling })
play-rules-hand = { $count ->
    [one] Each player is dealt 1 tile.
   *[other] Each player is dealt { $count } tiles.
}
play-rules-ruled = { $text } (our ruling)
play-rules-rulings = Our rulings, where the sources are silent:
play-help-first = Type the number of a choice, or one of these, in capitals or not:
play-help-lay = lay 6-4 at end a; a tile alone, 64, if it fits in one way only
play-help-double = lay 6-6 at end b, bending left (R: right)
play-help-across = lay 6-6 at end b, opening outward (I: inward)
play-help-draw = take a tile from the boneyard (or +)
play-help-pass = give your turn on (or -)
play-help-hint = hear what Ben would do in your place, and why
play-help-review = hear what Ben would have done in your place in this round
play-help-undo = take back your last decision and the replies to it
play-help-hand = see your hand and your choices
play-help-board = see the table
play-help-ends = hear what each end shows and which way a tile may bend there
play-help-known = hear what the play has shown of the others' hands
play-help-log = hear all that happened in this round
play-help-score = see the points of every round
play-help-rules = read the rules of this match in short
play-help-quit = leave

# Saving and leaving.

play-saved-found = A match is not finished: { $title }, round { $round }, { $scores }.
play-saved-ask = Go on with it? Enter for yes, no for a new match:
play-saved-again = Type yes or no.
play-saved-aside = The match that was not finished is kept as { $file }.
play-saved-unreadable = The saved match cannot be read; it is kept as { $file }, and a new match begins.
play-saved-stays = The saved match cannot be read and stays at { $file }; a new match begins.
play-saved-not = The match cannot be saved: { $why }.
play-left-saved = The match is saved. To go on with it, type: { $command }
play-left = To be dealt the same tiles again, type:
play-record = The record of this match: { $file }
play-record-review = What { $who } would have done in your place: { $command }

# Arguments.

play-seats-nobody = Nobody at this terminal has a seat in "{ $value }": one of them must be me, as in me,ben.
play-seats-name = "{ $value }" cannot be a name here: it has at most { $longest } characters, and none of " , = [ ] {"{"} {"}"}.
play-seats-count = { $value ->
    [one] 1 seat is named, but these rules are for { $expected }.
   *[other] { $value } seats are named, but these rules are for { $expected }.
}

# Why an action is illegal, for actions that nobody can name but who types them. $ends: the ends there are;
# $spelling: how it would be written; $bend: L, R, O or I, the way it bends; the others as in reasons.ftl.

reason-must-lead-hidden = The tile that has to lead must be laid before anything else.
reason-no-such-end = The line has no end { $end }: name one of { $ends }.
reason-no-such-end-unnamed = Say at which end { $tile } should lie: { $ends }.
reason-no-such-end-lead = Nothing lies on the table yet: lead with { $spelling } alone.
reason-no-such-end-none = The line has no end left.
reason-wrong-bend = { $bend ->
    [L] { $tile } bends left at end { $end }, and no other way.
    [R] { $tile } bends right at end { $end }, and no other way.
   *[other] { $tile } does not lie that way at end { $end }.
}
reason-wrong-bend-double = Say which way { $tile } should lie at end { $end }: { $first } or { $second }.
reason-wrong-bend-lead = A lead does not say which way it bends: write { $spelling }.
reason-wrong-bend-straight = Straight tiles do not bend: write { $spelling }.
reason-only-drawn-tile-hidden = After a draw only the tile just drawn may be laid.
reason-no-clock = No clock runs now, so time cannot be called.

# Above the lines of a review.

review-head = What { $who } would have done in your place; * marks where it is something else:
