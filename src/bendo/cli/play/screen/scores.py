"""What a round and a match have brought, every point with the pips that made it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bendo.cli import sentences
from bendo.cli.play.screen.names import Names
from bendo.cli.play.screen.said import GAP, JOINED, Said, Tone, listed
from bendo.game import Bits, Ending, Match, Points, Position, RoundResult, Rules, Seat, pips_in, tiles_in
from bendo.words import ENGLISH, say


def round_over(match: Match, names: Names) -> list[Said]:
    """How the round has ended, all hands, and how its points come about; the round must be over."""
    result = match.result
    if result is None:
        return []
    position = match.position
    counts = [hand.bit_count() for hand in position.hands]
    lines = [*ending(counts, result.ending, names), GAP, *_hands(position, names), GAP]
    lines += [Said(text, Tone.SCORE, indent=2) for text in _points(match, result, names)]
    return [*lines, *standing(match, names)]


def standing(match: Match, names: Names) -> list[Said]:
    """The points of the match so far."""
    told = by_side(match.rules, names, match.scores)
    if match.winner is not None:
        return [Said(say("play-standing-end", scores=told), indent=2)]
    return [Said(say("play-standing", scores=told, target=match.rules.target), indent=2)]


def match_over(match: Match, names: Names) -> list[Said]:
    """Who has won the match, and the table of rounds."""
    winner, rules = match.winner, match.rules
    if winner is None:
        return []
    who, you = names.side(rules, winner), names.own_side(rules, winner)
    count = say("play-rounds", count=len(match.results) + 1)
    won = say("play-match-won", who=who, you=you, team=rules.teams, rounds=count)
    return [Said(won, Tone.HEADING), GAP, *rounds(match, names)]


def rounds(match: Match, names: Names) -> list[Said]:
    """A line for each round that has ended, and the totals."""
    results = [*match.results, match.result] if match.result else list(match.results)
    sides = range(match.rules.sides(match.position.players))
    heads = [say("play-rounds-head"), *(names.side(match.rules, side) for side in sides)]
    widths = [max(6, len(head)) for head in heads]
    lines = [_cells([*heads, say("play-rounds-how")], widths)]
    for number, result in enumerate(results, 1):
        how = say("play-rounds-" + result.ending)
        lines.append(_cells([str(number), *map(sentences.points, result.points), how], widths))
    total = [say("play-rounds-total"), *map(sentences.points, match.scores), ""]
    return [Said(text, Tone.SCORE) for text in (*lines, _cells(total, widths))]


def _cells(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *numbers, last = cells
    row = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(numbers, widths[1:], strict=True)), last]
    return ("  " + "  ".join(row)).rstrip()


def ending(counts: Sequence[int], how: Ending, names: Names) -> list[Said]:
    """How a round has ended in which the seats hold so many tiles."""
    if how == "out":
        seat = counts.index(0)
        return [Said(say("play-domino"), Tone.HEADING), Said(say("play-out", ENGLISH, **names.facts(seat)), Tone.NEWS)]
    return [Said(say("play-blocked"), Tone.HEADING)]


def _hands(position: Position, names: Names) -> list[Said]:
    """All hands, as they are shown at the end of a round."""
    titles = [names.of(seat) for seat in range(position.players)]
    widest = max(map(len, titles))
    lines = [Said(say("play-hands"))]
    for title, hand in zip(titles, position.hands, strict=True):
        pips = f"{pips_in(hand):>3}"
        text = f"  {title.ljust(widest)}  {pips}" + (f" = {_sum(hand)}" if hand else "")
        lines.append(Said(text, indent=widest + 9))
    return lines


def _sum(hand: Bits) -> str:
    """The pips of a hand, tile by tile: `6-4 (10) + 2-0 (2)`."""
    tiles = sorted(tiles_in(hand), key=lambda tile: (-tile.pips, -tile.high))
    return " + ".join(f"{sentences.name(tile)}{JOINED}({tile.pips})" for tile in tiles)


def _points(match: Match, result: RoundResult, names: Names) -> list[str]:
    """How the points of the round come about, a sentence for each."""
    rules, position = match.rules, match.position
    told = []
    if rules.fives != "no":
        told.append(say("play-fives", scores=by_side(match.rules, names, result.fives)))
    if result.seat is None:
        return [*told, *_nobody(match, result, names)]
    told += _why_won(rules, position, result, names)
    told.append(_won(rules, position, result.seat, names, blocked=result.ending == "blocked"))
    if rules.fives != "no" and any(result.fives):
        told.append(say("play-round-total", scores=by_side(match.rules, names, result.points)))
    return told


def _why_won(rules: Rules, position: Position, result: RoundResult, names: Names) -> list[str]:
    """Why the winner is who it is, where that is not plain: by fives, by lot, by fewest pips."""
    seat = result.seat
    assert seat is not None
    facts = names.facts(seat)
    pips = [pips_in(hand) for hand in position.hands]
    if rules.fives == "four" and rules.five_round == "points":
        most = [s for s in range(position.players) if result.fives[rules.side(s)] == max(result.fives)]
        if len({rules.side(s) for s in most}) == 1:
            return [say("play-most-fives", ENGLISH, **facts)]
        if not position.hands[seat]:
            return [say("play-most-fives-out", ENGLISH, **facts)]
        fewest = [s for s in most if pips[s] == pips[seat]]
        return [say("play-most-fives-" + ("pips" if len(fewest) == 1 else "leader"), ENGLISH, **facts)]
    if result.ending == "out":
        return []
    if result.lots:
        drawn = result.lots
        lots = listed([say("play-lot", ENGLISH, tile=sentences.name(tile), **names.facts(s)) for s, tile in drawn])
        return [_tied(result, pips, names), say("play-lots", ENGLISH, lots=lots, **facts)]
    partners = [s for s, own in enumerate(pips) if own == pips[seat]]
    if len(partners) > 1:
        return [say("play-fewest-both", who=listed([names.of(s) for s in partners]), pips=pips[seat])]
    return [say("play-fewest", ENGLISH, pips=pips[seat], **facts)]


def _won(rules: Rules, position: Position, seat: Seat, names: Names, *, blocked: bool) -> str:
    """The points of the winner and the pips that make them."""
    pips = [pips_in(hand) for hand in position.hands]
    others = [s for s in range(position.players) if rules.side(s) != rules.side(seat)]
    side = rules.side(seat)
    facts = {"who": names.side(rules, side), "you": names.own_side(rules, side), "team": rules.teams}
    if blocked and rules.blocked == "difference" and not (rules.fives == "four" and rules.five_round == "points"):
        points = sum(pips[s] - pips[seat] for s in others)
        parts = [f"{pips[s]} - {pips[seat]}" for s in others]
        made = parts[0] if len(parts) == 1 else " + ".join(f"({part})" for part in parts)
        return say("play-won-difference", ENGLISH, points=points, sum=made, **facts)
    points = sum(pips[s] for s in others)
    if not points:
        return say("play-won-nothing", ENGLISH, **facts)
    if len(others) == 1:
        made = _sum(position.hands[others[0]])
    else:
        made = " + ".join(f"{pips[s]} ({names.of(s)})" for s in others)
    return say("play-won", ENGLISH, points=points, sum=made, **facts)


def _nobody(match: Match, result: RoundResult, names: Names) -> list[str]:
    """A blocked round that nobody has won: nobody scores, or those who tie share."""
    position = match.position
    pips = [pips_in(hand) for hand in position.hands]
    if not result.tied:
        return []
    told = [_tied(result, pips, names)]
    if match.rules.tie != "share":
        return [*told, say("play-nobody")]
    own = pips[result.tied[0]]
    if match.rules.blocked == "difference":
        parts = [f"({other} - {own})" for s, other in enumerate(pips) if s != result.tied[0]]
        pot = sum(other - own for other in pips)
    else:
        parts = [str(other) for s, other in enumerate(pips) if s != result.tied[0]]
        pot = sum(pips) - own
    side = match.rules.side(result.tied[0])
    each = sentences.points(result.points[side] - result.fives[side])
    return [*told, say("play-shared", points=pot, sum=" + ".join(parts), count=len(result.tied), each=each)]


def _tied(result: RoundResult, pips: Sequence[int], names: Names) -> str:
    who = listed([names.of(seat) for seat in result.tied])
    return say("play-tied", who=who, pips=pips[result.tied[0]])


def by_side(rules: Rules, names: Names, points: Iterable[Points]) -> str:
    """Points with the name of each side: `You 12, Heaviest 30`."""
    return ", ".join(
        say("play-side-points", who=names.side(rules, side), points=sentences.points(score))
        for side, score in enumerate(points)
    )
