# Pictures of the table, and walking through a record.

# For readers who do not see the picture. $ends: a sentence for each end.

picture-title = A table of { $sheet }
picture-described = { $count ->
    [0] Nothing lies on the table yet.
    [one] 1 tile lies on the table. { $ends }
   *[other] { $count } tiles lie on the table. { $ends }
}
picture-last = The last tile laid was { $tile }.

# What can't be drawn. $value: what was asked for.

picture-palette = There is no palette "{ $value }": choose one of { $expected }.
picture-faces = There are no faces "{ $value }": choose one of { $expected }.
picture-numbers = There are pictures for 0 to { $highest } only, and this set goes up to { $value }: choose pips or numerals.
picture-alone = { $name } is for a picture: add { $expected }.
picture-needs = For { $name } an extra part of bendo must be installed: write pip install "bendo[{ $extra }]".
picture-unwritable = "{ $value }" cannot be written.
picture-no-folder = There is no folder for "{ $value }".
picture-not-folder = "{ $value }" is no folder.

# A record, step by step. $who: a seat.

replay-no-json = --json cannot be asked for together with { $name }.
replay-step = Step { $number } of { $count }
replay-step-deal = Round { $round } is dealt.
replay-step-deal-who = Round { $round } is dealt; { $who } begins.
replay-step-undone = The last action is taken back.
replay-step-undone-later = (taken back later)
replay-step-handover = From here on { $name } plays for { $who }.
replay-step-comment = Comment: { $text }
replay-step-next = Press Enter for the next step, or q to stop:
replay-empty = "{ $file }" tells of no round.
replay-wrote = { $count ->
    [one] 1 picture written.
   *[other] { $count } pictures written.
}
