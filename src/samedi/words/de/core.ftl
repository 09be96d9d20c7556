# Spiele und Optionen
unknown-game = Es gibt kein Spiel namens „{ $name }“. Es gibt: { $allowed }.
unusable-game = SAMEDI_GAMES nennt „{ $package }“, und das ist kein Spiel: { $error }.
game-of-another-name = SAMEDI_GAMES nennt „{ $package }“, aber das Spiel darin heißt „{ $name }“: Paket und Spiel tragen denselben Namen, und kein anderes Spiel trägt ihn.
option-unknown = Es gibt keine Option „{ $option }“. Es gibt: { $allowed }.
option-unknown-close = Es gibt keine Option „{ $option }“. Meinst du „{ $close }“? Es gibt: { $allowed }.
option-missing = Die Option „{ $option }“ muss angegeben werden.
option-invalid = Die Optionen passen nicht: { $error }.

# Aktionen
bad-action = Das ist keine Aktion des Spiels: { $text }.
bad-notation = „{ $text }“ ist keine Aktion des Spiels. Aktionen sehen so aus: { $examples }.
bad-json-action = Dieses JSON ist keine Aktion des Spiels: { $error }.
nothing-to-undo = Es wurde noch nichts gespielt: Es gibt nichts zurückzunehmen.
game-is-over = Das Spiel ist aus.
chance-comes-first = Erst kommt der Zufall ({ $allowed }).

# Was jemand getan hat: die Wörter der Aktion, deren Code auf „-told“ endet
did = { $name } hat { $what }.
did-you = Du hast { $what }.

# Aufzeichnungen
record-too-long = Die Aufzeichnung ist zu lang: Gelesen werden höchstens { $limit } Zeichen.
record-not-json = Die Aufzeichnung ist kein JSON eines Spiels: { $error }.
record-bad-line = Zeile { $line } im Kopf der Aufzeichnung ist nicht lesbar: { $text }
record-bad-head = Der Kopf der Aufzeichnung stimmt nicht: { $error }.
record-truncated =
    { $expected ->
        [None] Der Kopf der Aufzeichnung sagt nicht, wie viele Aktionen folgen; es sind { $found }.
       *[other] Die Aufzeichnung kündigt { $expected } Aktionen an, hat aber { $found }.
    }
record-other-game = Die Aufzeichnung gehört zum Spiel „{ $found }“, nicht zu „{ $expected }“.
record-other-rules = Die Aufzeichnung folgt Fassung { $found } der Regeln; hier gilt Fassung { $expected }.
record-wrong-seats = Die Aufzeichnung nennt { $found } Spieler; das Spiel hat { $expected } Plätze.
record-illegal = Aktion { $number } von { $count }, { $action }, ist nicht möglich: { $cause }
record-not-over = Laut Aufzeichnung ist das Spiel aus, nach der letzten Aktion geht es aber weiter.
record-is-over = Laut Aufzeichnung ist das Spiel nicht aus, die letzte Aktion beendet es aber.
record-other-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihre Aktionen führen.
player-1 = Spieler 1
player-2 = Spieler 2
player-3 = Spieler 3
player-4 = Spieler 4

# Ein CUDA-Gerät
no-cuda-device = Hier gibt es kein CUDA-Gerät, oder sein Treiber antwortet nicht: Nötig ist eine NVIDIA-Karte mit einem Treiber ab Version 580. Nichts anderes braucht eine.
no-cuda-extra = Um die Regeln für ein CUDA-Gerät zu übersetzen, muss das Extra „gpu“ installiert sein: pip install "samedi[gpu]".
cuda-kernels-of-other-rules = Die Kernels in { $file } stammen von anderen Regeln als diesen: Die Datei muss neu gemacht werden.
