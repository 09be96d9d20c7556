# Why a turn would have been better: what Baron Voodoo’s judgement of a position knows.
baron-why-protection = Your dice would have been safe under Protection.
baron-why-marker = It would have counted on the way to the Baron Samedi marker.
baron-why-colours = It would have counted for the majorities in the other colours.
baron-why-near = The captures would have come closer to a combination.
baron-why-threats = The next capture could then have completed more.
baron-why-blocked = It would have kept more dice to jump with.
baron-why-standing = It would have brought more points, offerings or dice.
