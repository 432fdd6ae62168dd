# La ligne de commande : ses commandes.

cli-about = Nemesis, l’édition numérique (non officielle).
cli-commands = commandes{" "}
cli-more = Sans commande : jouer dans le navigateur. « nemesis COMMANDE --help » explique une commande.
cli-command-play = jouer dans le navigateur, ou dans le terminal avec --text
cli-command-serve = héberger des tables pour d’autres
cli-command-backup = écrire toutes les tables d’une base de données dans un fichier, même pendant qu’un serveur tourne
cli-command-restore = remettre un tel fichier dans une base de données
cli-command-check = ouvrir chaque table d’une base de données, et nommer celles qui sont illisibles
cli-command-simulate = faire jouer de nombreuses parties à des bots et les résumer
cli-command-compare = comparer deux bots, options ou fichiers de corrections sur les mêmes graines
cli-command-replay = revoir pas à pas une partie enregistrée
cli-command-chronicle = raconter une partie terminée dans un seul fichier HTML, à garder
cli-command-verify = prouver que chaque dé et chaque carte d’une table terminée étaient honnêtes
cli-command-scenario = jouer un fichier de scénario (TOML)
cli-command-rules = expliquer un terme des règles ou un élément du jeu
cli-command-static = construire une page qui joue sans serveur

# Ce qu’on leur indique.

cli-option-port = port de l’édition dans le navigateur (par défaut { $port } ou le suivant qui est libre ; NEMESIS_PORT)
cli-option-no_browser = afficher seulement l’adresse (NEMESIS_NO_BROWSER=1)
cli-option-database = fichier des tables (par défaut dans votre dossier de données ; NEMESIS_DATABASE)
cli-option-text = jouer dans le terminal, comme avec n’importe laquelle des options ci-dessous
cli-option-players = nombre de places (par défaut 1, ou autant que --seats en nomme)
cli-option-seats = qui occupe chaque place, par exemple { $example } ; bots : { $bots } (bot : { $bot }) ; leur tempérament, sinon tiré au sort : { $temper }
cli-option-species = vos adversaires : { $possible }
cli-option-mode = sorte de partie : { $possible }
cli-option-board = face du plateau : { $possible }
cli-option-modules = modules du jeu : { $possible }
cli-option-characters = un par place, par exemple { $example } ; par défaut, chacun choisit à la table
cli-option-option = une option de table ; peut être répétée
cli-option-data_pack = un fichier TOML de corrections (cartes, Objets, textes…)
cli-option-seed = une même graine donne la même partie
cli-option-save = où la partie est conservée (par défaut dans votre dossier de données)
cli-option-after = une partie terminée, dont celle-ci reprend le vaisseau
cli-option-load = reprendre une partie enregistrée
cli-option-odds = afficher les probabilités avant les actions risquées
cli-option-coach = la commande conseil : ce que ferait le bot stratège, et pourquoi
cli-option-radio = l’équipage se parle à la radio (par défaut : à partir de deux places)
cli-option-secret_reactions = à plusieurs : passer le clavier même à qui ne peut pas réagir
cli-option-language = langue du jeu et de cette aide (par défaut NEMESIS_LANGUAGE, sinon celle du terminal)
cli-option-version = afficher la version
cli-option-host = adresse d’écoute (par défaut { $host })
cli-option-serve_port = port d’écoute (par défaut { $port })
cli-option-database_url = { $sqlite } ou { $postgresql } ({ $variable })
cli-option-origin = une autre origine dont les pages peuvent jouer ici ; peut être répétée
cli-option-host_name = un nom sous lequel on peut s’adresser à ce serveur (par défaut n’importe lequel ; { $variable }) ; peut être répété
cli-option-log_addresses = noter chaque requête avec son adresse dans le journal
cli-option-keep_finished = jours après le dernier coup jusqu’à l’effacement d’une table terminée (par défaut { $days } ; 0 : jamais)
cli-option-keep_abandoned = de même pour une table inachevée (par défaut { $days } ; 0 : jamais)
cli-option-metrics = adresse et port des mesures pour Prometheus, par exemple { $example } (par défaut aucun ; { $variable })
cli-option-backup_url = la base de données : { $sqlite } ou { $postgresql }
cli-option-backup_file = où l’écrire
cli-option-restore_file = un fichier écrit par « nemesis backup »
cli-option-restore_url = la base de données, de l’une ou l’autre sorte : { $sqlite } ou { $postgresql }
cli-option-force = remplacer les tables que contient cette base de données
cli-option-bus = Redis ou Valkey ({ $bus }), pour plusieurs processus qui partagent un PostgreSQL (NEMESIS_BUS)
cli-option-serve_workers = nombre de processus sur cette machine ; au-delà d’un seul, il faut PostgreSQL et --bus (par défaut 1)
cli-option-games = combien de parties (par défaut { $games })
cli-option-simulated_players = nombre de places (par défaut { $players }, ou autant que --bots en nomme)
cli-option-bots = un pour toutes les places, ou un pour chacune : { $bots } (par défaut { $bot })
cli-option-first_seed = graine de la première partie ; les suivantes se suivent (par défaut 0)
cli-option-workers = processus ; 0 (par défaut) : un par cœur
cli-option-cluster = jouer sur une grappe Ray (extension { $extra } ; RAY_ADDRESS la nomme)
cli-option-out = fichier avec une ligne par place et par partie : { $suffixes } ; une simulation interrompue y reprend
cli-option-fresh = ne pas continuer ce qu’une simulation précédente a laissé près de --out
cli-option-format = comment le résumé est affiché
cli-option-report = graphiques (PNG) et page (HTML) ; extension { $extra }
cli-option-side_a = un bot, des bots (a,b,…), NOM=VALEUR, un fichier de corrections (.toml), plusieurs de ces choses jointes par +, { $as_is }, ou un fichier de résultats
cli-option-side_b = de même
cli-option-seat = A et B ne jouent que cette place (0, 1…) ; peut être répétée
cli-option-saved = une partie enregistrée
cli-option-told = le code d’une table terminée, ou un fichier qui contient son procès-verbal ou une partie enregistrée et terminée
cli-option-chronicle_output = où l’écrire (par défaut un fichier dans ce dossier, qui porte le nom de la partie)
cli-option-no_chances = laisser de côté la courbe des chances, qui demande un moment
cli-option-record = le code d’une table terminée, ou un fichier qui contient son procès-verbal
cli-option-server = où se trouve cette table (par défaut { $server })
cli-option-commitment = l’engagement que vous avez noté au début de la partie
cli-option-scenario_file = un scénario (TOML)
cli-option-site = où la page est placée
cli-option-downloads = dossier qui garde ce qui est téléchargé pour elle (par défaut : le cache de votre système)
cli-option-term = les mots cherchés ; sans eux, tous les termes

# Ce qui tient lieu de valeur dans l’aide.

cli-value-address = ADRESSE
cli-value-board = PLATEAU
cli-value-bots = BOTS
cli-value-digits = CHIFFRES
cli-value-command = COMMANDE
cli-value-days = JOURS
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-mode = MODE
cli-value-name = NOM
cli-value-names = NOMS
cli-value-number = NOMBRE
cli-value-origin = ORIGINE
cli-value-port = PORT
cli-value-told = CODE-OU-FICHIER
cli-value-record = CODE-OU-FICHIER
cli-value-save = PARTIE
cli-value-seats = PLACES
cli-value-setting = NOM=VALEUR
cli-value-species = ESPÈCE
cli-value-term = TERME
cli-value-url = URL

# Les mots d’argparse.

cli-argparse-usage = usage :{" "}
cli-argparse-arguments = arguments{" "}
cli-argparse-options = options{" "}
cli-argparse-help = afficher cette aide
cli-argparse-about = { $name } : { $message }
cli-argparse-unrecognized = inconnu en ligne de commande : { $names } (--help montre ce qui existe)
cli-argparse-required = il manque en ligne de commande : { $names } (--help explique)
cli-argparse-ambiguous = { $option } peut être { $matches } : écrivez-en plus
cli-argparse-invalid_choice = « { $value } » n’est pas possible ; choix possibles : { $choices }
cli-argparse-invalid_number = « { $value } » n’est pas un nombre entier
cli-argparse-one_value = il manque une valeur après
cli-argparse-one_value_at_most = une valeur au plus
cli-argparse-one_value_at_least = il manque au moins une valeur après
cli-argparse-values = nombre de valeurs attendues après : { $count }
cli-argparse-no_value = cette option ne prend pas de valeur, donc pas « { $value } »

# Ce que les commandes affichent.

cli-serving = Nemesis : { $address } ({ $seconds } s ; Ctrl+C pour arrêter)
cli-backed_up = { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $megabytes } Mo
cli-restored = Remis en place : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } ({ $rows } lignes)
cli-progress = { $done } lignes sur { $total }
cli-serving_already = Nemesis est déjà lancé : { $address }
cli-stopped = arrêt après { $played } parties sur { $games } ; { $kept ->
        [yes] la même commande continue
       *[no] sans --out, rien n’est conservé
    }
cli-check_broken = { $code } : illisible ({ $part ->
        [agreed] ce qui a été convenu
        [key] sa clé
        [moves] ses coups
        [origin] la position de départ
        [seats] ses places
        [setup] sa mise en place
       *[rows] ce qui est enregistré
    })
cli-check_done = { $tables } tables, dont impossibles à ouvrir : { $broken }
cli-report = rapport : { $file }
cli-static_built = { $folder } : { $megabytes } Mo ({ $compressed } Mo en Brotli), version { $version }. Tout hébergeur de pages web peut la servir.
cli-chronicle_chances = Estimation des chances de chacun : { $done } sur { $total }…
cli-chronicle_written = La chronique se trouve dans { $file }.
cli-verify_honest = Honnête : chaque dé et chaque carte découlent de la clé ({ $choices } coups rejoués, { $events } événements comparés).
cli-verify_commitment = Son engagement, montré avant la première carte : { $commitment }
cli-verify_given = Elle a commencé avec { $what ->
        [ship] le vaisseau d’une autre table
       *[position] une position d’une autre table
    }, distribuée là-bas : l’engagement en répond, mais pas la clé.
cli-verify_version = nemesis : cette partie a été jouée avec la version { $version }, celle-ci est la { $here } ; si les règles ont changé depuis, elle ne peut pas être rejouée
