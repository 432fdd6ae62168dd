# Points faibles

weakness-weak_vital_places = Points vitaux
    .text = Quand vous attaquez un Adulte au Tir ou au Corps-à-corps, la face Manqué compte comme « Une touche ». Au Corps-à-corps, vous ne subissez alors pas de Blessure.
    .reminder = Contre un Adulte, la face Manqué vaut « Une touche »

weakness-weak_fire = Vulnérabilité au feu
    .text = Chaque fois que le Feu, un Cocktail Molotov ou un Lance-flammes inflige des Dégâts à un Intrus, celui-ci subit 1 Dégât de plus.
    .reminder = Feu, Molotov, Lance-flammes : +1 Dégât

weakness-weak_energy = Vulnérabilité à l’énergie
    .text = Quand le tir d’une arme énergétique inflige au moins 1 Dégât, il en inflige 1 de plus.
    .reminder = Arme énergétique qui touche : +1 Dégât

weakness-weak_reaction = Réaction au danger
    .text = En Rencontre, comptez le chiffre du jeton pioché comme inférieur de 1, mais jamais sous 1, pour savoir s’il y a Attaque-surprise.
    .reminder = Chiffres de surprise réduits de 1 (minimum 1)

weakness-weak_moving = Façon de se déplacer
    .text = Seuls les Hybrides et la Reine peuvent encore détruire les Portes fermées. Tout autre Intrus qui en rencontre une reste simplement sur place, et la Porte reste fermée.
    .reminder = Seuls les Hybrides et la Reine brisent les Portes

weakness-weak_phosphates = Sensibilité aux phosphates
    .text = Un Intrus que l’Extincteur ou le Système anti-incendie fait battre en retraite subit aussi 1 Dégât. Le Dégât et sa vérification viennent d’abord ; la retraite suit si l’Intrus est vivant et ne vient pas de battre en retraite.
    .reminder = Les extincteurs infligent aussi 1 Dégât

weakness-weak_fighting = Façon de combattre
    .text = La Morsure d’un Adulte ne donne que 1 Blessure légère : ni Blessure grave, ni mort pour avoir 2 Blessures graves.
    .reminder = Morsure d’Adulte : 1 Blessure légère seulement

weakness-weak_extinction = Espèce en voie d’extinction
    .text = À la vérification des Dégâts, comptez le chiffre pioché, ou la somme pour un Hybride ou la Reine, comme inférieur de 1 (jamais sous 0). Une flèche de retraite ne change pas.
    .reminder = Vérification des Dégâts : chiffres réduits de 1
