# Objectifs

objective-obj_prime_asset = Sauver les actifs
    .text = Survivez, et : le vaisseau atteint la Terre ; OU vous êtes le seul survivant. Le vaisseau vaut plus que son équipage.
    .reminder = Vaisseau sur Terre, ou seul survivant

objective-obj_oldest_friend = Un vieil ami
    .text = Survivez, et : le vaisseau atteint la Terre ; OU vous êtes le seul survivant. Votre plus vieil ami a une coque et des moteurs.
    .reminder = Vaisseau sur Terre, ou seul survivant

objective-obj_quarantine = Quarantaine
    .text = Survivez, et : le vaisseau atteint Mars ; OU le vaisseau atteint la Terre et le Nid est détruit. Si c’est votre Objectif choisi et que le vaisseau atteint Mars, le contrôle des Coordonnées ne vous tue pas en hibernation.
    .reminder = Vaisseau sur Mars, ou sur Terre avec Nid détruit

objective-obj_investigator = Enquêteur acharné
    .text = Survivez, et : vous avez envoyé le Signal ET toutes les Salles sont explorées. Vous voulez savoir ce qui s’est passé, jusqu’à la dernière cloison.
    .reminder = Signal et toutes les Salles explorées

objective-obj_burial = Enterrement décent
    .text = Survivez, et : vous avez envoyé le Signal ET vous finissez la partie dans une Nacelle lancée ou en hibernation, en portant le Cadavre bleu. Personne ne reste sans sépulture.
    .reminder = Signal ; Nacelle ou hibernation avec le Cadavre bleu

objective-obj_hoarder = Accumulateur
    .text = Survivez, et : vous partez dans une Nacelle avec au moins 7 Objets. Les Objets lourds comptent, les Objets de quête seulement s’ils sont activés, les Corps lourds jamais. Ce que vous trouvez est à vous.
    .reminder = Partir en Nacelle avec au moins 7 Objets

objective-obj_great_hunt = Chasse royale
    .text = Survivez, et : vous avez envoyé le Signal ET soit la Reine est morte, soit le vaisseau est détruit. Un seul trophée compte.
    .reminder = Signal, et Reine tuée ou vaisseau détruit

objective-obj_best_friends = Meilleurs amis
    .text = Survivez, et : au moins un autre Personnage survit aussi. Vous ne voulez pas rentrer seul.
    .reminder = Vous et au moins un autre survivez

objective-obj_aliens = Des aliens à bord
    .text = Survivez, et : vous avez envoyé le Signal ET le Nid ou le vaisseau est détruit. Ils ne doivent jamais atteindre une planète.
    .reminder = Signal, et Nid ou vaisseau détruit

objective-obj_precious = Mon précieux
    .text = Survivez, et : vous avez envoyé le Signal ET vous finissez la partie dans une Nacelle lancée ou en hibernation, en portant un Œuf. Un acheteur attend.
    .reminder = Signal ; Nacelle ou hibernation avec un Œuf

objective-obj_necroscopy = Nécroscopie
    .text = Survivez, et : vous avez envoyé le Signal ET le Point faible lié à la Carcasse est révélé. La Corporation veut savoir comment ils meurent.
    .reminder = Signal et Point faible de la Carcasse révélé

objective-obj_ab_ovo = Ab ovo
    .text = Survivez, et : le Point faible lié à l’Œuf est révélé. Tout commence par la coquille.
    .reminder = Point faible de l’Œuf révélé

objective-obj_biology = Biologie appliquée
    .text = Survivez, et : au moins 2 Points faibles sont révélés, peu importe par qui. Les données d’abord, l’équipage ensuite.
    .reminder = Au moins 2 Points faibles révélés

objective-obj_kill_p1 = Le bon moment
    .text = Survivez, et : le Personnage du joueur 1 ne survit pas ; OU vous êtes le seul survivant. Si vous êtes le joueur 1, seule la seconde voie vous est ouverte.
    .reminder = Le joueur 1 ne survit pas, ou vous êtes seul survivant

objective-obj_kill_p2 = L’herbe plus verte
    .text = Survivez, et : le Personnage du joueur 2 ne survit pas ; OU vous êtes le seul survivant. Si vous êtes le joueur 2, seule la seconde voie vous est ouverte.
    .reminder = Le joueur 2 ne survit pas, ou vous êtes seul survivant

objective-obj_kill_p3 = Une vieille querelle
    .text = Survivez, et : le Personnage du joueur 3 ne survit pas ; OU vous êtes le seul survivant. Si vous êtes le joueur 3, seule la seconde voie vous est ouverte.
    .reminder = Le joueur 3 ne survit pas, ou vous êtes seul survivant

objective-obj_kill_p4 = OPA hostile
    .text = Survivez, et : le Personnage du joueur 4 ne survit pas ; OU vous êtes le seul survivant. Si vous êtes le joueur 4, seule la seconde voie vous est ouverte.
    .reminder = Le joueur 4 ne survit pas, ou vous êtes seul survivant

objective-obj_kill_p5 = Ultime illumination
    .text = Survivez, et : le Personnage du joueur 5 ne survit pas ; OU vous êtes le seul survivant. Si vous êtes le joueur 5, seule la seconde voie vous est ouverte.
    .reminder = Le joueur 5 ne survit pas, ou vous êtes seul survivant

objective-sc_earth = Destination : Terre
    .text = Le vaisseau atteint la Terre. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Vaisseau sur Terre

objective-sc_post_mortem = Autopsie d’urgence
    .text = À un moment de la partie, le Cadavre bleu s’est trouvé dans le Bloc opératoire, au sol ou dans les mains de quelqu’un. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Cadavre bleu amené au Bloc opératoire

objective-sc_contact = Protocole de premier contact
    .text = Au moins 2 Points faibles sont révélés. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Au moins 2 Points faibles révélés

objective-sc_head = Couper la tête
    .text = Le Signal est envoyé ET soit la Reine est morte, soit le vaisseau est détruit. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Signal, et Reine tuée ou vaisseau détruit

objective-sc_no_man = Personne n’est abandonné
    .text = Le Signal est envoyé ET toutes les Salles sont explorées. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Signal et toutes les Salles explorées

objective-sc_delivery = Livraison spéciale
    .text = Vous finissez la partie dans une Nacelle lancée ou en hibernation, en portant un Œuf. Vous devez aussi survivre (en coopération : n’importe quel survivant peut être le porteur).
    .reminder = Nacelle ou hibernation avec un Œuf

objective-sc_cleanup = Équipe de nettoyage
    .text = Le Signal est envoyé ET le Nid ou le vaisseau est détruit. Vous devez aussi survivre (en coopération : au moins l’un de vous).
    .reminder = Signal, et Nid ou vaisseau détruit
