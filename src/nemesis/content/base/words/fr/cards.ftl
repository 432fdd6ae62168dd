# Cartes Action du jeu de base et du Médecin (promo), et carte Contamination.

card-search = Fouille
    .text = Coût : cette carte seule. Hors Combat uniquement. Le compteur d’Objets de votre Salle doit être à 1 au moins : baissez-le de 1. Piochez 2 cartes de la pioche d’Objets qui correspond à votre Salle (dans une Salle blanche, annoncez d’abord rouge, jaune ou vert). Gardez-en 1 en secret et glissez l’autre face cachée sous la pioche ; vous pouvez aussi n’en garder aucune. Un Objet lourd gardé se montre et va directement dans vos mains. Ni Panne ni Feu n’empêchent la Fouille.
    .reminder = Compteur −1 ; piochez 2 Objets, gardez-en 1.

card-rest = Repos
    .text = Coût : cette carte seule. Hors Combat uniquement. Il vous faut au moins 1 carte Contamination en main. Scannez toutes celles de votre main : retirez du jeu chaque carte qui n’est pas infectée. Les cartes infectées restent en main. S’il y en a au moins une, placez une seule Larve sur votre plateau ou, si vous en aviez déjà une avant le scan, vous mourez et un Rôdeur apparaît dans votre Salle.
    .reminder = Scannez vos Contaminations en main ; retirez les non infectées.

card-demolition = Démolition
    .text = Coût : cette carte seule. En Combat ou hors Combat. Au choix : (a) détruisez 1 Porte dans un Couloir de votre Salle, ouverte ou fermée mais pas déjà détruite (fermée seulement, si la table en a décidé ainsi) ; (b) placez un marqueur Panne dans votre Salle, sauf si elle en a déjà un ou s’il s’agit du Nid ou de la Salle de slime. S’il ne reste aucun des 8 marqueurs Panne, le vaisseau est détruit ; (c) si des tourelles sont en jeu, détruisez la tourelle active de votre Salle : un mode caché est d’abord retourné, et une tourelle inactive ne peut pas être détruite.
    .reminder = Détruisez 1 Porte, ou Panne dans votre Salle.

card-interruption = Interruption
    .text = Coût : cette carte seule. En Combat ou hors Combat. Réaction : n’utilise aucune de vos actions et se joue même si vous avez passé. Au choix : (a) annulez une action qu’un autre joueur vient d’annoncer dans votre Salle (action de base, carte Action, Objet ou Action de Salle), avant tout dé ou toute pioche ; (b) annulez une Interruption jouée par un autre joueur dans votre Salle. Le coût de l’action annulée reste payé et elle compte parmi les actions de ce joueur, mais sa Munition ou son Objet à usage unique n’est pas dépensé. Passer, lâcher un Objet et les autres réactions ne s’annulent pas.
    .reminder = Réaction : annulez l’action d’un autre dans votre Salle.

card-basic_repairs = Réparations de base
    .text = Coût : cette carte et 2 autres cartes Action. Hors Combat uniquement. Au choix : (a) retirez le marqueur Panne de votre Salle ; (b) dans une Salle Moteur, même en Panne, prenez ses deux jetons Moteur, regardez-les sans les montrer et rempilez-les dans l’ordre voulu, en disant seulement aux autres si vous les avez inversés.
    .reminder = Panne retirée ou jetons Moteur. 2 autres cartes.

card-repairs = Réparations
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Au choix : (a) retirez le marqueur Panne de votre Salle ; (b) dans une Salle Moteur, même en Panne, prenez ses deux jetons Moteur, regardez-les sans les montrer et rempilez-les dans l’ordre voulu, en disant seulement aux autres si vous les avez inversés.
    .reminder = Panne retirée ou jetons Moteur. 1 autre carte.

card-quick_repairs = Réparations rapides
    .text = Coût : cette carte seule. Hors Combat uniquement. Au choix : (a) retirez le marqueur Panne de votre Salle ; (b) dans une Salle Moteur, même en Panne, prenez ses deux jetons Moteur, regardez-les sans les montrer et rempilez-les dans l’ordre voulu, en disant seulement aux autres si vous les avez inversés.
    .reminder = Panne retirée ou jetons Moteur. Aucune autre carte.

card-computer_skills = Informatique
    .text = Coût : cette carte seule. Hors Combat uniquement. Au choix : (a) ouvrez ou fermez 1 Porte dans un Couloir de votre Salle (jamais une Porte détruite) ; (b) si vous êtes dans une Salle avec Ordinateur et sans Panne, effectuez son Action de Salle sans en payer le coût (ses autres conditions restent valables).
    .reminder = 1 Porte, ou Action de Salle gratuite si Ordinateur.

card-suppressive_fire = Tir de suppression
    .text = Coût : cette carte seule. En Combat uniquement. Défaussez 1 Munition d’une arme que vous tenez. Déplacez-vous, ou déplacez 1 autre Personnage de votre Salle s’il est d’accord, vers une Salle adjacente ; les Intrus n’attaquent pas. Qui se déplace résout son arrivée normalement (exploration, jet de Bruit).
    .reminder = 1 Munition : vous ou un autre partez sans attaque.

card-reload = Rechargement
    .text = Coût : cette carte seule. En Combat ou hors Combat. Ajoutez 1 Munition au Revolver que vous tenez. Injouable si le Revolver est déjà plein.
    .reminder = +1 Munition sur le Revolver.

card-order = Ordre
    .text = Coût : cette carte seule. Hors Combat uniquement. Envoyez un autre Personnage de votre Salle, d’accord ou non, dans la Salle adjacente que vous désignez. Ce Personnage résout son arrivée normalement (exploration, jet de Bruit).
    .reminder = Envoyez un autre Personnage dans une Salle adjacente.

card-motivation = Motivation
    .text = Coût : cette carte seule. En Combat ou hors Combat. Chaque Personnage de votre Salle, vous compris, pioche 1 carte Action.
    .reminder = Chacun dans votre Salle pioche 1 carte.

card-ship_knowledge = Connaissance du vaisseau
    .text = Coût : cette carte seule. Hors Combat uniquement. Au choix : (a) ouvrez ou fermez 1 Porte dans un Couloir de votre Salle (jamais une Porte détruite) ; (b) regardez en secret 1 tuile Salle inconnue, où qu’elle soit, mais pas son jeton Exploration.
    .reminder = 1 Porte, ou regardez 1 Salle inconnue.

card-piloting = Pilotage
    .text = Coût : cette carte seule. Hors Combat uniquement. Au choix : (a) si vous êtes dans le Cockpit sans Panne ou dans une Salle avec Ordinateur et sans Panne, effectuez son Action de Salle sans en payer le coût (ses autres conditions restent valables) ; (b) si vous êtes dans une Salle avec Ordinateur et sans Panne, regardez en secret la carte Coordonnées.
    .reminder = Action gratuite (Cockpit/Ordinateur) ou Coordonnées.

card-old_friend = Vieil ami
    .text = Coût : cette carte seule. Hors Combat uniquement. Si vous êtes dans une Salle explorée, sans Ordinateur ni Panne, effectuez son Action de Salle sans en payer le coût (ses autres conditions restent valables).
    .reminder = Action de Salle gratuite là où il n’y a pas d’Ordinateur.

card-ingenuity = Ingéniosité
    .text = Coût : cette carte seule. Hors Combat uniquement. Au choix : (a) retirez le marqueur Panne de votre Salle ; (b) dans une Salle Moteur, même en Panne, prenez ses deux jetons Moteur, regardez-les sans les montrer et rempilez-les dans l’ordre voulu, en disant seulement aux autres si vous les avez inversés ; (c) fabriquez un Objet sans payer l’action Fabriquer ; n’importe quel Objet jaune peut alors remplacer le symbole clé à molette, et celui-là seulement.
    .reminder = Réparez ou fabriquez (Objet jaune = clé à molette).

card-pyrotechnics = Pyrotechnie
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Au choix : (a) si votre Salle n’est pas en Feu, défaussez n’importe lequel de vos Objets (Objet lourd, arme de départ ou Objet de quête activé compris) et placez un marqueur Feu dans votre Salle ; (b) retirez le marqueur Feu de votre Salle. S’il ne reste aucun des 8 marqueurs Feu à placer, le vaisseau est détruit.
    .reminder = Défaussez un Objet pour un Feu, ou éteignez-en un.

card-technical_corridors = Conduits techniques
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Si votre Salle a un Conduit, ressortez dans une autre Salle qui en a un, explorée ou non (plateau alternatif : même réseau seulement). Résolvez ensuite votre arrivée normalement (exploration, jet de Bruit). Vous devez alors passer.
    .reminder = D’un Conduit à un autre, puis vous passez.

card-full_auto = Tir automatique
    .text = Coût : cette carte seule. En Combat uniquement. Défaussez toutes les Munitions du Fusil d’assaut que vous tenez (au moins 1) et faites un seul Tir avec lui. Ajoutez 1 Dégât par tranche complète de 2 Munitions défaussées, même si le dé montre Manqué ; le Dégât supplémentaire du fusil s’ajoute dès qu’au moins 1 Dégât est infligé. Exemple : 5 Munitions et un tir manqué infligent 3 Dégâts.
    .reminder = Toutes les Munitions, un Tir : +1 Dégât pour 2.

card-nerves_of_steel = Nerfs d’acier
    .text = Coût : cette carte seule. Réaction : quand une Attaque-surprise va vous toucher (carte Attaque révélée, ou juste avant qu’une Larve ne vous infeste), défaussez cette carte pour en ignorer l’effet. L’Intrus reste dans la Salle. Ce n’est ni une action ni une Interruption, et aucune Interruption ne l’annule.
    .reminder = Réaction : ignorez une Attaque-surprise contre vous.

card-covering_fire = Tir de couverture
    .text = Coût : cette carte seule. En Combat uniquement. Défaussez 1 Munition d’une arme que vous tenez. Déplacez-vous, déplacez 1 autre Personnage de votre Salle s’il est d’accord, ou les deux, vers une Salle adjacente ; les Intrus n’attaquent pas. Chacun choisit sa destination et vous bougez en premier. Qui se déplace résout son arrivée normalement (exploration, jet de Bruit).
    .reminder = 1 Munition : vous et/ou un autre partez sans attaque.

card-aimed_fire = Tir précis
    .text = Coût : cette carte seule. En Combat uniquement. Faites un Tir avec une arme énergétique que vous tenez (1 Munition). Vous pouvez ensuite relancer le dé une fois, et c’est la seconde face qui s’applique. Une relance accordée par l’arme elle-même s’y ajoute.
    .reminder = Arme énergétique : Tir, 1 relance possible.

card-adrenaline = Adrénaline
    .text = Coût : cette carte seule. En Combat uniquement. Au choix : (a) faites un Tir normal (1 Munition), puis piochez 1 carte Action ; (b) faites une Fuite normale (chaque Intrus de la Salle attaque d’abord), puis piochez 1 carte Action si vous êtes en vie. Une Blessure à la Jambe n’augmente pas le coût de cette Fuite.
    .reminder = Tir ou Fuite, puis piochez 1 carte.

card-reconnaissance = Reconnaissance
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Allez dans une Salle adjacente sans jet de Bruit. Si vous l’explorez ainsi, ignorez Silence ou Danger sur son jeton Exploration ; Slime, Feu, Panne et Porte s’appliquent.
    .reminder = Déplacement d’une Salle sans jet de Bruit.

card-scavenging = Récupération
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Effectuez une Fouille avec toutes ses règles, même si le compteur d’Objets est à 0 ; s’il ne l’est pas, baissez-le de 1. Interdit dans une Salle qui ne contient jamais d’Objets : Cockpit, Moteurs, Hibernatorium, Nid, Salle de slime, navette.
    .reminder = Fouille, même avec un compteur à 0.

card-intranet = Intranet
    .text = Coût : cette carte et 1 autre carte Action. Hors Combat uniquement. Si vous êtes dans une Salle avec Ordinateur et sans Panne, effectuez sans en payer le coût l’Action de Salle de n’importe quelle Salle explorée avec Ordinateur et sans Panne (ses autres conditions restent valables). Vous restez où vous êtes : ce qui doit être « dans la Salle » s’apprécie dans la vôtre. Les Intrus de la Salle éloignée n’y changent rien.
    .reminder = Action gratuite d’une Salle avec Ordinateur.

card-access_denied = Accès refusé
    .text = Coût : cette carte seule. Hors Combat uniquement. Vous devez être dans une Salle avec Ordinateur et sans Panne. Au choix : (a) effectuez son Action de Salle sans en payer le coût (ses autres conditions restent valables) ; (b) placez un marqueur Panne dans n’importe quelle Salle explorée qui a un Ordinateur mais pas de Panne, la vôtre comprise. S’il ne reste aucun des 8 marqueurs Panne, le vaisseau est détruit.
    .reminder = Ordinateur : Action gratuite, ou Panne à distance.

card-threat_assessment = Évaluation de la menace
    .text = Coût : cette carte seule. Hors Combat uniquement. Si vous êtes dans une Salle avec Ordinateur et sans Panne, regardez en secret la première carte de la pioche Événement, puis laissez-la en place ou glissez-la sous la pioche. Les autres voient ce que vous en faites.
    .reminder = Voyez le prochain Événement ; laissez-le ou placez-le dessous.

card-contamination = Contamination
    .text = Quand vous recevez cette carte, posez-la sur votre défausse de cartes Action ; vous la piocherez plus tard comme une autre. Elle ne donne aucune action, ne paie jamais un coût et compte comme une carte en main face aux Attaques-surprises ; les Intrus qui choisissent leur victime n’en tiennent pas compte. Vous pouvez la défausser en passant. Nul ne sait si elle est infectée avant de la scanner.
    .reminder = Encombre la main, ne paie rien. Infectée ou non ?
