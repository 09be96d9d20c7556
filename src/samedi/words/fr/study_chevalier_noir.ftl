chevalier-balance-two = à deux, grand plateau
chevalier-balance-short = à deux, petit plateau
chevalier-balance-strict = à deux, noir strict
chevalier-balance-three = à trois
chevalier-balance-four = à quatre, chacun pour soi
chevalier-balance-teams = deux équipes
chevalier-balance-both-clans = deux équipes, deux clans à rentrer
