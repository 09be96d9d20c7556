# L’entrée : le premier écran, une nouvelle table, la salle d’attente, une invitation.

## Accueil
page-lobby-day = Bonjour. À quoi joue-t-on ?
page-lobby-evening = Bonsoir. À quoi joue-t-on ?
page-lobby-day-name = Bonjour { $name }. À quoi joue-t-on ?
page-lobby-evening-name = Bonsoir { $name }. À quoi joue-t-on ?
page-lobby-about = Sans compte : ouvrez une table, envoyez le lien, jouez.
page-lobby-name = Votre nom
page-lobby-name-about = Pour que les autres sachent qui vous êtes. Il reste sur cet appareil.
page-lobby-name-change = Changer de nom
page-lobby-name-give = Indiquer votre nom
page-lobby-name-keep = Garder

## Vos parties
page-lobby-going = Vos parties
page-lobby-going-failed = Impossible de charger vos parties.
page-lobby-again = Réessayer
page-lobby-your-turn = À vous
page-lobby-look = Regarder
page-lobby-review = Revoir
page-lobby-replay = Rejouer
page-lobby-accept = Rejoindre
page-lobby-decline-which = Décliner { $game } { $who }
page-lobby-invited-again = { $name } vous invite à jouer
page-lobby-wait-room = S’installer
page-lobby-with =
    { $count ->
        [0] en solo
       *[other] avec { $names }
    }
page-lobby-and = { $before } et { $last }
page-lobby-open-chairs =
    { $count ->
        [one] une chaise est libre
       *[other] { $count } chaises sont libres
    }
page-lobby-waiting-for = on attend { $name }
page-lobby-won = { $name } a gagné
page-lobby-you-won = vous avez gagné
page-lobby-over = finie
page-lobby-more =
    { $count ->
        [one] Une de plus
       *[other] { $count } de plus
    }
page-lobby-more-all = En voir plus
page-lobby-more-older = Parties plus anciennes
page-lobby-forget-which = Retirer { $game } { $who } de votre liste
page-lobby-forget-ask = Retirer cette partie de votre liste ?
page-lobby-forget-about = Les autres la gardent. Quand plus personne ne la garde, elle disparaît.
page-lobby-forget-yes = Retirer
page-lobby-delete-which = Supprimer { $game } { $who }
page-lobby-delete-ask = Supprimer cette partie ?
page-lobby-delete-about = Elle disparaîtra pour tous les joueurs.
page-lobby-delete-yes = Supprimer
page-lobby-delete-no = Garder

## Les jeux
page-lobby-games = Jeux
page-lobby-play-now = Jouer
page-lobby-play-now-which = Jouer : { $game }
page-lobby-friends-which = Avec des amis : { $game }
page-lobby-play-more = D’autres façons de jouer
page-lobby-play-which = D’autres façons de jouer : { $game }
page-lobby-rules = Règles
page-lobby-rules-which = Règles : { $game }
page-lobby-players = { $few }–{ $many }
page-lobby-players-exactly = { $few }
page-lobby-players-exactly-say = { $few } joueurs
page-lobby-players-say = de { $few } à { $many } joueurs
page-lobby-minutes = { $minutes } min
page-lobby-minutes-say = environ { $minutes } minutes

## Autres façons
page-lobby-ways = Autres façons de jouer
page-lobby-code = Un code ou un lien ?
page-lobby-code-join = Rejoindre
page-lobby-code-hint = PIANO TANGO 427
page-lobby-code-empty = Tapez le code qu’on vous a dit, deux mots et un nombre, ou collez le lien.
page-lobby-way-screen = À plusieurs sur cet appareil
page-lobby-way-screen-about = on se passe l’appareil, les mains restent cachées
page-lobby-way-bots = Contre des bots
page-lobby-way-bots-about = du plus doux au plus fort, et aucun ne triche
page-lobby-way-friends = Avec des amis
page-lobby-way-friends-about = ouvrez une table, envoyez son lien
page-lobby-way-solo = En solo
page-lobby-way-solo-about = le Baron en personne, ou une réussite
page-lobby-way-import = Ouvrir une partie enregistrée
page-lobby-way-import-about = ouvrez le fichier d’une partie finie
page-lobby-import-file = Fichier d’une partie finie, ou d’une étude
page-lobby-import-busy = On vérifie la partie, ses règles et ses dés…
page-lobby-import-unreadable = { $file } est illisible.
page-lobby-import-too-large = { $file } est trop grand pour une partie.

## Menu
page-lobby-menu = Menu
page-lobby-sound = Sons
page-lobby-sound-about = des coups et des claquements à la table

## Une nouvelle table
page-lobby-new = Nouvelle table
page-lobby-new-which = Nouvelle table : { $game }
page-lobby-close = Retour aux jeux
page-lobby-way = Avec qui ?
page-lobby-with-bots = Des bots
page-lobby-with-friends = Des amis
page-lobby-with-screen = Sur cet appareil
page-lobby-with-solo = En solo
page-lobby-with-bots-about = On commence tout de suite. Les bots ne voient jamais ce qui est caché.
page-lobby-with-friends-about = Vous recevez un lien à envoyer. On commence quand tout le monde est là.
page-lobby-with-screen-about = Un appareil pour tous ; il passe de main en main.
page-lobby-with-solo-about = Une partie rien que pour vous.
page-lobby-game = Jeu
page-lobby-table = Table
page-lobby-bot = Niveau des bots
page-lobby-bot-says = { $bot }, { $level } : { $about }
page-lobby-bot-mine = Trouve mon niveau
page-lobby-bot-mine-about = Commence bas, monte quand vous gagnez et descend quand vous perdez.
page-lobby-bot-mine-about-now = Monte quand vous gagnez et descend quand vous perdez. Maintenant : { $bot }. Seul ce navigateur le sait.
page-lobby-bot-mine-about-found = Vous jouez à peu près aussi bien que { $bot }. Seul ce navigateur le sait.
page-lobby-you-play = Vous jouez
page-lobby-plays = { $name } joue
page-lobby-your-chair = Votre place
page-lobby-your-chair-about = On joue dans cet ordre.
page-lobby-chairs = Qui s’assoit où
page-lobby-chair-name = Nom à la chaise { $number }
page-lobby-chair-kind = Qui joue à la chaise { $number }
page-lobby-chair-person = Joueur sur cet appareil
page-lobby-player = Joueur { $number }
page-lobby-first-chair = chaise { $number }
page-lobby-options = Options
page-lobby-settings = À cette table
page-lobby-start = Commencer
page-lobby-open = Ouvrir la table
page-lobby-cancel = Annuler
page-lobby-busy = Un instant…
page-lobby-less = { $what } : moins
page-lobby-plus = { $what } : plus
page-lobby-world-change = Choisir ou dessiner
page-lobby-length = environ { $minutes } minutes
page-lobby-name-missing = Sous quel nom jouez-vous ?
page-lobby-names-same = Deux personnes sur cet appareil ont le même nom.

## Réglages d’une table
page-lobby-set-confirm = Valider la fin du tour
page-lobby-set-confirm-about = vous validez la fin du tour ; d’ici là, tout s’annule
page-lobby-set-take_back = Annuler un coup
page-lobby-set-take_back-never = jamais
page-lobby-set-take_back-free = tant que rien de nouveau n’est révélé
page-lobby-set-take_back-consent = à tout moment, avec l’accord des autres
page-lobby-set-patience = Attendre une personne absente
page-lobby-set-patience-about = Ensuite, les autres peuvent laisser un bot jouer à sa place.
page-lobby-set-patience-minutes = 3 minutes
page-lobby-set-patience-hour = une heure
page-lobby-set-patience-day = un jour
page-lobby-set-patience-days = 3 jours
page-lobby-set-stand-in = Quel bot joue à sa place
page-lobby-set-stand-in-about = Sauf si elle en a choisi un. Choisi ici, il joue aussi pour qui abandonne, à plus de deux.
page-lobby-set-stand-in-usual = celui d’habitude
page-lobby-set-clock = Rythme
page-lobby-set-clock-none = sans pendule
page-lobby-set-clock-quick = 10 min + 10 s par coup
page-lobby-set-clock-calm = 2 min par coup
page-lobby-set-clock-day = 1 jour par coup
page-lobby-set-chat = Discussion
page-lobby-set-chat-free = libre
page-lobby-set-chat-phrases = phrases toutes faites
page-lobby-set-chat-off = aucune
page-lobby-set-hints = Conseils
page-lobby-set-hints-about = chacun peut consulter un bot fort pendant la partie
page-lobby-set-watchers = Spectateurs
page-lobby-set-watchers-about = toute personne ayant le lien peut regarder

## Salle d’attente
page-lobby-room-free =
    { $count ->
        [0] Tout le monde est assis
        [one] Une chaise est encore libre
       *[other] { $count } chaises sont encore libres
    }
page-lobby-room-free-about = Dites le code, envoyez le lien, ou montrez l’image à leur appareil photo.
page-lobby-room-full-about = On commence quand tout le monde est prêt.
page-lobby-room-guest-about = Vous êtes à la table de { $name }. D’autres amis sont les bienvenus.
page-lobby-room-invite = Inviter
page-lobby-room-link = Lien pour jouer
page-lobby-room-watch-link = Lien pour regarder
page-lobby-room-qr = Code QR du lien pour jouer
page-lobby-room-copy = Copier
page-lobby-room-copied = Le lien est copié.
page-lobby-room-copy-by-hand = Le lien est sélectionné : copiez-le d’ici.
page-lobby-room-share = Partager
page-lobby-room-mail = Courriel
page-lobby-room-spoken = Code à dire
page-lobby-room-home = Ce lien s’ouvre sur les appareils de votre réseau.
page-lobby-room-here-only = Ce lien ne s’ouvre que sur cet appareil.
page-lobby-room-here-only-about = Pour des amis chez vous, démarrez le serveur par
page-lobby-room-share-text = { $name } vous invite à jouer : { $game }.
page-lobby-room-chairs = Chaises
page-lobby-room-you = vous
page-lobby-room-host = hôte
page-lobby-room-same-screen = sur cet appareil
page-lobby-room-ready = prêt
page-lobby-room-not-ready = pas encore
page-lobby-room-away = hors ligne
page-lobby-room-free-chair = Libre
page-lobby-room-free-chair-about = pour un ami, ou un bot
page-lobby-room-sit = S’asseoir
page-lobby-room-sit-which = S’asseoir à la chaise { $number }
page-lobby-room-move = Changer de chaise
page-lobby-room-move-which = Changer de chaise : prendre la { $number }
page-lobby-room-here = Joueur sur cet appareil
page-lobby-room-here-which = Asseoir quelqu’un de cet appareil à la chaise { $number }
page-lobby-room-here-name = Qui d’autre joue sur cet appareil ?
page-lobby-room-stand-which = Libérer la chaise { $number }
page-lobby-room-stand = Libérer
page-lobby-room-rise = Me lever
page-lobby-room-rise-which = Me lever de la chaise { $number }
page-lobby-room-bot = Bot à la chaise { $number }
page-lobby-room-bot-none = Ajouter un bot…
page-lobby-room-fill = Compléter avec des bots
page-lobby-room-am-ready = Je suis prêt
page-lobby-room-am-not-ready = Pas encore
page-lobby-room-begin = Commencer
page-lobby-room-begin-later = Lancer dès que tous sont prêts
page-lobby-room-wait-open = On commence quand aucune chaise n’est libre.
page-lobby-room-choose = Prenez une chaise, et vous êtes prêt.
page-lobby-room-watching = Toutes les chaises sont prises ; vous pouvez regarder.
page-lobby-room-say-ready = Les autres vous attendent : êtes-vous prêt ?
page-lobby-room-by-itself = La partie commence toute seule dès que chaque chaise est prise et que tout le monde est prêt.
page-lobby-room-wait-ready = On attend { $names }.
page-lobby-room-wait-draw = On attend que { $name } dessine le monde.
page-lobby-room-wait-host = { $name } lance la partie.
page-lobby-room-all-ready = Tout le monde est prêt.
page-lobby-room-drawer = Qui dessine le monde ?
page-lobby-room-drawer-about = La personne qui dessine joue en dernier.
page-lobby-room-drawer-nobody = personne : comme choisi
page-lobby-room-draw = Dessiner le monde
page-lobby-room-watchers =
    { $count ->
        [one] Regarde : { $names }
       *[other] Regardent : { $names }
    }
page-lobby-room-leave = Quitter la table
page-lobby-room-delete = Fermer la table
page-lobby-room-delete-ask = Fermer cette table ?
page-lobby-room-delete-about = Personne ne pourra y revenir.
page-lobby-room-fair = Dés vérifiables : personne, pas même le serveur, ne peut les choisir.
page-lobby-room-talk = Discussion
page-lobby-room-talk-none = Personne n’a encore rien dit.
page-lobby-room-talk-unread =
    { $count ->
        [one] Discussion : un nouveau message
       *[other] Discussion : { $count } nouveaux messages
    }
page-lobby-room-opening = Tout le monde est prêt. Les écrans ouvrent leurs nombres pour les dés…

## Invitation
page-lobby-invited = Une invitation pour vous
page-lobby-invited-by = { $name } vous invite à jouer : { $game }
page-lobby-invited-watch = { $name } vous invite à regarder : { $game }
page-lobby-invited-about = Indiquez votre nom et prenez place. Aucun compte n’est nécessaire.
page-lobby-invited-watch-about = Indiquez votre nom, puis regardez. Aucun compte n’est nécessaire.
page-lobby-invited-running = La partie a commencé ; vous pouvez regarder, ou prendre la chaise d’un bot.
page-lobby-invited-running-full = La partie a commencé ; vous pouvez regarder.
page-lobby-invited-no-chair = Toutes les chaises sont prises ; vous pouvez regarder.
page-lobby-invited-full = Toutes les chaises sont prises, et personne d’autre ne peut regarder.
page-lobby-invited-back = Vers la table
page-lobby-invited-back-about = Vous avez une chaise à cette table.
page-lobby-invited-over = La partie est finie ; vous pouvez la revoir.
page-lobby-invited-come = Rejoindre la table
page-lobby-invited-look = Regarder
page-lobby-invited-wrong = Ce lien ne mène nulle part
page-lobby-invited-wrong-about = Le lien est incomplet, ou la table a été fermée. Demandez-en un nouveau.
page-lobby-invited-home = Vers les jeux

## Là où un lien s’affiche, et là où il n’y a rien
page-app-no-script = Samedi a besoin de JavaScript.
page-preview-about = Une table pour { $games } : entre amis, contre des bots ou en solo, sans compte.
page-preview-invited = Indiquez votre nom et jouez. Aucun compte à créer.
page-preview-table = Une table
page-preview-ask = Seules les personnes invitées peuvent entrer. Demandez un lien.
page-nowhere = Il n’y a rien ici
page-nowhere-about = L’adresse n’est pas tout à fait juste, ou ce qui était ici a disparu.
page-nowhere-home = Vers les jeux
page-nowhere-rules = Ou lisez les règles :

## Un autre appareil
page-device = Autre appareil
page-device-out = Continuer ailleurs
page-device-out-about = Un code fait de l’autre appareil le vôtre : vos parties, vos places. Ne le donnez à personne.
page-device-show = Afficher un code
page-device-another = Afficher un autre code
page-device-lasts =
    { $minutes ->
        [one] Valable une minute, une seule fois.
       *[other] Valable { $minutes } minutes, une seule fois.
    }
page-device-in = Venir ici d’un autre appareil
page-device-in-about = Tapez le code affiché là-bas, sous Menu, Autre appareil.
page-device-code = Code de l’autre appareil
page-device-come = C’est moi
page-device-leave =
    { $count ->
        [one] Cet appareil a une partie à lui. La quitter ?
       *[other] Cet appareil a { $count } parties à lui. Les quitter ?
    }
page-device-leave-about = Elles restent à la personne que vous étiez ici, et ne seront plus accessibles d’ici.
page-device-leave-yes = Quitter et continuer

page-lobby-way-here = Sans connexion
page-lobby-way-here-about = contre des bots, ou en se passant cet appareil
page-here-ask = Jouer sur cet appareil ?
page-here-about = Vous pourrez alors apprendre, résoudre des problèmes et jouer sans connexion, contre des bots ou en vous passant cet appareil. { $size } Mo sont chargés une seule fois et restent dans ce navigateur, avec les parties que vous jouez.
page-here-yes = Charger { $size } Mo
page-here-no = Pas maintenant
page-here-declined = Rien n’a été chargé.
page-here-fetching = Chargement en cours…
page-here-none = Il n’y a rien ici pour jouer sans connexion.
page-here-switch = Jouer sur cet appareil
page-here-switch-about = Les nouvelles tables s’ouvrent ici, même avec une connexion. Personne d’autre que vous ne vérifie les dés. Une partie finie peut être enregistrée et confiée à un serveur.
page-here-remove = Supprimer ce qui a été chargé
page-here-removed = Supprimé. Vos parties restent là et se rouvriront après un nouveau chargement.
page-offline-here = Vous pouvez apprendre, résoudre des problèmes et jouer sur cet appareil, contre des bots ou en vous le passant. Vos parties sur le serveur sont en sûreté.
page-here-kept = sur cet appareil
page-here-fair = Les dés découlent d’un secret de cet appareil : ils sont honnêtes tant que personne n’y regarde.
page-here-delete-ask = Supprimer cette partie ?
page-here-delete-about = Elle n’est que sur cet appareil et sera perdue pour de bon. Une partie finie peut d’abord être enregistrée.
page-here-delete-yes = La supprimer
page-here-delete-which = Supprimer la partie : { $game }, { $who }
page-here-fetching-about = C’est à faire une seule fois.
page-here-readying = Préparation : la première fois, cela prend un peu plus de temps…
page-here-newer = Il y a une version plus récente de ce qui joue ici sans connexion. Tant que vous ne la chargez pas, cet appareil joue avec celle qu’il a.
page-here-newer-ask = Charger la nouvelle version ?
page-here-newer-about = Ce qui joue sur cet appareil est d’une version antérieure. { $size } Mo sont chargés une seule fois et la remplacent ; les parties que vous jouez restent.
page-here-earlier = Jouer avec la version antérieure
page-here-stopped = Arrêté. Ce qui est déjà là reste et n’aura pas à être chargé de nouveau.
page-lobby-learn = Apprendre
page-lobby-learn-at = Apprendre { $done }/{ $of }
page-lobby-learn-which = Apprendre { $game } : { $done } leçons sur { $of }
page-lobby-puzzles = Problèmes
page-lobby-puzzles-which = Problèmes de { $game }
page-lobby-way-puzzle = Problème du jour
page-lobby-way-puzzle-about = un coup est nettement le meilleur ; le même pour tous, un nouveau chaque jour
page-lobby-way-daily = Partie du jour
page-lobby-way-daily-about = les mêmes dés pour tous : qui en tirera le plus ?
page-lobby-own = Vos résultats
page-lobby-studies = Mes études
page-lobby-studies-none = Rien encore. Revoyez une partie finie et choisissez « Essayer à partir d’ici ».
page-lobby-studies-unnamed = Sans nom
