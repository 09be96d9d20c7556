# Bots: wie sie heißen und wie sie spielen.

unknown-bot = Es gibt keinen Bot namens „{ $name }“. Es gibt: { $allowed }; oder cmd: und ein Programm.
bot-bad-command = Der Befehl „{ $command }“ ist nicht lesbar: { $error }.
bot-no-program = „{ $command }“ beginnt nicht mit einem Programm, das sich starten lässt.
bots-programs = Auch ein eigenes Programm kann mitspielen: cmd:./my_bot.py; in docs/bots.md steht, was es hört und antwortet.

bot-random = Zufall
bot-random-about = spielt irgendeinen erlaubten Zug.
bot-greedy = Gierschlund
bot-greedy-about = nimmt, was gerade am besten aussieht, und schaut nie weiter.
bot-beginner = Anfänger
bot-beginner-about = überlegt ein wenig; bei jedem vierten Zug vergisst er, an deine Antwort zu denken.
bot-regular = Stammgast
bot-regular-about = schaut kurz auf die Antworten und vergisst nichts; ein guter Gegner für einen Abend.
bot-expert = Profi
bot-expert-about = überlegt, was die anderen tun werden, und bestraft Fehler.
bot-master = Meister
bot-master-about = denkt so weit voraus, wie die Geduld reicht; der stärkste.
