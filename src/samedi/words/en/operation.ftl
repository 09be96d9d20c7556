# What commands say to whoever runs a server.

server-database-unknown = The setting “database” is no address of a database: write postgresql+psycopg://name:password@host/games, or leave it out and games are kept in a file.
server-database-away = No PostgreSQL answers at { $place }: start it, or correct the setting “database”.
server-database-refused = PostgreSQL at { $place } does not let Samedi in: { $error }. Correct name, password and database in the setting “database”.
server-database-newer = A newer Samedi has changed this database (form { $found }, this one knows { $expected }): update this one.
server-database-older = The database { $place } has not the form that this Samedi knows ({ $expected }): run “samedi migrate” for it first.
server-database-taken = { $place } has games already: copy into an empty database.
server-database-missing = There are no games at { $place }.
server-needs-cluster = PostgreSQL and Redis need a few more packages: pip install "samedi[cluster]".
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
