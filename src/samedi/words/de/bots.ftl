# Bots: wie sie heißen und wie sie spielen.

unknown-bot = Es gibt keinen Bot namens „{ $name }“. Es gibt: { $allowed }; oder cmd: und ein Programm.
bot-bad-command = Der Befehl „{ $command }“ ist nicht lesbar: { $error }.
bot-no-program = „{ $command }“ beginnt nicht mit einem Programm, das sich starten lässt.
bots-programs = Auch ein eigenes Programm kann mitspielen: cmd:./my_bot.py; in docs/bots.md steht, was es hört und antwortet.

# Jede Stufe hat einen Namen für die Leute; sitzen mehrere am Tisch, haben die nächsten ihren eigenen.
bot-random = Zaz
bot-random-2 = Vesper
bot-random-3 = Flit
bot-random-level = reiner Zufall
bot-random-about = spielt irgendeinen erlaubten Zug.
bot-greedy = Pica
bot-greedy-2 = Jack
bot-greedy-3 = Coco
bot-greedy-level = gierig
bot-greedy-about = nimmt, was gerade am besten aussieht, und schaut nie weiter.
bot-beginner = Tilo
bot-beginner-2 = Nell
bot-beginner-3 = Hugo
bot-beginner-level = Anfängerniveau
bot-beginner-about = überlegt ein wenig; bei jedem vierten Zug bleibt deine Antwort unbedacht.
bot-regular = Odette
bot-regular-2 = Minou
bot-regular-3 = Felix
bot-regular-level = Stammgast
bot-regular-about = schaut kurz auf die Antworten und vergisst nichts; ein guter Gegner für einen Abend.
bot-expert = Basile
bot-expert-2 = Rufus
bot-expert-3 = Kit
bot-expert-level = Profi
bot-expert-about = überlegt, was die anderen tun werden, und bestraft Fehler.
bot-master = Athena
bot-master-2 = Strix
bot-master-3 = Ludo
bot-master-level = Meisterklasse
bot-master-about = denkt so weit voraus, wie die Geduld reicht; stärker spielt niemand.
