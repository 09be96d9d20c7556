chevalier-balance-two = two, long board
chevalier-balance-short = two, short board
chevalier-balance-strict = two, strict black
chevalier-balance-three = three players
chevalier-balance-four = four, each alone
chevalier-balance-teams = two teams
chevalier-balance-both-clans = two teams, both clans home
