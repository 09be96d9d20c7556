# Apprendre à juger un jeu en y jouant.

train-no-sight = { $game } ne dit pas ce qu’un jugement pourrait regarder : il n’y a rien à apprendre.
train-no-net = Aucun jugement ne s’appelle { $net }. Il y a : { $allowed }.
train-folder-used = { $name } contient déjà un apprentissage. Avec --resume, il continue ; sinon, nommez un autre dossier.
train-other-folder = { $name } contient un autre apprentissage (autre jeu, jugement ou graine, ou d’anciennes règles). Nommez un autre dossier.
train-folder-refused = { $name } est inutilisable : { $error }
train-process-lost = Le processus qui apprend a échoué : { $error }.
train-no-torch = Pour apprendre sur une carte CUDA, il faut PyTorch et CuPy : pip install "samedi[train]".
train-no-compiler = Pour compiler les règles pour une carte CUDA, il faut numba-cuda : pip install "samedi[gpu]".
train-no-device = Il n’y a pas de carte CUDA ici. Sans --device cuda, c’est le processeur qui apprend.
train-other-kernels = { $name } contient les noyaux d’un autre jeu ou d’anciennes règles. Refaites-les, ou enlevez --kernels.
train-search-on-processor = Les parties avec recherche se jouent sur le processeur. Enlevez --device cuda.
train-progress = { $games } parties, { $speed } décisions par seconde, perte { $loss }
train-learnt = { $games } parties et { $decisions } décisions en { $seconds } s, soit { $speed } par seconde ; perte { $loss }.
train-interrupted = Interrompu ; ce qui a été appris est gardé dans { $folder }. Avec --resume, la même commande continue.
train-contest-progress = Partie { $done } sur { $games }
train-contest = Contre { $against } : { $rate } % de { $games } parties (95 % : de { $low } à { $high }).
train-promoted = C’est mieux : ces poids sont désormais les meilleurs dans { $folder }.
train-not-promoted = Ce n’est pas sûrement mieux : les meilleurs dans { $folder } restent.
