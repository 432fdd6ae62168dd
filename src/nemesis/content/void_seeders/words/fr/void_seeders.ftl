# Semeurs du Vide : types et jetons du sac

intruder-lurker = Ombre
    .a = une Ombre
    .the = l’Ombre
    .text = Elle vient aux niveaux de Folie 1 et 2. Vérification des Dégâts : piochez 2 cartes Attaque ; avec une flèche de retraite, elle bat en retraite, sinon elle est vaincue si le plus petit chiffre est inférieur ou égal à ses Dégâts. Vaincue, elle ne laisse pas de Carcasse, et 1 jeton Semeur du Vide va dans le sac.
    .reminder = 2 cartes Attaque : le plus petit chiffre compte

intruder-whisperer = Chuchoteur
    .a = un Chuchoteur
    .the = le Chuchoteur
    .text = Il vient au niveau de Folie 3. Vérification des Dégâts : piochez 1 carte Attaque ; avec une flèche de retraite, il bat en retraite, sinon il est vaincu si le chiffre est inférieur ou égal à ses Dégâts. Vaincu, il ne laisse pas de Carcasse, et 1 jeton Semeur du Vide va dans le sac.
    .reminder = 1 carte Attaque : vaincu si le chiffre ≤ ses Dégâts

intruder-stalker = Cauchemar
    .a = le Cauchemar
    .the = le Cauchemar
    .text = Il vient au niveau de Folie 4. Vérification des Dégâts : piochez 2 cartes Attaque ; avec une flèche de retraite, il bat en retraite, sinon il est vaincu si le plus grand chiffre est inférieur ou égal à ses Dégâts. Vaincu, il ne laisse pas de Carcasse, et 1 jeton Semeur du Vide va dans le sac.
    .reminder = 2 cartes Attaque : le plus grand chiffre compte

intruder-despoiler = Chimère
    .a = la Chimère
    .the = la Chimère
    .text = Elle vient au niveau de Folie 5 et ne reçoit jamais de Dégâts. Quand elle devrait en subir, piochez 1 carte Attaque : elle bat en retraite sur une flèche de retraite, et un chiffre est sans effet. Quand le troisième Antre est détruit, elle meurt et ne revient jamais.
    .reminder = Jamais de Dégâts ; meurt avec le troisième Antre

intruder-lair = Antre
    .a = un Antre
    .the = l’Antre
    .text = Il ne se déplace jamais et n’attaque jamais, mais quiconque est avec lui est en Combat et fait un jet de Bruit à la fin de chaque tour. Au Tir et au Corps-à-corps, seules les faces Une touche et Deux touches l’endommagent ; le Feu, les grenades et autres effets de ce genre n’ont pas besoin du dé. Vérification des Dégâts : piochez 2 cartes Attaque ; une flèche de retraite le sauve, sinon il est détruit si le plus grand chiffre est inférieur ou égal à ses Dégâts. Détruit, il laisse une Carcasse.
    .reminder = Jet de Bruit à la fin de chaque tour près de lui

intruder-seeder = Semeur du Vide
    .a = un Semeur du Vide
    .the = le Semeur du Vide
    .text = En Rencontre : placez le type donné par le niveau de Folie du Personnage qui l’a provoquée : une Ombre à 1 ou 2, un Chuchoteur à 3, le Cauchemar à 4, la Chimère à 5. Si aucune figurine de ce type n’est libre, le type inférieur vient. À l’étape Sac Intrus, le jeton retourne dans le sac, puis chacun fait un jet de Bruit dans l’ordre, sauf en Combat. Chiffre de surprise : 1, 2, 3 ou 4.
    .reminder = Votre niveau de Folie dit ce qui vient

intruder-insanity_blue = Folie bleue
    .a = un jeton Folie bleu
    .the = le jeton Folie bleu
    .text = En Rencontre : placez un marqueur Bruit dans chaque Couloir de la Salle, et dans les Conduits si elle a un Conduit ; le Personnage qui l’a provoquée, quelle que soit sa couleur, résout une carte Panique. À l’étape Sac Intrus : le Personnage de cette couleur résout une carte Panique ; s’il est mort, en hibernation ou dans une Nacelle, le jeton quitte le jeu et un autre est pioché. Sinon, le jeton retourne dans le sac.
    .reminder = Une carte Panique

intruder-insanity_red = Folie rouge
    .a = un jeton Folie rouge
    .the = le jeton Folie rouge
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_orange = Folie orange
    .a = un jeton Folie orange
    .the = le jeton Folie orange
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_green = Folie verte
    .a = un jeton Folie vert
    .the = le jeton Folie vert
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_purple = Folie violette
    .a = un jeton Folie violet
    .the = le jeton Folie violet
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_white = Folie blanche
    .a = un jeton Folie blanc
    .the = le jeton Folie blanc
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

intruder-insanity_pink = Folie rose
    .a = un jeton Folie rose
    .the = le jeton Folie rose
    .text = { intruder-insanity_blue.text }
    .reminder = { intruder-insanity_blue.reminder }

exploration-lair = Antre
    .text = Placez un Antre dans cette Salle : quiconque est ici est en Combat. Pas de jet de Bruit, et un Déplacement Vigilant ne place pas de marqueur Bruit.
    .reminder = Un Antre est ici : pas de jet de Bruit, mais Combat

## Cartes Attaque

attack-vs_atk_01 = { attack-frenzy }
    .text = { attack-frenzy.text }
    .reminder = { attack-frenzy.reminder }

attack-vs_atk_02 = { attack-frenzy }
    .text = { attack-frenzy.text }
    .reminder = { attack-frenzy.reminder }

attack-vs_atk_03 = { attack-scratch }
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-vs_atk_04 = { attack-scratch }
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-vs_atk_05 = { attack-scratch }
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-vs_atk_06 = { attack-scratch }
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-vs_atk_07 = Dédoublement
    .text = Un autre Semeur du Vide du type de l’attaquant apparaît dans la Salle ; si aucune figurine de ce type n’est libre, le type inférieur. Il ne mène pas d’Attaque-surprise et n’attaque pas pendant cette étape.
    .reminder = Un second Semeur du même type apparaît ici

attack-vs_atk_08 = { attack-vs_atk_07 }
    .text = { attack-vs_atk_07.text }
    .reminder = { attack-vs_atk_07.reminder }

attack-vs_atk_09 = Épouvante
    .text = La cible subit 1 Blessure grave, puis résout une carte Panique.
    .reminder = 1 Blessure grave, puis une carte Panique

attack-vs_atk_10 = { attack-vs_atk_09 }
    .text = { attack-vs_atk_09.text }
    .reminder = { attack-vs_atk_09.reminder }

attack-vs_atk_11 = Dévoreur de cerveau
    .text = Si la cible a au moins 1 Blessure grave, pansée ou non, elle meurt. Sinon, elle subit 2 Blessures graves.
    .reminder = Mort avec 1 Blessure grave ou plus, sinon 2 graves

attack-vs_atk_12 = { attack-vs_atk_11 }
    .text = { attack-vs_atk_11.text }
    .reminder = { attack-vs_atk_11.reminder }

attack-vs_atk_13 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-vs_atk_14 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-vs_atk_15 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-vs_atk_16 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-vs_atk_17 = Désarroi
    .text = La cible reçoit 1 carte Contamination, puis résout une carte Panique.
    .reminder = 1 Contamination, puis une carte Panique

attack-vs_atk_18 = { attack-vs_atk_17 }
    .text = { attack-vs_atk_17.text }
    .reminder = { attack-vs_atk_17.reminder }

attack-vs_atk_19 = { attack-vs_atk_17 }
    .text = { attack-vs_atk_17.text }
    .reminder = { attack-vs_atk_17.reminder }

attack-vs_atk_20 = { attack-vs_atk_17 }
    .text = { attack-vs_atk_17.text }
    .reminder = { attack-vs_atk_17.reminder }

## Cartes Événement

event-vs_evt_01 = Terreur
    .text = Dans l’ordre, chaque Personnage vivant encore à bord, sauf en hibernation, pioche jusqu’à avoir 5 cartes en main et scanne toutes les cartes Contamination de sa main : s’il y en a une infectée, sa Folie passe à 5. Puis il défausse toute sa main.
    .reminder = Main à 5, scan ; infectée : Folie 5 ; main perdue

event-vs_evt_02 = Chasse
    .text = Chaque Semeur du Vide hors Combat va dans une Salle adjacente où se trouve un Personnage ; s’il y en a plusieurs, dans celle au plus petit numéro. Les Portes fermées ne l’arrêtent pas.
    .reminder = Les Semeurs vont aux Salles adjacentes occupées

event-vs_evt_03 = Filaments
    .text = Chaque Personnage dans une Salle avec un Conduit gagne 1 niveau de Folie.
    .reminder = Dans une Salle avec un Conduit : +1 Folie

event-vs_evt_04 = Panne informatique
    .text = Si une Salle explorée avec un Ordinateur a un marqueur Panne, toute autre Salle explorée avec un Ordinateur en reçoit un. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = Un Ordinateur en Panne : Panne pour tous

event-vs_evt_05 = Monophobie
    .text = Dans l’ordre, chaque Personnage seul dans sa Salle et hors Combat résout une carte Panique.
    .reminder = Seul et hors Combat : carte Panique

event-vs_evt_06 = { event-vs_evt_01 }
    .text = { event-vs_evt_01.text }
    .reminder = { event-vs_evt_01.reminder }

event-vs_evt_07 = Névrose
    .text = Dans l’ordre, chaque Personnage dans une Salle avec un Antre, ou dans une Salle adjacente, résout une carte Panique. Les Portes fermées ne protègent pas.
    .reminder = Antre dans la Salle ou une Salle adjacente : carte Panique

event-vs_evt_08 = Agoraphobie
    .text = Placez la Chimère dans la Salle au plus petit numéro où se trouvent au moins 2 Personnages. Si elle est déjà à bord ou morte, le type inférieur qui a une figurine libre vient à sa place. Il n’y a pas d’Attaque-surprise ; sans une telle Salle, rien ne se passe.
    .reminder = La Chimère vient là où sont 2 Personnages ou plus

event-vs_evt_09 = { event-vs_evt_08 }
    .text = { event-vs_evt_08.text }
    .reminder = { event-vs_evt_08.reminder }

event-vs_evt_10 = Éjection de nacelle
    .text = Parmi les Nacelles non lancées, retirez celle au plus grand numéro ; les Personnages qui y attendaient reviennent dans la Salle de sa section (une option de table peut les laisser partir avec elle). S’il n’en reste aucune, rien ne se passe. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = La Nacelle au plus grand numéro est perdue

event-vs_evt_11 = Vague de feu
    .text = Placez un marqueur Feu dans chaque Salle adjacente à la Salle en Feu au plus petit numéro, sauf si une Porte fermée les sépare.
    .reminder = Feu autour de la Salle en Feu au plus petit numéro

event-vs_evt_12 = Surchauffe du générateur
    .text = Si le Générateur a un marqueur Panne, il reçoit un marqueur Feu ; placez ensuite un marqueur Feu dans chaque Salle adjacente à une Salle en Feu, sauf si une Porte fermée les sépare. S’il n’en a pas, il reçoit un marqueur Panne, s’il est exploré. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = Générateur en Panne : le Feu gagne ; sinon, Panne

event-vs_evt_13 = Murmures
    .text = Piochez une autre carte Événement pour son seul numéro et défaussez-la. Dans chaque Salle où se trouve un Personnage, en commençant par le plus petit numéro, placez un marqueur Bruit à l’issue qui porte ce numéro ; s’il y en a déjà un, le premier Personnage de la Salle, dans l’ordre, résout une Rencontre à la place. Un Conduit compte comme une issue ; un Couloir entre deux de ces Salles compte une fois, les Conduits aussi.
    .reminder = Un numéro pioché : Bruit ou Rencontre à cette issue

event-vs_evt_14 = Peur
    .text = Chaque Personnage vivant encore à bord, sauf en hibernation, reçoit 1 carte Contamination si son niveau de Folie dépasse le nombre de cartes de sa main.
    .reminder = Folie au-dessus des cartes en main : 1 Contamination

event-vs_evt_15 = { event-vs_evt_05 }
    .text = { event-vs_evt_05.text }
    .reminder = { event-vs_evt_05.reminder }

event-vs_evt_16 = Explosion de carburant
    .text = Chacun des trois Moteurs reçoit un marqueur Feu. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = Feu dans chaque Moteur

event-vs_evt_17 = { event-vs_evt_01 }
    .text = { event-vs_evt_01.text }
    .reminder = { event-vs_evt_01.reminder }

event-vs_evt_18 = Défaillance de l’IA
    .text = Si au moins 2 Salles explorées avec un Ordinateur ont un marqueur Panne, l’Autodestruction démarre, sauf si elle est déjà lancée ou si un Personnage est en hibernation. Sinon, parmi les Salles explorées avec un Ordinateur et sans marqueur Panne, celle au plus petit numéro en reçoit un.
    .reminder = 2 Ordinateurs en Panne : Autodestruction ; sinon, 1 Panne

event-vs_evt_19 = { event-vs_evt_13 }
    .text = { event-vs_evt_13.text }
    .reminder = { event-vs_evt_13.reminder }

event-vs_evt_20 = { event-vs_evt_14 }
    .text = { event-vs_evt_14.text }
    .reminder = { event-vs_evt_14.reminder }

## Points faibles

weakness-vs_wk_01 = Repos lucide
    .text = Avec Repos, les Douches ou la Cantine, votre Folie peut aussi descendre de 3 à 2.
    .reminder = Repos, Douches, Cantine : aussi de 3 à 2

weakness-vs_wk_02 = L’union fait la force
    .text = Une carte Panique dont la valeur dépasse votre niveau de Folie, ou qui ne peut pas être résolue, ne vous donne pas de Folie tant qu’un autre Personnage est dans votre Salle (en solo : tant que vous n’êtes pas en Combat).
    .reminder = En compagnie, la Panique n’ajoute pas de Folie

weakness-vs_wk_03 = Réaction au danger
    .text = { weakness-weak_reaction.text }
    .reminder = { weakness-weak_reaction.reminder }

weakness-vs_wk_04 = Antres enracinés
    .text = À la vérification des Dégâts d’un Antre, le plus petit des deux chiffres compte. Une flèche de retraite le sauve toujours.
    .reminder = Antres : le plus petit chiffre compte

weakness-vs_wk_05 = Vulnérabilité à l’énergie
    .text = Quand le tir d’une arme énergétique inflige au moins 1 Dégât à un Semeur du Vide ou à un Antre, il en inflige 1 de plus.
    .reminder = Arme énergétique qui touche : +1 Dégât

weakness-vs_wk_06 = Vulnérabilité au feu
    .text = Chaque fois que le Feu, un Cocktail Molotov ou un Lance-flammes inflige des Dégâts à un Semeur du Vide ou à un Antre, celui-ci subit 1 Dégât de plus.
    .reminder = Feu, Molotov, Lance-flammes : +1 Dégât

weakness-vs_wk_07 = Liés à la matière
    .text = Les Portes fermées arrêtent désormais les Semeurs du Vide : celui qui devrait passer reste sur place et détruit la Porte. À l’étape Dissimulation aussi, une Salle derrière une Porte fermée ne compte pas comme adjacente.
    .reminder = Portes fermées : elles les arrêtent, ils les brisent

weakness-vs_wk_08 = Écho mourant
    .text = À la vérification des Dégâts d’une Ombre, d’un Chuchoteur, du Cauchemar ou d’un Antre, comptez chaque chiffre comme inférieur de 1, mais jamais sous 1. Une flèche de retraite ne change pas.
    .reminder = Vérification des Dégâts : chiffres réduits de 1

## Cartes Panique

panic-vs_pan_01 = Accès destructeur
    .text = Placez un marqueur Panne dans votre Salle. Impossible si elle en a déjà un ou ne peut pas en recevoir.
    .reminder = Panne dans votre Salle

panic-vs_pan_02 = Défaitisme
    .text = Chaque Personnage de votre Salle, vous compris, gagne 1 niveau de Folie ; ceux qui sont déjà à 5 meurent.
    .reminder = Tous dans votre Salle : +1 Folie

panic-vs_pan_03 = Fuite aveugle
    .text = Piochez une carte Événement pour son seul numéro et défaussez-la : vous passez par le Couloir de ce numéro, sans attaque à votre départ, avec l’exploration et le jet de Bruit habituels. Impossible si cette issue mène aux Conduits ou a une Porte fermée.
    .reminder = Vous fuyez par une issue piochée au hasard

panic-vs_pan_04 = Destruction
    .text = Défaussez 1 Objet lourd de vos mains, de votre choix. Impossible si vous n’en tenez aucun ; les Corps lourds ne comptent pas.
    .reminder = Défaussez 1 Objet lourd

panic-vs_pan_05 = Courage insensé
    .text = Allez dans une Salle adjacente où se trouve un Semeur du Vide ou un Antre, de votre choix, sans attaque à votre départ. Impossible si vous ne pouvez en atteindre aucune ; les Portes fermées vous arrêtent.
    .reminder = Vous allez vers un Semeur ou un Antre d’une Salle adjacente

panic-vs_pan_06 = Saccage
    .text = Le compteur d’Objets de votre Salle tombe à 0. Impossible s’il est déjà à 0 ou si la Salle n’en a pas.
    .reminder = Le compteur d’Objets de votre Salle tombe à 0

panic-vs_pan_07 = Automutilation
    .text = Vous subissez 2 Blessures légères, l’une après l’autre.
    .reminder = Vous subissez 2 Blessures légères

panic-vs_pan_08 = Crise cardiaque
    .text = Vous mourez.
    .reminder = Vous mourez

panic-vs_pan_09 = { panic-vs_pan_08 }
    .text = { panic-vs_pan_08.text }
    .reminder = { panic-vs_pan_08.reminder }

panic-vs_pan_10 = Soif de sang
    .text = Chaque autre Personnage de votre Salle subit 1 Blessure grave. Si vous êtes seul, c’est vous qui la subissez.
    .reminder = 1 Blessure grave à tous les autres ici, ou à vous

panic-vs_pan_12 = { panic-vs_pan_10 }
    .text = { panic-vs_pan_10.text }
    .reminder = { panic-vs_pan_10.reminder }

panic-vs_pan_11 = Démotivation
    .text = Chaque Personnage de votre Salle, vous compris, défausse 1 carte Action de son choix, s’il en a une. Puis vous gagnez 1 niveau de Folie.
    .reminder = Tous ici perdent 1 carte Action ; vous : +1 Folie

panic-vs_pan_13 = Bandages arrachés
    .text = Vous subissez 1 Blessure légère, et 1 de vos Blessures graves pansées, de votre choix, ne l’est plus. Impossible si aucune n’est pansée.
    .reminder = 1 Blessure légère ; 1 grave pansée se rouvre

panic-vs_pan_14 = { panic-vs_pan_13 }
    .text = { panic-vs_pan_13.text }
    .reminder = { panic-vs_pan_13.reminder }

panic-vs_pan_15 = Désespoir
    .text = Piochez 3 cartes de votre pioche ; retirez du jeu 1 carte Action parmi elles, de votre choix, et défaussez les autres. Impossible s’il n’y a aucune carte Action parmi elles ; elles sont toutes défaussées.
    .reminder = 3 cartes piochées : 1 carte Action quitte le jeu

panic-vs_pan_16 = { panic-vs_pan_07 }
    .text = { panic-vs_pan_07.text }
    .reminder = { panic-vs_pan_07.reminder }

panic-vs_pan_17 = Hallucinations
    .text = Une de vos armes chargées, de votre choix, perd toutes ses Munitions. Impossible si vous ne tenez aucune arme chargée.
    .reminder = Une de vos armes perd toutes ses Munitions

panic-vs_pan_18 = { panic-vs_pan_17 }
    .text = { panic-vs_pan_17.text }
    .reminder = { panic-vs_pan_17.reminder }

panic-vs_pan_19 = Pyromane
    .text = Placez un marqueur Feu dans votre Salle. Impossible si elle brûle déjà.
    .reminder = Feu dans votre Salle

panic-vs_pan_20 = { panic-vs_pan_06 }
    .text = { panic-vs_pan_06.text }
    .reminder = { panic-vs_pan_06.reminder }

## Glossaire

term-insanity = Folie
    .text = Chaque Personnage a un niveau de 1 à 5, vu de tous, qui dit ce qui vient en Rencontre. Un niveau de plus à 5 tue. Repos, les Douches et la Cantine peuvent le baisser de 1, mais jamais de 3 à 2 ; le Bloc opératoire et un Antidote ramènent 4 ou 5 à 3. Une carte infectée trouvée en scannant votre main le porte à 5. À la fin, chaque carte Contamination ajoute un niveau, jusqu’à 5 ; à 5, toute carte Contamination parmi 4 piochées tue.
    .rules = V-2.1, V-2.2, V-2.3, V-2.4

term-panic = Panique
    .text = Piochez une carte Panique. Si sa valeur dépasse votre niveau de Folie, ou si son effet est impossible, vous gagnez 1 niveau de Folie et c’est tout. Sinon, l’effet a lieu, sauf si un autre Personnage de votre Salle défausse une carte Interruption pour l’annuler. Un déplacement forcé par la Panique ne coûte rien et aucun Intrus n’attaque à votre départ.
    .rules = V-3.1, V-3.2, V-3.3, V-3.4

term-lair = Antre
    .text = Trois sont cachés parmi les jetons Exploration, sur les Moteurs aussi. Un Antre compte comme un Intrus, vous êtes donc en Combat près de lui, mais il ne se déplace ni n’attaque jamais, pas même à votre départ. À la fin de chacun de vos tours près de lui, faites un jet de Bruit. Détruit, il laisse une Carcasse ; quand les trois ont disparu, la Chimère est morte.
    .rules = V-1.2, V-6.1, V-6.2, V-6.3, V-6.4, V-6.5, V-6.6, V-6.7, V-6.8

term-lurking = Dissimulation
    .text = Une étape avant l’étape Sac Intrus. Prenez chaque Salle où des Semeurs du Vide sont hors Combat, sans Personnage dans aucune Salle adjacente, même derrière des Portes fermées. Placez un marqueur Bruit à chacune de ses issues qui n’en a pas, puis retirez ses Semeurs du Vide : leurs Dégâts sont perdus, et pour chacun 1 jeton Semeur du Vide va dans le sac. Les Antres restent.
    .rules = V-8.1
