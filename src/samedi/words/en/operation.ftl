# What commands say to whoever runs a server.

server-database-unknown = The setting “database” is no address of a database: write postgresql+psycopg://name:password@host/games, or leave it out and games are kept in a file.
server-database-away = No PostgreSQL answers at { $place }: start it, or correct the setting “database”.
server-database-refused = PostgreSQL at { $place } does not let Samedi in: { $error }. Correct name, password and database in the setting “database”.
server-database-newer = A newer Samedi has changed this database (form { $found }, this one knows { $expected }): update this one.
server-database-older = The database { $place } has not the form that this Samedi knows ({ $expected }): run “samedi migrate” for it first.
server-database-taken = { $place } has games already: copy into an empty database.
server-database-missing = There are no games at { $place }.
server-needs-cluster = PostgreSQL and Redis need a few more packages: pip install "samedi[cluster]".
server-redis-unknown = The setting “redis” is no address of a Redis: write redis://host:6379/0, or leave it out if one process is enough.
server-redis-away = No Redis answers at { $place }: start it, or correct the setting “redis”.
server-redis-other = What answers at { $place } is no Redis that lets Samedi in: correct address, name and password in the setting “redis”.
server-thinking = { $jobs ->
    [one] One process thinks for whoever asks.
   *[other] { $jobs } processes think for whoever asks.
}
server-backup-other = “samedi backup” copies games that are kept in a file; use pg_dump for PostgreSQL.
server-backup-there = { $file } is there already: name a file that is not.
server-backed-up = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file }; keep the files “keys”, “seal.key” and “push.key” of the data folder with it.
server-bad-age = “{ $name }” is no age: write 90d for days, 12w for weeks or 2y for years.
server-tidied-studies = { $count ->
    [one] One study without a name has left with them.
   *[other] { $count } studies without a name have left with them.
}
server-tidied = { $left ->
    [0] No table has left.
    [one] One table has left; its file is in { $folder }.
   *[other] { $left } tables have left; their files are in { $folder }.
} { $kept ->
    [0] { "" }
    [one] One could not be written and stays.
   *[other] { $kept } could not be written and stay.
}
server-migrated = The database has the form { $found }.
server-copied = { $rows ->
    [one] One row was copied
   *[other] { $rows } rows were copied
} and compared: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $events ->
    [one] one event.
   *[other] { $events } events.
}
server-copy-differs = What arrived in “{ $name }” is not what was sent; nothing was kept.
