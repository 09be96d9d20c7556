# Les bots : leurs noms et leur façon de jouer.

unknown-bot = Aucun bot ne s’appelle « { $name } ». Il y a : { $allowed } ; ou cmd: et un programme.
bot-bad-command = La commande « { $command } » est illisible : { $error }.
bot-no-program = « { $command } » ne commence pas par un programme qu’on puisse lancer.
bots-programs = Un programme à vous joue aussi : cmd:./my_bot.py ; docs/bots.md dit ce qu’il entend et répond.

# Chaque niveau a un nom pour les joueurs ; à une même table, les suivants ont le leur.
bot-random = Zaz
bot-random-2 = Vesper
bot-random-3 = Flit
bot-random-level = pur hasard
bot-random-about = joue n’importe quel coup permis.
bot-greedy = Pica
bot-greedy-2 = Jack
bot-greedy-3 = Coco
bot-greedy-level = gourmand
bot-greedy-about = prend ce qui semble le mieux tout de suite, sans voir plus loin.
bot-beginner = Tilo
bot-beginner-2 = Nell
bot-beginner-3 = Hugo
bot-beginner-level = niveau débutant
bot-beginner-about = réfléchit un peu ; une fois sur quatre, oublie de prévoir votre réponse.
bot-regular = Odette
bot-regular-2 = Minou
bot-regular-3 = Felix
bot-regular-level = niveau habitué
bot-regular-about = regarde un moment les réponses et n’oublie rien ; un bon adversaire pour la soirée.
bot-expert = Basile
bot-expert-2 = Rufus
bot-expert-3 = Kit
bot-expert-level = niveau expert
bot-expert-about = examine ce que feront les autres et punit les erreurs.
bot-master = Athena
bot-master-2 = Strix
bot-master-3 = Ludo
bot-master-level = niveau maître
bot-master-about = réfléchit aussi loin que la patience le permet ; personne n’est plus fort.
