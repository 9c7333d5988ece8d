# What `--help` prints.

help =
    bendo: Bendomino (curved dominoes) and draw dominoes

    bendo play       play a game in this terminal
    bendo rules      the rule sheets, each in words
    bendo deal       the tiles that a game number gives
    bendo show       a position as a picture
    bendo why        why an action is legal or not
    bendo hint       what Ben would do, and why
    bendo replay     check the record of a game
    bendo check      prove the deals of a game that was recorded
    bendo simulate   let players of the program play matches
    bendo arena      let them meet many times, and tell who is stronger
    bendo perft      count all ways in which a round can go on
    bendo bench      how fast the engines are
    bendo serve      let people play in their browsers

    bendo COMMAND --help tells more of one; bendo --version tells the version.

help-rules =
    bendo rules [SHEET[,field=value]...] [--json]

    Tells the rules of a sheet, with the changes named; without a sheet, which sheets and fields there are.

help-deal =
    bendo deal --number NUMBER [--rules RULES] [--players N] [--round R] [--json]

    Deals a round from a game number: the same number gives the same tiles everywhere. Rounds count from 0.
    Without --players, the fewest that the rules are for.

help-perft =
    bendo perft --number NUMBER --depth D [--rules RULES] [--players N] [--divide]
    bendo perft --position POSITION --depth D [--divide]

    Counts the sequences of 0, 1, ... D actions from a deal or a position, as JSON. --divide splits the last count by
    first action.

help-simulate =
    bendo simulate --number NUMBER --seats PLAYER,PLAYER[,...] [--rules RULES] [--players N] [--matches M] [--trace]

    Plays matches to their end and tells each in a line of JSON; --trace tells every deal, action and round besides.
    Where M is more than 1, match m is that of the game number NUMBER-m, counted from 0.

help-replay =
    bendo replay FILE [--json]
    bendo replay FILE --step
    bendo replay FILE [--svg DIR] [--gif FILE] [--palette PALETTE] [--faces FACES]

    Replays the record of a game and says where it first goes wrong, if it does; - reads standard input.
    --step shows it step by step: at a terminal Enter goes on and q stops, through a pipe all steps are printed.
    --svg writes a picture of each step into a folder, --gif all of them as one animation; for palettes and faces see
    bendo show --help. --gif needs an extra part: pip install "bendo[gif]".

help-why =
    bendo why --position POSITION ACTION [--json]

    Says whether the seat whose turn it is may do that, and if not why. Actions: 64a plays 6-4 at end a, 66bR a double
    that bends right, 66 leads; + draws, - passes.

help-hint =
    bendo hint --position POSITION [--player PLAYER] [--json]
    bendo hint FILE [--seat SEAT] --at N [--player PLAYER] [--json]
    bendo hint FILE [--seat SEAT] [--player PLAYER] [--json]

    Says what a player of the program would do, and why: ben, who is asked if nobody else is named, ben:easy, tuned,
    heaviest or random. It is told no more than the seat knows whose turn it is, even of a position that hides nothing.
    Of a record (- is standard input) N counts the actions before the moment, through all rounds and with those that
    were taken back, so 0 is before the first; it must then be the turn of SEAT. All that the record proves is known.
    Without --at every decision of SEAT is told with what the player would have done, and marked with * where that is
    something else; those taken back are left out. SEAT may be left out for the record of one seat.

help-show =
    bendo show --position POSITION [--ascii]
    bendo show --position POSITION --svg FILE [--palette PALETTE] [--faces FACES] [--hands]

    Shows a position as a picture, says what each end accepts, and what is known of the rest.
    --svg draws the table into a file, or for - to standard output, as the seat sees it whose turn it is; --hands adds
    the hands. Palettes: baize, night, high-contrast. Faces: pips, numerals, pictures (for double-six).
    --png FILE does the same as PNG and needs an extra part: pip install "bendo[png]".
