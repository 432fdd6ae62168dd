# Ce que le Prisonnier change pour tous

door-destroyed =
    .text = Toujours franchissable. Plus rien ne peut la refermer, sauf le Chalumeau à plasma ou, derrière le Prisonnier, la carte Opportuniste.

term-door =
    .text = Toutes les Portes sont d’abord ouvertes. Fermée, une Porte arrête les Personnages, le Feu et les armes lancées ; un Intrus s’y arrête aussi, mais la détruit. Une Porte détruite reste ouverte pour de bon, sauf avec le Chalumeau à plasma ou la carte Opportuniste du Prisonnier. Si les 12 jetons sont utilisés, prenez-en un ailleurs sur le vaisseau.
