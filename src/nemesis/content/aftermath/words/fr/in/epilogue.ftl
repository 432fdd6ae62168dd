# Ce qu’un Épilogue change dans les mots du jeu de base

term-round =
    .text = Une Manche se compose d’une phase Action, puis d’une phase Événement. Un Épilogue compte cinq Manches ; puis la navette repart.
    .rules = R-4.1, A-4.7, A-8.17, A-8.22

term-event_phase =
    .text = Dans cet ordre : marqueur de la navette, et de l’Autodestruction si elle est lancée ; sur une case jaune, l’Alerte doit être résolue ; Attaque des Intrus ; Dégâts du Feu ; une carte Événement d’Aftermath (déplacement des Intrus, puis effet ; avec l’icône Alerte, chacun fait un jet de Bruit, sauf en Combat). Il n’y a pas d’étape Sac Intrus. Chaque étape est terminée, avec toutes ses suites, avant que la suivante commence.
    .rules = R-4.9, R-4.10, R-4.11, R-4.12, A-7.7, A-8.21

term-bag =
    .text = Ce que la partie précédente y a laissé, un jeton pour chaque Intrus alors à bord, et quelques Larves et Adultes de plus, selon le nombre de joueurs. Les Rencontres en retirent des jetons ; les Intrus qui disparaissent en ajoutent. Les jetons hors du sac attendent dans une réserve et peuvent revenir.
    .rules = A-8.1, R-11.8, R-11.12

term-bag_development =
    .text = Un Épilogue n’a pas d’étape Sac Intrus : sa phase Événement finit avec la carte Événement.
    .rules = A-8.21

term-exploration =
    .text = Toutes les Salles d’un Épilogue sont face visible dès le début, avec leur compteur d’Objets. Chaque Salle du vaisseau porte un second jeton, révélé et résolu quand un Personnage entre ; vient ensuite le jet de Bruit, sauf si la Salle était occupée ou si le jeton remplace le jet.
    .rules = R-7.4, A-6.1, A-6.2, A-8.5, A-8.6

term-hibernation =
    .text = Impossible dans un Épilogue : le marqueur Temps du vaisseau ne bouge jamais, les compartiments d’hibernation restent donc fermés. La navette ou une Nacelle vous ramène.
    .rules = A-8.20

room-hibernatorium =
    .text = Pas d’Action de Salle dans un Épilogue : les compartiments d’hibernation restent fermés. Pas de Fouille ici.
    .reminder = Les compartiments d’hibernation restent fermés

why_not-chambers_closed = Les compartiments d’hibernation restent fermés dans un Épilogue.

term-time_track =
    .text = La Piste temporelle du vaisseau ne sert pas dans un Épilogue ; le marqueur de la piste de la navette compte les cinq Manches. Voir Piste de la navette.
    .rules = A-8.17, A-8.20

term-hyperspace_jump =
    .text = Un Épilogue n’en a pas : après la cinquième Manche, la navette repart et le Nemesis continue de dériver.
    .rules = A-8.22

term-self_destruct =
    .text = Une fois lancée, son marqueur avance avec celui de la navette. La première case jaune déverrouille toutes les Nacelles et la rend irréversible ; au crâne, le vaisseau est détruit, et la navette amarrée avec lui. Arrêtée à temps, elle repartirait de la case verte.
    .rules = R-1.17, R-19.1, R-19.2, R-19.3, R-19.4, A-8.21, A-8.23

term-objective =
    .text = Un Épilogue n’en a pas : chaque joueur a une mission personnelle à la place, et rien ne se choisit à la Première Rencontre. Ce qui permet de regarder des Objectifs montre la mission. Voir Mission personnelle.
    .rules = A-8.14, A-8.20, A-8.30

term-first_encounter =
    .text = Elle est sans effet dans un Épilogue : il n’y a pas d’Objectifs entre lesquels choisir.
    .rules = A-8.20

term-signal =
    .text = Envoyé depuis la Salle de communication, il place un marqueur sur votre plateau jusqu’à la fin de la partie. Il ne compte que pour vous ; une mission peut le demander.

term-destination =
    .text = Le marqueur indique une lettre de A à D et commence sur B. Au départ de la navette, la carte Coordonnées dit quel lieu correspond à cette lettre ; seules des missions s’y intéressent. Seul le Cockpit le déplace, à la vue de tous.
    .rules = R-2.6, R-17.32, A-8.4

term-coordinates =
    .text = Une carte cachée qui attribue une lettre à la Terre, Mars, Vénus et l’Espace lointain. Une nouvelle est piochée pour l’Épilogue. Seules des missions s’y intéressent : personne n’hibernant, elle ne tue personne.
    .rules = R-17.32, A-8.4, A-8.30

place-earth =
    .text = Des missions la demandent. Dans un Épilogue, personne ne meurt au contrôle des Coordonnées.

place-mars =
    .text = Des missions la demandent. Dans un Épilogue, personne ne meurt au contrôle des Coordonnées.

place-venus =
    .text = Aucune mission ne la demande. Dans un Épilogue, personne ne meurt au contrôle des Coordonnées.

place-deep_space =
    .text = Aucune mission ne le demande. Dans un Épilogue, personne ne meurt au contrôle des Coordonnées.

term-engine =
    .text = Chacun des trois a un jeton opérationnel et un endommagé, empilés face cachée et remélangés : celui du dessus est son véritable état. Dans un Épilogue, seules des missions s’y intéressent ; le vaisseau ne saute pas. Réparer ou saboter, c’est regarder les deux et placer l’un ou l’autre dessus ; vous annoncez seulement si l’ordre a changé.
    .rules = R-17.15, R-17.33, R-17.37, R-17.38, A-8.4, A-8.22

engine_state-working =
    .text = Avec ce jeton dessus, le Moteur est opérationnel. Seules des missions s’y intéressent.

engine_state-damaged =
    .text = Avec ce jeton dessus, le Moteur est endommagé. Seules des missions s’y intéressent.

term-pod =
    .text = Elle a 2 places ; verrouillée ou non, comme la partie précédente l’a laissée. Dans une Section d’évacuation, vous embarquez dans une Nacelle déverrouillée par l’Action de Salle, après un jet de Bruit, puis vous la lancez ou y attendez ; tous ses occupants partent avec elle et sont saufs. Un Intrus qui arrive dans la Salle de la section y ramène ceux qui attendent. Aux Manches suivantes, vous lancez, sortez sans frais, ou restez et passez. Qui attend encore dans une Nacelle du vaisseau au départ de la navette est abandonné.
    .rules = R-18.5, R-18.6, R-18.7, R-18.8, R-18.9, R-18.10, R-18.11, R-18.12, R-18.13, A-8.3, A-8.22, A-8.30

term-weakness =
    .text = Trois cartes, une pour le Cadavre, une pour l’Œuf, une pour la Carcasse. Celles que la partie précédente a révélées sont face visible mais pas en vigueur : analyser le Corps lourd au Laboratoire, ou avec un Objet qui le permet, révèle une carte cachée, ou remet en vigueur une carte connue, pour tous jusqu’à la fin.
    .rules = R-17.28, A-8.3

room-laboratory =
    .text = Action de Salle, 2 cartes, si un Cadavre, une Carcasse ou un Œuf se trouve ici, au sol ou dans les mains d’un Personnage présent : le Point faible correspondant est désormais en vigueur, pour tous jusqu’à la fin, même si la partie précédente l’avait déjà révélé. Le Corps lourd est conservé. Vous ne pouvez pas analyser un type de Corps dont le Point faible est en vigueur.
    .reminder = Cadavre, Carcasse ou Œuf ici : Point faible en vigueur

item-lab_equipment =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Si un Cadavre de Personnage, une Carcasse d’Intrus ou un Œuf se trouve dans votre Salle, au sol ou porté : la carte Point faible correspondante est désormais en vigueur, même si la partie précédente l’avait déjà révélée.
    .reminder = Cadavre, Carcasse ou Œuf ici : Point faible en vigueur.

ask-study = { $deed } : qu’analysez-vous ? Son Point faible vaut alors pour tous.

why_not-nothing_to_study = Il n’y a ici ni Cadavre, ni Œuf, ni Carcasse dont le Point faible ne soit pas déjà en vigueur.

client-weaknesses = Points faibles en vigueur : { $cards }. Connus de la partie précédente, pas en vigueur : { $known }.

web-table-weaknesses = Points faibles en vigueur : { $active }/{ $all }

term-nest =
    .text = La Salle des Œufs du plateau Intrus, autant que la partie précédente en a laissé. Le Nid est détruit pour de bon dès qu’il n’en reste plus, pris ou détruits. Ni Fouille ni Panne dans cette Salle.
    .rules = A-8.3, R-17.20, R-17.35, R-17.36

term-corpse =
    .text = Un Personnage mort laisse un Cadavre rouge ; le bleu est là où la partie précédente l’a laissé, s’il était encore au sol. Ce sont des Corps lourds que le Laboratoire peut analyser.
    .rules = R-15.9, R-16.13, R-17.28, A-8.2

object-blue_corpse =
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Il est là où la partie précédente l’a laissé et vaut comme Cadavre de Personnage pour toutes les règles.
    .reminder = Un Cadavre comme un autre.

item-ship_log =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Dans une Salle avec un Ordinateur et sans Panne : choisissez 1 autre Personnage vivant qui a encore une mission et regardez-la en secret.
    .reminder = Ordinateur : voyez la mission d’un autre Personnage.

item-comms_key =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Dans une Salle avec un Ordinateur et sans Panne : choisissez 1 Personnage qui a un marqueur Signal et encore une mission, et regardez-la en secret.
    .reminder = Ordinateur : mission de qui a envoyé le Signal.

part-look_objectives = regarder la mission de quelqu’un

ask-whose_objectives = { $deed } : la mission de qui regardez-vous ?

why_not-nobody_to_look_at = Il n’y a personne dont vous puissiez regarder la mission.

why_not-no_secret_objective_near = Aucun autre Personnage ici n’a de mission que vous puissiez regarder en secret.

item-energy_cell =
    .text = Sans effet dans un Épilogue : personne ne s’y éteint.
    .reminder = Sans effet dans un Épilogue.

option-mars_spares =
    .plain = Ne change rien dans un Épilogue : personne n’hiberne.
    .text = Ne décide rien dans un Épilogue : personne n’hiberne.

option-eggs_after_nest =
    .plain = Ne change rien dans un Épilogue : il n’y a pas d’étape Sac Intrus.
    .text = Ne décide rien dans un Épilogue : il n’y a pas d’étape Sac Intrus.

option-hatching_effect =
    .plain = Ne change rien dans un Épilogue : sa pioche Événement n’a que les cartes d’Aftermath.
    .text = Ne décide rien dans un Épilogue : sa pioche Événement n’a que les cartes d’Aftermath.

option-eclosion_scan =
    .plain = Ne change rien dans un Épilogue : sa pioche Événement n’a que les cartes d’Aftermath.
    .text = Ne décide rien dans un Épilogue : sa pioche Événement n’a que les cartes d’Aftermath.

option-malfunction_event_target =
    .plain = Ne change rien dans un Épilogue : sa pioche Événement n’a que les cartes d’Aftermath.
    .text = Ne décide rien dans un Épilogue : sa pioche Événement n’a que les cartes d’Aftermath.

option-pod_ejection_riders =
    .plain = Ne change rien dans un Épilogue : sa pioche Événement n’a que les cartes d’Aftermath.
    .text = Ne décide rien dans un Épilogue : sa pioche Événement n’a que les cartes d’Aftermath.

option-intruder_player =
    .plain = Ne change rien dans un Épilogue : aucun joueur ne mène les Intrus.
    .text = Ne décide rien dans un Épilogue : aucun joueur ne mène les Intrus.

log-objectives_dealt = { $own ->
        [yes] Votre mission : { $objectives }.
       *[no] Mission { $whose } : { $objectives }.
    }
log-objectives_dealt-hidden = { $others ->
        [0] Chaque joueur reçoit
        [one] L’autre joueur reçoit
       *[other] Chacun des autres joueurs reçoit
    } en secret une mission.
