# La coopération contre les Semeurs du Vide

term-first_encounter =
    .text = Le moment où la première figurine de Semeur du Vide est placée sur le vaisseau. En coopération, personne ne choisit alors d’Objectif. Un Antre ne compte pas.
    .rules = R-11.4, R-21.1, R-21.2, R-22.3, V-4.3, V-10.2
