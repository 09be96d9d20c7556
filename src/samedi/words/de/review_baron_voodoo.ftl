# Warum ein Zug besser gewesen wäre: was das Urteil über eine Stellung von Baron Voodoo weiß.
baron-why-protection = Die Würfel wären durch Schutz sicher gewesen.
baron-why-marker = Es zählt auf dem Weg zum Baron-Samedi-Marker.
baron-why-colours = Es zählt für die Mehrheiten in den anderen Farben.
baron-why-near = Die Beute wäre einer Kombination näher gekommen.
baron-why-threats = Der nächste Fang hätte dann mehr vollenden können.
baron-why-blocked = So bleiben mehr Würfel, mit denen man springen kann.
baron-why-standing = Es hätte mehr Punkte, Opfergaben oder Würfel gebracht.
