# Carnomorphs: the species and its table options

species-carnomorphs = Carnomorphes
    .text = Ils se nourrissent de corps et d’Œufs pour grandir, et s’adaptent au lieu de montrer des Points faibles. L’infection fait muter les Personnages.

option-adaptation_slots = Étude des adaptations
    .plain = Ce qu’il faut apporter au Laboratoire pour savoir comment l’Abomination et le Boucher se sont adaptés : une Carcasse ou un Œuf, chacun pour l’un des deux.
    .text = Décide quel Corps lourd, analysé au Laboratoire, correspond à l’adaptation de l’Abomination et lequel à celle du Boucher. Les règles montrent seulement que le Cadavre correspond à l’Écorcheur.
    .value-corpse_carcass_egg = Carcasse pour l’Abomination, Œuf pour le Boucher
    .value-corpse_egg_carcass = Œuf pour l’Abomination, Carcasse pour le Boucher

option-mutation_spent_card = Carte dépensée par une Mutation
    .plain = La carte Contamination que vous coûte une Mutation disparaît pour de bon, ou peut vous revenir en main.
    .text = Décide où va la carte Contamination dépensée par l’action de Mutation. Les règles françaises disent défaussée ; ailleurs, elles emploient ce mot pour des cartes qui quittent le jeu.
    .value-removed = Hors du jeu
    .value-own_discard = Sur votre défausse

option-mutation_new_contamination = Nouvelle carte après une Mutation
    .plain = Quand une Mutation vous apporte une carte Contamination, vous la piochez aussitôt après, ou plus tard.
    .text = Décide où va la nouvelle carte Contamination quand la carte dépensée par une Mutation n’était pas infectée. Les règles françaises la placent sur la pioche Action, une autre édition sur la défausse.
    .value-deck_top = Sur votre pioche
    .value-discard = Sur votre défausse

option-feeding_combat_check = Qui peut se nourrir
    .plain = Un Carnomorphe qui vient de tuer sa proie se nourrit aussitôt et grandit, ou seulement dans une Manche suivante.
    .text = Décide quand on vérifie qu’un Carnomorphe n’est pas en Combat et peut se nourrir. Après les attaques, un tueur resté seul avec sa victime se nourrit aussitôt ; au début de l’étape, il doit attendre.
    .value-after_attacks = Après toutes les attaques
    .value-step_start = Au début de l’étape

option-nest_board_eggs_first = Nourriture dans le Nid
    .plain = Dans le Nid, les Carnomorphes mangent ses Œufs avant tout le reste, ou d’abord les morts et les Œufs qui traînent.
    .text = Décide si les Carnomorphes présents dans le Nid exploré mangent les Œufs du plateau Intrus avant tout ce qui s’y trouve. Les règles françaises citent ces Œufs à part de l’ordre habituel.
    .value-true = D’abord les Œufs du plateau
    .value-false = L’ordre habituel

option-great_hunt_ship_clause = La Chasse royale et le vaisseau
    .plain = Pour Chasse royale, le Boucher doit mourir, ou la fin du vaisseau suffit.
    .text = Décide si, contre les Carnomorphes, la destruction du vaisseau remplit encore Chasse royale. Les règles françaises de l’extension ne citent que la mort du Boucher.
    .value-true = Vaisseau détruit accepté
    .value-false = Seule la mort du Boucher
