# What a player of the program would do in the reader's place, and why: one message for each motive of the players.
# $who: the seat that is spoken of, or the next opponent, and never the first word; $several whether there are more
# opponents than one, $all whether it is so of all of several. $end and $number are as they will be once the tile lies.

hint-would = In your place { $who } would { $action }.
hint-would-lay = In your place { $who } would lay { $action }.

# $who where the player who gives the hint is called the same.

hint-opponent = your opponent { $who }

# There is no choice.

hint-must-lead = By the rules { $tile } must lead this round.
hint-only-play = It is the only tile that you can lay.
hint-only-drawn = Of your tiles you may lay the one that you have just drawn, and no other.
hint-cannot-lay = { $drawn ->
    [0] You hold no tile that can be laid.
   *[other] You still hold no tile that can be laid.
}
hint-no-more-draws = You can lay no tile now, and you may draw no more in this turn.
hint-no-tiles = You can lay no tile now, and there is none that you may draw.

# Chance.

hint-by-chance = It is picked by chance.
hint-equal = Every other play looks just as good, so this one is picked by chance.
hint-best-in-all = Nothing stands out here, but all things weighed no other play looks better.

# Why this play and no other.

hint-goes-out = It is your last tile, and with it you are out.
hint-heaviest = { $pips ->
    [one] It takes 1 pip out of your hand, and no heavier tile can be laid now.
   *[other] It takes { $pips } pips out of your hand, and no heavier tile can be laid now.
}
hint-heavy = { $pips ->
    [one] It takes 1 pip out of your hand.
   *[other] It takes { $pips } pips out of your hand.
}
hint-double = { $curved ->
    [yes] It is a double, which matches one number only.
   *[no] It is a double, which is harder to lay later, since it matches one number only.
}
hint-follow = { $count ->
    [one] You keep 1 tile that fits the ends it leaves.
   *[other] You keep { $count } tiles that fit the ends it leaves.
}
hint-variety = { $curved ->
    [yes] The tiles that you keep are varied: they cover { $count } numbers with their bends.
   *[no] The tiles that you keep are varied: they cover { $count } numbers.
}
hint-not-stuck = You keep a tile that fits the ends it leaves, so you are not stuck.
hint-scores = Its { $points } points count at once, whoever wins the round.

# What it does to the others.

hint-dead-end = It leaves end { $end } dead: nobody can lay anything there any more.
hint-all-seen = It leaves { $number } at end { $end }, where nobody else can go on: every { $number } lies on the table or is in your hand.
hint-lacks = It leaves { $number } at end { $end }, and { $all ->
    [yes] your opponents are
   *[no] { $who } is
} known to hold no { $number }.

# $bend: L or R if a tile can bend no other way there.
hint-lacks-bend = It leaves { $number } at end { $end }{ $bend ->
    [L] , where a tile must bend left
    [R] , where a tile must bend right
   *[none] {""}
}, and { $all ->
    [yes] your opponents are
   *[no] { $who } is
} known to hold no tile that fits there.
hint-stops-all = { $several ->
    [yes] After it your opponents are known to hold no tile that fits.
   *[no] After it { $who } is known to hold no tile that fits.
}
hint-stops = { $several ->
    [yes] The chance that an opponent holds no tile that fits after it is about { $percent } in 100, more than after other plays, on average.
   *[no] The chance that { $who } holds no tile that fits after it is about { $percent } in 100, more than after other plays, on average.
}
hint-lighter = If the round ends blocked, your hand is likely to be lighter than { $several ->
    [yes] those of your opponents
   *[no] that of { $who }
}, by about { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}.
hint-keeps-going = It blocks less than other plays would, on average, and that is well: your hand is likely to be heavier than { $several ->
    [yes] those of your opponents
   *[no] that of { $who }
}, by about { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}.
hint-settles = Nobody can lay anything after it, and your hand is likely to be lighter than { $several ->
    [yes] those of your opponents
   *[no] that of { $who }
}, by about { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}.
hint-few-left = { $count ->
    [0] Of the tiles that you have not seen none fits after it.
    [one] Of the tiles that you have not seen 1 fits after it, fewer than after other plays, on average.
   *[other] Of the tiles that you have not seen { $count } fit after it, fewer than after other plays, on average.
}
hint-guards = It gives { $who } less to score than other plays would, on average.
hint-partner = Your partner is likelier to be able to go on after it than after other plays, on average.

# What was done, beside what a player of the program would have done. $done and $action as play-do.

review-same = You: { $done }, as { $who } would have done.
review-other = You: { $done }. In your place { $who }: { $action }.
review-sum = { $all ->
    [yes] { $count ->
        [one] In your place { $who } would have done the same.
       *[other] In your place { $who } would have done the same each time.
    }
   *[no] { $count ->
        [one] In your place { $who } would have done something else.
       *[other] In your place { $who } would have done the same in { $same } of { $count }.
    }
}
review-nothing = There was nothing to choose yet.
