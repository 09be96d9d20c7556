# Why a turn would have been better: what the judgement of a world knows.
daemonen-why-colours = It would have held back the strongest of the other colours.
daemonen-why-standing = It would have brought more points to the right colour.
