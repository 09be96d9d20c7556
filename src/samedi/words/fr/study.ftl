study-no-table = Ce jeu n’a pas de table « { $table } », mais celles-ci : { $tables }
study-which-bots = Nommez au moins un bot, et aucun deux fois.
study-other-folder = { $name } contient un autre travail (autre jeu, autres bots ou autre graine). Nommez un autre dossier.
study-folder-refused = { $name } est inutilisable : { $error }
study-continues = { $done } parties sur { $games } sont déjà là.
study-interrupted = Interrompu après { $done } parties sur { $games }. La même commande reprend à cet endroit.
study-process-lost = Un processus a échoué deux fois sur les mêmes parties : { $error }.
study-no-parquet = Sans pyarrow, pas de fichier Parquet ; il vient avec : pip install "samedi[study]"

# Le laboratoire d’équilibre
study-report-title = { $game } : équité, durée, hasard
study-report-made = Des bots ont joué { $games ->
    [one] une partie
   *[other] { $games } parties
} pour cette page. La même commande la refait, au chiffre près :
study-report-at = Le rapport : { $path }
study-tables = Les tables
study-tables-about = Ce qu’est une partie à chaque table. Sous chaque valeur, son intervalle à 95 %. Les minutes sont comptées à { $pace } secondes par décision.
study-column-table = table
study-column-games = parties
study-column-decisions = décisions
study-column-minutes = minutes
study-column-branching = choix
study-column-changes = changements de tête
study-column-settled = jouée après
study-column-luck = hasard
study-column-drawn = nulles
study-column-shared = partagées
study-luck-about = Le hasard est l’accord entre deux parties qui ont les mêmes dés et les mêmes bots, lesquels choisissent à nouveau : à 100 % les dés décideraient seuls, à 0 % ils ne décideraient de rien. Un tiret signale trop peu de parties pour le dire, ou des bots qui choisissent toujours la même chose (une température, comme judged:60~10, les fait choisir à nouveau).
study-edges = Qui a l’avantage
study-edges-about = { $asked ->
    [one] Une question a été posée
   *[other] { $asked } questions ont été posées
} sur qui gagne plus que le reste de la table ; { $held ->
    [0] aucune réponse ne tient
    [one] une réponse tient
   *[other] { $held } réponses tiennent
} une fois compté combien il y en avait.
study-by-seat = Selon l’ordre du tour
study-by-bot = Selon le bot
study-seat-1 = qui commence
study-seat-2 = en deuxième
study-seat-3 = en troisième
study-seat-4 = en quatrième
study-course = Quand les parties sont jouées
study-course-about = Parmi les parties que quelqu’un a gagnées, celles où le gagnant menait déjà pour de bon.
study-course-axis = avancement de la partie
study-lengths = Durée des parties
study-deeds = Ce que choisissent les bots
study-deeds-never = Jamais choisi, bien que possible au moins { $least } fois : { $never }.
study-deeds-all = Tout ce qui a été possible au moins { $least } fois a été choisi au moins une fois.
study-column-family = action
study-column-offered = possible
study-column-chosen = choisie
study-column-rate = part
study-method = Comment tout cela est calculé
study-method-deals = Les parties vont par donnes. Toutes les parties d’une donne ont la même table et les mêmes dés, place par place ; chaque disposition des bots la joue deux fois. Ce sont les donnes, non les parties, qui varient au hasard, et chaque intervalle en tient compte.
study-method-intervals = Un avantage est ce que quelqu’un gagne au-delà de la moyenne de la table, en pour cent d’une victoire ; les moyennes ont des intervalles normaux d’après l’écart entre les donnes, les parts ceux de Wilson.
study-method-holm = Qui pose beaucoup de questions obtient par hasard quelques fausses réponses. La procédure de Holm les compte toutes : le risque qu’une seule des réponses marquées soit due au hasard est inférieur à 5 %. Moins de 20 donnes ne prouvent rien.
study-method-lead = Mène celui que favorise le jugement des règles sur la position, au début d’un tour. Une partie est jouée quand son gagnant prend la tête pour la dernière fois.
study-method-bots = Tout cela vaut pour ces bots. Les gens peuvent jouer autrement, et des bots plus forts trouver ce qui échappe à ceux-ci.

# Données pour les programmes qui apprennent
study-bot-searches = { $name } ne cherche pas ; il faut un bot qui cherche, comme search:200.
study-no-observation = Ce jeu ne dit pas ce que voient les programmes qui apprennent.
study-dataset-progress = { $shards ->
    [one] un fichier
   *[other] { $shards } fichiers
}, { $positions } positions, { $megabytes } Mo
study-dataset-made = { $path } : { $shards ->
    [one] un fichier
   *[other] { $shards } fichiers
}, { $positions } positions, { $megabytes } Mo
