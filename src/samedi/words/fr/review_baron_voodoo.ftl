# Pourquoi un tour aurait été meilleur : ce que sait le jugement d’une position de Baron Voodoo.
baron-why-protection = Les dés auraient été à l’abri, sous Protection.
baron-why-marker = Cela aurait compté pour le marqueur Baron Samedi.
baron-why-colours = Cela aurait compté pour les majorités dans les autres couleurs.
baron-why-near = Les captures se seraient rapprochées d’une combinaison.
baron-why-threats = La capture suivante aurait pu compléter davantage.
baron-why-blocked = Il serait resté plus de dés pour sauter.
baron-why-standing = Cela aurait rapporté plus de points, d’offrandes ou de dés.
