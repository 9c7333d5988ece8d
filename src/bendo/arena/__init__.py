"""The arena: players measured against each other over many matches, exactly repeatable, with an interval.

`Answer(Question(...), games)` is what is to be found out, and `complete` plays all that it lacks. Pools share out the
work among processes here or on a cluster, and the answer never depends on them. Says no words and touches no files.
"""

from bendo.arena.answer import Answer, Standing
from bendo.arena.contest import Told, complete
from bendo.arena.document import document, league_document
from bendo.arena.estimate import Interval
from bendo.arena.pool import InlinePool, NoCluster, Pool, ProcessPool, WorkerLost, WorkFailed
from bendo.arena.ratings import Rating, Skill, openskill, ratings_of
from bendo.arena.results import OtherQuestion, Results, UnreadableResults, read_results, spell_heat, spell_question
from bendo.arena.schedule import Question
from bendo.arena.tally import Heat, Tally

__all__ = [
    "Answer",
    "Heat",
    "InlinePool",
    "Interval",
    "NoCluster",
    "OtherQuestion",
    "Pool",
    "ProcessPool",
    "Question",
    "Rating",
    "Results",
    "Skill",
    "Standing",
    "Tally",
    "Told",
    "UnreadableResults",
    "WorkFailed",
    "WorkerLost",
    "complete",
    "document",
    "league_document",
    "openskill",
    "ratings_of",
    "read_results",
    "spell_heat",
    "spell_question",
]
