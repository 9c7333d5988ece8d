# The terminal game.
# Facts: $who a seat, or the seats of a team, and $you whether that is the reader; $tile and $tiles as 6-4; $end a to h.

play-you = You
play-person = Player
play-player-heaviest = Heaviest
play-player-random = Random
play-player-ben = Ben
play-player-ben-classic = Ben
play-player-ben-easy = Ben (easy)
play-player-tuned = Tuned
play-and = { $first } and { $last }
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
play-round = Round { $round }
play-dealt-again = { $count ->
    [one] The tiles were dealt again once, since nobody held a double.
   *[other] The tiles were dealt again { $count } times, since nobody held a double.
}
play-begins = { $double ->
    [yes] { $you ->
        [yes] You hold the highest double, so you lead.
       *[no] { $who } holds the highest double and leads.
    }
   *[no] { $you ->
        [yes] Nobody holds a double, and you hold the heaviest tile, so you lead.
       *[no] Nobody holds a double; { $who } holds the heaviest tile and leads.
    }
}
play-begins-any = { $you ->
    [yes] You lead, with any tile you like.
   *[no] { $who } leads.
}
play-begins-first = { $you ->
    [yes] You have the first turn.
   *[no] { $who } has the first turn.
}

# Several people at one terminal.

play-ready = { $who }, it is your turn.
play-ready-first = Press Enter when nobody else can see the screen.
play-prompt-ready = Press Enter when nobody else can see the screen:
play-prompt-round = Press Enter for the next round, or type review:
play-prompt = Your turn:
play-round-first = The round is over. Press Enter for the next, or type review, score, log, board, rules or quit.

# What can be done.

play-do-lead = lead { $tile }
play-do-lay = { $tile } at { $end }
play-do-draw = draw a tile
play-do-draw-instead = draw a tile, then lay that one or pass
play-do-pass = pass
play-do-fives = scoring { $points }
play-way-left = bending left
play-way-right = bending right
play-way-outward = opening outward
play-way-inward = opening inward
play-way-ring = closing a ring with { $end }

# What was done. $how begins with a comma or is empty; $drew names tiles, or counts them.

play-told-led = { $who } led { $tile }.
play-told-laid = { $who } laid { $tile } at { $end }{ $how }.
play-told-drew-laid = { $who } drew { $drew } and laid { $tile } at { $end }{ $how }.
play-told-passed = { $who } passed.
play-told-drew-passed = { $who } drew { $drew } and passed.
play-told-drew = { $who } drew { $drew }.
play-told-time = { $who } ran out of time and drew { $penalty } as a penalty.
play-told-time-hidden = { $who } ran out of time and drew a penalty tile.
play-told-time-nothing = { $who } ran out of time; no tile is left to draw.
play-told-showed = { $count ->
    [one] { $tiles } could not be laid and was shown.
   *[other] { $tiles } could not be laid and were shown.
}
play-told-scored = That scored { $points }.

# The table.

play-board-empty = Nothing lies on the table yet.
play-boneyard = Boneyard
play-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
play-points = { $one ->
    [yes] 1 point
   *[no] { $points } points
}
play-partner = your partner
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

play-known = { $who } has { $what }.
play-known-nothing = Nothing is known of the hand of { $who }.
play-known-holds = { $tile } (shown)
play-known-more = more (type known)
play-known-short = has { $what }
play-known-older = { $what } in { $count } of { $all } tiles
play-lacks-number = no { $number }
play-lacks-left = no left-bending { $number }
play-lacks-right = no right-bending { $number }
play-lacks-tile = no { $tile }
play-unseen = { $count ->
    [one] You have not seen 1 tile: { $tiles }.
   *[other] You have not seen { $count } tiles: { $tiles }.
}

# The ends.

play-end-shows = { $end } shows { $number }
play-end-ring = { $count ->
    [one] 1 end has met another in a ring and is gone.
   *[other] { $count } ends have met in a ring and are gone.
}
play-end-sum = The ends add up to { $sum }.

# What cannot be done. For tiles the reasons of reasons.ftl are said where there is one end to speak of.

play-several-ways = { $tile } fits in { $count } ways: type { $ways }.
play-no-match = { $tile } matches no end: { $ends }.
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
play-undo-nothing = There is nothing of yours to take back in this round.
play-undo-shown = This can no longer be taken back: a hidden tile has been shown since.
play-undo-over = The round is over and all hands have been shown, so nothing can be taken back.
play-log-empty = Nothing has been laid or drawn in this round yet.

# The end of a round.

play-domino = Domino!
play-out = { $you ->
    [yes] You have no tile left: you are out.
   *[no] { $who } has no tile left and is out.
}
play-blocked = Blocked: nobody can lay a tile, and none may be drawn.
play-hands = All hands, with their pips:
play-fives = Points by fives in this round: { $scores }.
play-most-fives = { $you ->
    [yes] You have most points by fives and win the round.
   *[no] { $who } has most points by fives and wins the round.
}
play-most-fives-out = { $you ->
    [yes] Most points by fives are equal; you are out, so you win the round.
   *[no] Most points by fives are equal; { $who } is out and wins the round.
}
play-most-fives-pips = { $you ->
    [yes] Most points by fives are equal; you have fewer pips, so you win the round.
   *[no] Most points by fives are equal; { $who } has fewer pips and wins the round.
}
play-most-fives-leader = { $you ->
    [yes] Most points by fives are equal and so are the pips; you come first from the leader, so you win the round.
   *[no] Most points by fives are equal and so are the pips; { $who } comes first from the leader and wins the round.
}
play-fewest = { $you ->
    [yes] You have the fewest pips, { $pips }, and win the round.
   *[no] { $who } has the fewest pips, { $pips }, and wins the round.
}
play-fewest-both = { $who } have the fewest pips, { $pips } each, and win the round.
play-tied = { $who } have equally few pips, { $pips }.
play-lot = { $who } { $tile }
play-lots = { $you ->
    [yes] You drew lots: { $lots }. The most pips win, so you win the round.
   *[no] Lots were drawn: { $lots }. The most pips win, so { $who } wins the round.
}
play-won = { $who } scored { $points } = { $sum }.
play-won-nothing = { $who } scored 0: the others hold no pips.
play-won-difference = { $who } scored { $points } = { $sum }, the pips that the others have more.
play-nobody = Nobody scores.
play-shared = { $points } = { $sum } is shared by { $count }: { $each } each.
play-round-total = In all this round brought: { $scores }.
play-side-points = { $who }: { $points }
play-standing = The match stands at { $scores }. The first to { $target } wins.
play-standing-end = The match ends at { $scores }.

# The end of the match.

# $team: whether $who are a team; $rounds: play-rounds.
play-match-won = { $team ->
    [yes] { $who } win the match after { $rounds }.
   *[no] { $you ->
        [yes] You win the match after { $rounds }.
       *[no] { $who } wins the match after { $rounds }.
    }
}
play-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
play-rounds-head = Round
play-rounds-how = Ending
play-rounds-out = out
play-rounds-blocked = blocked
play-rounds-total = Total

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
