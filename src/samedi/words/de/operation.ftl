# Was Befehle sagen, wenn man einen Server betreibt.

server-database-unknown = Die Einstellung „database“ ist keine Adresse einer Datenbank: Schreib postgresql+psycopg://name:passwort@rechner/spiele, oder lass sie weg, dann liegen die Spiele in einer Datei.
server-database-away = An { $place } antwortet kein PostgreSQL: Starte es, oder berichtige die Einstellung „database“.
server-database-refused = PostgreSQL an { $place } lässt Samedi nicht hinein: { $error }. Berichtige Name, Passwort und Datenbank in der Einstellung „database“.
server-database-newer = Ein neueres Samedi hat diese Datenbank geändert (Form { $found }, dieses kennt { $expected }): Erneuere dieses.
server-database-older = Die Datenbank { $place } hat nicht die Form, die dieses Samedi kennt ({ $expected }): Rufe für sie zuerst „samedi migrate“ auf.
server-database-taken = In { $place } liegen schon Spiele: Kopiere in eine leere Datenbank.
server-database-missing = An { $place } gibt es keine Spiele.
server-needs-cluster = PostgreSQL und Redis brauchen ein paar Pakete mehr: pip install "samedi[cluster]".
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
