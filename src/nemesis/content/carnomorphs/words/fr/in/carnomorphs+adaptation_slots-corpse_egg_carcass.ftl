# Les adaptations, si la table associe l’Œuf à l’Abomination

term-adaptation =
    .text = Trois cartes cachées qui remplacent les Points faibles et renforcent tous les Carnomorphes. L’une est révélée quand le premier Écorcheur apparaît, une avec la première Abomination, une avec le Boucher. Une fois révélée, analysez le Corps lourd correspondant au Laboratoire pour la défausser : Cadavre pour l’Écorcheur, Œuf pour l’Abomination, Carcasse pour le Boucher.
