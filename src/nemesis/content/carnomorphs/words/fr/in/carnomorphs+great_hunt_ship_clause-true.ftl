# La Chasse royale contre les Carnomorphes, si la table accepte la destruction du vaisseau

objective-obj_great_hunt =
    .text = Survivez, et : vous avez envoyé le Signal ET soit le Boucher est mort, soit le vaisseau est détruit. Un seul trophée compte.
    .reminder = Signal, et Boucher tué ou vaisseau détruit
