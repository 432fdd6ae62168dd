# Ce qu’une partie en solo change dans les mots du jeu de base

term-objective =
    .text = Vous commencez avec 2 Objectifs Solo/Coop et vous en gardez un à la Première Rencontre. Vous gagnez si vous survivez à tous les contrôles de fin et si vous le remplissez. Sans Première Rencontre, l’un ou l’autre suffit.
    .rules = R-22.2, R-20.9, R-20.10, R-20.11, R-20.12, R-21.1

character-captain =
    .reminder = Personne à mener ; Revolver, 6 Munitions.
    .style = Il n’y a plus personne à commander : vos ordres sont des cartes pour payer. Restent une main sûre, un Revolver à six coups et une carte qui le recharge.
character-mechanic =
    .style = Vous réparez d’une seule carte, fabriquez avec des restes et voyagez dans les parois. Personne d’autre ne verra les Moteurs, et personne ne le fait mieux.
character-scientist =
    .style = Depuis un Ordinateur, vous agissez dans des Salles à l’autre bout du vaisseau, et l’Événement suivant ne vous surprend pas. Vous vous battez plus mal que tous : choisissez vos chemins, et soyez ailleurs quand vient le bruit.
character-soldier =
    .style = Vous ouvrez la voie vous-même : personne ne tire autant, ni si bien. Les Munitions sont votre sablier : gardez-les pour ce qui vous sépare vraiment de la Salle suivante.
