study-no-table = Ce jeu n’a pas de table « { $table } », mais celles-ci : { $tables }
