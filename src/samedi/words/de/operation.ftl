# Was Befehle sagen, wenn man einen Server betreibt.

server-database-unknown = Die Einstellung „database“ ist keine Adresse einer Datenbank: Schreib postgresql+psycopg://name:passwort@rechner/spiele, oder lass sie weg, dann liegen die Spiele in einer Datei.
server-database-away = An { $place } antwortet kein PostgreSQL: Starte es, oder berichtige die Einstellung „database“.
server-database-refused = PostgreSQL an { $place } lässt Samedi nicht hinein: { $error }. Berichtige Name, Passwort und Datenbank in der Einstellung „database“.
server-database-newer = Ein neueres Samedi hat diese Datenbank geändert (Form { $found }, dieses kennt { $expected }): Erneuere dieses.
server-database-older = Die Datenbank { $place } hat nicht die Form, die dieses Samedi kennt ({ $expected }): Rufe für sie zuerst „samedi migrate“ auf.
server-database-taken = In { $place } liegen schon Spiele: Kopiere in eine leere Datenbank.
server-database-missing = An { $place } gibt es keine Spiele.
server-needs-cluster = PostgreSQL und Redis brauchen ein paar Pakete mehr: pip install "samedi[cluster]".
server-redis-unknown = Die Einstellung „redis“ ist keine Adresse eines Redis: Schreib redis://rechner:6379/0, oder lass sie weg, wenn ein Prozess genügt.
server-redis-away = An { $place } antwortet kein Redis: Starte es, oder berichtige die Einstellung „redis“.
server-redis-other = Was an { $place } antwortet, ist kein Redis, das Samedi hineinlässt: Berichtige Adresse, Name und Passwort in der Einstellung „redis“.
server-thinking = { $jobs ->
    [one] Ein Prozess denkt für alle, die fragen.
   *[other] { $jobs } Prozesse denken für alle, die fragen.
}
server-backup-other = „samedi backup“ kopiert Spiele, die in einer Datei liegen; für PostgreSQL nimm pg_dump.
server-backup-there = { $file } gibt es schon: Nenne eine neue Datei.
server-backed-up = { $tables ->
    [one] Ein Tisch ist
   *[other] { $tables } Tische sind
} in { $file }; bewahre die Dateien „keys“, „seal.key“ und „push.key“ des Datenordners dabei auf.
server-bad-age = „{ $name }“ ist kein Alter: Schreib 90d für Tage, 12w für Wochen oder 2y für Jahre.
server-tidied-studies = { $count ->
    [one] Eine Studie ohne Namen ist mitgegangen.
   *[other] { $count } Studien ohne Namen sind mitgegangen.
}
server-tidied = { $left ->
    [0] Kein Tisch ist gegangen.
    [one] Ein Tisch ist gegangen; seine Datei liegt in { $folder }.
   *[other] { $left } Tische sind gegangen; ihre Dateien liegen in { $folder }.
} { $kept ->
    [0] { "" }
    [one] Einer ließ sich nicht schreiben und bleibt.
   *[other] { $kept } ließen sich nicht schreiben und bleiben.
}
server-migrated = Die Datenbank hat die Form { $found }.
server-copied = { $rows ->
    [one] Eine Zeile wurde kopiert und verglichen
   *[other] { $rows } Zeilen wurden kopiert und verglichen
}: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} mit { $events ->
    [one] einem Ereignis.
   *[other] { $events } Ereignissen.
}
server-copy-differs = Was in „{ $name }“ ankam, ist nicht, was geschickt wurde; nichts wurde behalten.
