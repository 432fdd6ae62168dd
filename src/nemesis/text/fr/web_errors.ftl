# Refus, d’après le code envoyé par le serveur.

web-error-asked = Une question vous est posée : répondez-y d’abord.
web-error-bad_link = Ce lien a déjà servi, ou son temps est écoulé. Demandez-en un nouveau.
web-error-bad_message = Le serveur ne comprend pas cette page. Rechargez-la.
web-error-bad_name = Ce nom est illisible. Choisissez-en un fait de lettres, de chiffres ou de signes, 40 au plus.
web-error-bad_setup = Le serveur ne peut pas installer cette table telle quelle. Rechargez la page et refaites vos choix.
web-error-closed = Les places de cette table sont fermées. Demandez à l’hôte un lien vers une place.
web-error-coach_failed = Le conseiller n’a pas trouvé de réponse cette fois. Redemandez.
web-error-coach_thinking = Le conseiller réfléchit encore à votre dernière question.
web-error-illegal = Ce choix n’est plus possible. La table montre ceux qui le sont.
web-error-internal = Le serveur a fait une erreur ; rien n’a changé. Réessayez.
web-error-muted = Vous êtes en sourdine à cette table : ce que vous écrivez n’est pas envoyé.
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
web-error-not_host = L’hôte seul en décide ; en son absence, au moins deux joueurs ensemble.
web-error-not_over = Cette partie n’est pas finie.
web-error-not_provable = Le hasard de cette table ne peut pas être prouvé.
web-error-not_saved = Rien ne peut être enregistré pour le moment. Regardez la table dans un instant, et recommencez si rien n’a changé.
web-error-not_seated = Vous n’avez pas de place à cette table ; vous ne faites que regarder.
web-error-not_yours = C’est à quelqu’un d’autre d’en décider.
web-error-nothing_to_undo = Il n’y a rien à annuler.
web-error-removed = Vous n’avez plus de place à cette table : départ définitif ou exclusion. Ce que vous saviez de la partie, vous le savez encore ; d’autres jouent à cette place maintenant.
web-error-said_hello = Cette place est déjà connectée. Rechargez la page.
web-error-seats_closed = La partie a commencé : les joueurs de cette table votent pour qu’un bot cède sa place.
web-error-secret_changed = Cet appareil a été déconnecté : une nouvelle clé a été créée pour cette place sur un autre appareil.
web-error-stale = La table a avancé : voyez ce qui est demandé maintenant.
web-error-table_broken = Impossible d’ouvrir la partie de cette table. Ses données sont intactes, et l’administrateur est prévenu.
web-error-taken = Quelqu’un a été plus rapide : cette place est prise. Choisissez-en une autre.
web-error-too_few = Quelqu’un d’autre verrait les cartes de cette place : au moins deux joueurs doivent y consentir. Un bot peut continuer à sa place.
web-error-too_large = C’est trop long pour être envoyé.
web-error-too_many = Trop de demandes à la fois : attendez un instant et réessayez.
web-error-unavailable = Les données sont hors d’atteinte pour le moment. Réessayez dans un instant.
web-error-vote_open = Un vote est déjà ouvert.
web-error-wait = On attend une réaction ; redemandez ensuite.
web-error-watch_closed = Cette table ne se regarde que par son lien. Demandez-le à un joueur.
web-error-wrong_host = Ce serveur a une autre adresse. Ouvrez la page à l’adresse que son hôte vous a donnée.

# Les ennuis de la page elle-même.

web-error-cut_off = Pas de connexion : rien n’a été envoyé.
web-error-unknown = Le serveur n’a pas donné de réponse lisible. Réessayez.
web-error-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
