# Warum ein Zug besser gewesen wäre: was das Urteil über ein Rennen weiß.
chevalier-why-standing = Diese Seite läge auf dem Rundweg weiter vorn.
