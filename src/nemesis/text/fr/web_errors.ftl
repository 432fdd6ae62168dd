# Refus, d’après le code envoyé par le serveur.

web-error-asked = Une question vous est posée : répondez-y d’abord.
web-error-bad_message = Le serveur ne comprend pas cette page. Rechargez-la.
web-error-bad_setup = Le serveur ne peut pas installer cette table telle quelle. Rechargez la page et refaites vos choix.
web-error-coach_failed = Le conseiller n’a pas trouvé de réponse cette fois. Redemandez.
web-error-coach_thinking = Le conseiller réfléchit encore à votre dernière question.
web-error-illegal = Ce choix n’est plus possible. La table montre ceux qui le sont.
web-error-internal = Le serveur a fait une erreur ; rien n’a changé. Réessayez.
web-error-no_coach = Il n’y a pas de conseiller à cette table.
web-error-no_hello = La connexion ne s’est pas ouverte à temps. Rechargez la page.
web-error-no_such_bot = Aucun bot ne porte ce nom.
web-error-no_such_claim = Vous ne pouvez pas faire cela maintenant.
web-error-no_such_moment = Ce moment n’existe pas dans cette partie.
web-error-no_such_reaction = Cette réaction ne peut pas être refusée d’avance.
web-error-no_such_seat = Cette place n’existe pas à cette table.
web-error-no_such_vote = Ce vote est terminé.
web-error-not_allowed = Pas avant la fin de la partie : d’ici là, chacun ne voit que par ses propres yeux.
web-error-not_asked = Rien ne vous est demandé pour le moment.
web-error-not_found = Cette table n’existe pas, ou plus.
web-error-not_over = Cette partie n’est pas finie.
web-error-not_saved = Le coup n’a pas pu être enregistré ; réessayez.
web-error-not_seated = Vous n’avez pas de place à cette table ; vous ne faites que regarder.
web-error-not_yours = C’est à quelqu’un d’autre d’en décider.
web-error-nothing_to_undo = Il n’y a rien à annuler.
web-error-said_hello = Cette place est déjà connectée. Rechargez la page.
web-error-stale = La table a avancé : voyez ce qui est demandé maintenant.
web-error-taken = Quelqu’un a été plus rapide : cette place est prise. Choisissez-en une autre.
web-error-too_large = C’est trop long pour être envoyé.
web-error-too_many = Trop de demandes à la fois : attendez un instant et réessayez.
web-error-vote_open = Un vote est déjà ouvert.
web-error-wait = On attend une réaction ; redemandez ensuite.

# Les ennuis de la page elle-même.

web-error-cut_off = Pas de connexion : rien n’a été envoyé.
web-error-unknown = Le serveur n’a pas donné de réponse lisible. Réessayez.
web-error-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.

# Ce qui ne va pas dans une mise en place, selon la raison que donne le serveur.

web-bad_setup-bot_seat = Un bot a reçu une place qui n’existe pas à cette table : elle en a { $players }.
web-bad_setup-character_role = { $character } partagent une carte Rôle : un seul d’entre eux peut être pris.
web-bad_setup-character_twice = Chaque Personnage ne peut être pris qu’une fois.
web-bad_setup-character_used = { $character } a participé à la partie précédente : choisissez quelqu’un d’autre pour son Épilogue.
web-bad_setup-characters = { $given ->
        [one] { $given } Personnage choisi
       *[other] { $given } Personnages choisis
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : il en faut un pour chacun, ou laissez chacun choisir à la table.
web-bad_setup-entry = Le serveur ne comprend pas l’entrée « { $entry } » de cette mise en place. Rechargez la page.
web-bad_setup-epilogue_again = Un Épilogue suit une partie entière, pas un autre Épilogue.
web-bad_setup-epilogue_not_over = Cette partie est encore en cours : un Épilogue suit une partie terminée.
web-bad_setup-epilogue_species = Un Épilogue suit une partie contre les Intrus du jeu de base, pas contre les { $species }.
web-bad_setup-intruder_player = Le Joueur Intrus demande le mode { $mode } et les { $species }.
web-bad_setup-species_board = { $species } : leurs règles ne citent qu’une face du plateau ({ $board }). L’option « { $option } » permet l’une ou l’autre.
web-bad_setup-mode_board = Le mode { $mode } se joue sur un autre plateau : { $board }.
web-bad_setup-mode_players = { $mode } : { $fewest ->
        [1] { $most ->
            [1] 1 joueur
           *[other] de 1 à { $most } joueurs
        }
       *[other] de { $fewest } à { $most } joueurs
    }, pas { $players }.
web-bad_setup-mode_ship = Le mode { $mode } commence avec un vaisseau neuf ; seul un Épilogue reprend celui d’une autre partie.
web-bad_setup-mode_species = Le mode { $mode } se joue seulement contre les { $species }.
web-bad_setup-one_beginning = Une table ne commence que d’une façon : un scénario, un moment d’une autre partie, ou son vaisseau.
web-bad_setup-option_value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $possible }.
web-bad_setup-own_setup = Un scénario ou un moment d’une autre partie apporte sa propre mise en place : ne choisissez rien d’autre.
web-bad_setup-players = Une table a de { $fewest } à { $most } joueurs.
web-bad_setup-playouts = Le bot stratège imagine de 1 à { $most } parties par coup, pas plus ni moins.
web-bad_setup-seed = La graine doit être un nombre entier.
web-bad_setup-ship = Le vaisseau de la partie précédente contient des éléments que cette table n’a pas. Choisissez les mêmes modules que dans cette partie.
web-bad_setup-ship_lost = Le vaisseau de cette partie est perdu : aucun Épilogue ne peut suivre. Choisissez une autre partie, ou laissez des bots en jouer une.
web-bad_setup-unknown = Ce serveur ne connaît pas { $what ->
        [board] le plateau
        [bot] le bot
        [character] le Personnage
        [language] la langue
        [mode] le mode
        [module] le module
        [option] l’option de table
        [scenario] le scénario
       *[species] l’espèce
    } « { $value } ». Il connaît : { $possible }.
