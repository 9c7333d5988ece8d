# `bendo bench`: how fast the engines are.

bench-title = Rounds for two at random; medians in this process
bench-sheet = Sheet
bench-engine = Engine
bench-actions = Actions a second
bench-rounds = Rounds a second
bench-times-game = Times game
bench-measuring = Measuring
bench-no-kernel = The fast engine is not installed: pip install "bendo[fast]" brings it.

help-bench =
    bendo bench [--ms N] [--json]

    Plays rounds at random on both engines, and on those of the packages dominoes and open_spiel if they are installed,
    and tells how many actions and rounds each makes in a second. --ms is how long each plays at a time, in milliseconds.
    Machines differ and so does one machine from hour to hour: compare engines within one run.
