# Trying things on a board, and studies.
whatif-title = Trying things
whatif-tree = What was tried
whatif-share = Share and keep
whatif-anew = What you could not know was dealt anew.
whatif-read-only = You can read this study with its link, not change it.
whatif-copy = Make it mine
whatif-read-on = What was tried from here
whatif-read-end = Nothing was tried after this.
whatif-over = The game would be over.
whatif-chance = What does chance bring?
whatif-random = At random
whatif-opinion = Opinion
whatif-percent = { $percent } %
whatif-best = Moves worth a look
whatif-no-opinion = Nobody can be asked right now.
whatif-looked = { $count ->
    [one] one continuation looked at
   *[other] { $count } continuations looked at
}
whatif-apart = each chance is from what that player knows, and several may win
whatif-thinking = Thinking…
whatif-start = The start
whatif-empty = Play on the board for every side: whatever you try is kept here. Go back and do something else, and it becomes a branch.
whatif-step = A step
whatif-name-study = Name of this study
whatif-name = Name of this branch
whatif-comment = Comment
whatif-cut = Remove this branch
whatif-cut-title = Remove this branch?
whatif-cut-about = Everything that was tried after it goes too.
whatif-keep = Keep it
whatif-link-read = To read
whatif-link-read-about = Whoever has this link sees everything, and changes nothing.
whatif-link-edit = To edit
whatif-link-edit-about = Whoever has this link tries things too. Nobody loses what the other tried; of a comment the last one stays.
whatif-here = This study is only on this device, so there is no link to send. Whoever gets it as a file or as text can open it on a server.
whatif-file = As a file
whatif-text = As text, with variations
whatif-copy-link = Copy the link
whatif-copy-by-hand = The link is selected: copy it from here.
whatif-player = Player { $number }
whatif-delete = Delete this study
whatif-delete-title = Delete this study?
whatif-delete-about = It is gone for everybody who has its link.
whatif-delete-about-here = It is only on this device, and gone for good.
