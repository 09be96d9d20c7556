study-no-table = There is no table “{ $table }” of this game, but these: { $tables }
