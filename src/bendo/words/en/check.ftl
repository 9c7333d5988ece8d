# What `bendo check` says of a record: what is proved, what is not, and what is wrong.

help-check =
    bendo check FILE [--commit HEX] [--json]

    Checks the deals of the record of a game: that they all follow from its game number and agree with what was done,
    and that number and salt give the commit that was told before the first deal; - reads standard input.
    --commit compares it with the commit that you noted then: without it, only with the one in the record.
    Nothing can be checked in the record of one seat, since it does not tell the number.

check-deals = { $count ->
    [0] Proved: nothing yet, since no round has begun.
    [one] Proved: the deal follows from the game number, and all that was done agrees with it.
   *[other] Proved: the deals of all { $count } rounds follow from the game number, and all that was done agrees with them.
}
check-own = This is the record of one seat. It does not tell the game number, so no deal can be checked.

# $commit: what number and salt give.
check-commit-holds = Proved: number and salt give the commit of this record. If you noted the same one before the first deal, the number was fixed by then: { $commit }
check-commit-noted = Proved: number and salt give the commit that you noted, so the number was fixed by then.
check-commit-none = Not proved: that the number was fixed beforehand. The record has no tag Commit.
check-commit-no-salt = Not proved: that the number was fixed beforehand. The record has no tag Salt, which a table tells when the match has ended.
check-commit-other = The record has another commit than the one that you noted.
check-commit-wrong = Number and salt do not give this commit. They give { $commit }.
check-salt = "{ $value }" cannot be a salt: a salt is 1 to 64 letters A-Z a-z, figures and hyphens.
check-no-commit = "{ $value }" is no commit: write 64 figures and letters from a to f.
