# La page à soi : ce que quelqu’un a joué.
own-title = Vos parties
own-title-name = Les parties de { $name }
own-about = Chaque partie que vous jouez ici jusqu’au bout est notée : pour vous seul, sur ce serveur.
own-none = Rien encore. La première partie que vous finirez apparaîtra ici.
own-none-play = Choisir un jeu
own-failed = Impossible de lire vos parties pour le moment.
own-again = Réessayer
own-results = Résultats
own-results-sum =
    { $played ->
        [one] Une partie, { $won ->
            [0] pas gagnée.
           *[other] gagnée.
        }
       *[other] { $played } parties, dont { $won } gagnées.
    }
own-column-game = Jeu
own-column-players = Joueurs
own-column-played = Jouées
own-column-won = Gagnées
own-column-share = Part
own-column-against = Contre
own-column-luck = Chance
own-column-even = À chance égale
own-column-result = Résultat
own-column-theme = De quoi il s’agissait
own-column-times = Fois
own-column-cost = Coût
own-column-best = Meilleur
own-column-day = Jour
own-against = Contre qui
own-luck = Chance et choix
own-luck-about = Ce que les mêmes choix auraient gagné à chance égale, et où la chance l’a mené. Une partie compte ici dès que quelqu’un l’a revue ; abandonnée, elle compte avec les chances qui restaient.
own-luck-mean =
    { $count ->
        [one] Dans la seule partie revue, les mêmes choix auraient gagné { $even } % du temps à chance égale.
       *[other] Les { $count } dernières parties revues vous ont rapporté { $won } % ; à chance égale, elles auraient rapporté { $even } %.
    }
own-graph = Chance et choix dans vos { $count } dernières parties, la plus récente à droite.
own-graph-luck = où la chance l’a mené
own-graph-trend = à chance égale, en moyenne sur cinq parties
own-review =
    { $count ->
        [one] Revoir la dernière partie
       *[other] Revoir les { $count } dernières parties
    }
own-review-about = Elles sont revues l’une après l’autre. Vous pouvez arrêter à tout moment ; ce qui est fait reste.
own-review-at = Partie { $at } sur { $of } : { $done } moments sur { $all }
own-review-stop = Arrêter
own-review-stopped = Certaines parties n’ont pas pu être revues maintenant.
own-habits = Ce qui vous échappe
own-habits-about = Les choix qui ont coûté au moins 2 parties sur 100, selon ce qu’aurait été le meilleur coup.
own-habit-other = Autre chose
own-habits-puzzles = Problèmes de { $game }
own-alone = Seul
own-alone-level = { $game }, niveau { $level }
own-alone-none = pas encore finie
own-dailies = Parties du jour
own-list = Toutes les parties
own-list-more =
    { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
own-list-older = Les { $count } dernières sont montrées une à une ; toutes les { $all } sont comptées.
own-won = gagnée
own-lost = perdue
own-nobody-won = sans gagnant
own-gave-up = abandonnée
own-shared = plusieurs places
own-begun = suite d’une autre partie
own-alone-with = seul
own-gone = La partie elle-même n’est plus conservée.
own-look = La revoir
own-kept = Ce qui est conservé de vous
own-kept-about = Vos parties et leurs chiffres, vos études, et où l’on vous prévient. Ici, pas de compte : tout tient à ce navigateur.
own-file = Tout télécharger
own-forget = M’oublier
own-forget-ask = Oublier tout ce qui vous concerne ?
own-forget-gone = Supprimés pour de bon : cette page, vos études, les parties que personne d’autre ne conserve et les notifications sur vos appareils.
own-forget-stays = Les parties que les autres conservent restent les leurs, avec chaque coup et chaque lancer. Votre nom y devient « N. N. », et ce que vous avez écrit est effacé. Les fichiers que quelqu’un a téléchargés restent tels quels.
own-forget-device = Ce navigateur, et chaque appareil où vous étiez aussi, seront ensuite des inconnus ici.
own-forget-yes = M’oublier
own-forget-no = Tout garder
own-forgetting = Vous quittez vos parties : encore { $left }
own-forgotten = Tout ce qui vous concerne est oublié.
