# Apprendre : la partie guidée en trois chapitres, et les règles à consulter.

web-learn-lead = Le mieux est de jouer. Le guide explique ce que vous voyez quand vous le rencontrez, et ne vous retient jamais.
web-learn-chapters = Trois courts chapitres
web-learn-chapter = Chapitre { $number } : { $title }
web-learn-chapter_first_game = Un tour et le Bruit
    .teaches = Les cartes et ce qu’elles paient, se déplacer et explorer, le Bruit et comment l’éviter, fouiller, une Action de Salle, passer.
web-learn-chapter_first_fight = Un combat
    .teaches = Une Rencontre, tirer et ses chances, fuir, une Blessure à panser, les cartes Contamination, une Larve et comment s’en défaire.
web-learn-chapter_first_jump = Le saut
    .teaches = Les Moteurs, le Signal, le cap, un endroit où dormir ; puis le saut et les contrôles de la fin, un à un.
web-learn-minutes = environ { $minutes } minutes
web-learn-done = joué
web-learn-start = Commencer
web-learn-go_on_game = Reprendre
web-learn-then = Et ensuite ?
web-learn-then_text = Tout se consulte dans les règles, ici ou par la touche ? à la table. Puis jouez seul, avec des bots, ou invitez des amis.

## Les règles.

web-learn-rules_lead = Lisez, ou demandez avec vos mots. Tout ce qui peut être sur une table est ici : règles, cartes, Objets, Salles, Personnages, créatures.
web-learn-search = Chercher dans les règles
web-learn-search_example = comment gagner, bruit, nacelle, R-10.3…
web-learn-found = { $count ->
        [0] rien trouvé
        [one] 1 entrée
       *[other] { $count } entrées
    }
web-learn-nothing_found = Rien ne parle de « { $words } ». Essayez un autre mot, comme bruit, rencontre ou nacelle.
web-learn-variants = Avec une extension
web-learn-rule_numbers = Règles
web-learn-same_rule = Tout ce qui relève de cette règle
web-learn-contents = Sommaire
web-learn-base_game = Le jeu
web-learn-not_here = Pas à cette table
web-learn-not_here_text = Ce chapitre parle de ce qui n’est pas en jeu à cette table.
web-learn-more = À consulter
web-learn-glossary = Tous les termes
web-learn-book = Le livre de règles
web-learn-book_text = Lisez-le depuis le début, ouvrez un chapitre, ou demandez avec vos mots : comment gagner ? Chaque carte, Salle et créature se trouve aussi.
web-learn-begin = Lire depuis le début
web-learn-go_on_reading = Reprendre la lecture : { $title }
web-learn-read = Dans le livre de règles : { $title }
web-learn-rule = Règle { $rule }
web-learn-table = Tableau
web-learn-option = Option
web-learn-option_here = À cette table : { $value }
web-learn-sort_chapter = Règles
web-learn-sort_term = Terme
web-learn-sort_component = Matériel
web-learn-related = Voir aussi

## Le guide à la table.

web-learn-guide = Votre guide
web-learn-next = Continuer
web-learn-skip = Ignorer
web-learn-hide = Cacher le guide
web-learn-show = Montrer le guide
web-learn-again = Recommencer
web-learn-play_on = Jouer ici
web-learn-next_chapter = Chapitre suivant
web-learn-progress = Chapitre { $number } : { $done } étapes sur { $of }
web-learn-note_good = Bien joué.
web-learn-note_unlucky = Un bon coup, et pas de chance. Cela arrive à tous.
web-learn-note_other = Un autre chemin : votre coup est joué.
web-learn-listening = Jouez comme vous voulez. Je parlerai quand il arrivera du nouveau.
web-learn-asked = Votre coup appelle une question. Toutes les réponses sont permises ; ? explique.

# Ce qui est demandé au milieu de quelque chose.

web-learn-lesson_pay = Toute action a son prix en cartes. Laquelle vous manquera le moins ? Elle n’est pas perdue : elle revient quand votre défausse redevient votre pioche.
    .title = Le prix
web-learn-lesson_keep_item = Deux Objets, et vous en gardez un ; l’autre passe sous la pioche. Survolez une carte, ou gardez le doigt dessus, pour la lire. Aucun choix n’est mauvais.
    .title = Une trouvaille
web-learn-lesson_careful_noise = Pas de dé : c’est vous qui choisissez le Couloir du marqueur Bruit. Mettez-le là où vous n’irez pas ensuite.{ $token ->
        [danger] {" "}Et le jeton de cette Salle, Danger, reste sans effet : le Déplacement Vigilant l’annule.
       *[other] {""}
    }
    .title = Sur la pointe des pieds
web-learn-lesson_objective = La Première Rencontre force chacun à se décider : gardez un Objectif, l’autre disparaît. À plusieurs, personne ne sait lequel. Ici, l’un vaut l’autre : ce chapitre parle du combat.
    .title = Que voulez-vous ?
web-learn-lesson_discard = En passant, vous pouvez défausser des cartes, pour en piocher d’autres à la prochaine Manche. { $contaminated ->
        [yes] Une carte Contamination peut partir aussi, mais seulement dans votre défausse : elle reviendra.
       *[no] Celles que vous gardez comptent dans vos cinq prochaines.
    }
    .title = Garder ou défausser ?
web-learn-lesson_peek = Choisissez une Salle à regarder. La Salle 003 est adjacente : ce que vous y apprendrez servira tout de suite.
    .title = Regarder où ?
web-learn-lesson_scan_offer = { $larva ->
        [yes] Attention : une Larve est déjà sur vous. Une seule carte infectée dans ce scan vous tue.
       *[no] Un scan montre si les cartes Contamination de votre main sont infectées. Celles non infectées quittent la partie ; une infectée met une Larve sur votre plateau.
    }
    .title = Scanner ?
web-learn-lesson_engine_order = Vous tenez les deux jetons de ce Moteur : l’un dit opérationnel, l’autre endommagé. Celui du dessus compte. Vous regardez en secret, mais on annonce si vous les échangez.
    .title = Deux jetons
web-learn-lesson_far_room = Voici les Salles qui ont un Conduit. Celle que je propose est la plus proche de votre but.
    .title = Au bout du conduit
web-learn-lesson_free_action = Une carte a souvent deux parties, et vous en utilisez une. Devant un Ordinateur, celle-ci vous donne l’Action de la Salle sans que vous ayez à la payer.
    .title = Une carte, deux parties
web-learn-lesson_cockpit_part = { $known ->
        [yes] Vous avez vu les Coordonnées. Déplacez maintenant le marqueur Destination, pour que le vaisseau rentre.
       *[no] Regardez d’abord : la carte Coordonnées dit quelle lettre mène sur Terre. Vous seul le saurez.
    }
    .title = Aux commandes
web-learn-lesson_destination = { $known ->
        [yes] La Terre est sous D : vous l’avez vu. Toute autre lettre tue ceux qui hibernent.
       *[no] Vous n’avez pas vu les Coordonnées : c’est un pari. Vous pourrez regarder plus tard et changer de cap.
    }
    .title = Vers où ?

# En Combat.

web-learn-lesson_encounter = { $kind ->
        [larva] Une Larve
        [creeper] Un Rôdeur
        [adult] Un Adulte
        [breeder] Un Hybride
       *[queen] La Reine
    } est là. Son jeton porte un { $number } et vous aviez { $cards ->
        [0] une main vide
        [one] 1 carte
       *[other] { $cards } cartes
    } : { $surprised ->
        [yes] trop peu, d’où une attaque aussitôt
       *[no] assez pour éviter la surprise
    }. Les cartes en main sont aussi votre garde.
    .title = Vous voilà trouvé
web-learn-lesson_fight = En Combat, on peut tirer, frapper ou fuir, et guère plus. Tirer coûte 1 carte et 1 Munition. L’option montre vos chances : touchez-les pour voir de quoi elles sont faites.
    .title = Tirez
web-learn-lesson_injury = Est-ce mort ? Après un tir qui touche, on pioche une carte Attaque : l’Intrus meurt si le chiffre de sa tache de sang ne dépasse pas ses Dégâts. Personne ne sait donc d’avance ce qu’il encaisse. Celui-ci tient debout.
    .title = Pas assez
web-learn-lesson_shoot_again = L’Intrus tient encore debout, mais ses Dégâts restent : chaque coup au but rapproche du dernier. Vous avez des Munitions. Tirez.
    .title = Encore une fois
web-learn-lesson_reload = Votre arme est vide, mais vous avez la carte Rechargement. Elle ne coûte qu’elle-même et donne 1 Munition : jouez-la, puis tirez.
    .title = Une cartouche de plus
web-learn-lesson_flee = Plus de Munition. Le Corps-à-corps donne une carte Contamination et, s’il rate, une Blessure grave : fuyez donc. L’Intrus peut frapper dans votre dos, puis vous êtes dehors. Choisissez une Salle adjacente.
    .title = Fuyez
web-learn-lesson_strike = Ni Munition ni issue : frappez. Le Corps-à-corps coûte 1 carte et vous donne d’abord une carte Contamination. S’il rate, une Blessure grave : regardez vos chances. Vous pouvez aussi passer.
    .title = À mains nues
web-learn-lesson_cornered = Plus rien à faire pendant cette Manche. Passez : ce qui partage votre Salle attaque pendant la phase Événement, puis vous aurez de nouvelles cartes.
    .title = Acculé
web-learn-lesson_burning = Cette Salle est en Feu. Qui y finit son tour reçoit une Blessure légère : sortez, si vous pouvez le payer.
    .title = Au feu !

# Raconté quand cela arrive.

web-learn-lesson_larva = Une Larve est sur vous. Elle ne fait encore rien, mais une autre carte infectée dans un scan vous tuerait, comme certains Événements ; et elle compte contre vous à la fin. Le Bloc opératoire ou un Antidote la retire.
    .title = Pas seul
web-learn-lesson_wound = { $serious ->
        [yes] Vous avez une Blessure grave : elle vous gêne tant qu’elle n’est pas pansée. Avec trois, pansées ou non, toute Blessure de plus tue.
       *[no] Une Blessure légère. Trois en font une grave, qui vous gêne tant qu’elle n’est pas pansée. Les Bandages soignent toutes les légères.
    }
    .title = Touché
web-learn-lesson_attacked = C’était une attaque : on pioche une carte, qui ne touche que si elle montre le symbole de l’attaquant. Les Intrus attaquent quand ils vous surprennent, quand vous fuyez, et à chaque phase Événement s’ils partagent votre Salle.
    .title = Une attaque
web-learn-lesson_ran = Vous voilà dehors. L’Intrus a pu frapper, et courir s’entend comme tout autre pas. Il ne vous a pas oublié.
    .title = Hors d’atteinte
web-learn-lesson_killed = C’est mort.{ $carcass ->
        [yes] {" "}La Carcasse reste : lourde, mais le Laboratoire peut en tirer un Point faible.
       *[no] {" "}Une Larve meurt du moindre Dégât et ne laisse rien.
    }
    .title = Un de moins
web-learn-lesson_contaminated = Une carte Contamination est dans votre défausse et viendra dans votre main. Elle ne paie rien, et elle est peut-être infectée : seul un scan le dit.
    .title = Quelque chose dans le sang
web-learn-lesson_danger = Danger : tout Intrus d’une Salle adjacente qui n’est pas en Combat entre. S’il n’y en a pas, il y a du Bruit dans tous les Couloirs autour de vous.
    .title = Danger
web-learn-lesson_fire = Du Feu à bord. Qui y finit son tour est blessé, et les Intrus y brûlent aussi. Certains Événements le propagent, et un neuvième Feu détruit le vaisseau.
    .title = Feu
web-learn-lesson_slime = Vous êtes couvert de Slime : ce qui aurait été un silence est désormais un Danger. Les Douches l’enlèvent, des Vêtements aussi.
    .title = Slime
web-learn-lesson_door = Une Porte est fermée. Vous ne passez pas ; un Intrus qui s’y heurte s’arrête et la détruit. Certaines cartes et certains Objets ouvrent les Portes.
    .title = Une Porte
web-learn-lesson_malfunction = Une Panne : l’Action de cette Salle et son Ordinateur sont morts jusqu’à une réparation. On peut encore fouiller. Une neuvième Panne détruit le vaisseau.
    .title = En panne
web-learn-lesson_pass = { $cards ->
        [0] Plus de carte, donc plus rien à payer
       *[other] Vous avez trop peu de cartes pour la suite
    } : passez. Quand tous ont passé, c’est le tour du vaisseau, puis vous remontez à cinq cartes.
    .title = Assez pour l’instant

# Chapitre 1.

web-learn-lesson_welcome = Vous êtes le Capitaine, réveillé trop tôt dans l’Hibernatorium, seul. La carte montre le vaisseau : la plupart des Salles sont encore cachées. Prenez votre temps : rien ne presse, et tous les coups sont permis.
    .title = Bienvenue à bord
web-learn-lesson_turn = Votre tour compte deux actions, et les actions coûtent des cartes : vous en avez { $cards }. Une carte se joue pour ce qu’elle dit, ou se défausse pour payer autre chose. Ce choix est le cœur du jeu.
    .title = Votre tour
web-learn-lesson_move = Allez voir derrière la cloison. Un déplacement coûte 1 carte : touchez une Salle éclairée, ou une option de la liste. Je prendrais la Salle 006, en haut à gauche.
    .title = Première action : bouger
web-learn-lesson_explore = Personne n’était venu ici : la Salle est retournée pour de bon. Son jeton a dit combien d’Objets elle cache, et ce qui se passe{ $token ->
        [doors] {""} : une Porte s’est fermée derrière vous. Elle retient ce qui est dehors, et vous dedans
        [malfunction] {""} : une Panne, et son Action de Salle attend une réparation
        [fire] {""} : du Feu. Ne finissez pas votre tour ici
        [slime] {""} : vous voilà couvert de Slime, et plus facile à entendre
        [silence] {""} : rien. Profitez-en
        [danger] {""} : Danger. Ce qui est proche s’approche
       *[other] {""}
    }.
    .title = Explorée
web-learn-lesson_noise = Vous êtes entré dans une Salle vide : on a lancé le dé de Bruit. { $face ->
        [silence] Il a dit silence, pour cette fois.
        [danger] Il a montré Danger, sa pire face.
       *[other] Il a désigné un Couloir, où se trouve maintenant un marqueur.
    } Si un jet désigne un Couloir qui porte déjà un marqueur, ce qui faisait ce bruit entre.
    .title = Vous avez entendu ?
web-learn-lesson_search = Il vous reste une action. Jouez une carte Fouille : elle ne coûte qu’elle-même, et vous trouvez deux Objets de la couleur de la Salle. Les Objets vous garderont en vie plus tard.
    .title = Fouiller
web-learn-lesson_careful = Chaque jet peut désigner un Couloir déjà marqué, et c’est une Rencontre. Le Déplacement Vigilant coûte 2 cartes au lieu de 1 et se passe de dé : vous choisissez où va le marqueur. Essayez.
    .title = Déplacement Vigilant
web-learn-lesson_search_again = Une dernière chose est possible pendant cette Manche et ne coûte que sa carte : fouillez ici aussi. Une Salle ne se fouille qu’autant de fois que son chiffre le dit.
    .title = Fouiller encore
web-learn-lesson_wait = { $cards ->
        [0] Votre main est vide, donc plus rien à payer
       *[other] C’est assez pour une Manche
    } : passez. Votre part est finie, c’est le tour du vaisseau, et vous remontez à cinq cartes.
    .title = Passer
web-learn-lesson_event_phase = C’était la phase Événement : le Temps avance, des Intrus dans votre Salle attaqueraient, du Feu brûlerait, un Événement est pioché et le sac d’Intrus empire. Au bout de la Piste temporelle, le vaisseau saute. Vous avez de nouveau cinq cartes.
    .title = Le tour du vaisseau
web-learn-lesson_room_action = { $here ->
        [yes] La plupart des Salles ont une Action, pour 2 cartes. Voici la Salle de surveillance : regardez en secret une Salle inexplorée et son jeton, avant d’y entrer.
        [broken] Une Panne arrête l’Action de cette Salle, jusqu’à une réparation. Passez ou allez ailleurs : le chapitre finit bientôt de lui-même, et vous pourrez le recommencer.
        [shut] Une Porte fermée barre le chemin, et vous n’avez rien pour l’ouvrir. Explorez ailleurs, ou recommencez le chapitre depuis la page Apprendre.
       *[no] La plupart des Salles ont une Action, pour 2 cartes. La Salle de surveillance est { $steps ->
                [one] une Salle adjacente : { $next }
               *[other] à { $steps } Salles d’ici : passez par la Salle { $next }
            }.
    }
    .title = Une Action de Salle
web-learn-lesson_choose = À vous de décider : où, et avec quelle prudence ? À côté de chaque déplacement, il est écrit ce qu’il risque. Une Salle dont vous connaissez le jeton ne surprend plus.
    .title = Votre propre choix

# Chapitre 2.

web-learn-lesson_armed = De nouveau le Capitaine, avec un Revolver et une seule cartouche. Tout près, dans le Couloir vers la Salle 006, quelque chose a fait du Bruit.
    .title = Quelque chose est proche
web-learn-lesson_card_in_hand = L’une de vos cinq cartes est une carte Contamination. Elle ne paie rien, encombre votre main, et elle est peut-être infectée ; impossible à savoir sans scan. Nous verrons cela au calme.
    .title = Quelque chose en main
web-learn-lesson_to_the_noise = Ce chapitre parle d’un combat, soyez donc brave pour une fois : allez dans la Salle 006. Si le dé désigne le Couloir marqué, ce qui s’y trouve entre.
    .title = Vers le Bruit
web-learn-lesson_follows = Il vous a suivi. Un Intrus qui entre ainsi ne fait pas d’Attaque-surprise, mais il attaque à la prochaine phase Événement, s’il vit.
    .title = Il vous suit
web-learn-lesson_dress = Une Blessure grave reste tant qu’elle n’est pas pansée ; une Hémorragie coûte une Blessure légère chaque fois que vous passez. Vous avez des Bandages : utilisez-les avant de passer. Cela coûte 1 carte.
    .title = Panser la Blessure
web-learn-lesson_scan = C’est calme : voyons cette carte Contamination. { $by ->
        [card] Repos ne coûte que lui-même et scanne votre main.
       *[room] L’Action de cette Salle scanne votre main, pour 2 cartes.
    } Une carte non infectée quitte la partie. Une infectée met une Larve sur votre plateau, mais mieux vaut le savoir.
    .title = Se scanner
web-learn-lesson_surgery = { $here ->
        [yes] Le Bloc opératoire, 2 cartes : il retire toutes vos cartes infectées et la Larve. Il coûte aussi une Blessure légère, mélange toutes vos cartes dans votre pioche et finit votre Manche.
        [broken] Une Panne arrête le Bloc opératoire. Réparations de base y remédierait ; d’ici là, rien ne marche.
        [shut] Des Portes fermées barrent le chemin du Bloc opératoire. Attendez, ou recommencez le chapitre.
       *[no] Au Bloc opératoire, on peut retirer la Larve. Il est { $steps ->
                [one] une Salle adjacente : { $next }
               *[other] à { $steps } Salles d’ici : passez par la Salle { $next }
            }.
    }
    .title = Retirer la Larve
web-learn-lesson_back_to_it = Vous avez des Munitions, et ses Dégâts restent. L’Intrus est { $steps ->
        [one] dans une Salle adjacente
       *[other] à { $steps } Salles d’ici
    } : allez l’achever. Entrer chez un Intrus n’est pas une Rencontre : il ne vous surprend pas.
    .title = L’achever
web-learn-lesson_breathe = { $near ->
        [yes] L’Intrus n’est plus dans la Salle mais toujours à bord, et vous ne pouvez pas le blesser
       *[no] Rien ne presse
    } : passez, et piochez de nouvelles cartes. Vous pouvez quitter ce chapitre quand vous voulez.
    .title = Souffler

# Chapitre 3.

web-learn-lesson_last_rounds = Vous êtes le Mécanicien, dans la Salle du Moteur 1. Toutes les Salles sont explorées, et le marqueur Temps est sur 6 : après six Manches encore, le vaisseau saute. Qui est éveillé alors meurt.
    .title = Encore six Manches
web-learn-lesson_goals = Votre Objectif veut un Signal, et il faut survivre : au vaisseau deux Moteurs opérationnels et un cap sur la Terre, à vous un endroit où dormir. Vos buts disent ce qu’on sait : le Moteur 2 marche, le Moteur 3 est endommagé.
    .title = Ce qu’il vous faut
web-learn-lesson_check_engine = { $here ->
        [yes] Le Moteur 1 décide : avec deux Moteurs endommagés, le vaisseau explose au saut. Regardez-le : Action de Salle, 2 cartes. Gardez Réparations rapides.
        [broken] Une Panne arrête l’Action de cette Salle. Une carte de réparation y remédie, ou agit sur le Moteur lui-même.
        [shut] Des Portes fermées barrent le chemin du Moteur 1. Recommencez le chapitre, ou tentez votre chance.
        [far] Le Moteur 1 est loin. Les Conduits y mènent depuis chacune de leurs entrées.
       *[no] Personne n’a encore regardé le Moteur 1, et il décide. Il est { $steps ->
                [one] une Salle adjacente : { $next }
               *[other] à { $steps } Salles d’ici : passez par la Salle { $next }
            }.
    }
    .title = Regarder le Moteur
web-learn-lesson_repair_engine = { $here ->
        [yes] Endommagé ! Deux sur trois ne marcheraient pas. Jouez Réparations rapides ici : cette carte ne coûte qu’elle-même. Ingéniosité peut le faire aussi.
        [broken] La Panne n’y change rien : une carte de réparation agit quand même sur le Moteur.
        [shut] Des Portes fermées barrent le chemin du Moteur 1. Recommencez le chapitre, ou tentez votre chance.
        [far] Le Moteur 1 doit marcher, et il est loin. Les Conduits y mènent depuis chacune de leurs entrées.
       *[no] Il faut réparer le Moteur 1, sinon le vaisseau explose au saut. Il est { $steps ->
                [one] une Salle adjacente : { $next }
               *[other] à { $steps } Salles d’ici : passez par la Salle { $next }
            }.
    }
    .title = Le réparer
web-learn-lesson_signal = { $here ->
        [yes] Voici la Salle de communication. Envoyez le Signal : Action de Salle, 2 cartes, ou Informatique pour cette seule carte. Il reste à vous, et votre Objectif le demande.
        [broken] Une Panne arrête la Salle de communication. Une carte de réparation y remédie ; sinon, attendez-en une.
        [shut] Des Portes fermées barrent le chemin de la Salle de communication. Attendez une carte pour les Conduits, ou recommencez.
        [far] La Salle de communication est à l’autre bout du vaisseau. Vous avez les plans des Conduits : pour 1 carte, ils mènent de cette entrée à n’importe quelle autre.
       *[no] Votre Objectif demande le Signal. La Salle de communication est { $steps ->
                [one] une Salle adjacente : { $next }
               *[other] à { $steps } Salles d’ici : passez par la Salle { $next }
            }.
    }
    .title = Le Signal
web-learn-lesson_look_course = { $here ->
        [yes] Le Cockpit. Le marqueur Destination est sur B, mais qu’est-ce que B ? L’Action de Salle, 2 cartes, permet de regarder les Coordonnées.
        [broken] Une Panne arrête le Cockpit. Une carte de réparation y remédie ; sinon, attendez-en une.
        [shut] Des Portes fermées barrent le chemin du Cockpit. Attendez, ou recommencez.
        [far] Le Cockpit est loin. Les Conduits vous en rapprochent.
       *[no] Qui dort meurt si le vaisseau ne va pas sur Terre. Le Cockpit connaît le cap : il est { $steps ->
                [one] une Salle adjacente : { $next }
               *[other] à { $steps } Salles d’ici : passez par la Salle { $next }
            }.
    }
    .title = Le cap
web-learn-lesson_set_course = { $here ->
        [yes] D est la Terre, et le marqueur n’y est pas. La même Action de Salle, 2 cartes, le déplace. Dès que quelqu’un hiberne, plus personne ne le peut.
        [broken] Une Panne arrête le Cockpit. Une carte de réparation y remédie ; sinon, attendez-en une.
        [shut] Des Portes fermées barrent le chemin du Cockpit. Attendez, ou recommencez.
        [far] Le cap est mauvais, et le Cockpit est loin. Les Conduits vous en rapprochent.
       *[no] Le cap ne mène pas sur Terre. Retour au Cockpit : il est { $steps ->
                [one] une Salle adjacente : { $next }
               *[other] à { $steps } Salles d’ici : passez par la Salle { $next }
            }.
    }
    .title = Mettre le cap
web-learn-lesson_checks_to_come = Au saut, on contrôle quatre choses dans cet ordre : Moteurs, cap, Contamination, Objectif. Les deux premières sont réglées.{ $larva ->
        [yes] {" "}Mais une Larve est sur vous : on piochera quatre de vos cartes, et une seule carte Contamination parmi elles tue.
       *[no] {""}
    }{ $signal ->
        [yes] {" "}Le Signal est envoyé. Il ne manque qu’un endroit où dormir.
       *[no] {" "}Le Signal n’est pas envoyé : sans lui, on peut vivre, pas gagner.
    }
    .title = Presque rentré
web-learn-lesson_sleep = { $here ->
        [yes] Les compartiments sont ouverts. Hiberner est une Action de Salle, 2 cartes : d’abord un jet de Bruit et, si rien n’entre, vous dormez. Vous êtes le dernier éveillé : le vaisseau saute aussitôt.
        [broken] Une Panne arrête les compartiments. Une carte de réparation y remédie ; sinon, attendez-en une.
        [shut] Des Portes fermées barrent le chemin de l’Hibernatorium. Attendez, ou recommencez.
        [far] L’Hibernatorium est loin. Les Conduits vous en rapprochent.
       *[no] Dormez avant le saut. L’Hibernatorium est { $steps ->
                [one] une Salle adjacente : { $next }
               *[other] à { $steps } Salles d’ici : passez par la Salle { $next }
            }. Une Nacelle vous sauverait aussi, mais ici toutes sont verrouillées.
    }
    .title = Un endroit où dormir
web-learn-lesson_late = Le marqueur Temps est sur sa dernière case : à la fin de cette Manche, le vaisseau saute. Si vous ne pouvez pas dormir d’ici là, cet essai est manqué. Il n’y a pas de honte : recommencez quand vous voulez.
    .title = La dernière Manche
web-learn-lesson_failed_sleep = Le jet de Bruit a fait entrer quelque chose : le compartiment est resté fermé. Débarrassez-vous-en, ou éloignez-vous, et réessayez.
    .title = Pas encore

# La fin.

web-learn-lesson_complete = { $chapter ->
        [first_game] Vous savez jouer un tour : cartes, déplacements, Bruit, Fouille, Action de Salle, Manche. Ensuite, quelque chose sort de ce Couloir.
       *[other] Vous savez ce que coûte un combat : des Munitions, du sang, et ce qu’il laisse en vous. Au dernier chapitre, vous ramenez le vaisseau.
    } Vous pouvez aussi continuer ici : c’est une vraie partie.
    .title = Chapitre terminé
web-learn-lesson_enough = Ce chapitre a dit ce qu’il pouvait. Quelque chose a manqué, ou le hasard en a décidé autrement : passez au suivant, recommencez, ou jouez ici.
    .title = Au suivant ?
web-learn-lesson_over = { $alive ->
        [yes] Cette partie est finie, et vous êtes vivant. Passez au chapitre suivant, ou recommencez celui-ci.
       *[no] Vous êtes mort. Cela arrive dans ce jeu, aux meilleurs et les bons jours ; ce que vous avez appris reste. Recommencez ce chapitre, ou passez au suivant.
    }
    .title = La fin
web-learn-lesson_judged = { $fate ->
        [won] Rentré, et gagné ; le bilan raconte comment.
        [alive] Vivant, mais l’Objectif n’est pas rempli.
        [awake] Le vaisseau a sauté pendant que vous étiez éveillé : personne n’y survit. Recommencez, vous connaissez le chemin.
       *[dead] Vous n’êtes pas rentré. Cela arrive à la plupart ; recommencez, vous connaissez le chemin.
    }{ $engines ->
        [yes] {" "}Moteurs : deux marchent.
        [no] {" "}Moteurs : trop peu, le vaisseau a explosé.
       *[none] {""}
    }{ $course ->
        [yes] {" "}Cap : la Terre.
        [no] {" "}Cap : pas la Terre, fatal aux dormeurs.
       *[none] {""}
    }{ $contamination ->
        [yes] {" "}Contamination : sans danger.
        [no] {" "}Contamination : fatale.
       *[none] {""}
    }{ $objective ->
        [yes] {" "}Objectif : rempli. Et maintenant, une partie à vous ?
        [no] {" "}Objectif : manqué.
       *[none] {""}
    }
    .title = Les contrôles de la fin
