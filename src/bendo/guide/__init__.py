"""The rules in words: pure functions from rules and a language to frozen values, for every place that tells rules."""
