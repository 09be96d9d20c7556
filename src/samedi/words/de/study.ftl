study-no-table = Dieses Spiel hat keinen Tisch „{ $table }“, aber diese: { $tables }
