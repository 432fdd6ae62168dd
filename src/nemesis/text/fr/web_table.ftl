# La page de la table, dans l’édition pour navigateur.

## Fenêtres et outils

web-table-close = Fermer
web-table-menu = Menu
web-table-home = Accueil
web-table-rules = Règles
web-table-undo = Annuler
web-table-undo-free = Annuler votre dernier choix : rien n’a été révélé depuis
web-table-undo-vote = Demander à la table d’annuler votre dernier choix
web-table-undo-alone = Annuler votre dernier choix
web-table-no-undo = Il n’y a rien à annuler.
web-table-menu-people = Autour de la table
web-table-menu-device = Autre appareil
web-table-menu-crew = Équipage
web-table-menu-own = Mon plateau
web-table-menu-log = Journal et discussion
web-table-menu-radio = Radio
web-table-menu-matters = Ce qui presse
web-table-menu-supply = Sac, pioches, Points faibles
web-table-menu-digest = Depuis mon dernier tour
web-table-menu-setup = La mise en place
web-table-menu-rules = Chercher une règle
web-table-menu-keys = Clavier
web-table-menu-report = Bilan
web-table-menu-bug = Signaler un bug
web-table-language = Langue
web-table-telling = Comment les événements sont racontés
web-table-speed = Vitesse
web-table-speed-0 = D’un coup
web-table-speed-1 = Lente
web-table-speed-2 = Normale
web-table-speed-3 = Rapide
web-table-speed-4 = Très rapide
web-table-sound = Sons
web-table-notify = Me prévenir quand on m’attend et que la page est cachée
web-table-orders = Consignes permanentes
web-table-orders-text = Réactions que vous refusez d’avance. Personne ne peut le savoir : la table attend aussi longtemps.
web-table-order-interrupt = Ne jamais interrompre les actions des autres
web-table-order-ignore_attack = Ne jamais réagir à une attaque qui touche
web-table-order-stop_attack = Ne jamais réagir à une attaque déclarée
web-table-order-refuse_harm = Ne jamais refuser ce qu’un autre joueur me fait
web-table-my-seat = Ma place
web-table-seat-back = Reprendre ma place au bot
web-table-seat-to-bot = Laisser jouer un bot ({ $bot })
web-table-invite = Copier le lien d’invitation
web-table-copied = Copié
web-table-all-settings = Tous les réglages
web-table-leave = Mes parties
web-table-try-again = Réessayer
web-table-loading = Le vaisseau se réveille…
web-table-refused = Le serveur ne vous a pas laissé entrer à cette table.
web-table-cut-off = La connexion est coupée. Nouvel essai en cours ; rien n’est perdu.

## L’état de la partie

web-table-title = Nemesis, Manche { $round }
web-table-round = Manche { $round }
web-table-phase-setup = Mise en place
web-table-phase-player = Phase Action
web-table-phase-event = Phase Événement
web-table-phase-attacks = Attaque des Intrus
web-table-phase-fire = Dégâts du Feu
web-table-phase-bag = Sac Intrus
web-table-phase-end = La fin
web-table-your-turn = À vous
web-table-their-turn = Tour : { $who }
web-table-actions-left = { $actions ->
        [0] plus d’action
        [one] encore 1 action
       *[other] encore { $actions } actions
    }
web-table-time = Temps
web-table-time-left = { $left ->
        [one] 1 case de Temps avant le saut
       *[other] { $left } cases de Temps avant le saut
    }
web-table-self-destruct = Autodestruction
web-table-self-destruct-left = { $left ->
        [one] Autodestruction : encore 1 case
       *[other] Autodestruction : encore { $left } cases
    }
web-table-clock = Temps de réflexion : { $who }
web-table-claim-final = C’est définitif.
web-table-claim-not = Pas maintenant
web-table-matters = Ce qui presse
web-table-matter-called = { $what } : { $name }
web-table-matter-level = Niveau { $level } sur { $levels }
web-table-matter-where = Activation : { $rooms }
web-table-map = Le vaisseau
web-table-what-now = Que faire ?
web-table-waiting = Les autres sont occupés.
web-table-waiting-for = On attend : { $who }
web-table-watching = Vous regardez. Seul ce que tout le monde peut savoir est montré.
web-table-over = La partie est terminée.
web-table-options-below = { $count ->
        [one] 1 autre plus bas
       *[other] { $count } autres plus bas
    }
web-table-skip = Suite
web-table-told-first = D’abord, ce qui vient de se passer.
web-table-why = pourquoi ?
web-table-why-about = Pourquoi ? { $line }
web-table-attack-fails = Elle échoue
web-table-stage-time = Temps
web-table-stage-attacks = Attaque
web-table-stage-fire = Feu
web-table-stage-event = Événement
web-table-stage-bag = Sac
web-table-by-vote = par vote
web-table-self-destruct-short = A-D

## L’équipage

web-table-crew = Équipage
web-table-player = Joueur { $number }
web-table-intruder-player = Les Intrus
    .to = aux Intrus
web-table-you = vous
web-table-bot = bot
web-table-standing-in = un bot, pour { $name }
web-table-free-seat = place libre
web-table-away = absent
web-table-here = présent
web-table-passed = a passé
web-table-first-player = Premier Joueur
web-table-cards-in-hand = { $cards ->
        [0] aucune carte en main
        [one] 1 carte en main
       *[other] { $cards } cartes en main
    }
web-table-light-wounds = { $light ->
        [0] aucune Blessure légère
        [one] 1 Blessure légère
       *[other] { $light } Blessures légères
    }
web-table-wound-open = { $wound }, non pansée
web-table-wound-dressed = { $wound }, pansée
web-table-slime = Slime
web-table-larva = Larve
web-table-signal = Signal envoyé
web-table-besides = Aussi sur le plateau
web-table-face-down = face cachée
web-table-quests = { $quests ->
        [one] 1 quête
       *[other] { $quests } quêtes
    }
web-table-quest-items = Objets de quête
web-table-status-aboard = à bord
web-table-status-pod = dans une Nacelle
web-table-status-hibernating = en hibernation
web-table-status-launched = loin, dans une Nacelle
web-table-status-dead = a perdu la vie
web-table-seat-player = Joué par
web-table-give-to-bot = Personne n’est assis ici. Laisser jouer un bot :
web-table-give-by-vote = Ce joueur est absent. Proposer un bot (par vote) :
web-table-open-seat = Ouvrir cette place à qui viendra

## Mes affaires

web-table-own = Ma main et mon plateau
web-table-hand = { $count ->
        [one] Votre main : 1 carte
       *[other] Votre main : { $count } cartes
    }
web-table-hand-empty = Votre main est vide.
web-table-looking = Vous regardez
web-table-hands = Mains
web-table-hands-free = { $free ->
        [one] 1 libre
       *[other] 2 libres
    }
web-table-inventory = Inventaire
web-table-wounds = Blessures graves
web-table-objectives = Objectifs
web-table-show-objectives = { $count ->
        [one] Regarder mon Objectif
       *[other] Regarder mes { $count } Objectifs
    }
web-table-hide = Cacher
web-table-ammo = { $ammo ->
        [0] aucune Munition
        [one] 1 Munition
       *[other] { $ammo } Munitions
    }
web-table-nothing = rien
web-table-knowledge = Ce que je sais
web-table-knows-nothing = Encore aucun secret appris.
web-table-knows-engine = Moteur { $engine } : { $state ->
        [working] opérationnel
        [damaged] endommagé
       *[other] { $state }
    }
web-table-knows-coordinates = Coordonnées : { $what }
web-table-knows-tile = Salle { $room } : { $what }
web-table-knows-token = Jeton Exploration, Salle { $room } : { $what }
web-table-knows-aim = { $name } ({ $aim })
web-table-knows-objectives = { $who } : { $what }
web-table-knows-deck_top = Sur { $deck } : { $what }
web-table-knows-deck_bottom = Sous { $deck } : { $what }
web-table-knows-other = { $what }
web-table-seen-in = vu à la Manche { $round }
web-table-stale = a pu changer depuis
web-table-own-deck = Pioche Action
web-table-deck-count = { $cards ->
        [0] pioche vide
        [one] 1 carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
web-table-contamination-count = { $cards ->
        [0] aucune carte Contamination
        [one] 1 carte Contamination
       *[other] { $cards } cartes Contamination
    }
web-table-discard = Défausse :
web-table-card-cost = { $cards ->
        [0] ne coûte aucune autre carte
        [one] coûte 1 autre carte
       *[other] coûte { $cards } autres cartes
    }
web-table-card-unscanned = Ne paie rien. Infectée ou non ?
web-table-card-infected = Scannée : infectée
web-table-when-out = hors Combat uniquement
web-table-when-in = en Combat uniquement
web-table-when-reaction = réaction

## Ce qu’on peut faire

web-table-verb-move = Se déplacer
web-table-verb-careful_move = Déplacement Vigilant
web-table-verb-escape = Fuir
web-table-verb-shoot = Tirer
web-table-verb-melee = Corps-à-corps
web-table-verb-room_action = Action de Salle
web-table-verb-play = Jouer une carte
web-table-verb-use = Utiliser un Objet
web-table-verb-craft = Fabriquer
web-table-verb-activate_quest = Activer un Objet de quête
web-table-verb-pick_up = Ramasser
web-table-verb-trade = Échanger
web-table-verb-drop = Lâcher (gratuit)
web-table-verb-card = Cartes
web-table-verb-contamination = Contamination
web-table-verb-item = Objets
web-table-verb-thing = Objets et Corps lourds
web-table-verb-room = Salles
web-table-verb-way = Salles
web-table-verb-figure = Intrus
web-table-verb-seat = Personnages
web-table-verb-door = Portes
web-table-verb-exit = Issues
web-table-verb-intruder_move = Déplacer un Intrus
web-table-verb-intruder_attack = Attaquer
web-table-verb-intruder_effect = Effet spécial
web-table-verb-claim = À tout moment
web-table-verb-other = Autres
web-table-typed = { $digits } : { $option } (Entrée valide, Échap efface)
web-table-typed-none = { $digits } : ce choix n’existe pas (Échap efface)
web-table-pay-with = Payer avec { $cards }
web-table-pay-else = { $cards ->
    [one] Ou avec une autre carte : touchez-la ici ou dans votre main
   *[other] Ou avec d’autres cartes : touchez la première ici ou dans votre main
}
web-table-explain = Expliquer
web-table-why-not = Qu’est-ce qui est impossible, et pourquoi ?
web-table-impossible = Impossible maintenant
web-table-all-possible = Tout est possible maintenant.
web-table-only-answers = On vous pose une question : toutes les réponses que les règles permettent sont dans la liste. Ce qui est impossible s’explique quand vous choisissez une action à votre tour.
web-table-keys-hint = Les chiffres choisissent ; ? explique ; F1 liste les touches.

## Journal, discussion, résumé

web-table-log = Journal
web-table-log-and-chat = { $unread ->
    [0] Journal et discussion
    [one] Journal et discussion : { $unread } message non lu
   *[other] Journal et discussion : { $unread } messages non lus
}
web-table-side = Journal et équipage
web-table-log-older = Plus ancien
web-table-chat = Discussion
web-table-chat-empty = Personne n’a rien dit.
web-table-chat-say = Dire quelque chose à la table
web-table-chat-send = Envoyer
web-table-digest-nothing = Rien ne s’est passé depuis votre dernier tour.
web-table-digest-mine = Ce qui vous est arrivé
web-table-digest-ship = Le vaisseau

## Sac, pioches, vaisseau

web-table-bag = { $count ->
        [one] Sac Intrus : 1 jeton
       *[other] Sac Intrus : { $count } jetons
    }
web-table-bag-short = Sac { $count }
web-table-eggs = Œufs : { $eggs }
web-table-weaknesses = Points faibles : { $studied }/{ $all }
web-table-weakness-active = en vigueur
web-table-weakness-known = connu, pas en vigueur
web-table-weakness-gone = défaussée
web-table-weaknesses-title = Points faibles
web-table-destination = Destination : { $letter }
web-table-queen-killed = La Reine est morte.
web-table-nest-destroyed = Nid détruit
web-table-pod = Nacelle { $number }{ $section } : { $state ->
        [locked] verrouillée
        [open] déverrouillée
       *[launched] lancée
    }
web-table-decks = Pioches
web-table-discarded = { $cards ->
        [one] 1 carte défaussée
       *[other] { $cards } cartes défaussées
    }
web-table-crafted = Objets fabriqués en réserve
web-table-removed = Retirés du jeu

## Explications

web-table-unexplored = Salle { $number }, inconnue
web-table-room-items = { $items ->
        [one] 1 Objet à trouver
       *[other] { $items } Objets à trouver
    }
web-table-room-no-items = plus d’Objet à trouver
web-table-room-fire = en Feu
web-table-room-malfunction = Panne
web-table-room-token = Jeton Exploration face cachée
web-table-room-people = ici : { $who }
web-table-room-creatures = rôde : { $what }
web-table-room-things = au sol : { $what }
web-table-room-peeked = vous l’avez regardée en secret
web-table-figure-at = { $room }
web-table-figure-injuries = { $injuries ->
        [0] indemne
        [one] 1 Dégât
       *[other] { $injuries } Dégâts
    }
web-table-corridor = { $a } – { $b }
web-table-corridor-numbers = nº { $numbers }
web-table-corridor-noise = marqueur Bruit
web-table-door-open = pas de Porte fermée
web-table-door-closed = Porte fermée
web-table-door-destroyed = Porte détruite
web-table-family-rooms = Salle
web-table-family-cards = Carte Action
web-table-family-kinds = Intrus
web-table-family-characters = Personnage
web-table-family-own_items = Objet de départ ou de quête
web-table-family-item = Objet
web-table-family-crafted = Objet fabriqué
web-table-family-events = Carte Événement
web-table-family-attacks = Carte Attaque
web-table-family-wounds = Blessure grave
web-table-family-contamination = Carte Contamination
web-table-family-weaknesses = Point faible
web-table-family-objectives = Objectif
web-table-family-objects = Corps lourd
web-table-family-exploration = Jeton Exploration
web-table-family-intruder_tokens = Jeton Intrus
web-table-family-coordinates = Coordonnées
web-table-family-intruder_cards = Carte Intrus
web-table-family-term = Règles
web-table-provenance-designed = Texte et nombres conçus pour cette édition.
web-table-provenance-unconfirmed = Repris d’une source secondaire, non confirmée.

## Votes

web-table-vote-undo = { $who } demande à annuler un choix. Êtes-vous d’accord ?
web-table-vote-undo-own = Vous demandez à annuler un choix. Les autres sont-ils d’accord ?
web-table-vote-bot = { $who } propose un bot à cette place : { $seat }. Êtes-vous d’accord ?
web-table-vote-seat = { $who } propose d’ouvrir cette place à qui viendra : { $seat }. Son bot la cède. Êtes-vous d’accord ?
web-table-vote-remove = { $who } propose une exclusion définitive : { $seat }. Un bot continuera. Êtes-vous d’accord ?
web-table-vote-reopen = { $who } propose une exclusion définitive : { $seat }. Quelqu’un d’autre prendra la place et verra ses cartes. Êtes-vous d’accord ?
web-table-vote-mute = { $who } propose une mise en sourdine dans la discussion : { $seat }. Êtes-vous d’accord ?
web-table-vote-unmute = { $who } propose de rendre la parole dans la discussion : { $seat }. Êtes-vous d’accord ?
web-table-vote-agreed = d’accord
web-table-vote-waiting = n’a pas répondu
web-table-vote-yes = D’accord
web-table-vote-no = Refuser
web-table-vote-withdraw = Retirer la demande

## Un seul écran pour plusieurs

web-table-pass-screen = Passez l’écran { $who }
web-table-to = à { $name }
web-table-look-away = Tous les autres détournent les yeux.
web-table-look = Je suis seul : regarder
web-table-moment = Il se passe quelque chose près de vous. Vous n’avez rien pour réagir.
web-table-moment-go-on = Continuer

## La fin

web-table-won = Victoire
web-table-lost = Défaite
web-table-replay = Revoir la partie
web-table-fair = Le hasard
web-table-fair-hint = Chaque dé et chaque carte découlent d’une clé secrète. Cet engagement a été montré avant la première carte ; la clé est révélée à la fin de la partie. Notez l’engagement pour vérifier vous-même.
web-table-fair-commitment = Engagement
web-table-fair-key = Clé
web-table-fair-seed = L’hôte a choisi la graine { $seed } : qui la connaît peut connaître chaque carte.
web-table-fair-not = Le hasard de cette table ne peut pas être prouvé : c’est un scénario, ou elle est plus ancienne que la preuve.
web-table-fair-verify = Vérifier
web-table-fair-working = La partie est rejouée…
web-table-fair-honest = Honnête : chaque dé et chaque carte découlent de la clé ({ $choices } coups rejoués, { $events } événements comparés).
web-table-fair-given = Elle a commencé avec un vaisseau ou une position d’une autre table, distribuée là-bas ; l’engagement en répond.
web-table-fair-other = Attention : au début de la partie, ce navigateur a vu un autre engagement : { $noted }
web-table-fair-record = Enregistrer le procès-verbal
web-table-fair-own = Pour vérifier sans se fier à ce serveur : nemesis verify FICHIER
web-table-again = Nouvelle table comme celle-ci

## Mise en place

web-table-setup-mode = Mode
web-table-setup-species = Espèce
web-table-setup-board = Plateau
web-table-setup-players = Joueurs
web-table-setup-modules = Modules
web-table-setup-odds = Probabilités affichées
web-table-setup-clock = Pendule
web-table-setup-clock-value = { $minutes } min + { $increment } s par choix
web-table-setup-options = Options de table
web-table-yes = oui
web-table-no = non

## Clavier

web-table-key-numbers = Choisir l’option qui porte ce numéro ; à partir de dix, Entrée valide et Échap efface
web-table-key-tab = Passer d’un bouton à l’autre ; activer
web-table-key-arrows = Sur le plan : de Salle en Salle (Entrée montre ce qu’on peut y faire), plus près ou plus loin
web-table-key-skip = Ignorer le reste du récit
web-table-key-undo = Annuler le dernier choix
web-table-key-whyNot = Ce qui est impossible, et pourquoi
web-table-key-coach = Demander conseil (si la table joue avec le conseiller)
web-table-key-explain = Expliquer ce qui est sous le pointeur ou sélectionné
web-table-key-actions = Aller aux options
web-table-key-map = Aller au plan
web-table-key-hand = Aller à la main
web-table-key-objectives = Regarder les Objectifs, ou les cacher
web-table-key-knowledge = Ce que je sais
web-table-key-supply = Sac, pioches, Points faibles
web-table-key-crew = Équipage
web-table-key-own = Mon plateau
web-table-key-log = Journal
web-table-key-digest = Depuis mon dernier tour
web-table-key-chat = Discussion
web-table-key-radio = Radio : parler, répondre, dossiers
web-table-key-setup = La mise en place
web-table-key-rules = Chercher une règle
web-table-key-help = Cette liste
web-table-key-close = Fermer

# Ce pour quoi l’on joue

web-goals-title = Mon but
web-goals-show = Regarder mon but
web-goals-either = Un seul de ces Objectifs suffit.
web-goals-way = Un moyen :
web-goals-or = Ou bien :
web-goals-rule = La règle
web-goals-met = (rempli)
web-goals-open = (pas encore)
web-goals-unknown = (inconnu)
web-goals-lost = (plus possible)
web-goals-progress = Conditions remplies : { $met } sur { $of }
web-goals-where = Où : { $rooms }
web-goals-tab = Mon but { $met }/{ $of }

# Les scènes sur le plan : un mot à côté du dessin

web-scene-hits = Elle touche
web-scene-fails = Elle échoue
web-scene-misses = Raté
web-scene-dies = Coup fatal
web-scene-retreats = Bat en retraite
web-scene-survives = Survit
web-scene-surprised = Surprise !
web-scene-ready = Pas de surprise
web-scene-infected = Infecté
web-scene-clean = Sain
web-scene-sealed = Secret

# Le son

web-sound-offer = Du son ?
web-sound-yes = Oui
web-sound-no = Non
web-sound-volume = Volume
