"""Arguments that can't be: one line that names the value and what would be right, status 2, and nothing else."""

import pytest

import bendo
from bendo.cli.app import COMMANDS, EXAMPLES, build
from tests.cli.command import POSITION, done, refused

DEAL = ("deal", "--number", "1")
SIMULATE = ("simulate", "--number", "1")
PERFT = ("perft", "--number", "1")


def position(was: str, instead: str) -> tuple[str, ...]:
    """Arguments that ask about a position with something wrong in it."""
    assert was in POSITION
    return ("why", "+", "--position", POSITION.replace(was, instead))


BAD = [
    # commands and options
    (("zap",), 'There is no command "zap": choose one of play, rules, deal, '),
    (("",), 'There is no command "": '),
    (("--json",), 'There is no command "--json": '),
    (("-",), 'There is no command "-": '),
    (("deal",), "--number is missing: write --number 2007."),
    (("deal", "--number"), "--number needs a value: write --number 2007."),
    (("deal", "--number", "--json"), "--number needs a value: write --number 2007."),
    (("deal", "--number", "1", "--number", "2"), "--number is given more than once: give it once."),
    ((*DEAL, "--jsn"), "There is no option --jsn here: the options are --json, --number, --players, --round, --rules."),
    ((*DEAL, "-x"), "There is no option -x here: "),
    ((*DEAL, "--no-json"), "There is no option --no-json here: "),
    ((*DEAL, "extra"), '"extra" is one argument too many.'),
    ((*DEAL, "--", "more"), '"more" is one argument too many.'),
    ((*DEAL, "--json=perhaps"), '--json takes no value, but was given "perhaps".'),
    (("why", "--position", POSITION), "ACTION is missing: write 64a."),
    (("why", "+"), '--position is missing: write --position "...".'),
    (("why", "+", "-", "--position", POSITION), "There is no option - here: "),
    (("replay",), "FILE is missing: write match.bdo."),
    (("show",), '--position is missing: write --position "...".'),
    (("show", "--jpeg", "x.jpeg", "--position", POSITION), "There is no option --jpeg here: "),
    (("simulate", "--number", "1"), "--seats is missing: write --seats ben,ben:easy."),
    (("perft", "--number", "1"), "--depth is missing: write --depth 4."),
    (("perft", "--depth", "1"), "--number is missing: write --number 2007."),
    # numbers
    ((*DEAL, "--round", "-1"), '--round cannot be "-1": it is a whole number from 0 to 1000000.'),
    ((*DEAL, "--round", "1000001"), '--round cannot be "1000001": '),
    ((*DEAL, "--round", "1.5"), '--round cannot be "1.5": '),
    ((*DEAL, "--round", "1_0"), '--round cannot be "1_0": '),
    ((*DEAL, "--round", "\u0661"), '--round cannot be "\u0661": '),
    ((*DEAL, "--round", ""), '--round cannot be "": '),
    ((*DEAL, "--round", "9" * 5000), '--round cannot be "' + "9" * 72 + '...": '),
    ((*PERFT, "--depth", "-1"), '--depth cannot be "-1": it is a whole number from 0 to 500.'),
    ((*PERFT, "--depth", "501"), '--depth cannot be "501": '),
    ((*PERFT, "--depth", "x"), '--depth cannot be "x": '),
    (
        (*SIMULATE, "--seats", "random,random", "--matches", "0"),
        '--matches cannot be "0": it is a whole number from 1',
    ),
    # players
    ((*DEAL, "--players", "1"), "--players cannot be 1 by these rules: they are for 2 to 4 players."),
    ((*DEAL, "--players", "5"), "--players cannot be 5 by these rules: "),
    ((*DEAL, "--players", "two"), "--players cannot be two by these rules: "),
    ((*DEAL, "--rules", "ben", "--players", "3"), "--players cannot be 3 by these rules: they are for 2 players."),
    ((*DEAL, "--rules", "no-draw-teams", "--players", "2"), "they are for 4 players."),
    ((*SIMULATE, "--seats", "random"), "--seats cannot be random by these rules: they are for 2 to 4 players."),
    ((*SIMULATE, "--seats", "random,random", "--players", "3"), "2 players are named, but --players says 3."),
    ((*SIMULATE, "--seats", "random,zoe"), 'There is no player "zoe": choose one of '),
    ((*SIMULATE, "--seats", "random,heaviest:fast"), 'There is no player "heaviest:fast": choose one of '),
    ((*SIMULATE, "--seats", "random,ben:hard"), "choose one of random, heaviest, ben:easy, ben, tuned."),
    ((*SIMULATE, "--seats", "random,ben,n=3"), '"n=3" is no option of ben: write option=number with one of pips, '),
    (
        (*SIMULATE, "--seats", "random,ben:easy,double=x"),
        'double cannot be "x": it is a number from -1000000 to 1000000, such as 3 or -0.5.',
    ),
    ((*SIMULATE, "--seats", "ms=100,random"), '"ms=100" is an option of no player: '),
    ((*SIMULATE, "--seats", "random,,random"), 'A player\'s name is missing in "random,,random": '),
    ((*SIMULATE, "--seats", ""), 'A player\'s name is missing in "": '),
    ((*SIMULATE, "--seats", "me,random"), "me cannot play here, where nobody types: choose one of "),
    ((*SIMULATE, "--seats", "random,me:Ana"), "me cannot play here"),
    # game numbers
    (("deal", "--number", "9" * 65), '" is no game number: write 1 to 64 letters A-Z a-z, figures and hyphens.'),
    (("deal", "--number", ""), '"" is no game number: '),
    (("deal", "--number", "a b"), '"a b" is no game number: '),
    (("deal", "--number", "é"), '"é" is no game number: '),
    (("deal", "--number", "1\n"), '"1\\n" is no game number: '),
    (("deal", "--number", "\udcff"), '"\\udcff" is no game number: '),
    (("perft", "--number", "x.", "--depth", "1"), '"x." is no game number: '),
    (("simulate", "--number", "x.", "--seats", "random,random"), '"x." is no game number: '),
    (
        ("simulate", "--number", "9" * 51, "--seats", "random,random", "--matches", "2"),
        '" is too long: where more than 1 match is played, a game number has at most 50 characters.',
    ),
    # rules
    ((*DEAL, "--rules", "blue"), 'There is no rule sheet "blue": choose one of blue-orange, wild-draw, '),
    (("rules", "blue"), 'There is no rule sheet "blue": choose one of blue-orange, wild-draw, '),
    (("rules", ""), 'There is no rule sheet "": choose one of '),
    (("rules", "ben,"), 'No field of the rules is written "": write field=value with one of set, hand, draw, '),
    (("rules", "ben,target"), 'No field of the rules is written "target": '),
    (("rules", "ben,shape=curved"), 'No field of the rules is written "shape": '),
    (("rules", "ben,target=1,target=1"), "The field target is set twice: set it once."),
    (("rules", "ben,target=x"), '"target=x" is no number: write one of up to 6 figures.'),
    (("rules", "ben,target=1000000"), '"target=1000000" is no number: '),
    (("rules", "ben,target=0"), "target cannot be 0: the least is 1."),
    (("rules", "ben,draw=x"), '"draw=x" is no draw limit: write a number such as draw=1, or draw=inf.'),
    (("rules", "ben,draw=-1"), '"draw=-1" is no draw limit: '),
    (("rules", "ben,hand=7/6"), '"hand=7/6" is no hand size: write a number such as hand=7, or hand=7/6/5 '),
    (("rules", "ben,hand=0"), "hand cannot be 0: the least is 1."),
    (("rules", "ben,hand=15"), "hand cannot be 15: the set has too few tiles for that."),
    (("deal", "--number", "1", "--players", "4", "--rules", "draw,hand=8"), "hand cannot be 8: "),
    (("rules", "ben,set=7"), "set cannot be 7: choose one of 6, 9, 12."),
    (("rules", "ben,free=maybe"), "free cannot be maybe: choose one of no, decline, any."),
    (("rules", "ben,teams=true"), "teams cannot be true: choose one of no, yes."),
    (("rules", "ben,ring=any"), "ring cannot be set to any here: the tiles of this sheet are straight."),
    (("rules", "ben,handedness=uniform"), "handedness cannot be set to uniform here: "),
    (("rules", "ben,doubles=inline"), "doubles cannot be set to inline here: "),
    (("rules", "blue-orange,handedness=+-"), "handedness cannot be +-: choose balanced, uniform or mirrored, or "),
    (("rules", "blue-orange,set=9"), "set cannot be 9 here: curved tiles come in double-6 only."),
    (("rules", "blue-orange,arms=4"), "arms cannot be 4 here: a curved line has 2."),
    (("rules", "blue-orange,doubles=crosswise"), "ring cannot be match where doubles lie crosswise: set ring=never."),
    (("rules", "blue-orange,draw=0"), "free cannot be decline where draw is 0: set free=no, or a draw of 1 or more."),
    (("rules", "blue-orange,fives=four"), "fives cannot be four here: the sheet all-five has fives=four, and no "),
    (("rules", "all-five,fives=no"), "fives cannot be no here: "),
    (("rules", "blue-orange,five-round=out"), "five-round cannot be set to out here: it is for All Five only"),
    (("rules", "all-five,tie=share"), "tie cannot be set to share here: in All Five fives decide a tie."),
    (("rules", "draw,teams=yes"), "tie cannot be share in a team game: choose nobody or lot."),
    (("rules", "ben,teams=yes"), "teams cannot be yes here: a team game needs 4 players"),
    (("rules", "draw-nine,fives=two"), "fives cannot be two with more arms than 2: set arms=2."),
    # positions that can't be read
    (("show", "--position", ""), '"" is no position: it has 6 fields with one space between, '),
    (("show", "--position", "x" * 5000), "A position takes at most 4096 characters; this one begins "),
    (("why", "+", "--position", "\x1b[31m"), '"\\x1b[31m" is no position: '),
    (position("blue-orange", "blue"), 'There is no rule sheet "blue": '),
    (position("55L52L", "55L52"), 'The tile "52" must say its bend, since the tiles are curved: L, R, O or I.'),
    (position("55L52L", "55L5xL"), '"5xL2" is no tile of the line: write it as in 64L.'),
    (position("*44R", "44R"), '" must mark its opener, once, as in *66.'),
    (position("63615020", "6361502"), '"6361502" is no hand, boneyard or list of drawn tiles: write 6461?5, or - if'),
    (position("63615020", "63615002"), 'The tile "02" is written with its higher number first: 20.'),
    (position("turn=0,", ""), 'The state "scores=0/0" must tell both turn and scores, as in turn=0,scores=0/0.'),
    (position("turn=0", "turn=0,turn=0"), "The state tells turn twice: tell it once."),
    (position("turn=0", "turn=0,x=1"), '"x=1" is no part of the state: write key=value with one of turn, drawn, '),
    (position("turn=0", "turn=9"), '"9" is no seat: write one of 0, 1, 2, 3.'),
    (position("turn=0", "turn=0,lead=all"), 'lead cannot be "all" in the state: write lead=any, or leave it out.'),
    (position("scores=0/0", "scores=0/x"), '"x" is no number of points: write 35, 7:2.'),
    (position("/0 -", "/0 5!6/x"), '"5!6" is no memory of a hand: write one such as =52,5!6655,2.'),
    (("why", "+", "--position", "draw 6664|64|| 1/2 - turn=0,scores=0/0 -"), "is no leading double: a line with arms"),
    (("why", "+", "--position", "ben 64L 1/2 - turn=0,scores=0/0 -"), 'The tile "64L" says a bend, but the tiles are'),
    (("perft", "--depth", "1", "--position", POSITION.replace("63615020", "?4")), "All tiles must be known here."),
    # positions that can't be: all faults at once
    (position("63615020", "63615520"), "5-5 is in 2 places. 5-0 is nowhere."),
    (position("63615020", "99615020"), "9-9 is not in the set. 6-3 is nowhere."),
    (position("63615020/", "-/"), "2-0, 5-0, 6-1, 6-3 are nowhere."),
    (position("63615020/64622111604010", "6361/5020/6462/2111604010"), "There must be 4 scores."),
    (position("63615020/64622111604010", "63615020"), "1 hand is told, but these rules are for 2 to 4 players."),
    (position("turn=0", "turn=3"), "There is no seat 3: seats count from 0."),
    (position("turn=0", "turn=0,leader=1"), "leader must be told in All Five, as a seat, and only there."),
    (position("turn=0", "turn=0,fives=10/0"), "fives must be a multiple of 5 for each score, and told only where"),
    (
        position("turn=0", "turn=0,lead=any"),
        "lead=any must be told where the leader may lead any tile, and only",
    ),
    (position("turn=0", "turn=0,drawn=54"), "5-4 cannot have been drawn in this turn."),
    (position("scores=0/0", "scores=0/0/0"), "There must be 2 scores."),
    (position("/0 -", "/0 4"), "1 hand is remembered, but 2 are told."),
    (position("/0 -", "/0 5/7"), "What is remembered of seat 0 cannot be so."),
    (position("64622111604010 546522663341005130313253", "?6 ?12"), "27 tiles are told, but the set has 28."),
    (position("63615020/64622111604010", "?4/64622111604010"), "The hand of seat 0, whose turn it is, must be known."),
    (position("24R", "24L"), "4-2 cannot lie where it does: it does not bend that way there."),
    (position("*44R", "*44L"), "4-4 does not begin the line as these rules say."),
    (position("*44R43L", "*44R55L"), "5-5 cannot lie where it does: the numbers do not match. 5-5 is in 2 places. "),
    # actions
    (("why", "zz", "--position", POSITION), '"zz" is no action: write one such as 64a, 66bR, +, -.'),
    (("why", "", "--position", POSITION), '"" is no action: '),
    (("why", "46a", "--position", POSITION), 'The tile "46" is written with its higher number first: 64.'),
    (("why", "--jsn", "--position", POSITION), '"--jsn" is no action: '),
    (("why", "!", "--position", POSITION), "Time is called by the clock, so ! cannot be asked"),
]


@pytest.mark.parametrize(("arguments", "text"), BAD, ids=[" ".join(a)[:60] + f" ({i})" for i, (a, _) in enumerate(BAD)])
def test_bad_input_gets_one_line_that_names_the_value(arguments: tuple[str, ...], text: str) -> None:
    line = refused(*arguments)
    assert text in line
    assert line.isprintable()
    assert len(line) < 600


def test_the_version_is_told() -> None:
    assert done("--version").out == f"{bendo.__version__}\n"


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_names_every_command(arguments: tuple[str, ...]) -> None:
    text = done(*arguments).out
    assert [name for name in COMMANDS if f"\nbendo {name} " not in text] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_names_every_option(command: str) -> None:
    text = done(command, "--help").out
    assert text == done(command, "--rules", "-h").out
    for argument in build()[command].assemble_argument_collection():
        name = argument.name if argument.name.startswith("-") else argument.name.upper()
        assert name in text or name == "SPEC" or (name == "--json" and command in ("perft", "simulate"))
        assert argument.name in EXAMPLES or not argument.required
    assert max(map(len, text.splitlines())) <= 120
