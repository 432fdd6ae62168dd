# La page sans serveur : la partie se joue dans le navigateur lui-même.

web-alone-loading = Chargement du jeu : { $percent } %
web-alone-starting = Démarrage du jeu…
web-alone-progress = Part du jeu déjà chargée
web-alone-failed = Le jeu n’a pas pu démarrer dans ce navigateur. Essayez-en un plus récent, ou rechargez la page.
web-alone-newer = Une nouvelle version est prête. Vos parties reprendront où elles en sont.
web-alone-take_newer = L’utiliser maintenant
web-alone-here = Cette page joue sans serveur : seul, avec des bots, ou à plusieurs devant cet écran. Les parties restent dans ce navigateur. Les tables avec des joueurs à distance sont celles d’un serveur.
web-alone-export = Enregistrer dans un fichier
web-alone-export_table = Enregistrer la partie { $code } dans un fichier
web-alone-import = Ouvrir une partie enregistrée
web-alone-too_old = Les parties de ce navigateur ont été jouées avec une version plus récente de cette page : celle-ci n’y touche pas. Rechargez la page pour obtenir la version récente.
web-alone-again = Recharger
web-alone-apart = Un autre onglet a une autre version de cette page. Rechargez celle-ci quand vous voudrez : vos parties reprendront où elles en sont.
web-alone-other_plays = Un autre onglet joue avec une autre version de cette page. Rechargez cette page ; si cela ne suffit pas, fermez l’autre onglet.
web-alone-later = Plus tard
web-alone-mine_lead = Les parties de ce navigateur. Ce que vous supprimez ici est perdu ; un fichier, lui, vous suit partout.
web-alone-kept = Ce navigateur garde vos parties jusqu’à ce que vous les effaciez.
web-alone-not_kept = Ce navigateur peut effacer vos parties s’il manque de place. Enregistrez dans un fichier ce que vous ne voulez pas perdre.
web-alone-keep = Lui demander de les garder
web-alone-not_granted = Le navigateur ne le promet pas. Il le fera peut-être si vous venez souvent, ou si vous installez cette page comme application.
web-alone-delete = Supprimer cette partie
web-alone-delete_table = Supprimer la partie { $code }
web-alone-delete_sure = Supprimer la partie { $code } de ce navigateur ? Elle ne pourra pas être récupérée, à moins que vous ne l’ayez enregistrée dans un fichier.
web-alone-seats_hint = Ceux qui jouent ici se passent l’appareil ; la page cache les secrets de chacun. Avec des amis à distance, on joue sur un serveur.
web-alone-join_server = Un ami vous a donné un lien, ou l’adresse d’un serveur ?
web-alone-join_how = Collez le lien d’une table ou l’adresse d’un serveur. Vous quitterez cette page : les tables avec des joueurs à distance se jouent là-bas.
web-alone-join_address = Lien ou adresse
web-alone-join_code = Code de la table (si vous en avez un)
web-alone-join_go = Y aller
web-alone-address-empty = Collez un lien ou une adresse, comme { $example }.
web-alone-address-not_one = Ce n’est pas une adresse. Il faut quelque chose comme { $example }, ou le lien complet d’une table.
web-alone-address-scheme = Une adresse commence par { $https } (ou { $http } chez vous).
web-alone-address-here = C’est l’adresse de cette page, qui n’a pas de tables d’autres joueurs. Demandez à votre ami le lien de sa table.
web-alone-address-code = Un code a 8 lettres et chiffres, comme k3x9 m2pq.

# Refus, là où il n’y a pas de serveur.

web-alone-error-not_saved = Le navigateur n’a pas pu enregistrer : il n’a sans doute plus de place. Rien n’est perdu et la partie attend. Libérez de la place sur cet appareil ou dans ce navigateur, ou enregistrez vos parties dans des fichiers, puis réessayez.
web-alone-error-unavailable = { web-alone-error-not_saved }
web-alone-error-unreachable = Le jeu ne répond pas dans ce navigateur. Rechargez la page : vos parties sont gardées.
web-alone-error-unknown = Cela n’a pas marché, et rien n’a changé. Rechargez la page si cela se reproduit.
web-alone-error-internal = Cela n’a pas marché, et rien n’a changé. Rechargez la page si cela se reproduit.
web-alone-error-bad_message = Cette page et son jeu ne se comprennent pas. Rechargez la page.
web-alone-error-bad_setup = Cette table ne peut pas être installée telle quelle. Rechargez la page et refaites vos choix.
