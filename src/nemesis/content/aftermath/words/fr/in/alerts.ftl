# Ce que les Alertes changent dans les mots du jeu de base

term-action =
    .text = Il y a quatre sortes d’actions : de base, carte Action, Objet et Salle. Une action doit être permise et pouvoir produire un effet avant d’être payée. En Combat, les seules actions de base sont le Tir, le Corps-à-corps, la Fuite et l’Activation pour une Alerte.
    .rules = R-5.1, R-5.16, R-5.18, R-5.20, R-5.21, A-7.3

term-combat =
    .text = Un Personnage et un Intrus dans la même Salle sont en Combat. Les seules actions de base y sont le Tir, le Corps-à-corps, la Fuite et l’Activation pour une Alerte, et les Actions de Salle sont interdites. Les Œufs, et les Personnages en Nacelle ou en hibernation, ne sont pas en Combat.
    .rules = R-5.19, R-5.20, R-5.21, R-7.6, A-7.3
