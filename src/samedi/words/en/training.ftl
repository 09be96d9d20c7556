# Learning to judge a game by playing it.

train-no-sight = { $game } says nothing of what a judgement could look at, so there is nothing to learn.
train-no-net = There is no judgement called { $net }. There are: { $allowed }.
train-folder-used = { $name } holds a training already. With --resume it goes on; or name another folder.
train-other-folder = { $name } holds another training (another game, judgement or seed, or rules from before). Name another folder.
train-folder-refused = { $name } cannot be used: { $error }
train-process-lost = The process that learns has failed: { $error }.
train-no-torch = Training on a CUDA device needs PyTorch and CuPy: pip install "samedi[train]".
train-no-compiler = Compiling rules for a CUDA device needs numba-cuda: pip install "samedi[gpu]".
train-no-device = There is no CUDA device here. Without --device cuda the processor learns.
train-other-kernels = { $name } holds kernels of another game or of former rules. Make them anew, or leave out --kernels.
train-search-on-processor = Games with search are played on processors. Leave out --device cuda.
train-progress = { $games } games, { $speed } decisions a second, loss { $loss }
train-learnt = { $games } games and { $decisions } decisions in { $seconds } s, { $speed } a second; loss { $loss }.
train-interrupted = Interrupted; what was learnt so far is kept in { $folder }. With --resume the same command goes on.
train-contest-progress = Game { $done } of { $games }
train-contest = Against { $against }: { $rate } % of { $games } games (95 %: { $low } to { $high }).
train-promoted = That is better: these weights are now the best in { $folder }.
train-not-promoted = That is not surely better: the best in { $folder } stay.
