# Options de table, modes, espèces, plateaux, modules, provenance

option-kill_rule = Mort des Hybrides et de la Reine
    .plain = Un Hybride ou la Reine est plus ou moins dur à tuer : un tirage égal à ses Dégâts ne suffit pas, ou suffit.
    .text = Décide si un Hybride ou la Reine meurt quand la somme des 2 cartes Attaque égale ses Dégâts. Les documents français demandent une somme inférieure, le livret accepte l’égalité. Rôdeurs et Adultes meurent toujours à égalité.
    .value-seeds = Somme inférieure aux Dégâts
    .value-rulebook = Inférieure ou égale

option-demolition_door = Portes pour Démolition
    .plain = Démolition détruit n’importe quelle Porte, ou seulement une Porte fermée.
    .text = Décide quelles Portes la carte Démolition peut détruire. La plupart des exemplaires parlent simplement d’une Porte, et les Portes sont ouvertes au départ ; un exemplaire précise une Porte fermée.
    .value-any = Portes ouvertes ou fermées
    .value-closed_only = Portes fermées seulement

option-trade_partners = Partenaires d’échange
    .plain = Une action Échanger permet de négocier avec un seul Personnage, ou avec toute la Salle.
    .text = Décide avec qui une action Échanger vous permet de négocier. Le résumé français parle d’un autre joueur ; le livret ouvre l’échange à tous les Personnages de la Salle, qui peuvent alors aussi négocier entre eux.
    .value-one = Un partenaire par action
    .value-all = Toute la Salle

option-mars_spares = Arrivée sur Mars
    .plain = Si le vaisseau atteint Mars, Quarantaine ne sauve que son détenteur, ou tous ceux qui hibernent.
    .text = Décide qui survit à l’hibernation quand le vaisseau atteint Mars et que l’Objectif choisi d’un Personnage est Quarantaine. Le livret n’épargne que ce Personnage ; le résumé français peut se lire comme épargnant tous ceux qui hibernent.
    .value-holder = Seul le détenteur de Quarantaine
    .value-all = Tous ceux en hibernation

option-dead_larva_egg = Larves et Œufs morts
    .plain = Les Larves mortes et les Œufs détruits peuvent revenir plus tard, ou disparaissent pour de bon.
    .text = Décide où va la pièce d’un Œuf détruit, ou d’une Larve morte ou en trop. L’aide de jeu la retire de la partie ; la FAQ laisse les jetons utilisables, faute de quoi les Larves viendraient à manquer.
    .value-supply = Retour à la réserve
    .value-removed = Hors du jeu

option-egg_melee = Corps-à-corps contre les Œufs
    .plain = Frapper un Œuf à mains nues est sans risque si vous manquez, ou aussi dangereux que contre un Intrus.
    .text = Décide ce que vous coûte un Corps-à-corps contre des Œufs. Selon le livret, manquer ne donne pas de Blessure, et la carte Contamination ne vient que si vous touchez ; les aides de jeu décrivent le Corps-à-corps contre les Intrus sans prévoir d’exception pour les Œufs.
    .value-rulebook = Manquer est sans risque
    .value-as_intruder = Comme contre un Intrus

option-careful_marker_occupied = Déplacement Vigilant, Salle occupée
    .plain = Un Déplacement Vigilant vers une Salle occupée laisse quand même un marqueur Bruit, ou n’en laisse pas.
    .text = Décide si un Déplacement Vigilant vers une Salle occupée place quand même son marqueur Bruit. Le résumé français ne fait pas d’exception ; dans le livret, le marqueur remplace un jet de Bruit, et il n’y en aurait pas ici.
    .value-true = Marqueur placé
    .value-false = Pas de marqueur

option-hatching_effect = Événement Incubation
    .plain = Dans le Nid sans carte Action, l’événement Incubation vous donne une Larve, ou vous tue si vous en portez une.
    .text = Décide ce que l’événement Incubation fait à un Personnage dans le Nid sans carte Action. Le mot de la carte peut vouloir dire infesté, comme par l’attaque d’une Larve, ou infecté, ce qui tue un Personnage déjà porteur d’une Larve.
    .value-infest = Infesté : Larve et 1 carte
    .value-infect = Infecté : mortel avec une Larve

option-eclosion_scan = Événement Éclosion
    .plain = L’événement Éclosion contrôle toutes les cartes Contamination de votre main, ou seulement celles que vous venez de piocher.
    .text = Décide quelles cartes Contamination l’événement Éclosion fait scanner après la pioche de 4 cartes. Le texte imprimé vise celles en main ; certains le lisent comme les seules cartes piochées.
    .value-hand = Toute la main
    .value-drawn = Les 4 piochées seulement

option-eggs_after_nest = Œufs après la destruction du Nid
    .plain = Une fois le Nid détruit, le jeton Reine apporte encore des Œufs, ou n’en apporte plus.
    .text = Décide si le jeton Reine ajoute encore un Œuf à l’étape Sac Intrus une fois le Nid détruit. Les documents français l’ajoutent sans exception ; le livret n’en dit rien. Dans les deux cas, le Nid compte comme détruit.
    .value-added = Œuf ajouté
    .value-ignored = Pas d’Œuf

option-intruders_reveal_rooms = Intrus dans les Salles inconnues
    .plain = Une Salle reste inconnue tant qu’aucun Personnage n’y entre, ou se retourne aussi quand un Intrus y va.
    .text = Décide si un Intrus qui finit son déplacement dans une Salle inconnue révèle la tuile. Le livret dit non ; une lecture de la FAQ retourne la tuile et laisse le jeton Exploration au premier Personnage.
    .value-true = Tuile révélée, jeton laissé
    .value-false = Rien n’est révélé

option-malfunction_event_target = Événement Panne
    .plain = L’événement Panne frappe toujours la même Salle, ou passe à la suivante si celle-ci est déjà en panne.
    .text = Décide où frappe l’événement Panne. À la lettre, il désigne toujours le Cockpit, et ne fait plus rien dès qu’il a un marqueur ; l’autre réglage passe à la Salle explorée au plus petit numéro qui peut en recevoir un.
    .value-lowest = Toujours le plus petit numéro
    .value-next_eligible = Prochaine Salle possible

option-pod_ejection_riders = Occupants d’une Nacelle éjectée
    .plain = Ceux qui attendent dans une Nacelle qu’un événement emporte reviennent dans la Salle, ou s’échappent avec elle.
    .text = Décide du sort des Personnages qui attendent dans la Nacelle retirée par l’événement Éjection. Aucune source ne répond : ils peuvent être ramenés dans la Salle de la section ou sauvés par ce départ.
    .value-room = Retour dans la Salle de la section
    .value-leave = Ils s’échappent avec la Nacelle

option-door_token_source = Quand les jetons Porte manquent
    .plain = Quand il n’y a plus de jeton Porte, on peut déplacer n’importe quelle Porte du plateau, ou seulement une Porte fermée.
    .text = Décide quel jeton peut être déplacé quand les 12 jetons Porte sont en jeu et qu’il faut en placer un autre. Le livret les permet tous, même une Porte détruite, dont le Couloir redevient alors ouvert ; certains groupes ne prennent que des Portes fermées, et ne placent rien s’il n’y en a pas.
    .value-any = N’importe quel jeton Porte
    .value-closed_only = Portes fermées seulement

option-seating = Numéros des joueurs
    .plain = Le hasard décide qui est le joueur 1 et commence, ou bien l’ordre des places.
    .text = Décide comment les numéros des joueurs sont distribués. Le joueur 1 choisit son Personnage en premier et commence ; on joue ensuite dans le sens horaire. Les règles distribuent les numéros au hasard ; l’autre réglage numérote les places dans l’ordre.
    .value-random = Au hasard
    .value-number = Dans l’ordre des places

option-pass_token_round1 = Jeton Premier Joueur, première Manche
    .plain = Le joueur 1 commence la première Manche, ou le jeton Premier Joueur passe déjà avant.
    .text = Décide si le jeton Premier Joueur change déjà de main à la première Manche. Le résumé français ne prévoit pas d’exception ; le livret en fait une, sans quoi le joueur 1, qui le reçoit à la mise en place, ne commencerait pas.
    .value-true = Passé dès la première Manche
    .value-false = Le joueur 1 commence

option-larva_final_check = Larve au contrôle final
    .plain = À la fin, une Larve vous fait piocher 4 cartes qui peuvent vous tuer, ou seules les cartes infectées le font.
    .text = Décide si une Larve sur votre plateau suffit à vous faire piocher 4 cartes au contrôle de Contamination final. Le livret dit oui ; le résumé français ne parle que des cartes infectées.
    .value-true = Une Larve suffit
    .value-false = Cartes infectées seulement

option-intruder_player = Jouer les Intrus
    .plain = Le premier mort peut continuer en menant les Intrus, ou ne fait plus que regarder.
    .text = Décide si le premier joueur éliminé peut continuer comme Joueur Intrus (semi-coopération seulement). Certaines tables aiment garder tout le monde en jeu, d’autres préfèrent la phase Événement habituelle jusqu’à la fin.
    .value-offered = Proposé au premier éliminé
    .value-off = Non utilisé

option-radio_lines = Messages radio
    .plain = Ce que chaque Personnage peut dire à la radio pendant une Manche.
    .text = Décide combien de messages chaque Personnage peut dire à la radio par Manche. Les réponses aux demandes ne comptent pas.
    .value-6 = Six messages par Manche
    .value-3 = Trois messages par Manche
    .value-12 = Douze messages par Manche

option-any_board_side = Face du plateau
    .plain = Cette espèce se joue seulement sur la face standard du plateau, ou aussi sur la face alternative, plus dure.
    .text = Décide si cette espèce peut se jouer sur la face alternative du plateau. Ses règles ne citent que la face standard.
    .value-true = L’une ou l’autre face
    .value-false = Face standard uniquement

mode-semi_coop = Semi-coopération
    .text = 2 à 5 joueurs. Chacun a des Objectifs secrets et doit survivre pour gagner ; vous pouvez avoir besoin des autres, sans devoir leur faire confiance.
    .briefing = Vous sortez trop tôt de l’hibernation. L’un des vôtres gît mort près de vous, et quelque chose bouge à bord. Avant le saut du vaisseau, il faut être rendormi, ou parti en Nacelle.
    .unknown = Quelle Salle se trouve où, si les Moteurs tiendront, et où mène vraiment la trajectoire. Ni ce que veulent les autres : ils peuvent vous aider, et ils peuvent mentir.

mode-coop = Coopération
    .text = 2 à 5 joueurs avec 1 Objectif public chacun. Tous gagnent ensemble si tous les Objectifs sont remplis et si au moins un Personnage survit ; l’AutoDoc peut ramener les morts.
    .briefing = Vous sortez trop tôt de l’hibernation. L’un des vôtres gît mort près de vous, et quelque chose bouge à bord. Vous vous en tirerez ensemble, ou pas du tout.
    .unknown = Quelle Salle se trouve où, si les Moteurs tiendront, et où mène vraiment la trajectoire. Ici, personne n’a rien à cacher : décidez à voix haute.

mode-solo = Solo
    .text = 1 joueur. 2 Objectifs, dont vous gardez 1 à la Première Rencontre ; les Salles contiennent deux fois moins d’Objets. Survivez et remplissez votre Objectif pour gagner.
    .briefing = Vous sortez de l’hibernation, et vous êtes seul. Quelque chose bouge à bord. Avant le saut du vaisseau, il faut être rendormi, ou parti en Nacelle.
    .unknown = Quelle Salle se trouve où, si les Moteurs tiendront, et où mène vraiment la trajectoire. Personne ne viendra vous chercher.

species-intruders = Intrus
    .text = L’espèce du jeu de base : Larves, Rôdeurs, Adultes, Hybrides et une Reine, avec un Nid plein d’Œufs.

board-standard = Face standard
    .text = La carte d’une première partie : 28 Couloirs, un seul réseau de Conduits, Sections d’évacuation placées au hasard.

board-alternative = Face alternative
    .text = La carte plus difficile : les Conduits rouges et les Conduits bleus forment deux réseaux, des Salles sont reliées par deux Couloirs, et les deux Sections d’évacuation sont visibles dès le départ. Le plan lui-même a été conçu pour cette édition.

module-intruder_player = Joueur Intrus
    .text = Permet au premier joueur dont le Personnage meurt de mener les Intrus avec une pioche de 10 cartes. Semi-coopération avec les Intrus de base seulement.

module-radio = Radio
    .text = L’équipage se parle à la radio : ce qu’on sait ou prétend savoir, des demandes, des promesses. Parler ne coûte rien, et c’est vrai ou non ; les promesses sont tenues ou rompues aux yeux de tous, et les mensonges se découvrent après la partie. À partir de 2 joueurs.

provenance-published = Publié
    .text = Ce contenu a été lu dans une source publiée : livret de règles, FAQ officielle, carte imprimée ou documents d’origine du projet.

provenance-unconfirmed = Non confirmé
    .text = Ce contenu vient de la mémoire ou d’une traduction libre, et aucune source ne l’a confirmé. Si vous possédez la carte imprimée, un paquet de données peut le corriger.

provenance-designed = Conçu
    .text = Aucune source ne donne ce contenu : il a été imaginé pour cette édition afin que le jeu soit complet. Si vous possédez l’élément imprimé, un paquet de données peut le remplacer.
