# Le Médecin, personnage promotionnel

module-medic = Médecin
    .text = Ajoute le Médecin, Personnage promotionnel, à ceux du choix de départ, avec dix cartes Action, le Pistolet à injection et deux Objets de quête.

character-medic = Médecin
    .the = le Médecin
    .of = du Médecin
    .to = au Médecin
    .text = Un soigneur (Personnage promo) qui traite les Blessures de quiconque se trouve dans sa Salle, surtout dans les Salles vertes, et peut redonner des cartes à un équipier. Commence avec le Pistolet à injection : arme classique, 2 Munitions, aucun Dégât, mais l’Intrus touché bat en retraite. Objets de quête : Kit de chirurgien et Anabolisants.
    .reminder = Soigne les autres ; Pistolet à injection, 2 Munitions.
    .style = Vous gardez en vie des gens qui seraient perdus sans vous, et ils le savent. Votre arme ne fait que repousser les Intrus : choisissez un compagnon capable de faire le reste.
    .learning = Pour une deuxième partie

item-needle_gun = Pistolet à injection
    .text = Objet lourd. Arme classique, 2 Munitions au plus, pleine au départ. N’inflige aucun Dégât : si le jet devait en infliger au moins 1, la cible bat en retraite à la place (piochez 1 carte Événement, dont seul le numéro compte). Se recharge seulement avec des Produits chimiques (au maximum).
    .reminder = 2 Munitions ; un Intrus touché bat en retraite.

item-surgeon_kit = Kit de chirurgien
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 Personnage de votre Salle. Toutes ses cartes Contamination (pioche, main et défausse) sont scannées : celles qui sont infectées quittent le jeu, et sa Larve aussi. Il mélange toutes ses cartes, main comprise, en une nouvelle pioche et subit 1 Blessure légère.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 Kit médical.
    .reminder = Retire cartes infectées et Larve ; 1 Blessure légère.

item-anabolics = Anabolisants
    .text = Coût : aucune carte Action. En Combat ou hors Combat. Usage unique. Piochez des cartes Action jusqu’à avoir 5 cartes en main.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans l’Infirmerie, même en cas de Panne.
    .reminder = Piochez jusqu’à 5 cartes en main.

card-resuscitation = Réanimation
    .text = Coût : cette carte seule. En Combat ou hors Combat. Défaussez 1 Munition du Pistolet à injection que vous tenez et choisissez un Personnage de votre Salle. Au choix : (a) ce Personnage défausse 1 carte Action et reçoit 1 carte Contamination ; (b) il pioche 3 cartes Action.
    .reminder = 1 Munition : 3 cartes, ou Contamination et défausse.

card-dressing = Pansement
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Choisissez un Personnage de votre Salle, vous compris. Au choix : (a) soignez toutes ses Blessures légères ; (b) pansez 1 de ses Blessures graves. Dans une Salle verte, vous piochez ensuite 1 carte Action.
    .reminder = Soignez les Blessures légères ou pansez 1 grave.

card-pharmacist = Pharmacien
    .text = Coût : cette carte seule. Hors Combat uniquement. Choisissez un Personnage de votre Salle, vous compris. Au choix : (a) soignez 1 de ses Blessures graves pansées ; (b) pansez 1 de ses Blessures graves. Dans une Salle verte, vous piochez ensuite 1 carte Action.
    .reminder = Pansez 1 Blessure grave, ou soignez-en une pansée.

part-weaken = quelqu’un ici défausse 1 carte et reçoit 1 Contamination

part-wake = quelqu’un ici pioche 3 cartes

ask-patient = { $deed } : sur qui ?
