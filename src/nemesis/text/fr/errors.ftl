# Ce que le jeu refuse, selon la raison de l’erreur : dit sur la page, dans le terminal et en ligne de commande.

error-bot_budget = Le bot « { $bot } » ne prend pas de nombre : seul le bot stratège en prend un, par exemple { $example }.
error-bot_seat = Un bot a reçu une place qui n’existe pas à cette table : elle en a { $players }.
error-bots = { $players ->
        [one] Il faut 1 bot pour 1 joueur
       *[other] Il faut { $players } bots pour { $players } joueurs, ou un seul bot pour toutes les places
    } ; vous en nommez { $given }.
error-build_failed = Impossible de construire la page statique : { $what } n’a pas abouti ({ $cause }).
error-bus = Un bus se nomme { $redis } ou { $encrypted }, pas « { $value } ».
error-character_role = { $character } partagent une carte Rôle : un seul d’entre eux peut être pris.
error-character_twice = Chaque Personnage ne peut être pris qu’une fois.
error-characters = { $given ->
        [one] { $given } Personnage choisi
       *[other] { $given } Personnages choisis
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : il en faut un pour chacun, ou laissez chacun choisir à la table.
error-damaged_backup = { $file } n’est pas une sauvegarde de Nemesis, ou elle est abîmée. Rien n’a été modifié.
error-damaged_save = Cette partie enregistrée est abîmée. Ouvrez-en une copie intacte.
error-data_pack = Ce fichier de corrections ne peut pas servir. Détail, en anglais : { $detail }
error-database = Une base de données se nomme { $sqlite } ou { $postgresql }, pas « { $value } ».
error-days = { $option } demande un nombre de jours, 0 pour toujours, pas { $value }.
error-database_in_use = Un autre serveur joue les tables de cette base de données. Arrêtez-le, ou lancez-les tous avec --bus.
error-entry = L’entrée « { $entry } » de cette mise en place est illisible.
error-folder = { $file } est un dossier. Nommez un fichier avec { $option }, par exemple { $example }.
error-games = Le nombre de parties (--games) va de 1 à { $most }, pas { $given }.
error-host = L’adresse { $host } est inutilisable : { $cause }. Nommez-en une autre avec --host.
error-in_use = Les tables de { $file } sont tenues par un autre Nemesis. Arrêtez-le d’abord, ou nommez un autre fichier avec { $option }.
error-in_use_at = Les tables de { $file } sont tenues par un autre Nemesis : { $address }. Utilisez-le, arrêtez-le d’abord, ou nommez un autre fichier avec { $option }.
error-intruder_player = Le Joueur Intrus demande le mode { $mode } et les { $species }.
error-journal_busy = Une autre simulation écrit { $file }. Attendez qu’elle finisse, ou choisissez un autre fichier avec --out.
error-journal_foreign = { $file } n’est pas le journal d’une simulation. Déplacez-le, ou ajoutez --fresh pour l’écraser.
error-journal_other = { $file } appartient à une autre simulation ({ $entry } : { $there } là-bas, { $here } ici). Terminez-la avec ses propres options, ou ajoutez --fresh pour l’abandonner.
error-language_variable = NEMESIS_LANGUAGE ne peut pas valoir « { $value } ». Valeurs possibles : { $possible }.
error-metrics_address = L’adresse des mesures s’écrit comme { $example }, pas « { $value } ».
error-metrics_taken = Les mesures ne peuvent pas être données à { $value } : { $cause }. Nommez une autre adresse avec --metrics.
error-mode_board = Le mode { $mode } se joue sur un autre plateau : { $board }.
error-mode_players = { $mode } : { $fewest ->
        [1] { $most ->
            [1] 1 joueur
           *[other] de 1 à { $most } joueurs
        }
       *[other] de { $fewest } à { $most } joueurs
    }, pas { $players }.
error-mode_species = Le mode { $mode } se joue seulement contre les { $species }.
error-needs_node = La page statique se construit avec { $program }. Installez Node 20 ou plus récent.
error-too_heavy = La page statique pèse { $megabytes } Mo en Brotli ; le maximum est de { $most } Mo.
error-needs_package = { $what } demande { $package }. Installez-le avec : { $command }
error-newer_backup = Cette sauvegarde vient d’une version plus récente de Nemesis ({ $version }). Installez cette version. Rien n’a été modifié.
error-newer_database = Cette base de données vient d’une version plus récente de Nemesis (version { $version } ; celle-ci ouvre jusqu’à { $newest }). Installez cette version. Rien n’a été modifié.
error-newer_save = Cette partie a été enregistrée par une version plus récente (format { $schema } ; celle-ci ouvre jusqu’à { $newest }). Installez cette version pour continuer.
error-no_common = Les deux côtés n’ont aucune { $what ->
        [seed] graine
       *[seat] place
    } en commun : il n’y a rien à comparer.
error-no_database = La base de données ne répond pas comme il faut. A-t-elle été lancée, et son adresse est-elle juste ?
error-no_replay = Cette partie a commencé avec d’autres règles : elle se reprend avec --load, mais ne se rejoue pas.
error-no_record = Le serveur ne dit rien de la table « { $code } » : { $cause }.
error-no_server = Le serveur { $server } ne répond pas. Nommez-en un autre avec --server.
error-no_tables = Il n’y a aucune table de Nemesis dans cette base de données.
error-not_a_save = Ce n’est pas une partie de Nemesis enregistrée, ou seulement un morceau.
error-not_a_record = Ce n’est pas le procès-verbal d’une partie terminée qui puisse être prouvée.
error-not_asked = Rien ne vous est demandé pour le moment.
error-not_empty = { $file } contient d’autres fichiers. Nommez un nouveau dossier, ou celui d’une page statique précédente.
error-not_offered = Ce choix n’est pas possible. Prenez l’un de ceux qui sont proposés.
error-nothing_to_take_back = Il n’y a rien à annuler.
error-not_written_yet = Impossible d’écrire { $file } : { $cause }. Ce qui est joué est conservé ; la même commande continue.
error-older_backup = Cette sauvegarde vient d’une version plus ancienne de Nemesis ({ $version }). Remettez-la en place avec cette version-là, puis ouvrez la base de données avec celle-ci.
error-one_beginning = Une table ne commence que d’une façon : un scénario, un moment d’une autre partie, ou son vaisseau.
error-option_form = Une option de table s’écrit NOM=VALEUR, pas « { $value } ».
error-option_value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $possible }.
error-out_suffix = Le nom du fichier de résultats doit finir par { $possible } : ce n’est pas le cas de { $file }.
error-over = La partie est finie : plus rien n’est demandé.
error-own_setup = Un scénario ou un moment d’une autre partie apporte sa propre mise en place : ne choisissez rien d’autre.
error-players = Une table a de { $fewest } à { $most } joueurs.
error-playouts = Le bot stratège imagine de 1 à { $most } parties par coup, pas plus ni moins.
error-port = Un port est un nombre de 0 à 65535, pas { $value }.
error-port_taken = Le port { $port } est inutilisable : { $cause }. Nommez-en un autre avec --port.
error-port_variable = NEMESIS_PORT est un nombre de 0 à 65535, pas « { $value } ».
error-ports_taken = Aucun port de { $first } à { $last } n’est libre. Nommez-en un avec --port.
error-proof_choice = Non prouvé : le coup { $number } du procès-verbal était impossible.
error-proof_end = Non prouvé : les coups du procès-verbal ne mènent pas à la fin d’une partie.
error-proof_key = Non prouvé : la clé n’est pas celle de l’engagement.
error-proof_log = Non prouvé : l’événement { $number } est { $told } dans le procès-verbal, mais la clé donne { $drawn }.
error-proof_noted = Non prouvé : l’engagement du procès-verbal n’est pas celui qui a été noté.
error-proof_setup = Non prouvé : la clé ne permet pas de mettre en place la partie du procès-verbal.
error-proof_table = Non prouvé : à la fin, la table n’est pas celle que donne la clé ({ $entry }).
error-radio_already_known = { why_not-radio_already_known }
error-radio_already_so = { why_not-radio_already_so }
error-radio_no_such_words = { why_not-radio_no_such_words }
error-radio_nobody_there = { why_not-radio_nobody_there }
error-radio_not_now = { why_not-radio_not_now }
error-radio_nothing_to_answer = { why_not-radio_nothing_to_answer }
error-radio_out_of_reach = { why_not-radio_out_of_reach }
error-radio_too_much = { why_not-radio_too_much }
error-restore_not_empty = Cette base de données contient déjà des tables. Nommez-en une vide, ou remplacez-les avec --force.
error-results = { $file } n’est pas un fichier de résultats de simulation.
error-saved_players = La partie enregistrée a { $saved ->
        [one] { $saved } joueur
       *[other] { $saved } joueurs
    }, pas { $given }. N’indiquez pas --players.
error-saved_setup = Cette partie enregistrée a une mise en place que cette version ne connaît pas.
error-scenario = Ce scénario ne peut pas être joué. Détail, en anglais : { $detail }
error-seat = Une place (--seat) est un nombre de 0 à { $most }, pas { $given }.
error-seats = --seats nomme { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, la partie en a { $players }.
error-seed = La graine doit être un nombre entier.
error-serve_workers = Le nombre de processus (--workers) est 1 ou plus, pas { $value }.
error-server = Un serveur se nomme { $http } ou { $https }, pas « { $server } ».
error-sharing_postgresql = Des processus qui partagent des tables demandent PostgreSQL. Nommez-en un avec --database-url { $postgresql }
error-ship = Le vaisseau de la partie précédente contient des éléments que cette table n’a pas. Choisissez les mêmes modules que dans cette partie.
error-side = « { $value } » ne se compare pas. Un côté est un bot ({ $possible }), NOM=VALEUR, un fichier de corrections (.toml), { $as_is }, ou un fichier de résultats ({ $suffixes }).
error-species_board = { $species } : leurs règles ne citent qu’une face du plateau ({ $board }). L’option « { $option } » permet l’une ou l’autre.
error-temper_twice = Un bot a un seul tempérament : « { $value } » répète ou contredit ce qui précède.
error-undo = Quelque chose a été révélé ou lancé depuis : seul un vote peut l’annuler.
error-unknown = Il n’y a pas { $what ->
        [board] de plateau
        [bot] de bot
        [character] de Personnage
        [language] de langue
        [mode] de mode
        [module] de module
        [option] d’option de table
        [scenario] de scénario
        [temper] de tempérament
       *[species] d’espèce
    } « { $value } ». Choix possibles : { $possible }.
error-unreadable = Impossible de lire { $file } : { $cause }.
error-untold = Cette partie n’est pas finie. Sa chronique révèle tous les secrets : elle s’écrit une fois la partie finie.
error-unwritable = Impossible d’écrire { $file } : { $cause }. Choisissez un autre endroit avec { $option }.
error-worker_killed = Un processus de la simulation a été tué (mémoire pleine ?). La même commande continue.
error-workers = Le nombre de processus (--workers) est 0 (un par cœur) ou plus, pas { $value }.

# Là où seul le message anglais dit ce qui ne va pas.

phrase-detail = Impossible. Détail, en anglais : { $message }
phrase-name_and_id = { $name } ({ $id })
phrase-or = { $first } ou { $last }
phrase-file_trouble = { $file } : { $cause }.

# Ce que le système dit d’un fichier ou d’un port.

cause-EACCES = ce n’est pas autorisé ici
cause-EADDRINUSE = un autre programme s’en sert
cause-EADDRNOTAVAIL = cette machine ne l’a pas
cause-EEXIST = quelque chose porte déjà ce nom
cause-EINVAL = ce n’est pas un nom valable
cause-EIO = le disque ne répond pas
cause-EISDIR = c’est un dossier
cause-ELOOP = ses liens tournent en rond
cause-ENAMETOOLONG = le nom est trop long
cause-ENOENT = ce fichier ou ce dossier n’existe pas
cause-ENOSPC = le disque est plein
cause-ENOTDIR = une partie du chemin n’est pas un dossier
cause-EPERM = ce n’est pas autorisé ici
cause-EROFS = on ne peut que le lire
cause-not_found = cette table n’existe pas
cause-not_over = la partie n’est pas finie
cause-not_provable = son hasard ne peut pas être prouvé
cause-not_text = ce n’est pas un fichier de texte
cause-unknown = le système refuse
error-workers_bus = Plusieurs processus demandent un bus. Nommez-en un avec --bus { $redis }
error-workers_posix = Plusieurs processus (--workers) demandent Linux, macOS ou un autre Unix.
