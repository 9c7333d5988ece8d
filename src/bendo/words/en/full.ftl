# The terminal game on the whole screen: `bendo play --full`.

# What a command line is told.

full-no-terminal = --full needs a terminal to show and to read: play without it through a pipe.
full-record-alone = --record shows a record on the whole screen: write --full --record { $file }.

# Titles of panes.

full-title = { $title }, round { $round }, to { $target } points
full-pane-table = Table
full-pane-ghost = Not laid yet: { $what }
full-pane-round = End of the round
full-pane-match = End of the match
full-pane-hand = { $count ->
    [one] Your hand: 1 tile, { $pips } pips
   *[other] Your hand: { $count } tiles, { $pips } pips
}
full-pane-log = What happened
full-pane-score = Score
full-pane-ends = Ends
full-pane-known = What is known
full-pane-rules = Rules
full-pane-review = Your decisions
full-pane-help = Help
full-pane-offer = A match is waiting
full-pane-ready = The next player

# The seats: $tiles as play-tiles, $points as play-points.

full-seat = { $who }: { $tiles }, { $points }
full-boneyard = { $boneyard }: { $tiles }

# Keys with what they do: D draw.

full-key-left = Left
full-key-right = Right
full-key-up = Up
full-key-down = Down
full-key-home = Home
full-key-end = End
full-key-enter = Enter
full-key-esc = Esc
full-do-draw = draw
full-do-pass = pass
full-do-hint = hint
full-do-undo = undo
full-do-log = log
full-do-known = known
full-do-score = score
full-do-ends = ends
full-do-rules = rules
full-do-review = review
full-do-help = help
full-do-quit = quit
full-do-close = close
full-do-next = next round
full-do-ready = show my hand
full-do-table = table
full-do-result = result
full-do-new = another match
full-do-record = replay
full-do-yes = go on with it
full-do-no = a new match

# What to do now.

full-pick = Pick a tile: arrow keys, mouse, or the number of a choice.
full-lay = { $count ->
    [one] Enter lays it.
   *[other] Up and Down change the way, Enter lays it.
}
full-typed = Number { $typed }
full-forced-draw = { $again ->
    [yes] Nothing you hold fits yet. Enter draws another tile. Pick one to see why it does not fit.
   *[no] Nothing you hold fits. Enter draws a tile. Pick one to see why it does not fit.
}
full-forced-pass = Nothing you hold fits, and you may draw no more. Enter passes. Pick one to see why it does not fit.
full-forced-declined = You drew { $tile }, which does not fit, and after a draw no other tile may be laid. Enter passes.
full-time = { $seconds ->
    [one] 1 second { $bar }
   *[other] { $seconds } seconds { $bar }
}
full-no-record = No match has been finished yet, so there is none to replay.
full-this-match = This match

# Help.

full-help-tile = Left, Right|pick a tile of your hand; the table shows where it would lie
full-help-way = Up, Down|change the way in which it would lie
full-help-enter = Enter|lay it; where nothing fits, draw or pass
full-help-number = 1, 2, ...|pick the choice of that number, or type a tile: 64
full-help-escape = Esc|pick nothing; close what is open
full-help-draw = D or +|take a tile from the boneyard
full-help-pass = P or -|give your turn on
full-help-hint = H|hear what Ben would do in your place, and why
full-help-review = V|what Ben would have done in your place in this round
full-help-undo = U|take back your last decision and the replies to it
full-help-panes = L, K, S, E|what happened, what is known, the score, the ends
full-help-rules = R|the rules of this match in short
full-help-pan = PgUp, PgDn|move a table or a text that is larger than its place
full-help-record = O|replay the match that was finished last
full-help-theme = T|other colours
full-help-quit = Q|leave; the match is saved after every action
full-help-mouse = Mouse|click a tile, then the way to lay it; every word with a key beside it can be clicked
full-help-hand = In your hand [ ] stands around tiles that can be laid, > < around the one you have picked. In the table { $ghost } stands on a tile that is not laid yet.

# Replay of a record.

full-replay-title = { $file }: { $title }
full-replay-at = Round { $round } of { $rounds }, step { $step } of { $steps }
full-replay-hands = Hands
full-replay-hidden = { $count ->
    [one] 1 hidden tile
   *[other] { $count } hidden tiles
}
full-replay-first = start
full-replay-back = back
full-replay-on = on
full-replay-last = end
full-replay-round-back = round back
full-replay-round-on = round on
full-replay-leave = close
