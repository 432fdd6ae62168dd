# Questions posées à un joueur, et sens de chaque choix.

## Questions. $deed : l’action annoncée, sous forme de groupe verbal.

ask-turn = { $combat ->
        [yes] Votre tour, en Combat dans { $room } :
       *[no] Votre tour, dans { $room } :
    } agissez ou passez ({ $left ->
        [99] actions sans limite
        [one] 1 action restante
       *[other] { $left } actions restantes
    }).

ask-pay = { $deed } : { $cards ->
        [one] quelle carte Action défaussez-vous pour payer ?
       *[other] défaussez { $cards } cartes Action pour payer. Laquelle d’abord ?
    }

ask-card_option = { $source } : quelle partie utilisez-vous ?

ask-move_to = { $own ->
        [yes] Où allez-vous ?
       *[no] Où va { $who } ?
    }

ask-careful_noise = Déplacement Vigilant dans { $room } : à quelle issue le marqueur Bruit ?

ask-pass_discard = Vous passez : quelles cartes défaussez-vous ? Vous gardez les autres.{ $picked ->
        [0] { "" }
       *[other] { " " }Déjà choisies : { $picked }.
    }

ask-discard_one = Vous devez défausser 1 carte Action. Laquelle ?

ask-draft = Quel Personnage jouez-vous ? Ces deux-là ont été tirés pour vous.

ask-keep_objective = Première Rencontre : quel Objectif gardez-vous ? L’autre quitte le jeu sans être montré.

ask-become_intruder = Votre Personnage est le premier à mourir. Voulez-vous mener les Intrus dès la Manche suivante ?

ask-interrupt = { $who } annonce : { $deed }. L’annuler ?

ask-consent = { $who } annonce : { $deed }. Il faut votre accord. Acceptez-vous ?

ask-ignore_attack = { $the } va vous toucher. Utilisez-vous une réaction pour ignorer cette attaque ?

ask-reroll_noise = Votre dé de Bruit montre : { $face }. Le gardez-vous ?

ask-reroll_combat = Votre dé de combat montre : { $face }. Le gardez-vous ?

ask-spend_ammo = Dépensez-vous 1 Munition de plus pour infliger 1 Dégât de plus ? Arme : { $thing }.

ask-scan = Scannez-vous les cartes Contamination de votre main ? Les cartes non infectées quittent le jeu ; une carte infectée vous donne une Larve, ou vous tue si vous en avez déjà une.

ask-weapon = { $deed } : avec quelle arme ?

ask-target = { $deed } : sur quelle cible ?

ask-weapon_to_spend = { $deed } : de quelle arme prenez-vous 1 Munition ?

ask-who_moves = { $deed } : qui quitte la Salle sans être attaqué ?

ask-choose_intruder = { $deed } : sur quel Intrus ?

ask-throw = { $deed } : sur quelle cible ?

ask-throw_room = { $deed } : dans quelle Salle ?

ask-reload = { $deed } : quelle arme rechargez-vous ?

ask-attach_weapon = { $deed } : à quelle arme l’attachez-vous ?

ask-attach_pair = { $deed } : quels Objets lourds joignez-vous, pour qu’ils n’occupent qu’une main ?

ask-whose_hands = { $deed } : qui tient les deux Objets lourds à joindre ?

ask-single_door = { $deed } : quelle Porte ?

ask-door_room = { $deed } : dans quelle Salle commandez-vous les Portes ?

ask-door_control = { $deed } : quelle Porte maintenant ? Les autres restent telles quelles.

ask-door_source = Tous les jetons Porte sont en jeu : dans quel Couloir en prenez-vous un ? Ce Couloir devient ouvert.

ask-airlock = { $deed } : quelle Salle scellez-vous ? Tous y meurent si ses Portes restent fermées.

ask-fire_control = { $deed } : dans quelle Salle déclenchez-vous les extincteurs ?

ask-room_to_break = { $deed } : dans quelle Salle placez-vous la Panne ?

ask-remote_room = { $deed } : l’Action de quelle Salle ?

ask-far_room = { $deed } : dans quelle Salle ressortez-vous ?

ask-peek = { $deed } : quelle Salle inconnue regardez-vous ?

ask-motivate_room = { $deed } : dans quelle Salle chacun pioche-t-il 1 carte ?

ask-whom_to_order = { $deed } : qui envoyez-vous ailleurs ?

ask-whose_objectives = { $deed } : de qui regardez-vous les Objectifs ?

ask-victim = { $deed } : qui perd toute sa main ?

ask-wound_to_dress = { $deed } : quelle Blessure grave pansez-vous ?

ask-wound_to_heal = { $deed } : quelle Blessure grave pansée soignez-vous ?

ask-alcohol_card = « Alcool » : quelle carte Contamination quitte le jeu ? Infectée, elle est remplacée par une nouvelle.

ask-stimulants = « Stimulants militaires » : que défaussez-vous ? Vous en piochez autant, plus 1.{ $picked ->
        [0] { "" }
       *[other] { " " }Déjà choisies : { $picked }.
    }

ask-study = { $deed } : qu’analysez-vous ? Son Point faible est révélé à tous.

ask-destination = { $deed } : sur quelle lettre placez-vous le marqueur Destination ?

ask-engine_order = Moteur { $engine } : { $state ->
        [working] le jeton opérationnel est dessus
        [damaged] le jeton endommagé est dessus
       *[unknown] vous avez regardé les deux jetons
    }. Les inversez-vous ? Les autres sauront si vous le faites.

ask-event_top = Prochain Événement : { $event } ({ $reminder }). Où le placez-vous ?

ask-pod_toggle = { $deed } : quelle Nacelle ?

ask-pod_seat = Vous pouvez embarquer : dans quelle Nacelle prenez-vous place ?

ask-launch_or_wait = Vous êtes dans la Nacelle : la lancez-vous tout de suite, ou attendez-vous en passant ?

ask-pod_turn = Votre tour, dans la Nacelle { $pod } : que faites-vous ?

ask-search_colour = { $deed } : dans quelle pioche d’Objets fouillez-vous ?

ask-keep_item = Quel Objet gardez-vous ? Le reste va sous { $deck }.

ask-order_under = Dans quel ordre sous { $deck } ? La dernière est tout en dessous.

ask-hand_full = Vos mains sont pleines. Que lâchez-vous pour prendre { $thing } ?

ask-drop_surplus = Vous tenez plus que vos mains ne le permettent. Que lâchez-vous ?

ask-item_to_discard = { $deed } : quel Objet défaussez-vous ?

ask-components = Fabriquer { $thing } : quels Objets défaussez-vous ?

ask-recipe = { $deed } : que fabriquez-vous ?

ask-quest_item = Activer { $thing } : quel Objet défaussez-vous ?

ask-trade_give = Échange avec { $other } : qu’offrez-vous ? Une chose à la fois.

ask-trade_ask = Échange avec { $other } : que demandez-vous ? Une chose à la fois.

ask-trade_answer = { $who } offre : { $give }. En échange : { $ask }. Acceptez-vous ?

ask-trade_which = Vous acceptez : quelle carte donnez-vous ?

ask-trade_more = Faites-vous un autre échange pendant cette action ?

ask-intruder_turn = Votre tour de mener les Intrus : jouez une carte de l’une des trois façons, ou passez.

ask-intruder_figure = { $source } : quel Intrus ?

ask-intruder_exit = { $source } : par quelle issue sort-il ?

ask-intruder_target = { $source } : qui attaque-t-il ?

ask-intruder_keep = Vous passez : quelle carte gardez-vous pour la Manche suivante ? Les autres sont défaussées.

ask-intruder_hunt = « Poursuite » : quel Intrus se déplace, et où ?

ask-intruder_room = « Chasse en meute » : dans quelle Salle se ruent les Intrus qui l’entourent ?

ask-intruder_recovery = « Rétablissement » : quel Intrus perd ses Dégâts, ou retourne dans le sac ?

ask-choose_attack = { $figure }, attaque : quelle carte résolvez-vous ? Les autres vont sous la pioche.

ask-choose_event = « Préparation » : quel Événement jouez-vous ? Les autres vont sous la pioche.

ask-order_under_deck = Quelle carte va maintenant sous la pioche ? La dernière choisie est tout en dessous.
ask-stop_attack = { $the } vous attaque. Arrêtez-vous cette attaque avant la pioche de sa carte ?
ask-draft_character = Lequel des deux Personnages de cette couleur jouez-vous ? L’autre reste hors du jeu.
ask-refuse_harm = { $who } { $what }. Refusez-vous ?
ask-reroll_for_ammo = Tir manqué (dé de combat : { $face }). Dépensez-vous 1 Munition de plus pour relancer ?

## Choix d’un seul mot. Un mot peut se lire autrement dans une question : choice-<mot>-<question>.

choice-accept = Accepter
choice-accept-ignore_attack = Subir l’attaque
choice-accept-trade_answer = Accepter l’échange
choice-agree = Accepter
choice-bottom = La placer sous la pioche
choice-counter = Refuser et faire une autre offre
choice-decline = Laisser faire
choice-done = Terminé : rien de plus
choice-done-door_control = Terminé : laisser les autres Portes telles quelles
choice-done-pass_discard = Terminé : garder le reste
choice-done-stimulants = Terminé : garder le reste et piocher
choice-done-trade_more = Mettre fin à l’échange
choice-keep = Garder le résultat
choice-keep-engine_order = Laisser les jetons tels quels
choice-launch = Lancer la Nacelle : tous ses occupants quittent le vaisseau
choice-leave = Sortir de la Nacelle, puis jouer un tour normal
choice-no = Non
choice-none = Rien
choice-none-intruder_keep = Ne garder aucune carte
choice-none-keep_item = Ne rien garder
choice-refuse = Refuser
choice-refuse-hand_full = Y renoncer
choice-reroll = Relancer : le nouveau résultat s’applique
choice-self = Vous
choice-stay = Rester dans la Nacelle et passer
choice-swap = Inverser les jetons
choice-take_back = Reprendre l’action, sans rien payer
choice-top = La laisser sur la pioche
choice-wait = Attendre dans la Nacelle et passer
choice-yes = Oui
choice-accept-stop_attack = Affronter l’attaque
choice-accept-refuse_harm = Laisser faire

## Choix avec un sujet. pick-<étiquette>, ou pick-<étiquette>-<question> quand il se lit autrement.

pick-action = { $deed } : { $cost }
pick-effect = { $deed } ({ $cost }). { $reminder }
pick-noted = { $label }. { $note }
pick-attack = { $name }{ $hits ->
        [yes] { "" }
       *[no] { " " }(échoue, sans le symbole de l’attaquant)
    }
    .note = { $reminder }
pick-between = Un échange entre { $who } et { $other }
pick-both = Vous et { $who }
pick-card = Défausser { $card }
pick-card-ignore_attack = Jouer { $card } : ignorer l’attaque
pick-card-interrupt = Jouer { $card } : l’annuler
pick-character = { $name }
    .note = { $reminder }
pick-colour = { $deck }
pick-components = { $first } et { $second }
pick-contamination = Défausser { $known ->
        [infected] une carte Contamination que vous savez infectée
       *[unknown] une carte Contamination pas encore scannée
    }
pick-contamination-alcohol_card = { $known ->
        [infected] Une carte Contamination que vous savez infectée
       *[unknown] Une carte Contamination pas encore scannée
    }
pick-corridor = La Porte { $closed ->
        [yes] fermée
       *[no] détruite
    }, dans { $corridor }
pick-door = { $deed ->
        [open] Ouvrir la Porte dans { $corridor }
        [close] Fermer la Porte dans { $corridor }
       *[destroy] Détruire la Porte dans { $corridor }
    }
pick-drop = Lâcher { $thing }
pick-drop-turn = Lâcher { $thing } (gratuit)
pick-eggs = { $here ->
        [yes] Les Œufs ici
       *[no] Les Œufs dans { $room }
    }
pick-event = { $name } (issue { $number })
    .note = { $reminder }
pick-exit = Marqueur Bruit dans { $exit }
pick-figure = { $figure }
pick-hunt = { $figure } : vers { $number }{ $only ->
        [yes] { "" }
       *[no] , issue { $exit }
    }
pick-intruder_attack = { $name }, attaque : { $cards ->
        [one] 1 carte Attaque
       *[other] { $cards } cartes Attaque, 1 résolue
    }
pick-intruder_card = Garder { $name }
    .note = { $reminder }
pick-intruder_effect = { $name }, effet spécial
    .note = { $reminder }
pick-intruder_move = { $name }, déplacer 1 Intrus : issue { $direction ->
        [0] au choix
       *[other] { $direction }
    }
pick-item = { $item }
pick-item-ignore_attack = Défausser { $item } : ignorer l’attaque
pick-item-item_to_discard = Défausser { $item }
pick-item-keep_item = { $item }
    .note = { $reminder }
pick-item-quest_item = Défausser { $item }
pick-letter = { $letter }{ $known ->
        [yes] { "" } : { $place } (vu sur les Coordonnées)
       *[no] { "" }
    }
pick-number = Issue { $number }
pick-objective = { $name }
    .note = { $reminder }
pick-order = { $first }, puis { $second }
pick-pair = { $first } et { $second }
pick-part = { $part }
pick-pass = Passer : plus de tour pour vous dans cette Manche
pick-pod = Nacelle { $pod }, section { $section } : { $locked ->
        [yes] la déverrouiller
       *[no] la verrouiller
    }
pick-pod-pod_seat = Nacelle { $pod }, section { $section } : { $free ->
        [one] 1 place libre
       *[other] { $free } places libres
    }
pick-recipe = { $name }
    .note = { $reminder }
pick-recover = { $figure } : retirer ses Dégâts
pick-reroll = Relancer : défausser { $card }
    .note = { $item }
pick-room = { $room }
pick-seat = { $who }
pick-slot = { $slot }
pick-thing = { $thing }
pick-thing-trade_ask = Demander { $thing }
pick-thing-trade_give = Offrir { $thing }
pick-thing-trade_which = Donner { $thing }
pick-trade = Un autre échange avec { $who }
pick-way = { $room }{ $only ->
        [yes] { "" }
       *[no] , issue { $exit }
    }
pick-withdraw = { $figure } : retour dans le sac
pick-wound = { $name }
    .note = { $reminder }
pick-card-stop_attack = Jouer { $card } : l’attaque est ignorée
pick-role = De cette couleur : { $names }
pick-card-refuse_harm = Jouer { $card } : il ne vous arrive rien
pick-claim = { $claim }

## Actions sous forme de groupes verbaux. $thing : une carte, un Objet ou un Corps lourd.

deed-move = aller dans { $room }{ $only ->
        [yes] { "" }
       *[no] , issue { $exit }
    }
    .plain = se déplacer
deed-escape = fuir dans { $room }{ $only ->
        [yes] { "" }
       *[no] , issue { $exit }
    }
    .plain = fuir
deed-careful_move = Déplacement Vigilant dans { $room }{ $only ->
        [yes] { "" }
       *[no] , issue { $exit }
    }
    .plain = Déplacement Vigilant
deed-shoot = tirer
    .plain = tirer
deed-melee = attaquer au Corps-à-corps
    .plain = attaquer au Corps-à-corps
deed-pick_up = ramasser { $thing }
    .plain = ramasser un Corps lourd
deed-trade = échanger avec { $other }
    .plain = échanger
deed-craft = fabriquer { $thing }
    .plain = fabriquer
deed-activate_quest = activer l’Objet de quête { $thing }
    .plain = activer un Objet de quête
deed-play = jouer { $thing }
    .plain = jouer une carte
deed-use = utiliser { $thing }
    .plain = utiliser un Objet
deed-room_action = « { $action } » dans { $room }
    .here = « { $action } »
    .plain = utiliser l’Action de Salle
deed-turn = jouer un tour
    .plain = jouer un tour
deed-part = { $deed } ({ $part })
deed-interruption = interrompre { $whom }
deed-interruption_undone = annuler l’Interruption contre { $whom }
deed-unknown = votre action
deed-claim = { $claim }
deed-move_across = rejoindre { $room }
deed-escape_across = fuir en rejoignant { $room }
deed-careful_move_across = Déplacement Vigilant vers { $room }

cost-cards = { $cards ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $cards } cartes
    }
cost-play = { $cards ->
        [0] cette carte seule
        [one] cette carte et 1 autre
       *[other] cette carte et { $cards } autres
    }
cost-range = { $low } ou { $high ->
        [one] 1 carte
       *[other] { $high } cartes
    }

## Parties des cartes, des Objets et des Salles.

part-airlock = sceller une Salle et ouvrir son sas
part-antidote = retirer les cartes infectées et la Larve
part-arson = défausser un Objet et mettre le Feu à votre Salle
part-assess = regarder le prochain Événement
part-attach = l’attacher à une arme
part-board = embarquer dans une Nacelle
part-break_door = détruire une Porte
part-cover = partir sans être attaqué
part-craft = fabriquer un Objet
part-crawl = ramper dans les Conduits
part-door = ouvrir ou fermer une Porte
part-doors = ouvrir ou fermer les Portes d’une Salle
part-draw = piocher des cartes Action
part-dress = panser une Blessure grave
part-dress_all = panser toutes vos Blessures graves
part-drink = scanner et retirer une carte Contamination
part-drive_off = faire battre un Intrus en retraite
part-eat = soigner 1 Blessure légère, puis scanner votre main si vous voulez
part-end_round = tous passent, pas d’Attaque des Intrus cette Manche
part-engine = regarder les jetons Moteur d’ici et choisir leur ordre
part-escape = fuir, puis piocher 1 carte
part-extinguish = éteindre le Feu ici
part-fire_control = éteindre un Feu et faire battre en retraite les Intrus de cette Salle
part-free_room_action = utiliser l’Action de Salle d’ici sans payer
part-heal = soigner une Blessure grave pansée
part-heal_light = soigner toutes les Blessures légères
part-hibernate = tenter d’entrer en hibernation
part-inject = piocher 1 carte, actions sans limite ce tour
part-look = regarder le Moteur d’ici
part-look_coordinates = regarder les Coordonnées
part-look_engines = regarder tous les Moteurs
part-look_objectives = regarder les Objectifs de quelqu’un
part-lure = attirer des Intrus dans une Salle adjacente
part-malfunction = placer un marqueur Panne
part-molotov = le lancer dans une Salle
part-motivate = chacun dans une Salle pioche 1 carte
part-order = envoyer quelqu’un dans une Salle adjacente
part-peek = regarder des Salles inconnues
part-pod = verrouiller ou déverrouiller une Nacelle
part-quiet_move = se déplacer sans jet de Bruit
part-reload = recharger une arme
part-remote = utiliser l’Action d’une Salle éloignée sans payer
part-repair = retirer la Panne d’ici
part-rest = scanner les cartes Contamination en main
part-search = fouiller
part-self_destruct = lancer ou arrêter l’Autodestruction
part-set_course = déplacer le marqueur Destination
part-shoot = tirer
part-shower = perdre votre Slime, puis scanner votre main si vous voulez
part-signal = envoyer le Signal
part-slime_off = défausser votre marqueur Slime
part-smoke = partir sans dommage, les autres ici défaussent 1 carte
part-space_walk = aller dans une autre Salle jaune
part-stimulants = défausser des cartes, en piocher autant plus 1
part-storage = piocher 2 Objets, en garder 1
part-study = analyser un Corps lourd
part-surgery = retirer les cartes infectées et la Larve, 1 Blessure légère
part-take_egg = prendre un Œuf
part-tape = joindre deux Objets lourds
part-tase_character = quelqu’un ici perd toute sa main
part-tase_intruder = 1 Dégât à un Intrus, qui bat ensuite en retraite
part-throw = la lancer sur une cible
## Ce que le Laboratoire peut analyser.

slot-corpse = le Cadavre
slot-egg = l’Œuf
slot-carcass = la Carcasse
