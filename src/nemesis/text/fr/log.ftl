# Le journal. $own : yes pour le Personnage du lecteur. log-<événement>-hidden : ce que les autres apprennent.

## Mise en place et Manches

log-drafted = { $own ->
        [yes] Vous choisissez { $the } (proposés : { $offered }).
       *[no] { $who } choisit { $the } (proposés : { $offered }).
    }
log-setup_done = Tout est en place. L’équipage se tient prêt dans { $room }.
log-round = La Manche { $round } commence.
log-first_player = { $own ->
        [yes] Vous êtes maintenant Premier Joueur.
       *[no] { $who } est maintenant Premier Joueur.
    }
log-turn = { $led ->
        [yes] { $own ->
            [yes] C’est votre tour de mener les Intrus.
           *[no] C’est le tour du Joueur Intrus.
        }
       *[no] { $own ->
            [yes] C’est votre tour.
           *[no] C’est le tour { $whose }.
        }
    }
log-passed = { $led ->
        [yes] { $own ->
            [yes] Vous passez, à la tête des Intrus.
           *[no] Le Joueur Intrus passe.
        }
       *[no] { $own ->
            [yes] Vous passez : plus de tour pour vous dans cette Manche.
           *[no] { $who } passe : plus de tour dans cette Manche.
        }
    }
log-round_cut_short = { $own ->
        [yes] Vous abrégez la Manche : tous passent, et les Intrus n’attaqueront pas dans cette phase Événement.
       *[no] { $who } abrège la Manche : tous passent, et les Intrus n’attaqueront pas dans cette phase Événement.
    }
log-event_phase = La phase Événement commence.
log-time = Le marqueur Temps avance : { $left ->
        [0] il atteint la case rouge.
        [one] encore 1 déplacement avant le saut.
       *[other] encore { $left } déplacements avant le saut.
    }
log-chambers_opened = Le marqueur Temps atteint la première case bleue : les compartiments d’hibernation sont ouverts.
log-revived = L’AutoDoc { $own ->
        [yes] vous ranime dans { $room } : plus de Blessures légères, Blessures graves pansées.
       *[no] ranime { $who } dans { $room } : plus de Blessures légères, Blessures graves pansées.
    }

## Actions

log-action = { $own ->
        [yes] Vous annoncez : { $deed }{ $paid_count ->
            [0] .
           *[other] , payé avec { $paid }.
        }
       *[no] { $who } annonce : { $deed }{ $paid_count ->
            [0] .
           *[other] , payé avec { $paid }.
        }
    }
log-action_cancelled = { $own ->
        [yes] Votre action est annulée : son coût reste payé et elle est consommée.
       *[no] L’action { $whose } est annulée : son coût reste payé et elle est consommée.
    }
log-interrupted = { $own ->
        [yes] Vous interrompez { $other } : cette action va être annulée.
       *[no] { $other_own ->
            [yes] { $who } vous interrompt : votre action va être annulée.
           *[no] { $who } interrompt { $other } : cette action va être annulée.
        }
    }
log-card_played = { $own ->
        [yes] Vous jouez { $card } en réaction.
       *[no] { $who } joue { $card } en réaction.
    }
log-item_used = { $own ->
        [yes] Vous utilisez { $item } en réaction.
       *[no] { $who } utilise { $item } en réaction.
    }
log-room_action = { $own ->
        [yes] Vous utilisez sans payer l’Action de Salle : { $tile }.
       *[no] { $who } utilise sans payer l’Action de Salle : { $tile }.
    }
log-drew = { $own ->
        [yes] Vous piochez { $card }.
       *[no] { $who } pioche { $card }.
    }
log-drew-hidden = { $who } pioche une carte.
log-discarded = { $own ->
        [yes] Vous défaussez : { $cards }.
       *[no] { $who } défausse : { $cards }.
    }
log-own_deck_shuffled = { $own ->
        [yes] Vous mélangez vos cartes en une nouvelle pioche.
       *[no] { $who } mélange ses cartes en une nouvelle pioche.
    }
log-deck_shuffled = { $deck } est mélangée.

## Déplacements et exploration

log-moved = { $own ->
        [yes] Vous entrez dans { $room }{ $walked ->
            [yes] { " " }par { $corridor }.
           *[no] .
        }
       *[no] { $who } entre dans { $room }{ $walked ->
            [yes] { " " }par { $corridor }.
           *[no] .
        }
    }
log-explored = { $own ->
        [yes] Vous explorez { $room }. Jeton Exploration : { $token }. { $reminder }.
       *[no] { $who } explore { $room }. Jeton Exploration : { $token }.
    } { $items ->
        [-1] Aucun Objet ici.
        [one] { $items } Objet à trouver.
       *[other] { $items } Objets à trouver.
    }
log-tile_flipped = Un Intrus entre dans une Salle inconnue : la Salle { $number } est retournée, { $tile }.
log-peeked = { $own ->
        [yes] Vous regardez la tuile posée dans { $room } : { $tile }.
       *[no] { $who } regarde la tuile posée dans { $room } : { $tile }.
    }
log-peeked-hidden = { $who } regarde en secret la tuile posée dans { $room }.
log-peeked_token = { $own ->
        [yes] Vous regardez le jeton Exploration posé dans { $room } : { $token_id ->
            [none] il n’y en a pas.
           *[other] { $token }.
        }
       *[no] { $who } regarde le jeton Exploration posé dans { $room } : { $token_id ->
            [none] il n’y en a pas.
           *[other] { $token }.
        }
    }
log-peeked_token-hidden = { $who } regarde en secret le jeton Exploration posé dans { $room }.

## Bruit, Danger, Rencontres

log-noise_rolled = { $own ->
        [yes] Vous faites un jet de Bruit :
       *[no] { $who } fait un jet de Bruit :
    } { $face_id ->
        [silence] Silence, rien, sauf avec du Slime.
        [danger] Danger.
       *[number] { $face }, dans { $exit }. S’il y a déjà un marqueur, une Rencontre suit.
    }
log-noise_rerolled = { $own ->
        [yes] Vous utilisez { $item }, en défaussant { $card }, pour relancer le dé de Bruit.
       *[no] { $who } utilise { $item }, en défaussant { $card }, pour relancer le dé de Bruit.
    }
log-noise = Bruit : un marqueur dans { $exit }.
log-noise_all = Du Bruit de tous côtés dans { $room } : chaque issue a maintenant un marqueur.
log-danger = Danger dans { $room } : les Intrus des Salles adjacentes qui ne sont pas en Combat arrivent ; s’il n’y en a aucun, Bruit à chaque issue.
log-slimed = { $own ->
        [yes] Vous êtes couvert de Slime : tout Silence devient Danger pour vous.
       *[no] { $who } reçoit du Slime : tout Silence devient Danger.
    }
log-slime_off = { $own ->
        [yes] Vous perdez votre marqueur Slime.
       *[no] { $who } perd son marqueur Slime.
    }
log-encounter = { $own ->
        [yes] Rencontre : vous tombez sur { $a } dans { $room }.
        [no] Rencontre : { $who } tombe sur { $a } dans { $room }.
       *[none] Rencontre : le sac donne { $a } dans { $room }, où il n’y a personne.
    } Les marqueurs Bruit tout autour sont retirés.{ $type ->
        [blank] { " " }Fausse alerte : aucun Intrus, mais du Bruit à chaque issue.
       *[other] { "" }
    }
log-surprise_check = { $surprised ->
        [yes] { $own ->
            [yes] Attaque-surprise contre vous : vous avez moins de cartes en main ({ $cards }) que le chiffre du jeton ({ $number }).
           *[no] Attaque-surprise contre { $who } : moins de cartes en main ({ $cards }) que le chiffre du jeton ({ $number }).
        }
       *[no] { $own ->
            [yes] Pas d’Attaque-surprise : vous avez au moins autant de cartes en main ({ $cards }) que le chiffre du jeton ({ $number }).
           *[no] Pas d’Attaque-surprise : { $who } a au moins autant de cartes en main ({ $cards }) que le chiffre du jeton ({ $number }).
        }
    }
log-first_encounter = Première Rencontre : chaque joueur vivant garde en secret un seul Objectif.
log-objective_kept = { $own ->
        [yes] Vous gardez l’Objectif { $objective }.
       *[no] { $who } garde l’Objectif { $objective }.
    }
log-objective_kept-hidden = { $who } garde en secret un Objectif.

## Intrus

log-intruder_placed = { $a } apparaît dans { $room }.
log-intruder_moved = { $the } entre dans { $room }{ $some_start ->
        [yes] , en quittant { $start }.
       *[no] .
    }
log-intruder_vanished = { $the } quitte { $room } et le vaisseau : ses Dégâts sont perdus et un jeton de son type retourne dans le sac.
log-intruder_withdrawn = Plus de figurine disponible : { $the } hors Combat dans { $room } retourne dans le sac.
log-intruder_killed = { $other_own ->
        [yes] Vous tuez { $the } dans { $room }.
        [no] { $other } tue { $the } dans { $room }.
       *[none] { $the } meurt dans { $room }.
    }
log-injured = { $the } subit { $injuries ->
        [one] 1 Dégât
       *[other] { $injuries } Dégâts
    } dans { $room } : { $total } en tout.
log-blood = Vérification des Dégâts : { $cards ->
        [one] la carte Attaque montre
       *[other] les cartes Attaque montrent
    } { $numbers }. { $arrow ->
        [yes] Avec une flèche de retraite, l’Intrus survit et bat en retraite.
       *[no] { $cards ->
            [one] L’Intrus meurt si ce chiffre ne dépasse pas ses Dégâts.
           *[other] La somme, { $sum }, est comparée à ses Dégâts.
        }
    }
log-retreat = { $the } bat en retraite et quitte { $room } : la carte Événement piochée indique l’issue { $number }.
log-stopped_by_door = La Porte fermée dans { $corridor } arrête { $the }, qui ne peut pas la détruire et reste dans { $room }.
log-transformed = L’Intrus a grandi dans { $room } : c’est maintenant { $a }.
log-summoned = { $type ->
        [blank] Dans { $room }, l’Intrus appelle à l’aide : le jeton pioché est vierge, personne ne vient.
       *[other] Dans { $room }, l’Intrus appelle à l’aide : le sac donne { $a }.
    }
log-recovered = { $the } perd tous ses Dégâts dans { $room }.
log-attack = { $occasion ->
        [surprise] { $own ->
            [yes] Attaque-surprise : { $the } vous attaque.
           *[no] Attaque-surprise : { $the } attaque { $who }.
        }
        [escape] { $own ->
            [yes] Vous tentez de fuir : { $the } attaque d’abord.
           *[no] { $who } tente de fuir : { $the } attaque d’abord.
        }
        [card] { $own ->
            [yes] Une carte mène l’attaque : { $the } vous attaque.
           *[no] Une carte mène l’attaque : { $the } attaque { $who }.
        }
       *[event] { $own ->
            [yes] { $the } vous attaque : de tous ceux qui sont ici, vous avez le moins de cartes Action, ou vous venez en premier à égalité.
           *[no] { $the } attaque { $who } : le moins de cartes Action de tous ceux qui sont ici, ou en premier à égalité.
        }
    }
log-attack_card = { $hits ->
        [yes] Carte Attaque : { $card }. Elle porte le symbole de l’attaquant et s’applique : { $reminder }.
       *[no] Carte Attaque : { $card }. Elle ne porte pas le symbole de l’attaquant ({ $kind }) : l’attaque échoue.
    }
log-attack_ignored = { $own ->
        [yes] Vous ignorez l’attaque.
       *[no] { $who } ignore l’attaque.
    }
log-infested = { $own ->
        [yes] La Larve va sur votre plateau.
       *[no] La Larve va sur le plateau { $whose }.
    }
log-larva_on_board = { $own ->
        [yes] Vous portez maintenant une Larve : une infection de plus vous tuerait.
       *[no] { $who } porte maintenant une Larve : une infection de plus serait mortelle.
    }
log-larva_removed = { $own ->
        [yes] Votre Larve est retirée.
       *[no] La Larve { $whose } est retirée.
    }
log-token_added = Un jeton { $kind } entre dans le sac.
log-bag_token = Sac Intrus, { $kind } : { $type ->
        [larva] son jeton quitte le sac et un jeton Adulte le remplace.
        [creeper] son jeton quitte le sac et un jeton Hybride le remplace.
        [adult] il y retourne, et tous ceux qui ne sont pas en Combat font un jet de Bruit.
        [breeder] il y retourne, et tous ceux qui ne sont pas en Combat font un jet de Bruit.
        [queen] son jeton y retourne ; elle vient dans le Nid si quelqu’un y est, sinon elle pond un Œuf.
        [shambler] il y retourne, et tous ceux qui ne sont pas en Combat font un jet de Bruit.
        [fleshbeast] elle y retourne, et tous ceux qui ne sont pas en Combat font un jet de Bruit.
        [seeder] il y retourne, et tous ceux qui ne sont pas en Combat font un jet de Bruit.
        [butcher] son jeton quitte le sac ; s’il n’est pas déjà en Combat, il vient à un Personnage.
        [metagorger_red] il y retourne ; des Faucheurs apparaissent là où il y a à manger ou l’un des leurs.
        [metagorger_blue] tous ceux qui ne sont pas en Combat font un jet de Bruit ; puis un autre jeton Faucheur le remplace.
        [blank] il y retourne, et un jeton s’y ajoute, s’il en reste.
       *[other] le jeton est résolu.
    }
log-event = Événement : { $event }. Se déplacent par l’issue { $number }, sauf en Combat : { $movers }. Puis : { $reminder }.
log-weakness_revealed = { $own ->
        [yes] Vous découvrez
       *[no] { $who } découvre
    } un Point faible ({ $slot }) : { $weakness }. { $reminder }.

## Œufs et Nid

log-egg_added = La Reine pond un Œuf : { $eggs } sur le plateau Intrus.
log-egg_hatched = Un Œuf éclôt : il en reste { $eggs } sur le plateau Intrus.
log-eggs_broken = { $eggs ->
        [one] 1 Œuf est détruit
       *[other] { $eggs } Œufs sont détruits
    } dans { $room }.
log-nest_destroyed = Il ne reste aucun Œuf sur le plateau Intrus : le Nid est détruit pour de bon.

## Combat

log-shoots = { $own ->
        [yes] Vous tirez sur { $target } avec { $item } (Munitions restantes : { $ammo }).
       *[no] { $who } tire sur { $target } avec { $item } (Munitions restantes : { $ammo }).
    }
log-covering_fire = { $own ->
        [yes] Vous tirez avec { $item } pour couvrir la retraite (Munitions restantes : { $ammo }) : qui part maintenant n’est pas attaqué.
       *[no] { $who } tire avec { $item } pour couvrir la retraite (Munitions restantes : { $ammo }) : qui part maintenant n’est pas attaqué.
    }
log-combat_rolled = Le dé de combat montre : { $face }.
log-shot = { $injuries ->
        [0] Le tir sur { $target } est manqué.
        [one] Le tir sur { $target } touche : 1 Dégât.
       *[other] Le tir sur { $target } touche : { $injuries } Dégâts.
    }
log-melee = { $own ->
        [yes] Vous attaquez { $target } au Corps-à-corps.
       *[no] { $who } attaque { $target } au Corps-à-corps.
    }
log-melee_result = { $hit ->
        [yes] Le coup touche { $target } : 1 Dégât.
       *[no] Le coup manque { $target } ; manquer un Intrus coûte 1 Blessure grave.
    }
log-reloaded = { $own ->
        [yes] Vous rechargez { $item } (Munitions : { $ammo }).
       *[no] { $who } recharge { $item } (Munitions : { $ammo }).
    }

## Blessures, Contamination, mort

log-light_wound = { $own ->
        [yes] Vous subissez une Blessure légère ({ $light } en tout ; la troisième devient une Blessure grave).
       *[no] { $who } subit une Blessure légère ({ $light } en tout ; la troisième devient une Blessure grave).
    }
log-serious_wound = { $own ->
        [yes] Vous subissez une Blessure grave : { $wound }. { $reminder }.
       *[no] { $who } subit une Blessure grave : { $wound }.
    }
log-burnt = { $own ->
        [yes] Vous finissez votre tour dans une Salle en Feu : 1 Blessure légère.
       *[no] { $who } finit son tour dans une Salle en Feu : 1 Blessure légère.
    }
log-bleeding = { $own ->
        [yes] Vous passez avec une Hémorragie non pansée : 1 Blessure légère.
       *[no] { $who } passe avec une Hémorragie non pansée : 1 Blessure légère.
    }
log-dressed = { $own ->
        [yes] Une de vos Blessures graves est pansée : { $wound }. Elle n’a plus d’effet, mais compte toujours.
       *[no] Une Blessure grave { $whose } est pansée : { $wound }. Elle n’a plus d’effet, mais compte toujours.
    }
log-healed = { $own ->
        [yes] Une de vos Blessures graves est soignée : { $wound }.
       *[no] Une Blessure grave { $whose } est soignée : { $wound }.
    }
log-healed_light = { $own ->
        [yes] Vos Blessures légères sont soignées : il en reste { $light }.
       *[no] Les Blessures légères { $whose } sont soignées : il en reste { $light }.
    }
log-contaminated = { $own ->
        [yes] Vous gagnez une carte Contamination, sur votre défausse.
       *[no] { $who } gagne une carte Contamination, sur sa défausse.
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
    } { $infected ->
        [0] aucune n’est infectée.
        [one] 1 est infectée.
       *[other] { $infected } sont infectées.
    }
log-scanned-hidden = { $who } scanne { $cards ->
        [one] { $cards } carte Contamination.
       *[other] { $cards } cartes Contamination.
    }
log-eclosion_scan-hidden = { $who } pioche { $cards } et scanne.
log-eclosion_scan = { $own ->
        [yes] Vous piochez { $cards } et scannez :
       *[no] { $who } pioche { $cards } et scanne :
    } { $infected ->
        [yes] une carte infectée est trouvée.
       *[no] aucune carte infectée.
    }
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
       *[intruder_effect] pour son effet : { $reminder }.
    }

## Objets et Corps lourds

log-searches = { $own ->
        [yes] Vous fouillez { $room } et prenez des cartes dans { $deck }.
       *[no] { $who } fouille { $room } et prend des cartes dans { $deck }.
    }{ $items ->
        [-1] { "" }
       *[other] { " " }Compteur d’Objets : { $items }.
    }
log-found = { $own ->
        [yes] Vous trouvez : { $items }.
       *[no] { $who } trouve : { $items }.
    }
log-found-hidden = { $who } regarde des cartes dans { $deck }.
log-declined_items = { $own ->
        [yes] Vous n’en gardez aucun.
       *[no] { $who } n’en garde aucun.
    }
log-item_gained = { $own ->
        [yes] Vous prenez { $item } dans votre Inventaire.
       *[no] { $who } prend { $item } dans son Inventaire.
    }
log-item_gained-hidden = { $who } prend un Objet dans son Inventaire{ $colour_id ->
        [none] .
       *[other] { "" } : { $colour }.
    }
log-took_in_hand = { $own ->
        [yes] Vous prenez en main { $thing }.
       *[no] { $who } prend en main { $thing }.
    }
log-refused = { $own ->
        [yes] Vous renoncez à prendre { $thing }.
       *[no] { $who } renonce à prendre { $thing }.
    }
log-dropped = { $own ->
        [yes] Vous lâchez { $thing } :
       *[no] { $who } lâche { $thing } :
    } { $object ->
        [yes] cela reste dans { $room }.
       *[no] un Objet lâché est perdu.
    }
log-item_discarded = { $own ->
        [yes] Vous défaussez { $item }.
       *[no] { $who } défausse { $item }.
    }
log-items_burnt = Les flammes détruisent tous les Objets restants dans { $room }.
log-crafted = { $own ->
        [yes] Vous fabriquez { $item }.
       *[no] { $who } fabrique { $item }.
    }
log-quest_activated = { $own ->
        [yes] Vous activez l’Objet de quête { $item }.
       *[no] { $who } active l’Objet de quête { $item }.
    }
log-attached = { $item } s’attache à l’arme { $weapon }.
log-taped = { $own ->
        [yes] Vous joignez
       *[no] { $who } joint
    } { $a } et { $b } avec du ruban adhésif : à eux deux, ils n’occupent plus qu’une main { $other_own ->
        [yes] à vous.
       *[no] { $other_whose }.
    }
log-trade_offered = { $own ->
        [yes] Vous proposez un échange { $other_whom } : { $give } contre { $ask }.
       *[no] { $who } vous propose un échange : { $give } contre { $ask }.
    }
log-trade_offered-hidden = { $who } propose un échange { $other_whom }.
log-trade_done = { $own ->
        [yes] Échange conclu avec { $other }. Vous donnez : { $give }. Vous recevez : { $take }.
       *[no] Échange conclu avec { $who }. Vous donnez : { $take }. Vous recevez : { $give }.
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
log-door_token_moved = Plus aucun jeton Porte : celui qui était dans { $corridor } est pris, et ce Couloir est maintenant ouvert.
log-fire = Feu dans { $room }.
log-fire_out = Le Feu s’éteint dans { $room }.
log-malfunction = Panne dans { $room } : ni Action de Salle ni Ordinateur.
log-repaired = La Panne est réparée dans { $room }.
log-ninth_fire = Il faut un neuvième marqueur Feu, dans { $room }, et il n’y en a que 8.
log-ninth_malfunction = Il faut un neuvième marqueur Panne, dans { $room }, et il n’y en a que 8.
log-airlock_armed = Le jeton Sas est dans { $room }, Portes fermées : si elles le restent jusqu’à ce que tous aient passé, tous ceux qui s’y trouvent meurent.
log-airlock_cancelled = Une Porte n’est plus fermée autour de la Salle scellée, { $room } : le jeton Sas est retiré.
log-airlock_opens = Tous ont passé et les Portes sont encore fermées : le sas s’ouvre dans { $room }.
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
log-engine_worked = { $own ->
        [yes] Vous travaillez sur le Moteur { $engine } et annoncez :
       *[no] { $who } travaille sur le Moteur { $engine } et annonce :
    } { $swapped ->
        [yes] l’ordre de ses jetons a changé.
       *[no] l’ordre de ses jetons n’a pas changé.
    }
log-engine_left = { $own ->
        [yes] Vous laissez le Moteur { $engine }
       *[no] { $who } laisse le Moteur { $engine }
    } { $state ->
        [working] opérationnel.
       *[damaged] endommagé.
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
log-self_destruct_advanced = L’Autodestruction avance : { $left ->
        [0] elle atteint le crâne.
        [one] encore 1 case avant l’explosion
       *[other] encore { $left } cases avant l’explosion
    }{ $left ->
        [0] { "" }
       *[other] { $late ->
            [yes] , et plus rien ne peut l’arrêter.
           *[no] .
        }
    }

## Quitter le vaisseau

log-hibernated = { $own ->
        [yes] Vous entrez en hibernation, à l’abri jusqu’aux contrôles de fin.
       *[no] { $who } entre en hibernation, à l’abri jusqu’aux contrôles de fin.
    }
log-hibernation_failed = { $own ->
        [yes] Un Intrus est dans la Salle : vous ne pouvez pas entrer en hibernation, et les cartes sont perdues.
       *[no] Un Intrus est dans la Salle : { $who } ne peut pas entrer en hibernation, et les cartes sont perdues.
    }
log-boarded = { $own ->
        [yes] Vous prenez place dans la Nacelle { $pod }.
       *[no] { $who } prend place dans la Nacelle { $pod }.
    }
log-boarding_failed = { $own ->
        [yes] Un Intrus est dans la Salle : vous ne pouvez pas embarquer, et les cartes sont perdues.
       *[no] Un Intrus est dans la Salle : { $who } ne peut pas embarquer, et les cartes sont perdues.
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
        [yes] Un Intrus est dans la section : vous êtes chassé de la Nacelle.
       *[no] Un Intrus est dans la section et chasse { $who } de la Nacelle.
    }
log-pod_locked = La Nacelle { $pod } est verrouillée.
log-pod_unlocked = La Nacelle { $pod } est déverrouillée.
log-pods_unlocked = Toutes les Nacelles sont déverrouillées.
log-pod_lost = La Nacelle { $pod } est perdue.

## La fin

log-game_ends = La partie se termine. { $why }
log-engines_revealed = Les Moteurs sont révélés : { $engines }. { $destroyed ->
        [yes] Deux ou trois sont endommagés : le vaisseau explose.
       *[no] Au moins deux fonctionnent : le vaisseau tient bon.
    }
log-coordinates_revealed = Les Coordonnées sont révélées. La lettre { $letter } désigne ce lieu : { $place }. { $place_id ->
        [earth] Ce contrôle n’atteint pas les Personnages en hibernation.
        [mars] Les Personnages en hibernation meurent, sauf ceux qui devaient s’y rendre.
       *[other] Les Personnages en hibernation meurent.
    }
log-contamination_check = { $own ->
        [yes] Votre contrôle de Contamination :
       *[no] Contrôle de Contamination { $whose } :
    } { $drew ->
        [yes] { $drawn } Contamination parmi les 4 cartes piochées,
       *[no] inutile de piocher 4 cartes,
    } { $passed ->
        [yes] aucun dommage.
       *[no] la mort.
    }
log-result = { $count ->
        [0] Personne ne gagne.
       *[other] Victoire de : { $winners }.
    }

## Carnomorphes

log-adaptation = Le premier Intrus de ce type ({ $kind }) révèle une adaptation : { $card }. { $reminder }.
log-adaptation_discarded = { $own ->
        [yes] Vous surmontez une adaptation : { $card } ne s’applique plus.
       *[no] { $who } surmonte une adaptation : { $card } ne s’applique plus.
    }
log-mutation_drawn = { $own ->
        [yes] Vous regardez des cartes Mutation : { $cards }.
       *[no] { $who } regarde des cartes Mutation : { $cards }.
    }
log-mutation_drawn-hidden = { $who } regarde des cartes Mutation.
log-mutated = { $own ->
        [yes] Vous gardez la Mutation { $card }, face cachée.
       *[no] { $who } garde la Mutation { $card }, face cachée.
    }
log-mutated-hidden = { $who } garde une carte Mutation, face cachée.
log-mutation_lost = { $own ->
        [yes] Vous perdez votre carte Mutation ; les marqueurs restent.
       *[no] { $who } perd sa carte Mutation ; les marqueurs restent.
    }
log-mutation_marker = { $own ->
        [yes] Vous recevez un marqueur Mutation ({ $markers } en tout ; le quatrième tue).
       *[no] { $who } reçoit un marqueur Mutation ({ $markers } en tout ; le quatrième tue).
    }
log-mutation_shown = { $own ->
        [yes] Vous révélez votre Mutation : { $card }.
       *[no] { $who } révèle une Mutation : { $card }.
    }
log-mutation_scan = { $infected ->
        [yes] La carte Contamination dépensée est infectée : cette moitié de la Mutation s’applique.
       *[no] La carte Contamination dépensée n’est pas infectée : cette moitié de la Mutation s’applique.
    }
log-gorged = { $own ->
        [yes] L’Intrus se sacrifie en vous attaquant : Mutation, Contamination et 1 Blessure légère.
       *[no] L’Intrus se sacrifie en attaquant { $who } : Mutation, Contamination et 1 Blessure légère.
    }
log-fed = { $the } se nourrit dans { $room } : { $thing }. Ses Dégâts disparaissent.
log-kin_scent = { $own ->
        [yes] Vous avez l’odeur des leurs : aucun Intrus ne vous attaque jusqu’à la fin de la Manche.
       *[no] { $who } a l’odeur des leurs : aucune attaque d’Intrus jusqu’à la fin de la Manche.
    }
log-noise_cleared = Le Bruit s’éteint dans { $room } : les marqueurs tout autour sont retirés.
log-carapace = { $own ->
        [yes] Votre peau durcit :
       *[no] La peau { $whose } durcit :
    } { $whole_round ->
        [yes] toutes les Blessures de cette Manche sont ignorées.
       *[no] la prochaine Blessure de cette Manche est ignorée.
    }
log-wound_ignored = { $own ->
        [yes] Vous ignorez une Blessure.
       *[no] { $who } ignore une Blessure.
    }
log-devoured = { $own ->
        [yes] Vous dévorez { $thing }.
       *[no] { $who } dévore { $thing }.
    }
log-rampant_scan = { $own ->
        [yes] Vous piochez { $cards } et scannez :
       *[no] { $who } pioche { $cards } et scanne :
    } { $infected ->
        [yes] une carte infectée est trouvée.
       *[no] aucune carte infectée.
    }

## Semeurs du Vide

log-insanity = { $own ->
        [yes] Votre Folie est maintenant à { $level }.
       *[no] La Folie { $whose } est maintenant à { $level }.
    }
log-panic = { $own ->
        [yes] Vous paniquez : { $card }.
       *[no] { $who } panique : { $card }.
    } { $resolved ->
        [yes] La Folie, { $level }, atteint sa valeur, { $value } : son effet est résolu, ou la Folie augmente s’il ne peut pas l’être.
       *[no] La Folie, { $level }, est inférieure à sa valeur, { $value } : elle augmente de 1 à la place.
    }
log-panic_calmed = { $own ->
        [yes] Quelqu’un vous calme : { $card } est sans effet.
       *[no] Quelqu’un calme { $who } : { $card } est sans effet.
    }
log-blind_escape = { $own ->
        [yes] Vous courez à l’aveugle : la carte Événement piochée indique l’issue { $number }.
       *[no] { $who } court à l’aveugle : la carte Événement piochée indique l’issue { $number }.
    }
log-wound_opened = { $own ->
        [yes] Une de vos Blessures pansées se rouvre : { $wound }.
       *[no] Une Blessure pansée { $whose } se rouvre : { $wound }.
    }
log-card_lost = { $own ->
        [yes] Vous perdez une carte pour de bon : { $card }.
       *[no] { $who } perd une carte pour de bon : { $card }.
    }
log-emptied = { $own ->
        [yes] Vous tirez sur des fantômes : { $item } n’a plus de Munitions.
       *[no] { $who } tire sur des fantômes : { $item } n’a plus de Munitions.
    }
log-terror_scan = { $own ->
        [yes] Vous scannez toute votre main :
       *[no] { $who } scanne toute sa main :
    } { $infected ->
        [yes] une carte infectée est trouvée, la Folie passe à 5.
       *[no] aucune carte infectée.
    }
log-terror_scan-hidden = { $who } scanne toute sa main.
log-whispers = Murmures : la carte Événement piochée indique l’issue { $number }. Bruit à cette issue dans chaque Salle où se trouve un Personnage ; s’il y a déjà un marqueur, une Rencontre.
log-lair_destroyed = { $lairs ->
        [one] Un Antre est détruit : le premier sur trois.
       *[other] Un Antre est détruit : { $lairs } sur trois.
    }
