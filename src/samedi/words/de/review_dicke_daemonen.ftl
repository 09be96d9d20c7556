# Warum ein Zug besser gewesen wäre: was das Urteil über eine Welt weiß.
daemonen-why-colours = Es hält auch die anderen Farben zurück.
daemonen-why-standing = Es hätte der richtigen Farbe mehr Punkte gebracht.
