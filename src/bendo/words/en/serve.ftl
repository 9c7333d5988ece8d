# `bendo serve`: the server.

serve-ready = bendo is ready at { $address } - Ctrl-C stops it.
serve-stopped = Everything is stored. Goodbye.
serve-needs = bendo serve needs { $module }: pip install "bendo[web]" brings it.
serve-cannot-listen = Cannot listen at host { $host }, port { $port }: { $problem }. Name others with --host and --port; port 0 takes any that is free.
serve-cannot-store = Cannot keep anything in { $place }: { $problem }. Name another folder with --data.
serve-database = Not a database: { $value }. Write --database sqlite:///file.db or --database postgresql://user@host/name.
serve-database-failed = The database cannot be used: { $problem }
serve-no-folder = This machine does not tell where data belongs. Name a folder with --data.

help-serve =
    bendo serve [--host H] [--port P] [--data DIR] [--database URL] [--origin URL]...
      and also: [--workers N] [--idle SECONDS] [--unlimited]

    Lets people play in their browsers: against Ben, with friends at one device, or by link. Prints its address when it
    is ready. All that happens is kept in the folder DIR, by default in your folder for data, or in the database URL,
    such as postgresql://user@host/name. Without --host only this machine can reach it; --host 0.0.0.0 lets others in.
    --origin names pages of other hosts that may connect. Ben thinks in N processes. A table that nobody looks at leaves
    the memory after some SECONDS, and comes back when somebody does. --unlimited lifts the limits for each address,
    where something in front of it has its own.
