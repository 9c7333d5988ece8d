"""One module for each change of the schema. They are never edited again: databases have been through them."""
