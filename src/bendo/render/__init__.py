"""A view of the table, drawn as text. Pure: it reads and writes nothing."""
