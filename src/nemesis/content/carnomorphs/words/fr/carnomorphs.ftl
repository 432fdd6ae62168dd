# Carnomorphes : types et jetons du sac

intruder-metagorger = Faucheur
    .a = un Faucheur
    .the = le Faucheur
    .text = Il attaque sans carte : la cible reçoit une carte Mutation si elle n’en a pas, reçoit 1 carte Contamination et subit 1 Blessure légère ; 1 jeton Écorcheur va dans le sac, et le Faucheur quitte le vaisseau. Vérification des Dégâts : piochez 1 carte Attaque ; il meurt si le chiffre des Faucheurs est inférieur ou égal à ses Dégâts. Tué, il laisse une Carcasse.
    .reminder = Son attaque fait muter la cible, puis il disparaît

intruder-metagorger_red = Faucheur rouge
    .a = un Faucheur rouge
    .the = le Faucheur rouge
    .text = En Rencontre : un Faucheur. À l’étape Sac Intrus : placez 1 Faucheur dans chaque Salle où se trouve un Faucheur ou un Corps lourd, même porté, et dans le Nid s’il est exploré et non détruit ; 1 par Salle, en commençant par les plus petits numéros si les figurines manquent. Il n’y a pas d’Attaque-surprise, et le jeton retourne dans le sac. Chiffre de surprise : 2 ou 3.
    .reminder = Sac : des Faucheurs là où il y a à manger

intruder-metagorger_blue = Faucheur bleu
    .a = un Faucheur bleu
    .the = le Faucheur bleu
    .text = En Rencontre : un Faucheur. À l’étape Sac Intrus : chacun fait un jet de Bruit dans l’ordre, sauf en Combat ; puis ce jeton quitte le sac et 1 jeton Faucheur y entre, un rouge s’il en reste, sinon un bleu. Chiffre de surprise : 1 ou 2.
    .reminder = Sac : jets de Bruit, puis un rouge le remplace

intruder-shambler = Écorcheur
    .a = un Écorcheur
    .the = l’Écorcheur
    .text = Vérification des Dégâts : piochez 1 carte Attaque ; il meurt si le chiffre des grands Carnomorphes est inférieur ou égal à ses Dégâts. Tué, il laisse une Carcasse. À l’étape Sac Intrus, son jeton retourne dans le sac, puis chacun fait un jet de Bruit dans l’ordre, sauf en Combat. Chiffre de surprise : 2, 3 ou 4.
    .reminder = 1 carte Attaque : meurt si le chiffre ≤ ses Dégâts

intruder-fleshbeast = Abomination
    .a = une Abomination
    .the = l’Abomination
    .text = Vérification des Dégâts : piochez 1 carte Attaque ; elle meurt si le chiffre des grands Carnomorphes est inférieur ou égal à ses Dégâts. Tuée, elle laisse une Carcasse et 1 Écorcheur. À l’étape Sac Intrus, son jeton retourne dans le sac, puis chacun fait un jet de Bruit dans l’ordre, sauf en Combat. Chiffre de surprise : 3 ou 4.
    .reminder = Tuée, elle laisse une Carcasse et un Écorcheur

intruder-butcher = Boucher
    .a = le Boucher
    .the = le Boucher
    .text = Il n’entre jamais dans les Conduits. Vérification des Dégâts : piochez 1 carte Attaque ; il meurt si le chiffre des grands Carnomorphes est inférieur ou égal à ses Dégâts. Tué, il laisse 2 Écorcheurs, pas de Carcasse, et ne revient jamais. À l’étape Sac Intrus, s’il n’est pas déjà en Combat, il vient à un Personnage qui a du Slime (s’il y en a plusieurs : celui qui a le moins de cartes en main, puis le plus petit numéro de joueur), ou sinon au Premier Joueur ; c’est une Rencontre, et son jeton quitte le sac. Chiffre de surprise : 4.
    .reminder = Tué, il laisse 2 Écorcheurs et ne revient jamais

## Cartes Attaque

attack-ca_atk_01 = Dévorer
    .text = Le Boucher perd tous ses Dégâts. Si la cible a au moins 1 Blessure grave, pansée ou non, elle meurt. Sinon, elle subit 1 Blessure grave.
    .reminder = Boucher soigné ; mort avec 1 grave ou plus, sinon 1

attack-ca_atk_02 = { attack-ca_atk_01 }
    .text = { attack-ca_atk_01.text }
    .reminder = { attack-ca_atk_01.reminder }

attack-ca_atk_03 = Engendrer
    .text = La cible reçoit un marqueur Slime (1 au maximum), et 1 Faucheur apparaît dans la Salle, s’il reste une figurine. Il n’attaque pas pendant cette étape.
    .reminder = Slime ; 1 Faucheur apparaît ici

attack-ca_atk_04 = { attack-ca_atk_03 }
    .text = { attack-ca_atk_03.text }
    .reminder = { attack-ca_atk_03.reminder }

attack-ca_atk_05 = Fracasser
    .text = La cible subit 1 Blessure grave et reçoit 1 carte Contamination.
    .reminder = 1 Blessure grave, 1 Contamination

attack-ca_atk_06 = { attack-ca_atk_05 }
    .text = { attack-ca_atk_05.text }
    .reminder = { attack-ca_atk_05.reminder }

attack-ca_atk_07 = Régurgiter
    .text = La cible reçoit un marqueur Slime (1 au maximum) et 1 carte Contamination. Placez une Carcasse dans la Salle.
    .reminder = Slime, 1 Contamination ; une Carcasse tombe ici

attack-ca_atk_08 = { attack-ca_atk_07 }
    .text = { attack-ca_atk_07.text }
    .reminder = { attack-ca_atk_07.reminder }

attack-ca_atk_09 = Entaille
    .text = { attack-scratch.text }
    .reminder = { attack-scratch.reminder }

attack-ca_atk_10 = { attack-ca_atk_09 }
    .text = { attack-ca_atk_09.text }
    .reminder = { attack-ca_atk_09.reminder }

attack-ca_atk_11 = { attack-ca_atk_09 }
    .text = { attack-ca_atk_09.text }
    .reminder = { attack-ca_atk_09.reminder }

attack-ca_atk_12 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-ca_atk_13 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-ca_atk_14 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-ca_atk_15 = { attack-bite }
    .text = { attack-bite.text }
    .reminder = { attack-bite.reminder }

attack-ca_atk_16 = Coup de fouet
    .text = { attack-claw_attack.text }
    .reminder = { attack-claw_attack.reminder }

attack-ca_atk_17 = { attack-ca_atk_16 }
    .text = { attack-ca_atk_16.text }
    .reminder = { attack-ca_atk_16.reminder }

attack-ca_atk_18 = { attack-ca_atk_16 }
    .text = { attack-ca_atk_16.text }
    .reminder = { attack-ca_atk_16.reminder }

attack-ca_atk_19 = { attack-ca_atk_16 }
    .text = { attack-ca_atk_16.text }
    .reminder = { attack-ca_atk_16.reminder }

attack-ca_atk_20 = { attack-ca_atk_16 }
    .text = { attack-ca_atk_16.text }
    .reminder = { attack-ca_atk_16.reminder }

## Cartes Événement

event-ca_evt_01 = Mutation galopante
    .text = Dans l’ordre, chaque Personnage vivant encore à bord, sauf en hibernation, pioche 4 cartes de sa pioche et scanne les cartes Contamination parmi elles : s’il y en a une infectée, il reçoit un marqueur Mutation. Les 4 cartes sont ensuite défaussées.
    .reminder = 4 cartes piochées : une infectée, 1 marqueur Mutation

event-ca_evt_02 = { event-ca_evt_01 }
    .text = { event-ca_evt_01.text }
    .reminder = { event-ca_evt_01.reminder }

event-ca_evt_03 = Réveil
    .text = Dans chaque Salle où une Carcasse est au sol, en commençant par le plus petit numéro, 1 Écorcheur prend la place de 1 Carcasse, tant qu’il reste des figurines. Si un Personnage est là, le nouvel Écorcheur attaque aussitôt. Les Carcasses portées ne risquent rien.
    .reminder = Les Carcasses au sol deviennent des Écorcheurs

event-ca_evt_04 = { event-ca_evt_03 }
    .text = { event-ca_evt_03.text }
    .reminder = { event-ca_evt_03.reminder }

event-ca_evt_05 = À l’affût
    .text = Retirez du vaisseau les Écorcheurs, les Abominations et le Boucher qui n’ont aucun Personnage dans leur Salle. Pour chacun, mettez dans le sac 1 jeton de son type, s’il en reste. Les Faucheurs restent.
    .reminder = Les grands Carnomorphes isolés retournent au sac

event-ca_evt_06 = { event-ca_evt_05 }
    .text = { event-ca_evt_05.text }
    .reminder = { event-ca_evt_05.reminder }

event-ca_evt_07 = Traque
    .text = Chaque Écorcheur, Abomination ou Boucher hors Combat va dans une Salle adjacente où se trouve un Personnage ; s’il y en a plusieurs, dans celle au plus petit numéro. Si une Porte fermée lui barre la route, il la détruit et reste sur place.
    .reminder = Les grands Carnomorphes vont aux Salles occupées

event-ca_evt_08 = { event-ca_evt_07 }
    .text = { event-ca_evt_07.text }
    .reminder = { event-ca_evt_07.reminder }

event-ca_evt_09 = Dépressurisation intempestive
    .text = Dans la Salle jaune explorée au plus grand numéro, toutes les Portes se ferment et la procédure de dépressurisation démarre : si elles sont toutes encore fermées quand tous ont passé à la phase Action suivante, tout ce qui vit dans cette Salle meurt. Rien ne se passe si une Porte y est détruite ou si une procédure est déjà en cours.
    .reminder = Dépressurisation : Salle jaune au plus grand numéro

event-ca_evt_10 = Surcharge du générateur
    .text = S’il y a au moins 3 marqueurs Panne dans le vaisseau, l’Autodestruction démarre, sauf si elle est déjà lancée ou si un Personnage est en hibernation. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = 3 Pannes ou plus : Autodestruction lancée

event-ca_evt_11 = Proie marquée
    .text = Chaque Personnage dans une Salle où se trouve un Corps lourd, au sol ou porté, reçoit un marqueur Slime (1 au maximum). Le Nid exploré compte tant qu’il contient des Œufs.
    .reminder = Avec un Corps lourd dans la Salle : Slime

event-ca_evt_12 = Écoutilles d’évacuation bloquées
    .text = Les Sections d’évacuation A et B reçoivent chacune un marqueur Panne, si elles sont explorées et n’en ont pas.
    .reminder = Panne dans les deux Sections d’évacuation

event-ca_evt_13 = Procédure de quarantaine
    .text = Fermez les Portes de tous les Couloirs de chaque Salle où se trouve un Personnage qui a du Slime. Les Portes détruites restent telles quelles. Si les jetons Porte ne suffisent pas, le Premier Joueur choisit.
    .reminder = Portes fermées autour des Personnages au Slime

event-ca_evt_14 = Grondement
    .text = Placez un marqueur Bruit dans chaque Couloir qui n’en a pas, autour de toute Salle où se trouve un Carnomorphe. Les Conduits ne comptent pas, et il n’y a pas de Rencontre.
    .reminder = Bruit dans les Couloirs autour des Carnomorphes

event-ca_evt_15 = En quête de biomasse
    .text = Chaque Faucheur, Écorcheur ou Abomination hors Combat va dans une Salle adjacente où se trouve un Corps lourd, au sol ou porté (le Nid exploré compte tant qu’il contient des Œufs) ; s’il y en a plusieurs, dans celle au plus petit numéro. Il quitte même une Salle où il a à manger. Si une Porte fermée lui barre la route, il la détruit et reste sur place.
    .reminder = Tous sauf le Boucher vont vers les Corps lourds

event-ca_evt_16 = Faiblesse structurelle
    .text = Chaque Salle blanche explorée reçoit un marqueur Panne. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = Panne dans chaque Salle blanche explorée

event-ca_evt_17 = Échec du protocole d’urgence
    .text = Parmi les Nacelles de la Section d’évacuation B, retirez celle au plus grand numéro ; les Personnages qui y attendaient reviennent dans la Salle de la section (une option de table peut les laisser partir avec elle). S’il n’y en a aucune, rien ne se passe. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = La Section B perd sa Nacelle au plus grand numéro

event-ca_evt_18 = Feu chimique
    .text = La Salle en Feu au plus grand numéro reçoit un marqueur Panne et perd son marqueur Feu ; chaque Salle adjacente reçoit un marqueur Feu, sauf si une Porte fermée les sépare. Mélangez ensuite cette carte dans la pioche Événement, sans la défausse.
    .reminder = Salle en Feu au plus grand numéro : Panne, Feu autour

event-ca_evt_19 = Explosion de munitions
    .text = Le compteur d’Objets de la Salle rouge explorée au plus petit numéro tombe à 0. Placez un marqueur Feu dans cette Salle et dans chaque Salle adjacente, sauf si une Porte fermée les sépare. Retirez cette carte du jeu et mélangez la défausse Événement dans la pioche.
    .reminder = Salle rouge au plus petit numéro : vidée, Feu autour

event-ca_evt_20 = La bête rôde
    .text = Si le Boucher est à bord sans Personnage dans sa Salle, placez-le dans la Salle du premier Personnage, dans l’ordre, qui a du Slime, quelles que soient les Portes : ni Rencontre, ni Attaque-surprise. S’il n’est pas à bord, chaque Personnage qui a du Slime fait un jet de Bruit, dans l’ordre, sauf s’il est en Combat.
    .reminder = Le Boucher va au Slime ; absent : jets de Bruit

## Adaptations

weakness-ca_adp_voracious = Vorace
    .text = Les Carnomorphes se nourrissent avant d’attaquer, et ceux qui sont en Combat se nourrissent aussi, de ce qui est au sol dans la Salle. Puis tous ceux qui sont en Combat attaquent, selon leur nouveau type.
    .reminder = Ils se nourrissent avant d’attaquer, même en Combat

weakness-ca_adp_agile = Agile
    .text = Quand vous attaquez un Carnomorphe au Tir ou au Corps-à-corps, la face Une touche compte comme Manqué. Les autres faces ne changent pas.
    .reminder = La face Une touche compte comme Manqué

weakness-ca_adp_thick_hide = Cuir épais
    .text = À la vérification des Dégâts, comptez le chiffre pioché comme supérieur de 1. Une flèche de retraite ne change pas.
    .reminder = Vérification des Dégâts : chiffres augmentés de 1

weakness-ca_adp_ambusher = Embusqués
    .text = En Rencontre, comptez le chiffre du jeton comme supérieur de 1 pour savoir s’il y a Attaque-surprise.
    .reminder = Chiffres de surprise augmentés de 1

weakness-ca_adp_fireproof = Ignifugés
    .text = Les marqueurs Feu n’infligent aucun Dégât aux Carnomorphes. Un Lance-flammes ou un Cocktail Molotov inflige à chacun 1 Dégât de moins (jamais sous 0).
    .reminder = Aucun Dégât du Feu ; Lance-flammes : 1 de moins

weakness-ca_adp_battering = Béliers
    .text = Un Carnomorphe qui rencontre une Porte fermée en se déplaçant ou en battant en retraite la détruit et termine quand même son déplacement.
    .reminder = Les Portes fermées cèdent et n’arrêtent plus personne

weakness-ca_adp_tenacious = Acharnés
    .text = À la vérification des Dégâts, un Carnomorphe ignore une flèche de retraite : il reste dans la Salle, vivant. Salles et Objets peuvent encore le faire battre en retraite.
    .reminder = Flèches de retraite des vérifications ignorées

weakness-ca_adp_virulent = Virulents
    .text = Chaque fois que l’attaque d’un Carnomorphe, ou votre propre Corps-à-corps contre l’un d’eux, vous donne de la Contamination, recevez 1 carte Contamination de plus.
    .reminder = Attaques et Corps-à-corps : +1 carte Contamination

## Mutations

mutation-ca_mut_01 = Griffes osseuses
    .text = En Combat uniquement. Carte infectée : 2 Dégâts à 1 Intrus de votre Salle. Autre carte : 1 Dégât à 1 Intrus de votre Salle.
    .reminder = En Combat : 2 Dégâts, ou 1, à un Intrus

mutation-ca_mut_02 = Glandes acides
    .text = En Combat uniquement. Carte infectée : 1 Dégât à chaque Intrus de votre Salle, du plus grand au plus petit, puis un marqueur Panne dans la Salle ; les Écorcheurs placés par ces morts sont épargnés. Autre carte : 1 Dégât à 1 Intrus de votre Salle et un marqueur Panne dans la Salle. Une Salle qui ne peut pas recevoir le marqueur n’en reçoit pas.
    .reminder = En Combat : 1 Dégât à tous, ou à un seul ; Panne

mutation-ca_mut_03 = Repousse
    .text = En Combat ou hors Combat. Carte infectée : défaussez toutes vos Blessures légères et 1 Blessure grave de votre choix, pansée ou non. Autre carte : défaussez toutes vos Blessures légères, ou pansez toutes vos Blessures graves.
    .reminder = Légères et 1 grave défaussées, ou pansement

mutation-ca_mut_04 = Glandes surrénales
    .text = En Combat ou hors Combat. Piochez 3 cartes ; votre main n’a pas de limite. Si la carte dépensée n’était pas infectée, la première piochée est en général la nouvelle carte Contamination.
    .reminder = Piochez 3 cartes

mutation-ca_mut_05 = Odeur de la meute
    .text = En Combat ou hors Combat. Carte infectée : aucun Intrus ne vous attaque jusqu’à la fin de la Manche ; ils attaquent un autre Personnage de la Salle, s’il y en a un. Les effets sur tous les Personnages d’une Salle vous touchent encore. Autre carte : perdez votre Slime et retirez tous les marqueurs Bruit autour de votre Salle, aussi dans les Conduits si elle a un Conduit.
    .reminder = Pas d’attaque cette Manche, ou ni Slime ni Bruit

mutation-ca_mut_06 = Jambes bondissantes
    .text = En Combat ou hors Combat. Carte infectée : déplacez-vous de 1 ou 2 Salles d’affilée ; seule la dernière demande un jet de Bruit, et une Salle inconnue met fin au déplacement. Autre carte : déplacez-vous de 1 Salle, avec l’exploration et le jet de Bruit habituels. Aucun Intrus n’attaque à votre départ ; les Portes fermées vous arrêtent.
    .reminder = Déplacement de 2 Salles, ou 1, sans attaque

mutation-ca_mut_07 = Tentacules
    .text = Hors Combat uniquement. Carte infectée : Fouillez votre Salle deux fois, si son compteur d’Objets le permet. Autre carte : Fouillez-la une fois.
    .reminder = Hors Combat : deux Fouilles, ou une

mutation-ca_mut_08 = Carapace
    .text = En Combat ou hors Combat. Carte infectée : jusqu’à la fin de la Manche, vous ignorez toutes les Blessures ; Contamination, Slime et effets mortels agissent encore. Autre carte : vous ignorez la prochaine Blessure, légère ou grave, que vous subiriez pendant cette Manche.
    .reminder = Toutes les Blessures ignorées, ou la prochaine

mutation-ca_mut_09 = Écholocation
    .text = En Combat ou hors Combat. Carte infectée : regardez en secret la tuile et le jeton d’au plus 3 Salles inconnues, n’importe où. Autre carte : de même pour 1 Salle inconnue adjacente à la vôtre. Vous pouvez en dire ce que vous voulez.
    .reminder = Regardez 3 Salles inconnues, ou 1 adjacente

mutation-ca_mut_10 = Esprit de meute
    .text = En Combat ou hors Combat. Carte infectée : déplacez 1 Intrus de votre Salle ou d’une Salle adjacente vers une Salle adjacente à la sienne, de votre choix ; les Portes fermées bloquent, il garde ses Dégâts et n’attaque pas. Autre carte : regardez la première carte Événement, puis laissez-la là ou placez-la sous la pioche.
    .reminder = Déplacez un Intrus, ou regardez le prochain Événement

mutation-ca_mut_11 = Faim de charogne
    .text = Hors Combat uniquement. Retirez 1 Cadavre, Carcasse ou Œuf au sol dans votre Salle ou dans vos mains, ou 1 Œuf du plateau Intrus si vous êtes dans le Nid. Carte infectée : défaussez toutes vos Blessures légères et 1 Blessure grave de votre choix. Autre carte : défaussez 1 Blessure légère et piochez 2 cartes. S’il n’y a rien à retirer, rien ne se passe.
    .reminder = Mangez un Corps lourd : soins, ou moins et 2 cartes

mutation-ca_mut_12 = Greffe neurale
    .text = Hors Combat uniquement. Carte infectée : faites sans frais l’Action de Salle de votre Salle, même si elle a un marqueur Panne. Autre carte : faites-la sans frais, s’il n’y a pas de marqueur Panne.
    .reminder = Hors Combat : Action de Salle gratuite

## Glossaire

term-mutation = Mutation
    .text = Quand vous recevez une carte Mutation, piochez-en 2, gardez-en 1 face cachée et remélangez l’autre ; vous en avez 1 au maximum. Par une action sans autre coût, scannez une carte Contamination de votre main : la carte est dépensée, vous recevez un marqueur Mutation, et une moitié de votre Mutation s’applique, selon que la carte était infectée ou non. Si elle ne l’était pas, une nouvelle carte Contamination va sur votre pioche (une option de table peut changer ce point). La première utilisation révèle la Mutation. Le Bloc opératoire ou un Antidote la retire.
    .rules = C-2.1, C-2.2, C-2.3, C-4.1, C-4.2

term-mutation_marker = Marqueur Mutation
    .text = Vous en recevez un chaque fois que vous utilisez votre Mutation, et chaque fois qu’un scan de votre main trouve une carte infectée. Sans carte Mutation, vous recevez cette carte à la place. Rien ne retire un marqueur ; le quatrième vous tue, et un Écorcheur apparaît près de votre Cadavre. À la fin, avec une carte Mutation, chaque carte Contamination parmi 4 piochées en ajoute un.
    .rules = C-3.1, C-2.4, C-5.1, C-12.1

term-adaptation = Adaptation
    .text = Trois cartes cachées qui remplacent les Points faibles et renforcent tous les Carnomorphes. L’une est révélée quand le premier Écorcheur apparaît, une avec la première Abomination, une avec le Boucher. Une fois révélée, analysez le Corps lourd correspondant au Laboratoire pour la défausser : Cadavre pour l’Écorcheur, Carcasse pour l’Abomination, Œuf pour le Boucher.
    .rules = C-1.2, C-1.3, C-6.1, C-6.2, C-6.3

term-feeding = Nourriture
    .text = Après l’Attaque des Intrus, chaque Carnomorphe hors Combat qui a à manger dans sa Salle perd tous ses Dégâts, évolue et retire ce qu’il mange ; les plus grands mangent d’abord, chacun une fois. À manger, dans cet ordre : Cadavre rouge, Œuf, Carcasse, autre Faucheur, Cadavre bleu. Dans le Nid exploré, ils mangent d’abord les Œufs du plateau Intrus (une option de table peut changer ce point). Ce qu’un Personnage porte n’est pas mangé.
    .rules = C-11.5

term-evolution = Évolution
    .text = Un Carnomorphe qui se nourrit passe au type supérieur : Faucheur, Écorcheur, Abomination, Boucher. Il reste ce qu’il est si aucune figurine de ce type n’est libre, ou si le Boucher a été tué. Le sac ne change pas.
    .rules = C-11.5
