# Les commandes du client texte : ce que tape un joueur. Attributs : .also les autres mots, .argument ce qui peut suivre, .help ce qu’elle fait.

command-help = aide
    .also = ?
    .argument = [MOT]
    .help = cette liste ; avec un numéro, l’option expliquée ; avec un mot, une carte, une Salle, un Objet ou un terme des règles
command-why = pourquoi
    .help = ce qui n’est pas possible maintenant, et quelle règle le dit
command-map = plan
    .help = le vaisseau, Salle par Salle
command-me = moi
    .help = votre état
command-crew = équipage
    .help = l’équipage, le sac, les Nacelles
command-objectives = objectifs
    .help = vos Objectifs
command-knowledge = savoir
    .also = connaissances
    .help = ce que vous avez appris
command-odds = risques
    .also = probabilités chances
    .help = les prochains risques
command-coach = conseil
    .also = conseiller
    .help = ce que le bot stratège ferait ici, et pourquoi
command-log = journal
    .argument = [NOMBRE]
    .help = les derniers événements
command-talk = dire
    .also = radio parler
    .argument = [NOMBRE]
    .help = dire quelque chose à la radio, ou répondre ; avec un nombre : ce message tout de suite
command-dossier = dossier
    .also = entendu
    .help = ce que chacun a dit, promis et fait, et ce que vous en savez
command-undo = annuler
    .help = annuler votre dernier choix, si rien n’a été révélé et qu’aucun dé n’a été lancé depuis
command-skip = ignorer
    .help = ne plus vous demander de réactions hors de votre tour jusqu’à la fin de la Manche
command-call = intervenir
    .argument = [NOMBRE]
    .help = ce que peuvent faire les joueurs qu’on n’interroge pas ; avec un numéro, le faire
command-ok = ok
    .help = payer comme proposé, comme Entrée seule
command-save = enregistrer
    .also = sauver sauvegarder
    .argument = FICHIER
    .help = garder une copie de la partie
command-language = langue
    .argument = en/fr
    .help = la langue que vous lisez
command-quit = quitter
    .also = q sortir
    .help = quitter ; la partie est conservée à chaque décision

# Dans une relecture.

command-next = suivant
    .help = le choix suivant, comme Entrée seule
command-previous = précédent
    .help = le choix précédent
command-turning = tournants
    .also = tournant
    .help = les tournants : où les chances de chacun ont le plus monté et baissé

# Ce que le client texte en dit, et ce qu’il dit des paiements et des risques.

client-help_answers = Un numéro : choisir cette option. Entrée seule : relire la question.
client-help_short = Les premières lettres suffisent quand elles sont claires, les accents sont facultatifs, et chaque commande marche aussi en anglais.
client-help_command = {"  "}{ $command } : { $help }
client-help_command_both = {"  "}{ $command } ({ $other }) : { $help }
client-ambiguous_command = « { $word } » peut être : { $commands }. Tapez-en plus.
client-nearest_command = « { $word } » n’est pas une commande. Vouliez-vous dire « { $nearest } » ? Tapez « ? » pour toutes les commandes.
client-one_number = Une seule réponse à la fois ici : tapez un numéro de 1 à { $count }.
client-kept = La partie est conservée dans { $file }. Pour la revoir : nemesis replay { $file }
client-payment = Proposition : { $cards }. { $cost ->
        [one] Ou tapez un autre numéro.
       *[other] Ou tapez d’autres numéros, ensemble ou l’un après l’autre.
    }
client-payment_card = { $card } ({ $number })
client-choose_payment = Votre choix (1 à { $count }, { $enter ->
        [yes] Entrée pour accepter la proposition
       *[no] ok pour accepter la proposition
    }, « ? » pour l’aide) :{" "}
client-too_many_cards = Le prix est de { $cost ->
        [one] 1 carte
       *[other] { $cost } cartes
    } : ne tapez pas plus de numéros.
client-card_twice = Chaque carte ne paie qu’une fois.
client-nothing_suggested = Aucun paiement n’est proposé ici : tapez un numéro.
client-no_way_back = Cette partie a commencé avec d’autres règles : aucun choix ne peut être annulé.
client-replay = Une partie de { $choices } choix. Entrée : suivant ; p : précédent ; un nombre : y aller ; q : quitter ; « ? » : toutes les commandes.
