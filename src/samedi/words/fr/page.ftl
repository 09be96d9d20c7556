# The page itself, and its table.

# The table
page-table-players = Joueurs
page-table-board = Plateau
page-table-reading = Plateau en texte
page-table-told = Ce qui vient de se passer
page-table-bar = Ce qui se passe
page-table-log = Journal
page-table-log-open = Ouvrir le journal
page-table-log-unread = { $count ->
    [one] Ouvrir le journal : un nouveau message
   *[other] Ouvrir le journal : { $count } nouveaux messages
}
page-table-missed = Pendant votre absence
page-table-missed-earlier = { $count ->
    [one] Un tour auparavant, puis :
   *[other] { $count } tours auparavant, puis :
}
page-table-missed-watch = Les revoir
page-table-missed-enough = Continuer
page-table-log-setup = La partie a été mise en place.
page-table-menu = Menu
page-table-rules = Règles
page-table-leave-screen = Retour au salon
page-table-to-game = Revenir à la partie
page-table-to-lessons = Retour aux leçons
page-table-to-daily = Retour à la partie du jour
page-table-arriving = Vous arrivez à la table…
page-table-nobody = Personne
page-table-bot = bot
page-table-away = (absent)
page-table-thinks = réfléchit
page-table-points = { $points ->
    [one] point
   *[other] points
}

# The action bar
page-table-your-turn = À vous
page-table-steps = Étapes du tour
page-table-back = Revenir
page-table-undo = Annuler
page-table-undo-turn = Annuler le tour
page-table-ask-undo = Demander à annuler
page-table-ask-undo-title = Annuler ce coup ?
page-table-ask-undo-text = Du nouveau est apparu depuis : les autres doivent accepter.
page-table-ask-undo-yes = Demander
page-table-ask-undo-no = Laisser
page-table-confirm = Finir le tour
page-table-confirm-question = Finir votre tour ?
page-table-enough = Cela suffit
page-table-choices = { $count } choix
page-table-choose = Choisir
page-table-rule = La règle de cette étape, { $clause }
page-table-why = Règle { $clause }
page-table-rule-short = Règle
page-table-card = Tout sur { $name }
page-table-no-answer = Le serveur n’a pas répondu. Si rien n’a changé ici, essayez encore.
page-table-no-more = Cette table n’existe plus, ou vous n’en faites plus partie.
page-table-moved-on = La partie avait avancé. Voici où elle en est.
page-table-sending = Envoi…
page-table-watching = Vous regardez
page-table-watching-about = Vous regardez cette partie.
page-table-wait = { $name } réfléchit.
page-table-wait-away = { $name } n’est pas là en ce moment.
page-table-wait-confirm = { $name } va finir son tour.
page-table-wait-dice = Les dés roulent.
page-table-notify = Prévenez-moi quand c’est à moi
page-table-wait-since = Depuis { $time }
page-table-seconds = { $count } s
page-table-minutes = { $count } min
page-table-hours = { $count } h

# Strips in the bar
page-table-lost = Connexion perdue. La partie est gardée.
page-table-lost-move = Connexion perdue. Votre coup est gardé.
page-table-lost-retry = Nouvel essai dans { $seconds } s.
page-table-lost-trying = Nouvel essai…
page-table-retry = Réessayer
page-table-offer = { $name } demande à annuler un coup.
page-table-offer-open = { $name } attend l’accord des autres.
page-table-offer-mine = Vous avez demandé à annuler un coup. Les autres décident.
page-table-offer-yes = D’accord
page-table-offer-no = Plutôt non
page-table-abandon-asked = Quelqu’un souhaite arrêter la partie sans gagnant.
page-table-abandon-agree = D’accord
page-table-abandon-mine = Vous souhaitez arrêter la partie. Les autres décident.
page-table-kept = Un bot joue à votre place.
page-table-kept-back = Revenir à ma place
page-table-abandon-stay = Finalement, continuer
page-table-gone = { $name } n’est plus là depuis un moment.
page-table-gone-bot = Laisser la place à un bot
page-table-gone-about = { $bot } peut jouer à sa place ; { $name } pourra revenir à tout moment.
page-table-seat-asked = { $name } voudrait prendre la place de { $bot }, et verrait donc sa main.
page-table-seat-mine = Vous avez demandé la place de { $bot }. Les joueurs décident.
page-table-seat-not = Tant pis

# Handing the screen over
page-table-handover = Passez l’appareil à { $name }.
page-table-handover-about = Rien ne s’affiche avant que vous touchiez le bouton.
page-table-handover-me = Je suis { $name }
page-table-handover-last = Revoir le dernier coup

# Going back through the game
page-table-replay = Relecture
page-table-replay-setup = Le début
page-table-replay-turn = Tour { $turn } sur { $turns }
page-table-replay-action = Tour { $turn } sur { $turns }, action { $action } sur { $actions }
page-table-replay-where = Où dans la partie
page-table-replay-leave = Revenir au présent
page-table-try = Essayer à partir d’ici
page-table-first = Au début
page-table-previous = Un tour en arrière
page-table-play = Lire
page-table-pause = Pause
page-table-next = Un tour en avant
page-table-previous-action = Une action en arrière
page-table-next-action = Une action en avant
page-table-speed = Vitesse
page-table-speed-times = ×{ $times }
page-table-last = À la fin
page-table-file = Relire un fichier
page-table-file-about = Choisissez une partie téléchargée depuis une table. Elle reste sur cet appareil.
page-table-file-choose = Choisir un fichier
page-table-file-wrong = Ce fichier ne contient pas de partie qui puisse être montrée.

# The end
page-table-over = La partie est finie
page-table-end-you = Vous gagnez{ $by ->
    [0] { "" }
    [one] { " " }d’un point
   *[other] { " " }de { $by } points
}.
page-table-level-found = Vous jouez à peu près aussi bien que { $bot }.
page-table-level-next = La prochaine fois, ce sera { $bot }.
page-table-end-one = { $name } gagne{ $by ->
    [0] { "" }
    [one] { " " }d’un point
   *[other] { " " }de { $by } points
}.
page-table-end-many = { $names } gagnent{ $by ->
    [0] { "" }
    [one] { " " }d’un point
   *[other] { " " }de { $by } points
}.
page-table-end-nobody = Personne ne gagne.
page-table-end-alone = Pas cette fois.
page-table-end-abandoned = La partie s’est arrêtée sans gagnant.
page-table-end-resigned = { $name } a abandonné.
page-table-end-resigned-you = Vous avez abandonné.
page-table-end-time = { $name } n’a plus de temps.
page-table-end-time-you = Votre temps est écoulé.
page-table-not-vouched = Cette partie s’est jouée ailleurs : les règles et les dés sont vérifiés, pas les joueurs.
page-table-rematch = Revanche
page-table-play-again = Rejouer
page-table-rematch-go = Vers la revanche
page-table-rematch-asked =
    { $count ->
        [one] { $names } demande la revanche.
       *[other] { $names } demandent la revanche.
    }
page-table-review = Revoir
page-table-download = Télécharger

# The menu
page-table-share = Partager un lien
page-table-share-about = Toute personne ayant ce lien peut regarder.
page-table-copied = Le lien est copié.
page-table-let-bot = Laisser un bot jouer pour moi
page-table-let-bot-about = Vous pouvez revenir à votre place à tout moment.
page-table-sit = Prendre la place de { $name }
page-table-stand-in = Si je m’absente : { $bot }
page-table-stand-in-title = Qui joue si vous vous absentez ?
page-table-stand-in-about = Quand la table a assez attendu, les autres peuvent laisser ce bot jouer pour vous. Vous pouvez revenir à tout moment.
page-guests = Invités et liens
page-guests-send = Renvoyer { $name }
page-guests-send-ask = Renvoyer { $name } ?
page-guests-send-about = { $name } quitte la table et ne peut plus revenir. Qui a un lien peut encore le transmettre, sauf si vous retirez aussi les liens.
page-guests-send-yes = Renvoyer
page-guests-send-links = Renvoyer et retirer les liens
page-guests-again = Laisser revenir { $name }
page-guests-links = Retirer les liens
page-guests-links-ask = Retirer les liens ?
page-guests-links-about = Les liens donnés jusqu’ici ne laissent plus entrer personne. Il y en a aussitôt de nouveaux ; qui est là reste.
page-guests-links-yes = Nouveaux liens
page-guests-cancel = Annuler
page-table-mute = Masquer les messages de { $name }
page-table-unmute = Afficher les messages de { $name }
page-table-abandon = Arrêter sans gagnant
page-table-resign = Abandonner
page-table-resign-title = Abandonner cette partie ?
page-table-resign-text = C’est définitif.
page-table-go-on = Continuer
page-table-hint = Un conseil
page-table-hint-thinking = Un bon joueur regarde la position…
page-table-hint-looking = { $count } suites examinées, et ça continue…
page-table-hint-looked = { $count } suites examinées.
page-table-hint-value = { $percent } % de chances de gagner
page-table-keys = Touches
page-table-key-digits = 1 … 9
page-table-key-digits-about = Donner la première, la deuxième… la neuvième réponse
page-table-key-q = q
page-table-key-q-about = Aller à la question
page-table-key-b = b
page-table-key-b-about = Aller au plateau
page-table-key-arrows = ← ↑ ↓ →
page-table-key-arrows-about = Vers le prochain emplacement permis ; dans une relecture : d’un tour, avec Maj d’une action
page-table-key-enter = Entrée
page-table-key-enter-about = La choisir
page-table-key-escape = Échap
page-table-key-escape-about = Revenir d’un choix ; sortir de la relecture
page-table-key-u = u
page-table-key-u-about = Annuler le dernier coup
page-table-key-turn = U
page-table-key-turn-about = Annuler tout le tour
page-table-key-c = c
page-table-key-c-about = Finir le tour
page-table-key-t = t
page-table-key-t-about = Lire le plateau en texte
page-table-key-l = l
page-table-key-l-about = Aller au journal
page-table-key-help = ?
page-table-key-help-about = Cette liste
page-table-key-tap = Toucher
page-table-key-tap-about = Le plateau : tout ce qui bouge encore arrive aussitôt
page-table-hurry = Trop lent ? Touchez le plateau et tout arrive aussitôt. La vitesse se règle dans le menu.

# Talk
page-table-say = Écrire à la table…
page-table-say-short = Écrire…
page-table-send = Envoyer
page-table-phrases = Phrases toutes faites
page-table-phrases-only = Phrases toutes faites seulement

# A first game
page-coach = Guide
page-coach-at = Première partie · { $at } sur { $count }
page-coach-show = Montrez-moi
page-coach-pictures = En images
page-coach-enough = Arrêter les leçons
page-coach-all = Revoir tous les coups
page-coach-again = Les leçons depuis le début

# Lines of the log
page-table-log-begun = Cette partie reprend à un moment d’une autre.
page-table-log-begun-known = Cette partie reprend à un moment d’une autre, avec ce qui y était caché : qui a regardé cette autre partie le connaît.
page-table-log-begun-anew = Cette partie reprend à un moment d’une autre ; ce qui était caché a été redistribué.
page-table-log-taken-back = { $name } annule un coup.
page-table-log-asks = { $name } demande à annuler un coup.
page-table-log-declined = { $name } préfère que non.
page-table-log-hint = { $name } prend un conseil.
page-table-log-resigned = { $name } abandonne.
page-table-log-flag = { $name } n’a plus de temps.
page-table-log-bot = { $name } (bot) prend une place.
page-table-log-seated = { $name } prend une place.
page-table-log-left = { $name } s’en va.
page-table-log-watching = { $name } regarde.
page-table-log-abandon = { $name } souhaite arrêter sans gagnant.
page-table-log-stay = { $name } souhaite continuer.
page-table-log-rematch = { $name } souhaite une revanche.

# Fair dice
page-table-fair = Dés honnêtes
page-table-fair-about = Avant la partie, la table scelle un secret, et l’écran de chacun scelle un nombre à lui. Ce n’est qu’une fois tous les sceaux posés que les nombres s’ouvrent, celui de l’hôte d’abord. Tous les dés en découlent, ainsi que du secret, ouvert à la fin ; cette page recalcule alors tous les lancers.
page-table-fair-seal = Sceau, montré avant la partie
page-table-fair-secret = Secret, ouvert à la fin
page-table-fair-people = Les nombres présents dans les dés
page-table-fair-nobody = Personne n’a scellé de nombre : ces dés ne reposent que sur le secret.
page-table-fair-sealed = { $name } : scellé
page-table-fair-opened = { $name } : ouvert, et dans les dés
page-table-number-other = Le nombre de quelqu’un n’est pas celui qui avait été scellé.
page-table-number-gone = Votre nombre n’est pas dans les dés, bien que votre écran en ait scellé un.
page-table-number-changed = Les sceaux posés sur la table ont changé après l’ouverture de votre nombre.
page-table-number-dropped = Votre écran a ouvert son nombre, et la table a continué sans lui.
page-table-number-doubt = Si ce n’est pas de votre fait sur un autre écran, ne vous fiez pas aux dés de cette partie.
page-table-number-missing = La table a continué sans le nombre de { $names } : il n’a pas été ouvert à temps.
page-table-fair-left-out = { $name } : pas ouvert à temps, absent des dés
page-table-fair-later = Le secret est ouvert quand la partie est finie.
page-table-fair-missing = La liste des lancers n’est pas disponible ; réessayez plus tard.
page-table-fair-kept = Le secret est bien celui du sceau.
page-table-fair-broken = Le secret n’est pas celui du sceau.
page-table-fair-right = { $count ->
    [0] Rien n’a été lancé.
    [one] Le seul lancer est celui que dit le secret.
   *[other] Les { $count } lancers sont ceux que dit le secret.
}
page-table-fair-wrong = { $count ->
    [one] Un lancer n’est pas celui que dit le secret.
   *[other] { $count } lancers ne sont pas ceux que dit le secret.
}
page-table-fair-all = Tous les lancers ({ $count })

# The board
page-board-targets = Ce que vous pouvez choisir sur le plateau

# Everywhere
page-app-close = Fermer
page-app-guest = Invité
page-app-unreachable = Le serveur ne répond pas.
page-here-full = Il n’y a plus assez de place sur cet appareil. Faites-en, puis réessayez.
page-here-broken = Ce qui a été chargé ne démarre pas sur cet appareil. Supprimez-le sous « Sans connexion », puis chargez-le de nouveau.
page-here-ended = Le navigateur a arrêté ce qui joue sur cet appareil. Rien n’est perdu : réessayez.
page-here-trouble = Quelque chose s’est mal passé sur cet appareil. Rien de ce qui a été gardé n’est perdu.
page-here-no-answer = Cet appareil n’a pas répondu. Si rien n’a changé ici, essayez encore.
page-here-lost = Ce qui joue sur cet appareil a été interrompu. La partie est gardée.
page-here-lost-move = Ce qui joue sur cet appareil a été interrompu. Votre coup est gardé.
page-here-playing = Une table est ouverte sur une autre page, qui joue avec une version antérieure. Fermez-la, puis réessayez.
page-here-old = Cette page est d’une version antérieure. Rechargez-la.
page-here-failed = Tout n’a pas pu être chargé. Réessayez quand la connexion sera meilleure.
page-here-unsafe = Ce navigateur ne garde que les pages venues par une connexion sûre (https).
page-app-trouble = Quelque chose n’a pas marché ({ $status }). Réessayez.
page-app-language = Langue
page-app-theme = Thème
page-app-theme-system = Comme l’appareil
page-app-theme-light = Jour
page-app-theme-dark = Nuit
page-app-sound-on = Son activé
page-app-sound-off = Son coupé
page-app-speed = Animations
page-app-speed-calm = Calmes
page-app-speed-brisk = Vives
page-app-speed-off = Aucune
page-app-asks-all = Tout me demander
page-app-asks-all-about = même ce que presque personne ne refuse, étape par étape
page-app-asks-all-on = Tout me demander : oui
page-app-asks-all-off = Tout me demander : non

## Être prévenu sur cet appareil
page-calls-about = Une notification quand une partie vous attend et que vous n’êtes pas à la table. Tant que c’est activé, le serveur garde l’adresse que le service de notifications de votre navigateur a donnée à cet appareil, et votre langue. Rien de la partie n’est envoyé.
page-calls-blocked = Votre navigateur bloque les notifications de Samedi. Autorisez-les d’abord dans ses réglages.
page-calls-on = Vous serez prévenu sur cet appareil quand ce sera à vous.
page-calls-off = Pas de notifications sur cet appareil.
page-calls-failed = Ça n’a pas marché : le service de notifications de votre navigateur ne répond pas.

## Sans connexion
page-offline-title = Pas de connexion.
page-offline-text = Vos parties sur le serveur sont en sûreté. Les règles et les parties en fichier sont là ; le reste revient avec la connexion.
page-offline-again = Réessayer
page-table-daily = Résultats du jour
