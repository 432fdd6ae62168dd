# Semeurs du Vide et Prisonnier : ce qu’arrête une Porte, et ce qui en referme une détruite

term-door =
    .text = Toutes les Portes sont d’abord ouvertes. Fermée, une Porte arrête les Personnages, le Feu et les armes lancées, mais pas les Semeurs du Vide, qui passent et la laissent intacte. Une Porte détruite reste ouverte pour de bon, sauf avec le Chalumeau à plasma ou la carte Opportuniste du Prisonnier. Si les 12 jetons sont utilisés, prenez-en un ailleurs sur le vaisseau.
