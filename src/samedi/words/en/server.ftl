# What the server says.

server-running = Samedi is ready: { $link }
server-at-home = For other devices at home: { $link }
server-next-port = Port { $port } is in use; taking the next free one.
server-port-taken = Nobody can listen at { $host }, port { $port } or the next ones.
server-bad-data = Games cannot be kept in { $folder }: { $error }.
server-keys = { $what ->
    [rotate] A new key signs from the next start of the server on; the older ones stay good.
    [renew] From the next start of the server on only a new key is good: everybody is new, and links must be sent again.
   *[show] The server’s keys are in { $folder }.
} { $keys ->
    [one] There is one key.
   *[other] There are { $keys } keys.
}
server-second = Another Samedi already keeps its games in { $file }: use that one or stop it, or give this one a folder of its own (--data). Several servers can share games only in PostgreSQL (setting “database”).
server-config-unknown = There is no setting “{ $name }”. Did you mean: { $allowed }?
server-config-invalid = The setting “{ $name }” cannot be “{ $value }”: { $error }.
server-config-not-toml = { $name } is no TOML file: { $error }.

server-no-token = The server does not know you yet. Open the first page once.
server-not-invited = You have not been invited to this table. Ask for its link.
server-bad-invite = This link is not valid here. Ask for a new one.
server-bad-code = No table has this code now. Codes end when the game begins, or after a day.
server-too-many-codes = Too many codes were wrong. Use the link, or try again in { $minutes ->
    [0] { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}.
server-bad-move = This code is not good. It counts once and for a few minutes: ask for a new one.
server-no-table = This table is no longer there.
server-no-page = There is nothing at this address.
server-no-position = The game has no position after { $length } actions.
server-other-rules = This game was begun with version { $found } of the rules; this program knows version { $expected }.
server-table-unreadable = This table cannot be opened: what is kept of it cannot be read. All other tables are well; whoever runs the server finds it in the log.
server-other-seal-key = The secret of this table’s dice was sealed with a key that is not here: the key file belongs to the database.
server-other-origin = This request does not come from a page of this server.
server-other-host = The server is not known under this name.
server-not-json = This could not be read: { $error }.
server-bad-number = “{ $name }” must be a whole number.
server-too-large = This is too large: at most { $limit } bytes are read.
server-too-many = Too many requests at once. Please try again in { $minutes ->
    [0] { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}.
server-busy = The server is very busy. Please try again in a moment.
server-too-hard = This could not be worked out in time. Please try again, or something simpler.
server-too-slow = The connection could not keep up.
server-too-many-lists = Your list of games is open in more than { $limit } places; the oldest was closed.
server-silent = Nothing has come from this connection for a while.
server-no-sense = Too many messages from this connection made no sense.
server-hello-first = The first message must be a hello, version { $version }.
server-hello-once = Once is enough: hello has been said.
server-stopping = The server is being restarted. It will be back soon.
server-trouble = Something went wrong on the server. Nothing that was acknowledged is lost.
server-left = You have left the table.
server-watch-only = You are only watching here.
server-sent-away = The host has sent you away from the table.
server-bad-place = The list cannot go on from there.
server-old-invite = This link has been withdrawn. Ask for a new one.
server-other-way = This address does not do that.
server-key-used = This was asked for before, and what came of it is gone.
server-still-playing = The game is still running.
server-wrong-seats = The game has { $expected } seats, not { $found }.
server-wrong-seat = Who plays chair { $chair }: somebody on this device, or a bot?
server-hint-not-ready = The hint is not ready yet. Try again in a moment.
server-hint-not-now = There is nothing to decide for this seat now.
server-no-review = A game in which nothing was done cannot be looked back on.
server-review-wrong = What was found does not answer what was asked about the game.
server-import-open = In a finished game somebody sits in every seat.
server-import-altered = This file was made here and has been changed since: it is no longer the game that was played.

## Calling people who are away
server-push-service = Your browser’s push service isn’t one this server uses.
server-push-keys = Your browser’s keys can’t be used.
server-no-room-for-devices = This server can’t notify any more devices.
server-call-title =
    { $count ->
        [one] Your turn
       *[other] { $count } games wait for you
    }
server-call-body = { $game } with { $names }
server-not-here = That takes a server, and this table is on your device.
server-no-study = There is no study at this address any more.
server-study-read-only = With this link a study can be read, but not changed.
server-study-full = This study is full. Remove a branch before you try something new.
server-studies-full = You have as many studies with a name as there can be. Delete one first.
server-study-start = The start of a study cannot be removed.
server-me-playing = You still sit at a game that is being played. Finish it or give it up first.
server-bad-study = This is no study of this table, or somebody has changed it.
server-study-elsewhere = In this study something was dealt anew, or its game went on from another one. Only the server where it was made can open its file.
server-study-stays = No moves lead to where this study begins: something was dealt anew, or the game went on from another one. It cannot leave this device as a file.
server-study-no-text = No moves lead to where this study begins: something was dealt anew, or the game went on from another one. It cannot be written as text, and only this server can open its file.
server-daily-other-day = Only the game of today can be played.
server-daily-had = You have had your game of today. There is another one tomorrow.
