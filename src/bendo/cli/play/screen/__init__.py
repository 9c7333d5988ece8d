"""What a person at the terminal reads: facts of a match turned into lines. Nothing here reads, prints or decides."""
