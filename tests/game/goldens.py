"""The golden files of the rules: made here, read by a person, compared by `test_goldens.py`.

`python -m tests.game.goldens` writes them anew after a deliberate change; the difference is what to review.
"""

from __future__ import annotations

from pathlib import Path

from bendo.game import SHEETS, Rules, deal, perft, sheet
from bendo.notation import spell_tile, spell_tiles

FOLDER = Path(__file__).parent / "golden"
DEPTH = 7
CHEAP = 300
"""Beyond depth 7 a line goes on until a count reaches this, or 0, or depth 30."""


def perft_line(rules: Rules, players: int) -> str:
    """The counts from game number 1, `blue-orange 2: 1 1 1 3 …`."""
    position = deal(rules, players, "1").position()
    counts = [*perft(position, DEPTH)]
    if counts[-1] < CHEAP:
        reached = [position]
        for _ in range(DEPTH):
            reached = [each.play(action).position for each in reached for action in each.actions()]
        while 0 < len(reached) < CHEAP and len(counts) <= 30:
            reached = [each.play(action).position for each in reached for action in each.actions()]
            counts.append(len(reached))
    return f"{rules.sheet} {players}: {' '.join(map(str, counts))}\n"


def perft_text() -> str:
    """Perft of every sheet and number of seats."""
    return "".join(perft_line(rules, players) for rules in SHEETS.values() for players in rules.players)


def deals_text() -> str:
    """The first fifty deals of game numbers 1 to 50: hands, boneyard, who leads and with what; sheets take turns."""
    lines = []
    names = list(SHEETS)
    for i in range(50):
        rules = sheet(names[i % len(names)])
        players = rules.players[i // len(names) % len(rules.players)]
        dealt = deal(rules, players, str(i + 1))
        hands = "/".join(map(spell_tiles, dealt.hands))
        lead = spell_tile(dealt.must_lead) if dealt.must_lead else "-"
        lines.append(
            f"{i + 1} {rules.sheet} attempt={dealt.attempt} {hands} {spell_tiles(dealt.boneyard) or '-'} "
            f"starters={spell_tiles(dealt.starters) or '-'} leader={dealt.leader} lead={lead}\n"
        )
    return "".join(lines)


def main() -> None:
    """Writes all golden files."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "perft.txt").write_text(perft_text(), encoding="utf-8")
    (FOLDER / "deals.txt").write_text(deals_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
