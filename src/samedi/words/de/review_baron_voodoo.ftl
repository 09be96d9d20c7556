# Warum ein Zug besser gewesen wäre: was das Urteil über eine Stellung von Baron Voodoo weiß.
baron-why-protection = Die Würfel wären durch Schutz sicher gewesen.
baron-why-marker = Es hätte auf dem Weg zum Baron-Samedi-Marker gezählt.
baron-why-colours = Es hätte für die Mehrheiten in den anderen Farben gezählt.
baron-why-near = Die Beute wäre einer Kombination näher gekommen.
baron-why-threats = Der nächste Fang hätte dann mehr vollenden können.
baron-why-blocked = So wären mehr Würfel geblieben, mit denen man springen kann.
baron-why-standing = Es hätte mehr Punkte, Opfergaben oder Würfel gebracht.
