# Le client texte.

client-welcome = Tapez le numéro de votre choix puis Entrée. Tapez « ? » pour l’aide.
client-choose = Votre choix (1 à { $count }, « ? » pour l’aide) :{" "}
client-out_of_range = Ce choix n’existe pas : tapez un nombre de 1 à { $count }.
client-unknown_command = « { $word } » n’est pas une commande. Tapez un numéro, ou « ? » pour la liste des commandes.
client-curtain = Passez le clavier { $who }. Les autres détournent le regard : appuyez sur Entrée.{" "}
client-no_reaction = Vous n’avez rien pour réagir. Appuyez sur Entrée et passez le clavier.{" "}
client-left = { $saved ->
        [yes] La partie est conservée dans { $file }. Pour la reprendre : nemesis play --load { $file }
       *[no] À bientôt.
    }
client-nothing = rien
client-status = Manche { $round }. { $left ->
        [one] 1 case avant le saut.
       *[other] { $left } cases avant le saut.
    }
client-self_destruct = L’autodestruction est lancée : { $left ->
        [one] 1 case restante.
       *[other] { $left } cases restantes.
    }
client-here = Votre Salle : { $room }. Ici : { $facts }.
client-items_left = { $items ->
        [0] plus d’Objet à trouver
        [one] 1 Objet à trouver
       *[other] { $items } Objets à trouver
    }
client-on_fire = Feu
client-malfunction = Panne
client-token_waits = un jeton Exploration face cachée
client-airlock = la procédure de dépressurisation
client-exit = Sortie { $numbers } : { $room }, Porte { $door ->
        [closed] fermée
        [destroyed] détruite
       *[open] ouverte
    }{ $noise ->
        [yes] , Bruit
       *[no] {""}
    }
client-entrance = Sortie { $numbers } : { $space }{ $noise ->
        [yes] , Bruit
       *[no] {""}
    }
client-light_wounds = { $light ->
        [one] 1 Blessure légère
       *[other] { $light } Blessures légères
    }
client-wound = Blessure grave { $wound }{ $dressed ->
        [yes] {" "}(pansée)
       *[no] {""}
    }
client-slime = Slime
client-signal = Signal envoyé
client-larva = une Larve sur le plateau
client-passed = a passé
client-insanity = Folie { $level }
client-markers = marqueurs Mutation : { $level }
client-body = Votre corps : { $state }.
client-hand = Main ({ $count }) : { $cards }. Pioche : { $deck }.
client-hands = Entre vos mains : { $things }.
client-inventory = Inventaire : { $things }.
client-contamination = Contamination{ $face ->
        [infected] {" "}(infectée)
       *[unknown] {""}
    }
client-group-moves = Se déplacer
client-group-fights = Combattre
client-group-cards = Cartes
client-group-room = Cette Salle
client-group-things = Objets
client-group-other = Autres
client-odds_noise = {"["}Bruit { $noise } %, Rencontre { $encounter } %, Danger { $danger } %, Silence { $silence } %]
client-odds_hit = {"["}touché { $hit } %, tué { $kill } %, mis en fuite { $retreat } %]
client-odds_encounter = Une Rencontre maintenant serait une Attaque-surprise dans { $surprise } % des cas.
client-odds_infection = Une carte Contamination que personne n’a scannée est infectée avec une probabilité de { $percent } %.
client-why = { $deed } : { $reason }
client-help-1 = Un numéro : choisir cette option. « ? » et un numéro : expliquer cette option. « ? » et un mot : expliquer une carte, une Salle, un Objet ou un terme des règles.
client-help-2 = why : ce qui n’est pas possible maintenant, et quelle règle le dit.
client-help-3 = map : le vaisseau, Salle par Salle. me : votre état. crew : l’équipage, le sac, les Nacelles.
client-help-4 = objectives : vos Objectifs. knowledge : ce que vous avez appris. odds : les prochains risques.
client-help-5 = log et un nombre : les derniers événements.
client-help-6 = undo : reprendre votre dernier choix, si rien n’a été révélé depuis. save et un nom de fichier. language en, language fr.
client-help-7 = quit : quitter ; la partie est conservée.
client-not_found = Rien ne s’appelle « { $word } ». Essayez un autre mot, ou un terme des règles comme bruit, rencontre, nacelle.
client-no_undo = Impossible de revenir en arrière : quelqu’un a appris quelque chose ou un dé a été lancé depuis.
client-undone = Votre dernier choix est repris.
client-saved = Partie enregistrée dans { $file }.
client-not_saved = Impossible d’écrire { $file } : { $reason }.
client-save_needs_a_name = Indiquez où enregistrer : save ma-partie.json
client-language_changed = Le jeu parle maintenant français.
client-language_unknown = Ce jeu parle : { $languages }.
client-map = Le vaisseau, tel que vous le connaissez :
client-map_room = { $room } : { $facts }
client-crew_member = { $who } : { $status ->
        [aboard] { $room }
        [pod] dans une Nacelle
        [hibernating] en hibernation
        [launched] parti en Nacelle
       *[dead] mort
    }, cartes { $cards }, Blessures légères { $light }, Blessures graves { $serious }, Inventaire { $items } ; { $marks }.
client-of_kind = { $name } : { $count }
client-pod = Nacelle { $number } ({ $section }, { $state ->
        [locked] verrouillée
        [open] déverrouillée
       *[launched] lancée
    })
client-bag = Sac Intrus : { $tokens }. Œufs sur le plateau Intrus : { $eggs }.
client-pods = Nacelles : { $pods }. Destination : { $letter }.
client-weaknesses = Révélé : { $cards }.
client-knows_nothing = Vous n’avez encore appris aucun secret.
client-knows_engine = Moteur { $engine } : { $state } (vu à la manche { $round }).
client-knows_room = Salle { $room } : { $what } (vu à la manche { $round }).
client-knows_coordinates = Coordonnées : { $what } (vues à la manche { $round }).
client-knows_objectives = { $who } : { $what } (vu à la manche { $round }).
client-knows_deck = { $what } : { $place ->
        [top] au-dessus de
       *[bottom] sous
    } { $deck } (vu à la manche { $round }).
client-replay = Une partie de { $choices } choix. Entrée : suivant ; p : précédent ; un nombre : y aller ; q : quitter.
client-replay_at = {"["}{ $at } sur { $last }]{" "}
client-replay_help = Entrée : suivant ; p : précédent ; un nombre : y aller ; q : quitter.
client-repeated = { $line } (× { $times })
