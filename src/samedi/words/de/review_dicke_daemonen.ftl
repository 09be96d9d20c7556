# Warum ein Zug besser gewesen wäre: was das Urteil über eine Welt weiß.
daemonen-why-colours = Es hätte die stärkste der anderen Farben gebremst.
daemonen-why-standing = Es hätte der richtigen Farbe mehr Punkte gebracht.
