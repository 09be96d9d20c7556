# Ein Spiel beurteilen lernen, indem man es spielt.

train-no-sight = { $game } sagt nicht, worauf ein Urteil achten könnte; da gibt es nichts zu lernen.
train-no-net = Ein Urteil namens { $net } gibt es nicht. Es gibt: { $allowed }.
train-folder-used = In { $name } liegt schon ein Training. Mit --resume geht es weiter; oder nenne einen anderen Ordner.
train-other-folder = In { $name } liegt ein anderes Training (anderes Spiel, Urteil oder andere Startzahl, oder frühere Regeln). Nenne einen anderen Ordner.
train-folder-refused = { $name } lässt sich nicht benutzen: { $error }
train-process-lost = Der Prozess, der lernt, ist gescheitert: { $error }.
train-no-torch = Um auf einer CUDA-Karte zu lernen, braucht es PyTorch und CuPy: pip install "samedi[train]".
train-no-compiler = Um die Regeln für eine CUDA-Karte zu übersetzen, braucht es numba-cuda: pip install "samedi[gpu]".
train-no-device = Hier gibt es keine CUDA-Karte. Ohne --device cuda lernt der Prozessor.
train-other-kernels = In { $name } liegen Kernel eines anderen Spiels oder früherer Regeln. Erzeuge sie neu oder lass --kernels weg.
train-search-on-processor = Spiele mit Suche werden auf dem Prozessor gespielt. Lass --device cuda weg.
train-progress = { $games } Spiele, { $speed } Entscheidungen in der Sekunde, Verlust { $loss }
train-learnt = { $games } Spiele und { $decisions } Entscheidungen in { $seconds } s, { $speed } in der Sekunde; Verlust { $loss }.
train-interrupted = Unterbrochen; was gelernt ist, liegt in { $folder }. Mit --resume macht derselbe Befehl weiter.
train-contest-progress = Spiel { $done } von { $games }
train-contest = Gegen { $against }: { $rate } % von { $games } Spielen (95 %: { $low } bis { $high }).
train-promoted = Das ist besser: Diese Gewichte sind nun die besten in { $folder }.
train-not-promoted = Das ist nicht sicher besser: Die besten in { $folder } bleiben.
