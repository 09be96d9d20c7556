chevalier-balance-two = zu zweit, langes Brett
chevalier-balance-short = zu zweit, kurzes Brett
chevalier-balance-strict = zu zweit, strenges Schwarz
chevalier-balance-three = zu dritt
chevalier-balance-four = zu viert, jeder für sich
chevalier-balance-teams = zwei Teams
chevalier-balance-both-clans = zwei Teams, beide Clans heim
