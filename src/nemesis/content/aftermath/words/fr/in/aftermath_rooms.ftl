# Ce que les Salles d’Aftermath changent dans les mots du jeu de base

term-craft =
    .text = Pour 1 carte, hors Combat, défaussez 2 de vos Objets qui portent les deux symboles d’un Objet fabriqué encore disponible, et prenez-le. Il y en a quatre : Antidote, Taser, Lance-flammes et Cocktail Molotov. Trois autres, Pointeur laser, Drone de combat et Enviro-Combinaison, ne viennent que de l’Atelier. Tous voient ce que vous avez utilisé et fabriqué.
