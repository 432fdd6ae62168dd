# Ce que les Personnages d’Aftermath changent pour tous

ask-draft = Quelle carte Rôle prenez-vous ? Deux ont été piochées pour vous ; chacune vaut pour une couleur.
