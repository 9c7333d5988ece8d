"""Everything a person reads: Fluent files, and one function from facts to sentences."""
