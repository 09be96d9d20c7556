# Warum ein Zug besser gewesen wäre: was das Urteil über eine Welt weiß.
daemonen-why-colours = Es hätte auch die anderen Farben gebremst.
daemonen-why-standing = Es hätte der richtigen Farbe mehr Punkte gebracht.
