# Bots: what they are called and how they play.

unknown-bot = There is no bot called “{ $name }”. There are: { $allowed }; or cmd: and a program.
bot-bad-command = The command “{ $command }” cannot be read: { $error }.
bot-no-program = “{ $command }” does not begin with a program that can be run.
bots-programs = A program of your own plays too: cmd:./my_bot.py; docs/bots.md tells what it hears and says.

bot-random = Random
bot-random-about = plays any legal move.
bot-greedy = Greedy
bot-greedy-about = takes what looks best at once and never looks further.
bot-beginner = Beginner
bot-beginner-about = thinks a little; one move in four it forgets to check your reply.
bot-regular = Regular
bot-regular-about = looks at the replies for a moment and forgets nothing; a fair opponent for an evening.
bot-expert = Expert
bot-expert-about = thinks through what the others will do, and punishes mistakes.
bot-master = Master
bot-master-about = thinks ahead as far as patience allows; the strongest.
