# Missions personnelles et Offre lucrative

objective-pm_egg = Spécimen vivant
    .text = Au départ de la navette, un Œuf est à bord : dans une Salle de la navette, posé ou porté par n’importe qui, ou avec vous dans une Nacelle lancée.
    .reminder = Un Œuf à bord

objective-pm_carcass = Matériel de dissection
    .text = Au départ de la navette, une Carcasse est à bord : dans une Salle de la navette, posée ou portée par n’importe qui, ou avec vous dans une Nacelle lancée.
    .reminder = Une Carcasse à bord

objective-pm_corpse = Les ramener
    .text = Au départ de la navette, un Cadavre de Personnage est à bord : dans une Salle de la navette, posé ou porté par n’importe qui, ou avec vous dans une Nacelle lancée.
    .reminder = Un Cadavre à bord

objective-pm_signal = Au rapport
    .text = Vous avez envoyé le Signal.
    .reminder = Signal envoyé

objective-pm_engines_ok = Remise en état
    .text = Au départ de la navette, au moins 2 Moteurs sont opérationnels.
    .reminder = Au moins 2 Moteurs opérationnels

objective-pm_engines_broken = Sabordage
    .text = Au départ de la navette, au moins 2 Moteurs sont endommagés.
    .reminder = Au moins 2 Moteurs endommagés

objective-pm_earth = Cap sur la Terre
    .text = Au départ de la navette, Destination et Coordonnées mènent à la Terre.
    .reminder = Destination et Coordonnées : la Terre

objective-pm_mars = Détournement
    .text = Au départ de la navette, Destination et Coordonnées mènent à Mars.
    .reminder = Destination et Coordonnées : Mars

objective-pm_self_destruct = Sans laisser de trace
    .text = Au départ de la navette, l’Autodestruction est en marche.
    .reminder = Autodestruction en marche

objective-pm_loot = Pilleur
    .text = Au départ de la navette, vous avez au moins 3 Objets qui ne sont ni de départ ni de quête.
    .reminder = Au moins 3 Objets trouvés ou fabriqués

objective-pm_kill = Exterminateur
    .text = Un Rôdeur, un Adulte, un Hybride ou la Reine est mort dans cet Épilogue des Dégâts de votre propre action, carte ou Objet ; le Feu et les tourelles ne comptent pas.
    .reminder = Tuer vous-même plus gros qu’une Larve

objective-pm_weakness = Recherche de terrain
    .text = Au départ de la navette, au moins 1 Point faible est actif, découvert ou redécouvert dans cet Épilogue.
    .reminder = Au moins 1 Point faible découvert

objective-pm_liability = Témoin gênant
    .text = Au départ de la navette, le Personnage d’au moins un autre joueur est mort ou encore sur le Nemesis. Qui est parti en Nacelle est sauf et ne compte pas.
    .reminder = Un autre Personnage mort ou laissé à bord

claim-offer = accepter l’Offre lucrative

log-offer_taken = { $own ->
        [yes] Vous acceptez l’Offre lucrative : votre mission quitte le jeu.
       *[no] { $who } accepte l’Offre lucrative : une mission quitte le jeu.
    }

check-mission = Mission { $objective } ({ $reminder }) : { $passed ->
        [yes] remplie.
        [unchecked] non contrôlée, le Personnage n’a pas survécu.
       *[no] non remplie.
    }
check-offer = Offre lucrative : { $passed ->
        [yes] remplie.
       *[no] non remplie.
    }
check-tokens = Jetons encore face cachée : { $hidden } ({ $allowed } permis) : { $passed ->
        [yes] le vaisseau est assez connu.
       *[no] trop nombreux.
    }

term-mission = Mission personnelle
    .text = Chaque joueur d’un Épilogue en a une, secrète. Vous gagnez si tous les jetons du vaisseau sont retournés (à deux joueurs, 3 peuvent rester face cachée), si votre mission est remplie, si vous êtes dans la navette à son départ ou parti en Nacelle, et si vous survivez au contrôle de Contamination.
    .rules = A-8.14, A-8.20, A-8.30, A-8.32

term-lucrative_offer = Offre lucrative
    .text = Une seule carte pour toute la table. Tout joueur encore à bord peut l’accepter à tout moment, à son tour ou non ; sa mission quitte alors le jeu. Elle se gagne dans une Nacelle lancée avec un Œuf, ou seul dans la navette qui part, un Œuf en main ; il ne reste alors que le contrôle de Contamination. On ne peut pas la rendre.
    .rules = A-7.9, A-8.16, A-8.31

client-aims-mission = Mission : { $objectives }
