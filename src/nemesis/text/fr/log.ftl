# Le journal : ce qui est arrivé, en une phrase courte. $own : yes pour le Personnage du lecteur. log-<événement>-hidden :
# ce que les autres apprennent. Les événements qu’une autre ligne raconte n’ont pas de phrase (text/log.py).

## Mise en place et Manches

log-drafted = { $own ->
        [yes] Vous choisissez { $the } (proposés : { $offered }).
       *[no] { $who } choisit { $the } (proposés : { $offered }).
    }
log-objectives_dealt = { $objectives_count ->
        [one] { $own ->
            [yes] Votre Objectif : { $objectives }.
           *[no] Objectif { $whose } : { $objectives }.
        }
       *[other] { $own ->
            [yes] Vos Objectifs : { $objectives }.
           *[no] Objectifs { $whose } : { $objectives }.
        }
    }
log-objectives_dealt-hidden = { $others ->
        [0] Chaque joueur reçoit
        [one] L’autre joueur reçoit
       *[other] Chacun des autres joueurs reçoit
    } en secret { $number ->
        [one] 1 Objectif.
       *[other] { $number } Objectifs.
    }
log-shared_objectives = { $objectives_count ->
        [one] Objectif de l’équipage : { $objectives }.
       *[other] Objectifs de l’équipage : { $objectives }.
    }
log-setup_done = { $some_room ->
        [yes] L’équipage se tient prêt dans { $room }.
       *[no] L’équipage se tient prêt.
    }
log-round = Manche { $round }.
log-first_player = { $own ->
        [yes] Vous êtes Premier Joueur.
       *[no] { $who } est Premier Joueur.
    }
log-turn = { $led ->
        [yes] { $own ->
            [yes] Votre tour de mener les Intrus.
           *[no] Tour du Joueur Intrus.
        }
       *[no] { $own ->
            [yes] Votre tour.
           *[no] Tour { $whose }.
        }
    }
log-passed = { $led ->
        [yes] { $own ->
            [yes] Vous passez, à la tête des Intrus.
           *[no] Le Joueur Intrus passe.
        }
       *[no] { $own ->
            [yes] Vous passez
           *[no] { $who } passe
        }{ $cards_count ->
            [0] .
            [one] { " " }en défaussant { $cards }.
           *[other] { " " }en défaussant { $cards_count } cartes.
        }
    }
log-round_cut_short = { $own ->
        [yes] Vous abrégez la Manche : tous passent, et les Intrus n’attaqueront pas.
       *[no] { $who } abrège la Manche : tous passent, et les Intrus n’attaqueront pas.
    }
log-event_phase = Phase Événement.
log-time = Temps : { $left ->
        [0] le marqueur atteint la case rouge.
        [one] encore 1 case avant le saut.
       *[other] encore { $left } cases avant le saut.
    }
log-chambers_opened = Les compartiments d’hibernation sont ouverts.
log-revived = { $own ->
        [yes] L’AutoDoc vous ranime dans { $room }.
       *[no] L’AutoDoc ranime { $who } dans { $room }.
    }

## Actions

log-action = { $own ->
        [yes] { $what ->
            [move] Vous partez vers { $room }.
            [careful_move] Vous partez vers { $room }.
            [escape] Vous fuyez vers { $room }.
            [shoot] Vous visez.
            [melee] Vous vous apprêtez à frapper.
            [play] Vous jouez { $thing }.
            [room_action] Vous utilisez l’Action de Salle { $name }.
            [use] Vous utilisez { $thing }.
           *[other] Vous annoncez : { $deed }.
        }
       *[no] { $what ->
            [move] { $who } part vers { $room }.
            [careful_move] { $who } part vers { $room }.
            [escape] { $who } fuit vers { $room }.
            [shoot] { $who } vise.
            [melee] { $who } s’apprête à frapper.
            [play] { $who } joue { $thing }.
            [room_action] { $who } utilise l’Action de Salle { $name }.
            [use] { $who } utilise { $thing }.
           *[other] { $who } annonce : { $deed }.
        }
    }
log-action_cancelled = { $own ->
        [yes] Votre action est annulée.
       *[no] L’action { $whose } est annulée.
    }
log-card_used_up = { $card } a servi et quitte le jeu.
log-interrupted = { $own ->
        [yes] Vous interrompez { $other }
       *[no] { $other_own ->
            [yes] { $who } vous interrompt
           *[no] { $who } interrompt { $other }
        }
    }{ $named ->
        [yes] { " " }({ $deed }).
       *[no] .
    }
log-harm_refused = { $own ->
        [yes] Hors de question : il ne vous arrive rien.
       *[no] Hors de question : il n’arrive rien { $whom }.
    }
log-room_action = { $own ->
        [yes] Vous utilisez gratuitement une Action de Salle : { $tile }.
       *[no] { $who } utilise gratuitement une Action de Salle : { $tile }.
    }
log-drew = { $own ->
        [yes] { $reshuffled ->
            [yes] Vous reformez votre pioche et piochez { $cards }.
           *[no] Vous piochez { $cards }.
        }
       *[no] { $reshuffled ->
            [yes] { $who } reforme sa pioche et pioche { $cards }.
           *[no] { $who } pioche { $cards }.
        }
    }
log-drew-hidden = { $who } { $reshuffled ->
        [yes] reforme sa pioche et pioche
       *[no] pioche
    } { $number ->
        [one] une carte.
       *[other] { $number } cartes.
    }
log-discarded = { $own ->
        [yes] Vous défaussez
       *[no] { $who } défausse
    } { $cards_count ->
        [1] { $cards }.
        [2] { $cards }.
       *[other] { $cards_count } cartes.
    }
log-own_deck_shuffled = { $own ->
        [yes] Vous reformez votre pioche.
       *[no] { $who } reforme sa pioche.
    }
log-deck_shuffled = { $deck } est mélangée.

## Déplacements et exploration

log-moved = { $own ->
        [yes] Vous entrez dans { $room }.
       *[no] { $who } entre dans { $room }.
    }
log-followed = { $own ->
        [yes] Vous arrivez dans { $room } avec { $other }.
       *[no] { $other_own ->
            [yes] { $who } arrive dans { $room } avec vous.
           *[no] { $who } arrive dans { $room } avec { $other }.
        }
    }
log-explored = { $own ->
        [yes] Vous explorez { $room }
       *[no] { $who } explore { $room }
    }{ $items ->
        [-1] { $named ->
            [yes] { "" } : { log-explored.token }.
           *[no] .
        }
       *[other] { "" } :{ $named ->
            [yes] { " " }{ log-explored.token },
           *[no] { "" }
        } { $items ->
            [one] { $items } Objet.
           *[other] { $items } Objets.
        }
    }
    .token = { $token_id ->
        [doors] la Porte se ferme
       *[other] { $token }
    }
log-tile_flipped = Un Intrus révèle la Salle { $number } : { $tile }.
log-peeked = { $own ->
        [yes] Vous regardez la tuile dans { $room } : { $tile }.
       *[no] { $who } regarde la tuile dans { $room } : { $tile }.
    }
log-peeked-hidden = { $who } regarde en secret la tuile dans { $room }.
log-peeked_token = { $own ->
        [yes] Vous regardez le jeton Exploration dans { $room } : { $token_id ->
            [none] il n’y en a pas.
           *[other] { $token }.
        }
       *[no] { $who } regarde le jeton Exploration dans { $room } : { $token_id ->
            [none] il n’y en a pas.
           *[other] { $token }.
        }
    }
log-peeked_token-hidden = { $who } regarde en secret le jeton dans { $room }.

## Bruit, Danger, Rencontres

log-noise_rolled = { $entered ->
        [yes] { $own ->
            [yes] Vous entrez dans { $room } : Silence.
           *[no] { $who } entre dans { $room } : Silence.
        }
       *[no] { $own ->
            [yes] Vous faites un jet de Bruit : Silence.
           *[no] { $who } fait un jet de Bruit : Silence.
        }
    }
log-room_noise_rolled = Jet de Bruit dans { $room } : Silence.
log-noise_rerolled = { $own ->
        [yes] Vous relancez le dé de Bruit
       *[no] { $who } relance le dé de Bruit
    }{ $seen ->
        [yes] { " " }({ $face })
       *[no] { "" }
    } avec { $item }.
log-noise = { $entered ->
        [yes] { $own ->
            [yes] Vous entrez dans { $room } : du Bruit dans { $exit }.
           *[no] { $who } entre dans { $room } : du Bruit dans { $exit }.
        }
       *[no] { $named ->
            [yes] { $own ->
                [yes] Vous faites du Bruit dans { $exit }.
               *[no] { $who } fait du Bruit dans { $exit }.
            }
           *[no] Du Bruit dans { $exit }.
        }
    }
log-noise_all = Dans { $room }, du Bruit à chaque issue.
log-noise_cleared = Le Bruit s’éteint dans { $room }.
log-danger = { $entered ->
        [yes] { $own ->
            [yes] Vous entrez dans { $room } : Danger
           *[no] { $who } entre dans { $room } : Danger
        }
       *[no] Danger{ $slime ->
            [yes] { " " }(Slime)
           *[no] { "" }
        } dans { $room }
    }{ $brings ->
        [noise] { $entered ->
            [yes] , du Bruit à chaque issue.
           *[no] { "" } : du Bruit à chaque issue.
        }
        [nothing] , sans effet.
       *[other] { "" } !
    }
log-slimed = { $own ->
        [yes] Vous recevez un marqueur Slime.
       *[no] { $who } reçoit un marqueur Slime.
    }
log-slime_off = { $own ->
        [yes] Vous perdez votre marqueur Slime.
       *[no] { $who } perd son marqueur Slime.
    }
log-encounter = Rencontre dans { $room } : { $type ->
        [blank] fausse alerte, du Bruit partout.
       *[other] { log-encounter.met }
    }
    .met = { $own ->
        [yes] vous tombez sur { $a }.
        [no] { $who } tombe sur { $a }.
       *[none] { $a }, sans témoin.
    }
log-surprise_check = { $surprised ->
        [yes] Attaque-surprise
       *[no] Pas d’Attaque-surprise
    } contre { $own ->
        [yes] vous
       *[no] { $who }
    } : { $cards } en main, { $number } sur le jeton.
log-first_encounter = { $choice ->
        [yes] Première Rencontre : chaque joueur vivant garde en secret un seul Objectif.
       *[no] Première Rencontre.
    }
log-objective_kept = { $own ->
        [yes] Vous gardez l’Objectif { $objective }.
       *[no] { $who } garde l’Objectif { $objective }.
    }

## Intrus

log-intruder_placed = { $met ->
        [yes] C’est { $a }.
       *[no] { $a } apparaît dans { $room }.
    }
log-intruder_moved = { $the } passe dans { $room }{ $some_start ->
        [yes] , depuis la Salle { $start }.
       *[no] .
    }
log-intruder_vanished = { $the } quitte { $room } et retourne dans le sac.
log-intruder_withdrawn = { $the } quitte { $room } pour le sac, faute de figurine.
log-intruder_killed = { $other_own ->
        [yes] Vous tuez { $the } dans { $room }.
        [no] { $other } tue { $the } dans { $room }.
       *[none] { $the } meurt dans { $room }.
    }
log-injured = { $deed ->
        [shot] { $own ->
            [yes] Vous tirez sur { $the } (
           *[no] { $who } tire sur { $the } (
        }
        [melee] { $own ->
            [yes] Vous frappez { $the } (
           *[no] { $who } frappe { $the } (
        }
        [none] Dans { $room }, { $the } subit{ " " }
       *[other] { log-injured.struck }
    }{ $injuries ->
        [0] 0 Dégât
        [one] 1 Dégât
       *[other] { $injuries } Dégâts
    }{ $summed ->
        [yes] { $deed ->
            [none] { " " }({ $total } en tout)
           *[other] , { $total } en tout
        }
       *[no] { "" }
    }{ $deed ->
        [none] { $verdict ->
            [killed] { " " }et { log-injured.end }.
            [lives] { " " }et survit.
            [retreated] { " " }et bat en retraite.
           *[unknown] .
        }
       *[other] ){ $verdict ->
            [killed] , qui { log-injured.end }
            [lives] , qui survit
            [retreated] , qui bat en retraite.
           *[unknown] .
        }{ $verdict ->
            [retreated] { "" }
            [unknown] { "" }
           *[other] { $arrow ->
                [yes] { " " }(flèche de retraite).
               *[no] { $cards ->
                    [0] .
                    [one] { " " }(carte Attaque { $numbers }).
                   *[other] { " " }(cartes { $numbers }).
                }
            }
        }
    }
    .end = meurt
    .struck = { $the } est frappé (
log-rerolled_for_ammo = { $own ->
        [yes] Vous tirez encore avec { $item } (Munitions : { $ammo }).
       *[no] { $who } tire encore avec { $item } (Munitions : { $ammo }).
    }
log-retreat = { $deed ->
        [shot] { $own ->
            [yes] Vous tirez sur { $the }, qui bat en retraite par l’issue { $number }.
           *[no] { $who } tire sur { $the }, qui bat en retraite par l’issue { $number }.
        }
       *[none] Retraite : { $the } quitte { $room } par l’issue { $number }.
    }
log-stopped_by_door = Une Porte fermée arrête { $the } dans { $room }.
log-transformed = Dans { $room }, { $was } devient { $a }.
log-summoned = L’Intrus appelle à l’aide dans { $room } : { $type ->
        [blank] personne ne vient.
       *[other] { $a } arrive.
    }
log-recovered = { $the } perd tous ses Dégâts dans { $room }.
log-attack = { $own ->
        [yes] { $the } vous attaque.
       *[no] { $the } attaque { $who }.
    }
log-attack_card = { $declared ->
        [yes] { "" }
       *[no] { $own ->
            [yes] { $the } vous attaque :{ " " }
           *[no] { $the } attaque { $who } :{ " " }
        }
    }{ $card } { $hits ->
        [yes] touche.
       *[no] échoue.
    }
log-harmed = { $own ->
        [yes] { $gained ->
            [0] Vous recevez { log-harmed.gain }.
           *[other] Vous subissez { log-harmed.wounds }{ $cards ->
                [0] { $slime ->
                    [yes] { " " }et recevez { log-harmed.gain }
                   *[no] { "" }
                }
               *[other] { " " }et recevez { log-harmed.gain }
            }.
        }
       *[no] { $gained ->
            [0] { $who } reçoit { log-harmed.gain }.
           *[other] { $who } subit { log-harmed.wounds }{ $cards ->
                [0] { $slime ->
                    [yes] { " " }et reçoit { log-harmed.gain }
                   *[no] { "" }
                }
               *[other] { " " }et reçoit { log-harmed.gain }
            }.
        }
    }
    .wounds = { $gained ->
        [one] une Blessure légère ({ $light } en tout)
       *[other] { $gained } Blessures légères ({ $light } en tout)
    }
    .gain = { $cards ->
        [0] un marqueur Slime
        [one] une carte Contamination{ $slime ->
            [yes] { " " }et un marqueur Slime
           *[no] { "" }
        }
       *[other] { $cards } cartes Contamination{ $slime ->
            [yes] { " " }et un marqueur Slime
           *[no] { "" }
        }
    }
log-attack_ignored = { $own ->
        [yes] { $the } vous attaque en vain
       *[no] { $the } attaque { $who } en vain
    }{ $reacted ->
        [yes] { " " }({ $with }).
       *[no] .
    }
log-larva_on_board = { $own ->
        [yes] Vous portez maintenant une Larve.
       *[no] { $who } porte maintenant une Larve.
    }
log-larva_removed = { $own ->
        [yes] Votre Larve est retirée.
       *[no] La Larve { $whose } est retirée.
    }
log-token_added = Un jeton { $kind } { $replaces ->
        [yes] prend sa place.
       *[no] entre dans le sac.
    }
log-bag_token = Sac Intrus : { $kind }.
log-event = Événement : { $event } (issue { $number }).
log-weakness_revealed = { $own ->
        [yes] Vous découvrez
       *[no] { $who } découvre
    } un Point faible : { $weakness }.

## Œufs et Nid

log-egg_added = La Reine pond un Œuf : { $eggs } sur le plateau Intrus.
log-egg_hatched = Un Œuf éclôt : il en reste { $eggs } sur le plateau Intrus.
log-eggs_broken = { $eggs ->
        [one] 1 Œuf est détruit
       *[other] { $eggs } Œufs sont détruits
    } dans { $room }.
log-nest_destroyed = Il ne reste aucun Œuf : le Nid est détruit.

## Combat

log-covering_fire = { $own ->
        [yes] Vous tirez avec { $item } pour couvrir la retraite.
       *[no] { $who } tire avec { $item } pour couvrir la retraite.
    }
log-shot = { $injuries ->
        [0] { $own ->
            [yes] Votre tir sur { $target } est manqué.
           *[no] Le tir { $whose } sur { $target } est manqué.
        }
       *[other] { $own ->
            [yes] Votre tir touche { $target }.
           *[no] Le tir { $whose } touche { $target }.
        }
    }
log-melee_result = { $hit ->
        [yes] { $own ->
            [yes] Votre coup touche { $target }.
           *[no] Le coup { $whose } touche { $target }.
        }
       *[no] { $own ->
            [yes] Votre coup manque { $target }.
           *[no] Le coup { $whose } manque { $target }.
        }
    }
log-reloaded = { $own ->
        [yes] Vous rechargez { $item } (Munitions : { $ammo }).
       *[no] { $who } recharge { $item } (Munitions : { $ammo }).
    }

## Blessures, Contamination, mort

log-light_wound = { $cause ->
        [burnt] Feu :{ " " }
        [bleeding] Hémorragie :{ " " }
       *[none] { "" }
    }{ $own ->
        [yes] vous subissez une Blessure légère ({ $light } en tout).
       *[no] { $who } subit une Blessure légère ({ $light } en tout).
    }
log-serious_wound = { $cause ->
        [burnt] Feu :{ " " }
        [bleeding] Hémorragie :{ " " }
       *[none] { "" }
    }{ $own ->
        [yes] vous subissez une Blessure grave ({ $wound }).
       *[no] { $who } subit une Blessure grave ({ $wound }).
    }
log-dressed = { $own ->
        [yes] Une de vos Blessures graves est pansée : { $wound }.
       *[no] Une Blessure grave { $whose } est pansée : { $wound }.
    }
log-healed = { $own ->
        [yes] Une de vos Blessures graves est soignée : { $wound }.
       *[no] Une Blessure grave { $whose } est soignée : { $wound }.
    }
log-healed_light = { $own ->
        [yes] { $light ->
            [0] Toutes vos Blessures légères sont soignées.
           *[other] Une Blessure légère est soignée : il vous en reste { $light }.
        }
       *[no] { $light ->
            [0] Toutes les Blessures légères { $whose } sont soignées.
           *[other] Une Blessure légère { $whose } est soignée : il en reste { $light }.
        }
    }
log-contaminated = { $cause ->
        [melee] Corps-à-corps :{ " " }
       *[none] { "" }
    }{ $own ->
        [yes] vous recevez
       *[no] { $who } reçoit
    } { $cards ->
        [one] une carte Contamination.
       *[other] { $cards } cartes Contamination.
    }
log-contamination_removed = { $own ->
        [yes] { $cards ->
            [one] 1 de vos cartes Contamination quitte le jeu.
           *[other] { $cards } de vos cartes Contamination quittent le jeu.
        }
       *[no] { $cards ->
            [one] 1 carte Contamination { $whose } quitte le jeu.
           *[other] { $cards } cartes Contamination { $whose } quittent le jeu.
        }
    }
log-scanned = { $own ->
        [yes] Vous scannez { $cards ->
            [one] { $cards } carte Contamination
           *[other] { $cards } cartes Contamination
        } :
       *[no] { $who } scanne { $cards ->
            [one] { $cards } carte Contamination
           *[other] { $cards } cartes Contamination
        } :
    } { $cards ->
        [one] { $infected ->
            [0] elle n’est pas infectée.
           *[other] elle est infectée.
        }
       *[other] { $infected ->
            [0] aucune n’est infectée.
            [one] 1 est infectée.
           *[other] { $infected } sont infectées.
        }
    }
log-scanned-hidden = { $who } scanne { $cards ->
        [one] { $cards } carte Contamination.
       *[other] { $cards } cartes Contamination.
    }
log-eclosion_scan = { $own ->
        [yes] Vous piochez { $cards_count } cartes et scannez :
       *[no] { $who } pioche { $cards_count } cartes et scanne :
    } { $infected ->
        [yes] une carte infectée est trouvée.
       *[no] aucune carte infectée.
    }
log-eclosion_scan-hidden = { $who } pioche { $cards_count } cartes et scanne.
log-died = { $own ->
        [yes] Vous mourez : { $why }.
       *[no] { $who } meurt : { $why }.
    }
log-became_intruder = { $own ->
        [yes] Vous mènerez les Intrus dès la Manche suivante.
       *[no] Le joueur { $whose } mènera les Intrus dès la Manche suivante.
    }
log-intruder_card = { $own ->
        [yes] Vous jouez
       *[no] Le Joueur Intrus joue
    } { $card } { $way ->
        [intruder_move] pour déplacer un Intrus.
        [intruder_attack] pour attaquer.
       *[intruder_effect] pour son effet.
    }

## Objets et Corps lourds

log-found = { $searched ->
        [yes] { $own ->
            [yes] Vous fouillez { $place } et trouvez { $items }{ log-found.left }
           *[no] { $who } fouille { $place } et trouve { $items }{ log-found.left }
        }
       *[no] { $own ->
            [yes] Vous trouvez { $items }.
           *[no] { $who } trouve { $items }.
        }
    }
    .left = { $left ->
        [-1] .
        [0] { "" } ; il n’y reste rien.
        [one] { "" } ; il reste 1 Objet.
       *[other] { "" } ; il reste { $left } Objets.
    }
log-found-hidden = { $who } regarde des cartes dans { $deck }.
log-declined_items = { $searched ->
        [yes] { $who } fouille { $place } et ne garde rien{ log-found.left }
       *[no] { $own ->
            [yes] Vous n’en gardez aucun.
           *[no] { $who } n’en garde aucun.
        }
    }
log-item_gained = { $own ->
        [yes] Vous prenez { $item } dans votre Inventaire.
       *[no] { $who } prend { $item } dans son Inventaire.
    }
log-item_gained-hidden = { $searched ->
        [yes] { $who } fouille { $place } et garde { $colour_id ->
            [none] un Objet
           *[other] un Objet { $colour }
        }{ log-found.left }
       *[no] { $who } prend { $colour_id ->
            [none] un Objet
           *[other] un Objet { $colour }
        } dans son Inventaire.
    }
log-took_in_hand = { $searched ->
        [yes] { $who } fouille { $place } et prend en main { $thing }{ log-found.left }
       *[no] { $own ->
            [yes] Vous prenez en main { $thing }.
           *[no] { $who } prend en main { $thing }.
        }
    }
log-refused = { $searched ->
        [yes] { $who } fouille { $place } et renonce à prendre { $thing }{ log-found.left }
       *[no] { $own ->
            [yes] Vous renoncez à prendre { $thing }.
           *[no] { $who } renonce à prendre { $thing }.
        }
    }
log-dropped = { $own ->
        [yes] { $object ->
            [yes] Vous lâchez { $thing } dans { $room }.
           *[no] Vous lâchez { $thing } pour de bon.
        }
       *[no] { $object ->
            [yes] { $who } lâche { $thing } dans { $room }.
           *[no] { $who } lâche { $thing } pour de bon.
        }
    }
log-item_discarded = { $own ->
        [yes] Vous défaussez { $item }.
       *[no] { $who } défausse { $item }.
    }
log-items_burnt = Les flammes détruisent les Objets restants dans { $room }.
log-crafted = { $own ->
        [yes] Vous fabriquez { $item }
       *[no] { $who } fabrique { $item }
    }{ $parts_count ->
        [0] .
       *[other] { " " }avec { $parts }.
    }
log-quest_activated = { $own ->
        [yes] Vous activez l’Objet de quête { $item }.
       *[no] { $who } active l’Objet de quête { $item }.
    }
log-attached = { $item } s’attache à l’arme { $weapon }.
log-taped = { $own ->
        [yes] Vous attachez ensemble { $a } et { $b }.
       *[no] { $who } attache ensemble { $a } et { $b }.
    }
log-trade_offered = { $own ->
        [yes] Vous proposez un échange { $other_whom } : { $give } contre { $ask }.
       *[no] { $who } vous propose un échange : { $give } contre { $ask }.
    }
log-trade_offered-hidden = { $who } propose un échange { $other_whom }.
log-trade_done = { $own ->
        [yes] Échange avec { $other } : vous donnez { $give } et recevez { $take }.
       *[no] Échange avec { $who } : vous donnez { $take } et recevez { $give }.
    }
log-trade_done-hidden = { $who } et { $other } concluent un échange.
log-trade_refused = { $own ->
        [yes] { $other } n’accepte pas votre offre.
       *[no] { $other_own ->
            [yes] Vous n’acceptez pas l’offre { $whose }.
           *[no] { $other } n’accepte pas l’offre { $whose }.
        }
    }

## Le vaisseau

log-door_closed = Une Porte se ferme dans { $corridor }.
log-door_opened = La Porte s’ouvre dans { $corridor }.
log-door_destroyed = La Porte est détruite dans { $corridor }.
log-door_token_moved = Le jeton Porte est repris dans { $corridor } : ce Couloir est ouvert.
log-fire = Feu dans { $room }.
log-fire_out = Le Feu s’éteint dans { $room }.
log-malfunction = Panne dans { $room }.
log-repaired = La Panne est réparée dans { $room }.
log-ninth_fire = Plus de marqueur Feu pour { $room } : le vaisseau est perdu.
log-ninth_malfunction = Plus de marqueur Panne pour { $room } : le vaisseau est perdu.
log-airlock_armed = Dépressurisation lancée dans { $room }.
log-airlock_cancelled = Dépressurisation annulée dans { $room }.
log-airlock_opens = Le sas s’ouvre dans { $room }.
log-signal = { $own ->
        [yes] Vous envoyez votre Signal.
       *[no] { $who } envoie un Signal.
    }
log-course_set = { $own ->
        [yes] Vous placez le marqueur Destination sur { $letter }.
       *[no] { $who } place le marqueur Destination sur { $letter }.
    }
log-looked_at_coordinates = { $own ->
        [yes] Vous regardez les Coordonnées : { $card }.
       *[no] { $who } regarde les Coordonnées : { $card }.
    }
log-looked_at_coordinates-hidden = { $who } regarde en secret les Coordonnées.
log-looked_at_engine = { $own ->
        [yes] Vous regardez le Moteur { $engine } :
       *[no] { $who } regarde le Moteur { $engine } :
    } { $state ->
        [working] il est opérationnel.
       *[damaged] il est endommagé.
    }
log-looked_at_engine-hidden = { $who } regarde en secret le Moteur { $engine }.
log-looked_at_engines = { $own ->
        [yes] Vous regardez les Moteurs :
       *[no] { $who } regarde les Moteurs :
    } { $damaged_count ->
        [0] tous sont opérationnels.
        [one] le Moteur { $damaged } est endommagé.
       *[other] les Moteurs { $damaged } sont endommagés.
    }
log-looked_at_engines-hidden = { $who } regarde en secret tous les Moteurs.
log-engine_worked = { $own ->
        [yes] Vous travaillez sur le Moteur { $engine } et le laissez
       *[no] { $who } travaille sur le Moteur { $engine } et le laisse
    } { $state ->
        [working] opérationnel.
       *[damaged] endommagé.
    }
log-engine_worked-hidden = { $own ->
        [yes] Vous travaillez sur le Moteur { $engine } :
       *[no] { $who } travaille en secret sur le Moteur { $engine } :
    } { $swapped ->
        [yes] l’ordre de ses jetons a changé.
       *[no] l’ordre de ses jetons n’a pas changé.
    }
log-looked_at_event = { $own ->
        [yes] Vous regardez le prochain Événement : { $event }.
       *[no] { $who } regarde le prochain Événement : { $event }.
    }
log-looked_at_event-hidden = { $who } regarde en secret le prochain Événement.
log-event_card_left = { $own ->
        [yes] { $place ->
            [top] Vous laissez la carte Événement sur la pioche.
           *[bottom] Vous placez la carte Événement sous la pioche.
        }
       *[no] { $place ->
            [top] { $who } laisse la carte Événement sur la pioche.
           *[bottom] { $who } place la carte Événement sous la pioche.
        }
    }
log-looked_at_objectives = { $own ->
        [yes] Vous regardez les Objectifs { $other_whose } : { $objectives }.
       *[no] { $who } regarde les Objectifs { $other_whose } : { $objectives }.
    }
log-looked_at_objectives-hidden = { $other_own ->
        [yes] { $who } regarde vos Objectifs.
       *[no] { $who } regarde en secret les Objectifs { $other_whose }.
    }
log-self_destruct_started = L’Autodestruction démarre.
log-self_destruct_stopped = L’Autodestruction est arrêtée.
log-self_destruct_advanced = Autodestruction : { $left ->
        [0] elle atteint le crâne.
        [one] encore 1 case avant l’explosion
       *[other] encore { $left } cases avant l’explosion
    }{ $left ->
        [0] { "" }
       *[other] { $late ->
            [yes] , plus rien ne peut l’arrêter.
           *[no] .
        }
    }

## Quitter le vaisseau

log-hibernated = { $own ->
        [yes] Vous entrez en hibernation.
       *[no] { $who } entre en hibernation.
    }
log-hibernation_failed = { $own ->
        [yes] Un Intrus vous empêche d’entrer en hibernation.
       *[no] Un Intrus est là : { $who } n’entre pas en hibernation.
    }
log-boarded = { $own ->
        [yes] Vous prenez place dans la Nacelle { $pod }.
       *[no] { $who } prend place dans la Nacelle { $pod }.
    }
log-boarding_failed = { $own ->
        [yes] Un Intrus vous empêche d’embarquer.
       *[no] Un Intrus est là : { $who } n’embarque pas.
    }
log-launched = { $own ->
        [yes] Vous quittez le vaisseau dans la Nacelle { $pod }.
       *[no] { $who } quitte le vaisseau dans la Nacelle { $pod }.
    }
log-left_pod = { $own ->
        [yes] Vous sortez de la Nacelle, dans { $room }.
       *[no] { $who } sort de la Nacelle, dans { $room }.
    }
log-ejected = { $own ->
        [yes] Un Intrus vous chasse de la Nacelle.
       *[no] Un Intrus chasse { $who } de la Nacelle.
    }
log-pod_locked = La Nacelle { $pod } est verrouillée.
log-pod_unlocked = La Nacelle { $pod } est déverrouillée.
log-pods_unlocked = Toutes les Nacelles sont déverrouillées.
log-pod_lost = La Nacelle { $pod } est perdue.

## La radio

log-said = { $own ->
        [yes] Vous
       *[no] { $who }
    }{ $address ->
        [none] { "" }
        [all] , à tous
        [you] , à vous
       *[one] , { $other_whom }
    } : « { $words }. »
log-promise_ended = { $own ->
        [yes] { $state ->
            [kept] Vous tenez parole ({ $deed }).
            [broken] Vous n’avez pas tenu parole ({ $deed }).
           *[void] Votre parole ne tient plus ({ $deed }).
        }
       *[no] { $state ->
            [kept] { $who } tient parole ({ $deed }).
            [broken] { $who } n’a pas tenu parole ({ $deed }).
           *[void] La parole { $whose } ne tient plus ({ $deed }).
        }
    }

## La fin

log-game_ends = { $cause ->
        [ninth_fire] La partie se termine.
        [ninth_malfunction] La partie se termine.
       *[other] { $why }
    }
log-engines_revealed = Moteurs révélés : { $damaged_count ->
        [0] tous sont opérationnels.
        [one] le Moteur { $damaged } est endommagé.
       *[other] les Moteurs { $damaged } sont endommagés.
    } { $destroyed ->
        [yes] Le vaisseau explose.
       *[no] Le vaisseau tient bon.
    }
log-coordinates_revealed = Coordonnées révélées : { $letter } = { $place }.
log-contamination_check = { $own ->
        [yes] Votre contrôle de Contamination :
       *[no] Contrôle de Contamination { $whose } :
    } { $drew ->
        [yes] { $drawn ->
            [0] aucune Contamination sur 4 cartes,
            [one] 1 Contamination sur 4 cartes,
           *[other] { $drawn } Contaminations sur 4 cartes,
        }{ " " }
       *[no] { "" }
    }{ $passed ->
        [yes] survie.
       *[no] mort.
    }
log-result = { $count ->
        [0] Personne ne gagne.
       *[other] Victoire : { $winners }.
    }
