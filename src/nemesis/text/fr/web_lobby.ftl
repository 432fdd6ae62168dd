# Les pages autour de la table : accueil, nouvelle table, rejoindre, mes parties, réglages.

web-lobby-tagline = Vous vous réveillez dans le noir. Quelque chose bouge à bord, et les autres ne vous disent pas tout.
web-lobby-play_alone = Jouer seul tout de suite
web-lobby-first_game = Première partie guidée
web-lobby-starting = On prépare le vaisseau…
web-lobby-continue = Reprendre
web-lobby-all_tables = Toutes mes parties ({ $count })
web-lobby-replays = Revoir
web-lobby-unofficial_title = Une édition de fans, non officielle, gratuite et sans but lucratif.
web-lobby-unofficial = Nemesis, son univers et son nom appartiennent à leurs auteurs et à leur éditeur, qui ne participent pas à cette édition. Chaque dessin et chaque phrase d’ici sont les nôtres. Si le jeu vous plaît, achetez la boîte : c’est la meilleure façon de les remercier.
web-lobby-unofficial_short = Édition de fans non officielle et non commerciale. Le jeu et son nom appartiennent à leurs propriétaires.
web-lobby-skip = Aller au contenu
web-lobby-nav = Pages
web-lobby-nav_home = Accueil
web-lobby-nav_new = Nouvelle table
web-lobby-nav_mine = Mes parties
web-lobby-nav_learn = Apprendre
web-lobby-nav_rules = Règles
web-lobby-nav_settings = Réglages
web-lobby-door_learn = Une vraie partie qui s’explique elle-même, en trois courts chapitres.
web-lobby-door_rules = Chaque terme expliqué, avec ses numéros de règle.
web-lobby-door_mine = Là où c’est à vous, et ce que vous avez laissé en plan.
web-lobby-door_replay = { $count ->
        [one] 1 partie finie à revoir, par les yeux de chacun.
       *[other] { $count } parties finies à revoir, par les yeux de chacun.
    }
web-lobby-door_no_replay = Les parties finies se revoient, par les yeux de chacun.
web-lobby-join_code = On vous a donné un code ?
web-lobby-join = Rejoindre
web-lobby-no_such_table = Aucune table ne porte ce code. Vérifiez auprès de qui vous invite.
web-lobby-loading = Un instant…
web-lobby-try_again = Réessayer
web-lobby-unreachable = Le serveur ne répond pas. Vos parties y sont à l’abri ; cette page réessaiera.
web-lobby-player_number = Joueur { $number }
web-lobby-players = { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
web-lobby-your_name = Votre nom
web-lobby-name_hint = Tel que les autres le voient à la table. Jusqu’à { $most } caractères.
web-lobby-name_too_long = Un nom a au plus { $most } caractères : le reste n’est pas gardé.
web-lobby-name_question = Comment l’équipage doit-il vous appeler ?
web-lobby-name_once = Demandé cette seule fois. Vous pourrez le changer dans les réglages.
web-lobby-name_begin = Monter à bord
web-lobby-name_here = Qui est-ce ?

## Mes parties.

web-lobby-mine_lead = Ce navigateur garde les clés de vos places. Oubliez une table ici, et seul son serveur saura que vous y étiez.
web-lobby-mine_none = Vous n’avez pas encore de partie. Lancez-en une, ou suivez le lien d’un ami.
web-lobby-in_play = En cours
web-lobby-none_in_play = Aucune partie en cours.
web-lobby-finished = Finies
web-lobby-none_finished = Aucune partie finie pour l’instant. Vous les reverrez ici, coup par coup.
web-lobby-with = avec { $who }
web-lobby-alone = seul à bord
web-lobby-bots = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-lobby-free_seats = { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
web-lobby-waiting = En attente
web-lobby-waiting_for = On attend { $who }
web-lobby-watch_replay = Revoir
web-lobby-forget = Oublier cette table
web-lobby-forget_table = Oublier la table { $code }
web-lobby-forget_sure = Oublier la table { $code } ? La clé de votre place est jetée : vous ne pourrez plus reprendre cette place depuis ce navigateur. La partie, elle, continue.

## Rejoindre.

web-lobby-join_title = Vous êtes invité
web-lobby-join_over = Cette partie est finie
web-lobby-choose_seat = Choisissez votre place
web-lobby-seats = Places
web-lobby-seat_number = Place { $number }
web-lobby-seat_free = libre
web-lobby-somebody = quelqu’un
web-lobby-sit_down = S’asseoir
web-lobby-watch = Regarder
web-lobby-watch_hint = Qui regarde voit ce que toute la table voit, et aucun secret.
web-lobby-table_full = Toutes les places sont prises. Vous pouvez quand même regarder.
web-lobby-bot_level = Bot ({ $level })
web-lobby-bot_random = téméraire
web-lobby-bot_novice = débutant
web-lobby-bot_crew = membre d’équipage
web-lobby-bot_veteran = vétéran
web-lobby-bot_expert = expert
web-lobby-bot_search = stratège
web-lobby-bot_playouts = { $level }, { $count ->
        [one] { $count } partie imaginée
       *[other] { $count } parties imaginées
    }

web-lobby-invite_title = Inviter des amis
web-lobby-invite_free = { $count ->
        [one] 1 place est encore libre
       *[other] { $count } places sont encore libres
    }
web-lobby-invite_text = Une place vous attend à bord du Nemesis.
web-lobby-invite_copy = Copier le lien d’invitation
web-lobby-invite_hide = Cacher l’invitation

## Nouvelle table.

web-lobby-new_lead = Choisissez le jeu et qui s’assoit où. Tout est déjà réglé pour une bonne soirée : si vous êtes pressé, créez la table telle quelle.
web-lobby-mode = Partie
web-lobby-species = Ce qui est à bord
web-lobby-modules = Modules
web-lobby-drafted = Choisis à la table
web-lobby-chosen = Choisis ici
web-lobby-drafted_hint = Chaque joueur choisit entre deux Personnages tirés au sort, comme dans le jeu de plateau.
web-lobby-seats_hint = Les amis rejoignent par un lien que vous leur envoyez. À cet écran, on se passe l’appareil ; la page cache les secrets de chacun.
web-lobby-who_sits = Qui s’assoit à la place { $number }
web-lobby-sitter_me = Moi
web-lobby-sitter_friend = Un ami, en ligne
web-lobby-sitter_here = Quelqu’un à cet écran
web-lobby-sitter_bot = Un bot
web-lobby-bot_strength = Force du bot de la place { $number }
web-lobby-temper = Tempérament :
web-lobby-temper_chance = au hasard
web-lobby-temper_of = Tempérament du bot de la place { $number }
web-lobby-temper_hint = Ce que vous choisissez, toute la table peut le lire. Ce que le hasard tire reste caché jusqu’à la fin de la partie.
web-lobby-trait_bold = Face au danger
web-lobby-trait_loyal = Envers l’équipage
web-lobby-trait_talkative = À la radio
web-lobby-trait_trusting = À l’écoute
web-lobby-name_of = Nom du joueur { $number }
web-lobby-by_link = rejoint par votre lien
web-lobby-character_of = Personnage du joueur { $number }
web-lobby-choose_character = Choisir un Personnage…
web-lobby-option_first = Pour une première partie : { $choice }
web-lobby-options_lead = De petits points de règle que chaque table joue à sa façon. Vous découvrez le jeu ? Laissez tout en l’état : les choix conseillés font une bonne première partie.
web-lobby-option_more = D’où cela vient
web-lobby-pace = Rythme et aide
web-lobby-pace_hint = chances, conseiller, pendule, absents, graine
web-lobby-odds = Montrer les chances
web-lobby-odds_hint = Avant un choix risqué, la page dit la probabilité de chaque issue, d’après ce que vous savez.
web-lobby-clock = Pendule
web-lobby-clock_none = Pas de pendule
web-lobby-clock_brisk = Vif : 10 min chacun, +10 s par choix
web-lobby-clock_calm = Calme : 30 min chacun, +20 s par choix
web-lobby-clock_days = Par correspondance : 1 jour, +1 h par choix
web-lobby-clock_hint = Votre temps s’écoule quand la table vous attend. Quand il est épuisé, un bot répond à votre place à cette question.
web-lobby-absent = Quand quelqu’un s’absente
web-lobby-absent_wait = L’attendre
web-lobby-absent_after = Au bout de combien de temps
web-lobby-after_60 = après 1 minute
web-lobby-after_120 = après 2 minutes
web-lobby-after_600 = après 10 minutes
web-lobby-after_86400 = après 1 jour
web-lobby-absent_hint = Un bot peut garder la place au chaud ; il la rend dès que son joueur revient.
web-lobby-seed = Graine
web-lobby-seed_random = tirée au hasard
web-lobby-seed_hint = Le même nombre redonne la même partie. Toute la table le voit, et le hasard de la partie ne peut pas être prouvé.
web-lobby-options_changed = { $count ->
        [0] les habituelles
        [one] 1 changée
       *[other] { $count } changées
    }
web-lobby-after = Quel vaisseau ?
web-lobby-after_program = Un vaisseau laissé par une partie de bots
web-lobby-invited = { $count ->
        [one] 1 ami à inviter
       *[other] { $count } amis à inviter
    }
web-lobby-create = Créer la table
web-lobby-why_species = Pas en mode { $mode }.
web-lobby-why_board_species = Pas avec cette espèce ({ $species }), sauf si l’option « { $option } » le permet.
web-lobby-why_board = Pas en mode { $mode }.
web-lobby-why_company = À partir de deux joueurs.
web-lobby-why_module = Pas en mode { $mode }.
web-lobby-why_module_species = Pas contre les { $species }.
web-lobby-why_players = { $mode } : { $fewest ->
        [1] { $most ->
            [1] 1 joueur
           *[other] de 1 à { $most } joueurs
        }
       *[other] de { $fewest } à { $most } joueurs
    }.
web-lobby-why_taken = déjà pris, place { $seat }
web-lobby-why_colour = même carte Rôle que la place { $seat }
web-lobby-why_characters = Il faut un Personnage à chaque place.
web-lobby-why_names = Chaque personne à cet écran a besoin d’un nom : on se passe l’écran par nom.
web-lobby-why_seed = La graine est un nombre de 15 chiffres au plus.

## Réglages.

web-lobby-settings_lead = Ils valent pour ce navigateur, à toutes les tables.
web-lobby-settings_you = Vous
web-lobby-settings_story = Comment l’histoire est racontée
web-lobby-settings_senses = Vue et ouïe
web-lobby-settings_kept = Gardé dans ce navigateur seulement. Seul votre nom est envoyé, aux tables que vous rejoignez.
web-lobby-speed = Vitesse
web-lobby-speed_hint = Combien de temps chaque événement reste avant le suivant. Un clic ou une touche passe toujours à la suite.
web-lobby-motion = Mouvement
web-lobby-motion_system = Selon mon système
web-lobby-motion_full = Complet
web-lobby-motion_reduced = Réduit
web-lobby-motion_hint = Réduit : les pièces changent de place sans glisser, rien ne clignote.
web-lobby-text_size = Taille du texte
web-lobby-sound = Son
web-lobby-sound_hint = Les pas, les portes, les dés et ce qui est derrière la cloison. Produit par le navigateur lui-même.
web-lobby-notify = Me prévenir quand c’est à moi
web-lobby-notify_hint = Une notification quand cette page est en arrière-plan. Votre navigateur demandera la permission.
web-lobby-notify_unknown = Ce navigateur ne gère pas les notifications.
web-lobby-notify_blocked = Votre navigateur bloque les notifications de cette page. Autorisez-les d’abord dans ses réglages pour ce site.

web-lobby-not_found = Rien ici
web-lobby-not_found_text = Ce couloir ne mène nulle part. Les lumières étaient éteintes, de toute façon.
