# The page in the browser.

page-title = Bendomino
page-welcome = Dominoes that bend: a tile has to match, and it has to fit.
page-picture = A line of curved tiles with both its ends marked

# Every screen.

page-name = bendo
page-home = To the first screen
page-back = Back
page-close = Close
page-settings = Settings
page-nowhere = There is nothing here
page-nowhere-more = This address leads nowhere.

# The table.

page-table-title = { $sheet } on bendo
page-table-round = Round { $round }, to { $target } points
page-more = More about this table
page-connecting = Coming to the table …
page-lost = The server does not answer. Trying again …
page-no-table = There is no such table
page-no-table-more = The address may be incomplete, or the table was erased.
page-stranger = This browser is not known here any more
page-stranger-more = What was kept of it has been erased. You can begin anew.
page-stranger-anew = Begin anew
page-board = { $count ->
    [0] The table is empty
    [one] The line: 1 tile
   *[other] The line: { $count } tiles
}
page-line = The line from end to end
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = Show the whole line
page-seat-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-seat-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
page-seat-thinking = thinking …
page-seat-gone = not here

# The hand, and what can be done.

page-hand = Your hand
page-hand-tile = { $new ->
    [yes] { $tile }, just drawn
   *[no] { $tile }
}
page-hand-tile-ways = { $count ->
    [0] { $new ->
        [yes] { $tile }, just drawn, does not fit
       *[no] { $tile }, does not fit
    }
    [one] { $new ->
        [yes] { $tile }, just drawn, fits in one way
       *[no] { $tile }, fits in one way
    }
   *[other] { $new ->
        [yes] { $tile }, just drawn, fits in { $count } ways
       *[no] { $tile }, fits in { $count } ways
    }
}
page-choose-way = { $tile } fits in more ways than one: choose where.
page-ways = Ways to lay it
page-actions = What you can do
page-draw = Draw
page-pass = Pass
page-undo = Take back
page-hint = Hint
page-hint-asking = Ben is looking …
page-typed = { $text }: press Enter
page-typed-unknown = { $text } can’t be laid now.

# Beside the table.

page-log = What happened
page-log-empty = Nothing yet.
page-unseen = Still unseen
page-unseen-more = The tiles you have not seen: in the other hands or the boneyard.
page-unseen-seen = { $tile }, seen
page-unseen-hidden = { $tile }, not seen
page-unseen-cannot = { $tile }, not with { $who }
page-unseen-bends = By number: tiles unseen, and how many of them bend left and right.
page-unseen-number = Number
page-unseen-count = Unseen
page-unseen-left = Left
page-unseen-right = Right
page-scores = Points

# What is told at a table beside what the terminal tells: by src/telling. $who somebody, $you whether that is the
# reader; $seat page-seat; $player a player of the program; $lacks what is proved to be missing.

page-seat = Seat { $number }
page-watcher = Somebody who watches
page-known-more = more

page-told-automatic = That was all you could do, so the table did it for you.
page-told-passed-lacks = { $who } passed: { $lacks }.
page-told-drew-passed-lacks = { $who } drew { $drew } and passed: { $lacks }.
page-told-leads = { $you ->
    [yes] You lead.
   *[no] { $who } leads.
}
page-told-sat = { $you ->
    [yes] You sat down.
   *[no] { $who } sat down.
}
page-told-renamed = Somebody is now called { $name }.
page-told-stood-up = { $seat } is free again.
page-told-time-up = { $you ->
    [yes] Your time ran out, and { $player } finishes this turn.
   *[no] Time ran out for { $who }, and { $player } finishes this turn.
}
page-told-undo-asked = { $you ->
    [yes] You asked to take your last turn back.
   *[no] { $who } asked to take the last turn back.
}
page-told-undo-agreed = { $you ->
    [yes] You agreed.
   *[no] { $who } agreed.
}
page-told-undo-refused = { $you ->
    [yes] You would rather not.
   *[no] { $who } would rather not.
}
page-told-undone = { $you ->
    [yes] You took your last turn back.
   *[no] { $who } took the last turn back.
}
page-told-went-on = { $you ->
    [yes] You are ready for the next round.
   *[no] { $several ->
        [yes] { $who } are ready for the next round.
       *[no] { $who } is ready for the next round.
    }
}
page-told-rematch-asked = { $you ->
    [yes] You would like to play again.
   *[no] { $who } would like to play again.
}
page-told-resign-asked = { $you ->
    [yes] You would give the match up, if your partner agrees.
   *[no] { $who } would give the match up, if the partner agrees.
}
page-told-resigned = { $you ->
    [yes] You gave the match up.
   *[no] { $who } gave the match up.
}
page-told-back = { $you ->
    [yes] You are back.
   *[no] { $several ->
        [yes] { $who } are back.
       *[no] { $who } is back.
    }
}
page-told-gone = { $you ->
    [yes] You are gone.
   *[no] { $several ->
        [yes] { $who } are gone.
       *[no] { $who } is gone.
    }
}
page-told-waited = { $you ->
    [yes] You go on waiting for { $gone }.
   *[no] { $several ->
        [yes] { $who } go on waiting for { $gone }.
       *[no] { $who } goes on waiting for { $gone }.
    }
}
page-told-handed-over = { $you ->
    [yes] { $player } plays for you now.
   *[no] { $player } plays for { $who } now.
}
page-told-handed-over-by = { $you ->
    [yes] You let { $player } play in the place of { $whom }.
   *[no] { $who } let { $player } play in the place of { $whom }.
}
page-told-taken-back = { $you ->
    [yes] You play again yourself.
   *[no] { $who } plays again.
}
page-told-ended = { $you ->
    [yes] You ended the match.
   *[no] { $who } ended the match.
}
page-told-reacted = { $who }: { $reaction }

page-reaction-hello = Hello.
page-reaction-well-played = Well played.
page-reaction-thanks = Thank you.
page-reaction-oops = Oops.
page-reaction-thinking = Let me think.

# What a seat did in its last turn, beside its name. $did one of these.

page-did-lead = led { $tile }
page-did-lay = laid { $tile } at { $end }
page-did-draw-lay = drew { $count }, laid { $tile } at { $end }
page-did-draw = drew { $count }
page-did-pass = passed
page-did-pass-lacks = passed: { $lacks }
page-did-draw-pass = drew { $count } and passed
page-did-draw-pass-lacks = drew { $count } and passed: { $lacks }
page-did-time = ran out of time
page-did-scored = { $did }, scoring { $points }

# How things stand now.

page-status-seats-open = { $count ->
    [one] { $seat } is still free.
   *[other] { $count } seats are still free.
}
page-status-all-here = Everybody is here: the match can begin.
page-status-round-over = The round is over. Go on when you are ready.
page-status-round-over-watched = The round is over.
page-status-onward-waits = Waiting for { $who } to go on.
page-status-rematch-asked = { $who } would like to play again.
page-status-rematch-waits = Waiting for { $who } to play again.
page-status-undo-asked = { $who } asks to take the last turn back. Do you agree?
page-status-undo-waits = You asked to take your last turn back. Waiting for { $who }.
page-status-waits = { $you ->
    [yes] It is your turn.
   *[no] Waiting for { $who }.
}
page-status-gone = { $you ->
    [yes] You are gone, and the others wait.
   *[no] { $who } is gone. The match waits.
}
page-status-thinking = { $who } is thinking.
page-status-thinking-for = { $you ->
    [yes] { $player } is thinking for you.
   *[no] { $player } is thinking for { $who }.
}
page-status-time-up = { $you ->
    [yes] Your time ran out: { $player } finishes this turn.
   *[no] Time ran out for { $who }: { $player } finishes this turn.
}
page-status-lead = Your turn: { $tile } must lead.
page-status-lead-any = Your turn: lead with any tile.
page-status-lay = Your turn: pick a tile.
page-status-lay-or-draw = Your turn: pick a tile, or draw one.
page-status-drawn-fits = You drew { $tile }, and it fits: lay it.
page-status-drawn-fits-or-pass = You drew { $tile }, and it fits: lay it, or pass.
page-status-draw = { $again ->
    [yes] Nothing fits yet: draw another tile.
   *[no] Nothing you hold fits: draw a tile.
}
page-status-declined = You drew { $tile }, which does not fit: pass.
page-status-pass = { $again ->
    [yes] Still nothing fits, and you may draw no more: pass.
   *[no] Nothing you hold fits, and you may not draw: pass.
}

page-match-resigned = { $team ->
    [yes] The match was given up: { $who } win.
   *[no] { $you ->
        [yes] The match was given up: you win.
       *[no] The match was given up: { $who } wins.
    }
}
page-match-resigned-all = The match was given up, and nobody has won.
page-match-ended = The match was ended early, and nobody has won.

# Why the server said no, by its code.

page-refused-already = That is so already.
page-refused-begun = The match has begun already.
page-refused-busy = { $player } is still thinking about the last question.
page-refused-code = That code is wrong, used already, or too old.
page-refused-handed-over = A player of the program plays this seat now.
page-refused-key = This link is not for that seat, or no longer good.
page-refused-language = The rules are not told in that language yet.
page-refused-name = A name has 1 to 20 letters, signs or spaces, and neither begins nor ends with a space.
page-refused-no-answer = { $player } has no answer this time.
page-refused-no-round = No round is going on now.
page-refused-no-seat = That is for those who have a seat at this table.
page-refused-no-secret = You are only watching here.
page-refused-no-such-person = That person has no seat here any more.
page-refused-no-such-place = There is nothing at this address.
page-refused-no-such-table = There is no such table.
page-refused-nobody = A table needs a person, or a free seat.
page-refused-nobody-gone = Everybody is here.
page-refused-not-begun = The match has not begun yet.
page-refused-not-between = The next round has begun already, or this one goes on.
page-refused-not-going-on = No match is going on now.
page-refused-not-over = That has to wait until the match is over.
page-refused-not-ready = First say that you are ready.
page-refused-not-your-turn = It is not your turn now.
page-refused-not-yours = That is for somebody else to do.
page-refused-number-is-secret = Among people the game number stays secret until the end.
page-refused-offline = The server does not answer now.
page-refused-player = There is no such player.
page-refused-record = The match cannot go on from this record.
page-refused-resigned = This seat was given up for good.
page-refused-round-going-on = That has to wait until the round is over.
page-refused-seat-open = { $seat } is still free.
page-refused-seat-taken = { $seat } is taken.
page-refused-silent = Partners play without a word, so there are no reactions here.
page-refused-stale = Something has changed meanwhile: have a look, and choose again.
page-refused-time-up = Your time ran out: { $player } finishes this turn.
page-refused-too-fast = That was too fast. Wait a moment, and try again.
page-refused-too-large = That is too long.
page-refused-too-many = Too much was asked from here. Wait a while, and try again.
page-refused-too-soon = Wait a moment, and try again.
page-refused-too-soon-until = { $count ->
    [one] Wait 1 second more, and try again.
   *[other] Wait { $count } seconds more, and try again.
}
page-refused-unavailable = That could not be kept just now, and nothing has changed. Try again in a moment.
page-refused-undo-asked = Somebody asks to take a turn back already.
page-refused-undo-not-asked = Nobody asks to take a turn back any more.
page-refused-unknown-secret = This browser is not known here any more.
page-refused-slip = That went wrong, and it was not your doing. ({ $code })

# With friends: before the start, who is gone, what is asked of others, several people at one device, the clock.
# $who somebody, $you whether that is the reader; $player a player of the program.

page-lobby-you = { $name } (you)
page-lobby-here = { $name }, at this device
page-lobby-gone = { $name }, gone just now
page-lobby-free = Still free
page-lobby-team = Team { $number }
page-lobby-start = Start
page-lobby-start-waits = The match can begin when every seat is taken.
page-lobby-stand-up = Stand up
page-lobby-rules = How { $sheet } is played
page-lobby-watch = Others can watch: a link without a seat
page-lobby-deal = The deal is fixed already
page-lobby-seal = Its seal is { $seal }. At the end of the match it can be checked that nobody changed the deal.
page-invite = Invite somebody
page-invite-to = Invite somebody to { $seat }
page-invite-link = Link to { $seat }
page-invite-link-watch = Link to watch
page-invite-copy = Copy link
page-invite-copied = Copied
page-invite-share = Share
page-invite-share-text = Come and play { $sheet } with me.
page-invite-code = QR code of the link to { $seat }
page-invite-scan = Whoever opens this link, or points a camera at the code, can sit down.
page-sit-invited = You are invited
page-sit-more = A seat at this table is kept for you.
page-sit-name = Your name
page-sit-down = Sit down
page-sit-taken = The seat of this link is taken by now. You can watch.
page-sit-already = You have a seat here. This link is for somebody else.
page-watching = You are watching.
page-watching-taken = The seat of this link is taken by now, so you are watching.
page-asked = What waits for a word
page-asked-undo = { $who } would like to take the last turn back.
page-asked-undo-agree = Agree
page-asked-undo-refuse = Rather not
page-asked-gone = { $several ->
    [yes] { $who } are gone. After a minute you can decide how to go on.
   *[no] { $who } is gone. After a minute you can decide how to go on.
}
page-asked-gone-long = { $several ->
    [yes] { $who } are gone. How shall the match go on?
   *[no] { $who } is gone. How shall the match go on?
}
page-asked-gone-wait = Wait
page-asked-gone-player = Let { $player } play
page-asked-gone-end = End the match
page-asked-gone-end-sure = Then nobody has won. End the match?
page-asked-handed = { $you ->
    [yes] { $player } plays for you.
   *[no] { $player } plays for { $who }.
}
page-asked-take-back = Take the seat back
page-asked-resign = { $who } would give the match up. If you agree, the others win; if you play on, the match goes on.
page-asked-resign-agree = Give up too
page-asked-resign-waits = You would give the match up. Your partner has yet to agree; if you play on, the match goes on.
page-leaving = Your seat
page-leaving-of = Seat of { $who }
page-leaving-undo = Ask to take back
page-leaving-undo-more = Your last turn is undone if all others agree and no hidden tile has been seen since.
page-leaving-undo-alone = Take back
page-leaving-undo-alone-more = The last turn here is undone, if no hidden tile has been seen since.
page-leaving-hand-over = Let { $player } play
page-leaving-hand-over-more = { $player } plays with your tiles until you take the seat back.
page-leaving-resign = Give up
page-leaving-resign-sure = Give the match up?
page-leaving-resign-two = { $who } would win the match.
page-leaving-resign-team = The other team would win the match.
page-leaving-resign-partner = The other team wins the match if your partner agrees.
page-leaving-resign-more = { $player } would play your tiles for good, and the match goes on for the others.
page-leaving-resign-waits = Your partner has yet to agree to give up.
page-leaving-resigned = { $you ->
    [yes] You gave up. { $player } plays for you.
   *[no] { $who } gave up. { $player } plays on.
}
page-sure-no = Not now
page-curtain-more = Press when nobody else can see.
page-curtain-ready = Show my tiles
page-reactions = Say something
page-clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

# The first screen.

page-start-play = Play Bendomino
page-start-ben = Dominoes against Ben
page-start-more = More ways to play
page-start-dealing = Dealing …
page-start-coming = The rules are coming …
page-start-again = Try again
page-start-curved = Curved tiles
page-start-straight = Straight tiles
page-start-about = About these rules
page-start-players = For { $players } players
page-start-minutes = { $count ->
    [one] A match against Ben takes about 1 minute
   *[other] A match against Ben takes about { $count } minutes
}
page-start-ruled = Our ruling, since the sources do not say: { $field }
page-start-rules = Read these rules
page-start-seats = Players
page-start-seat-partner = Seat { $number }, your partner
page-start-seat-opponent = Seat { $number }, the other team
page-start-sitter-me = You
page-start-sitter-ben = Ben
page-start-sitter-ben-easy = Ben, easy
page-start-sitter-friend = A friend here
page-start-sitter-link = A friend by link
page-start-your-name = Your name
page-start-friend-name = The name of your friend
page-start-friend = Friend
page-start-here = Hand the device on after each turn: tiles are shown only to whoever is ready.
page-start-link = At the table you find a link to send to your friend.
page-start-target = Points to win
page-start-hand = Tiles in each hand
page-start-hand-each = { $usual ->
    [yes] { $count }, as usual
   *[no] { $count }
}
page-start-children = For young children
page-start-children-about = Pictures in place of numbers, a match to { $points } points, and an easy Ben.
page-start-finer = A clock, or a certain deal
page-start-finer-curved = A clock, a certain deal, or a set of your own
page-start-seconds = Time for a turn
page-start-seconds-about = When it is up, Ben finishes the turn for you.
page-start-seconds-each = { $count ->
    [0] No clock
   *[other] { $count } seconds
}
page-start-number = Game number
page-start-number-about = Whoever plays with the same number is dealt the same tiles.
page-start-number-wrong = Letters from a to z, figures and hyphens only.
page-start-bends = Which way the tiles bend
page-start-bends-balanced = Balanced
page-start-bends-uniform = Uniform
page-start-bends-mirrored = Mirrored
page-start-bends-own = My own set
page-start-bends-about-balanced = Of each number 3 tiles bend left and 3 bend right.
page-start-bends-about-uniform = Every tile bends right when you come from its lower number.
page-start-bends-about-mirrored = Every tile bends left when you come from its lower number.
page-start-own-about = Make these tiles look like those of your set: a tap lets a tile bend the other way.
page-start-own-tile = { $right ->
    [yes] { $tile } bends right from { $low }
   *[no] { $tile } bends left from { $low }
}
page-start-begin = Play
page-start-open = Open the table
page-start-unreadable = Such a game can’t be dealt. Try fewer tiles in each hand.
page-start-record = Go on with a game record from a file
page-start-record-wrong = No match can be gone on with from this file. It should be a game record, whose name ends in .bdo.
page-start-record-large = This file is too large to be a game record.

# Saved matches.

page-saved = Your matches
page-saved-more = Show more
page-saved-coming = Looking …
page-saved-gone = A match that can’t be shown now
page-saved-replay = Replay

# The foot of the first screen.

page-foot = More about bendo
page-foot-rules = Rules
page-foot-tips = Tips
page-foot-questions = Questions
page-foot-independent = bendo is independent of the publisher of Bendomino, whose name it is.
page-foot-version = Version { $version }

# You, and the settings.

page-you = You
page-you-name = Your name
page-you-name-about = Others see it at tables where you sit with friends.
page-you-theme = Colours
page-you-theme-auto = As the device
page-you-theme-baize = Baize
page-you-theme-night = Night
page-you-theme-high-contrast = High contrast
page-you-faces = Tiles show
page-you-faces-pips = Pips
page-you-faces-numerals = Figures
page-you-faces-pictures = Pictures
page-you-language = Language
page-you-language-auto = As the browser
page-you-playing = Playing
page-you-confirm = Ask before laying
page-you-confirm-about = A tile that fits in one way only waits for a second tap.
page-you-automatic = Draw and pass by itself
page-you-automatic-about = Where nothing else can be done.
page-you-keys = Single keys
page-you-keys-about = Letters and figures are shortcuts at the table.
page-you-sound = Sound
page-you-sound-about = A soft click when a tile is laid.
page-you-thinking = Helps for thinking
page-you-hints = Hints
page-you-hints-about = You can ask what Ben would do.
page-you-unseen = Unseen tiles
page-you-unseen-about = All tiles that you have not seen yet.
page-you-bends = Bends still out
page-you-bends-about = How many unseen tiles bend left and right, by number.
page-you-statistics = Statistics
page-you-no-statistics = There is nothing yet: play a match to its end.
page-you-level-people = Other people
page-you-level-mixed = Several players
page-you-against = { $sheet }, against { $who }
page-you-counts = { $matches ->
    [one] 1 match, { $rounds ->
        [one] 1 round, { $blocked } of them blocked
       *[other] { $rounds } rounds, { $blocked } of them blocked
    }
   *[other] { $matches } matches, { $rounds } rounds, { $blocked } of them blocked
}
page-you-row-matches = Matches won
page-you-row-rounds = Rounds won
page-you-row-points = Points
page-you-row-drawn = Tiles drawn
page-you-row-fitted = Of these fitted at once
page-you-row-expected = Chance expects
page-you-draws = Drawn tiles that fit: you { $fitted } of { $draws }, chance expects { $expected }.
page-you-draws-others = { $who }: { $fitted } of { $draws }, chance expects { $expected }.
page-you-chance = What chance expects is worked out before each draw: of the tiles in the boneyard, how many would fit. Nobody’s luck can be steered, so in the long run the two numbers come close; after { $draws } draws a difference of { $usual } is nothing unusual.
page-you-device = Another device
page-you-device-about = Go on as the same person on another device, with your matches and settings.
page-you-code = Code
page-you-code-give = Show a code
page-you-code-until = Enter it on the other device, under “You”, before { $time }.
page-you-code-enter = Code from another device
page-you-code-about = This browser then becomes that person. Matches that were begun here stay with who you were.
page-you-code-take = Go on as that person
page-you-code-wrong = This code is not known, or it is no longer good. Ask the other device for a new one.
page-you-code-done = Welcome back: this browser now knows you.
page-you-kept = What is kept of you
page-you-kept-about = Your name, settings, matches and statistics; no address, no password.
page-you-export = Download all of it
page-you-erase = Erase everything
page-you-erase-sure = This erases you everywhere, with all your matches and statistics, and can’t be taken back.
page-you-erase-yes = Erase
page-you-erase-no = Keep it
page-you-erased = Everything has been erased.
page-you-nobody = Nothing is kept of you yet.

# After a round and after a match, and what Ben would have done. $who a seat, or the two of a team.

page-round-blocked = Blocked
page-round-blocked-more = Nobody can lay a tile, and none may be drawn.
page-round-scored = { $team ->
    [yes] { $who } scored { $points }.
   *[no] { $you ->
        [yes] You scored { $points }.
       *[no] { $who } scored { $points }.
    }
}
page-round-scored-several = Points of this round: { $scores }
page-round-hands = All hands
page-round-no-tiles = no tiles
page-round-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
page-round-target = First to { $target }
page-round-next = Next round
page-match-again = Another match
page-match-same = Play this deal again
page-match-last = The last round
page-match-rounds = Points by round
page-match-chart = A chart of the points after each round; the table below tells the same
page-match-chart-side = { $who } { $points }
page-match-keep = Keep it, or check the deals
page-match-copy = Copy the record
page-match-copied = The record is copied.
page-match-record = Save the record (.bdo)
page-match-svg = Save the picture (SVG)
page-match-png = Save the picture (PNG)
page-match-not-kept = This browser cannot do that.
page-match-check = Check the deals
page-proof-holds = { $here ->
    [yes] { $count ->
        [one] Proved: number and salt make the seal that was told before the first deal, as this browser has worked out itself, and the round follows from the number, as the server has worked out.
       *[other] Proved: number and salt make the seal that was told before the first deal, as this browser has worked out itself, and all { $count } rounds follow from the number, as the server has worked out.
    }
   *[no] { $count ->
        [one] Proved by the server: number and salt make the seal that was told before the first deal, and the round follows from the number.
       *[other] Proved by the server: number and salt make the seal that was told before the first deal, and all { $count } rounds follow from the number.
    }
}
page-proof-seal = Not proved: number and salt do not make the seal that was told before the first deal.
page-proof-deal = Not proved: round { $round } does not follow from the number.
page-proof-number = Number
page-proof-salt = Salt
page-proof-commit = Seal
page-review = What would Ben have done?
page-review-whose = Whose turns
page-review-asking = Ben is looking through the round.
page-review-step = Decision { $number } of { $count }
page-review-hand = The hand then
page-review-show-his = Show Ben's tile there
page-review-show-laid = Show the tile that was laid
page-review-signs = The lit tile was laid; the dashed one is Ben's.

# A match watched again.

page-replay = Watch it again
page-replay-title = A match of { $sheet } once more, on bendo
page-replay-coming = Fetching the match.
page-replay-not-over = This match goes on. When it is over, it can be watched again here.
page-replay-table = To the table
page-replay-round = Round
page-replay-round-of = Round { $round } of { $count }
page-replay-step = Step of the round
page-replay-play = Play
page-replay-stop = Stop
page-replay-boneyard = { $count ->
    [0] The boneyard is empty.
    [one] 1 tile in the boneyard.
   *[other] { $count } tiles in the boneyard.
}
page-step-first = To the deal
page-step-back = One step back
page-step-on = One step on
page-step-last = To the end of the round

# Without a network.

page-offline = There is no network. To play, it takes the server; rules that you have read before can be read all the same.
