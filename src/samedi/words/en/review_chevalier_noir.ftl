# Why a turn would have been better: what the judgement of a race knows.
chevalier-why-standing = It would have left this side further ahead on the track.
