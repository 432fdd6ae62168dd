# L’Investigation

option-investigation_aftermath_only = Personnages d’une Investigation
    .plain = Chacun joue un des nouveaux Personnages, ou peut aussi en choisir un du jeu de base.
    .text = Décide si le détenteur d’une carte Rôle peut encore prendre le Personnage de base de sa couleur. La règle présente l’Investigation avec les Personnages d’Aftermath, mais le choix des rôles reste libre.
    .value-true = Personnages d’Aftermath seulement
    .value-false = Choix libre

term-investigation = Investigation
    .text = Une partie complète en quinze Manches, qui commence dans la navette. Les Salles portent un second jeton, des tourelles gardent le vaisseau, et les cartes Événement avec l’icône Alerte font piocher des Alertes. Objectifs et fin sont ceux du jeu de base ; la navette ne protège pas du saut.
    .rules = A-9.1, A-9.5, A-9.6, A-9.11, A-9.12, A-9.20, A-9.30, A-9.31

mode-investigation = Investigation
    .text = Une partie complète d’Aftermath en 15 Manches : une navette est amarrée au vaisseau, d’autres jetons attendent dans les Salles, et des Alertes sont à résoudre à temps. Objectifs et fin de partie habituels ; la navette n’est pas une issue.
    .briefing = Vous arrivez en navette pour découvrir ce qui s’est passé ici. Elle ne vous ramènera pas : avant le saut du vaisseau, il faut être en hibernation, ou parti en Nacelle.
    .unknown = Quelle Salle se trouve où et ce qui vous y attend, si les Moteurs tiendront, et où mène vraiment la trajectoire. Ni pourquoi les autres sont venus.
