# Ce que disent les commandes à qui fait tourner un serveur.

server-database-unknown = Le réglage « database » n’est pas l’adresse d’une base de données : écrivez postgresql+psycopg://nom:mot-de-passe@machine/parties, ou retirez-le et les parties sont gardées dans un fichier.
server-database-away = Aucun PostgreSQL ne répond à { $place } : démarrez-le, ou corrigez le réglage « database ».
server-database-refused = PostgreSQL à { $place } ne laisse pas entrer Samedi : { $error }. Corrigez le nom, le mot de passe et la base dans le réglage « database ».
server-database-newer = Un Samedi plus récent a changé cette base de données (forme { $found }, celui-ci connaît { $expected }) : mettez celui-ci à jour.
server-database-older = La base de données { $place } n’a pas la forme que ce Samedi connaît ({ $expected }) : lancez d’abord « samedi migrate » pour elle.
server-database-taken = Il y a déjà des parties dans { $place } : copiez dans une base vide.
server-database-missing = Il n’y a pas de parties à { $place }.
server-needs-cluster = PostgreSQL et Redis demandent quelques paquets de plus : pip install "samedi[cluster]".
server-redis-unknown = Le réglage « redis » n’est pas l’adresse d’un Redis : écrivez redis://machine:6379/0, ou retirez-le si un seul processus suffit.
server-redis-away = Aucun Redis ne répond à { $place } : démarrez-le, ou corrigez le réglage « redis ».
server-redis-other = Ce qui répond à { $place } n’est pas un Redis qui laisse entrer Samedi : corrigez l’adresse, le nom et le mot de passe dans le réglage « redis ».
server-thinking = { $jobs ->
    [one] Un processus réfléchit pour qui le demande.
   *[other] { $jobs } processus réfléchissent pour qui le demande.
}
server-backup-other = « samedi backup » copie des parties gardées dans un fichier ; pour PostgreSQL, prenez pg_dump.
server-backup-there = { $file } existe déjà : nommez un fichier nouveau.
server-backed-up = { $tables ->
    [one] Une table est
   *[other] { $tables } tables sont
} dans { $file } ; gardez avec lui les fichiers « keys », « seal.key » et « push.key » du dossier des données.
server-bad-age = « { $name } » n’est pas un âge : écrivez 90d pour des jours, 12w pour des semaines ou 2y pour des années.
server-tidied-studies = { $count ->
    [one] Une étude sans nom est partie aussi.
   *[other] { $count } études sans nom sont parties aussi.
}
server-tidied = { $left ->
    [0] Aucune table n’est partie.
    [one] Une table est partie ; son fichier est dans { $folder }.
   *[other] { $left } tables sont parties ; leurs fichiers sont dans { $folder }.
} { $kept ->
    [0] { "" }
    [one] Une n’a pas pu être écrite et reste.
   *[other] { $kept } n’ont pas pu être écrites et restent.
}
server-migrated = La base de données a la forme { $found }.
server-copied = { $rows ->
    [one] Une ligne a été copiée et comparée
   *[other] { $rows } lignes ont été copiées et comparées
} : { $tables ->
    [one] une table
   *[other] { $tables } tables
} avec { $events ->
    [one] un événement.
   *[other] { $events } événements.
}
server-copy-differs = Ce qui est arrivé dans « { $name } » n’est pas ce qui a été envoyé ; rien n’a été gardé.
