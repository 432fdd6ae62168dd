# Ce que la coopération change dans les mots du jeu de base

term-objective =
    .text = Chaque joueur a 1 Objectif, visible de tous ; rien ne se choisit à la Première Rencontre. L’équipe gagne si tous sont remplis à la fin et si au moins un Personnage survit à tous les contrôles de fin.
    .rules = R-22.3, R-20.11, R-20.12

term-first_encounter =
    .text = Le moment où la première figurine d’Intrus, même une Larve, est placée sur le vaisseau. En coopération, personne ne choisit alors d’Objectif. Une Larve placée directement sur le plateau d’un Personnage ne compte pas.
    .rules = R-11.4, R-21.1, R-21.2, R-22.3

term-death =
    .text = Placez un Cadavre rouge dans la Salle ; les Corps lourds portés y tombent, tout le reste demeure au Personnage mort, que l’AutoDoc peut ramener. D’ici là, le joueur est éliminé. La première mort de la partie déverrouille toutes les Nacelles.
    .rules = R-16.10, R-16.14, R-21.3, R-22.4, R-22.5

term-signal =
    .text = Envoyé depuis la Salle de communication, il place un marqueur sur votre plateau jusqu’à la fin de la partie. Si plusieurs Objectifs le demandent, autant de Personnages différents doivent l’envoyer ; celui qui meurt ensuite compte encore.
