# Bots: what they are called and how they play.

unknown-bot = There is no bot called “{ $name }”. There are: { $allowed }; or cmd: and a program.
bot-bad-command = The command “{ $command }” cannot be read: { $error }.
bot-no-program = “{ $command }” does not begin with a program that can be run.
bots-programs = A program of your own plays too: cmd:./my_bot.py; docs/bots.md tells what it hears and says.

# Each level has a name for people; when several sit at one table, the next ones have names of their own.
bot-random = Zaz
bot-random-2 = Vesper
bot-random-3 = Flit
bot-random-level = pure chance
bot-random-about = plays any legal move.
bot-greedy = Pica
bot-greedy-2 = Jack
bot-greedy-3 = Coco
bot-greedy-level = greedy
bot-greedy-about = takes what looks best at once and never looks further.
bot-beginner = Tilo
bot-beginner-2 = Nell
bot-beginner-3 = Hugo
bot-beginner-level = beginner
bot-beginner-about = thinks a little; one move in four forgets to check your reply.
bot-regular = Odette
bot-regular-2 = Minou
bot-regular-3 = Felix
bot-regular-level = regular
bot-regular-about = looks at the replies for a moment and forgets nothing; a fair opponent for an evening.
bot-expert = Basile
bot-expert-2 = Rufus
bot-expert-3 = Kit
bot-expert-level = expert
bot-expert-about = thinks through what the others will do, and punishes mistakes.
bot-master = Athena
bot-master-2 = Strix
bot-master-3 = Ludo
bot-master-level = master
bot-master-about = thinks ahead as far as patience allows; the strongest.
