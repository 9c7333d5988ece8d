"""How a database comes to the newest schema. `bendo.store.connect.migrate` runs this whenever a store is opened."""
