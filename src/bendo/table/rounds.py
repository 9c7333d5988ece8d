"""The rounds of a table's last match, each as it went: what was taken back is not in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bendo.game import Match
from bendo.table.events import DEALING, Acted, Event, Opened, RoundBegan, Undone
from bendo.table.evolve import evolve, logged, opened
from bendo.table.state import Logged, Phase, State, replayed


@dataclass(slots=True)
class PlayedRound:
    """A round: the table as it stood before the next one was dealt, or stands now.

    `version` and `at` are of its deal, `versions` of each action that stands.
    """

    version: int
    at: float
    state: State
    versions: list[int] = field(default_factory=list)

    @property
    def ended(self) -> bool:
        """Whether it goes on no more: it came to its end, or the match did."""
        return self.state.phase is not Phase.PLAYING

    def moments(self) -> list[tuple[tuple[Logged, ...], Match]]:
        """The deal and each action after it: what happened, in full, and the match then."""
        game = self.state.game
        assert game is not None
        dealt = replace(game.match, position=game.match.deal.position(game.match.position.scores))
        found = [(logged(self.version, self.at, dealt.began, "person", None, dealt.position), dealt)]
        moments = tuple(replayed(game))
        after = [*(moment.before for moment in moments[1:]), game.match]
        for (before, acted, _, events), match, version in zip(
            moments, after[: len(moments)], self.versions, strict=True
        ):
            found.append((logged(version, acted.at, events, acted.by, before.position, match.position), match))
        return found


def rounds_of(events: Iterable[Event]) -> tuple[PlayedRound, ...]:
    """The rounds of the last match at the table with these events, the first one first; none before the start.

    ValueError if they are not the events of a table.
    """
    rounds: list[PlayedRound] = []
    state: State | None = None
    for event in events:
        if state is None:
            if not isinstance(event, Opened):
                raise ValueError(f"a table begins with Opened, not with {type(event).__name__}")
            state = opened(event)
            continue
        state = evolve(state, event)
        if type(event) in DEALING:
            if not isinstance(event, RoundBegan):
                rounds.clear()
            rounds.append(PlayedRound(state.version, event.at, state))
        elif rounds:
            last = rounds[-1]
            last.state = state
            if isinstance(event, Acted):
                last.versions.append(state.version)
            elif isinstance(event, Undone):
                del last.versions[-event.actions :]
    return tuple(rounds)
