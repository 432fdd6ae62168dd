# Ce qu’une partie en solo change dans les mots du jeu de base

term-objective =
    .text = Vous commencez avec 2 Objectifs Solo/Coop et vous en gardez un à la Première Rencontre. Vous gagnez si vous survivez à tous les contrôles de fin et si vous le remplissez. Sans Première Rencontre, l’un ou l’autre suffit.
    .rules = R-22.2, R-20.9, R-20.10, R-20.11, R-20.12, R-21.1
