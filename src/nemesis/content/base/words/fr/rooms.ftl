# Salles : tuiles et salles spéciales

room-unexplored = Salle inconnue
    .the = la Salle inconnue
    .text = Le premier Personnage qui entre retourne cette tuile ainsi que son jeton Exploration. Le chiffre du jeton devient le compteur d’Objets, son effet est résolu, puis le jeton quitte le jeu. Un marqueur Feu peut être placé ici, mais pas un marqueur Panne ; un Intrus qui s’y rend ne révèle rien. Une option de table peut changer ce dernier point.
    .reminder = Tuile et jeton révélés à la première entrée

room-armory = Armurerie
    .the = l’Armurerie
    .text = Action de Salle, 2 cartes : ajoutez 2 Munitions à l’une de vos armes énergétiques, sans dépasser son maximum. Une arme classique ne peut pas être rechargée ici.
    .reminder = +2 Munitions sur une arme énergétique
    .action = Recharger une arme énergétique

room-comms_room = Salle de communication
    .the = la Salle de communication
    .text = Action de Salle, 2 cartes : placez un marqueur Signal sur votre plateau individuel. Il ne compte que pour vous, tout le monde le voit, et vous le gardez jusqu’à la fin de la partie. Vous ne pouvez en avoir qu’un.
    .reminder = Gagnez votre marqueur Signal
    .action = Envoyer le Signal

room-emergency_room = Infirmerie
    .the = l’Infirmerie
    .text = Action de Salle, 2 cartes, au choix : pansez toutes vos Blessures graves ; ou soignez 1 de vos Blessures graves pansées ; ou soignez toutes vos Blessures légères. En coopération, l’AutoDoc ranime un Personnage mort dont le Cadavre est ici au début d’une Manche, s’il n’y a ici ni Intrus ni Panne.
    .reminder = Panser tout, ou soigner 1 pansée, ou toutes les légères
    .action = Traiter vos Blessures

room-evacuation_a = Section d’évacuation A
    .the = la Section d’évacuation A
    .text = Action de Salle, 2 cartes, si une Nacelle déverrouillée de la section A a une place libre (2 places par Nacelle) : faites un jet de Bruit. Si un Intrus est ensuite dans la Salle, c’est un échec et les cartes sont perdues. Sinon, vous prenez place dans une telle Nacelle, puis vous la lancez aussitôt ou vous attendez et passez. Une Panne ici empêche d’embarquer, mais pas d’attendre, de lancer ni de sortir.
    .reminder = Jet de Bruit, puis embarquez : Nacelle de la section A
    .action = Embarquer dans une Nacelle

room-evacuation_b = Section d’évacuation B
    .the = la Section d’évacuation B
    .text = Action de Salle, 2 cartes, si une Nacelle déverrouillée de la section B a une place libre (2 places par Nacelle) : faites un jet de Bruit. Si un Intrus est ensuite dans la Salle, c’est un échec et les cartes sont perdues. Sinon, vous prenez place dans une telle Nacelle, puis vous la lancez aussitôt ou vous attendez et passez. Une Panne ici empêche d’embarquer, mais pas d’attendre, de lancer ni de sortir.
    .reminder = Jet de Bruit, puis embarquez : Nacelle de la section B
    .action = Embarquer dans une Nacelle

room-fire_control = Système anti-incendie
    .the = le Système anti-incendie
    .text = Action de Salle, 2 cartes : choisissez une Salle quelconque en Feu ou occupée par un Intrus. Retirez-en le marqueur Feu, s’il y en a un ; puis chaque Intrus présent bat en retraite, avec une carte Événement pour chacun.
    .reminder = Une Salle : Feu éteint, ses Intrus battent en retraite
    .action = Déclencher les extincteurs

room-generator = Générateur
    .the = le Générateur
    .text = Action de Salle, 2 cartes : lancez l’Autodestruction, marqueur sur la case verte, ou arrêtez-la et retirez le marqueur. Impossible de la lancer tant qu’un Personnage est en hibernation, ou de l’arrêter dès que le marqueur a atteint une case jaune.
    .reminder = Lancer ou arrêter l’Autodestruction
    .action = Lancer ou arrêter l’Autodestruction

room-laboratory = Laboratoire
    .the = le Laboratoire
    .text = Action de Salle, 2 cartes, si un Cadavre, une Carcasse ou un Œuf se trouve ici, au sol ou dans les mains d’un Personnage présent : révélez le Point faible correspondant. Il vaut pour tous jusqu’à la fin de la partie, et le Corps lourd est conservé. Vous ne pouvez pas analyser un type de Corps dont le Point faible est déjà connu.
    .reminder = Cadavre, Carcasse ou Œuf ici : son Point faible révélé
    .action = Analyser un Corps lourd

room-nest = Nid
    .the = le Nid
    .text = Action de Salle, 2 cartes : prenez en main 1 Œuf du plateau Intrus, puis faites un jet de Bruit. Dès que ce plateau n’a plus d’Œuf, le Nid est détruit pour de bon. Vous pouvez aussi attaquer ces Œufs au Tir ou au Corps-à-corps ; un jet de Bruit suit chaque tentative, sauf en Combat. Ici, ni Fouille ni Panne.
    .reminder = Prenez 1 Œuf, puis jet de Bruit. Pas de Fouille
    .action = Prendre un Œuf

room-storage = Entrepôt
    .the = l’Entrepôt
    .text = Action de Salle, 2 cartes : choisissez la pioche d’Objets rouge, jaune ou verte et piochez-y 2 cartes. Gardez-en 1 et placez l’autre face cachée sous cette pioche ; vous pouvez aussi refuser les deux. Le compteur d’Objets de cette Salle ne baisse pas.
    .reminder = Une couleur : piochez 2 Objets, gardez-en 1
    .action = Puiser dans les réserves

room-surgery = Bloc opératoire
    .the = le Bloc opératoire
    .text = Action de Salle, 2 cartes : scannez toutes vos cartes Contamination, où qu’elles soient (pioche, main, défausse). Retirez du jeu celles qui sont infectées, ainsi que votre Larve ; les autres restent, et ce scan ne peut pas vous tuer. Puis subissez 1 Blessure légère, mélangez toutes vos cartes, main comprise, dans votre pioche, et passez : vous restez sans carte jusqu’à la Manche suivante.
    .reminder = Cartes infectées et Larve retirées ; 1 légère ; passez
    .action = Se faire opérer

room-airlock_control = Contrôle des sas
    .the = le Contrôle des sas
    .text = Action de Salle, 2 cartes, si le jeton Sas n’est pas en jeu : choisissez une autre Salle jaune explorée dont aucun Couloir n’a de Porte détruite. Fermez les Portes de tous ses Couloirs et placez-y le jeton. Si l’une de ces Portes est ouverte ou détruite avant que tous les joueurs aient passé, retirez le jeton. S’il est encore là quand tous ont passé, tous les Personnages et Intrus de cette Salle meurent, puis son marqueur Feu et le jeton sont retirés ; les Corps lourds et les Œufs restent, et les Intrus autres que les Larves laissent une Carcasse.
    .reminder = Salle jaune scellée : tous y meurent quand tous ont passé
    .action = Dépressurisation d’urgence

room-cabins = Cabines
    .the = les Cabines
    .text = Pas d’Action de Salle. Si vous êtes ici quand vous piochez au début de la phase Action, sans Intrus ni Panne dans la Salle, piochez jusqu’à 6 cartes au lieu de 5 (jusqu’à 5 avec une Blessure au Torse non pansée).
    .reminder = Début de Manche ici : piochez jusqu’à 6 cartes

room-canteen = Cantine
    .the = la Cantine
    .text = Action de Salle, 2 cartes : soignez 1 de vos Blessures légères. Vous pouvez ensuite scanner les cartes Contamination de votre main (vous le devez s’il n’y avait rien à soigner) : celles qui ne sont pas infectées quittent le jeu ; si une carte est infectée, elle reste en main et une Larve va sur votre plateau. Si vous aviez déjà une Larve avant le scan, une carte infectée vous tue et un Rôdeur apparaît ici.
    .reminder = Soignez 1 Blessure légère, puis scan de main au choix
    .action = Manger un morceau

room-command_center = Centre de commandement
    .the = le Centre de commandement
    .text = Action de Salle, 2 cartes : choisissez une Salle quelconque du vaisseau. Pour chacun de ses Couloirs, ouvrez la Porte, fermez-la ou laissez-la telle quelle. Une Porte détruite ne change pas.
    .reminder = Une Salle : ouvrez ou fermez chacune de ses Portes
    .action = Commander les Portes

room-engine_control = Salle de contrôle des moteurs
    .the = la Salle de contrôle des moteurs
    .text = Action de Salle, 2 cartes : regardez en secret le jeton du dessus de chacun des trois Moteurs, même si la Salle d’un Moteur est en Panne. Remettez-les tels quels ; vous pouvez dire la vérité ou mentir.
    .reminder = Regardez en secret l’état des 3 Moteurs
    .action = Contrôler tous les Moteurs

room-hatch_control = Contrôle des nacelles
    .the = le Contrôle des nacelles
    .text = Action de Salle, 2 cartes : choisissez 1 Nacelle de l’une des sections ; verrouillée, elle se déverrouille, et inversement. Les Personnages qui attendent dans une Nacelle verrouillée peuvent seulement rester ou sortir.
    .reminder = Verrouillez ou déverrouillez 1 Nacelle au choix
    .action = Verrouiller ou déverrouiller une Nacelle

room-monitoring_room = Salle de surveillance
    .the = la Salle de surveillance
    .text = Action de Salle, 2 cartes : choisissez 1 Salle inconnue, regardez en secret sa tuile et son jeton Exploration, puis remettez-les. Vous pouvez dire la vérité ou mentir à leur sujet.
    .reminder = Regardez en secret 1 Salle inconnue et son jeton
    .action = Observer une Salle

room-slime_room = Salle de slime
    .the = la Salle de slime
    .text = Pas d’Action de Salle. Chaque fois qu’un Personnage entre, il reçoit un marqueur Slime (1 au maximum), avant la résolution d’un éventuel jeton Exploration. Ici, ni Fouille ni Panne.
    .reminder = Y entrer donne du Slime. Pas de Fouille

room-shower_room = Douches
    .the = les Douches
    .text = Action de Salle, 2 cartes : défaussez votre marqueur Slime. Vous pouvez ensuite scanner les cartes Contamination de votre main (vous le devez si vous n’aviez pas de Slime) : celles qui ne sont pas infectées quittent le jeu ; si une carte est infectée, elle reste en main et une Larve va sur votre plateau. Si vous aviez déjà une Larve avant le scan, une carte infectée vous tue et un Rôdeur apparaît ici. L’eau n’éteint aucun Feu.
    .reminder = Perdez votre Slime, puis scan de main au choix
    .action = Prendre une douche

room-cockpit = Cockpit
    .the = le Cockpit
    .text = Action de Salle, 2 cartes, au choix : regardez en secret la carte Coordonnées, que vous pouvez décrire sans être tenu à la vérité ; ou déplacez, à la vue de tous, le marqueur Destination sur A, B, C ou D. Le marqueur ne peut pas bouger tant qu’un Personnage est en hibernation. Pas de Fouille ici.
    .reminder = Voir les Coordonnées, ou régler la Destination
    .action = Vérifier ou régler le cap

room-engine_1 = Moteur 1
    .the = le Moteur 1
    .text = Action de Salle, 2 cartes : regardez en secret le jeton du dessus du Moteur 1 ; vous pouvez dire la vérité ou mentir. Seul un effet de carte ou d’Objet permet de le réparer ou de le saboter : regardez les deux jetons, placez l’un ou l’autre dessus, et annoncez seulement si leur ordre a changé. Une Panne ici ne l’empêche pas. Pas de Fouille.
    .reminder = Regardez en secret l’état du Moteur 1
    .action = Contrôler le Moteur 1

room-engine_2 = Moteur 2
    .the = le Moteur 2
    .text = Action de Salle, 2 cartes : regardez en secret le jeton du dessus du Moteur 2 ; vous pouvez dire la vérité ou mentir. Seul un effet de carte ou d’Objet permet de le réparer ou de le saboter : regardez les deux jetons, placez l’un ou l’autre dessus, et annoncez seulement si leur ordre a changé. Une Panne ici ne l’empêche pas. Pas de Fouille.
    .reminder = Regardez en secret l’état du Moteur 2
    .action = Contrôler le Moteur 2

room-engine_3 = Moteur 3
    .the = le Moteur 3
    .text = Action de Salle, 2 cartes : regardez en secret le jeton du dessus du Moteur 3 ; vous pouvez dire la vérité ou mentir. Seul un effet de carte ou d’Objet permet de le réparer ou de le saboter : regardez les deux jetons, placez l’un ou l’autre dessus, et annoncez seulement si leur ordre a changé. Une Panne ici ne l’empêche pas. Pas de Fouille.
    .reminder = Regardez en secret l’état du Moteur 3
    .action = Contrôler le Moteur 3

room-hibernatorium = Hibernatorium
    .the = l’Hibernatorium
    .text = Action de Salle, 2 cartes, dès que le marqueur Temps a atteint la première case bleue : faites un jet de Bruit. Si un Intrus est ensuite dans la Salle, c’est un échec et les cartes sont perdues. Sinon, vous entrez en hibernation avec tout ce que vous portez : hors jeu jusqu’aux contrôles de fin, à l’abri de tout d’ici là sauf de la destruction du vaisseau. Pas de Fouille ici.
    .reminder = Dès la case bleue : jet de Bruit, puis hibernation
    .action = Entrer en hibernation
