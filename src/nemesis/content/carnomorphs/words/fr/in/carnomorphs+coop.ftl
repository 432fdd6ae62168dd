# La coopération contre les Carnomorphes

term-first_encounter =
    .text = Le moment où la première figurine de Carnomorphe, même un Faucheur, est placée sur le vaisseau. En coopération, personne ne choisit alors d’Objectif.
    .rules = R-11.4, R-21.1, R-21.2, R-22.3, C-8.4, C-12.4

term-death =
    .text = Placez un Cadavre rouge dans la Salle ; les Corps lourds portés y tombent, tout le reste demeure au Personnage mort, que l’AutoDoc peut ramener tant que son Cadavre n’est pas mangé. D’ici là, le joueur est éliminé. Un quatrième marqueur Mutation tue aussi, et un Écorcheur apparaît près du Cadavre. La première mort de la partie déverrouille toutes les Nacelles.
    .rules = R-16.10, R-16.14, R-21.3, R-22.4, R-22.5, C-3.1, C-12.4
