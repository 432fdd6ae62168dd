# Ce que les seconds jetons Exploration changent dans les mots du jeu de base

room-monitoring_room =
    .text = Action de Salle, 2 cartes : choisissez 1 Salle où quelque chose est face cachée et regardez-le en secret : la tuile, si la Salle est inconnue, son jeton Exploration et son second jeton. Puis remettez tout en place. Vous pouvez dire la vérité ou mentir à leur sujet.
    .reminder = Regardez en secret ce qui est face cachée dans 1 Salle

item-recon_drone =
    .text = Coût : 1 carte Action. Hors Combat uniquement. Usage unique. Choisissez 1 Salle où quelque chose est face cachée : regardez en secret la tuile, si la Salle est inconnue, son jeton Exploration et son second jeton.
    .reminder = Regardez ce qui est face cachée dans 1 Salle.

ask-peek = { $deed } : quelle Salle regardez-vous ?

why_not-nothing_unexplored = Il ne reste rien face cachée que cela permette de regarder.
