# Le Jardin

module-garden = Le Jardin
    .text = Ajoute la Botaniste aux Personnages, la Serre aux Salles « 2 » et Prolifération aux Événements.

character-botanist = Botaniste
    .the = la Botaniste
    .of = de la Botaniste
    .to = à la Botaniste
    .text = Elle veille sur l’air et sur l’équipage : elle soigne les Blessures légères, éteint les Feux et a toujours une carte de plus. Commence avec le Pulvérisateur : arme classique, 3 Munitions. Objets de quête : Boîte de graines et Tisane.
    .reminder = Soigne et éteint les Feux ; Pulvérisateur, 3 Munitions.

room-greenhouse = Serre
    .the = la Serre
    .text = Action de Salle, 2 cartes : soignez toutes vos Blessures légères et piochez 1 carte Action.
    .reminder = Soigner les Blessures légères, piocher 1 carte
    .action = Manger des fruits

part-harvest = manger des fruits

event-overgrowth = Prolifération
    .text = Éteignez tous les Feux du vaisseau. Si la Serre est explorée, elle reçoit un marqueur Panne.
    .reminder = Plus de Feu ; Panne dans la Serre

why_not-nothing_ripe = Vous n’avez ni Blessure légère, ni carte Action à piocher.

card-remedy = Remède
    .text = Coût : cette carte seule. Hors Combat uniquement. Soignez toutes vos Blessures légères.
    .reminder = Soignez toutes vos Blessures légères.

card-watering = Arrosage
    .text = Coût : cette carte seule. Hors Combat uniquement. Éteignez le Feu de votre Salle.
    .reminder = Éteignez le Feu ici.

card-second_wind = Second souffle
    .text = Coût : cette carte seule. En Combat ou hors Combat. Piochez 2 cartes Action.
    .reminder = Piochez 2 cartes.

item-sprayer = Pulvérisateur
    .text = Objet lourd. Arme classique, 3 Munitions au plus, pleine au départ.
    .reminder = Arme classique, 3 Munitions.

item-seed_box = Boîte de graines
    .text = Coût : aucune carte Action. En Combat ou hors Combat. Usage unique. Piochez 2 cartes Action.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans la Serre, même en cas de Panne.
    .reminder = Piochez 2 cartes.

item-herbal_tea = Tisane
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Soignez toutes vos Blessures légères.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 Kit médical.
    .reminder = Soignez toutes vos Blessures légères.
