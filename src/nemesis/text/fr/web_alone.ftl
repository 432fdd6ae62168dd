# La page sans serveur : la partie se joue dans le navigateur lui-même.

web-alone-loading = Chargement du jeu : { $percent } %
web-alone-starting = Démarrage du jeu…
web-alone-progress = Part du jeu déjà chargée
web-alone-failed = Le jeu n’a pas pu démarrer dans ce navigateur. Essayez-en un plus récent, ou rechargez la page.
web-alone-newer = Une nouvelle version est prête. Vos parties reprendront où elles en sont.
web-alone-take_newer = L’utiliser maintenant
web-alone-here = Cette page joue sans serveur : seul, avec des bots, ou à plusieurs devant cet écran. Les parties restent dans ce navigateur. Pour jouer en ligne avec d’autres, collez le lien de leur table.
web-alone-export = Enregistrer dans un fichier
web-alone-export_table = Enregistrer la partie { $code } dans un fichier
web-alone-import = Ouvrir une partie enregistrée
