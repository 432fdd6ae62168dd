# Cartes Objet, Corps lourds, symboles de fabrication et couleurs d’Objets.

## Armes de départ

item-revolver = Revolver
    .text = Objet lourd. Arme classique, 6 Munitions au plus, pleine au départ. Si le dé montre « Deux touches », le tir inflige 3 Dégâts. Se recharge seulement avec la carte Rechargement.
    .reminder = 6 Munitions ; 2 Dégâts deviennent 3.

item-shotgun = Fusil à pompe
    .text = Objet lourd. Arme énergétique, 2 Munitions au plus, pleine au départ. Un tir qui inflige au moins 1 Dégât en inflige 1 de plus. Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 2 Munitions ; +1 Dégât si le tir touche.

item-sawed_off_shotgun = Fusil à canon scié
    .text = Objet lourd. Arme énergétique, 2 Munitions au plus, pleine au départ. La face « Une touche » compte comme « Deux touches ». Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 2 Munitions ; 1 Dégât devient 2.

item-assault_rifle = Fusil d’assaut
    .text = Objet lourd. Arme énergétique, 5 Munitions au plus, pleine au départ. Un tir qui inflige au moins 1 Dégât en inflige 1 de plus. Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 5 Munitions ; +1 Dégât si le tir touche.

item-rifle = Fusil
    .text = Objet lourd. Arme énergétique, 4 Munitions au plus, pleine au départ. Aucune règle particulière. Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 4 Munitions ; aucune règle particulière.

item-pistol = Pistolet
    .text = Objet lourd. Arme énergétique, 3 Munitions au plus, pleine au départ. La face « Deux touches » compte comme « Une touche ». Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 3 Munitions ; 2 Dégâts deviennent 1.

## Objets de quête

item-ship_log = Journal de bord
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Dans une Salle avec Ordinateur et sans Panne : choisissez 1 autre Personnage en vie, en hibernation ou non, et regardez en secret sa ou ses cartes Objectif.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans la Salle de communication, même en cas de Panne.
    .reminder = Ordinateur : voyez les Objectifs d’un autre.

item-intercom = Intercom
    .text = Effet permanent, sans coût. Ordre peut viser un Personnage dans n’importe quelle Salle avec Ordinateur et sans Panne ; il part alors de sa propre Salle, par une Fuite s’il est en Combat. Motivation peut toucher tous les Personnages d’une seule Salle de ce genre au lieu de la vôtre.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 carte Outils ou 1 Ruban adhésif.
    .reminder = Ordre et Motivation visent une Salle avec Ordinateur.

item-orbital_maneuvering_system = Système de manœuvre orbitale
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Tous les joueurs, vous compris, passent aussitôt dans l’ordre (en défaussant des cartes s’ils le veulent, en saignant s’ils ont cette Blessure) et la Manche s’arrête. Dans cette phase Événement, sautez seulement l’étape Attaque des Intrus ; Temps, Feu, Événement et sac Intrus se résolvent. De tous les joueurs, vous seul pouvez subir la Blessure du Feu pour avoir passé dans une Salle en Feu.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 Charge énergétique.
    .reminder = Tous passent ; pas d’Attaque des Intrus cette Manche.

item-pilot_evacuation_key = Clé d’évacuation
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Depuis une Section d’évacuation, choisissez 1 de ses Nacelles, occupée ou non : verrouillez-la ou déverrouillez-la.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans le Système anti-incendie, même en cas de Panne.
    .reminder = Verrouillez ou déverrouillez 1 Nacelle de votre Section.

item-plasma_torch = Chalumeau à plasma
    .text = Coût : 1 carte Action. Hors Combat uniquement. Réutilisable. Ouvrez ou fermez 1 Porte dans un Couloir de votre Salle. Vous pouvez même fermer une Porte détruite : elle redevient fermée et intacte.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans l’Entrepôt, même en cas de Panne.
    .reminder = 1 Porte, même détruite : on peut la fermer.

item-flashlight = Lampe torche
    .text = Coût : 2 cartes Action. Hors Combat uniquement. Réutilisable. Effectuez une Fouille dans votre Salle, selon toutes les règles de la carte Fouille.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 Charge énergétique.
    .reminder = 2 cartes Action : une Fouille dans votre Salle.

item-autoloader = Chargeur automatique
    .text = Effet permanent, attaché au Fusil d’assaut dès son activation. Le maximum du fusil augmente de 1 Munition, et le recharger avec une Charge énergétique ne coûte aucune carte Action (utiliser une Charge énergétique sur une Porte en coûte toujours 1).
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans l’Armurerie, même en cas de Panne. Vous devez tenir le Fusil d’assaut.
    .reminder = Fusil d’assaut : maximum +1, recharge gratuite.

item-armor = Armure
    .text = Coût : aucune carte Action. En Combat uniquement. Usage unique. Réaction : quand une Attaque d’Intrus, quelle qu’elle soit, va vous toucher (carte Attaque révélée, ou juste avant qu’une Larve ne vous infeste), vous pouvez défausser l’Armure pour ignorer cette attaque. Elle ne protège que vous.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 carte Outils ou 1 Ruban adhésif.
    .reminder = Réaction : défaussez pour ignorer une Attaque d’Intrus.

item-motion_detector = Détecteur de mouvement
    .text = Objet lourd. Coût : 1 carte Action. Hors Combat uniquement. Réutilisable. Réaction : après avoir lancé le dé de Bruit, vous pouvez payer ce coût et le relancer, une seule fois ; la seconde face s’applique.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 Charge énergétique. Une fois activé, il lui faut une main libre.
    .reminder = 1 carte Action : relancez votre dé de Bruit.

item-security_key = Clé de sécurité
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez n’importe quelle Salle. Chaque Porte de ses Couloirs, sauf si elle est détruite : ouvrez-la, fermez-la ou laissez-la, à votre gré.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans le Cockpit, même en cas de Panne.
    .reminder = Ouvrez ou fermez les Portes d’une Salle au choix.

item-holo_computer = Ordinateur holographique
    .text = Objet lourd. Effet permanent tant que vous le tenez, sans coût supplémentaire, hors Combat. Vous pouvez jouer Intranet et Évaluation de la menace où que vous soyez : votre Salle n’a pas besoin d’Ordinateur et peut être en Panne.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Soyez dans le Générateur, même en cas de Panne. Une fois activé, il lui faut une main libre.
    .reminder = Intranet et Évaluation de la menace partout.

item-lab_equipment = Équipement de laboratoire
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Si un Cadavre de Personnage, une Carcasse d’Intrus ou un Œuf se trouve dans votre Salle, au sol ou porté : révélez la carte Point faible correspondante.
    .activation = Coût : 1 carte Action. Hors Combat uniquement. Défaussez aussi 1 carte Produits chimiques.
    .reminder = Cadavre, Carcasse ou Œuf ici : révélez son Point faible.

## Objets techniques (jaunes)

item-duct_tape = Ruban adhésif
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Au choix : (a) retirez le marqueur Panne de votre Salle ; (b) dans une Salle Moteur, même en Panne, prenez ses deux jetons Moteur, regardez-les sans les montrer et rempilez-les dans l’ordre voulu, en disant seulement aux autres si vous les avez inversés ; (c) attachez l’un à l’autre 2 Objets lourds tenus par vous, ou par un Personnage de votre Salle qui est d’accord : ils n’occupent plus qu’une main. Le ruban reste sur la paire et se perd quand on la sépare ; il ne sert pas pour les Corps lourds.
    .reminder = Réparez, ou joignez 2 Objets lourds en une main.

item-tools = Outils
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Au choix : (a) retirez le marqueur Panne de votre Salle ; (b) dans une Salle Moteur, même en Panne, prenez ses deux jetons Moteur, regardez-les sans les montrer et rempilez-les dans l’ordre voulu, en disant seulement aux autres si vous les avez inversés ; (c) ouvrez ou fermez 1 Porte dans un Couloir de votre Salle (jamais une Porte détruite). Symbole de fabrication : clé à molette.
    .reminder = Réparez, ou ouvrez/fermez 1 Porte. Clé à molette.

item-fire_extinguisher = Extincteur
    .text = Objet lourd. Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Au choix : (a) retirez le marqueur Feu de votre Salle ; (b) 1 Intrus de votre Salle bat en retraite (piochez 1 carte Événement, dont seul le numéro compte). Si le Point faible « Sensibilité aux phosphates » est révélé, cet Intrus subit d’abord 1 Dégât.
    .reminder = Éteignez le Feu, ou 1 Intrus bat en retraite.

item-chemicals = Produits chimiques
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Rechargez au maximum un Lance-flammes, ou le Pistolet à injection, que vous tenez. Aucun autre usage comme action. Symbole de fabrication : flamme.
    .reminder = Rechargez un Lance-flammes. Flamme.

item-clothes = Vêtements
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Au choix : (a) défaussez votre marqueur Slime ; (b) pansez 1 de vos Blessures graves. Symbole de fabrication : tissu.
    .reminder = Ôtez le Slime ou pansez 1 Blessure grave. Tissu.

item-energy_charge = Charge énergétique
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Au choix : (a) rechargez au maximum 1 arme énergétique que vous tenez ; (b) ouvrez ou fermez 1 Porte dans un Couloir de votre Salle (jamais une Porte détruite). Symbole de fabrication : batterie.
    .reminder = Rechargez une arme énergétique, ou 1 Porte. Batterie.

item-technical_corridor_plans = Plans des Conduits
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Si votre Salle a un Conduit, ressortez dans une autre Salle qui en a un, explorée ou non (plateau alternatif : même réseau seulement). Résolvez ensuite votre arrivée normalement (exploration, jet de Bruit). Vous n’êtes pas obligé de passer ensuite.
    .reminder = D’un Conduit à un autre, sans passer.

item-space_suit = Combinaison spatiale
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Dans une Salle jaune : défaussez toutes les cartes Action restant dans votre main (les cartes Contamination y restent) et allez dans n’importe quelle autre Salle jaune explorée. Résolvez ensuite votre arrivée normalement (exploration, jet de Bruit).
    .reminder = D’une Salle jaune à une autre ; main Action défaussée.

item-nemesis_plans = Plans du Nemesis
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Regardez en secret 2 tuiles Salle inconnues, ou la dernière s’il n’en reste qu’une, mais pas leurs jetons Exploration.
    .reminder = Regardez 2 Salles inconnues.

## Objets médicaux (verts)

item-bandages = Bandages
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Au choix : (a) pansez 1 de vos Blessures graves ; (b) soignez toutes vos Blessures légères. Symbole de fabrication : tissu.
    .reminder = Pansez 1 grave, ou soignez les légères. Tissu.

item-medkit = Kit médical
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Au choix : (a) pansez 1 de vos Blessures graves ; (b) soignez 1 de vos Blessures graves pansées. Symbole de fabrication : croix.
    .reminder = Pansez 1 grave, ou soignez-en 1 pansée. Croix.

item-synthetic_food = Nourriture synthétique
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Piochez 2 cartes Action.
    .reminder = Piochez 2 cartes.

item-adrenaline_injection = Injection d’adrénaline
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Piochez 1 carte Action. Ce tour-ci, vous n’êtes plus limité à 2 actions : faites-en autant que vous voulez, puis vous devez passer.
    .reminder = Piochez 1 ; actions sans limite ce tour, puis passez.

item-alcohol = Alcool
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 carte Contamination de votre main sans la scanner au préalable, scannez-la et retirez-la du jeu. Si elle était infectée, vous ne recevez pas de Larve, mais vous recevez une nouvelle carte Contamination. Symbole de fabrication : flamme.
    .reminder = Retirez 1 Contamination ; infectée : +1. Flamme.

item-military_stimulants = Stimulants militaires
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Défaussez autant de cartes de votre main que vous voulez, Contamination comprise (même aucune), puis piochez-en autant plus 1.
    .reminder = Défaussez à volonté, piochez autant + 1.

## Objets militaires (rouges)

item-grenade = Grenade
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Choisissez 1 Intrus dans votre Salle ou dans une Salle adjacente (jamais à travers une Porte fermée). Il subit 2 Dégâts ; dans sa Salle, chaque autre Intrus subit 1 Dégât et chaque Personnage, vous compris si vous y êtes, 1 Blessure grave. Vous pouvez viser à la place des Œufs que personne ne porte : 2 Œufs sont détruits et, dans cette Salle, chaque Intrus subit 1 Dégât et chaque Personnage 1 Blessure grave. Après avoir attaqué des Œufs, faites un jet de Bruit dans votre propre Salle, sauf si vous êtes en Combat.
    .reminder = 2 Dégâts à 1 Intrus ; tous les autres y sont touchés.

item-smoke_grenade = Grenade fumigène
    .text = Coût : 1 carte Action. En Combat uniquement. Usage unique. Inutilisable si aucune Salle n’est accessible. Chaque autre Personnage de votre Salle défausse 1 carte Action de son choix, s’il en a. Rejoignez ensuite une Salle adjacente au choix ; les Intrus ne vous attaquent pas. Résolvez ensuite votre arrivée normalement (exploration, jet de Bruit).
    .reminder = Quittez le Combat ; les autres ici défaussent 1 carte.

item-recon_drone = Drone de reconnaissance
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 Salle inconnue : regardez en secret sa tuile et son jeton Exploration.
    .reminder = Regardez 1 Salle inconnue et son jeton.

item-decoy = Leurre
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Choisissez 1 Salle adjacente à la vôtre. Tous les Intrus des Salles adjacentes à la Salle choisie, la vôtre comprise, s’y déplacent, même en Combat ; chaque Intrus en Combat fait 1 attaque avant de partir. Les Salles séparées de la Salle choisie par une Porte fermée ne sont pas concernées.
    .reminder = Attirez les Intrus proches dans une Salle adjacente.

item-extended_magazine = Chargeur étendu
    .text = Coût : aucune carte Action. Hors Combat uniquement. Attachez-le à une arme énergétique que vous tenez. Son maximum augmente désormais de 2 et elle gagne aussitôt 2 Munitions. Il reste avec l’arme.
    .reminder = Arme énergétique : +2 Munitions et maximum +2.

item-prototype_rifle = Prototype : fusil
    .text = Objet lourd. Arme énergétique, 6 Munitions au plus, 1 Munition quand on la trouve. Sur « Deux touches », vous pouvez défausser une seconde Munition pour infliger 1 Dégât de plus. Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 6 Munitions ; sur 2 Dégâts, 1 Munition pour +1.

item-prototype_shotgun = Prototype : fusil à pompe
    .text = Objet lourd. Arme énergétique, 2 Munitions au plus, 1 Munition quand on la trouve. Toute face sauf Manqué inflige au moins 1 Dégât ; « Une touche » et « Deux touches » en infligent chacune 1 de plus. Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 2 Munitions ; ne manque que sur la face Manqué.

item-prototype_pistol = Prototype : pistolet
    .text = Objet lourd. Arme énergétique, 3 Munitions au plus, 1 Munition quand on la trouve. À chaque tir, 1 relance est permise ; la seconde face s’applique. Se recharge avec une Charge énergétique (au maximum) ou à l’Armurerie (2 Munitions).
    .reminder = 3 Munitions ; 1 relance par tir.

item-comms_key = Clé de communication
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Dans une Salle avec Ordinateur et sans Panne : choisissez 1 Personnage qui a un marqueur Signal et regardez en secret sa ou ses cartes Objectif.
    .reminder = Ordinateur : Objectifs de qui a envoyé le Signal.

item-evacuation_key = Clé d’évacuation
    .text = Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Depuis une Section d’évacuation, choisissez 1 de ses Nacelles, occupée ou non : verrouillez-la ou déverrouillez-la.
    .reminder = Verrouillez ou déverrouillez 1 Nacelle de votre Section.

item-self_destruct_key = Clé d’autodestruction
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Dans une Salle avec Ordinateur et sans Panne : lancez ou arrêtez la séquence d’Autodestruction. Inutilisable une fois son marqueur sur une case jaune ; impossible de lancer la séquence tant qu’un Personnage est en hibernation.
    .reminder = Ordinateur : lancez ou arrêtez l’Autodestruction.

## Objets fabriqués (bleus)

item-antidote = Antidote
    .text = Se fabrique avec flamme et croix. Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Scannez toutes vos cartes Contamination (pioche, main et défausse). Retirez du jeu toutes celles qui sont infectées, et retirez votre Larve ; les autres cartes restent. Recevez ensuite 1 carte Contamination, mélangez toutes vos cartes, main comprise, en une nouvelle pioche, et vous devez passer.
    .reminder = Ôte cartes infectées et Larve ; +1 Contamination, passez.

item-taser = Taser
    .text = Se fabrique avec batterie et clé à molette. Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Au choix : (a) 1 Intrus de votre Salle subit 1 Dégât, puis bat en retraite s’il survit et ne vient pas déjà de le faire (piochez 1 carte Événement, dont seul le numéro compte) ; (b) 1 Personnage de votre Salle défausse toute sa main, Contamination comprise.
    .reminder = 1 Dégât et retraite, ou un Personnage perd sa main.

item-flamethrower = Lance-flammes
    .text = Se fabrique avec flamme et clé à molette. Objet lourd. Arme classique, 4 Munitions au plus, pleine une fois fabriquée. Toute face sauf Manqué inflige au moins 1 Dégât ; « Deux touches » met aussi le Feu à votre Salle (placez un marqueur). Se recharge seulement avec des Produits chimiques (au maximum).
    .reminder = 4 Munitions ; ne manque que sur la face Manqué ; Feu possible.

item-molotov = Cocktail Molotov
    .text = Se fabrique avec flamme et tissu. Coût : 1 carte Action. En Combat ou hors Combat. Usage unique. Choisissez votre Salle ou une Salle adjacente (jamais à travers une Porte fermée) où se trouve un Intrus ou des Œufs que personne ne porte. Placez-y un marqueur Feu s’il n’y en a pas ; chaque Intrus y subit 1 Dégât et chaque Personnage, vous compris si vous y êtes, 1 Blessure grave. S’il y a là de tels Œufs, 1 est détruit. Après avoir attaqué des Œufs, faites un jet de Bruit dans votre propre Salle, sauf si vous êtes en Combat.
    .reminder = Feu sur place ; 1 Dégât ou 1 Blessure grave à tous.

## Corps lourds

object-egg = Œuf d’Intrus
    .the = l’Œuf d’Intrus
    .a = un Œuf d’Intrus
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Les Œufs du Nid ne se prennent que par l’Action de Salle du Nid. Ce n’est pas un Intrus et il ne met personne en Combat. Un Œuf que personne ne porte peut être attaqué : chaque Dégât en détruit 1. Un Œuf peut être analysé pour révéler son Point faible.
    .reminder = 1 main ; au sol, 1 Dégât le détruit.

object-carcass = Carcasse d’Intrus
    .a = une Carcasse d’Intrus
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Laissée par un Intrus tué autre qu’une Larve. Elle peut être analysée pour révéler son Point faible.
    .reminder = 1 main ; s’analyse pour révéler un Point faible.

object-corpse = Cadavre de Personnage
    .a = un Cadavre de Personnage
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Placé dans la Salle où meurt un Personnage. Il peut être analysé pour révéler son Point faible.
    .reminder = 1 main ; s’analyse pour révéler un Point faible.

object-blue_corpse = Cadavre bleu
    .a = le Cadavre bleu
    .text = Corps lourd : occupe une main ; le ramasser coûte 1 carte Action, hors Combat ; le lâcher est gratuit à votre tour. Il se trouve dans l’Hibernatorium au départ et vaut comme Cadavre de Personnage pour toutes les règles ; certains Objectifs demandent précisément celui-ci.
    .reminder = En jeu dès le départ ; requis par certains Objectifs.

## Symboles de fabrication

symbol-flame = flamme

symbol-cloth = tissu

symbol-cross = croix

symbol-wrench = clé à molette

symbol-battery = batterie

## Couleurs d’Objets

colour-red = militaire (rouge)

colour-yellow = technique (jaune)

colour-green = médical (vert)

colour-white = pioche au choix (blanc)

colour-blue = fabriqué (bleu)

colour-quest = de quête
