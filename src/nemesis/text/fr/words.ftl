# Groupes de mots dont les autres textes sont faits, et mots que montrent plusieurs clients.

## Groupes de mots.

phrase-and = { $first } et { $last }
phrase-back = un Objet { $colour }
phrase-coordinates = A : { $A }, B : { $B }, C : { $C }, D : { $D }
phrase-corpse = Cadavre { $whose }
phrase-corridor = le Couloir { $a }⁠–⁠{ $b } ({ $count ->
        [one] numéro { $numbers }
       *[other] numéros { $numbers }
    })
phrase-deadly_scan = scanne votre main, et une carte infectée vous tue
phrase-figure = { $name } ({ $injuries ->
        [0] aucun Dégât
        [one] 1 Dégât
       *[other] { $injuries } Dégâts
    })
phrase-figure_there = { $figure }, Salle { $number }
phrase-gone = un Intrus disparu
phrase-nothing = rien
phrase-numbered = { $name } nº { $number }
phrase-peeked_room = la Salle { $number } (vue : { $tile })
phrase-player = Joueur { $number }
    .the = le joueur { $number }
    .of = du joueur { $number }
    .to = au joueur { $number }
phrase-quote = « { $name } »
phrase-refusal = { $reason } (règle { $rule })
phrase-room = { $name } ({ $number })
phrase-the_corpse = le Cadavre { $whose }
phrase-unknown = quelque chose d’inconnu
phrase-weapon = { $name } ({ $ammo ->
        [one] { $ammo } Munition
       *[other] { $ammo } Munitions
    })
phrase-you = vous
phrase-charges = { $name } ({ $charges ->
        [one] { $charges } charge
       *[other] { $charges } charges
    })
phrase-harm = agit contre vous
phrase-harm_move = veut vous déplacer
phrase-harm_card = vous fait défausser une carte
phrase-harm_hand = vous fait défausser toute votre main
phrase-harm_wound = s’apprête à vous blesser

blood-arrow = une flèche de retraite

space-technical = les Conduits
space-red = les Conduits rouges
space-blue = les Conduits bleus

deck-attack = la pioche Attaque
deck-contamination = la pioche Contamination
deck-event = la pioche Événement
deck-green = la pioche d’Objets médicaux (verte)
deck-red = la pioche d’Objets militaires (rouge)
deck-wound = la pioche Blessure grave
deck-yellow = la pioche d’Objets techniques (jaune)

## Ce qui est imprimé sur un élément en plus de son texte.

explain-activation = Activation. { $text }
explain-attackers = Vaut pour : { $kinds }.
explain-blood = Chiffre pour une vérification des Dégâts : { $blood }.
explain-computer = Cette Salle a un Ordinateur.
explain-intruder_card = Pour déplacer un Intrus : { $direction ->
        [0] issue au choix.
       *[other] issue { $direction }.
    } Pour attaquer : { $cards ->
        [one] 1 carte Attaque.
       *[other] { $cards } cartes Attaque.
    }
explain-movement = Intrus qui se déplacent : { $kinds }, par l’issue { $number }.
explain-provenance = Origine de ce contenu : { $provenance }.
explain-search = Fouille : { $colour }.

## Mots que montrent les clients. La couche de texte elle-même ne s’en sert pas.

word-actions_left = { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
word-ammo = Munitions
word-back = Retour
word-bag = Sac Intrus
word-board = Plateau
word-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
word-character = Personnage
word-characters = Personnages
word-choose = Choisir
word-confirm = Valider
word-corridors = Couloirs
word-deck = Pioche
word-destination = Destination
word-discard = Défausse
word-doors = Portes
word-eggs = Œufs
word-engines = Moteurs
word-event_phase = Phase Événement
word-first_player = Premier Joueur
word-floor = Au sol
word-game_over = La partie est terminée
word-hand = Main
word-hand_slots = Mains
word-help = Aide
word-intruders = Intrus
word-inventory = Inventaire
word-language = Langue
word-light_wounds = Blessures légères
word-log = Journal
word-new_game = Nouvelle partie
word-noise = Bruit
word-objective = Objectif
word-objectives = Objectifs
word-open_game = Ouvrir une partie
word-options = Options de table
word-passed = a passé
word-phase = Phase
word-phase_attacks = Attaque des Intrus
word-phase_bag = Sac Intrus
word-phase_end = Fin de la partie
word-phase_event = Phase Événement
word-phase_fire = Dégâts du Feu
word-phase_player = Phase Action
word-phase_setup = Mise en place
word-player = Joueur
word-player_phase = Phase Action
word-players = Joueurs
word-pods = Nacelles
word-quest_items = Objets de quête
word-quit = Quitter
word-room = Salle
word-rooms = Salles
word-round = Manche { $round }
word-rules = Règles
word-save = Sauvegarder
word-self_destruct = Autodestruction
word-serious_wounds = Blessures graves
word-ship = Vaisseau
word-signal = Signal
word-spectator = Spectateur
word-time = Temps
word-turn_of = Tour { $whose }
word-undo = Annuler
word-unofficial = Édition non officielle : Nemesis appartient à ses auteurs et à son éditeur.
word-view = Vue
word-waiting = En attente : { $who }
word-weaknesses = Points faibles
word-why_not = Impossible maintenant
word-you = Vous
word-your_turn = Votre tour
