# Les bots : leurs noms et leur façon de jouer.

unknown-bot = Aucun bot ne s’appelle « { $name } ». Il y a : { $allowed } ; ou cmd: et un programme.
bot-bad-command = La commande « { $command } » est illisible : { $error }.
bot-no-program = « { $command } » ne commence pas par un programme qu’on puisse lancer.
bots-programs = Un programme à vous joue aussi : cmd:./my_bot.py ; docs/bots.md dit ce qu’il entend et répond.

bot-random = Hasard
bot-random-about = joue n’importe quel coup permis.
bot-greedy = Gourmand
bot-greedy-about = prend ce qui semble le mieux tout de suite, sans voir plus loin.
bot-beginner = Débutant
bot-beginner-about = réfléchit un peu ; une fois sur quatre, il oublie de prévoir votre réponse.
bot-regular = Habitué
bot-regular-about = regarde un moment les réponses et n’oublie rien ; un bon adversaire pour la soirée.
bot-expert = Expert
bot-expert-about = examine ce que feront les autres et punit les erreurs.
bot-master = Maître
bot-master-about = réfléchit aussi loin que la patience le permet ; le plus fort.
