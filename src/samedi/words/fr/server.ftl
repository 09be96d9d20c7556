# Ce que dit le serveur.

server-running = Samedi est prêt : { $link }
server-at-home = Pour les autres appareils de la maison : { $link }
server-next-port = Le port { $port } est pris ; le prochain libre le remplace.
server-port-taken = Impossible d’écouter à { $host }, port { $port } ou suivants.
server-bad-data = Les parties ne peuvent pas être gardées dans { $folder } : { $error }.
server-keys = { $what ->
    [rotate] Au prochain démarrage du serveur, une nouvelle clé signera ; les anciennes restent valables.
    [renew] Au prochain démarrage du serveur, seule une nouvelle clé sera valable : personne ne sera reconnu, et les liens sont à renvoyer.
   *[show] Les clés du serveur se trouvent dans { $folder }.
} { $keys ->
    [one] Il y a une clé.
   *[other] Il y a { $keys } clés.
}
server-second = Un autre Samedi garde déjà ses parties dans { $file } : utilisez-le ou arrêtez-le, ou donnez à celui-ci un dossier à lui (--data). Plusieurs serveurs ne peuvent partager leurs parties que dans PostgreSQL (réglage « database »).
server-config-unknown = Il n’y a pas de réglage « { $name } ». Vouliez-vous dire : { $allowed } ?
server-config-invalid = Le réglage « { $name } » ne peut pas être « { $value } » : { $error }.
server-config-not-toml = { $name } n’est pas un fichier TOML : { $error }.

server-no-token = Le serveur ne vous connaît pas encore. Ouvrez une fois la première page.
server-not-invited = Vous n’êtes pas invité à cette table. Demandez son lien.
server-bad-invite = Ce lien n’est pas valable ici. Demandez-en un nouveau.
server-bad-code = Aucune table n’a ce code en ce moment. Un code vaut un jour, et jusqu’au début de la partie.
server-too-many-codes = Trop de codes étaient faux. Prenez le lien, ou réessayez dans { $minutes ->
    [0] { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
   *[other] { $minutes } minutes
}.
server-bad-move = Ce code n’est pas bon. Il sert une fois, pendant quelques minutes : demandez-en un nouveau.
server-no-table = Cette table n’existe plus.
server-no-page = Il n’y a rien à cette adresse.
server-no-position = La partie n’a pas de position après { $length } actions.
server-other-rules = Cette partie a commencé avec la version { $found } des règles ; ce programme connaît la version { $expected }.
server-table-unreadable = Impossible d’ouvrir cette table : ce qui en est conservé est illisible. Toutes les autres tables vont bien ; le journal du serveur en dit plus.
server-other-seal-key = Le secret des dés de cette table a été scellé avec une clé qui n’est pas ici : le fichier de clé fait partie de la base de données.
server-other-origin = Cette demande ne vient pas d’une page de ce serveur.
server-other-host = Le serveur n’est pas connu sous ce nom.
server-not-json = Ceci n’a pas pu être lu : { $error }.
server-bad-number = « { $name } » doit être un nombre entier.
server-too-large = C’est trop grand : au plus { $limit } octets sont lus.
server-too-many = Trop de demandes à la fois. Réessayez dans { $minutes ->
    [0] { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
   *[other] { $minutes } minutes
}.
server-busy = Le serveur est très sollicité. Réessayez dans un instant.
server-too-hard = Ce calcul n’a pas abouti à temps. Réessayez, ou choisissez plus simple.
server-too-slow = La connexion n’a pas pu suivre.
server-too-many-lists = Votre liste de parties est ouverte à plus de { $limit } endroits ; le plus ancien a été fermé.
server-silent = Rien n’est venu de cette connexion depuis un moment.
server-no-sense = Trop de messages incompréhensibles sur cette connexion.
server-hello-first = Le premier message doit être un bonjour, version { $version }.
server-hello-once = Une fois suffit : le bonjour a été dit.
server-stopping = Le serveur redémarre. Il sera bientôt de retour.
server-trouble = Quelque chose s’est mal passé sur le serveur. Rien de ce qui a été confirmé n’est perdu.
server-left = Vous avez quitté la table.
server-watch-only = Vous êtes ici pour regarder seulement.
server-sent-away = L’hôte vous a demandé de quitter la table.
server-bad-place = La liste ne peut pas continuer à partir de là.
server-old-invite = Ce lien n’est plus valable. Demandez-en un nouveau.
server-other-way = Cette adresse ne fait pas cela.
server-key-used = Cela a déjà été demandé, et le résultat n’existe plus.
server-still-playing = La partie est encore en cours.
server-wrong-seats = Le jeu a { $expected } places, pas { $found }.
server-wrong-seat = Qui joue à la chaise { $chair } : quelqu’un sur cet appareil, ou un bot ?
server-hint-not-ready = Le conseil n’est pas encore prêt. Réessayez dans un instant.
server-hint-not-now = Il n’y a rien à décider pour cette place maintenant.
server-no-review = On ne peut pas revenir sur une partie où rien n’a été joué.
server-review-wrong = Ce qui a été trouvé ne répond pas à ce qui était demandé sur la partie.
server-import-open = Dans une partie terminée, chaque place est occupée.
server-import-altered = Ce fichier vient d’ici et a été modifié depuis : ce n’est plus la partie qui a été jouée.

## Prévenir ceux qui sont partis
server-push-service = Ce serveur n’utilise pas le service de notifications de votre navigateur.
server-push-keys = Les clés de votre navigateur ne conviennent pas.
server-no-room-for-devices = Ce serveur ne peut plus prévenir d’autres appareils.
server-call-title =
    { $count ->
        [one] À vous de jouer
       *[other] { $count } parties vous attendent
    }
server-call-body = { $game }, avec { $names }
server-not-here = Il faut un serveur pour cela, et cette table est sur votre appareil.
server-no-study = Il n’y a plus d’étude à cette adresse.
server-study-read-only = Avec ce lien, on lit une étude, mais on ne la change pas.
server-study-full = Cette étude est pleine. Supprimez une branche avant d’essayer autre chose.
server-studies-full = Vous avez autant d’études nommées que possible. Supprimez-en une d’abord.
server-study-start = Le début d’une étude ne se supprime pas.
server-me-playing = Vous jouez encore une partie en cours. Terminez-la ou abandonnez-la d’abord.
server-bad-study = Ce n’est pas une étude de cette table, ou quelqu’un l’a changée.
server-study-elsewhere = Dans cette étude, quelque chose a été redistribué, ou la partie en continuait une autre. Seul le serveur où elle a été faite peut ouvrir son fichier.
server-study-stays = Aucun coup ne mène au début de cette étude : quelque chose y a été redistribué, ou la partie en continuait une autre. Elle ne peut pas quitter cet appareil en fichier.
server-study-no-text = Aucun coup ne mène au début de cette étude : quelque chose y a été redistribué, ou la partie en continuait une autre. Elle ne peut pas s’écrire en texte, et seul ce serveur peut en ouvrir le fichier.
server-daily-other-day = On ne peut jouer que la partie d’aujourd’hui.
server-daily-had = Vous avez déjà joué votre partie du jour. Il y en aura une autre demain.
